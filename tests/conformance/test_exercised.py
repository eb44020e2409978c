"""Random play and the golden games together reach every corner: each kind of step and each card of a complete game
occurs."""

import sys
from pathlib import Path
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
# Games that together reach every corner, played first: a few seconds instead of minutes. When a change of rules moves
# the corners elsewhere, the search goes on with the others.
RANDOM_FIRST = {
    "anno_1452": (12, 1, 15),
    "baroque": (75, 91, 83, 13, 48, 47),
    "pax_renaissance": (33, 34, 30, 31, 5, 10, 27, 18, 2, 24, 37, 0, 25),
    "rio_de_la_plata": (80, 61, 147, 127, 24, 118),
}
GOLDEN_FIRST = {
    "two_expert_ottokar_custom_1378_v2.journal",
    "two_expert_market_ottokar_b_1452_v2.journal",
    "two-normal.game",
}


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


class Search:
    """What of a game has not occurred yet in what was played."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.plan = Plan(game.id, list(game.seats), 1, "exercise", every=10_000, all_options=True)
        self.watch = Watch()
        self.tally = Tally()
        self.missing = concrete_steps(game) | cards_of(game)

    def play(self, index: int, memory: Memory) -> None:
        play_number(self.game, self.plan, index, self.tally, memory)
        self.missing -= self.watch.steps | set(self.tally.cards)

    def replay(self, file: Path) -> None:
        read_journal(self.game, file.read_text(encoding="utf-8"))
        self.missing -= self.watch.steps


def never_seen(game: Game[Any], name: str) -> list[str]:
    """Steps and cards that do not occur, however long we play (within reason)."""
    search, memory = Search(game), Memory()
    sys.setprofile(search.watch)
    try:
        for index in RANDOM_FIRST.get(name, ()):
            search.play(index, Memory())
        for file in sorted(golden_files(game), key=lambda file: file.name not in GOLDEN_FIRST):
            if search.missing:
                search.replay(file)
        index = 0
        while search.missing and search.tally.decisions < MAX_DECISIONS:
            search.play(index, memory)
            index += 1
    finally:
        sys.setprofile(None)
    return sorted(search.missing)


def test_every_step_and_every_card_occurs(name: str) -> None:
    game = registry.find(name)
    if str(kernel_loop.__file__).endswith(".so"):
        pytest.skip("compiled steps cannot be watched; the interpreted run does")
    if game.maturity != "complete":
        pytest.skip("not complete yet")
    assert never_seen(game, name) == []
