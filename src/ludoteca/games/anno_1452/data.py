"""The components of Anno 1452, read once from data/*.toml into records and flat lists."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ludoteca.games.anno_1452.constants import EVENT, TITLE
from ludoteca.games.anno_1452.records import (
    Card,
    City,
    DataError,
    Definition,
    Ending,
    Entry,
    Figures,
    Region,
    Row,
    Scenario,
)

HERE: Final = Path(__file__).parent / "data"


def read(file: str) -> dict[str, Any]:
    return tomllib.loads((HERE / file).read_text(encoding="utf-8"))


def entries(file: str, tables: dict[str, Any], key: str) -> list[Entry]:
    return [Entry(file, f"{key} {t.get('id', i + 1)}", t) for i, t in enumerate(tables[key])]


def load_regions() -> list[Region]:
    tables = read("regions.toml")
    ids = [t["id"] for t in tables["region"]]
    regions = [Region(e, ids) for e in entries("regions.toml", tables, "region")]
    for i, region in enumerate(regions):
        for n in region.neighbours:
            if i not in regions[n].neighbours:
                raise DataError(f"regions.toml: {region.id} borders {regions[n].id}, but not the other way")
    return regions


def load_cities(regions: list[Region]) -> list[City]:
    ids = [r.id for r in regions]
    cities = [City(e, ids) for e in entries("regions.toml", read("regions.toml"), "city")]
    for i, region in enumerate(regions):
        here = [c.id for c in cities if c.region == i]
        if here != region.cities or len(here) != region.towers:
            raise DataError(f"regions.toml: {region.id}: its cities are not one per tower")
    return cities


def load_definitions(regions: list[Region]) -> list[Definition]:
    ids = [r.id for r in regions]
    return [Definition(e, ids) for e in entries("cards.toml", read("cards.toml"), "definition")]


def load_cards(regions: list[Region], cities: list[City], definitions: list[Definition]) -> list[Card]:
    tables = read("cards.toml")
    ids = [r.id for r in regions]
    drawn = [e for e in entries("cards.toml", tables, "card") if e.left["deck"] == "action"]
    return [Card(e, ids, cities, definitions) for e in drawn]


def load_rows() -> list[Row]:
    return [Row(e) for e in entries("timeline.toml", read("timeline.toml"), "row")]


def load_endings(rows: list[Row]) -> list[Ending]:
    ids = [r.id for r in rows]
    return [Ending(e, ids) for e in entries("timeline.toml", read("timeline.toml"), "end")]


def load_scenarios(regions: list[Region], cities: list[City]) -> list[Scenario]:
    ids = [r.id for r in regions]
    return [Scenario(e, ids, cities) for e in entries("scenarios.toml", read("scenarios.toml"), "scenario")]


def load_round_dice() -> list[int]:
    """How many dice are rolled before each Action Round (actions.2 to actions.4), by number."""
    rounds = read("timeline.toml")["action_round"]
    return [0] + [int(r["dice"]) for r in sorted(rounds, key=_round_number)]


def _round_number(table: dict[str, Any]) -> int:
    return int(table["number"])


def deck_size(deck: str) -> int:
    """How many cards of the box belong to the deck."""
    return len([t for t in read("cards.toml")["card"] if t["deck"] == deck])


REGIONS: Final = load_regions()
CITIES: Final = load_cities(REGIONS)
DEFINITIONS: Final = load_definitions(REGIONS)
CARDS: Final = load_cards(REGIONS, CITIES, DEFINITIONS)
ROWS: Final = load_rows()
ENDINGS: Final = load_endings(ROWS)
SCENARIOS: Final = load_scenarios(REGIONS, CITIES)
FIGURES: Final = Figures(read("tables.toml"))

# The board as flat numbers: place = one point of a shield, numbered region after region.
N_REGIONS: Final = len(REGIONS)
LIMIT: Final[list[int]] = [r.limit for r in REGIONS]  # components.5
TOWERS: Final[list[int]] = [r.towers for r in REGIONS]  # components.6
NEAR: Final[list[tuple[int, ...]]] = [r.neighbours for r in REGIONS]  # components.4
REGION_OF: Final[list[int]] = [r for r in range(N_REGIONS) for _ in range(LIMIT[r])]
PLACES: Final = len(REGION_OF)
PLACES_IN: Final[list[tuple[int, ...]]] = [
    tuple([p for p in range(PLACES) if REGION_OF[p] == r]) for r in range(N_REGIONS)
]
PLACES_NEAR: Final[list[tuple[int, ...]]] = [  # those of the region first
    PLACES_IN[r] + tuple([p for n in NEAR[r] for p in PLACES_IN[n]]) for r in range(N_REGIONS)
]
NEAR_MASK: Final[list[int]] = [sum([1 << n for n in NEAR[r]], 1 << r) for r in range(N_REGIONS)]

N_CARDS: Final = len(CARDS)
KIND_OF: Final[list[int]] = [c.kind for c in CARDS]
TOWER_OF: Final[list[int]] = [c.city for c in CARDS]
EVENTS_IN_DECK: Final = len([c for c in CARDS if c.kind == EVENT])
TITLED: Final[list[bool]] = [  # whether the region has a Title card
    len([c for c in CARDS if c.kind == TITLE and c.region == r]) > 0 for r in range(N_REGIONS)
]
EFFECT_OF: Final[list[int]] = [DEFINITIONS[c.definition].effect.kind if c.definition >= 0 else -1 for c in CARDS]

FIRST_YEAR_OF_KINGS: Final = [r.coronation for r in ROWS].index(True)
LAST_ROUND: Final = len(read("timeline.toml")["action_round"])
ROUND_DICE: Final = load_round_dice()
STOP_ON: Final = int(read("timeline.toml")["action_round"][0]["stop_on"])
MIN_EPOCHS: Final = int(read("timeline.toml")["track"]["min_epochs"])

START_GOLD: Final = FIGURES.number("setup", "gold")
START_HAND: Final = FIGURES.number("setup", "hand")
START_PRESTIGE: Final = FIGURES.number("setup", "prestige")
START_ESTATES: Final = FIGURES.number("setup", "estates")
ESTATES_EACH: Final = FIGURES.number("components", "estates")
CITIZENS_EACH: Final = FIGURES.number("components", "citizens")
SOLDIERS: Final = FIGURES.number("components", "soldiers")
COLOURS: Final = FIGURES.words("components", "colours")
FIRST_ESTATE_COST: Final = FIGURES.number("cost", "estate_first")
ESTATE_STEP: Final = FIGURES.number("cost", "estate_step")
CITIZEN_COST: Final = FIGURES.number("cost", "citizen")
CITIZENS_PER_ACTION: Final = FIGURES.number("cost", "citizens_per_action")
CITY_COST: Final = FIGURES.number("cost", "city")
ROOM: Final[list[int]] = [
    FIGURES.number("limits", "citizens_per_estate"),
    FIGURES.number("limits", "citizens_per_city"),
]
HAND_LIMIT: Final = FIGURES.number("limits", "hand")
EXPERT_DISCARDS: Final = FIGURES.number("limits", "expert_discards")
MARKET_CARDS: Final = FIGURES.number("limits", "market_cards")
MARKET_EXCHANGES: Final = FIGURES.number("limits", "market_exchanges")
LAYOUT_MOVES: Final = FIGURES.number("limits", "layout_moves")
CITIZEN_INCOME: Final = FIGURES.number("income", "citizen")
CITY_INCOME: Final = FIGURES.number("income", "city")
MAX_PRESTIGE: Final = FIGURES.number("prestige", "most")
GOLD_PER_POINT: Final = FIGURES.number("prestige", "gold_per_point")
PRINCIPALITY_POINT: Final = FIGURES.number("prestige", "principality")
WAR_POINT: Final = FIGURES.number("prestige", "declare_war")
WON_POINT: Final = FIGURES.number("prestige", "battle_won")
LOST_POINT: Final = FIGURES.number("prestige", "battle_lost")
MOST_POINT: Final = FIGURES.number("prestige", "category_most")
FEWEST_POINT: Final = FIGURES.number("prestige", "category_fewest")
CROWN_PRESTIGE: Final = FIGURES.number("crown", "prestige")
CROWN_CARDS: Final = FIGURES.number("crown", "cards")
CROWN_SOLDIERS: Final = FIGURES.number("crown", "soldiers")
CITIZENS_PER_VICTORY: Final = FIGURES.number("victory", "citizens_per_point")
GOLD_PER_VICTORY: Final = FIGURES.number("victory", "gold_per_point")
FULL_VALUE: Final = FIGURES.number("combat", "full_value")
CONQUERED_VALUE: Final = FIGURES.number("combat", "conquered_value")
PEASANT_HITS: Final = FIGURES.number("combat", "peasant_hits_from")
CITIZEN_HITS: Final = FIGURES.number("combat", "citizen_hits_from")
SOLDIER_HITS: Final = FIGURES.number("combat", "soldier_hits_from")
CITY_SAVES: Final = FIGURES.number("combat", "city_saves_on")
