"""Tableaux, bishops, adjacency of cards, inquisitor, silencing, discarding, hands."""

from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.constants import OPERATIONS
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.rules.tableau import adjacent_cards
from ludoteca.games.pax_renaissance.vocabulary import CARD
from ludoteca.kernel import determinise, view
from ludoteca.testing import rule


def neighbours(scene: Scene, word: str) -> list[str]:
    return sorted(CARD.ids[c] for c in adjacent_cards(scene.s, CARD.number(word)))


def inquisitor(scene: Scene, seat: int = 0) -> Scene:
    """Seat 0 uses the white inquisitor of card 36, which lies alone in the western section."""
    return scene.tableau(seat, "36").operate(seat).do("use 36 inquisitor_catholic")


@rule("player.3", "tableau.1", "setup.9", "play.1")
def test_the_back_of_a_card_decides_its_section() -> None:
    scene = Scene(start=False).hand(0, "57", "90").turn()
    scene.do("play 57", "forgo", "done")
    assert scene.west() == ["57"] and scene.east() == []
    scene.do("play 90", "forgo", "done")
    assert scene.west() == ["57"] and scene.east() == ["90"]


@rule("play.1", "adjacency.2")
def test_cards_go_to_the_outer_end() -> None:
    scene = Scene(start=False).tableau(0, "51", "59").hand(0, "58").turn()
    cash = scene.cash()
    scene.do("play 58", "done")
    assert scene.west() == ["51", "59", "58"] and scene.cash() == cash


@rule("tableau.1")
def test_a_new_game_begins_with_empty_tableaux() -> None:
    assert fresh(4).s.tableaux == [[]] * 8


@rule("tableau.2", "repression.1", "bishop.1")
def test_repressed_pieces_stand_on_empire_cards_only() -> None:
    scene = Scene(start=False).empire(1, "france", queen="73").tableau(1, "56").put("paris", "catholic_knight")
    scene.tableau(0, "48").operate().do("use 48 repress", "repress paris")
    assert scene.under("france") == {"catholic_knight": 1}
    assert len(scene.s.repressed) == 10 * 10  # ten empire cards, ten kinds of pieces; trade cards have no such place


@rule("bishop.1", "play.5")
def test_bishops_stand_on_cards_in_tableaux_never_on_the_map() -> None:
    scene = Scene().tableau(1, "56").hand(0, "32").turn().do("play 32", "forgo")
    assert scene.step == "Agents"
    assert sorted(scene.menu()) == ["done", "install reformist_bishop 32", "install reformist_bishop 56"]


@rule("bishop.1", "shortage.1", "shortage.2")
def test_a_sixth_bishop_follows_the_shortage_rule() -> None:
    scene = Scene().tableau(1, "53", "55", "56", "60", "61").bishop("catholic", "53", "55", "56", "60", "61")
    scene.hand(0, "36").turn().do("play 36", "forgo", "install catholic_bishop 36")
    assert sorted(scene.menu("take_bishop")) == ["53", "55", "56", "60", "61"] and scene.can("leave")
    scene.do("take_bishop 60")
    assert scene.bishops()["36"] == "catholic" and "60" not in scene.bishops()


@rule("bishop.2", "inquisitor.6", "adjacency.2")
def test_the_player_card_is_a_wall() -> None:
    scene = Scene().tableau(0, "29").tableau(0, "95").bishop("catholic", "29")
    assert neighbours(scene, "29") == []
    inquisitor(scene)
    assert not scene.can("move_bishop 29 95")
    assert scene.menu("move_bishop") == ["29 36"]


@rule("bishop.3", "inquisitor.4")
def test_diet_of_worms() -> None:
    scene = inquisitor(Scene().tableau(0, "29", "30").bishop("catholic", "29", "30")).do("move_bishop 29 30")
    assert scene.bishops() == {} and scene.stock("catholic_bishop") == 5
    scene = inquisitor(Scene().tableau(0, "53", "30").bishop("catholic", "30").bishop("reformist", "53"))
    scene.do("move_bishop 30 53")
    assert scene.bishops() == {} and scene.can("use 53 siege")


@rule("bishop.3")
def test_the_two_bishops_of_x33_on_itself_die() -> None:
    scene = Scene().hand(0, "x33").turn().do("play x33", "forgo")
    scene.do("install catholic_bishop x33", "install catholic_bishop x33")
    assert scene.bishops() == {} and scene.stock("catholic_bishop") == 5


@rule("bishop.4", "inquisitor.5")
def test_pacification() -> None:
    scene = Scene(start=False).empire(1, "france").repress("france", "catholic_knight", 2).hand(0, "32").turn()
    scene.do("play 32", "forgo", "install reformist_bishop france")
    assert scene.asked == 0 and scene.menu() == ["pacify catholic_knight", "leave"]
    scene.do("pacify catholic_knight")
    assert scene.under("france") == {"catholic_knight": 1} and scene.stock("catholic_knight") == 9


@rule("bishop.4")
def test_the_diet_of_worms_leaves_no_pacification() -> None:
    scene = Scene(start=False).empire(1, "france").repress("france", cube(2)).bishop("islamic", "france").hand(0, "32")
    scene.turn().do("play 32", "forgo", "install reformist_bishop france")
    assert scene.bishops() == {} and scene.under("france") == {cube(2): 1} and scene.step == "Act"


@rule("bishop.4", "inquisitor.5")
def test_a_bishop_that_cannot_move_pacifies_nothing() -> None:
    scene = Scene(start=False).empire(1, "hungary").repress("hungary", cube(2)).bishop("catholic", "hungary")
    scene.tableau(0, "36").operate()
    assert not scene.can("use 36 inquisitor_catholic")


@rule("bishop.5", "ops.3", "opkind.1", "trade.8")
def test_silencing() -> None:
    scene = Scene().tableau(0, "29", "53", "31").bishop("catholic", "29", "53", "31").operate()
    assert scene.can("use 29 inquisitor_catholic") and scene.can("use 31 inquisitor_catholic")
    assert scene.refused("use 53 siege") == "silenced"
    assert scene.refused("use 31 behead") == "silenced"
    assert scene.refused("use 31 tax") == "silenced"
    scene = Scene().tableau(0, "49").bishop("catholic", "49")
    assert scene.icon(0, "discovery") == 1
    scene = Scene().tableau(0, "62", "36").bishop("islamic", "62").market(0, 1, "53", 1).operate()
    assert scene.step == "Act"  # nothing else to use: no question at all


@rule("ops.3")
def test_freeing_the_own_card_gives_no_second_operation() -> None:
    scene = Scene().tableau(0, "31", "36", "53").bishop("catholic", "31").operate()
    scene.do("use 31 inquisitor_catholic", "move_bishop 31 36")
    assert scene.bishops() == {"36": "catholic"}
    assert scene.refused("use 31 behead") == "card-acted"


@rule("bishop.6", "coronation.6", "coronation.5")
def test_a_couple_is_one_card_for_bishops() -> None:
    scene = Scene(start=False).empire(0, "france", queen="73").put("paris", "catholic_knight").tableau(0, "53", "51")
    scene.put("vienna", "catholic_rook").operate()
    assert scene.can("use france campaign") and scene.can("use 73 siege")
    scene = (
        Scene(start=False).empire(0, "france", queen="73").put("paris", "catholic_knight").bishop("catholic", "france")
    )
    scene.tableau(0, "51").operate()
    assert scene.refused("use france campaign") == "silenced" and scene.refused("use 73 siege") == "silenced"


@rule("bishop.6", "coronation.6")
def test_a_second_bishop_on_a_couple_is_a_diet_of_worms() -> None:
    scene = Scene().empire(1, "france", queen="73").bishop("catholic", "france").hand(0, "32").turn()
    scene.do("play 32", "forgo")
    assert not scene.can("install reformist_bishop 73")
    scene.do("install reformist_bishop france")
    assert scene.bishops() == {}


@rule("bishop.6")
def test_suzerain_and_vassal_are_separate_cards_for_bishops() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").bishop("catholic", "hre")
    scene.put("buda", "catholic_knight").put("vienna", "catholic_knight").operate()
    assert scene.can("use hungary campaign")
    assert scene.refused("use hre campaign") == "silenced"


@rule("bishop.7", "adjacency.3", "inquisitor.2")
def test_bishops_among_vassals() -> None:
    scene = Scene().empire(0, "hre").empire(0, "hungary", under="hre").empire(0, "france", under="hre")
    assert neighbours(scene, "hungary") == ["france", "hre"]
    assert neighbours(scene, "hre") == ["france", "hungary"]
    inquisitor(scene.bishop("catholic", "hungary")).do("move_bishop hungary france")
    assert scene.bishops() == {"france": "catholic"}


@rule("adjacency.2", "inquisitor.2")
def test_adjacent_cards() -> None:
    scene = Scene().tableau(0, "51", "59", "58").bishop("catholic", "51")
    assert neighbours(scene, "51") == ["59"] and neighbours(scene, "59") == ["51", "58"]
    inquisitor(scene)
    assert not scene.can("move_bishop 51 58")
    scene.s.tableaux[0].remove(CARD.number("59"))
    assert neighbours(scene, "51") == ["58"]


@rule("adjacency.3", "bishop.7")
def test_vassals_are_adjacent_to_the_neighbours_of_their_suzerain() -> None:
    scene = Scene().tableau(0, "51").empire(0, "hre").empire(0, "hungary", under="hre")
    assert neighbours(scene, "hungary") == ["51", "hre"]
    assert neighbours(scene, "51") == ["hre", "hungary"]
    scene = Scene().tableau(0, "51", "59").empire(0, "hre").empire(0, "hungary", under="hre")
    assert neighbours(scene, "hungary") == ["59", "hre"]
    scene = (
        Scene()
        .empire(0, "hre")
        .empire(0, "hungary", under="hre")
        .empire(0, "france")
        .empire(0, "england", under="france")
    )
    assert neighbours(scene, "hungary") == ["france", "hre"]


@rule("inquisitor.1")
def test_the_inquisitor_moves_its_own_colour_in_any_tableau() -> None:
    scene = Scene().tableau(1, "53", "56").bishop("reformist", "53").tableau(0, "36").operate()
    assert not scene.can("use 36 inquisitor_catholic")
    scene = inquisitor(Scene().tableau(1, "53", "56").bishop("catholic", "53"))
    assert "53 56" in scene.menu("move_bishop")


@rule("inquisitor.3", "location.5")
def test_a_bishop_jumps_to_a_fitting_card_of_another_tableau() -> None:
    scene = Scene().tableau(1, "56", "50", "53", "64").tableau(2, "61", "60").bishop("catholic", "56")
    inquisitor(scene)
    assert scene.can("move_bishop 56 61")  # France to West
    assert not scene.can("move_bishop 56 60")  # France to Aragon
    assert not scene.can("move_bishop 56 64")  # France to France, but the same tableau
    assert scene.can("move_bishop 56 50")


@rule("inquisitor.6")
def test_bishops_keep_their_sphere() -> None:
    scene = Scene().tableau(1, "57").tableau(2, "93", "BGG05").bishop("catholic", "57")
    inquisitor(scene)
    assert not scene.can("move_bishop 57 93")
    assert scene.can("move_bishop 57 BGG05")


@rule("inquisitor.3", "inquisitor.6")
def test_option_a_bishop_jumps_to_any_fitting_card() -> None:
    scene = Scene().tableau(1, "57", "50", "BGG05").tableau(2, "93").bishop("catholic", "57")
    scene.s.inquisitor_jump = True
    inquisitor(scene)
    assert scene.can("move_bishop 57 93") and scene.can("move_bishop 57 BGG05")


@rule("inquisitor.6", "bishop.5")
def test_a_bishop_silences_the_card_it_reaches() -> None:
    scene = inquisitor(Scene().tableau(0, "51", "29").bishop("catholic", "29")).do("move_bishop 29 51")
    assert scene.s.silenced(0, CARD.number("51"))
    assert scene.s.silenced(0, CARD.number("29")) is False


@rule("colour.1")
def test_red_is_one_religion_in_east_and_west() -> None:
    scene = Scene().tableau(1, "94", "114").bishop("reformist", "94").tableau(0, "32").operate()
    scene.do("use 32 inquisitor_reformist")
    assert scene.menu("move_bishop") == ["94 114"]


@rule("colour.2")
def test_player_colours_and_religions_never_mix() -> None:
    scene = Scene(start=False).border("mamluk-ottoman", cube(2)).put("modon", "reformist_rook")
    scene.war("reformation", "ottoman")
    assert scene.logged("battle") == [(7, 1, 0)]
    assert scene.on("mamluk-ottoman") == cube(2)


# ---- discarding ----


@rule("discard.1")
def test_a_killed_concession_goes_back_to_its_owner() -> None:
    scene = Scene(start=False).border("england-france", cube(1)).hand(0, "45").turn()
    before = scene.stock(cube(1))
    scene.do("play 45", "raid reformist_pirate england-france")
    assert scene.stock(cube(1)) == before + 1


@rule("discard.2")
def test_a_discarded_empire_can_be_taken_again() -> None:
    scene = Scene(start=False).empire(0, "france", republic=True).repress("france", "catholic_knight", 2)
    scene.bishop("islamic", "france").hand(0, "73").turn().do("sell france")
    assert scene.holder("france") == -1
    assert scene.stock("catholic_knight") == 10 and scene.stock("islamic_bishop") == 5
    scene.do("play 73", "marry france")
    assert scene.holder("france") == 0 and not scene.is_republic("france")


@rule("discard.2", "ops.8")
def test_a_trade_card_never_comes_back_and_its_agents_stay() -> None:
    scene = Scene(start=False).tableau(1, "31").hand(0, "49").turn()
    scene.do("play 49", "forgo", "place catholic_knight toledo", "place catholic_knight granada", "pass")
    scene.s.agenda.clear()
    scene.operate(1).do("use 31 behead", "behead 49")
    assert scene.gone("49")
    assert scene.at("toledo") == scene.at("granada") == "catholic_knight"


@rule("discard.3", "apostasy.3")
def test_losing_a_king_or_a_queen() -> None:
    scene = Scene().empire(1, "portugal", queen="72").tableau(0, "31").operate().do("use 31 behead", "behead portugal")
    assert scene.gone("72") and scene.holder("portugal") == -1 and scene.gone("31")
    scene = (
        Scene().empire(0, "france", queen="72").tableau(0, "32").repress("france", cube(1)).bishop("islamic", "france")
    )
    scene.tableau(1, "x33").turn(1).do("apostasy x33")
    assert scene.gone("72") and scene.gone("32") and scene.holder("france") == 0
    assert scene.under("france") == {cube(1): 1} and scene.bishops() == {"france": "islamic"}


# ---- hands ----


@rule("hand.1", "buy.2", "trade.2")
def test_a_full_hand_buys_only_comets() -> None:
    scene = Scene().hand(0, "53", "55").market(0, 1, "56").market(0, 2, "84").turn()
    assert scene.refused("buy 56") == "hand-full"
    scene.do("buy 84")
    assert scene.step == "Comet" and scene.in_hand() == ["53", "55"]
    scene.do("activate imperial")
    assert scene.is_active("imperial") and scene.gone("84") and scene.s.actions == 1


@rule("hand.2", "card.71", "card.70")
def test_discarding_down_at_once_out_of_turn() -> None:
    scene = Scene().tableau(1, "71").hand(1, "53", "55", "56", "60").tableau(0, "50", "x13").empire(2, "hre").operate()
    scene.s.agenda.clear()
    scene.operate(0, "east").do("use x13 behead", "behead 71")
    assert scene.asked == 1 and scene.step == "DiscardDown"
    scene.do("discard 53", "discard 60")
    assert scene.in_hand(1) == ["55", "56"] and scene.gone("53") and scene.asked == 0


@rule("hand.3")
def test_several_players_discard_in_order_from_the_active_one() -> None:
    scene = Scene().hand(0, "53", "55", "56").hand(2, "57", "58", "59").hand(1, "60", "61", "77").turn(1)
    assert scene.asked == 1 and scene.step == "DiscardDown"
    scene.do("discard 60")
    assert scene.asked == 2
    scene.do("discard 57")
    assert scene.asked == 0
    scene.do("discard 53")
    assert scene.step == "Act" and scene.asked == 1


@rule("hand.3", "option.1b")
def test_views_show_all_hands_and_no_deck() -> None:
    scene = fresh(3, 7)
    scene.do("buy " + scene.menu("buy")[0])
    shown = view(GAME, scene.s, 2)
    hands = [z["cards"] for z in shown["board"]["zones"] if z["id"] == "hand"]
    assert any(card.startswith("card:") for hand in hands for card in hand)
    text = str(shown)
    for card in scene.s.decks[0] + scene.s.decks[1]:
        assert f"'card:{CARD.ids[card]}'" not in text


@rule("opkind.1")
def test_kinds_of_operations() -> None:
    kinds = [name.partition("_")[0] for name in OPERATIONS]
    assert set(kinds) == {"inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign"}
    scene = Scene(start=False).tableau(0, "x34").tableau(1, "53").put("vienna", "catholic_rook").operate()
    assert scene.menu("cipher") == ["53 repress"]


@rule("hand.3")
def test_determinised_views_are_alike() -> None:
    scene = fresh(2, 3)
    other = scene.s.copy()
    determinise(GAME, other, 0, 99)
    assert view(GAME, scene.s, 0) == view(GAME, other, 0)
    assert other.decks != scene.s.decks
