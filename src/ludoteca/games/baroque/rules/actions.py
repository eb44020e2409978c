"""The action phase (chapter 9, 10.1): an event, a card, up to three actions, again and again until the hands are
empty."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import GENERAL, TAKES_CONTROL
from ludoteca.games.baroque.data import ACTIONS, CARD_COUNT, OPPORTUNITIES, N
from ludoteca.games.baroque.rules.armies import March
from ludoteca.games.baroque.rules.build import BUILDINGS
from ludoteca.games.baroque.rules.cards import play, play_foreseen
from ludoteca.games.baroque.rules.control import take_by_arms
from ludoteca.games.baroque.rules.events import DrawEvent
from ludoteca.games.baroque.rules.influence import INFLUENCES
from ludoteca.games.baroque.state import ACTION, Baroque
from ludoteca.games.baroque.vocabulary import THE_CARD
from ludoteca.kernel import NOBODY, Action, Choice, Confirm, Foresight, No, Step, Verb0, Verb1, Verbs

PLAY: Final[list[Action]] = [Action("play", (card,)) for card in range(CARD_COUNT)]
END: Final = Action("end-phase")


class ActionPhase(Step[Baroque]):
    """Round and round in turn order until nobody has cards (4.5.b, 9.4.a)."""

    rule = "4.5.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.phase = ACTION
        s.tell("phase", self.rule, (s.phase,))
        s.then(NextActor(0))


class NextActor(Step[Baroque]):
    """Whose action phase comes: the next in turn order with cards in hand; the others are skipped (9.0.b, 10.1.d)."""

    rule = "9.0.b"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Baroque) -> None:
        for i in range(s.seats):
            place = (self.place + i) % s.seats
            seat = s.order[place]
            if s.hands[seat]:
                begin_action_phase(s, seat, place)
                return
        s.active = NOBODY


def begin_action_phase(s: Baroque, seat: int, place: int) -> None:
    """9.0.a: event, mandatory card, actions. Armies may be moved again (10.4.4.a)."""
    s.active = seat
    s.actions = ACTIONS
    s.bad_weather = 0
    s.confused = 0
    s.moved = [0] * N
    s.general_moved = 0
    s.general_entered = NOBODY
    s.last_phase = 1  # 9.0.1.a: checked now, at the start
    for other in range(s.seats):
        if other != seat and s.hands[other]:
            s.last_phase = 0
    s.tell("action-phase", "9.0.a", (seat,))
    s.then(DrawEvent(seat), MandatoryCard(seat), Act(seat), EndActionPhase(seat, place))


class MandatoryCard(Step[Baroque]):
    """One card must be played and resolved; it uses no action."""

    rule = "9.2.a"
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        if s.confused:
            return []
        return [PLAY[card] for card in s.titles(s.hands[self.seat])] + [END]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return None if a.verb == "play" else No("card-first", self.rule)

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        return play_foreseen(s, a.args[0]) if a.verb == "play" else []

    def take(self, s: Baroque, a: Action) -> None:
        play(s, self.seat, a.args[0])


class PlayCard(Verb1[Baroque]):
    """A card of the hand is played (10.1.c)."""

    name = "play"
    args = THE_CARD

    def allow(self, s: Baroque, seat: int, out: list[Action]) -> None:
        for card in s.titles(s.hands[seat]):
            out.append(PLAY[card])

    def foresee(self, s: Baroque, seat: int, card: int) -> list[Foresight]:
        return play_foreseen(s, card)

    def apply(self, s: Baroque, seat: int, card: int) -> None:
        play(s, seat, card)


class WithAction(Verbs[Baroque]):
    """What takes one of the actions of the phase (9.3.a)."""

    def possible(self, s: Baroque, seat: int) -> bool:
        return may_act(s)

    def take(self, s: Baroque, seat: int, a: Action) -> None:
        s.actions -= 1
        super().take(s, seat, a)


class EndPhase(Verb0[Baroque]):
    """The actions that are left are not used."""

    name = "end-phase"

    def allow(self, s: Baroque, seat: int, out: list[Action]) -> None:
        if may_act(s):
            out.append(END)

    def apply(self, s: Baroque, seat: int) -> None:
        pass


def may_act(s: Baroque) -> bool:
    return s.actions > 0 and not s.confused


class Act(Choice[Baroque]):
    """Up to three actions of any kinds, in any order: play a card, build, influence, move armies. So four cards are the
    most in one phase (10.1.b). A character just played acts at once (9.3.c)."""

    rule = "9.3.a"
    private = True
    verbs = Verbs(WithAction(PlayCard(), *BUILDINGS, *INFLUENCES, March()), EndPhase())

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb != "end-phase":
            s.then(self)
        super().take(s, a)

    def run(self, s: Baroque) -> None:
        if not s.confused:
            s.then(Confirm(self.seat))


class EndActionPhase(Step[Baroque]):
    """Montecuccoli takes the state entered; the last player with cards discards the rest (9.0.1.a)."""

    rule = "9.0.1.a"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: Baroque) -> None:
        montecuccoli(s, self.seat)
        s.bad_weather = 0
        if not s.last_phase:
            s.then(NextActor(self.place + 1))
            return
        s.active = NOBODY
        if s.hands[self.seat]:
            s.tell("hand-discarded", self.rule, (self.seat, len(s.hands[self.seat])))
            for card in s.hands[self.seat].copy():
                s.discard_hand_card(self.seat, card)


def montecuccoli(s: Baroque, seat: int) -> None:
    """At the end of the owner's action phase Montecuccoli's army controls the rival state entered in it, unless it is a
    major one."""
    card = s.character(seat, GENERAL)
    if card == NOBODY or OPPORTUNITIES[card].ability != TAKES_CONTROL:
        return
    state = s.general_at[seat]
    if state != s.general_entered or state == NOBODY or s.home[state] != NOBODY:
        return
    if s.control[state] != seat and s.control[state] != NOBODY:
        take_by_arms(s, seat, state, "card.montecuccoli")
