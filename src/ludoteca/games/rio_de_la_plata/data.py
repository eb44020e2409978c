"""The printed components, read from data/*.toml. Numbers of entities follow the order of the files."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final, TypeVar

from ludoteca.games.rio_de_la_plata.constants import FOREST, LEVELS, QUARRY
from ludoteca.games.rio_de_la_plata.records import (
    DataError,
    MajorBuilding,
    MinorBuilding,
    Office,
    Tile,
    TimeGap,
    TrackValue,
)
from ludoteca.kernel import Kind

R = TypeVar("R")


def read(name: str) -> dict[str, Any]:
    file = resources.files("ludoteca.games.rio_de_la_plata") / "data" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


def records(name: str, rows: list[dict[str, Any]], make: type[R]) -> list[R]:
    """One record per table; a table its constructor refuses is named in the error."""
    out: list[R] = []
    for i in range(len(rows)):
        try:
            out.append(make(**rows[i]))
        except (TypeError, KeyError, ValueError) as error:
            raise DataError(f"{name}, entry {rows[i].get('id', i + 1)}: {error}") from error
    return out


BUILDINGS_FILE: Final = read("buildings.toml")
MAJORS_FILE: Final = read("major_buildings.toml")
OFFICES_FILE: Final = read("characters.toml")
BOARD_FILE: Final = read("board.toml")
SUPPLY_FILE: Final = read("supply.toml")

# --- minor buildings (city.10); the two attackable major buildings share the numbering of what may stand on a space

MINORS: Final = records("buildings.toml", BUILDINGS_FILE["building"], MinorBuilding)
BUILDING: Final = Kind("building", [m.id for m in MINORS] + ["palace", "cathedral"])
LIMITS: Final[dict[str, Any]] = BUILDINGS_FILE["general"]
MAX_WORKERS: Final[int] = LIMITS["max_workers_per_space"]
SEIZE_FACTOR: Final[int] = LIMITS["expropriate_factor"]
SEIZE_LOSS: Final[int] = LIMITS["expropriate_loss"]
HOUSE_VP: Final[int] = LIMITS["house_base_vp"]
VALUES: Final[dict[str, int]] = BUILDINGS_FILE["district_value"]

# --- major buildings (major.1)

MAJORS: Final = records("major_buildings.toml", MAJORS_FILE["major"], MajorBuilding)
MAJOR: Final = Kind("major", [m.id for m in MAJORS])
UNPAID_VP: Final[int] = MAJORS_FILE["general"]["unpaid_worker_penalty_vp"]
SHORT_DROPS: Final[dict[str, int]] = MAJORS_FILE["short_game"]["drop_last_cells"]

CELL_MAJOR: Final[list[int]] = []  # grid cells of all major buildings in one numbering
CELL_VP: Final[list[int]] = []
CELL_PLAYERS: Final[list[int]] = []
CELL_DROPPED: Final[list[bool]] = []  # not used in the short game (variant.3b)
GRID_CELLS: Final[list[list[int]]] = []
_cell_ids: Final[list[str]] = []
for _m in range(len(MAJORS)):
    _major = MAJORS[_m]
    GRID_CELLS.append([])
    for _i in range(len(_major.vp)):
        GRID_CELLS[_m].append(len(CELL_MAJOR))
        CELL_MAJOR.append(_m)
        CELL_VP.append(_major.vp[_i])
        CELL_PLAYERS.append(_major.min_players[_i])
        CELL_DROPPED.append(_i >= len(_major.vp) - SHORT_DROPS[_major.id])
        _cell_ids.append(f"{_major.id}_{_i + 1}")
CELLS: Final = len(CELL_MAJOR)
EQUAL_BEFORE: Final[list[list[int]]] = [  # the earlier cells of the same grid with the same value
    [other for other in GRID_CELLS[CELL_MAJOR[c]] if other < c and CELL_VP[other] == CELL_VP[c]] for c in range(CELLS)
]
CELL: Final = Kind("cell", _cell_ids)

# --- public offices (office.1)

OFFICES: Final = records("characters.toml", OFFICES_FILE["character"], Office)
OFFICE: Final = Kind("office", [o.id for o in OFFICES])
GUNNER: Final = OFFICE.number("gunner")
GENERAL: Final = OFFICE.number("general")
ROAD_MASTER: Final = OFFICE.number("road_master")
DEFENDER: Final = OFFICE.number("defender")
MASTER_STONECUTTER: Final = OFFICE.number("master_stonecutter")
MASTER_CARPENTER: Final = OFFICE.number("master_carpenter")
MASTER_ARTISAN: Final = OFFICE.number("master_artisan")
MASTER_MERCHANT: Final = OFFICE.number("master_merchant")
SHIPOWNER: Final = OFFICE.number("shipowner")
BISHOP: Final = OFFICE.number("bishop")
ARCHITECT: Final = OFFICE.number("architect")
GOVERNOR: Final = OFFICE.number("governor")
FAILED_OFFICE_VP: Final[int] = OFFICES_FILE["general"]["failed_purchase_penalty_vp"]
SHORT_OFFICE_VP: Final[int] = OFFICES_FILE["general"]["short_game_extra_end_vp"]

# --- tiles and pieces (parts.1, parts.2, parts.3)

TILES: Final = records("supply.toml", SUPPLY_FILE["tile"], Tile)
TILE_COUNT: Final[dict[str, int]] = {t.id: t.count for t in TILES}
HOME_TILES: Final[int] = TILES[0].per_colour
PIECES: Final[dict[str, int]] = {p["id"]: p["count"] for p in SUPPLY_FILE["piece"]}  # parts.3: coins and dice too
STICKS: Final[int] = PIECES["stick"]
DISCS: Final[int] = SUPPLY_FILE["piece"][0]["per_colour"]
WORKERS: Final[int] = SUPPLY_FILE["piece"][0]["available_per_player"]
PLACED_PER_TURN: Final[int] = SUPPLY_FILE["piece"][0]["placeable_per_turn"]
LEVEL: Final = Kind("level", LEVELS)
OPENING: Final[list[dict[str, int]]] = [SUPPLY_FILE["setup"][level] for level in LEVELS]
SILVER_PER_VP: Final[int] = SUPPLY_FILE["endgame"]["silver_per_vp"]

# --- time and enemies (intro.3, endturn.8, war.6)

FIRST_YEAR: Final[int] = BOARD_FILE["time_track"]["first_year"]
TURNS: Final[int] = BOARD_FILE["time_track"]["turns"]
TURNS_SHORT: Final[int] = BOARD_FILE["time_track"]["turns_short"]
YEAR: Final = Kind("year", [str(FIRST_YEAR + i) for i in range(TURNS + 2)])  # year of turn n has number n - 1
ENEMY: Final = Kind("enemy", ["indians", "corsairs"])
GAPS: Final = records("board.toml", BOARD_FILE["time_gap"], TimeGap)
TRACK: Final = records("board.toml", BOARD_FILE["adversary"], TrackValue)
TRACK_START: Final[int] = BOARD_FILE["adversary_track"]["first_value_when_entering"]
TRACK_TOP: Final[int] = BOARD_FILE["adversary_track"]["max"]
# war.7: an empty space of the track carries the figure before it
TRACK_BONUS: Final[list[int]] = [0] * TRACK_START + [t.bonus for t in TRACK]
RETREAT: Final[list[int]] = [0, 0] + [BOARD_FILE["adversary_track"]["retreat"][str(n)] for n in range(2, 6)]
WAR: Final[dict[str, Any]] = BOARD_FILE["war"]
EXPERIENCE: Final[list[int]] = [WAR["experience_correction"][level] for level in LEVELS]
COUNT_BONUS: Final[list[list[int]]] = [[0] * 6] + [
    [0, 0] + [WAR["player_count_correction"][table][str(n)] for n in range(2, 6)] for table in ("by_text", "by_example")
]
MAX_GROUP: Final[int] = WAR["max_group"]
WARS_EACH: Final[list[int]] = [0, 0] + [WAR["attacks_per_player"][str(n)] for n in range(2, 6)]

# --- production, fields, ship

PIT: Final = Kind("pit", ["quarry", "forest"])
PIT_WORKERS: Final[list[int]] = (
    BOARD_FILE["production"]["quarry"]["workers_per_cell"] + BOARD_FILE["production"]["forest"]["workers_per_cell"]
)
PIT_ROW: Final = len(PIT_WORKERS) // 2
PITS: Final = len(PIT_WORKERS)
DIG_PIT: Final[list[int]] = [QUARRY] * PIT_ROW + [FOREST] * PIT_ROW
PIT_DIGS: Final[list[list[int]]] = [[d for d in range(PITS) if DIG_PIT[d] == pit] for pit in (QUARRY, FOREST)]
DIG: Final = Kind("dig", [f"{row}_{i + 1}" for row in ("quarry", "forest") for i in range(PIT_ROW)])
FIELD_WORKERS: Final[int] = BOARD_FILE["fields"]["workers"]
SHIP: Final[dict[str, Any]] = BOARD_FILE["ship"]
LOADS_PER_WORKER: Final[int] = SHIP["load_per_worker"]
CAPACITY: Final[list[int]] = [0, 0] + [SHIP["capacity"][str(n)] for n in range(2, 6)]
SHIP_FEE: Final[int] = SHIP["departure_fee"]
OWNER_FEE: Final[int] = SHIP["departure_fee_to_shipowner"]
VOYAGE: Final[int] = SHIP["voyage_turns"]
OWNER_VP: Final[int] = OFFICES[SHIPOWNER].power["vp_per_completed_voyage"]
SELL_SILVER: Final[list[int]] = [SHIP["pay_single"][g]["silver"] for g in ("stone", "wood", "fine")]
SELL_VP: Final[list[int]] = [SHIP["pay_single"][g]["vp"] for g in ("stone", "wood", "fine")]
SET_SILVER: Final[int] = SHIP["pay_set"]["silver"]
SET_VP: Final[int] = SHIP["pay_set"]["vp"]
