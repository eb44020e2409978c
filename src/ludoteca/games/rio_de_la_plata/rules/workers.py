"""Placing one more worker, wherever it goes (placement.1, placement.2)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.data import PLACED_PER_TURN
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, No, Verbs


def worker_refusal(s: Rio, seat: int) -> No | None:
    """May the seat place one more worker, wherever it goes?"""
    if s.placed >= PLACED_PER_TURN:
        return No("five-per-turn", "placement.2", (PLACED_PER_TURN,))
    if s.hand[seat] == 0:
        return No("no-worker-in-hand", "placement.1")
    return None


def send_worker(s: Rio, seat: int) -> None:
    """A worker leaves the hand of its player."""
    s.hand[seat] -= 1
    s.placed += 1


class WithWorker(Verbs[Rio]):
    """Ways to place one more worker: as long as there is one."""

    def possible(self, s: Rio, seat: int) -> bool:
        return worker_refusal(s, seat) is None

    def candidates(self, s: Rio, seat: int) -> list[Action]:
        return self.allowed(s, seat)
