"""What random play must have reached: the uses that a game lists in its `selfplay/goals.py`, counted exactly.

    do VERB name=word ... in STEP      an action was carried out; names are arguments of the verb or the step's prompt
    log EVENT name=word ... by RULE    the log has this event, with that rule
    no REFUSAL name=word ... by RULE   an action was refused for this reason
    no REFUSAL name=word ... in STEP   the same, found at this question alone, because explaining all of them is slow

Names that are left out may have any value; `in` and `by` may be left out too.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludoteca.kernel import Action, Event, Game, No, Quick, Sig, Step, Table, step_classes

DO, LOG, NO = "do", "log", "no"


class Use:
    """One line, read: the arguments it asks for by position, the attributes of the step it asks for, and the step or
    rule."""

    def __init__(self, line: str) -> None:
        self.line = line
        words = line.split()
        if len(words) < 2 or words[0] not in (DO, LOG, NO):
            raise ValueError(f"use {line!r}: it must begin with do, log or no and a name")
        self.kind, self.key = words[0], words[1]
        self.place = ""  # the step of an action, the rule of an event or refusal
        self.refuser = ""  # the step of a refusal
        if len(words) > 3 and words[-2] == ("in" if self.kind == DO else "by"):
            self.place = words[-1]
            words = words[:-2]
        elif len(words) > 3 and self.kind == NO and words[-2] == "in":
            self.refuser = words[-1]
            words = words[:-2]
        self.wanted: list[tuple[str, str]] = []
        for word in words[2:]:
            name, equals, value = word.partition("=")
            if not equals:
                raise ValueError(f"use {line!r}: {word!r} is not name=word")
            self.wanted.append((name, value))
        self.positions: tuple[int, ...] = ()
        self.attributes: tuple[str, ...] = ()
        self.values: tuple[int, ...] = ()

    def resolve(self, game: Game[Any]) -> None:
        """Turn words into the numbers of the game."""
        signature = self.signature(game)
        names = [name for name, _ in signature]
        kinds = dict(signature)
        attributes = {name: kind for sig in game.prompts.values() for name, kind in sig} if self.kind == DO else {}
        mine = sorted(
            self.wanted, key=lambda pair: pair[0] not in names
        )  # arguments first, then attributes of the step
        asking = self.place if self.kind == DO else self.refuser
        if asking and asking not in step_classes(game):
            raise ValueError(f"use {self.line!r}: there is no step {asking}")
        for name, _ in mine:
            if name not in kinds and name not in attributes:
                raise ValueError(f"use {self.line!r}: there is no {name}")
        self.positions = tuple(names.index(name) for name, _ in mine if name in names)
        self.attributes = tuple(name for name, _ in mine if name not in names)
        self.values = tuple((kinds.get(name) or attributes[name]).number(word) for name, word in mine)

    def signature(self, game: Game[Any]) -> Sig:
        if self.kind == LOG:
            return game.event(self.key)
        if self.kind == NO:
            return game.refusal(self.key)
        found = game.verb(self.key)
        if found is None:
            raise ValueError(f"use {self.line!r}: verb {self.key} is not declared")
        return found


class Group:
    """Uses of one verb, event or refusal that look at the same things: found by one look-up."""

    def __init__(self, use: Use) -> None:
        self.positions = use.positions
        self.attributes = use.attributes
        self.has_place = use.place != ""
        self.lines: dict[tuple[tuple[int, ...], str], str] = {}

    def holds(self, use: Use) -> bool:
        mine = (self.positions, self.attributes, self.has_place)
        return mine == (use.positions, use.attributes, use.place != "")

    def find(self, args: tuple[int, ...], place: str, step: Step[Any] | None) -> str | None:
        values = [args[i] for i in self.positions]
        for name in self.attributes:
            value = getattr(step, name, None)
            if not isinstance(value, int):
                return None
            values.append(value)
        return self.lines.get((tuple(values), place if self.has_place else ""))


class Uses:
    """All uses of a game, ready to be recognised."""

    def __init__(self, game: Game[Any], lines: list[str] | None = None) -> None:
        self.lines = listed(game) if lines is None else lines
        self.groups: dict[tuple[str, str], list[Group]] = {}
        refusers: set[str] = set()  # the steps at which refusals are counted; the empty name stands for all
        for line in self.lines:
            use = Use(line)
            use.resolve(game)
            if use.kind == NO:
                refusers.add(use.refuser)
            groups = self.groups.setdefault((use.kind, use.key), [])
            group = next((g for g in groups if g.holds(use)), None)
            if group is None:
                group = Group(use)
                groups.append(group)
            if (use.values, use.place) in group.lines:
                raise ValueError(f"use {line!r} is declared twice")
            group.lines[use.values, use.place] = line
        self.refusals = {key for kind, key in self.groups if kind == NO}
        self.refusers = refusers

    def may_refuse(self, step: Step[Any]) -> bool:
        """Whether a listed refusal may be found at this question."""
        return "" in self.refusers or type(step).__name__ in self.refusers

    def of_action(self, step: Step[Any], a: Action) -> list[str]:
        return self.found(DO, a.verb, a.args, type(step).__name__, step)

    def of_event(self, e: Event) -> list[str]:
        return self.found(LOG, e.key, e.args, e.rule, None)

    def of_refusal(self, no: No) -> list[str]:
        return self.found(NO, no.key, no.args, no.rule, None)

    def found(self, kind: str, key: str, args: tuple[int, ...], place: str, step: Step[Any] | None) -> list[str]:
        out = []
        for group in self.groups.get((kind, key), ()):
            line = group.find(args, place, step)
            if line is not None:
                out.append(line)
        return out


def selfplay_module(game: Game[Any], name: str) -> ModuleType | None:
    """A module of the game's `selfplay` package; None if the game has none."""
    package = game.package + ".selfplay"
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def listed(game: Game[Any]) -> list[str]:
    """The lines of the game's `selfplay/goals.py`; none if it has no such file."""
    module = selfplay_module(game, "goals")
    lines: list[str] = module.uses() if module else []
    return lines


def enricher(game: Game[Any]) -> Callable[[Table, Quick], None] | None:
    """`enrich` of the game's `selfplay/rich.py`, which turns a fresh state into one in which much can happen; None if
    it has no such file."""
    module = selfplay_module(game, "rich")
    enrich: Callable[[Table, Quick], None] | None = module.enrich if module else None
    return enrich
