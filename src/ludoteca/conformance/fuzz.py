"""Many random games with the laws checked; a failure is kept as a journal."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.conformance.goals import enricher
from ludoteca.conformance.random_play import CURIOUS, RICH, Fault, Memory, Run
from ludoteca.conformance.tally import KEPT_PROBLEMS, Tally
from ludoteca.conformance.text_laws import Seen
from ludoteca.kernel import (
    Game,
    Match,
    Quick,
    Setup,
    SetupError,
    act,
    opening_seed,
    write_action,
    write_journal,
    write_position,
)

RANGE = 50  # so many games are played in a row by one process, whatever the number of processes
CPU_SECONDS_PER_GAME = 300.0


class Plan:
    """What to play: everything a worker needs, as plain data."""

    def __init__(
        self,
        game: str,
        seats: list[int],
        games: int,
        seed: str,
        every: int = 24,
        options: dict[str, str] | None = None,
        all_options: bool = False,
        dump: str = "",
        match_every: int = 20,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.seed = seed
        self.every = every  # the laws are checked at about every so many decisions
        self.options = options or {}
        self.all_options = all_options
        self.dump = dump
        self.match_every = match_every  # one game in so many is played as people play it: undo, journal, forced choices


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Turn an endless loop in the rules into an error."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError(f"one game took more than {seconds:.0f} seconds of the processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def random_options(game: Game[Any], seats: int, quick: Quick) -> Setup:
    """A mix of options that may be played."""
    for _ in range(100):
        chosen = {o.id: o.values[quick.below(len(o.values))] for o in game.options}
        try:
            return game.complete(seats, chosen)
        except SetupError:
            continue
    return game.complete(seats)


def play_range(plan: Plan, first: int, last: int) -> Tally:
    """Games number `first` to `last` - 1 of the plan. Each has its own seed; what is new is judged within the range
    alone, so it does not matter who plays which."""
    game = registry.find(plan.game)
    tally, memory = Tally(), Memory()
    for index in range(first, last):
        play_number(game, plan, index, tally, memory)
    return tally


def play_number(
    game: Game[Any], plan: Plan, index: int, tally: Tally, memory: Memory, seen: Seen | None = None
) -> None:
    seats = plan.seats[index % len(plan.seats)]
    seed = opening_seed(f"{plan.seed} {index}")
    quick = Quick(seed & 0xFFFFFF)
    setup = random_options(game, seats, quick) if plan.all_options else game.complete(seats, plan.options)
    tally.games += 1
    for key, value in setup.options.items():
        tally.options[f"{key}={value}"] += 1
    run = Run(game, setup, seed, quick, plan.every, tally, memory)
    run.seen = seen
    as_people = index % plan.match_every == plan.match_every - 1
    if run.way == RICH and (as_people or enricher(game) is None):  # a match begins with its set-up
        run.way = CURIOUS
    tally.ways[run.way] += 1
    try:
        with cpu_limit(CPU_SECONDS_PER_GAME):
            if as_people:
                run.play_as_people_do()
            else:
                run.play()
    except Fault as fault:
        note(plan, run, index, fault.kind, fault.words)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        words = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno} in {where.name})"
        note(plan, run, index, "crashes", words)


def note(plan: Plan, run: Run, index: int, kind: str, words: str) -> None:
    tally = run.tally
    tally.faults[kind] += 1
    if len(tally.problems) >= KEPT_PROBLEMS:
        return
    problem: dict[str, Any] = {
        "kind": kind,
        "what": words,
        "game": index,
        "seats": run.setup.seats,
        "options": run.setup.options,
        "seed": f"{run.seed:x}",
        "decision": len(run.record),
    }
    if run.record:
        seat, a = run.record[-1]
        problem["last"] = f"{seat} {write_action(run.game, a)}"
    if plan.dump:
        problem["journal"] = dump(plan, run, index, kind)
    tally.problems.append(problem)


def dump(plan: Plan, run: Run, index: int, kind: str) -> str:
    """Write the game up to what went wrong as a journal; empty if it did not even begin."""
    if run.way == RICH:
        return dump_position(plan, run, index, kind)
    try:
        m = Match(run.game, run.setup, run.seed)
    except Exception:
        return ""
    for seat, a in run.record:
        before = m.state.copy()
        try:
            m.step(seat, a, False)
        except Exception:
            m.state = before  # the action that fails is not part of the journal, the report names it
            break
    return keep(plan, f"{run.game.id}-{kind}-{plan.seed}-{index}.journal", write_journal(m))


def dump_position(plan: Plan, run: Run, index: int, kind: str) -> str:
    """A game that did not begin with its set-up has no journal: the position before the action that went wrong is
    kept."""
    s = run.begin()
    for seat, a in run.record[:-1]:
        act(run.game, s, seat, a)
    return keep(plan, f"{run.game.id}-{kind}-{plan.seed}-{index}.position", write_position(run.game, s))


def keep(plan: Plan, name: str, text: str) -> str:
    folder = Path(plan.dump)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def fuzz(plan: Plan, jobs: int = 1, progress: Callable[[Tally], bool] | None = None) -> Tally:
    """Play the plan. `progress` is called now and then and can stop the run by returning False."""
    tally = Tally()
    ranges = [(i, min(i + RANGE, plan.games)) for i in range(0, plan.games, RANGE)]
    if jobs == 1:
        for first, last in ranges:
            tally.add(play_range(plan, first, last))
            if progress is not None and not progress(tally):
                break
        return tally
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_range, plan, first, last) for first, last in ranges}
        for done in as_completed(waiting):
            if done.cancelled():
                continue
            tally.add(done.result())
            if progress is not None and not progress(tally):
                pool.shutdown(wait=False, cancel_futures=True)
                break
    return tally
