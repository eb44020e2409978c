"""What must hold in every position; the name of each broken promise."""

from __future__ import annotations

from ludoteca.games.baroque.constants import GENERAL, PERMISSION, WAR
from ludoteca.games.baroque.data import (
    ARMY_LIMIT,
    CARD_COUNT,
    CITY_ALLOWED,
    EFFECT,
    IS_DIOCESE,
    MARGIN,
    MARKER,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    STYRIA,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.state import SUPPORT, Baroque
from ludoteca.kernel import NOBODY


def broken(s: Baroque) -> list[str]:
    if not s.known:  # a blank table, without cards
        return []
    return map_broken(s) + armies_broken(s) + cards_broken(s) + seats_broken(s)


def map_broken(s: Baroque) -> list[str]:
    out: list[str] = []
    for state in range(N):
        points = s.influence_in(state)
        if min(points) < 0:
            out.append("influence-negative")
        if s.home[state] != NOBODY:
            if s.control[state] != s.home[state]:  # 11.1.a
                out.append("major-state-lost")
            if sum(points):
                out.append("influence-in-major-state")
        if not s.in_play[state]:  # 2.1.d, 2.1.e
            empty = s.control[state] == NOBODY and s.host[state] == NOBODY and not sum(points) and not s.city[state]
            if not empty:
                out.append("something-out-of-play")
        if s.city[state] not in (0, CITY, FORTIFIED) or (s.city[state] and not CITY_ALLOWED[state]):  # 6.2.b
            out.append("city-not-allowed")
        if s.residence[state] and not IS_DIOCESE[state]:  # 2.1.g
            out.append("residence-outside-dioceses")
        if s.residence[state] not in (0, 1):  # 10.2.4.a
            out.append("second-residence")
        if margin_open(s, state, points):
            out.append("margin-without-control")
    return out


def margin_open(s: Baroque, state: int, points: list[int]) -> bool:
    """Somebody has the margin of 11.0.b or 11.0.c alone and yet no control."""
    best = max(points)
    if points.count(best) > 1:
        return False
    owner = s.control[state]
    if owner == NOBODY:
        return best >= sorted(points)[-2] + MARGIN
    return points.index(best) != owner and best >= points[owner] + MARKER + MARGIN


def armies_broken(s: Baroque) -> list[str]:
    out: list[str] = []
    for state in range(N):
        host = s.host[state]
        if host == OTTOMANS:
            if state != STYRIA or s.armies[state]:
                out.append("ottomans-astray")
            continue
        if (host == NOBODY) != (s.armies[state] == 0):  # 10.4.5.b: armies of one player only
            out.append("armies-without-owner")
        if not 0 <= s.moved[state] <= s.armies[state]:
            out.append("more-moved-than-there")
    for seat in range(s.seats):
        under_way = s.attack_armies if s.in_battle and s.attacker == seat else 0
        if s.army_count(seat) + under_way > ARMY_LIMIT[s.seats]:  # 10.2.1.b
            out.append("army-limit")
        at = s.general_at[seat]
        if (at == NOBODY) != (s.character(seat, GENERAL) == NOBODY):
            out.append("general-without-card")
        leads = s.in_battle and s.attacker == seat and s.attack_general
        if at != NOBODY and s.host[at] != seat and not leads:  # 10.4.b
            out.append("general-without-army")
    return out


def cards_broken(s: Baroque) -> list[str]:
    out: list[str] = []
    lying = sorted([card for zone in s.zones() for card in zone])
    if lying != list(range(CARD_COUNT)):
        out.append("cards-lost-or-doubled")
    for zone in (s.event_deck, s.event_discard, s.event_now, s.events_in_play):
        if zone and min(zone) < OPPORTUNITY_COUNT:  # 2.2.a
            out.append("opportunity-among-events")
    for zone in [s.deck, s.discard, *s.hands, *s.staked, *s.tableau]:
        if zone and max(zone) >= OPPORTUNITY_COUNT:
            out.append("event-among-opportunities")
    for seat in range(s.seats):
        kinds = [EFFECT[card] for card in s.tableau[seat] if EFFECT[card] <= GENERAL]
        if len(set(kinds)) != len(kinds):  # 10.1.1.b
            out.append("two-characters-of-a-kind")
        if s.phase >= SUPPORT and s.hands[seat]:  # 10.1.d
            out.append("card-saved")
    wars = [card for card in s.events_in_play + s.event_now if EFFECT[card] == WAR]
    if any([war not in (0, 1) for war in s.wars]):  # 14.3.a
        out.append("war-twice")
    if s.active_wars() > len(wars):
        out.append("war-without-card")
    if s.permission and PERMISSION not in [EFFECT[card] for card in s.events_in_play + s.event_now]:
        out.append("permission-without-card")
    bans = [card for cards in s.tableau for card in cards if OPPORTUNITIES[card].bans_armies]
    if s.ban != len(bans):
        out.append("ban-without-card")
    return out


def seats_broken(s: Baroque) -> list[str]:
    out: list[str] = []
    if min(s.florins) < 0:
        out.append("florins-negative")
    if min(s.vp) < 0:
        out.append("points-negative")
    led = [power for power in s.powers if power != NOBODY]
    if len(set(led)) != len(led):  # 3.1.1.a
        out.append("power-led-twice")
    if sorted(s.order) != list(range(s.seats)):
        out.append("order-broken")
    return out
