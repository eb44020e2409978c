"""Trying a turn on private copies: what is shown comes true, nothing hidden can be read from it, and it ends before
chance and hidden facts."""

from typing import Any

import pytest

from ai.positions import position, twins
from ludoteca.kernel import Action, Game, Match, Quick, Table, act, menu, state_hash, view
from ludoteca.kernel.trial import CHANCE, HIDDEN, OPEN, OTHERS, REFUSED, Trial
from ludoteca.registry import find, names

MOMENTS = (0, 7, 25, 60, 110)
LONGEST = 6  # actions of one trial


def moments(game: Game[Any]) -> list[tuple[Table, int]]:
    """Positions of random games in which one seat alone is asked."""
    found = []
    for seats in {game.seats[0], game.seats[-1]}:
        for decisions in MOMENTS:
            s = position(game, seats, decisions + seats, decisions)
            found += [(s, step.seat) for step in s.front if len(s.front) == 1]
    return found


def some_turn(game: Game[Any], s: Table, seat: int, seed: int) -> list[Action]:
    """Actions of one seat, each chosen at random from what a trial offers."""
    quick, actions = Quick(seed), list[Action]()
    for _ in range(LONGEST):
        trial = Trial(game, s, seat, False, False)
        trial.play(actions)
        if trial.end != OPEN:
            break
        choices = menu(trial.worlds[0], seat)
        actions.append(choices[quick.below(len(choices))])
    return actions


@pytest.mark.parametrize("name", names())
def test_a_trial_comes_true_and_leaves_the_table_alone(name: str) -> None:
    game = find(name)
    ends, made = set(), 0
    for n, (s, seat) in enumerate(moments(game)):
        whole = state_hash(game, s)
        actions = some_turn(game, s, seat, n)
        trial = Trial(game, s, seat, False, False)
        trial.play(actions)
        assert state_hash(game, s) == whole
        true = s.copy()
        true.offers = []
        for a in actions[: trial.made]:
            act(game, true, seat, a)
        assert view(game, true, seat) == trial.shown()["view"]
        assert (true.draws, true.reveals) == (s.draws, s.reveals)
        ends.add(trial.end)
        made += trial.made
    assert made >= 3
    assert ends & {CHANCE, HIDDEN, OTHERS}


@pytest.mark.parametrize("name", names())
def test_nothing_hidden_can_be_read_from_a_trial(name: str) -> None:
    game = find(name)
    for n, (s, seat) in enumerate(moments(game)[1::2]):
        actions = some_turn(game, s, seat, n)
        shown = []
        for world in (s, *twins(game, s, seat)):
            trial = Trial(game, world, seat, True, False)
            trial.play(actions)
            shown.append(trial.shown())
        assert shown == [shown[0]] * 3


@pytest.mark.parametrize(("verb", "end"), [("sail", CHANCE), ("draw", HIDDEN)])
def test_a_trial_ends_before_dice_and_hidden_cards(verb: str, end: str) -> None:
    """Sailing rolls for a storm, drawing turns up a card."""
    game = find("parley")
    s = position(game, 2, 1, 0)
    seat = s.front[0].seat
    trial = Trial(game, s, seat, True, False)
    trial.play([next(a for a in menu(s, seat) if a.verb == verb)])
    assert (trial.made, trial.end) == (0, end)
    assert trial.shown()["view"] == view(game, s, seat)


def test_an_impossible_action_ends_a_trial() -> None:
    game = find("parley")
    s = position(game, 2, 1, 0)
    trial = Trial(game, s, s.front[0].seat, True, False)
    trial.play([Action("confirm")])
    assert (trial.made, trial.end) == (0, REFUSED)


def test_a_seat_that_is_not_asked_can_try_nothing() -> None:
    game = find("parley")
    s = position(game, 2, 1, 0)
    trial = Trial(game, s, 1 - s.front[0].seat, True, False)
    trial.play(list(s.menus[0]))
    assert (trial.made, trial.end) == (0, OTHERS)


@pytest.mark.parametrize("skip_confirm", [False, True])
def test_forced_choices_are_taken_as_the_table_takes_them(skip_confirm: bool) -> None:
    """The actions of a trial can be sent one by one: the table asks the same questions."""
    game = find("pax-renaissance")
    m = Match(game, game.complete(2), 5)
    m.skip_confirm = [skip_confirm] * 2
    for _ in range(12):
        seat = m.state.front[0].seat
        trial = Trial(game, m.state, seat, True, skip_confirm)
        a = m.state.menus[0][0]
        trial.play([a])
        m.act(seat, a)
        if trial.made and trial.end == OPEN:
            assert view(game, m.state, seat) == trial.shown()["view"]
