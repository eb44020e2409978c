"""Positions built by hand for the tests of Rio de la Plata."""

from typing import Any

from ludoteca.games.rio_de_la_plata.board import EDGE, ROAD, SPACE, at
from ludoteca.games.rio_de_la_plata.constants import GOODS, HOUSE, HUT
from ludoteca.games.rio_de_la_plata.data import CELL, MAJOR, OFFICE
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Refused, Step, act, advance, greyed

A, B, C, D, E = range(5)


def fresh(seats: int = 3, turn: int = 5, **options: str) -> Rio:
    """A table set up for experts, everybody with empty stocks, in order A, B, C, with nothing on the agenda."""
    s = GAME.blank(seats)
    s.seed = 7
    s.log = []
    GAME.setup(s, GAME.complete(seats, {"level": "expert", **options}))
    s.agenda.clear()
    s.order = list(range(seats))
    s.stock = [0] * (seats * GOODS)
    s.turn = turn
    s.log = []
    return s


def opened(seats: int = 3, seed: int = 1, **options: str) -> Rio:
    """A game as it really begins."""
    s = GAME.blank(seats)
    s.seed = seed
    s.log = []
    GAME.setup(s, GAME.complete(seats, options))
    advance(GAME, s)
    return s


def stock(s: Rio, seat: int, stone: int = 0, wood: int = 0, fine: int = 0, silver: int = 0) -> None:
    s.stock[seat * GOODS : seat * GOODS + GOODS] = [stone, wood, fine, silver]


def goods(s: Rio, seat: int) -> tuple[int, int, int, int]:
    """Stone, wood, fine goods, silver."""
    a, b, c, d = s.stock[seat * GOODS : seat * GOODS + GOODS]
    return a, b, c, d


def hut(s: Rio, seat: int, *places: tuple[int, int]) -> None:
    for column, row in places:
        s.erect(at(column, row), HUT, seat)


def house(s: Rio, seat: int, *places: tuple[int, int]) -> None:
    for column, row in places:
        s.erect(at(column, row), HOUSE, seat)


def tile(s: Rio, kind: int, *places: tuple[int, int]) -> None:
    for column, row in places:
        s.erect(at(column, row), kind)


def men(s: Rio, colour: int, n: int, column: int, row: int) -> None:
    for _ in range(n):
        s.put_disc(at(column, row), colour)


def ask(s: Rio, *steps: Step[Any]) -> None:
    s.agenda.clear()
    s.then(*steps)
    advance(GAME, s)


def seat(s: Rio) -> int:
    return s.front[0].seat


def meant(s: Rio, verb: str, args: tuple[int, ...]) -> Action:
    """The action whose first arguments these are: prices and yields, which come last, need not be written out."""
    step = s.front[0]
    for a in s.menus[0] + step.candidates(s) + step.ruled_out(s):
        if a.verb == verb and a.args[: len(args)] == args:
            return a
    return Action(verb, args)


def do(s: Rio, verb: str, *args: int) -> None:
    act(GAME, s, seat(s), meant(s, verb, args))


def can(s: Rio, verb: str, *args: int) -> bool:
    return meant(s, verb, args) in s.menus[0]


def no(s: Rio, verb: str, *args: int) -> tuple[str, str]:
    """Why the action is refused: its key and the rule; fails if it is possible."""
    other = s.copy()
    advance(GAME, other)  # the position may have been changed since it was asked
    try:
        act(GAME, other, seat(other), meant(other, verb, args))
    except Refused as refused:
        assert refused.no.key != "not-asked"
        return refused.no.key, refused.no.rule
    raise AssertionError(f"{verb} {args} is possible")


def verbs(s: Rio) -> set[str]:
    return {a.verb for a in s.menus[0]}


def told(s: Rio, key: str) -> list[tuple[int, ...]]:
    return [e.args for e in s.log or [] if e.key == key]


def consistent(s: Rio) -> None:
    """The invariants hold, and what is greyed out is what the menu lacks."""
    assert GAME.check(s) == []
    if s.front and not s.picks:
        step = s.front[0]
        thought_of = step.candidates(s) + step.ruled_out(s)
        refused = [a for a, _ in greyed(s, seat(s))]
        assert not set(refused) & set(s.menus[0])
        assert len(thought_of) == len(set(thought_of))
        assert set(refused) | (set(s.menus[0]) if step.candidates(s) else set()) == set(thought_of)


def cell(word: str) -> int:
    return CELL.number(word)


def edge(word: str) -> int:
    return EDGE.number(word)


def road(word: str) -> int:
    return ROAD.number(word)


def major(word: str) -> int:
    return MAJOR.number(word)


def office(word: str) -> int:
    return OFFICE.number(word)


def space(word: str) -> int:
    return SPACE.number(word)


def own(s: Rio, word: str, owner: int, since: int = 1) -> None:
    """An office bought in an earlier turn."""
    s.office_owner[office(word)] = owner
    s.office_since[office(word)] = since


def link(s: Rio, *words: str) -> None:
    for word in words:
        s.lay_road(road(word))


def force(s: Rio, *dice: int) -> None:
    """The next dice show these numbers."""
    s.forced = [d - 1 for d in dice]
