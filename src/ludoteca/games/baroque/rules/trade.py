"""Trade events (appendix 1): cities and ports pay their controllers."""

from __future__ import annotations

from ludoteca.games.baroque.constants import BALTIC, NORTH_SEA
from ludoteca.games.baroque.data import DENMARK, DUTCH, PORT, PORT_FLORINS, TRADE_FLORINS, N
from ludoteca.games.baroque.realm import FORTIFIED
from ludoteca.games.baroque.state import Baroque


def trade_income(s: Baroque, gains: list[int], rule: str) -> None:
    """Pay each seat its gain. While Chaos is in force it halves what the trade events bring, rounding up (14.1.b)."""
    for seat in s.order:
        florins = gains[seat]
        if s.chaos_now and s.halved[seat]:
            florins = (florins + 1) // 2
        if florins:
            s.florins[seat] += florins
            s.tell("trade", rule, (seat, florins))
    if not sum(gains):
        s.tell("no-trade", rule)


def city_trade(s: Baroque) -> None:
    """card.city_trade"""
    gains = [0] * s.seats
    for seat in range(s.seats):
        for state in range(N):
            if s.city[state] and s.control[state] == seat and s.yields(state):
                gains[seat] += TRADE_FLORINS[s.city[state] - 1]
    trade_income(s, gains, "card.city_trade")


def port_open(s: Baroque, state: int) -> bool:
    """14.3.1.a, 14.3.2.a"""
    if PORT[state] == BALTIC and s.wars[DENMARK]:
        return False
    return not (PORT[state] == NORTH_SEA and s.wars[DUTCH])


def maritime_trade(s: Baroque) -> None:
    """Usable ports pay their controllers (2.1.h); a war that closes all of them voids the card."""
    if (s.wars[DUTCH] and s.dutch_closes_all) or (s.wars[DENMARK] and s.danish_closes_all):
        s.tell("event-void", "14.3.2.a" if s.wars[DUTCH] else "14.3.1.a", (s.event_now[0],))
        return
    gains = [0] * s.seats
    for seat in range(s.seats):
        for state in range(N):
            if PORT[state] and s.control[state] == seat and s.yields(state) and port_open(s, state):
                gains[seat] += PORT_FLORINS[1 if s.city[state] == FORTIFIED else 0]
    trade_income(s, gains, "card.maritime_trade")
