"""Playing a card: its place, its one-shot, its agents (play.*, trade.3 to trade.9, civil.2, holywar.1)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    APOSTASY,
    BISHOP,
    CONSPIRACY,
    CORONATION,
    COVERED,
    CRUSADE,
    CUBE,
    EMPTY,
    PIRATE,
    REVOLT,
    SHIFT,
    TORCH,
)
from ludoteca.games.pax_renaissance.data import ALL_CARDS, CARDS
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    BESTOW,
    DECLINE,
    DONE,
    INSTALL,
    LAY,
    LIGHT_TORCH,
    MAID,
    MARRY,
    OPEN,
    OUST,
    OUST_BORDER,
    PLACE,
    RAID,
    SHELVE,
    USE_APOSTASY,
    WAR,
    in_city,
    on_border,
)
from ludoteca.games.pax_renaissance.rules.apostasy import Apostasy
from ludoteca.games.pax_renaissance.rules.battle import fighters, heretic_in, wage
from ludoteca.games.pax_renaissance.rules.board import (
    LOC_BORDERS,
    LOC_CITIES,
    LOC_LANDS,
    LOC_SEA,
)
from ludoteca.games.pax_renaissance.rules.crown import Coronation, LightTorch, OpenEmporium, tuck_maid
from ludoteca.games.pax_renaissance.rules.pieces import (
    PutBorder,
    PutCity,
    deploy,
    protected,
)
from ludoteca.games.pax_renaissance.rules.tableau import PutBishop, bishop_places
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, No, Step


def play_card(s: Pax, seat: int, card: int) -> None:
    """From the hand to the outer end of its section, by the back of the card (play.1, player.3); queens wait for their
    choice."""
    s.hands[seat].remove(card)
    s.tell("played", "play.1", (seat, card))
    if CARDS[card].shot != CORONATION:
        s.section(seat, CARDS[card].deck).append(card)
        s.refresh(seat)
    s.then(OneShot(seat, card))


def shot_lands(s: Pax, card: int) -> list[int]:
    """Where the card's war can be waged: one map card of its location (location.1), with heretics for a religious
    war."""
    shot = CARDS[card].shot
    lands = LOC_LANDS[CARDS[card].location]
    if shot in (CONSPIRACY, REVOLT):
        return list(lands)
    return [land for land in lands if heretic_in(s, land, shot - CRUSADE)]


class OneShot(Step[Pax]):
    """First decide whether the one-shot is applied (play.2, civil.2, holywar.1, coronation.1); declined it is lost
    (trade.9)."""

    rule = "play.2"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Pax) -> list[Action]:
        card = CARDS[self.card]
        shot = card.shot
        if shot == SHIFT:
            return [OPEN[card.aim], DECLINE]
        if shot == CORONATION:
            if card.regalia:
                return [BESTOW[land] for land in card.suitors] + [SHELVE]
            return [MARRY[land] for land in card.suitors] + [MAID]
        if CONSPIRACY <= shot < APOSTASY:
            return [WAR[land] for land in LOC_LANDS[card.location]] + [DECLINE]
        if shot == APOSTASY:
            return [USE_APOSTASY, DECLINE]
        if shot == TORCH:
            return [LIGHT_TORCH[card.aim], DECLINE]
        return []

    def refuse(self, s: Pax, a: Action) -> No | None:
        card = CARDS[self.card]
        if a.verb == "shift":
            if s.city[card.aim] != COVERED:
                return No("already-open", "shift.1", (card.aim,))
            if card.needs != NOWHERE:
                own = card.prestige.count(card.needs)
                if s.icon(self.seat, card.needs) - own < 1:
                    return No("prestige-missing", "shift.3", (card.needs,))
        elif a.verb in ("marry", "bestow"):
            if s.holder[a.args[0]] != NOWHERE:
                return No("king-not-in-deck", "coronation.2", a.args)
        elif a.verb == "war":
            if card.shot >= CRUSADE and not heretic_in(s, a.args[0], card.shot - CRUSADE):
                return No("no-heretics", "holywar.2", a.args)
        return None

    def take(self, s: Pax, a: Action) -> None:
        seat, card = self.seat, CARDS[self.card]
        if a.verb == "war":
            attackers = fighters(card.shot, card.agents)
            rest = list(card.agents)
            for piece in attackers:
                rest.remove(piece)
            s.then(self.agents(s, tuple(rest)))  # play.10: after the battle
            wage(s, seat, card.shot, a.args[0], attackers)
        elif a.verb in ("marry", "bestow"):
            s.then(Coronation(seat, self.card, a.args[0]))
        elif a.verb in ("maid", "shelve"):
            self.tell_unused(s)
            tuck_maid(s, seat, self.card)
        elif a.verb == "forgo":
            self.tell_unused(s)
            s.then(Agents(seat, self.card, card.agents))
        else:
            if a.verb == "shift":
                s.then(OpenEmporium(seat, a.args[0]))
            elif a.verb == "use_apostasy":
                s.then(Apostasy(seat, self.card))
            else:
                s.then(LightTorch(seat, a.args[0]))
            s.then(self.agents(s, card.agents))  # gap.agents-forced: agents first, then the effect

    def agents(self, s: Pax, pieces: tuple[int, ...]) -> Placing:
        """The agents of a one-shot that is used (gap.agents-forced, gap.bishop-in-war)."""
        if s.agents_optional:
            return Agents(self.seat, self.card, pieces)
        return RequiredAgents(self.seat, self.card, pieces)

    def tell_unused(self, s: Pax) -> None:
        """Why the one-shot has no effect: its condition is not met, or the player does without it (trade.9)."""
        card = CARDS[self.card]
        refusals = [self.refuse(s, a) for a in self.candidates(s) if a.verb not in ("forgo", "maid", "shelve")]
        first = refusals[0]
        if first is None or not all(refusals):
            if card.shot != CORONATION:
                s.tell("shot-forgone", "trade.9", (self.seat, self.card, card.shot))
        elif first.key == "already-open":
            s.tell("shot-already-open", first.rule, (self.seat, self.card, card.aim))
        elif first.key == "prestige-missing":
            s.tell("shot-prestige-missing", first.rule, (self.seat, self.card, card.needs))
        elif first.key == "no-heretics":
            s.tell("shot-no-heretics", first.rule, (self.seat, self.card, card.shot))
        else:
            s.tell("shot-no-suitor", first.rule, (self.seat, self.card))

    def run(self, s: Pax) -> None:
        s.then(Agents(self.seat, self.card, CARDS[self.card].agents))


class Placing(Step[Pax]):
    """The agents of a played card are placed one by one in its location (play.5 to play.8)."""

    def __init__(self, seat: int, card: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.pieces = pieces

    def placements(self, s: Pax) -> list[Action]:
        """Every place in the location for each kind of agent that is left, occupied or not."""
        location = CARDS[self.card].location
        out: list[Action] = []
        last = NOWHERE
        for piece in self.pieces:
            if piece == last:
                continue
            last = piece
            if piece < CUBE:
                for city in LOC_CITIES[location]:
                    if s.city[city] != COVERED:  # place.2
                        out.append(in_city(PLACE if s.city[city] == EMPTY else OUST, piece, city))
            elif piece == CUBE:
                cube = s.cube(self.seat)
                for border in LOC_BORDERS[location]:
                    out.append(on_border(LAY if s.border[border] == EMPTY else OUST_BORDER, cube, border))
            elif piece < BISHOP:
                for border in LOC_SEA[location]:
                    out.append(on_border(LAY if s.border[border] == EMPTY else RAID, piece, border))
            else:
                out += [INSTALL[piece * ALL_CARDS + card] for card in bishop_places(s, location)]
        return out

    def place_refused(self, s: Pax, a: Action) -> No | None:
        """A piece in the way costs 1 florin, and some cannot be moved (repression.3c, piece.7, card.x17)."""
        if a.verb == "raid":
            return No("protected", "card.x17", (a.args[1],)) if protected(s, a.args[1]) else None
        if a.verb == "oust_border" and s.border[a.args[1]] >= PIRATE:
            return No("pirate-bars", "piece.7", (a.args[1],))
        if a.verb in ("oust", "oust_border") and s.florins[self.seat] < 1:
            return No("cannot-pay", "repression.3c", (1,))
        return None

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        """The question about the agents that are left."""
        raise NotImplementedError

    def put(self, s: Pax, a: Action) -> None:
        piece, place = a.args
        location = CARDS[self.card].location
        at = self.pieces.index(CUBE if CUBE <= piece < PIRATE else piece)
        s.then(self.rest(self.pieces[:at] + self.pieces[at + 1 :]))
        if a.verb in ("place", "oust"):
            deploy(s, PutCity(self.seat, piece, place, LOC_LANDS[location]))
        elif a.verb == "install":
            deploy(s, PutBishop(self.seat, piece, place))
        else:
            deploy(s, PutBorder(self.seat, piece, place, location, LOC_LANDS[location]))

    def run(self, s: Pax) -> None:
        if self.pieces:
            s.tell("agents-no-place", self.rule, (self.seat, self.card))


class Agents(Placing):
    """All, some or none of the agents are placed (play.4)."""

    rule = "play.4"

    def candidates(self, s: Pax) -> list[Action]:
        out = self.placements(s)
        if out:
            out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        return None if a.verb == "done" else self.place_refused(s, a)

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        return Agents(self.seat, self.card, pieces)

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "done":
            s.tell("agents-unused", self.rule, (self.seat, self.card))
        else:
            self.put(s, a)


class RequiredAgents(Placing):
    """The one-shot is used: every agent that has a place must be placed (play.3a, gap.agents-forced)."""

    rule = "play.3a"

    def candidates(self, s: Pax) -> list[Action]:
        out = self.placements(s)
        if all([self.place_refused(s, a) is not None for a in out]):
            return []
        out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        return No("agents-required", self.rule) if a.verb == "done" else self.place_refused(s, a)

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        return RequiredAgents(self.seat, self.card, pieces)

    def take(self, s: Pax, a: Action) -> None:
        self.put(s, a)
