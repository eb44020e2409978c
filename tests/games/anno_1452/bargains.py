"""Bargains for tests."""

from collections.abc import Iterable

from games.anno_1452.board import (
    ask,
    asked_seat,
    asking,
    do,
    table,
)
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.state import Anno


def bargain(seats: int = 3, year: str = "1292") -> Anno:
    """Phase 3 of an expert game."""
    s = table(seats, year, 0)
    s.expert = True
    return s


def open_trade(s: Anno) -> Anno:
    ask(s, TradePhase())
    return s


def close(s: Anno) -> None:
    while asking(s) == "Bargain":
        do(s, asked_seat(s), "finished")


def names(steps: Iterable[object]) -> list[str]:
    return [type(step).__name__ for step in steps]
