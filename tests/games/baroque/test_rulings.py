"""Rulings: each belongs to a rule of the index, and each option of the game rests on one."""

import tomllib
from importlib import resources

from ludoteca.games.baroque.game import GAME
from ludoteca.rulebook import rulebook

FREE_CHOICES = {"powers"}  # the rulebook leaves the method to the players (3.1)


def rulings() -> list[dict[str, str]]:
    text = (resources.files(GAME.package) / "rulings.toml").read_text(encoding="utf-8")
    found: list[dict[str, str]] = tomllib.loads(text)["ruling"]
    return found


def test_every_ruling_is_complete_and_belongs_to_a_rule() -> None:
    rules = rulebook(GAME.package)
    ids = [ruling["id"] for ruling in rulings()]
    assert len(set(ids)) == len(ids)
    assert {f"r{n:02}" for n in range(1, 39)} <= set(ids)
    for ruling in rulings():
        assert ruling["rule"] in rules
        assert ruling["question"].endswith("?")
        assert ruling["decision"].endswith(".")
        assert ruling["reason"].endswith(".")


def test_every_option_rests_on_a_ruling() -> None:
    named = {ruling["option"] for ruling in rulings() if "option" in ruling}
    assert named | FREE_CHOICES == {option.id for option in GAME.options}


def test_the_rulings_that_change_play_most_are_options() -> None:
    options = {ruling["id"]: ruling.get("option") for ruling in rulings()}
    for id in ("r05", "r06", "r10", "r14", "r15", "r19", "r25", "k02", "k03", "k06", "g41", "g46"):
        assert options[id]
