"""After a game: how the chances went, where they turned, and what would have been better there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.ai.advice.hint import explained, percent, show_hint
from ludoteca.ai.levels import make_bot, make_shown_value, make_value_function
from ludoteca.ai.search.base import imagine
from ludoteca.kernel import SEAT, Match, Quick, Table, Viewer, act, menu, show_action

BETTER_BY = 0.02  # a choice must raise the chance by this much to be called better
REVIEW_LEVEL = "prince"


class Curve:
    """Every seat's chance to win before the first action and after each one, as valued with all cards on the table.

    In mid-round who has just moved looks better than who is about to: `rounds` is the mean over a round of turns, which
    takes that away, and turning points are looked for there.
    """

    def __init__(self, m: Match) -> None:
        value_function = make_shown_value(m.game)
        s = m.snapshots[0].copy()
        self.seats = m.setup.seats
        self.chances = [value_function.chances(s)]
        self.choices: list[int] = []  # actions that were real choices
        self.turns: list[list[int]] = []  # the actions of each turn: those of one seat in a row
        for i, line in enumerate(m.lines):
            if len(menu(s, line.seat)) > 1:
                self.choices.append(i)
            if i == 0 or m.lines[i - 1].seat != line.seat:
                self.turns.append([])
            self.turns[-1].append(i)
            s.forced = line.chance.copy()
            act(m.game, s, line.seat, line.action)
            self.chances.append(value_function.chances(s))

    def mean(self, first: int, last: int) -> list[float]:
        """The mean chances at the ends of the turns `first` to `last`, as far as there are such; before the first: the
        opening's."""
        ends = [self.chances[turn[-1] + 1] for turn in self.turns[max(first, 0) : last + 1]]
        if first < 0 or not ends:
            ends.append(self.chances[0])
        return [sum(row[seat] for row in ends) / len(ends) for seat in range(self.seats)]

    def around(self, turn: int) -> tuple[list[float], list[float]]:
        """The chances in the round before a turn, and in the round that begins with it."""
        return self.mean(turn - self.seats, turn - 1), self.mean(turn, turn + self.seats - 1)

    def rounds(self) -> list[list[float]]:
        """One row for the opening and one after each action; the last one is the end itself."""
        half = self.seats // 2
        rows = [self.chances[0]]
        for turn, actions in enumerate(self.turns):
            rows += [self.mean(turn - half, turn + half)] * len(actions)
        rows[-1] = self.chances[-1]
        return rows

    def turn_of(self, i: int) -> int:
        return next(number for number, turn in enumerate(self.turns) if i in turn)

    def turning_points(self, count: int) -> list[int]:
        """The actions behind the greatest changes from one round to the next, at most one in each round, in the order
        of the game."""
        swings = []
        for turn, actions in enumerate(self.turns):
            chosen = [i for i in actions if i in self.choices]
            if chosen:
                swings.append((-greatest(*self.around(turn)), turn, max(chosen, key=self.jump)))
        found: list[tuple[int, int]] = []
        for _, turn, i in sorted(swings):
            if len(found) < count and all(abs(turn - other) >= self.seats for other, _ in found):
                found.append((turn, i))
        return sorted(i for _, i in found)

    def jump(self, i: int) -> float:
        """How much the chances moved with this one action."""
        return greatest(self.chances[i], self.chances[i + 1])


def greatest(before: list[float], after: list[float]) -> float:
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def better_choice(
    m: Match, s: Table, i: int, seed: int, budget_ms: int | None, simulations: int | None
) -> dict[str, Any] | None:
    """What the asked seat could have known to be better, None if its choice was as good as any."""
    line = m.lines[i]
    if len(menu(s, line.seat)) < 2 or line.action not in menu(s, line.seat):
        return None
    bot = make_bot(m.game, REVIEW_LEVEL, "balanced", seed, simulations)
    weighed = bot.weigh(m.game, s, line.seat, budget_ms)
    own = [w for w in weighed if w.action == line.action]
    if weighed[0].action == line.action or not own or weighed[0].value - own[0].value < BETTER_BY:
        return None
    quick = Quick(seed)
    known = imagine(m.game, s, line.seat, quick)
    hint = explained(m.game, known, line.seat, weighed[0].action, weighed[0].value, make_value_function(m.game), quick)
    shown = show_hint(m.game, s, line.seat, hint, REVIEW_LEVEL)
    return {**shown, "instead_of": percent(m.game, s, own[0].value, REVIEW_LEVEL)}


def show_curve(m: Match, curve: Curve) -> dict[str, Any]:
    """The chances of all seats in per mille, before the first action and after each one, in the mean of a round."""
    return {
        "game": m.game.id,
        "seats": m.setup.seats,
        "lines": m.seq,
        "first": m.first,
        "curve": [[round(1000 * x) for x in row] for row in curve.rounds()],
    }


def show_point(
    m: Match, curve: Curve, i: int, seed: int, budget_ms: int | None = None, simulations: int | None = None
) -> dict[str, Any]:
    """A turning point: what was chosen, what it did to the chances (per mille), and what would have been better."""
    line = m.lines[i]
    s = m.state_at(line.seq - 1)
    before, after = curve.around(curve.turn_of(i))
    return {
        "line": line.seq,
        "seat": SEAT.word(line.seat),
        "choice": show_action(m.game, Viewer(s, line.seat), line.action),
        "before": [round(1000 * x) for x in before],
        "after": [round(1000 * x) for x in after],
        "better": better_choice(m, s, i, seed + i, budget_ms, simulations),
    }


def review(
    m: Match,
    count: int = 5,
    seed: int = 1,
    budget_ms: int | None = None,
    simulations: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The whole review as a JSON value: the curve, and `points` with the better choice where there was one."""
    curve = Curve(m)
    points = []
    for done, i in enumerate(curve.turning_points(count)):
        points.append(show_point(m, curve, i, seed, budget_ms, simulations))
        if progress is not None:
            progress(done + 1)
    return {**show_curve(m, curve), "points": points}
