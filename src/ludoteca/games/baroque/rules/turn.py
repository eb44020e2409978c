"""The sequence of play (chapter 4): seven phases, in order, turn after turn."""

from __future__ import annotations

from ludoteca.games.baroque.data import MIN_TURNS
from ludoteca.games.baroque.rules.actions import ActionPhase
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.first_player import ChooseOrder
from ludoteca.games.baroque.rules.income import TakeIncome
from ludoteca.games.baroque.rules.opportunity import DealCards
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.victory import most_points_win
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Consent, Step


class BeginTurn(Step[Baroque]):
    rule = "4.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.tell("turn", self.rule, (s.turn,))
        s.then(
            PrepareDecks(),
            TakeIncome(),
            DealCards(),
            ChooseOrder(),
            ActionPhase(),
            SupportPhase(),
            EndOfTurn(),
            TurnOver(),
        )


class TurnOver(Step[Baroque]):
    """The game ends after the agreed turn (1.1.a); without one, as soon as all agree after the shortest length."""

    rule = "1.1.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        if s.is_last_turn():
            most_points_win(s)
        elif s.turns == 0 and s.turn >= MIN_TURNS:
            s.then(Consent(tuple(s.order), EndGame(), NextTurn()))
        else:
            s.then(NextTurn())


class EndGame(Step[Baroque]):
    """What all are asked to agree to, in the words of ask-Consent-EndGame."""

    rule = "1.1.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        most_points_win(s)


class NextTurn(Step[Baroque]):
    rule = "4.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.turn += 1
        s.then(BeginTurn())
