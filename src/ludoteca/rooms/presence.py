"""Who is connected to a table at the other nodes of a cluster."""

from __future__ import annotations

import msgspec

FORGET_MS = 12_000  # after which a node that says nothing counts as gone


class Presence(msgspec.Struct, array_like=True):
    """Who is connected to a table at one node."""

    players: list[str]
    seats: list[int]
    spectators: int


class Remote:
    """What the other nodes have announced about one table."""

    def __init__(self) -> None:
        self.nodes: dict[str, tuple[Presence, int]] = {}  # with the time of the announcement

    def note(self, node: str, said: Presence, now: int) -> bool:
        """Take over an announcement. Returns whether it changes anything."""
        before = self.nodes.pop(node, None)
        here = said if said.seats or said.spectators or said.players else None
        if here is not None:
            self.nodes[node] = (here, now)
        return (before[0] if before is not None else None) != here

    def forget(self, now: int) -> bool:
        """Drop nodes that have been silent for too long. Returns whether there were any."""
        silent = [node for node, (_, at) in self.nodes.items() if now - at > FORGET_MS]
        for node in silent:
            del self.nodes[node]
        return bool(silent)

    def players(self) -> set[str]:
        return {player for said, _ in self.nodes.values() for player in said.players}

    def seats(self) -> set[int]:
        return {seat for said, _ in self.nodes.values() for seat in said.seats}

    def spectators(self) -> int:
        return sum(said.spectators for said, _ in self.nodes.values())
