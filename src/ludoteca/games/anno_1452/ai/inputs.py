"""Inputs of the value network for Anno 1452: what a seat knows of a position, and the points at which it is judged."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.anno_1452.ai.value import danger, prestige_to_come
from ludoteca.games.anno_1452.constants import CARD_KINDS
from ludoteca.games.anno_1452.data import (
    ESTATES_EACH,
    FIRST_YEAR_OF_KINGS,
    FULL_VALUE,
    KIND_OF,
    LAST_ROUND,
    LIMIT,
    N_CARDS,
    N_REGIONS,
    PLACES,
    PLACES_IN,
    REGION_OF,
)
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.attack import attacks_anywhere, reach
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.rules.needs import needs_met
from ludoteca.games.anno_1452.rules.prestige import category_counts, category_points
from ludoteca.games.anno_1452.rules.turn import Turn
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import NOBODY

VERSION: Final = 1  # raised whenever an input changes its meaning: weights are for one version
POINTS: Final = 20.0  # a margin of so many points counts as 1
SEATS: Final = 4
PER_SEAT: Final = 58
KINDS: Final = len(CARD_KINDS)
HAND_AT: Final = SEATS * PER_SEAT
TABLE_AT: Final = HAND_AT + 2 * N_CARDS + KINDS
PER_TABLE: Final = 44
REGIONS_AT: Final = TABLE_AT + PER_TABLE
PER_REGION: Final = 26
SIZE: Final = REGIONS_AT + N_REGIONS * PER_REGION
LAST_EPOCHS: Final = 8  # one slot for each number of Epochs to come


def at_clean_point(s: Anno) -> bool:
    """The turn of a player begins: no attack and no Evaluation is half done."""
    return len(s.front) > 0 and isinstance(s.front[0], Turn)


def inputs(s: Anno, seat: int) -> list[float]:
    """What the seat knows of the position; it reads no card that the seat does not see."""
    out = [0.0] * SIZE
    fill_seats(s, seat, out)
    for card in s.hands[seat]:
        out[HAND_AT + card] = 1.0
        out[HAND_AT + 2 * N_CARDS + KIND_OF[card]] += 0.5
        if needs_met(s, seat, card):
            out[HAND_AT + N_CARDS + card] = 1.0
    fill_table(s, seat, out)
    for region in range(N_REGIONS):
        fill_region(s, seat, region, REGIONS_AT + region * PER_REGION, out)
    return out


def best_of_others(numbers: list[int], seat: int) -> int:
    best = -1000
    for other in range(len(numbers)):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return best


def fewest_of_others(numbers: list[int], seat: int) -> int:
    fewest = 1000
    for other in range(len(numbers)):
        if other != seat and numbers[other] < fewest:
            fewest = numbers[other]
    return fewest


def fill_seats(s: Anno, seat: int, out: list[float]) -> None:
    left = max(0, s.last_row - s.row)
    counts = category_counts(s)
    places = [category_points(numbers) for numbers in counts]
    points = [victory_points(s, k) for k in range(s.seats)]
    income = incomes(s)
    now = s.order.index(s.front[0].seat) if s.front else 0
    kings_to_come = 1.0 if s.row + 1 >= FIRST_YEAR_OF_KINGS and s.row + 1 < s.last_row else 0.0
    for r in range(s.seats):
        k = (seat + r) % s.seats
        gold = s.gold[k]
        place = s.order.index(k)
        gap = fewest_of_others(counts[0], k) - counts[0][k]
        total = 0
        for given in places:
            total += given[k]
        row = [
            1.0,
            points[k] / 40.0,
            (points[k] - best_of_others(points, k)) / 20.0,
            gold / 40.0,
            min(gold, 5) / 5.0,
            min(gold, 12) / 12.0,
            s.prestige[k] / 20.0,
            1.0 if s.prestige[k] == 0 else 0.0,
            prestige_to_come(s, k, min(left, 4)) / 12.0,
            total / 4.0,
            total * left / 12.0,
            income[k] / 20.0,
            income[k] * left / 80.0,
            s.soldiers[k] / 12.0,
            min(s.soldiers[k], 2) / 2.0,
            1.0 if s.king == k else 0.0,
            1.0 if s.antiking == k else 0.0,
            1.0 if attacks_anywhere(s, k) else 0.0,
            tanh(gap / 2.0),
            kings_to_come * tanh(gap / 2.0),
            kings_to_come * (1.0 if gap > 0 else 0.5 if gap == 0 else 0.0),
            len(s.hands[k]) / 6.0,
            len(s.married[k]) / 3.0,
            len(s.titles[k]) / 3.0,
            danger(s, k) / 6.0,
            (ESTATES_EACH - s.supply[k]) / 16.0,
            1.0 if place < now else 0.0,
            float(s.spared[k]),
            s.bribes[k] / 3.0,
            float(s.special_used[k]),
        ]
        at = r * PER_SEAT
        for i in range(len(row)):
            out[at + i] = row[i]
        at += len(row)
        for category in range(len(counts)):
            numbers = counts[category]
            out[at] = numbers[k] / 10.0
            out[at + 1] = (numbers[k] - best_of_others(numbers, k)) / 6.0
            out[at + 2] = (numbers[k] - fewest_of_others(numbers, k)) / 6.0
            out[at + 3] = float(places[category][k])
            at += 4
        fill_targets(s, k, at, out)
        out[at + 8 + place] = 1.0


def fill_targets(s: Anno, k: int, at: int, out: list[float]) -> None:
    """The rivals' Estates in reach, their own state and that of the seat's own Estates."""
    mask = reach(s, k)
    everywhere = attacks_anywhere(s, k)
    for p in range(PLACES):
        owner = s.owner[p]
        if owner == NOBODY:
            continue
        weak = 1.0 - s.value[p] / FULL_VALUE
        if owner == k:
            out[at] += weak / 4.0
            if s.city[p]:
                out[at + 1] += 0.2
            out[at + 2] += s.citizens[p] / 10.0
        elif everywhere or contains(mask, REGION_OF[p]):
            if owner == OTTOKAR:
                out[at + 3] += 0.2
            else:
                out[at + 4] += 0.1
                out[at + 5] += weak / 4.0
                if s.city[p]:
                    out[at + 6] += 0.2
                out[at + 7] += s.citizens[p] / 10.0


def fill_table(s: Anno, seat: int, out: list[float]) -> None:
    at = TABLE_AT
    left = max(0, s.last_row - s.row)
    out[at + min(LAST_EPOCHS - 1, left)] = 1.0
    out[at + LAST_EPOCHS + min(LAST_ROUND, s.column)] = 1.0
    at += LAST_EPOCHS + 4
    out[at + s.seats - 2] = 1.0
    if s.front:
        out[at + 3 + (s.front[0].seat - seat) % s.seats] = 1.0
    at += 7
    numbers = [left / 10.0, len(s.deck) / 60.0, len(s.discards) / 60.0, len(s.market) / 5.0, s.agreed / 10.0]
    numbers += [float(s.event_seen), float(s.vacant), float(s.crowned), float(s.row + 1 >= FIRST_YEAR_OF_KINGS)]
    numbers += [float(s.ottokar), float(s.expert), s.cubes[OTTOKAR] / 10.0, s.supply[OTTOKAR] / 10.0, s.clash / 3.0]
    for i in range(len(numbers)):
        out[at + i] = numbers[i]
    at += len(numbers)
    for card in s.market:
        out[at + KIND_OF[card]] += 0.5


def fill_region(s: Anno, seat: int, region: int, at: int, out: list[float]) -> None:
    """For each seat its Estates, Citizens and Cities there and whether it holds the card; then what all share."""
    for p in PLACES_IN[region]:
        owner = s.owner[p]
        if owner == NOBODY:
            out[at + 20] += 0.25
            continue
        if owner == OTTOKAR:
            out[at + 21] += 0.3
            continue
        r = (owner - seat) % s.seats
        out[at + r] += 0.4
        out[at + 4 + r] += s.citizens[p] / 3.0
        if s.city[p]:
            out[at + 8 + r] += 0.6
        out[at + 12 + r] += 1.0 - s.value[p] / FULL_VALUE
    holder = s.holder[region]
    if 0 <= holder < s.seats:
        out[at + 16 + (holder - seat) % s.seats] = 1.0
    if s.bound[region]:
        out[at + 22] = 1.0
    out[at + 23] = s.crowd[region] / LIMIT[region]
    if s.crowd[region] == LIMIT[region]:
        out[at + 24] = 1.0
    if s.cities_in(region):
        out[at + 25] = 1.0
