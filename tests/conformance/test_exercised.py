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
MAX_MISSING = 0.1  # of all steps and cards, after the games that are played first
# Games that together reach the most corners, played first. When a change of rules moves the corners elsewhere, the
# search goes on with the others.
RANDOM_FIRST = {
    "anno_1452": (12, 1, 15),
    "baroque": (75, 91, 83, 13, 48, 47),
    "pax_renaissance": (33, 34, 30, 31, 5, 10, 27, 18, 2, 24, 37, 0, 25),
    "rio_de_la_plata": (80, 61, 147, 127, 24, 118, 225),
}
GOLDEN_FIRST = {
    "two_expert_ottokar_custom_1378_v3.journal",
    "two_expert_market_ottokar_b_1452_v3.journal",
    "two-normal.game",
}


class Watch:
    """Notes which kinds of steps happen, also those that ask nobody."""

    def __init__(self) -> None:
        self.steps: set[str] = set()

    def __enter__(self) -> None:
        sys.setprofile(self)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

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
        with self.watch:
            play_number(self.game, self.plan, index, self.tally, memory)
        self.missing -= self.watch.steps | set(self.tally.cards)

    def replay(self, file: Path) -> None:
        with self.watch:
            read_journal(self.game, file.read_text(encoding="utf-8"))
        self.missing -= self.watch.steps


def begun(game: Game[Any], name: str) -> Search:
    """The search after the games that are played first."""
    search = Search(game)
    for index in RANDOM_FIRST.get(name, range(12)):
        search.play(index, Memory())
    for file in golden_files(game):
        if file.name in GOLDEN_FIRST:
            search.replay(file)
    return search


def never_seen(game: Game[Any], name: str) -> list[str]:
    """Steps and cards that do not occur, however long we play (within reason)."""
    search, memory = begun(game, name), Memory()
    for file in golden_files(game):
        if search.missing:
            search.replay(file)
    index = 0
    while search.missing and search.tally.decisions < MAX_DECISIONS:
        search.play(index, memory)
        index += 1
    return sorted(search.missing)


def watched(name: str) -> Game[Any]:
    game = registry.find(name)
    if str(kernel_loop.__file__).endswith(".so"):
        pytest.skip("compiled steps cannot be watched; the interpreted run does")
    if game.maturity != "complete":
        pytest.skip("not complete yet")
    return game


def test_nearly_every_step_and_card_occurs_in_a_few_games(name: str) -> None:
    game = watched(name)
    missing = begun(game, name).missing
    assert len(missing) <= MAX_MISSING * len(concrete_steps(game) | cards_of(game)), sorted(missing)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_every_step_and_every_card_occurs(name: str) -> None:
    assert never_seen(watched(name), name) == []
