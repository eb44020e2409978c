"""Declaring an attack (attack.1 to attack.14)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import NEAR_MASK, PLACES, REGION_OF, WAR_POINT
from ludoteca.games.anno_1452.rules.battle import Muster, chooser, clear_battle
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.reactions import AttackReaction
from ludoteca.games.anno_1452.state import OTTOKAR, Anno
from ludoteca.kernel import NOBODY, Action, Confirm, No, Step

ATTACK: Final[list[Action]] = [Action("attack", (p,)) for p in range(PLACES)]
FROM: Final[list[Action]] = [Action("from", (p,)) for p in range(PLACES)]
SOLDIERS_ALONE: Final = Action("soldiers-alone")
COMMIT: Final[list[Action]] = [Action("commit", (n,)) for n in range(13)]


def attacks_anywhere(s: Anno, seat: int) -> bool:
    """attack.5, coronation.8, event.17: King and Anti-king, with at least one Soldier; attack.8: nobody before 1273."""
    return s.soldiers[seat] > 0 and s.crowned_seat(seat)


def reach(s: Anno, seat: int) -> int:
    """attack.2: mask of the regions an own Estate can attack."""
    mask = 0
    owner = s.owner
    for p in range(PLACES):
        if owner[p] == seat:
            mask |= NEAR_MASK[REGION_OF[p]]
    return mask


def refuse_attack(s: Anno, seat: int, place: int) -> No | None:
    owner = s.owner[place]
    if owner in (NOBODY, seat):
        return No("no-enemy-there", "attack.3")
    if s.supply[seat] == 0:
        return No("no-estate-left", "attack.7")
    if owner != OTTOKAR and s.at_peace(seat, owner):  # trade.6: the agreement is shown
        return No("pact", "trade.7", (owner, s.peace_until(seat, owner)))
    if not attacks_anywhere(s, seat) and not reach(s, seat) >> REGION_OF[place] & 1:
        return No("out-of-range", "attack.2" if not s.crowned_seat(seat) else "attack.5", (place,))
    return None


def attacks(s: Anno, seat: int) -> list[Action]:
    """Every enemy Estate the seat can attack now."""
    if s.supply[seat] == 0:
        return []
    owner = s.owner
    peace = [other for other in range(s.seats) if s.at_peace(seat, other)] if s.pacts else []
    if attacks_anywhere(s, seat):
        return [ATTACK[p] for p in range(PLACES) if owner[p] >= 0 and owner[p] != seat and owner[p] not in peace]
    mask = reach(s, seat)
    if mask == 0:
        return []
    return [
        ATTACK[p]
        for p in range(PLACES)
        if owner[p] >= 0 and owner[p] != seat and mask >> REGION_OF[p] & 1 and owner[p] not in peace
    ]


class Origin(Step[Anno]):
    """attack.1, attack.5, attack.6: from which Estate, or with Soldiers alone."""

    rule = "attack.1"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def candidates(self, s: Anno) -> list[Action]:
        return [FROM[p] for p in range(PLACES) if s.owner[p] == self.seat] + [SOLDIERS_ALONE]

    def refuse(self, s: Anno, a: Action) -> No | None:
        if a.verb == "soldiers-alone":
            return None if attacks_anywhere(s, self.seat) else No("no-soldiers", "attack.5")
        if not NEAR_MASK[REGION_OF[self.target]] >> REGION_OF[a.args[0]] & 1:
            return No("out-of-range", "attack.6" if s.crowned_seat(self.seat) else "attack.2", (a.args[0],))
        return None

    def take(self, s: Anno, a: Action) -> None:
        declare(s, self.seat, a.args[0] if a.args else NOBODY, self.target)


def declare(s: Anno, seat: int, origin: int, target: int) -> None:
    """attack.9: both sides are named and a point is lost; attack.12: Soldiers, then Reactions, the attacker first."""
    clear_battle(s)
    defender = s.owner[target]
    s.attacker = seat
    s.defender = defender
    s.origin = origin
    s.target = target
    s.clash = 0
    if origin == NOBODY:
        s.tell("attack-alone", "attack.5", (seat, target))
    else:
        s.tell("attack", "attack.1", (seat, origin, target))
    shift(s, seat, WAR_POINT, "attack.9")
    if defender == OTTOKAR:  # ottokar.8: he has no Soldiers and plays no Reaction
        s.tell("ottokar-defends", "ottokar.9", (chooser(s, 1),))
        s.then(Commit(seat, 0), Confirm(seat), AttackReaction(seat, 0), Muster())
    else:
        s.tell("defends", "attack.9", (defender,))
        s.then(
            Commit(seat, 0),
            Confirm(seat),
            Commit(defender, 1),
            AttackReaction(seat, 0),
            AttackReaction(defender, 1),
            Muster(),
        )


class Commit(Step[Anno]):
    """attack.10: any number of the own Soldiers, only now; Soldiers alone need one (G8)."""

    rule = "attack.10"

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def options(self, s: Anno) -> list[Action]:
        if s.soldiers[self.seat] == 0:
            return []
        least = 1 if self.side == 0 and s.origin == NOBODY else 0
        return COMMIT[least : s.soldiers[self.seat] + 1]

    def take(self, s: Anno, a: Action) -> None:
        """attack.11: they fight as part of their side; attack.13: they will not come back."""
        n = a.args[0]
        s.soldiers[self.seat] -= n
        s.committed[self.side] = n
        s.troops[self.side] = n
        s.tell("committed", self.rule, (self.seat, n))
