"""The end of the game, and what follows an Evaluation."""

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asking,
    can,
    do,
    fill,
    hand,
    lay,
    place,
    put,
    refused,
    region,
    settled,
    started,
    table,
    told,
    turn,
)
from games.anno_1452.evaluations import evaluation, names, pass_all
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.coronation import NewOrder
from ludoteca.games.anno_1452.rules.early import EndEarly, refuse_propose
from ludoteca.games.anno_1452.rules.end import FinalCount, victory_points
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, Evaluation, final_phases, usual_phases
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.kernel import playout
from ludoteca.testing import rule

# End


@rule("end.1")
def test_the_final_year() -> None:
    s = table(2, "1440", 3)
    ask(s, Evaluation())
    assert s.row == YEARS["1452"]
    pass_all(s)
    assert s.over == "emperor"
    assert refused(s, A, "pass") == "game-over"


@rule("end.2", "actions.6")
@pytest.mark.parametrize(
    ("end", "epochs", "year"), [("short", 8, "1378"), ("medium", 10, "1410"), ("full", 13, "1452")]
)
def test_three_lengths(end: str, epochs: int, year: str) -> None:
    s = started(2, 3, end=end)
    assert s.last_row == YEARS[year]
    playout(GAME, s, 5, 6000)
    assert s.over == "emperor"
    assert told(s).count("evaluation") == epochs
    assert s.row == YEARS[year]


@rule("end.3")
def test_the_final_evaluation() -> None:
    s = table(2, "1440", 3)
    s.expert = s.market_on = True
    hand(s, A, "special-handsalbe-1", "special-kundschafter-1", "special-landesausbau-1")
    assert names(final_phases()) == [
        "Windows",
        "Income",
        "Windows",
        "Dues",
        "Windows",
        "PrestigePhase",
        "EndMarriages",
        "FinalCount",
    ]
    ask(s, Evaluation())
    deck = len(s.deck)
    assert asking(s) == "Window"
    assert refused(s, A, "special special-kundschafter-1") == "no-draw-at-end"
    for _ in range(2):
        do(s, A, "pass")
        do(s, B, "pass")
    assert refused(s, A, "special special-handsalbe-1") == "wrong-window"
    do(s, A, "special special-landesausbau-1", "build tirol")
    assert s.estates(A) == 1
    assert len(s.deck) == deck


@rule("end.4", "marriage.12")
def test_marriages_end_before_the_count() -> None:
    s = table(2, "1440", 3)
    lay(s, s.married[A], "marriage-tirol")
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    s.gold = [0, 0]
    ask(s, Evaluation())
    pass_all(s)
    assert s.scores[A] == 10 + 1 - 1  # most Principalities +1, then the married card and its point go
    assert s.principalities(A) == 0


@rule("end.5", "end.6", "end.7", "end.8", "end.9", "end.10")
def test_the_sum_of_victory_points() -> None:
    s = table(2)
    for where in ("tirol", "tirol", "kaernten", "kaernten", "maehren", "maehren", "pfalz", "pfalz"):
        put(s, A, where)
    put(s, A, "sachsen", city=True, citizens=4)
    s.city[place("tirol-1")] = s.city[place("kaernten-1")] = 1
    for _ in range(3):
        s.put_citizen(place("tirol-1"))
    settled(s)
    s.gold[A] = 59
    s.prestige[A] = 14
    assert (s.estates(A), s.citizens_of(A), s.cities(A), s.principalities(A)) == (9, 7, 3, 4)
    assert victory_points(s, A) == 9 + 3 + 3 + 4 + 5 + 14 == 38


@rule("end.6", "end.9")
def test_halves_and_coins_are_rounded_down() -> None:
    s = table(2)
    s.prestige[A] = 0
    s.gold[A] = 9
    put(s, A, "sachsen", citizens=1)
    assert victory_points(s, A) == 1


@rule("end.10")
def test_a_point_per_prestige() -> None:
    s = table(2)
    s.gold[A] = 0
    s.prestige[A] = 20
    assert victory_points(s, A) == 20


@rule("end.11")
def test_the_winner_is_emperor_and_ottokar_is_not_counted() -> None:
    s = table(3)
    fill(s, OTTOKAR, 16)
    s.gold = [380 - 200, 150, 100]
    s.prestige = [20, 20, 20]
    ask(s, FinalCount())
    assert s.scores == [38, 35, 30]
    assert s.places == [1, 2, 3]
    assert s.over == "emperor"


@rule("end.12")
@pytest.mark.parametrize(
    ("prestige", "gold", "places"),
    [((14, 13), (0, 10), [1, 2]), ((14, 14), (5, 7), [2, 1]), ((14, 14), (7, 7), [1, 1])],
)
def test_a_final_tie(prestige: tuple[int, int], gold: tuple[int, int], places: list[int]) -> None:
    s = table(2)
    s.prestige = list(prestige)
    s.gold = list(gold)
    ask(s, FinalCount())
    assert s.scores[0] == s.scores[1]
    assert s.places == places


@rule("end.13")
def test_ending_early_by_consent_of_all() -> None:
    s = table(3, "1346", 1)
    s.early_end = True
    turn(s, B)
    do(s, B, "propose-end")
    do(s, C, "agree")
    do(s, A, "agree")
    assert s.last_row == YEARS["1378"]
    assert asking(s) == "Turn"
    assert not can(s, B, "propose-end")


@rule("end.13")
def test_one_refusal_is_enough() -> None:
    s = table(3, "1346", 1)
    s.early_end = True
    turn(s, B)
    do(s, B, "propose-end")
    do(s, C, "agree")
    do(s, A, "disagree")
    assert s.last_row == YEARS["1452"]
    assert refused(s, B, "propose-end") == "proposed-already"


@rule("end.13", "end.1")
def test_the_last_epoch_ends_anyway() -> None:
    s = table(3, "1440", 1)
    s.early_end = True
    turn(s, B)
    assert refused(s, B, "propose-end") == "ends-anyway"
    s = table(3, "1438", 1)
    s.early_end = True
    turn(s, B)
    assert can(s, B, "propose-end")


@rule("end.13")
def test_inside_an_evaluation_the_next_epoch_is_played() -> None:
    s = evaluation(2, "1346")
    s.early_end = True
    ask(s, Window(A, 4))
    do(s, A, "propose-end")
    do(s, B, "agree")
    assert s.last_row == YEARS["1378"]
    assert s.row == YEARS["1346"]


@rule("end.14")
@pytest.mark.parametrize(("year", "key"), [("1292", "too-early-to-end"), ("1298", "too-early-to-end"), ("1308", None)])
def test_never_fewer_than_six_epochs(year: str, key: str | None) -> None:
    s = table(2, year, 1)
    s.early_end = True
    no = refuse_propose(s, A)
    assert (no.key if no else None) == key
    if key is None:
        ask(s, EndEarly())
        assert s.last_row == YEARS["1314"]


@rule("end.13")
def test_without_the_option_nobody_may_propose() -> None:
    s = table(2, "1346", 1)
    turn(s, A)
    assert refused(s, A, "propose-end") == "not-in-menu"


@rule("evaluation.2", "prestige.11")
def test_marriages_end_between_phases_four_and_five() -> None:
    phases = names(usual_phases(evaluation(3)))
    assert phases.index("PrestigePhase") < phases.index("EndMarriages") < phases.index("Coronation")
    assert EndMarriages.rule == "marriage.12"


@rule("evaluation.1", "event.3")
def test_each_evaluation_begins_with_a_clean_slate() -> None:
    s = table(2, "1292", 3)
    s.event_seen = s.vacant = s.crowned = True
    s.special_used = [1, 1]
    s.bribes = [2, 0]
    s.spared = [1, 0]
    ask(s, Evaluation())
    assert (s.event_seen and not told(s).count("event-drawn"), s.vacant) == (False, False)
    assert s.special_used == s.bribes == s.spared == [0, 0]
    assert s.phase == 2
    assert isinstance(s.front[0], Window)
    assert Windows(0).window == s.front[0].window


@rule("actions.1", "evaluation.2")
def test_after_phase_six_the_next_epoch_begins() -> None:
    s = evaluation(2)
    ask(s, NewOrder(), ActionRound(1))
    assert (s.column, s.phase) == (1, 0)
    assert asking(s) == "Turn"
