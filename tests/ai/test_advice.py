"""Hints and reviews."""

import json
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any

import pytest

from ai.positions import position, twins
from long_run import long_but
from ludoteca.ai import LEVELS, TOOLS, make_bot, make_value_function, styles
from ludoteca.ai.advice.hint import Hint, Reason, hints, show_hint
from ludoteca.ai.advice.review import Curve, review
from ludoteca.ai.levels import make_shown_value, rescale_chance, scale_of, shown_chance, shown_scale
from ludoteca.cli.main import main
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import Game, Match, menu, write_journal
from ludoteca.registry import find


def played(game: Game[Any], level: str, seats: int, seed: int) -> Match:
    m = Match(game, game.complete(seats), seed)
    bots = [make_bot(game, level, seed=seat, simulations=10) for seat in range(seats)]
    while not m.state.over:
        seat = m.state.front[0].seat
        m.act(seat, bots[seat].choose(game, m.state, seat))
    return m


def test_three_choices_with_value_and_reasons(any_game: Game[Any]) -> None:
    s = position(any_game, any_game.seats[0], 3, 30)
    seat = s.front[0].seat
    bot = make_bot(any_game, "knight", seed=1, simulations=30)
    found = hints(any_game, s, seat, 1, bot=bot)
    assert 1 <= len(found) <= 3
    assert len({hint.action for hint in found}) == len(found)
    for hint in found:
        assert hint.action in menu(s, seat)
        assert 0.0 <= hint.value <= 1.0
        for lang in LANGUAGES:
            words = Texts(lang, any_game.package, strict=True)
            for reason in show_hint(any_game, s, seat, hint)["reasons"]:
                assert words.tell(reason["key"], reason["args"])


def test_a_hint_tells_nothing_the_seat_does_not_know(any_game: Game[Any]) -> None:
    s = position(any_game, any_game.seats[0], 3, 30)
    seat = s.front[0].seat
    shown = []
    for twin in (s, *twins(any_game, s, seat)):
        bot = make_bot(any_game, "knight", seed=1, simulations=20)
        shown.append([show_hint(any_game, twin, seat, hint) for hint in hints(any_game, twin, seat, 1, bot=bot)])
    assert shown[0] == shown[1] == shown[2]


def test_who_is_not_asked_gets_no_hint(parley: Game[Any]) -> None:
    assert hints(parley, position(parley, 2, 1, 0), 1, 1, 10) == []


def test_the_reason_of_a_trade_is_its_coins(parley: Game[Any]) -> None:
    s: Any = position(parley, 2, 1, 0)
    bot = make_bot(parley, "planner", seed=1, simulations=50)
    for hint in hints(parley, s, 0, 1, count=9, bot=bot):
        if hint.action.verb == "trade":
            assert hint.reasons[0].term == "coins"
            assert hint.reasons[0].amount == pytest.approx(round(hint.reasons[0].amount))
            assert hint.reasons[0].amount > 0
            break
    else:
        pytest.fail("there was nothing to trade")


def test_reasons_in_words() -> None:
    texts = Texts("en", "ludoteca.games.parley", names=["Ada", "Bo"], strict=True)

    def said(reason: Reason) -> str:
        shown = reason.show(0)
        return texts.tell(shown["key"], shown["args"])

    assert said(Reason("coins", 0, 3.0, 1.0)).endswith("+3")
    assert said(Reason("coins", 0, -2.02, -1.0)).endswith("−2")
    assert "Bo" in said(Reason("harbours", 1, -1.0, 1.0))
    assert "4" not in said(Reason("coins", 0, 0.4, 1.0))


def test_a_winning_choice_says_so(parley: Game[Any]) -> None:
    s = position(parley, 2, 1, 0)
    shown = show_hint(parley, s, 0, Hint(menu(s, 0)[0], 0.99, True, []))
    assert shown["reasons"] == [{"key": "hint-wins", "args": {}}]
    assert shown["chance"] == 99


def test_the_curve_ends_with_the_winner(parley: Game[Any]) -> None:
    m = played(parley, "squire", 3, 4)
    curve = Curve(m)
    assert len(curve.chances) == len(m.lines) + 1
    for row in curve.chances:
        assert sum(row) == pytest.approx(1.0)
    winners = [seat for seat, place in enumerate(m.state.places) if place == 1]
    assert sum(curve.chances[-1][seat] for seat in winners) > 0.95


def test_turning_points_are_the_greatest_changes_from_round_to_round(parley: Game[Any]) -> None:
    m = played(parley, "squire", 2, 6)
    curve = Curve(m)
    points = curve.turning_points(4)
    assert points == sorted(points) and len(points) == 4

    def swing(turn: int) -> float:
        return max(abs(a - b) for a, b in zip(*curve.around(turn), strict=True))

    turns = [curve.turn_of(i) for i in points]
    assert all(b - a >= 2 for a, b in pairwise(turns))
    far = [t for t in range(len(curve.turns)) if all(abs(t - other) >= 2 for other in turns)]
    real = [t for t in far if any(i in curve.choices for i in curve.turns[t])]
    assert min(swing(t) for t in turns) >= max(swing(t) for t in real)


def test_a_round_takes_away_who_has_just_moved(parley: Game[Any]) -> None:
    """Two seats that win and lose the same in turn: the chances swing with every action, the rounds do not."""
    curve = Curve(played(parley, "novice", 2, 3))
    curve.turns = [[i] for i in range(6)]
    curve.chances = [[0.5, 0.5], *([[0.7, 0.3], [0.5, 0.5]] * 3)]
    before, after = curve.around(2)
    assert before == pytest.approx([0.6, 0.4]) and after == pytest.approx([0.6, 0.4])
    assert len(curve.rounds()) == 7
    assert curve.rounds()[-1] == [0.5, 0.5]


def test_a_blunder_gets_a_better_choice(parley: Game[Any]) -> None:
    """Random play leaves harbours unclaimed: some of its turning points had a better choice, and that one was
    possible."""
    m = played(parley, "random", 2, 9)
    found = review(m, 8, 1, None, 80)
    better = [p for p in found["points"] if p["better"] is not None]
    assert better
    for p in better:
        s = m.state_at(p["line"] - 1)
        assert p["better"]["do"] != p["choice"]["do"]
        assert p["better"]["chance"] >= p["better"]["instead_of"]
        assert menu(s, "ABC".index(p["seat"]))
    assert len(found["curve"]) == len(m.lines) + 1


@pytest.mark.parametrize("lang", long_but(LANGUAGES, "en"))
def test_the_commands(parley: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    file = tmp_path / "a.game"
    file.write_text(write_journal(played(parley, "novice", 2, 3)))
    assert main(["hint", str(file), "--at", "0", "--ms", "20", "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["hint", str(file), "--at", "0", "--ms", "20", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["hints"]) == 3
    assert main(["review", str(file), "--points", "2", "--ms", "20", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "review-" not in out and "hint-" not in out
    assert main(["hint", str(file), "--at", "9999"]) == 2


def test_every_level_has_a_name_and_a_character() -> None:
    for lang in LANGUAGES:
        words = Texts(lang, strict=True)
        for level in (*LEVELS, *TOOLS):
            assert words.say(f"bot-{level}") != words.say(f"bot-{level}-about")


def test_every_style_has_a_name_and_a_character(any_game: Game[Any]) -> None:
    for lang in LANGUAGES:
        words = Texts(lang, any_game.package, strict=True)
        for style in styles(any_game):
            assert words.say(f"style-{style}") != words.say(f"style-{style}-about")


def test_chances_for_people_keep_their_order_and_an_equal_share() -> None:
    anno = find("anno_1452")
    assert shown_scale(anno) > scale_of(anno)
    for seats in anno.seats:
        told = [rescale_chance(anno, chance / 100, seats) for chance in range(101)]
        assert told == sorted(told)
        assert (told[0], told[100]) == (0.0, 1.0)
        assert rescale_chance(anno, 1 / seats, seats) == pytest.approx(1 / seats)
    lead = 2 * shown_scale(anno)
    assert rescale_chance(anno, 1 / (1 + exp(-lead / scale_of(anno))), 2) == pytest.approx(1 / (1 + exp(-2)))


def test_a_search_chance_on_the_scale_for_people_is_what_the_teller_says() -> None:
    """With two seats nothing is lost on the way."""
    anno = find("anno_1452")
    s = position(anno, 2, 3, 80)
    for seat in range(2):
        searched = make_value_function(anno).chances(s)[seat]
        assert rescale_chance(anno, searched, 2) == pytest.approx(make_shown_value(anno).chances(s)[seat])


def test_a_sure_win_is_described_as_one() -> None:
    anno = find("anno_1452")
    s = position(anno, 2, 3, 80)
    a = menu(s, s.front[0].seat)[0]
    assert show_hint(anno, s, s.front[0].seat, Hint(a, 0.99, True, []))["chance"] == 99
    told = round(100 * rescale_chance(anno, 0.99, 2))
    assert show_hint(anno, s, s.front[0].seat, Hint(a, 0.99, False, []), "knight")["chance"] == told < 99


def test_a_chance_foretold_from_whole_games_is_shown_as_it_is() -> None:
    """Prince predicts it in Anno 1452, knight does not."""
    anno = find("anno_1452")
    assert shown_chance(anno, "prince", 0.8, 2) == 0.8
    assert shown_chance(anno, "knight", 0.8, 2) == rescale_chance(anno, 0.8, 2) < 0.8
