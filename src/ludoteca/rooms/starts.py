"""The start of a game as everybody sees it, and the signatures of the game. A client fetches it once as a file and
keeps it, so that the first message of a connection is a difference too."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.kernel import SEAT, Game, SetupError, new, opening_seed, public_view
from ludoteca.kernel.view import words_of
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.table import PLAYING
from ludoteca.rulebook import rulebook

SEED = opening_seed("start")  # the same everywhere: the file belongs to no table
MAX_STARTS = 100
HIDDEN = "-hidden"  # at the end of the key of an event of which the viewer does not see all


class Start:
    def __init__(self, game: Game[Any], seats: int) -> None:
        setup = game.complete(seats)
        table = usual_facts(game.id, seats, game.rules_version, game.options_under(game.rules_version, setup))
        self.state: dict[str, Any] = {"table": table, "view": public_view(game, new(game, setup, SEED))}
        content = {"words": words_for(game).encoded, "state": self.state}
        self.version = hashlib.blake2b(encode(content), digest_size=12).hexdigest()
        self.key = f"{game.id}/{seats}?v={self.version}"  # its address below /start
        self.body = encode({"key": self.key, **content})


def usual_facts(game: str, seats: int, rules: int, options: dict[str, str]) -> dict[str, Any]:
    """What the facts of most tables have in common when a game begins. Where a table differs, the patch says so."""
    seat = {"kind": "human", "online": True, "level": None, "style": None, "standin": False, "resigned": False}
    return {
        "game": game,
        "rules": rules,
        "options": options,
        "public": False,
        "undo": "consent",
        "hints": True,
        "state": PLAYING,
        "host": SEAT.word(0),
        "seats": [{"seat": SEAT.word(n), "name": "", **seat, "asked": n == 0, "warned": None} for n in range(seats)],
        "paused": False,
        "closed": False,
        "requests": [],
        "backs": [],
        "result": None,
        "rematch": False,
        "announcements": [],
        "seed": None,
        "spectators": 0,
    }


def start_of(game: Game[Any], seats: int) -> Start | None:
    """The start with the usual options; None for a number of seats that needs others, or that no game has."""
    return start_with(game, seats) if seats in game.seats else None  # others would evict the starts that are in use


@lru_cache(MAX_STARTS)
def start_with(game: Game[Any], seats: int) -> Start | None:
    try:
        return Start(game, seats)
    except SetupError:
        return None


class Words:
    """The signatures that complete brief choices and events, and the numbers of the keys and rules of events."""

    def __init__(self, game: Game[Any]) -> None:
        events = game.all_events()
        rules = sorted(rulebook(game.package))
        self.encoded = msgspec.Raw(
            encode(
                {
                    "verbs": words_of(game.all_verbs()),
                    "refusals": words_of(game.all_refusals()),
                    "events": words_of(events),
                    "rules": rules,
                }
            )
        )
        self.rules: dict[str, int] = {rule: i for i, rule in enumerate(rules)}
        self.events: dict[str, int] = {}
        for i, key in enumerate(sorted(events)):
            self.events[key] = i
            self.events[key + HIDDEN] = -1 - i

    def event(self, brief: list[Any]) -> list[Any]:
        """A brief event with numbers instead of its key and its rule."""
        brief[0] = self.events[brief[0]]
        brief[1] = self.rules.get(brief[1], brief[1])
        return brief


@lru_cache(MAX_STARTS)
def words_for(game: Game[Any]) -> Words:
    return Words(game)
