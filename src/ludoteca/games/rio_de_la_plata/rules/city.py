"""The city map: where workers may stand, what may be built and what workers must go home (city.*, activation.1 to
activation.6)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, EDGES_OF_SPACE, NEAR8, SOUTH_WALL, SPACES
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
    CHURCH,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    KINDS,
    MARKET,
    MINOR_KINDS,
    MONUMENT,
    NONE,
    SQUARE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.data import (
    HOME_TILES,
    LIMITS,
    MAX_WORKERS,
    MINORS,
    PLACED_PER_TURN,
    SEIZE_FACTOR,
    SEIZE_LOSS,
    TILE_COUNT,
)
from ludoteca.games.rio_de_la_plata.rules.payment import pay, payment_refusal
from ludoteca.games.rio_de_la_plata.stacks import SIZE, count, discs, pile, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import No

ONE_USE: Final[int] = LIMITS["activations_per_turn"]
LINKED_USES: Final[int] = LIMITS["activations_per_turn_road_linked"]
AROUND_SQUARE: Final = 5
MONUMENT_TILES: Final[int] = TILE_COUNT["square_monument"]
GARDEN_TILES: Final[int] = TILE_COUNT["square_garden"]
SQUARE_TILES: Final[int] = MONUMENT_TILES + GARDEN_TILES
WORKSHOP_TILES: Final[int] = TILE_COUNT["stonecutter_carpenter"]
MARKET_TILES: Final[int] = TILE_COUNT["market_guild"]
CHURCH_TILES: Final[int] = TILE_COUNT["church_barracks"]

ACTIVABLE: Final[list[bool]] = [m.activable for m in MINORS] + [False, False]
# What each building may become in its place: the printed upgrades, and tiles that may be turned when none is free
# (city.16b).
UPGRADES: Final[list[list[int]]] = [[] for _ in range(KINDS)]
UPGRADES[HUT] = [HOUSE]
UPGRADES[MARKET] = [GUILD]
UPGRADES[SQUARE] = [MONUMENT, GARDEN]
UPGRADES[STONECUTTER] = [CARPENTER]
UPGRADES[CARPENTER] = [STONECUTTER]
UPGRADES[CHURCH] = [BARRACKS]
UPGRADES[BARRACKS] = [CHURCH]
# What a building that cannot stand on an empty space is made of (city.12).
BASE_OF: Final[list[int]] = [NONE] * KINDS
for _base in (HUT, MARKET, SQUARE):
    for _kind in UPGRADES[_base]:
        BASE_OF[_kind] = _base
TURNED: Final = [STONECUTTER, CARPENTER, CHURCH, BARRACKS]
ON_EMPTY: Final = [HUT, STONECUTTER, CARPENTER, MARKET, SQUARE, BARRACKS, CHURCH]
IS_TURNED: Final[list[bool]] = [kind in TURNED for kind in range(KINDS)]
STANDS_ON_EMPTY: Final[list[bool]] = [kind in ON_EMPTY for kind in range(KINDS)]

# A Placement turn asks about every space in reach: the answers that depend on the space alone are made once.
OTHER_COLOUR_THERE: Final[list[No]] = [No("other-colour-there", "city.4", (c,)) for c in range(SPACES)]
THREE_PER_SPACE: Final[list[No]] = [No("three-per-space", "city.3", (c,)) for c in range(SPACES)]
NEEDS_HOUSE: Final[list[No]] = [No("needs-house-beside", "city.17", (c,)) for c in range(SPACES)]
NOBODY_TO_SEIZE: Final[list[No]] = [No("nobody-to-seize", "city.8", (c,)) for c in range(SPACES)]
SEIZE_BUILDING: Final[list[No]] = [No("seize-building", "city.8", (c,)) for c in range(SPACES)]
SEIZE_THREE: Final[list[No]] = [No("seize-three", "city.8b", (c,)) for c in range(SPACES)]


def uses(s: Rio, space: int) -> int:
    """activation.2, activation.3, faq.11: once per turn, twice in a linked district; activation.6: some never."""
    if not ACTIVABLE[s.building[space]]:
        return 0
    return LINKED_USES if s.is_linked(space) else ONE_USE


def free_tile(s: Rio, kind: int, seat: int) -> bool:
    """city.16, city.16c: whether a tile with this face is left in the supply."""
    if kind in (HUT, HOUSE):
        return s.homes[seat] < HOME_TILES
    if kind in (STONECUTTER, CARPENTER):
        return s.counts[STONECUTTER] + s.counts[CARPENTER] < WORKSHOP_TILES
    if kind in (MARKET, GUILD):
        return s.counts[MARKET] + s.counts[GUILD] < MARKET_TILES
    if kind in (CHURCH, BARRACKS):
        return s.counts[CHURCH] + s.counts[BARRACKS] < CHURCH_TILES
    if kind == MONUMENT:
        return s.counts[MONUMENT] < MONUMENT_TILES
    if kind == GARDEN:
        return s.counts[GARDEN] < GARDEN_TILES
    return s.counts[SQUARE] + s.counts[MONUMENT] + s.counts[GARDEN] < SQUARE_TILES


def tile_and_district_refusal(s: Rio, seat: int, space: int, kind: int) -> No | None:
    """What the supply and the district say to this building here; its workers and goods are another matter."""
    here = s.building[space]
    free = free_tile(s, kind, seat)
    if here != NONE and IS_TURNED[kind] and IS_TURNED[here]:
        if free:  # city.16b: turned over only when no tile is left
            return No("space-occupied", "city.16b", (space,))
    elif kind in (HOUSE, GUILD):
        pass  # the tile already there is turned over
    elif not free:
        return No("no-tile-left", "city.16", (kind,))
    if MINORS[kind].one_per_district and s.has_in_district(space, kind):
        return No("one-per-district", "city.15", (kind,))
    return None


def upgrade_workers(s: Rio, seat: int, space: int) -> int:
    """city.17b: how many workers an upgrade possible here would need (ruling E6)."""
    most = 0
    for kind in UPGRADES[s.building[space]]:
        if tile_and_district_refusal(s, seat, space, kind) is None:
            most = max(most, MINORS[kind].workers)
    return most


def building_refusal(s: Rio, seat: int, space: int) -> No | None:
    """May one more worker be placed on a building that is nobody's home (city.17, city.17b, faq.7, faq.10,
    activation.4)?"""
    if not s.house_beside(space, seat):
        return NEEDS_HOUSE[space]
    limit = uses(s, space)
    standing = SIZE[s.stack[space]]
    own = s.workers(space, seat)
    room = limit if standing > own else max(limit, upgrade_workers(s, seat, space))
    if room == 0:
        return No("nothing-to-do-there", "activation.6", (space,))
    if standing >= room:
        return No("building-full", "activation.4", (space, room))
    return None


def reach_refusal(s: Rio, seat: int, space: int) -> No | None:
    """city.2: beside or on own huts and houses, or on the Start Line."""
    return None if space in s.reach[seat] else No("not-beside-home", "city.2", (space,))


def joining_refusal(s: Rio, seat: int, space: int) -> No | None:
    """May one more worker of the seat stand on this space, which is in reach?"""
    stack = s.stack[space]
    if s.building[space] == NONE:
        if stack and top(stack) != seat:
            return OTHER_COLOUR_THERE[space]
    elif s.owner[space] != seat:
        if s.building[space] <= HOUSE:
            return No("rival-home", "city.4", (space, s.owner[space]))
        return building_refusal(s, seat, space)
    if SIZE[stack] >= MAX_WORKERS:
        return THREE_PER_SPACE[space]
    return None


def taking_refusal(s: Rio, seat: int, space: int) -> No | None:
    """city.8: may the seat take this space, which is in reach, from another player's workers?"""
    stack = s.stack[space]
    if stack == 0 or top(stack) == seat:
        return NOBODY_TO_SEIZE[space]
    if s.building[space] != NONE:
        return SEIZE_BUILDING[space]
    if SIZE[stack] >= MAX_WORKERS:
        return SEIZE_THREE[space]
    need = SEIZE_FACTOR * SIZE[stack]
    if need > PLACED_PER_TURN - s.placed or need > s.hand[seat]:
        return No("seize-too-few", "city.8", (space, need))
    return None


def seize(s: Rio, seat: int, space: int) -> None:
    stack = s.stack[space]
    victims = SIZE[stack]
    need = SEIZE_FACTOR * victims
    s.tell("seized", "city.8", (seat, space, victims, top(stack)))
    s.send_home(stack)  # city.8c: in their owner's hand at once
    s.stack[space] = 0
    for _ in range(need - SEIZE_LOSS):
        s.put_disc(space, seat)
    s.placed += need


def around(s: Rio, space: int) -> int:
    """city.13: minor buildings in the eight spaces around, and walls on the space's own edges."""
    n = SOUTH_WALL[space]
    for near in NEAR8[space]:
        if NONE < s.building[near] < MINOR_KINDS:
            n += 1
    for edge in EDGES_OF_SPACE[space]:
        n += s.walls[edge]
    return n


def build_refusal(s: Rio, seat: int, space: int, kind: int) -> No | None:
    """May the seat's workers on the space build this (city.5 to city.16)?"""
    made = MINORS[kind]
    workers = s.workers(space, seat)
    if workers == 0:
        return No("no-worker-there", "effects.7", (space,))
    if DISTRICT_OF[space] < 0:
        return No("plaza-stays-empty", "city.5")
    if space in s.built:
        return No("one-construction", "city.6", (space,))
    here = s.building[space]
    if here == NONE:
        if not STANDS_ON_EMPTY[kind]:
            return No("needs-base", "city.12", (kind, BASE_OF[kind]))
    elif kind not in UPGRADES[here]:
        return No("space-occupied", "city.12", (space,))
    if workers < made.workers:
        return No("too-few-workers", "city.10", (kind, made.workers, workers))
    no = tile_and_district_refusal(s, seat, space, kind)
    if no is not None:
        return no
    if kind == SQUARE and around(s, space) < AROUND_SQUARE:
        return No("not-surrounded", "city.13", (around(s, space), AROUND_SQUARE))
    return payment_refusal(s, seat, made.stone, made.wood, made.fine, "city.10")


def build(s: Rio, seat: int, space: int, kind: int) -> None:
    made = MINORS[kind]
    pay(s, seat, made.stone, made.wood, made.fine)  # city.9
    s.take_discs(space, seat, made.workers)  # effects.2
    s.erect(space, kind, seat if made.owned else -1)  # activation.5: the others belong to nobody
    s.built.append(space)
    s.score(seat, made.vp)  # city.11
    s.tell("built", "city." + made.id, (seat, kind, space, made.vp))
    send_excess_home(s, space)  # city.7, faq.9: those left may stay only if they could stand there


def send_excess_home(s: Rio, space: int) -> None:
    """activation.4, combat.29: who may not stand on the building, or is above its limit, goes home."""
    stack = s.stack[space]
    kind = s.building[space]
    if stack == 0 or kind == NONE:
        return
    owner = s.owner[space]
    staying: list[int] = []
    limit = MAX_WORKERS if kind <= HOUSE else uses(s, space)
    for colour in discs(stack):
        welcome = colour == owner if kind <= HOUSE else s.house_beside(space, colour)
        if welcome and len(staying) < limit:
            staying.append(colour)
        else:
            s.hand[colour] += 1
    s.stack[space] = pile(staying)
    for seat in range(s.seats):
        gone = count(stack, seat) - count(s.stack[space], seat)
        if gone:
            s.tell("sent-home", "activation.4", (seat, space, gone))


def send_homeless_home(s: Rio) -> None:
    """activation.4: workers on buildings beside which their owner has no house any more."""
    for space in range(len(s.stack)):
        stack = s.stack[space]
        if stack and s.building[space] > HOUSE:
            for seat in range(s.seats):
                n = count(stack, seat)
                if n and not s.house_beside(space, seat):
                    s.take_discs(space, seat, n)
                    s.tell("sent-home", "activation.4", (seat, space, n))
