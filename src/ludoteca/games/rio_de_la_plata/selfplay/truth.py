"""How what Rio de la Plata says about a position is judged: against a copy that is played on or changed by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.rio_de_la_plata.constants import CARGO_GOODS, FINE, NONE, PORT, SILVER, WALLS
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR, GRID_CELLS, OFFICES, SILVER_PER_VP
from ludoteca.games.rio_de_la_plata.rules.plans import Plan
from ludoteca.games.rio_de_la_plata.rules.scoring import FinalScoring
from ludoteca.games.rio_de_la_plata.rules.ship import return_home
from ludoteca.games.rio_de_la_plata.stacks import SIZE, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, Event, Foresight, Game, Prospect, Step, Table, advance

Args = tuple[int, ...]
LOSSES: Final = ("claim-failed", "defaulted")

# ---- what a choice brings ----


def logged(s: Table) -> list[Event]:
    return s.log or []


def battle(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool:
    """The pieces that meet, and those that fall."""
    met = [e.args[1:] for e in logged(after) if e.key == "battle"]
    over = [e.args[1:] for e in logged(after) if e.key == "battle-over"]
    return met == [fact.args[:2]] and over == [fact.args[2:]]


def destroys(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool:
    """The building goes, the attacker scores, and one attacking piece more is gone than fell in the battle."""
    fallen = sum([e.args[1] for e in logged(after) if e.key == "battle-over"])
    gone = sum([b - n for b, n in zip(s.counts, after.counts)])
    scored = after.vp[s.attacker] - s.vp[s.attacker]
    fought = sum([e.args[1] for e in logged(after) if e.key == "battle-vp" and e.args[0] == s.attacker])
    lost = s.violet - after.violet
    return (
        gone == 1
        and after.counts[fact.args[0]] == s.counts[fact.args[0]] - 1
        and scored - fought == fact.args[1]
        and lost == fallen + 1
    )


def battle_vp(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool:
    return sum([e.args[1] for e in logged(after) if e.key == "battle-vp" and e.args[0] == seat]) == fact.args[0]


def claim_fails(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool | None:
    """The office is not bought, and that costs what it says."""
    done = [e for e in logged(after) if e.key in ("bought", "claim-failed") and e.args[:2] == (seat, a.args[0])]
    if not done:
        return None
    return done[0].key == "claim-failed" and done[0].args[2] == fact.args[4]


def claim_short(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool | None:
    """What there is and what the office asks for; not bought, it costs what it says."""
    need, have, cost, silver, loss = fact.args
    if (have, silver) != (s.vp[seat], s.silver(seat)) or (have >= need and silver >= cost):
        return False
    done = [e for e in logged(after) if e.key in ("bought", "claim-failed") and e.args[:2] == (seat, a.args[0])]
    if not done:
        return None
    return done[0].args[2] == (cost if done[0].key == "bought" else loss)


def silver(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool:
    """The silver that takes the place of so many goods."""
    paid = [e.args[1:] for e in logged(after) if e.key == "paid-silver" and e.args[0] == seat]
    return paid == [(fact.args[1], fact.args[0])]


def ends_short(s: Rio, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Rio) -> bool:
    return sum([e.args[-1] for e in logged(after) if e.key in LOSSES and e.args[0] == seat]) == fact.args[0]


# ---- refusals ----


def spoken_of(s: Rio, step: Step[Any]) -> Rio:
    """A plan is made in the state that its entries lead to."""
    return step.planned(s) if isinstance(step, Plan) else s


def give_silver(s: Rio, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.gain(step.seat, SILVER, args[0] - less - s.silver(step.seat))
    return args[0] >= less


def give_price(s: Rio, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.gain(step.seat, SILVER, args[3] - less - s.silver(step.seat))
    return args[3] >= less


def give_vp(s: Rio, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.vp[step.seat] = args[0] - less
    return True


def give_fine(s: Rio, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.gain(step.seat, FINE, args[0] - less - s.has(step.seat, FINE))
    return args[0] >= less


def good_missing(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.has(step.seat, args[0]) == 0


def all_kept(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return 0 < s.has(step.seat, args[0]) <= s.spare[args[0]]


def nothing_to_pay(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return not debts(s, step.seat)


def only_walls(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    """There are debts, and each is for a cell of the Walls."""
    return {CELL_MAJOR[cell] for cell in debts(s, step.seat)} == {WALLS}


def not_own_office(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.office_owner[args[0]] != step.seat


def power_later(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.office_owner[args[0]] == step.seat and s.office_since[args[0]] == s.turn


def power_used(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.office_owner[args[0]] == step.seat and s.power_used[args[0]] == s.turn


def occupied(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.building[args[0]] != NONE


def base_missing(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.building[a.args[0]] != args[1]


def no_worker_there(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.workers(args[0], step.seat) == 0


def three_there(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return SIZE[s.stack[args[0]]] >= 3


def others_there(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.stack[args[0]] != 0 and top(s.stack[args[0]]) != step.seat


def nobody_to_seize(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return not others_there(s, step, a, args)


def rival_home(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.owner[args[0]] == args[1] != step.seat


def built_already(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return args[0] in s.built


def cell_taken(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.grid[args[0]] != NOBODY


def cell_out(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return not s.usable[args[0]]


def equal_cell(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    """The cell that it names is on the menu."""
    return any([other.verb == a.verb and other.args[0] == args[0] for other in step.options(s)])


def debts(s: Rio, seat: int) -> list[int]:
    return [cell for cell, owing in enumerate(s.owing) if owing and s.placer[cell] == seat]


def no_debt(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return args[0] not in debts(s, step.seat)


def major_built(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.is_built(args[0])


def no_port(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.standing[PORT] == 0


def ship_away(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return args[0] == s.ship_back - 1 and s.turn <= s.ship_back


def ship_empty(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return sum(s.cargo) == 0


def ship_full(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return sum(s.cargo) >= args[0]


def fee_paid(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.fee_payer == args[0] != NOBODY


def office_owned(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    """`other` already holds the office: another player, or the asked one too."""
    return s.office_owner[args[0]] == args[1] != NOBODY


def office_claimed(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.claims[args[0]] == args[1] != NOBODY


def has_claim(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return step.seat in s.claims


def not_claimed(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.claims[args[0]] != step.seat


def no_worker_in_hand(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.hand[step.seat] == 0


def no_artisan(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.artisans_of[step.seat] == 0


def few_on_fields(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.fields_of[step.seat] == args[0] < 2


def not_on_cell(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.pits[args[0]] != step.seat


def has_fought(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.fought[args[0]] == 1


def no_steps(s: Rio, step: Step[Any], a: Action, args: Args) -> bool:
    return s.left[args[0]] == 0


# ---- how near everybody is to winning ----


def counted(game: Game[Any], s: Rio) -> Rio:
    """A copy on which the game ends now."""
    o = s.copy()
    o.offers = []
    o.picks = []
    o.agenda = [FinalScoring()]
    advance(game, o)
    return o


def race(game: Game[Any], s: Rio, p: Prospect) -> bool:
    scores = counted(game, s).scores
    best = max([n for seat, n in enumerate(scores) if seat != p.seat])
    by = {"leads": scores[p.seat] - best, "level": 0, "behind": best - scores[p.seat]}[p.key]
    return p.args == (scores[p.seat], *([by] if p.key != "level" else [])) and (by > 0) == (p.key != "level")


def wins_so(game: Game[Any], s: Rio, p: Prospect) -> bool:
    o = counted(game, s)
    return o.places[p.seat] == 1 and o.scores[p.seat] == p.args[0] and s.turn == s.last_turn


def turns_left(game: Game[Any], s: Rio, p: Prospect) -> bool:
    return s.turn + (p.args[0] if p.args else 0) == s.last_turn


def offices_free(game: Game[Any], s: Rio, p: Prospect) -> bool:
    return s.office_owner.count(NOBODY) == p.args[0] <= len(OFFICES)


def work_waits(game: Game[Any], s: Rio, p: Prospect) -> bool:
    """So many cells of the grid are open, and its work is no part of the count."""
    free = [cell for cell in GRID_CELLS[p.args[1]] if s.usable[cell] and s.grid[cell] == NOBODY]
    o = s.copy()
    for cell in GRID_CELLS[p.args[1]]:
        if o.grid[cell] == p.seat:
            o.grid[cell] = NOBODY
    return len(free) == p.args[2] and counted(game, o).scores == counted(game, s).scores


def cargo_comes(game: Game[Any], s: Rio, p: Prospect) -> bool:
    """The ship is back before the end, and its cargo is worth about so many points then."""
    o = s.copy()
    o.log = []
    o.turn = s.ship_back
    return_home(o)
    paid = [e.args[1:3] for e in o.log if e.key == "cargo-paid" and e.args[0] == p.seat]
    points = sum([vp + silver // SILVER_PER_VP for silver, vp in paid])
    return s.turn <= s.ship_back <= s.last_turn and p.args == (points, s.ship_back - 1)


def cargo_late(game: Game[Any], s: Rio, p: Prospect) -> bool:
    o = s.copy()
    o.cargo = [0] * len(o.cargo)
    has = sum(s.cargo[CARGO_GOODS * p.seat : CARGO_GOODS * (p.seat + 1)]) > 0
    late = s.ship_back > s.last_turn and p.args[0] == s.ship_back - 1
    return has and late and counted(game, o).scores == counted(game, s).scores


FORETOLD: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Any]]] = {
    "battle": ((), (), battle),
    "destroys": ((), (), destroys),
    "battle-vp": ((), (), battle_vp),
    "claim-fails": (("claim-failed", "bought"), ("*",), claim_fails),
    "claim-short": (("claim-failed", "bought"), ("*",), claim_short),
    "silver": ((), (), silver),
    "ends-short": ((), ("ConfirmLoss",), ends_short),
}
PROMISED: Final[dict[str, Callable[[Game[Any], Any, Prospect], bool | None]]] = {
    "leads": race,
    "level": race,
    "behind": race,
    "turns-left": turns_left,
    "last-turn": turns_left,
    "offices-free": offices_free,
    "work-waits": work_waits,
    "cargo-comes": cargo_comes,
    "cargo-late": cargo_late,
    "wins-so": wins_so,
}
GRANTED: Final[dict[str, Callable[[Any, Step[Any], Action, Args, int], bool]]] = {
    "too-few-vp": give_vp,
    "too-little-silver": give_silver,
    "too-few-fine": give_fine,
    "too-few-goods": give_price,
}
HELD: Final[dict[str, Callable[[Any, Step[Any], Action, Args], bool | None]]] = {
    "good-missing": good_missing,
    "all-kept": all_kept,
    "nothing-to-pay": nothing_to_pay,
    "walls-choose": only_walls,
    "not-your-office": not_own_office,
    "power-later": power_later,
    "power-used": power_used,
    "space-occupied": occupied,
    "needs-base": base_missing,
    "no-worker-there": no_worker_there,
    "three-per-space": three_there,
    "other-colour-there": others_there,
    "nobody-to-seize": nobody_to_seize,
    "seize-building": occupied,
    "seize-three": three_there,
    "rival-home": rival_home,
    "one-construction": built_already,
    "cell-taken": cell_taken,
    "cell-removed": cell_out,
    "cell-reserved": cell_out,
    "equal-cell": equal_cell,
    "no-debt": no_debt,
    "already-built": major_built,
    "no-port": no_port,
    "ship-away": ship_away,
    "ship-empty": ship_empty,
    "ship-full": ship_full,
    "fee-paid": fee_paid,
    "office-owned": office_owned,
    "office-claimed": office_claimed,
    "one-office": has_claim,
    "not-claimed": not_claimed,
    "no-worker-in-hand": no_worker_in_hand,
    "no-artisan": no_artisan,
    "fields-need-two": few_on_fields,
    "no-worker-on-cell": not_on_cell,
    "has-fought": has_fought,
    "no-steps-left": no_steps,
}
