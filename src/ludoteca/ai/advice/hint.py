"""A hint: the best choices with their value, and why, from what changes in the evaluator's terms until the end of the
turn."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import make_bot, make_value_function, shown_chance
from ludoteca.ai.search.base import ValueFunction, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.planner import Planner, turn_base
from ludoteca.kernel import SEAT, Action, Game, Quick, Table, Viewer, asked, choose, show_action

SAMPLES = 2
REASONS = 3
LOOKAHEAD = 8  # decisions of the turn that the reasons look at
NOTICEABLE = 0.05  # a change of value below this part of the scale is not worth a word
HINT_LEVEL = "prince"


class Reason:
    """What a choice changes: a term, whose it is, by how much, and what that is worth to the seat that asks."""

    def __init__(self, term: str, seat: int, amount: float, worth: float) -> None:
        self.term = term
        self.seat = seat
        self.amount = amount
        self.worth = worth

    def show(self, asker: int) -> dict[str, Any]:
        """The key of a sentence and its words. An amount that is no whole number is not said."""
        key = "hint-" + ("own" if self.seat == asker else "rival") + ("-more" if self.amount > 0 else "-less")
        args: dict[str, int | str] = {"term": f"term:{self.term}"}
        if self.seat != asker:
            args["seat"] = SEAT.ref(self.seat)
        whole = round(abs(self.amount))
        if whole >= 1 and abs(abs(self.amount) - whole) < 0.1:
            key += "-by"
            args["amount"] = whole
        return {"key": key, "args": args}


class Hint:
    """A choice, the chance to win it gives (0 to 1), whether it wins at once, and its reasons, the weightiest first."""

    def __init__(self, action: Action, value: float, wins: bool, reasons: list[Reason]) -> None:
        self.action = action
        self.value = value
        self.wins = wins
        self.reasons = reasons


def hints(
    game: Game[Any],
    state: Table,
    seat: int,
    seed: int,
    budget_ms: int | None = None,
    count: int = 3,
    bot: Bot | None = None,
) -> list[Hint]:
    """The best choices of the asked seat, the best first; built from what the seat may know."""
    if asked(state, seat) < 0:
        return []
    adviser = bot if bot is not None else make_bot(game, HINT_LEVEL, "balanced", seed)
    weighed = adviser.weigh(game, state, seat, budget_ms)
    value_function = make_value_function(game)
    quick = Quick(seed)
    known = imagine(game, state, seat, quick)
    return [explained(game, known, seat, w.action, w.value, value_function, quick) for w in weighed[:count]]


def explained(
    game: Game[Any], s: Table, seat: int, a: Action, value: float, value_function: ValueFunction, quick: Quick
) -> Hint:
    """The choice with the terms it changes on the way to the end of the turn, in the mean of several imagined deals."""
    terms = value_function.evaluator.terms
    change = [[0.0] * len(terms) for _ in range(s.seats)]
    wins = 0
    for _ in range(SAMPLES):
        before = imagine(game, s, seat, quick)
        after = before.copy()
        planner = Planner(game, value_function, quick.below(1 << 20), 1, 0)
        planner.longest = LOOKAHEAD
        planner.base = turn_base(after, seat)
        choose(game, after, asked(after, seat), a)
        after = planner.ending(after, seat, 0, Budget(None, 1))
        wins += after.over != "" and after.places[seat] == 1
        for k in range(s.seats):
            old = value_function.evaluator.measure(before, k)
            new = value_function.evaluator.measure(after, k)
            for t in range(len(terms)):
                change[k][t] += (new[t] - old[t]) / SAMPLES
    found = []
    for k in range(s.seats):
        for t in range(len(terms)):
            worth = value_function.weights[t] * change[k][t] * (1.0 if k == seat else -1.0 / (s.seats - 1))
            if abs(worth) >= NOTICEABLE * value_function.scale:
                found.append(Reason(terms[t], k, change[k][t], worth))
    found.sort(key=lambda reason: -abs(reason.worth))
    return Hint(a, value, wins == SAMPLES, found[:REASONS])


def show_hint(game: Game[Any], s: Table, seat: int, hint: Hint, level: str = HINT_LEVEL) -> dict[str, Any]:
    """A hint of a level as it travels to a screen: the choice as in a menu, the chance in per cent, reasons as keys
    with words."""
    reasons = [{"key": "hint-wins", "args": {}}] if hint.wins else []
    reasons += [reason.show(seat) for reason in hint.reasons]
    if not reasons:
        reasons = [{"key": "hint-quiet", "args": {}}]
    return {
        **show_action(game, Viewer(s, seat), hint.action),
        "chance": round(100 * hint.value) if hint.wins else percent(game, s, hint.value, level),
        "reasons": reasons,
    }


def percent(game: Game[Any], s: Table, value: float, level: str) -> int:
    """The chance of winning that the search of a level found, rounded for display."""
    return round(100 * shown_chance(game, level, value, s.seats))
