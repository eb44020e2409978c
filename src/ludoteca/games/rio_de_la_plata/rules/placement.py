"""Phase A: placing up to five workers (placement.*, phases.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import FOREST, NONE, QUARRY, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELLS,
    DIG_PIT,
    MAX_WORKERS,
    OFFICES,
    PIT_WORKERS,
    PITS,
    PLACED_PER_TURN,
    SEIZE_FACTOR,
)
from ludoteca.games.rio_de_la_plata.rules.city import joining_refusal, reach_refusal, seize, taking_refusal
from ludoteca.games.rio_de_la_plata.rules.offices import claim, claim_foreseen, claim_refusal, claimable
from ludoteca.games.rio_de_la_plata.rules.payment import spare_refusal
from ludoteca.games.rio_de_la_plata.rules.production import dig_in, dig_refusal, dig_workers, next_dig
from ludoteca.games.rio_de_la_plata.rules.ship import pay_fee, sail_refusal, ship_refusal
from ludoteca.games.rio_de_la_plata.rules.works import (
    debt_candidates,
    debt_explained,
    grid_refusal,
    open_cells,
    put_on_grid,
    settle,
    settle_refusal,
    settle_wall,
    settle_wall_refusal,
)
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, SIZE
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, Foresight, No, Step

DONE: Final = Action("done")
PLACE: Final = [Action("place", (c,)) for c in range(SPACES)]
SEIZE: Final = [[Action("seize", (c, SEIZE_FACTOR * n)) for n in range(MAX_WORKERS + 1)] for c in range(SPACES)]
WORK: Final = [Action("work", (c,)) for c in range(CELLS)]
SHADOW_WORK: Final = [Action("shadow", (c,)) for c in range(CELLS)]
DIGS: Final = [Action("dig", (DIG_PIT[d], PIT_WORKERS[d])) for d in range(PITS)]
TILL: Final = Action("till")
CRAFT: Final = Action("craft")
DOCK: Final = Action("dock")
QUEUE: Final = Action("queue")
CLAIM: Final = [Action("claim", (o,)) for o in range(len(OFFICES))]
SAIL: Final = Action("sail")
SPARE: Final = [Action("spare", (STONE,)), Action("spare", (WOOD,))]
PLACING: Final = ("place", "work", "till", "craft", "dock", "queue", "claim")


def worker_refusal(s: Rio, seat: int) -> No | None:
    """May the seat place one more worker, wherever it goes?"""
    if s.placed >= PLACED_PER_TURN:
        return No("five-per-turn", "placement.2", (PLACED_PER_TURN,))
    if s.hand[seat] == 0:
        return No("no-worker-in-hand", "placement.1")
    return None


def shadow_disc_refusal(s: Rio) -> No | None:
    """variant.2b: with two players, one disc of the shadow per turn on a major grid."""
    if s.seats != 2:
        return No("no-shadow", "variant.2b")
    if s.placed >= PLACED_PER_TURN:
        return No("five-per-turn", "placement.2", (PLACED_PER_TURN,))
    if s.shadow_placed:
        return No("one-shadow", "variant.2b")
    if s.hand[SHADOW] == 0:
        return No("no-shadow-left", "variant.2b")
    return None


def city_options(s: Rio, seat: int, out: list[Action]) -> None:
    """The spaces in reach where a worker may join, or where others' workers may be driven out."""
    stacks = s.stack
    buildings = s.building
    for space in s.reach[seat]:
        stack = stacks[space]
        empty = stack == 0 and buildings[space] == NONE  # most are, and nothing more need be asked about them
        if empty or joining_refusal(s, seat, space) is None:
            out.append(PLACE[space])
        elif stack and taking_refusal(s, seat, space) is None:
            out.append(SEIZE[space][SIZE[stack]])


class PlaceTurn(Step[Rio]):
    """One player's Placement turn, one worker at a time. `acted`: something was done, so the end must be confirmed."""

    rule = "placement.2"

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, s: Rio) -> list[Action]:
        """placement.3, phases.3, other.1: the three zones, and payments; nothing else."""
        seat = self.seat
        out: list[Action] = []
        worker = worker_refusal(s, seat) is None
        if worker:
            city_options(s, seat, out)
        shadow = s.seats == 2 and shadow_disc_refusal(s) is None
        if worker or shadow:
            for cell in open_cells(s):
                if worker:
                    out.append(WORK[cell])
                if shadow:
                    out.append(SHADOW_WORK[cell])
        if worker:
            out += [DIGS[next_dig(s, pit)] for pit in (QUARRY, FOREST) if dig_refusal(s, seat, pit) is None]
            out += [TILL, CRAFT, QUEUE]
            if ship_refusal(s) is None:
                out.append(DOCK)
            out += [CLAIM[office] for office in claimable(s, seat)]
        if sail_refusal(s, seat) is None:
            out.append(SAIL)
        debts = debt_candidates(s, seat)
        if debts:
            out += [a for a in debts + SPARE if self.refuse(s, a) is None]
        out.append(DONE)
        return out

    def ruled_out(self, s: Rio) -> list[Action]:
        out: list[Action] = list(PLACE)
        for space in range(SPACES):
            if s.stack[space] and s.workers(space, self.seat) == 0:
                out.append(SEIZE[space][SIZE[s.stack[space]]])
        out += WORK
        if s.seats == 2:
            out += SHADOW_WORK
        out += [Action("dig", (pit, dig_workers(s, pit))) for pit in (QUARRY, FOREST)]
        out += [TILL, CRAFT, DOCK, QUEUE] + CLAIM + [SAIL] + SPARE
        out += debt_candidates(s, self.seat)
        possible = set(self.options(s))
        return [a for a in out if a not in possible]

    def explains(self, a: Action) -> bool:
        """Spaces with nobody to drive out, discs of a shadow that does not play, payments without a debt."""
        if a.verb == "seize":
            return len(a.args) == 2 and 0 <= a.args[0] < SPACES
        if a.verb == "shadow":
            return len(a.args) == 1 and 0 <= a.args[0] < CELLS
        return debt_explained(a)

    def refuse(self, s: Rio, a: Action) -> No | None:
        verb = a.verb
        seat = self.seat
        if verb in PLACING:
            no = worker_refusal(s, seat)
            if no is not None:
                return no
        if verb == "place":
            return reach_refusal(s, seat, a.args[0]) or joining_refusal(s, seat, a.args[0])
        if verb == "work":
            return grid_refusal(s, a.args[0])
        if verb == "claim":
            return claim_refusal(s, seat, a.args[0])
        if verb == "seize":
            return reach_refusal(s, seat, a.args[0]) or taking_refusal(s, seat, a.args[0])
        if verb == "shadow":
            return shadow_disc_refusal(s) or grid_refusal(s, a.args[0])
        if verb == "dig":
            return dig_refusal(s, seat, a.args[0])
        if verb == "dock":
            return ship_refusal(s)
        if verb == "sail":
            return sail_refusal(s, seat)
        if verb == "spare":
            return spare_refusal(s, seat, a.args[0], False)
        if verb == "settle":
            return settle_refusal(s, seat, a.args[0])
        if verb == "settle_wall":
            return settle_wall_refusal(s, seat, a.args[0], a.args[1])
        return None

    def foresee(self, s: Rio, a: Action) -> list[Foresight]:
        return claim_foreseen(s, self.seat, a.args[0]) if a.verb == "claim" else []

    def take(self, s: Rio, a: Action) -> None:
        verb = a.verb
        seat = self.seat
        if verb == "done":
            s.spare = [0, 0]
            s.tell("placement-done", "phases.2", (seat, s.placed))
            if self.acted:
                s.then(Confirm(seat))
            return
        s.then(PlaceTurn(seat, True))
        if verb == "place":  # faq.4: only the worker, no goods, no purpose
            s.put_disc(a.args[0], seat)
            s.placed += 1
            s.tell("placed", "city.1", (seat, a.args[0]))
        elif verb == "seize":
            seize(s, seat, a.args[0])
        elif verb == "work":
            put_on_grid(s, seat, a.args[0], seat)
        elif verb == "shadow":
            put_on_grid(s, seat, a.args[0], SHADOW)
        elif verb == "dig":
            dig_in(s, seat, a.args[0])
        elif verb == "claim":
            claim(s, seat, a.args[0])
        elif verb == "sail":
            pay_fee(s, seat)
        elif verb == "spare":
            s.spare[a.args[0]] += 1
            s.tell("spared", "trade.2", (seat, a.args[0]))
        elif verb == "settle":
            settle(s, seat, a.args[0])
        elif verb == "settle_wall":
            settle_wall(s, seat, a.args[0], a.args[1])
        else:
            self.join(s, verb)

    def join(self, s: Rio, verb: str) -> None:
        """A worker on the fields, with the artisans (faq.3: as many as one likes), on the Quay or on one's own order
        disc (order.2)."""
        seat = self.seat
        s.hand[seat] -= 1
        s.placed += 1
        if verb == "till":
            s.fields_of[seat] += 1
            s.tell("went-to-fields", "other.4", (seat,))
        elif verb == "craft":
            s.artisans_of[seat] += 1
            s.tell("went-to-artisans", "other.5", (seat,))
        elif verb == "dock":
            s.quay_of[seat] += 1
            s.tell("went-to-quay", "ship.2", (seat,))
        else:
            s.added[seat] += 1
            s.tell("queued", "order.2", (seat,))


class OpenPlacement(Step[Rio]):
    """A Placement turn begins: nothing placed yet."""

    rule = "phases.2"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Rio) -> None:
        s.placed = 0
        s.shadow_placed = False
        s.then(PlaceTurn(self.player))
