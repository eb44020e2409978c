"""The four victories, the patron victory and bankruptcy (victory.*, tvictory.1, turn.4, torch.2, overview.2,
option.2)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    LAW,
    PATRON,
    PATRON_RULES,
    PATRON_TRADES,
    RELIGIONS,
    RENAISSANCE,
    REPUBLIC,
    TORCHES,
)
from ludoteca.games.pax_renaissance.data import CARD_IDS, LEAD
from ludoteca.games.pax_renaissance.flat import section_seat
from ludoteca.games.pax_renaissance.records import LANDS
from ludoteca.games.pax_renaissance.rules.board import FAITH, LAND_BORDERS, LAND_CITIES
from ludoteca.games.pax_renaissance.rules.pieces import is_cube, is_pirate
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import No

REPUBLIC_CARDS = (CARD_IDS.index("x7"), CARD_IDS.index("x59"))  # card.x7, card.x59a
KINGS_LEAD = (LEAD[IMPERIAL]["kings_lead_two_players"], LEAD[IMPERIAL]["kings_lead"])
REPUBLICS_LEAD: int = LEAD[RENAISSANCE]["republics_lead"]
LAW_LEAD: int = LEAD[RENAISSANCE]["law_prestige_lead"]
CONCESSIONS_LEAD: int = LEAD[GLOBALIZATION]["concessions_lead"]
DISCOVERY_LEAD: int = LEAD[GLOBALIZATION]["discovery_prestige_lead"]
PRESTIGE_LEAD: int = LEAD[HOLY]["religious_prestige_lead"]

# What each seat has of the things a victory counts.


def republics(s: Pax) -> list[int]:
    """victory.6, card.x7, card.x59a"""
    out = [0] * s.seats
    for land in range(LANDS):
        if s.holder[land] >= 0 and s.republic[land]:
            out[s.holder[land]] += 1
    for card in REPUBLIC_CARDS:
        for i in range(len(s.tableaux)):
            seat = section_seat(i)
            if card in s.tableaux[i] and not s.silenced(seat, card):
                out[seat] += 1
    return out


def kings(s: Pax) -> list[int]:
    """Suzerains and vassals alike, republics not (victory.4c); with the option every empire card (ruling
    two.imperial)."""
    out = [0] * s.seats
    for land in range(LANDS):
        if s.holder[land] >= 0 and (s.imperial_empires or not s.republic[land]):
            out[s.holder[land]] += 1
    return out


def prestige(s: Pax, icon: int) -> list[int]:
    return [s.icon(seat, icon) for seat in range(s.seats)]


def laws(s: Pax) -> list[int]:
    """card.x36, card.x37: patron icons count as law, once each."""
    out = prestige(s, LAW)
    for seat in range(s.seats):
        if s.has(seat, PATRON_RULES):
            out[seat] += s.icon(seat, PATRON)
    return out


def concessions(s: Pax) -> list[int]:
    out = [0] * s.seats
    for piece in s.border:
        if is_cube(piece):
            out[s.seat_of(piece)] += 1
    return out


def trading_posts(s: Pax) -> list[int]:
    """Concessions as the globalization victory counts them (victory.5, card.x6, card.x41a)."""
    out = concessions(s)
    for seat in range(s.seats):
        if s.has(seat, PATRON_TRADES):
            out[seat] += s.icon(seat, PATRON)
    return out


def lead(counts: list[int], seat: int) -> int:
    """How many more than every other single player."""
    best = 0
    for other in range(len(counts)):
        if other != seat and counts[other] > best:
            best = counts[other]
    return counts[seat] - best


# ---- the supreme religion ----


def bishop_majority(s: Pax, religion: int) -> int:
    """Bishops of the religion less those of the two others (victory.3a)."""
    own = s.bishop_colours.count(religion)
    return 2 * own - len(s.bishop_colours)


def believer_majority(s: Pax, religion: int, lands: list[int]) -> int:
    """Believers less heretics among rooks, knights and pirates of these map cards and their borders (victory.3b).
    A pirate between two of them is one piece."""
    balance = 0
    borders: list[int] = []
    for land in lands:
        for city in LAND_CITIES[land]:
            if s.city[city] >= 0:
                balance += 1 if FAITH[s.city[city]] == religion else -1
        for border in LAND_BORDERS[land]:
            if border not in borders and is_pirate(s.border[border]):
                borders.append(border)
                balance += 1 if FAITH[s.border[border]] == religion else -1
    return balance


def majorities(s: Pax, religion: int) -> list[int]:
    """In each theocracy of the religion; with the option one total over all of them (ruling two.religious)."""
    lands = [land for land in range(LANDS) if s.face[land] == religion]
    if s.holy_total and lands:
        return [believer_majority(s, religion, lands)]
    return [believer_majority(s, religion, [land]) for land in lands]


def supreme(s: Pax, religion: int) -> bool:
    """victory.3a, victory.3b, gap.no-theocracy"""
    if bishop_majority(s, religion) <= 0:
        return False
    found = majorities(s, religion)
    return len(found) > 0 and min(found) > 0


# ---- declaring ----


def declare_cost(s: Pax, victory: int) -> int:
    """2 actions under a torch, never more (torch.2)."""
    return 2 if s.anyone(TORCHES[victory]) else 1


def kings_needed(s: Pax) -> int:
    """victory.4a, victory.4b"""
    return int(KINGS_LEAD[0] if s.seats == 2 else KINGS_LEAD[1])


def unmet(s: Pax, seat: int, victory: int) -> No | None:
    """The first condition of the victory card that the player misses (tvictory.1)."""
    if victory == RENAISSANCE:
        if lead(republics(s), seat) < REPUBLICS_LEAD:
            return No("too-few-republics", "victory.6", (REPUBLICS_LEAD,))
        if lead(laws(s), seat) < LAW_LEAD:
            return No("too-little-law", "victory.6", (LAW_LEAD,))
        return None
    if victory == IMPERIAL:
        needed = kings_needed(s)
        if lead(kings(s), seat) < needed:
            few = "too-few-empires" if s.imperial_empires else "too-few-kings"
            return No(few, "victory.4b" if s.seats == 2 else "victory.4a", (needed,))
        return None
    if victory == GLOBALIZATION:
        if lead(trading_posts(s), seat) < CONCESSIONS_LEAD:
            return No("too-few-concessions", "victory.5", (CONCESSIONS_LEAD,))
        if lead(prestige(s, DISCOVERY), seat) < DISCOVERY_LEAD:
            return No("too-little-discovery", "victory.5", (DISCOVERY_LEAD,))
        return None
    some = False
    for religion in range(len(RELIGIONS)):
        if supreme(s, religion):
            some = True
            if lead(prestige(s, religion), seat) >= PRESTIGE_LEAD:
                return None
    return No("too-little-prestige", "victory.3") if some else No("no-supreme-religion", "victory.3")


def declare_refused(s: Pax, seat: int, victory: int) -> No | None:
    if not s.active[victory]:
        return No("inactive", "victory.1", (victory,))
    cost = declare_cost(s, victory)
    if s.actions < cost:
        return No("needs-actions", "torch.2" if cost > 1 else "overview.1", (cost,))
    return unmet(s, seat, victory)


def declare(s: Pax, seat: int, victory: int) -> None:
    """turn.4: the player who declares wins at once."""
    s.tell("declared", "turn.4", (seat, victory))
    if victory == RENAISSANCE:
        s.trigger(seat, REPUBLIC)
    if s.icon(seat, PATRON):
        if victory == RENAISSANCE:
            s.trigger(seat, PATRON_RULES)
        elif victory == GLOBALIZATION:
            s.trigger(seat, PATRON_TRADES)
    for other in range(s.seats):
        s.trigger(other, TORCHES[victory])
    s.finish(
        ["renaissance", "imperial", "holy", "globalization"][victory],
        [1 if x == seat else 2 for x in range(s.seats)],
        [1 if x == seat else 0 for x in range(s.seats)],
    )


def exhausted(s: Pax) -> None:
    """Most patron prestige, then most florins, else shared (overview.2, gap.final-tie)."""
    patrons = prestige(s, PATRON)
    worth = [(0 if s.out[seat] else 1, patrons[seat], s.florins[seat]) for seat in range(s.seats)]
    places = [1 + len([other for other in worth if other > mine]) for mine in worth]
    tied = patrons.count(max(patrons)) > 1
    s.tell("decks-exhausted", "turn.5d")
    s.finish("patron_florins" if tied else "patron", places, patrons)


def bankrupt(s: Pax, seat: int) -> bool:
    """No florins, no concessions, no cards in tableau and hand (option.2)."""
    return (
        s.florins[seat] == 0
        and not s.hands[seat]
        and not s.both_sections(seat)
        and not s.maids[seat]
        and s.cube(seat) not in s.border
    )


def settle_bankruptcies(s: Pax) -> None:
    """After a complete action; the last player left wins, or those who failed together at the last (option.2,
    gap.bankruptcy)."""
    failed = [seat for seat in range(s.seats) if not s.out[seat] and bankrupt(s, seat)]
    for seat in failed:
        s.out[seat] = True
        s.tell("bankrupt", "option.2", (seat,))
    left = [seat for seat in range(s.seats) if not s.out[seat]]
    if len(left) > 1:
        return
    winners = left if left else failed
    s.finish(
        "bankruptcy" if left else "bankruptcy_together",
        [1 if seat in winners else 1 + len(winners) for seat in range(s.seats)],
        [1 if seat in winners else 0 for seat in range(s.seats)],
    )
