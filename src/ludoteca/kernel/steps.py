"""Steps that several rulebooks need."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.table import S, Step, Table
from ludoteca.kernel.words import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Confirm(Step[Table]):
    """The end of a turn: until it is confirmed the whole turn may be taken back."""

    confirm: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[Action]:
        return [Action("confirm")]

    def take(self, s: Table, a: Action) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[S]):
    """Bids in order until all but one have passed. Subclass it: say which amounts may be bid and what winning means.

    `bidders` are those still in, `seat` is the one asked, `high` the best bid so far and `leader` who made it (-1:
    nobody yet). A subclass's constructor takes these four first, and `again` makes its next step.
    """

    def __init__(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> None:
        self.seat = seat
        self.bidders = bidders
        self.high = high
        self.leader = leader

    def bids(self, s: S) -> list[int]:
        """The amounts above `high` that the asked seat may bid."""
        raise NotImplementedError

    def again(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> Auction[S]:
        raise NotImplementedError

    def won(self, s: S, seat: int, price: int) -> None:
        raise NotImplementedError

    def unsold(self, s: S) -> None:
        """Nobody made a bid."""

    def options(self, s: S) -> list[Action]:
        if not self.bidders or (len(self.bidders) == 1 and self.leader == self.bidders[0]):
            return []
        return [Action("pass")] + [Action("bid", (n,)) for n in self.bids(s)]

    def take(self, s: S, a: Action) -> None:
        at = self.bidders.index(self.seat)
        if a.verb == "bid":
            s.tell("auction-bid", self.rule, (self.seat, a.args[0]))
            follower = self.bidders[(at + 1) % len(self.bidders)]
            s.then(self.again(follower, self.bidders, a.args[0], self.seat))
            return
        s.tell("auction-pass", self.rule, (self.seat,))
        left = self.bidders[:at] + self.bidders[at + 1 :]
        follower = left[at % len(left)] if left else self.leader
        s.then(self.again(follower, left, self.high, self.leader))

    def run(self, s: S) -> None:
        if self.leader >= 0:
            self.won(s, self.leader, self.high)
        else:
            self.unsold(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(Step[Table]):
    """Ask several players; `yes` happens if all agree, `no` as soon as one does not."""

    def __init__(self, seats: tuple[int, ...], yes: Step[Any], no: Step[Any]) -> None:
        self.seats = seats
        self.yes = yes
        self.no = no
        self.seat = seats[0] if seats else -1

    def options(self, s: Table) -> list[Action]:
        return [Action("agree"), Action("disagree")] if self.seats else []

    def take(self, s: Table, a: Action) -> None:
        if a.verb == "disagree":
            s.tell("consent-denied", self.yes.rule, (self.seat,))
            s.then(self.no)
            return
        s.tell("consent-given", self.yes.rule, (self.seat,))
        s.then(Consent(self.seats[1:], self.yes, self.no))

    def run(self, s: Table) -> None:
        s.then(self.yes)


@mypyc_attr(allow_interpreted_subclasses=True)
class React(Step[S]):
    """A chance to react, put to a seat whether or not it can, so that waiting does not tell what it holds.

    Push one per seat, side by side: they are sealed, so all are asked at once. A subclass lists its reactions; passing
    is always there.
    """

    sealed: ClassVar[bool] = True
    private: ClassVar[bool] = True

    def reactions(self, s: S) -> list[Action]:
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        return [Action("pass")] + self.reactions(s)

    def react(self, s: S, a: Action) -> None:
        raise NotImplementedError

    def take(self, s: S, a: Action) -> None:
        if a.verb != "pass":
            self.react(s, a)
