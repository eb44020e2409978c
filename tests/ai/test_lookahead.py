"""The search that asks a value network at clean points, and the inputs of the network."""

import random
from importlib import resources
from math import isfinite
from typing import Any

import pytest

from ai.positions import twins
from ludoteca import registry
from ludoteca.ai.learning.lookahead import Inputs, Lookahead, check_net, heads_of
from ludoteca.ai.learning.net import MAX_FILE, Net, read_net, write_net
from ludoteca.ai.levels import LOOKAHEAD, make_bot, make_value_function, settings
from ludoteca.ai.search.base import best_place
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel import Game, Quick, Table, act, choose, new
from ludoteca.lab.training.good_for import with_version

TITLES = ["anno-1452", "baroque", "pax-renaissance", "rio-de-la-plata"]
WEIGHTS = "ai/lookahead.weights"


@pytest.fixture(params=TITLES)
def title(request: pytest.FixtureRequest) -> Game[Any]:
    return registry.find(request.param)


def some_net(title: Game[Any], **changes: Any) -> Net:
    """A small network with random weights."""
    inputs = Inputs(title)
    rng = random.Random(5)
    sizes = [inputs.size, 4, 3]
    weights = [[[rng.gauss(0.0, 0.2) for _ in range(a)] for _ in range(b)] for a, b in ((sizes[0], 4), (4, 3))]
    about = {
        "game": title.id,
        "inputs": inputs.version,
        "rules": [{"version": title.rules_version, "reason": "made for this test"}],
        "sizes": sizes,
        **changes,
    }
    return read_net(write_net(about, weights, [[0.1] * 4, [0.0] * 3]))


def clean_positions(game: Game[Any], seats: int, seed: int, every: int, least: int) -> list[Table]:
    """Some of the clean points of a game in which the rules of thumb play and now and then stray."""
    inputs = Inputs(game)
    prefer = find_policy(game, settings(game.id, "lookahead").rollout_policy)
    quick = Quick(seed)
    s = new(game, game.complete(seats), seed)
    out: list[Table] = []
    met = 0
    while not s.over and len(out) < least:
        if inputs.at_clean_point(s):
            met += 1
            if met % every == 1:
                out.append(s.copy())
        options = s.menus[0]
        k = best_place(prefer(s, s.front[0].seat, options)) if len(options) > 1 else 0
        act(game, s, s.front[0].seat, options[quick.below(len(options)) if quick.below(12) == 0 else k])
    return out


def test_inputs_read_nothing_that_the_seat_does_not_know(title: Game[Any]) -> None:
    inputs = Inputs(title)
    for seats in (title.seats[0], title.seats[-1]):
        for s in clean_positions(title, seats, 3, 4, 4):
            for seat in range(seats):
                expected = inputs.fill(s, seat)
                for twin in twins(title, s, seat):
                    assert inputs.fill(twin, seat) == expected


def test_inputs_have_one_size_at_all_numbers_of_seats_and_are_small(title: Game[Any]) -> None:
    inputs = Inputs(title)
    for seats in title.seats:
        positions = clean_positions(title, seats, seats, 3, 3)
        assert positions
        for s in positions:
            rows = [inputs.fill(s, seat) for seat in range(seats)]
            assert all(len(row) == inputs.size for row in rows)
            assert all(isfinite(x) and abs(x) < 100.0 for row in rows for x in row)
            assert len({tuple(row) for row in rows}) == seats  # each seat sees itself first


def test_every_question_at_a_clean_point_has_one_seat(title: Game[Any]) -> None:
    for s in clean_positions(title, title.seats[0], 8, 2, 6):
        assert len(s.front) == 1


def search_of(game: Game[Any], seed: int, deals: int = 4) -> Lookahead:
    chosen = settings(game.id, "lookahead")
    heads = heads_of(some_net(game))
    return Lookahead(
        game, make_value_function(game), seed, heads, chosen.candidates, deals, chosen.racing, chosen.rollout_policy
    )


def middle(game: Game[Any], decisions: int) -> Table:
    """A position with a real choice, in the middle of something."""
    prefer = find_policy(game, settings(game.id, "lookahead").rollout_policy)
    s = new(game, game.complete(2), 11)
    n = 0
    while n < decisions or len(s.menus[0]) < 3:
        options = s.menus[0]
        k = best_place(prefer(s, s.front[0].seat, options)) if len(options) > 1 else 0
        act(game, s, s.front[0].seat, options[k])
        n += 1
    return s


def test_all_choices_are_weighed_and_those_looked_at_come_first(title: Game[Any]) -> None:
    s = middle(title, 9)
    seat = s.front[0].seat
    weighed = search_of(title, 4).weigh(s, seat, Budget(None, 24))
    assert sorted(str(w.action) for w in weighed) == sorted(str(a) for a in s.menus[0])
    looked = [w.weight > 0.0 for w in weighed]
    assert looked == sorted(looked, reverse=True)
    assert 0 < sum(looked) <= 6
    assert all(0.0 <= w.value <= 1.0 for w in weighed)


def test_without_time_for_a_whole_deal_nothing_is_judged(title: Game[Any]) -> None:
    s = middle(title, 9)
    looks = search_of(title, 4).examine(s, s.front[0].seat, Budget(None, 1))
    assert len(looks) > 1
    assert [(look.deals, look.chance, look.worth) for look in looks] == [(0, 0.0, 0.0)] * len(looks)


def test_the_policy_plays_on_to_a_clean_point(title: Game[Any]) -> None:
    search = search_of(title, 4)
    s = middle(title, 9)
    for a in s.menus[0][:4]:
        child = s.copy()
        choose(title, child, 0, a)
        search.play_on(child)
        assert child.over or search.inputs.at_clean_point(child)


def test_answers_do_not_depend_on_what_the_seat_cannot_know(title: Game[Any]) -> None:
    s = middle(title, 30)
    seat = s.front[0].seat
    seen = []
    for twin in (s, *twins(title, s, seat)):
        weighed = search_of(title, 6, deals=2).weigh(twin, seat, Budget(None, 24))
        seen.append([(str(w.action), w.value, w.weight) for w in weighed])
    assert seen[0] == seen[1] == seen[2]


def test_a_choice_that_is_clearly_worse_is_dropped(title: Game[Any]) -> None:
    search = search_of(title, 4)
    same = [[0.5, 0.1, 0.5], [0.52, 0.12, 0.5], [0.5, 0.11, 0.52]]
    assert search.still_open([0, 1, 2], same) == [0, 2]
    assert search.still_open([0, 1, 2], [[0.5, 0.49, 0.5]]) == [0, 1, 2]


def test_networks_for_other_rules_inputs_or_games_are_refused(title: Game[Any]) -> None:
    inputs = Inputs(title)
    check_net(title, inputs, some_net(title))
    both = [
        {"version": 1, "reason": "trained with it"},
        {"version": title.rules_version, "reason": "no choice changed"},
    ]
    check_net(title, inputs, some_net(title, rules=both))
    with pytest.raises(ValueError, match="rules"):
        check_net(title, inputs, some_net(title, rules=[{"version": title.rules_version + 1, "reason": "later"}]))
    with pytest.raises(ValueError, match="inputs"):
        check_net(title, inputs, some_net(title, inputs=inputs.version + 1))
    with pytest.raises(ValueError, match="is for parley"):
        check_net(title, inputs, some_net(title, game="parley"))


def test_a_rules_version_is_added_to_a_network_and_nothing_else_changes(title: Game[Any]) -> None:
    data = write_net(some_net(title).about, some_net(title).weights, some_net(title).biases)
    later = read_net(with_version(data, title.rules_version + 1, "no choice changed"))
    assert later.about["rules"][1] == {"version": title.rules_version + 1, "reason": "no choice changed"}
    assert later.about | {"rules": []} == read_net(data).about | {"rules": []}
    assert (later.weights, later.biases) == (read_net(data).weights, read_net(data).biases)
    with pytest.raises(ValueError, match="already"):
        with_version(data, title.rules_version, "again")


def test_a_game_without_inputs_says_so() -> None:
    with pytest.raises(ValueError, match="parley has no inputs"):
        Inputs(registry.find("parley"))


WITH_NETWORK = ["anno-1452", "baroque", "rio-de-la-plata"]


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_a_shipped_network_fits_its_title_and_says_how_it_was_made(name: str) -> None:
    game = registry.find(name)
    data = (resources.files(game.package) / WEIGHTS).read_bytes()
    assert len(data) < MAX_FILE
    net = read_net(data)
    check_net(game, Inputs(game), net)
    assert all(entry["reason"] for entry in net.about["rules"])
    assert net.about["games"] > 0
    assert {"seed", "date", "generation", "points"} <= set(net.about)


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_the_level_answers_with_one_of_the_menu(name: str) -> None:
    game = registry.find(name)
    bot = make_bot(game, LOOKAHEAD, seed=3)
    bot.strict = True
    s = middle(game, 9)
    seat = s.front[0].seat
    assert bot.choose(game, s, seat) in s.menus[0]


def test_a_title_without_a_network_says_so() -> None:
    with pytest.raises(ValueError, match="no learned network"):
        make_bot(registry.find("pax-renaissance"), LOOKAHEAD)
