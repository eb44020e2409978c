"""What random play must have reached: every building and its use, major building, office and its power, kind of battle
and deal."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import CHURCH, FINE, GOOD, HOUSE, HUT, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    ENEMY,
    MAJOR,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    OFFICE,
)

USED = [
    "log produced by activation.stonecutter",
    "log produced by activation.carpenter",
    "log sited building=palace",
    "log sited building=cathedral",
    "log walled",
    "log paved",
    "log linked",
    "log loaded good=stone",
    "log loaded good=wood",
    "log loaded good=fine",
    "log cargo-paid",
]
POWERS = [
    "log cannons-hit by office.gunner",
    "log battle-vp by office.general",
    "do free_road",
    "do free_wall",
    "log owner-fee by office.shipowner",
    "log owner-vp by office.shipowner",
]
BATTLES = [
    "log battle-over attackers=0 by combat.18",  # the attackers were more
    "log battle-over defenders=0 by combat.18",  # the defenders were more
    "log battle-over by combat.19",  # as many
    "log battle-over by combat.21",  # as many, a barracks in the district
    "log battle-over by combat.22",  # as many, Corsairs
    "log cannons-hit by war.17",
    "log cannons-missed",
    "log cannons-held",
    "log sacrificed",
    "log sacrificed-outside",
    "log stacked",
    "log handed-over",
    "log stack-denied",
    "log sacrifice-denied",
    "log war-fades",
    "log general-declined",
    "log deploy-short",
    "no just-stacked in WarTurn",
    "no must-enter in WarTurn",
]
RUN_OUT = [
    "log grid-closed major=walls",
    "log grid-closed major=roads",
    "log none-to-lay",
    "log fee-returned-full",
]
PLANS = ["do revise", "do accept_loss", "log plan-dropped-build", "log plan-dropped-load"]
DEALS = ["log deal-accepted", "log deal-declined", "log deal-withdrawn", "log deal-expired"]


def uses() -> list[str]:
    out = [f"log built building={minor.id}" for minor in MINORS]
    for good in (STONE, WOOD, FINE):
        out += [f"log sold good={GOOD.word(good)} by activation.{seller}" for seller in ("market", "guild")]
    church = MINORS[CHURCH]
    out += [f"log used-church vp={vp}" for vp in (church.blessing, church.blessing_with_cathedral)]
    out += USED
    out += [f"log completed major={major}" for major in MAJOR.ids]
    out += [f"log bought office={office}" for office in OFFICE.ids]
    for office in (MASTER_STONECUTTER, MASTER_CARPENTER, MASTER_ARTISAN, MASTER_MERCHANT):
        out.append(f"log income office={OFFICE.word(office)}")
    out += POWERS
    for enemy in ENEMY.ids:
        out += [f"log war-breaks-out enemy={enemy}", f"log war-forced enemy={enemy}"]
    out += BATTLES + RUN_OUT + PLANS
    for kind, minor in enumerate(MINORS):
        out.append(f"log {'home-destroyed' if kind in (HUT, HOUSE) else 'destroyed'} building={minor.id}")
    out += [f"log destroyed building={kind}" for kind in ("palace", "cathedral")]
    out += [f"log traded good={good}" for good in GOOD.ids]
    return out + DEALS
