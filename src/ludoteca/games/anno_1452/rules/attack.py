"""Declaring an attack (attack.1 to attack.14)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import NEAR_MASK, PLACES, PLACES_NEAR, REGION_OF, WAR_POINT
from ludoteca.games.anno_1452.odds import Force, force, garrison, judge, prospects
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.battle import Muster, chooser, clear_battle
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import refuse_region, refuse_war
from ludoteca.games.anno_1452.rules.reactions import AttackReaction
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import NOBODY, Action, Confirm, Foresight, No, Step

ATTACK: Final[list[Action]] = [Action("attack", (p,)) for p in range(PLACES)]
FROM: Final[list[Action]] = [Action("from", (p,)) for p in range(PLACES)]
SOLDIERS_ALONE: Final = Action("soldiers-alone")
# A turn asks about every Estate on the map: the answers that depend on the place alone are made once.
NO_ENEMY: Final = No("no-enemy-there", "attack.3")
TOO_FAR: Final[list[No]] = [No("out-of-range", "attack.2", (p,)) for p in range(PLACES)]
TOO_FAR_ALONE: Final[list[No]] = [No("out-of-range", "attack.5", (p,)) for p in range(PLACES)]
COMMIT: Final[list[Action]] = [Action("commit", (n,)) for n in range(13)]


def attacks_anywhere(s: Anno, seat: int) -> bool:
    """attack.5, coronation.8, event.17: King and Anti-king, with at least one Soldier; attack.8: nobody before 1273."""
    return s.soldiers[seat] > 0 and s.crowned_seat(seat)


def reach(s: Anno, seat: int) -> int:
    """attack.2: mask of the regions an own Estate can attack."""
    mask = 0
    for place, owner in enumerate(s.owner):
        if owner == seat:
            mask |= NEAR_MASK[REGION_OF[place]]
    return mask


def reaches(s: Anno, seat: int, place: int) -> bool:
    """attack.2: whether an own Estate stands in the region of the place or in one adjacent to it."""
    owner = s.owner
    for p in PLACES_NEAR[REGION_OF[place]]:
        if owner[p] == seat:
            return True
    return False


def in_reach(s: Anno, seat: int) -> list[Action]:
    """Attacks on every Estate of another owner that is near enough."""
    mask = reach(s, seat)
    anywhere = attacks_anywhere(s, seat)
    return [
        ATTACK[place]
        for place, owner in enumerate(s.owner)
        if owner >= 0 and owner != seat and (anywhere or contains(mask, REGION_OF[place]))
    ]


def refuse_attack(s: Anno, seat: int, place: int) -> No | None:
    owner = s.owner[place]
    if owner in (seat, NOBODY):
        return NO_ENEMY
    if s.supply[seat] == 0:
        return No("no-estate-left", "attack.7")
    if s.agreements:  # trade.6: the agreement is shown
        no = refuse_war(s, seat, owner) if owner != OTTOKAR else None
        if no is None:
            no = refuse_region(s, seat, REGION_OF[place])
        if no is not None:
            return no
    if not reaches(s, seat, place) and not attacks_anywhere(s, seat):
        return TOO_FAR_ALONE[place] if s.crowned_seat(seat) else TOO_FAR[place]
    return None


def battle_foreseen(s: Anno, seat: int, origin: int, target: int) -> Foresight:
    """The strengths and the attacker's chance as things are: from an Estate, or with all Soldiers alone."""
    attack = garrison(s, origin) if origin != NOBODY else Force(0, 0, s.soldiers[seat], False)
    defence = garrison(s, target)
    defence.citizens_first = s.ottokar_auto and s.owner[target] == OTTOKAR
    chance = judge(attack, defence, bool(s.city[target])).in_hundred()[0]
    return Foresight("attack", "attack.15", (attack.units(), defence.units(), chance))


def attack_foreseen(s: Anno, seat: int, target: int) -> list[Foresight]:
    """What an attack brings from where it is most likely to win."""
    near = NEAR_MASK[REGION_OF[target]]
    origins = [p for p in range(PLACES) if s.owner[p] == seat and contains(near, REGION_OF[p])]
    if attacks_anywhere(s, seat):
        origins.append(NOBODY)
    found = [battle_foreseen(s, seat, origin, target) for origin in origins]
    best = max((f.args[2] for f in found), default=0)
    return [f for f in found if f.args[2] == best][:1]


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
        if not contains(NEAR_MASK[REGION_OF[self.target]], REGION_OF[a.args[0]]):
            return No("out-of-range", "attack.6" if s.crowned_seat(self.seat) else "attack.2", (a.args[0],))
        return None

    def foresee(self, s: Anno, a: Action) -> list[Foresight]:
        return [battle_foreseen(s, self.seat, a.args[0] if a.args else NOBODY, self.target)]

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

    def foresee(self, s: Anno, a: Action) -> list[Foresight]:
        """The strengths and the own chance with so many Soldiers."""
        forces = [force(s, 0), force(s, 1)]
        forces[self.side].soldiers += a.args[0]
        chance = prospects(s, forces[0], forces[1]).in_hundred()[self.side]
        key = "attack" if self.side == 0 else "defence"
        return [Foresight(key, "attack.15", (forces[0].units(), forces[1].units(), chance))]

    def take(self, s: Anno, a: Action) -> None:
        """attack.11: they fight as part of their side; attack.13: they will not come back."""
        n = a.args[0]
        s.soldiers[self.seat] -= n
        s.committed[self.side] = n
        s.troops[self.side] = n
        s.tell("committed", self.rule, (self.seat, n))
