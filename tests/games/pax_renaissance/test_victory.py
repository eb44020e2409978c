"""The victory cards, bankruptcy, and the progress shown to the table."""

from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.constants import CATHOLIC, REFORMIST
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.rules.victory import supreme
from ludoteca.games.pax_renaissance.vocabulary import LAND
from ludoteca.testing import rule

LAWS = ("38", "64", "65", "68", "69", "71", "78", "81")
DISCOVERIES = ("42", "44", "46", "49", "x43", "x45", "x46")


def declare(scene: Scene, victory: str, seat: int = 0, actions: int = 2) -> str:
    """Try to declare an active card: "" if it works, else the reason."""
    scene.active(victory).turn(seat, actions)
    if scene.can(f"declare {victory}"):
        scene.do(f"declare {victory}")
        assert scene.s.over == victory
        assert scene.s.places[seat] == 1 and scene.s.places.count(1) == 1
        return ""
    return scene.refused(f"declare {victory}")


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


def faithful(prestige: tuple[int, ...], bishops: tuple[int, int, int] = (3, 1, 1)) -> Scene:
    """Catholic Papal States with a white knight; so much catholic prestige per seat; so many bishops per religion."""
    cards = iter(["29", "31", "35", "36", "40", "57", "77", "x32"])
    scene = Scene(start=False).put("venice", "catholic_knight")
    for seat, count in enumerate(prestige):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    spare = iter(["53", "55", "56", "60", "61", "62", "63", "64", "65", "66"])
    for religion, count in zip(("catholic", "reformist", "islamic"), bishops, strict=True):
        for _ in range(count):
            word = next(spare)
            scene.tableau(0, word).bishop(religion, word)
    return scene


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
    assert [need["missing"] for need in needs if need["id"] == "theocracies"] == [0]


@rule("victory.3b")
def test_the_progress_counts_only_theocracies_with_a_majority_of_believers() -> None:
    """One theocracy with one against none, another with one against one: one of them has the majority."""
    scene = faithful((1,)).put("valencia", "catholic_knight").border("aragon-portugal", "islamic_pirate")
    scene.s.face[LAND.number("aragon")] = CATHOLIC
    needs = GAME.standing(scene.s)[0]["victories"][2]["needs"]
    assert [(need["have"], need["missing"]) for need in needs if need["id"] == "theocracies"] == [(1, 1)]


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


def traders(posts: tuple[int, ...], discovery: tuple[int, ...]) -> Scene:
    scene = Scene(start=False)
    borders = iter(["aragon-france", "aragon-papal_states", "aragon-portugal", "byzantium-hungary", "byzantium-mamluk",
                    "england-france", "england-portugal", "france-hre", "hre-hungary", "hre-papal_states",
                    "hungary-ottoman"])  # fmt: skip
    cards = iter(DISCOVERIES)
    for seat, count in enumerate(posts):
        for _ in range(count):
            scene.border(next(borders), cube(seat))
    for seat, count in enumerate(discovery):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    return scene


@rule("victory.5", "tvictory.1")
def test_globalization_victory() -> None:
    assert declare(traders((5, 3, 1), (2, 1, 0)), "globalization") == ""
    assert declare(traders((5, 4, 1), (2, 1, 0)), "globalization") == "too-few-concessions"
    assert declare(traders((5, 3, 1), (1, 1, 0)), "globalization") == "too-little-discovery"
    scene = traders((2, 1, 0), (1, 0, 0)).empire(1, "mamluk").repress("mamluk", cube(0), 3)
    assert declare(scene, "globalization") == "too-few-concessions"


def lawful(republics: tuple[int, ...], laws: tuple[int, ...]) -> Scene:
    scene = Scene(start=False)
    lands = iter(["portugal", "france", "byzantium"])  # no law icon on these republics
    cards = iter(LAWS)
    for seat, count in enumerate(republics):
        for _ in range(count):
            scene.empire(seat, next(lands), republic=True)
    for seat, count in enumerate(laws):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    return scene


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


# ---- bankruptcy ----


def poor(option: bool, seats: int = 3) -> Scene:
    """Seat 1 owns one concession on England-France and nothing else."""
    scene = Scene(seats, start=False).border("england-france", cube(1)).border("france-hre", cube(0))
    scene.florins(5, 0).hand(0, "45").border("mamluk-ottoman", cube(2) if seats > 2 else "")
    scene.s.bankruptcy = option
    return scene.turn()


@rule("option.2")
def test_bankruptcy() -> None:
    scene = poor(True).do("play 45", "raid reformist_pirate england-france")
    assert scene.s.out == [False, True, False] and scene.s.over == ""
    assert poor(False).do("play 45", "raid reformist_pirate england-france").s.out == [False] * 3
    safe = poor(True).hand(1, "53").do("play 45", "raid reformist_pirate england-france")
    assert safe.s.out == [False] * 3
    scene = poor(True, 2).do("play 45", "raid reformist_pirate england-france")
    assert scene.s.over == "bankruptcy" and scene.s.places == [1, 2]


# ---- what the table shows ----


@rule("tvictory.1", "victory.1")
def test_standing_says_what_is_missing() -> None:
    scene = Scene(start=False).empire(0, "england").empire(1, "france").active("imperial")
    imperial = GAME.standing(scene.s)[0]["victories"][1]
    assert imperial["id"] == "imperial" and imperial["active"] and not imperial["met"]
    assert imperial["needs"] == [
        {"id": "kings", "text": "counter-kings", "have": 1, "other": 1, "lead": 2, "missing": 2}
    ]
    assert GAME.standing(scene.s)[0]["imperial"] == 33
    scene.empire(0, "aragon").empire(0, "portugal")
    assert GAME.standing(scene.s)[0]["imperial"] == 100
    assert GAME.standing(scene.s)[0]["victories"][1]["missing"] == 0
    assert GAME.standing(scene.s)[0]["victories"][1]["met"]


@rule("victory.3")
def test_standing_names_the_nearest_religion() -> None:
    holy = GAME.standing(faithful((3, 2, 2)).s)[0]["victories"][2]
    assert holy["met"] and holy["missing"] == 0 and holy["religion"] == "catholic" and holy["supreme"]
    other = GAME.standing(faithful((3, 3, 0)).s)[0]["victories"][2]
    assert not other["met"] and other["missing"] == 1


@rule("victory.5")
def test_the_judgement_of_a_position_prefers_progress() -> None:
    evaluator = GAME.evaluator()
    near = traders((5, 3, 1), (2, 1, 0)).active("globalization")
    far = traders((3, 3, 1), (0, 1, 0)).active("globalization")
    for style in evaluator.styles:
        assert len(evaluator.styles[style]) == len(evaluator.terms) == len(evaluator.measure(near.s, 0))
        assert evaluator.value(near.s, 0, style) > evaluator.value(far.s, 0, style)
    near.turn()
    assert evaluator.prior(near.s, 0, near.s.menus[0][-1]) < 1.0


@rule("option.2")
def test_any_florin_concession_or_card_saves_from_bankruptcy() -> None:
    def asset(kind: str) -> Scene:
        scene = Scene(3, start=False).florins(5, 1 if kind == "florin" else 0)
        if kind == "concession":
            scene.border("aragon-france", cube(1))
        elif kind == "hand":
            scene.hand(1, "53")
        elif kind in ("west", "east"):
            scene.tableau(1, "53" if kind == "west" else "93")
        elif kind == "maid":
            scene.maid(1, "73")
        elif kind == "serf":
            scene.empire(0, "france").repress("france", cube(1))
        scene.s.bankruptcy = True
        return scene.turn().do("pass")

    for kind in ("florin", "concession", "hand", "west", "east", "maid"):
        assert asset(kind).s.out == [False] * 3, kind
    for kind in ("", "serf"):
        assert asset(kind).s.out == [False, True, False], kind


@rule("option.2")
def test_the_last_players_may_fail_together() -> None:
    scene = Scene(3, start=False).tableau(0, "31").empire(1, "portugal").florins(0, 0)
    scene.s.out[2] = True
    scene.s.bankruptcy = True
    scene.turn().do("operations west", "use 31 behead", "behead portugal")
    assert scene.s.over == "bankruptcy_together" and scene.s.places == [1, 1, 3]


@rule("option.2", "turn.6")
def test_who_fails_in_the_own_turn_is_asked_nothing_more() -> None:
    scene = Scene(3, start=False).tableau(0, "34").florins(0)
    scene.s.bankruptcy = True
    for row, cards in enumerate((("53", "55", "56", "58", "59", "60"), ("93", "94", "95", "96", "97", "98"))):
        for column, card in enumerate(cards):
            scene.market(row, column, card)
    scene.turn().do("operations west", "use 34 behead", "behead 34")
    assert scene.s.out == [True, False, False] and scene.asked == 1 and scene.step == "Act"


def ruined() -> Scene:
    """Seat 1 is out of the game; one of its serfs was freed onto England-France."""
    scene = Scene(3, start=False).border("england-france", cube(1)).florins(5, 0)
    scene.s.bankruptcy = True
    scene.s.out[1] = True
    return scene


@rule("option.2", "fair.5b")
def test_nobody_earns_for_a_player_out_of_the_game() -> None:
    scene = ruined().open("spice_islands", "trebizond").market(0, 0, "53", 3).turn().do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    assert scene.cash(1) == 0 and scene.s.purse[0] == 5


@rule("option.2", "tax.3")
def test_the_taxing_player_levies_for_a_player_out_of_the_game() -> None:
    scene = ruined().tableau(0, "54").operate().do("use 54 tax", "tax england-france england")
    assert scene.on("england-france") == "" and scene.step == "TaxLevy" and scene.asked == 0
    assert scene.menu() == ["levy catholic_rook london", "levy catholic_knight bordeaux"]


@rule("trade.8", "card.x7", "card.x36", "card.x6", "card.x40b", "card.x41b")
def test_the_log_tells_which_abilities_a_declared_victory_rests_on() -> None:
    def told(scene: Scene, victory: str) -> list[tuple[int, str]]:
        assert declare(scene, victory) == ""
        return [(e.args[0], e.rule) for e in scene.s.log or [] if e.key == "ability"]

    assert told(lawful((0,), (3,)).tableau(0, "x7"), "renaissance") == [(0, "card.x7")]
    assert told(lawful((1,), (1, 0)).tableau(0, "x36", "37"), "renaissance") == [(0, "card.x36")]
    assert told(lawful((1,), (3,)).tableau(0, "x36").bishop("islamic", "x36"), "renaissance") == []
    assert told(traders((4, 0), (1, 0)).tableau(0, "x6", "37"), "globalization") == [(0, "card.x6")]
    holy = faithful((3, 2, 2)).tableau(1, "x40").tableau(2, "x41")
    assert told(holy, "holy") == [(1, "card.x40b"), (2, "card.x41b")]
