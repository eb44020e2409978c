"""Pieces on the map: where they stand, shortage."""

from games.pax_renaissance.piece_scenes import play
from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.data import FULL_STOCK
from ludoteca.games.pax_renaissance.records import LAND_IDS, LOCATION_IDS
from ludoteca.games.pax_renaissance.rules.board import LOC_BORDERS
from ludoteca.games.pax_renaissance.rules.pieces import saturated
from ludoteca.games.pax_renaissance.vocabulary import BORDER, LAND, PIECE
from ludoteca.testing import rule


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
