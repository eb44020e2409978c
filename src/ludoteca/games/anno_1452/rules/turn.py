"""A player's turn in an Action Round (actions.7 to actions.9, playcard.1 to playcard.5)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import CITY, INHERITANCE, MARRIAGE, REACTION, SPECIAL, TITLE
from ludoteca.games.anno_1452.data import CARDS, KIND_OF, N_CARDS, TOWER_OF
from ludoteca.games.anno_1452.rules.attack import ATTACK, Origin, attack_foreseen, in_reach, refuse_attack
from ludoteca.games.anno_1452.rules.citizen import PlaceCitizen
from ludoteca.games.anno_1452.rules.city import build_city, refuse_city
from ludoteca.games.anno_1452.rules.early import ProposeEnd
from ludoteca.games.anno_1452.rules.estate import Build
from ludoteca.games.anno_1452.rules.marriage import marry, refuse_marriage
from ludoteca.games.anno_1452.rules.promises import refuse_card, refuse_other_action
from ludoteca.games.anno_1452.rules.reactions import PASS, Answers, Childbed
from ludoteca.games.anno_1452.rules.special import play_special, refuse_special
from ludoteca.games.anno_1452.rules.title import (
    play_inheritance,
    play_title,
    refuse_inheritance,
    refuse_title,
)
from ludoteca.games.anno_1452.rules.war_duties import call_attacks, keep_attack
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import CARD, PLACE
from ludoteca.kernel import (
    ALL,
    NOBODY,
    Action,
    Choice,
    Confirm,
    Foresight,
    Mixed,
    No,
    Step,
    Verb0,
    Verb1,
    Verbs,
    sig,
)

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


class Attack(Verb1[Anno]):
    """actions.8: on an enemy Estate."""

    name = "attack"
    args = sig(estate=PLACE)

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return [ATTACK[p] for p, owner in enumerate(s.owner) if owner != NOBODY]

    def allow(self, s: Anno, seat: int, out: list[Action]) -> None:
        """Estates in reach need no further question, unless there are agreements."""
        if s.supply[seat] > 0:
            near = in_reach(s, seat)
            out += [a for a in near if refuse_attack(s, seat, a.args[0]) is None] if s.agreements else near

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        return refuse_attack(s, seat, place)

    def foresee(self, s: Anno, seat: int, place: int) -> list[Foresight]:
        return attack_foreseen(s, seat, place)

    def apply(self, s: Anno, seat: int, place: int) -> None:
        keep_attack(s, seat, s.owner[place])
        s.then(Origin(seat, place), Answers(seat))


class PlayCard(Verb1[Anno]):
    """playcard.1: the card is the action of the turn."""

    name = "play"
    args = sig(card=CARD)

    def refuse(self, s: Anno, seat: int, card: int) -> No | None:
        return refuse_play(s, seat, card)

    def apply(self, s: Anno, seat: int, card: int) -> None:
        play_card(s, seat, card)


class BuildCity(Verb1[Anno]):
    """playcard.4: the City of a card instead of its main text."""

    name = "city"
    args = sig(card=CARD)

    def refuse(self, s: Anno, seat: int, card: int) -> No | None:
        return refuse_city(s, seat, card)

    def apply(self, s: Anno, seat: int, card: int) -> None:
        build_city(s, seat, card)


class HandCards(Mixed[Anno]):
    """All that the cards in hand may be used for, card by card; reaction.1: Reactions have no tower."""

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        out: list[Action] = []
        for card in s.hands[seat]:
            out.append(PLAY[card])
            if TOWER_OF[card] >= 0:
                out.append(BUILD_CITY[card])
        return out

    def allow(self, s: Anno, seat: int, out: list[Action]) -> None:
        for card in s.hands[seat]:
            if FOR_A_TURN[card] and refuse_play(s, seat, card) is None:
                out.append(PLAY[card])
            if TOWER_OF[card] >= 0 and refuse_city(s, seat, card) is None:
                out.append(BUILD_CITY[card])


class PassTurn(Verb0[Anno]):
    """actions.9: no action."""

    name = "pass"

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return [PASS]

    def apply(self, s: Anno, seat: int) -> None:
        s.tell("passed", "actions.9", (seat,))
        s.then(Confirm(seat))


class WithAnswers(Verbs[Anno]):
    """What others may answer with Childbed once it is done (reaction.3)."""

    def take(self, s: Anno, seat: int, a: Action) -> None:
        s.then(Confirm(seat), Answers(seat))
        super().take(s, seat, a)


class Extra(Verbs[Anno]):
    """What is no action: the turn goes on (reaction.2, end.13)."""

    def take(self, s: Anno, seat: int, a: Action) -> None:
        s.then(Turn(seat))
        super().take(s, seat, a)


class UnderAgreements(Verbs[Anno]):
    """trade.6: a promised attack that is due comes first; a promised card is not played."""

    def allow(self, s: Anno, seat: int, out: list[Action]) -> None:
        if not s.agreements:
            super().allow(s, seat, out)
            return
        found: list[Action] = []
        super().allow(s, seat, found)
        out += [a for a in found if refuse_by_agreement(s, seat, a) is None]

    def refusal(self, s: Anno, seat: int, a: Action) -> No | None:
        no = refuse_by_agreement(s, seat, a) if s.agreements else None
        return super().refusal(s, seat, a) if no is None else no


class Turn(Choice[Anno]):
    """actions.8: one of four actions; actions.9: or none. Reactions are extra (reaction.2)."""

    rule = "actions.8"
    private = True
    verbs = UnderAgreements(
        WithAnswers(Build(), PlaceCitizen()),
        Attack(),
        WithAnswers(HandCards(PlayCard(), BuildCity())),
        Extra(Childbed(), ProposeEnd()),
        PassTurn(),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
