"""The single operations: commerce, behead, tax, vote, corsair, siege."""

from games.pax_renaissance.scene import Scene, cube
from ludoteca.testing import rule


@rule("commerce.1")
def test_commerce() -> None:
    scene = Scene(start=False).tableau(0, "62").market(1, 2, "93", 2).operate()
    assert scene.step == "Act"
    scene = (
        Scene(start=False).tableau(0, "62").market(0, 0, "53", 3).market(0, 2, "55", 1).market(1, 2, "93", 2).operate()
    )
    scene.do("use 62 commerce_west")
    assert scene.menu() == ["collect 53", "collect 55"]
    scene.do("collect 53")
    assert scene.cash() == 6 and scene.s.purse[0] == 2


@rule("commerce.1")
def test_commerce_takes_a_florin_laid_this_turn_and_goes_by_the_row() -> None:
    scene = Scene(start=False).tableau(0, "62").market(0, 0, "53").market(0, 1, "93").turn()
    scene.do("buy 93", "operations west", "use 62 commerce_west", "collect 53")
    assert scene.cash() == 5
    scene = Scene(start=False).tableau(0, "62").market(0, 3, "93", 1).operate().do("use 62 commerce_west")
    assert scene.menu() == ["collect 93"]


@rule("behead.1")
def test_behead() -> None:
    scene = (
        Scene()
        .tableau(0, "31")
        .tableau(1, "61", "95", "53")
        .hand(1, "49")
        .market(0, 1, "42")
        .empire(2, "portugal", queen="72")
    )
    scene.maid(1, "74").operate().do("use 31 behead")
    assert sorted(scene.menu()) == ["behead 31", "behead 61", "behead portugal"]
    scene.do("behead 61")
    assert scene.gone("61") and scene.west() == ["31"]


@rule("behead.1", "location.2")
def test_behead_by_region_both_ways() -> None:
    scene = Scene().tableau(0, "116").tableau(1, "95", "100", "94", "61").operate(side="east").do("use 116 behead")
    assert sorted(scene.menu()) == ["behead 100", "behead 116", "behead 95"]
    scene = Scene().tableau(0, "34").tableau(1, "95", "69").operate().do("use 34 behead")
    assert scene.can("behead 69") and not scene.can("behead 95")


@rule("behead.2", "strawman.1")
def test_a_card_may_behead_itself() -> None:
    scene = Scene().tableau(0, "34").operate().do("use 34 behead", "behead 34")
    assert scene.gone("34") and scene.cash() == 5
    scene = Scene().tableau(0, "34", "36")
    scene.s.self_behead = False
    assert scene.operate().step == "Act"


@rule("behead.3")
def test_beheading_an_empire_costs_the_card_used() -> None:
    scene = Scene().tableau(0, "31").empire(1, "portugal", queen="74").empire(1, "aragon", under="portugal")
    scene.repress("aragon", cube(2), 2).operate().do("use 31 behead", "behead portugal")
    assert scene.holder("portugal") == scene.holder("aragon") == -1
    assert scene.gone("31") and scene.gone("74") and scene.stock(cube(2)) == 9


@rule("behead.3")
def test_a_queen_beheads() -> None:
    scene = Scene().empire(0, "aragon", queen="72").operate().do("use 72 behead", "behead aragon")
    assert scene.gone("72") and scene.holder("aragon") == -1 and scene.s.gone.count(scene.s.gone[0]) == 1
    scene = Scene().empire(0, "aragon", queen="72").tableau(1, "60").operate().do("use 72 behead", "behead 60")
    assert scene.gone("60") and scene.queen("aragon") == "72"
    scene = Scene().empire(0, "aragon", queen="72").tableau(1, "53").empire(1, "france").operate().do("use 72 behead")
    assert not scene.can("behead france")


@rule("behead.4")
def test_bishops_on_the_beheaded_card_are_discarded() -> None:
    scene = (
        Scene().tableau(0, "31").tableau(1, "61").bishop("catholic", "61").operate().do("use 31 behead", "behead 61")
    )
    assert scene.bishops() == {} and scene.stock("catholic_bishop") == 5


@rule("tax.1", "tax.2", "tax.3")
def test_tax() -> None:
    scene = Scene(start=False).border("france-hre", cube(1)).put("paris", "catholic_knight").tableau(0, "56").operate()
    scene.do("use 56 tax", "tax france-hre france")
    assert scene.asked == 1 and scene.menu() == ["pay", "submit"]
    scene.do("pay")
    assert scene.cash(1) == 4 and scene.cash(0) == 5 and scene.on("france-hre") == cube(1)
    assert scene.asked == 1 and scene.menu() == ["levy catholic_rook bruges", "levy catholic_knight lyon"]
    scene.do("levy lyon")
    assert scene.at("lyon") == "catholic_knight"
    scene = Scene(start=False).border("france-hre", cube(1)).put("paris", "catholic_knight").tableau(0, "56").operate()
    scene.do("use 56 tax", "tax france-hre france", "submit", "levy bruges")
    assert scene.on("france-hre") == "" and scene.at("bruges") == "catholic_rook"


@rule("tax.2")
def test_an_owner_without_florins_is_repressed() -> None:
    scene = (
        Scene(start=False).florins(5, 0).border("france-hre", cube(1)).empire(2, "france").tableau(0, "56").operate()
    )
    scene.do("use 56 tax", "tax france-hre france")
    assert scene.under("france") == {cube(1): 1} and scene.step == "TaxLevy" and scene.asked == 1
    assert not Scene(start=False).tableau(0, "56", "53").put("paris", "catholic_rook").operate().can("use 56 tax")


def ballot(mine: int, theirs: tuple[int, ...], florins: int = 5, repressed: int = 0, renown: bool = False) -> Scene:
    """France in the hands of seat 1, so many concessions of seat 0 and of the others on its three borders."""
    scene = Scene(start=False).empire(1, "france").florins(florins).repress("france", cube(2), repressed)
    cubes = [cube(0)] * mine + [cube(seat) for seat in theirs]
    for border, piece in zip(("aragon-france", "england-france", "france-hre"), cubes, strict=False):
        scene.border(border, piece)
    scene.tableau(0, *(["x35"] if renown else []), "69").empire(0, "portugal").border("england-portugal", cube(0))
    return scene.operate().do("use 69 vote_west")


@rule("vote.1", "vote.2b")
def test_vote_majority() -> None:
    assert ballot(1, (1, 1)).refused("vote france") == "no-majority"
    assert ballot(1, (1, 2)).refused("vote france") == "no-majority"
    assert ballot(1, (1,)).refused("vote france") == "no-majority"
    assert ballot(0, ()).refused("vote france") == "no-majority"
    assert ballot(2, (1,)).can("vote france")
    wide = Scene(start=False).empire(1, "hre").border("france-hre", cube(0)).border("hre-hungary", cube(0))
    wide.border("hre-papal_states", cube(1)).tableau(0, "69").operate().do("use 69 vote_west")
    assert wide.can("vote hre")


@rule("vote.2a")
def test_no_vote_on_the_deck_nor_on_a_vassal() -> None:
    scene = Scene(start=False).empire(1, "france").empire(1, "aragon", under="france").border("aragon-france", cube(0))
    scene.tableau(0, "69").operate().do("use 69 vote_west")
    assert scene.refused("vote aragon") == "is-vassal" and scene.refused("vote england") == "empire-in-deck"
    assert scene.can("vote france")


@rule("vote.3")
def test_the_cost_of_a_vote() -> None:
    assert ballot(1, (), florins=2, repressed=3).refused("vote france") == "vote-price"
    assert ballot(1, ()).do("vote france").cash() == 5
    scene = ballot(1, (), florins=3, repressed=3).bishop("islamic", "france").do("vote france")
    assert scene.cash() == 0


@rule("card.x35", "vote.2b")
def test_patrons_renown_doubles_votes() -> None:
    assert ballot(1, (1,), renown=True).can("vote france")


@rule("vote.4", "change.2c")
def test_a_vote_on_the_own_king() -> None:
    scene = Scene(start=False).empire(0, "england", queen="73").empire(0, "france", under="england")
    scene.border("england-portugal", cube(0)).tableau(0, "69").operate().do("use 69 vote_west", "vote england")
    assert scene.is_republic("england") and scene.gone("73") and scene.holder("france") == -1
    assert scene.step == "Concession"


@rule("map.6", "vote.2b")
def test_a_vote_in_byzantium_counts_its_two_borders() -> None:
    scene = (
        Scene(start=False).empire(1, "byzantium").border("byzantium-mamluk", cube(0)).border("hungary-ottoman", cube(1))
    )
    scene.border("mamluk-ottoman", cube(1)).tableau(0, "109").operate(side="east").do("use 109 vote_east")
    assert scene.menu() == ["vote byzantium 0"]


@rule("corsair.1")
def test_reach_of_a_corsair() -> None:
    scene = Scene(start=False).border("aragon-portugal", "catholic_pirate").tableau(0, "41").operate()
    scene.do("use 41 corsair_catholic")
    assert sorted(text.split()[1] for text in scene.menu("sail")) == [
        "aragon-papal_states", "england-france", "england-portugal", "france-hre", "ottoman-papal_states",
    ]  # fmt: skip
    scene = Scene(start=False).border("england-france", "reformist_pirate").tableau(0, "45").operate()
    assert not scene.do("use 45 corsair_reformist").can("sail england-france aragon-papal_states")
    for border, piece in (("aragon-portugal", "reformist_pirate"), ("hungary-ottoman", "catholic_pirate")):
        scene = Scene(start=False).border(border, piece).tableau(0, "41", "53").put("vienna", "catholic_rook").operate()
        assert not scene.can("use 41 corsair_catholic")


@rule("corsair.1")
def test_options_of_the_reach() -> None:
    sides = ["aragon-papal_states", "england-france", "england-portugal", "france-hre", "ottoman-papal_states"]
    for reach, wanted in ((1, sides[:1]), (2, sides)):  # corners show Aragon nothing new
        scene = Scene(start=False).border("aragon-portugal", "catholic_pirate").tableau(0, "41")
        scene.s.corsair_reach = reach
        scene.operate().do("use 41 corsair_catholic")
        assert sorted(text.split()[1] for text in scene.menu("sail")) == wanted
    scene = Scene(start=False).border("england-france", "reformist_pirate").tableau(0, "45")
    scene.s.corsair_reach = 2
    assert scene.operate().do("use 45 corsair_reformist").can("sail england-france aragon-papal_states")


@rule("corsair.1", "card.x55")
def test_the_buffer_state_parts_portugal_and_france_for_corsairs_round_corners() -> None:
    for queen, reached in (("x55", False), ("73", True)):
        scene = Scene(start=False).border("england-portugal", "catholic_pirate").tableau(0, "46")
        scene.empire(1, "aragon", queen=queen)
        scene.s.corsair_reach = 2
        scene.operate().do("use 46 corsair_catholic")
        assert scene.can("sail england-portugal england-france")  # a border of England, which stays adjacent
        assert scene.can("sail england-portugal france-hre") is reached


@rule("corsair.2")
def test_a_corsair_does_not_join_a_pirate_of_its_colour() -> None:
    scene = Scene(start=False).tableau(0, "41")
    for border in ("aragon-portugal", "aragon-papal_states"):
        scene.border(border, "catholic_pirate")
    scene.operate().do("use 41 corsair_catholic")
    assert scene.refused("sail aragon-portugal aragon-papal_states") == "same-pirate"


@rule("corsair.2")
def test_arrival_of_a_corsair() -> None:
    scene = (
        Scene(start=False).border("aragon-portugal", "catholic_pirate").border("aragon-papal_states", "islamic_pirate")
    )
    scene.border("england-portugal", "catholic_pirate").border("england-france", cube(1)).empire(0, "england").tableau(
        0, "41"
    ).operate()
    scene.do("use 41 corsair_catholic")
    assert not scene.can("sail aragon-portugal england-portugal") and not scene.can(
        "sail aragon-portugal aragon-france"
    )
    scene.do("sail aragon-portugal aragon-papal_states")
    assert scene.on("aragon-papal_states") == "catholic_pirate" and scene.stock("islamic_pirate") == 7
    scene = (
        Scene(start=False)
        .border("england-portugal", "catholic_pirate")
        .border("england-france", cube(1))
        .empire(0, "england")
    )
    scene.tableau(0, "46").operate().do("use 46 corsair_catholic", "sail england-portugal england-france")
    assert scene.under("england") == {} and scene.stock(cube(1)) == 10 and scene.cash() == 5


@rule("siege.1")
def test_siege() -> None:
    scene = Scene(start=False).border("france-hre", "islamic_pirate").border("hre-hungary", cube(1)).empire(1, "hre")
    scene.repress("hre", "catholic_knight").put("lubeck", "reformist_rook").tableau(0, "50").operate().do(
        "use 50 siege"
    )
    assert sorted(scene.menu()) == ["siege reformist_rook lubeck", "siege_border islamic_pirate france-hre"]
    scene.do("siege_border france-hre")
    assert scene.on("france-hre") == "" and scene.cash() == 5
