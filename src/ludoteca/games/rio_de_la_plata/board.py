"""The map of the city: spaces, districts, perimeter edges and road segments, as flat tables of numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.data import BOARD_FILE, records
from ludoteca.games.rio_de_la_plata.records import DataError, District
from ludoteca.kernel import Kind

COLUMNS: Final[int] = BOARD_FILE["grid"]["columns"]
ROWS: Final[int] = BOARD_FILE["grid"]["rows"]
SPACES: Final = COLUMNS * ROWS


def at(column: int, row: int) -> int:
    return row * COLUMNS + column


def space_id(space: int) -> str:
    """Columns are letters from the west, rows numbers from the north."""
    return "abcdefghijklmnop"[space % COLUMNS] + str(space // COLUMNS + 1)


SPACE: Final = Kind("space", [space_id(i) for i in range(SPACES)])

# --- districts (city.14); the Plaza Mayor belongs to none

DISTRICTS: Final = records("board.toml", BOARD_FILE["district"], District)
DISTRICT: Final = Kind("district", [d.id for d in DISTRICTS])
PLAZA: Final[list[int]] = [at(c[0], c[1]) for c in BOARD_FILE["plaza"]["cells"]]
START_LINE: Final[list[int]] = sorted(at(c[0], c[1]) for c in BOARD_FILE["start_line"]["cells"])
BESIDE_PLAZA: Final[list[int]] = sorted(at(c[0], c[1]) for c in BOARD_FILE["beside_plaza"]["cells"])
DISTRICT_OF: Final[list[int]] = []
_letters: Final = [d.letter for d in DISTRICTS]
for _row in BOARD_FILE["district_map"]["rows"]:
    for _letter in _row:
        DISTRICT_OF.append(_letters.index(_letter) if _letter in _letters else -1)
if len(DISTRICT_OF) != SPACES or [i for i in range(SPACES) if DISTRICT_OF[i] < 0] != sorted(PLAZA):
    raise DataError("board.toml, district_map: every space lies in a district or in the Plaza Mayor")

# --- neighbours: eight around (placing, houses, squares) and four beside (war: combat.7)

NEAR8: Final[list[list[int]]] = []
NEAR4: Final[list[list[int]]] = []
for _space in range(SPACES):
    _c = _space % COLUMNS
    _r = _space // COLUMNS
    NEAR8.append(
        [
            at(_c + _x, _r + _y)
            for _y in (-1, 0, 1)
            for _x in (-1, 0, 1)
            if (_x or _y) and 0 <= _c + _x < COLUMNS and 0 <= _r + _y < ROWS
        ]
    )
    NEAR4.append(
        [
            at(_c + _x, _r + _y)
            for _x, _y in ((0, -1), (-1, 0), (1, 0), (0, 1))
            if 0 <= _c + _x < COLUMNS and 0 <= _r + _y < ROWS
        ]
    )

# --- perimeter edges where walls may be built (major.walls_b) and enemies come in; the south side is walled from the
# start (major.walls_c), so the plaza is not entered from there (faq.24) and nobody leaves the city (combat.16)

EDGE_SPACE: Final[list[int]] = []
EDGE_DISTRICT: Final[list[int]] = []
EDGES_OF_SPACE: Final[list[list[int]]] = [[] for _ in range(SPACES)]
SOUTH_WALL: Final[list[int]] = [0] * SPACES
_edge_ids: Final[list[str]] = []
for _edge in BOARD_FILE["walls"]["buildable"]:
    _space = at(_edge[0], _edge[1])
    EDGES_OF_SPACE[_space].append(len(EDGE_SPACE))
    EDGE_SPACE.append(_space)
    EDGE_DISTRICT.append(DISTRICT_OF[_space])
    _edge_ids.append(f"{_edge[2].lower()}_{space_id(_space)}")
for _edge in BOARD_FILE["walls"]["prebuilt"]:
    SOUTH_WALL[at(_edge[0], _edge[1])] = 1
EDGES: Final = len(EDGE_SPACE)
EDGE: Final = Kind("edge", _edge_ids)
DISTRICT_EDGES: Final[list[list[int]]] = [
    [e for e in range(EDGES) if EDGE_DISTRICT[e] == d] for d in range(len(DISTRICTS))
]

# --- road segments: borders between two spaces, except inside the Plaza Mayor. Vertex x, y is the north-west corner of
# a space.

VERTEX_COLUMNS: Final = COLUMNS + 1


def vertex(x: int, y: int) -> int:
    return y * VERTEX_COLUMNS + x


ROAD_ENDS: Final[list[tuple[int, int]]] = []
ROAD_SIDES: Final[list[tuple[int, int]]] = []  # the two spaces it lies between
_road_ids: Final[list[str]] = []
for _space in range(SPACES):
    _c = _space % COLUMNS
    _r = _space // COLUMNS
    if _c + 1 < COLUMNS and not (DISTRICT_OF[_space] < 0 and DISTRICT_OF[_space + 1] < 0):
        ROAD_ENDS.append((vertex(_c + 1, _r), vertex(_c + 1, _r + 1)))
        ROAD_SIDES.append((_space, _space + 1))
        _road_ids.append(f"{space_id(_space)}_{space_id(_space + 1)}")
    if _r + 1 < ROWS and not (DISTRICT_OF[_space] < 0 and DISTRICT_OF[_space + COLUMNS] < 0):
        ROAD_ENDS.append((vertex(_c, _r + 1), vertex(_c + 1, _r + 1)))
        ROAD_SIDES.append((_space, _space + COLUMNS))
        _road_ids.append(f"{space_id(_space)}_{space_id(_space + COLUMNS)}")
SEGMENTS: Final = len(ROAD_ENDS)
ROAD: Final = Kind("road", _road_ids)
if BOARD_FILE["roads"]["segment_count"] != SEGMENTS:
    raise DataError("board.toml, roads: segment_count does not fit the map")
PLAZA_VERTICES: Final[list[int]] = [vertex(v[0], v[1]) for v in BOARD_FILE["roads"]["plaza_vertices"]]
CENTRES: Final[list[int]] = [vertex(d.centre[0], d.centre[1]) for d in DISTRICTS]


def linked_districts(roads: list[int]) -> list[int]:
    """Which districts are joined with the Plaza Mayor by road (major.roads_b)."""
    reached = set(PLAZA_VERTICES)
    segments = [ROAD_ENDS[i] for i, laid in enumerate(roads) if laid]
    grown = True
    while grown:
        grown = False
        for a, b in segments:
            if (a in reached) != (b in reached):
                reached.add(a)
                reached.add(b)
                grown = True
    return [1 if centre in reached else 0 for centre in CENTRES]
