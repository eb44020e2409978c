"""Fairs, trade routes, emporia, trade shifts, coronation, apostasy, torch."""

from deciding import Question, questions, recorded
from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.data import ROUTES
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.records import CITY_IDS, LAND_IDS
from ludoteca.games.pax_renaissance.rules.board import ROUTE_LANDS
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CITY
from ludoteca.kernel import act, read_action
from ludoteca.testing import rule


def levies(scene: Scene, *cities: str) -> Scene:
    """Answer every question of a levy: the named cities first, else the first one offered."""
    while scene.step in ("FairLevy", "Borrow"):
        wanted = [f"levy {c}" for c in cities if any(words.endswith(c) for words in scene.menu("levy"))]
        scene.do(wanted[0] if wanted else scene.menu()[0])
    return scene


def fair(scene: Scene, side: str = "west", florins: int = 0, seat: int = 0) -> Scene:
    scene.market(0 if side == "west" else 1, 0, "53" if side == "west" else "93", florins)
    return scene.turn(seat).do(f"fair {side}")


@rule("route.1", "route.2", "setup.3")
def test_the_routes() -> None:
    lands = {CITY_IDS[r.city]: [LAND_IDS[x] for x in r.lands] for r in ROUTES}
    assert lands["trebizond"] == [
        "byzantium",
        "hungary",
        "ottoman",
        "papal_states",
        "aragon",
        "portugal",
        "england",
        "france",
        "hre",
    ]
    assert lands["tana"] == ["byzantium", "hungary", "ottoman", "mamluk"]
    assert lands["novgorod"] == ["hre", "france", "england", "portugal", "aragon", "papal_states", "ottoman", "mamluk"]
    assert lands["timbuktu"] == ["aragon", "papal_states", "ottoman", "mamluk"]
    assert lands["spice_islands"] == ["portugal", "england", "france", "hre"]
    scene = Scene()
    assert [CITY.ids[c] for c in scene.s.emporia] == ["trebizond", "tana"]
    assert [scene.at(c) for c in ("timbuktu", "novgorod", "spice_islands")] == ["covered"] * 3
    assert ROUTE_LANDS[scene.s.emporia[0]][0] == ROUTE_LANDS[scene.s.emporia[1]][0] == LAND_IDS.index("byzantium")


@rule("fair.1", "fair.2b", "fair.3")
def test_profits_with_three_or_four_players() -> None:
    scene = fair(Scene(4), florins=0).hand(0, "55", "56")
    assert scene.logged("fair") == [(0, 0, scene.logged("fair")[0][2], 2)]
    assert scene.cash() == 6
    assert fair(Scene(3), florins=5).logged("fair")[0][3] == 7


@rule("fair.2a", "fair.4")
def test_profits_with_two_players() -> None:
    assert fair(Scene(2), florins=3).logged("fair")[0][3] == 4
    scene = fair(Scene(2))
    assert scene.cash() == 6 and scene.logged("levied") == [] and scene.gone("53")


@rule("fair.1", "hand.1")
def test_a_full_hand_does_not_matter_for_a_fair() -> None:
    scene = Scene(3).hand(0, "55", "56").market(0, 0, "53").turn()
    assert scene.can("fair west")


@rule("fair.3", "option.2")
def test_with_bankruptcy_the_holder_takes_nothing() -> None:
    scene = Scene(3)
    scene.s.bankruptcy = True
    fair(scene)
    assert scene.cash() == 5 and scene.s.purse[0] == 2


@rule("fair.5a")
def test_the_holder_chooses_the_city_of_a_levy() -> None:
    scene = fair(Scene())
    assert scene.menu() == ["levy catholic_knight caffa", "levy reformist_rook trebizond"]
    assert fair(Scene()).do("levy caffa").at("caffa") == "catholic_knight"
    assert fair(Scene()).do("levy trebizond").at("trebizond") == "reformist_rook"
    scene = Scene().clear("constantinople_2").put("modon", "reformist_rook").put("rhodes", "catholic_rook")
    levies(fair(scene, florins=5))
    assert scene.at("constantinople_2") == "islamic_knight"


@rule("fair.5a", "saturation.2")
def test_a_saturated_map_card_gets_no_levy_and_the_route_goes_on() -> None:
    scene = (
        Scene(start=False)
        .put("london", "catholic_rook")
        .put("bordeaux", "catholic_knight")
        .open("spice_islands", "trebizond")
    )
    levies(fair(scene, florins=5), "toledo", "paris", "vienna")
    assert [CITY.ids[args[2]] for args in scene.logged("levied")] == ["toledo", "paris", "vienna"]


@rule("fair.5b", "fair.5a", "fair.4")
def test_the_western_fair_at_the_start() -> None:
    scene = Scene(4)
    scene.border("mamluk-ottoman")  # as with Fugger, Medici and Marchionni
    levies(fair(scene))
    assert scene.s.florins[:2] == [6, 6]
    assert {CITY.ids[args[2]] for args in scene.logged("levied")} == {"caffa", "varna", "modon"}
    assert scene.at("algiers") == "" and scene.gone("53")


@rule("fair.5b")
def test_a_pirate_robs_and_the_fair_stops() -> None:
    scene = Scene(start=False).border("byzantium-hungary", "islamic_pirate")
    levies(fair(scene))
    assert len(scene.logged("levied")) == 1 and scene.logged("robbed") == [(BORDER.number("byzantium-hungary"),)]
    assert scene.s.purse[0] == 0


@rule("fair.5b")
def test_the_eastern_fair_at_the_start_with_four() -> None:
    scene = Scene(4)
    levies(fair(scene, "east"))
    assert scene.cash(2) == 6 and scene.at("cyprus") == ""


@rule("fair.6")
def test_leftover_florins_wait_for_the_next_fair_card() -> None:
    scene = Scene(start=False).market(0, 1, "55", 2)
    levies(fair(scene, florins=2))
    assert scene.s.purse[0] == 3 and scene.s.market[0] == -1
    from ludoteca.games.pax_renaissance.rules.market import slide

    slide(scene.s, 0)
    assert scene.s.purse[0] == 5 and scene.s.market[0] != -1


@rule("fair.6", "commerce.1")
def test_waiting_florins_lie_on_no_card() -> None:
    scene = Scene(start=False).tableau(0, "62")
    levies(fair(scene, florins=2))
    assert scene.refused("operations west") == "nothing-to-operate"


@rule("disk.1", "disk.2")
def test_two_active_emporia_and_unlimited_florins() -> None:
    scene = Scene(start=False).florins(53).market(0, 0, "53")
    scene.turn().do("fair west")
    assert scene.cash() == 54
    opened = [
        c for c in range(len(CITY_IDS)) if CITY_IDS[c] in ("trebizond", "spice_islands", "tana", "timbuktu", "novgorod")
    ]
    assert len([c for c in opened if scene.s.city[c] != -2]) == 2


# ---- trade shifts ----


@rule("shift.1", "shift.4", "disk.1")
def test_trade_shifts_in_the_east() -> None:
    scene = Scene(start=False).hand(0, "102", "115").turn().do("play 102", "shift novgorod").place_agents()
    assert scene.at("tana") == "covered" and scene.at("novgorod") == ""
    scene.do("play 115", "shift timbuktu").place_agents()
    assert scene.at("novgorod") == "covered" and scene.at("timbuktu") == ""
    scene = Scene(start=False).open("timbuktu", "tana").hand(0, "115", "x9").turn().do("play 115")
    assert scene.refused("shift timbuktu") == "already-open"
    scene.do("forgo", "done", "play x9", "shift novgorod").place_agents()
    assert CITY.ids[scene.s.emporia[1]] == "novgorod"


@rule("shift.2")
def test_the_piece_on_a_closing_emporium_is_repressed_free() -> None:
    scene = Scene().hand(0, "102").turn().do("play 102", "shift novgorod").place_agents()
    assert scene.stock("islamic_knight") == 5 and scene.cash() == 5
    scene = Scene().empire(1, "byzantium").hand(0, "102").turn().do("play 102", "shift novgorod").place_agents()
    assert scene.under("byzantium") == {"islamic_knight": 1} and scene.at("tana") == "covered"
    levies(fair(scene, "east", 3))
    assert scene.logged("levied")[0][2] in [CITY.number(c) for c in ("vienna", "nurnberg", "lubeck", "novgorod")]


@rule("shift.3")
def test_the_spice_islands_need_discovery_prestige_of_another_card() -> None:
    scene = Scene().hand(0, "42").turn().do("play 42")
    assert scene.refused("shift spice_islands") == "prestige-missing"
    scene = Scene().empire(0, "portugal").hand(0, "42").turn().do("play 42", "shift spice_islands").place_agents()
    assert scene.at("trebizond") == "covered" and CITY.ids[scene.s.emporia[0]] == "spice_islands"
    scene = Scene().tableau(0, "42").bishop("islamic", "42").hand(0, "44").turn().do("play 44")
    assert scene.can("shift spice_islands")
    from ludoteca.games.pax_renaissance.data import CARDS

    assert not any(card.shot == 1 and CITY_IDS[card.aim] in ("trebizond", "tana") for card in CARDS)


# ---- coronation ----


@rule("coronation.1", "coronation.2")
def test_only_kings_in_the_deck_can_be_married() -> None:
    scene = Scene().empire(1, "england").empire(1, "france").empire(2, "aragon").hand(0, "75").turn().do("play 75")
    assert scene.menu() == ["maid"]
    scene = Scene().empire(1, "france").hand(0, "73").turn().do("play 73")
    assert sorted(scene.menu("marry")) == ["aragon", "england", "hre"]
    assert scene.refused("marry france") == "king-not-in-deck" and scene.refused("marry portugal") == "not-in-menu"
    assert Scene().hand(0, "x8").turn().do("play x8").menu("bestow") == ["hungary"]


@rule("coronation.3", "change.4")
def test_a_coronation_is_a_regime_change() -> None:
    scene = Scene(start=False).hand(0, "74").turn().do("play 74", "marry aragon", "concession aragon-france")
    assert scene.holder("aragon") == 0 and not scene.is_republic("aragon") and scene.on("aragon-france") == cube(0)


@rule("coronation.4")
def test_the_couple_lies_in_the_kings_section() -> None:
    for queen, king in (("104", "hre"), ("103", "portugal")):
        scene = Scene(start=False).tableau(0, "51").hand(0, queen).turn().do(f"play {queen}", f"marry {king}", "forgo")
        assert scene.west() == ["51", king] and scene.east() == [] and scene.queen(king) == queen
    scene = Scene(start=False).empire(0, "hre", queen="104").border("france-hre", cube(1)).operate()
    assert scene.can("use 104 repress")


@rule("coronation.7")
def test_losses_of_a_couple() -> None:
    scene = Scene().empire(0, "france", queen="73").empire(0, "england", under="france").repress("england", cube(1), 2)
    scene.turn().do("sell france")
    assert scene.gone("73") and scene.holder("england") == -1 and scene.stock(cube(1)) == 9
    scene = Scene(start=False).empire(1, "france", queen="73").war("conspiracy", "france", ("catholic_knight",))
    assert scene.gone("73") and scene.holder("france") == 0


@rule("coronation.8")
def test_an_old_maid_only_counts_prestige() -> None:
    scene = Scene().hand(0, "76").turn().do("play 76", "maid")
    assert scene.icon(0, "law") == 1
    scene = Scene().maid(0, "105").tableau(0, "110").operate(side="east")
    assert not scene.can("use 105 behead")
    scene = Scene().maid(0, "76").turn()
    assert not any("marry" in text or "play" in text for text in scene.menu())


# ---- apostasy and torch ----


@rule("apostasy.1", "card.x33")
def test_apostasy_strikes_tableaux_with_both_icons() -> None:
    scene = (
        Scene().tableau(0, "31", "36", "32").tableau(1, "57", "77", "40").tableau(2, "x33").turn(2).do("apostasy x33")
    )
    assert scene.west(0) == [] and scene.west(1) == ["57", "77", "40"] and scene.west(2) == ["x33"]


@rule("apostasy.1")
def test_the_card_just_played_goes_too() -> None:
    scene = Scene().tableau(0, "31").hand(0, "x2").turn().do("play x2", "use_apostasy").place_agents()
    assert scene.gone("x2") and scene.gone("31")


@rule("apostasy.2")
def test_apostasy_reaches_old_maids() -> None:
    scene = Scene().tableau(0, "31").maid(0, "104").tableau(1, "x33").turn(1).do("apostasy x33")
    assert scene.gone("31") and scene.gone("104")


@rule("apostasy.3")
def test_apostasy_on_couples_and_suzerains() -> None:
    scene = (
        Scene().empire(0, "papal_states").empire(0, "aragon", under="papal_states").tableau(0, "32").tableau(1, "x33")
    )
    scene.turn(1).do("apostasy x33")
    assert scene.holder("papal_states") == scene.holder("aragon") == -1 and scene.gone("32")
    scene = Scene().empire(0, "hre", queen="x42").tableau(0, "32").tableau(1, "x33").turn(1).do("apostasy x33")
    assert scene.gone("x42") and scene.gone("32") and scene.holder("hre") == 0


@rule("torch.1", "play.2")
def test_torch_one_shot() -> None:
    scene = Scene(start=False).active("imperial").hand(0, "x49").turn().do("play x49", "torch imperial").place_agents()
    assert not scene.is_active("imperial")
    scene = Scene(start=False).hand(0, "x49").turn().do("play x49", "torch imperial").place_agents()
    assert not scene.is_active("imperial") and scene.west() == ["x49"]


@rule("setup.3")
def test_routes_of_a_new_game() -> None:
    assert [CITY.ids[c] for c in fresh(4).s.emporia] == ["trebizond", "tana"]


def foretold(scene: Scene, side: str) -> tuple[int, ...] | None:
    """What the button of a fair says: the florins of its holder and those of the others."""
    step = scene.s.front[0]
    found = step.foresee(scene.s, read_action(GAME, f"fair {side}"))
    return found[0].args if found else None


@rule("fair.4", "fair.5b")
def test_the_button_of_a_fair_says_who_earns() -> None:
    assert foretold(Scene(4).border("mamluk-ottoman").market(0, 0, "53").turn(), "west") == (1, 1)
    robbed = Scene(start=False).border("byzantium-hungary", "islamic_pirate").border("hungary-ottoman", cube(0))
    assert foretold(robbed.market(0, 0, "53").turn(), "west") == (1, 0)
    assert foretold(robbed.market(0, 0, "54", 1).turn(), "west") == (2, 0)


def test_a_fair_that_may_borrow_a_piece_foretells_nothing() -> None:
    scene = Scene(start=False).market(0, 0, "53").turn()
    assert foretold(scene, "west") == (1, 0)
    scene.s.stock = [0] * len(scene.s.stock)
    assert foretold(scene, "west") is None


def test_a_fair_brings_what_its_button_says() -> None:
    checked = 0
    for question in questions("pax_renaissance", recorded("pax_renaissance"), 12):
        for fact in question.view.get("foreseen", []):
            if fact["key"] == "fair":
                do = question.view["menu"][fact["at"]]["do"]
                gains = played_out(question, do)
                own = gains.pop(question.seat)
                assert fact["args"] == {"own": own, "others": sum(gains)}, do
                checked += 1
    assert checked > 20


def played_out(question: Question, do: str) -> list[int]:
    """What each player has gained when the fair is over, with the first answer to every question of a levy."""
    s = question.table.copy()
    assert isinstance(s, Pax)
    before = list(s.florins)
    act(GAME, s, question.seat, read_action(GAME, do))
    while s.front and type(s.front[0]).__name__ in ("FairLevy", "Borrow"):
        act(GAME, s, s.front[0].seat, s.front[0].options(s)[0])
    return [now - had for now, had in zip(s.florins, before, strict=True)]
