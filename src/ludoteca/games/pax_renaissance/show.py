"""What the screen shows."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import (
    BISHOP,
    COVERED,
    EAST,
    EMPTY,
    ICONS,
    REGIONS,
    RELIGIONS,
    REPRESSIBLE,
    VICTORIES,
    WEST,
)
from ludoteca.games.pax_renaissance.data import COLUMNS, EMPIRE, STOCK
from ludoteca.games.pax_renaissance.flat import ROW_SPACES, SPACE_COLUMN, SPACE_ROW
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.board import LAND_CITIES, LEVY
from ludoteca.games.pax_renaissance.rules.market import deck_size, laid_on
from ludoteca.games.pax_renaissance.rules.victory import (
    concessions,
    declare_cost,
    kings,
    republics,
)
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import (
    BORDER,
    CARD,
    CITY,
    FACE,
    FAMILY,
    LAND,
    PIECE,
    PRESTIGE,
    REGION,
    RELIGION,
    VICTORY,
)
from ludoteca.kernel import NOBODY, SEAT, Viewer

# ---- the board ----

# Records that recur in many views are made once. Comparing two views stops at the same object, and views of many
# tables share their memory. Nobody changes a view.
MAX_REMEMBERED: Final = 100  # above this a number is not expected to recur
COUNTERS: Final[dict[tuple[str, int, int | str], dict[str, Any]]] = {}
EMPTY_ZONES: Final[dict[tuple[str, int], dict[str, Any]]] = {}
CITIES: Final[dict[tuple[int, int, int], dict[str, Any]]] = {}
RECORDS: Final[dict[tuple[object, ...], dict[str, Any]]] = {}  # lands, spaces, cards of a tableau, victories
MAX_RECORDS: Final = 20_000
PURSES: Final = [
    (space, f"purse_{REGIONS[SPACE_ROW[space]]}_{SPACE_COLUMN[space]}")
    for row in ROW_SPACES
    for space in row
    if SPACE_COLUMN[space] < COLUMNS - 1  # no florin is ever laid on the card next to the deck
]
PIECES: Final = list(range(len(PIECE.ids))) + [EMPTY]  # the last entry, reached as -1, stands for no piece


def counter(name: str, seat: int, value: int | str) -> dict[str, Any]:
    found = COUNTERS.get((name, seat, value))
    if found is None:
        found = {"id": name, "seat": None if seat == NOBODY else SEAT.word(seat), "value": value}
        if isinstance(value, str) or 0 <= value < MAX_REMEMBERED:
            COUNTERS[name, seat, value] = found
    return found


CITY_COUNTERS: Final = [[counter(f"city_{id}", NOBODY, PIECE.ref(p)) for p in PIECES] for id in CITY.ids]
BORDER_COUNTERS: Final = [[counter(f"border_{id}", NOBODY, PIECE.ref(p)) for p in PIECES] for id in BORDER.ids]
BORDERS_SHOWN: Final = [
    [{"id": id, "piece": None if p == EMPTY else PIECE.ids[p]} for p in PIECES] for id in BORDER.ids
]


def remember(key: tuple[object, ...], record: dict[str, Any]) -> dict[str, Any]:
    if len(RECORDS) >= MAX_RECORDS:
        RECORDS.clear()
    RECORDS[key] = record
    return record


def show(s: Pax) -> dict[str, Any]:
    v = Viewer(s, NOBODY)
    return {
        "zones": zones(s, v),
        "counters": counters(s),
        "turn": SEAT.word(s.turn),
        "open_hands": s.open_hands,
        "families": [FAMILY.ids[f] for f in s.families],
        "lands": [show_land(s, v, land) for land in range(LANDS)],
        "borders": [BORDERS_SHOWN[b][s.border[b]] for b in range(BORDERS)],
        "emporia": {REGIONS[row]: CITY.ids[s.emporia[row]] for row in (WEST, EAST)},
        "market": [show_row(s, v, row) for row in (WEST, EAST)],
        "tableaux": [show_tableau(s, v, seat) for seat in range(s.seats)],
        "bishops": [
            {"card": v.ref(CARD, s.bishop_cards[i]), "religion": RELIGION.ids[s.bishop_colours[i]]}
            for i in range(len(s.bishop_cards))
        ],
        "victories": [show_victory(k, s.active[k], declare_cost(s, k)) for k in range(len(VICTORIES))],
        "supply": {PIECE.ids[p]: s.stock[STOCK[p]] for p in list(range(REPRESSIBLE)) + list(range(BISHOP, BISHOP + 3))},
    }


def show_own(s: Pax, v: Viewer) -> list[dict[str, Any]]:
    return [zone("hand", seat, v.cards(CARD, s.hands[seat])) for seat in range(s.seats) if v.sees_more(s.hands[seat])]


def zones(s: Pax, v: Viewer) -> list[dict[str, Any]]:
    """Cards and, so that a terminal shows the whole table, what is worth a list: empires, emporia, theocracies,
    bishops."""
    out: list[dict[str, Any]] = []
    for row in (WEST, EAST):
        cards = [s.market[space] for space in ROW_SPACES[row] if s.market[space] != EMPTY]
        out.append(zone(f"market_{REGIONS[row]}", NOBODY, v.cards(CARD, cards)))
        if s.shown[row] != EMPTY:
            out.append(zone(f"top_{REGIONS[row]}", NOBODY, v.cards(CARD, [s.shown[row]])))
    out.append(zone("victories", NOBODY, [VICTORY.ref(k) for k in range(len(VICTORIES)) if s.active[k]]))
    out.append(zone("emporia", NOBODY, [CITY.ref(city) for city in s.emporia]))
    for religion in range(len(RELIGIONS)):
        lands = [LAND.ref(x) for x in range(LANDS) if s.face[x] == religion]
        out.append(zone(f"theocracies_{RELIGIONS[religion]}", NOBODY, lands))
        cards = [s.bishop_cards[i] for i in range(len(s.bishop_cards)) if s.bishop_colours[i] == religion]
        if cards:
            out.append(zone(f"bishops_{RELIGIONS[religion]}", NOBODY, v.cards(CARD, cards)))
    for land in range(LANDS):
        if s.holder[land] != NOWHERE:
            pieces: list[int | str] = []
            for p in range(REPRESSIBLE):
                pieces += [PIECE.ref(p)] * s.held(land, p)
            out.append(zone(f"repressed_{LAND.ids[land]}", NOBODY, pieces))
    for seat in range(s.seats):
        held = [x for x in range(LANDS) if s.holder[x] == seat]
        queens = [s.consort[x] for x in held if s.consort[x] != NOWHERE]
        out.append(zone("hand", seat, v.cards(CARD, s.hands[seat])))
        out.append(zone("tableau_west", seat, v.cards(CARD, s.section(seat, WEST))))
        out.append(zone("tableau_east", seat, v.cards(CARD, s.section(seat, EAST))))
        out.append(zone("kings", seat, [LAND.ref(x) for x in held if not s.republic[x]]))
        out.append(zone("republics", seat, [LAND.ref(x) for x in held if s.republic[x]]))
        out.append(zone("vassals", seat, [LAND.ref(x) for x in held if s.suzerain[x] != NOWHERE]))
        out.append(zone("queens", seat, v.cards(CARD, queens)))
        out.append(zone("maids", seat, v.cards(CARD, s.maids[seat])))
    return out


def zone(name: str, seat: int, cards: list[int | str]) -> dict[str, Any]:
    found = None if cards else EMPTY_ZONES.get((name, seat))
    if found is None:
        found = {"id": name, "seat": None if seat == NOBODY else SEAT.word(seat), "cards": cards}
        if not cards:
            EMPTY_ZONES[name, seat] = found
    return found


def counters(s: Pax) -> list[dict[str, Any]]:
    out = [
        counter("actions", NOBODY, s.actions),
        counter("deck_west", NOBODY, deck_size(s, WEST)),
        counter("deck_east", NOBODY, deck_size(s, EAST)),
    ]
    out += [counter(name, NOBODY, s.purse[space]) for space, name in PURSES]
    out += [CITY_COUNTERS[city][max(EMPTY, s.city[city])] for city in range(len(s.city))]
    out += [BORDER_COUNTERS[border][s.border[border]] for border in range(BORDERS)]
    have = (("kings", kings(s)), ("republics", republics(s)), ("concessions", concessions(s)))
    for seat in range(s.seats):
        out.append(counter("family", seat, FAMILY.ref(s.families[seat])))
        out.append(counter("florins", seat, s.florins[seat]))
        for name, counts in have:
            out.append(counter(name, seat, counts[seat]))
        for icon in range(ICONS):
            out.append(counter(PRESTIGE.ids[icon], seat, s.icon(seat, icon)))
    return out


def show_victory(victory: int, active: bool, cost: int) -> dict[str, Any]:
    key: tuple[object, ...] = ("victory", victory, active, cost)
    return RECORDS.get(key) or remember(key, {"id": VICTORIES[victory], "active": active, "cost": cost})


def show_land(s: Pax, v: Viewer, land: int) -> dict[str, Any]:
    if s.repressed_on(land):
        return land_record(s, v, land)
    pieces = tuple([s.city[city] for city in LAND_CITIES[land]])
    queen = v.ref(CARD, s.consort[land]) if s.consort[land] != NOWHERE else None
    key: tuple[object, ...] = (land, s.face[land], pieces, s.holder[land], s.republic[land], s.suzerain[land], queen)
    return RECORDS.get(key) or remember(key, land_record(s, v, land))


def land_record(s: Pax, v: Viewer, land: int) -> dict[str, Any]:
    return {
        "id": LAND.ids[land],
        "face": FACE.ids[s.face[land]],
        "cities": [show_city(city, s.city[city], s.face[land]) for city in LAND_CITIES[land]],
        "holder": SEAT.word(s.holder[land]) if s.holder[land] != NOWHERE else None,
        "republic": s.republic[land],
        "suzerain": LAND.ids[s.suzerain[land]] if s.suzerain[land] != NOWHERE else None,
        "queen": v.ref(CARD, s.consort[land]) if s.consort[land] != NOWHERE else None,
        "repressed": {PIECE.ids[p]: s.held(land, p) for p in range(REPRESSIBLE) if s.held(land, p)}
        if s.repressed_on(land)
        else {},
    }


def show_city(city: int, piece: int, face: int) -> dict[str, Any]:
    found = CITIES.get((city, piece, face))
    if found is None:
        found = {
            "id": CITY.ids[city],
            "piece": PIECE.ids[piece] if piece >= 0 else None,
            "covered": piece == COVERED,
            "levy": PIECE.ids[LEVY[city][face]],
        }
        CITIES[city, piece, face] = found
    return found


def show_row(s: Pax, v: Viewer, row: int) -> dict[str, Any]:
    return {
        "region": REGION.ids[row],
        "deck": deck_size(s, row),
        "top": v.ref(CARD, s.shown[row]) if s.shown[row] != EMPTY else None,
        "spaces": [show_space(s, v, space) for space in ROW_SPACES[row]],
    }


def show_space(s: Pax, v: Viewer, space: int) -> dict[str, Any]:
    card = v.ref(CARD, s.market[space]) if s.market[space] != EMPTY else None
    price = SPACE_COLUMN[space]
    key: tuple[object, ...] = ("space", card, price, s.purse[space], laid_on(s, space))
    found = RECORDS.get(key)
    if found is None:
        found = remember(key, {"card": card, "price": price, "florins": s.purse[space], "laid": laid_on(s, space)})
    return found


def show_tableau(s: Pax, v: Viewer, seat: int) -> dict[str, Any]:
    """Each section from the player card outwards, with what lies under each card and whether it is silenced."""
    out: dict[str, Any] = {"seat": SEAT.word(seat), "out": s.out[seat], "maids": v.cards(CARD, s.maids[seat])}
    for side in (WEST, EAST):
        out[REGIONS[side]] = [show_played(s, v, seat, card) for card in s.section(seat, side)]
    return out


def show_played(s: Pax, v: Viewer, seat: int, card: int) -> dict[str, Any]:
    """A card of a tableau."""
    silenced = s.silenced(seat, card)
    vassal = card >= EMPIRE and s.suzerain[card - EMPIRE] != NOWHERE
    republic = card >= EMPIRE and s.republic[card - EMPIRE]
    married = card >= EMPIRE and s.consort[card - EMPIRE] >= 0
    queen = v.ref(CARD, s.consort[card - EMPIRE]) if married else None
    shown = v.ref(CARD, card)
    key: tuple[object, ...] = ("played", shown, silenced, vassal, republic, queen)
    found = RECORDS.get(key)
    if found is None:
        record = {"card": shown, "silenced": silenced, "vassal": vassal, "republic": republic, "queen": queen}
        found = remember(key, record)
    return found
