"""Points, tie-breaks and the order of those who withdraw."""

from __future__ import annotations

from fractions import Fraction

from ludoteca.server.club.standings import Meeting, knock_out_standings, standings


def test_points_are_the_share_of_beaten_rivals() -> None:
    meeting = Meeting(1, (5, 6, 7), (2, 1, 2))
    assert [meeting.share(seat) for seat in range(3)] == [Fraction(1, 4), Fraction(1), Fraction(1, 4)]
    assert Meeting(1, (5,), (1,)).share(0) == 1
    assert Meeting(1, (5, 6), None).share(0) == 0


def test_the_points_of_the_rivals_break_a_tie() -> None:
    """0 and 1 win both of their games; the rivals of 1 win more."""
    meetings = [
        Meeting(1, (0, 3), (1, 2)),
        Meeting(1, (1, 2), (1, 2)),
        Meeting(2, (0, 4), (1, 2)),
        Meeting(2, (1, 5), (1, 2)),
        Meeting(3, (2, 3), (1, 2)),
    ]
    found = standings(range(6), [], meetings)
    assert [one.entrant for one in found][:3] == [1, 0, 2]
    assert found[0].points == found[1].points == 2
    assert [found[0].rivals, found[1].rivals] == [Fraction(1), Fraction(0)]


def test_who_withdraws_is_last() -> None:
    found = standings(range(3), [0], [Meeting(1, (0, 1), (1, 2)), Meeting(1, (2,), (1,))])
    assert [one.entrant for one in found] == [2, 1, 0]
    assert (found[0].byes, found[0].played, found[0].wins) == (1, 0, 0)


def test_a_knock_out_ranks_by_the_round_of_the_last_table() -> None:
    meetings = [
        Meeting(1, (0, 3), (2, 1)),
        Meeting(1, (1, 2), (1, 1)),  # a tie: the one who entered first goes on
        Meeting(2, (3, 1), (1, 2)),
    ]
    assert [one.entrant for one in knock_out_standings(range(4), [], meetings)] == [3, 1, 0, 2]
