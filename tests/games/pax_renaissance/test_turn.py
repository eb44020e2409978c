"""The turn and the market."""

import pytest

from games.pax_renaissance.market import end_turn, laid, stalls
from games.pax_renaissance.scene import Scene, fresh
from ludoteca.games.pax_renaissance.data import COLUMNS
from ludoteca.games.pax_renaissance.rules.market import Refill
from ludoteca.games.pax_renaissance.rules.turn import BeginTurn
from ludoteca.games.pax_renaissance.vocabulary import CARD
from ludoteca.testing import rule


def row(scene: Scene, side: int = 0) -> list[str]:
    return [CARD.word(c) for c in scene.s.market[side * COLUMNS : side * COLUMNS + COLUMNS]]


@rule("overview.1", "turn.2")
def test_two_actions_per_turn() -> None:
    scene = fresh(2, 3)
    first = scene.asked
    scene.do("pass", "pass")
    assert scene.step == "Confirm"
    scene.do("confirm")
    assert scene.asked != first and scene.step == "Act"


@rule("overview.1", "turn.2")
def test_a_player_with_nothing_may_still_pass() -> None:
    scene = Scene(start=False).florins(0).turn()
    scene.do("pass", "pass")
    assert scene.step == "Confirm"


@rule("turn.1", "hand.2")
def test_excess_cards_are_discarded_at_the_start_of_the_turn() -> None:
    scene = Scene().hand(0, "53", "55", "56", "60", "77").tableau(0, "70").turn()
    assert scene.step == "Act"
    scene = Scene().hand(0, "53", "55", "56")
    scene.s.then(BeginTurn(0))
    scene.go()
    assert scene.step == "DiscardDown"


@rule("turn.2", "turn.5a", "turn.6")
def test_passing_twice_refills_and_ends_the_turn() -> None:
    scene = fresh(3, 2)
    before = scene.s.market.copy()
    first = scene.asked
    scene.do("pass", "pass", "confirm")
    assert scene.s.market == before and scene.asked == (first + 1) % 3


@rule("turn.3a")
def test_playing_and_buying_may_be_repeated() -> None:
    scene = Scene(start=False).hand(0, "51", "59").turn().do("play 51", "done", "play 59", "done")
    assert scene.west() == ["51", "59"]
    scene = stalls().turn().do("buy 55", "play 55", "forgo", "done")
    assert scene.west() == ["55"]
    scene = Scene(start=False).hand(0, "51", "59").turn().do("sell 51", "sell 59")
    assert scene.cash() == 9


@rule("turn.3b", "ops.7")
def test_once_per_turn_actions() -> None:
    scene = stalls(1).tableau(0, "51", "108").put("vienna", "catholic_rook").put("modon", "reformist_rook").turn()
    scene.do("operations west", "done")
    assert scene.refused("operations west") == "once-per-turn"
    assert scene.can("operations east")
    scene.do("operations east", "done")
    assert scene.step == "Confirm"
    scene = stalls().turn().do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    assert scene.refused("fair west") == "once-per-turn" and scene.can("fair east")


@rule("turn.4", "victory.1")
def test_declaring_is_an_action_of_the_own_turn() -> None:
    scene = Scene(start=False).empire(0, "france").hand(0, "75").active("imperial").turn()
    assert scene.refused("declare imperial") == "too-few-kings"
    scene.do("play 75", "marry england", "forgo", "declare imperial")
    assert scene.s.over == "imperial" and scene.s.places == [1, 2, 2]


@rule("turn.4")
def test_conditions_met_in_another_players_turn_do_nothing() -> None:
    scene = Scene(start=False).empire(0, "france").empire(0, "england").active("imperial").turn(1)
    scene.do("pass")
    assert scene.s.over == "" and scene.refused("declare imperial") == "too-few-kings"


@rule("turn.5a")
def test_cards_slide_with_their_florins() -> None:
    scene = stalls(0, 1, 0, 2, 3).turn()
    scene.s.decks[0] = [scene.fetch("61")]
    scene.s.decks[1] = [scene.fetch("99")]
    scene.s.tops = [1, 1]
    end_turn(scene.do("buy 56"))
    assert row(scene) == ["53", "55", "58", "59", "60", "61"]
    assert laid(scene) == [1, 2, 2, 3, 0, 0]
    assert row(scene, 1) == ["93", "94", "95", "96", "97", "98"]


@rule("turn.5b", "fair.1")
def test_a_comet_that_slides_into_the_fair_space_is_lost() -> None:
    scene = stalls().market(0, 1, "84")
    scene.s.boxes[0].append(CARD.number("55"))
    scene.s.decks = [[scene.fetch("61")], [scene.fetch("99")]]
    scene.s.tops = [1, 1]
    scene.turn().do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    end_turn(scene)
    assert row(scene)[0] == "84" and scene.refused("buy 84") == "fair-card"
    scene.do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    assert scene.gone("84") and not any(scene.s.active)


@rule("turn.5c")
def test_when_one_deck_is_empty_the_other_fills_both_rows() -> None:
    scene = stalls()
    scene.s.decks[1] = [scene.fetch("99"), scene.fetch("100"), scene.fetch("101")]
    scene.s.tops = [0, 3]
    scene.s.comets = [[], []]
    scene.s.gone += [CARD.number(c) for c in ("84", "85", "119", "120")]
    for card in scene.s.gone:
        scene.s.known[card] = -1
    end_turn(scene.turn().do("buy 55", "buy 94"))
    assert row(scene) == ["53", "56", "58", "59", "60", "101"]
    assert row(scene, 1) == ["93", "95", "96", "97", "98", "100"]
    assert scene.s.over == ""


def last_cards(alternative: bool, west: int, gaps: int) -> Scene:
    scene = stalls()
    scene.s.alternative_end = alternative
    scene.s.decks[0] = [scene.fetch(c) for c in ("61", "77")[:west]]
    scene.s.comets = [[], []]
    scene.s.gone += [CARD.number(c) for c in ("84", "85", "119", "120")]
    for card in scene.s.gone:
        scene.s.known[card] = -1
    scene.turn()
    for word in ("55", "94")[:gaps]:
        scene.do(f"buy {word}")
    return end_turn(scene)


@rule("turn.5d", "overview.2", "overview.3")
def test_the_end_by_exhausted_decks() -> None:
    assert last_cards(False, 1, 1).s.over != ""
    assert last_cards(True, 1, 1).s.over == ""
    assert last_cards(True, 1, 2).s.over != ""
    assert last_cards(False, 2, 1).s.over == ""


@rule("overview.2", "tvictory.1")
@pytest.mark.parametrize(
    ("patrons", "florins", "places", "reason"),
    [
        ((3, 3, 2), (4, 7, 20), [2, 1, 3], "patron_florins"),
        ((2, 2, 0), (5, 5, 9), [1, 1, 3], "patron_florins"),
        ((0, 0, 0), (1, 2, 3), [3, 2, 1], "patron_florins"),
        ((1, 2, 0), (9, 0, 3), [2, 1, 3], "patron"),
    ],
)
def test_patron_victory(patrons: tuple[int, ...], florins: tuple[int, ...], places: list[int], reason: str) -> None:
    cards = iter(["37", "60", "83", "x34", "x35", "x36", "x59", "x60"])
    scene = stalls().florins(*florins)
    for seat, count in enumerate(patrons):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    scene.s.comets = [[], []]
    scene.s.gone += [CARD.number(c) for c in ("84", "85", "119", "120")]
    scene.s.then(Refill())
    scene.go()
    assert scene.s.over == reason and scene.s.places == places and scene.s.scores == list(patrons)


@rule("overview.2", "option.2")
def test_a_player_out_of_the_game_has_no_part_in_the_patron_victory() -> None:
    scene = stalls().florins(0, 0, 0)
    scene.s.out[2] = True
    scene.s.comets = [[], []]
    scene.s.gone += [CARD.number(c) for c in ("84", "85", "119", "120")]
    scene.s.then(Refill())
    scene.go()
    assert scene.s.over == "patron_florins" and scene.s.places == [1, 1, 3]


@rule("turn.6", "option.2")
def test_eliminated_players_are_skipped() -> None:
    scene = fresh(3, 2, bankruptcy="yes")
    first = scene.asked
    scene.s.out[(first + 1) % 3] = True
    scene.do("pass", "pass", "confirm")
    assert scene.asked == (first + 2) % 3
