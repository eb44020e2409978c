"""The battle (attack.15 to attack.36) and the Reactions that change it (reaction.8, card.soeldner to
card.waffenstillstand)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, EFFECTS, HIRE, JOIN, SIEGE, TRUCE
from ludoteca.games.anno_1452.data import (
    CITIZEN_HITS,
    CITY_SAVES,
    CONQUERED_VALUE,
    DEFINITIONS,
    LOST_POINT,
    PEASANT_HITS,
    PLACES,
    REGION_OF,
    SOLDIER_HITS,
    WON_POINT,
)
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.citizen import DONE
from ludoteca.games.anno_1452.rules.dues import estate_lost
from ludoteca.games.anno_1452.rules.estate import recheck_all
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.reactions import allies
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, TEXT, Action, Step

LOSE_CITIZEN: Final[list[Action]] = [Action("lose-citizen", (p,)) for p in range(PLACES)]
LOSE_POINT: Final[list[Action]] = [Action("lose-point", (p,)) for p in range(PLACES)]
LOSE_SOLDIER: Final = Action("lose-soldier")
ALLY: Final[list[Action]] = [Action("ally", (p,)) for p in range(PLACES)]


def figures() -> list[int]:
    """By effect: how many Soldiers, victims, allies or rounds a Reaction brings."""
    out = [0] * len(EFFECTS)
    for definition in DEFINITIONS:
        out[definition.effect.kind] = definition.effect.amount
    return out


FIGURE_OF: Final = figures()


def fighter(s: Anno, side: int) -> int:
    """The owner of a side."""
    return s.attacker if side == 0 else s.defender


def chooser(s: Anno, side: int) -> int:
    """Who decides for a side: its owner; for Ottokar the player after the attacker (ottokar.9, ottokar.10)."""
    seat = fighter(s, side)
    return s.after(s.attacker)[0] if seat == OTTOKAR else seat


def estate_of(s: Anno, side: int) -> int:
    """The Estate that fights on this side; NOBODY for Soldiers alone."""
    return s.origin if side == 0 else s.target


def unit_count(s: Anno, side: int) -> int:
    """attack.15: points of the Estate, all Citizens beside it, Soldiers and allies still fighting."""
    place = estate_of(s, side)
    n = s.troops[side] + len(s.joined[side])
    return n if place == NOBODY else n + s.value[place] + s.citizens[place]


def stands(s: Anno, side: int) -> bool:
    """attack.25: a side stands while its Estate does; attack.26: Soldiers alone, while any unit does."""
    place = estate_of(s, side)
    return unit_count(s, side) > 0 if place == NOBODY else s.value[place] > 0


class Muster(Step[Anno]):
    """reaction.8: Truce, Mercenaries, Allies, Treason; then the rolls."""

    rule = "reaction.8"

    def run(self, s: Anno) -> None:
        if s.reaction[1] == TRUCE:
            truce(s)
            return
        s.then(Clash())
        for side in (0, 1):
            if s.reaction[side] == HIRE:  # card.soeldner: not from the 12, for this battle only
                s.troops[side] += FIGURE_OF[HIRE]
        # card.verrat: the attacker's victim, the defender, removes first (G5)
        for side in (0, 1):
            if s.reaction[1 - side] == BETRAY:
                if not loose_units(s, side) and s.reaction[side] != JOIN:
                    s.tell("betrayed-nobody", "card.verrat", (side,))
                s.then(Betrayed(chooser(s, side), side, FIGURE_OF[BETRAY]))
        for side in (1, 0):
            if s.reaction[side] == JOIN:
                s.then(Allies(fighter(s, side), side, FIGURE_OF[JOIN]))


def truce(s: Anno) -> None:
    """card.waffenstillstand: no battle; Soldiers return to their pools, points and costs stay paid."""
    for side in (0, 1):
        if s.committed[side]:
            s.soldiers[fighter(s, side)] += s.committed[side]
            s.committed[side] = 0
    s.tell("truce", "card.waffenstillstand", (s.attacker, s.defender))
    clear_battle(s)


class Allies(Step[Anno]):
    """card.bundesgenossen: up to three Citizens of other Estates join; the first must, since the card was played for
    it."""

    rule = "card.bundesgenossen"

    def __init__(self, seat: int, side: int, left: int) -> None:
        self.seat = seat
        self.side = side
        self.left = left

    def options(self, s: Anno) -> list[Action]:
        if self.left == 0:
            return []
        places = [ALLY[p] for p in allies(s, self.side)]
        if places and s.joined[self.side]:
            places.append(DONE)
        return places

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "ally":
            s.joined[self.side].append(a.args[0])
            s.tell("ally", self.rule, (self.seat, a.args[0]))
            s.then(Allies(self.seat, self.side, self.left - 1))


def loose_units(s: Anno, side: int) -> list[Action]:
    """The Citizens and Soldiers a side may give up, by kind and place."""
    out = []
    place = estate_of(s, side)
    if place != NOBODY and s.citizens[place]:
        out.append(LOSE_CITIZEN[place])
    for p in sorted(set(s.joined[side])):
        out.append(LOSE_CITIZEN[p])
    if s.troops[side]:
        out.append(LOSE_SOLDIER)
    return out


def remove_unit(s: Anno, side: int, a: Action) -> None:
    """attack.21, attack.22: one unit goes back where it came from."""
    if a.verb == "lose-soldier":
        s.troops[side] -= 1
        s.tell("soldier-lost", "attack.21", (side,))
    elif a.verb == "lose-citizen":
        place = a.args[0]
        s.lift_citizen(place)
        if place != estate_of(s, side):
            s.joined[side].remove(place)
        s.tell("citizen-lost", "attack.21", (place,))
    else:
        place = a.args[0]
        s.value[place] -= 1
        s.tell("point-lost", "attack.22", (place, s.value[place]))


class Betrayed(Step[Anno]):
    """card.verrat: the enemy chooses among their own Citizens and Soldiers; the Estate is not touched."""

    rule = "card.verrat"

    def __init__(self, seat: int, side: int, left: int) -> None:
        self.seat = seat
        self.side = side
        self.left = left

    def options(self, s: Anno) -> list[Action]:
        if self.left == 0 or automatic(s, self.side):
            return []
        return loose_units(s, self.side)

    def take(self, s: Anno, a: Action) -> None:
        remove_unit(s, self.side, a)
        s.then(Betrayed(self.seat, self.side, self.left - 1))

    def run(self, s: Anno) -> None:
        units = loose_units(s, self.side)
        if self.left and units:
            self.take(s, units[0])


def automatic(s: Anno, side: int) -> bool:
    """ottokar.10: the table left Ottokar's losses to the program, Citizens first."""
    return s.ottokar_auto and fighter(s, side) == OTTOKAR


class Roll:
    """The dice of one side in one round: hits made, and ones rolled."""

    def __init__(self, dice: int, hits: int, ones: int) -> None:
        self.dice = dice
        self.hits = hits
        self.ones = ones


def dice_text(faces: list[int]) -> int:
    """Dice as players write them down, 3-5-5; a dash where there are none."""
    return TEXT.number("-".join([str(face) for face in faces]) or "-")


def roll_side(s: Anno, side: int) -> Roll:
    """attack.15, attack.16: by kind of unit, all before any loss (components.10)."""
    place = estate_of(s, side)
    joined = len(s.joined[side])
    numbers = [0, joined, s.troops[side]]
    if place != NOBODY:
        numbers[0] = s.value[place]  # estate.17: a reduced Estate fights with its present value
        numbers[1] += s.citizens[place]  # attack.4: all Citizens of this Estate, none of another
    needed = (PEASANT_HITS, CITIZEN_HITS, SOLDIER_HITS)
    hits = 0
    ones = 0
    faces: list[list[int]] = [[], [], []]  # how the dice of each kind fell
    for unit in range(3):
        for _ in range(numbers[unit]):
            face = s.roll(6) + 1
            faces[unit].append(face)
            if face >= needed[unit]:
                hits += 1
            elif face == CITY_SAVES:
                ones += 1
    dice = sum(numbers)
    s.tell("rolled", "attack.15", (side, dice, hits, ones))
    if s.log is not None:
        s.tell("dice", "attack.15", (side, dice_text(faces[0]), dice_text(faces[1]), dice_text(faces[2])))
    return Roll(dice, hits, ones)


def saves(s: Anno, ones: int) -> int:
    """attack.19: ones of the defender of a City, unless Siege engines were played; attack.20: never for the
    attacker."""
    return ones if s.city[s.target] and s.reaction[0] != SIEGE else 0


def strike(s: Anno, side: int, hits: int, ones: int) -> None:
    """Hits on a side; on the defender those their City cancels are taken off, never more than there are (attack.18)."""
    saved = min(hits, saves(s, ones)) if side == 1 else 0
    s.hits[side] = hits - saved
    if hits:
        s.tell("hits", "attack.19" if saved else "attack.16", (s.clash, side, hits, saved))


class Clash(Step[Anno]):
    """attack.17: one round, both sides roll before any loss; attack.25: round after round until an Estate falls."""

    rule = "attack.17"

    def run(self, s: Anno) -> None:
        if not (stands(s, 0) and stands(s, 1)):
            end_battle(s)
            return
        s.clash += 1
        ambush = [s.reaction[side] == AMBUSH and s.clash <= FIGURE_OF[AMBUSH] for side in (0, 1)]
        if ambush[0] and ambush[1] and s.clash == 1:
            s.tell("ambushes-cancel", "card.hinterhalt")
        if ambush[0] != ambush[1]:  # card.hinterhalt: both together cancel each other
            side = 0 if ambush[0] else 1
            roll = roll_side(s, side)
            strike(s, 1 - side, roll.hits, 0)  # no dice of the City's side yet, no ones
            s.then(Losses(chooser(s, 1 - side), 1 - side), AnswerRoll(1 - side, roll.ones), Clash())
            return
        attack = roll_side(s, 0)
        defence = roll_side(s, 1)
        strike(s, 0, defence.hits, 0)
        strike(s, 1, attack.hits, defence.ones)
        s.then(Losses(chooser(s, 0), 0), Losses(chooser(s, 1), 1), Clash())


class AnswerRoll(Step[Anno]):
    """The side that was ambushed rolls with what is left; a defender who ambushed keeps the ones of their own roll
    (G6)."""

    rule = "card.hinterhalt"

    def __init__(self, side: int, ones: int) -> None:
        self.side = side
        self.ones = ones

    def run(self, s: Anno) -> None:
        if stands(s, self.side):
            roll = roll_side(s, self.side)
            strike(s, 1 - self.side, roll.hits, self.ones)
            s.then(Losses(chooser(s, 1 - self.side), 1 - self.side))


class Losses(Step[Anno]):
    """attack.21: one unit per hit, the owner chooses; attack.23: the last point of the Estate goes last."""

    rule = "attack.21"

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def choices(self, s: Anno) -> list[Action]:
        out = loose_units(s, self.side)
        place = estate_of(s, self.side)
        if place != NOBODY and (s.value[place] > 1 or (s.value[place] == 1 and not out)):
            out.append(LOSE_POINT[place])
        return out

    def options(self, s: Anno) -> list[Action]:
        hits = s.hits[self.side]
        if hits == 0 or hits >= unit_count(s, self.side) or automatic(s, self.side):
            return []
        out = self.choices(s)
        return out if len(out) > 1 else []

    def take(self, s: Anno, a: Action) -> None:
        remove_unit(s, self.side, a)
        s.hits[self.side] -= 1
        s.then(self)

    def run(self, s: Anno) -> None:
        """No choice is left: everything falls, or there is only one kind of unit."""
        units = self.choices(s) if s.hits[self.side] else []
        if units:
            self.take(s, units[0])
        else:
            s.hits[self.side] = 0  # hits beyond the last unit are lost


def end_battle(s: Anno) -> None:
    """attack.36: points for the result, then the pieces, then Principality cards; Titles are checked after that."""
    attacker_up = stands(s, 0)
    defender_up = stands(s, 1)
    home = s.origin
    target = s.target
    s.tell("battle-over", "attack.25", (s.clash,))
    if attacker_up:
        if s.defender != OTTOKAR:  # attack.28
            shift(s, s.defender, LOST_POINT, "attack.28")
        shift(s, s.attacker, WON_POINT, "attack.27")
        conquer(s, target)
    elif defender_up:
        shift(s, s.attacker, LOST_POINT, "attack.28")
        if s.defender != OTTOKAR:
            shift(s, s.defender, WON_POINT, "attack.27")
        s.tell("repelled", "attack.32", (target,))
    else:  # attack.34, attack.35
        s.tell("both-destroyed", "attack.34" if home != NOBODY else "attack.35", (target,))
        s.lift_estate(target)
    if home != NOBODY and not attacker_up:  # attack.33: Soldiers alone risk no Estate
        s.lift_estate(home)  # attack.24, attack.32
    attacker, defender = s.attacker, s.defender
    clear_battle(s)
    regions = [REGION_OF[target]]
    if home != NOBODY and REGION_OF[home] != REGION_OF[target]:
        regions.append(REGION_OF[home])
    recheck_all(s, regions)
    if not defender_up:
        estate_lost(s, target, defender, attacker)
    if not attacker_up and home != NOBODY:
        estate_lost(s, home, attacker, attacker)


def conquer(s: Anno, place: int) -> None:
    """attack.29: the marker is swapped at value 1; attack.30: the City stays; attack.31: nobody moves in."""
    s.supply[s.defender] += 1  # ottokar.13: what Ottokar gets back he never builds again
    s.supply[s.attacker] -= 1
    s.owner[place] = s.attacker
    s.value[place] = CONQUERED_VALUE
    s.tell("conquered", "attack.29", (s.attacker, place))


def clear_battle(s: Anno) -> None:
    """attack.13: Soldiers that fought go to the bank, won or lost; allies that survived are at home already."""
    s.attacker = NOBODY
    s.defender = NOBODY
    s.origin = NOBODY
    s.target = NOBODY
    for side in (0, 1):
        s.committed[side] = 0
        s.troops[side] = 0
        s.reaction[side] = NOBODY
        s.hits[side] = 0
        s.joined[side].clear()
