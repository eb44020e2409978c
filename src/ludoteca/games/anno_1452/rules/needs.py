"""What cards demand and cost (card.req-*, card.cost-*)."""

from __future__ import annotations

from ludoteca.games.anno_1452.constants import NEED_CITIZENS, NEED_CITY, NEED_ESTATE, NEED_PRESTIGE, NEED_PRINCIPALITY
from ludoteca.games.anno_1452.data import CARDS, GOLD_PER_POINT, PLACES_IN
from ludoteca.games.anno_1452.records import Need, Price
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import No


def have(s: Anno, seat: int, need: Need) -> int:
    """How much the seat has of what is needed."""
    if need.kind == NEED_PRESTIGE:
        return s.prestige[seat]
    if need.kind == NEED_PRINCIPALITY:
        if not need.regions:
            return s.principalities(seat)
        return len([r for r in need.regions if s.holder[r] == seat])
    if not need.regions:
        if need.kind == NEED_ESTATE:
            return s.estates(seat)
        return s.cities(seat) if need.kind == NEED_CITY else s.citizens_of(seat)
    n = 0
    for r in need.regions:
        for p in PLACES_IN[r]:
            if s.owner[p] == seat:
                if need.kind == NEED_ESTATE:
                    n += 1
                elif need.kind == NEED_CITY:
                    n += s.city[p]
                else:
                    n += s.citizens[p]
    return n


def refuse_needs(s: Anno, seat: int, card: int) -> No | None:
    """The first requirement of the card that does not hold; Prestige is named only where points would help."""
    needs = CARDS[card].needs
    for need in [n for n in needs if n.kind != NEED_PRESTIGE] + [n for n in needs if n.kind == NEED_PRESTIGE]:
        if have(s, seat, need) < need.least:
            return refuse_need(card, need)
    return None


def refuse_need(card: int, need: Need) -> No:
    """The requirement in words; where it names one region, the region too."""
    if need.kind == NEED_PRESTIGE:
        return No("needs-prestige", "card.req-prestige", (need.least,))
    here = need.regions if len(need.regions) == 1 else ()
    where = "-in" if here else ""
    if need.kind == NEED_ESTATE:
        return No("needs-estates" + where, "card.req-estate", (card, need.least) + here)
    if need.kind == NEED_CITY:
        return No("needs-city" + where, "card.req-city", (card,) + here)
    if need.kind == NEED_CITIZENS:
        return No("needs-citizens" + where, "card.req-citizens", (card, need.least) + here)
    return No("needs-principality-of" if here else "needs-principality", "card.req-principality", (card,) + here)


def needs_met(s: Anno, seat: int, card: int) -> bool:
    for need in CARDS[card].needs:
        if have(s, seat, need) < need.least:
            return False
    return True


def refuse_citizens(s: Anno, seat: int, price: Price) -> No | None:
    """A Citizen that is to be paid must stand on the map."""
    short = s.citizens_of(seat) < price.citizens
    return No("no-citizen-on-map", "card.cost-citizens") if short else None


def refuse_price(s: Anno, seat: int, price: Price) -> No | None:
    """All costs in full; points below 0 cost Gold and are never covered by insolvency (card.cost-prestige,
    prestige.10)."""
    no = refuse_citizens(s, seat, price)
    gold = price.gold + max(0, price.prestige - s.prestige[seat]) * GOLD_PER_POINT
    if no is None and s.gold[seat] < gold:
        no = No("gold-short", "card.cost-gold", (gold, s.gold[seat]))
    return no


def pay(s: Anno, seat: int, price: Price) -> None:
    """Gold and Prestige; a Citizen is chosen by its owner in a step of its own."""
    s.gold[seat] -= price.gold
    if price.gold:
        s.tell("paid", "card.cost-gold", (seat, price.gold))
    if price.prestige:
        shift(s, seat, -price.prestige, "card.cost-prestige")
