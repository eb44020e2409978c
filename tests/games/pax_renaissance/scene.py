"""Positions for the tests of Pax Renaissance, built and played in words."""

from __future__ import annotations

from games import helpers
from ludoteca.games.pax_renaissance.constants import (
    CAMPAIGN_WAR,
    COVERED,
    CUBE,
    EAST,
    EMPTY,
    FACES,
    PRESTIGES,
    REPRESSIBLE,
    VICTORIES,
    WEST,
)
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE, STARTING_BORDER, STOCK, TRADE_CARDS
from ludoteca.games.pax_renaissance.flat import ROW_SPACES
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.battle import Fight, wage
from ludoteca.games.pax_renaissance.rules.board import EMPORIUM_ROW, IS_COMET, LAND_REGION
from ludoteca.games.pax_renaissance.rules.marks import BOTH_SIDES, SIDE
from ludoteca.games.pax_renaissance.rules.operations import Operations
from ludoteca.games.pax_renaissance.rules.setup import lay_out_map
from ludoteca.games.pax_renaissance.rules.turn import Act
from ludoteca.games.pax_renaissance.state import Pax, blank
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CARD, CITY, LAND, PIECE, RELIGION, SHOT, VICTORY
from ludoteca.kernel import ALL, Action, CodecError, advance, new, read_action, write_action


class Scene:
    """A table with the map as at the start: seat 0 is Fugger, 1 Medici, 2 Cœur, 3 Marchionni, each with 5 florins.

    `start=False` leaves cities and borders empty.
    """

    def __init__(self, seats: int = 3, start: bool = True) -> None:
        self.s: Pax = blank(seats)
        s = self.s
        s.log = []
        lay_out_map(s)
        for deck in (0, 1):
            s.boxes[deck] = [c for c in range(TRADE_CARDS) if CARDS[c].deck == deck and not IS_COMET[c]]
            s.comets[deck] = [c for c in range(TRADE_CARDS) if CARDS[c].deck == deck and IS_COMET[c]]
        s.florins = [5] * seats
        if start:
            for seat in range(seats):
                self.border(BORDER.ids[STARTING_BORDER[seat]], PIECE.ids[s.cube(seat)])
        else:
            for city in CITY.ids:
                self.clear(city)

    # ---- building ----

    def fetch(self, word: str) -> int:
        """Take a trade card out of the box, face up."""
        card = CARD.number(word)
        for zone in self.s.boxes + self.s.comets:
            if card in zone:
                zone.remove(card)
        self.s.known[card] = ALL
        return card

    def hand(self, seat: int, *words: str) -> Scene:
        self.s.hands[seat] += [self.fetch(word) for word in words]
        return self

    def tableau(self, seat: int, *words: str) -> Scene:
        for word in words:
            card = self.fetch(word)
            self.s.section(seat, CARDS[card].deck).append(card)
        self.s.refresh_all()
        return self

    def maid(self, seat: int, word: str) -> Scene:
        self.s.maids[seat].append(self.fetch(word))
        self.s.refresh_all()
        return self

    def empire(self, seat: int, word: str, republic: bool = False, queen: str = "", under: str = "") -> Scene:
        s = self.s
        land = LAND.number(word)
        s.holder[land] = seat
        s.republic[land] = republic
        if queen:
            s.consort[land] = self.fetch(queen)
        if under:
            lord = LAND.number(under)
            s.suzerain[land] = lord
            row = s.section(seat, LAND_REGION[lord])
            at = row.index(EMPIRE + lord) + 1
            while at < len(row) and row[at] >= EMPIRE and s.suzerain[row[at] - EMPIRE] == lord:
                at += 1
            row.insert(at, EMPIRE + land)
        else:
            s.section(seat, LAND_REGION[land]).append(EMPIRE + land)
        s.refresh_all()
        return self

    def bishop(self, religion: str, *cards: str) -> Scene:
        s = self.s
        for word in cards:
            s.bishop_cards.append(CARD.number(word))
            s.bishop_colours.append(RELIGION.number(religion))
            s.stock[REPRESSIBLE + RELIGION.number(religion)] -= 1
        s.refresh_all()
        return self

    def clear(self, *cities: str) -> Scene:
        for word in cities:
            city = CITY.number(word)
            if self.s.city[city] >= 0:
                self.s.stock[STOCK[self.s.city[city]]] += 1
                self.s.city[city] = EMPTY
        return self

    def put(self, city: str, piece: str) -> Scene:
        self.clear(city)
        self.s.city[CITY.number(city)] = PIECE.number(piece)
        self.s.stock[STOCK[PIECE.number(piece)]] -= 1
        return self

    def border(self, border: str, piece: str = "") -> Scene:
        at = BORDER.number(border)
        if self.s.border[at] != EMPTY:
            self.s.stock[STOCK[self.s.border[at]]] += 1
            self.s.border[at] = EMPTY
        if piece:
            self.s.border[at] = PIECE.number(piece)
            self.s.stock[STOCK[PIECE.number(piece)]] -= 1
        return self

    def repress(self, land: str, piece: str, count: int = 1) -> Scene:
        self.s.hold(LAND.number(land), PIECE.number(piece), count)
        self.s.stock[PIECE.number(piece)] -= count
        return self

    def exhaust(self, piece: str, *besides: str) -> Scene:
        """Empty a supply: what is left stands repressed on an empire card that matters to nobody (or on the one
        named)."""
        self.repress(besides[0] if besides else "mamluk", piece, self.s.stock[STOCK[PIECE.number(piece)]])
        return self

    def open(self, city: str, close: str) -> Scene:
        self.clear(close)
        at = CITY.number(city)
        self.s.city[CITY.number(close)] = COVERED
        self.s.city[at] = EMPTY
        self.s.emporia[EMPORIUM_ROW[at]] = at
        return self

    def market(self, row: int, column: int, word: str, florins: int = 0) -> Scene:
        space = ROW_SPACES[row][column]
        self.s.market[space] = self.fetch(word)
        self.s.purse[space] = florins
        return self

    def florins(self, *amounts: int) -> Scene:
        self.s.florins = list(amounts) + self.s.florins[len(amounts) :]
        return self

    def active(self, *victories: str) -> Scene:
        for word in victories:
            self.s.active[VICTORY.number(word)] = True
        return self

    # ---- playing ----

    def go(self) -> Scene:
        advance(GAME, self.s)
        return self

    def turn(self, seat: int = 0, actions: int = 2) -> Scene:
        self.s.turn = seat
        self.s.actions = actions
        self.s.then(Act(seat))
        return self.go()

    def operate(self, seat: int = 0, side: str = "west") -> Scene:
        self.s.turn = seat
        self.s.actions = 1
        self.s.then(Act(seat))
        self.s.then(Operations(seat, {"west": SIDE[WEST], "east": SIDE[EAST], "both": BOTH_SIDES}[side]))
        return self.go()

    def war(self, shot: str, land: str, agents: tuple[str, ...] = (), seat: int = 0) -> Scene:
        """A civil or religious war with these agents, played up to the first question."""
        self.s.turn = seat
        self.s.actions = 1
        self.s.then(Act(seat))
        wage(self.s, seat, SHOT.number(shot), LAND.number(land), tuple(PIECE.number(p) for p in agents))
        return self.go()

    def campaign(self, origin: str, land: str, seat: int = 0) -> Scene:
        """The battle of a campaign alone, costs paid."""
        self.s.turn = seat
        self.s.actions = 1
        self.s.then(Act(seat))
        self.s.then(Fight(seat, CAMPAIGN_WAR, LAND.number(land), LAND.number(origin), False))
        return self.go()

    @property
    def asked(self) -> int:
        return helpers.seat_asked(self.s)

    @property
    def step(self) -> str:
        return helpers.step_asked(self.s)

    def do(self, *words: str) -> Scene:
        """The asked seat answers; afterwards every invariant must hold."""
        for text in words:
            helpers.do(self.s, self.whole(text))
        return self

    def place_agents(self) -> Scene:
        """Place the agents of a used one-shot in the first free places, else where they oust something."""
        while self.step == "RequiredAgents":
            free = [words for words in self.menu() if words.split()[0] in ("place", "lay", "install")]
            self.do((free or self.menu())[0])
        return self

    def whole(self, text: str) -> Action:
        """The action in words; what follows from the position (a price, the piece in a city) may be left out."""
        verb, *given = text.split()
        assert self.s.front, f"nobody is asked: {text}"
        step = self.s.front[0]
        named = [write_action(GAME, a) for a in step.candidates(self.s) + step.options(self.s) if a.verb == verb]
        found = {full for full in named if full == text or set(given) <= set(full.split()[1:])}
        if text in found or len(found) != 1:
            return read_action(GAME, text)
        return read_action(GAME, found.pop())

    def menu(self, verb: str = "") -> list[str]:
        """What may be done, in words; with a verb the arguments of its choices."""
        return helpers.options(self.s, verb=verb)

    def can(self, text: str) -> bool:
        try:
            return bool(self.s.front) and helpers.can(self.s, self.whole(text))
        except CodecError:  # no choice completes the words
            return False

    def refused(self, text: str) -> str:
        """The key of the reason; the action must be impossible."""
        try:
            return helpers.refusal(self.s, self.whole(text)).key
        except CodecError:  # no candidate completes the words
            return "not-in-menu"

    # ---- looking ----

    def at(self, city: str) -> str:
        piece = self.s.city[CITY.number(city)]
        return PIECE.ids[piece] if piece >= 0 else "covered" if piece < EMPTY else ""

    def on(self, border: str) -> str:
        piece = self.s.border[BORDER.number(border)]
        return PIECE.ids[piece] if piece >= 0 else ""

    def under(self, land: str) -> dict[str, int]:
        """What is repressed on an empire card."""
        counts = [self.s.held(LAND.number(land), p) for p in range(REPRESSIBLE)]
        return {PIECE.ids[p]: count for p, count in enumerate(counts) if count}

    def stock(self, piece: str) -> int:
        return self.s.stock[STOCK[PIECE.number(piece)]]

    def holder(self, land: str) -> int:
        return self.s.holder[LAND.number(land)]

    def is_republic(self, land: str) -> bool:
        return self.s.republic[LAND.number(land)]

    def suzerain(self, land: str) -> str:
        lord = self.s.suzerain[LAND.number(land)]
        return LAND.ids[lord] if lord != NOWHERE else ""

    def queen(self, land: str) -> str:
        queen = self.s.consort[LAND.number(land)]
        return CARD.ids[queen] if queen != NOWHERE else ""

    def face(self, land: str) -> str:
        return FACES[self.s.face[LAND.number(land)]]

    def west(self, seat: int = 0) -> list[str]:
        return [CARD.ids[c] for c in self.s.section(seat, WEST)]

    def east(self, seat: int = 0) -> list[str]:
        return [CARD.ids[c] for c in self.s.section(seat, EAST)]

    def in_hand(self, seat: int = 0) -> list[str]:
        return [CARD.ids[c] for c in self.s.hands[seat]]

    def gone(self, card: str) -> bool:
        return CARD.number(card) in self.s.gone

    def bishops(self) -> dict[str, str]:
        return {CARD.ids[c]: RELIGION.ids[r] for c, r in zip(self.s.bishop_cards, self.s.bishop_colours, strict=True)}

    def icon(self, seat: int, prestige: str) -> int:
        return self.s.icon(seat, PRESTIGES.index(prestige))

    def cash(self, seat: int = 0) -> int:
        return self.s.florins[seat]

    def is_active(self, victory: str) -> bool:
        return self.s.active[VICTORIES.index(victory)]

    def logged(self, key: str) -> list[tuple[int, ...]]:
        return helpers.told(self.s, key)


def cube(seat: int) -> str:
    return PIECE.ids[CUBE + seat]


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Scene:
    """A real game from set-up."""
    scene = Scene.__new__(Scene)
    state = new(GAME, GAME.complete(seats, options), seed, True)
    assert isinstance(state, Pax)
    scene.s = state
    return scene
