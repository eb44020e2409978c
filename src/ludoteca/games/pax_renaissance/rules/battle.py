"""Battles: who fights, who falls, what victory brings (battle.*, tbattle.*, conspiracy.*, revolt.*, holywar.*,
campaign.3 to campaign.6).

A unit is a piece in the battle, numbered by where it stands (units.py).
"""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    BUFFER,
    CAMPAIGN_WAR,
    CATHOLIC,
    CONSPIRACY,
    CRUSADE,
    CUBE,
    ISLAMIC,
    PIRATE,
    REPRESSIBLE,
    REVOLT,
    RHODES,
    ROOK,
    SECULAR,
    VENICE,
)
from ludoteca.games.pax_renaissance.data import LAND, STOCK
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    JOIN,
    KEEP,
    SECULARISE,
    STAY,
)
from ludoteca.games.pax_renaissance.rules.board import (
    FAITH,
    FRANCE,
    LAND_BORDERS,
    LAND_CITIES,
    LAND_NEAR,
    LAND_SEA,
    PORTUGAL,
    RHODES_LANDS,
    VENICE_CITY,
)
from ludoteca.games.pax_renaissance.rules.pieces import Borrow, Put, is_pirate
from ludoteca.games.pax_renaissance.rules.regime import (
    Concession,
    Emancipate,
    March,
    change_regime,
    conquer,
    conquest_changes,
)
from ludoteca.games.pax_renaissance.rules.units import chosen, fall, in_band, loss, on_border, on_card
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Foresight, Step


def near(s: Pax, land: int, other: int) -> bool:
    """Adjacent by side or corner (adjacency.1); the buffer state parts Portugal and France (card.x55)."""
    if other not in LAND_NEAR[land]:
        return False
    parted = land in (PORTUGAL, FRANCE) and other in (PORTUGAL, FRANCE)
    return not (parted and s.anyone(BUFFER))


def fighters(shot: int, agents: tuple[int, ...]) -> tuple[int, ...]:
    """Agents that must fight in the card's own war (play.3a, tbattle.1, gap.pirate-agent)."""
    if shot == CONSPIRACY:
        return tuple([p for p in agents if p < CUBE])
    if shot == REVOLT:
        return tuple([p for p in agents if p < PIRATE or is_pirate(p)])
    return tuple([p for p in agents if p < CUBE or is_pirate(p)])


def heretic_in(s: Pax, land: int, religion: int) -> bool:
    """The blood rule: a heretic rook or knight on the map card or a heretic pirate on its borders (holywar.2)."""
    for city in LAND_CITIES[land]:
        if s.city[city] >= 0 and FAITH[s.city[city]] != religion:
            return True
    for border in LAND_SEA[land]:
        if is_pirate(s.border[border]) and FAITH[s.border[border]] != religion:
            return True
    return False


# ---- the two sides ----


def own_side(s: Pax, seat: int, shot: int, land: int, origin: int, rooks: bool) -> tuple[int, ...]:
    """All attackers; none of them may stay out (gap.all-fight). Bishops never fight, concessions and serfs only in
    revolts (battle.3, tbattle.2, tbattle.3); colour matters in religious wars alone (civil.1, terms.1), where repressed
    pieces stay out (holywar.6)."""
    if shot == CAMPAIGN_WAR:  # campaign.3, campaign.4
        return tuple([city for city in LAND_CITIES[origin] if 0 <= s.city[city] < ROOK])
    units: list[int] = []
    religion = shot - CRUSADE
    civil = shot <= REVOLT
    for border in LAND_BORDERS[land]:
        piece = s.border[border]
        if is_pirate(piece):  # conspiracy.1, revolt.1, holywar.3
            if civil or FAITH[piece] == religion:
                units.append(on_border(border))
        elif shot == REVOLT and piece == s.cube(seat):
            units.append(on_border(border))
    if not civil:
        units += [city for city in LAND_CITIES[land] if s.city[city] >= 0 and FAITH[s.city[city]] == religion]
        units += neighbours(s, land, religion, rooks)
    units += [in_band(piece) for piece in s.band]
    if civil:
        kinds = range(CUBE) if shot == CONSPIRACY else range(CUBE, REPRESSIBLE)
        for piece in kinds:
            units += [on_card(piece)] * s.held(land, piece)
    return tuple(sorted(units))


def neighbours(s: Pax, land: int, religion: int, rooks: bool) -> list[int]:
    """Believer knights on all adjacent map cards (holywar.3); with the Knights of Rhodes also rooks there (card.40)."""
    out: list[int] = []
    for other in LAND_NEAR[land]:
        if near(s, land, other):
            for city in LAND_CITIES[other]:
                if s.city[city] == religion or (rooks and other in RHODES_LANDS and s.city[city] == ROOK + religion):
                    out.append(city)
    return out


def other_side(s: Pax, shot: int, land: int) -> tuple[int, ...]:
    """conspiracy.2, revolt.2, campaign.4: all rooks and knights; holywar.4: the heretics, pirates too."""
    religion = shot - CRUSADE
    if not CRUSADE <= shot <= CRUSADE + ISLAMIC:
        return tuple([city for city in LAND_CITIES[land] if s.city[city] >= 0])
    units = [city for city in LAND_CITIES[land] if s.city[city] >= 0 and FAITH[s.city[city]] != religion]
    for border in LAND_SEA[land]:
        if is_pirate(s.border[border]) and FAITH[s.border[border]] != religion:
            units.append(on_border(border))
    return tuple(units)


def is_double(s: Pax, unit: int) -> bool:
    """A white piece in Venice counts as two while Urbanization works (card.83, gap.venice)."""
    return unit == VENICE_CITY and FAITH[s.city[unit]] == CATHOLIC and s.anyone(VENICE)


def points(s: Pax, units: tuple[int, ...]) -> int:
    total = len(units)
    if VENICE_CITY in units and is_double(s, VENICE_CITY):
        total += 1
    return total


def foreseen(s: Pax, seat: int, shot: int, land: int, origin: int, rooks: bool, recruits: int) -> list[Foresight]:
    """The strengths and the outcome of a battle with so many agents of the played card (battle.2, battle.4)."""
    own = own_side(s, seat, shot, land, origin, rooks)
    foes = other_side(s, shot, land)
    attack = points(s, own) + recruits
    defence = points(s, foes)
    key = "battle-won" if attack > defence else "battle-lost" if attack < defence else "battle-even"
    told = [Foresight(key, "battle.2", (attack, defence))]
    if attack + defence > len(own) + recruits + len(foes):  # so losses are not one piece each
        told.append(Foresight("counts-double", "card.83"))
    return told


def war_foreseen(s: Pax, seat: int, shot: int, land: int, agents: tuple[int, ...]) -> list[Foresight]:
    """The battle of a civil or religious war. Nothing where agents must be borrowed or the Knights of Rhodes are
    asked."""
    needed = [STOCK[s.cube(seat) if piece == CUBE else piece] for piece in agents]
    if any([s.stock[kind] < needed.count(kind) for kind in needed]) or rhodes_asked(s, seat, shot, land):
        return []
    return foreseen(s, seat, shot, land, NOWHERE, False, len(agents))


# ---- the course of a battle ----


class Recruit(Put):
    """An agent of the played card joins the battle (play.10)."""

    rule = "play.3a"

    def __init__(self, seat: int, piece: int, land: int) -> None:
        self.seat = seat
        self.piece = piece
        self.land = land

    def near(self) -> tuple[int, ...]:
        return (self.land,)

    def run(self, s: Pax) -> None:
        if s.stock[STOCK[self.piece]] == 0:
            s.then(Borrow(self.seat, self.piece, self))
            return
        s.stock[STOCK[self.piece]] -= 1
        s.band.append(self.piece)


def wage(s: Pax, seat: int, shot: int, land: int, agents: tuple[int, ...]) -> None:
    """Start a civil or religious war with these agents."""
    s.tell("war", "battle.1", (seat, shot, land))
    s.then(Rally(seat, shot, land))
    for piece in agents:
        s.then(Recruit(seat, s.cube(seat) if piece == CUBE else piece, land))


def rhodes_asked(s: Pax, seat: int, shot: int, land: int) -> bool:
    """Whether the Knights of Rhodes have rooks to bring into this war."""
    if shot != CRUSADE + CATHOLIC or not s.has(seat, RHODES):
        return False
    return len(neighbours(s, land, CATHOLIC, True)) > len(neighbours(s, land, CATHOLIC, False))


class Rally(Step[Pax]):
    """The Knights of Rhodes may bring their rooks into a crusade (card.40)."""

    rule = "card.40"

    def __init__(self, seat: int, shot: int, land: int) -> None:
        self.seat = seat
        self.shot = shot
        self.land = land

    def options(self, s: Pax) -> list[Action]:
        return [JOIN, STAY] if rhodes_asked(s, self.seat, self.shot, self.land) else []

    def foresee(self, s: Pax, a: Action) -> list[Foresight]:
        return foreseen(s, self.seat, self.shot, self.land, NOWHERE, a.verb == "join", 0)

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "join":
            s.trigger(self.seat, RHODES)
        s.then(Fight(self.seat, self.shot, self.land, NOWHERE, a.verb == "join"))

    def run(self, s: Pax) -> None:
        s.then(Fight(self.seat, self.shot, self.land, NOWHERE, False))


class Fight(Step[Pax]):
    """One for one: the smaller side dies, the other loses as many, the attacker choosing which (battle.2, battle.4)."""

    rule = "battle.2"

    def __init__(self, attacker: int, shot: int, land: int, origin: int, rooks: bool) -> None:
        self.attacker = attacker
        self.shot = shot
        self.land = land
        self.origin = origin
        self.rooks = rooks

    def run(self, s: Pax) -> None:
        own = own_side(s, self.attacker, self.shot, self.land, self.origin, self.rooks)
        foes = other_side(s, self.shot, self.land)
        attack = points(s, own)
        defence = points(s, foes)
        s.tell("battle", self.rule, (self.land, attack, defence))
        if attack + defence > len(own) + len(foes):
            for seat in range(s.seats):
                s.trigger(seat, VENICE)
        s.then(Outcome(self.attacker, self.shot, self.land, self.origin, attack > defence))
        if attack >= defence:
            for unit in foes:
                fall(s, self.land, unit)
        if attack <= defence:
            for unit in own:
                fall(s, self.land, unit)
        if attack > defence:
            s.then(Losses(self.attacker, self.land, own, defence, 0))
        elif attack < defence:
            s.then(Losses(self.attacker, self.land, foes, attack, 0))


class Losses(Step[Pax]):
    """The attacking player picks the fallen of the surviving side, one at a time (battle.2).

    `wounds` is 1 when the doubled piece in Venice has taken one of the two losses that kill it.
    """

    rule = "battle.2"

    def __init__(self, seat: int, land: int, units: tuple[int, ...], due: int, wounds: int) -> None:
        self.seat = seat
        self.land = land
        self.units = units
        self.due = due
        self.wounds = wounds

    def options(self, s: Pax) -> list[Action]:
        if self.due == 0:
            return []
        out: list[Action] = []
        last = NOWHERE
        for unit in self.units:
            if unit != last:
                out.append(loss(s, unit))
            last = unit
        return out

    def take(self, s: Pax, a: Action) -> None:
        unit = chosen(a)
        if self.wounds == 0 and is_double(s, unit):
            s.tell("wounded", "card.83", (s.city[unit], unit))
            s.then(Losses(self.seat, self.land, self.units, self.due - 1, 1))
            return
        fall(s, self.land, unit)
        at = self.units.index(unit)
        s.then(Losses(self.seat, self.land, self.units[:at] + self.units[at + 1 :], self.due - 1, self.wounds))


class Outcome(Step[Pax]):
    """Success needs a survivor (battle.4); then a regime change (civil.3, tbattle.4) and the other consequences in the
    order of gap.after-battle-order."""

    rule = "battle.4"

    def __init__(self, attacker: int, shot: int, land: int, origin: int, won: bool) -> None:
        self.attacker = attacker
        self.shot = shot
        self.land = land
        self.origin = origin
        self.won = won

    def run(self, s: Pax) -> None:
        seat, land = self.attacker, self.land
        s.tell("battle-won" if self.won else "battle-lost", self.rule, (seat, self.shot, land))
        if not self.won:
            return
        if self.shot == CAMPAIGN_WAR:
            if conquest_changes(s, seat, self.origin, land):
                conquer(s, seat, self.origin, land)  # campaign.8: no agents, and no knight moves
                s.then(Concession(seat, land), Emancipate(seat, land))
            else:
                s.tell("no-change", "campaign.9", (seat, land))
            return
        change_regime(s, seat, land)
        s.then(
            March(seat, land, self.winners(s)),
            Concession(seat, land),
            Emancipate(seat, land),
            TurnMap(seat, land, self.shot),
        )

    def winners(self, s: Pax) -> tuple[int, ...]:
        """Surviving agents step onto the empire card; they and the repressed pieces that fought must march
        (battle.5a)."""
        land = self.land
        agents = [piece for piece in s.band if piece < PIRATE]
        pirates = [piece for piece in s.band if is_pirate(piece)]
        for piece in agents:
            s.hold(land, piece, 1)
        s.band = pirates.copy()
        if self.shot == CONSPIRACY:
            fought = [p for p in range(CUBE) for _ in range(s.held(land, p))]
        elif self.shot == REVOLT:
            fought = [p for p in agents if p < CUBE]
            fought += [p for p in range(CUBE, REPRESSIBLE) for _ in range(s.held(land, p))]
        else:
            fought = agents
        return tuple(sorted(fought + pirates))


class TurnMap(Step[Pax]):
    """A conspiracy may make a theocracy secular (conspiracy.3, regime.4); a religious war must set up its own theocracy
    if the hidden face is that (holywar.5, regime.3); a revolt never turns the map (revolt.3), nor do campaign and vote
    (tbattle.5, tchange.4)."""

    rule = "conspiracy.3"

    def __init__(self, seat: int, land: int, shot: int) -> None:
        self.seat = seat
        self.land = land
        self.shot = shot

    def hidden(self, s: Pax) -> int:
        a, b = LAND[self.land].sides
        return b if s.face[self.land] == a else a

    def options(self, s: Pax) -> list[Action]:
        if self.shot == CONSPIRACY and self.hidden(s) == SECULAR and not s.conspiracy_flip:
            return [SECULARISE, KEEP]
        return []

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "secularise":
            self.turn(s)

    def run(self, s: Pax) -> None:
        if self.shot == CONSPIRACY:
            if s.conspiracy_flip and s.face[self.land] != SECULAR:  # ruling N1, the other reading
                self.turn(s)
        elif self.shot != REVOLT and self.hidden(s) == self.shot - CRUSADE:
            self.turn(s)

    def turn(self, s: Pax) -> None:
        s.face[self.land] = self.hidden(s)
        s.tell("map-turned", "holywar.5" if self.shot >= CRUSADE else self.rule, (self.land, s.face[self.land]))
