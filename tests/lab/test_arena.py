"""The arena: who plays whom where, what is counted, and going on after an interruption."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.ai import Bot, make_bot
from ludoteca.ai.protocol.foreign import ForeignBot
from ludoteca.ai.strength import wilson
from ludoteca.cli.main import main
from ludoteca.kernel import Game, new
from ludoteca.lab.arena.arena import ENDLESS, NotTheSame, Plan, matrix, play_out, rated, read_bot, run, summary
from ludoteca.lab.arena.page import page
from ludoteca.lab.arena.runner import Cores, Here, make_runner


def plan(parley: Game[Any], bots: list[str], games: int, seats: int | None = None) -> Plan:
    return Plan(parley, bots, games, "test", seats, simulations=10)


def test_line_ups(parley: Game[Any]) -> None:
    assert plan(parley, ["random", "greedy"], 1).line_ups() == [["random", "greedy"]]
    assert plan(parley, ["greedy", "random"], 1, 4).line_ups() == [["greedy", "random", "greedy", "random"]]
    three = plan(parley, ["random", "greedy", "squire"], 1, 2).line_ups()
    assert three == [["random", "greedy"], ["random", "squire"], ["greedy", "squire"]]


def test_seats_rotate_on_common_deals(parley: Game[Any]) -> None:
    records = run(plan(parley, ["random", "greedy", "novice"], 6), Here())
    assert [r["bots"][0] for r in records] == ["random", "greedy", "novice"] * 2
    for bot in ("random", "greedy", "novice"):
        assert sorted(r["bots"].index(bot) for r in records[:3]) == [0, 1, 2]


def test_the_same_seed_gives_the_same_records_on_one_core_or_two(parley: Game[Any]) -> None:
    figures = []
    for runner in (Here(), Cores(2)):
        p = plan(parley, ["random", "squire"], 4)
        records = run(p, runner)
        figures.append([(r["places"], r["scores"], r["decisions"]) for r in records])
    assert figures[0] == figures[1]


def record(bots: list[str], places: list[int], reason: str = "rounds") -> dict[str, Any]:
    n = len(bots)
    return {
        "bots": bots, "places": places, "scores": [0] * n, "reason": reason, "decisions": 10, "deals": 1,
        "moves": [2] * n, "seconds": [0.5] * n, "slowest": [0.4] * n, "late": [0] * n, "failures": [0] * n,
        "line": 0, "number": 0, "actions": [{"sail": 3}] * n,
    }  # fmt: skip


@pytest.mark.parametrize(("limit", "all_late"), [(-1, True), (1_000_000, False)])
def test_answers_over_the_limit_of_their_level_are_counted_without_a_clock(
    parley: Game[Any], limit: int, all_late: bool
) -> None:
    players: list[Bot | ForeignBot] = []
    for seat in range(2):
        bot = make_bot(parley, "greedy", seed=seat, simulations=4)
        bot.budget_ms = limit
        players.append(bot)
    found = play_out(parley, new(parley, parley.complete(2), 5), players, None)
    assert sum(found["moves"]) > 10
    assert found["late"] == (found["moves"] if all_late else [0, 0])


def test_shared_wins_count_as_fractions(parley: Game[Any]) -> None:
    p = plan(parley, ["random", "greedy", "novice"], 2)
    records = [
        record(["random", "greedy", "novice"], [1, 1, 3]),
        record(["greedy", "novice", "random"], [1, 2, 3], "harbours"),
    ]
    found = summary(p, records)
    assert {b["name"]: b["wins"] for b in found["bots"]} == {"random": 0.5, "greedy": 1.5, "novice": 0.0}
    assert {b["name"]: b["share"] for b in found["bots"]} == {"random": 0.25, "greedy": 0.75, "novice": 0.0}
    assert found["equal"] == 0.3333
    assert found["endings"] == {"rounds": 1, "harbours": 1}
    assert found["bots"][1]["won_by"] == {"rounds": 1, "harbours": 1}
    assert found["bots"][0]["seconds_per_move"] == 0.25
    assert (found["length"], found["deals"]) == (10.0, 2)


def test_a_bot_at_several_seats_is_counted_at_each(parley: Game[Any]) -> None:
    p = plan(parley, ["knight", "random", "random", "random"], 1)
    found = summary(p, [record(["knight", "random", "random", "random"], [2, 1, 3, 4])])
    assert [(b["name"], b["wins"], b["games"], b["share"]) for b in found["bots"]] == [
        ("knight", 0.0, 1, 0.0),
        ("random", 1.0, 3, 0.3333),
    ]


def test_wins_are_counted_by_starting_place(parley: Game[Any]) -> None:
    """Seat A wins one game and shares another; the interval is that of 1.5 wins of 2."""
    records = [record(["random", "greedy"], [1, 2]), record(["greedy", "random"], [1, 1])]
    first, second = summary(plan(parley, ["random", "greedy"], 2), records)["starting_places"]
    assert (first["wins"], first["share"]) == (1.5, 0.75)
    assert (second["wins"], second["share"]) == (0.5, 0.25)
    assert first["interval"] == [round(x, 4) for x in wilson(1.5, 2)]


def test_actions_are_the_mean_of_the_games_that_noted_them(parley: Game[Any]) -> None:
    records = [record(["random", "greedy"], [1, 2]) for _ in range(3)]
    records[0]["actions"] = [{"sail": 1, "pass": 4}, {}]
    del records[2]["actions"]  # kept by an older version
    random, greedy = summary(plan(parley, ["random", "greedy"], 3), records)["bots"]
    assert random["actions"] == {"sail": 2.0, "pass": 2.0}
    assert greedy["actions"] == {"sail": 1.5}


def test_a_game_notes_the_free_choices_of_each_seat(parley: Game[Any]) -> None:
    players: list[Bot | ForeignBot] = [make_bot(parley, "random", seed=seat) for seat in range(2)]
    found = play_out(parley, new(parley, parley.complete(2), 5), players, None)
    assert [sum(used.values()) for used in found["actions"]] == found["moves"]
    verbs = {verb for used in found["actions"] for verb in used}
    assert verbs <= set(parley.all_verbs())


def test_matrix_and_ratings() -> None:
    records = [record(["a", "b"], [1, 2]), record(["b", "a"], [2, 1]), record(["a", "b"], [1, 1])]
    assert matrix(["a", "b"], records) == [[None, 0.8333], [0.1667, None]]
    ratings = rated(["a", "b"], records)
    assert ratings["a"].mu > 25 > ratings["b"].mu


def test_going_on_after_an_interruption(parley: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    whole = run(plan(parley, ["random", "greedy"], 6), Here())
    run(plan(parley, ["random", "greedy"], 4), Here(), file)
    text = file.read_text()
    file.write_text(text + '{"line": 0, "num')  # a crash in the middle of writing
    seen: list[int] = []
    again = run(plan(parley, ["random", "greedy"], 6), Here(), file, seen.append)
    assert seen == [5, 6]
    assert [(r["number"], r["places"], r["decisions"]) for r in again] == [
        (r["number"], r["places"], r["decisions"]) for r in whole
    ]
    assert len(file.read_text().splitlines()) == 7


def test_a_file_of_other_games_is_refused(parley: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(plan(parley, ["random", "greedy"], 1), Here(), file)
    with pytest.raises(NotTheSame):
        run(plan(parley, ["random", "novice"], 1), Here(), file)


def test_words_for_bots(parley: Game[Any]) -> None:
    assert read_bot(parley, "prince") == ("prince", "balanced", None)
    assert read_bot(parley, "prince:merchant@50") == ("prince", "merchant", 50)
    assert read_bot(parley, "cmd:./my bot") == ("cmd:./my bot", "", None)
    for wrong in ("king", "prince:lazy", "prince@many"):
        with pytest.raises(ValueError):
            read_bot(parley, wrong)


def test_the_runner_is_chosen_by_the_number_of_processes() -> None:
    assert isinstance(make_runner(1), Here)
    assert isinstance(make_runner(2), Cores)


def test_the_command_prints_json_with_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "parley", "--bots", "random,greedy", "--games", "4", "--seed", "1", "--jobs", "1", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"]) == ("parley", 4)
    for bot in found["bots"]:
        assert {"name", "wins", "share", "interval", "rating"} <= set(bot)
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(4)


@pytest.mark.parametrize("lang", ["en", "it", "pt"])
def test_the_report_in_every_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    words = [
        "arena",
        "parley",
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--jobs",
        "1",
        "--html",
        str(file),
        "--lang",
        lang,
    ]
    assert main(words) == 0
    text = capsys.readouterr().out
    html = file.read_text()
    assert html.count("<svg") == 5
    assert "http" not in html and "src=" not in html  # nothing is fetched from elsewhere
    for shown in (text, html):
        assert "arena-" not in shown and "end-" not in shown  # a key would show where a text is missing


def test_mistakes_are_said_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words in (
        ["--bots", "king"],
        ["--bots", "random", "--games", "0"],
        ["--bots", "cmd:true", "--seats", "2", "--jobs", "1"],
    ):
        assert main(["arena", "parley", *words]) == 2
        assert capsys.readouterr().err.strip().endswith(".")


def test_names_in_a_report_are_escaped() -> None:
    bot = {
        "name": "<b>", "wins": 1.0, "games": 1, "share": 1.0, "interval": [0.2, 1.0], "rating": 25.0, "sigma": 8.0,
        "seconds_per_move": 0.0, "slowest_move": 0.0, "failures": 0, "won_by": {ENDLESS: 1},
        "actions": {"<v>": 1.0},
    }  # fmt: skip
    figures = {
        "games": 1, "seats": 2, "seed": "<s>", "ms": None, "simulations": None, "equal": 0.5, "bots": [bot],
        "endings": {ENDLESS: 1}, "matrix": [[None]],
        "starting_places": [{"wins": 1.0, "share": 1.0, "interval": [0.2, 1.0]}],
    }  # fmt: skip
    html = page(figures, "<t>", lambda key, words: f"{key} {words}", str)
    assert "<b>" not in html and "<s>" not in html and "<t>" not in html and "<v>" not in html
