"""Results of a tournament and the standings that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec


class Meeting(msgspec.Struct, frozen=True):
    """A table of one round: the entrants at its seats, and their places when it has ended. One entrant: a bye."""

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None

    @property
    def bye(self) -> bool:
        return len(self.entrants) == 1

    def share(self, seat: int) -> Fraction:
        """The points of a seat: the share of its rivals whom it has beaten. A tie is half a win, a bye is a win."""
        if self.places is None:
            return Fraction(0)
        if self.bye:
            return Fraction(1)
        own = self.places[seat]
        beaten = sum(1 for place in self.places if place > own)
        tied = sum(1 for place in self.places if place == own) - 1
        return (Fraction(beaten) + Fraction(tied, 2)) / (len(self.places) - 1)

    def won(self, seat: int) -> bool:
        return self.places is not None and not self.bye and self.places[seat] == min(self.places)


class Standing(msgspec.Struct):
    """The score of an entrant. The order of the fields is that of the tie-breaks."""

    entrant: int
    points: Fraction = Fraction(0)
    rivals: Fraction = Fraction(0)  # the mean points of the rivals at each table, added up (Buchholz)
    wins: int = 0
    played: int = 0
    byes: int = 0
    last: int = 0  # the last round in which the entrant had a table
    withdrawn: bool = False


def scores(entrants: Iterable[int], withdrawn: Iterable[int], meetings: Iterable[Meeting]) -> dict[int, Standing]:
    gone = set(withdrawn)
    found = {number: Standing(number, withdrawn=number in gone) for number in entrants}
    ended = [meeting for meeting in meetings if meeting.places is not None]
    for meeting in ended:
        for seat, number in enumerate(meeting.entrants):
            own = found[number]
            own.points += meeting.share(seat)
            own.wins += meeting.won(seat)
            own.played += not meeting.bye
            own.byes += meeting.bye
            own.last = max(own.last, meeting.round)
    for meeting in ended:
        for number in meeting.entrants if not meeting.bye else ():
            others = [found[other].points for other in meeting.entrants if other != number]
            found[number].rivals += sum(others, Fraction(0)) / len(others)
    return found


def standings(entrants: Sequence[int], withdrawn: Iterable[int], meetings: Iterable[Meeting]) -> list[Standing]:
    """The table of a Swiss tournament or a round robin: by points, then the points of the rivals, then wins, then the
    order of entering. Those who have withdrawn come last."""
    found = scores(entrants, withdrawn, meetings)
    seeds = {number: seed for seed, number in enumerate(entrants)}
    return sorted(
        found.values(), key=lambda one: (one.withdrawn, -one.points, -one.rivals, -one.wins, seeds[one.entrant])
    )


def knock_out_standings(
    entrants: Sequence[int], withdrawn: Iterable[int], meetings: Sequence[Meeting]
) -> list[Standing]:
    """The table of a knock-out: by the round of the last table, then the place at it, then the order of entering."""
    gone = set(withdrawn)
    found = scores(entrants, gone, meetings)
    seeds = {number: seed for seed, number in enumerate(entrants)}
    place = dict.fromkeys(entrants, 0)
    for meeting in sorted(meetings, key=lambda one: one.round):
        ranked = ranking(meeting, gone, seeds)
        place.update({number: rank for rank, number in enumerate(ranked)})
    return sorted(found.values(), key=lambda one: (-one.last, place[one.entrant], seeds[one.entrant]))


def ranking(meeting: Meeting, withdrawn: Iterable[int], seeds: dict[int, int]) -> list[int]:
    """The entrants of a table from first to last. A tie goes to the better seed, and those who have withdrawn are
    last."""
    if meeting.places is None:
        return []
    gone = set(withdrawn)
    places = dict(zip(meeting.entrants, meeting.places, strict=True))
    return sorted(meeting.entrants, key=lambda number: (number in gone, places[number], seeds[number]))
