"""Who is connected to a table at the other nodes."""

from __future__ import annotations

from ludoteca.server.cluster.messages import Present

FORGET_MS = 12_000  # after which a node that says nothing counts as gone
ANNOUNCE_S = 5.0


class Remote:
    """What the other nodes have announced about one table."""

    def __init__(self) -> None:
        self.nodes: dict[str, tuple[Present, int]] = {}

    def note(self, said: Present, now: int) -> bool:
        """Take over an announcement. Returns whether it changes anything."""
        before = self.nodes.get(said.node)
        if said.players or said.seats or said.spectators:
            self.nodes[said.node] = (said, now)
        else:
            self.nodes.pop(said.node, None)
        return (before[0] if before else None) != self.nodes.get(said.node, (None, 0))[0]

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
