"""Public Offices: claims, purchases and the powers of the turn (office.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import FINE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_VP,
    CELLS,
    DEFENDER,
    FAILED_OFFICE_VP,
    MAJORS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    OFFICES,
    OWNER_VP,
    PLACED_PER_TURN,
    ROAD_MASTER,
)
from ludoteca.games.rio_de_la_plata.rules.ship import worth_in_spain
from ludoteca.games.rio_de_la_plata.rules.works import LayRoad, LayWall
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Foresight, No, changed

# The most that one worker can bring in a turn, and all bonuses for closing a major building.
BEST_VP: Final = max([made.vp for made in MINORS] + CELL_VP)
CLOSING_VP: Final = sum([major.closing_bonus for major in MAJORS])
# office.master_stonecutter, office.master_carpenter, office.master_artisan: what comes by itself
INCOME: Final = [(MASTER_STONECUTTER, STONE), (MASTER_CARPENTER, WOOD), (MASTER_ARTISAN, FINE)]


def claim_refusal(s: Rio, seat: int, office: int) -> No | None:
    """office.2, office.6, office.7."""
    if s.office_owner[office] != NOBODY:
        return No("office-owned", "office.6", (office, s.office_owner[office]))
    if s.claims[office] != NOBODY:
        return No("office-claimed", "office.6", (office, s.claims[office]))
    if s.has_claim(seat):
        return No("one-office", "office.7")
    return None


def claimable(s: Rio, seat: int) -> list[int]:
    """The offices the seat may claim now."""
    if s.has_claim(seat):
        return []
    return [office for office in range(len(OFFICES)) if claim_refusal(s, seat, office) is None]


def most_vp(s: Rio, seat: int) -> int:
    """The most VP the seat can have at the end of its Effects turn if it claims an office now: every other worker that
    can still score takes the best there is, every major building with own workers is completed, the ship comes home."""
    rest = max(0, min(s.hand[seat], PLACED_PER_TURN - s.placed) - 1)
    workers = rest + sum([s.workers(space, seat) for space in range(SPACES)])
    vp = s.vp[seat] + BEST_VP * workers + CLOSING_VP
    vp += sum([CELL_VP[cell] for cell in range(CELLS) if s.grid[cell] == seat])
    if s.turn == s.ship_back:
        vp += worth_in_spain(s.hold(seat))[1] + OWNER_VP
    return vp


def claim_foreseen(s: Rio, seat: int, office: int) -> list[Foresight]:
    """office.4: what is missing for the purchase, and whether the VP cannot be reached any more."""
    wanted = OFFICES[office]
    args = (wanted.min_vp, s.vp[seat], wanted.cost, s.silver(seat), FAILED_OFFICE_VP)
    if most_vp(s, seat) < wanted.min_vp:
        return [Foresight("claim-fails", "office.4", args, True)]
    if s.vp[seat] < wanted.min_vp or s.silver(seat) < wanted.cost:
        return [Foresight("claim-short", "office.4", args)]
    return []


def claim(s: Rio, seat: int, office: int) -> None:
    s.claims[office] = seat
    s.hand[seat] -= 1
    s.placed += 1
    s.tell("claimed", "office.2", (seat, office))


def buy_refusal(s: Rio, seat: int, office: int) -> No | None:
    """office.3: the silver and the required VP are looked at when the purchase is made."""
    if s.claims[office] != seat:
        return No("not-claimed", "office.3", (office,))
    if s.vp[seat] < OFFICES[office].min_vp:
        return No("too-few-vp", "office.3", (OFFICES[office].min_vp, s.vp[seat]))
    if s.silver(seat) < OFFICES[office].cost:
        return No("too-little-silver", "office.3", (OFFICES[office].cost, s.silver(seat)))
    return None


def buy(s: Rio, seat: int, office: int) -> None:
    s.gain(seat, SILVER, -OFFICES[office].cost)
    s.claims[office] = NOBODY
    s.hand[seat] += 1
    s.office_owner = changed(s.office_owner, office, seat)
    s.office_since = changed(s.office_since, office, s.turn)
    s.tell("bought", "office.3", (seat, office, OFFICES[office].cost))


def fail_claim(s: Rio, seat: int) -> None:
    """office.4: not bought by the end of the Effects turn."""
    for office in range(len(OFFICES)):
        if s.claims[office] == seat:
            s.claims[office] = NOBODY
            s.hand[seat] += 1
            s.score(seat, -FAILED_OFFICE_VP)
            s.tell("claim-failed", "office.4", (seat, office, FAILED_OFFICE_VP))


def income(s: Rio, seat: int) -> None:
    """What the masters bring at the start of their owner's Effects turn."""
    for office, good in INCOME:
        if s.wields(seat, office):
            s.gain(seat, good, 1)
            s.tell("income", "office." + OFFICES[office].id, (seat, good, office))


def may_use_power(s: Rio, seat: int, office: int) -> bool:
    return s.wields(seat, office) and s.power_used[office] < s.turn


def merchant_refusal(s: Rio, seat: int, good: int) -> No | None:
    """office.master_merchant: one resource of choice each turn, never silver."""
    if good == SILVER:
        return No("merchant-no-silver", "office.master_merchant")
    if not may_use_power(s, seat, MASTER_MERCHANT):
        return No("no-power", "office.5", (MASTER_MERCHANT,))
    return None


def merchant(s: Rio, seat: int, good: int) -> None:
    s.power_used = changed(s.power_used, MASTER_MERCHANT, s.turn)
    s.gain(seat, good, 1)
    s.tell("income", "office.master_merchant", (seat, good, MASTER_MERCHANT))


def free_road_refusal(s: Rio, seat: int) -> No | None:
    """office.road_master: one segment each turn, if the owner likes (ruling G19)."""
    if not may_use_power(s, seat, ROAD_MASTER):
        return No("no-power", "office.5", (ROAD_MASTER,))
    if s.sticks == 0:
        return No("no-piece-left", "parts.1")
    return None


def free_road(s: Rio, seat: int) -> None:
    s.power_used = changed(s.power_used, ROAD_MASTER, s.turn)
    s.then(LayRoad(seat, 1))


def free_wall_refusal(s: Rio, seat: int) -> No | None:
    """office.defender: one wall piece each turn, if the owner likes (ruling G19)."""
    if not may_use_power(s, seat, DEFENDER):
        return No("no-power", "office.5", (DEFENDER,))
    if s.sticks == 0 or s.open_edges() == 0:
        return No("no-piece-left", "parts.1")
    return None


def free_wall(s: Rio, seat: int) -> None:
    s.power_used = changed(s.power_used, DEFENDER, s.turn)
    s.then(LayWall(seat, 1))
