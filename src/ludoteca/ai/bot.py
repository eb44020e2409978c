"""A bot: the only way from a true state into a search, and the promise that an answer always comes."""

from __future__ import annotations

from math import exp
from typing import Any

from ludoteca.ai.deals import Haggler
from ludoteca.ai.search.base import Search, Weighed, imagine
from ludoteca.ai.search.budget import PLANNED, Budget, Clock
from ludoteca.kernel import Action, Game, Quick, Table, menu


class Bot:
    """`choose` answers a question; `deal` answers offers and makes them.

    A bot never reads the true state: `choose` copies it and samples everything the seat cannot know before anything
    else happens. The only facts taken from the true state are the seat's own menu and the offers laid before it, which
    it may see.
    """

    def __init__(
        self,
        name: str,
        search: Search | None,
        seed: int,
        budget_ms: int,
        simulations: int | None = None,
        temperature: float = 0.0,
        haggler: Haggler | None = None,
        clock: Clock | None = None,
        planned: float = PLANNED,
        avoids_waste: bool = False,
    ) -> None:
        self.name = name
        self.search = search
        self.quick = Quick(seed)
        self.budget_ms = budget_ms
        self.simulations = simulations
        self.temperature = (
            temperature  # how far below the best a choice may be and still be played: the noise of the weaker levels
        )
        self.haggler = haggler
        self.clock = clock
        self.planned = planned  # the part of the time that an answer is planned for
        self.avoids_waste = avoids_waste  # leaves out what is certainly wasted
        self.failures = 0  # how often the search broke down and the answer was improvised
        self.strict = False  # tests want to see a breakdown

    def budget(self, budget_ms: int | None) -> Budget:
        if self.simulations is not None and budget_ms is None:
            return Budget(None, self.simulations, self.clock)
        ms = self.budget_ms if budget_ms is None else budget_ms
        return Budget(ms, self.simulations, self.clock, self.planned)

    def choose(self, game: Game[Any], state: Table, seat: int, budget_ms: int | None = None) -> Action:
        """The answer of the seat, always one of its menu."""
        budget = self.budget(budget_ms)
        options = menu(state, seat)
        if not options:
            raise ValueError(f"seat {seat} is not asked")
        if len(options) == 1:
            return options[0]
        imagined = imagine(game, state, seat, self.quick)
        if self.search is None:
            return options[self.quick.below(len(options))]
        try:
            weighed = self.search.weigh(imagined, seat, budget)
            kept = self.worth_considering(imagined, seat, options)
            if budget.done:
                a = self.pick([w for w in weighed if w.action in kept])
            else:  # without time for any look at all: what is plausible, not what happens to come first
                a = self.search.plausible(imagined, seat, kept, 1)[0]
            self.search.remember(imagined, seat, a)
            if budget.timed:
                budget.teach()
        except Exception:
            if self.strict:
                raise
            self.failures += 1
            a = options[self.quick.below(len(options))]
        if a not in options:
            if self.strict:
                raise AssertionError(f"{self.name} wants {a!r}, which is not in the menu")
            self.failures += 1
            a = options[self.quick.below(len(options))]
        return a

    def worth_considering(self, imagined: Table, seat: int, options: list[Action]) -> list[Action]:
        """The menu without what certainly throws something away."""
        if not self.avoids_waste or self.search is None:
            return options
        wasted = self.search.value_function.evaluator.wasted(imagined, seat, options)
        return [a for a in options if a not in wasted] or options

    def pick(self, weighed: list[Weighed]) -> Action:
        """The best choice, or with a temperature one nearly as good, drawn by a softmax; never one far below."""
        if self.temperature <= 0.0:
            return weighed[0].action
        best = max([w.value for w in weighed])
        # Near 0 and 1 the same mistake moves the chance less: without this a bot far behind would play anything at all.
        room = max(1e-9, self.temperature * 4.0 * best * (1.0 - best))
        near = [w for w in weighed if w.weight > 0.0 and best - w.value <= 3.0 * room]
        if not near:
            return weighed[0].action
        shares = [exp((w.value - best) / room) for w in near]
        at = sum(shares) * self.quick.below(65536) / 65536.0
        for w, share in zip(near, shares, strict=True):
            at -= share
            if at < 0.0:
                return w.action
        return near[0].action

    def weigh(self, game: Game[Any], state: Table, seat: int, budget_ms: int | None = None) -> list[Weighed]:
        """All choices with their values, the best first and what is certainly wasted last: for hints and reviews."""
        budget = self.budget(budget_ms)
        imagined = imagine(game, state, seat, self.quick)
        options = menu(imagined, seat)
        if self.search is None or not options:
            return [Weighed(a, 0.0, 0.0) for a in options]
        if len(options) == 1:
            return [Weighed(options[0], self.search.value_function.chances(imagined)[seat], 1.0)]
        weighed = self.search.weigh(imagined, seat, budget)
        kept = self.worth_considering(imagined, seat, options)
        return [w for w in weighed if w.action in kept] + [w for w in weighed if w.action not in kept]

    def deal(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        """An answer to an offer laid before the seat, or an offer of its own, or nothing. Call it until it says
        nothing."""
        if self.haggler is None or game.deals is None or state.over or not game.deals.open_now(state):
            return None
        return self.haggler.act(game, state, seat)
