"""The Turn-Order Track (order.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.rules.workers import send_worker, worker_refusal
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, No, Step, Verb0

QUEUE: Final = Action("queue")


class Queue(Verb0[Rio]):
    """A worker on one's own order disc (order.2)."""

    name = "queue"

    def allow(self, s: Rio, seat: int, out: list[Action]) -> None:
        out.append(QUEUE)

    def refuse(self, s: Rio, seat: int) -> No | None:
        return worker_refusal(s, seat)

    def apply(self, s: Rio, seat: int) -> None:
        send_worker(s, seat)
        s.added[seat] += 1
        s.tell("queued", "order.2", (seat,))


class UpdateOrder(Step[Rio]):
    """order.6: only now, after the war.

    order.4: fewest added workers first; among equals the one further back at the start of the step (ruling G17).
    """

    rule = "endturn.7"

    def run(self, s: Rio) -> None:
        movers = [seat for seat in reversed(s.order) if s.added[seat]]
        most = max(s.added)
        for n in range(most, 0, -1):  # pushed last, asked first
            for seat in reversed(movers):
                if s.added[seat] == n:
                    s.then(MoveMarker(seat))


class MoveMarker(Step[Rio]):
    """order.3, order.5: move the disc and take the added workers back, or keep them for later turns."""

    rule = "order.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Rio) -> list[Action]:
        return [Action("shift", (place + 1,)) for place in range(s.seats)] + [Action("keep")]

    def refuse(self, s: Rio, a: Action) -> No | None:
        if a.verb == "shift" and s.order[a.args[0] - 1] == self.seat:
            return No("no-move-keeps", "order.5")
        return None

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "keep":
            s.tell("order-kept", "order.5", (self.seat, s.added[self.seat]))
            return
        place = a.args[0] - 1
        s.order.remove(self.seat)
        s.order.insert(place, self.seat)
        s.hand[self.seat] += s.added[self.seat]
        s.added[self.seat] = 0
        s.tell("order-moved", "order.3", (self.seat, place + 1))
        s.then(Confirm(self.seat))
