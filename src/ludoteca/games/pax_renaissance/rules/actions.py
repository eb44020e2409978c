"""Actions made once: menus are built out of these shared objects."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import OPERATIONS, REPRESSIBLE, VICTORIES
from ludoteca.games.pax_renaissance.data import ALL_CARDS, COLUMNS, PIECE_IDS, TRADE_CARDS
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS
from ludoteca.games.pax_renaissance.rules.board import CITY_COUNT
from ludoteca.kernel import Action

PIECES: Final = len(PIECE_IDS)
MAX_GAIN: Final = 6  # of a sale: a king with a queen of 4 florins (sell.2, gap.ransom-couple)


def of_one(verb: str, count: int) -> list[Action]:
    return [Action(verb, (i,)) for i in range(count)]


def in_city(table: list[Action], piece: int, city: int) -> Action:
    """The action of a table over pieces and cities."""
    return table[piece * CITY_COUNT + city]


def on_border(table: list[Action], piece: int, border: int) -> Action:
    """The action of a table over pieces and borders."""
    return table[piece * BORDERS + border]


def of_two(verb: str, count: int, other: int) -> list[Action]:
    """Found at first * other + second."""
    return [Action(verb, (i, j)) for i in range(count) for j in range(other)]


PASS: Final = Action("pass")
DONE: Final = Action("done")
DECLINE: Final = Action("forgo")
LEAVE: Final = Action("leave")
PAY: Final = Action("pay")
SUBMIT: Final = Action("submit")
JOIN: Final = Action("join")
STAY: Final = Action("stay")
MAID: Final = Action("maid")
SHELVE: Final = Action("shelve")
SECULARISE: Final = Action("secularise")
TURN_OVER: Final = Action("turn_over")
KEEP: Final = Action("keep")
USE_APOSTASY: Final = Action("use_apostasy")
OPERATIONS_BOTH: Final = Action("operations_both")

BUY: Final = of_two("buy", TRADE_CARDS, COLUMNS)
PLAY: Final = of_one("play", TRADE_CARDS)
SELL: Final = of_two("sell", ALL_CARDS, MAX_GAIN + 1)
TREACHERY_SALE: Final = of_one("treachery", TRADE_CARDS)
DISCARD: Final = of_one("discard", TRADE_CARDS)
REPRISAL: Final = of_one("reprisal", TRADE_CARDS)
APOSTASY_OF: Final = of_one("apostasy", TRADE_CARDS)
OPERATE: Final = of_one("operations", 2)
FREE_OPERATE: Final = of_one("free_operations", 2)
FAIR: Final = of_one("fair", 2)
FREE_FAIR_OF: Final = of_one("free_fair", 2)
DECLARE: Final = of_one("declare", len(VICTORIES))
ACTIVATE: Final = of_one("activate", len(VICTORIES))
LIGHT_TORCH: Final = of_one("torch", len(VICTORIES))
OPEN: Final = of_one("shift", CITY_COUNT)
WAR: Final = of_one("war", LANDS)
MARRY: Final = of_one("marry", LANDS)
BESTOW: Final = of_one("bestow", LANDS)

PLACE: Final = of_two("place", PIECES, CITY_COUNT)
LAY: Final = of_two("lay", PIECES, BORDERS)
OUST: Final = of_two("oust", PIECES, CITY_COUNT)
OUST_BORDER: Final = of_two("oust_border", PIECES, BORDERS)
RAID: Final = of_two("raid", PIECES, BORDERS)
INSTALL: Final = of_two("install", PIECES, ALL_CARDS)
TAKE_CITY: Final = of_two("take_city", PIECES, CITY_COUNT)
TAKE_BORDER: Final = of_two("take_border", PIECES, BORDERS)
TAKE_BISHOP: Final = of_one("take_bishop", ALL_CARDS)
TAKE_REPRESSED: Final = of_two("take_repressed", LANDS, REPRESSIBLE)
REPRESS_TO: Final = of_one("repress_to", LANDS)
LEVY_IN: Final = of_two("levy", PIECES, CITY_COUNT)
LOSE_CITY: Final = of_two("lose_city", PIECES, CITY_COUNT)
LOSE_BORDER: Final = of_two("lose_border", PIECES, BORDERS)
LOSE_AGENT: Final = of_one("lose_agent", PIECES)
LOSE_REPRESSED: Final = of_one("lose_repressed", REPRESSIBLE)
CONCESSION: Final = of_one("concession", BORDERS)
TAKEOVER: Final = of_one("takeover", BORDERS)
PACIFY: Final = of_one("pacify", REPRESSIBLE)

USE: Final = of_two("use", ALL_CARDS, len(OPERATIONS))
CIPHER: Final = of_two("cipher", ALL_CARDS, len(OPERATIONS))
COLLECT: Final = of_one("collect", TRADE_CARDS)
BEHEAD_CARD: Final = of_one("behead", ALL_CARDS)
TAX_BORDER: Final = of_two("tax", BORDERS, LANDS)
REPRESS_CITY: Final = of_two("repress", PIECES, CITY_COUNT)
REPRESS_BORDER: Final = of_two("repress_border", PIECES, BORDERS)
SIEGE_CITY: Final = of_two("siege", PIECES, CITY_COUNT)
SIEGE_BORDER: Final = of_two("siege_border", PIECES, BORDERS)
SAIL: Final = of_two("sail", BORDERS, BORDERS)
