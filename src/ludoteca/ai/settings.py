"""The settings of the levels: a file such as levels.toml, read into typed objects. An unknown key is an error."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from ludoteca.ai.search.budget import PLANNED
from ludoteca.ai.search.ismcts import PLAN_SHARE, PLAN_TEMPERATURE, REPLY_WIDTH
from ludoteca.ai.search.planner import MAX_TURN, WIDTH
from ludoteca.ai.search.policy import BASE_POLICY
from ludoteca.ai.search.rollout import Stage

SCALE: Final = 3.0
LIKE = "like"  # another level of the same title, from which everything comes that is not set here
MULTIPLAYER = "multiplayer"  # a table of settings that are other ones at three seats and more


class Settings:
    """What a level is in a title. What a search does not use is ignored by it."""

    def __init__(
        self,
        *,
        search: str,  # random, greedy, planner, tree, policy, rollout, learned or lookahead
        ms: int,  # the limit of an answer where no other is agreed
        simulations: int,  # how much work the arena gives one decision unless told otherwise
        bounded: bool = False,  # no more work than that at a table either
        planned: float = PLANNED,  # the part of the time that is planned for
        scale: float = SCALE,  # the difference in value that makes a seat e times as likely to win
        shown_scale: float | None = None,  # the scale of the chances that people see, where it is another
        terms: list[str] | None = None,  # the terms of the evaluator that the level knows; all of them unless told
        weights: dict[str, float] | None = None,  # of every term, instead of the balanced style
        final_points: bool = False,  # positions are valued by the final points that a fit predicts
        temperature: float = 0.0,  # of the choice among those nearly as good as the best, as a chance to win
        avoids_waste: bool = False,  # what certainly throws something away is left out, as the evaluator says
        margin: float | None = None,  # how much a deal must gain; no deals unless told
        makes_offers: bool = False,
        candidates: int = 0,  # choices that rollouts or a look ahead with a network look at
        depth: int = 0,  # decisions of a rollout, or of the continuation after a new edge of the tree
        rollout_policy: str = BASE_POLICY,  # the module in `ai` of the title that rollouts and a look ahead follow
        confidence: float = 0.0,  # standard errors by which another choice must be better than the policy's
        racing: float = 0.0,  # standard errors by which a choice must be worse to be dropped; 0: drop by halves
        second_stage: Stage | None = None,  # of rollouts, after so many simulations
        samples: int = 1,  # imagined deals of a plan, or of a look ahead
        dives: int | None = None,  # further looks of a plan into each deal; no plan unless told
        width: int = WIDTH,  # choices that a plan looks into
        longest: int = MAX_TURN,  # decisions of the own seat in one dive
        prior_policy: str | None = None,  # the module in `ai` whose preferences are the priors of a tree and its plan
        turns: int = 0,  # of the careful continuation after a new edge
        reply_width: int = REPLY_WIDTH,  # choices looked at for each of its decisions
        plan_share: float = PLAN_SHARE,  # the plan's part of a tree's budget
        plan_temperature: float = PLAN_TEMPERATURE,  # of the priors that the plan gives to the root
        plan_visits: float = 0.0,  # how many visits the plan's value counts for in the end
    ) -> None:
        self.search = search
        self.ms = ms
        self.simulations = simulations
        self.bounded = bounded
        self.planned = planned
        self.scale = scale
        self.shown_scale = shown_scale if shown_scale is not None else scale
        self.terms = terms
        self.weights = weights
        self.final_points = final_points
        self.temperature = temperature
        self.avoids_waste = avoids_waste
        self.margin = margin
        self.makes_offers = makes_offers
        self.candidates = candidates
        self.depth = depth
        self.rollout_policy = rollout_policy
        self.confidence = confidence
        self.racing = racing
        self.second_stage = second_stage
        self.samples = samples
        self.dives = dives
        self.width = width
        self.longest = longest
        self.prior_policy = prior_policy
        self.turns = turns
        self.reply_width = reply_width
        self.plan_share = plan_share
        self.plan_temperature = plan_temperature
        self.plan_visits = plan_visits


HINTS: Final[dict[str, Any]] = get_type_hints(Settings.__init__)
STAGE_KEYS: Final = {"candidates", "depth", "after"}


def is_a(value: Any, hint: Any) -> bool:
    """Whether a value of a TOML file has a type. A whole number is a number too; a table is an object by its
    arguments."""
    if get_origin(hint) is UnionType:
        return any(is_a(value, one) for one in get_args(hint) if one is not NoneType)
    if get_origin(hint) is list:
        return isinstance(value, list) and all(is_a(one, get_args(hint)[0]) for one in value)
    if get_origin(hint) is dict:
        return isinstance(value, dict) and all(is_a(one, get_args(hint)[1]) for one in value.values())
    if hint in (int, float):
        return isinstance(value, (int, hint)) and not isinstance(value, bool)
    if hint is Stage:
        return isinstance(value, dict) and set(value) <= STAGE_KEYS and all(is_a(one, int) for one in value.values())
    return isinstance(value, hint)


def check(where: str, table: dict[str, Any]) -> None:
    """Every key of a table is an argument of the settings, and every value has its type."""
    for key, value in table.items():
        if key not in HINTS:
            raise ValueError(f"{where}: there is no setting {key!r}")
        if not is_a(value, HINTS[key]):
            raise ValueError(f"{where}: {key} cannot be {value!r}")


class LevelFile:
    """The levels of one file: general settings of each level, then those of a title, then those of the title for the
    level. The whole file is checked when it is read."""

    def __init__(self, text: str) -> None:
        table = tomllib.loads(text)
        self.levels: dict[str, dict[str, Any]] = table["level"]
        self.titles: dict[str, dict[str, Any]] = table.get("game", {})
        self.built: dict[tuple[str, str, bool], Settings] = {}
        for level, general in self.levels.items():
            check(level, general)
        for title, special in self.titles.items():
            check(title, plain(special))
            for level, own in special.items():
                if isinstance(own, dict):
                    self.check_special(f"{title} {level}", level, special)

    def check_special(self, where: str, level: str, special: dict[str, Any]) -> None:
        own = dict(special[level])
        like = own.pop(LIKE, level)
        if level not in self.levels or not isinstance(special.get(like), dict):
            raise ValueError(f"{where}: there is no such level")
        check(f"{where} {MULTIPLAYER}", own.pop(MULTIPLAYER, {}))
        check(where, own)

    def settings(self, title: str, level: str, seats: int = 2) -> Settings:
        """The settings of a level in a title. At three seats and more they are the same object, unless others are
        set."""
        if level not in self.levels:
            raise ValueError(f"there is no bot {level!r}, only {', '.join(self.levels)}")
        key = (title, level, seats > 2)
        if key not in self.built:
            general, more = self.merged(title, level)
            if seats > 2 and not more:
                self.built[key] = self.settings(title, level)
            else:
                self.built[key] = build({**general, **more} if seats > 2 else general)
        return self.built[key]

    def merged(self, title: str, level: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """All settings of a level, and those that are other ones at three seats and more."""
        special = self.titles.get(title, {})
        own = dict(special.get(level, {}))
        general = {**self.levels[level], **plain(special), **special.get(own.pop(LIKE, ""), {}), **own}
        return general, general.pop(MULTIPLAYER, {})


def plain(special: dict[str, Any]) -> dict[str, Any]:
    """What a title sets for all its levels."""
    return {key: value for key, value in special.items() if not isinstance(value, dict)}


def build(table: dict[str, Any]) -> Settings:
    stage = table.get("second_stage")
    return Settings(**{**table, "second_stage": Stage(**stage)} if stage is not None else table)


def read_levels(file: Traversable) -> LevelFile:
    return LevelFile(file.read_text(encoding="utf-8"))
