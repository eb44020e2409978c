"""Wars and Peace (14.3)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import PERMISSION, WAR
from ludoteca.games.baroque.data import (
    ATTACK_LOSSES,
    ATTACK_MULTIPLIER,
    AUSTRIA,
    EFFECT,
    FRANCE,
    FRENCH_TARGETS,
    OTTOMAN_WAR,
    PEACE_FLORINS,
    STYRIA,
    SWEDEN,
    WAR_BY_DIE,
    N,
)
from ludoteca.games.baroque.realm import FORTIFIED, OTTOMANS, ottomans_in_styria
from ludoteca.games.baroque.rules.control import lose_influence, settle_influence
from ludoteca.games.baroque.rules.shield import Shield, concerned
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step, changed

# The rule of a French attack by the armies counted: none, one, two, three and more.
FRENCH_RULES: Final = ["14.3.3.d", "14.3.3.d", "14.3.3.c", "14.3.3.b"]


def war(s: Baroque, seat: int, card: int) -> None:
    """The drawer rolls on the table, again while that war is already active (14.3.a, card.war)."""
    kind = NOBODY
    while kind == NOBODY or s.wars[kind]:
        roll = die(s)
        kind = WAR_BY_DIE[roll - 1]
        s.tell("war-roll", "14.3.a", (seat, roll, kind))
    s.wars = changed(s.wars, kind, 1)
    s.tell("war", "14.3.b", (kind,))
    if kind == FRANCE:
        s.then(FrenchTarget(seat, card))
    elif kind == OTTOMAN_WAR:
        s.then(Attack(AUSTRIA, card) if ottomans_in_styria(s) else OttomansLand(card))
    elif kind == SWEDEN:
        end_permission(s)


def end_permission(s: Baroque) -> None:
    """14.3.5.a, 5.1.d"""
    for card in s.events_in_play.copy():
        if EFFECT[card] == PERMISSION:
            s.events_in_play.remove(card)
            s.event_discard.append(card)
            s.permission = 0
            s.tell("permission-ends", "14.3.5.a")


def attack_count(s: Baroque, state: int) -> int:
    """The armies that meet a foreign attack, as the table of its losses counts them."""
    count = s.armies[state]
    if s.city[state] == FORTIFIED:  # 14.3.3.e, 14.3.4.c
        count *= ATTACK_MULTIPLIER
    return min(count, len(ATTACK_LOSSES) - 1)


class FrenchTarget(Step[Baroque]):
    """14.3.3.a: one of the three, if it is in play."""

    rule = "14.3.3.a"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("french-target", (state,)) for state in FRENCH_TARGETS]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return None if s.in_play[a.args[0]] else No("not-in-play", "2.1.e", a.args)

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        """What the attack would destroy, before anybody escapes."""
        state = a.args[0]
        count = attack_count(s, state)
        armies = min(ATTACK_LOSSES[count], s.armies[state])
        out = [Foresight("armies-lost", FRENCH_RULES[count], (armies,))] if armies else []
        return [*out, Foresight("state-ravaged", FRENCH_RULES[count])] if count < 2 else out

    def take(self, s: Baroque, a: Action) -> None:
        state = a.args[0]
        s.tell("france-attacks", self.rule, (self.seat, state))
        s.then(Attack(state, self.card))


class Attack(Step[Baroque]):
    """A foreign army falls on a state: France on one of its targets, the Ottomans on Austria (14.3.4.b). The armies
    there decide how much is lost; each player escapes only their own share (card.divine_intervention.b)."""

    rule = "14.3.3.d"

    def __init__(self, state: int, card: int) -> None:
        self.state = state
        self.card = card

    def run(self, s: Baroque) -> None:
        state = self.state
        count = attack_count(s, state)
        s.tell("attacked", "14.3.4.b" if state == AUSTRIA else FRENCH_RULES[count], (state,))
        armies = s.host[state]
        owner = s.control[state]
        steps: list[Step[Baroque]] = []
        for seat in concerned(s, state):
            loses_armies = seat == armies and ATTACK_LOSSES[count] > 0
            if loses_armies or (seat == owner and count < 2):
                steps.append(Shield(seat, self.card, AttackShare(seat, state, count)))
        if owner == NOBODY:
            steps.append(AttackShare(NOBODY, state, count))
        s.then(*steps)


class AttackShare(Step[Baroque]):
    """What one player loses by an attack: the owner of the armies some of them, the controller the city and the income.
    A city without a controller is lost too."""

    rule = "14.3.3.d"

    def __init__(self, victim: int, state: int, count: int) -> None:
        self.victim = victim
        self.state = state
        self.count = count

    def run(self, s: Baroque) -> None:
        state = self.state
        rule = "14.3.4.b" if state == AUSTRIA else FRENCH_RULES[self.count]
        if self.victim != NOBODY and s.host[state] == self.victim:
            losses = min(ATTACK_LOSSES[self.count], s.armies[state])
            if losses:
                s.tell("armies-lost", rule, (self.victim, losses, state))
                s.lose_armies(state, losses)
        if self.count < 2 and s.control[state] == self.victim:
            if s.city[state]:
                s.city[state] -= 1
                s.tell("city-reduced" if s.city[state] else "city-lost", rule, (state,))
            s.no_income = changed(s.no_income, state, 1)
            s.tell("no-income", rule, (state,))


class OttomansLand(Step[Baroque]):
    """14.3.4.a: armies and influence leave Styria, the control marker stays. Each player escapes only their own
    share."""

    rule = "14.3.4.a"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Baroque) -> None:
        s.tell("ottomans", self.rule, (STYRIA,))
        losers = [seat for seat in concerned(s, STYRIA) if s.host[STYRIA] == seat or s.influence_of(STYRIA, seat)]
        s.then(*[Shield(seat, self.card, Overrun(seat)) for seat in losers], OttomanMarker())


class Overrun(Step[Baroque]):
    """The armies and the influence of one player leave Styria."""

    rule = "14.3.4.a"

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def run(self, s: Baroque) -> None:
        lose_influence(s, self.victim, STYRIA, self.rule)
        if s.host[STYRIA] == self.victim:
            s.tell("armies-lost", self.rule, (self.victim, s.armies[STYRIA], STYRIA))
            s.lose_armies(STYRIA, s.armies[STYRIA])


class OttomanMarker(Step[Baroque]):
    """The marker is placed, unless armies saved by Divine Intervention hold Styria (10.4.5.b). Influence saved by it
    may now have the margin of 11.0."""

    rule = "14.3.4.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        settle_influence(s, STYRIA, s.active)
        if s.host[STYRIA] == NOBODY:
            s.host[STYRIA] = OTTOMANS
        else:
            s.tell("ottomans-held", self.rule, (s.host[STYRIA], STYRIA))


def peace(s: Baroque) -> None:
    """card.peace.a: all wars end and their markers go, the Ottomans in Styria stay. Without a war there is money."""
    if not s.active_wars():
        for seat in s.order:
            s.florins[seat] += PEACE_FLORINS
        s.tell("peace-money", "card.peace.b", (PEACE_FLORINS,))
        return
    s.wars = [0] * len(s.wars)
    s.no_income = [0] * N
    for card in s.events_in_play.copy():
        if EFFECT[card] == WAR:
            s.events_in_play.remove(card)
            s.event_discard.append(card)
    s.tell("peace", "card.peace.a")
