"""Actions as numbers: one stable number for each action of a game, and menus as tables of numbers."""

from __future__ import annotations

from array import array
from typing import Any, Final

from ludoteca.kernel.deal import DEAL_VERBS
from ludoteca.kernel.game import Game
from ludoteca.kernel.words import KERNEL_VERBS, Action, Sig

DEFAULT_BOUND: Final = 63  # numbers in actions lie between -1 and this, unless the game declares another bound
ACTION_PARTS: Final = 8  # a verb and up to seven arguments


class OutOfBounds(ValueError):
    """An action or a menu beyond what the game declares: a fault of the declaration."""


class ActionCodes:
    """Stable numbers for actions: the verb's offset plus its arguments as digits of a mixed radix.

    The same number means the same action in every state, so a table of values or a fixed policy head can be indexed by
    it.
    """

    def __init__(self, game: Game[Any], bounds: dict[str, int]) -> None:
        signatures: dict[str, Sig] = {**KERNEL_VERBS, **game.verbs}
        self.verbs: dict[str, int] = {verb: i for i, verb in enumerate(sorted([*signatures, *DEAL_VERBS]))}
        self.names: list[str] = sorted(signatures)
        self.offsets: dict[str, int] = {}
        self.sizes: dict[str, list[int]] = {}
        self.total = 0
        for verb in self.names:
            sizes = [
                bounds.get(verb, DEFAULT_BOUND) + 2 if kind.name == "number" else len(kind.ids) + 1
                for _, kind in signatures[verb]
            ]
            self.offsets[verb] = self.total
            self.sizes[verb] = sizes
            count = 1
            for size in sizes:
                count *= size
            self.total += count

    def number(self, a: Action) -> int:
        """The number of an action."""
        sizes, args = self.sizes[a.verb], a.args
        if len(args) != len(sizes):
            raise OutOfBounds(f"{a!r} has {len(args)} arguments, declared are {len(sizes)}")
        n = 0
        for i in range(len(sizes)):
            if not -1 <= args[i] < sizes[i] - 1:
                raise OutOfBounds(f"{a!r} is outside the bounds that the game declares")
            n = n * sizes[i] + args[i] + 1
        return self.offsets[a.verb] + n

    def action(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.total:
            raise OutOfBounds(f"there are {self.total} actions, not {number}")
        k = len(self.names) - 1
        while self.offsets[self.names[k]] > number:
            k -= 1
        verb = self.names[k]
        rest = number - self.offsets[verb]
        args: list[int] = []
        for size in reversed(self.sizes[verb]):
            args.append(rest % size - 1)
            rest //= size
        args.reverse()
        return Action(verb, tuple(args))

    def table(self, menu: list[Action], rows: int) -> array[int]:
        """A menu as `rows` rows of ACTION_PARTS numbers: a verb and its arguments; what is not used is -1."""
        out = array("i", b"\xff" * (4 * ACTION_PARTS * rows))
        at = 0
        for a in menu:
            args = a.args
            out[at] = self.verbs[a.verb]
            for k in range(min(len(args), ACTION_PARTS - 1)):
                out[at + 1 + k] = args[k]
            at += ACTION_PARTS
        return out
