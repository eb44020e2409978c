"""Random positions in the middle of a game, with everything there is: what random play from the start would never reach."""

import random
from collections import Counter

from games.rio_de_la_plata.table import ask
from ludoteca.games.rio_de_la_plata.board import (
    CENTRES,
    DISTRICT_OF,
    DISTRICTS,
    EDGES,
    PLAZA_VERTICES,
    ROAD_ENDS,
    SEGMENTS,
    SPACES,
    at,
)
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING,
    CATHEDRAL,
    CHURCH,
    FORT,
    HOUSE,
    HUT,
    MAJOR,
    MAJORS,
    MARKET,
    MINORS,
    OFFICE,
    OFFICES,
    PALACE,
    PORT,
    SQUARE,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.city import free_tile, placing_refusal
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, drain, new


def rich_position(seed: int) -> Rio:
    rnd = random.Random(seed)
    options = {o.id: rnd.choice(o.values) for o in GAME.options if o.id != "level"}
    seats = 2 + seed % 4
    s = new(GAME, GAME.complete(seats, options), seed, log=True)
    assert isinstance(s, Rio)
    s.turn = rnd.randint(2, s.last_turn - 4)
    s.foes = [rnd.randint(4, 9), rnd.randint(3, 9)]
    s.stock = [rnd.randint(3, 25) for _ in s.stock]
    for seat in range(seats):
        s.stock[seat * 4 + 3] += rnd.randint(0, 60)
        s.vp[seat] = rnd.randint(0, 70)
    if rnd.random() < 0.6:
        s.standing[FORT] = 1
    if rnd.random() < 0.8:
        s.standing[PORT] = 1
    spaces = [c for c in range(SPACES) if DISTRICT_OF[c] >= 0]
    rnd.shuffle(spaces)
    for kind, place in ((PALACE, at(6, 7)), (CATHEDRAL, at(9, 8))):
        if rnd.random() < 0.5:
            s.erect(place, kind)
            spaces.remove(place)
    crowded = rnd.random() < 0.3
    for _ in range(rnd.randint(4, 11)):
        for seat in range(seats):
            kind = HOUSE if rnd.random() < 0.7 else HUT
            if free_tile(s, kind, seat):
                s.erect(spaces.pop(), kind, seat)
    for kind in range(HOUSE + 1, len(MINORS)):
        for _ in range(rnd.randint(0, 4 if crowded else 2)):
            place = spaces.pop()
            if free_tile(s, kind, 0) and not (MINORS[kind].one_per_district and s.has_in_district(place, kind)):
                s.erect(place, kind)
    for district in rnd.sample(range(len(DISTRICTS)), rnd.randint(0, 4)):
        pave(s, district)
    most_walls = EDGES if rnd.random() < 0.1 else rnd.randint(0, 20)
    for edge in rnd.sample(range(EDGES), most_walls):
        if s.sticks:
            s.lay_wall(edge)
    for office in range(len(OFFICES)):
        if rnd.random() < 0.5:
            s.office_owner[office] = rnd.randrange(seats)
            s.office_since[office] = 1
    man(s, rnd)
    ask(s, BeginTurn())
    return s


def pave(s: Rio, district: int) -> None:
    """Join a district with the plaza by a shortest road."""
    way: dict[int, list[int]] = {CENTRES[district]: []}
    queue = [CENTRES[district]]
    for vertex in queue:
        if vertex in PLAZA_VERTICES:
            for road in way[vertex]:
                if not s.roads[road] and s.sticks:
                    s.lay_road(road)
            return
        for road in range(SEGMENTS):
            if vertex in ROAD_ENDS[road]:
                other = sum(ROAD_ENDS[road]) - vertex
                if other not in way:
                    way[other] = [*way[vertex], road]
                    queue.append(other)


def man(s: Rio, rnd: random.Random) -> None:
    """Workers left from earlier turns: nearly full grids, workers in the city, on the fields, in the order."""
    for major in rnd.sample(range(len(MAJORS)), 2):
        cells = s.free_cells(major)
        if s.is_built(major):
            continue
        for cell in cells[: len(cells) - rnd.randint(0, 2)]:
            owners = [seat for seat in range(s.seats) if s.hand[seat] > 3]
            if owners:
                owner = rnd.choice(owners)
                s.hand[owner] -= 1
                s.grid[cell] = owner
                s.placer[cell] = owner
                s.closer[major] = owner
    for space in range(SPACES):
        beside = [seat for seat in range(s.seats) if s.hand[seat] > 2 and s.house_beside(space, seat)]
        if s.building[space] in (MARKET, SQUARE, CHURCH) and s.stack[space] == 0 and beside and rnd.random() < 0.5:
            rnd.shuffle(beside)
            pair = beside[:2] if s.is_linked(space) and s.building[space] != SQUARE else []
            for seat in pair if len(pair) == 2 else [beside[0]] * 2:
                if s.building[space] != CHURCH or len(pair) == 2:
                    s.put_disc(space, seat)
    for seat in range(s.seats):
        for _ in range(rnd.randint(0, 3)):
            space = rnd.choice(s.reach[seat])
            if s.hand[seat] > 1 and placing_refusal(s, seat, space) is None:
                s.put_disc(space, seat)
        if s.hand[seat] > 1 and rnd.random() < 0.3:
            s.hand[seat] -= 1
            s.added[seat] = 1
        if s.hand[seat] > 1 and rnd.random() < 0.3:
            s.hand[seat] -= 1
            s.artisans_of[seat] = 1


def pick(rnd: random.Random, menu: list[Action], by_verb: bool) -> Action:
    """Any action, or first any verb; what is rarely possible is often taken."""
    rare = [a for a in menu if a.verb in ("build", "buy", "settle")]
    if rare and rnd.random() < 0.5:
        return rnd.choice(rare)
    if by_verb:
        verb = rnd.choice(sorted({a.verb for a in menu}))
        menu = [a for a in menu if a.verb == verb]
    return rnd.choice(menu)


def count_events(s: Rio, seen: Counter[str]) -> None:
    for e in drain(s):
        seen[e.key] += 1
        for (_, kind), n in zip(GAME.event(e.key), e.args, strict=True):
            if kind in (BUILDING, MAJOR, OFFICE):
                seen[f"{e.key} {kind.word(n)}"] += 1
