"""Actions made once: menus are built out of these shared objects."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import OPERATIONS, REPRESSIBLE, VICTORIES
from ludoteca.games.pax_renaissance.data import ALL_CARDS, PIECE_IDS, TRADE_CARDS
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS
from ludoteca.games.pax_renaissance.rules.board import CITY_COUNT
from ludoteca.kernel import Action

PIECES: Final = len(PIECE_IDS)


def of_one(verb: str, count: int) -> list[Action]:
    return [Action(verb, (i,)) for i in range(count)]


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
SECULARISE: Final = Action("secularise")
TURN_OVER: Final = Action("turn_over")
KEEP: Final = Action("keep")
USE_APOSTASY: Final = Action("use_apostasy")
OPERATIONS_BOTH: Final = Action("operations_both")

BUY: Final = of_one("buy", TRADE_CARDS)
PLAY: Final = of_one("play", TRADE_CARDS)
SELL: Final = of_one("sell", ALL_CARDS)
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

PLACE: Final = of_two("place", PIECES, CITY_COUNT)
LAY: Final = of_two("lay", PIECES, BORDERS)
INSTALL: Final = of_two("install", PIECES, ALL_CARDS)
TAKE_CITY: Final = of_one("take_city", CITY_COUNT)
TAKE_BORDER: Final = of_one("take_border", BORDERS)
TAKE_BISHOP: Final = of_one("take_bishop", ALL_CARDS)
TAKE_REPRESSED: Final = of_two("take_repressed", LANDS, REPRESSIBLE)
REPRESS_TO: Final = of_one("repress_to", LANDS)
LEVY_IN: Final = of_one("levy", CITY_COUNT)
LOSE_CITY: Final = of_one("lose_city", CITY_COUNT)
LOSE_BORDER: Final = of_one("lose_border", BORDERS)
LOSE_AGENT: Final = of_one("lose_agent", PIECES)
LOSE_REPRESSED: Final = of_one("lose_repressed", REPRESSIBLE)
CONCESSION: Final = of_one("concession", BORDERS)
PACIFY: Final = of_one("pacify", REPRESSIBLE)

USE: Final = of_two("use", ALL_CARDS, len(OPERATIONS))
CIPHER: Final = of_two("cipher", ALL_CARDS, len(OPERATIONS))
COLLECT: Final = of_one("collect", TRADE_CARDS)
BEHEAD_CARD: Final = of_one("behead", ALL_CARDS)
TAX_BORDER: Final = of_two("tax", BORDERS, LANDS)
REPRESS_CITY: Final = of_one("repress", CITY_COUNT)
REPRESS_BORDER: Final = of_one("repress_border", BORDERS)
SIEGE_CITY: Final = of_one("siege", CITY_COUNT)
SIEGE_BORDER: Final = of_one("siege_border", BORDERS)
VOTE_LAND: Final = of_one("vote", LANDS)
CAMPAIGN_LAND: Final = of_one("campaign", LANDS)
SAIL: Final = of_two("sail", BORDERS, BORDERS)
