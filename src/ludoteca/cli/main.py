"""`ludoteca`: every command, its arguments and its help."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from ludoteca import __version__
from ludoteca.cli import bench, bots, coverage, dataset, fuzz, games, journals, new_game, play, puzzles, report, train
from ludoteca.cli.common import Mistake, printable
from ludoteca.i18n import LANGUAGES, Texts, spoken_language
from ludoteca.kernel import loop
from ludoteca.lab.servers import commands as servers
from ludoteca.server.ops import commands as server

COMMANDS = (
    games,
    play,
    puzzles,
    journals,
    report,
    fuzz,
    bench,
    coverage,
    new_game,
    bots,
    dataset,
    train,
    server,
    servers,
)
RESEARCH_MODULES = ("pyarrow", "numpy", "gymnasium", "pettingzoo", "pyspiel")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Mistake("cli-usage", problem=message, command=self.prog)


def build_kind(texts: Texts) -> str:
    """Whether the rules run compiled or interpreted."""
    compiled = str(loop.__file__).endswith((".so", ".pyd"))
    return texts.say("bench-compiled" if compiled else "bench-plain")


def parser(texts: Texts) -> Parser:
    out = Parser(prog="ludoteca", description=texts.say("help-ludoteca"))
    out.add_argument("--version", action="version", version=f"ludoteca {__version__} ({build_kind(texts)})")
    commands = out.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str) -> argparse.ArgumentParser:
        """A new command with what all commands have."""
        about = texts.say(f"help-{name}")
        one = commands.add_parser(name, help=about, description=about)
        one.add_argument("--json", action="store_true", help=texts.say("help-json"))
        one.add_argument("--lang", choices=LANGUAGES, help=texts.say("help-lang"))
        one.add_argument("--quiet", action="store_true", help=texts.say("help-quiet"))
        return one

    for module in COMMANDS:
        module.add_commands(command, texts)
    return out


def language(argv: Sequence[str]) -> str:
    """The language is needed before the arguments are read, for their own help."""
    wanted = None
    for i, word in enumerate(argv):
        if word == "--lang" and i + 1 < len(argv):
            wanted = argv[i + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    return spoken_language(wanted, os.environ)


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    texts = Texts(language(words), "ludoteca.cli")
    try:
        args = parser(texts).parse_args(words)
        code: int = args.run(args, texts)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(texts.say(mistake.key, {name: printable(word) for name, word in mistake.words.items()}), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if (error.name or "ludoteca").partition(".")[0] == "ludoteca":
            raise
        extra = "research" if error.name in RESEARCH_MODULES else "server"
        print(texts.say("cli-not-installed", {"name": error.name, "extra": extra}), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
