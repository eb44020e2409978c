"""Statistics of chance: public dice, all draws once the seed is public, and whether both look fair.

While a game runs only its public log is counted. After the end the seed is public and every draw follows from it, which
is checked by replaying the game from the seed alone.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludoteca.kernel import Match, commitment, show_event
from ludoteca.kernel.rng import BLOCK, block
from ludoteca.rooms.table import OVER, LiveTable

FACES = 6
TENTHS = 10
SPECTATOR = -1
ENOUGH = 5  # expected count in each class below which the chi-square test says nothing
UNUSUAL, RARE = 0.05, 0.001  # probabilities below which a deviation is called so


# Where a game's log has its dice: the log event, and the arguments that hold what fell. One face per argument;
# `digits` holds the faces of several dice as the digits of one text, 3-5-5. `all_draws`: after
# the set-up all chance is dice.
DICE: Final[dict[str, dict[str, Any]]] = {
    "baroque": {
        "order-roll": {"faces": ["n"]},
        "tie-roll": {"faces": ["n"]},
        "march-roll": {"faces": ["n"]},
        "general-roll": {"faces": ["n"]},
        "revolt-roll": {"faces": ["n"]},
        "war-roll": {"faces": ["n"]},
    },
    "anno-1452": {
        "tie-die": {"faces": ["face"]},
        "round-die": {"faces": ["face"]},
        "dice": {"digits": ["peasants", "citizens", "soldiers"]},
    },
    "rio-de-la-plata": {"all_draws": True},
}


def has_dice(game: str) -> bool:
    return game in DICE


def faces_told(where: dict[str, Any], event: dict[str, Any]) -> list[int]:
    """The dice that an event shows to a spectator."""
    place = where.get(event["key"])
    if not isinstance(place, dict):
        return []
    args = event["args"]
    faces = [args[name] for name in place.get("faces", [])]
    return faces + [int(digit) for name in place.get("digits", []) for digit in str(args[name]) if digit in "123456"]


def dice(live: LiveTable) -> list[int]:
    """How often each face has fallen at this table, counted from its public log."""
    counts = [0] * FACES
    where = DICE.get(live.game.id, {})
    m = live.match
    if m is None:
        return counts
    for _, line in live.history.seen_lines(SPECTATOR, -1):
        if where.get("all_draws"):
            if line.seq > m.first:
                for x in m.lines[line.seq - m.first - 1].chance:
                    counts[x] += 1
        else:
            for event in [e for e in line.events if e.key in where]:
                for face in faces_told(where, show_event(live.game, event, SPECTATOR)):
                    counts[face - 1] += 1
    return counts


def follows_from_seed(live: LiveTable) -> bool:
    """Whether replaying the choices from the seed alone gives the same game. Only after the end."""
    m = live.match
    assert m is not None and live.state == OVER
    if m.first or live.facts.rules != live.game.rules_version:
        return False
    again = Match(live.game, live.facts.setup, live.facts.seed)
    if again.opening_chance != m.opening_chance:
        return False
    for line in m.lines:
        again.step(line.seat, line.action, line.auto)
        if again.lines[-1].chance != line.chance:
            return False
    return True


def tenths(live: LiveTable) -> list[int]:
    """All draws of a finished game, shuffles and dice, scaled to 0..1: how many fell into each tenth."""
    m = live.match
    assert m is not None and live.state == OVER
    counts = [0] * TENTHS
    for number in range(1, m.state.draws + 1):
        counts[block(live.facts.seed, number // BLOCK)[number % BLOCK] * TENTHS >> 32] += 1
    return counts


def stray(distance: float, boxes: int) -> float:
    """The probability of at least this deviation: the upper tail of chi-square with `boxes - 1` degrees of freedom."""
    half = distance / 2
    freedom = boxes - 1
    tail = math.exp(-half) if freedom % 2 == 0 else math.erfc(math.sqrt(half))
    for k in range(2 if freedom % 2 == 0 else 1, freedom, 2):
        tail += half ** (k / 2) * math.exp(-half) / math.gamma(k / 2 + 1)
    return min(1.0, tail)


def tally(counts: list[int]) -> dict[str, Any]:
    """The counts, the expected count, and a verdict."""
    total = sum(counts)
    expected = total / len(counts)
    out: dict[str, Any] = {"counts": counts, "total": total, "expected": round(expected, 1)}
    if expected < ENOUGH:
        return {**out, "distance": None, "one_in": None, "verdict": "few"}
    distance = sum((n - expected) ** 2 for n in counts) / expected
    odds = stray(distance, len(counts))
    verdict = "rare" if odds < RARE else "unusual" if odds < UNUSUAL else "usual"
    one_in = min(1_000_000, round(1 / odds)) if odds > 0 else 1_000_000
    return {**out, "distance": round(distance, 2), "one_in": one_in, "verdict": verdict}


def table_chance(live: LiveTable) -> dict[str, Any]:
    """The statistics of one table for a spectator."""
    over = live.state == OVER and live.match is not None
    follows = follows_from_seed(live) if over else None
    return {
        "game": live.game.id,
        "over": over,
        "commitment": commitment(live.facts.seed) if live.match is not None else None,
        "seed": f"{live.facts.seed:x}" if over else None,
        "follows": follows,
        "dice": tally(dice(live)) if has_dice(live.game.id) else None,
        "draws": tally(tenths(live)) if follows else None,
    }


def kept_chance(live: LiveTable) -> dict[str, str]:
    """The stored part of a finished table in the sum."""
    found = {"dice": dice(live), "draws": tenths(live) if follows_from_seed(live) else [0] * TENTHS}
    return {name: " ".join(map(str, counts)) for name, counts in found.items()}
