"""Battles and civil wars."""

from games.pax_renaissance.scene import Scene, cube
from games.pax_renaissance.wars import hre
from ludoteca.games.pax_renaissance.constants import OPERATIONS, SHOTS
from ludoteca.games.pax_renaissance.vocabulary import LAND
from ludoteca.testing import rule


@rule("battle.1", "battle.2")
def test_one_for_one_and_the_attacker_picks_which_attacker_survives() -> None:
    scene = hre(2).war("conspiracy", "hre", ("catholic_knight", "catholic_knight", "reformist_rook"))
    assert scene.logged("battle") == [(2, 3, 2)]
    assert scene.asked == 0 and scene.step == "Losses"
    assert sorted(scene.menu("lose_agent")) == ["catholic_knight", "reformist_rook"]
    scene.do("lose_agent catholic_knight", "lose_agent catholic_knight")
    assert scene.at("vienna") == scene.at("nurnberg") == ""
    assert scene.holder("hre") == 0
    scene.do("place reformist_rook lubeck")
    assert scene.at("lubeck") == "reformist_rook"
    assert scene.stock("catholic_knight") == 10


@rule("battle.2")
def test_two_attackers_against_three_pick_the_defenders_who_fall() -> None:
    scene = hre(3).put("nurnberg", "islamic_knight").war("conspiracy", "hre", ("catholic_knight", "catholic_knight"))
    assert scene.menu() == [
        "lose_city catholic_rook vienna",
        "lose_city islamic_knight nurnberg",
        "lose_city catholic_rook lubeck",
    ]
    scene.do("lose_city vienna", "lose_city lubeck")
    assert scene.at("nurnberg") == "islamic_knight"
    assert scene.holder("hre") == -1
    assert scene.stock("catholic_knight") == 10


@rule("battle.2", "battle.4")
def test_nobody_dies_without_defenders_and_one_attacker_succeeds() -> None:
    scene = hre(0).war("conspiracy", "hre", ("catholic_knight",))
    assert scene.logged("fell") == []
    assert scene.holder("hre") == 0


@rule("battle.4")
def test_equal_numbers_fail_and_so_does_nothing_against_nothing() -> None:
    scene = hre(2).war("conspiracy", "hre", ("catholic_knight", "catholic_knight"))
    assert scene.at("vienna") == "" and scene.holder("hre") == -1
    assert scene.stock("catholic_rook") == 10 and scene.stock("catholic_knight") == 10
    scene = hre(0).war("conspiracy", "hre")
    assert scene.holder("hre") == -1
    assert scene.logged("battle-lost") != []


@rule("battle.1", "siege.1")
def test_siege_and_repression_are_no_battles() -> None:
    scene = hre(1).tableau(0, "53").operate()
    scene.do("use 53 siege", "siege vienna")
    assert scene.logged("battle") == []
    assert scene.at("vienna") == ""


@rule("battle.3", "conspiracy.1", "tbattle.3")
def test_own_concessions_do_not_fight_in_a_conspiracy() -> None:
    scene = hre(1).border("france-hre", cube(0)).war("conspiracy", "hre", ("catholic_knight",))
    assert scene.logged("battle") == [(2, 1, 1)]
    assert scene.on("france-hre") == cube(0)


@rule("battle.3", "revolt.1")
def test_a_surviving_concession_stays_on_its_border() -> None:
    scene = Scene(start=False).border("england-portugal", cube(0)).war("peasant_revolt", "england")
    assert scene.holder("england") == 0
    assert scene.on("england-portugal") == cube(0)


@rule("battle.5a")
def test_survivors_fill_the_map_card_and_the_surplus_is_repressed_free() -> None:
    scene = Scene(start=False).put("paris", "catholic_rook")
    scene.war("conspiracy", "france", ("catholic_knight", "catholic_knight", "catholic_rook"))
    scene.do("lose_agent catholic_rook")
    assert sorted(scene.menu("place")) == [f"catholic_knight {c}" for c in ("bruges", "lyon", "paris")]
    scene.put("paris", "islamic_rook").put("bruges", "islamic_rook").go()
    scene.do("place catholic_knight lyon")
    assert scene.under("france") == {"catholic_knight": 1}
    assert scene.cash() == 5


@rule("battle.5a")
def test_three_survivors_two_free_cities_one_repressed() -> None:
    scene = Scene(start=False).put("bordeaux", "catholic_rook").open("novgorod", "tana")
    scene.war("conspiracy", "hungary", ("catholic_knight", "catholic_knight", "catholic_knight"))
    scene.do("place catholic_knight buda", "place catholic_knight varna")
    assert scene.under("hungary") == {"catholic_knight": 1}
    assert scene.cash() == 5
    assert scene.step in ("Concession", "Emancipate")


@rule("battle.5a", "emancipation.1")
def test_of_two_surviving_serfs_the_attacker_picks_the_one_that_finds_the_empty_border() -> None:
    scene = Scene(start=False).empire(1, "england").repress("england", cube(1)).repress("england", cube(2))
    scene.border("england-portugal", "reformist_pirate").war("peasant_revolt", "england")
    assert scene.holder("england") == 0
    assert sorted(scene.menu("lay")) == [f"{cube(2)} england-france", f"{cube(1)} england-france"]
    scene.do(f"lay {cube(2)} england-france")
    assert scene.on("england-france") == cube(2)
    assert scene.under("england") == {cube(1): 1}


@rule("battle.5a", "campaign.8", "tbattle.1")
def test_a_campaign_places_no_agents() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").campaign("hre", "hungary")
    assert scene.at("vienna") == "catholic_knight"
    assert scene.at("buda") == scene.at("varna") == ""
    assert scene.holder("hungary") == 0


@rule("battle.5b", "revolt.1")
def test_a_repressed_knight_stays_out_of_a_revolt_and_may_be_freed_or_left() -> None:
    scene = Scene(start=False).empire(1, "hre").repress("hre", "catholic_knight")
    scene.border("france-hre", cube(0)).war("peasant_revolt", "hre")
    assert scene.logged("battle") == [(2, 1, 0)]
    scene.do("forgo")
    assert scene.step == "Emancipate"
    scene.do("done")
    assert scene.under("hre") == {"catholic_knight": 1}


@rule("battle.6")
def test_winners_do_not_push_out() -> None:
    scene = Scene(start=False)
    for border in ("england-france", "england-portugal"):
        scene.border(border, cube(1))
    scene.war("peasant_revolt", "england", (cube(0),))
    assert scene.on("england-france") == scene.on("england-portugal") == cube(1)
    assert scene.under("england") == {cube(0): 1}


@rule("battle.6", "repression.2", "tbattle.1")
def test_a_surviving_pirate_agent_without_a_free_sea_border_is_killed() -> None:
    scene = Scene(start=False).border("mamluk-ottoman", cube(1)).put("cairo", "catholic_rook")
    scene.war("jihad", "mamluk", ("islamic_pirate", "islamic_pirate"))
    scene.do("lose_agent islamic_pirate")
    assert scene.logged("no-room") != []
    assert scene.on("mamluk-ottoman") == cube(1)
    assert scene.stock("islamic_pirate") == 7


@rule("battle.6")
def test_a_surviving_pirate_agent_takes_a_free_sea_border() -> None:
    scene = Scene(start=False).put("venice", "catholic_knight")
    scene.war("jihad", "papal_states", ("islamic_pirate", "islamic_pirate"))
    scene.do("lose_agent islamic_pirate")
    assert sorted(scene.menu("lay")) == ["islamic_pirate aragon-papal_states", "islamic_pirate ottoman-papal_states"]
    scene.do("lay islamic_pirate aragon-papal_states")
    assert scene.on("aragon-papal_states") == "islamic_pirate"


@rule("battle.7")
def test_only_the_campaign_among_the_operations_is_a_battle() -> None:
    """Crossed swords: the operation campaign, and the one-shots from conspiracy to jihad."""
    assert [name for name in OPERATIONS if name in SHOTS] == ["campaign"]
    assert SHOTS[3:8] == ["conspiracy", "peasant_revolt", "crusade", "reformation", "jihad"]
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").campaign("hre", "hungary")
    assert scene.logged("battle") == [(LAND.number("hungary"), 1, 0)]


# ---- civil wars ----


@rule("civil.1", "conspiracy.2")
def test_civil_wars_ignore_colour() -> None:
    scene = hre(1).war("conspiracy", "hre", ("catholic_knight", "catholic_knight"))
    scene.do("lose_agent catholic_knight")
    assert scene.at("vienna") == ""


@rule("civil.2", "play.6")
def test_declining_the_war_only_places_agents_who_may_push_out() -> None:
    scene = hre(1).hand(0, "53").turn()
    scene.do("play 53", "forgo", "oust catholic_knight vienna")
    assert scene.at("vienna") == "catholic_knight"
    assert scene.cash() == 4
    assert scene.logged("battle") == []


@rule("civil.3")
def test_a_lost_civil_war_changes_nothing_else() -> None:
    scene = hre(2).empire(1, "hre").repress("hre", cube(1)).war("conspiracy", "hre", ("catholic_knight",))
    scene.do("lose_city vienna")
    assert scene.holder("hre") == 1
    assert scene.under("hre") == {cube(1): 1}
    assert scene.step == "Act"


@rule("civil.3", "change.4")
def test_a_won_civil_war_changes_the_regime_with_a_concession() -> None:
    scene = hre(0).war("conspiracy", "hre", ("catholic_knight",))
    scene.do("place catholic_knight lubeck")
    assert scene.step == "Concession"
    scene.do("concession france-hre")
    assert scene.on("france-hre") == cube(0)


@rule("conspiracy.1", "play.3a")
def test_the_attackers_of_a_conspiracy() -> None:
    scene = hre(0).empire(1, "hre").repress("hre", "reformist_rook").repress("hre", cube(1), 2)
    scene.border("france-hre", "islamic_pirate").hand(0, "53").turn()
    scene.do("play 53", "war hre")
    assert scene.logged("battle") == [(2, 4, 0)]


@rule("conspiracy.1")
def test_an_empire_in_the_deck_has_no_repressed_pieces() -> None:
    scene = hre(0).war("conspiracy", "hre", ("catholic_knight",))
    assert scene.logged("battle") == [(2, 1, 0)]


@rule("conspiracy.2")
def test_card_53_at_the_start_succeeds_against_vienna() -> None:
    scene = Scene().border("france-hre").hand(0, "53").turn()
    scene.do("play 53", "war hre", "lose_agent catholic_knight")
    assert scene.holder("hre") == 0
    assert scene.at("vienna") == ""


@rule("conspiracy.2")
def test_card_116_at_the_start_fails_and_the_attacker_picks_two_of_three() -> None:
    scene = Scene().hand(0, "116").turn()
    scene.do("play 116", "war ottoman")
    assert [words.split()[-1] for words in scene.menu("lose_city")] == [f"constantinople_{n}" for n in (1, 2, 3)]
    scene.do("lose_city constantinople_1", "lose_city constantinople_3")
    assert scene.at("constantinople_2") == "islamic_knight"
    assert scene.holder("ottoman") == -1


@rule("conspiracy.3", "regime.4")
def test_a_conspiracy_may_make_a_theocracy_secular_or_keep_it() -> None:
    for answer, face in (("secularise", "secular"), ("keep", "reformist")):
        scene = Scene(start=False)
        scene.s.face[1] = 1  # reformist France
        scene.put("paris", "islamic_rook").war("conspiracy", "france", ("catholic_knight", "catholic_knight"))
        scene.do("lose_agent catholic_knight", "place catholic_knight lyon", "forgo")
        assert scene.step == "TurnMap"
        scene.do(answer)
        assert scene.face("france") == face
        assert scene.at("lyon") == "catholic_knight"


@rule("conspiracy.3", "map.4")
def test_papal_states_and_mamluk_never_turn_by_conspiracy() -> None:
    for land in ("papal_states", "mamluk"):
        scene = Scene(start=False).war("conspiracy", land, ("catholic_rook",))
        while scene.step != "Act":
            scene.do(scene.menu()[-1])
        assert scene.face(land) == ("catholic" if land == "papal_states" else "islamic")
        assert scene.holder(land) == 0


@rule("conspiracy.3")
def test_option_the_map_card_must_turn_to_its_other_side() -> None:
    scene = Scene(start=False)
    scene.s.conspiracy_flip = True
    scene.war("conspiracy", "papal_states", ("catholic_rook",))
    while scene.step != "Act":
        scene.do(scene.menu()[-1])
    assert scene.face("papal_states") == "islamic"
    scene = Scene(start=False)
    scene.s.conspiracy_flip = True
    scene.war("conspiracy", "france", ("catholic_rook",))
    while scene.step != "Act":
        scene.do(scene.menu()[-1])
    assert scene.face("france") == "secular"


@rule("revolt.1", "piece.3")
def test_card_62_with_an_own_concession_succeeds_in_england_at_the_start() -> None:
    scene = Scene().border("england-portugal", cube(0)).border("england-france", cube(1)).hand(0, "62").turn()
    scene.do("play 62", "war england")
    assert scene.logged("battle") == [(0, 2, 1)]
    scene.do("lose_border england-portugal")
    assert scene.holder("england") == 0
    assert scene.on("england-france") == cube(1)
    scene.do(f"lay {cube(0)} england-portugal")
    assert scene.on("england-portugal") == cube(0)


@rule("revolt.1", "tbattle.3")
def test_serfs_of_any_owner_attack_and_repressed_knights_stay_out() -> None:
    scene = Scene(start=False).empire(1, "england").repress("england", "catholic_knight")
    scene.repress("england", cube(1)).repress("england", cube(2)).war("peasant_revolt", "england")
    assert scene.logged("battle") == [(0, 2, 0)]


@rule("revolt.2", "battle.5a")
def test_a_cube_against_nobody_succeeds_and_goes_to_an_empty_border_or_is_repressed() -> None:
    scene = Scene(start=False).war("peasant_revolt", "england", (cube(0),))
    assert scene.menu("lay") == [f"{cube(0)} england-france", f"{cube(0)} england-portugal"]
    full = Scene(start=False).border("england-france", cube(1)).border("england-portugal", "islamic_pirate")
    full.put("london", "catholic_rook").war("peasant_revolt", "england", (cube(0),))
    full.do("lose_border england-portugal")
    full.do(f"lay {cube(0)} england-portugal")
    assert full.on("england-portugal") == cube(0)


@rule("revolt.2", "tbattle.2")
def test_all_rooks_and_knights_defend_against_a_revolt_adjacent_ones_do_not() -> None:
    scene = hre(3).put("paris", "catholic_knight").put("buda", "catholic_knight").war("peasant_revolt", "hre")
    assert scene.logged("battle") == [(2, 0, 3)]


@rule("revolt.3", "regime.4")
def test_a_revolt_never_turns_the_map() -> None:
    scene = hre(0).border("france-hre", cube(0))
    scene.s.face[2] = 1
    scene.hand(0, "66").turn().do("play 66", "war hre")
    while scene.step != "Act":
        scene.do(scene.menu()[-1])
    assert scene.face("hre") == "reformist"
    assert scene.holder("hre") == 0
