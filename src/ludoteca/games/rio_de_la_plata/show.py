"""What the screen of a viewer gets."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rio_de_la_plata.board import (
    COLUMNS,
    DISTRICT,
    DISTRICTS,
    EDGE,
    EDGES,
    ROAD,
    SEGMENTS,
    SPACE,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, waiting
from ludoteca.games.rio_de_la_plata.constants import (
    FINE,
    FORT,
    GOOD,
    HOUSE,
    HUT,
    INDIANS,
    KINDS,
    PORT,
    SILVER,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING,
    CELL,
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    DIG,
    ENEMY,
    GRID_CELLS,
    MAJOR,
    MAJORS,
    OFFICE,
    OFFICES,
    PITS,
    PLACED_PER_TURN,
    SILVER_PER_VP,
    YEAR,
)
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, houses_vp, offices_vp, silver_vp
from ludoteca.games.rio_de_la_plata.rules.ship import worth_in_spain
from ludoteca.games.rio_de_la_plata.rules.war_turn import QUIET_ROUNDS
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, VIOLET, count, discs
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, SEAT, Kind, Viewer


def colour(n: int) -> str:
    """The word of a disc's colour: a seat's letter, the shadow or the enemy."""
    if n == SHADOW:
        return "shadow"
    if n == VIOLET:
        return "enemy"
    return SEAT.word(n)


def counters(s: Rio) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
        {"id": "year", "seat": None, "value": YEAR.ref(s.turn - 1)},
        {"id": "turn", "seat": None, "value": s.turn},
        {"id": "turns", "seat": None, "value": s.last_turn},
        {"id": "indians", "seat": None, "value": s.foes[INDIANS]},
        {"id": "corsairs", "seat": None, "value": s.foes[1 - INDIANS]},
        {"id": "pieces", "seat": None, "value": s.sticks},
        {"id": "cargo", "seat": None, "value": s.aboard()},
        {"id": "capacity", "seat": None, "value": s.capacity()},
    ]
    if s.seats == 2:
        out.append({"id": "shadow", "seat": None, "value": s.hand[SHADOW]})
    if s.at_war():
        out.append({"id": "attackers", "seat": None, "value": s.violet})
        out.append({"id": "round", "seat": None, "value": s.round})
    for seat in s.order:
        values = [
            ("vp", s.vp[seat]),
            ("hand", s.hand[seat]),
            ("stone", s.has(seat, STONE)),
            ("wood", s.has(seat, WOOD)),
            ("fine", s.has(seat, FINE)),
            ("silver", s.has(seat, SILVER)),
            ("fields", s.fields_of[seat]),
            ("artisans", s.artisans_of[seat]),
            ("quay", s.quay_of[seat]),
            ("added", s.added[seat]),
            ("attacked", s.marks[seat]),
        ]
        out += [{"id": id, "seat": SEAT.word(seat), "value": value} for id, value in values]
    return out


def add(out: list[dict[str, Any]], v: Viewer, id: str, seat: int, kind: Kind, places: list[int]) -> None:
    if places:
        out.append({"id": id, "seat": SEAT.word(seat) if seat >= 0 else None, "cards": v.cards(kind, places)})


def zones(s: Rio, v: Viewer) -> list[dict[str, Any]]:
    """The whole table in lists of places, enough to play without a drawn board; empty lists are left out."""
    # Their texts: zone-order zone-offices zone-standing zone-linked zone-walls zone-roads zone-camps zone-enemies
    # zone-shadow_discs zone-shadow_cells zone-held zone-claim zone-huts zone-houses zone-workers zone-cells zone-debts
    # zone-digs zone-cargo, and one for each kind of building: zone-of_stonecutter zone-of_carpenter zone-of_market
    # zone-of_guild zone-of_square zone-of_monument zone-of_garden zone-of_barracks zone-of_church zone-of_palace
    # zone-of_cathedral
    out: list[dict[str, Any]] = []
    add(out, v, "order", -1, SEAT, s.order)
    add(out, v, "offices", -1, OFFICE, [o for o in range(len(OFFICES)) if s.office_owner[o] == NOBODY])
    for kind in range(HOUSE + 1, KINDS):
        add(out, v, "of_" + BUILDING.word(kind), -1, SPACE, [c for c in range(SPACES) if s.building[c] == kind])
    add(out, v, "standing", -1, MAJOR, [m for m in (FORT, PORT) if s.standing[m]])
    add(out, v, "linked", -1, DISTRICT, [d for d in range(len(DISTRICTS)) if s.linked[d]])
    add(out, v, "walls", -1, EDGE, [e for e in range(EDGES) if s.walls[e]])
    add(out, v, "roads", -1, ROAD, [r for r in range(SEGMENTS) if s.roads[r]])
    add(out, v, "camps", -1, EDGE, [CAMP_EDGE[i] for i in waiting(s.camps) for _ in range(s.camps[i] * CAMP_SIZE[i])])
    add(out, v, "enemies", -1, SPACE, discs_on(s, VIOLET))
    if s.seats == 2:
        add(out, v, "shadow_discs", -1, SPACE, discs_on(s, SHADOW))
        add(out, v, "shadow_cells", -1, CELL, [c for c in range(CELLS) if s.grid[c] == SHADOW])
    for seat in range(s.seats):
        add(out, v, "held", seat, OFFICE, [o for o in range(len(OFFICES)) if s.office_owner[o] == seat])
        add(out, v, "claim", seat, OFFICE, [o for o in range(len(OFFICES)) if s.claims[o] == seat])
        add(out, v, "huts", seat, SPACE, [c for c in range(SPACES) if s.owner[c] == seat and s.building[c] == HUT])
        add(out, v, "houses", seat, SPACE, [c for c in range(SPACES) if s.owner[c] == seat and s.building[c] == HOUSE])
        add(out, v, "workers", seat, SPACE, discs_on(s, seat))
        add(out, v, "cells", seat, CELL, [c for c in range(CELLS) if s.grid[c] == seat])
        add(out, v, "debts", seat, CELL, [c for c in range(CELLS) if s.owing[c] and s.placer[c] == seat])
        add(out, v, "digs", seat, DIG, [d for d in range(PITS) if s.pits[d] == seat])
        add(out, v, "cargo", seat, GOOD, [g for g in (STONE, WOOD, FINE) for _ in range(s.hold(seat)[g])])
    return out


def discs_on(s: Rio, colour: int) -> list[int]:
    """The spaces with discs of a colour, once per disc; the attacker's inactive workers too."""
    out: list[int] = []
    for space in range(SPACES):
        n = count(s.stack[space], colour) + (s.idle[space] if s.idle and colour == s.attacker else 0)
        out += [space] * n
    return out


def spaces(s: Rio) -> list[dict[str, Any]]:
    """Only spaces with something on them."""
    out: list[dict[str, Any]] = []
    for space in range(SPACES):
        idle = s.idle[space] if s.idle else 0
        if s.stack[space] or s.building[space] >= 0 or idle:
            out.append(
                {
                    "id": SPACE.word(space),
                    "building": BUILDING.word(s.building[space]),
                    "owner": SEAT.word(s.owner[space]),
                    "discs": [colour(c) for c in discs(s.stack[space])],
                    "idle": idle,
                    "steps": s.left[space] if s.left else 0,
                    "fought": bool(s.fought) and s.fought[space] == 1,
                }
            )
    return out


def grids(s: Rio) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
        {"id": MAJOR.word(m), "columns": MAJORS[m].columns, "built": s.is_built(m), "cells": []}
        for m in range(len(MAJORS))
    ]
    for cell in range(CELLS):
        out[CELL_MAJOR[cell]]["cells"].append(
            {
                "id": CELL.word(cell),
                "vp": CELL_VP[cell],
                "open": s.usable[cell] == 1,
                "disc": colour(s.grid[cell]) if s.grid[cell] != NOBODY else None,
                "unpaid": s.owing[cell] == 1,
                "by": SEAT.word(s.placer[cell]),
            }
        )
    return out


def camps(s: Rio) -> list[dict[str, Any]]:
    return [{"edge": EDGE.word(CAMP_EDGE[i]), "size": CAMP_SIZE[i], "groups": s.camps[i]} for i in waiting(s.camps)]


def show(s: Rio) -> dict[str, Any]:
    """trade.6: everything lies open, so all viewers see the same."""
    return {
        "zones": zones(s, Viewer(s, NOBODY)),
        "counters": counters(s),
        "year": YEAR.word(s.turn - 1),
        "placed": s.placed,
        "most_placed": PLACED_PER_TURN,
        "order": [SEAT.word(seat) for seat in s.order],
        "columns": COLUMNS,
        "spaces": spaces(s),
        "districts": [
            {"id": DISTRICT.word(d), "linked": s.linked[d] == 1, "value": district_value(s, d)}
            for d in range(len(DISTRICTS))
        ],
        "walls": [EDGE.word(e) for e in range(EDGES) if s.walls[e]],
        "roads": [ROAD.word(r) for r in range(SEGMENTS) if s.roads[r]],
        "grids": grids(s),
        "digs": [{"id": DIG.word(d), "seat": SEAT.word(s.pits[d])} for d in range(PITS)],
        "claims": [
            {"office": OFFICE.word(o), "seat": SEAT.word(s.claims[o])}
            for o in range(len(OFFICES))
            if s.claims[o] != NOBODY
        ],
        "ship": {
            "open": s.standing[PORT] == 1,
            "here": s.ship_here(),
            "back": YEAR.word(s.ship_back - 1) if s.ship_back >= s.turn else None,
            "fee": SEAT.word(s.fee_payer),
            "cargo": [
                {"seat": SEAT.word(seat), "good": GOOD.word(good), "value": s.hold(seat)[good]}
                for seat in range(s.seats)
                for good in (STONE, WOOD, FINE)
                if s.hold(seat)[good]
            ],
        },
        "war": {
            "attacker": SEAT.word(s.attacker),
            "enemy": ENEMY.word(s.enemy),
            "camps": camps(s),
            "round": s.round,
            "quiet": s.quiet,
            "most_quiet": QUIET_ROUNDS,
        }
        if s.at_war()
        else None,
    }


def works_expected(s: Rio, seat: int) -> int:
    """Points of paid cells on unfinished grids, weighed by how full the grid is."""
    total = 0
    for major in range(len(MAJORS)):
        cells = [c for c in GRID_CELLS[major] if s.usable[c]]
        filled = len([c for c in cells if s.grid[c] != NOBODY])
        mine = sum(CELL_VP[c] for c in cells if s.grid[c] == seat and not s.owing[c])
        total += mine * filled // len(cells)
    return total


def standing(s: Rio) -> list[dict[str, Any]]:
    """The score each player may expect, by source: what would count now, cargo that comes home in time, work in
    progress."""
    out: list[dict[str, Any]] = []
    for seat in range(s.seats):
        if s.over:
            out.append({"score": s.vp[seat]})
            continue
        returning = s.turn <= s.ship_back <= s.last_turn
        silver, vp = worth_in_spain(s.hold(seat)) if returning else (0, 0)
        row = {
            "track": s.vp[seat],
            "silver": silver_vp(s, seat),
            "offices": offices_vp(s, seat),
            "houses": houses_vp(s, seat),
            "works": works_expected(s, seat),
            "cargo": vp + silver // SILVER_PER_VP,
        }
        out.append({"score": sum(row.values()), **row})
    return out
