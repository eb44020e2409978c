"""Stored playthroughs and fingerprints: a change of rules must be meant. `make playthroughs` writes them again."""

import json

import pytest

from conformance.regenerate import fingerprint_file, playthrough_file
from ludoteca import registry
from ludoteca.conformance.playthrough import fingerprint, playthrough
from ludoteca.i18n import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_playthrough_reads_as_stored(name: str, lang: str) -> None:
    game = registry.find(name)
    stored = playthrough_file(name, lang)
    if not stored.exists() and game.maturity == "draft":
        pytest.skip("a draft has no stored playthrough yet")
    now = playthrough(game, lang, game.seats[-1])
    assert now.splitlines() == stored.read_text(encoding="utf-8").splitlines()


def test_the_fingerprint_is_as_stored(name: str) -> None:
    """The same in Python and compiled, on every machine."""
    game = registry.find(name)
    stored = fingerprint_file(name)
    if not stored.exists() and game.maturity == "draft":
        pytest.skip("a draft has no stored fingerprint yet")
    assert fingerprint(game) == json.loads(stored.read_text(encoding="utf-8"))
