"""How bots deal: by value and with a margin.

An offer is good when it raises one's own chance to win by the margin. A bot offers only what it believes the other would accept, once
to each partner until something changes hands or time passes, so that no table is flooded and no game stalls.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.budget import Budget
from ludoteca.bots.planner import Planner, turn_base
from ludoteca.bots.search import Judge, imagine
from ludoteca.kernel import Action, Game, Offer, Quick, Refused, Table, advance, asked
from ludoteca.kernel.deal import ACCEPT, DECLINE, WITHDRAW

SAMPLES = 3
IDEAS = 12  # offers thought about at a time


class Haggler:
    def __init__(self, game: Game[Any], judge: Judge, seed: int, margin: float, talkative: bool) -> None:
        self.judge = judge
        self.quick = Quick(seed)
        self.planner = Planner(game, judge, seed, 1, 0)
        self.margin = margin
        self.talkative = talkative  # makes offers of its own
        self.stamp = -1
        self.offered: list[int] = []  # partners already asked since `stamp`

    def act(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        deals = game.deals
        assert deals is not None
        for o in state.offers:
            if (
                o.to == seat
            ):  # whoever accepts is told if the deal cannot be made any more: that much may be asked of the table
                good = self.welcome(game, state, seat, o) and deals.refuse(state, o) is None
                return Action(ACCEPT if good else DECLINE, (o.number,))
        if deals.stamp(state) != self.stamp:
            self.stamp = deals.stamp(state)
            self.offered = []
            for o in state.offers:
                if o.frm == seat:
                    return Action(WITHDRAW, (o.number,))
        if not self.talkative or state.front[0].seat != seat:
            return None
        return self.idea(game, state, seat)

    def welcome(self, game: Game[Any], state: Table, seat: int, o: Offer) -> bool:
        """Would the deal raise the seat's chance by the margin?"""
        return self.gains(game, state, seat, o)[seat] >= self.margin

    def gains(self, game: Game[Any], state: Table, seat: int, o: Offer) -> list[float]:
        """What the deal changes in every seat's chance, as this seat sees it; a deal that cannot be made changes nothing."""
        deals = game.deals
        assert deals is not None
        total = [0.0] * state.seats
        shown = state.copy()
        for flat in (o.give, o.take):
            for i in range(0, len(flat), 2):
                if deals.things[flat[i]][1].cards and 0 <= flat[i + 1] < len(shown.known):
                    shown.known[flat[i + 1]] |= 1 << seat  # who is offered a card is told which
        for _ in range(SAMPLES):
            s = imagine(game, shown, seat, self.quick)
            before = self.outlook(s.copy(), seat)
            if deals.refuse(s, o) is not None:
                return [0.0] * state.seats
            deals.carry_out(s, o)
            advance(game, s)
            after = self.outlook(s, seat)
            for k in range(state.seats):
                total[k] += (after[k] - before[k]) / SAMPLES
        return total

    def outlook(self, s: Table, seat: int) -> list[float]:
        """The chances at the end of the seat's turn if it is on turn, for what a deal gives may be used at once; else now."""
        i = asked(s, seat)
        if i < 0 or s.front[i].sealed:
            return self.judge.chances(s)
        self.planner.base = turn_base(s, seat)
        return self.judge.chances(self.planner.ending(s, seat, 0, Budget(None, 1)))

    def idea(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        """The offer that gains most among those the partner should welcome too."""
        deals = game.deals
        assert deals is not None
        imagined = imagine(game, state, seat, self.quick)
        ideas = deals.ideas(imagined, seat)
        order = list(range(len(ideas)))
        self.quick.shuffle(order)
        best: Action | None = None
        best_gain = self.margin
        for k in order[:IDEAS]:
            try:
                o = deals.read(state, seat, ideas[k])
            except Refused:
                continue
            if o.to in self.offered or deals.refuse(imagined, o) is not None:
                continue
            gains = self.gains(game, imagined, seat, o)
            if gains[seat] >= best_gain and gains[o.to] >= self.margin:
                best_gain = gains[seat]
                best = ideas[k]
        if best is not None:
            self.offered.append(best.args[0])
        return best
