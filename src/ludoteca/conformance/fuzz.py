"""Many random games with the laws checked; a failure is kept as a journal."""

from __future__ import annotations

import signal
import traceback
from bisect import bisect_left
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.conformance.goals import enricher
from ludoteca.conformance.random_play import CURIOUS, RICH, Fault, Memory, Run, uses_of
from ludoteca.conformance.record import Record
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

RANGE = 50  # what is new is judged within so many games in a row, whatever the number of processes
PIECE = 250  # so many games are one line of a record; a multiple of RANGE
QUEUED = 2  # pieces that wait for each process: a run that is stopped drops them
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
        first: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.seed = seed
        self.every = every  # the laws are checked at about every so many decisions; 0: only those that cost little
        self.options = options or {}
        self.all_options = all_options
        self.dump = dump
        self.match_every = match_every  # one game in so many is played as people play it: undo, journal, forced choices
        self.first = first  # the number of the first game

    def pieces(self, size: int) -> list[tuple[int, int]]:
        """The games in pieces: the number of the first game of each, and that of the first one after it. They are cut
        at multiples of the size, so that another plan with the same seed has the same pieces."""
        end = self.first + self.games
        cuts = [self.first, *range(self.first // size * size + size, end, size), end]
        return list(pairwise(cuts))


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
    """Games number `first` to `last` - 1 of the plan. Each has its own seed; what is new is judged within RANGE games
    alone, so it does not matter who plays which."""
    game = registry.find(plan.game)
    tally, memory = Tally(), Memory()
    for index in range(first, last):
        if index % RANGE == 0:
            memory = Memory()
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


def fuzz(
    plan: Plan, jobs: int = 1, progress: Callable[[Tally], bool] | None = None, record: Record | None = None
) -> Tally:
    """Play the plan. `progress` is called now and then and can stop the run by returning False. With a record the
    pieces that it holds are not played again."""
    tally = Tally()
    pieces = plan.pieces(PIECE if record is not None else RANGE)
    if record is not None:
        tally.uses.update(dict.fromkeys(uses_of(registry.find(plan.game)).lines, 0))
        tally.add(record.total)
        pieces = gaps(pieces, sorted(record.pieces))
    for piece, found in played(plan, pieces, jobs):
        if record is not None:
            record.add(piece, found)
        tally.add(found)
        if progress is not None and not progress(tally):
            break
    return tally


def gaps(pieces: list[tuple[int, int]], done: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What of the pieces is not done yet. `done` is in order."""
    out: list[tuple[int, int]] = []
    for first, last in pieces:
        for begun, ended in done[bisect_left(done, (first - PIECE, 0)) :]:
            if begun >= last:
                break
            if begun > first:
                out.append((first, begun))
            first = max(first, ended)
        if first < last:
            out.append((first, last))
    return out


def played(plan: Plan, pieces: list[tuple[int, int]], jobs: int) -> Iterator[tuple[tuple[int, int], Tally]]:
    """The pieces as they are done. Those that have not begun are dropped when the caller stops listening."""
    if jobs == 1:
        for first, last in pieces:
            yield (first, last), play_range(plan, first, last)
        return
    left = iter(pieces)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_range, plan, *piece): piece for piece in islice(left, QUEUED * jobs)}
        try:
            while waiting:
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
                    for piece in islice(left, 1):
                        waiting[pool.submit(play_range, plan, *piece)] = piece
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
