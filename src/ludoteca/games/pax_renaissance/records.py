"""The records of the data files: one class per component, read key by key so that an error names the file and the
entry.

A record's constructor is its schema. Numbers follow the order of the files.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import (
    ABILITIES,
    APOSTASY,
    BISHOP,
    CORONATION,
    FACES,
    KNIGHT,
    NO_SHOT,
    OPERATIONS,
    PAWN,
    PIRATE,
    PRESTIGES,
    REGIONS,
    RELIGIONS,
    ROOK,
    SELL_4,
    SHIFT,
    SHOTS,
    TORCH,
    TORCH_ON,
    TORCHES,
    VICTORIES,
)


class DataError(ValueError):
    """A data file says something the game cannot mean; the message names the file and the entry."""


class Entry:
    """One table of a data file, read key by key, so that an error can name where it stands."""

    def __init__(self, file: str, name: str, table: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self.table = table

    def fail(self, problem: str) -> DataError:
        return DataError(f"{self.file}: {self.name}: {problem}")

    def value(self, key: str) -> Any:
        if key not in self.table:
            raise self.fail(f"{key} is missing")
        return self.table[key]

    def text(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str):
            raise self.fail(f"{key} must be a text")
        return found

    def number(self, key: str) -> int:
        found = self.value(key)
        if not isinstance(found, int):
            raise self.fail(f"{key} must be a number")
        return found

    def flag(self, key: str) -> bool:
        found = self.value(key)
        if not isinstance(found, bool):
            raise self.fail(f"{key} must be true or false")
        return found

    def among(self, key: str, words: list[str]) -> int:
        """The place of the entry's word in the list of allowed ones."""
        found = self.text(key)
        if found not in words:
            raise self.fail(f"{key} {found!r} is none of {', '.join(words)}")
        return words.index(found)

    def words(self, key: str, allowed: list[str]) -> tuple[int, ...]:
        found = self.value(key)
        for word in found:
            if word not in allowed:
                raise self.fail(f"{key} {word!r} is none of {', '.join(allowed)}")
        return tuple([allowed.index(word) for word in found])

    def parts(self, key: str) -> list[Entry]:
        return [Entry(self.file, f"{self.name} {key}", part) for part in self.value(key)]

    def part(self, key: str) -> Entry:
        return Entry(self.file, f"{self.name} {key}", self.value(key))

    def only(self, *keys: str) -> None:
        for key in self.table:
            if key not in keys:
                raise self.fail(f"{key} is not known here")


def read(file: str) -> dict[str, Any]:
    with (resources.files(__package__) / "data" / file).open("rb") as stream:
        return tomllib.load(stream)


def entries(file: str, data: dict[str, Any], key: str) -> list[Entry]:
    return [Entry(file, f"{key} {table.get('id', number)}", table) for number, table in enumerate(data[key])]


MAP_FILE: Final = read("map.toml")
CARDS_FILE: Final = read("cards.toml")
EMPIRES_FILE: Final = read("empires.toml")
PLAYERS_FILE: Final = read("players.toml")
VICTORIES_FILE: Final = read("victories.toml")
TOKENS_FILE: Final = read("tokens.toml")

LAND_IDS: Final[list[str]] = [e.text("id") for e in entries("map.toml", MAP_FILE, "map_card")]
BORDER_IDS: Final[list[str]] = [e.text("id") for e in entries("map.toml", MAP_FILE, "border")]
FAMILY_IDS: Final[list[str]] = [e.text("id") for e in entries("players.toml", PLAYERS_FILE, "player")]
LANDS: Final = len(LAND_IDS)
BORDERS: Final = len(BORDER_IDS)

# Locations (location.1): a map card's own number, or the whole of a region.
NOWHERE: Final = -1
LOCATION_IDS: Final[list[str]] = LAND_IDS + REGIONS
REGION_LOCATION: Final = LANDS  # + region


class Land:
    """A map card (map.1), its starting face (regime.2) and the two regimes it can show (regime.7)."""

    def __init__(self, e: Entry) -> None:
        e.only(
            "id",
            "number",
            "name",
            "row",
            "column",
            "region",
            "sides",
            "start_side",
            "borders",
            "adjacent",
            "source",
            "fields",
        )
        self.id = e.text("id")
        self.region = e.among("region", REGIONS)
        self.row = e.number("row")
        self.column = e.number("column")
        self.sides = e.words("sides", FACES)
        self.start = e.among("start_side", FACES)
        self.borders = e.words("borders", BORDER_IDS)
        self.near = e.words("adjacent", LAND_IDS)
        if len(self.sides) != 2 or self.start not in self.sides:
            raise e.fail("a map card has two sides and starts on one of them")


class City:
    """A place for one piece: a city, an emporium or one of the three slots of Constantinople (map.2)."""

    def __init__(self, e: Entry, slot: int, slots: int) -> None:
        e.only("id", "name", "map", "capital", "emporium", "capacity", "levy", "source", "fields")
        self.id = e.text("id") if slots == 1 else f"{e.text('id')}_{slot + 1}"
        self.land = e.among("map", LAND_IDS)
        self.capital = e.flag("capital")
        self.emporium = e.flag("emporium")
        levy = e.part("levy")
        self.levy = tuple([piece_of(levy.parts(face)[slot]) for face in FACES])  # per face; map.3


class Border:
    """The gap between two map cards that share a side (terms.2, map.6)."""

    def __init__(self, e: Entry) -> None:
        e.only("id", "maps", "sea", "routes", "starting_concession", "source", "fields")
        self.id = e.text("id")
        self.lands = e.words("maps", LAND_IDS)
        self.sea = e.flag("sea")
        if self.sea != (len(e.value("routes")) > 0):
            raise e.fail("a border is a sea border when a route crosses it, and only then")


class Route:
    """A trade route from its emporium to the arrow: white in the West, black in the East (route.1, route.2)."""

    def __init__(self, e: Entry) -> None:
        e.only("emporium", "direction", "color", "maps", "borders", "source", "fields")
        self.city = e.among("emporium", CITY_IDS)
        self.row = e.among("direction", REGIONS)
        self.lands = e.words("maps", LAND_IDS)
        self.borders = e.words("borders", BORDER_IDS)


def piece_of(e: Entry) -> int:
    """The number of a piece described by type and religion; a rook with the flag is a pirate (trade.4)."""
    kind = e.among("type", ["knight", "rook", "pirate", "bishop", "pawn"])
    if kind == 4:
        return PAWN
    return [KNIGHT, ROOK, PIRATE, BISHOP][kind] + e.among("religion", RELIGIONS)


def agents_of(e: Entry) -> tuple[int, ...]:
    out: list[int] = []
    for agent in e.parts("agents"):
        agent.only("type", "count", "religion")
        out += [piece_of(agent)] * agent.number("count")
    return tuple(out)


def operation_of(e: Entry) -> int:
    e.only("op", "religion", "region", "tokens")
    op = e.text("op")
    if "religion" in e.table:
        op += "_" + e.text("religion")
    if "region" in e.table:
        op += "_" + e.text("region")
    if op not in OPERATIONS:
        raise e.fail(f"{op} is no operation")
    return OPERATIONS.index(op)


def repress_of(e: Entry) -> int:
    """Which pieces the repress icon shows: 1 knights, 2 rooks, 4 concessions."""
    mask = 0
    for op in e.parts("operations"):
        if op.text("op") == "repress":
            for kind in op.words("tokens", ["knight", "rook", "pawn"]):
                mask |= 1 << kind
    return mask


class Card:
    """A trade card (trade.3 to trade.10), or one face of an empire card (empire.1, empire.4, empire.5; campaign.1:
    campaigns stand on king faces only)."""

    def __init__(self, e: Entry, empire: int = NOWHERE) -> None:
        self.agents = agents_of(e)
        self.prestige = e.words("prestige", PRESTIGES)
        self.operations = tuple([operation_of(op) for op in e.parts("operations")])
        self.repress = repress_of(e)
        self.abilities = 0
        self.ability_rules: list[tuple[int, str]] = []  # each ability with the rule that describes it
        self.shot = NO_SHOT
        self.aim = NOWHERE  # of the one-shot: the emporium to open, the victory card of a torch
        self.needs = NOWHERE  # the prestige a trade shift asks for
        self.suitors: tuple[int, ...] = ()
        self.pair: tuple[int, ...] = ()
        self.aliases: tuple[str, ...] = ()
        self.regalia = False  # handled as a queen, but a thing (ruling N2)
        if empire != NOWHERE:
            e.only("title", "agents", "prestige", "operations")
            self.id = LAND_IDS[empire]
            self.deck = NOWHERE
            self.location = empire
            self.kind = "empire"
            self.set = "base"
            return
        e.only(
            "id", "set", "title", "deck", "kind", "location", "agents", "prestige", "operations", "one_shot",
            "abilities", "sell_value",
            "source", "fields", "ref_2e", "note", "regalia", "aliases",
        )  # fmt: skip
        self.id = e.text("id")
        self.set = e.text("set")
        self.deck = e.among("deck", REGIONS)
        self.kind = ["trade", "queen", "comet"][e.among("kind", ["trade", "queen", "comet"])]
        self.location = e.among("location", LOCATION_IDS + ["none"])
        if self.location == len(LOCATION_IDS):
            self.location = NOWHERE
        self.aliases = tuple(e.table.get("aliases", []))
        self.regalia = bool(e.table.get("regalia", False))
        self.one_shot(e.part("one_shot"))
        abilities = e.parts("abilities")
        for i, ability in enumerate(abilities):
            ability.only("key", "title", "maps", "city", "religion", "deck", "victory", "effects")
            bit = 1 << ability.among("key", ABILITIES)
            if bit == TORCH_ON:
                bit = TORCHES[ability.among("victory", VICTORIES)]
            self.abilities |= bit
            self.ability_rules.append((bit, f"card.{self.id}" + ("abc"[i] if len(abilities) > 1 else "")))
        if (e.number("sell_value") == 4) != (self.abilities & SELL_4 > 0):
            raise e.fail("a card sells for 4 by its ability, and only so")

    def one_shot(self, e: Entry) -> None:
        e.only("effect", "emporium", "requires_prestige", "suitors", "pair", "victory")
        self.shot = e.among("effect", SHOTS)
        if self.shot == SHIFT:
            self.aim = e.among("emporium", CITY_IDS)
            if "requires_prestige" in e.table:
                self.needs = e.among("requires_prestige", PRESTIGES)
        elif self.shot == TORCH:
            self.aim = e.among("victory", VICTORIES)
        elif self.shot == CORONATION:
            self.suitors = e.words("suitors", LAND_IDS)
        elif self.shot == APOSTASY:
            self.pair = e.words("pair", RELIGIONS)


def cities() -> list[City]:
    out: list[City] = []
    for e in entries("map.toml", MAP_FILE, "city"):
        slots = e.number("capacity")
        out += [City(e, slot, slots) for slot in range(slots)]
    return out


def is_component(e: Entry) -> bool:
    """The instruction card x1 is no trade card (sets.2)."""
    return e.text("kind") != "instructions"


CITY: Final[list[City]] = cities()
CITY_IDS: Final[list[str]] = [city.id for city in CITY]
