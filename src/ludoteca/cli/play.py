"""`ludoteca play`: a table in the terminal, for people and bots in any mix. It also reads its moves from a pipe."""

from __future__ import annotations

import secrets
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any, TextIO

from ludoteca import render
from ludoteca.ai import Bot
from ludoteca.cli import explain, screen
from ludoteca.cli.common import (
    Mistake,
    complete_setup,
    find_game,
    game_texts,
    open_journal,
    print_json,
    read_options,
    read_seat,
    write_file,
)
from ludoteca.cli.menu import Menu
from ludoteca.cli.players import HUMAN, USUAL, bots_deal, make_player
from ludoteca.i18n import Texts
from ludoteca.kernel import (
    SEAT,
    Action,
    CodecError,
    Event,
    Game,
    Match,
    Refused,
    Viewer,
    opening_seed,
    read_action,
    show_prospects,
    view,
    why,
    write_journal,
)
from ludoteca.kernel.view import show_no

BOT_MILLISECONDS = 500
NOT_WRITTEN = 2  # the exit status of a game that cannot be saved
INTERRUPTED = 130  # the exit status of a command that Ctrl-C ends


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("play")
    one.add_argument("game", metavar="GAME", nargs="?")
    one.add_argument("--seat", action="append", default=[], metavar="A=WHO", help=texts.say("help-play-seat"))
    one.add_argument("--seats", type=int, metavar="K", help=texts.say("help-play-seats"))
    one.add_argument("--name", action="append", default=[], metavar="A=NAME", help=texts.say("help-play-name"))
    one.add_argument("--options", nargs="*", default=[], metavar="O=V", help=texts.say("help-play-options"))
    one.add_argument("--seed", default="", metavar="S", help=texts.say("help-seed"))
    one.add_argument("--budget", type=int, default=BOT_MILLISECONDS, metavar="MS", help=texts.say("help-play-budget"))
    one.add_argument("--save", metavar="FILE", help=texts.say("help-play-save"))
    one.add_argument("--load", metavar="FILE", help=texts.say("help-play-load"))
    one.set_defaults(run=run)


class Left(Exception):
    """The person at the keyboard leaves the table."""


class TerminalTable:
    """One match, played from one keyboard."""

    def __init__(self, m: Match, texts: Texts, players: list[Bot | None], names: list[str], args: Namespace) -> None:
        self.match = m
        self.game: Game[Any] = m.game
        self.texts = game_texts(m.game, texts, names)
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.args = args
        self.out: TextIO = sys.stderr if args.json else sys.stdout
        self.told = len(m.lines)  # lines of the match whose events have been printed
        self.last_person = -1
        self.painter = screen.Painter(self.out)
        self.seen: dict[int, dict[str, Any]] = {}  # the view that each seat has last read
        self.saved = ""  # the file that was written last
        self.saved_lines = m.seq  # lines of the match that need not be saved

    def print(self, text: str = "") -> None:
        self.painter.print(text)

    def print_all(self, lines: list[str]) -> None:
        for line in lines:
            self.print(line)

    def say(self, key: str, **words: object) -> None:
        self.print(self.texts.say(key, words))

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        if self.people:
            self.print(self.painter.bold(self.texts.say("game-name")))
            self.say("table-welcome")
        self.match.settle_forced()
        if self.match.seq == 0:
            self.tell(self.match.opening_events)
        while self.match.state.front:
            seats = [step.seat for step in self.match.state.front]
            bots = [seat for seat in seats if self.players[seat] is not None]
            if bots:
                self.bot_moves(bots[0])
            else:
                self.person_moves(seats[0])
        self.tell_news()
        self.say("end-" + self.match.state.over)
        for line in render.places_in_words(self.texts, self.match.state.places, self.match.state.scores):
            self.print(line)

    def bot_moves(self, seat: int) -> None:
        bot = self.players[seat]
        assert bot is not None
        self.match.act(seat, bot.choose(self.game, self.match.state, seat, self.args.budget))
        bots_deal(self.match, self.players)

    def eyes(self) -> int:
        """Whose log is on the screen: the only person's, else only what everybody may read."""
        return self.people[0] if len(self.people) == 1 else self.last_person if len(self.people) > 1 else -1

    def tell(self, events: list[Event]) -> None:
        for event in events:
            line = render.log_line(self.game, self.texts, event, self.eyes())
            self.print("  " + self.painter.cited(line))

    def tell_news(self) -> None:
        for line in self.match.lines[self.told :]:
            self.tell(line.events)
        self.told = len(self.match.lines)

    def person_moves(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.last_person:
            self.hand_over(seat)
        self.last_person = seat
        self.tell_news()
        shown = view(self.game, self.match.state, seat)
        self.show_news(seat, shown)
        before = self.match.seq
        while self.match.seq == before and self.match.state.front:
            self.obey(seat, shown, self.read_line())

    def hand_over(self, seat: int) -> None:
        """Two people at one keyboard: hide the next player's cards until they confirm that they are there."""
        if sys.stdin.isatty() and self.out.isatty():
            print("\033[2J\033[H", end="", file=self.out)
            self.say("table-hand-over", seat=self.texts.seat(seat))
            self.seen.pop(seat, None)  # the screen is empty
            self.read_line()

    def read_line(self) -> str:
        if sys.stdin.isatty():
            print("> ", end="", flush=True, file=self.out)
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()

    def obey(self, seat: int, shown: dict[str, Any], line: str) -> None:
        """One line from the keyboard: a number, an action in words, or a command."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[int, dict[str, Any], str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "why": self.say_why,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "log": self.show_log,
            "board": self.show_board,
            "near": self.show_prospects,
            "quit": self.leave,
        }
        if not line:
            self.say("table-choose", count=len(render.choices(shown)))
        elif word in commands:
            commands[word](seat, shown, rest)
        elif word.isdigit() and not rest:
            self.choose_number(seat, shown, int(word))
        else:
            self.choose_words(seat, line)

    def choose_number(self, seat: int, shown: dict[str, Any], number: int) -> None:
        choices = render.choices(shown)
        if not 1 <= number <= len(choices):
            self.say("table-choose", count=len(choices))
            return
        self.do(seat, read_action(self.game, choices[number - 1]["do"]))

    def choose_words(self, seat: int, line: str) -> None:
        try:
            action = read_action(self.game, line)
        except CodecError:
            self.say("table-not-understood", line=line)
            return
        self.do(seat, action)

    def do(self, seat: int, action: Action) -> None:
        try:
            self.match.act(seat, action)
        except Refused as refused:
            self.print_no(seat, refused)
            return
        bots_deal(self.match, self.players)

    def print_no(self, seat: int, refused: Refused) -> None:
        no = show_no(self.game, Viewer(self.match.state, seat), refused.no)
        self.print(render.refusal_text(self.texts, no))

    def explain(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        """`?` explains the question, `? RULE` a rule, `? N` what choice N brings and how it is typed, `? NAME` a card
        or a place."""
        menu = self.menu(seat, shown)
        if rest.isdigit() and 1 <= int(rest) <= len(menu.choices):
            choice = menu.choices[int(rest) - 1]
            self.print(menu.line(int(rest) - 1))
            self.print_all(explain.choice_lines(self.texts, self.painter.width, choice))
            self.say("table-typed", words=choice["do"])
            return
        lines = explain.told_lines(self.game, self.texts, self.painter.width, rest or shown["prompt"]["rule"])
        self.print_all(lines)
        if rest and not lines:
            self.say("table-not-found", words=rest)
        if not rest:
            self.say("table-help")
            if self.game.deals is not None:
                self.say("table-help-deals")
                self.print_all(render.deal_words(self.texts, self.game.deals))

    def say_why(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        """`why` tells of everything that is not possible, `why WORDS` of one thing."""
        if rest:
            try:
                action = read_action(self.game, rest)
            except CodecError:
                self.say("table-not-understood", line=rest)
                return
            if action in [read_action(self.game, a["do"]) for a in render.choices(shown)]:
                self.say("table-possible")
            else:
                self.print_no(seat, Refused(why(self.game, self.match.state, seat, action)))
            return
        if not shown["greyed"]:
            self.say("table-nothing-refused")
        self.print_all(explain.refused_lines(self.texts, self.painter, shown["greyed"]))

    def undo(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        self.travel(self.match.undo, seat, "table-undone")

    def redo(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        self.travel(self.match.redo, seat, "table-redone")

    def travel(self, step: Callable[[int], None], seat: int, done: str) -> None:
        try:
            step(seat)
        except Refused as refused:
            self.print_no(seat, refused)
            return
        self.told = min(self.told, len(self.match.lines))
        self.say(done)

    def save(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        self.write(rest or self.args.save or f"{self.game.id}.journal")

    def write(self, file: str) -> None:
        """Save the game, or say why the file cannot be written."""
        try:
            write_file(file, write_journal(self.match))
        except Mistake as mistake:
            self.say(mistake.key, **mistake.words)
            return
        self.saved, self.saved_lines = file, self.match.seq
        self.say("table-saved", file=file)

    def part(self) -> None:
        """The person has left. A terminal offers to keep the game and says how it goes on."""
        self.say("table-left")
        if self.args.save:
            self.write(self.args.save)
        while sys.stdin.isatty() and self.saved_lines != self.match.seq:
            self.say("table-keep")
            try:
                file = self.read_line()
            except (Left, KeyboardInterrupt):
                break
            if not file:
                break
            self.write(file)
        if self.saved:
            who = [f"--seat {shlex.quote(word)}" for word in self.args.seat]
            who += [f"--name {shlex.quote(word)}" for word in self.args.name]
            self.say("table-resume", command=" ".join(["ludoteca play --load", shlex.quote(self.saved), *who]))

    def show_news(self, seat: int, shown: dict[str, Any]) -> None:
        """The question, below what has changed since this seat's last one; the first time below the whole board."""
        before = self.seen.get(seat)
        if before is None:
            self.show_board(seat, shown, "")
            return
        for line in screen.changed_lines(self.texts, self.painter, before, shown):
            self.print(line)
        self.ask(seat, shown)

    def show_board(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        self.print()
        for line in screen.board_lines(self.texts, self.painter, shown):
            self.print(line)
        self.ask(seat, shown)

    def show_prospects(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        prospects = show_prospects(self.game, self.match.state)
        for line in render.prospect_lines(self.texts, prospects, self.painter.width):
            self.print(self.painter.cited(line))

    def ask(self, seat: int, shown: dict[str, Any]) -> None:
        self.seen[seat] = shown
        question = render.prompt_text(self.texts, shown["prompt"])
        self.print(f"{self.painter.seat(seat, self.texts.seat(seat))}: {self.painter.bold(question)}")
        for line in self.menu(seat, shown).lines():
            self.print(line)

    def menu(self, seat: int, shown: dict[str, Any]) -> Menu:
        return Menu(self.texts, self.painter, self.game, self.match.state, seat, shown)

    def show_log(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        for line in self.match.lines:
            self.tell(line.events)

    def leave(self, seat: int, shown: dict[str, Any], rest: str) -> None:
        raise Left


def seat_words(words: list[str], key: str) -> dict[str, str]:
    """`A=human` as the command line gives it."""
    out = {}
    for word in words:
        seat, equals, value = word.partition("=")
        if not equals or not value or seat.upper() not in SEAT.ids:
            raise Mistake(key, word=word)
        out[seat.upper()] = value
    return out


def start(args: Namespace, texts: Texts, wanted: dict[str, str]) -> Match:
    if args.load:
        m = open_journal(args.load)
        if args.game and find_game(args.game).id != m.game.id:
            raise Mistake("journal-other-game", file=args.load, line=2, detail=m.game.id)
        return m
    if not args.game:
        raise Mistake("cli-which-game")
    game = find_game(args.game)
    highest = max((SEAT.number(seat) + 1 for seat in wanted), default=0)
    seats = args.seats if args.seats is not None else max(highest, game.seats[0])
    setup = complete_setup(game, texts, seats, read_options(args.options))
    seed = opening_seed(args.seed) if args.seed else secrets.randbits(128)
    return Match(game, setup, seed)


def run(args: Namespace, texts: Texts) -> int:
    wanted = seat_words(args.seat, "cli-seat-form")
    named = seat_words(args.name, "cli-name-form")
    m = start(args, texts, wanted)
    seats = m.setup.seats
    for seat in (*wanted, *named):
        read_seat(seat, seats)
    levels = [wanted.get(SEAT.word(seat), HUMAN if seat == 0 and not wanted else USUAL) for seat in range(seats)]
    players = [
        make_player(m.game, level, opening_seed(f"{m.seed} bot {seat}") & 0xFFFFFF) for seat, level in enumerate(levels)
    ]
    names = [named.get(SEAT.word(seat), SEAT.word(seat)) for seat in range(seats)]
    table = TerminalTable(m, texts, players, names, args)
    code = 0
    try:
        table.play()
        if args.save:
            table.write(args.save)
    except Left:
        table.part()
    except KeyboardInterrupt:
        table.print()
        table.part()
        code = INTERRUPTED
    if args.save and table.saved != args.save:
        code = code or NOT_WRITTEN
    if args.json:
        s = m.state
        print_json(
            {
                "game": m.game.id,
                "seats": seats,
                "options": m.game.options_under(m.rules, m.setup),
                "lines": m.seq,
                "over": s.over or None,
                "places": s.places,
                "scores": s.scores,
                "hash": m.hash(),
                "journal": args.save,
            }
        )
    return code
