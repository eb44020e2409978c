"""Rollouts: after each promising choice a policy of the title plays on for all seats, then the position is valued.

All choices of a round share one imagined deal, and each is compared with the policy's own choice on that deal. Another
choice comes first only when the lower confidence bound of its gain is above 0, so that a few rollouts cannot play
worse than the policy by accident. The weaker half is dropped after 2, 4, 8, ... rounds; or, with `racing`, whatever is
clearly worse than another choice, and the search ends when one choice is left.

Where further rollouts of the same choices tell little that is new, a second stage begins after some simulations, with
more choices or longer rollouts. Figures of longer rollouts replace those of the first stage; those of equally long
ones are added to them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from ludoteca.ai.search.base import Search, ValueFunction, Weighed, best_place, best_places, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action

MIN_KEPT = 2  # choices that are never dropped
MAX_SETTLING = 40  # further decisions until the turn passes on
MIN_RACED = 3  # rounds before a choice is dropped
NEGLIGIBLE = 0.002  # a chance to win for which no further rollout is made
SPREAD = 0.03  # how far two rollouts of one choice may differ, before any is seen


class Tally:
    """What the rounds told of each choice of a menu."""

    def __init__(self, size: int) -> None:
        self.totals = [0.0] * size
        self.counts = [0] * size
        self.gains = [0.0] * size  # beside the policy's choice in the same rounds
        self.squares = [0.0] * size

    def add(self, kept: list[int], values: list[float]) -> None:
        """One round; the policy's choice is the first of those kept."""
        for n in range(len(values)):
            k = kept[n]
            gain = values[n] - values[0]
            self.totals[k] += values[n]
            self.counts[k] += 1
            self.gains[k] += gain
            self.squares[k] += gain * gain

    def gain(self, k: int) -> float:
        return self.gains[k] / max(1, self.counts[k])

    def standard_error(self, k: int) -> float:
        """The standard error of the mean gain of a choice."""
        count = self.counts[k]
        if count == 0:
            return SPREAD
        mean = self.gains[k] / count
        spread = max(0.0, self.squares[k] / count - mean * mean)
        return sqrt((spread * count + SPREAD * SPREAD) / (count + 1) / count)

    def weighed(self, options: list[Action], first: int, confidence: float) -> list[Weighed]:
        """All choices: those looked at by the lower confidence bound of their gain, then the others."""
        level = self.totals[first] / max(1, self.counts[first])
        keyed: list[tuple[int, float, int]] = []
        for k in range(len(options)):
            sure = 0.0 if k == first else self.gain(k) - confidence * self.standard_error(k)
            keyed.append((0 if self.counts[k] else 1, -sure, k))
        keyed.sort()
        out: list[Weighed] = []
        for unseen, _, k in keyed:
            value = 0.0 if unseen else max(0.0, min(1.0, level + self.gain(k)))
            out.append(Weighed(options[k], value, float(self.counts[k])))
        return out


class Stage:
    """How many of the choices are looked at, and how far; and after how many simulations of the answer this begins."""

    def __init__(self, candidates: int, depth: int, after: int = 0) -> None:
        self.candidates = candidates  # of a longer menu, the choices that the policy likes best
        self.depth = depth  # decisions of one rollout, and then to the end of the turn
        self.after = after


class Rollouts(Search):
    def __init__(
        self,
        game: Game[Any],
        value_function: ValueFunction,
        seed: int,
        candidates: int,
        depth: int,
        confidence: float,
        policy: str = "base_policy",
        racing: float = 0.0,
        second_stage: Stage | None = None,
    ) -> None:
        super().__init__(game, value_function, seed)
        self.prefer = find_policy(game, policy)
        self.stage = Stage(candidates, depth)
        self.second_stage = second_stage  # a second stage, where there is one
        self.racing = racing  # standard errors by which a choice must be worse than another to be dropped; 0: by halves
        self.confidence = confidence  # standard errors by which another choice must be better than the policy's

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        options = s.menus[asked(s, seat)]
        liked = best_places(self.prefer(s, seat, options), len(options))
        tally = Tally(len(options))
        limit = self.second_stage.after if self.second_stage is not None else 0
        self.compare(s, seat, options, liked, self.stage, budget, limit, tally)
        if self.second_stage is not None and self.second_stage.depth == self.stage.depth:
            self.compare(s, seat, options, liked, self.second_stage, budget, 0, tally)
        elif self.second_stage is not None:
            again = Tally(len(options))
            self.compare(s, seat, options, liked, self.second_stage, budget, 0, again)
            if all([again.counts[k] for k in liked[: self.second_stage.candidates]]):
                tally = again
        return tally.weighed(options, liked[0], self.confidence)

    def compare(
        self,
        s: Table,
        seat: int,
        options: list[Action],
        liked: list[int],
        stage: Stage,
        budget: Budget,
        limit: int,
        tally: Tally,
    ) -> None:
        """One stage. It ends with the budget, or when the answer has had `limit` simulations (0: no limit)."""
        kept = liked[: stage.candidates]
        rounds = 0
        while len(kept) > 1 and (limit == 0 or budget.done < limit):
            if not self.one_round(s, seat, options, kept, stage.depth, tally, budget):
                break
            rounds += 1
            if self.racing > 0.0:
                if rounds >= MIN_RACED:
                    kept = still_open(kept, tally, self.racing)
            elif rounds & (rounds - 1) == 0 and rounds > 1:
                kept = better_half(kept, tally)

    def one_round(
        self,
        s: Table,
        seat: int,
        options: list[Action],
        kept: list[int],
        depth: int,
        tally: Tally,
        budget: Budget,
    ) -> bool:
        """One rollout of each choice on the same imagined deal; False if the budget ended before. A round half played
        counts for nothing, unless it is the first."""
        deal = imagine(self.game, s, seat, self.quick)
        i = asked(deal, seat)
        values: list[float] = []
        for k in kept:
            if not budget.more():
                break
            child = deal.copy()
            choose(self.game, child, i, options[k])
            self.play_on(child, depth, budget)
            if values and budget.late():
                break  # this one was cut short
            values.append(self.value_function.chances(child)[seat])
        whole = len(values) == len(kept)
        if whole or tally.counts[kept[0]] == 0:
            tally.add(kept, values)
        return whole

    def play_on(self, s: Table, depth: int, budget: Budget) -> None:
        """The policy decides for everybody, for `depth` decisions and until the turn passes on."""
        last = -1
        for n in range(depth + MAX_SETTLING):
            if not s.front or budget.late():
                return
            seat = s.front[0].seat
            if n >= depth and seat != last:
                return
            last = seat
            options = s.menus[0]
            k = best_place(self.prefer(s, seat, options)) if len(options) > 1 else 0
            choose(self.game, s, 0, options[k])


def better_half(kept: list[int], tally: Tally) -> list[int]:
    """The policy's choice and the best of the others."""
    keyed = [(-tally.gain(k), k) for k in kept[1:]]
    keyed.sort()
    return kept[:1] + [k for _, k in keyed[: max(MIN_KEPT, (len(kept) + 1) // 2) - 1]]


def still_open(kept: list[int], tally: Tally, racing: float) -> list[int]:
    """The policy's choice, and all others that may still prove the best; the policy's choice alone when nothing is
    open any more."""
    sure = 0.0
    best = kept[0]
    for k in kept[1:]:
        low = tally.gain(k) - racing * tally.standard_error(k)
        if low > sure:
            sure = low
            best = k
    still = [k for k in kept[1:] if tally.gain(k) + racing * tally.standard_error(k) > sure + NEGLIGIBLE]
    if best != kept[0] and still == [best]:
        still = []
    return kept[:1] + still
