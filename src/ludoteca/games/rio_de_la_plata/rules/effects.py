"""Phase B: workers take effect, in the order their player chooses (effects.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import FINE, NONE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    DIG,
    FAILED_OFFICE_VP,
    MASTER_MERCHANT,
    MINORS,
    OFFICES,
    PITS,
    UNPAID_VP,
)
from ludoteca.games.rio_de_la_plata.rules.activation import INPUTS, use, use_refusal
from ludoteca.games.rio_de_la_plata.rules.city import (
    ACTIVABLE,
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
    debt_options,
    default_on_debts,
    is_complete,
    owed,
    settle,
    settle_refusal,
    settle_wall,
    settle_wall_refusal,
)
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, No, Step

BUILD: Final = [[Action("build", (c, k)) for k in range(len(MINORS))] for c in range(SPACES)]
USE: Final = [[Action("use", (c, g)) for g in (STONE, WOOD, FINE, SILVER)] for c in range(SPACES)]
GATHER: Final = [Action("gather", (d,)) for d in range(len(DIG.ids))]
HARVEST: Final = Action("harvest")
REFINE: Final = [Action("refine", (g,)) for g in (STONE, WOOD, FINE, SILVER)]
LOAD: Final = [Action("load", (g,)) for g in (STONE, WOOD, FINE)]
BUY: Final = [Action("buy", (o,)) for o in range(len(OFFICES))]
MERCHANT: Final = [Action("merchant", (g,)) for g in (STONE, WOOD, FINE)]
FREE_ROAD: Final = Action("free_road")
FREE_WALL: Final = Action("free_wall")


def effect_candidates(s: Rio, seat: int) -> list[Action]:
    """What a player may think of: everything with a worker of theirs, and what needs none."""
    out: list[Action] = []
    for space in range(SPACES):
        if s.stack[space] and s.workers(space, seat):
            out.extend(BUILD[space])
            if ACTIVABLE[s.building[space]]:
                out.extend(USE[space][good] for good in INPUTS[s.building[space]])
    out.extend(GATHER)
    out.append(HARVEST)
    out.extend(REFINE[good] for good in (STONE, WOOD, SILVER))
    out.extend(LOAD)
    out.extend(BUY)
    out.extend(MERCHANT)
    out.append(FREE_ROAD)
    out.append(FREE_WALL)
    out.extend(debt_candidates(s, seat))
    out.extend(SPARE)
    out.append(DONE)
    return out


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
    """The candidates that are not refused, found without trying them all."""
    out: list[Action] = []
    mine = seat + 1
    stacks = s.stack
    for space in range(SPACES):
        stack = stacks[space]
        if stack and (stack % 8 == mine or stack // 8 % 8 == mine or stack // 64 == mine):
            here = s.building[space]
            for kind in ON_EMPTY if here == NONE else UPGRADES[here]:
                if build_refusal(s, seat, space, kind) is None:
                    out.append(BUILD[space][kind])
            if here != NONE:
                for good in INPUTS[here]:
                    if use_refusal(s, seat, space, good) is None:
                        out.append(USE[space][good])
    for dig in range(PITS):
        if s.pits[dig] == seat:
            out.append(GATHER[dig])
    if harvest_refusal(s, seat) is None:
        out.append(HARVEST)
    if s.artisans_of[seat]:
        for good in (STONE, WOOD, SILVER):
            if refine_refusal(s, seat, good) is None:
                out.append(REFINE[good])
    if s.loads or s.quay_of[seat]:
        for good in (STONE, WOOD, FINE):
            if load_refusal(s, seat, good) is None:
                out.append(LOAD[good])
    if seat in s.claims:
        office = s.claims.index(seat)
        if buy_refusal(s, seat, office) is None:
            out.append(BUY[office])
    merchant_waits = may_use_power(s, seat, MASTER_MERCHANT)
    if merchant_waits:
        out.extend(MERCHANT)
    if free_road_refusal(s, seat) is None:
        out.append(FREE_ROAD)
    if free_wall_refusal(s, seat) is None:
        out.append(FREE_WALL)
    out.extend(debt_options(s, seat))
    for good in (STONE, WOOD):
        if s.silver(seat) and s.has(seat, good) and spare_refusal(s, seat, good, True) is None:
            out.append(SPARE[good])
    if not merchant_waits:
        out.append(DONE)
    return out


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

    def refuse(self, s: Rio, a: Action) -> No | None:
        return effect_refusal(s, self.seat, a)

    def options(self, s: Rio) -> list[Action]:
        return effect_options(s, self.seat)

    def take(self, s: Rio, a: Action) -> None:
        if a.verb != "done":
            s.then(EffectsTurn(self.seat, True))
            perform(s, self.seat, a)
            return
        loss = UNPAID_VP * owed(s, self.seat) + (FAILED_OFFICE_VP if self.seat in s.claims else 0)
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
        for space in range(SPACES):  # city.17b: workers for an upgrade that was not made
            if s.stack[space] and s.building[space] >= 2 and s.workers(space, seat):
                send_excess_home(s, space)


class StartEffects(Step[Rio]):
    """What comes before the first player acts: the ship's return (ship.8) and completed major buildings (major.12, faq.5)."""

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


class Plan(Step[Rio]):
    """effects.6, advice.3: everybody chooses at once; the choices are carried out in turn order (ruling E8)."""

    rule = "effects.6"
    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Rio) -> list[Action]:
        return effect_options(s, self.seat)

    def more(self, s: Rio, picks: list[Action]) -> list[Action]:
        if picks[-1].verb == "done":
            return []
        imagined = s.copy()
        for a in picks:
            perform(imagined, self.seat, a)
        return effect_options(imagined, self.seat)

    def take_all(self, s: Rio, picks: list[Action]) -> None:
        s.then(CarryOut(self.seat, tuple([(a.verb,) + a.args for a in picks[:-1]])))


class CarryOut(Step[Rio]):
    """A plan, effect by effect; what has become impossible is left out."""

    rule = "effects.6"

    def __init__(self, player: int, plan: tuple[tuple[str | int, ...], ...]) -> None:
        self.player = player
        self.plan = plan

    def run(self, s: Rio) -> None:
        if not self.plan:
            s.then(CloseEffects(self.player))
            return
        s.then(CarryOut(self.player, self.plan[1:]))
        words = self.plan[0]
        a = Action(str(words[0]), tuple([n for n in words[1:] if isinstance(n, int)]))
        if effect_refusal(s, self.player, a) is None:
            perform(s, self.player, a)
        else:
            s.tell("plan-dropped", "effects.6", (self.player,))


class AgreePlan(Step[Rio]):
    """effects.6: only if all players agree."""

    rule = "effects.6"
    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Rio) -> list[Action]:
        return [Action("agree"), Action("disagree")]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "disagree":
            s.tell("plan-declined", "effects.6", (self.seat,))
            s.in_order = True


class ChooseEffects(Step[Rio]):
    """The Effects phase, one after another or all at once."""

    rule = "phases.1"

    def run(self, s: Rio) -> None:
        if s.simultaneous and not s.in_order:
            for seat in reversed(s.order):
                s.then(Plan(seat))
            for seat in reversed(s.order):
                s.then(OpenEffects(seat))
            return
        for seat in reversed(s.order):
            s.then(OpenEffects(seat), EffectsTurn(seat), CloseEffects(seat))
