"""`ludoteca coverage`: rule by rule, the code and the tests."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from ludoteca.cli.common import Mistake, find_game, game_texts, print_json, write_file
from ludoteca.cli.games import all_games
from ludoteca.conformance.citations import folder_of
from ludoteca.conformance.rule_coverage import Coverage, cover, page
from ludoteca.i18n import Texts
from ludoteca.rulebook import rulebook


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("coverage")
    one.add_argument("game", metavar="GAME", nargs="?")
    one.add_argument("--tests", metavar="DIR", help=texts.say("help-coverage-tests"))
    one.add_argument("--pages", metavar="DIR", help=texts.say("help-coverage-pages"))
    one.set_defaults(run=run)


def tests_folder(args: Namespace, package: str) -> Path:
    """The tests of a game: `tests/games/NAME` of the project that the package stands in, or of the current folder."""
    if args.tests:
        folder = Path(args.tests)
        if not folder.is_dir():
            raise Mistake("cli-no-folder", folder=args.tests)
        return folder
    name = package.rpartition(".")[2]
    for root in (Path.cwd(), *folder_of(package).parents):
        if (root / "tests" / "games" / name).is_dir():
            return root / "tests" / "games" / name
    return Path.cwd() / "tests" / "games" / name


def run(args: Namespace, texts: Texts) -> int:
    games = [find_game(args.game)] if args.game else [g for g in all_games(texts) if rulebook(g.package)]
    found: list[Coverage] = []
    for game in games:
        if not rulebook(game.package):
            raise Mistake("cli-no-rulebook", game=game.id)
        found.append(cover(game.id, game.package, tests_folder(args, game.package)))
    if args.pages:
        Path(args.pages).mkdir(parents=True, exist_ok=True)
        for game, coverage in zip(games, found):
            name = game_texts(game, Texts("en")).say("game-name")
            write_file(str(Path(args.pages) / f"{game.package.rpartition('.')[2]}.md"), page(coverage, name))
    reports = [coverage.report() for coverage in found]
    if args.json:
        print_json(reports[0] if args.game else reports)
        return 0
    for report in reports:
        print(texts.say("coverage-line", {**report, "missing": len(report["missing"])}))
        for gap in report["missing"]:
            lacks = [texts.say(f"coverage-no-{part}") for part in ("code", "tests") if not gap[part]]
            print(f"  {gap['rule']}: {', '.join(lacks)}")
        for id, places in report["unknown"].items():
            print("  " + texts.say("coverage-unknown", {"rule": id, "place": places[0]}))
    return 0
