"""Battles and retreats (10.4.5 to 10.4.8).

While a battle is fought its attackers stand in `s.battle`, not on the map: the state they came from may be empty by
then.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import EXTRA_LOSS, GENERAL, MOVES_ON, WINS_TIES
from ludoteca.games.baroque.data import OPPORTUNITIES
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.control import take_by_arms
from ludoteca.games.baroque.rules.strength import attack_strength, card_points, defence_strength, most_points
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import ALL, NOBODY, Action, Foresight, Step

COMMIT: Final = Action("commit")
ATTACKERS_WIN: Final = 0
DEFENDERS_WIN: Final = 1
DEFENDERS_HOLD: Final = 2  # a tie: the attackers go back without loss


class Battle(Step[Baroque]):
    """Armies that enter a state with enemy armies must fight at once (10.4.5.a). The player who moved attacks,
    the other defends (10.4.5.c)."""

    rule = "10.4.5.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        attacker = s.attacker
        where = s.battlefield
        defender = s.host[where]
        if defender == OTTOMANS:
            s.tell("battle-ottomans", "14.3.4.d", (attacker, where))
            s.then(Stake(attacker, where), Outcome())
            return
        s.tell("battle", self.rule, (attacker, defender, where))
        s.then(Stake(attacker, where), Stake(defender, where), Outcome())


class Stake(Step[Baroque]):
    """Cards face down, as many as one likes: both sides at once, neither sees the other's (10.4.5.g)."""

    rule = "10.4.5.g"
    sealed = True
    private = True

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def options(self, s: Baroque) -> list[Action]:
        return self.more(s, [])

    def more(self, s: Baroque, picks: list[Action]) -> list[Action]:
        if picks and picks[-1].verb == "commit":
            return []
        staked = [a.args[0] for a in picks]
        left = [card for card in s.hands[self.seat] if card not in staked]
        if not left:
            return []
        return [COMMIT] + [Action("stake", (card,)) for card in s.titles(left)]

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        """The own points with this card, and those of the other side before its cards."""
        defender = s.host[self.where]
        attack = attack_strength(s, s.attacker, s.attack_armies, s.attack_general)
        defence = defence_strength(s, self.where)
        picked = s.picks[self.seat] if s.picks else []
        own = card_points([p.args[0] for p in [*picked, a] if p.verb == "stake"])
        if self.seat == s.attacker:
            return [Foresight("stake", self.rule, (attack + own, defence, most_points(s, defender)))]
        return [Foresight("stake", self.rule, (defence + own, attack, most_points(s, s.attacker)))]

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "stake":
            s.hands[self.seat].remove(a.args[0])
            s.staked[self.seat].append(a.args[0])


def general_of(s: Baroque, seat: int) -> int:
    """The card of the general who stands with a side in the battle, NOBODY if there is none."""
    if seat == OTTOMANS:
        return NOBODY
    present = s.attack_general if seat == s.attacker else s.general_at[seat] == s.battlefield
    return s.character(seat, GENERAL) if present else NOBODY


def ability(s: Baroque, seat: int) -> int:
    """What that general can do; 0 without one."""
    card = general_of(s, seat)
    return 0 if card == NOBODY else OPPORTUNITIES[card].ability


def attack_points(s: Baroque) -> int:
    seat = s.attacker
    return attack_strength(s, seat, s.attack_armies, s.attack_general) + card_points(s.staked[seat])


def defence_points(s: Baroque) -> int:
    where = s.battlefield
    seat = s.host[where]
    return defence_strength(s, where) + (0 if seat == OTTOMANS else card_points(s.staked[seat]))


class Outcome(Step[Baroque]):
    """10.4.5.h: the higher total wins."""

    rule = "10.4.5.h"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        attacker = s.attacker
        where = s.battlefield
        defender = s.host[where]
        attack = attack_points(s)
        defence = defence_points(s)
        show_stakes(s)
        if defender == OTTOMANS:
            s.tell("battle-points-ottomans", self.rule, (attacker, attack, defence, where))
        else:
            s.tell("battle-points", self.rule, (attacker, attack, defender, defence, where))
        result = self.result(s, attack, defence)
        if result == ATTACKERS_WIN:
            attackers_win(s)
        else:
            attackers_return(s, result)

    def result(self, s: Baroque, attack: int, defence: int) -> int:
        """10.4.5.k: ties go to the defender without loss, or fully to the side of a general who wins them."""
        if attack != defence:
            return ATTACKERS_WIN if attack > defence else DEFENDERS_WIN
        if ability(s, s.attacker) == WINS_TIES:
            return ATTACKERS_WIN
        if ability(s, s.host[s.battlefield]) == WINS_TIES:
            return DEFENDERS_WIN
        return DEFENDERS_HOLD


def attackers_win(s: Baroque) -> None:
    """10.4.5.i: the defender loses an army and retreats; markers stay, a fortified city becomes a city (10.4.8.a)."""
    attacker = s.attacker
    where = s.battlefield
    defender = s.host[where]
    s.tell("attack-won", "10.4.5.i", (attacker, where))
    if s.city[where] == FORTIFIED:
        s.city[where] = CITY
        s.tell("city-reduced", "10.4.8.a", (where,))
    if defender == OTTOMANS:
        s.host[where] = NOBODY
        s.tell("ottomans-beaten", "14.3.4.d", (attacker, where))
        s.then(Occupy())
        return
    losses = min(1 + extra_loss(s, attacker), s.armies[where])
    s.tell("armies-lost", "10.4.5.i", (defender, losses, where))
    s.lose_armies(where, losses)
    s.then(Retreat(defender, where))


def attackers_return(s: Baroque, result: int) -> None:
    """10.4.5.j: one army is lost, none in a tie (10.4.5.k); the rest go back to where they came from."""
    attacker = s.attacker
    where = s.battlefield
    origin = s.attack_origin
    came = s.attack_armies
    general = s.attack_general
    defender = s.host[where]
    losses = (1 if result == DEFENDERS_WIN else 0) + extra_loss(s, defender)
    n = max(0, came - losses)
    s.tell("attack-lost", "10.4.5.j" if losses else "10.4.5.k", (attacker, where, came - n))
    s.end_battle()
    if n:
        s.sweep(origin)
        s.add_armies(attacker, origin, n)
        s.moved[origin] += n
        if general and s.caprara_any:
            may_move_on(s, attacker, n)
    elif general:
        s.lose_general(attacker)
    if defender != OTTOMANS and s.general_at[defender] == where:
        may_move_on(s, defender, s.armies[where])
    # 10.4.5.l: the winner of a battle in a state gains its control
    if defender != OTTOMANS and s.control[where] != defender and s.home[where] == NOBODY:
        take_by_arms(s, defender, where, "10.4.5.l")


def extra_loss(s: Baroque, winner: int) -> int:
    """Charles V of Lorraine: after every win a six costs the enemy one more army, before the retreat."""
    if ability(s, winner) != EXTRA_LOSS:
        return 0
    roll = die(s)
    s.tell("general-roll", "card.charles_v_lorraine", (winner, roll))
    return 1 if roll >= OPPORTUNITIES[general_of(s, winner)].on_roll else 0


def show_stakes(s: Baroque) -> None:
    """All staked cards are turned up and discarded (10.4.5.g)."""
    for seat in range(s.seats):
        for card in s.staked[seat]:
            s.reveal(card, ALL)
            s.tell("staked", "10.4.5.g", (seat, card))
        s.discard += s.staked[seat]
        s.staked[seat] = []


class Occupy(Step[Baroque]):
    """The winning attackers stand in the state and control it at once, unless it is a rival's major state (11.0.f,
    11.1.a)."""

    rule = "10.4.5.i"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        attacker = s.attacker
        where = s.battlefield
        n = s.attack_armies
        general = s.attack_general
        s.end_battle()
        s.add_armies(attacker, where, n)
        s.moved[where] += n
        if general:
            s.general_at[attacker] = where
            s.general_entered = where
        if s.home[where] == NOBODY and s.control[where] != attacker:
            take_by_arms(s, attacker, where, "11.0.f")
        if general:
            may_move_on(s, attacker, n)


class Retreat(Step[Baroque]):
    """All together to one neighbour: an own one if there is any (10.4.6.a), else a neutral one at the cost of an army
    (10.4.6.b), else they are lost (10.4.6.c). Lost armies can be built again (10.4.7.a). Then the attackers occupy the
    state."""

    rule = "10.4.6.a"

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def options(self, s: Baroque) -> list[Action]:
        if s.host[self.where] != self.seat:
            return []
        own: list[Action] = []
        neutral: list[Action] = []
        for state in s.near(self.where):
            if not s.open_to_armies(state) or s.enemy_at(state, self.seat):
                continue
            if s.control[state] == self.seat:
                own.append(Action("retreat", (state,)))
            elif s.control[state] == NOBODY:
                neutral.append(Action("retreat", (state,)))
        return own or neutral

    def take(self, s: Baroque, a: Action) -> None:
        to = a.args[0]
        if s.control[to] == NOBODY:
            s.tell("retreat-loss", "10.4.6.b", (self.seat, self.where))
            s.lose_armies(self.where, 1)
        n = s.armies[self.where]
        if n:
            general = s.general_at[self.seat] == self.where
            s.tell("retreated", self.rule, (self.seat, n, self.where, to))
            relocate(s, self.seat, self.where, to, n, general)
            if general and s.caprara_any:
                may_move_on(s, self.seat, n)
        s.then(Occupy())

    def run(self, s: Baroque) -> None:
        if s.host[self.where] == self.seat:
            s.tell("no-retreat", "10.4.6.c", (self.seat, s.armies[self.where], self.where))
            s.lose_armies(self.where, s.armies[self.where])
        s.then(Occupy())


def relocate(s: Baroque, seat: int, frm: int, to: int, n: int, general: bool) -> None:
    """Armies are put from one state into another without a fight; entering sweeps influence (10.3.5.a)."""
    moved = min(n, s.moved[frm])
    s.take_armies(frm, n, moved)
    s.sweep(to)
    s.add_armies(seat, to, n)
    s.moved[to] += moved
    if general:
        s.general_at[seat] = to


def may_move_on(s: Baroque, seat: int, fought: int) -> None:
    """Caprara stands with so many armies that fought and are left; those that stayed behind do not go on."""
    card = s.character(seat, GENERAL)
    if card != NOBODY and OPPORTUNITIES[card].ability == MOVES_ON:
        s.then(MoveOn(seat, fought))


class MoveOn(Step[Baroque]):
    """Caprara: after a battle, once losses and retreat are done, the army that fought may move one more state, where no
    enemy army is."""

    rule = "card.caprara"

    def __init__(self, seat: int, fought: int) -> None:
        self.seat = seat
        self.fought = fought

    def options(self, s: Baroque) -> list[Action]:
        at = s.general_at[self.seat]
        if at == NOBODY:
            return []
        out = [
            Action("move-on", (state,))
            for state in s.near(at)
            if s.open_to_armies(state) and not s.enemy_at(state, self.seat)
        ]
        return [*out, Action("stay")] if out else []

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "move-on":
            s.then(MoveOnWith(self.seat, a.args[0], self.fought))


class MoveOnWith(Step[Baroque]):
    """All or part of the armies that fought go with the general. They count as moved: each army is activated once
    (10.4.4.a)."""

    rule = "card.caprara"

    def __init__(self, seat: int, to: int, fought: int) -> None:
        self.seat = seat
        self.to = to
        self.fought = fought

    def options(self, s: Baroque) -> list[Action]:
        n = min(self.fought, s.armies[s.general_at[self.seat]])
        return [Action("muster-with-general", (k,)) for k in range(1, n + 1)]

    def take(self, s: Baroque, a: Action) -> None:
        frm = s.general_at[self.seat]
        s.tell("moved-on", self.rule, (self.seat, a.args[0], frm, self.to))
        relocate(s, self.seat, frm, self.to, a.args[0], True)
        if self.seat == s.active:
            s.general_entered = self.to
