"""A learned network as value function, and a search that looks one decision ahead with it."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.learning.inputs import Inputs
from ludoteca.ai.learning.net import Net
from ludoteca.ai.search.base import Policy, Search, ValueFunction, Weighed, by_value
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action

MARGIN_SHARE = 0.5  # how much the margin counts beside the chance to win, so that a decided game is still played well
MAX_MARGIN = 3.0
MIN_CHANCE = 0.001
WIDTH = 6  # of a longer menu, the choices that the base policy likes best are looked at


def outcome(s: Table, seat: int, points: float) -> list[float]:
    """What a network learns of a finished game: the share of the win, the margin to the best rival, the own points."""
    won = 1.0 / s.places.count(1) if s.places[seat] == 1 else 0.0
    best = max([s.scores[other] for other in range(s.seats) if other != seat])
    margin = (s.scores[seat] - best) / points
    own = s.scores[seat] / points
    return [won, max(-MAX_MARGIN, min(MAX_MARGIN, margin)), max(-MAX_MARGIN, min(MAX_MARGIN, own))]


def base_policy_or_none(game: Game[Any]) -> Policy | None:
    try:
        return find_policy(game)
    except ValueError:
        return None


def narrow(prefer: Policy | None, s: Table, seat: int, options: list[Action]) -> list[Action]:
    """The part of a menu that a learned player looks at, in training and in play alike: a network never sees where
    other choices lead."""
    if prefer is None or len(options) <= WIDTH:
        return options
    values = prefer(s, seat, options)
    ranked = [(-values[k], k) for k in range(len(options))]
    ranked.sort()
    return [options[ranked[n][1]] for n in range(WIDTH)]


def worth(heads: list[float]) -> float:
    return heads[0] + MARGIN_SHARE * heads[1]


class LearnedValue(ValueFunction):
    """Judges by the network. The terms of the evaluator stay for the reasons that people are given."""

    def __init__(self, game: Game[Any], style: str, scale: float, net: Net) -> None:
        super().__init__(game, style, scale)
        about = net.about
        self.net = net
        self.inputs = Inputs(game, float(about["scale"]))
        self.points = float(about["points"])
        expected = (game.id, game.rules_version, self.inputs.size)
        found = (about["game"], about["rules"], about["sizes"][0])
        if found != expected:
            raise ValueError(f"the network is for {found}, not for {expected}")

    def heads(self, s: Table, seat: int) -> list[float]:
        return outcome(s, seat, self.points) if s.over else self.net.values(self.inputs.fill(s, seat))

    def promise(self, s: Table, seat: int) -> float:
        return worth(self.heads(s, seat))

    def chances(self, s: Table) -> list[float]:
        out = [max(MIN_CHANCE, self.heads(s, seat)[0]) for seat in range(s.seats)]
        total = sum(out)
        for i in range(len(out)):
            out[i] /= total
        return out


class OneAhead(Search):
    """The choice after which the network likes the own seat best, out of those the base policy likes."""

    def __init__(self, game: Game[Any], value_function: LearnedValue, seed: int) -> None:
        super().__init__(game, value_function, seed)
        self.learned = value_function
        self.prefer = base_policy_or_none(game)

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        i = asked(s, seat)
        options = narrow(self.prefer, s, seat, s.menus[i])
        out: list[Weighed] = []
        for k in self.random_order(len(options)):
            if out and budget.late():
                break
            child = s.copy()
            choose(self.game, child, i, options[k])
            out.append(Weighed(options[k], self.learned.promise(child, seat), 1.0))
        budget.done += 1
        return by_value(out) + [Weighed(a, 0.0, 0.0) for a in s.menus[i] if a not in options]
