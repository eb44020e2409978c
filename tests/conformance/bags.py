"""The table of a tiny game of drawing and showing stones, its turn, and the same table with one fault each."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.kernel import ALL, Action, Confirm, Kind, Step, Table

STONES = 12
STONE = Kind("stone", [f"s{n}" for n in range(STONES)], cards=True)


class Bag(Table):
    fields: ClassVar[tuple[str, ...]] = ("bag", "hands", "shown", "turns")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.bag: list[int] = []
        self.hands: list[list[int]] = []
        self.shown: list[int] = []
        self.turns = 0

    def copy(self) -> Bag:
        o = type(self)(self.seats)
        self.copy_base(o)
        o.bag = self.bag.copy()
        o.hands = [hand.copy() for hand in self.hands]
        o.shown = self.shown.copy()
        o.turns = self.turns
        return o

    def zones(self) -> list[list[int]]:
        return [self.bag, self.shown, *self.hands]

    def public_zones(self) -> list[list[int]]:
        return [self.shown]


class Effect(Step[Bag]):
    """What the answers of a turn do. Subclasses describe the choices."""

    rule = "bag.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: Bag, a: Action) -> None:
        s.turns += 1
        if a.verb == "draw":
            stone = s.bag.pop()
            s.hands[self.seat].append(stone)
            self.learn(s, stone)
        elif a.verb == "show":
            s.hands[self.seat].remove(a.args[0])
            s.shown.append(a.args[0])
            s.reveal(a.args[0], ALL)
            s.tell("show", self.rule, (self.seat, a.args[0]))
        s.then(Confirm(self.seat))

    def learn(self, s: Bag, stone: int) -> None:
        s.reveal(stone, 1 << self.seat)
        s.tell("draw", self.rule, (self.seat, stone), 1 << self.seat, 1)


class Turn(Effect):
    """Draw a stone unseen by the others, or show one."""

    def options(self, s: Bag) -> list[Action]:
        draw = [Action("draw")] if s.bag else []
        return [*draw, Action("wait"), *(Action("show", (stone,)) for stone in s.hands[self.seat])]


class SharedHands(Bag):
    """Fault: the copy shares the hands with the original."""

    def copy(self) -> Bag:
        o = super().copy()
        o.hands = self.hands
        return o


class ForgetfulCopy(Bag):
    """Fault: the copy does not carry a field that is not saved either, so that nothing but playing on shows it."""

    fields: ClassVar[tuple[str, ...]] = ("bag", "hands", "shown")

    def copy(self) -> Bag:
        o = super().copy()
        o.turns = 0
        return o


class ForgottenField(Bag):
    """Fault: a field is not saved."""

    fields: ClassVar[tuple[str, ...]] = ("bag", "hands", "shown")


TABLES: dict[str, type[Bag]] = {
    "shared hands": SharedHands,
    "forgetful copy": ForgetfulCopy,
    "forgotten field": ForgottenField,
}
