"""The points of the two sides of a battle, and what can be known of them before it (10.4.5.d to 10.4.5.h)."""

from __future__ import annotations

from ludoteca.games.baroque.constants import GENERAL, POWER, WINS_TIES
from ludoteca.games.baroque.data import ARMY_POINTS, CARD_POINTS, EFFECT, OPPORTUNITIES, OTTOMAN_POINTS, POWER_POINTS
from ludoteca.games.baroque.realm import FORTIFIED, OTTOMANS
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Foresight


def general_points(s: Baroque, seat: int, present: bool) -> int:
    """10.4.5.f"""
    card = s.character(seat, GENERAL) if present else NOBODY
    return 0 if card == NOBODY else OPPORTUNITIES[card].points


def card_points(cards: list[int]) -> int:
    """10.4.5.g: a card one point, a Power card two."""
    points = 0
    for card in cards:
        points += POWER_POINTS if EFFECT[card] == POWER else CARD_POINTS
    return points


def attack_strength(s: Baroque, seat: int, armies: int, general: bool) -> int:
    """The attackers without cards (10.4.5.d)."""
    return ARMY_POINTS * armies + general_points(s, seat, general)


def defence_strength(s: Baroque, where: int) -> int:
    """The defenders without cards. The armies count double in a fortified city, the general does not (10.2.3.d,
    10.4.5.e)."""
    seat = s.host[where]
    if seat == OTTOMANS:
        return OTTOMAN_POINTS
    points = ARMY_POINTS * s.armies[where]
    if s.city[where] == FORTIFIED:
        points *= 2
    return points + general_points(s, seat, s.general_at[seat] == where)


def most_points(s: Baroque, seat: int) -> int:
    """The most that the face-down cards of a rival can add."""
    return 0 if seat == OTTOMANS else POWER_POINTS * len(s.hands[seat])


def battle_foreseen(s: Baroque, seat: int, where: int, armies: int, general: bool) -> list[Foresight]:
    """What a group would meet in a state: the strengths without cards, and what cards can add (10.4.5.h). Nothing where
    no enemy stands."""
    if not s.enemy_at(where, seat):
        return []
    attack = attack_strength(s, seat, armies, general)
    defence = defence_strength(s, where)
    cards = card_points(s.hands[seat])
    most = most_points(s, s.host[where])
    card = s.character(seat, GENERAL) if general else NOBODY
    tie = 1 if card != NOBODY and OPPORTUNITIES[card].ability == WINS_TIES else 0
    if attack + tie > defence + most:
        key = "battle-sure"
    elif attack + cards + tie <= defence:
        key = "battle-hopeless"
    else:
        key = "battle-open"
    return [Foresight(key, "10.4.5.h", (attack, defence, cards, most))]
