"""A problem report: one file with everything the developers need and nothing the reporter may not know.

It is JSON; `journal` in it is an ordinary journal, which `ludoteca replay` and `ludoteca show` open directly from the report.
"""

from __future__ import annotations

import platform
from typing import Any

from ludoteca import __version__
from ludoteca.kernel import RNG_VERSION, state_hash, write_position
from ludoteca.server.tables.import_export import known_journal, known_state
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.record import OVER
from ludoteca.server.ws import payloads as views

FORMAT = "ludoteca report 1"


def report(live: Live, seat: int, note: str, tried: str = "") -> dict[str, Any]:
    """What the seat (-1: a spectator) knows of the table. Players' names are left out. `tried`: the choice that was refused last."""
    m = live.match
    out: dict[str, Any] = {
        "format": FORMAT,
        "ludoteca": __version__,
        "python": platform.python_version(),
        "rng": RNG_VERSION,
        "game": live.game.id,
        "rules": live.facts.rules,
        "rules_now": live.game.rules_version,
        "options": live.facts.setup.options,
        "seats": [s.kind for s in live.seats],
        "seat": views.word(seat),
        "state": live.state,
        "line": live.seqs[-1],
        "rev": live.seen_rev(seat),
        "note": note,
        "tried": tried,
        "log": views.lines_shown(live, -1, seat),
    }
    if m is not None:
        out["journal"] = known_journal(live, seat)
        out["position"] = write_position(live.game, m.state if live.state == OVER else known_state(live, seat))
        out["view"] = views.view_shown(live, seat)
        if live.state == OVER:
            out["hash"] = state_hash(live.game, m.state)
    return out
