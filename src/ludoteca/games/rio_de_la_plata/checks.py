"""What must hold in every state; each broken invariant is named with its rule."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.board import DISTRICTS, PLAZA, SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_SIZE, waiting
from ludoteca.games.rio_de_la_plata.constants import CATHEDRAL, GARDEN, MONUMENT, NONE, PALACE, SQUARE
from ludoteca.games.rio_de_la_plata.data import (
    CELLS,
    DISCS,
    HOME_TILES,
    MINORS,
    PIT_WORKERS,
    PITS,
    STICKS,
    TILE_COUNT,
    TRACK_START,
    TRACK_TOP,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.rules.city import uses
from ludoteca.games.rio_de_la_plata.stacks import COLOURS, SHADOW, SIZE, VIOLET, count, top, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY


def discs_of(s: Rio, colour: int) -> int:
    """Every disc of a colour, wherever it is, except the one that marks the turn order."""
    n = s.hand[colour]
    for space in range(SPACES):
        n += count(s.stack[space], colour)
    n += s.grid.count(colour)
    if colour < s.seats:
        n += s.fields_of[colour] + s.artisans_of[colour] + s.quay_of[colour] + s.added[colour] + s.claims.count(colour)
        for dig in range(PITS):
            if s.pits[dig] == colour:
                n += PIT_WORKERS[dig]
        if colour == s.attacker:
            n += sum(s.idle)
    return n


def check_discs(s: Rio, broken: list[str]) -> None:
    for colour in range(COLOURS):
        expected = WORKERS if colour < s.seats else DISCS if colour == SHADOW and s.seats == 2 else 0
        if discs_of(s, colour) != expected:
            broken.append(f"discs of colour {colour} (placement.1)")
    violets = sum(CAMP_SIZE[i] * s.camps[i] for i in waiting(s.camps))
    for space in range(SPACES):
        stack = s.stack[space]
        if stack and top(stack) == VIOLET:
            violets += SIZE[stack]
            if not uniform(stack):
                broken.append("enemies and defenders in one stack (combat.17)")
        if stack and not s.at_war() and not uniform(stack) and SIZE[stack] > uses(s, space):
            broken.append("colours mixed outside a war (city.4)")
    if violets != s.violet:
        broken.append("number of attackers (war.5)")


def check_tiles(s: Rio, broken: list[str]) -> None:
    for space in range(SPACES):
        if s.building[space] == NONE and s.owner[space] != NOBODY:
            broken.append("an owner without building")
    counts = s.counts
    if max(s.homes) > HOME_TILES:
        broken.append("hut and house tiles (city.16)")
    monuments, gardens = TILE_COUNT["square_monument"], TILE_COUNT["square_garden"]
    squares = counts[SQUARE] + counts[MONUMENT] + counts[GARDEN]
    if counts[MONUMENT] > monuments or counts[GARDEN] > gardens or squares > monuments + gardens:
        broken.append("square, monument and garden tiles (city.16c)")
    if counts[PALACE] > TILE_COUNT["palace"] or counts[CATHEDRAL] > TILE_COUNT["cathedral"]:
        broken.append("Palace and Cathedral once (major.13)")
    for tile in ("stonecutter_carpenter", "market_guild", "church_barracks"):
        sides = [k for k in range(len(MINORS)) if tile in MINORS[k].tiles]
        if sum(counts[k] for k in sides) > TILE_COUNT[tile]:
            broken.append(f"tiles {tile} (city.16)")
    for kind in range(len(MINORS)):
        if MINORS[kind].one_per_district and max(s.in_district(d, kind) for d in range(len(DISTRICTS))) > 1:
            broken.append("one of each noble kind per district (city.15)")
    if [space for space in PLAZA if s.building[space] != NONE]:
        broken.append("the Plaza Mayor stays empty (city.5)")


def check_caches(s: Rio, broken: list[str]) -> None:
    found = s.copy()
    found.derive()
    if found.counts != s.counts or found.local != s.local or found.homes != s.homes:
        broken.append("buildings are counted right (city.16)")
    if found.linked != s.linked:
        broken.append("linked districts (major.roads_b)")
    if found.reach != s.reach:
        broken.append("reach (city.2)")


def check(s: Rio) -> list[str]:
    broken: list[str] = []
    check_discs(s, broken)
    check_tiles(s, broken)
    check_caches(s, broken)
    if min(s.stock) < 0 or min(s.cargo) < 0:
        broken.append("nobody owes goods (effects.4)")
    if s.sticks + sum(s.walls) + sum(s.roads) != STICKS or s.sticks < 0:
        broken.append("road and wall pieces (parts.1)")
    if s.aboard() > s.capacity():
        broken.append("the ship's hold (ship.9)")
    if sorted(s.order) != list(range(s.seats)):
        broken.append("the turn order (order.1)")
    for value in s.foes:
        if value != 0 and not TRACK_START <= value <= TRACK_TOP:
            broken.append("the adversary track (endturn.8)")
    for cell in range(CELLS):
        if s.grid[cell] == NOBODY and (s.owing[cell] or s.placer[cell] != NOBODY):
            broken.append("a debt without a worker (major.6)")
        if s.grid[cell] != NOBODY and not s.usable[cell]:
            broken.append("a worker on a closed cell (major.3)")
    for seat in range(s.seats):
        if s.claims.count(seat) > 1:
            broken.append("one office per turn (office.7)")
    return broken
