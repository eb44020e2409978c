"""What the agreements in force forbid (trade.6): each function answers with the agreement and the clause, or with
nothing."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import (
    ATTACK,
    ATTACK_OTTOKAR,
    HAND_CARD,
    LEAVE_TITLE,
    PEACE,
    SPARE,
    STAY_OUT,
    SUPPORT,
    InForce,
)
from ludoteca.games.anno_1452.rules.duties import enemy_of
from ludoteca.games.anno_1452.state import ACTIONS, Anno, contains
from ludoteca.kernel import Action, No

FREE_VERBS: Final = ("childbed", "propose-end")  # of a turn: no action is used up


def refuse_war(s: Anno, seat: int, other: int) -> No | None:
    """trade.7: peace between the two, or a promise not to attack; the one that lasts longest is named."""
    found: InForce | None = None
    for c in s.in_force(PEACE) + s.in_force(SPARE):
        if c.kind == PEACE:
            bound = contains(c.parties, seat) and contains(c.parties, other)
        else:
            bound = c.args[0] == seat and c.args[1] == other
        if bound and (found is None or c.until > found.until):
            found = c
    if found is None:
        return None
    return No("pact" if found.kind == PEACE else "spared", "trade.7", (found.agreement, other, found.until))


def refuse_region(s: Anno, seat: int, region: int) -> No | None:
    """trade.8: who stays out of a region brings no piece into it and attacks nobody there."""
    for c in s.in_force(STAY_OUT):
        if c.args[0] == seat and c.args[1] == region:
            return No("kept-out", "trade.8", (c.agreement, region, c.until))
    return None


def refuse_title_of(s: Anno, seat: int, region: int) -> No | None:
    for c in s.in_force(LEAVE_TITLE):
        if c.args[0] == seat and c.args[1] == region:
            return No("title-left", "trade.8", (c.agreement, region, c.until))
    return None


def refuse_bribe(s: Anno, seat: int) -> No | None:
    """trade.8: who supports another at a Coronation does not bribe the electors there (coronation.11: there is no
    vote)."""
    for c in s.in_force(SUPPORT):
        if c.args[0] == seat and c.until == s.now():
            return No("supports", "trade.8", (c.agreement, c.args[1], c.until))
    return None


def refuse_card(s: Anno, seat: int, card: int) -> No | None:
    """trade.8: a card promised for a later date stays in hand until then."""
    if not s.agreements:
        return None
    for c in s.in_force(HAND_CARD):
        if c.args[0] == seat and c.args[2] == card:
            return No("card-promised", "trade.8", (c.agreement, card, c.args[1], c.until))
    return None


def attacks_due(s: Anno, seat: int) -> list[InForce]:
    """trade.8: attacks promised for this Action Round, or for one before it that was not played."""
    if s.phase != ACTIONS or s.column == 0:
        return []
    return [c for c in s.in_force(ATTACK) + s.in_force(ATTACK_OTTOKAR) if c.args[0] == seat and c.until <= s.now()]


def refuse_other_action(s: Anno, seat: int, a: Action) -> No | None:
    """In the turn in which a promised attack is due, nothing else can be done with the action."""
    if a.verb in FREE_VERBS:
        return None
    due = attacks_due(s, seat)
    for c in due:
        if a.verb == "attack" and s.owner[a.args[0]] == enemy_of(c):
            return None
    if not due:
        return None
    c = due[0]
    if c.kind == ATTACK_OTTOKAR:
        return No("must-attack-ottokar", "trade.8", (c.agreement,))
    return No("must-attack", "trade.8", (c.agreement, c.args[1]))
