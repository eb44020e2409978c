"""Special cards (special.1 to special.4) with the texts of the nine kinds (card.sondersteuer to card.kundschafter)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import (
    BAN,
    BRIBE,
    BUILD,
    CITIZENS,
    DRAW,
    GOLD,
    GOLD_PER,
    PRESTIGE,
    REDUCE,
    SPARE,
    SPY,
    TAKE_GOLD,
)
from ludoteca.games.anno_1452.data import CARDS, DEFINITIONS, N_REGIONS, PLACES
from ludoteca.games.anno_1452.records import Use
from ludoteca.games.anno_1452.rules.citizen import DONE, FreeCitizens, stands
from ludoteca.games.anno_1452.rules.dues import card_lost
from ludoteca.games.anno_1452.rules.estate import BUILD as REGIONS_TO_BUILD
from ludoteca.games.anno_1452.rules.estate import build, builds, price, refuse_build, refuse_place
from ludoteca.games.anno_1452.rules.events import draw_cards, only_events_left
from ludoteca.games.anno_1452.rules.needs import pay, refuse_price
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, No, Step

REVOLT: Final[list[Action]] = [Action("revolt", (p,)) for p in range(PLACES)]


def refuse_special(s: Anno, seat: int, card: int, use: Use) -> No | None:
    """special.4: the costs must be paid in full and the card must do something."""
    e = use.effects[0]
    if e.kind == BUILD:
        no = refuse_clearance(s, seat)
        return refuse_price(s, seat, use.price) if no is None else no
    nothing = False
    if e.kind == CITIZENS:  # card.ansiedlung
        nothing = not stands(s, seat, e.region)
    elif e.kind == TAKE_GOLD:  # card.raubritter
        nothing = not robbable(s, seat)
    elif e.kind == REDUCE:  # card.bauernaufstand
        nothing = not revolts(s, seat, NOBODY, NOBODY)
    elif e.kind == SPY:  # card.kundschafter
        nothing = not readable(s, seat)
    elif e.kind == GOLD_PER or e.kind == BRIBE:  # card.sondersteuer, card.handsalbe
        nothing = s.estates(seat) == 0
    elif e.kind == DRAW:
        nothing = only_events_left(s)
    return No("no-effect", "special.4", (card,)) if nothing else refuse_price(s, seat, use.price)


def refuse_clearance(s: Anno, seat: int) -> No | None:
    """card.landesausbau: why not one Estate can be built; the region with the lowest price speaks for all."""
    if builds(s, seat):
        return None
    room = [r for r in range(N_REGIONS) if refuse_place(s, seat, r) is None]
    cheapest = min(room, key=lambda r: price(s, r)) if room else 0
    return refuse_build(s, seat, cheapest)


def play_special(s: Anno, seat: int, card: int, use: Use, rule: str) -> None:
    """special.1: discarded after use; special.2 and special.3 say which of its two texts works."""
    s.hands[seat].remove(card)
    s.discard(card)
    s.tell("special", rule, (seat, card))
    pay(s, seat, use.price)
    e = use.effects[0]
    if e.kind == GOLD or e.kind == GOLD_PER:  # card.sondersteuer: a reduced Estate counts as one
        amount = e.amount if e.kind == GOLD else e.amount * s.estates(seat)
        s.gold[seat] += amount
        s.tell("gold", "card.sondersteuer", (seat, amount))
    elif e.kind == CITIZENS:
        s.then(FreeCitizens(seat, e.region, e.amount, 0))
    elif e.kind == BUILD:
        s.then(BuyEstates(seat, e.amount, True))
    elif e.kind == PRESTIGE:  # card.landfriede
        shift(s, seat, e.amount, "card.landfriede")
    elif e.kind == SPARE:
        s.spared[seat] = 1
    elif e.kind == TAKE_GOLD:
        s.then(Rob(seat, e.amount))
    elif e.kind == REDUCE:
        s.then(Revolt(seat, e.amount, e.steps, NOBODY, NOBODY))
    elif e.kind == BAN:
        s.then(Ban(seat, -e.amount))
    elif e.kind == DRAW:
        s.then(Draw(seat, e.amount, card))
    elif e.kind == BRIBE:  # card.handsalbe: in this Coronation only
        s.bribes[seat] = -e.amount
    else:
        s.then(Spy(seat))


class Draw(Step[Anno]):
    """Cards drawn by a Special card (card.handsalbe, card.kundschafter); Events follow their own rules."""

    rule = "card.handsalbe"

    def __init__(self, player: int, amount: int, card: int) -> None:
        self.player = player
        self.amount = amount
        self.card = card

    def run(self, s: Anno) -> None:
        draw_cards(s, self.player, self.amount, "card." + DEFINITIONS[CARDS[self.card].definition].id)


class BuyEstates(Step[Anno]):
    """card.landesausbau: Estates at the usual price, the first one must be built."""

    rule = "card.landesausbau"

    def __init__(self, seat: int, left: int, first: bool) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def candidates(self, s: Anno) -> list[Action]:
        if self.left == 0 or not builds(s, self.seat):
            return []
        return REGIONS_TO_BUILD if self.first else REGIONS_TO_BUILD + [DONE]

    def refuse(self, s: Anno, a: Action) -> No | None:
        return refuse_build(s, self.seat, a.args[0]) if a.verb == "build" else None

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "build":
            build(s, self.seat, a.args[0])
            s.then(BuyEstates(self.seat, self.left - 1, False))


def robbable(s: Anno, seat: int) -> list[int]:
    """Opponents with Gold; ottokar.14: Ottokar has none and is never named."""
    return [other for other in range(s.seats) if other != seat and s.gold[other] > 0]


class Rob(Step[Anno]):
    """card.raubritter: up to so much from one opponent, never more than they have."""

    rule = "card.raubritter"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, s: Anno) -> list[Action]:
        return [Action("rob", (other,)) for other in robbable(s, self.seat)]

    def take(self, s: Anno, a: Action) -> None:
        other = a.args[0]
        taken = min(self.amount, s.gold[other])
        s.gold[other] -= taken
        s.gold[self.seat] += taken
        s.tell("robbed", self.rule, (self.seat, other, taken))


def revolts(s: Anno, seat: int, victim: int, spent: int) -> list[Action]:
    """Estates of an opponent (Ottokar too) that can still be reduced; `victim` and `spent` from the first choice."""
    owner = s.owner
    return [
        REVOLT[p]
        for p in range(PLACES)
        if s.value[p] > 1 and owner[p] != seat and p != spent and (victim < 0 or owner[p] == victim)
    ]


class Revolt(Step[Anno]):
    """card.bauernaufstand: different Estates of one opponent, never below 1."""

    rule = "card.bauernaufstand"

    def __init__(self, seat: int, left: int, steps: int, victim: int, spent: int) -> None:
        self.seat = seat
        self.left = left
        self.steps = steps
        self.victim = victim
        self.spent = spent

    def options(self, s: Anno) -> list[Action]:
        if self.left == 0:
            return []
        places = revolts(s, self.seat, self.victim, self.spent)
        if places and self.victim >= 0:
            places.append(DONE)
        return places

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "done":
            return
        place = a.args[0]
        s.value[place] = max(1, s.value[place] - self.steps)
        s.tell("revolt", self.rule, (self.seat, place, s.value[place]))
        s.then(Revolt(self.seat, self.left - 1, self.steps, s.owner[place], place))


class Ban(Step[Anno]):
    """card.kirchenbann: one opponent loses Prestige."""

    rule = "card.kirchenbann"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, s: Anno) -> list[Action]:
        return [Action("ban", (other,)) for other in range(s.seats) if other != self.seat]

    def take(self, s: Anno, a: Action) -> None:
        s.tell("banned", self.rule, (self.seat, a.args[0]))
        shift(s, a.args[0], -self.amount, self.rule)


def readable(s: Anno, seat: int) -> list[int]:
    """Opponents with cards in hand."""
    return [other for other in range(s.seats) if other != seat and s.hands[other]]


class Spy(Step[Anno]):
    """card.kundschafter: whose hand is looked at."""

    rule = "card.kundschafter"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [Action("spy", (other,)) for other in readable(s, self.seat)]

    def take(self, s: Anno, a: Action) -> None:
        for card in s.hands[a.args[0]]:
            s.reveal(card, 1 << self.seat)
        s.tell("spied", self.rule, (self.seat, a.args[0]))
        s.then(Steal(self.seat, a.args[0]))


class Steal(Step[Anno]):
    """One card of that hand must be taken; only the two players see which."""

    rule = "card.kundschafter"
    private = True

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, s: Anno) -> list[Action]:
        return [Action("steal", (card,)) for card in s.hands[self.victim]]

    def take(self, s: Anno, a: Action) -> None:
        card = a.args[0]
        s.hands[self.victim].remove(card)
        s.hands[self.seat].append(card)
        s.tell("stolen", self.rule, (self.seat, self.victim, card), 1 << self.seat | 1 << self.victim, 1)
        card_lost(s, card, self.victim, self.seat)
