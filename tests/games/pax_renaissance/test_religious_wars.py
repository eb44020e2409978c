"""Religious wars, the battle table, and cards that change battles."""

from games.pax_renaissance.scene import Scene, cube
from games.pax_renaissance.wars import hre
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.kernel import read_action
from ludoteca.testing import rule

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
    scene.do("use papal_states campaign")
    told = scene.s.front[0].foresee(scene.s, read_action(GAME, "campaign hungary 1"))
    assert [(f.key, f.rule, f.args) for f in told] == [
        ("battle-won", "battle.2", (2, 1)),
        ("counts-double", "card.83", ()),
    ]
    scene.do("campaign hungary")
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
