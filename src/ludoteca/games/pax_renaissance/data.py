"""The components of Pax Renaissance: cards, map, pieces, read from `data/*.toml` once and turned into flat tables."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import RELIGIONS, VICTORIES
from ludoteca.games.pax_renaissance.records import (
    BORDER_IDS,
    CARDS_FILE,
    CITY_IDS,
    EMPIRES_FILE,
    FAMILY_IDS,
    LAND_IDS,
    MAP_FILE,
    PLAYERS_FILE,
    TOKENS_FILE,
    VICTORIES_FILE,
    Border,
    Card,
    DataError,
    Entry,
    Land,
    Route,
    entries,
    is_component,
)

LAND: Final[list[Land]] = [Land(e) for e in entries("map.toml", MAP_FILE, "map_card")]
BORDER: Final[list[Border]] = [Border(e) for e in entries("map.toml", MAP_FILE, "border")]
ROUTES: Final[list[Route]] = [Route(e) for e in entries("map.toml", MAP_FILE, "route")]
CARDS: Final[list[Card]] = [Card(e) for e in entries("cards.toml", CARDS_FILE, "card") if is_component(e)]
TRADE_CARDS: Final = len(CARDS)
EMPIRE: Final = TRADE_CARDS  # + land: an empire card's number among all cards
KINGS: Final[list[Card]] = [
    Card(e.part("king"), i) for i, e in enumerate(entries("empires.toml", EMPIRES_FILE, "empire"))
]
REPUBLICS: Final[list[Card]] = [
    Card(e.part("republic"), i) for i, e in enumerate(entries("empires.toml", EMPIRES_FILE, "empire"))
]
CARD_IDS: Final[list[str]] = [card.id for card in CARDS] + LAND_IDS
ALL_CARDS: Final = len(CARD_IDS)
ALIASES: Final[dict[str, int]] = {alias: i for i, card in enumerate(CARDS) for alias in card.aliases}
if [e.text("id") for e in entries("empires.toml", EMPIRES_FILE, "empire")] != LAND_IDS:
    raise DataError("empires.toml: the empires must stand in the order of the map cards")

PIECE_IDS: Final[list[str]] = (
    [r + "_knight" for r in RELIGIONS]
    + [r + "_rook" for r in RELIGIONS]
    + [f + "_cube" for f in FAMILY_IDS]
    + [r + "_pirate" for r in RELIGIONS]
    + [r + "_bishop" for r in RELIGIONS]
)

# Supplies (piece.1, piece.3, bishop.1): knights, cylinders (rooks and pirates alike, piece.2), cubes, bishops.
# Florins have no supply: they never run out (disk.2).
STOCK: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 4, 5, 10, 11, 12]  # the supply each piece comes from
COLOURS: Final = ["white", "red", "black"]
FULL_STOCK: Final[list[int]] = (
    [TOKENS_FILE["knights"][c] for c in COLOURS]
    + [TOKENS_FILE["rooks"][c] for c in COLOURS]
    + [TOKENS_FILE["pawns"]["per_player"]] * 4
    + [TOKENS_FILE["bishops"][c] for c in COLOURS]
)
# player.1, player.2
STARTING_BORDER: Final[list[int]] = [
    e.among("starting_border", BORDER_IDS) for e in entries("players.toml", PLAYERS_FILE, "player")
]
FIRST_FAMILY: Final = [e.flag("first_player") for e in entries("players.toml", PLAYERS_FILE, "player")].index(True)
SETUP: Final = Entry("players.toml", "setup", PLAYERS_FILE["setup"])
STARTING_FLORINS: Final[list[int]] = list(SETUP.value("starting_florins"))
HAND_LIMIT: Final = SETUP.number("hand_limit")
ACTIONS: Final = SETUP.number("actions_per_turn")
COLUMNS: Final = SETUP.number("market_slots") + 1  # a row of the market: the fair card and the face-up cards
WITH_COMETS: Final = SETUP.number("cards_mixed_with_comets")
ON_TOP: Final = SETUP.number("cards_on_top_per_player")
ACTIVE_AT_START: Final[tuple[int, ...]] = tuple(
    [e.among("id", CITY_IDS) for e in entries("map.toml", MAP_FILE, "emporium") if e.flag("active_at_start")]
)
if [e.text("id") for e in entries("victories.toml", VICTORIES_FILE, "victory")] != VICTORIES:
    raise DataError("victories.toml: the victory cards must be " + ", ".join(VICTORIES))
LEAD: Final[list[dict[str, Any]]] = [e.table for e in entries("victories.toml", VICTORIES_FILE, "victory")]
