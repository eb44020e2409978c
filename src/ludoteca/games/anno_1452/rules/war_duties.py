"""Attacks promised for a turn: called at its beginning, kept by the attack, else forfeited (trade.8, L12, L14)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import PLACES
from ludoteca.games.anno_1452.rules.attack import refuse_attack
from ludoteca.games.anno_1452.rules.binding import drop, release
from ludoteca.games.anno_1452.rules.dues import take_forfeits
from ludoteca.games.anno_1452.rules.duties import enemy_of
from ludoteca.games.anno_1452.rules.promises import attacks_due
from ludoteca.games.anno_1452.state import Anno


def call_attacks(s: Anno, seat: int) -> None:
    """At the beginning of a turn: an attack that is due and cannot be declared is forfeited (L12); if its enemy has no
    Estate left, there is nobody to attack and it is released (L16)."""
    broken = []
    for c in attacks_due(s, seat):
        enemy = enemy_of(c)
        if enemy not in s.owner:
            release(s, c)
        elif not [p for p in range(PLACES) if s.owner[p] == enemy and refuse_attack(s, seat, p) is None]:
            drop(s, c)
            broken.append(c)
    take_forfeits(s, broken)


def keep_attack(s: Anno, seat: int, enemy: int) -> None:
    """The seat has declared an attack and what it promised to do so is done. The action of the turn is used up:
    another attack due in it is forfeited."""
    broken = []
    for c in attacks_due(s, seat):
        drop(s, c)
        if enemy_of(c) == enemy:
            s.tell("attack-kept", "trade.8", (c.agreement, seat))
        else:
            broken.append(c)
    take_forfeits(s, broken)
