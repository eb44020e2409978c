"""What a screen needs of a position, built by allow-list."""

from __future__ import annotations

from typing import Any

from ludoteca.games.anno_1452.clauses import CLAUSES, InForce
from ludoteca.games.anno_1452.data import COLOURS, LIMIT, N_REGIONS, PLACES, PLACES_IN, REGIONS, ROWS, TOWERS
from ludoteca.games.anno_1452.odds import force, prospects
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.duties import holders
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.estate import price
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.rules.trade import TRADE_SECONDS, trading
from ludoteca.games.anno_1452.state import SPACES, Anno, contains
from ludoteca.games.anno_1452.vocabulary import CARD, MOMENT, PLACE, REGION
from ludoteca.kernel import NOBODY, SEAT, Viewer


def owner_word(owner: int) -> str | None:
    """The seat, "ottokar", or nobody."""
    if owner == OTTOKAR:
        return "ottokar"
    return None if owner == NOBODY else SEAT.word(owner)


def show_board(s: Anno) -> dict[str, Any]:
    v = Viewer(s, NOBODY)
    zones: list[dict[str, Any]] = [
        {"id": "deck", "seat": None, "cards": v.cards(CARD, s.deck)},
        {"id": "discards", "seat": None, "cards": v.cards(CARD, s.discards)},
        {"id": "aside", "seat": None, "cards": v.cards(CARD, s.aside)},
        {"id": "market", "seat": None, "cards": v.cards(CARD, s.market)},
    ]
    counters: list[dict[str, Any]] = [
        {"id": "year", "seat": None, "value": ROWS[s.row].year},
        {"id": "round", "seat": None, "value": s.column},
        {"id": "phase", "seat": None, "value": s.phase},
    ]
    income = incomes(s)
    for seat in range(s.seats):
        word = SEAT.word(seat)
        # components.9: others see backs
        zones.append({"id": "hand", "seat": word, "cards": v.cards(CARD, s.hands[seat])})
        zones.append({"id": "married", "seat": word, "cards": v.cards(CARD, s.married[seat])})
        zones.append({"id": "titles", "seat": word, "cards": v.cards(CARD, s.titles[seat])})
        zones += [{"id": name, "seat": word, "cards": pieces} for name, pieces in show_pieces(s, seat)]
        held = [REGION.ref(r) for r in range(N_REGIONS) if s.holder[r] == seat]
        zones.append({"id": "principalities", "seat": word, "cards": held})
        friends = [other for other in range(s.seats) if other != seat and s.at_peace(seat, other)]
        zones.append({"id": "peace", "seat": word, "cards": [SEAT.ref(other) for other in friends]})
        ends = sorted({s.peace_until(seat, other) for other in friends})
        zones.append({"id": "peace-until", "seat": word, "cards": [MOMENT.ref(end) for end in ends]})
        values = seat_counters(s, seat, income[seat])
        counters += [{"id": name, "seat": word, "value": value} for name, value in values]
    if s.ottokar:
        zones += [{"id": "ottokar-" + name, "seat": None, "cards": pieces} for name, pieces in show_pieces(s, OTTOKAR)]
    return {
        "zones": zones,
        "counters": counters,
        "order": [SEAT.word(seat) for seat in s.order],
        "colours": {SEAT.word(seat): COLOURS[seat] for seat in range(s.seats)},
        "ottokar": COLOURS[s.seats] if s.ottokar else None,
        "king": owner_word(s.king),
        "antiking": owner_word(s.antiking),
        "vacant": s.vacant,
        "track": {
            "rows": [{"id": row.id, "year": row.year, "coronation": row.coronation} for row in ROWS],
            "row": ROWS[s.row].id,
            "column": s.column,
            "last": ROWS[s.last_row].id,
        },
        "trade_seconds": TRADE_SECONDS if s.trade_limit else None,
        "regions": [show_region(s, r) for r in range(N_REGIONS)],
        "agreements": show_agreements(s),
        # trade.7: what a clause may name as its date
        "moments": [MOMENT.ref(n) for n in range(s.now(), s.last_row * SPACES + 1)] if trading(s) else [],
        "battle": show_battle(s),
    }


def seat_counters(s: Anno, seat: int, income: int) -> list[tuple[str, int]]:
    return [
        ("turn", s.order.index(seat) + 1),
        ("gold", s.gold[seat]),
        ("prestige", s.prestige[seat]),
        ("estates", s.estates(seat)),
        ("citizens", s.citizens_of(seat)),
        ("cities", s.cities(seat)),
        ("principalities", s.principalities(seat)),
        ("king", int(s.king == seat)),
        ("antiking", int(s.antiking == seat)),
        ("soldiers", s.soldiers[seat]),
        ("income", income),
        ("points", victory_points(s, seat)),
    ]


def own_zones(s: Anno, v: Viewer) -> list[dict[str, Any]]:
    """components.9: the hands of which the viewer knows more than the backs."""
    return [
        {"id": "hand", "seat": SEAT.word(seat), "cards": v.cards(CARD, s.hands[seat])}
        for seat in range(s.seats)
        if v.sees_more(s.hands[seat])
    ]


def show_pieces(s: Anno, owner: int) -> list[tuple[str, list[int | str]]]:
    """Where somebody's pieces stand: Estates by value, Cities and Citizens by their Estate."""
    mine = [p for p in range(PLACES) if s.owner[p] == owner]
    citizens: list[int | str] = []
    for p in mine:
        citizens += [PLACE.ref(p)] * s.citizens[p]
    return [
        ("estates", [PLACE.ref(p) for p in mine]),
        ("value-2", [PLACE.ref(p) for p in mine if s.value[p] == 2]),
        ("value-1", [PLACE.ref(p) for p in mine if s.value[p] == 1]),
        ("cities", [PLACE.ref(p) for p in mine if s.city[p]]),
        ("citizens", citizens),
    ]


def show_region(s: Anno, region: int) -> dict[str, Any]:
    return {
        "id": REGIONS[region].id,
        "limit": LIMIT[region],
        "towers": TOWERS[region],
        "price": price(s, region),
        "holder": owner_word(s.holder[region]),
        "bound": bool(s.bound[region]),
        "places": [
            {
                "id": PLACE.word(p),
                "owner": owner_word(s.owner[p]),
                "value": s.value[p],
                "city": bool(s.city[p]),
                "citizens": s.citizens[p],
            }
            for p in PLACES_IN[region]
        ],
    }


def show_agreements(s: Anno) -> list[dict[str, Any]]:
    """trade.8: every clause in force with its parties, its date, what it costs if it cannot be kept, and whose consent
    lifts it; all may read it."""
    out = []
    for row in s.agreements:
        c = InForce(row)
        if c.ends_with_time() and c.over(s.now()):
            continue
        kind = CLAUSES[c.kind]
        forfeits = [("forfeit-gold", c.gold), ("forfeit-prestige", c.prestige)]
        out.append(
            {
                "number": c.agreement,
                "seats": [SEAT.word(seat) for seat in range(s.seats) if contains(c.parties, seat)],
                "promise": kind.name,
                "args": {key: k.ref(n) for (key, k), n in zip(kind.signature, c.args, strict=True)},
                "until": MOMENT.ref(c.until),
                "enforced": c.enforced,
                "lifted_by": [SEAT.word(seat) for seat in holders(c)],
                "forfeits": [{"promise": name, "args": {"amount": n}} for name, n in forfeits if n],
            }
        )
    return out


def show_battle(s: Anno) -> dict[str, Any] | None:
    if s.attacker == NOBODY:
        return None
    forces = [force(s, 0), force(s, 1)]
    verdict = prospects(s, forces[0], forces[1])
    return {
        "attacker": owner_word(s.attacker),
        "defender": owner_word(s.defender),
        "origin": None if s.origin == NOBODY else PLACE.word(s.origin),
        "target": PLACE.word(s.target),
        "round": s.clash,
        "soldiers": s.troops.copy(),
        "allies": [[PLACE.word(p) for p in joined] for joined in s.joined],
        "hits": s.hits.copy(),
        "units": [forces[0].units(), forces[1].units()],
        "odds": verdict.in_hundred(),
        "losses": [int(verdict.lost + 0.5), int(verdict.spent + 0.5)],
    }


def standings(s: Anno) -> list[dict[str, Any]]:
    """The points each player would have now, and where they come from (end.5 to end.10)."""
    return [
        {
            "score": victory_points(s, seat),
            "estates": s.estates(seat),
            "citizens": s.citizens_of(seat) // 2,
            "cities": s.cities(seat),
            "principalities": s.principalities(seat),
            "gold": s.gold[seat] // 10,
            "prestige": s.prestige[seat],
        }
        for seat in range(s.seats)
    ]
