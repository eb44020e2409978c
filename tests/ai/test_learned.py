"""The value network one decision ahead: its inputs, its file, and the player that uses it."""

import random
from pathlib import Path
from typing import Any

import pytest

from ai.positions import position, twins
from ludoteca import registry
from ludoteca.ai.learning.inputs import Inputs
from ludoteca.ai.learning.net import read_net, write_net
from ludoteca.ai.learning.value import WIDTH, LearnedValue, base_policy_or_none, narrow, outcome
from ludoteca.ai.levels import make_net_bot, scale_of
from ludoteca.kernel import Game, menu, write_action


@pytest.fixture(params=registry.names())
def any_title(request: pytest.FixtureRequest) -> Game[Any]:
    return registry.find(request.param)


def some_net(game: Game[Any]) -> bytes:
    """The file of a small network with random weights."""
    rng = random.Random(7)
    scale = scale_of(game)
    sizes = [Inputs(game, scale).size, 6, 3]
    weights = [[[rng.gauss(0.0, 0.3) for _ in range(a)] for _ in range(b)] for a, b in ((sizes[0], 6), (6, 3))]
    about = {"game": game.id, "rules": game.rules_version, "sizes": sizes, "scale": scale, "points": 10.0}
    return write_net(about, weights, [[0.1] * 6, [0.0] * 3])


def test_inputs_have_one_size_at_all_numbers_of_seats(any_title: Game[Any]) -> None:
    inputs = Inputs(any_title, scale_of(any_title))
    for seats in (any_title.seats[0], any_title.seats[-1]):
        s = position(any_title, seats, 4, 30)
        for seat in range(seats):
            assert len(inputs.fill(s, seat)) == inputs.size


def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path) -> None:
    data = write_net({"sizes": [2, 1, 3]}, [[[1.0, 2.0]], [[1.0], [2.0], [3.0]]], [[0.0], [0.0, 0.0, 0.0]])
    with pytest.raises(ValueError, match="do not fit"):
        read_net(data + b"\0\0")
    with pytest.raises(ValueError, match="format 9"):
        read_net(data.replace(b'"format": 1', b'"format": 9'))
    parley, rio = registry.find("parley"), registry.find("rio_de_la_plata")
    (tmp_path / "value.weights").write_bytes(some_net(parley))
    with pytest.raises(ValueError, match="not for"):
        make_net_bot(rio, str(tmp_path / "value.weights"))


def test_a_network_learns_the_share_of_the_win_the_margin_and_the_points() -> None:
    game = registry.find("parley")
    s = position(game, 3, 3, game.longest)
    assert s.over
    ends = [outcome(s, seat, 10.0) for seat in range(3)]
    assert sum(end[0] for end in ends) == pytest.approx(1.0)
    assert [end[2] for end in ends] == [min(3.0, score / 10.0) for score in s.scores]
    best = s.scores.index(max(s.scores))
    assert ends[best][1] >= 0.0
    assert all(ends[seat][1] <= 0.0 for seat in range(3) if seat != best)


def test_a_learned_player_looks_at_what_the_base_policy_likes() -> None:
    game = registry.find("rio_de_la_plata")
    prefer = base_policy_or_none(game)
    assert prefer is not None
    s = position(game, 2, 1, 0)
    while len(menu(s, s.front[0].seat)) <= WIDTH:
        s = position(game, 2, 1, s.draws + 5)
    seat = s.front[0].seat
    options = menu(s, seat)
    kept = narrow(prefer, s, seat, options)
    values = dict(zip(options, prefer(s, seat, options), strict=True))
    assert len(kept) == WIDTH
    assert min(values[a] for a in kept) >= max(v for a, v in values.items() if a not in kept)


def test_what_a_learned_player_cannot_know_changes_nothing(tmp_path: Path) -> None:
    game = registry.find("parley")
    (tmp_path / "value.weights").write_bytes(some_net(game))
    for seed in range(3):
        s = position(game, 2, seed, 5 + 7 * seed)
        for step in s.front:
            answers = set()
            for twin in (s, *twins(game, s, step.seat)):
                bot = make_net_bot(game, str(tmp_path / "value.weights"), seed)
                bot.strict = True
                answers.add(write_action(game, bot.choose(game, twin, step.seat)))
            assert len(answers) == 1


def test_a_judge_gives_chances_that_add_up() -> None:
    game = registry.find("parley")
    value_function = LearnedValue(game, "balanced", 1.0, read_net(some_net(game)))
    chances = value_function.chances(position(game, 3, 2, 9))
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0.0
