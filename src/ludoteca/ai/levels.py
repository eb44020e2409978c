"""Bots by level: how each is built, read from levels.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from math import pow
from pathlib import Path
from typing import Any, Final

from ludoteca.ai.bot import Bot
from ludoteca.ai.deals import Haggler
from ludoteca.ai.learning.net import Net, read_net
from ludoteca.ai.learning.value import LearnedJudge, OneAhead
from ludoteca.ai.search.budget import PLANNED, Clock
from ludoteca.ai.search.by_seats import BySeats
from ludoteca.ai.search.foresight import Foresight
from ludoteca.ai.search.greedy import Greedy
from ludoteca.ai.search.ismcts import CAREFUL, PLANNING, Tree
from ludoteca.ai.search.judge import Judge, Search
from ludoteca.ai.search.planner import MAX_TURN, Planner
from ludoteca.ai.search.recipe import Recipe, find_recipe
from ludoteca.ai.search.rollout import Rollouts, Stage
from ludoteca.ai.titles import find_file
from ludoteca.kernel import Game

LEVELS: Final = ("novice", "squire", "knight", "prince", "master")  # those offered to people, the weakest first
TOOLS: Final = ("random", "greedy", "planner", "tree")  # those to compare with
LEARNED: Final = "learned"  # the network of a title, where it has one; for the arena and for programs
ROLLOUT: Final = "rollout"  # rollouts by the recipe of a title, where it has one; for the arena and for programs
YARDSTICKS: Final = ("recipe", "prince-1")  # fixed opponents that measure progress, for the arena and for programs
NET: Final = "net:"  # before the file of a learned network, in the arena
SCALE: Final = 3.0
SHARPNESS: Final = 0.04


@cache
def _table() -> dict[str, Any]:
    with (Path(__file__).parent / "levels.toml").open("rb") as file:
        return tomllib.load(file)


def settings(game_id: str, level: str, seats: int = 2) -> dict[str, Any]:
    """All settings of a level in a game: the general ones, then the game's, then the game's for this level (and before
    them those of the level it is like), and at three seats and more those of its table `company`."""
    levels = _table()["level"]
    if level not in levels:
        raise ValueError(f"there is no bot {level!r}, only {', '.join(levels)}")
    special = _table().get("game", {}).get(game_id, {})
    out = dict(levels[level])
    out.update({k: v for k, v in special.items() if not isinstance(v, dict)})
    own = special.get(level, {})
    out.update(special.get(own.get("like", ""), {}))
    out.update(own)
    out.pop("like", None)
    company = out.pop("company", {})
    if seats > 2:
        out.update(company)
    return out


def styles(game: Game[Any]) -> list[str]:
    return list(game.evaluator().styles)


def scale_of(game: Game[Any]) -> float:
    """The scale that searches reckon with."""
    return float(settings(game.id, "random").get("scale", SCALE))


def told_scale(game: Game[Any]) -> float:
    """The scale of the chances shown to people: how games of all levels really end."""
    return float(settings(game.id, "random").get("told", scale_of(game)))


def make_judge(game: Game[Any], style: str = "balanced") -> Judge:
    return Judge(game, style, scale_of(game))


def judge_of_level(game: Game[Any], level: str, style: str) -> Judge:
    """The judge of a level. A frozen level has its own scale, and its own weights for the balanced style."""
    chosen = settings(game.id, level)
    judge = Judge(game, style, float(chosen.get("scale", SCALE)))
    if "weights" in chosen and style == "balanced":
        judge.weights = [float(chosen["weights"][term]) for term in judge.evaluator.terms]
    return judge


def searching_judge(game: Game[Any], level: str, style: str) -> Judge:
    """The judge with which a level searches: it may know only some of the terms. Deals are judged by all of them."""
    judge = judge_of_level(game, level, style)
    seen = settings(game.id, level).get("sees")
    if seen is not None:
        terms = judge.evaluator.terms
        judge.weights = [judge.weights[i] if terms[i] in seen else 0.0 for i in range(len(terms))]
    return judge


def make_teller(game: Game[Any]) -> Judge:
    """Judges positions for people who look at them."""
    return Judge(game, "balanced", told_scale(game))


def told_chance(game: Game[Any], chance: float, seats: int) -> float:
    """A search's chance on the scale for people. Better stays better, sure stays sure, and an equal share is the same
    on both."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    equal = 1.0 / (seats - 1)
    odds = equal * pow(chance / (1.0 - chance) / equal, scale_of(game) / told_scale(game))
    return odds / (1.0 + odds)


def shown_chance(game: Game[Any], level: str, chance: float, seats: int) -> float:
    """What people see of a chance that the level found. One that is foretold from whole games stays as it is."""
    if settings(game.id, level, seats).get("foresight", False):
        return chance
    return told_chance(game, chance, seats)


@cache
def open_net(path: str) -> Net:
    return read_net(Path(path).read_bytes())


@cache
def shipped_net(game_id: str, package: str) -> Net:
    """The network that comes with a title."""
    file = find_file(package, "value.weights")
    if file is None:
        raise ValueError(f"{game_id} has no learned network")
    return read_net(file.read_bytes())


def make_search(game: Game[Any], level: str, style: str, seed: int) -> Search | None:
    """The search of a level, which may be another one at three seats and more."""
    judge = searching_judge(game, level, style)
    two, more = settings(game.id, level), settings(game.id, level, 3)
    duel = search_by(game, judge, style, seed, two)
    if two == more:
        return duel
    company = search_by(game, judge, style, seed, more)
    assert duel is not None and company is not None
    return BySeats(game, judge, seed, duel, company)


def search_by(game: Game[Any], judge: Judge, style: str, seed: int, chosen: dict[str, Any]) -> Search | None:
    """The search that the settings describe."""
    if chosen.get("foresight", False):
        judge = Foresight(game, style, judge.scale)
    if chosen["search"] == "recipe":
        return Recipe(game, judge, seed)
    if chosen["search"] == LEARNED:
        return OneAhead(game, LearnedJudge(game, style, judge.scale, shipped_net(game.id, game.package)), seed)
    if chosen["search"] == ROLLOUT:
        return Rollouts(
            game,
            judge,
            seed,
            chosen["candidates"],
            chosen["depth"],
            chosen["caution"],
            chosen.get("policy", "base_policy"),
            chosen.get("racing", 0.0),
            Stage(**chosen["wider"]) if "wider" in chosen else None,
        )
    if chosen["search"] == "greedy":
        return Greedy(game, judge, seed, chosen["samples"])
    guide = find_recipe(game, chosen["guide"]) if "guide" in chosen else None
    plan = None
    if "dives" in chosen:
        longest = chosen.get("longest", MAX_TURN)
        plan = Planner(game, judge, seed + 1, chosen["samples"], chosen["dives"], chosen["width"], longest)
        plan.guide = guide
    if chosen["search"] == "planner":
        return plan
    if chosen["search"] == "tree":
        return Tree(
            game,
            judge,
            seed,
            plan,
            chosen["depth"],
            chosen.get("turns", 0),
            chosen.get("sharpness", SHARPNESS),
            chosen.get("careful", CAREFUL),
            chosen.get("planning", PLANNING),
            chosen.get("trust", 0.0),
            guide,
        )
    return None


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
    chosen = settings(game.id, level)
    if simulations is None and chosen.get("bounded", False):
        simulations = chosen["simulations"]
    search = make_search(game, level, style, seed)
    haggler = None
    if "margin" in chosen:
        haggler = Haggler(
            game, judge_of_level(game, level, style), seed + 2, chosen["margin"], chosen.get("talkative", False)
        )
    name = level if style == "balanced" else f"{level}:{style}"
    planned = chosen.get("planned", PLANNED)
    sensible = chosen.get("sensible", False)
    return Bot(
        name, search, seed, chosen["ms"], simulations, chosen.get("haste", 0.0), haggler, clock, planned, sensible
    )


def make_net_bot(game: Game[Any], path: str, seed: int = 0) -> Bot:
    """A bot that looks one decision ahead with the network in a file. It has no part in deals."""
    judge = LearnedJudge(game, "balanced", scale_of(game), open_net(path))
    return Bot(NET + path, OneAhead(game, judge, seed), seed, settings(game.id, LEARNED)["ms"], 1)
