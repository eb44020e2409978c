"""The Epoch: Action Rounds (actions.1 to actions.6), then the Evaluation and its six phases (evaluation.1 to
evaluation.3)."""

from __future__ import annotations

from ludoteca.games.anno_1452.constants import (
    AFTER_INCOME,
    BEFORE_CORONATION,
    BEFORE_INCOME,
    BEFORE_ORDER,
    BEFORE_PRESTIGE,
)
from ludoteca.games.anno_1452.data import LAST_ROUND, ROUND_DICE, ROWS, STOP_ON
from ludoteca.games.anno_1452.rules.binding import end_clauses
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.dues import Dues, fall_due
from ludoteca.games.anno_1452.rules.end import FinalCount
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.market import CloseMarket, Market, OpenMarket
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.rules.turn import TurnStart
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.games.anno_1452.state import ACTIONS, CARDS_PHASE, Anno
from ludoteca.kernel import Step


class ActionRound(Step[Anno]):
    """actions.1: the marker moves right; every player has one turn, in turn order."""

    rule = "actions.1"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Anno) -> None:
        s.column = self.number
        s.phase = ACTIONS
        s.event_seen = False  # event.4
        s.tell("action-round", self.rule, (self.number, s.row))
        end_clauses(s)
        fall_due(s)
        s.then(NextRound(self.number + 1))
        for i in range(s.seats - 1, -1, -1):
            s.then(TurnStart(s.order[i]))


class NextRound(Step[Anno]):
    """actions.3 to actions.6: the dice before the second and third round; any 6 ends the Action Rounds of the Epoch."""

    rule = "actions.5"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Anno) -> None:
        if self.number > LAST_ROUND:  # actions.4: there is never a fourth
            s.then(Evaluation())
            return
        stop = False
        for _ in range(ROUND_DICE[self.number]):
            face = s.roll(6) + 1
            s.tell("round-die", self.rule, (face,))
            if face == STOP_ON:
                stop = True
        s.then(Evaluation() if stop else ActionRound(self.number))


class Evaluation(Step[Anno]):
    """evaluation.1: the marker moves down; then the phases of the Evaluation."""

    rule = "evaluation.1"

    def run(self, s: Anno) -> None:
        if s.marriages_early:  # marriage.13: before phase 1
            EndMarriages().run(s)
        s.row += 1
        s.column = 0
        s.phase = CARDS_PHASE
        s.event_seen = False  # event.3
        s.vacant = False
        s.crowned = False
        s.proposed = 0
        for seat in range(s.seats):
            s.special_used[seat] = 0
            s.bribes[seat] = 0
            s.spared[seat] = 0
        s.tell("evaluation", self.rule, (s.row,))
        end_clauses(s)
        phases = final_phases() if s.row == s.last_row else usual_phases(s)
        for i in range(len(phases) - 1, -1, -1):
            s.then(phases[i])  # evaluation.3: one begins when the one before has nobody left to ask


def final_phases() -> list[Step[Anno]]:
    """end.3: only Income and Prestige points, with their windows; then the count."""
    return [
        Windows(BEFORE_INCOME),
        Income(),
        Windows(AFTER_INCOME),
        Dues(),  # there is no phase 3 in which they could be done
        Windows(BEFORE_PRESTIGE),
        PrestigePhase(),
        EndMarriages(),
        FinalCount(),
    ]


def usual_phases(s: Anno) -> list[Step[Anno]]:
    steps: list[Step[Anno]] = [CardsPhase()]  # evaluation.2: the phases in their order
    if s.market_on:
        steps.append(OpenMarket())
    steps += [Windows(BEFORE_INCOME), Income(), Windows(AFTER_INCOME)]
    if s.market_on:
        steps.append(Market())
    if s.expert:
        steps.append(TradePhase())
    if s.market_on:
        steps.append(CloseMarket())
    steps += [Windows(BEFORE_PRESTIGE), PrestigePhase(), EndMarriages()]
    if ROWS[s.row].coronation:  # coronation.1
        steps += [Windows(BEFORE_CORONATION), Coronation()]
    steps += [Windows(BEFORE_ORDER), NewOrder(), ActionRound(1)]  # actions.2: no dice for the first round
    return steps
