"""The fuzzer: what goes wrong is counted, told and kept as a journal that can be replayed."""

from pathlib import Path

import pytest

from conformance.bags import Turn
from conformance.faulty import BagGame
from ludoteca import registry
from ludoteca.conformance.fuzz import PIECE, RANGE, Plan, cpu_limit, fuzz, gaps, play_number, play_range
from ludoteca.conformance.random_play import ANY, CURIOUS, RICH, VERBS, Memory, Run
from ludoteca.conformance.record import NotTheSameRun, Record
from ludoteca.conformance.tally import Tally
from ludoteca.kernel import Action, Quick, act, menu, offer, read_action, read_journal, read_position


def fuzz_bag(fault: str, folder: Path, games: int = 12) -> Tally:
    tally, memory = Tally(), Memory()
    plan = Plan("bag", [2, 3], games, "test", every=2, dump=str(folder))
    for index in range(games):
        play_number(BagGame(fault), plan, index, tally, memory)
    return tally


def test_a_crash_is_kept_as_a_journal_up_to_the_action_that_failed(tmp_path: Path) -> None:
    tally = fuzz_bag("crash", tmp_path)
    assert tally.faults["crashes"] == len(tally.problems) > 0
    assert all("IndexError: no such stone" in problem["what"] for problem in tally.problems)
    ended = [p for p in tally.problems if p.get("last", "").endswith("draw")]
    problem = next(p for p in ended if p["journal"].endswith(".journal"))
    text = Path(problem["journal"]).read_text()
    assert read_journal(BagGame("crash"), text).seq == problem["decision"] - 1


def test_a_broken_law_is_kept_as_a_journal_too(tmp_path: Path) -> None:
    tally = fuzz_bag("dead end", tmp_path)
    problem = next(p for p in tally.problems if p["journal"].endswith(".journal"))
    assert problem["kind"] == "dead_ends"
    m = read_journal(BagGame("dead end"), Path(problem["journal"]).read_text())
    assert not m.state.front
    assert not m.state.over


def test_the_same_plan_finds_the_same(tmp_path: Path) -> None:
    one, two = fuzz_bag("two places", tmp_path), fuzz_bag("two places", tmp_path)
    assert one.report() == two.report()


def test_counts_add_up(tmp_path: Path) -> None:
    one, two = fuzz_bag("fair", tmp_path, 4), fuzz_bag("fair", tmp_path, 12)
    both = Tally()
    both.add(one)
    both.add(two)
    assert both.games == 16
    assert both.decisions == one.decisions + two.decisions
    assert both.verbs["draw"] == one.verbs["draw"] + two.verbs["draw"]
    assert both.longest == max(one.longest, two.longest)


def test_rules_that_run_for_ever_are_stopped() -> None:
    with pytest.raises(TimeoutError), cpu_limit(0.05):
        while True:
            pass


def test_a_game_from_a_rich_position_keeps_the_position_before_what_went_wrong(tmp_path: Path) -> None:
    tally = fuzz_bag("dead end", tmp_path, 24)
    problem = next(p for p in tally.problems if p["journal"].endswith(".position"))
    s = read_position(BagGame("dead end"), Path(problem["journal"]).read_text())
    seat, _, text = problem["last"].partition(" ")
    a = read_action(BagGame(), text)
    assert a in menu(s, int(seat))
    act(BagGame("dead end"), s, int(seat), a)
    assert not s.front and not s.over


def test_games_are_played_in_every_way(tmp_path: Path) -> None:
    tally = fuzz_bag("fair", tmp_path, 40)
    assert set(tally.ways) == {ANY, VERBS, CURIOUS, RICH}
    assert sum(tally.ways.values()) == tally.games == 40
    assert tally.report()["ways"] == dict(tally.ways.most_common())


def picks(way: str, choices: list[Action], times: int) -> list[Action]:
    game = BagGame()
    run = Run(game, game.complete(2), 1, Quick(5), 2, Tally(), Memory())
    run.way = way
    return [run.pick(Turn(0), choices) for _ in range(times)]


def test_curious_play_takes_every_verb_and_of_it_what_was_taken_least() -> None:
    shows = [Action("show", (stone,)) for stone in range(6)]
    chosen = picks(CURIOUS, [Action("draw"), *shows], 200)
    draws = chosen.count(Action("draw"))
    assert 70 < draws < 130
    counts = [chosen.count(a) for a in shows]
    assert max(counts) - min(counts) <= 1
    assert sum(counts) + draws == 200


def test_what_is_new_is_judged_question_by_question() -> None:
    memory = Memory()
    wait, draw = Action("wait"), Action("draw")
    memory.note("Turn", wait)
    assert memory.newest("Turn", [wait, draw]) == [draw]
    assert memory.newest("Confirm", [wait, draw]) == [wait, draw]


@pytest.mark.parametrize("way", [VERBS, CURIOUS])
def test_offers_are_chosen_by_their_terms_first(way: str) -> None:
    """One offer of peace is chosen as often as three of gold."""
    game = registry.find("anno-1452")
    run = Run(game, game.complete(3), 1, Quick(5), 2, Tally(), Memory())
    run.way = way
    s = run.begin()
    gold = [offer(1, [(0, n)], []) for n in (1, 2, 3)]
    peace = offer(1, [], [], (0, 4))
    chosen = [run.pick_deal(s, 0, [*gold, peace]) for _ in range(200)]
    assert set(chosen) == {*gold, peace}
    assert 80 <= chosen.count(peace) <= 120


def test_a_range_of_games_can_be_played_again(tmp_path: Path) -> None:
    plan = Plan("parley", [2, 3], 30, "again", every=50, dump=str(tmp_path))
    assert play_range(plan, 10, 20).report() == play_range(plan, 10, 20).report()


WHAT = {"game": "parley", "seed": "long"}


def long_run(games: int, first: int = 0) -> Plan:
    return Plan("parley", [2, 3], games, "long", every=0, first=first)


def test_pieces_are_cut_at_the_same_games_wherever_a_run_begins() -> None:
    assert PIECE % RANGE == 0
    assert long_run(600).pieces(250) == [(0, 250), (250, 500), (500, 600)]
    assert long_run(300, first=250).pieces(250) == [(250, 500), (500, 550)]
    assert long_run(20, first=240).pieces(250) == [(240, 250), (250, 260)]
    assert long_run(10).pieces(250) == [(0, 10)]


def test_a_run_that_was_stopped_goes_on_with_its_record(tmp_path: Path) -> None:
    plan, file = long_run(600), tmp_path / "record"
    whole = fuzz(plan)
    fuzz(plan, progress=lambda tally: False, record=Record(file, WHAT))
    assert Record(file, WHAT).pieces == {(0, 250)}
    with file.open("ab") as out:  # the process was stopped while it wrote
        out.write(b'{"first": 250, "last": 500, "tal')
    played: list[int] = []

    def go_on(tally: Tally) -> bool:
        played.append(tally.games)
        return True

    resumed = fuzz(plan, progress=go_on, record=Record(file, WHAT))
    assert played == [500, 600]
    assert resumed.data() == whole.data()
    assert resumed.too_rare() == whole.too_rare()
    assert fuzz(plan, record=Record(file, WHAT)).data() == whole.data()


def test_a_longer_run_goes_on_with_the_record_of_a_shorter_one(tmp_path: Path) -> None:
    file = tmp_path / "record"
    fuzz(long_run(30), record=Record(file, WHAT))
    assert fuzz(long_run(40), record=Record(file, WHAT)).games == 40
    assert Record(file, WHAT).pieces == {(0, 30), (30, 40)}


def test_what_is_not_done_yet() -> None:
    assert gaps([(0, 250), (250, 500)], []) == [(0, 250), (250, 500)]
    assert gaps([(0, 250), (250, 500)], [(0, 100), (130, 250), (250, 300)]) == [(100, 130), (300, 500)]
    assert gaps([(0, 250)], [(0, 250), (500, 600)]) == []


def test_a_record_of_another_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "record"
    fuzz(long_run(10), record=Record(file, WHAT))
    before = file.read_bytes()
    with pytest.raises(NotTheSameRun):
        Record(file, {**WHAT, "seed": "other"})
    notes = tmp_path / "notes"
    for text in ("shopping", "shopping\nbread\n", '["game"]\n'):
        notes.write_text(text)
        with pytest.raises(NotTheSameRun):
            Record(notes, WHAT)
        assert notes.read_text() == text
    assert file.read_bytes() == before
    for text in ("", '{"game": "par'):  # the process was stopped before the first line was whole
        notes.write_text(text)
        assert Record(notes, WHAT).pieces == set()
        assert notes.read_text() == '{"game": "parley", "seed": "long"}\n'


def test_without_the_laws_that_cost_much_no_position_is_looked_at() -> None:
    tally = play_range(long_run(20), 0, 20)
    assert tally.decisions > 200
    assert tally.worlds == {}
