"""The victory cards."""

from games.pax_renaissance.scene import Scene, cube, fresh
from games.pax_renaissance.victories import declare, faithful, lawful, traders
from ludoteca.games.pax_renaissance.constants import CATHOLIC, HOLY, REFORMIST, SECULAR
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.rules.victory import supreme
from ludoteca.games.pax_renaissance.standing import Race, holy_progress
from ludoteca.games.pax_renaissance.vocabulary import LAND
from ludoteca.testing import rule


@rule("victory.1", "turn.4")
def test_an_inactive_card_cannot_be_declared() -> None:
    scene = Scene().empire(0, "france").empire(0, "england").turn()
    assert scene.refused("declare imperial") == "inactive"


@rule("victory.1")
def test_a_declared_victory_ends_the_game_before_the_second_action() -> None:
    scene = Scene().empire(0, "france").empire(0, "england").active("imperial").turn().do("declare imperial")
    assert scene.s.over == "imperial" and scene.s.front == [] and scene.s.agenda == []


@rule("victory.2")
def test_all_four_start_inactive_and_any_comet_serves() -> None:
    assert not any(fresh(3).s.active)
    scene = Scene().market(1, 1, "119").turn().do("buy 119")
    assert scene.menu("activate") == ["renaissance", "imperial", "holy", "globalization"]


@rule("victory.3", "tvictory.1")
def test_religious_victory() -> None:
    assert declare(faithful((3, 2, 2)), "holy") == ""
    assert declare(faithful((3, 3, 0)), "holy") == "too-little-prestige"
    assert declare(faithful((3, 2, 2), (1, 1, 1)), "holy") == "no-supreme-religion"


@rule("victory.3a")
def test_bishops_of_the_supreme_religion() -> None:
    assert supreme(faithful((0,), (3, 1, 1)).s, CATHOLIC)
    assert not supreme(faithful((0,), (2, 1, 1)).s, CATHOLIC)
    assert supreme(faithful((0,), (1, 0, 0)).s, CATHOLIC)


@rule("victory.3b")
def test_believers_in_every_theocracy() -> None:
    scene = faithful((1,)).put("valencia", "catholic_knight").border("aragon-portugal", "islamic_pirate")
    scene.s.face[4] = CATHOLIC
    assert not supreme(scene.s, CATHOLIC)
    scene.s.holy_total = True
    assert supreme(scene.s, CATHOLIC)
    assert not supreme(scene.border("ottoman-papal_states", "islamic_pirate").s, CATHOLIC)  # two against two
    scene = faithful((1,)).empire(1, "papal_states").repress("papal_states", "islamic_knight", 2)
    assert supreme(scene.s, CATHOLIC)
    scene = faithful((1,), (0, 3, 1))
    assert not supreme(scene.s, REFORMIST)


@rule("victory.3b")
def test_a_pirate_between_two_theocracies_is_one_piece_in_the_total() -> None:
    scene = faithful((1,)).put("valencia", "catholic_knight").border("aragon-papal_states", "islamic_pirate")
    scene.s.face[4] = CATHOLIC
    assert not supreme(scene.s, CATHOLIC)  # one against one in each
    scene.s.holy_total = True
    assert supreme(scene.s, CATHOLIC)  # two against one
    needs = GAME.standing(scene.s)[0]["victories"][2]["needs"]
    assert [need["missing"] for need in needs if need["id"] == "believers"] == [0]


@rule("victory.3b")
def test_the_progress_counts_believers_on_both_sides_of_the_sum() -> None:
    """One theocracy with one against none, another with one against one: the smallest lead is none, and one believer is
    missing. Without a theocracy it is one that is missing."""
    scene = faithful((1,)).put("valencia", "catholic_knight").border("aragon-portugal", "islamic_pirate")
    scene.s.face[LAND.number("aragon")] = CATHOLIC
    needs = GAME.standing(scene.s)[0]["victories"][2]["needs"]
    assert [(need["have"], need["missing"]) for need in needs if need["id"] == "believers"] == [(0, 1)]
    assert all([need["id"] != "theocracies" for need in needs])
    scene.s.face = [SECULAR if face == CATHOLIC else face for face in scene.s.face]
    needs = holy_progress(scene.s, Race(scene.s), 0, HOLY)["needs"]
    assert [(need["text"], need["have"], need["missing"]) for need in needs][1] == ("need-theocracies", 0, 1)


@rule("victory.4a", "tvictory.1")
def test_imperial_victory_with_three_and_four() -> None:
    def kings(*counts: int) -> Scene:
        lands = iter(["england", "france", "hre", "portugal", "aragon", "hungary"])
        scene = Scene(len(counts))
        for seat, count in enumerate(counts):
            for _ in range(count):
                scene.empire(seat, next(lands))
        return scene

    assert declare(kings(3, 1, 0), "imperial") == ""
    assert declare(kings(3, 2, 0), "imperial") == "too-few-kings"
    assert declare(kings(2, 0, 0, 0), "imperial") == ""
    assert declare(kings(3, 1), "imperial") == "too-few-kings"
    assert declare(kings(3, 0), "imperial") == ""


@rule("victory.4b")
def test_with_two_players_republics_do_not_help() -> None:
    scene = Scene(2).empire(0, "england").empire(0, "france").empire(0, "hre", republic=True)
    assert declare(scene, "imperial") == "too-few-kings"
    scene = Scene(2).empire(0, "england").empire(0, "france").empire(0, "hre", republic=True)
    scene.s.imperial_empires = True
    assert declare(scene, "imperial") == ""
    scene = Scene(2).empire(0, "england").empire(0, "hre", republic=True)
    scene.s.imperial_empires = True
    assert declare(scene, "imperial") == "too-few-empires"


@rule("victory.4c", "vassal.1")
def test_suzerains_and_vassals_count_republics_do_not() -> None:
    scene = Scene().empire(0, "hre").empire(0, "hungary", under="hre").empire(0, "ottoman", under="hre")
    scene.empire(1, "england", republic=True).empire(1, "france", republic=True).empire(1, "portugal", republic=True)
    assert declare(scene, "imperial") == ""


@rule("victory.5", "tvictory.1")
def test_globalization_victory() -> None:
    assert declare(traders((5, 3, 1), (2, 1, 0)), "globalization") == ""
    assert declare(traders((5, 4, 1), (2, 1, 0)), "globalization") == "too-few-concessions"
    assert declare(traders((5, 3, 1), (1, 1, 0)), "globalization") == "too-little-discovery"
    scene = traders((2, 1, 0), (1, 0, 0)).empire(1, "mamluk").repress("mamluk", cube(0), 3)
    assert declare(scene, "globalization") == "too-few-concessions"


@rule("victory.6", "tvictory.1")
def test_renaissance_victory() -> None:
    assert declare(lawful((1, 0, 0), (3, 1, 0)), "renaissance") == ""
    assert declare(lawful((1, 1, 0), (3, 1, 0)), "renaissance") == "too-few-republics"
    assert declare(lawful((1, 0, 0), (2, 1, 0)), "renaissance") == "too-little-law"


@rule("torch.2", "card.x49", "card.x58", "card.x31")
def test_a_torch_makes_it_two_actions() -> None:
    def torched(*torches: str, silenced: bool = False) -> Scene:
        scene = Scene(start=False).empire(0, "england").empire(0, "france").tableau(1, *torches)
        return scene.bishop("islamic", torches[0]) if silenced else scene

    assert declare(torched("x49"), "imperial", actions=1) == "needs-actions"
    assert declare(torched("x49"), "imperial", actions=2) == ""
    assert declare(torched("x49", "x58"), "imperial", actions=2) == ""
    assert declare(torched("x58"), "imperial", actions=1) == "needs-actions"
    assert declare(torched("x31"), "imperial", actions=1) == ""
    assert declare(torched("x49", silenced=True), "imperial", actions=1) == ""
    assert declare(lawful((1,), (3,)).tableau(1, "x49"), "renaissance", actions=1) == ""


@rule("torch.2", "tvictory.1")
def test_an_action_more_is_asked_for_only_where_it_would_help() -> None:
    scene = Scene(start=False).empire(0, "england").tableau(1, "x49")
    assert declare(scene, "imperial", actions=1) == declare(scene, "imperial", actions=2) == "too-few-kings"


@rule("card.x58", "torch.2")
def test_a_beheaded_torch_stops_working() -> None:
    scene = (
        Scene(start=False)
        .empire(0, "england")
        .empire(0, "france")
        .tableau(1, "x58")
        .tableau(0, "x13")
        .active("imperial")
    )
    scene.turn().do("operations east", "use x13 behead", "behead x58")
    assert scene.s.actions == 1
    scene.do("declare imperial")
    assert scene.s.over == "imperial"


@rule("card.x31")
def test_the_globalization_torch() -> None:
    own = traders((5, 3, 1), (2, 1, 0)).tableau(0, "x31")
    assert declare(own, "globalization", actions=1) == "needs-actions"
    silenced = traders((5, 3, 1), (2, 1, 0)).tableau(0, "x31").bishop("catholic", "x31")
    assert declare(silenced, "globalization", actions=1) == ""


@rule("card.x40b", "card.x41b", "card.x59c", "card.x60b", "torch.2")
def test_religious_torches() -> None:
    for torch in ("x40", "x41", "x59", "x60"):
        assert declare(faithful((3, 2, 2)).tableau(1, torch), "holy", actions=1) == "needs-actions"
        assert declare(faithful((3, 2, 2)).tableau(1, torch), "holy", actions=2) == ""
    assert declare(faithful((3, 2, 2)).tableau(1, "x40", "x41", "x59", "x60"), "holy", actions=2) == ""
    assert declare(faithful((3, 2, 2)).hand(1, "x40"), "holy", actions=1) == ""


@rule("card.x6", "card.x41a")
def test_patrons_as_concessions() -> None:
    def posts(card: str, mine: int, patrons: tuple[str, ...], theirs: int) -> str:
        return declare(traders((mine, theirs), (1, 0)).tableau(0, card, *patrons), "globalization")

    assert posts("x6", 3, ("37", "60"), 3) == ""
    assert posts("x41", 1, ("37", "60", "83"), 2) == ""
    assert declare(traders((3, 3), (1, 0)).tableau(0, "37", "60"), "globalization") == "too-few-concessions"
    assert (
        declare(traders((3, 4), (1, 0)).tableau(0, "x6", "x41", "37", "60"), "globalization") == "too-few-concessions"
    )
    ballot = Scene(start=False).empire(1, "france").border("france-hre", cube(0)).border("england-france", cube(1))
    ballot.tableau(0, "x6", "x41", "37", "60", "69").operate()
    assert not ballot.can("use 69 vote_west")


@rule("card.x7", "card.x59a")
def test_cards_that_count_as_republics() -> None:
    assert declare(lawful((0,), (3,)).tableau(0, "x7"), "renaissance") == ""
    assert declare(lawful((0,), (3,)).tableau(0, "x7").bishop("islamic", "x7"), "renaissance") == "too-few-republics"
    assert declare(lawful((0, 1), (3,)).tableau(0, "x7"), "renaissance") == "too-few-republics"
    assert declare(lawful((0, 1), (3,)).tableau(0, "x7", "x59"), "renaissance") == ""


@rule("card.x36", "card.x37")
def test_patrons_as_law() -> None:
    scene = lawful((1,), (1, 1)).tableau(0, "x36", "37")
    assert declare(scene, "renaissance") == ""
    assert scene.icon(0, "patron") == 2
    assert declare(lawful((1,), (1, 1)).tableau(0, "x36", "x37"), "renaissance") == "too-little-law"
    assert declare(lawful((1,), (1, 1)).tableau(0, "x37", "37", "60"), "renaissance") == ""
    silenced = lawful((1,), (1, 1)).tableau(0, "x37", "37", "60").bishop("islamic", "x37")
    assert declare(silenced, "renaissance") == "too-little-law"


@rule("trade.7")
def test_polymath_counts_for_nothing() -> None:
    scene = Scene().tableau(0, "x37", "x38", "x39", "x40")
    assert scene.icon(0, "polymath") == 4
    for victory in ("renaissance", "imperial", "globalization"):
        assert declare(scene, victory) != ""
        scene.s.agenda.clear()
    assert Scene().tableau(0, "52").icon(0, "patron") == Scene().tableau(0, "52").icon(0, "law") == 1
