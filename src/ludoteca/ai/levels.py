"""Bots by level: how each is built from its settings in levels.toml."""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import pow
from pathlib import Path
from typing import Any, Final

from ludoteca.ai.bot import Bot
from ludoteca.ai.deals import Haggler
from ludoteca.ai.learning.lookahead import Lookahead, check_net, heads_of
from ludoteca.ai.learning.net import Net, read_net
from ludoteca.ai.learning.value import LearnedValue, OneAhead
from ludoteca.ai.search.base import Search, ValueFunction
from ludoteca.ai.search.budget import Clock
from ludoteca.ai.search.by_seats import BySeats
from ludoteca.ai.search.final_points import FinalPoints
from ludoteca.ai.search.greedy import Greedy
from ludoteca.ai.search.ismcts import Tree
from ludoteca.ai.search.planner import Planner
from ludoteca.ai.search.policy import FollowPolicy, find_policy
from ludoteca.ai.search.rollout import Rollouts
from ludoteca.ai.settings import LevelFile, Settings, read_levels
from ludoteca.ai.titles import find_file
from ludoteca.kernel import Game

LEVELS: Final = ("novice", "squire", "knight", "prince", "master")  # those offered to people, the weakest first
TOOLS: Final = ("random", "greedy", "planner", "tree")  # those to compare with
LEARNED: Final = "learned"  # the network of a title, where it has one; for the arena and for programs
LOOKAHEAD: Final = "lookahead"  # the network of a title, asked at clean points; for the arena and for programs
ROLLOUT: Final = "rollout"  # rollouts by the base policy of a title, where it has one; for the arena and for programs
RECIPE: Final = "recipe"  # the base policy of a title without any search, where it has one
NET: Final = "net:"  # before the file of a learned network, in the arena


@cache
def shipped_levels() -> LevelFile:
    return read_levels(resources.files("ludoteca.ai") / "levels.toml")


def settings(game_id: str, level: str, seats: int = 2) -> Settings:
    """All settings of a level in a game with so many seats."""
    return shipped_levels().settings(game_id, level, seats)


def styles(game: Game[Any]) -> list[str]:
    return list(game.evaluator().styles)


def scale_of(game: Game[Any]) -> float:
    """The scale that searches use."""
    return settings(game.id, "random").scale


def shown_scale(game: Game[Any]) -> float:
    """The scale of the chances shown to people: how games of all levels really end."""
    return settings(game.id, "random").shown_scale


def make_value_function(game: Game[Any], style: str = "balanced") -> ValueFunction:
    return ValueFunction(game, style, scale_of(game))


def make_shown_value(game: Game[Any]) -> ValueFunction:
    """Values positions for people who look at them."""
    return ValueFunction(game, "balanced", shown_scale(game))


def value_of_level(game: Game[Any], chosen: Settings, style: str) -> ValueFunction:
    """The value function of a level, which may have a scale of its own, and weights for the balanced style."""
    found = ValueFunction(game, style, chosen.scale)
    if chosen.weights is not None and style == "balanced":
        found.weights = [float(chosen.weights[term]) for term in found.evaluator.terms]
    return found


def searched_value(game: Game[Any], chosen: Settings, style: str) -> ValueFunction:
    """The value function with which a level searches: it may know only some of the terms. Deals are valued by all of
    them."""
    if chosen.final_points:
        return FinalPoints(game, style, chosen.scale)
    found = value_of_level(game, chosen, style)
    if chosen.terms is not None:
        terms = found.evaluator.terms
        found.weights = [found.weights[i] if terms[i] in chosen.terms else 0.0 for i in range(len(terms))]
    return found


def rescale_chance(game: Game[Any], chance: float, seats: int) -> float:
    """A search's chance on the scale for people. Better stays better, sure stays sure, and an equal share is the same
    on both."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    equal = 1.0 / (seats - 1)
    odds = equal * pow(chance / (1.0 - chance) / equal, scale_of(game) / shown_scale(game))
    return odds / (1.0 + odds)


def shown_chance(game: Game[Any], level: str, chance: float, seats: int) -> float:
    """What people see of a chance that the level found. One that is predicted from whole games stays as it is."""
    return chance if settings(game.id, level, seats).final_points else rescale_chance(game, chance, seats)


@cache
def open_net(path: str) -> Net:
    return read_net(Path(path).read_bytes())


@cache
def shipped_net(game_id: str, package: str, name: str = "value.weights") -> Net:
    """A network that comes with a title."""
    file = find_file(package, name)
    if file is None:
        raise ValueError(f"{game_id} has no learned network")
    return read_net(file.read_bytes())


def make_search(game: Game[Any], level: str, style: str, seed: int, levels: LevelFile | None = None) -> Search | None:
    """The search of a level, which may be another one at three seats and more."""
    levels = levels if levels is not None else shipped_levels()
    two, more = levels.settings(game.id, level), levels.settings(game.id, level, 3)
    duel = search_by(game, two, searched_value(game, two, style), style, seed)
    if two is more:
        return duel
    company = search_by(game, more, searched_value(game, more, style), style, seed)
    assert duel is not None and company is not None
    return BySeats(game, duel.value_function, seed, duel, company)


def search_by(game: Game[Any], chosen: Settings, value: ValueFunction, style: str, seed: int) -> Search | None:
    """The search that the settings describe; none for a player at random."""
    if chosen.search == "greedy":
        return Greedy(game, value, seed, chosen.samples)
    if chosen.search == "planner":
        return plan_by(game, chosen, value, seed)
    if chosen.search == "tree":
        return tree_by(game, chosen, value, seed)
    if chosen.search == "rollout":
        return rollouts_by(game, chosen, value, seed)
    if chosen.search == "policy":
        return FollowPolicy(game, value, seed)
    if chosen.search == "learned":
        net = shipped_net(game.id, game.package)
        return OneAhead(game, LearnedValue(game, style, value.scale, net), seed)
    if chosen.search == "lookahead":
        net = shipped_net(game.id, game.package, "lookahead.weights")
        return lookahead_by(game, chosen, value, seed, net)
    assert chosen.search == "random", chosen.search
    return None


def plan_by(game: Game[Any], chosen: Settings, value: ValueFunction, seed: int) -> Planner:
    assert chosen.dives is not None
    plan = Planner(game, value, seed + 1, chosen.samples, chosen.dives, chosen.width, chosen.longest)
    if chosen.prior_policy is not None:
        plan.prior_policy = find_policy(game, chosen.prior_policy)
    return plan


def tree_by(game: Game[Any], chosen: Settings, value: ValueFunction, seed: int) -> Tree:
    return Tree(
        game,
        value,
        seed,
        plan_by(game, chosen, value, seed) if chosen.dives is not None else None,
        chosen.depth,
        chosen.turns,
        chosen.plan_temperature,
        chosen.reply_width,
        chosen.plan_share,
        chosen.plan_visits,
        find_policy(game, chosen.prior_policy) if chosen.prior_policy is not None else None,
    )


def rollouts_by(game: Game[Any], chosen: Settings, value: ValueFunction, seed: int) -> Rollouts:
    return Rollouts(
        game,
        value,
        seed,
        chosen.candidates,
        chosen.depth,
        chosen.confidence,
        chosen.rollout_policy,
        chosen.racing,
        chosen.second_stage,
    )


def lookahead_by(game: Game[Any], chosen: Settings, value: ValueFunction, seed: int, net: Net) -> Lookahead:
    search = Lookahead(
        game,
        value,
        seed,
        heads_of(net),
        chosen.candidates,
        chosen.samples,
        chosen.racing,
        chosen.rollout_policy,
    )
    check_net(game, search.inputs, net)
    return search


def make_bot(
    game: Game[Any],
    level: str,
    style: str = "balanced",
    seed: int = 0,
    simulations: int | None = None,
    clock: Clock | None = None,
) -> Bot:
    """A bot of the level. Its time per answer is the level's own unless `choose` gives another; `simulations` limits
    its work too, and so does the level itself where it is bounded."""
    return make_bot_of(shipped_levels(), game, level, style, seed, simulations, clock)


def make_bot_of(
    levels: LevelFile,
    game: Game[Any],
    level: str,
    style: str = "balanced",
    seed: int = 0,
    simulations: int | None = None,
    clock: Clock | None = None,
) -> Bot:
    """A bot of a level that is described in a file of levels."""
    chosen = levels.settings(game.id, level)
    if simulations is None and chosen.bounded:
        simulations = chosen.simulations
    haggler = None
    if chosen.margin is not None:
        value = value_of_level(game, chosen, style)
        haggler = Haggler(game, value, seed + 2, chosen.margin, chosen.makes_offers)
    return Bot(
        level if style == "balanced" else f"{level}:{style}",
        make_search(game, level, style, seed, levels),
        seed,
        chosen.ms,
        simulations,
        chosen.temperature,
        haggler,
        clock,
        chosen.planned,
        chosen.avoids_waste,
    )


def make_net_bot(game: Game[Any], path: str, seed: int = 0) -> Bot:
    """A bot that looks ahead with the network in a file. It has no part in deals."""
    net = open_net(path)
    if "inputs" in net.about:
        chosen = settings(game.id, LOOKAHEAD)
        search = lookahead_by(game, chosen, make_value_function(game), seed, net)
        return Bot(NET + path, search, seed, chosen.ms, chosen.simulations)
    value = LearnedValue(game, "balanced", scale_of(game), net)
    return Bot(NET + path, OneAhead(game, value, seed), seed, settings(game.id, LEARNED).ms, 1)
