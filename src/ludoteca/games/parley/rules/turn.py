"""A turn (turn.1 to turn.6)."""

from __future__ import annotations

from ludoteca.games.parley.data import HAND_LIMIT, HARBOUR, HARBOUR_VALUE, HARBOURS
from ludoteca.games.parley.rules.claim import ClaimHarbour
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import Action, Choice, Confirm, No, Step, Verb0, Verb1, Verbs, sig


class Sail(Verb1[Parley]):
    """To one of the two neighbouring harbours."""

    name = "sail"
    args = sig(to=HARBOUR)

    def candidates(self, s: Parley, seat: int) -> list[Action]:
        at = s.ship[seat]
        return [Action("sail", ((at + 1) % HARBOURS,)), Action("sail", ((at - 1) % HARBOURS,))]

    def apply(self, s: Parley, seat: int, to: int) -> None:
        s.ship[seat] = to
        s.tell("sail", "turn.2", (seat, to))
        if s.storms:
            s.then(Storm(seat))


class Trade(Verb1[Parley]):
    """Coins by the value of the harbour where the ship lies, one more for its owner."""

    name = "trade"
    args = sig(where=HARBOUR)

    def candidates(self, s: Parley, seat: int) -> list[Action]:
        return [Action("trade", (s.ship[seat],))]

    def apply(self, s: Parley, seat: int, where: int) -> None:
        gain = HARBOUR_VALUE[where] + (1 if s.owner[where] == seat else 0)
        s.coins[seat] += gain
        s.tell("trade", "turn.3", (seat, gain, where))


class DrawLetter(Verb0[Parley]):
    name = "draw"

    def candidates(self, s: Parley, seat: int) -> list[Action]:
        return [Action("draw")]

    def refuse(self, s: Parley, seat: int) -> No | None:
        return No("no-letters", "turn.4") if len(s.deck) + len(s.discard) == 0 else None

    def apply(self, s: Parley, seat: int) -> None:
        s.draw_letter(seat)
        s.tell("draw", "turn.4", (seat, s.hands[seat][-1]), 1 << seat, 1)


class Turn(Choice[Parley]):
    """One action of the active player."""

    rule = "turn.1"
    verbs = Verbs(Sail(), Trade(), ClaimHarbour(), DrawLetter())

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: Parley, a: Action) -> None:
        s.then(Confirm(self.seat))
        super().take(s, a)


class Storm(Step[Parley]):
    """A six drives the ship on to the next harbour."""

    rule = "turn.5"

    def __init__(self, sailor: int) -> None:
        self.sailor = sailor

    def run(self, s: Parley) -> None:
        if s.roll(6) == 5:
            s.ship[self.sailor] = (s.ship[self.sailor] + 1) % HARBOURS
            s.tell("storm", self.rule, (self.sailor, s.ship[self.sailor]))


class Discard(Step[Parley]):
    """More than five letters: one must go, even out of turn."""

    rule = "turn.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Parley) -> list[Action]:
        return [Action("discard", (card,)) for card in s.hands[self.seat]]

    def take(self, s: Parley, a: Action) -> None:
        s.drop(self.seat, a.args[0])
        s.tell("discard", self.rule, (self.seat, a.args[0]))


def settle_hands(s: Parley) -> None:
    """turn.6: pushes a discard for every hand over the limit that has none waiting."""
    if s.agenda and isinstance(s.agenda[-1], Discard):
        return
    for seat in range(s.seats):
        if len(s.hands[seat]) > HAND_LIMIT:
            s.then(Discard(seat))
