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


def test_no_text_stands_in_two_files() -> None:
    assert set(catalogue(PACKAGE, "en")) & set(catalogue("ludoteca", "en")) == set()
