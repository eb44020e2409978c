"""One-shots without battle: trade shift, coronation, torch (shift.*, coronation.*, torch.1)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import COVERED, EMPTY
from ludoteca.games.pax_renaissance.data import CARDS
from ludoteca.games.pax_renaissance.rules.board import EMPORIUM_ROW
from ludoteca.games.pax_renaissance.rules.pieces import repress_city
from ludoteca.games.pax_renaissance.rules.regime import Concession, crown
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Step


class OpenEmporium(Step[Pax]):
    """The disc moves from the named emporium onto the active one of its colour, whose piece is repressed at no cost
    (shift.1, shift.2, shift.4, disk.1, N7)."""

    rule = "shift.1"

    def __init__(self, player: int, city: int) -> None:
        self.player = player
        self.city = city

    def run(self, s: Pax) -> None:
        row = EMPORIUM_ROW[self.city]
        closing = s.emporia[row]
        if s.city[closing] != EMPTY:
            repress_city(s, closing, "shift.2")
        s.city[closing] = COVERED
        s.city[self.city] = EMPTY
        s.emporia[row] = self.city
        s.tell("trade-shift", self.rule, (self.player, self.city, closing))


class Coronation(Step[Pax]):
    """The queen marries a king from the empire deck: a regime change (coronation.3, coronation.4, gap.couple-side)."""

    rule = "coronation.3"

    def __init__(self, player: int, queen: int, land: int) -> None:
        self.player = player
        self.queen = queen
        self.land = land

    def run(self, s: Pax) -> None:
        s.consort[self.land] = self.queen
        s.tell("bestowed" if CARDS[self.queen].regalia else "married", self.rule, (self.player, self.queen, self.land))
        crown(s, self.player, self.land, "coronation.3")
        s.then(Concession(self.player, self.land))


def tuck_maid(s: Pax, seat: int, queen: int) -> None:
    """Unmarried, under the player card: only her prestige counts (coronation.8)."""
    s.maids[seat].append(queen)
    s.tell("shelved" if CARDS[queen].regalia else "old-maid", "coronation.8", (seat, queen))
    s.refresh(seat)


class LightTorch(Step[Pax]):
    """The named victory card is turned inactive (torch.1)."""

    rule = "torch.1"

    def __init__(self, player: int, victory: int) -> None:
        self.player = player
        self.victory = victory

    def run(self, s: Pax) -> None:
        key = "torch" if s.active[self.victory] else "torch-idle"
        s.active[self.victory] = False
        s.tell(key, self.rule, (self.player, self.victory))
