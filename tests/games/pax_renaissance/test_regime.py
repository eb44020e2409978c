"""Empires, regimes, regime change, emancipation."""

from games.pax_renaissance.scene import Scene, cube
from games.pax_renaissance.votes import to_act
from ludoteca.games.pax_renaissance.constants import CAMPAIGN, DISCOVERY, PRESTIGES
from ludoteca.games.pax_renaissance.data import KINGS, REPUBLICS
from ludoteca.games.pax_renaissance.records import LAND_IDS
from ludoteca.testing import rule


def vote(scene: Scene, land: str, seat: int = 0) -> Scene:
    """Seat 0 votes with card 69 (vote west)."""
    return scene.tableau(seat, "69").operate(seat).do("use 69 vote_west", f"vote {land}")


@rule("empire.1")
def test_ten_empires_each_with_a_king_and_a_republic() -> None:
    assert len(KINGS) == len(REPUBLICS) == len(LAND_IDS) == 10
    assert Scene().s.holder == [-1] * 10


@rule("empire.2", "regime.1")
def test_an_empire_is_in_play_while_it_lies_in_a_tableau() -> None:
    scene = Scene(start=False).empire(1, "france", republic=True).put("paris", "catholic_knight")
    assert scene.holder("france") == 1 and scene.is_republic("france")
    scene.tableau(0, "48").operate().do("use 48 repress", "repress paris")
    assert scene.under("france") == {"catholic_knight": 1}
    scene = Scene(start=False).put("paris", "catholic_knight").tableau(0, "48").operate()
    scene.do("use 48 repress", "repress paris")
    assert scene.under("france") == {} and scene.stock("catholic_knight") == 10


@rule("empire.3", "change.2a")
def test_from_the_deck_as_a_monarchy_at_the_outer_end_of_its_section() -> None:
    scene = Scene(start=False).tableau(0, "53", "95").border("france-hre", cube(0))
    to_act(scene.war("peasant_revolt", "hre"))
    assert scene.west() == ["53", "hre"] and not scene.is_republic("hre")
    assert scene.east() == ["95"]


@rule("empire.3", "vassal.1", "change.3")
def test_a_conquered_empire_lies_under_its_suzerain_in_his_section() -> None:
    scene = Scene(start=False).empire(0, "hre").tableau(0, "53").put("vienna", "catholic_knight")
    scene.campaign("hre", "hungary")
    assert scene.west() == ["hre", "hungary", "53"] and scene.east() == []
    assert scene.suzerain("hungary") == "hre"


@rule("empire.4", "change.4", "vote.1")
def test_a_vote_offers_one_concession() -> None:
    scene = vote(Scene(start=False).empire(1, "france").border("france-hre", cube(0)), "france")
    assert scene.step == "Concession"
    assert scene.menu("concession") == ["aragon-france", "england-france"] and scene.menu("takeover") == ["france-hre"]


@rule("empire.5")
def test_prestige_and_operations_of_the_faces() -> None:
    scene = Scene().empire(0, "portugal")
    assert scene.icon(0, "discovery") == 1
    assert all(CAMPAIGN in king.operations for king in KINGS)
    assert not any(CAMPAIGN in republic.operations for republic in REPUBLICS)
    allowed = {"catholic", "islamic", "law", "discovery", "patron"}
    assert {PRESTIGES[i] for face in KINGS + REPUBLICS for i in face.prestige} <= allowed
    assert DISCOVERY in KINGS[LAND_IDS.index("portugal")].prestige
    scene = Scene().empire(0, "hre", republic=True).operate()
    assert not any("campaign" in text for text in scene.menu())


@rule("empire.6", "location.2", "behead.1")
def test_an_empire_card_is_located_in_its_own_map_card() -> None:
    scene = Scene().empire(1, "portugal").empire(1, "france").tableau(0, "31").operate().do("use 31 behead")
    assert scene.can("behead portugal") and not scene.can("behead france")


@rule("regime.1", "change.1", "tchange.4")
def test_a_vote_flips_the_empire_and_never_the_map() -> None:
    scene = Scene(start=False).empire(0, "hre").border("france-hre", cube(0))
    scene.s.face[2] = 1
    to_act(vote(scene, "hre"))
    assert scene.is_republic("hre") and scene.face("hre") == "reformist"


@rule("regime.1", "play.3b", "regime.5")
def test_a_religious_war_in_an_own_empire_flips_both() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_rook")
    scene.war("reformation", "hre", ("reformist_knight", "reformist_knight")).do("lose_agent reformist_knight")
    scene.do("place reformist_knight vienna", "forgo")
    assert scene.is_republic("hre") and scene.face("hre") == "reformist"


@rule("regime.2", "setup.2", "map.4")
def test_starting_faces() -> None:
    scene = Scene()
    faces = {land: scene.face(land) for land in LAND_IDS}
    assert faces.pop("papal_states") == "catholic" and faces.pop("mamluk") == "islamic"
    assert set(faces.values()) == {"secular"}


@rule("regime.3")
def test_only_the_religion_on_the_hidden_face_makes_a_theocracy() -> None:
    for shot, agent, face in (
        ("crusade", "catholic_knight", "secular"),
        ("reformation", "reformist_knight", "reformist"),
    ):
        scene = Scene(start=False).put("london", "islamic_rook").war(shot, "england", (agent, agent))
        to_act(scene.do(f"lose_agent {agent}"))
        assert scene.face("england") == face


@rule("regime.5", "strawman.2", "change.2c", "play.3b")
def test_monarchy_to_republic_only_against_oneself() -> None:
    scene = Scene(start=False).empire(0, "france").border("england-france", cube(0)).war("peasant_revolt", "france")
    assert scene.is_republic("france")
    scene = Scene(start=False).empire(1, "france").border("england-france", cube(0)).war("peasant_revolt", "france")
    assert scene.holder("france") == 0 and not scene.is_republic("france")


@rule("regime.6", "vote.4", "strawman.2")
def test_republic_to_monarchy() -> None:
    scene = Scene(start=False).empire(0, "hre", republic=True).border("france-hre", cube(0))
    to_act(vote(scene, "hre"))
    assert not scene.is_republic("hre") and scene.logged("became-monarchy") == [(0, 2)]
    scene = Scene(start=False).empire(0, "france").put("paris", "catholic_knight").empire(1, "hre", republic=True)
    scene.campaign("france", "hre")
    assert scene.suzerain("hre") == "france" and not scene.is_republic("hre")


@rule("regime.7", "map.4")
def test_the_papal_states_are_theocratic_as_monarchy_and_as_republic() -> None:
    scene = Scene(start=False).empire(0, "papal_states")
    assert scene.face("papal_states") == "catholic"
    to_act(scene.war("conspiracy", "papal_states", ("catholic_rook",)))
    assert scene.is_republic("papal_states") and scene.face("papal_states") == "catholic"


# ---- regime change ----


@rule("change.2b")
def test_an_opponents_republic_is_taken_king_face_up_with_its_serfs_and_bishop() -> None:
    scene = Scene(start=False).empire(1, "hre", republic=True).repress("hre", cube(1), 2).bishop("islamic", "hre")
    scene.war("conspiracy", "hre", ("catholic_knight",)).do("place catholic_knight vienna", "forgo")
    assert scene.holder("hre") == 0 and not scene.is_republic("hre")
    assert scene.under("hre") == {cube(1): 2}
    assert scene.bishops() == {"hre": "islamic"}


@rule("change.2b", "discard.2")
def test_the_vassals_of_a_taken_suzerain_return_to_the_deck_their_pieces_to_the_supply() -> None:
    scene = Scene(start=False).empire(1, "hre").empire(1, "hungary", under="hre").repress("hungary", "catholic_knight")
    to_act(scene.war("conspiracy", "hre", ("catholic_knight",)))
    assert scene.holder("hungary") == -1 and scene.holder("hre") == 0
    assert scene.under("hungary") == {} and scene.stock("catholic_knight") == 9


@rule("change.2b", "vassal.5")
def test_an_opponents_vassal_taken_by_civil_war_is_independent_and_keeps_its_bishop() -> None:
    scene = Scene(start=False).empire(1, "hre").empire(1, "hungary", under="hre").bishop("reformist", "hungary")
    to_act(scene.war("conspiracy", "hungary", ("catholic_knight",)))
    assert scene.holder("hungary") == 0 and scene.suzerain("hungary") == ""
    assert scene.east(0) == ["hungary"] and scene.west(1) == ["hre"]
    assert scene.bishops() == {"hungary": "reformist"}


@rule("change.2c", "discard.3", "coronation.7")
def test_an_own_king_flipped_loses_his_queen() -> None:
    scene = Scene(start=False).empire(0, "france", queen="73")
    to_act(scene.war("conspiracy", "france", ("catholic_knight",)))
    assert scene.is_republic("france") and scene.queen("france") == "" and scene.gone("73")


@rule("change.2c")
def test_an_own_vassal_flipped_moves_to_the_end_of_its_own_section() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").tableau(0, "95")
    scene.border("hungary-ottoman", cube(0))
    to_act(scene.war("peasant_revolt", "hungary"))
    assert scene.is_republic("hungary") and scene.suzerain("hungary") == ""
    assert scene.east() == ["95", "hungary"] and scene.west() == ["hre"]


@rule("change.4", "repression.3a")
def test_concession_after_a_regime_change() -> None:
    def taken(florins: int, *pieces: str) -> Scene:
        scene = Scene(start=False).empire(1, "france").florins(florins)
        for border, piece in zip(("aragon-france", "england-france", "france-hre"), pieces, strict=False):
            scene.border(border, piece)
        return scene.war("conspiracy", "france", ("catholic_knight",)).do("place catholic_knight lyon")

    scene = taken(0).do("concession england-france")
    assert scene.on("england-france") == cube(0) and scene.cash() == 0
    pirates = taken(5, cube(1), "islamic_pirate", "islamic_pirate")
    assert pirates.refused("takeover england-france") == "pirate-bars"
    full = taken(0, cube(1), cube(2), cube(1))
    assert full.step != "Concession"
    scene = taken(1, cube(1), cube(2), cube(1)).do("takeover england-france")
    assert scene.cash() == 0 and scene.on("england-france") == cube(0)
    assert scene.under("france") == {cube(2): 1}
    own = taken(1, cube(0), cube(2), cube(1)).do("takeover aragon-france")
    assert own.under("france") == {cube(0): 1} and own.on("aragon-france") == cube(0) and own.cash() == 0


@rule("change.4", "shortage.1", "shortage.2")
def test_without_cubes_the_concession_follows_the_shortage_rule() -> None:
    scene = Scene(start=False).empire(1, "france").border("france-hre", cube(0))
    scene.empire(2, "mamluk").exhaust(cube(0))
    to_concession = scene.war("conspiracy", "france", ("catholic_knight",)).do("place catholic_knight lyon")
    to_concession.do("concession england-france")
    assert scene.step == "Borrow"
    assert scene.menu() == [f"take_repressed mamluk {cube(0)}", "leave"]
    scene.do(f"take_repressed mamluk {cube(0)}")
    assert scene.on("england-france") == cube(0) == scene.on("france-hre")


@rule("change.5", "vote.3", "emancipation.1")
def test_a_vote_is_paid_then_pieces_may_be_freed() -> None:
    scene = Scene(start=False).empire(1, "france").repress("france", "catholic_knight").repress("france", cube(2))
    scene.border("france-hre", cube(0))
    vote(scene, "france")
    assert scene.cash() == 3
    scene.do("forgo", "place catholic_knight paris", f"lay {cube(2)} england-france")
    assert scene.at("paris") == "catholic_knight" and scene.on("england-france") == cube(2)
    assert scene.step in ("Operations", "Act")


@rule("change.6", "tchange.1")
def test_the_causes_of_a_regime_change_on_a_deck_empire() -> None:
    scene = Scene(start=False).border("france-hre", cube(0)).border("england-france", cube(0)).tableau(0, "69")
    scene.empire(1, "england").operate().do("use 69 vote_west")
    assert scene.refused("vote france") == "empire-in-deck"
    scene = Scene(start=False).hand(0, "73").turn().do("play 73", "marry france")
    assert scene.holder("france") == 0 and not scene.is_republic("france")
    siege = Scene(start=False).empire(1, "hre").put("vienna", "catholic_knight").tableau(0, "53").operate()
    siege.do("use 53 siege", "siege vienna")
    assert siege.holder("hre") == 1


@rule("tchange.2", "coronation.2")
def test_coronation_is_impossible_with_a_king_in_a_tableau() -> None:
    for seat in (0, 1):
        scene = Scene(start=False).empire(seat, "france", republic=True).hand(0, "73").turn().do("play 73")
        assert scene.refused("marry france") == "king-not-in-deck"


@rule("tchange.2", "vote.1", "vote.4", "tchange.3")
def test_vote_on_an_opponents_and_on_own_empires() -> None:
    scene = to_act(vote(Scene(start=False).empire(1, "hre", republic=True).border("france-hre", cube(0)), "hre"))
    assert scene.holder("hre") == 0 and not scene.is_republic("hre")
    for republic in (False, True):
        scene = Scene(start=False).empire(0, "hre", republic=republic).border("france-hre", cube(0))
        to_act(vote(scene, "hre"))
        assert scene.is_republic("hre") is not republic


@rule("tchange.3", "vote.2a")
def test_own_vassals_stay_vassals_and_cannot_be_voted() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "france", under="hre").put("vienna", "catholic_knight")
    scene.campaign("hre", "france")
    assert scene.suzerain("france") == "hre" and scene.logged("became-vassal") == []
    scene = Scene(start=False).empire(0, "hre").empire(0, "france", under="hre").border("france-hre", cube(0))
    scene.tableau(0, "69").operate().do("use 69 vote_west")
    assert scene.refused("vote france") == "is-vassal"


# ---- emancipation ----


@rule("emancipation.1")
def test_emancipation_needs_room() -> None:
    scene = Scene(start=False).empire(1, "hungary").repress("hungary", "catholic_knight", 2).repress("hungary", cube(2))
    scene.put("varna", "catholic_rook").border("hungary-ottoman", "islamic_pirate").border("hre-hungary", cube(0))
    scene.tableau(0, "109").operate(side="east").do("use 109 vote_east", "vote hungary", "forgo")
    assert scene.cash() == 2
    assert scene.menu() == ["place catholic_knight buda", f"lay {cube(2)} byzantium-hungary", "done"]
    scene.do("place catholic_knight buda")
    assert scene.menu() == [f"lay {cube(2)} byzantium-hungary", "done"]
    scene.do(f"lay {cube(2)} byzantium-hungary")
    assert scene.on("byzantium-hungary") == cube(2)
    assert scene.under("hungary") == {"catholic_knight": 1}


@rule("emancipation.2")
def test_ruling_class_is_rooks_and_knights() -> None:
    scene = Scene(start=False).border("france-hre", "islamic_pirate").tableau(0, "53").operate()
    assert not scene.can("use 53 repress")
    scene.do("use 53 siege")
    assert scene.menu() == ["siege_border islamic_pirate france-hre"]
