"""What people ask each other for: who votes, how many have to agree, and what happens then.

A new kind of request is one class here, a place in `KINDS`, and its texts (`ui-request-KIND`).
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.rooms.change import Change
from ludoteca.rooms.events import ClockSet, Closed, Granted, Paused, Rewound, StoodIn
from ludoteca.rooms.model import Request
from ludoteca.rooms.table import LiveTable


class Kind:
    """A kind of request. Unless it says something else, all who sit at the table have to agree."""

    name: ClassVar[str] = ""

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        """The players whose consent counts."""
        return live.people()

    def is_agreed(self, live: LiveTable, request: Request) -> bool:
        return all(player in request.yes for player in self.voters(live, request))

    def is_denied(self, live: LiveTable, request: Request) -> bool:
        return any(player in request.no for player in self.voters(live, request))

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        raise NotImplementedError


class Rewind(Kind):
    """Take back everything after an action."""

    name = "rewind"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return all_but_leavers(live)

    def is_agreed(self, live: LiveTable, request: Request) -> bool:
        return live.facts.undo == "friendly" or super().is_agreed(live, request)

    def is_denied(self, live: LiveTable, request: Request) -> bool:
        return live.facts.undo != "friendly" and super().is_denied(live, request)

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        if request.to < live.seq:
            live.do(change, Rewound(asker(live, request), request.to))


class Pause(Kind):
    """Stop the clocks."""

    name = "pause"

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        live.do(change, Paused(asker(live, request)))


class Replace(Kind):
    """Let a bot play for a player who is away, and who has no vote on it."""

    name = "replace"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return [player for player in live.people() if player != live.seats[request.seat].player]

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        if live.seats[request.seat].active:
            live.do(change, StoodIn(request.seat, "vote"))


class Concede(Kind):
    """End the game with a winner. An absent player keeps the vote, also one who has left."""

    name = "concede"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return everybody(live)

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        live.end(change, "conceded", [1 if s.number == request.seat else 2 for s in live.seats])


class End(Kind):
    """End the game without a result: more than half have to agree, at a rated table all, since some would lose."""

    name = "end"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return everybody(live) if live.facts.rated else all_but_leavers(live)

    def is_agreed(self, live: LiveTable, request: Request) -> bool:
        if live.facts.rated:
            return super().is_agreed(live, request)
        voters = self.voters(live, request)
        return 2 * count(voters, request.yes) > len(voters)

    def is_denied(self, live: LiveTable, request: Request) -> bool:
        if live.facts.rated:
            return super().is_denied(live, request)
        voters = self.voters(live, request)
        return 2 * count(voters, request.no) >= len(voters)

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        live.end(change, "agreed", None)


class Reissue(Kind):
    """Allow the host, who has no vote on it, to give the seat of a player a new code: its holder agrees or all others
    do, and nobody objects."""

    name = "reissue"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return [player for player in everybody(live) if player != request.by]

    def is_agreed(self, live: LiveTable, request: Request) -> bool:
        holder = live.seats[request.seat].player
        others = [player for player in self.voters(live, request) if player != holder]
        agreed = holder in request.yes or (bool(others) and all(player in request.yes for player in others))
        return agreed and not request.no

    def is_denied(self, live: LiveTable, request: Request) -> bool:
        return bool(request.no)

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        live.do(change, Granted(request.seat))


class Shut(Kind):
    """Close the table. At a rated one an absent player keeps the vote: its result would be lost."""

    name = "shut"

    def voters(self, live: LiveTable, request: Request) -> list[str]:
        return everybody(live) if live.facts.rated else live.people()

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        live.do(change, Closed(asker(live, request), "host"))


class NewClock(Kind):
    """Go on with another clock."""

    name = "clock"

    def carry_out(self, live: LiveTable, change: Change, request: Request) -> None:
        assert request.clock is not None
        live.do(change, ClockSet(asker(live, request), request.clock))


REWIND, PAUSE, REPLACE, CONCEDE = Rewind(), Pause(), Replace(), Concede()
END, REISSUE, SHUT, CLOCK = End(), Reissue(), Shut(), NewClock()
KINDS: dict[str, Kind] = {kind.name: kind for kind in (REWIND, PAUSE, REPLACE, CONCEDE, END, REISSUE, SHUT, CLOCK)}


def asker(live: LiveTable, request: Request) -> int:
    """The seat of the player who asks."""
    return live.seats_of(request.by)[0]


def everybody(live: LiveTable) -> list[str]:
    """The people at the table and those for whom a bot stands in: it decides about moves, not about the result."""
    return seated(live, leavers=True)


def all_but_leavers(live: LiveTable) -> list[str]:
    """The same without those who left the table by themselves."""
    return seated(live, leavers=False)


def seated(live: LiveTable, leavers: bool) -> list[str]:
    out: list[str] = []
    for seat in live.seats:
        votes = seat.active or (seat.standin and (leavers or not seat.left))
        if votes and not seat.resigned and seat.kind == "human" and seat.player not in out:
            out.append(seat.player)
    return out


def count(voters: list[str], votes: list[str]) -> int:
    return len([player for player in voters if player in votes])


def voters_of(live: LiveTable, request: Request) -> list[str]:
    return KINDS[request.kind].voters(live, request)


def waiting(live: LiveTable, request: Request) -> list[str]:
    """The players who have not answered yet."""
    return [player for player in voters_of(live, request) if player not in request.yes and player not in request.no]
