"""A player's turn in an Action Round (actions.7 to actions.9, playcard.1 to playcard.5)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import CITY, END_MARRIAGE, INHERITANCE, MARRIAGE, REACTION, SPECIAL, TITLE
from ludoteca.games.anno_1452.data import CARDS, CITIZEN_COST, EFFECT_OF, KIND_OF, N_CARDS, TOWER_OF
from ludoteca.games.anno_1452.rules.attack import ATTACK, NO_ENEMY, Origin, attack_foreseen, in_reach, refuse_attack
from ludoteca.games.anno_1452.rules.citizen import (
    CITIZEN,
    NOT_YOURS,
    after_first,
    refuse_citizen,
    settle_citizen,
    stands,
)
from ludoteca.games.anno_1452.rules.city import build_city, refuse_city
from ludoteca.games.anno_1452.rules.early import PROPOSE, propose, refuse_propose
from ludoteca.games.anno_1452.rules.estate import BUILD, build, builds, refuse_build
from ludoteca.games.anno_1452.rules.marriage import marry, refuse_marriage
from ludoteca.games.anno_1452.rules.promises import refuse_card, refuse_other_action
from ludoteca.games.anno_1452.rules.reactions import PASS, Answers, play_childbed, refuse_childbed
from ludoteca.games.anno_1452.rules.special import play_special, refuse_special
from ludoteca.games.anno_1452.rules.title import (
    play_inheritance,
    play_title,
    refuse_inheritance,
    refuse_title,
)
from ludoteca.games.anno_1452.rules.war_duties import call_attacks, keep_attack
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import ALL, Action, Confirm, Foresight, No, Step

PLAY: Final[list[Action]] = [Action("play", (c,)) for c in range(N_CARDS)]
FOR_A_TURN: Final[list[bool]] = [KIND_OF[c] not in (CITY, REACTION) for c in range(N_CARDS)]  # playcard.3
BUILD_CITY: Final[list[Action]] = [Action("city", (c,)) for c in range(N_CARDS)]


def refuse_play(s: Anno, seat: int, card: int) -> No | None:
    """Whether the card can be played now for its main text."""
    kind = KIND_OF[card]
    if kind == MARRIAGE:
        return refuse_marriage(s, seat, card)
    if kind == TITLE:
        return refuse_title(s, seat, card)
    if kind == INHERITANCE:
        return refuse_inheritance(s, seat, card)
    if kind == SPECIAL:
        use = CARDS[card].use
        assert use is not None
        return refuse_special(s, seat, card, use)
    if kind == REACTION:
        return No("reaction-no-action", "playcard.3", (card,))
    return No("only-city", "card.kind-city", (card,))


def play_card(s: Anno, seat: int, card: int) -> None:
    """playcard.2, playcard.5: one card, one use; Marriages and Titles stay before their player, the others go to the
    discards."""
    kind = KIND_OF[card]
    if kind == SPECIAL:
        use = CARDS[card].use
        assert use is not None
        play_special(s, seat, card, use, "special.2")
        return
    s.hands[seat].remove(card)
    s.reveal(card, ALL)
    if kind == MARRIAGE:
        marry(s, seat, card)
    elif kind == TITLE:
        play_title(s, seat, card)
    else:
        play_inheritance(s, seat, card)


def refuse_by_agreement(s: Anno, seat: int, a: Action) -> No | None:
    """trade.6: a promised attack that is due comes first; a promised card is not played."""
    no = refuse_other_action(s, seat, a)
    if no is None and a.verb in ("play", "city"):
        no = refuse_card(s, seat, a.args[0])
    return no


class TurnStart(Step[Anno]):
    """actions.7: a new turn, and a new action to react to."""

    rule = "actions.7"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Anno) -> None:
        s.reacted = 0
        call_attacks(s, self.player)
        s.then(Turn(self.player))


class Turn(Step[Anno]):
    """actions.8: one of four actions; actions.9: or none. Reactions are extra (reaction.2)."""

    rule = "actions.8"
    private = True
    exact = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Anno) -> list[Action]:
        occupied = [place for place, owner in enumerate(s.owner) if owner >= 0]
        return BUILD + [CITIZEN[p] for p in occupied] + [ATTACK[p] for p in occupied] + self.with_cards(s, every=True)

    def shortlist(self, s: Anno) -> list[Action]:
        """The Estates that can be paid, the own ones for Citizens and those in reach for an attack need no further
        question, unless there are agreements."""
        seat = self.seat
        citizens = stands(s, seat, -1) if s.gold[seat] >= CITIZEN_COST else []
        attacks = in_reach(s, seat) if s.supply[seat] > 0 else []
        found = builds(s, seat) + citizens + attacks
        if s.agreements:
            found = [a for a in found if self.refuse(s, a) is None]
        return found + [a for a in self.with_cards(s, every=False) if self.refuse(s, a) is None]

    def foresee(self, s: Anno, a: Action) -> list[Foresight]:
        return attack_foreseen(s, self.seat, a.args[0]) if a.verb == "attack" else []

    def with_cards(self, s: Anno, every: bool) -> list[Action]:
        """Everything a hand may be used for, and passing; unless `every`, no card without a main text for a turn."""
        out: list[Action] = []
        births: list[Action] = []
        for card in s.hands[self.seat]:
            if every or FOR_A_TURN[card]:
                out.append(PLAY[card])
            if TOWER_OF[card] >= 0:  # playcard.4: the main text or the City; reaction.1: Reactions have no tower
                out.append(BUILD_CITY[card])
            if EFFECT_OF[card] == END_MARRIAGE:
                births += [Action("childbed", (card, other)) for other in range(s.seats)]
        out += births
        if s.early_end:
            out.append(PROPOSE)
        out.append(PASS)
        return out

    def refuse(self, s: Anno, a: Action) -> No | None:
        seat = self.seat
        verb = a.verb
        if s.agreements:
            no = refuse_by_agreement(s, seat, a)
            if no is not None:
                return no
        if verb == "citizen":
            return refuse_citizen(s, seat, a.args[0]) if s.owner[a.args[0]] == seat else NOT_YOURS[a.args[0]]
        if verb == "attack":
            return refuse_attack(s, seat, a.args[0]) if s.owner[a.args[0]] != seat else NO_ENEMY
        if verb == "build":
            return refuse_build(s, seat, a.args[0])
        if verb == "play":
            return refuse_play(s, seat, a.args[0])
        if verb == "city":
            return refuse_city(s, seat, a.args[0])
        if verb == "childbed":
            return refuse_childbed(s, seat, a.args[0], a.args[1])
        if verb == "propose-end":
            return refuse_propose(s, seat)
        return None

    def take(self, s: Anno, a: Action) -> None:
        seat = self.seat
        if a.verb == "childbed":
            s.then(self)
            play_childbed(s, seat, a.args[0], a.args[1])
            return
        if a.verb == "propose-end":
            s.then(self)
            propose(s, seat)
            return
        if a.verb == "pass":
            s.tell("passed", "actions.9", (seat,))
            s.then(Confirm(seat))
            return
        if a.verb == "attack":
            keep_attack(s, seat, s.owner[a.args[0]])
            s.then(Origin(seat, a.args[0]), Answers(seat))
            return
        s.then(Confirm(seat), Answers(seat))
        if a.verb == "build":
            build(s, seat, a.args[0])
        elif a.verb == "citizen":
            settle_citizen(s, seat, a.args[0])
            s.then(after_first(seat))
        elif a.verb == "city":
            build_city(s, seat, a.args[0])
        else:
            play_card(s, seat, a.args[0])  # playcard.1: the card is the action of the turn
