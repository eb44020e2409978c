"""How bots deal: by value and with a margin.

An offer is good when it raises one's own chance to win by the margin. A bot thinks about offers of its own once in the
time for which offers stand (a round, a turn: the game says), makes only such as the other should welcome too, and never
two to the same partner: no table is flooded and no game stalls.
"""

from __future__ import annotations

from typing import Any

from ludoteca.ai.search.base import ValueFunction, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.planner import Planner, turn_base
from ludoteca.kernel import Action, Game, Offer, Quick, Table, advance, asked
from ludoteca.kernel.deal import ACCEPT, DECLINE, WITHDRAW

SAMPLES = 2
IDEAS = 64  # offers looked at
PROMISING = 4  # of them thought about
LOOKAHEAD = 6  # decisions looked ahead in one's own turn


class Haggler:
    def __init__(
        self, game: Game[Any], value_function: ValueFunction, seed: int, margin: float, makes_offers: bool
    ) -> None:
        self.value_function = value_function
        self.quick = Quick(seed)
        self.planner = Planner(game, value_function, seed, 1, 0)
        self.planner.longest = LOOKAHEAD
        self.margin = margin
        self.makes_offers = makes_offers  # makes offers of its own
        self.stamp = -1
        self.ideas: list[Action] = []  # offers still to be made at this stamp, the best last

    def act(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        deals = game.deals
        assert deals is not None
        for o in state.offers:
            if (
                o.to == seat
            ):  # accepting reports whether the deal is still possible, so a bot may ask the table that much
                good = self.welcome(game, state, seat, o) and deals.refuse(state, o) is None
                return Action(ACCEPT if good else DECLINE, (o.number,))
        if not self.makes_offers or state.front[0].seat != seat:
            return None
        if deals.stamp(state) != self.stamp:
            self.stamp = deals.stamp(state)
            for o in state.offers:
                if o.frm == seat:
                    return Action(WITHDRAW, (o.number,))
            self.ideas = self.good_ideas(game, state, seat)
        while self.ideas:
            made = self.ideas.pop()
            if deals.refuse(state, deals.read(state, seat, made), only_offered=True) is None:
                return made
        return None

    def welcome(self, game: Game[Any], state: Table, seat: int, o: Offer) -> bool:
        """Would the deal raise the seat's chance by the margin? A gift is taken; what costs nothing but may be a burden
        need only do no harm; a promise must be one that can be kept."""
        deals = game.deals
        assert deals is not None
        if deals.gift(state, o, seat):
            return True
        if not deals.keepable(state, o, seat):
            return False
        margin = self.margin if deals.costs(state, o, seat) else 0.0
        return self.gains(game, state, seat, o)[seat] >= margin

    def gains(self, game: Game[Any], state: Table, seat: int, o: Offer) -> list[float]:
        """What the deal changes in every seat's chance, as this seat sees it; a deal that cannot be made changes
        nothing."""
        deals = game.deals
        assert deals is not None
        total = [0.0] * state.seats
        shown = state.copy()
        for flat in (o.give, o.take):
            for i in range(0, len(flat), 2):
                if deals.things[flat[i]][1].cards and 0 <= flat[i + 1] < len(shown.known):
                    shown.known[flat[i + 1]] |= 1 << seat  # the seat that is offered a card learns which one
        for _ in range(SAMPLES):
            s = imagine(game, shown, seat, self.quick)
            before = self.later_chances(s.copy(), seat)
            if deals.refuse(s, o) is not None:
                return [0.0] * state.seats
            deals.carry_out(s, o)
            advance(game, s)
            after = self.later_chances(s, seat)
            for k in range(state.seats):
                total[k] += (after[k] - before[k]) / SAMPLES
        return total

    def later_chances(self, s: Table, seat: int) -> list[float]:
        """The chances at the end of the seat's turn if it is on turn, for what a deal gives may be used at once; else
        now."""
        i = asked(s, seat)
        if i < 0 or s.front[i].sealed:
            return self.value_function.chances(s)
        self.planner.base = turn_base(s, seat)
        return self.value_function.chances(self.planner.ending(s, seat, 0, Budget(None, 1)))

    def good_ideas(self, game: Game[Any], state: Table, seat: int) -> list[Action]:
        """Offers that gain the margin and that all partners should welcome too, one for each partner asked first, the
        best last."""
        deals = game.deals
        assert deals is not None
        imagined = imagine(game, state, seat, self.quick)
        ideas = deals.ideas(imagined, seat)
        order = list(range(len(ideas)))
        self.quick.shuffle(order)
        now = self.value_function.chances(imagined)
        ranked: list[tuple[float, int]] = []
        for k in order[:IDEAS]:
            s = imagined.copy()
            o = deals.read(s, seat, ideas[k])
            if deals.refuse(s, o) is None:
                deals.carry_out(s, o)
                ranked.append((-least_gain(now, self.value_function.chances(s), [seat, *deals.partners(o)]), k))
        ranked.sort()
        good: list[tuple[float, int]] = []
        for _, k in ranked[:PROMISING]:
            o = deals.read(imagined, seat, ideas[k])
            if not deals.keepable(imagined, o, seat):
                continue
            gains = self.gains(game, imagined, seat, o)
            if least_gain([0.0] * imagined.seats, gains, [seat, *deals.partners(o)]) >= self.margin:
                good.append((gains[seat], k))
        good.sort()
        partners: list[int] = []
        out: list[Action] = []
        for _, k in reversed(good):
            if ideas[k].args[0] not in partners:
                partners.append(ideas[k].args[0])
                out.insert(0, ideas[k])
        return out


def least_gain(before: list[float], after: list[float], seats: list[int]) -> float:
    """What the one of these seats gains that gains the least."""
    return min([after[k] - before[k] for k in seats])
