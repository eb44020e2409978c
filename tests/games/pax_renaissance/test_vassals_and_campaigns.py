"""Suzerains and vassals, strawmen, campaigns."""

from games.pax_renaissance.scene import Scene, cube
from games.pax_renaissance.votes import to_act
from ludoteca.games.pax_renaissance.records import LAND_IDS
from ludoteca.testing import rule

# ---- suzerain and vassal ----


@rule("vassal.1", "victory.4c")
def test_prestige_and_operations_of_a_vassal_stay_in_force() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").put("buda", "catholic_knight")
    assert scene.icon(0, "patron") == 1
    scene.operate()
    assert scene.can("use hungary campaign")


@rule("vassal.2")
def test_no_campaign_against_the_own_suzerain_and_no_change_among_vassals() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").empire(0, "ottoman", under="hre")
    scene.put("buda", "catholic_knight").put("varna", "catholic_knight").put("modon", "reformist_rook").operate()
    scene.do("use hungary campaign")
    assert scene.refused("campaign hre") == "own-suzerain"
    scene.do("campaign ottoman", "lose_city buda")
    assert scene.at("modon") == "" and scene.cash() == 3
    assert scene.suzerain("ottoman") == scene.suzerain("hungary") == "hre"
    assert scene.step in ("Operations", "Act") and cube(0) not in [scene.on("hungary-ottoman")]


@rule("vassal.3", "campaign.10")
def test_conquests_of_a_vassal_go_to_its_suzerain() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").put("buda", "catholic_knight")
    scene.campaign("hungary", "byzantium")
    assert scene.suzerain("byzantium") == "hre"
    assert scene.west() == ["hre", "hungary", "byzantium"]
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").put("buda", "catholic_knight")
    to_act(scene.campaign("hungary", "ottoman"))
    assert [land for land in LAND_IDS if scene.suzerain(land) == "hre"] == ["hungary", "ottoman"]


@rule("vassal.4", "campaign.9")
def test_a_suzerain_beats_its_own_vassal_and_nothing_follows() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").put("buda", "catholic_knight")
    scene.put("vienna", "catholic_knight").put("lubeck", "islamic_knight").operate()
    scene.do("use hre campaign", "campaign hungary", "lose_city lubeck")
    assert scene.cash() == 3 and scene.at("buda") == "" and scene.at("vienna") == "catholic_knight"
    assert scene.step in ("Operations", "Act")


@rule("vassal.5", "bishop.5", "bishop.2")
def test_a_bishop_stays_on_a_conquered_empire_and_silences_it() -> None:
    scene = Scene(start=False).empire(1, "hungary").bishop("islamic", "hungary").empire(0, "hre")
    scene.put("vienna", "catholic_knight").put("buda", "catholic_rook").put("lubeck", "catholic_knight").operate()
    scene.do("use hre campaign", "campaign hungary", "lose_city lubeck", "forgo")
    assert scene.bishops() == {"hungary": "islamic"}
    assert scene.west() == ["hre", "hungary"]
    assert not scene.can("use hungary campaign")


@rule("vassal.5")
def test_option_the_bishop_of_a_conquered_empire_is_discarded() -> None:
    scene = Scene(start=False).empire(1, "hungary").bishop("islamic", "hungary").empire(0, "hre")
    scene.s.conquered_bishops = True
    scene.put("vienna", "catholic_knight").campaign("hre", "hungary")
    assert scene.bishops() == {} and scene.stock("islamic_bishop") == 5


# ---- strawman ----


@rule("strawman.1", "tax.2", "siege.1")
def test_acting_against_oneself() -> None:
    scene = Scene(start=False).border("france-hre", cube(0)).tableau(0, "56").operate()
    scene.do("use 56 tax", "tax france-hre france")
    assert scene.asked == 0 and scene.menu() == ["pay", "submit"]
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").tableau(0, "53").operate()
    assert scene.do("use 53 siege").can("siege vienna")


# ---- campaign ----


@rule("campaign.1", "bishop.5")
def test_only_an_unsilenced_king_campaigns() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").bishop("catholic", "hre")
    scene.tableau(0, "53").operate()
    assert scene.refused("use hre campaign") == "silenced"


@rule("campaign.2", "adjacency.1")
def test_targets_of_a_campaign() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").operate().do("use hre campaign")
    assert sorted(scene.menu("campaign")) == ["aragon 1", "france 1", "hungary 1", "ottoman 1", "papal_states 1"]
    scene = (
        Scene(start=False).empire(0, "england").put("london", "catholic_knight").operate().do("use england campaign")
    )
    assert sorted(scene.menu("campaign")) == ["aragon 1", "france 1", "portugal 1"]


@rule("campaign.3")
def test_all_knights_attack_for_a_florin_each() -> None:
    def king(florins: int, *pieces: str) -> Scene:
        scene = (
            Scene(start=False).empire(0, "hre").florins(florins).tableau(0, "53").border("france-hre", "islamic_pirate")
        )
        for city, piece in zip(("vienna", "nurnberg", "lubeck"), pieces, strict=False):
            scene.put(city, piece)
        return scene.operate()

    assert (
        king(2, "catholic_knight", "catholic_knight", "islamic_knight").refused("use hre campaign") == "campaign-price"
    )
    assert king(5, "catholic_rook").refused("use hre campaign") == "no-knights"
    scene = king(5, "catholic_knight", "catholic_knight", "islamic_knight").do("use hre campaign", "campaign hungary")
    assert scene.logged("battle") == [(6, 3, 0)] and scene.cash() == 2


@rule("campaign.4")
def test_repressed_pieces_concessions_and_pirates_take_no_part() -> None:
    scene = Scene(start=False).empire(0, "hre").repress("hre", "catholic_knight").put("vienna", "catholic_knight")
    scene.empire(1, "hungary").repress("hungary", "catholic_knight", 2).border("hungary-ottoman", "islamic_pirate")
    scene.border("hre-hungary", cube(1)).campaign("hre", "hungary")
    assert scene.logged("battle") == [(6, 1, 0)]
    assert scene.at("vienna") == "catholic_knight" and scene.suzerain("hungary") == "hre"


@rule("campaign.5")
def test_a_lost_campaign() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").put("lubeck", "catholic_knight")
    scene.put("buda", "catholic_rook").put("varna", "reformist_knight").operate().do(
        "use hre campaign", "campaign hungary"
    )
    assert scene.cash() == 3
    assert [scene.at(c) for c in ("vienna", "lubeck", "buda", "varna")] == [""] * 4
    assert scene.holder("hungary") == -1 and scene.step == "Act"


@rule("campaign.6")
def test_a_won_campaign_offers_a_concession_on_the_conquered_empire() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").empire(1, "hungary", republic=True)
    scene.campaign("hre", "hungary")
    assert not scene.is_republic("hungary") and scene.suzerain("hungary") == "hre"
    assert sorted(scene.menu("concession")) == ["byzantium-hungary", "hre-hungary", "hungary-ottoman"]


@rule("campaign.7", "discard.3")
def test_queen_and_vassals_of_the_conquered_empire_go() -> None:
    scene = Scene(start=False).empire(1, "france", queen="73").empire(1, "england", under="france")
    scene.empire(0, "aragon").put("valencia", "catholic_knight").campaign("aragon", "france")
    assert scene.gone("73") and scene.holder("england") == -1 and scene.suzerain("france") == "aragon"


@rule("campaign.8")
def test_no_knight_moves_and_repressed_pieces_stay_unless_freed() -> None:
    scene = Scene(start=False).empire(0, "hre").put("buda", "catholic_rook").empire(1, "hungary")
    scene.repress("hungary", "islamic_rook")
    for city in ("vienna", "lubeck", "nurnberg"):
        scene.put(city, "catholic_knight")
    scene.campaign("hre", "hungary").do("lose_city lubeck", "forgo", "done")
    assert scene.at("vienna") == scene.at("nurnberg") == "catholic_knight"
    assert scene.at("buda") == scene.at("varna") == "" and scene.under("hungary") == {"islamic_rook": 1}


@rule("campaign.9")
def test_another_own_empire_becomes_a_vassal_king() -> None:
    scene = Scene(start=False).empire(0, "france").put("paris", "catholic_knight").empire(0, "aragon", republic=True)
    scene.campaign("france", "aragon")
    assert scene.suzerain("aragon") == "france" and not scene.is_republic("aragon")
    assert scene.west() == ["france", "aragon"]


@rule("campaign.9")
def test_an_own_suzerain_beaten_loses_queen_and_vassals() -> None:
    scene = Scene(start=False).empire(0, "france").put("paris", "catholic_knight")
    scene.empire(0, "aragon", queen="74").empire(0, "portugal", under="aragon").campaign("france", "aragon")
    assert scene.suzerain("aragon") == "france" and scene.gone("74") and scene.holder("portugal") == -1


@rule("campaign.9")
def test_option_a_campaign_against_an_own_empire_is_only_a_battle() -> None:
    scene = Scene(start=False).empire(0, "france").put("paris", "catholic_knight").empire(0, "aragon", republic=True)
    scene.s.own_campaign = False
    scene.campaign("france", "aragon")
    assert scene.suzerain("aragon") == "" and scene.is_republic("aragon") and scene.step == "Act"
