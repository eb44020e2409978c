"""The ship: loading, departure, voyage and return (ship.*)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import FINE, PORT, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    LOADS_PER_WORKER,
    OWNER_FEE,
    OWNER_VP,
    SELL_SILVER,
    SELL_VP,
    SET_SILVER,
    SET_VP,
    SHIP_FEE,
    SHIPOWNER,
    VOYAGE,
)
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, No


def ship_refusal(s: Rio) -> No | None:
    """ship.1, ship.10, ship.12: the ship can be loaded and sent only while it lies here."""
    if s.standing[PORT] == 0:
        return No("no-port", "ship.1")
    if not s.ship_here():
        return No("ship-away", "ship.10", (s.ship_back - 1,))
    return None


def sail_refusal(s: Rio, seat: int) -> No | None:
    """ship.4, ship.11: paying for the departure; ship.5: only in one's own Placement turn, which alone asks this."""
    no = ship_refusal(s)
    if no is not None:
        return no
    if s.fee_payer != NOBODY:
        return No("fee-paid", "ship.4", (s.fee_payer,))
    if s.silver(seat) < SHIP_FEE:
        return No("too-little-silver", "ship.4", (SHIP_FEE, s.silver(seat)))
    if s.aboard() == 0 and sum(s.quay_of) == 0:
        return No("ship-empty", "ship.11")
    return None


def pay_fee(s: Rio, seat: int) -> None:
    """The coins lie beside the ship until it leaves (ruling G12)."""
    s.gain(seat, SILVER, -SHIP_FEE)
    s.fee_payer = seat
    s.tell("fee-paid", "ship.4", (seat, SHIP_FEE))


def load_refusal(s: Rio, seat: int, good: int) -> No | None:
    """ship.2: up to 3 resources for each worker on the Quay, real goods only."""
    if s.loads == 0 and s.quay_of[seat] == 0:
        return No("no-quay-worker", "ship.2", (LOADS_PER_WORKER,))
    if s.has(seat, good) < 1:
        return No("good-missing", "ship.2", (good,))
    if s.aboard() >= s.capacity():
        return No("ship-full", "ship.9", (s.capacity(),))
    return None


def load(s: Rio, seat: int, good: int) -> None:
    if s.loads == 0:  # ship.3: a worker that loads goes home at once
        s.quay_of[seat] -= 1
        s.hand[seat] += 1
        s.loads = LOADS_PER_WORKER
    s.loads -= 1
    s.gain(seat, good, -1)
    s.stow(seat, good)
    s.tell("loaded", "ship.2", (seat, good))


def close_quay(s: Rio) -> None:
    """ship.3: all workers on the Quay go home at the end of the Effects phase."""
    for seat in range(s.seats):
        if s.quay_of[seat]:
            s.tell("quay-home", "ship.3", (seat, s.quay_of[seat]))
            s.hand[seat] += s.quay_of[seat]
            s.quay_of[seat] = 0


def depart(s: Rio) -> None:
    """ship.4, ship.6, ship.7, ship.11: at the end of the Effects phase."""
    if not s.ship_here():
        return
    payer = s.fee_payer
    s.fee_payer = NOBODY
    if s.aboard() == 0:
        if payer != NOBODY:
            s.gain(payer, SILVER, SHIP_FEE)
            s.tell("fee-returned", "ship.11", (payer, SHIP_FEE))
        return
    if payer == NOBODY and s.aboard() < s.capacity():
        return
    s.ship_back = s.turn + VOYAGE
    s.tell("departed", "ship.7", (s.ship_back - 1,))
    owner = s.office_owner[SHIPOWNER]
    if payer != NOBODY and owner != NOBODY and s.wields(owner, SHIPOWNER):  # a full ship without fee pays nobody
        s.gain(owner, SILVER, OWNER_FEE)
        s.tell("owner-fee", "office.shipowner", (owner, OWNER_FEE))


def worth_in_spain(hold: list[int]) -> tuple[int, int]:
    """Silver and VP for stone, wood and fine goods; sets are formed as many as possible (ship.8)."""
    sets = min(hold)
    silver = sets * SET_SILVER
    vp = sets * SET_VP
    for good in (STONE, WOOD, FINE):
        silver += (hold[good] - sets) * SELL_SILVER[good]
        vp += (hold[good] - sets) * SELL_VP[good]
    return silver, vp


def return_home(s: Rio) -> None:
    """ship.8: at the start of the Effects phase of the return everybody is paid for their own cargo."""
    if s.ship_back == 0 or s.turn != s.ship_back:
        return
    s.tell("returned", "ship.8")
    for seat in s.order:
        hold = s.hold(seat)
        if sum(hold) == 0:
            continue
        silver, vp = worth_in_spain(hold)
        s.gain(seat, SILVER, silver)
        s.score(seat, vp)
        s.tell("cargo-paid", "ship.8", (seat, silver, vp, min(hold)))
    s.cargo = [0] * len(s.cargo)
    owner = s.office_owner[SHIPOWNER]
    if owner != NOBODY and s.wields(owner, SHIPOWNER):  # faq.15: whatever the cargo
        s.score(owner, OWNER_VP)
        s.tell("owner-vp", "office.shipowner", (owner, OWNER_VP))
