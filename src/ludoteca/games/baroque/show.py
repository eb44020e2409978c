"""What a viewer sees of the table: everything on the map is public, hands and decks are not (10.1.a)."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.baroque.data import CARD, COMPOSER, OPPORTUNITIES, POWER_KIND, STATE, WAR_KIND, N
from ludoteca.games.baroque.realm import CITY, FORTIFIED, HOST, OTTOMANS
from ludoteca.games.baroque.rules.build import cost
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.state import PHASE, Baroque
from ludoteca.kernel import NOBODY, SEAT, Viewer

WORKS: Final = ["army", "city", "fortified", "residence"]  # in the order of the building verbs (10.2)


def board(s: Baroque) -> dict[str, Any]:
    v = Viewer(s, NOBODY)
    return {
        "zones": zones(s, v),
        "counters": counters(s),
        "turn": s.turn,
        "turns": s.turns,
        "phase": PHASE.word(s.phase),
        "active": SEAT.word(s.active),
        "actions": actions_left(s),
        "order": [SEAT.word(seat) for seat in s.order],
        "states": {STATE.word(state): show_state(s, state) for state in range(N)},
        "players": [show_player(s, seat) for seat in range(s.seats)],
        "war_cost": s.war_cost(),
        "wars": [WAR_KIND.word(i) for i in range(len(s.wars)) if s.wars[i]],
        "composers": {COMPOSER.word(i): STATE.word(s.composers[i]) for i in range(len(s.composers))},
        "battle": show_battle(s),
        "permission": bool(s.permission),
        "ninth_elector": bool(s.ninth),
        "armies_banned": bool(s.ban),
        "chaos": bool(s.chaos_now),
        "readings": readings(s),
    }


def own_zones(s: Baroque, v: Viewer) -> list[dict[str, Any]]:
    """The hands of which the viewer knows more than the backs."""
    return [
        {"id": "hand", "seat": SEAT.word(seat), "cards": v.cards(CARD, s.hands[seat])}
        for seat in range(s.seats)
        if v.sees_more(s.hands[seat])
    ]


def readings(s: Baroque) -> dict[str, str]:
    """Cards whose text depends on an option or on the last turn, each with the attribute of its message that holds at
    this table."""
    out: dict[str, str] = {}
    if not s.assassin_to_box:
        out["assassin"] = "discards"
    if s.halves_next_income:
        out["chaos"] = "income"
    if s.end_texts_idle():
        out |= dict.fromkeys([card.id for card in OPPORTUNITIES if card.ends_with_effect()], "last")
    return out


def zones(s: Baroque, v: Viewer) -> list[dict[str, Any]]:
    """Cards, and the map as lists of states, so that a screen without a drawn board can show all of it."""
    common: dict[str, list[int | str]] = {
        "order": v.cards(SEAT, s.order),
        "wars": v.cards(WAR_KIND, [i for i in range(len(s.wars)) if s.wars[i]]),
        "event": v.cards(CARD, s.event_now),
        "in-play": v.cards(CARD, s.events_in_play),
        "discards": v.cards(CARD, s.discard),
        "event-discards": v.cards(CARD, s.event_discard),
        "box": v.cards(CARD, s.box),
        "out-of-play": v.cards(STATE, [i for i in range(N) if not s.in_play[i]]),
        "no-income": v.cards(STATE, [i for i in range(N) if s.no_income[i]]),
        "ottomans": v.cards(STATE, [i for i in range(N) if s.host[i] == OTTOMANS]),
    }
    out = filled(None, common)
    for seat in range(s.seats):
        out += filled(SEAT.word(seat), seat_zones(s, v, seat))
    return out


def filled(seat: str | None, found: dict[str, list[int | str]]) -> list[dict[str, Any]]:
    """Empty places are left out, but for the hand, whose size is always of interest."""
    return [{"id": id, "seat": seat, "cards": cards} for id, cards in found.items() if cards or id == "hand"]


def seat_zones(s: Baroque, v: Viewer, seat: int) -> dict[str, list[int | str]]:
    """What one player holds; a state stands once for each army or point of influence there."""
    mine = s.controlled(seat)
    armies = [i for i in s.armed_states(seat) for _ in range(s.armies[i])]
    points = [i for i in range(N) for _ in range(s.influence_of(i, seat))]
    general = s.general_at[seat]
    composers = [i for i in range(len(s.composers)) if s.composers[i] != NOBODY and s.home[s.composers[i]] == seat]
    power = s.powers[seat]
    return {
        "power": v.cards(POWER_KIND, [] if power == NOBODY else [power]),
        "hand": v.cards(CARD, s.hands[seat]),
        "front": v.cards(CARD, s.tableau[seat]),
        "home": v.cards(STATE, s.majors(seat)),
        "states": v.cards(STATE, mine),
        "armies": v.cards(STATE, armies),
        "general": v.cards(STATE, [] if general == NOBODY else [general]),
        "influence": v.cards(STATE, points),
        "cities": v.cards(STATE, [i for i in mine if s.city[i] == CITY]),
        "fortified": v.cards(STATE, [i for i in mine if s.city[i] == FORTIFIED]),
        "residences": v.cards(STATE, [i for i in mine if s.residence[i]]),
        "composers": v.cards(COMPOSER, composers),
    }


def actions_left(s: Baroque) -> int:
    """Those of the active player (9.3.a): nobody has any outside an action phase or in one lost to confusion."""
    return 0 if s.active == NOBODY or s.confused else s.actions


def counters(s: Baroque) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for seat in range(s.seats):
        values = {
            "florins": s.florins[seat],
            "vp": s.vp[seat],
            "support": s.support(seat),
            "armies": s.army_count(seat),
            "income": income(s, seat),
            "states": len(s.controlled(seat)),
        }
        out += [{"id": id, "seat": SEAT.word(seat), "value": value} for id, value in values.items()]
    piles = {
        "turn": s.turn,
        "deck": len(s.deck),
        "event-deck": len(s.event_deck),
        "actions": actions_left(s),
    }
    return out + [{"id": id, "seat": None, "value": value} for id, value in piles.items()]


def show_state(s: Baroque, state: int) -> dict[str, Any]:
    generals = [SEAT.word(seat) for seat in range(s.seats) if s.general_at[seat] == state]
    return {
        "in_play": bool(s.in_play[state]),
        "home": SEAT.word(s.home[state]),
        "control": SEAT.word(s.control[state]),
        "host": HOST.word(s.host[state]),
        "armies": s.armies[state],
        "moved": s.moved[state],
        "general": generals[0] if generals else None,
        "influence": s.influence_in(state),
        "city": s.city[state],
        "residence": bool(s.residence[state]),
        "used_city": bool(s.used_city[state]),
        "used_residence": bool(s.used_residence[state]),
        "no_income": bool(s.no_income[state]),
    }


def show_player(s: Baroque, seat: int) -> dict[str, Any]:
    return {
        "seat": SEAT.word(seat),
        "power": POWER_KIND.word(s.powers[seat]),
        "costs": {word: cost(s, seat, work) for work, word in enumerate(WORKS)},
        "cards": len(s.hands[seat]),
        "deferred_pay": s.deferred[seat],
        "fugger_debts": s.fugger[seat],
        "card_limit_favours": s.hand_favours[seat],
        "card_favours": s.card_favours[seat],
        "halved": bool(s.halved[seat]),
        "starved": bool(s.starved[seat]),
    }


def show_battle(s: Baroque) -> dict[str, Any] | None:
    if not s.in_battle:
        return None
    return {
        "attacker": SEAT.word(s.attacker),
        "state": STATE.word(s.battlefield),
        "origin": STATE.word(s.attack_origin),
        "armies": s.attack_armies,
        "general": s.attack_general,
    }
