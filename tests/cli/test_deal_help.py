"""The help of the terminal lists what an offer can be made of, in words that the terminal itself understands."""

from __future__ import annotations

import pytest

from ludoteca import render
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import read_action
from ludoteca.registry import find, names
from ludoteca.server.transport.http.games import deal_terms

TRADING = [name for name in names() if find(name).deals is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TRADING)
def test_every_example_is_understood_and_described(name: str, lang: str) -> None:
    game = find(name)
    assert game.deals is not None
    texts = Texts(lang, "ludoteca.cli", game.package, names=["Ada", "Bo", "Cy"], strict=True)
    lines = render.deal_words(texts, game.deals)
    wanted = [p for p, _ in game.deals.promises if p not in game.deals.unoffered]
    assert len(lines) == len(game.deals.things) + len(wanted)
    for line in lines:
        typed, colon, told = line.strip().partition(": ")
        assert colon and told
        action = read_action(game, f"offer B / / {typed[2:]}" if typed.startswith("/ ") else f"offer B {typed} / /")
        assert action.verb == "offer"


def test_what_only_the_program_writes_is_not_offered() -> None:
    game = find("anno-1452")
    terms = deal_terms(game)
    assert terms is not None
    offered = [p["promise"] for p in terms["promises"]]
    assert "agreed" not in offered and "with" in offered
    assert game.deals is not None
    assert not any("has agreed" in line for line in render.deal_words(Texts("en", game.package), game.deals))
