"""What the screen of a viewer gets. Everything lies open (trade.6), so all viewers see the same."""

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
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING,
    CELL,
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    DIG,
    ENEMY,
    FINE,
    GOOD,
    INDIANS,
    MAJOR,
    MAJORS,
    OFFICE,
    OFFICES,
    PITS,
    PORT,
    SILVER,
    STONE,
    WOOD,
    YEAR,
)
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, houses_vp, offices_vp, silver_vp
from ludoteca.games.rio_de_la_plata.state import SHADOW, VIOLET, Rio, discs
from ludoteca.kernel import NOBODY, SEAT, Viewer


def colour(n: int) -> str:
    """The word of a disc's colour: a seat's letter, the shadow or the enemy."""
    if n == SHADOW:
        return "shadow"
    if n == VIOLET:
        return "enemy"
    return SEAT.word(n)


def counters(s: Rio) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
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


def zones(s: Rio, v: Viewer) -> list[dict[str, Any]]:
    free = [o for o in range(len(OFFICES)) if s.office_owner[o] == NOBODY]
    out: list[dict[str, Any]] = [{"id": "offices", "seat": None, "cards": v.cards(OFFICE, free)}]
    for seat in range(s.seats):
        mine = [o for o in range(len(OFFICES)) if s.office_owner[o] == seat]
        out.append({"id": "held", "seat": SEAT.word(seat), "cards": v.cards(OFFICE, mine)})
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
    return [
        {"edge": EDGE.word(i // 3), "size": i % 3 + 1, "groups": s.camps[i]} for i in range(len(s.camps)) if s.camps[i]
    ]


def show(s: Rio, v: Viewer) -> dict[str, Any]:
    return {
        "zones": zones(s, v),
        "counters": counters(s),
        "year": YEAR.word(s.turn - 1),
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
                {"seat": SEAT.word(seat), "good": GOOD.word(good), "value": s.cargo[seat * 3 + good]}
                for seat in range(s.seats)
                for good in (STONE, WOOD, FINE)
                if s.cargo[seat * 3 + good]
            ],
        },
        "war": {
            "attacker": SEAT.word(s.attacker),
            "enemy": ENEMY.word(s.enemy),
            "camps": camps(s),
        }
        if s.at_war()
        else None,
    }


def standing(s: Rio) -> list[dict[str, Any]]:
    """The score each player would have if the game ended now, by source."""
    out: list[dict[str, Any]] = []
    for seat in range(s.seats):
        if s.over:
            out.append({"score": s.vp[seat]})
            continue
        silver = silver_vp(s, seat)
        offices = offices_vp(s, seat)
        houses = houses_vp(s, seat)
        total = s.vp[seat] + silver + offices + houses
        out.append({"score": total, "track": s.vp[seat], "silver": silver, "offices": offices, "houses": houses})
    return out
