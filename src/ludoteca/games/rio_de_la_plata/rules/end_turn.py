"""The course of a turn and the checks at its end (phases.1, endturn.*)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import CORSAIRS, INDIANS
from ludoteca.games.rio_de_la_plata.data import ENEMY, GAPS, TRACK_START, TRACK_TOP, WARS_EACH
from ludoteca.games.rio_de_la_plata.rules.effects import EndEffects, StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import OpenPlacement
from ludoteca.games.rio_de_la_plata.rules.plans import AgreePlan, ChooseEffects
from ludoteca.games.rio_de_la_plata.rules.scoring import FinalScoring
from ludoteca.games.rio_de_la_plata.rules.turn_order import UpdateOrder
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.rules.works import close_useless_grids
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Step, changed


class BeginTurn(Step[Rio]):
    """phases.1, faq.1: Placement of all, Effects of all, then the checks (endturn.1)."""

    rule = "phases.1"

    def run(self, s: Rio) -> None:
        s.built = []
        s.used = []
        s.swaps = [0] * s.seats  # trade.2: the count starts at 0 each turn
        s.in_order = False
        close_useless_grids(s)
        s.tell("turn-begins", "intro.3", (s.turn, s.turn - 1))
        s.then(StartEffects(), ChooseEffects(), EndEffects(), WarCheck(), EndTurn())
        if s.simultaneous:
            for seat in reversed(s.order):
                s.then(AgreePlan(seat))
        for seat in reversed(s.order):
            s.then(OpenPlacement(seat))


def war_due(s: Rio) -> bool:
    """endturn.2: until each player has attacked once (twice with two players)."""
    return s.wars < s.seats * WARS_EACH[s.seats]


class WarCheck(Step[Rio]):
    """endturn.3, endturn.4."""

    rule = "endturn.4"

    def run(self, s: Rio) -> None:
        if not war_due(s):
            return
        # variant.3e: one automatic war at most, so somebody may never attack
        if s.turn == s.last_turn:  # the enemy further up attacks without dice; equal means Corsairs (ruling G20)
            enemy = INDIANS if s.foes[INDIANS] > s.foes[CORSAIRS] else CORSAIRS
            s.tell("war-forced", "endturn.3", (enemy,))
            s.then(StartWar(enemy))
            return
        if max(s.foes) == 0:  # setup.7
            return
        total = s.roll(6) + s.roll(6) + 2
        if total <= s.foes[CORSAIRS]:
            enemy = CORSAIRS
        elif total <= s.foes[INDIANS]:
            enemy = INDIANS
        else:
            s.tell("war-check", self.rule, (total,))
            return
        s.tell("war-breaks-out", "endturn.5", (total, enemy))
        s.then(StartWar(enemy))


class EndTurn(Step[Rio]):
    """endturn.7, endturn.8; end.1: after the last turn the order no longer matters."""

    rule = "endturn.1"

    def run(self, s: Rio) -> None:
        if s.turn == s.last_turn:
            s.then(FinalScoring())
        else:
            s.then(UpdateOrder(), PassTurn())


class PassTurn(Step[Rio]):
    rule = "endturn.8"

    def run(self, s: Rio) -> None:
        for symbol in GAPS[s.turn - 1].symbols:
            enemy = ENEMY.number(symbol)
            s.foes = changed(s.foes, enemy, max(TRACK_START, min(TRACK_TOP, s.foes[enemy] + 1)))
            s.tell("enemy-rises", self.rule, (enemy, s.foes[enemy]))
        s.turn += 1
        s.then(BeginTurn())
