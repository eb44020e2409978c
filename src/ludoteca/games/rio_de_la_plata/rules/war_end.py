"""The end of a war (combat.26 to combat.29, endturn.5)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import CORSAIRS, INDIANS
from ludoteca.games.rio_de_la_plata.data import RETREAT, TRACK_START, WARS_EACH
from ludoteca.games.rio_de_la_plata.rules.city import send_excess_home
from ludoteca.games.rio_de_la_plata.rules.placement import DONE
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, VIOLET, count, push, top, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, Confirm, Step, changed

RECALL: Final = [Action("recall", (c,)) for c in range(SPACES)]


class EndWar(Step[Rio]):
    rule = "combat.26"

    def run(self, s: Rio) -> None:
        s.tell("war-over", self.rule, (s.violet,))
        for space in range(SPACES):
            stack = s.stack[space]
            if stack:
                self.remove(s, space, stack)
            for _ in range(s.idle[space]):
                s.stack[space] = push(s.stack[space], s.attacker)
        for space in range(SPACES):  # combat.29, faq.19, activation.4
            send_excess_home(s, space)
        for enemy in (INDIANS, CORSAIRS):  # endturn.5
            there = s.foes[enemy] - RETREAT[s.seats]
            s.foes = changed(s.foes, enemy, 0 if there < TRACK_START else there)
        s.tell("enemies-back", "endturn.5", (s.foes[INDIANS], s.foes[CORSAIRS]))
        if sum(s.marks) == s.seats and s.wars < s.seats * WARS_EACH[s.seats]:
            s.marks = [0] * s.seats  # variant.2g, faq.23: a second cycle
        s.attacker = NOBODY
        s.enemy = NOBODY
        s.violet = 0
        s.camps = []
        s.idle = []
        s.lead = []
        s.left = []
        s.fought = []
        s.boosted = []
        s.stacked = []
        s.refused = []
        for seat in reversed(s.order):
            s.then(Withdraw(seat))

    def remove(self, s: Rio, space: int, stack: int) -> None:
        """combat.28: attackers and mixed groups leave; variant.2h: so does the shadow."""
        if top(stack) == VIOLET:
            s.stack[space] = 0
        elif not uniform(stack) or top(stack) == SHADOW:
            s.send_home(stack)
            s.stack[space] = 0


class Withdraw(Step[Rio]):
    """combat.27, faq.13: before normal play everybody may take back whole groups from the city."""

    rule = "combat.27"

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, s: Rio) -> list[Action]:
        out = [RECALL[c] for c in range(SPACES) if s.stack[c] != 0 and count(s.stack[c], self.seat) > 0]
        if out or self.acted:
            out.append(DONE)
        return out

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "done":
            if self.acted:
                s.then(Confirm(self.seat))
            return
        space = a.args[0]
        n = count(s.stack[space], self.seat)
        s.take_discs(space, self.seat, n)
        s.tell("withdrew", self.rule, (self.seat, n, space))
        s.then(Withdraw(self.seat, True))
