"""Agreements for tests: made, closed and played on."""

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    do,
    put,
    table,
)
from games.helpers import log_of
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.state import Anno
from ludoteca.i18n import Texts
from ludoteca.kernel import Refused, act, read_action, why
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.view import show_no


def trade_of(seats: int = 3, year: str = "1292") -> Anno:
    """Phase 3: A in Tyrol, B in Bavaria, C in Swabia, all adjacent."""
    s = table(seats, year, 0)
    s.expert = True
    for seat, where in ((A, "tirol"), (B, "bayern"), (C, "schwaben")):
        if seat < seats:
            put(s, seat, where)
    ask(s, TradePhase())
    return s


def agree(s: Anno, maker: int, terms: str, *others: int) -> Anno:
    """The maker offers, all others accept."""
    do(s, maker, f"offer {'ABCD'[others[0]]} {terms}")
    number = s.offers[-1].number
    for seat in others:
        do(s, seat, f"accept {number}")
    return s


def close(s: Anno) -> None:
    while asking(s) == "Bargain":
        do(s, asked_seat(s), "finished")


def play_round(s: Anno, number: int = 1, row: str | None = None) -> Anno:
    """An Action Round begins; the first player's turn waits."""
    close(s)
    s.agenda.clear()
    if row is not None:
        s.row = YEARS[row]
    ask(s, ActionRound(number))
    return s


def events(s: Anno, start: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(e.key, e.args) for e in log_of(s) if e.key.startswith(start)]


def words(s: Anno, seat: int, text: str) -> str:
    """The refusal as the player reads it."""
    no = show_no(GAME, Viewer(s, seat), why(GAME, s, seat, read_action(GAME, text)))
    return Texts("en", GAME.package, strict=True).tell("no-" + no["key"], no["args"])


def words_of(s: Anno, seat: int, text: str) -> str:
    """The refusal of an offer as its maker reads it."""
    try:
        act(GAME, s, seat, read_action(GAME, text))
    except Refused as error:
        no = show_no(GAME, Viewer(s, seat), error.no)
        return Texts("en", GAME.package, strict=True).tell("no-" + no["key"], no["args"])
    raise AssertionError(f"{text} was not refused")
