"""How what the game of stones says is judged: found by the law because the game's package is this folder."""

from typing import Any

from conformance.bags import STONES, Bag
from ludoteca.kernel import Action, Foresight, Game, Prospect, Step


def shows(s: Bag, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Bag) -> bool:
    return len(after.shown) - len(s.shown) == fact.args[0]


def missing(game: Game[Any], s: Bag, p: Prospect) -> bool:
    return len(s.shown) + p.args[0] == STONES // 2


def give_turns(s: Bag, step: Step[Any], a: Action, args: tuple[int, ...], less: int) -> bool:
    s.turns = args[0] - less
    return True


def empty(s: Bag, step: Step[Any], a: Action, args: tuple[int, ...]) -> bool:
    return not s.bag


FORETOLD = {"shows": ((), (), shows)}
PROMISED = {"missing": missing}
GRANTED = {"too-early": give_turns}
HELD = {"empty-bag": empty}
