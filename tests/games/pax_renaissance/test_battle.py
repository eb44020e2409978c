"""Battles, civil wars, religious wars, the battle table."""

from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.constants import OPERATIONS, SHOTS
from ludoteca.games.pax_renaissance.vocabulary import LAND
from ludoteca.testing import rule


def hre(defenders: int = 0, start: bool = False) -> Scene:
    """HRE with so many white rooks in Vienna, Nürnberg, Lübeck; nothing else on the map."""
    scene = Scene(start=start)
    for city in ("vienna", "nurnberg", "lubeck")[:defenders]:
        scene.put(city, "catholic_rook")
    return scene


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


# ---- religious wars ----


@rule("holywar.1")
def test_card_57_wages_its_crusade_in_mamluk() -> None:
    scene = Scene().hand(0, "57").turn().do("play 57")
    assert scene.menu() == ["war mamluk", "forgo"]


@rule("holywar.2", "play.2")
def test_blood_rule() -> None:
    scene = Scene().hand(0, "30", "29").turn().do("play 30")
    assert scene.refused("war papal_states") == "no-heretics"
    scene = Scene().border("ottoman-papal_states", "islamic_pirate").hand(0, "30").turn().do("play 30")
    assert scene.can("war papal_states")
    scene = Scene().empire(1, "papal_states").repress("papal_states", "islamic_rook").hand(0, "30").turn()
    assert scene.do("play 30").refused("war papal_states") == "no-heretics"


@rule("holywar.3", "play.3a")
def test_card_57_at_the_start() -> None:
    scene = Scene().hand(0, "57").turn().do("play 57", "war mamluk")
    assert scene.logged("battle") == [(8, 3, 1)]
    assert sorted(scene.menu()) == ["lose_agent catholic_knight", "lose_city catholic_knight buda"]
    scene.do("lose_city buda")
    assert scene.at("buda") == "" and scene.at("cairo") == ""
    scene.do("place catholic_knight cairo", "place catholic_knight cyprus")
    assert scene.holder("mamluk") == 0


@rule("holywar.3", "battle.3")
def test_adjacent_rooks_stay_out_and_adjacent_knights_do_not_move() -> None:
    scene = Scene(start=False).put("buda", "catholic_knight").put("varna", "catholic_rook").put("cairo", "islamic_rook")
    scene.war("crusade", "mamluk", ("catholic_knight",))
    assert scene.logged("battle") == [(8, 2, 1)]
    scene.do("lose_agent catholic_knight")
    assert scene.at("buda") == "catholic_knight"
    assert scene.at("cairo") == "" and scene.at("cyprus") == ""


@rule("holywar.4", "terms.1")
def test_heretics_defend_pirates_too() -> None:
    scene = Scene(start=False).put("vienna", "catholic_rook").border("france-hre", "islamic_pirate")
    scene.put("lubeck", "reformist_rook").border("hre-hungary", cube(1))
    scene.war("reformation", "hre")
    assert scene.logged("battle") == [(2, 1, 2)]
    assert scene.on("hre-hungary") == cube(1)


@rule("holywar.5", "regime.3", "tbattle.5")
def test_a_won_religious_war_turns_the_map_if_its_face_is_there() -> None:
    scene = Scene(start=False).put("venice", "catholic_knight")
    scene.war("jihad", "papal_states", ("islamic_knight", "islamic_knight")).do("lose_agent islamic_knight")
    scene.do("place islamic_knight venice", "forgo")
    assert scene.face("papal_states") == "islamic"
    assert scene.at("venice") == "islamic_knight"
    scene = Scene(start=False).put("toledo", "catholic_knight")
    scene.s.face[3] = 0  # catholic Portugal
    scene.war("jihad", "portugal", ("islamic_knight", "islamic_knight")).do("lose_agent islamic_knight")
    scene.do("place islamic_knight toledo", "forgo")
    assert scene.face("portugal") == "catholic"
    scene = Scene(start=False).put("london", "islamic_rook")
    scene.war("crusade", "england", ("catholic_knight", "catholic_knight")).do("lose_agent catholic_knight")
    scene.do("place catholic_knight london", "forgo")
    assert scene.face("england") == "secular"
    assert scene.holder("england") == 0


@rule("holywar.5")
def test_pieces_keep_their_cities_when_the_map_turns() -> None:
    scene = Scene(start=False).put("vienna", "catholic_rook").put("lubeck", "reformist_rook")
    scene.war("reformation", "hre", ("reformist_rook",)).do("lose_agent reformist_rook", "forgo")
    assert scene.face("hre") == "reformist"
    assert scene.at("lubeck") == "reformist_rook"


@rule("holywar.6")
def test_repressed_pieces_take_no_part_and_may_be_emancipated() -> None:
    scene = Scene(start=False).empire(1, "hungary").repress("hungary", "catholic_knight", 3).put("buda", "islamic_rook")
    scene.war("crusade", "hungary", ("catholic_knight", "catholic_knight"))
    assert scene.logged("battle") == [(6, 2, 1)]
    scene.do("lose_agent catholic_knight", "place catholic_knight buda", "forgo")
    assert scene.step == "Emancipate" and scene.can("place catholic_knight varna")


@rule("holywar.7", "colour.1")
def test_who_believes() -> None:
    for shot, mine in (("crusade", "catholic"), ("reformation", "reformist"), ("jihad", "islamic")):
        scene = Scene(start=False).put("buda", "reformist_knight").put("varna", "catholic_rook")
        scene.border("hungary-ottoman", "islamic_pirate").war(shot, "hungary")
        assert scene.logged("battle") == [(6, 1, 2)], mine


@rule("tbattle.1", "tbattle.2")
def test_card_90_at_the_start_takes_the_papal_states() -> None:
    scene = Scene().border("aragon-papal_states").hand(0, "90").turn().do("play 90", "war papal_states")
    assert scene.logged("battle") == [(5, 3, 1)]
    scene.do("lose_city constantinople_2", "lay islamic_pirate aragon-papal_states")
    while scene.step != "Act":
        scene.do(scene.menu()[-1])
    assert scene.face("papal_states") == "islamic"
    assert scene.holder("papal_states") == 0


@rule("tbattle.1")
def test_the_pirate_of_card_48_attacks_in_its_revolt() -> None:
    scene = Scene(start=False).hand(0, "48").turn().do("play 48", "war france")
    assert scene.logged("battle") == [(1, 1, 0)]


@rule("tbattle.2", "campaign.4")
def test_rooks_stay_out_of_an_attack_by_campaign() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").put("lubeck", "catholic_rook")
    scene.campaign("hre", "hungary")
    assert scene.logged("battle") == [(6, 1, 0)]


@rule("tbattle.2")
def test_adjacent_knights_stay_out_of_a_conspiracy() -> None:
    scene = hre(1).put("paris", "catholic_knight").war("conspiracy", "hre", ("catholic_knight",))
    assert scene.logged("battle") == [(2, 1, 1)]


@rule("tbattle.3", "campaign.4")
def test_pirates_are_ignored_by_a_campaign_and_defend_against_another_faith() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight")
    scene.border("hungary-ottoman", "islamic_pirate").campaign("hre", "hungary")
    assert scene.logged("battle") == [(6, 1, 0)]
    scene = Scene(start=False).border("hungary-ottoman", "reformist_pirate").war("crusade", "hungary")
    assert scene.logged("battle") == [(6, 0, 1)]


def won(kind: str, before: str) -> Scene:
    """One of the four battle kinds won by seat 0 against France in one of five situations."""
    scene = Scene(start=False).empire(0, "aragon").empire(0, "hre")
    if before == "opponent":
        scene.empire(1, "france", republic=True)
    elif before == "own king":
        scene.empire(0, "france")
    elif before == "own republic":
        scene.empire(0, "france", republic=True)
    elif before == "own vassal":
        scene.empire(0, "france", under="hre")
    if kind == "campaign":
        scene.put("valencia", "catholic_knight").campaign("aragon", "france")
    elif kind == "reformation":
        scene.border("england-france", "islamic_pirate")
        scene.war(kind, "france", ("reformist_knight", "reformist_knight"))
        scene.do("lose_agent reformist_knight")
    else:
        scene.war(kind, "france", ("catholic_knight",))
    while scene.step not in ("Act", ""):
        scene.do(scene.menu()[-1])
    return scene


@rule("tbattle.4", "change.2a", "change.2b", "change.2c", "change.3", "tchange.1", "tchange.2", "tchange.3")
def test_the_twenty_results_of_the_table() -> None:
    for kind in ("campaign", "conspiracy", "peasant_revolt", "reformation"):
        for before in ("deck", "opponent", "own king", "own republic", "own vassal"):
            scene = won(kind, before)
            assert scene.holder("france") == 0, (kind, before)
            if kind == "campaign":
                assert scene.suzerain("france") == "aragon" and not scene.is_republic("france"), before
            else:
                flips = before in ("own king", "own vassal")
                assert scene.suzerain("france") == "", (kind, before)
                assert scene.is_republic("france") == flips, (kind, before)


@rule("tbattle.5", "change.4", "tchange.4")
def test_declining_the_concession_is_always_possible_and_only_some_wars_turn_the_map() -> None:
    for kind, face in (
        ("campaign", "secular"),
        ("conspiracy", "secular"),
        ("peasant_revolt", "secular"),
        ("reformation", "reformist"),
    ):
        scene = won(kind, "deck")
        assert [b for b in scene.s.border if 6 <= b <= 9] == []
        assert scene.face("france") == face


@rule("tbattle.6", "battle.5a")
def test_the_knight_of_card_61_is_placed_after_its_revolt_as_well() -> None:
    scene = Scene(start=False).hand(0, "61").turn().do("play 61", "war england")
    assert scene.menu() == ["place islamic_knight london", "place islamic_knight bordeaux"]


@rule("tbattle.6", "conspiracy.1", "emancipation.1")
def test_surviving_repressed_fighters_are_placed_by_force_serfs_may_be_freed() -> None:
    scene = Scene(start=False).empire(1, "england").repress("england", "catholic_rook").repress("england", cube(2))
    scene.war("conspiracy", "england")
    assert scene.menu() == ["place catholic_rook london", "place catholic_rook bordeaux"]
    scene.do("place catholic_rook london", "forgo")
    assert scene.step == "Emancipate"
    assert scene.menu() == [f"lay {cube(2)} england-france", f"lay {cube(2)} england-portugal", "done"]


@rule("card.83", "battle.2")
def test_urbanization_two_attackers_against_venice() -> None:
    scene = Scene(start=False).tableau(1, "83").put("venice", "catholic_knight")
    scene.war("conspiracy", "papal_states", ("reformist_rook", "reformist_rook"))
    assert scene.logged("battle") == [(5, 2, 2)]
    assert scene.holder("papal_states") == -1
    assert scene.stock("reformist_rook") == 7


@rule("card.83")
def test_urbanization_three_attackers_kill_the_knight_and_one_survives() -> None:
    scene = Scene(start=False).tableau(1, "83").put("venice", "catholic_knight")
    scene.war("conspiracy", "papal_states", ("reformist_rook", "reformist_rook", "reformist_rook"))
    scene.do("lose_agent reformist_rook", "lose_agent reformist_rook")
    assert scene.at("venice") == "" and scene.holder("papal_states") == 0


@rule("card.83")
def test_urbanization_in_an_attack() -> None:
    scene = Scene(start=False).tableau(1, "83").put("venice", "catholic_knight").put("buda", "catholic_rook")
    scene.empire(0, "papal_states").operate()
    scene.do("use papal_states campaign", "campaign hungary")
    assert scene.cash() == 4
    scene.do("lose_city venice")
    assert scene.at("venice") == "catholic_knight" and scene.holder("hungary") == 0
    black = Scene(start=False).tableau(1, "83").put("venice", "islamic_rook")
    black.war("conspiracy", "papal_states", ("reformist_rook", "reformist_rook"))
    assert black.logged("battle") == [(5, 2, 1)]


@rule("card.83", "bishop.5")
def test_urbanization_silenced() -> None:
    scene = Scene(start=False).tableau(1, "83").bishop("catholic", "83").put("venice", "catholic_knight")
    scene.war("conspiracy", "papal_states", ("reformist_rook", "reformist_rook"))
    assert scene.logged("battle") == [(5, 2, 1)]


@rule("card.40")
def test_knights_of_rhodes() -> None:
    def crusade(where: str, silenced: bool, shot: str = "crusade") -> Scene:
        scene = Scene(start=False).tableau(0, "40").put(where, "catholic_rook").put("cairo", "islamic_rook")
        if silenced:
            scene.bishop("islamic", "40")
        return scene.war(shot, "mamluk", ("catholic_knight",))

    scene = crusade("rhodes", False)
    assert scene.menu() == ["join", "stay"]
    scene.do("join")
    assert scene.logged("battle") == [(8, 2, 1)]
    assert sorted(scene.menu()) == ["lose_agent catholic_knight", "lose_city catholic_rook rhodes"]
    assert crusade("rhodes", False).do("stay").logged("battle") == [(8, 1, 1)]
    assert crusade("rhodes", True).logged("battle") == [(8, 1, 1)]
    scene = Scene(start=False).tableau(0, "40").put("rhodes", "catholic_rook").put("cyprus", "catholic_rook")
    assert scene.war("jihad", "mamluk", ("islamic_knight",)).logged("battle") == [(8, 1, 1)]
    scene = Scene(start=False).tableau(0, "40").put("vienna", "catholic_rook").put("buda", "islamic_rook")
    assert scene.war("crusade", "hungary", ("catholic_knight",)).logged("battle") == [(6, 1, 1)]
