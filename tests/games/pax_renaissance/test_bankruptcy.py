"""Bankruptcy, and the progress shown to the table."""

from games.pax_renaissance.scene import Scene, cube
from games.pax_renaissance.victories import declare, faithful, lawful, traders
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.testing import rule

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
