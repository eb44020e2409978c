"""Pieces on the map: where they stand, repression, shortage, agents."""

from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.data import FULL_STOCK
from ludoteca.games.pax_renaissance.records import LAND_IDS, LOCATION_IDS
from ludoteca.games.pax_renaissance.rules.board import LOC_BORDERS, LOC_LANDS, SEA
from ludoteca.games.pax_renaissance.rules.pieces import saturated
from ludoteca.games.pax_renaissance.vocabulary import BORDER, LAND, PIECE
from ludoteca.testing import rule


def play(scene: Scene, card: str) -> Scene:
    """Play a card and decline its one-shot, up to its agents."""
    scene.hand(0, card).turn().do(f"play {card}")
    return scene.do("forgo") if scene.step == "OneShot" else scene


@rule("piece.1", "piece.2", "piece.3", "setup.14")
def test_pieces_at_the_start() -> None:
    scene = fresh(3)
    on_map = [PIECE.ids[p] for p in scene.s.city if p >= 0]
    assert sorted(on_map) == sorted(
        ["catholic_knight"] * 5 + ["islamic_knight"] * 3 + ["catholic_rook"] * 2 + ["islamic_rook"] * 2
    )
    assert [scene.stock(p) for p in ("catholic_knight", "catholic_rook", "islamic_knight", "islamic_rook")] == [
        5,
        8,
        4,
        5,
    ]
    assert scene.stock("reformist_knight") == scene.stock("reformist_rook") == 7
    assert [scene.s.stock[scene.s.cube(seat)] for seat in range(3)] == [9, 9, 9]
    assert FULL_STOCK == [10, 7, 7, 10, 7, 7, 10, 10, 10, 10, 5, 5, 5]


@rule("piece.1")
def test_where_the_knights_of_the_start_stand() -> None:
    scene = Scene()
    for city in ("paris", "toledo", "valencia", "venice", "buda"):
        assert scene.at(city) == "catholic_knight"
    assert [scene.at(c) for c in ("constantinople_2", "constantinople_3", "tana")] == ["islamic_knight"] * 3
    assert [scene.at(c) for c in ("london", "vienna")] == ["catholic_rook"] * 2
    assert [scene.at(c) for c in ("constantinople_1", "cairo")] == ["islamic_rook"] * 2


@rule("piece.2")
def test_rooks_and_pirates_come_from_one_supply() -> None:
    scene = Scene(start=False)
    for city in ("vienna", "nurnberg", "lubeck", "buda", "varna"):
        scene.put(city, "reformist_rook")
    scene.border("england-france", "reformist_pirate").border("england-portugal", "reformist_pirate")
    assert scene.stock("reformist_rook") == scene.stock("reformist_pirate") == 0


@rule("piece.4", "place.1")
def test_what_a_border_may_hold() -> None:
    scene = play(Scene(start=False), "x10")
    assert scene.menu("lay") == ["catholic_pirate france-hre"]
    scene = Scene(start=False).empire(1, "england").repress("england", cube(1), 2).border("england-france", cube(2))
    scene.war("conspiracy", "england", ("catholic_knight",)).do("place catholic_knight london", "forgo")
    assert scene.menu("lay") == [f"{cube(1)} england-portugal"]


@rule("piece.5")
def test_land_concessions_never_earn_but_vote() -> None:
    scene = (
        Scene(start=False)
        .border("hre-hungary", cube(0))
        .market(0, 0, "53", 9)
        .empire(1, "hre")
        .tableau(0, "69")
        .turn(1)
    )
    scene.do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    assert scene.logged("earned") == []
    scene.s.agenda.clear()
    assert scene.operate().do("use 69 vote_west").can("vote hre")


@rule("piece.6", "location.4")
def test_a_border_belongs_to_both_map_cards_and_their_regions() -> None:
    for card in ("43", "46", "45"):
        scene = Scene(start=False).border("england-france", cube(1)).tableau(0, card).operate()
        assert scene.can(f"use {card} repress") == (card != "46")
    assert play(Scene(start=False), "69").can(f"lay {cube(0)} england-france")
    for location in ("papal_states", "ottoman", "west", "east"):
        assert BORDER.number("ottoman-papal_states") in LOC_BORDERS[LOCATION_IDS.index(location)]


@rule("piece.7", "play.8")
def test_no_concession_onto_a_pirate() -> None:
    scene = play(Scene(start=False).border("england-france", "islamic_pirate"), "62")
    assert scene.refused(f"oust_border {cube(0)} england-france") == "pirate-bars"
    scene = play(
        Scene(start=False).border("england-france", "islamic_pirate").border("england-portugal", "islamic_pirate"), "62"
    )
    assert scene.menu() == ["done"]


@rule("piece.8", "play.7", "corsair.2")
def test_how_pirates_are_removed() -> None:
    scene = play(Scene(start=False).border("aragon-portugal", "catholic_pirate"), "41")
    scene.do("raid catholic_pirate aragon-portugal")
    assert scene.on("aragon-portugal") == "catholic_pirate" and scene.stock("catholic_pirate") == 9
    scene = (
        Scene(start=False).border("aragon-portugal", "catholic_pirate").border("aragon-papal_states", "catholic_pirate")
    )
    scene.tableau(0, "41").operate().do("use 41 corsair_catholic")
    assert not scene.can("sail aragon-portugal aragon-papal_states")
    scene = Scene(start=False).border("france-hre", "catholic_pirate").tableau(0, "50").operate()
    scene.do("use 50 siege", "siege_border france-hre")
    assert scene.on("france-hre") == ""


@rule("place.2", "saturation.1")
def test_active_emporia_take_pieces_covered_ones_do_not() -> None:
    scene = play(Scene(start=False), "117")
    assert "catholic_rook trebizond" in scene.menu("place") and "catholic_rook tana" in scene.menu("place")
    scene = play(Scene(start=False), "115")
    assert scene.menu("place") == ["islamic_rook valencia", "islamic_rook algiers"]


@rule("place.1", "map.7", "piece.4")
def test_one_piece_on_a_border_in_every_reachable_state() -> None:
    scene = Scene(start=False).empire(1, "hre").repress("hre", cube(1)).border("france-hre", cube(0))
    scene.war("conspiracy", "hre", ("catholic_knight",)).do("place catholic_knight vienna", "forgo")
    assert f"{cube(1)} france-hre" not in scene.menu("lay")


@rule("map.2", "saturation.1", "saturation.2", "fair.5a")
def test_saturation() -> None:
    scene = Scene()
    assert [land for land in LAND_IDS if saturated(scene.s, LAND.number(land))] == ["papal_states"]
    scene = Scene(start=False)
    for city in ("vienna", "nurnberg", "lubeck"):
        scene.put(city, "catholic_rook")
    assert saturated(scene.s, LAND.number("hre"))
    scene.open("novgorod", "tana")
    assert not saturated(scene.s, LAND.number("hre"))
    scene = Scene(start=False).put("modon", "reformist_rook").put("rhodes", "catholic_rook")
    scene.put("constantinople_1", "islamic_rook").put("constantinople_3", "islamic_knight")
    assert not saturated(scene.s, LAND.number("ottoman"))


@rule("saturation.2", "tax.1")
def test_a_saturated_map_card_cannot_be_taxed() -> None:
    scene = Scene().tableau(0, "38", "51").operate()
    assert not scene.can("use 38 tax")
    scene.s.agenda.clear()
    assert scene.clear("venice").operate().can("use 38 tax")


@rule("map.3", "play.6")
def test_printed_pieces_bind_levies_only() -> None:
    scene = play(Scene(start=False), "54")
    assert scene.can("place reformist_knight bordeaux")
    scene = (
        Scene(start=False).put("london", "catholic_rook").border("england-france", cube(1)).tableau(0, "54").operate()
    )
    scene.do("use 54 tax", "tax england-france england", "pay")
    assert scene.at("bordeaux") == "catholic_knight"


@rule("map.3", "tax.3", "fair.5a")
def test_a_levy_follows_the_face_that_shows() -> None:
    for face, piece in ((3, "catholic_rook"), (1, "reformist_rook")):
        scene = Scene(start=False).put("paris", "islamic_rook").put("lyon", "islamic_rook")
        scene.s.face[LAND.number("france")] = face
        scene.border("france-hre", cube(1)).tableau(0, "56").operate().do("use 56 tax", "tax france-hre france", "pay")
        assert scene.at("bruges") == piece


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
