"""No text contradicts a default: `texts_of_options.toml` declares which rule texts and card texts depend on which
option, and what they say at the table that changes nothing. A new default, a new option or a reworded rule fails here
until the texts that depend on it have been read again."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from ludoteca import registry
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import Game, Option, SetupError, opening_seed, view
from ludoteca.kernel import new as begin
from ludoteca.rulebook import rulebook, rulings

DECLARED: Final[dict[str, dict[str, dict[str, Any]]]] = tomllib.loads(
    (Path(__file__).parent / "texts_of_options.toml").read_text(encoding="utf-8")
)
# How a rule text says that it depends on what the table agreed on.
SPEAKS_OF_A_CHOICE: Final = {
    "en": re.compile(
        r"\b[Tt]able (?:plays|lets|may|uses|discards|halves|likes)\b|\b(?:[Tt]his|[Aa]n|Bankruptcy) option\b"
    ),
    "it": re.compile(
        r"\b(?:[Ss]e|che) il tavolo\b|\b[Uu]n tavolo può\b|\b[Cc]on (?:questa |un')opzione|\bl'opzione [A-Z]"
    ),
    "pt": re.compile(r"\b(?:[Ss]e|que) a mesa\b|\b[Uu]ma mesa pode\b|\b[Cc]om (?:esta|uma) opção|\ba opção [A-Z]"),
}


@pytest.fixture(params=list(DECLARED))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return registry.find(request.param)


def declared(game: Game[Any]) -> dict[str, dict[str, Any]]:
    return DECLARED[game.package.rpartition(".")[2]]


def rules_of(game: Game[Any], option: Option) -> set[str]:
    """The rules that the option names, by itself and in the rulings that offer it."""
    found = {id for ruling in rulings(game.package).values() if ruling.option == option.id for id in ruling.rules}
    return found | ({option.rule} if option.rule else set())


@cache
def texts_of(package: str) -> dict[str, Texts]:
    return {lang: Texts(lang, package) for lang in LANGUAGES}


def readings(game: Game[Any], options: dict[str, str]) -> dict[str, str]:
    """The cards whose text differs from the usual one at a table that begins, each with the attribute that holds."""
    for seats in game.seats:
        try:
            setup = game.complete(seats, options)
        except SetupError:  # not every number of players allows every option
            continue
        found: dict[str, str] = view(game, begin(game, setup, opening_seed("texts")), 0)["board"].get("readings", {})
        return found
    raise AssertionError(f"nobody can play {options}")


def test_every_option_is_declared_with_its_default_and_its_rules(game: Game[Any]) -> None:
    assert {o.id: o.default for o in game.options} == {id: entry["default"] for id, entry in declared(game).items()}
    for option in game.options:
        missing = rules_of(game, option) - set(declared(game)[option.id]["says"])
        assert not missing, f"{option.id}: {missing} are not declared"


def test_the_rule_texts_say_what_the_default_plays(game: Game[Any]) -> None:
    rules = rulebook(game.package)
    for id, entry in declared(game).items():
        for rule_id, phrases in entry["says"].items():
            for lang, phrase in zip(("en", "it", "pt"), phrases, strict=True):
                assert phrase in rules[rule_id].text_in(lang), f"{id}: {rule_id} in {lang} no longer says: {phrase}"


def test_a_rule_text_that_speaks_of_a_choice_belongs_to_an_option(game: Game[Any]) -> None:
    known = {rule_id for entry in declared(game).values() for rule_id in entry["says"]}
    for id, rule in rulebook(game.package).items():
        for lang, pattern in SPEAKS_OF_A_CHOICE.items():
            if pattern.search(rule.text_in(lang)):
                assert id in known, f"{id} in {lang} speaks of a choice of the table: {rule.text_in(lang)}"


def test_the_cards_whose_text_follows_an_option_are_declared(game: Game[Any]) -> None:
    assert readings(game, {}) == {}
    for option in game.options:
        found: dict[str, str] = {}
        for value in option.values:
            found |= readings(game, {option.id: value})
        assert found == declared(game)[option.id].get("cards", {}), option.id
        for word, form in found.items():
            for lang, texts in texts_of(game.package).items():
                usual, other = texts.form(f"card:{word}", "text"), texts.form(f"card:{word}", form)
                assert usual and other and usual != other, f"card {word} in {lang}"
