"""After a game: how the chances went, where they turned, and what would have been better there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.bots.hint import explained, show_hint
from ludoteca.bots.levels import make_bot, make_judge
from ludoteca.bots.search import imagine
from ludoteca.kernel import SEAT, Match, Quick, Table, Viewer, act, menu, show_action

BETTER_BY = 0.02  # a choice must raise the chance by this much to be called better
REVIEW_LEVEL = "prince"


class Curve:
    """Every seat's chance to win before the first action and after each one, and which actions were real choices."""

    def __init__(self, m: Match) -> None:
        judge = make_judge(m.game)
        s = m.snapshots[0].copy()
        self.chances = [judge.chances(s)]  # with all cards on the table: the game is over
        self.choices: list[int] = []
        for i, line in enumerate(m.lines):
            if len(menu(s, line.seat)) > 1:
                self.choices.append(i)
            s.forced = line.chance.copy()
            act(m.game, s, line.seat, line.action)
            self.chances.append(judge.chances(s))

    def after(self, i: int) -> list[float]:
        """The chances when the consequences of action i are complete: before the next real choice."""
        later = [j for j in self.choices if j > i]
        return self.chances[later[0] if later else len(self.chances) - 1]

    def turning_points(self, count: int) -> list[int]:
        """The actions that changed the chances most, in the order of the game."""
        swings = [
            (-max(abs(b - a) for a, b in zip(self.chances[i], self.after(i), strict=True)), i) for i in self.choices
        ]
        return sorted(i for _, i in sorted(swings)[:count])


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
    hint = explained(m.game, known, line.seat, weighed[0].action, weighed[0].value, make_judge(m.game), quick)
    return {**show_hint(m.game, s, line.seat, hint), "instead_of": round(100 * own[0].value)}


def review(
    m: Match,
    count: int = 5,
    seed: int = 1,
    budget_ms: int | None = None,
    simulations: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The whole review as a JSON value: `curve` in per mille for each seat, `points` with the better choice where there was one."""
    curve = Curve(m)
    points = []
    for done, i in enumerate(curve.turning_points(count)):
        line = m.lines[i]
        before = m.state_at(line.seq - 1)
        points.append(
            {
                "line": line.seq,
                "seat": SEAT.word(line.seat),
                "choice": show_action(m.game, Viewer(before, line.seat), line.action),
                "before": [round(1000 * x) for x in curve.chances[i]],
                "after": [round(1000 * x) for x in curve.after(i)],
                "better": better_choice(m, before, i, seed + i, budget_ms, simulations),
            }
        )
        if progress is not None:
            progress(done + 1)
    return {
        "game": m.game.id,
        "seats": m.setup.seats,
        "lines": m.seq,
        "first": m.first,
        "curve": [[round(1000 * x) for x in row] for row in curve.chances],
        "points": points,
    }
