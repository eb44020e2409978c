"""Rio de la Plata as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.rio_de_la_plata import checks as check
from ludoteca.games.rio_de_la_plata import show
from ludoteca.games.rio_de_la_plata.board import DISTRICT, EDGE, ROAD, SPACE
from ludoteca.games.rio_de_la_plata.data import BUILDING, CELL, DIG, ENEMY, GOOD, LEVEL, MAJOR, OFFICE, PIT, YEAR
from ludoteca.games.rio_de_la_plata.evaluate import RioEvaluator
from ludoteca.games.rio_de_la_plata.rules.setup import OPTIONS, set_up
from ludoteca.games.rio_de_la_plata.rules.trade import RioDeals
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NUMBER, SEAT, Evaluator, Game, Setup, Sig, Viewer, sig

VERBS: dict[str, Sig] = {
    "level": sig(level=LEVEL),
    "done": (),
    "place": sig(space=SPACE),
    "seize": sig(space=SPACE),
    "work": sig(cell=CELL),
    "shadow": sig(cell=CELL),
    "dig": sig(pit=PIT),
    "till": (),
    "craft": (),
    "dock": (),
    "queue": (),
    "claim": sig(office=OFFICE),
    "sail": (),
    "spare": sig(good=GOOD),
    "settle": sig(cell=CELL),
    "settle_wall": sig(cell=CELL, good=GOOD),
    "build": sig(space=SPACE, building=BUILDING),
    "use": sig(space=SPACE, good=GOOD),
    "gather": sig(dig=DIG),
    "harvest": (),
    "refine": sig(good=GOOD),
    "load": sig(good=GOOD),
    "buy": sig(office=OFFICE),
    "merchant": sig(good=GOOD),
    "free_road": (),
    "free_wall": (),
    "site": sig(space=SPACE),
    "wall": sig(edge=EDGE),
    "road": sig(road=ROAD),
    "shift": sig(place=NUMBER),
    "keep": (),
    "camp": sig(edge=EDGE, size=NUMBER),
    "bet": sig(enemies=NUMBER),
    "hold": (),
    "hit": sig(edge=EDGE, size=NUMBER),
    "deploy": sig(space=SPACE),
    "deploy_over": sig(space=SPACE),
    "deploy_under": sig(space=SPACE),
    "command": sig(space=SPACE),
    "follow": sig(space=SPACE),
    "hire": sig(price=NUMBER),
    "move": sig(frm=SPACE, to=SPACE),
    "over": sig(frm=SPACE, to=SPACE),
    "under": sig(frm=SPACE, to=SPACE),
    "give": sig(frm=SPACE, to=SPACE),
    "give_over": sig(frm=SPACE, to=SPACE),
    "give_under": sig(frm=SPACE, to=SPACE),
    "enter": sig(edge=EDGE, size=NUMBER),
    "boost": sig(space=SPACE),
    "sacrifice": sig(space=SPACE),
    "sacrifice_camp": sig(edge=EDGE, size=NUMBER),
    "recall": sig(space=SPACE),
}

EVENTS: dict[str, Sig] = {
    "hint-first-game": (),
    "hint-war": (),
    "hint-offices": (),
    "order": sig(seat=SEAT, place=NUMBER),
    "level": sig(seat=SEAT, level=LEVEL),
    "turn-begins": sig(turn=NUMBER, year=YEAR),
    "placed": sig(seat=SEAT, space=SPACE),
    "seized": sig(seat=SEAT, space=SPACE, n=NUMBER, other=SEAT),
    "worked": sig(seat=SEAT, cell=CELL),
    "worked-shadow": sig(seat=SEAT, cell=CELL),
    "settled": sig(seat=SEAT, cell=CELL),
    "spared": sig(seat=SEAT, good=GOOD),
    "paid-silver": sig(seat=SEAT, silver=NUMBER, units=NUMBER),
    "went-digging": sig(seat=SEAT, n=NUMBER, pit=PIT),
    "went-to-fields": sig(seat=SEAT),
    "went-to-artisans": sig(seat=SEAT),
    "went-to-quay": sig(seat=SEAT),
    "queued": sig(seat=SEAT),
    "claimed": sig(seat=SEAT, office=OFFICE),
    "fee-paid": sig(seat=SEAT, silver=NUMBER),
    "placement-done": sig(seat=SEAT, n=NUMBER),
    "returned": (),
    "cargo-paid": sig(seat=SEAT, silver=NUMBER, vp=NUMBER, sets=NUMBER),
    "owner-vp": sig(seat=SEAT, vp=NUMBER),
    "completed": sig(seat=SEAT, major=MAJOR),
    "completion-vp": sig(seat=SEAT, vp=NUMBER, major=MAJOR),
    "closing-bonus": sig(seat=SEAT, vp=NUMBER, major=MAJOR),
    "sited": sig(seat=SEAT, building=BUILDING, space=SPACE),
    "discarded": sig(seat=SEAT, building=BUILDING, space=SPACE),
    "walled": sig(seat=SEAT, edge=EDGE),
    "paved": sig(seat=SEAT, road=ROAD),
    "linked": sig(district=DISTRICT),
    "built": sig(seat=SEAT, building=BUILDING, space=SPACE, vp=NUMBER),
    "sent-home": sig(seat=SEAT, space=SPACE, n=NUMBER),
    "used-church": sig(seat=SEAT, space=SPACE, vp=NUMBER),
    "sold": sig(seat=SEAT, good=GOOD, silver=NUMBER, space=SPACE),
    "produced": sig(seat=SEAT, n=NUMBER, good=GOOD, space=SPACE),
    "gathered": sig(seat=SEAT, n=NUMBER, good=GOOD, pit=PIT),
    "harvested": sig(seat=SEAT, silver=NUMBER),
    "refined": sig(seat=SEAT, good=GOOD),
    "loaded": sig(seat=SEAT, good=GOOD),
    "bought": sig(seat=SEAT, office=OFFICE, silver=NUMBER),
    "claim-failed": sig(seat=SEAT, office=OFFICE, vp=NUMBER),
    "income": sig(seat=SEAT, good=GOOD, office=OFFICE),
    "defaulted": sig(seat=SEAT, cell=CELL, vp=NUMBER),
    "plan-declined": sig(seat=SEAT),
    "plan-dropped": sig(seat=SEAT),
    "quay-home": sig(seat=SEAT, n=NUMBER),
    "fee-returned": sig(seat=SEAT, silver=NUMBER),
    "departed": sig(year=YEAR),
    "owner-fee": sig(seat=SEAT, silver=NUMBER),
    "traded": sig(seat=SEAT, other=SEAT, n=NUMBER, good=GOOD),
    "war-check": sig(total=NUMBER),
    "war-breaks-out": sig(total=NUMBER, enemy=ENEMY),
    "war-forced": sig(enemy=ENEMY),
    "war-no-entrance": (),
    "attacker": sig(seat=SEAT, enemy=ENEMY),
    "attackers": sig(seat=SEAT, n=NUMBER, workers=NUMBER, bonus=NUMBER),
    "camped": sig(seat=SEAT, size=NUMBER, edge=EDGE),
    "cannons-held": sig(seat=SEAT),
    "cannons-missed": sig(seat=SEAT, n=NUMBER, need=NUMBER, total=NUMBER),
    "cannons-hit": sig(seat=SEAT, n=NUMBER, need=NUMBER, total=NUMBER, vp=NUMBER),
    "hit": sig(seat=SEAT, edge=EDGE, size=NUMBER),
    "commands": sig(seat=SEAT, space=SPACE),
    "no-deployment": sig(seat=SEAT),
    "deployed": sig(seat=SEAT, space=SPACE),
    "deployed-shadow": sig(seat=SEAT, space=SPACE),
    "hired": sig(seat=SEAT, silver=NUMBER),
    "round": sig(n=NUMBER),
    "entered": sig(seat=SEAT, size=NUMBER, edge=EDGE),
    "moved": sig(seat=SEAT, frm=SPACE, to=SPACE),
    "stacked": sig(seat=SEAT, frm=SPACE, to=SPACE, size=NUMBER),
    "handed-over": sig(seat=SEAT, frm=SPACE, to=SPACE),
    "stack-denied": sig(seat=SEAT, other=SEAT, space=SPACE),
    "sacrificed": sig(seat=SEAT, space=SPACE, size=NUMBER),
    "sacrificed-outside": sig(seat=SEAT, size=NUMBER, edge=EDGE),
    "sacrifice-denied": sig(seat=SEAT, other=SEAT, space=SPACE),
    "battle": sig(space=SPACE, attackers=NUMBER, defenders=NUMBER),
    "battle-over": sig(space=SPACE, attackers=NUMBER, defenders=NUMBER),
    "battle-vp": sig(seat=SEAT, vp=NUMBER),
    "destroyed": sig(seat=SEAT, building=BUILDING, space=SPACE, vp=NUMBER),
    "home-destroyed": sig(seat=SEAT, building=BUILDING, space=SPACE, vp=NUMBER, other=SEAT),
    "war-fades": sig(n=NUMBER),
    "war-over": sig(n=NUMBER),
    "enemies-back": sig(indians=NUMBER, corsairs=NUMBER),
    "withdrew": sig(seat=SEAT, n=NUMBER, space=SPACE),
    "order-moved": sig(seat=SEAT, place=NUMBER),
    "order-kept": sig(seat=SEAT, n=NUMBER),
    "enemy-rises": sig(enemy=ENEMY, value=NUMBER),
    "final": sig(seat=SEAT, track=NUMBER, silver=NUMBER, offices=NUMBER, houses=NUMBER),
    "won": sig(seat=SEAT, vp=NUMBER),
}

REFUSALS: dict[str, Sig] = {
    "five-per-turn": sig(n=NUMBER),
    "no-worker-in-hand": (),
    "not-beside-home": sig(space=SPACE),
    "three-per-space": sig(space=SPACE),
    "other-colour-there": sig(space=SPACE),
    "rival-home": sig(space=SPACE, other=SEAT),
    "needs-house-beside": sig(space=SPACE),
    "nothing-to-do-there": sig(space=SPACE),
    "building-full": sig(space=SPACE, n=NUMBER),
    "nobody-to-seize": sig(space=SPACE),
    "seize-building": sig(space=SPACE),
    "seize-three": sig(space=SPACE),
    "seize-too-few": sig(space=SPACE, n=NUMBER),
    "already-built": sig(major=MAJOR),
    "cell-removed": sig(cell=CELL),
    "cell-reserved": sig(cell=CELL, players=NUMBER),
    "cell-taken": sig(cell=CELL),
    "equal-cell": sig(cell=CELL),
    "nothing-left-to-build": sig(major=MAJOR),
    "no-debt": sig(cell=CELL),
    "no-shadow": (),
    "one-shadow": (),
    "no-shadow-left": (),
    "row-full": sig(pit=PIT),
    "row-needs-more": sig(pit=PIT, n=NUMBER),
    "no-port": (),
    "ship-away": sig(year=YEAR),
    "fee-paid": sig(seat=SEAT),
    "ship-empty": (),
    "ship-full": sig(n=NUMBER),
    "no-quay-worker": sig(n=NUMBER),
    "office-owned": sig(office=OFFICE, other=SEAT),
    "office-claimed": sig(office=OFFICE, other=SEAT),
    "one-office": (),
    "not-claimed": sig(office=OFFICE),
    "too-few-vp": sig(need=NUMBER, have=NUMBER),
    "too-little-silver": sig(need=NUMBER, have=NUMBER),
    "too-few-fine": sig(need=NUMBER, have=NUMBER),
    "too-few-goods": sig(stone=NUMBER, wood=NUMBER, units=NUMBER, silver=NUMBER),
    "good-missing": sig(good=GOOD),
    "spare-enough": sig(good=GOOD),
    "nothing-to-pay": (),
    "no-worker-there": sig(space=SPACE),
    "plaza-stays-empty": (),
    "one-construction": sig(space=SPACE),
    "needs-base": sig(building=BUILDING),
    "space-occupied": sig(space=SPACE),
    "too-few-workers": sig(building=BUILDING, need=NUMBER, have=NUMBER),
    "no-tile-left": sig(building=BUILDING),
    "one-per-district": sig(building=BUILDING),
    "not-surrounded": sig(have=NUMBER, need=NUMBER),
    "used-up": sig(space=SPACE),
    "no-worker-on-cell": sig(dig=DIG),
    "fields-need-two": sig(have=NUMBER),
    "no-artisan": (),
    "no-power": sig(office=OFFICE),
    "no-piece-left": (),
    "merchant-no-silver": (),
    "merchant-waits": (),
    "no-move-keeps": (),
    "has-fought": sig(space=SPACE),
    "no-steps-left": sig(space=SPACE),
    "inactive-there": sig(space=SPACE),
    "three-in-group": sig(space=SPACE),
    "mixed-needs-choice": sig(space=SPACE),
    "cannot-give": sig(seat=SEAT, good=GOOD),
}

PROMPTS: dict[str, Sig] = {
    "ConfirmLoss": sig(vp=NUMBER),
    "SiteMajor": sig(major=MAJOR),
    "LayWall": sig(n=NUMBER),
    "LayRoad": sig(n=NUMBER),
    "PlaceAttackers": sig(n=NUMBER),
    "Hit": sig(n=NUMBER),
    "Deploy": sig(n=NUMBER, second=NUMBER),
    "ClaimCommand": sig(space=SPACE),
    "CommandProposal": sig(mover=SEAT, space=SPACE),
    "DeployProposal": sig(mover=SEAT, space=SPACE, over=NUMBER),
    "StackProposal": sig(mover=SEAT, frm=SPACE, to=SPACE, over=NUMBER),
    "GiveProposal": sig(mover=SEAT, frm=SPACE, to=SPACE, over=NUMBER),
    "SacrificeProposal": sig(mover=SEAT, victim=SPACE, space=SPACE),
    "ChooseSacrifice": sig(space=SPACE),
}


class RioDeLaPlata(Game[Rio]):
    id: ClassVar[str] = "rio-de-la-plata"
    package: ClassVar[str] = "ludoteca.games.rio_de_la_plata"
    seats: ClassVar[range] = range(2, 6)  # intro.2
    rules_version: ClassVar[int] = 1
    maturity: ClassVar[str] = "complete"
    longest: ClassVar[int] = 20000

    def __init__(self) -> None:
        super().__init__()
        self.options = OPTIONS
        self.kinds = [SPACE, DISTRICT, EDGE, ROAD, BUILDING, MAJOR, CELL, OFFICE, GOOD, ENEMY, PIT, DIG, YEAR, LEVEL]
        self.verbs = VERBS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.prompts = PROMPTS
        self.reasons = ["points"]
        self.position_kinds = {
            "building": BUILDING,
            "owner": SEAT,
            "built": SPACE,
            "used": SPACE,
            "order": SEAT,
            "office_owner": SEAT,
            "claims": SEAT,
            "pits": SEAT,
            "placer": SEAT,
            "closer": SEAT,
            "fee_payer": SEAT,
            "attacker": SEAT,
            "enemy": ENEMY,
        }
        self.deals = RioDeals()

    def blank(self, seats: int) -> Rio:
        return Rio(seats)

    def setup(self, s: Rio, setup: Setup) -> None:
        set_up(s, setup)

    def check(self, s: Rio) -> list[str]:
        return check.check(s)

    def show(self, s: Rio, v: Viewer) -> dict[str, Any]:
        return show.show(s, v)

    def standing(self, s: Rio) -> list[dict[str, Any]]:
        return show.standing(s)

    def evaluator(self) -> Evaluator[Rio]:
        return RioEvaluator()


GAME = RioDeLaPlata()
