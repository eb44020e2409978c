"""Bug reports: one JSON file with everything the developers need and nothing the reporter may not know.

`journal` in it is an ordinary journal, which `ludoteca replay` and `ludoteca show` open directly from the report.
"""

from __future__ import annotations

import platform
from typing import Any

from ludoteca import __version__
from ludoteca.kernel import RNG_VERSION, state_hash, write_position
from ludoteca.rooms import payloads
from ludoteca.rooms.journals import known_journal, known_state
from ludoteca.rooms.table import OVER, LiveTable

FORMAT = "ludoteca report 1"
MAX_LOG = 2000  # lines of the log: a report of a running game is made in the event loop


def report(live: LiveTable, seat: int, note: str, tried: str = "") -> dict[str, Any]:
    """The report of a seat (-1: a spectator), without players' names. `tried` is the choice that was refused last."""
    m = live.match
    out: dict[str, Any] = {
        "format": FORMAT,
        "ludoteca": __version__,
        "python": platform.python_version(),
        "rng": RNG_VERSION,
        "game": live.game.id,
        "rules": live.facts.rules,
        "rules_now": live.game.rules_version,
        "options": live.game.options_under(live.facts.rules, live.facts.setup),
        "seats": [s.kind for s in live.seats],
        "seat": payloads.word(seat),
        "state": live.state,
        "line": live.history.seqs[-1],
        "rev": live.history.seen_rev(seat),
        "note": note,
        "tried": tried,
        "log": payloads.last_lines_shown(live, MAX_LOG, seat),
    }
    if m is not None:
        out["journal"] = known_journal(live, seat)
        out["position"] = write_position(live.game, m.state if live.state == OVER else known_state(live, seat))
        out["view"] = payloads.view_shown(live, seat)
        if live.state == OVER:
            out["hash"] = state_hash(live.game, m.state)
    return out
