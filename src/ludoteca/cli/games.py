"""`ludoteca games`: what can be played."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from ludoteca import registry
from ludoteca.cli.common import game_texts, print_json
from ludoteca.i18n import Texts
from ludoteca.kernel import Game


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    command("games").set_defaults(run=run)


def all_games(texts: Texts) -> list[Game[Any]]:
    """Every game that can be loaded; one that cannot is named and left out."""
    found = []
    for name in registry.names():
        try:
            found.append(registry.find(name))
        except Exception as error:
            words = {"game": name, "reason": f"{type(error).__name__}: {error}"}
            print(texts.say("cli-broken-game", words), file=sys.stderr)
    return found


def describe(game: Game[Any], texts: Texts) -> dict[str, Any]:
    words = game_texts(game, texts)
    return {
        "id": game.id,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "seats": list(game.seats),
        "options": [{"id": o.id, "values": o.values, "default": o.default, "rule": o.rule} for o in game.options],
        "maturity": game.maturity,
    }


def run(args: Namespace, texts: Texts) -> int:
    found = all_games(texts)
    if args.json:
        print_json([describe(game, texts) for game in found])
        return 0
    for game in found:
        words = game_texts(game, texts)
        seats = {"least": game.seats[0], "most": game.seats[-1]}
        print(
            f"{game.id}: {words.say('game-name')} ({texts.say('games-seats', seats)}, "
            f"{texts.say('maturity-' + game.maturity)})"
        )
        print(f"    {words.say('game-about')}")
        for option in game.options:
            values = ", ".join(f"{option.id}={v}{'*' if v == option.default else ''}" for v in option.values)
            print(f"    {words.say('option-' + option.id)}: {values}")
    return 0
