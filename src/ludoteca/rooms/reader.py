"""Somebody who reads a table: whose view they are sent, and what they have been sent already."""

from __future__ import annotations

from typing import Any


class Reader:
    """A player, or a spectator if `player` is empty, with what their page knows."""

    def __init__(self, player: str, mine: list[int]) -> None:
        self.player = player
        self.mine = mine
        self.looking = mine[0] if mine else -1  # the seat whose view it is sent
        self.rev: int | None = None  # of the last state sent
        self.shown: tuple[Any, ...] = ()  # what the last state depended on
        self.takes_start = False  # it has the start of a game, or fetches it
        self.version = 0  # of the public state it has (`ludoteca.rooms.published`); 0: none
        self.public: dict[str, Any] | None = None  # the public state of that version
        self.count = 0  # of the messages with a public state since the last whole one
        self.watched: object = None  # the table or its delayed copy that it was shown last
        self.at = 0  # of the last log line it was sent since the last whole public state
        self.me: dict[str, Any] = {}  # what it was sent last about itself
        self.clock: tuple[Any, ...] = ()  # what the clock it was sent last depended on

    def forget(self) -> None:
        """Take nothing for known: the next state is sent whole."""
        self.version = 0
        self.public = None
        self.me = {}
