"""The texts of the club: complete in every language, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.i18n import LANGUAGES, catalogue

ROOT = Path(ludoteca.__file__).resolve().parent
PACKAGE = "ludoteca.server.club"


def source(folder: str, kind: str) -> str:
    return "\n".join(file.read_text() for file in sorted((ROOT / folder).rglob(f"*.{kind}")))


def problems() -> set[str]:
    return {f"error-{key}" for key in re.findall(r'Problem\(\s*"([a-z-]+)"', source("server/club", "py"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_club_has_its_text(lang: str) -> None:
    assert len(problems()) > 5
    assert problems() - set(catalogue("ludoteca", lang)) - set(catalogue(PACKAGE, lang)) == set()


def test_the_languages_have_the_same_texts_with_the_same_variables() -> None:
    first = {key: message.variables for key, message in catalogue(PACKAGE, "en").items()}
    for lang in LANGUAGES:
        assert {key: message.variables for key, message in catalogue(PACKAGE, lang).items()} == first


def scripts() -> str:
    return source("web", "js")


def used() -> set[str]:
    return set(re.findall(r"""["'`](club-[a-z0-9-]*[a-z0-9])["'`]""", scripts()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_a_script_asks_for_is_there_and_none_is_left_over(lang: str) -> None:
    there = {key for key in catalogue(PACKAGE, lang) if key.startswith("club-")}
    stems = tuple(set(re.findall(r"`(club-[a-z-]+-)\$\{", scripts())))
    assert used() - there == set()
    assert {key for key in there - used() if not key.startswith(stems)} == set()


def test_no_text_stands_in_two_files() -> None:
    assert set(catalogue(PACKAGE, "en")) & set(catalogue("ludoteca", "en")) == set()
