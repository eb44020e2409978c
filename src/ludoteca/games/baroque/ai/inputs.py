"""Inputs of the value network for Baroque: what a seat knows of a position, and the points at which it is judged."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.ai.value import armies_worth, influence_worth, turns_to_score
from ludoteca.games.baroque.data import (
    COMPOSERS,
    EFFECT,
    MARGIN,
    MARKER,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    SUPPORT_VP,
    TITLE,
    VALUE,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.actions import MandatoryCard
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.support import upkeep
from ludoteca.games.baroque.rules.victory import electors_held
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY

VERSION: Final = 1  # raised whenever an input changes its meaning: weights are for one version
POINTS: Final = 40.0  # a margin of so many points counts as 1
SEATS: Final = 4
KINDS: Final = 11
PER_SEAT: Final = 72
PER_STATE: Final = 18
TITLES: Final[list[int]] = sorted(set(TITLE[:OPPORTUNITY_COUNT]))
PLACE: Final[list[int]] = [TITLES.index(TITLE[card]) for card in range(OPPORTUNITY_COUNT)]
HAND_AT: Final = SEATS * PER_SEAT
TABLE_AT: Final = HAND_AT + len(TITLES) + KINDS
STATES_AT: Final = TABLE_AT + 70
SIZE: Final = STATES_AT + N * PER_STATE


def at_clean_point(s: Baroque) -> bool:
    """An action phase begins: nothing is half done."""
    return len(s.front) > 0 and isinstance(s.front[0], MandatoryCard)


def inputs(s: Baroque, seat: int) -> list[float]:
    """What the seat knows of the position; it reads no card that the seat does not see."""
    out = [0.0] * SIZE
    left = turns_to_score(s)
    fill_seats(s, seat, left, out)
    for card in s.hands[seat]:
        out[HAND_AT + PLACE[card]] += 1.0
        out[HAND_AT + len(TITLES) + EFFECT[card]] += 0.5
    fill_table(s, seat, left, out)
    at = STATES_AT
    for state in range(N):
        fill_state(s, seat, state, at, out)
        at += PER_STATE
    return out


def fill_seats(s: Baroque, seat: int, left: float, out: list[float]) -> None:
    ranked = s.by_support()
    votes = [s.support(other) for other in range(s.seats)]
    best_vp = [max([s.vp[k] for k in range(s.seats) if k != other]) for other in range(s.seats)]
    best_votes = [max([votes[k] for k in range(s.seats) if k != other]) for other in range(s.seats)]
    open_to = takable(s)
    cities = s.city_counts()
    sees = s.diocese_counts()
    price = upkeep(s.turn)
    for r in range(s.seats):
        k = (seat + r) % s.seats
        points = turn_points(s, k)
        florins = s.florins[k]
        wage = income(s, k)
        armies = s.army_count(k)
        hand = len(s.hands[k])
        rank = ranked.index(k)
        row = [
            1.0,
            s.vp[k] / 40.0,
            (s.vp[k] - best_vp[k]) / 40.0,
            points / 20.0,
            points * left / 40.0,
            wage / 20.0,
            wage * max(0.0, left - 1.0) / 30.0,
            min(florins, 6) / 6.0,
            min(florins, 14) / 10.0,
            florins / 40.0,
            florins * (left - 1.0) / 40.0,
            votes[k] / 15.0,
            (votes[k] - best_votes[k]) / 10.0,
            SUPPORT_VP[s.seats][rank] / 5.0,
            SUPPORT_VP[s.seats][rank] * left / 10.0,
            armies / 8.0,
            armies * price / 20.0,
            armies_worth(s, k) / 10.0,
            influence_worth(s, k) / 10.0,
            cities[k] / 4.0,
            cities[k] * left / 8.0,
            sees[k] / 4.0,
            electors_held(s, k) / 6.0,
            hand / 6.0,
            hand * left / 12.0,
            1.0 if hand else 0.0,
            1.0 if hand >= 8 else 0.0,
            float(s.halved[k]),
            float(s.starved[k]),
            s.deferred[k] / 5.0,
            s.fugger[k] / 3.0,
            s.hand_favours[k] / 2.0,
            float(s.card_favours[k]),
            1.0 if s.general_at[k] != NOBODY else 0.0,
            open_to[k * 8] / 10.0,
            open_to[k * 8 + 1] / 10.0,
            open_to[k * 8 + 2] / 10.0,
            open_to[k * 8 + 3] / 10.0,
            open_to[k * 8 + 4] / 10.0,
            open_to[k * 8 + 5] / 10.0,
            open_to[k * 8 + 6] / 10.0,
            open_to[k * 8 + 7] / 10.0,
        ]
        at = r * PER_SEAT
        for i in range(len(row)):
            if row[i] != 0.0:
                out[at + i] = row[i]
        at += len(row)
        if s.powers[k] >= 0:
            out[at + s.powers[k]] = 1.0
        out[at + 4 + s.order.index(k)] = 1.0
        front(s, k, at + 8, out)
        structures(s, k, at + 8 + KINDS + 4, out)


def front(s: Baroque, k: int, at: int, out: list[float]) -> None:
    """The cards in front of a seat, by kind, and what they give at the end of the turn."""
    for card in s.tableau[k]:
        record = OPPORTUNITIES[card]
        out[at + EFFECT[card]] = 1.0
        out[at + KINDS] += record.gain_vp / 4.0
        out[at + KINDS + 1] += (record.gain_florins - record.pay_florins) / 8.0
        out[at + KINDS + 2] += record.points / 4.0
        if record.takes_state:
            out[at + KINDS + 3] = 1.0


def structures(s: Baroque, k: int, at: int, out: list[float]) -> None:
    """States, buildings not yet used, states that armies will take or block, composers."""
    for state in range(N):
        if s.control[state] == k:
            out[at] += VALUE[state] / 20.0
            out[at + 1] += 0.1
            if s.residence[state]:
                out[at + 2] += 0.3
            if s.city[state] == FORTIFIED:
                out[at + 3] += 0.5
            if s.city[state] and not s.used_city[state]:
                out[at + 4] += 0.25
    for i in range(len(s.composers)):
        if s.composers[i] != NOBODY and s.home[s.composers[i]] == k:
            out[at + 5] += COMPOSERS[i].vp / 4.0
    # the last two of a seat: what its armies stand in without control, and what stands in its states
    for state in range(N):
        if s.host[state] == k and s.control[state] != k and s.home[state] == NOBODY:
            out[at + 6] += VALUE[state] / 6.0


def takable(s: Baroque) -> list[float]:
    """For each seat eight sums of values: neutral states by how many points control still needs (1, 2, 3, 4 and more),
    rivals' states (at most 2, 3, 4), and own states in which an enemy army stands."""
    out = [0.0] * (8 * SEATS)
    for state in range(N):
        if not s.in_play[state]:
            continue
        points = s.influence_in(state)
        owner = s.control[state]
        first = 0
        second = 0
        for p in points:
            if p > first:
                second = first
                first = p
            elif p > second:
                second = p
        for k in range(s.seats):
            if owner == k:
                if s.enemy_at(state, k):
                    out[8 * k + 7] += VALUE[state]
                continue
            if s.home[state] != NOBODY:
                continue
            others = second if points[k] == first else first
            if owner != NOBODY:
                others = max(others, points[owner] + MARKER)
            need = others + MARGIN - points[k]
            if owner == NOBODY:
                out[8 * k + max(0, min(3, need - 1))] += VALUE[state]
            elif need <= 4:
                out[8 * k + 4 + max(0, need - 2)] += VALUE[state]
    return out


def fill_table(s: Baroque, seat: int, left: float, out: list[float]) -> None:
    at = TABLE_AT
    out[at + min(3, int(left))] = 1.0
    out[at + 4 + s.phase] = 1.0
    out[at + 12 + s.seats - 2] = 1.0
    if s.active >= 0:
        out[at + 15 + (s.active - seat) % s.seats] = 1.0
    if s.front and s.front[0].seat >= 0:
        out[at + 19 + (s.front[0].seat - seat) % s.seats] = 1.0
    numbers = [s.actions / 3.0, float(s.last_phase), float(s.bad_weather), float(s.confused), float(s.permission)]
    numbers += [float(s.ban), float(s.ninth), sum(s.wars) / 3.0, len(s.deck) / 40.0, len(s.event_deck) / 36.0]
    for i in range(len(numbers)):
        out[at + 23 + i] = numbers[i]
    for i in range(len(s.wars)):
        out[at + 33 + i] = float(s.wars[i])
    for card in s.discard:
        out[at + 38 + EFFECT[card]] += 0.2
    for card in s.events_in_play:
        out[at + 49 + EFFECT[card]] = 1.0


def fill_state(s: Baroque, seat: int, state: int, at: int, out: list[float]) -> None:
    owner = s.control[state]
    if owner >= 0:
        out[at + (owner - seat) % s.seats] = 1.0
    base = state * s.seats
    for k in range(s.seats):
        if s.influence[base + k]:
            out[at + 4 + (k - seat) % s.seats] = min(6, s.influence[base + k]) / 3.0
    host = s.host[state]
    if host == OTTOMANS:
        out[at + 12] = 1.0
    elif host >= 0:
        out[at + 8 + (host - seat) % s.seats] = min(6, s.armies[state]) / 2.0
    if s.city[state] == CITY:
        out[at + 13] = 1.0
    elif s.city[state] == FORTIFIED:
        out[at + 14] = 1.0
    if s.residence[state]:
        out[at + 15] = 1.0
    if s.used_city[state] or s.used_residence[state]:
        out[at + 16] = 1.0
    if s.no_income[state]:
        out[at + 17] = 1.0
