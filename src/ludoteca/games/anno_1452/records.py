"""The entries of the data files as read-only records: each constructor is the schema of its table, a fault names the
file and the entry."""

from __future__ import annotations

from typing import Any

from ludoteca.games.anno_1452.constants import (
    AMBUSH,
    ANY_WINDOW,
    BAN,
    BETRAY,
    BRIBE,
    BUILD,
    CARD_KINDS,
    CITIZENS,
    CITY,
    CITY_FREE,
    DRAW,
    EFFECTS,
    EITHER,
    END_MARRIAGE,
    ESTATE,
    GOLD,
    GOLD_PER,
    HIRE,
    INHERITANCE,
    JOIN,
    MARRIAGE,
    NEED_PRESTIGE,
    NEEDS,
    PRESTIGE,
    PRINCIPALITY,
    REACTION,
    REDUCE,
    SIDES,
    SPECIAL,
    SPY,
    TAKE_GOLD,
    TITLE,
    WINDOWS,
)


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
    """A region: its shield is the most Estates, its towers the most Cities it can hold (components.4 to
    components.6)."""

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
