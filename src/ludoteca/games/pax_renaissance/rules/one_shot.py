"""The one-shot of a card just played: whether it is used, where, and what follows (play.2, play.3a, play.10, trade.9,
civil.2, holywar.1, shift.*, coronation.*, torch.1). Each kind of effect is a verb that belongs to its card."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import (
    APOSTASY,
    CONSPIRACY,
    CORONATION,
    COVERED,
    CRUSADE,
    REVOLT,
    SHIFT,
    TORCH,
)
from ludoteca.games.pax_renaissance.data import CARDS, TRADE_CARDS
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    BESTOW,
    DECLINE,
    LIGHT_TORCH,
    MAID,
    MARRY,
    OPEN,
    SHELVE,
    USE_APOSTASY,
    WAR,
)
from ludoteca.games.pax_renaissance.rules.agents import Agents, used_agents
from ludoteca.games.pax_renaissance.rules.apostasy import Apostasy
from ludoteca.games.pax_renaissance.rules.battle import fighters, heretic_in, wage, war_foreseen
from ludoteca.games.pax_renaissance.rules.board import LOC_LANDS
from ludoteca.games.pax_renaissance.rules.crown import Coronation, LightTorch, OpenEmporium, tuck_maid
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import CITY, LAND, VICTORY
from ludoteca.kernel import Action, Foresight, No, Step, Verb, Verb0, Verb1, Verbs, sig


def shot_lands(s: Pax, card: int) -> list[int]:
    """Where the card's war can be waged: one map card of its location (location.1), with heretics for a religious
    war."""
    shot = CARDS[card].shot
    lands = LOC_LANDS[CARDS[card].location]
    if shot in (CONSPIRACY, REVOLT):
        return list(lands)
    return [land for land in lands if heretic_in(s, land, shot - CRUSADE)]


class ShiftTrade(Verb1[Pax]):
    """The card's emporium is opened, unless it is active already (shift.1). Agents come first, then the effect
    (gap.agents-forced)."""

    name = "shift"
    args = sig(city=CITY)

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [OPEN[CARDS[self.card].aim]]

    def refuse(self, s: Pax, seat: int, city: int) -> No | None:
        card = CARDS[self.card]
        if s.city[city] != COVERED:
            return No("already-open", "shift.1", (city,))
        if card.needs != NOWHERE:
            own = card.prestige.count(card.needs)
            if s.icon(seat, card.needs) - own < 1:
                return No("prestige-missing", "shift.3", (card.needs,))
        return None

    def apply(self, s: Pax, seat: int, city: int) -> None:
        s.then(OpenEmporium(seat, city))
        s.then(used_agents(s, seat, self.card, CARDS[self.card].agents))


class Crowning(Verb1[Pax]):
    """A king of the empire deck for a queen or a crown (coronation.2)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def refuse(self, s: Pax, seat: int, land: int) -> No | None:
        return No("king-not-in-deck", "coronation.2", (land,)) if s.holder[land] != NOWHERE else None

    def apply(self, s: Pax, seat: int, land: int) -> None:
        s.then(Coronation(seat, self.card, land))


class Marry(Crowning):
    name = "marry"
    args = sig(land=LAND)

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [MARRY[land] for land in CARDS[self.card].suitors]


class Bestow(Crowning):
    name = "bestow"
    args = sig(land=LAND)

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [BESTOW[land] for land in CARDS[self.card].suitors]


class WageWar(Verb1[Pax]):
    """A civil or religious war on a map card of the location (civil.2, holywar.1). Agents that can fight do; the others
    are placed after the battle (play.10)."""

    name = "war"
    args = sig(land=LAND)

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [WAR[land] for land in LOC_LANDS[CARDS[self.card].location]]

    def refuse(self, s: Pax, seat: int, land: int) -> No | None:
        shot = CARDS[self.card].shot
        if shot >= CRUSADE and not heretic_in(s, land, shot - CRUSADE):
            return No("no-heretics", "holywar.2", (land,))
        return None

    def foresee(self, s: Pax, seat: int, land: int) -> list[Foresight]:
        card = CARDS[self.card]
        return war_foreseen(s, seat, card.shot, land, fighters(card.shot, card.agents))

    def apply(self, s: Pax, seat: int, land: int) -> None:
        card = CARDS[self.card]
        attackers = fighters(card.shot, card.agents)
        rest = list(card.agents)
        for piece in attackers:
            rest.remove(piece)
        s.then(used_agents(s, seat, self.card, tuple(rest)))
        wage(s, seat, card.shot, land, attackers)


class ProclaimApostasy(Verb0[Pax]):
    name = "use_apostasy"

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [USE_APOSTASY]

    def apply(self, s: Pax, seat: int) -> None:
        s.then(Apostasy(seat, self.card))
        s.then(used_agents(s, seat, self.card, CARDS[self.card].agents))


class UseTorch(Verb1[Pax]):
    name = "torch"
    args = sig(victory=VICTORY)

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [LIGHT_TORCH[CARDS[self.card].aim]]

    def apply(self, s: Pax, seat: int, victory: int) -> None:
        s.then(LightTorch(seat, victory))
        s.then(used_agents(s, seat, self.card, CARDS[self.card].agents))


class Decline(Verb0[Pax]):
    """The one-shot is lost (trade.9)."""

    def __init__(self, card: int, effect: Verb[Pax]) -> None:
        self.card = card
        self.effect = effect

    def tell_unused(self, s: Pax, seat: int) -> None:
        """Why the one-shot has no effect: its condition is not met, or the player does without it (trade.9)."""
        card = CARDS[self.card]
        refusals = [self.effect.refusal(s, seat, a) for a in self.effect.candidates(s, seat)]
        first = refusals[0]
        if first is None or not all(refusals):
            if card.shot != CORONATION:
                s.tell("shot-forgone", "trade.9", (seat, self.card, card.shot))
        elif first.key == "already-open":
            s.tell("shot-already-open", first.rule, (seat, self.card, card.aim))
        elif first.key == "prestige-missing":
            s.tell("shot-prestige-missing", first.rule, (seat, self.card, card.needs))
        elif first.key == "no-heretics":
            s.tell("shot-no-heretics", first.rule, (seat, self.card, card.shot))
        else:
            s.tell("shot-no-suitor", first.rule, (seat, self.card))


class Forgo(Decline):
    """The card is played without its effect; its agents may be placed (play.4)."""

    name = "forgo"

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [DECLINE]

    def apply(self, s: Pax, seat: int) -> None:
        self.tell_unused(s, seat)
        s.then(Agents(seat, self.card, CARDS[self.card].agents))


class KeepMaid(Decline):
    name = "maid"

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [MAID]

    def apply(self, s: Pax, seat: int) -> None:
        self.tell_unused(s, seat)
        tuck_maid(s, seat, self.card)


class Shelve(Decline):
    name = "shelve"

    def candidates(self, s: Pax, seat: int) -> list[Action]:
        return [SHELVE]

    def apply(self, s: Pax, seat: int) -> None:
        self.tell_unused(s, seat)
        tuck_maid(s, seat, self.card)


def answers(card: int) -> Verbs[Pax]:
    """What a player may do with the one-shot of a card; nothing if it has none."""
    shot = CARDS[card].shot
    if shot == CORONATION:
        if CARDS[card].regalia:
            bestow = Bestow(card)
            return Verbs(bestow, Shelve(card, bestow))
        marry = Marry(card)
        return Verbs(marry, KeepMaid(card, marry))
    effect: Verb[Pax]
    if shot == SHIFT:
        effect = ShiftTrade(card)
    elif CONSPIRACY <= shot < APOSTASY:
        effect = WageWar(card)
    elif shot == APOSTASY:
        effect = ProclaimApostasy(card)
    elif shot == TORCH:
        effect = UseTorch(card)
    else:
        return Verbs()
    return Verbs(effect, Forgo(card, effect))


ONE_SHOTS: Final[list[Verbs[Pax]]] = [answers(card) for card in range(TRADE_CARDS)]


class OneShot(Step[Pax]):
    """First decide whether the one-shot is applied (play.2, civil.2, holywar.1, coronation.1); declined it is lost
    (trade.9). The verbs are those of the card."""

    rule = "play.2"
    exact = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Pax) -> list[Action]:
        return ONE_SHOTS[self.card].candidates(s, self.seat)

    def shortlist(self, s: Pax) -> list[Action]:
        return ONE_SHOTS[self.card].allowed(s, self.seat)

    def refuse(self, s: Pax, a: Action) -> No | None:
        return ONE_SHOTS[self.card].refusal(s, self.seat, a)

    def foresee(self, s: Pax, a: Action) -> list[Foresight]:
        return ONE_SHOTS[self.card].foresight(s, self.seat, a)

    def take(self, s: Pax, a: Action) -> None:
        ONE_SHOTS[self.card].take(s, self.seat, a)

    def run(self, s: Pax) -> None:
        s.then(Agents(self.seat, self.card, CARDS[self.card].agents))
