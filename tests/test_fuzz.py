"""The fuzzer: what goes wrong is counted, told and kept as a journal that can be replayed."""

from pathlib import Path

import pytest

from conformance.faulty import BagGame
from ludoteca.fuzz import Memory, Plan, Tally, cpu_limit, play_number
from ludoteca.kernel import read_journal


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
    problem = next(p for p in tally.problems if p.get("last", "").endswith("draw"))
    text = Path(problem["journal"]).read_text()
    assert read_journal(BagGame("crash"), text).seq == problem["decision"] - 1


def test_a_broken_law_is_kept_as_a_journal_too(tmp_path: Path) -> None:
    tally = fuzz_bag("dead end", tmp_path)
    problem = tally.problems[0]
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
