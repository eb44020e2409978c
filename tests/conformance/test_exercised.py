"""Random play and the golden games together reach every corner: each kind of step and each card of a complete game occurs."""

import sys
from types import FrameType
from typing import Any

import pytest

from conformance.golden import golden_files
from ludoteca import registry
from ludoteca.fuzz import Plan, Tally, play_number
from ludoteca.kernel import Game, Step, read_journal, step_classes
from ludoteca.kernel import loop as kernel_loop

GAMES = 40
DOING = {"run", "take", "take_all"}


class Watch:
    """Notes which kinds of steps happen, also those that ask nobody."""

    def __init__(self) -> None:
        self.steps: set[str] = set()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code.co_name in DOING:
            step = frame.f_locals.get("self")
            if isinstance(step, Step):
                self.steps.add(type(step).__name__)


def play_watched(game: Game[Any], games: int) -> tuple[Watch, Tally]:
    watch, tally = Watch(), Tally()
    plan = Plan(game.id, list(game.seats), games, "exercise", every=10_000, all_options=True)
    sys.setprofile(watch)
    try:
        for index in range(games):
            play_number(game, plan, index, tally)
        for file in golden_files(game):
            read_journal(game, file.read_text(encoding="utf-8"))
    finally:
        sys.setprofile(None)
    return watch, tally


def concrete_steps(game: Game[Any]) -> set[str]:
    own = game.package + "."
    return {n for n, cls in step_classes(game).items() if cls.__module__.startswith(own) and not cls.__subclasses__()}


def test_every_step_and_every_card_occurs(name: str) -> None:
    game = registry.find(name)
    if str(kernel_loop.__file__).endswith(".so"):
        pytest.skip("compiled steps cannot be watched; the interpreted run does")
    if game.maturity != "complete":
        pytest.skip("not complete yet")
    watch, tally = play_watched(game, GAMES)
    cards = {f"{kind.name}:{word}" for kind in game.kinds if kind.cards for word in kind.ids}
    assert sorted(concrete_steps(game) - watch.steps) == []
    assert sorted(cards - set(tally.cards)) == []
