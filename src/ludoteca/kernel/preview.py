"""Preview of a choice: the cost and effect it would have, shown to the seat before it is taken.

The choice is tried on states sampled from what the seat knows, never on the true one, so the preview cannot leak. Where
chance or hidden cards matter there is no preview.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import SEAT, Action, Game, Table, act, determinise

SEEDS = (1, 2)  # of the states it is tried on; where they differ the seat cannot know
Change = dict[str, Any]  # {"id", "seat", "before", "after"}: a counter of the board


def changes(game: Game[Any], s: Table, seat: int, a: Action) -> list[Change] | None:
    """The counters that a choice out of the seat's menu changes at once, its own first; None where the seat cannot
    know."""
    first, *others = [tried(game, s, seat, a, seed) for seed in SEEDS]
    return first if all(other == first for other in others) else None


def tried(game: Game[Any], s: Table, seat: int, a: Action, seed: int) -> list[Change] | None:
    o = s.copy()
    o.offers = []
    determinise(game, o, seat, seed)
    before, known = counters(game, o), (o.draws, o.reveals)
    act(game, o, seat, a)
    if (o.draws, o.reveals) != known:
        return None
    after = counters(game, o)
    own = SEAT.word(seat)
    changed = [
        {"id": id, "seat": of, "before": value, "after": after[id, of]}
        for (id, of), value in before.items()
        if after.get((id, of), value) != value
    ]
    return sorted(changed, key=lambda change: change["seat"] != own)


def counters(game: Game[Any], s: Table) -> dict[tuple[str, str | None], int]:
    """The numbers on the board, which are the same for all viewers, by name and owner."""
    shown = game.show(s)["counters"]
    return {(c["id"], c["seat"]): c["value"] for c in shown if isinstance(c["value"], int)}
