"""Phase A: placing up to five workers (placement.*, phases.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import FOREST, HOUSE, NONE, QUARRY, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_VP,
    CELLS,
    GRID_CELLS,
    MAJORS,
    MAX_WORKERS,
    OFFICES,
    PLACED_PER_TURN,
    SEIZE_FACTOR,
)
from ludoteca.games.rio_de_la_plata.rules.city import building_refusal, placing_refusal, seize, seizing_refusal
from ludoteca.games.rio_de_la_plata.rules.offices import claim, claim_refusal
from ludoteca.games.rio_de_la_plata.rules.payment import spare_refusal
from ludoteca.games.rio_de_la_plata.rules.production import dig_in, dig_refusal
from ludoteca.games.rio_de_la_plata.rules.ship import pay_fee, sail_refusal, ship_refusal
from ludoteca.games.rio_de_la_plata.rules.works import (
    debt_candidates,
    debt_options,
    grid_refusal,
    put_on_grid,
    settle,
    settle_refusal,
    settle_wall,
    settle_wall_refusal,
)
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, SIZE
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, Confirm, No, Step

DONE: Final = Action("done")
PLACE: Final = [Action("place", (c,)) for c in range(SPACES)]
SEIZE: Final = [Action("seize", (c,)) for c in range(SPACES)]
WORK: Final = [Action("work", (c,)) for c in range(CELLS)]
SHADOW_WORK: Final = [Action("shadow", (c,)) for c in range(CELLS)]
DIGS: Final = [Action("dig", (QUARRY,)), Action("dig", (FOREST,))]
TILL: Final = Action("till")
CRAFT: Final = Action("craft")
DOCK: Final = Action("dock")
QUEUE: Final = Action("queue")
CLAIM: Final = [Action("claim", (o,)) for o in range(len(OFFICES))]
SAIL: Final = Action("sail")
SPARE: Final = [Action("spare", (STONE,)), Action("spare", (WOOD,))]
PLACING: Final = ("place", "work", "till", "craft", "dock", "queue", "claim")


class PlaceTurn(Step[Rio]):
    """One player's Placement turn, one worker at a time. `acted`: something was done, so the end must be confirmed."""

    rule = "placement.2"

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def candidates(self, s: Rio) -> list[Action]:
        """placement.3, phases.3, other.1: the three zones, and payments; nothing else."""
        out: list[Action] = list(PLACE)
        for space in range(SPACES):
            if s.stack[space] and s.workers(space, self.seat) == 0:
                out.append(SEIZE[space])
        out += WORK
        if s.seats == 2:
            out += SHADOW_WORK
        out += DIGS + [TILL, CRAFT, DOCK, QUEUE] + CLAIM + [SAIL]
        return out + debt_candidates(s, self.seat) + SPARE + [DONE]

    def refuse(self, s: Rio, a: Action) -> No | None:
        verb = a.verb
        seat = self.seat
        if verb in PLACING:
            if s.placed >= PLACED_PER_TURN:
                return No("five-per-turn", "placement.2", (PLACED_PER_TURN,))
            if s.hand[seat] == 0:
                return No("no-worker-in-hand", "placement.1")
        if verb == "place":
            return placing_refusal(s, seat, a.args[0])
        if verb == "seize":
            return seizing_refusal(s, seat, a.args[0])
        if verb == "work":
            return grid_refusal(s, a.args[0])
        if verb == "shadow":
            return self.shadow_refusal(s, a.args[0])
        if verb == "dig":
            return dig_refusal(s, seat, a.args[0])
        if verb == "dock":
            return ship_refusal(s)
        if verb == "claim":
            return claim_refusal(s, seat, a.args[0])
        if verb == "sail":
            return sail_refusal(s, seat)
        if verb == "spare":
            return spare_refusal(s, seat, a.args[0], False)
        if verb == "settle":
            return settle_refusal(s, seat, a.args[0])
        if verb == "settle_wall":
            return settle_wall_refusal(s, seat, a.args[0], a.args[1])
        return None

    def shadow_refusal(self, s: Rio, cell: int) -> No | None:
        """variant.2b: with two players, one disc of the shadow per turn on a major grid."""
        if s.seats != 2:
            return No("no-shadow", "variant.2b")
        if s.placed >= PLACED_PER_TURN:
            return No("five-per-turn", "placement.2", (PLACED_PER_TURN,))
        if s.shadow_placed:
            return No("one-shadow", "variant.2b")
        if s.hand[SHADOW] == 0:
            return No("no-shadow-left", "variant.2b")
        return grid_refusal(s, cell)

    def options(self, s: Rio) -> list[Action]:
        seat = self.seat
        out: list[Action] = []
        left = min(PLACED_PER_TURN - s.placed, s.hand[seat])
        shadow = s.seats == 2 and not s.shadow_placed and s.placed < PLACED_PER_TURN and s.hand[SHADOW] > 0
        if left > 0:
            self.city_options(s, left, out)
        if left > 0 or shadow:
            self.grid_options(s, left > 0, shadow, out)
        if left > 0:
            for pit in (QUARRY, FOREST):
                if dig_refusal(s, seat, pit) is None:
                    out.append(DIGS[pit])
            out.append(TILL)
            out.append(CRAFT)
            out.append(QUEUE)
            if s.ship_here():
                out.append(DOCK)
            if seat not in s.claims:
                for office in range(len(OFFICES)):
                    if s.office_owner[office] == NOBODY and s.claims[office] == NOBODY:
                        out.append(CLAIM[office])
        if s.ship_here() and sail_refusal(s, seat) is None:
            out.append(SAIL)
        if 1 in s.owing:
            out.extend(debt_options(s, seat))
            for good in (STONE, WOOD):
                if spare_refusal(s, seat, good, False) is None:
                    out.append(SPARE[good])
        out.append(DONE)
        return out

    def city_options(self, s: Rio, left: int, out: list[Action]) -> None:
        """The same as placing_refusal and seizing_refusal, over the spaces in reach only."""
        seat = self.seat
        mine = seat + 1
        for space in s.reach[seat]:
            stack = s.stack[space]
            if s.building[space] == NONE:
                if stack == 0:
                    out.append(PLACE[space])
                elif stack % 8 == mine:
                    if SIZE[stack] < MAX_WORKERS:
                        out.append(PLACE[space])
                elif SIZE[stack] * SEIZE_FACTOR <= left and SIZE[stack] < MAX_WORKERS:
                    out.append(SEIZE[space])
            elif s.owner[space] == seat:
                if SIZE[stack] < MAX_WORKERS:
                    out.append(PLACE[space])
            elif s.building[space] > HOUSE and building_refusal(s, seat, space) is None:
                out.append(PLACE[space])

    def grid_options(self, s: Rio, own: bool, shadow: bool, out: list[Action]) -> None:
        """major.2: any free cell; of cells with equal value the first stands for all."""
        for major in range(len(MAJORS)):
            if s.is_built(major) or s.grid_useless(major):
                continue
            last = -1
            for cell in GRID_CELLS[major]:
                if s.grid[cell] == NOBODY and s.usable[cell] and CELL_VP[cell] != last:
                    last = CELL_VP[cell]
                    if own:
                        out.append(WORK[cell])
                    if shadow:
                        out.append(SHADOW_WORK[cell])

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
        """A worker on the fields, with the artisans (faq.3: as many as one likes), on the Quay or on one's own order disc (order.2)."""
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
