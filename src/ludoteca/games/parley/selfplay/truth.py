"""How what Parley says about a position is judged: against a copy that is played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.parley.data import HARBOURS
from ludoteca.games.parley.rules.round import EndOfRound
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, Action, Game, Prospect, Step, advance


def counted(game: Game[Any], s: Parley) -> Parley:
    """A copy on which the last round is over."""
    o = s.copy()
    o.round = o.rounds
    o.offers = []
    o.agenda = [EndOfRound()]
    advance(game, o)
    return o


def race(game: Game[Any], s: Parley, p: Prospect) -> bool | None:
    """The points of the count, and the distance to the best or the next."""
    o = counted(game, s)
    if o.over != "rounds":
        return None
    best = max([n for seat, n in enumerate(o.scores) if seat != p.seat])
    by = {"leads": o.scores[p.seat] - best, "level": 0, "behind": best - o.scores[p.seat]}[p.key]
    level = p.key != "level" or o.scores[p.seat] == best
    return level and p.args == (o.scores[p.seat], *([by] if p.key != "level" else []))


def rounds_left(game: Game[Any], s: Parley, p: Prospect) -> bool:
    return s.round + p.args[0] == s.rounds


def harbours(game: Game[Any], s: Parley, p: Prospect) -> bool | None:
    """With that many more harbours the seat wins at once, with one less it does not."""
    ends = []
    for n in (p.args[0], p.args[0] - 1):
        o = s.copy()
        others = [h for h in range(HARBOURS) if s.owner[h] != p.seat]
        for h in others[:n]:
            o.owner[h] = p.seat
        o.offers = []
        advance(game, o)
        ends.append(o.over == "harbours" and o.places[p.seat] == 1)
    return ends == [True, False]


def give_coins(s: Parley, step: Step[Any], a: Action, args: tuple[int, ...], less: int) -> bool:
    s.coins[step.seat] = args[0] - less
    return args[0] >= less


def owns(s: Parley, step: Step[Any], a: Action, args: tuple[int, ...]) -> bool:
    return s.owner[args[0]] == step.seat


def truce(s: Parley, step: Step[Any], a: Action, args: tuple[int, ...]) -> bool:
    return args[0] not in (NOBODY, step.seat) and s.truce[step.seat * s.seats + args[0]] >= s.round


def no_letters(s: Parley, step: Step[Any], a: Action, args: tuple[int, ...]) -> bool:
    return not s.deck and not s.discard


PROMISED: Final[dict[str, Callable[[Game[Any], Any, Prospect], bool | None]]] = {
    "leads": race,
    "level": race,
    "behind": race,
    "rounds-left": rounds_left,
    "harbours": harbours,
}
GRANTED: Final[dict[str, Callable[[Any, Step[Any], Action, tuple[int, ...], int], bool]]] = {"too-poor": give_coins}
HELD: Final[dict[str, Callable[[Any, Step[Any], Action, tuple[int, ...]], bool | None]]] = {
    "already-yours": owns,
    "truce": truce,
    "no-letters": no_letters,
}
