"""A position in the middle of a game, with everything there is: what random play from the start would hardly ever
reach."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.board import (
    CENTRES,
    COLUMNS,
    DISTRICT_OF,
    DISTRICTS,
    EDGES,
    PLAZA,
    PLAZA_VERTICES,
    ROAD_ENDS,
    SEGMENTS,
    SPACES,
    at,
)
from ludoteca.games.rio_de_la_plata.constants import (
    CARGO_GOODS,
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    FORT,
    GARDEN,
    GOODS,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    NONE,
    PALACE,
    PORT,
    SILVER,
    SQUARE,
    STONE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.data import ENEMY, MAJORS, MAX_GROUP, MINORS, OFFICES, TILE_COUNT
from ludoteca.games.rio_de_la_plata.rules.city import free_tile, joining_refusal
from ludoteca.games.rio_de_la_plata.rules.effects import EndEffects, StartEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.plans import ChooseEffects
from ludoteca.games.rio_de_la_plata.rules.war_deploy import FREE_PIECES, deploy_spaces
from ludoteca.games.rio_de_la_plata.rules.war_end import EndWar
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar, take_sides
from ludoteca.games.rio_de_la_plata.rules.war_turn import Round
from ludoteca.games.rio_de_la_plata.stacks import COLOURS, VIOLETS, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Quick


def some(quick: Quick, count: int, size: int) -> list[int]:
    """So many different numbers below `size`."""
    numbers = list(range(size))
    quick.shuffle(numbers)
    return numbers[:count]


def one_in(quick: Quick, n: int) -> bool:
    return quick.below(n) == 0


def enrich(s: Rio, quick: Quick) -> None:
    s.turn = 2 + quick.below(s.last_turn - 5)
    s.foes = [4 + quick.below(6), 3 + quick.below(7)]
    s.stock = [3 + quick.below(23) for _ in s.stock]
    for seat in range(s.seats):
        s.stock[seat * GOODS + SILVER] += quick.below(61)
        s.vp[seat] = quick.below(71)
    s.standing[FORT] = 0 if one_in(quick, 3) else 1
    s.standing[PORT] = 0 if one_in(quick, 5) else 1
    spaces = [c for c in some(quick, SPACES, SPACES) if DISTRICT_OF[c] >= 0]
    for kind, place in ((PALACE, at(7, 7)), (CATHEDRAL, at(9, 8))):
        if one_in(quick, 2):
            s.erect(place, kind)
            spaces.remove(place)
    build_up(s, quick, spaces)
    for district in some(quick, quick.below(5), len(DISTRICTS)):
        pave(s, district, one_in(quick, 2))
    for edge in some(quick, EDGES if one_in(quick, 10) else quick.below(21), EDGES):
        if s.sticks:
            s.lay_wall(edge)
    for office in range(len(OFFICES)):
        if one_in(quick, 2):
            s.office_owner[office] = quick.below(s.seats)
            s.office_since[office] = 1
    make_scarce(s, quick)
    man(s, quick)
    s.picks = []
    s.agenda.clear()
    if s.open_edges() and any(s.stack[c] and not uniform(s.stack[c]) for c in range(SPACES)):
        s.then(StartWar(quick.below(len(ENEMY.ids))), EndTurn())  # two colours on one building: who commands (war.19c)
    elif s.simultaneous and s.standing[PORT] and one_in(quick, 5):
        compete(s, spaces)
        s.then(StartEffects(), ChooseEffects(), EndEffects(), WarCheck(), EndTurn())
    elif s.open_edges() and one_in(quick, 2):
        invade(s, quick)
    else:
        s.then(BeginTurn())


def build_up(s: Rio, quick: Quick, spaces: list[int]) -> None:
    """Houses and huts of everybody, then some of every other building."""
    for _ in range(4 + quick.below(8)):
        for seat in range(s.seats):
            kind = HUT if one_in(quick, 3) else HOUSE
            if free_tile(s, kind, seat):
                s.erect(spaces.pop(), kind, seat)
    most = 5 if one_in(quick, 3) else 3
    for kind in range(HOUSE + 1, len(MINORS)):
        for _ in range(quick.below(most)):
            place = spaces.pop()
            tile = free_tile(s, kind, 0) and (kind not in (MONUMENT, GARDEN) or free_tile(s, SQUARE, 0))
            if tile and not (MINORS[kind].one_per_district and s.has_in_district(place, kind)):
                s.erect(place, kind)


def pave(s: Rio, district: int, whole: bool) -> None:
    """Join a district with the plaza by a shortest road, or leave one piece of it to be laid."""
    way: dict[int, list[int]] = {CENTRES[district]: []}
    queue = [CENTRES[district]]
    for vertex in queue:
        if vertex in PLAZA_VERTICES:
            for road in way[vertex][0 if whole else 1 :]:
                if not s.roads[road] and s.sticks:
                    s.lay_road(road)
            return
        for road in range(SEGMENTS):
            if vertex in ROAD_ENDS[road]:
                other = sum(ROAD_ENDS[road]) - vertex
                if other not in way:
                    way[other] = [*way[vertex], road]
                    queue.append(other)


def make_scarce(s: Rio, quick: Quick) -> None:
    """In some positions hardly any road and wall pieces are left, or hardly any room in the hold."""
    if one_in(quick, 4):
        left = 1 + quick.below(3)
        for road in some(quick, SEGMENTS, SEGMENTS):
            if s.sticks > left and not s.roads[road]:
                s.lay_road(road)
    if s.standing[PORT] and one_in(quick, 3):
        while s.aboard() < s.capacity() - 1 - quick.below(3):
            s.stow(quick.below(s.seats), quick.below(CARGO_GOODS))


def compete(s: Rio, spaces: list[int]) -> None:
    """Everybody may load and build in one plan, but the hold has room for one load and one tile of a kind is left."""
    while s.aboard() < s.capacity() - 1:
        s.stow(s.order[0], STONE)
    free = [c for c in spaces if s.building[c] == NONE and s.stack[c] == 0]
    for tile, kind, reverse in (("stonecutter_carpenter", STONECUTTER, CARPENTER), ("market_guild", MARKET, GUILD)):
        for _ in range(TILE_COUNT[tile] - 1 - s.counts[kind] - s.counts[reverse]):
            s.erect(free.pop(), kind)
    for seat in range(s.seats):
        if s.hand[seat]:
            s.hand[seat] -= 1
            s.quay_of[seat] += 1
        for space in [c for c in s.reach[seat] if s.building[c] == NONE and s.stack[c] == 0][:1]:
            for _ in range(min(2, s.hand[seat])):
                s.put_disc(space, seat)


def man(s: Rio, quick: Quick) -> None:
    """Workers left from earlier turns: nearly full grids, workers in the city, on the fields, in the order."""
    for major in some(quick, 2, len(MAJORS)):
        if s.is_built(major):
            continue
        cells = s.free_cells(major)
        for cell in cells[: len(cells) - quick.below(3)]:
            owners = [seat for seat in range(s.seats) if s.hand[seat] > 3]
            if owners:
                owner = owners[quick.below(len(owners))]
                s.hand[owner] -= 1
                s.grid[cell] = owner
                s.placer[cell] = owner
                s.closer[major] = owner
    for space in range(SPACES):
        beside = [seat for seat in range(s.seats) if s.hand[seat] > 2 and s.house_beside(space, seat)]
        if s.building[space] in (MARKET, SQUARE, CHURCH) and s.stack[space] == 0 and beside and one_in(quick, 2):
            quick.shuffle(beside)
            pair = beside[:2] if s.is_linked(space) and s.building[space] != SQUARE else []
            for seat in pair if len(pair) == 2 else [beside[0]] * 2:
                if s.building[space] != CHURCH or len(pair) == 2:
                    s.put_disc(space, seat)
        if s.building[space] == GUILD and s.stack[space] == 0 and beside:
            s.put_disc(space, beside[0])
    for seat in range(s.seats):
        for _ in range(quick.below(4)):
            space = s.reach[seat][quick.below(len(s.reach[seat]))]
            if s.hand[seat] > 1 and joining_refusal(s, seat, space) is None:
                s.put_disc(space, seat)
        if s.hand[seat] > 1 and one_in(quick, 3):
            s.hand[seat] -= 1
            s.added[seat] = 1
        if s.hand[seat] > 1 and one_in(quick, 3):
            s.hand[seat] -= 1
            s.artisans_of[seat] = 1


def invade(s: Rio, quick: Quick) -> None:
    """The middle of a war: the defenders stand in their homes, the attackers have come as far as the plaza."""
    attackers, _ = take_sides(s, quick.below(len(ENEMY.ids)))
    for seat in s.defenders():
        for colour in range(COLOURS):
            for _ in range(FREE_PIECES if s.lead[colour] == seat else 0):
                homes = [c for c in deploy_spaces(s, seat, colour) if s.stack[c] == 0]
                if homes:
                    s.put_disc(homes[quick.below(len(homes))], colour)
    near = [
        c for c in range(SPACES) if s.building[c] == NONE and s.stack[c] == 0 and not s.idle[c] and to_plaza(c) <= 2
    ]
    quick.shuffle(near)
    for space in near:
        size = min(1 + quick.below(MAX_GROUP), attackers - s.violet)
        if size:
            s.stack[space] = VIOLETS[size]
            s.violet += size
    s.round = 1 + quick.below(4)
    s.then(Round(), EndWar(), EndTurn())


def to_plaza(space: int) -> int:
    """How many steps a group is away from the Plaza Mayor."""
    return min(abs(space % COLUMNS - c % COLUMNS) + abs(space // COLUMNS - c // COLUMNS) for c in PLAZA)
