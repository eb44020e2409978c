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
from ludoteca.games.pax_renaissance.records import BORDERS, NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    DECLINE,
    DONE,
    INSTALL,
    LAY,
    LIGHT_TORCH,
    MAID,
    MARRY,
    OPEN,
    PLACE,
    USE_APOSTASY,
    WAR,
)
from ludoteca.games.pax_renaissance.rules.apostasy import Apostasy
from ludoteca.games.pax_renaissance.rules.battle import fighters, heretic_in, wage
from ludoteca.games.pax_renaissance.rules.board import (
    CITY_COUNT,
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
    is_pirate,
    protected,
)
from ludoteca.games.pax_renaissance.rules.tableau import PutBishop, bishop_places
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, No, Step


def play_card(s: Pax, seat: int, card: int) -> None:
    """From the hand to the outer end of its section, by the back of the card (play.1, player.3); queens wait for their choice."""
    s.hands[seat].remove(card)
    s.tell("played", "play.1", (seat, card))
    if CARDS[card].shot != CORONATION:
        s.section(seat, CARDS[card].deck).append(card)
        s.refresh(seat)
    s.then(OneShot(seat, card))


def shot_lands(s: Pax, card: int) -> list[int]:
    """Where the card's war can be waged: one map card of its location (location.1), with heretics for a religious war."""
    shot = CARDS[card].shot
    lands = LOC_LANDS[CARDS[card].location]
    if shot in (CONSPIRACY, REVOLT):
        return list(lands)
    return [land for land in lands if heretic_in(s, land, shot - CRUSADE)]


class OneShot(Step[Pax]):
    """First decide whether the one-shot is applied (play.2, civil.2, holywar.1, coronation.1); declined it is lost (trade.9)."""

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
        elif a.verb == "marry":
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
            s.then(Agents(seat, self.card, tuple(rest)))
            wage(s, seat, card.shot, a.args[0], attackers)
        elif a.verb == "marry":
            s.then(Coronation(seat, self.card, a.args[0]))
        elif a.verb == "maid":
            tuck_maid(s, seat, self.card)
        else:
            if a.verb == "shift":
                s.then(OpenEmporium(seat, a.args[0]))
            elif a.verb == "use_apostasy":
                s.then(Apostasy(seat, self.card))
            elif a.verb == "torch":
                s.then(LightTorch(seat, a.args[0]))
            s.then(Agents(seat, self.card, card.agents))  # gap.agents-forced: agents first, then the effect

    def run(self, s: Pax) -> None:
        s.then(Agents(self.seat, self.card, CARDS[self.card].agents))


class Agents(Step[Pax]):
    """All, some or none of the agents are placed, one by one, in the location of the card (play.4 to play.8)."""

    rule = "play.4"

    def __init__(self, seat: int, card: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.pieces = pieces

    def candidates(self, s: Pax) -> list[Action]:
        location = CARDS[self.card].location
        out: list[Action] = []
        last = NOWHERE
        for piece in self.pieces:
            if piece == last:
                continue
            last = piece
            if piece < CUBE:
                out += [PLACE[piece * CITY_COUNT + c] for c in LOC_CITIES[location] if s.city[c] != COVERED]
            elif piece == CUBE:
                cube = s.cube(self.seat)
                out += [LAY[cube * BORDERS + border] for border in LOC_BORDERS[location]]
            elif piece < BISHOP:
                out += [LAY[piece * BORDERS + border] for border in LOC_SEA[location]]
            else:
                out += [INSTALL[piece * ALL_CARDS + card] for card in bishop_places(s, location)]
        if out:
            out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        if a.verb == "place":
            if s.city[a.args[1]] != EMPTY and s.florins[self.seat] < 1:
                return No("cannot-pay", "repression.3c", (1,))
        elif a.verb == "lay":
            border = a.args[1]
            if s.border[border] == EMPTY:
                return None
            if is_pirate(a.args[0]):
                return No("protected", "card.x17", (border,)) if protected(s, border) else None
            if s.border[border] >= PIRATE:
                return No("pirate-bars", "piece.7", (border,))
            if s.florins[self.seat] < 1:
                return No("cannot-pay", "repression.3c", (1,))
        return None

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "done":
            return
        piece, place = a.args
        location = CARDS[self.card].location
        at = self.pieces.index(CUBE if CUBE <= piece < PIRATE else piece)
        s.then(Agents(self.seat, self.card, self.pieces[:at] + self.pieces[at + 1 :]))
        if a.verb == "place":
            deploy(s, PutCity(self.seat, piece, place, LOC_LANDS[location]))
        elif a.verb == "lay":
            deploy(s, PutBorder(self.seat, piece, place, location, LOC_LANDS[location]))
        else:
            deploy(s, PutBishop(self.seat, piece, place))
