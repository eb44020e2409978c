"""Abilities of single cards in battles, and what the log tells of them."""

from games.pax_renaissance.card_scenes import spice_fair
from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.vocabulary import CARD
from ludoteca.testing import rule


@rule("card.x52")
def test_alum_monopoly() -> None:
    scene = Scene().tableau(0, "x52").hand(0, "53", "55").turn().do("sell 53", "sell 55")
    assert scene.cash() == 9 and scene.s.actions == 1 and scene.step == "Act"
    scene = Scene().tableau(0, "x52").hand(0, "53").turn().do("sell x52", "sell 53")
    assert scene.cash() == 9 and scene.s.actions == 1
    scene = (
        Scene().tableau(0, "x52", "51", "59").hand(0, "53", "55").turn().do("sell 53", "sell 55", "sell 51", "sell 59")
    )
    assert scene.cash() == 13 and scene.step == "Confirm"
    assert Scene().tableau(0, "x52").hand(0, "53").turn().do("sell 53", "done").step == "Act"


@rule("card.x55")
def test_buffer_state() -> None:
    def france(married: bool) -> Scene:
        scene = Scene(start=False).empire(0, "france").put("paris", "catholic_knight")
        if married:
            scene.empire(1, "aragon", queen="x55")
        else:
            scene.maid(1, "x55")
        return scene.operate().do("use france campaign")

    assert france(True).refused("campaign portugal") == "not-adjacent"
    assert france(False).can("campaign portugal")
    scene = (
        Scene(start=False)
        .empire(1, "aragon", queen="x55")
        .put("paris", "catholic_knight")
        .put("granada", "islamic_rook")
    )
    assert scene.war("crusade", "portugal", ("catholic_knight",)).logged("battle") == [(3, 1, 1)]
    scene = (
        Scene(start=False).empire(1, "aragon", queen="x55").bishop("islamic", "aragon").put("paris", "catholic_knight")
    )
    assert scene.put("granada", "islamic_rook").war("crusade", "portugal", ("catholic_knight",)).logged("battle") == [
        (3, 2, 1)
    ]


@rule("card.x59b")
def test_immunity_to_apostasy() -> None:
    scene = Scene().tableau(0, "x59", "31", "32").tableau(1, "x33").turn(1).do("apostasy x33")
    assert scene.west() == ["x59", "31", "32"]
    scene = Scene().tableau(0, "x59", "31", "32").bishop("islamic", "x59").tableau(1, "x33").turn(1).do("apostasy x33")
    assert scene.west() == ["x59"]


@rule("card.x14", "ops.3")
def test_both_operations_even_if_one_section_finds_a_target_only_later() -> None:
    scene = Scene(start=False).tableau(0, "x14", "x3", "53").bishop("catholic", "53").tableau(1, "50")
    scene.put("vienna", "catholic_rook").turn()
    assert scene.refused("operations west") == "all-silenced" and scene.can("operations_both")
    scene.do("operations_both", "use x3 inquisitor_catholic", "move_bishop 53 50", "use 53 siege", "siege vienna")
    assert scene.at("vienna") == "" and scene.s.actions == 1
    nothing = Scene(start=False).tableau(0, "x14").turn()
    assert nothing.refused("operations_both") == "nothing-to-operate"


@rule("card.x34", "ops.2")
def test_a_card_used_by_cipher_has_acted() -> None:
    scene = Scene(start=False).tableau(0, "x34", "51").empire(1, "hre", republic=True).border("france-hre", cube(0))
    scene.put("vienna", "catholic_knight").operate().do("cipher hre vote_west", "vote hre", "forgo")
    assert scene.holder("hre") == 0 and not scene.is_republic("hre")
    assert scene.refused("use hre campaign") == "card-acted"


@rule("card.x40a", "card.70", "play.9")
def test_immunity_keeps_the_abilities_of_other_cards_at_work() -> None:
    scene = Scene().tableau(0, "x40", "70").bishop("islamic", "70").hand(0, "53", "55").market(0, 1, "61").turn()
    assert scene.can("buy 61")


@rule("bishop.5", "inquisitor.6", "card.70")
def test_an_ability_works_again_when_the_bishop_leaves() -> None:
    scene = Scene().tableau(0, "70", "36").tableau(1, "50").bishop("catholic", "70").hand(0, "53", "55")
    scene.market(0, 1, "61").turn()
    assert scene.refused("buy 61") == "hand-full"
    scene.do("operations west", "use 36 inquisitor_catholic", "move_bishop 70 50", "buy 61")
    assert scene.in_hand() == ["53", "55", "61"]


@rule("card.x39")
def test_treachery_with_a_card_of_the_tableau() -> None:
    scene = Scene(start=False).tableau(0, "x39", "53").bishop("islamic", "53").turn().do("treachery 53", "war hre")
    assert scene.gone("53") and scene.bishops() == {} and scene.logged("battle") == [(2, 2, 0)]
    assert scene.cash() == 5


def told(scene: Scene) -> list[tuple[int, str, str]]:
    """The abilities the log told of: whose, which card's, by which rule."""
    return [(e.args[0], CARD.word(e.args[1]), e.rule) for e in scene.s.log or [] if e.key == "ability"]


@rule("trade.8", "card.42", "card.46", "card.x35")
def test_the_log_tells_which_card_doubles_a_profit() -> None:
    assert told(spice_fair("42", florins=3)) == [(0, "42", "card.42")]
    assert told(spice_fair("42", "46", florins=5, silenced="42")) == [(0, "46", "card.46")]
    assert told(spice_fair("42", "x35", florins=5)) == [(0, "x35", "card.x35")]
    assert told(spice_fair("42", florins=3, start="trebizond")) == []
    assert told(spice_fair("42", florins=1)) == []


@rule("trade.8", "card.70", "card.x51")
def test_the_log_tells_which_card_lifts_the_limit_of_the_hand() -> None:
    scene = Scene().tableau(0, "70", "x51").hand(0, "53").market(0, 1, "61").market(0, 2, "60").turn().do("buy 61")
    assert told(scene) == []
    scene.do("buy 60")
    assert told(scene) == [(0, "70", "card.70"), (0, "x51", "card.x51")]


@rule("trade.8", "card.x59b")
def test_the_log_tells_what_keeps_apostasy_away() -> None:
    scene = Scene().tableau(0, "x59", "31", "32").tableau(1, "x33").turn(1).do("apostasy x33")
    assert told(scene) == [(1, "x33", "card.x33"), (0, "x59", "card.x59b")]
    scene = Scene().tableau(0, "x59", "31").tableau(1, "x33").turn(1).do("apostasy x33")
    assert told(scene) == [(1, "x33", "card.x33")]


@rule("trade.8", "card.x5", "card.x38")
def test_the_log_tells_which_card_gives_free_operations() -> None:
    for east, cards, side, found in (
        (False, ("x5", "x38", "53"), "west", ["x38", "x5"]),
        (True, ("x5", "x38", "53"), "west", ["x38"]),
        (True, ("x5", "x13"), "east", ["x5"]),
    ):
        scene = Scene().tableau(0, *cards)
        scene.s.x5_east = east
        scene.s.refresh_all()
        scene.turn().do(f"free_operations {side}")
        assert [card for _, card, _ in told(scene)] == found


@rule("trade.8", "card.x40a", "card.x52", "card.x34", "card.x14")
def test_the_log_tells_of_abilities_in_actions() -> None:
    scene = Scene().tableau(0, "x40", "53").bishop("islamic", "53").operate().do("use 53 siege")
    assert told(scene) == [(0, "x40", "card.x40a")]
    scene = Scene().tableau(0, "x40", "53").operate().do("use 53 siege")
    assert told(scene) == []
    scene = Scene().tableau(0, "x52").hand(0, "53", "55").turn().do("sell 53")
    assert told(scene) == []
    assert told(scene.do("sell 55")) == [(0, "x52", "card.x52")]
    scene = Scene(start=False).tableau(0, "x34").tableau(1, "48").put("paris", "catholic_rook").operate()
    assert told(scene.do("cipher 48 repress")) == [(0, "x34", "card.x34")]
    scene = Scene().tableau(0, "x14", "51").turn().do("operations_both")
    assert told(scene) == [(0, "x14", "card.x14")]


@rule("trade.8", "card.40", "card.83")
def test_the_log_tells_of_abilities_in_battles() -> None:
    scene = Scene(start=False).tableau(0, "40").put("rhodes", "catholic_rook").put("cairo", "islamic_rook")
    scene.war("crusade", "mamluk", ("catholic_knight",)).do("join")
    assert told(scene) == [(0, "40", "card.40")]
    scene = Scene(start=False).tableau(2, "83").put("venice", "catholic_rook").war("conspiracy", "papal_states")
    at_venice = told(scene)
    scene = Scene(start=False).tableau(2, "83").put("venice", "islamic_rook").war("conspiracy", "papal_states")
    assert (at_venice, told(scene)) == ([(2, "83", "card.83")], [])
