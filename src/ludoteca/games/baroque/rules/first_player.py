"""The first player phase (chapter 8)."""

from __future__ import annotations

from ludoteca.games.baroque.state import ORDER, Baroque, die
from ludoteca.kernel import Action, Confirm, No, Step


def fewest_points(s: Baroque, rule: str) -> int:
    """Fewest victory points, then less support, then the lower die (8.2.b, 14.4.b)."""
    least = min(s.vp)
    tied = [seat for seat in s.order if s.vp[seat] == least]
    votes = min([s.support(seat) for seat in tied])
    tied = [seat for seat in tied if s.support(seat) == votes]
    while len(tied) > 1:
        rolls = [die(s) for _ in tied]
        for i in range(len(tied)):
            s.tell("tie-roll", rule, (tied[i], rolls[i]))
        tied = [tied[i] for i in range(len(tied)) if rolls[i] == min(rolls)]
    return tied[0]


class ChooseOrder(Step[Baroque]):
    """Turn 1 uses the order rolled at set-up (8.1.a); later the player with fewest points sets it (4.4.a)."""

    rule = "8.2.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.phase = ORDER
        s.tell("phase", "4.4.a", (s.phase,))
        if s.turn > 1:
            s.then(OrderPick(fewest_points(s, "8.2.b"), ()))


class OrderPick(Step[Baroque]):
    """The whole order in any sequence, one place after the other."""

    rule = "8.2.a"

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.picked = picked

    @property
    def place(self) -> int:
        return len(self.picked) + 1

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("place-in-order", (seat,)) for seat in range(s.seats)]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return No("already-in-order", self.rule, a.args) if a.args[0] in self.picked else None

    def take(self, s: Baroque, a: Action) -> None:
        picked = (*self.picked, a.args[0])
        if len(picked) < s.seats - 1:
            s.then(OrderPick(self.seat, picked))
            return
        s.order = [*picked, *[seat for seat in range(s.seats) if seat not in picked]]
        for place in range(s.seats):
            s.tell("placed-in-order", self.rule, (s.order[place], place + 1))
        s.then(Confirm(self.seat))
