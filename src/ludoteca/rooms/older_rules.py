"""What was recorded under older rules, in the form of the present ones.

A journal keeps actions and events as words and numbers of the rules they were made under. Later rules may give a verb
further arguments, and an event other ones or another name.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import Action, CodecError, Event, Game, Match, Refused, act, menu, read_action, write_action
from ludoteca.kernel.loop import drain
from ludoteca.rooms.model import Row, real_events


def older_action(m: Match, row: Row, do: str) -> Action:
    """The action of a row. If its verb has more arguments now, it is the choice of the menu that has all the words of
    the row; of several, the one that does what is recorded."""
    try:
        return read_action(m.game, do)
    except CodecError:
        possible = [a for a in menu(m.state, row.seat) if is_part(do.split(), write_action(m.game, a).split())]
        if len(possible) == 1:
            return possible[0]
        for action in possible:
            if does_as_recorded(m, row, action):
                return action
        raise


def is_part(words: list[str], whole: list[str]) -> bool:
    """Whether a text begins with the same verb and has all the words, in this order."""
    rest = iter(whole)
    return words[:1] == whole[:1] and all(word in rest for word in words)


def does_as_recorded(m: Match, row: Row, action: Action) -> bool:
    """Whether an action has the chance and the events of a row."""
    s = m.state.copy()
    s.log = []
    s.chance = []
    s.forced = row.chance.copy()
    try:
        act(m.game, s, row.seat, action)
    except (Refused, ValueError):
        return False
    told = [(event.key, list(event.args)) for event in drain(s)]
    return s.chance == row.chance and told == [(key, args) for key, _, args, _, _ in row.events]


def readable_events(game: Game[Any], row: Row) -> list[Event]:
    """The events of a row that the present texts can tell."""
    upgraded = [game.upgrade_event(event) for event in real_events(row.events)]
    return [event for event in upgraded if event is not None and can_be_told(game, event)]


def can_be_told(game: Game[Any], event: Event) -> bool:
    """Whether the event is declared and its arguments stand for something."""
    try:
        for (_, kind), n in zip(game.event(event.key), event.args, strict=True):
            kind.word(n)
    except (KeyError, ValueError, OverflowError):
        return False
    return True
