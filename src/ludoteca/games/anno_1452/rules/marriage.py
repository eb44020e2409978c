"""Marriage cards (marriage.1 to marriage.16) and their benefits (card.effect-*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import CITIZENS, CITY_FREE, ESTATE, GOLD, PRESTIGE, PRINCIPALITY
from ludoteca.games.anno_1452.data import CARDS, N_REGIONS, PLACES, PRINCIPALITY_POINT
from ludoteca.games.anno_1452.records import Effect
from ludoteca.games.anno_1452.rules.citizen import FreeCitizens, stands
from ludoteca.games.anno_1452.rules.city import LayCity, sites
from ludoteca.games.anno_1452.rules.estate import majority, place_free, recheck, refuse_place
from ludoteca.games.anno_1452.rules.needs import pay, refuse_citizens, refuse_needs, refuse_price
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import refuse_region
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step

WED: Final = Action("wed")
WAIVE: Final[list[Action]] = [Action("waive", (kind,)) for kind in range(PRESTIGE + 1)]
GAINS: Final = ["gain-estate", "gain-citizens", "gain-city", "gain-principality", "gain-gold", "gain-prestige"]
PAY_CITIZEN: Final[list[Action]] = [Action("pay-citizen", (p,)) for p in range(PLACES)]


def effects_of(card: int) -> list[Effect]:
    use = CARDS[card].use
    return use.effects if use is not None else []


def refuse_marriage(s: Anno, seat: int, card: int) -> No | None:
    """marriage.2, marriage.9, marriage.10; benefits that do not fit (marriage.4) or no Estate there (marriage.3) are no
    hindrance."""
    use = CARDS[card].use
    assert use is not None
    if s.married[seat]:  # marriage.11: one that Childbed has ended no longer counts
        return No("married-already", "marriage.10")
    no = refuse_region(s, seat, CARDS[card].region)  # trade.8: no marriage into a region to stay out of
    for e in use.effects:
        if no is None and e.region >= 0:
            no = refuse_region(s, seat, e.region)
    if no is None:
        no = refuse_citizens(s, seat, use.price)
    if no is None:
        no = refuse_needs(s, seat, card)
    return refuse_price(s, seat, use.price) if no is None else no


def marry(s: Anno, seat: int, card: int) -> None:
    """Requirements, costs, benefits, in that order (card.kind-marriage); marriage.16: the first are never looked at
    again."""
    use = CARDS[card].use
    assert use is not None
    s.married[seat].append(card)
    s.tell("married", "marriage.1", (seat, card))
    pay(s, seat, use.price)
    s.then(Dowry(seat, card, 0))
    for _ in range(use.price.citizens):
        s.then(PayCitizen(seat))


class PayCitizen(Step[Anno]):
    """A Citizen of the player's choice goes back to the supply, from any region."""

    rule = "card.cost-citizens"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [PAY_CITIZEN[p] for p in range(PLACES) if s.owner[p] == self.seat and s.citizens[p]]

    def take(self, s: Anno, a: Action) -> None:
        s.lift_citizen(a.args[0])
        s.tell("citizen-paid", self.rule, (self.seat, a.args[0]))


class Dowry(Step[Anno]):
    """marriage.5: benefits may be declined, all before the first is carried out. `waived` is a mask of benefit
    kinds."""

    rule = "marriage.5"

    def __init__(self, seat: int, card: int, waived: int) -> None:
        self.seat = seat
        self.card = card
        self.waived = waived

    def options(self, s: Anno) -> list[Action]:
        return [WED] + [WAIVE[e.kind] for e in effects_of(self.card) if not contains(self.waived, e.kind)]

    def foresee(self, s: Anno, a: Action) -> list[Foresight]:
        """What the benefits that are left bring, all together: points beyond the track are Gold (prestige.6), and a
        Principality that one holds already is no gain."""
        if a.verb != "wed":
            return []
        o = s.copy()
        kept: list[int] = []
        out: list[Foresight] = []
        for index, e in enumerate(effects_of(self.card)):
            if contains(self.waived, e.kind) or not fits(o, self.seat, e):
                continue
            if e.kind in (CITIZENS, CITY_FREE):  # they are placed later
                out.append(Foresight(GAINS[e.kind], self.rule, (e.amount,)))
            else:
                kept.append(e.kind)
                Benefit(self.seat, self.card, index).run(o)
        before, after = wealth(s, self.seat), wealth(o, self.seat)
        for kind, n in enumerate(after):
            if n > before[kind] and (kind in kept or kind == GOLD):
                out.append(Foresight(GAINS[kind], self.rule, (n - before[kind],)))
        return out

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "waive":
            s.tell("benefit-waived", self.rule, (self.seat, a.args[0]))
            s.then(Dowry(self.seat, self.card, self.waived | 1 << a.args[0]))
            return
        effects = effects_of(self.card)
        for i in range(len(effects) - 1, -1, -1):  # in the order printed
            if not contains(self.waived, effects[i].kind):
                s.then(Benefit(self.seat, self.card, i))


def wealth(s: Anno, seat: int) -> list[int]:
    """What a seat has of what Marriages bring, by kind of benefit."""
    return [
        s.estates(seat),
        s.citizens_of(seat),
        s.cities(seat),
        s.principalities(seat),
        s.gold[seat],
        s.prestige[seat],
    ]


def fits(s: Anno, seat: int, e: Effect) -> bool:
    """Whether a limit leaves room for the benefit."""
    if e.kind == ESTATE:
        return refuse_place(s, seat, e.region) is None
    if e.kind == CITIZENS:
        return len(stands(s, seat, e.region)) > 0
    if e.kind == CITY_FREE:
        return len(sites(s, seat, e.region)) > 0
    return True


class Benefit(Step[Anno]):
    """One benefit of a Marriage; marriage.4: what does not fit is lost."""

    rule = "marriage.4"

    def __init__(self, player: int, card: int, index: int) -> None:
        self.player = player
        self.card = card
        self.index = index

    def run(self, s: Anno) -> None:
        seat = self.player
        e = effects_of(self.card)[self.index]
        if not fits(s, seat, e):
            s.tell("benefit-lost", self.rule, (seat, e.kind))
        elif e.kind == ESTATE:
            place_free(s, seat, e.region, "card.effect-estate")
        elif e.kind == CITIZENS:
            s.then(FreeCitizens(seat, e.region, e.amount, 0))
        elif e.kind == CITY_FREE:  # card.effect-city
            s.then(LayCity(seat, e.region))
        elif e.kind == PRINCIPALITY:
            take_principality(s, seat, e.region)
        elif e.kind == GOLD:
            s.gold[seat] += e.amount
            s.tell("gold", "card.effect-gold", (seat, e.amount))
        else:
            shift(s, seat, e.amount, "card.effect-prestige")


def take_principality(s: Anno, seat: int, region: int) -> None:
    """marriage.6, marriage.7: taken from its holder, its point with it; from now on the marriage protects it."""
    before = s.holder[region]
    s.bind_card(region, majority(s, region))
    if before == seat:
        s.tell("principality-bound", "marriage.7", (seat, region))
        return
    s.holder[region] = seat
    if before != NOBODY:
        s.tell("principality-lost", "marriage.7", (before, region))
        shift(s, before, -PRINCIPALITY_POINT, "marriage.7")
    s.tell("principality-wed", "marriage.6", (seat, region))
    shift(s, seat, PRINCIPALITY_POINT, "card.effect-principality")


def end_marriage(s: Anno, seat: int, rule: str) -> None:
    """marriage.14: a Principality held only through it goes to the player with the majority; marriage.15: the rest
    stays."""
    card = s.married[seat].pop()
    s.discards.append(card)
    s.tell("marriage-ends", rule, (seat, card))
    for region in range(N_REGIONS):
        if s.bound[region] and s.holder[region] == seat:
            s.bound[region] = 0
            recheck(s, region)


class EndMarriages(Step[Anno]):
    """All marriages end, in turn order: after phase 4 (marriage.12, prestige.11, end.4) or before phase 1
    (marriage.13)."""

    rule = "marriage.12"

    def run(self, s: Anno) -> None:
        for seat in s.order:
            if s.married[seat]:
                end_marriage(s, seat, "marriage.13" if s.marriages_early else "prestige.11")
