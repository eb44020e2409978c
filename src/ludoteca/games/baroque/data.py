"""The components of Baroque, read once from data/*.toml, and the tables in which the rules look things up."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ludoteca.games.baroque.constants import (
    ARMY_PAY,
    CITY_TRADE,
    EVENT_EFFECTS,
    FUGGER,
    MARITIME_TRADE,
    PEACE,
    SUBSIDIES,
)
from ludoteca.games.baroque.records import (
    ComposerRecord,
    DataError,
    EventRecord,
    OpportunityRecord,
    PowerRecord,
    StateRecord,
)
from ludoteca.kernel import Kind

ABOUT_SOURCES: Final = ("source", "fields")  # where the figures come from: told to readers, no business of the rules


def read(file: str) -> dict[str, Any]:
    text = (resources.files("ludoteca.games.baroque") / "data" / file).read_text(encoding="utf-8")
    return tomllib.loads(text)


def records(file: str, table: str, make: Any, entries: list[dict[str, Any]]) -> list[Any]:
    """One record for each entry; a key that is unknown, missing or not one of its words is an error naming the
    entry."""
    out = []
    for entry in entries:
        try:
            out.append(make(**{key: value for key, value in entry.items() if key not in ABOUT_SOURCES}))
        except (TypeError, ValueError) as error:
            raise DataError(file, f"{table} {entry.get('id')}", str(error)) from None
    return out


def load(file: str, table: str, make: Any) -> list[Any]:
    return records(file, table, make, read(file)[table])


def copies(entries: list[Any]) -> list[str]:
    """One word for each card: further copies of the same title are numbered."""
    words: list[str] = []
    for entry in entries:
        words.append(entry.id)
        words += [f"{entry.id}_{n}" for n in range(2, entry.count + 1)]
    return words


def spread(entries: list[Any]) -> list[Any]:
    """The record of each card, one after the other."""
    return [entry for entry in entries for _ in range(entry.count)]


STATES: Final[list[StateRecord]] = load("states.toml", "state", StateRecord)
POWERS: Final[list[PowerRecord]] = load("powers.toml", "power", PowerRecord)
COMPOSERS: Final[list[ComposerRecord]] = load("powers.toml", "composer", ComposerRecord)
EVENT_TITLES: Final[list[EventRecord]] = load("events.toml", "event", EventRecord)
TITLES: Final[list[OpportunityRecord]] = load("opportunities.toml", "card", OpportunityRecord)
TABLES: Final[dict[str, Any]] = read("tables.toml")

# 2.0.a: opportunity cards have the numbers from 0, event cards follow.
OPPORTUNITIES: Final[list[OpportunityRecord]] = spread(TITLES)
EVENTS: Final[list[EventRecord]] = spread(EVENT_TITLES)
OPPORTUNITY_COUNT: Final = len(OPPORTUNITIES)
CARD_COUNT: Final = OPPORTUNITY_COUNT + len(EVENTS)

STATE: Final = Kind("state", [state.id for state in STATES])
POWER_KIND: Final = Kind("power", [power.id for power in POWERS])
COMPOSER: Final = Kind("composer", [composer.id for composer in COMPOSERS])
CARD: Final = Kind("card", copies(TITLES) + copies(EVENT_TITLES), True)
WAR_KIND: Final = Kind("war", [war["id"] for war in TABLES["war"]])
FAVOUR: Final = Kind("favour", [favour["id"] for favour in TABLES["favour"]])

N: Final = len(STATES)
PRUSSIA: Final = STATE.number("prussia")
STYRIA: Final = STATE.number(TABLES["attack"]["ottoman_first"])
AUSTRIA: Final = STATE.number(TABLES["attack"]["ottoman_second"])
BRANDENBURG: Final = STATE.number("brandenburg")
BRUNSWICK: Final = STATE.number("brunswick")
AUGSBURG: Final = STATE.number("augsburg")
FRENCH_TARGETS: Final[list[int]] = [STATE.number(word) for word in TABLES["attack"]["french_targets"]]

# 2.1.i: base income, points each turn, and the measure of revolts, marriages and favours
VALUE: Final[list[int]] = [state.value for state in STATES]
HAMMER: Final[list[bool]] = [state.hammer for state in STATES]
IS_DIOCESE: Final[list[bool]] = [state.diocese for state in STATES]
ELECTORS: Final[list[int]] = [i for i in range(N) if STATES[i].elector]
DIOCESES: Final[list[int]] = [i for i in range(N) if STATES[i].diocese]
PORT: Final[list[int]] = [state.port for state in STATES]
BORDER: Final[list[bool]] = [state.border for state in STATES]
CITY_ALLOWED: Final[list[bool]] = [state.city_allowed for state in STATES]
# 2.1.a: every space is a state, and every border is written on both sides of it
NEAR: Final[list[list[int]]] = [[STATE.number(word) for word in state.near] for state in STATES]


def with_permission() -> list[list[int]]:
    """Neighbours for armies while Polish Permission is in play."""
    out = [near.copy() for near in NEAR]
    for i in range(N):
        for word in STATES[i].by_permission:
            out[i].append(STATE.number(word))
            out[STATE.number(word)].append(i)
    return out


def within(centre: int, distance: int) -> list[int]:
    """The states at most so many borders away, the centre included."""
    found = [centre]
    for _ in range(distance):
        for near in [NEAR[i] for i in found]:
            found += [i for i in near if i not in found]
    return sorted(found)


NEAR_BY_PERMISSION: Final[list[list[int]]] = with_permission()
EFFECT: Final[list[int]] = [card.kind for card in OPPORTUNITIES] + [event.effect for event in EVENTS]
# The number of the first copy of a card's title: two copies are the same choice.
TITLE: Final[list[int]] = [CARD.number(card.id) for card in OPPORTUNITIES] + [CARD.number(card.id) for card in EVENTS]
# Where a bishop's point may go: dioceses and what the see reaches (10.3.4.a).
REACH: Final[list[list[int]]] = [
    sorted(set(DIOCESES) | set(within(STATE.number(card.see), card.reach))) if card.see else []
    for card in OPPORTUNITIES
]
# Mainz and its neighbours: closed to armies while the card that bans them lies in front of a player.
BANNED: Final[list[bool]] = [
    any(card.bans_armies and i in within(STATE.number(card.see), 1) for card in TITLES) for i in range(N)
]
GALEN_STATES: Final[list[int]] = [i for card in TITLES if card.takes_state for i in NEAR[STATE.number(card.see)]]


def by_players(table: str, key: str) -> list[int]:
    """A list whose index is the number of players (2, 3, 4)."""
    values: list[int] = TABLES[table][key]
    return [0, 0, *values]


def number(table: str, key: str) -> int:
    value: int = TABLES[table][key]
    return value


def numbers(table: str, key: str) -> list[int]:
    values: list[int] = TABLES[table][key]
    return values


def die_table(table: str) -> list[int]:
    """Which entry each face of the die means; index 0 is the face 1."""
    return [i for face in range(1, 7) for i in range(len(TABLES[table])) if face in TABLES[table][i]["rolls"]]


START_FLORINS: Final = by_players("setup", "florins")
START_STATES: Final = by_players("setup", "start_states")
START_ARMIES: Final = by_players("setup", "armies")
MIN_TURNS: Final = number("length", "minimum_turns")
LONG_TURNS: Final = number("length", "long_turns")
MIN_INCOME: Final = number("income", "minimum")
CITY_MULTIPLIER: Final = number("income", "city_multiplier")
PRUSSIA_WITH_PERMISSION: Final = number("income", "prussia_with_permission")
FREE_CARDS: Final = by_players("hand", "free")
MAX_BOUGHT: Final = by_players("hand", "most_bought")
CARD_COST: Final = number("hand", "card_cost")
MULLIGAN_COSTS: Final = numbers("hand", "mulligan_costs")
ACTIONS: Final = number("actions", "per_phase")
ARMY_COST: Final = number("build", "army")
CITY_COST: Final = number("build", "city")
FORTIFIED_COST: Final = number("build", "fortified")
RESIDENCE_COST: Final = number("build", "residence")
ARMY_LIMIT: Final = by_players("army", "limit")
MOVES: Final = number("army", "moves")
FORCED_MARCH: Final = number("army", "forced_march")
ARMY_POINTS: Final = number("army", "battle_points")
CARD_POINTS: Final = number("army", "card_points")
POWER_POINTS: Final = number("army", "power_card_points")
OTTOMAN_POINTS: Final = number("army", "ottoman_points")
BASE_INFLUENCE: Final = number("influence", "base")
POWER_INFLUENCE: Final = number("influence", "power_card")
CITY_BONUS: Final = number("influence", "city_bonus")
FORTIFIED_BONUS: Final = number("influence", "fortified_bonus")
RESIDENCE_BONUS: Final = number("influence", "residence_bonus")
MARGIN: Final = number("influence", "margin")
MARKER: Final = number("influence", "marker")
UPKEEP: Final = numbers("upkeep", "by_turn")
ELECTOR_VOTES: Final = number("votes", "elector")
DIOCESE_VOTES: Final = number("votes", "diocese")
RESIDENCE_VOTES: Final = number("votes", "residence")
SUPPORT_VP: Final[list[list[int]]] = [[], [], *[numbers("support", f"vp_{n}") for n in (2, 3, 4)]]
SUPPORT_FAVOURS: Final[list[list[int]]] = [[], [], *[numbers("support", f"favours_{n}") for n in (2, 3, 4)]]
FAVOUR_COST: Final[list[int]] = [favour["cost"] for favour in TABLES["favour"]]
FAVOUR_TIMES: Final[list[int]] = [favour["times"] for favour in TABLES["favour"]]
FAVOUR_AMOUNT: Final[list[int]] = [favour["amount"] for favour in TABLES["favour"]]
HAND_LIMIT: Final = FAVOUR.number("hand_limit")
MONEY_SMALL: Final = FAVOUR.number("money_small")
MONEY_LARGE: Final = FAVOUR.number("money_large")
FREE_ARMY: Final = FAVOUR.number("army")
FAVOUR_VP: Final = FAVOUR.number("victory_points")
FAVOUR_STATE: Final = FAVOUR.number("state")
PICK_CARD: Final = FAVOUR.number("pick_card")
WAR_LOSSES: Final = numbers("war_losses", "florins")
WAR_BY_DIE: Final = die_table("war")
DENMARK: Final = WAR_KIND.number("denmark")
DUTCH: Final = WAR_KIND.number("dutch")
FRANCE: Final = WAR_KIND.number("france")
OTTOMAN_WAR: Final = WAR_KIND.number("ottoman")
SWEDEN: Final = WAR_KIND.number("sweden")
ATTACK_LOSSES: Final = numbers("attack", "losses")
ATTACK_MULTIPLIER: Final = number("attack", "fortified_multiplier")
REVOLT_VALUE: Final = numbers("revolt", "highest_value")
REVOLT_ARMIES: Final = number("revolt", "most_armies")
RESIDENCE_VP: Final = number("scoring", "residence")
CITY_VP: Final = number("scoring", "city")
FORTIFIED_VP: Final = number("scoring", "fortified")


def event_florins(effect: int) -> list[int]:
    for event in EVENT_TITLES:
        if event.effect == effect:
            return event.florins
    raise DataError("events.toml", EVENT_EFFECTS[effect], "there is no such card")


TRADE_FLORINS: Final = event_florins(CITY_TRADE)
PORT_FLORINS: Final = event_florins(MARITIME_TRADE)
FUGGER_NOW: Final = event_florins(FUGGER)[0]
FUGGER_LATE: Final = event_florins(FUGGER)[1]
SUBSIDY_FLORINS: Final = event_florins(SUBSIDIES)
PEACE_FLORINS: Final = event_florins(PEACE)[0]
PAY_NOW: Final = event_florins(ARMY_PAY)[0]
PAY_LATER: Final = event_florins(ARMY_PAY)[1]
