"""Search through one turn of a seat: everything it can come to without the help of chance or of a hidden card."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.kernel import Action, Game, Quick, Table, choose, state_hash
from ludoteca.kernel.match import forced_choice
from ludoteca.kernel.trial import learned
from ludoteca.teaching.puzzles import Puzzle, amount

AtEnd = Callable[[Table], bool]


class TooWide(Exception):
    """A turn with more actions than the search may look at."""


def follow(game: Game[Any], s: Table, seat: int, a: Action) -> Table | None:
    """The state after an action and the forced choices that follow; None if chance or a hidden card has a say."""
    o = s.copy()
    choose(game, o, 0, a)
    while not o.over and len(o.front) == 1 and o.front[0].seat == seat:
        forced = forced_choice(o, True, False, alone=True)
        if forced is None:
            break
        choose(game, o, 0, forced)
    return None if o.draws != s.draws or learned(s, o, seat) else o


def turn_ends(
    game: Game[Any], s: Table, seat: int, at_end: AtEnd, max_nodes: int
) -> Iterator[tuple[list[Action], Table | None]]:
    """The different ends of the turn, each with a shortest line to it. A line that chance, a hidden card or secret
    answers decide ends in None. Raises TooWide after `max_nodes` actions."""
    nodes = 0
    seen = {state_hash(game, s)}
    todo: deque[tuple[list[Action], Table]] = deque([([], s)])
    while todo:
        line, here = todo.popleft()
        if at_end(here):
            yield line, here
            continue
        if here.front[0].sealed:
            yield line, None
            continue
        for a in here.menus[0]:
            nodes += 1
            if nodes > max_nodes:
                raise TooWide
            after = follow(game, here, seat, a)
            if after is None:
                yield [*line, a], None
                continue
            key = state_hash(game, after)
            if key not in seen:
                seen.add(key)
                todo.append(([*line, a], after))


class Tally:
    """What a search through the whole turn of a puzzle has found."""

    def __init__(self) -> None:
        self.ends = 0
        self.reached = 0
        self.best: int | None = None  # the largest value of the goal's `best` where everything else holds
        self.solutions: list[list[Action]] = []  # one for each end that reaches the goal, the shortest first


def tally(puzzle: Puzzle, max_nodes: int) -> Tally:
    """Look at every end of the turn of a puzzle."""
    game, goal, out = puzzle.game, puzzle.goal, Tally()
    for line, end in turn_ends(game, puzzle.start(), puzzle.me, puzzle.at_end, max_nodes):
        out.ends += 1
        if end is None or (goal.decisions is not None and len(line) > goal.decisions):
            continue
        if goal.best and all(c.holds(game, end) for c in goal.have if c.id != goal.best):
            value = int(amount(game, end, goal.best, puzzle.me))
            out.best = value if out.best is None else max(out.best, value)
        if goal.reached(game, end):
            out.reached += 1
            out.solutions.append(line)
    return out


def random_line(puzzle: Puzzle, quick: Quick) -> bool:
    """Whether choices at random reach the goal."""
    here, made = puzzle.start(), 0
    while not puzzle.at_end(here):
        menu = here.menus[0]
        after = follow(puzzle.game, here, puzzle.me, menu[quick.below(len(menu))])
        if after is None:
            return False
        here, made = after, made + 1
    limit = puzzle.goal.decisions
    return (limit is None or made <= limit) and puzzle.goal.reached(puzzle.game, here)
