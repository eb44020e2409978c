"""Bots play whole games: legal answers, no breakdown, always an end; and the stronger search is the stronger bot."""

from typing import Any

import pytest

from ai.positions import position
from ludoteca.ai import LEVELS, TOOLS, Budget, make_bot, styles
from ludoteca.ai.levels import make_value_function
from ludoteca.ai.search.base import ValueFunction, Weighed
from ludoteca.ai.search.greedy import Greedy
from ludoteca.ai.search.ismcts import NOT_WALKED, Choices, Edge, Node, Tree
from ludoteca.ai.search.planner import Planner, turn_base
from ludoteca.games.parley.data import HARBOURS, HARBOURS_TO_WIN
from ludoteca.kernel import NOBODY, Game, Table, act, advance, asked, menu, new
from ludoteca.lab.arena.arena import haggle


def play(game: Game[Any], levels: list[str], seed: int, simulations: int, most: int) -> Table:
    s = new(game, game.complete(len(levels)), seed)
    bots = [make_bot(game, level, seed=seed + i, simulations=simulations) for i, level in enumerate(levels)]
    for bot in bots:
        bot.strict = True
    decisions = 0
    while not s.over and decisions < most:
        haggle(game, s, list(bots))
        seat = s.front[0].seat
        a = bots[seat].choose(game, s, seat)
        assert a in menu(s, seat)
        act(game, s, seat, a)
        assert game.check(s) == []
        decisions += 1
    return s


@pytest.mark.parametrize("decisions", [4, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("level", [*TOOLS, *LEVELS])
def test_a_part_of_a_game_at_every_level(any_game: Game[Any], level: str, decisions: int) -> None:
    for seats in (any_game.seats[0], any_game.seats[-1]):
        play(any_game, [level] * seats, 5, 4, decisions)


def test_whole_games_to_their_end(parley: Game[Any]) -> None:
    for seed in range(3):
        for seats in parley.seats:
            levels = [LEVELS[(i + seed) % len(LEVELS)] for i in range(seats)]
            assert play(parley, levels, seed, 12, parley.longest).over


def test_every_style_plays(any_game: Game[Any]) -> None:
    assert "balanced" in styles(any_game)
    s = position(any_game, any_game.seats[0], 6, 20)
    seat = s.front[0].seat
    for style in styles(any_game):
        assert make_bot(any_game, "squire", style).choose(any_game, s, seat, 20) in menu(s, seat)


def test_an_unknown_level_or_style_is_refused(parley: Game[Any]) -> None:
    with pytest.raises(ValueError, match="no bot 'king'"):
        make_bot(parley, "king")
    with pytest.raises(ValueError, match="no style 'lazy'"):
        make_bot(parley, "squire", "lazy")


def test_the_same_seed_gives_the_same_game(parley: Game[Any]) -> None:
    levels = ["knight", "squire", "novice"]
    first, second = (play(parley, levels, 8, 20, parley.longest) for _ in range(2))
    assert (first.places, first.scores, first.draws) == (second.places, second.scores, second.draws)


def test_who_is_not_asked_cannot_choose(parley: Game[Any]) -> None:
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        make_bot(parley, "squire").choose(parley, position(parley, 2, 1, 0), 1)


class Broken:
    """Not a subclass of Search: compiled classes have no interpreted children."""

    def weigh(self, s: Table, seat: int, budget: Any) -> list[Weighed]:
        raise IndexError("a rule broke down in an imagined state")


def test_a_breakdown_of_the_search_is_answered_and_counted(parley: Game[Any]) -> None:
    s = position(parley, 2, 1, 0)
    bot = make_bot(parley, "squire")
    bot.search = Broken()  # type: ignore[assignment]
    assert bot.choose(parley, s, 0) in menu(s, 0)
    assert bot.failures == 1


def test_a_hasty_bot_never_takes_a_choice_far_below_the_best(parley: Game[Any]) -> None:
    bot = make_bot(parley, "novice")
    bot.temperature = temperature = 0.04
    good, near, bad = (a for a in menu(position(parley, 2, 1, 0), 0)[:3])
    weighed = [Weighed(good, 0.6, 1), Weighed(near, 0.6 - temperature, 1), Weighed(bad, 0.6 - 4 * temperature, 1)]
    taken = [bot.pick(weighed) for _ in range(300)]
    assert taken.count(bad) == 0
    assert taken.count(good) > taken.count(near) > 30


def test_a_hasty_bot_far_behind_still_plays_sensibly(parley: Game[Any]) -> None:
    bot = make_bot(parley, "novice")
    bot.temperature = 0.04
    good, bad = menu(position(parley, 2, 1, 0), 0)[:2]
    weighed = [Weighed(good, 0.002, 1), Weighed(bad, 0.001, 1)]
    assert {bot.pick(weighed) for _ in range(300)} == {good}


def about_to_win(parley: Game[Any]) -> Any:
    """Seat A needs one more harbour, stands at a free one and can pay; B has no letters, hence no envoy."""
    s: Any = position(parley, 2, 1, 0)
    s.owner = [NOBODY] * HARBOURS
    for h in range(HARBOURS_TO_WIN - 1):
        s.owner[h] = 0
    s.ship = [HARBOURS - 1, 0]
    s.coins = [9, 0]
    s.deck += s.hands[1]
    s.hands[1] = []
    advance(parley, s)
    return s


@pytest.mark.parametrize("kind", ["planner", "tree", "squire", "knight", "prince", "master"])
def test_a_win_at_hand_is_taken(parley: Game[Any], kind: str) -> None:
    s = about_to_win(parley)
    assert s.front[0].seat == 0
    bot = make_bot(parley, kind, seed=3, simulations=150)
    bot.temperature = 0.0
    assert bot.choose(parley, s, 0).verb == "claim"


def test_the_planner_sees_past_its_first_decision(parley: Game[Any]) -> None:
    """After sailing the turn still asks for its confirmation: the planner's ending is after that, the other's turn."""
    s = position(parley, 2, 1, 0)
    planner = Planner(parley, ValueFunction(parley, "balanced", 2.0), 1, 1, 0)
    planner.base = turn_base(s, 0)
    ending = planner.ending(s.copy(), 0, 0, Budget(None, 1))
    assert ending.front[0].seat == 1


def test_a_narrow_planner_looks_into_the_most_plausible_choice(parley: Game[Any]) -> None:
    """Where A is about to win all choices look alike, and the claim is not among the two that look best; it is the most
    plausible."""
    s = about_to_win(parley)
    value_function = make_value_function(parley)
    assert menu(s, 0)[0].verb != "claim"
    weighed = Planner(parley, value_function, 3, 1, 0, 2).weigh(s, 0, Budget(None, 50))
    assert weighed[0].action.verb == "claim"


def test_no_choice_is_put_before_one_that_was_looked_into(any_game: Game[Any]) -> None:
    for seed in range(6):
        s = position(any_game, any_game.seats[0], seed, 20)
        if not s.front or len(s.menus[0]) < 4:
            continue
        seat = s.front[0].seat
        value_function = make_value_function(any_game)
        planner = Planner(any_game, value_function, seed, 1, 0, 1)  # of this width, only the most plausible choice
        planner.base = turn_base(s, seat)
        best = planner.one_deal(s.copy(), seat, s.menus[0], Budget(None, 50))
        priors = [value_function.evaluator.prior(s, seat, a) for a in s.menus[0]]
        assert best[priors.index(max(priors))] == max(best)


def test_an_ended_game_promises_what_it_brought(parley: Game[Any]) -> None:
    s = play(parley, ["random", "random"], 3, 1, parley.longest)
    value_function = make_value_function(parley)
    running = value_function.promise(position(parley, 2, 1, 0), 0)
    winner = s.places.index(1)
    assert value_function.promise(s, winner) > running > value_function.promise(s, 1 - winner)


def test_a_trusted_plan_outweighs_few_visits_but_not_many(parley: Game[Any]) -> None:
    s = position(parley, 2, 1, 0)
    good, bad = menu(s, 0)[:2]
    tree = Tree(parley, make_value_function(parley), 1, None, 0, 2, 1.0, plan_visits=10.0)
    choices = tree.root.choices(0)
    for a, planned, visits, value in ((good, 0.6, 2, 0.4), (bad, 0.5, 2, 0.5)):
        edge = Edge(1.0)
        edge.planned, edge.visits, edge.value = planned, visits, visits * value
        choices.edges[a] = edge
    assert tree.ranked([bad, good], 0)[0].action == good
    for edge in choices.edges.values():
        edge.visits *= 100
        edge.value *= 100
    assert tree.ranked([bad, good], 0)[0].action == bad


def test_the_tree_is_kept_while_the_same_seat_goes_on(any_game: Game[Any]) -> None:
    """Where a decision is followed by another of the same seat with nothing shown in between, the second begins with
    what is known."""
    kept = 0
    for seed in range(20):
        s = position(any_game, any_game.seats[0], seed, 5 * seed)
        if not s.front or len(s.menus[0]) < 2:
            continue
        seat = s.front[0].seat
        bot = make_bot(any_game, "tree", seed=seed, simulations=60)
        assert isinstance(bot.search, Tree)
        act(any_game, s, seat, bot.choose(any_game, s, seat))
        while len(s.front) == 1 and len(s.menus[0]) == 1 and s.front[0].seat == seat:
            act(any_game, s, seat, s.menus[0][0])
        if asked(s, seat) >= 0 and bot.search.remembers(s, seat):
            kept += 1
            before = bot.search.root
            assert before.choices(seat).visits > 0
            bot.choose(any_game, s, seat)
            assert before.choices(seat).visits >= 60
    assert kept > 0 or any_game.id == "parley"  # a turn of Parley has one choice


def test_a_careful_continuation_ends_when_the_turn_has_passed_on(parley: Game[Any]) -> None:
    """From A's turn, passing on twice leads over B's turn to the auction, which asks A first."""
    s = position(parley, 2, 1, 0)
    tree = Tree(parley, make_value_function(parley), 1, None, 0, 2, 1.0)
    tree.seat = 0
    tree.go_on(s, Budget(None, 1))
    assert (type(s.front[0]).__name__, s.front[0].seat) == ("Privilege", 0)


def test_a_kept_tree_is_not_taken_for_another_decision(parley: Game[Any]) -> None:
    s = position(parley, 2, 1, 0)
    bot = make_bot(parley, "tree", simulations=40)
    assert isinstance(bot.search, Tree)
    bot.choose(parley, s, 0)
    assert not bot.search.remembers(position(parley, 2, 1, 3), 1)


def test_secret_answers_do_not_see_each_other(parley: Game[Any]) -> None:
    """A duel: both stake at once. The searching seat's table has only its own stakes, the other's hang in a table of
    its own."""
    for number in range(2000):
        s = position(parley, 2, number // 40, 10 + number % 40)
        if len(s.front) == 2 and min(len(m) for m in s.menus) > 1:
            break
    else:
        pytest.fail("no duel came up")
    bot = make_bot(parley, "tree", simulations=60)
    assert isinstance(bot.search, Tree)
    mine, other = s.front[0].seat, s.front[1].seat
    bot.weigh(parley, s, mine)
    root = bot.search.root
    assert set(root.of_seat) == {mine, other}
    assert set(root.of_seat[mine].edges) == set(s.menus[0])
    for edge in root.of_seat[mine].edges.values():
        behind = bot.search.nodes[edge.node].of_seat if edge.node != NOT_WALKED else {}
        assert other not in behind or not behind[other].edges.keys() & set(s.menus[1])


def nested(x: object, seen: set[int]) -> int:
    """How many objects hold each other in a row, without those seen already."""
    if id(x) in seen:
        return 0
    seen.add(id(x))
    inside: list[object] = []
    if isinstance(x, Tree):
        inside = [x.nodes]
    elif isinstance(x, Node):
        inside = [x.of_seat]
    elif isinstance(x, Choices):
        inside = [x.edges]
    elif isinstance(x, Edge):
        inside = [x.node]
    elif isinstance(x, dict):
        inside = [*x, *x.values()]
    elif isinstance(x, list):
        inside = x
    return 1 + max((nested(y, seen) for y in inside), default=0)


def test_a_deep_tree_is_freed_by_few_nested_calls(parley: Game[Any]) -> None:
    """Compiled actions that are freed inside fifty nested objects corrupt memory."""
    bot = make_bot(parley, "tree", simulations=400)
    assert isinstance(bot.search, Tree)
    bot.weigh(parley, position(parley, 2, 1, 0), 0)
    assert len(bot.search.nodes) > 100
    assert nested(bot.search, set()) < 10


def test_stronger_searches_win(parley: Game[Any]) -> None:
    """Twelve games on common deals: the tree with a plan beats random play by far."""
    won = 0.0
    for number in range(12):
        order = ["knight", "random"] if number % 2 else ["random", "knight"]
        s = play(parley, order, 100 + number // 2, 30, parley.longest)
        seat = order.index("knight")
        won += s.places[seat] == 1
    assert won >= 10


def test_greedy_takes_the_best_looking_choice(parley: Game[Any]) -> None:
    """At a harbour that gives three coins, trading is worth more at once than anything else that costs nothing."""
    s: Any = position(parley, 2, 1, 0)
    s.coins = [0, 0]
    advance(parley, s)
    weighed = Greedy(parley, make_value_function(parley), 1, 4).weigh(s, 0, Budget(None, 1000))
    assert [w.value for w in weighed] == sorted([w.value for w in weighed], reverse=True)
    assert weighed[0].action.verb == "trade"
