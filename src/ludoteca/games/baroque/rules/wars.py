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
from ludoteca.games.baroque.rules.shield import shielded
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import NOBODY, Action, No, Step

# The rule of a French attack by the armies counted: none, one, two, three and more.
FRENCH_RULES: Final = ["14.3.3.d", "14.3.3.d", "14.3.3.c", "14.3.3.b"]


def war(s: Baroque, seat: int, card: int) -> None:
    """The drawer rolls on the table, again while that war is already active (14.3.a, card.war)."""
    kind = NOBODY
    while kind == NOBODY or s.wars[kind]:
        roll = die(s)
        kind = WAR_BY_DIE[roll - 1]
        s.tell("war-roll", "14.3.a", (seat, roll, kind))
    s.wars[kind] = 1
    s.tell("war", "14.3.b", (kind,))
    if kind == FRANCE:
        s.then(FrenchTarget(seat, card))
    elif kind == OTTOMAN_WAR:
        target = AUSTRIA if ottomans_in_styria(s) else STYRIA
        effect = Attack(AUSTRIA) if target == AUSTRIA else OttomansLand()
        s.then(shielded(s, [s.control[target], s.host[target]], card, effect))
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

    def take(self, s: Baroque, a: Action) -> None:
        state = a.args[0]
        s.tell("france-attacks", self.rule, (self.seat, state))
        s.then(shielded(s, [s.control[state], s.host[state]], self.card, Attack(state)))


class Attack(Step[Baroque]):
    """A foreign army falls on a state: France on one of its targets, the Ottomans on Austria (14.3.4.b)."""

    rule = "14.3.3.d"

    def __init__(self, state: int) -> None:
        self.state = state

    def run(self, s: Baroque) -> None:
        state = self.state
        count = s.armies[state]
        if s.city[state] == FORTIFIED:  # 14.3.3.e, 14.3.4.c
            count *= ATTACK_MULTIPLIER
        count = min(count, len(ATTACK_LOSSES) - 1)
        losses = min(ATTACK_LOSSES[count], s.armies[state])
        rule = "14.3.4.b" if state == AUSTRIA else FRENCH_RULES[count]
        s.tell("attacked", rule, (state, losses))
        if losses:
            s.lose_armies(state, losses)
        if count < 2:
            if s.city[state]:
                s.city[state] -= 1
                s.tell("city-reduced" if s.city[state] else "city-lost", rule, (state,))
            s.no_income[state] = 1
            s.tell("no-income", rule, (state,))


class OttomansLand(Step[Baroque]):
    """14.3.4.a: armies and influence leave Styria, the control marker stays."""

    rule = "14.3.4.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.tell("ottomans", self.rule, (STYRIA,))
        if s.host[STYRIA] != NOBODY:
            s.tell("armies-lost", self.rule, (s.host[STYRIA], s.armies[STYRIA], STYRIA))
            s.lose_armies(STYRIA, s.armies[STYRIA])
        s.clear_influence(STYRIA)
        s.host[STYRIA] = OTTOMANS


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
