"""Planner: looks for the best way to the end of its own turn.

From every promising choice it dives: it goes on with whatever looks best at each of its own decisions until the turn is
over. What it passed by on the way waits in a queue, best first, and is dived into as long as the budget lasts. All this
is done over several imagined deals; a choice is worth the mean of its best endings.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from ludoteca.ai.search.base import DECIDED, Search, ValueFunction, Weighed, by_value, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import NOBODY, Action

MAX_TURN = 24  # own decisions in one dive
INTERRUPTIONS = 16  # decisions of others inside one's own turn
NOT_YET = 0.95  # a win later in the turn beside a win at once
WIDTH = 12  # choices dived into at once; and of a longer menu on the way only the most plausible part is looked at


class Planner(Search):
    def __init__(
        self,
        game: Game[Any],
        value_function: ValueFunction,
        seed: int,
        samples: int,
        dives: int,
        width: int = WIDTH,
        longest: int = MAX_TURN,
    ) -> None:
        super().__init__(game, value_function, seed)
        self.samples = samples
        self.dives = dives
        self.width = width
        self.base = 0  # the agenda below this height is not part of the turn
        self.longest = longest
        self.complete = False  # the last deal was looked at as far as needed
        self.queue: list[tuple[float, int, int]] = []
        self.waiting: list[Table] = []

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        options = s.menus[asked(s, seat)]
        totals = [0.0] * len(options)
        counts = [0] * len(options)
        self.base = turn_base(s, seat)
        for n in range(self.samples):
            best = self.one_deal(imagine(self.game, s, seat, self.quick), seat, options, budget)
            if n > 0 and not self.complete:
                break  # a deal half looked at would favour the choices looked at first
            for k in range(len(options)):
                if best[k] >= 0.0:
                    totals[k] += best[k]
                    counts[k] += 1
        out = []
        for k in self.random_order(len(options)):
            value = totals[k] / counts[k] if counts[k] else 0.0
            out.append(Weighed(options[k], value, float(counts[k])))
        return by_value(out)

    def one_deal(self, s: Table, seat: int, options: list[Action], budget: Budget) -> list[float]:
        """The best ending found for each choice in this deal, -1 where there was no time to look.

        All choices are looked at; those that look best, and the most plausible one, are dived into. The others keep the
        value they have at once, but none is put before one that was looked into.
        """
        best = [-1.0] * len(options)
        self.complete = False
        self.queue = []
        self.waiting = []
        i = asked(s, seat)
        children: list[Table] = []
        ranked: list[tuple[float, float, int, int]] = []
        likeliest = 0
        if not budget.more():
            return best
        for k in range(len(options)):
            if budget.late():
                return best
            child = s.copy()
            choose(self.game, child, i, options[k])
            children.append(child)
            best[k] = self.value_function.chances(child)[seat]
            ranked.append(
                (-best[k], -self.value_function.evaluator.prior(s, seat, options[k]), self.quick.below(65536), k)
            )
            if ranked[k][1] < ranked[likeliest][1]:
                likeliest = k
        ranked.sort()
        chosen = [ranked[n][3] for n in range(min(len(ranked), self.width))]
        if likeliest not in chosen:
            chosen[len(chosen) - 1] = likeliest
        lowest = 1.0
        for k in chosen:
            if not budget.more():
                return best
            best[k] = -1.0  # where it ends counts, not how it looked
            self.dive(children[k], seat, k, best, budget)
            lowest = min(lowest, best[k])
        for k in range(len(options)):
            if k not in chosen:
                best[k] = min(best[k], lowest)
        self.complete = True
        for _ in range(self.dives):
            if not self.queue or not budget.more():
                break
            _, number, k = heappop(self.queue)
            self.dive(self.waiting[number], seat, k, best, budget)
        return best

    def dive(self, s: Table, seat: int, root: int, best: list[float], budget: Budget) -> None:
        """Go on with what looks best until the turn is over, and note how it ended for the root choice."""
        end = self.ending(s, seat, root, budget)
        value = self.value_function.chances(end)[seat]
        if end.over and not s.over:
            value *= NOT_YET
        if value > best[root]:
            best[root] = value

    def ending(self, s: Table, seat: int, root: int, budget: Budget) -> Table:
        """The state at the end of the turn, if what looks best is done at every own decision; the rest waits in the
        queue."""
        for _ in range(self.longest):
            self.let_others_answer(s, seat, budget)
            i = asked(s, seat)
            if i < 0 or budget.late():
                break
            options = s.menus[i]
            if len(options) == 1:
                choose(self.game, s, i, options[0])
                continue
            top: Table | None = None
            top_value = -2.0 * DECIDED
            for a in self.plausible(s, seat, options, self.width):
                if top is not None and budget.late():
                    break
                child = s.copy()
                choose(self.game, child, i, a)
                value = self.value_function.promise(child, seat)
                if value > top_value:
                    if top is not None:
                        self.keep(top, top_value, root)
                    top = child
                    top_value = value
                else:
                    self.keep(child, value, root)
            assert top is not None
            s = top
        return s

    def keep(self, s: Table, value: float, root: int) -> None:
        if self.dives == 0:
            return
        heappush(self.queue, (-value, len(self.waiting), root))
        self.waiting.append(s)

    def let_others_answer(self, s: Table, seat: int, budget: Budget) -> None:
        """Others who are asked in the middle of the turn answer at once; after it, nobody is asked any more."""
        for _ in range(INTERRUPTIONS):
            if not s.front or asked(s, seat) >= 0 or not in_turn(s, seat, self.base) or budget.late():
                return
            choose(self.game, s, 0, self.best_reply(s, 0, self.width, budget))


def turn_base(s: Table, seat: int) -> int:
    """The height of the agenda at which the seat's present turn begins."""
    base = len(s.agenda)
    for i in range(len(s.agenda) - 1, -1, -1):
        owner = s.agenda[i].seat
        if owner == seat:
            base = i
        elif owner != NOBODY:
            break
    return base


def in_turn(s: Table, seat: int, base: int) -> bool:
    """Does something of the seat's own turn still wait?"""
    if s.front[0].sealed:
        return True
    for i in range(base, len(s.agenda)):
        if s.agenda[i].seat == seat:
            return True
    return False
