"""The components of Anno 1452, read once from data/*.toml into read-only records and flat lists.

Each record's constructor is the schema of its table; a fault names the file and the entry.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent / "data"

# Kinds of Action cards.
CITY: Final = 0  # card.kind-city
MARRIAGE: Final = 1  # card.kind-marriage
TITLE: Final = 2  # card.kind-title
INHERITANCE: Final = 3  # card.kind-inheritance
SPECIAL: Final = 4  # card.kind-special
REACTION: Final = 5  # card.kind-reaction
EVENT: Final = 6  # card.kind-event
CARD_KINDS: Final = ["city", "marriage", "title", "inheritance", "special", "reaction", "event"]

# What a card may demand.
NEED_PRESTIGE: Final = 0
NEED_ESTATE: Final = 1
NEED_CITY: Final = 2
NEED_CITIZENS: Final = 3
NEED_PRINCIPALITY: Final = 4
NEEDS: Final = ["prestige", "estate", "city", "citizens", "principality"]

# What a card does. The first six are the benefits of Marriages, Titles and Inheritances.
ESTATE: Final = 0
CITIZENS: Final = 1
CITY_FREE: Final = 2
PRINCIPALITY: Final = 3
GOLD: Final = 4
PRESTIGE: Final = 5
GOLD_PER: Final = 6
BUILD: Final = 7
SPARE: Final = 8
TAKE_GOLD: Final = 9
REDUCE: Final = 10
BAN: Final = 11
DRAW: Final = 12
BRIBE: Final = 13
SPY: Final = 14
END_MARRIAGE: Final = 15
HIRE: Final = 16
BETRAY: Final = 17
AMBUSH: Final = 18
JOIN: Final = 19
SIEGE: Final = 20
TRUCE: Final = 21
INTERREGNUM: Final = 22
ANTIKING: Final = 23
RESHUFFLE: Final = 24
EFFECTS: Final = [
    "estate",
    "citizens",
    "city",
    "principality",
    "gold",
    "prestige",
    "gold_per",
    "build_estates",
    "ignore_prestige_loss",
    "take_gold",
    "reduce_estates",
    "opponent_prestige",
    "draw",
    "election_estates",
    "take_card",
    "end_marriage",
    "battle_units",
    "enemy_remove",
    "first_strike",
    "join_citizens",
    "no_city_defence",
    "cancel_attack",
    "interregnum",
    "antiking",
    "reshuffle",
]

# The moments of an Evaluation at which a Special card may be played (cards.9).
BEFORE_INCOME: Final = 0
AFTER_INCOME: Final = 1
BEFORE_PRESTIGE: Final = 2
BEFORE_CORONATION: Final = 3
BEFORE_ORDER: Final = 4
ANY_WINDOW: Final = 5
WINDOWS: Final = ["before_income", "after_income", "before_prestige", "before_coronation", "before_order", "any"]

# Who may play a Reaction.
EITHER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
SIDES: Final = ["any", "attacker", "defender"]


class DataError(ValueError):
    """A fault in a data file, with the file and the entry."""


class Entry:
    """One table of a data file, read key by key; what is left unread or is missing is a fault."""

    def __init__(self, file: str, name: str, table: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self.left = dict(table)

    def fault(self, what: str) -> DataError:
        return DataError(f"{self.file}: {self.name}: {what}")

    def take(self, key: str) -> Any:
        if key not in self.left:
            raise self.fault(f"{key} is missing")
        return self.left.pop(key)

    def word(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.fault(f"{key} must be a word")
        return value

    def number(self, key: str) -> int:
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(f"{key} must be a whole number")
        return value

    def one_of(self, key: str, words: list[str]) -> int:
        value = self.word(key)
        if value not in words:
            raise self.fault(f"{key} {value!r} is none of {', '.join(words)}")
        return words.index(value)

    def several(self, key: str, words: list[str]) -> tuple[int, ...]:
        """A list of words; ["any"] reads as none, which means no limit."""
        value = self.take(key)
        if value == ["any"]:
            return ()
        unknown = [w for w in value if w not in words]
        if unknown:
            raise self.fault(f"{key}: {unknown[0]!r} is not known")
        return tuple([words.index(w) for w in value])

    def tables(self, key: str) -> list[Entry]:
        return [Entry(self.file, f"{self.name}: {key} {i + 1}", t) for i, t in enumerate(self.take(key))]

    def drop(self, key: str) -> None:
        """Read a key that only people look at."""
        self.left.pop(key, None)

    def close(self) -> None:
        if self.left:
            raise self.fault(f"{sorted(self.left)[0]} is not a known key")


class Region:
    """A region: its shield is the most Estates, its towers the most Cities it can hold (components.4 to components.6)."""

    def __init__(self, e: Entry, ids: list[str]) -> None:
        self.id = e.word("id")
        self.limit = e.number("limit")
        self.towers = e.number("towers")
        self.neighbours = e.several("neighbours", ids)
        self.cities: list[str] = e.take("cities")
        e.drop("source")
        e.close()


class City:
    def __init__(self, e: Entry, regions: list[str]) -> None:
        self.id = e.word("id")
        self.region = e.one_of("region", regions)
        e.drop("source")
        e.close()


class Need:
    """A requirement: at least `least` of something, in `regions` together (none listed: anywhere)."""

    def __init__(self, e: Entry, regions: list[str]) -> None:
        self.kind = e.one_of("type", NEEDS)
        self.least = e.number("min")
        self.regions: tuple[int, ...] = () if self.kind == NEED_PRESTIGE else e.several("regions", regions)
        e.close()


class Price:
    """What a card costs: Gold, Prestige points, Citizens taken off the map."""

    def __init__(self, costs: list[Entry]) -> None:
        self.gold = 0
        self.prestige = 0
        self.citizens = 0
        for e in costs:
            kind = e.one_of("type", ["gold", "prestige", "citizens"])
            amount = e.number("amount")
            if kind == 0:
                self.gold += amount
            elif kind == 1:
                self.prestige += amount
            else:
                self.citizens += amount
                if e.take("regions") != ["any"]:
                    raise e.fault("a Citizen may be taken from anywhere")
            e.close()


class Effect:
    """One thing a card does, with its figures; what a kind of effect does not use stays 0 or -1."""

    def __init__(self, e: Entry, regions: list[str]) -> None:
        self.kind = e.one_of("type", EFFECTS)
        self.amount = 1
        self.steps = 0
        self.region = -1
        if self.kind in (ESTATE, CITY_FREE, PRINCIPALITY):
            self.region = e.one_of("region", regions)
        elif self.kind == CITIZENS:
            self.amount = e.number("amount")
            where = e.several("regions", regions)
            self.region = where[0] if where else -1
        elif self.kind in (GOLD, PRESTIGE, TAKE_GOLD, BAN, DRAW, BRIBE):
            self.amount = e.number("amount")
        elif self.kind == GOLD_PER:
            self.amount = e.number("amount")
            e.one_of("per", ["estate"])
        elif self.kind == BUILD:
            self.amount = e.number("max")
        elif self.kind == REDUCE:
            self.amount = e.number("count")
            self.steps = e.number("steps")
        elif self.kind == SPY:
            e.one_of("mode", ["look_and_choose"])
        elif self.kind == HIRE:
            e.one_of("unit", ["soldier"])
            self.amount = e.number("amount")
        elif self.kind == BETRAY:
            self.amount = e.number("amount")
            if e.take("units") != ["citizen", "soldier"]:
                raise e.fault("units must be citizen and soldier")
        elif self.kind == AMBUSH:
            self.amount = e.number("rounds")
        elif self.kind == JOIN:
            self.amount = e.number("amount")
            e.one_of("range", ["same_or_adjacent"])
        if self.kind in (TAKE_GOLD, REDUCE, BAN, SPY):
            e.one_of("target", ["opponent"])
        if self.kind == END_MARRIAGE:
            e.one_of("target", ["any_player"])
        e.close()


class Use:
    """One way to use a card: what it costs, what it does, in which window of the Evaluation."""

    def __init__(self, e: Entry, regions: list[str], window: int) -> None:
        self.window = window
        self.price = Price(e.tables("costs"))
        self.effects = [Effect(t, regions) for t in e.tables("effects")]


class Definition:
    """What all copies of a Special, Reaction or Event card share."""

    def __init__(self, e: Entry, regions: list[str]) -> None:
        self.id = e.word("id")
        self.kind = e.one_of("kind", CARD_KINDS)
        self.side = EITHER
        self.in_attack = False
        self.evaluation: Use | None = None
        if self.kind == SPECIAL:
            action = Entry(e.file, f"{e.name}: ar", e.take("ar"))
            self.use = Use(action, regions, ANY_WINDOW)
            action.close()
            evaluation = Entry(e.file, f"{e.name}: wr", e.take("wr"))
            self.evaluation = Use(evaluation, regions, evaluation.one_of("window", WINDOWS))
            evaluation.close()
        else:
            if self.kind == REACTION:
                self.side = e.one_of("side", SIDES)
                self.in_attack = e.take("timing") == ["attack_declared"]
            else:
                e.take("always")
                e.left["costs"] = []
            self.use = Use(e, regions, ANY_WINDOW)
        self.effect = self.use.effects[0]
        e.drop("source")
        e.close()


class Card:
    """One Action card. `city` is the region of its tower, -1 without one; `use` is None for a plain city card."""

    def __init__(self, e: Entry, regions: list[str], cities: list[City], definitions: list[Definition]) -> None:
        self.id = e.word("id")
        self.kind = e.one_of("kind", CARD_KINDS)
        self.city = -1
        self.city_name = ""
        if "city" in e.left:
            names = [c.id for c in cities]
            found = cities[e.one_of("city", names)]
            self.city = found.region
            self.city_name = found.id
        self.region = -1
        self.needs: list[Need] = []
        self.use: Use | None = None
        self.evaluation: Use | None = None
        self.definition = -1
        if self.kind in (MARRIAGE, TITLE, INHERITANCE):
            self.region = e.one_of("region", regions)
            self.needs = [Need(t, regions) for t in e.tables("requirements")]
            self.use = Use(e, regions, ANY_WINDOW)
        elif self.kind != CITY:
            self.definition = e.one_of("definition", [d.id for d in definitions])
            self.use = definitions[self.definition].use
            self.evaluation = definitions[self.definition].evaluation
        e.drop("year")
        e.drop("source")
        e.drop("deck")
        e.close()


class Row:
    """A year of the time track."""

    def __init__(self, e: Entry) -> None:
        self.id = e.word("id")
        self.year = e.number("year")
        self.evaluation = e.one_of("evaluation", ["pre", "full", "final"])
        self.coronation: bool = e.take("coronation")
        e.drop("source")
        e.close()


class Ending:
    def __init__(self, e: Entry, rows: list[str]) -> None:
        self.id = e.word("id")
        self.row = e.one_of("row", rows)
        self.epochs = e.number("epochs")
        e.drop("source")
        e.close()


class LaidEstate:
    """One Estate of Ottokar's layout."""

    def __init__(self, region: int, city: bool, citizens: int) -> None:
        self.region = region
        self.city = city
        self.citizens = citizens


class Scenario:
    def __init__(self, e: Entry, regions: list[str], cities: list[City]) -> None:
        self.id = e.word("id")
        self.estates: list[LaidEstate] = []
        for t in e.tables("estates"):
            region = t.one_of("region", regions)
            city = False
            if "city" in t.left:
                city = cities[t.one_of("city", [c.id for c in cities])].region == region
                if not city:
                    raise t.fault("its city lies in another region")
            self.estates.append(LaidEstate(region, city, t.number("citizens")))
            t.close()
        e.drop("year")
        e.drop("source")
        e.close()


class Figures:
    """The tables of figures, by section and name."""

    def __init__(self, tables: dict[str, dict[str, Any]]) -> None:
        self.tables = tables

    def number(self, section: str, name: str) -> int:
        value = self.tables.get(section, {}).get(name)
        if not isinstance(value, int):
            raise DataError(f"tables.toml: {section}: {name} must be a whole number")
        return value

    def words(self, section: str, name: str) -> list[str]:
        value = self.tables.get(section, {}).get(name)
        if not isinstance(value, list):
            raise DataError(f"tables.toml: {section}: {name} must be a list of words")
        return [str(word) for word in value]


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
LIMIT: Final[list[int]] = [r.limit for r in REGIONS]
TOWERS: Final[list[int]] = [r.towers for r in REGIONS]
NEAR: Final[list[tuple[int, ...]]] = [r.neighbours for r in REGIONS]
REGION_OF: Final[list[int]] = [r for r in range(N_REGIONS) for _ in range(LIMIT[r])]
PLACES: Final = len(REGION_OF)
PLACES_IN: Final[list[tuple[int, ...]]] = [
    tuple([p for p in range(PLACES) if REGION_OF[p] == r]) for r in range(N_REGIONS)
]
NEAR_MASK: Final[list[int]] = [sum([1 << n for n in NEAR[r]], 1 << r) for r in range(N_REGIONS)]

N_CARDS: Final = len(CARDS)
KIND_OF: Final[list[int]] = [c.kind for c in CARDS]
TOWER_OF: Final[list[int]] = [c.city for c in CARDS]
EVENTS_IN_DECK: Final = len([c for c in CARDS if c.kind == EVENT])
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
MOST_PRESTIGE: Final = FIGURES.number("prestige", "most")
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
