"""What the screen shows, and how near everybody is to each victory (public facts only)."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import (
    BISHOP,
    COVERED,
    EAST,
    EMPTY,
    GLOBALIZATION,
    ICONS,
    IMPERIAL,
    PATRON,
    REGIONS,
    RELIGIONS,
    RENAISSANCE,
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
    CONCESSIONS_LEAD,
    DISCOVERY_LEAD,
    LAW_LEAD,
    PRESTIGE_LEAD,
    REPUBLICS_LEAD,
    Counts,
    bishop_majority,
    concessions,
    declare_cost,
    kings,
    kings_needed,
    lead,
    majorities,
    prestige,
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
NEEDS: Final[dict[tuple[str, int, int, int], dict[str, Any]]] = {}
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
        "victories": [
            {"id": VICTORIES[k], "active": s.active[k], "cost": declare_cost(s, k)} for k in range(len(VICTORIES))
        ],
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


def show_land(s: Pax, v: Viewer, land: int) -> dict[str, Any]:
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
        "spaces": [
            {
                "card": v.ref(CARD, s.market[space]) if s.market[space] != EMPTY else None,
                "price": SPACE_COLUMN[space],
                "florins": s.purse[space],
                "laid": laid_on(s, space),
            }
            for space in ROW_SPACES[row]
        ],
    }


def show_tableau(s: Pax, v: Viewer, seat: int) -> dict[str, Any]:
    """Each section from the player card outwards, with what lies under each card and whether it is silenced."""
    out: dict[str, Any] = {"seat": SEAT.word(seat), "out": s.out[seat], "maids": v.cards(CARD, s.maids[seat])}
    for side in (WEST, EAST):
        out[REGIONS[side]] = [
            {
                "card": v.ref(CARD, card),
                "silenced": s.silenced(seat, card),
                "vassal": card >= EMPIRE and s.suzerain[card - EMPIRE] != NOWHERE,
                "republic": card >= EMPIRE and s.republic[card - EMPIRE],
                "queen": v.ref(CARD, s.consort[card - EMPIRE])
                if card >= EMPIRE and s.consort[card - EMPIRE] >= 0
                else None,
            }
            for card in s.section(seat, side)
        ]
    return out


# ---- progress ----


def need(name: str, counts: list[int], seat: int, wanted: int) -> dict[str, Any]:
    """One condition: what the seat has, the best of the others, the lead it needs, how many are missing."""
    ahead = lead(counts, seat)
    have = counts[seat]
    found = NEEDS.get((name, have, ahead, wanted))
    if found is None:
        found = {
            "id": name,
            "text": "counter-" + name,
            "have": have,
            "other": have - ahead,
            "lead": wanted,
            "missing": max(0, wanted - ahead),
        }
        if -MAX_REMEMBERED < ahead <= have < MAX_REMEMBERED:
            NEEDS[name, have, ahead, wanted] = found
    return found


class Race:
    """What is shown of the race for the victories, for all seats at once."""

    def __init__(self, s: Pax) -> None:
        self.counts = Counts(s)
        self.faith = [prestige(s, religion) for religion in range(len(RELIGIONS))]
        self.church = [church_needs(s, religion) for religion in range(len(RELIGIONS))]
        self.church_lacks = [lacking(needs) for needs in self.church]
        self.cost = [declare_cost(s, victory) for victory in range(len(VICTORIES))]


def church_needs(s: Pax, religion: int) -> list[dict[str, Any]]:
    """What a religion still lacks to be the supreme one, for any declaring player."""
    theocracies = majorities(s, religion)
    own = s.bishop_colours.count(religion)
    short = sum([1 - balance for balance in theocracies if balance < 1]) if theocracies else 1
    return [
        {
            "id": "bishops",
            "text": "need-bishops",
            "have": own,
            "other": len(s.bishop_colours) - own,
            "lead": 1,
            "missing": max(0, 1 - bishop_majority(s, religion)),
        },
        {
            "id": "theocracies",
            "text": "need-theocracies",
            "have": len([balance for balance in theocracies if balance > 0]),
            "other": 0,
            "lead": 1,
            "missing": short,
        },
    ]


def lacking(needs: list[dict[str, Any]]) -> int:
    total = 0
    for condition in needs:
        total += condition["missing"]
    return total


def progress(s: Pax, race: Race, seat: int, victory: int) -> dict[str, Any]:
    counts = race.counts
    religion = NOBODY
    if victory == RENAISSANCE:
        needs = [need("republics", counts.republics, seat, REPUBLICS_LEAD), need("law", counts.laws, seat, LAW_LEAD)]
    elif victory == IMPERIAL:
        needs = [need("kings", counts.kings, seat, kings_needed(s))]
    elif victory == GLOBALIZATION:
        needs = [
            need("concessions", counts.posts, seat, CONCESSIONS_LEAD),
            need("discovery", counts.discovery, seat, DISCOVERY_LEAD),
        ]
    else:
        short = [max(0, PRESTIGE_LEAD - lead(faith, seat)) for faith in race.faith]
        total = [race.church_lacks[r] + short[r] for r in range(len(RELIGIONS))]
        religion = total.index(min(total))
        needs = [*race.church[religion], need(RELIGION.ids[religion], race.faith[religion], seat, PRESTIGE_LEAD)]
    missing = lacking(needs)
    return {
        "id": VICTORY.ids[victory],
        "active": s.active[victory],
        "cost": race.cost[victory],
        "met": missing == 0,
        "missing": missing,
        "religion": None if religion == NOBODY else RELIGION.ids[religion],
        "supreme": religion != NOBODY and race.church_lacks[religion] == 0,
        "needs": needs,
    }


def standing(s: Pax) -> list[dict[str, Any]]:
    """Per seat: how near each victory is (100: it can be declared once its card is active), patron prestige and
    florins, which decide if the decks run out, and in `victories` what is missing to each."""
    patrons = prestige(s, PATRON)
    race = Race(s)
    out: list[dict[str, Any]] = []
    for seat in range(s.seats):
        victories = [progress(s, race, seat, victory) for victory in range(len(VICTORIES))]
        row: dict[str, Any] = {"seat": SEAT.word(seat), "out": s.out[seat]}
        for victory in victories:
            row[victory["id"]] = 100 // (1 + victory["missing"])
        row["patron"] = patrons[seat]
        row["florins"] = s.florins[seat]
        row["victories"] = victories
        out.append(row)
    return out
