"""Holding a trade fair: profits, levies, tolls along the route (fair.*, route.*, piece.5)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import CAPE, EMPTY, RENOWN
from ludoteca.games.pax_renaissance.data import SETUP, STOCK
from ludoteca.games.pax_renaissance.flat import FAIR_SPACE
from ludoteca.games.pax_renaissance.rules.board import LEVY, ROUTE_BORDERS, ROUTE_LANDS, SPICE_ISLANDS
from ludoteca.games.pax_renaissance.rules.marks import FAIR_HELD
from ludoteca.games.pax_renaissance.rules.pieces import FairLevy, free_cities, is_pirate
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Foresight, No, Step

BONUS: Final[dict[str, int]] = SETUP.value("fair_bonus")
BONUS_OF_TWO: Final[int] = BONUS["two_players"]
BONUS_OF_MORE: Final[int] = BONUS["three_or_four_players"]


def fair_refused(s: Pax, row: int) -> No | None:
    if s.done & FAIR_HELD[row]:
        return No("once-per-turn", "turn.3b")
    return None


def opening(s: Pax, row: int) -> int:
    """The florins of a fair before its holder takes any (fair.2a, fair.2b)."""
    return s.purse[FAIR_SPACE[row]] + (BONUS_OF_TWO if s.seats == 2 else BONUS_OF_MORE)


def toll(s: Pax, owner: int, emporium: int) -> int:
    """What a concession on the route earns, if enough is left (fair.5b, card.42, card.x35, gap.doubling)."""
    doubled = s.has(owner, RENOWN) or (s.has(owner, CAPE) and emporium == SPICE_ISLANDS)
    return 2 if doubled else 1


def supplied(s: Pax, lands: list[int]) -> bool:
    """Whether the supply has every piece that may be levied in these lands."""
    needed = [0] * len(s.stock)
    for land in lands:
        for kind in {STOCK[LEVY[city][s.face[land]]] for city in free_cities(s, land)}:
            needed[kind] += 1
    return all([needed[kind] <= s.stock[kind] for kind in range(len(needed))])


def fair_foreseen(s: Pax, seat: int, row: int) -> list[Foresight]:
    """The florins that a fair brings its holder and the others. Nothing where a levy may borrow a piece, which may
    stand on the route."""
    emporium = s.emporia[row]
    borders = ROUTE_BORDERS[emporium]
    left = opening(s, row)
    shares = [0] * s.seats
    if not s.bankruptcy:
        left -= 1
        shares[seat] += 1
    reached: list[int] = []
    for at, land in enumerate(ROUTE_LANDS[emporium]):
        if left == 0:
            break
        reached.append(land)
        piece = s.border[borders[at]] if at < len(borders) else EMPTY
        if piece == EMPTY:
            continue
        if is_pirate(piece):
            left -= 1
            continue
        owner = s.seat_of(piece)
        gain = 0 if s.out[owner] else min(toll(s, owner, emporium), left)
        left -= gain
        shares[owner] += gain
    if not supplied(s, reached):
        return []
    return [Foresight("fair", "fair.4", (shares[seat], sum(shares) - shares[seat]))]


def hold_fair(s: Pax, seat: int, row: int) -> None:
    """Florins from China come onto the fair card; the holder takes the first (fair.1 to fair.3)."""
    s.done |= FAIR_HELD[row]
    at = FAIR_SPACE[row]
    s.purse[at] = opening(s, row)
    s.tell("fair", "fair.1", (seat, row, s.market[at], s.purse[at]))
    if not s.bankruptcy:  # fair.3
        s.purse[at] -= 1
        s.florins[seat] += 1
        s.tell("fair-share", "fair.3", (seat,))
    s.then(Stage(seat, row, 0))


class Stage(Step[Pax]):
    """One map card of the route: a levy there, then the border beyond it (fair.4, fair.5a)."""

    rule = "fair.5a"

    def __init__(self, holder: int, row: int, at: int) -> None:
        self.holder = holder
        self.row = row
        self.at = at

    def run(self, s: Pax) -> None:
        lands = ROUTE_LANDS[s.emporia[self.row]]
        if s.purse[FAIR_SPACE[self.row]] == 0 or self.at == len(lands):
            close_fair(s, self.row)
            return
        s.then(FairLevy(self.holder, lands[self.at]), Toll(self.holder, self.row, self.at))


class Toll(Step[Pax]):
    """The route crosses a border: a concession earns, a pirate robs (fair.5b). No route crosses a land border
    (piece.5)."""

    rule = "fair.5b"

    def __init__(self, holder: int, row: int, at: int) -> None:
        self.holder = holder
        self.row = row
        self.at = at

    def run(self, s: Pax) -> None:
        s.then(Stage(self.holder, self.row, self.at + 1))
        emporium = s.emporia[self.row]
        if self.at == len(ROUTE_BORDERS[emporium]):
            return
        border = ROUTE_BORDERS[emporium][self.at]
        piece = s.border[border]
        if piece == EMPTY:
            return
        if is_pirate(piece):
            s.purse[FAIR_SPACE[self.row]] -= 1
            s.tell("robbed", self.rule, (border,))
            return
        owner = s.seat_of(piece)
        if s.out[owner]:  # gap.bankruptcy
            return
        gain = min(toll(s, owner, emporium), s.purse[FAIR_SPACE[self.row]])
        s.purse[FAIR_SPACE[self.row]] -= gain
        s.florins[owner] += gain
        s.tell("earned", self.rule, (owner, gain, border))
        if gain > 1:
            s.trigger(owner, RENOWN if s.has(owner, RENOWN) else CAPE)


def close_fair(s: Pax, row: int) -> None:
    """The fair card is always discarded; florins left wait for the card that takes its place (fair.4, fair.6,
    gap.fair-discard)."""
    at = FAIR_SPACE[row]
    s.tell("fair-closed", "fair.6", (row, s.market[at], s.purse[at]))
    s.gone.append(s.market[at])
    s.market[at] = EMPTY
