"""What the screen shows, and how near everybody is to each victory (public facts only)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.pax_renaissance.board import LAND_CITIES, LEVY
from ludoteca.games.pax_renaissance.data import BORDERS, COLUMNS, EMPIRE, LANDS, NOWHERE, STOCK
from ludoteca.games.pax_renaissance.rules.market import deck_size
from ludoteca.games.pax_renaissance.rules.victory import (
    CONCESSIONS_LEAD,
    DISCOVERY_LEAD,
    LAW_LEAD,
    PRESTIGE_LEAD,
    REPUBLICS_LEAD,
    believer_majority,
    bishop_majority,
    concessions,
    declare_cost,
    kings,
    kings_needed,
    laws,
    lead,
    prestige,
    republics,
    supreme,
    trading_posts,
    unmet,
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
from ludoteca.games.pax_renaissance.words import (
    BISHOP,
    COVERED,
    DISCOVERY,
    EAST,
    EMPTY,
    GLOBALIZATION,
    HOLY,
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
from ludoteca.kernel import SEAT, Viewer

# ---- the board ----


def show(s: Pax, v: Viewer) -> dict[str, Any]:
    return {
        "zones": zones(s, v),
        "counters": counters(s),
        "turn": SEAT.word(s.turn),
        "open_hands": s.open_hands,
        "families": [FAMILY.ids[f] for f in s.families],
        "lands": [show_land(s, v, land) for land in range(LANDS)],
        "borders": [
            {"id": BORDER.ids[b], "piece": None if s.border[b] == EMPTY else PIECE.ids[s.border[b]]}
            for b in range(BORDERS)
        ],
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
        "supply": {PIECE.ids[p]: s.stock[STOCK[p]] for p in [*range(REPRESSIBLE), *range(BISHOP, BISHOP + 3)]},
    }


def zones(s: Pax, v: Viewer) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for row in (WEST, EAST):
        cards = [c for c in s.market[row * COLUMNS : row * COLUMNS + COLUMNS] if c != EMPTY]
        out.append({"id": f"market_{REGIONS[row]}", "seat": None, "cards": v.cards(CARD, cards)})
        if s.shown[row] != EMPTY:
            out.append({"id": f"top_{REGIONS[row]}", "seat": None, "cards": v.cards(CARD, [s.shown[row]])})
    for seat in range(s.seats):
        word = SEAT.word(seat)
        out.append({"id": "hand", "seat": word, "cards": v.cards(CARD, s.hands[seat])})
        out.append({"id": "tableau_west", "seat": word, "cards": v.cards(CARD, s.tableaux[2 * seat])})
        out.append({"id": "tableau_east", "seat": word, "cards": v.cards(CARD, s.tableaux[2 * seat + 1])})
        queens = [s.consort[x] for x in range(LANDS) if s.holder[x] == seat and s.consort[x] != NOWHERE]
        out.append({"id": "queens", "seat": word, "cards": v.cards(CARD, queens)})
        out.append({"id": "maids", "seat": word, "cards": v.cards(CARD, s.maids[seat])})
    return out


def counters(s: Pax) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
        {"id": "actions", "seat": None, "value": s.actions},
        {"id": "deck_west", "seat": None, "value": deck_size(s, WEST)},
        {"id": "deck_east", "seat": None, "value": deck_size(s, EAST)},
    ]
    have = (("kings", kings(s)), ("republics", republics(s)), ("concessions", concessions(s)))
    for seat in range(s.seats):
        word = SEAT.word(seat)
        out.append({"id": "florins", "seat": word, "value": s.florins[seat]})
        for name, counts in have:
            out.append({"id": name, "seat": word, "value": counts[seat]})
        for icon in range(ICONS):
            out.append({"id": PRESTIGE.ids[icon], "seat": word, "value": s.icons[seat * ICONS + icon]})
    return out


def show_land(s: Pax, v: Viewer, land: int) -> dict[str, Any]:
    at = land * REPRESSIBLE
    return {
        "id": LAND.ids[land],
        "face": FACE.ids[s.face[land]],
        "cities": [
            {
                "id": CITY.ids[city],
                "piece": PIECE.ids[s.city[city]] if s.city[city] >= 0 else None,
                "covered": s.city[city] == COVERED,
                "levy": PIECE.ids[LEVY[city][s.face[land]]],
            }
            for city in LAND_CITIES[land]
        ],
        "holder": SEAT.word(s.holder[land]) if s.holder[land] != NOWHERE else None,
        "republic": s.republic[land],
        "suzerain": LAND.ids[s.suzerain[land]] if s.suzerain[land] != NOWHERE else None,
        "queen": v.ref(CARD, s.consort[land]) if s.consort[land] != NOWHERE else None,
        "repressed": {PIECE.ids[p]: s.repressed[at + p] for p in range(REPRESSIBLE) if s.repressed[at + p]},
    }


def show_row(s: Pax, v: Viewer, row: int) -> dict[str, Any]:
    spaces = range(row * COLUMNS, row * COLUMNS + COLUMNS)
    return {
        "region": REGION.ids[row],
        "deck": deck_size(s, row),
        "top": v.ref(CARD, s.shown[row]) if s.shown[row] != EMPTY else None,
        "spaces": [
            {
                "card": v.ref(CARD, s.market[space]) if s.market[space] != EMPTY else None,
                "price": space - row * COLUMNS,
                "florins": s.purse[space],
                "laid": bool(s.laid >> space & 1),
            }
            for space in spaces
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
            for card in s.tableaux[2 * seat + side]
        ]
    return out


# ---- progress ----


def need(name: str, counts: list[int], seat: int, wanted: int) -> dict[str, Any]:
    """One condition: what the seat has, the best of the others, the lead it needs, how many are missing."""
    ahead = lead(counts, seat)
    return {
        "id": name,
        "have": counts[seat],
        "other": counts[seat] - ahead,
        "lead": wanted,
        "missing": max(0, wanted - ahead),
    }


def religion_needs(s: Pax, seat: int, religion: int) -> list[dict[str, Any]]:
    theocracies = [believer_majority(s, religion, land) for land in range(LANDS) if s.face[land] == religion]
    if s.holy_total:
        theocracies = [sum(theocracies)] if theocracies else []
    own = s.bishop_colours.count(religion)
    short = sum([1 - balance for balance in theocracies if balance < 1]) if theocracies else 1
    out = [
        {
            "id": "bishops",
            "have": own,
            "other": len(s.bishop_colours) - own,
            "lead": 1,
            "missing": max(0, 1 - bishop_majority(s, religion)),
        },
        {"id": "theocracies", "have": len(theocracies), "other": 0, "lead": 1, "missing": short},
    ]
    out.append(need(RELIGION.ids[religion], prestige(s, religion), seat, PRESTIGE_LEAD))
    return out


def progress(s: Pax, seat: int, victory: int) -> dict[str, Any]:
    religion: str | None = None
    if victory == RENAISSANCE:
        needs = [need("republics", republics(s), seat, REPUBLICS_LEAD), need("law", laws(s), seat, LAW_LEAD)]
    elif victory == IMPERIAL:
        needs = [need("kings", kings(s), seat, kings_needed(s))]
    elif victory == GLOBALIZATION:
        needs = [
            need("concessions", trading_posts(s), seat, CONCESSIONS_LEAD),
            need("discovery", prestige(s, DISCOVERY), seat, DISCOVERY_LEAD),
        ]
    else:
        every = [religion_needs(s, seat, r) for r in range(len(RELIGIONS))]
        missing = [sum([n["missing"] for n in needs]) for needs in every]
        best = missing.index(min(missing))
        needs = every[best]
        religion = RELIGION.ids[best]
    return {
        "id": VICTORY.ids[victory],
        "active": s.active[victory],
        "cost": declare_cost(s, victory),
        "met": unmet(s, seat, victory) is None,
        "missing": sum([n["missing"] for n in needs]),
        "religion": religion,
        "supreme": victory == HOLY and religion is not None and supreme(s, RELIGION.number(religion)),
        "needs": needs,
    }


def standing(s: Pax) -> list[dict[str, Any]]:
    """Per seat: each victory card with what is missing, and the patron prestige that decides if the decks run out."""
    patrons = prestige(s, PATRON)
    return [
        {
            "seat": SEAT.word(seat),
            "out": s.out[seat],
            "score": patrons[seat],
            "florins": s.florins[seat],
            "patron": need("patron", patrons, seat, 1),
            "victories": [progress(s, seat, victory) for victory in range(len(VICTORIES))],
        }
        for seat in range(s.seats)
    ]
