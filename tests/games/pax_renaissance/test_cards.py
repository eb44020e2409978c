"""Abilities of single cards."""

from games.pax_renaissance.card_scenes import spice_fair
from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.vocabulary import CARD
from ludoteca.testing import rule


@rule("card.42", "fair.5b")
def test_cape_of_good_hope() -> None:
    scene = spice_fair("42", florins=3)
    assert scene.cash(0) == 7 and scene.s.purse[0] == 1
    scene = spice_fair("42", florins=1)
    assert scene.cash(0) == 6 and scene.s.purse[0] == 0
    assert spice_fair("42", florins=3, start="trebizond").cash(0) == 6


@rule("card.46", "card.42", "card.x35")
def test_doublings_do_not_add_up() -> None:
    assert spice_fair("42", "46", florins=5).cash(0) == 7
    assert spice_fair("42", "46", florins=5, silenced="42").cash(0) == 7
    assert spice_fair("42", florins=5, silenced="42").cash(0) == 6
    assert spice_fair("42", "x35", florins=5).cash(0) == 7
    assert spice_fair("x35", florins=5, start="trebizond").cash(0) == 7


@rule("card.x35", "victory.5")
def test_renown_does_not_count_for_globalization() -> None:
    scene = Scene(start=False).border("france-hre", cube(0)).tableau(0, "x35", "42").active("globalization").turn()
    assert scene.refused("declare globalization") == "too-few-concessions"


@rule("card.70", "hand.2")
def test_letter_of_credit() -> None:
    scene = Scene().tableau(0, "70").hand(0, "53", "55", "56", "60").market(0, 1, "61").turn().do("buy 61")
    assert len(scene.in_hand()) == 5
    scene = (
        Scene()
        .tableau(0, "70", "51")
        .hand(0, "53", "55", "56", "60", "61")
        .bishop("catholic", "51")
        .tableau(1, "36")
        .operate(1)
    )
    scene.do("use 36 inquisitor_catholic", "move_bishop 51 70")
    assert scene.asked == 0 and scene.step == "DiscardDown"
    scene.do("discard 53", "discard 55", "discard 56")
    assert scene.in_hand() == ["60", "61"] and scene.asked == 1


@rule("card.71")
def test_printing_press() -> None:
    scene = Scene().tableau(1, "70", "71").hand(1, "53", "55", "56", "60").tableau(0, "x13").operate(side="east")
    scene.do("use x13 behead", "behead 70")
    assert len(scene.in_hand(1)) == 4
    assert Scene().hand(0, "71", "53").market(0, 1, "61").turn().refused("buy 61") == "hand-full"


@rule("card.x51", "hand.2")
def test_selling_caxton() -> None:
    scene = Scene().tableau(0, "x51").hand(0, "53", "55", "56", "60").turn().do("sell x51")
    assert scene.step == "DiscardDown"
    scene.do("discard 53", "discard 55")
    assert scene.in_hand() == ["56", "60"]


@rule("card.116", "card.x39")
def test_a_ransom_card_sold_for_its_one_shot_brings_no_florins() -> None:
    scene = Scene(start=False).tableau(0, "x39").hand(0, "116").turn().do("treachery 116", "war ottoman")
    while scene.step == "March":
        scene.do(scene.menu()[0])
    scene.do("forgo")
    assert scene.cash() == 5 and scene.holder("ottoman") == 0 and scene.gone("116")


@rule("card.BGG03")
def test_popular_reprisals() -> None:
    def revolt(concessions: int) -> Scene:
        scene = Scene(start=False).empire(0, "hungary", queen="BGG03").put("buda", "catholic_knight")
        for border in ("hungary-ottoman", "hre-hungary")[:concessions]:
            scene.border(border, cube(0))
        return scene.turn().do("reprisal BGG03")

    scene = revolt(1)
    assert scene.gone("BGG03") and scene.at("buda") == "" and scene.on("hungary-ottoman") == ""
    assert scene.holder("hungary") == 0 and not scene.is_republic("hungary") and scene.s.actions == 2
    scene = revolt(2).do("lose_border hre-hungary", "forgo")
    assert scene.is_republic("hungary") and scene.s.actions == 2
    assert Scene().maid(0, "BGG03").turn().menu("reprisal") == []
    silenced = Scene(start=False).empire(0, "hungary", queen="BGG03").bishop("catholic", "hungary").turn()
    assert silenced.menu("reprisal") == []
    assert Scene().empire(1, "hungary", queen="BGG03").turn().menu("reprisal") == []


@rule("card.BGG05")
def test_a_free_fair() -> None:
    scene = Scene(2, start=False).tableau(0, "BGG05").market(0, 0, "53").market(1, 0, "93").market(0, 1, "55").turn()
    scene.do("free_fair west")
    assert scene.s.actions == 2 and scene.refused("fair west") == "once-per-turn" and scene.menu("free_fair") == []
    scene.do("fair east", "buy 55")
    assert scene.step == "Confirm"


def western_ops(*cards: str) -> Scene:
    return (
        Scene(start=False).tableau(0, *cards, "51").put("vienna", "catholic_rook").put("lubeck", "catholic_rook").turn()
    )


@rule("card.x5", "card.x38")
def test_free_western_operations() -> None:
    for card in ("x5", "x38"):
        scene = western_ops(card).do("free_operations west", "use 51 siege", "siege vienna")
        assert scene.s.actions == 2 and scene.menu("free_operations") == []
        assert scene.refused("operations west") == "once-per-turn"
    scene = western_ops("x5").do("operations west", "done")
    assert scene.menu("free_operations") == []
    scene = western_ops("x5", "x38").do("free_operations west", "done")
    assert scene.menu("free_operations") == []
    scene = Scene().tableau(0, "x38", "51").bishop("islamic", "x38").turn()
    assert scene.menu("free_operations") == [] and scene.can("operations west")


@rule("card.x5")
def test_free_operations_remain_after_the_second_action() -> None:
    scene = western_ops("x5").do("pass", "pass")
    assert scene.menu() == ["free_operations west", "pass"]
    assert scene.do("pass").step == "Confirm"


@rule("card.x5")
def test_option_x5_frees_eastern_operations() -> None:
    scene = Scene(start=False).tableau(0, "51", "108").put("modon", "reformist_rook").put("vienna", "catholic_rook")
    scene.s.x5_east = True
    scene.tableau(0, "x5").turn()
    assert scene.menu("free_operations") == ["east"]


@rule("card.x14")
def test_both_operations_with_one_action() -> None:
    scene = (
        Scene()
        .tableau(0, "x14", "51")
        .turn()
        .do("operations_both", "use 51 siege", "siege vienna", "use x14 siege", "siege buda")
    )
    assert scene.s.actions == 1
    assert scene.refused("operations west") == scene.refused("operations east") == "once-per-turn"
    scene = Scene().tableau(0, "x14", "51").turn().do("operations west", "done")
    assert scene.refused("operations_both") == "once-per-turn" and scene.can("operations east")


@rule("card.x17")
def test_ragusan_immunity() -> None:
    scene = (
        Scene(start=False)
        .tableau(1, "x17")
        .border("england-france", cube(1))
        .border("england-portugal", "reformist_pirate")
    )
    scene.tableau(0, "45").operate().do("use 45 repress", "repress_border england-france")
    assert scene.on("england-france") == ""
    scene = Scene(start=False).tableau(1, "x17").border("england-france", cube(1)).hand(0, "45").turn().do("play 45")
    assert scene.refused("raid reformist_pirate england-france") == "protected"
    scene = (
        Scene(start=False)
        .tableau(1, "x17")
        .border("england-france", cube(1))
        .border("england-portugal", "catholic_pirate")
    )
    assert (
        not scene.tableau(0, "46").operate().do("use 46 corsair_catholic").can("sail england-portugal england-france")
    )
    scene = (
        Scene(start=False)
        .tableau(1, "x17")
        .bishop("islamic", "x17")
        .border("england-france", cube(1))
        .hand(0, "45")
        .turn()
    )
    scene.do("play 45", "raid reformist_pirate england-france")
    assert scene.on("england-france") == "reformist_pirate" and scene.stock(cube(1)) == 10


@rule("card.x22")
def test_genocide() -> None:
    scene = (
        Scene()
        .tableau(0, "x22")
        .tableau(1, "94", "116")
        .bishop("islamic", "94")
        .bishop("catholic", "116")
        .operate(side="east")
    )
    assert scene.do("use x22 behead").menu() == ["behead 94"]
    scene.do("behead 94")
    assert scene.gone("94") and scene.stock("islamic_bishop") == 5
    west = Scene().tableau(0, "x22").tableau(1, "57").bishop("islamic", "57").operate(side="east")
    assert west.step == "Act"
    itself = Scene().tableau(0, "x22", "93").bishop("islamic", "x22").operate(side="east")
    assert itself.refused("use x22 behead") == "silenced"


@rule("card.x33")
def test_counter_reformation_as_an_action() -> None:
    scene = Scene().tableau(0, "x33").tableau(1, "31", "32").turn().do("apostasy x33")
    assert scene.gone("31") and scene.gone("32") and scene.west() == ["x33"] and scene.s.actions == 1
    scene.do("apostasy x33")
    assert scene.step == "Confirm"
    assert Scene().tableau(0, "x33").bishop("islamic", "x33").turn().menu("apostasy") == []
    assert Scene().tableau(0, "x33", "x2").turn().menu("apostasy") == ["x33", "x2"]


@rule("card.x34", "opkind.1")
def test_ciphers() -> None:
    scene = (
        Scene(start=False)
        .tableau(0, "x34")
        .tableau(1, "48", "50")
        .put("paris", "catholic_rook")
        .border("france-hre", cube(2))
    )
    scene.operate()
    assert sorted(scene.menu("cipher")) == ["48 repress", "50 tax"]
    scene.do("cipher 48 repress", "repress paris")
    assert scene.cash() == 6 and scene.cash(1) == 5 and scene.menu("cipher") == []
    scene = (
        Scene(start=False)
        .tableau(0, "x34")
        .tableau(1, "31")
        .empire(2, "portugal")
        .operate()
        .do("cipher 31 behead", "behead portugal")
    )
    assert scene.gone("31") and scene.holder("portugal") == -1
    scene = Scene().tableau(0, "x34", "93").tableau(1, "48").operate(side="east")
    assert scene.menu("cipher") == []
    scene = Scene().tableau(0, "x34", "51").tableau(1, "48").bishop("islamic", "48").operate()
    assert scene.menu("cipher") == []


@rule("card.x39")
def test_treachery() -> None:
    scene = Scene(start=False).tableau(0, "x39").hand(0, "53", "80").turn()
    assert not scene.can("treachery 80") and not scene.can("treachery x39")
    scene.do("treachery 53", "war hre")
    assert scene.logged("battle") == [(2, 2, 0)] and scene.gone("53")
    scene.do("place catholic_knight vienna", "place catholic_knight lubeck", "forgo")
    assert scene.cash() == 5 and scene.holder("hre") == 0 and scene.step == "Act"
    assert scene.do("sell x39").cash() == 7


@rule("card.x39", "apostasy.1")
def test_treachery_by_apostasy_and_without_bishops() -> None:
    scene = Scene().tableau(0, "x39").tableau(1, "31", "32").hand(0, "x2").turn().do("treachery x2")
    assert scene.gone("31") and scene.gone("x2") and scene.bishops() == {} and scene.step == "Act"
    crusade = Scene().tableau(0, "x39").hand(0, "57", "29").turn()
    assert crusade.can("treachery 57") and not crusade.can("treachery 29")


@rule("card.x40a", "card.x60a")
def test_immunity_to_silencing() -> None:
    for card in ("x40", "x60"):
        scene = Scene().tableau(0, card, "53").bishop("islamic", "53").bishop("catholic", card).operate()
        assert scene.can("use 53 siege") and scene.can("use 53 repress")
        assert not scene.s.silenced(0, CARD.number(card))
    scene = (
        Scene()
        .tableau(0, "x40", "53")
        .bishop("islamic", "53")
        .hand(1, "39")
        .turn(1)
        .do("play 39", "forgo", "install reformist_bishop 53")
    )
    assert scene.bishops() == {}


@rule("card.x60a")
def test_the_own_bishop_does_not_silence_x60() -> None:
    scene = Scene().hand(0, "x60").turn().do("play x60", "forgo", "install catholic_bishop x60")
    assert scene.bishops() == {"x60": "catholic"} and not scene.s.silenced(0, CARD.number("x60"))
