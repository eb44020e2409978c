"""The rulings and the index of rules fit together and with the set-up options."""

import re
import tomllib
from importlib import resources

import pytest

from ludoteca.games.anno_1452.game import GAME
from ludoteca.i18n import LANGUAGES
from ludoteca.rulebook import rulebook, rulings
from ludoteca.testing import rule


@rule("expert.1", "ottokar.1")
def test_every_ruling_a_rule_names_exists() -> None:
    found = rulings(GAME.package)
    assert {"1", "43", "G1", "G39", "C4", "L1"} <= set(found)
    for one in rulebook(GAME.package).values():
        assert set(one.rulings) <= set(found), one.id


@rule("marriage.13", "event.25", "trade.14", "end.13", "ottokar.10")
def test_every_contested_ruling_is_an_option() -> None:
    named = {one.option for one in rulings(GAME.package).values() if one.option}
    assert named <= {o.id for o in GAME.options}
    assert named == {o.id for o in GAME.options} - {"game", "end", "two_player_market"}
    assert {o.rule for o in GAME.options} <= set(rulebook(GAME.package))


OPTION = {"en": "option", "it": "opzione", "pt": "opção"}
WAITS = {"en": r"\bwait(s|ing)?\b", "it": r"\battend\w+", "pt": r"\besper\w+"}
PROGRAM = {"en": "program", "it": "programma", "pt": "programa"}


def sentences(rule_id: str, lang: str) -> list[str]:
    return re.split(r"(?<=[.;]) ", rulebook(GAME.package)[rule_id].text[lang])


@rule("card.gegenkoenig", "cards.6", "event.5", "event.24")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_antiking_card_waits_only_by_an_option(lang: str) -> None:
    """By default it is carried out at once (event.25)."""
    said = [x for one in ("card.gegenkoenig", "cards.6", "event.5", "event.24") for x in sentences(one, lang)]
    waiting = [x for x in said if re.search(WAITS[lang], x)]
    assert waiting
    assert [x for x in waiting if OPTION[lang] not in x] == []
    book = tomllib.loads(resources.files(GAME.package).joinpath("rulebook.toml").read_text(encoding="utf-8"))
    cases = [case for one in book["rule"] for case in one["cases"] if "waits for the Coronation" in case]
    assert cases
    assert [case for case in cases if "option" not in case] == []


@rule("ottokar.10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_takes_ottokars_losses_only_by_an_option(lang: str) -> None:
    said = [x for x in sentences("ottokar.10", lang) if PROGRAM[lang] in x]
    assert said
    assert [x for x in said if OPTION[lang] not in x] == []


@rule("card.effect-principality", "marriage.8")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_of_a_principality_names_the_majority_that_ends_it(lang: str) -> None:
    word = {"en": "majority", "it": "maggioranza", "pt": "maioria"}[lang]
    assert word in rulebook(GAME.package)["card.effect-principality"].text[lang]
