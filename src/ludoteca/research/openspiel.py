"""The games as OpenSpiel games: `load("pax-renaissance", seats=3)`.

One chance node chooses the seed of the deal; dice follow from it. Actions have the stable numbers of `ActionCodes`.
Information states are a seat's own actions and everything the log shows to it since the start.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ludoteca.kernel import write_action
from ludoteca.kernel.game import Setup
from ludoteca.research.play import Play
from ludoteca.research.spec import Spec, spec

__all__ = ["load", "register"]
SEEDS = 4096
MAX_ACTIONS = 20_000


def name_of(game: str, seats: int) -> str:
    """The name under which a game is registered."""
    return f"ludoteca_{game.replace('-', '_')}_{seats}"


class Deal:
    """The game being played inside a state.

    OpenSpiel clones states with deepcopy: this class copies the play by hand and shares what never changes.
    """

    def __init__(self, spec: Spec, setup: Setup, play: Play | None = None) -> None:
        self.spec = spec
        self.setup = setup
        self.play = play

    def __deepcopy__(self, memo: Any) -> Deal:
        return Deal(self.spec, self.setup, self.play.copy() if self.play is not None else None)


class TableState(pyspiel.State):  # type: ignore[misc]
    """One state: before the deal a chance node, then the seat that is asked first."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.deal = Deal(game.spec, game.setup)

    @property
    def spec(self) -> Spec:
        return self.deal.spec

    @property
    def setup(self) -> Setup:
        return self.deal.setup

    @property
    def play(self) -> Play:
        assert self.deal.play is not None
        return self.deal.play

    def current_player(self) -> int:
        if self.deal.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(k, 1.0 / SEEDS) for k in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.spec.codes.number(a) for a in self.play.menu())

    def _apply_action(self, action: int) -> None:
        if self.deal.play is None:
            self.deal.play = Play(self.spec, self.setup, action, record=True)
        else:
            self.play.act(self.spec.codes.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return write_action(self.spec.game, self.spec.codes.action(action))

    def is_terminal(self) -> bool:
        return self.deal.play is not None and self.play.over

    def returns(self) -> list[float]:
        return self.play.returns() if self.is_terminal() else [0.0] * self.setup.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.deal.play is None else self.play.information_state(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.deal.play is None:
            return ""
        filled = self.spec.encoder.fill(self.play.table, seat)
        return " ".join(f"{i}:{x:g}" for i, x in enumerate(filled) if x)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        if self.deal.play is None:
            return [0.0] * self.spec.encoder.size
        return self.spec.encoder.fill(self.play.table, seat).tolist()

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class TableObserver:
    """Tensor and text for OpenSpiel's algorithms: declared features, or the information state as text."""

    def __init__(self, spec: Spec, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(spec.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: TableState, player: int) -> str:
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One title with a number of seats."""

    def __init__(self, spec: Spec, seats: int, kind: Any, params: Any) -> None:
        self.spec = spec
        self.setup = spec.game.complete(seats, {})
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.codes.total,
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, state: str | None = None) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(self.spec, perfect_recall=recall)

    def observation_tensor_shape(self) -> list[int]:
        return [self.spec.encoder.size]


def register(game: str, seats: int) -> str:
    """Register a game with OpenSpiel once and return its name."""
    name = name_of(game, seats)
    if name in pyspiel.registered_names():
        return name
    declared = spec(game)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{game} for {seats}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )

    class Registered(TableGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(declared, seats, kind, params)

    pyspiel.register_game(kind, Registered)
    return name


def load(game: str, seats: int = 2) -> Any:
    """An OpenSpiel game, registered under `name_of(game, seats)`."""
    return pyspiel.load_game(register(game, seats))
