"""Agents and repression."""

from games.pax_renaissance.piece_scenes import play
from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.rules.board import LOC_LANDS, SEA
from ludoteca.games.pax_renaissance.vocabulary import BORDER, LAND
from ludoteca.testing import rule

# ---- agents ----


@rule("trade.3", "play.4", "play.3a")
def test_agents_are_optional_without_a_war() -> None:
    for wanted in (0, 1, 2):
        scene = play(Scene(start=False), "53")
        cities = ["vienna", "lubeck"][:wanted]
        for city in cities:
            scene.do(f"place catholic_knight {city}")
        if wanted < 2:
            scene.do("done")
        assert scene.step == "Act" and scene.stock("catholic_knight") == 10 - wanted


@rule("trade.3", "play.3a")
def test_all_agents_must_attack_in_the_cards_war() -> None:
    scene = Scene(start=False).put("paris", "catholic_rook").hand(0, "56").turn().do("play 56", "war france")
    assert scene.logged("battle") == [(1, 2, 1)]


@rule("play.3a")
def test_agents_of_a_trade_shift_come_first() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44").turn().do("play 44", "shift spice_islands")
    assert scene.step == "RequiredAgents" and scene.at("spice_islands") == "covered"
    scene.do(f"lay {cube(0)} england-france")
    assert scene.at("spice_islands") == ""


@rule("trade.4", "play.7")
def test_a_pirate_agent_goes_on_a_sea_border_and_kills() -> None:
    scene = play(Scene(start=False), "41")
    assert scene.menu("lay") == ["catholic_pirate aragon-papal_states", "catholic_pirate aragon-portugal"]
    scene = play(Scene(start=False).border("england-france", cube(1)).empire(1, "england"), "45")
    scene.do("raid reformist_pirate england-france")
    assert scene.under("england") == {} and scene.stock(cube(1)) == 10 and scene.cash() == 5
    own = play(Scene(start=False).border("england-france", cube(0)), "45")
    assert own.can("raid reformist_pirate england-france")


@rule("terms.2")
def test_borders_and_sea_borders() -> None:
    land = [BORDER.ids[b] for b in range(13) if not SEA[b]]
    assert len(SEA) == 13 and land == ["aragon-france", "byzantium-mamluk", "hre-hungary", "hre-papal_states"]
    from ludoteca.games.pax_renaissance.rules.board import LAND_SEA

    assert [BORDER.ids[b] for b in LAND_SEA[LAND.number("mamluk")]] == ["mamluk-ottoman"]
    assert "france-portugal" not in BORDER.ids


@rule("terms.1")
def test_cubes_are_neither_believers_nor_heretics() -> None:
    scene = (
        Scene(start=False).border("france-hre", cube(1)).put("vienna", "catholic_rook").put("lubeck", "islamic_knight")
    )
    scene.put("nurnberg", "reformist_knight").war("reformation", "hre", ("reformist_rook",))
    assert scene.logged("battle") == [(2, 2, 2)]
    assert scene.on("france-hre") == cube(1)


@rule("trade.5")
def test_a_pawn_is_a_cube_of_the_player_of_the_card() -> None:
    scene = Scene(start=False).hand(1, "62").turn(1).do("play 62", "forgo", "lay medici_cube england-france")
    assert scene.on("england-france") == cube(1) == "medici_cube"


@rule("play.6", "play.11", "repression.3c", "china.1")
def test_an_agent_pushes_out_for_a_florin() -> None:
    scene = play(Scene(start=False).put("london", "catholic_rook").florins(0), "54")
    assert scene.refused("oust reformist_knight london") == "cannot-pay" and scene.can(
        "place reformist_knight bordeaux"
    )
    scene = play(Scene().florins(3), "116")
    assert {"islamic_rook constantinople_1", "islamic_rook constantinople_2", "islamic_rook constantinople_3"} <= set(
        scene.menu("oust")
    )
    scene.do("oust islamic_rook constantinople_2")
    assert scene.cash() == 2 and scene.at("constantinople_2") == "islamic_rook"
    scene = play(Scene(start=False).put("london", "islamic_rook").put("bordeaux", "islamic_rook"), "54")
    scene.do("oust reformist_knight london", "oust reformist_knight bordeaux")
    assert scene.cash() == 3 and scene.stock("islamic_rook") == 7


@rule("play.6", "play.11")
def test_the_second_agent_may_push_out_the_first() -> None:
    scene = play(Scene(start=False).empire(0, "hre"), "53").do(
        "place catholic_knight vienna", "oust catholic_knight vienna"
    )
    assert (
        scene.at("vienna") == "catholic_knight" and scene.under("hre") == {"catholic_knight": 1} and scene.cash() == 4
    )


@rule("play.8", "repression.1", "repression.3a")
def test_a_cube_represses_a_concession_for_a_florin() -> None:
    scene = play(Scene(start=False).border("england-france", cube(1)).empire(0, "england").florins(1), "62")
    scene.do(f"oust_border {cube(0)} england-france")
    assert scene.under("england") == {cube(1): 1} and scene.cash() == 0 and scene.on("england-france") == cube(0)
    poor = play(Scene(start=False).border("england-france", cube(1)).florins(0), "62")
    assert poor.refused(f"oust_border {cube(0)} england-france") == "cannot-pay"


@rule("play.5")
def test_where_a_bishop_may_be_placed() -> None:
    scene = Scene().empire(1, "france").tableau(1, "116").maid(2, "75")
    play(scene, "32")
    assert scene.can("install reformist_bishop france") and scene.can("install reformist_bishop 32")
    assert not scene.can("install reformist_bishop 116") and not scene.can("install reformist_bishop 75")


@rule("play.10", "conspiracy.1")
def test_a_bishop_comes_after_the_battle_won_or_lost() -> None:
    for pirate, won in (("islamic_pirate", 0), ("", -1)):
        scene = Scene(start=False).border("england-france", pirate).hand(0, "37").turn().do("play 37", "war england")
        assert scene.holder("england") == won
        while scene.step != "RequiredAgents":
            scene.do(scene.menu()[-1])
        scene.do("install catholic_bishop 37")
        assert scene.bishops() == {"37": "catholic"}


@rule("location.1", "location.3")
def test_regional_cards() -> None:
    assert [len(LOC_LANDS[10]), len(LOC_LANDS[11])] == [6, 4]
    scene = Scene(start=False).hand(0, "95").turn().do("play 95", "war hungary")
    assert scene.logged("battle") == [(6, 2, 0)]
    scene = play(Scene(start=False), "95").do("place islamic_knight buda", "place islamic_knight cairo")
    assert scene.at("buda") == scene.at("cairo") == "islamic_knight"


@rule("location.1", "apostasy.1")
def test_the_bishop_of_x4_goes_on_any_card_located_in_the_east() -> None:
    scene = (
        Scene().tableau(1, "95", "116", "53").empire(2, "byzantium").hand(0, "x4").turn().do("play x4", "use_apostasy")
    )
    assert sorted(scene.menu("install")) == sorted(f"reformist_bishop {c}" for c in ("95", "116", "byzantium", "x4"))


@rule("location.3", "tax.1")
def test_card_82_taxes_in_any_western_map_card() -> None:
    scene = (
        Scene(start=False)
        .border("mamluk-ottoman", cube(2))
        .border("england-france", cube(1))
        .border("aragon-france", cube(1))
    )
    scene.tableau(0, "82").operate().do("use 82 tax")
    assert sorted(scene.menu("tax")) == [
        "aragon-france aragon", "aragon-france france", "england-france england", "england-france france",
    ]  # fmt: skip


# ---- repression ----


@rule("repression.1", "repress.2", "repression.3b", "repress.3", "repress.1")
def test_repressing_a_city_piece() -> None:
    scene = Scene(start=False).put("paris", "catholic_knight").empire(2, "france").tableau(0, "48").operate()
    scene.do("use 48 repress", "repress paris")
    assert scene.under("france") == {"catholic_knight": 1} and scene.cash() == 6
    scene = (
        Scene(start=False)
        .put("paris", "catholic_rook")
        .tableau(0, "48")
        .operate()
        .do("use 48 repress", "repress paris")
    )
    assert scene.stock("catholic_rook") == 10 and scene.cash() == 6


@rule("repression.1")
def test_a_concession_goes_to_the_empire_of_the_location_used() -> None:
    scene = Scene(start=False).border("france-hre", cube(1)).empire(2, "hre").tableau(0, "43").operate()
    scene.do("use 43 repress", "repress_border france-hre")
    assert scene.under("hre") == {} and scene.stock(cube(1)) == 10


@rule("repression.1", "repression.3c")
def test_where_both_empires_fit_the_acting_player_chooses() -> None:
    scene = play(Scene(start=False).border("france-hre", cube(1)).empire(2, "hre"), "69").do(
        f"oust_border {cube(0)} france-hre"
    )
    assert scene.step == "RepressConcession" and scene.asked == 0
    assert scene.menu() == ["repress_to france", "repress_to hre"]
    scene.do("repress_to hre")
    assert scene.under("hre") == {cube(1): 1} and scene.on("france-hre") == cube(0) and scene.cash() == 4


@rule("repression.2", "repress.1")
def test_pirates_are_no_target_of_repression() -> None:
    scene = (
        Scene(start=False)
        .border("france-hre", "islamic_pirate")
        .tableau(0, "53", "51")
        .put("paris", "catholic_rook")
        .operate()
    )
    assert not scene.can("use 53 repress")


@rule("repression.3d", "tax.2")
def test_repression_by_tax_moves_no_florins() -> None:
    scene = Scene(start=False).border("france-hre", cube(1)).empire(0, "france").tableau(0, "56").operate()
    scene.do("use 56 tax", "tax france-hre france", "submit")
    assert scene.under("france") == {cube(1): 1} and scene.s.florins == [5, 5, 5]


@rule("repress.1")
def test_the_icon_shows_what_may_be_repressed() -> None:
    scene = Scene(start=False).put("valencia", "catholic_knight").tableau(0, "41", "51").operate()
    assert not scene.can("use 41 repress")
    scene = Scene(start=False).border("aragon-france", cube(0)).tableau(0, "41").operate().do("use 41 repress")
    assert scene.menu() == [f"repress_border {cube(0)} aragon-france"]


@rule("repress.2")
def test_aragons_empire_in_the_deck() -> None:
    scene = Scene(start=False).put("algiers", "islamic_rook").empire(0, "aragon", queen="75").operate()
    scene.do("use 75 repress", "repress algiers")
    assert scene.under("aragon") == {"islamic_rook": 1}
    scene = (
        Scene(start=False)
        .put("buda", "islamic_rook")
        .tableau(0, "98")
        .operate(side="east")
        .do("use 98 repress", "repress buda")
    )
    assert scene.stock("islamic_rook") == 7
