"""The smallest game that can hold the kernel's library steps, for the kernel's own tests."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import NUMBER, Action, Auction, Consent, Game, No, Setup, Step, Table, sig


class Toy(Table):
    fields = ("purse", "notes")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.purse: list[int] = []
        self.notes: list[int] = []

    def copy(self) -> Toy:
        o = Toy(self.seats)
        self.copy_base(o)
        o.purse = self.purse.copy()
        o.notes = self.notes.copy()
        return o


class Note(Step[Toy]):
    """Writes a number down: shows in which order things happen."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Toy) -> None:
        s.notes.append(self.number)


class Ask(Step[Toy]):
    rule = "ask.1"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def candidates(self, s: Toy) -> list[Action]:
        return [Action("say", (n,)) for n in range(5)]

    def refuse(self, s: Toy, a: Action) -> No | None:
        return No("too-much", "ask.2", a.args) if a.args[0] > self.most else None

    def take(self, s: Toy, a: Action) -> None:
        s.notes.append(a.args[0])


class Roll(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.notes.append(s.roll(6))


class Secret(Step[Toy]):
    """Picks up to two numbers in secret, then stops."""

    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Toy) -> list[Action]:
        return [Action("stop")] + [Action("say", (n,)) for n in range(3)]

    def more(self, s: Toy, picks: list[Action]) -> list[Action]:
        if picks[-1].verb == "stop" or len(picks) == 2:
            return []
        return self.options(s)

    def take(self, s: Toy, a: Action) -> None:
        if a.verb == "say":
            s.notes.append(10 * self.seat + a.args[0])
            s.then(Note(100 + self.seat))


class Mute(Step[Toy]):
    """Sealed, but with nothing to choose."""

    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Toy) -> None:
        s.notes.append(-1 - self.seat)


class Sale(Auction[Toy]):
    rule = "sale.1"

    def bids(self, s: Toy) -> list[int]:
        return list(range(max(self.high + 1, 2), s.purse[self.seat] + 1))

    def again(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> Sale:
        return Sale(seat, bidders, high, leader)

    def won(self, s: Toy, seat: int, price: int) -> None:
        s.purse[seat] -= price
        s.notes += [seat, price]

    def unsold(self, s: Toy) -> None:
        s.notes.append(-9)


class ToyGame(Game[Toy]):
    id = "toy"
    package = "kernel"
    seats = range(2, 5)

    def __init__(self) -> None:
        super().__init__()
        self.verbs = {"say": sig(number=NUMBER), "stop": ()}
        self.refusals = {"too-much": sig(number=NUMBER)}
        self.start: tuple[Step[Toy], ...] = ()

    def blank(self, seats: int) -> Toy:
        return Toy(seats)

    def setup(self, s: Toy, setup: Setup) -> None:
        s.purse = [3] * s.seats
        s.then(*self.start)


def toy(*steps: Step[Any]) -> ToyGame:
    game = ToyGame()
    game.start = steps
    return game


__all__ = ["Ask", "Consent", "Mute", "Note", "Roll", "Sale", "Secret", "Toy", "ToyGame", "toy"]
