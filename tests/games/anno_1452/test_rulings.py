"""The rulings and the index of rules fit together and with the set-up options."""

from ludoteca.games.anno_1452.game import GAME
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
