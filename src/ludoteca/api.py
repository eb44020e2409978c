"""The public interface of Ludoteca for Python programs.

Everything documented here follows semantic versioning: within one major version names, arguments and results stay
compatible. docs/api.md lists the other public modules. All others are private and may change in any release.

A game of Parley against itself, by text:

>>> from ludoteca import api
>>> table = api.new_game("parley", seats=2, seed=1)
>>> table.asked
['A']
>>> table.menu("A")[0] in table.menu("A")
True
>>> table.act("A", table.menu("A")[0])
>>> table.moves
1

Bots answer for any seat and see only what that seat sees:

>>> bot = api.bot("parley", "squire", seed=7, simulations=16)
>>> while not table.over:
...     seat = table.asked[0]
...     table.act(seat, bot.choose(table, seat))
>>> sorted(table.places)
[1, 2]

A game is a readable text that can be stored, replayed and continued:

>>> again = api.read_journal(table.journal())
>>> again.over == table.over and again.moves == table.moves
True
"""

from __future__ import annotations

from typing import Any

from ludoteca import registry
from ludoteca.ai import make_bot
from ludoteca.i18n import Texts
from ludoteca.kernel import (
    SEAT,
    CodecError,
    Game,
    Match,
    Refused,
    asked,
    journal_game,
    menu,
    opening_seed,
    read_action,
    view,
    write_action,
    write_journal,
)
from ludoteca.kernel import read_journal as read_match
from ludoteca.render import board_lines, log_line

__all__ = [
    "Bot",
    "GameInfo",
    "IllegalMove",
    "Option",
    "Table",
    "arena",
    "bot",
    "games",
    "info",
    "new_game",
    "read_journal",
]


class IllegalMove(ValueError):
    """An action that the rules refuse. `reason` is the key of the reason, `rule` the id of the rule that forbids it."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} (rule {rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class Option:
    """A choice of the set-up: its id, the possible values and the default."""

    def __init__(self, id: str, values: list[str], default: str) -> None:
        self.id = id
        self.values = values
        self.default = default


class GameInfo:
    """A title: its id, the possible numbers of seats, the options and the version of its rules."""

    def __init__(self, game: Game[Any]) -> None:
        self.id = game.id
        self.seats = list(game.seats)
        self.options = [Option(o.id, list(o.values), o.default) for o in game.options]
        self.rules_version = game.rules_version


def games() -> list[str]:
    """The ids of all installed games.

    >>> api.games()
    ['anno-1452', 'baroque', 'parley', 'pax-renaissance', 'rio-de-la-plata']
    """
    return [registry.find(name).id for name in registry.names()]


def info(game: str) -> GameInfo:
    """What a game needs before it begins.

    >>> api.info("pax-renaissance").seats
    [2, 3, 4]
    """
    return GameInfo(registry.find(game))


class Table:
    """A game being played. Seats are named A, B, C and so on; actions are texts such as ``claim genoa``."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._match.game.id

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return [SEAT.word(k) for k in range(self._match.state.seats)]

    @property
    def asked(self) -> list[str]:
        """The seats that the game waits for; several when they choose in secret at the same time."""
        return [SEAT.word(step.seat) for step in self._match.state.front]

    @property
    def moves(self) -> int:
        """How many actions were taken, those with a single choice included."""
        return self._match.seq

    @property
    def over(self) -> str:
        """Empty while the game runs, then the reason for its end."""
        return self._match.state.over

    @property
    def places(self) -> list[int]:
        """The final places by seat; 1 won. Empty while the game runs."""
        return list(self._match.state.places)

    @property
    def scores(self) -> list[int]:
        """The final scores by seat, where the game has any."""
        return list(self._match.state.scores)

    def menu(self, seat: str) -> list[str]:
        """Every action that the seat may take now; empty when it is not asked."""
        return [write_action(self._match.game, a) for a in menu(self._match.state, SEAT.number(seat))]

    def act(self, seat: str, action: str) -> None:
        """Take an action. Raises `IllegalMove` with the rule that forbids it.

        >>> table = api.new_game("parley", seats=2, seed=1)
        >>> table.act("B", "pass")
        Traceback (most recent call last):
        ludoteca.api.IllegalMove: not-asked
        """
        try:
            self._match.act(SEAT.number(seat), read_action(self._match.game, action))
        except Refused as refused:
            raise IllegalMove(refused.no.key, refused.no.rule) from None
        except CodecError as error:
            raise IllegalMove(str(error), "") from None

    def undo(self, seat: str) -> None:
        """Take back the seat's last action, while nothing hidden has come to light since."""
        try:
            self._match.undo(SEAT.number(seat))
        except Refused as refused:
            raise IllegalMove(refused.no.key, refused.no.rule) from None

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """Everything a seat may see, as a JSON value; without a seat, what a spectator sees."""
        return view(self._match.game, self._match.state, -1 if seat is None else SEAT.number(seat))

    def text(self, seat: str | None = None, lang: str = "en") -> str:
        """The table as readable lines in one of the languages en, it and pt."""
        texts = Texts(lang, "ludoteca.cli", self._match.game.package, names=self.seats)
        return "\n".join(board_lines(texts, self.view(seat)))

    def log(self, seat: str | None = None, lang: str = "en") -> list[str]:
        """What happened, as sentences for a seat or a spectator."""
        texts = Texts(lang, "ludoteca.cli", self._match.game.package, names=self.seats)
        viewer = -1 if seat is None else SEAT.number(seat)
        events = [*self._match.opening_events, *(e for line in self._match.lines for e in line.events)]
        return [log_line(self._match.game, texts, event, viewer) for event in events]

    def journal(self) -> str:
        """The whole game as a text, to be stored and read again by `read_journal`."""
        return write_journal(self._match)


def new_game(game: str, seats: int, options: dict[str, str] | None = None, seed: int | str = 0) -> Table:
    """Begin a game. The same game, seats, options and seed always give the same deal.

    >>> api.new_game("baroque", seats=3, seed="friday").asked
    ['A']
    """
    found = registry.find(game)
    number = seed if isinstance(seed, int) else opening_seed(seed)
    return Table(Match(found, found.complete(seats, options or {}), number))


def read_journal(text: str) -> Table:
    """Continue a game from its journal. Raises `ludoteca.kernel.JournalError`, a ValueError, when the text is
    damaged."""
    return Table(read_match(registry.find(journal_game(text)), text))


class Bot:
    """A player of the program. It sees only what its seat sees."""

    def __init__(self, game: str, level: str, seed: int, simulations: int | None) -> None:
        self._game = registry.find(game)
        self._bot = make_bot(self._game, level, seed=seed, simulations=simulations)
        self.level = level

    def choose(self, table: Table, seat: str) -> str:
        """The action the bot takes for a seat that is asked."""
        number = SEAT.number(seat)
        if asked(table._match.state, number) < 0:
            raise IllegalMove("not-asked", "")
        return write_action(self._game, self._bot.choose(self._game, table._match.state, number))


def bot(game: str, level: str = "knight", *, seed: int = 0, simulations: int | None = None) -> Bot:
    """A bot of a level. With `simulations` its work is limited by count instead of time, so that its answers are
    reproducible."""
    return Bot(game, level, seed, simulations)


def arena(game: str, bots: list[str], *, games: int = 20, seed: str = "arena", jobs: int = 1) -> dict[str, Any]:
    """Let bots play against each other with rotated seats; wins, shares with intervals, ratings and times.

    >>> figures = api.arena("parley", ["squire@8", "random"], games=2)
    >>> figures["games"], sorted(b["name"] for b in figures["bots"])
    (2, ['random', 'squire@8'])
    """
    from ludoteca.lab.arena.arena import Plan, run, summary
    from ludoteca.lab.arena.runner import make_runner

    plan = Plan(registry.find(game), bots, games, seed)
    return summary(plan, run(plan, make_runner(min(jobs, games), None), None, lambda done: None))
