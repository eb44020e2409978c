"""A bot's answer does not depend on what its seat cannot know."""

from typing import Any

import pytest

from ai.positions import position, twins
from ludoteca.ai import LEVELS, TOOLS, make_bot
from ludoteca.kernel import Game, Table, offer, write_action

POSITIONS = [(seed, 7 + 23 * seed) for seed in range(3)]


def asked_seats(s: Table) -> list[int]:
    return [step.seat for step in s.front]


@pytest.mark.parametrize("positions", [1, pytest.param(len(POSITIONS), marks=pytest.mark.long)])
@pytest.mark.parametrize("level", [*TOOLS, *LEVELS])
def test_hidden_facts_change_nothing(any_game: Game[Any], level: str, positions: int) -> None:
    seats = any_game.seats[0]
    for seed, decisions in POSITIONS[:positions]:
        s = position(any_game, seats, seed, decisions)
        for seat in asked_seats(s):
            answers = []
            for twin in (s, *twins(any_game, s, seat)):
                bot = make_bot(any_game, level, seed=seed, simulations=12)
                bot.strict = True
                answers.append(write_action(any_game, bot.choose(any_game, twin, seat)))
            assert len(set(answers)) == 1, (seed, decisions, seat, answers)


def test_values_are_the_same_too(any_game: Game[Any]) -> None:
    s = position(any_game, any_game.seats[-1], 3, 40)
    for seat in asked_seats(s):
        seen = []
        for twin in (s, *twins(any_game, s, seat)):
            weighed = make_bot(any_game, "knight", seed=5, simulations=20).weigh(any_game, twin, seat)
            seen.append([(w.action, w.value, w.weight) for w in weighed])
        assert seen[0] == seen[1] == seen[2]


def test_the_twins_really_differ(any_game: Game[Any]) -> None:
    """Otherwise the tests above could not fail: wherever a game has cards with a hidden side, the twins hold other
    ones."""
    different = hidden = 0
    for seed, decisions in POSITIONS:
        s = position(any_game, any_game.seats[0], seed, decisions)
        hidden += any(s.zones())
        for seat in asked_seats(s):
            different += sum(twin.zones() != s.zones() for twin in twins(any_game, s, seat))
    assert different >= hidden
    assert hidden == (0 if any_game.id == "rio-de-la-plata" else len(POSITIONS))  # all is open in Rio de la Plata


def test_offers_are_answered_from_what_the_seat_knows(parley: Game[Any]) -> None:
    """Seat A offers seat B a letter: B learns which, and nothing else of A's hand or the deck counts."""
    for seed in range(6):
        s = position(parley, 3, seed, 4)
        if s.picks or not s.hands[0]:  # type: ignore[attr-defined]
            continue
        assert parley.deals is not None
        parley.deals.act(s, 0, offer(1, [(1, s.hands[0][0])], [(0, 1)]))  # type: ignore[attr-defined]
        offered = s.offers[0].give[1]
        answers = []
        for twin in (s, *twins(parley, s, 1, keep=[offered])):
            answers.append(make_bot(parley, "knight", seed=9).deal(parley, twin, 1))
        assert answers[0] is not None
        assert answers[0] == answers[1] == answers[2]
