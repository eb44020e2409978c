"""Phase B: workers take effect, in the order their player chooses (effects.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import FINE, HOUSE, NONE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    DEFENDER,
    DIG,
    FAILED_OFFICE_VP,
    MASTER_MERCHANT,
    MAX_WORKERS,
    MINORS,
    OFFICES,
    PITS,
    ROAD_MASTER,
    UNPAID_VP,
)
from ludoteca.games.rio_de_la_plata.rules.activation import INPUTS, use, use_action, use_refusal
from ludoteca.games.rio_de_la_plata.rules.city import (
    ON_EMPTY,
    UPGRADES,
    build,
    build_refusal,
    send_excess_home,
)
from ludoteca.games.rio_de_la_plata.rules.offices import (
    buy,
    buy_refusal,
    fail_claim,
    free_road,
    free_road_refusal,
    free_wall,
    free_wall_refusal,
    income,
    may_use_power,
    merchant,
    merchant_refusal,
)
from ludoteca.games.rio_de_la_plata.rules.payment import spare_refusal
from ludoteca.games.rio_de_la_plata.rules.placement import DONE, SPARE
from ludoteca.games.rio_de_la_plata.rules.production import (
    gather,
    gather_refusal,
    harvest,
    harvest_refusal,
    refine,
    refine_refusal,
)
from ludoteca.games.rio_de_la_plata.rules.ship import close_quay, depart, load, load_refusal, return_home
from ludoteca.games.rio_de_la_plata.rules.works import (
    Complete,
    completions,
    debt_candidates,
    debt_explained,
    default_on_debts,
    is_complete,
    owed,
    settle,
    settle_refusal,
    settle_wall,
    settle_wall_refusal,
)
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, Foresight, No, Step

BUILD: Final = [[Action("build", (c, k)) for k in range(len(MINORS))] for c in range(SPACES)]
GATHER: Final = [Action("gather", (d,)) for d in range(len(DIG.ids))]
HARVEST: Final = Action("harvest")
REFINE: Final = [Action("refine", (g,)) for g in (STONE, WOOD, FINE, SILVER)]
LOAD: Final = [Action("load", (g,)) for g in (STONE, WOOD, FINE)]
BUY: Final = [Action("buy", (o,)) for o in range(len(OFFICES))]
MERCHANT: Final = [Action("merchant", (g,)) for g in (STONE, WOOD, FINE)]
FREE_ROAD: Final = Action("free_road")
FREE_WALL: Final = Action("free_wall")


# city.10: what a number of workers on an empty space are enough for.
WITHIN: Final[list[list[int]]] = [
    [kind for kind in ON_EMPTY if MINORS[kind].workers <= workers] for workers in range(MAX_WORKERS + 1)
]


def effect_candidates(s: Rio, seat: int, every: bool = True) -> list[Action]:
    """What the seat's workers, claims, debts and offices might do; unless `every`, no building on an empty space that
    needs more workers than stand there."""
    out: list[Action] = []
    for space, stack in enumerate(s.stack):
        workers = count(stack, seat) if stack else 0
        if workers:
            here = s.building[space]
            on_empty = ON_EMPTY if every else WITHIN[workers]
            for kind in on_empty if here == NONE else UPGRADES[here]:
                out.append(BUILD[space][kind])
            if here != NONE:
                for good in INPUTS[here]:
                    out.append(use_action(s, seat, space, good))
    if seat in s.pits:
        out += [GATHER[dig] for dig in range(PITS) if s.pits[dig] == seat]
    if s.fields_of[seat]:
        out.append(HARVEST)
    if s.artisans_of[seat]:
        out += [REFINE[good] for good in (STONE, WOOD, SILVER)]
    if s.loads or s.quay_of[seat]:
        out += LOAD
    if s.has_claim(seat):
        out.append(BUY[s.claims.index(seat)])
    if s.office_owner[MASTER_MERCHANT] == seat:
        out += MERCHANT
    if s.office_owner[ROAD_MASTER] == seat:
        out.append(FREE_ROAD)
    if s.office_owner[DEFENDER] == seat:
        out.append(FREE_WALL)
    out += debt_candidates(s, seat)
    if s.silver(seat):
        out += SPARE
    out.append(DONE)
    return out


def effects_ruled_out(s: Rio, seat: int) -> list[Action]:
    """Other buildings on spaces with own workers, and everything for which the seat has no worker or office."""
    out: list[Action] = []
    for space in range(SPACES):
        if s.workers(space, seat):
            out += BUILD[space]
    out += GATHER + [HARVEST] + [REFINE[good] for good in (STONE, WOOD, SILVER)] + LOAD + BUY + MERCHANT
    out += [FREE_ROAD, FREE_WALL] + SPARE
    possible = set(effect_candidates(s, seat))
    return [a for a in out if a not in possible]


def effect_explained(a: Action) -> bool:
    """What is too much to list: any building on any space and any use of it, payments without a debt, silver from the
    merchant."""
    if a.verb == "build":
        return len(a.args) == 2 and 0 <= a.args[0] < SPACES and 0 <= a.args[1] < len(MINORS)
    if a.verb == "use":
        return len(a.args) == 5 and 0 <= a.args[0] < SPACES
    return debt_explained(a) or (a.verb == "merchant" and a.args == (SILVER,))


def effect_refusal(s: Rio, seat: int, a: Action) -> No | None:
    verb = a.verb
    if verb == "build":
        return build_refusal(s, seat, a.args[0], a.args[1])
    if verb == "use":
        return use_refusal(s, seat, a.args[0], a.args[1])
    if verb == "gather":
        return gather_refusal(s, seat, a.args[0])
    if verb == "harvest":
        return harvest_refusal(s, seat)
    if verb == "refine":
        return refine_refusal(s, seat, a.args[0])
    if verb == "load":
        return load_refusal(s, seat, a.args[0])
    if verb == "buy":
        return buy_refusal(s, seat, a.args[0])
    if verb == "merchant":
        return merchant_refusal(s, seat, a.args[0])
    if verb == "free_road":
        return free_road_refusal(s, seat)
    if verb == "free_wall":
        return free_wall_refusal(s, seat)
    if verb == "settle":
        return settle_refusal(s, seat, a.args[0])
    if verb == "settle_wall":
        return settle_wall_refusal(s, seat, a.args[0], a.args[1])
    if verb == "spare":
        return spare_refusal(s, seat, a.args[0], True)
    if may_use_power(s, seat, MASTER_MERCHANT):  # done (ruling E5)
        return No("merchant-waits", "office.master_merchant")
    return None


def effect_options(s: Rio, seat: int) -> list[Action]:
    return [a for a in effect_candidates(s, seat, every=False) if effect_refusal(s, seat, a) is None]


def perform(s: Rio, seat: int, a: Action) -> None:
    """One effect; what it brings about goes on the agenda."""
    verb = a.verb
    if verb == "build":
        build(s, seat, a.args[0], a.args[1])
    elif verb == "use":
        use(s, seat, a.args[0], a.args[1])
    elif verb == "gather":
        gather(s, seat, a.args[0])
    elif verb == "harvest":
        harvest(s, seat)
    elif verb == "refine":
        refine(s, seat, a.args[0])
    elif verb == "load":
        load(s, seat, a.args[0])
    elif verb == "buy":
        buy(s, seat, a.args[0])
    elif verb == "merchant":
        merchant(s, seat, a.args[0])
    elif verb == "free_road":
        free_road(s, seat)
    elif verb == "free_wall":
        free_wall(s, seat)
    elif verb == "spare":
        s.spare[a.args[0]] += 1
        s.tell("spared", "trade.2", (seat, a.args[0]))
    else:
        if verb == "settle":
            settle(s, seat, a.args[0])
        else:
            settle_wall(s, seat, a.args[0], a.args[1])
        major = CELL_MAJOR[a.args[0]]
        if is_complete(s, major):  # major.12: the last debt on a full grid; the completer is asked at once (ruling G43)
            s.then(Complete(major))


def loss_of(s: Rio, seat: int) -> int:
    """office.4, major.7: the VP that ending the Effects turn now would cost."""
    return UNPAID_VP * owed(s, seat) + (FAILED_OFFICE_VP if s.has_claim(seat) else 0)


class OpenEffects(Step[Rio]):
    """effects.5: character income is part of the turn; it comes first, so that it can be used."""

    rule = "effects.1"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Rio) -> None:
        s.loads = 0
        income(s, self.player)


class EffectsTurn(Step[Rio]):
    """One player's Effects turn, one effect at a time."""

    rule = "effects.5"

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def candidates(self, s: Rio) -> list[Action]:
        return effect_candidates(s, self.seat)

    def shortlist(self, s: Rio) -> list[Action]:
        return effect_candidates(s, self.seat, every=False)

    def ruled_out(self, s: Rio) -> list[Action]:
        return effects_ruled_out(s, self.seat)

    def explains(self, a: Action) -> bool:
        return effect_explained(a)

    def refuse(self, s: Rio, a: Action) -> No | None:
        return effect_refusal(s, self.seat, a)

    def foresee(self, s: Rio, a: Action) -> list[Foresight]:
        """The end of the turn is asked again where it costs VP, so it is no choice to be asked about twice."""
        loss = loss_of(s, self.seat) if a.verb == "done" else 0
        return [Foresight("ends-short", "office.4", (loss,))] if loss else []

    def take(self, s: Rio, a: Action) -> None:
        if a.verb != "done":
            s.then(EffectsTurn(self.seat, True))
            perform(s, self.seat, a)
            return
        loss = loss_of(s, self.seat)
        if loss:  # office.4: a warning first
            s.then(ConfirmLoss(self.seat, loss))
        elif self.acted:
            s.then(Confirm(self.seat))


class ConfirmLoss(Confirm):
    """The turn ends with debts or a claim that cost VP."""

    rule = "office.4"

    def __init__(self, seat: int, vp: int) -> None:
        self.seat = seat
        self.vp = vp


class CloseEffects(Step[Rio]):
    """The end of an Effects turn: debts and claims are settled, surplus workers leave buildings."""

    rule = "effects.3"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Rio) -> None:
        seat = self.player
        s.spare = [0, 0]
        s.loads = 0
        default_on_debts(s, seat)
        fail_claim(s, seat)
        for space, stack in enumerate(s.stack):  # city.17b: workers for an upgrade that was not made
            if stack and s.building[space] > HOUSE and count(stack, seat):
                send_excess_home(s, space)


class StartEffects(Step[Rio]):
    """What comes before the first player acts: the ship's return (ship.8) and completed major buildings (major.12,
    faq.5)."""

    rule = "major.12"

    def run(self, s: Rio) -> None:
        return_home(s)
        for step in reversed(completions(s)):
            s.then(step)


class EndEffects(Step[Rio]):
    """The ship leaves and the Quay empties."""

    rule = "ship.7"

    def run(self, s: Rio) -> None:
        depart(s)
        close_quay(s)
