"""The rulings and the index of rules fit together and with the set-up options."""

import tomllib
from pathlib import Path

import ludoteca.games.anno_1452 as package
from ludoteca.games.anno_1452.game import GAME
from ludoteca.testing import rule

FOLDER = Path(package.__file__).parent


def read(name):
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


@rule("expert.1", "ottokar.1")
def test_every_ruling_a_rule_names_exists():
    rulings = read("rulings.toml")["ruling"]
    ids = [r["id"] for r in rulings]
    assert len(ids) == len(set(ids))
    assert all(r["question"] and r["decision"] and r["reason"] for r in rulings)
    for one in read("rulebook.toml")["rule"]:
        assert set(one.get("ruling", [])) - {"data"} <= set(ids), one["id"]


@rule("marriage.13", "event.25", "trade.14", "end.13", "ottokar.10")
def test_every_contested_ruling_is_an_option():
    options = {o.id for o in GAME.options}
    named = {r["option"] for r in read("rulings.toml")["ruling"] if "option" in r}
    assert named <= options
    assert {"marriages_end", "antiking_timing", "trade_limit", "early_end", "ottokar_losses", "scenario"} == named
    rules = {r["id"] for r in read("rulebook.toml")["rule"]}
    assert {o.rule for o in GAME.options} <= rules
