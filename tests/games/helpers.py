"""Play and inspect a position in the tests of any game, with actions in words.

An action is given as text (`"sail amber"`) or as an `Action`. The acting seat defaults to the first seat that is asked.
A game's own module of positions adds what only that game has (its map, its pieces); it does not repeat what is here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, TypeVar

from ludoteca import registry
from ludoteca.kernel import (
    NOBODY,
    Action,
    Event,
    Game,
    No,
    Refused,
    Step,
    Table,
    act,
    advance,
    asked,
    read_action,
    save,
    write_action,
)

S = TypeVar("S", bound=Step[Any])


class Refusal(NamedTuple):
    """The key and the rule of a refusal. Compare it with a tuple: `refusal(s, "claim amber") == ("too-poor",
    "claim.1")`."""

    key: str
    rule: str


@cache
def _games() -> dict[type[Table], Game[Any]]:
    games = [registry.find(name) for name in registry.names()]
    return {type(game.blank(game.seats[0])): game for game in games}


def game_of(s: Table) -> Game[Any]:
    """The game whose state this is."""
    return _games()[type(s)]


def action(s: Table, words: str | Action) -> Action:
    """The action that the words name."""
    return words if isinstance(words, Action) else read_action(game_of(s), words)


def seat_asked(s: Table) -> int:
    """The first seat that is asked, NOBODY if none is."""
    return s.front[0].seat if s.front else NOBODY


def step_asked(s: Table, seat: int | None = None) -> str:
    """The name of the step that asks the seat, "" if none does."""
    i = asked(s, seat_asked(s) if seat is None else seat)
    return type(s.front[i]).__name__ if i >= 0 else ""


def front_step(s: Table, kind: type[S]) -> S:
    """The first step that is asked, which must be of this kind."""
    step = s.front[0]
    assert isinstance(step, kind)
    return step


def ask(s: Table, *steps: Step[Any]) -> None:
    """Put the steps on the agenda, the first one first, and advance to the next question."""
    s.then(*steps)
    advance(game_of(s), s)


def do(s: Table, *actions: str | Action, seat: int | None = None) -> None:
    """Take the actions in order. The invariants of the game must hold after each one."""
    game = game_of(s)
    for one in actions:
        act(game, s, seat_asked(s) if seat is None else seat, action(s, one))
        assert s.over or game.check(s) == []


def options(s: Table, seat: int | None = None, verb: str = "") -> list[str]:
    """The menu of the seat in words. With a verb: only the arguments of its choices."""
    i = asked(s, seat_asked(s) if seat is None else seat)
    words = [write_action(game_of(s), a) for a in s.menus[i]] if i >= 0 else []
    if verb:
        return [text.partition(" ")[2] for text in words if text.split()[0] == verb]
    return words


def verbs(s: Table, seat: int | None = None) -> set[str]:
    """The verbs in the menu of the seat."""
    i = asked(s, seat_asked(s) if seat is None else seat)
    return {a.verb for a in s.menus[i]} if i >= 0 else set()


def can(s: Table, words: str | Action, seat: int | None = None) -> bool:
    """Whether the action is in the menu of the seat."""
    i = asked(s, seat_asked(s) if seat is None else seat)
    return i >= 0 and action(s, words) in s.menus[i]


def refusal(s: Table, words: str | Action, seat: int | None = None) -> Refusal:
    """Try the action on a copy and return why it is refused. It fails if the action is possible or changes the copy.

    The copy is advanced first, because a test may have edited the position after the question was asked.
    """
    game = game_of(s)
    other = s.copy()
    advance(game, other)
    before = save(game, other)
    try:
        act(game, other, seat_asked(other) if seat is None else seat, action(s, words))
    except Refused as error:
        assert save(game, other) == before, f"{words} is refused but changes the state"
        return Refusal(error.no.key, error.no.rule)
    raise AssertionError(f"{words} is possible")


def key_of(no: No | None) -> str:
    """The key of a refusal that there must be."""
    assert no is not None
    return no.key


def log_of(s: Table) -> list[Event]:
    """The logged events of a state that keeps a log."""
    assert s.log is not None
    return s.log


def told(s: Table, key: str) -> list[tuple[int, ...]]:
    """The arguments of every logged event with this key, in order."""
    return [event.args for event in s.log or [] if event.key == key]


def keys_told(s: Table) -> list[str]:
    """The keys of all logged events, in order."""
    return [event.key for event in s.log or []]


def dice(s: Table, *faces: int) -> None:
    """Fix the next dice: a face of 1 is the first outcome."""
    s.forced = [face - 1 for face in faces]
