"""Reaction cards (reaction.1 to reaction.8): in an attack, and Childbed at any other time of an Action Round."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import ATTACKER, DEFENDER, END_MARRIAGE, JOIN, REACTION, SIEGE
from ludoteca.games.anno_1452.data import CARDS, DEFINITIONS, EFFECT_OF, KIND_OF, N_CARDS, NEAR_MASK, PLACES, REGION_OF
from ludoteca.games.anno_1452.rules.marriage import end_marriage
from ludoteca.games.anno_1452.rules.needs import pay, refuse_price
from ludoteca.games.anno_1452.rules.promises import refuse_card
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.games.anno_1452.vocabulary import CARD
from ludoteca.kernel import SEAT, Action, No, Step, Verb2, sig

PASS: Final = Action("pass")
REACT: Final[list[Action]] = [Action("react", (c,)) for c in range(N_CARDS)]


def refuse_reaction(s: Anno, seat: int, side: int, card: int) -> No | None:
    """Whether the card may be played by this side of the declared attack (reaction.6, reaction.7, G26)."""
    if KIND_OF[card] != REACTION or not DEFINITIONS[CARDS[card].definition].in_attack:
        return No("not-in-attack", "reaction.6", (card,))
    definition = DEFINITIONS[CARDS[card].definition]
    if definition.side == ATTACKER and side == 1:
        return No("attacker-only", "reaction.7", (card,))
    if definition.side == DEFENDER and side == 0:
        return No("defender-only", "reaction.7", (card,))
    no = refuse_price(s, seat, definition.use.price)
    if no is not None:
        return no
    effect = EFFECT_OF[card]
    if effect == JOIN and not allies(s, side):
        return No("no-effect", "card.bundesgenossen", (card,))
    if effect == SIEGE and not s.city[s.target]:
        return No("no-effect", "card.belagerungsgeraet", (card,))
    return None


def allies(s: Anno, side: int) -> list[int]:
    """card.bundesgenossen: places with own Citizens, not yet joined, in the attacked region or one adjacent to it."""
    seat = s.attacker if side == 0 else s.defender
    near = NEAR_MASK[REGION_OF[s.target]]
    fighting = s.origin if side == 0 else s.target
    out = []
    for p in range(PLACES):
        if s.owner[p] == seat and p != fighting and contains(near, REGION_OF[p]):
            if s.citizens[p] > s.joined[side].count(p):
                out.append(p)
    return out


class AttackReaction(Step[Anno]):
    """attack.12, attack.14: each side is asked once, whether or not it holds a card."""

    rule = "attack.14"
    private = True

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def candidates(self, s: Anno) -> list[Action]:
        return [PASS] + [REACT[card] for card in s.hands[self.seat] if KIND_OF[card] == REACTION]

    def refuse(self, s: Anno, a: Action) -> No | None:
        if a.verb == "pass":
            return None
        if s.has_reacted(self.seat):
            return No("reacted-already", "reaction.5")
        no = refuse_card(s, self.seat, a.args[0])
        return refuse_reaction(s, self.seat, self.side, a.args[0]) if no is None else no

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "pass":
            s.tell("no-reaction", self.rule, (self.seat,))
            return
        card = a.args[0]
        s.hands[self.seat].remove(card)
        s.discard(card)  # reaction.4: also when it comes to nothing
        s.reacted |= 1 << self.seat
        s.tell("reaction", self.rule, (self.seat, card))
        pay(s, self.seat, DEFINITIONS[CARDS[card].definition].use.price)
        s.reaction[self.side] = EFFECT_OF[card]


def childbeds(s: Anno, seat: int) -> list[Action]:
    """card.kindbett: every way the seat can end a marriage now."""
    out: list[Action] = []
    if not s.any_marriage():
        return out
    for card in s.hands[seat]:
        if EFFECT_OF[card] == END_MARRIAGE and refuse_card(s, seat, card) is None:
            for other in range(s.seats):
                if s.married[other]:
                    out.append(Action("childbed", (card, other)))
    return out


def refuse_childbed(s: Anno, seat: int, card: int, other: int) -> No | None:
    if not s.married[other]:
        return No("no-marriage", "card.kindbett", (other,))
    return refuse_card(s, seat, card)


def play_childbed(s: Anno, seat: int, card: int, other: int) -> None:
    """reaction.2, L2: no action is used up; in the own turn it is an extra action and no answer."""
    s.hands[seat].remove(card)
    s.discard(card)
    s.tell("childbed", "card.kindbett", (seat, card, other))
    end_marriage(s, other, "card.kindbett")


class Childbed(Verb2[Anno]):
    """reaction.2: in one's own turn, before or after the action."""

    name = "childbed"
    args = sig(card=CARD, seat=SEAT)

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        cards = [card for card in s.hands[seat] if EFFECT_OF[card] == END_MARRIAGE]
        return [Action("childbed", (card, other)) for card in cards for other in range(s.seats)]

    def refuse(self, s: Anno, seat: int, card: int, other: int) -> No | None:
        return refuse_childbed(s, seat, card, other)

    def apply(self, s: Anno, seat: int, card: int, other: int) -> None:
        play_childbed(s, seat, card, other)


class Answers(Step[Anno]):
    """reaction.3: after an action, while some marriage is in play, every player may answer with Childbed, the actor
    last."""

    rule = "reaction.3"

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, s: Anno) -> None:
        if not s.any_marriage():
            return
        s.then(OwnAnswer(self.actor))
        others = s.after(self.actor)
        for i in range(len(others) - 1, -1, -1):
            s.then(Answer(others[i]))


class Answer(Step[Anno]):
    rule = "reaction.3"
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        if s.has_reacted(self.seat) or not s.any_marriage():  # reaction.5
            return []
        return [PASS] + childbeds(s, self.seat)

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "childbed":
            s.reacted |= 1 << self.seat
            play_childbed(s, self.seat, a.args[0], a.args[1])


class OwnAnswer(Step[Anno]):
    """reaction.2, L2: the actor's own Childbed after the action is an extra action, also after a Reaction in a
    battle."""

    rule = "reaction.2"
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [PASS] + childbeds(s, self.seat) if s.any_marriage() else []

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "childbed":
            play_childbed(s, self.seat, a.args[0], a.args[1])
