"""Random play and the golden games together reach every corner: each kind of step and each card of a complete game
occurs."""

import sys
from types import FrameType
from typing import Any

import pytest

from conformance.golden import golden_files
from ludoteca import registry
from ludoteca.conformance.fuzz import Plan, play_number
from ludoteca.conformance.random_play import Memory
from ludoteca.conformance.tally import Tally
from ludoteca.kernel import Game, Step, read_journal, step_classes
from ludoteca.kernel import loop as kernel_loop

MAX_DECISIONS = 150_000
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


def concrete_steps(game: Game[Any]) -> set[str]:
    own = game.package + "."
    return {n for n, cls in step_classes(game).items() if cls.__module__.startswith(own) and not cls.__subclasses__()}


def cards_of(game: Game[Any]) -> set[str]:
    return {f"{kind.name}:{word}" for kind in game.kinds if kind.cards for word in kind.ids}


def never_seen(game: Game[Any]) -> list[str]:
    """Steps and cards that do not occur, however long we play (within reason)."""
    watch, tally, memory = Watch(), Tally(), Memory()
    plan = Plan(game.id, list(game.seats), 1, "exercise", every=10_000, all_options=True)
    missing = concrete_steps(game) | cards_of(game)
    sys.setprofile(watch)
    try:
        for file in golden_files(game):
            read_journal(game, file.read_text(encoding="utf-8"))
        index = 0
        while missing and tally.decisions < MAX_DECISIONS:
            play_number(game, plan, index, tally, memory)
            index += 1
            missing -= watch.steps | set(tally.cards)
    finally:
        sys.setprofile(None)
    return sorted(missing)


def test_every_step_and_every_card_occurs(name: str) -> None:
    game = registry.find(name)
    if str(kernel_loop.__file__).endswith(".so"):
        pytest.skip("compiled steps cannot be watched; the interpreted run does")
    if game.maturity != "complete":
        pytest.skip("not complete yet")
    assert never_seen(game) == []
