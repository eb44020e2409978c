"""What a game declares for learning programs: blocks of features, the longest menu, bounds of the numbers in its actions."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ludoteca import registry
from ludoteca.kernel import DEAL_VERBS, Action, Game
from ludoteca.kernel.features import Encoder
from ludoteca.kernel.words import KERNEL_VERBS, Sig

DEFAULT_BOUND = 63  # numbers in actions lie between -1 and this, unless the game declares another bound
ACTION_PARTS = 8  # a verb and up to seven arguments


class OutOfBounds(ValueError):
    """An action or a menu beyond what the game declares: a fault of the declaration."""


class ActionCodes:
    """Stable numbers for actions: the verb's offset plus its arguments as digits of a mixed radix.

    The same number means the same action in every state, so a table of values or a fixed policy head can be indexed by it.
    """

    def __init__(self, game: Game[Any], bounds: dict[str, int]) -> None:
        signatures: dict[str, Sig] = {**KERNEL_VERBS, **game.verbs}
        self.verbs = {verb: i for i, verb in enumerate(sorted([*signatures, *DEAL_VERBS]))}
        self.offsets: dict[str, tuple[int, list[int]]] = {}
        self.total = 0
        for verb in sorted(signatures):
            sizes = [
                bounds.get(verb, DEFAULT_BOUND) + 2 if kind.name == "number" else len(kind.ids) + 1
                for _, kind in signatures[verb]
            ]
            self.offsets[verb] = (self.total, sizes)
            count = 1
            for size in sizes:
                count *= size
            self.total += count

    def number(self, a: Action) -> int:
        """The number of an action."""
        offset, sizes = self.offsets[a.verb]
        n = 0
        for size, x in zip(sizes, a.args, strict=True):
            if not -1 <= x < size - 1:
                raise OutOfBounds(f"{a!r} is outside the bounds that the game declares")
            n = n * size + x + 1
        return offset + n

    def action(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.total:
            raise OutOfBounds(f"there are {self.total} actions, not {number}")
        verb = next(v for v in reversed(list(self.offsets)) if self.offsets[v][0] <= number)
        offset, sizes = self.offsets[verb]
        rest = number - offset
        args: list[int] = []
        for size in reversed(sizes):
            args.append(rest % size - 1)
            rest //= size
        return Action(verb, tuple(reversed(args)))

    def parts(self, a: Action) -> list[int]:
        """An action as a row of numbers: its verb, then its arguments."""
        return [self.verbs[a.verb], *a.args][:ACTION_PARTS]


class Spec:
    """A game with everything a learning program needs to know before the first state."""

    def __init__(self, game: Game[Any]) -> None:
        declared = import_module(game.package + ".features")
        self.game = game
        self.largest_menu: int = declared.MAX_MENU
        self.codes = ActionCodes(game, declared.NUMBER_BOUNDS)
        self.encoder = Encoder(game, declared.blocks())


@cache
def spec(name: str) -> Spec:
    """The declarations of a game by its name, such as `pax-renaissance`."""
    return Spec(registry.find(name))
