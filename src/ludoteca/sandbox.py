"""Checks untrusted journals and positions in a worker process with limits of processor time and memory.

Reading a journal executes it: the rules run on a state and on actions that anybody may have written. The worker
executes it first, under limits the system enforces, and continues at random for a while. Only what passes is executed
in the caller's own process. The verdict on a journal contains what it records, so that the caller need not check it
again. `python -m ludoteca.sandbox` is the worker: a request on standard input, a verdict on standard output.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.kernel import (
    Game,
    JournalError,
    Match,
    PositionError,
    Table,
    act,
    journal_game,
    pack,
    playout,
    read_journal,
    read_position,
    view,
    write_action,
)
from ludoteca.kernel.codec import to_text

JOURNAL = "journal"
POSITION = "position"
CPU_S = 2  # processor time of a check, beside the start of the worker
MEMORY = 128 << 20  # bytes of address space beyond those of the started worker
WALL_S = 3.2  # from the request to the verdict
MAX_STEP_S = 0.1  # processor time of one action: it cannot be interrupted where it is executed again
STEP_TRIALS = 3  # an action is too slow if it was in every trial
PROBE_SEEDS = (1, 2)
PROBE_DECISIONS = 150
LIMITS = "limits"  # the verdict on a file that exceeds them


class Verdict:
    """The result of a check: an empty key if the file may be executed, else the key of its error, the line, a detail.

    `match` is what an accepted journal records, see `recorded`.
    """

    def __init__(self, key: str = "", line: int = 0, detail: str = "", match: dict[str, Any] | None = None) -> None:
        self.key = key
        self.line = line
        self.detail = detail
        self.match = match


class Busy(Exception):
    """No worker was free in time."""


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}


def request(kind: str, text: str) -> bytes:
    return json.dumps({"kind": kind, "text": text}).encode()


def read_verdict(output: bytes) -> Verdict:
    """The verdict of a worker; one that was ended by a limit leaves none."""
    try:
        found = json.loads(output)
        return Verdict(str(found["key"]), int(found["line"]), str(found["detail"]), found["match"])
    except (ValueError, KeyError, TypeError):
        return Verdict(LIMITS)


def check(kind: str, text: str, seconds: float) -> Verdict:
    """Check a file and wait for the verdict."""
    command = [sys.executable, "-m", __spec__.name]
    try:
        done = subprocess.run(  # the command is ours, the text is data on a pipe
            command, input=request(kind, text), capture_output=True, timeout=seconds, env=environment(), check=False
        )
    except subprocess.TimeoutExpired:
        return Verdict(LIMITS)
    return read_verdict(done.stdout)


class Checker:
    """Checks files of many callers at the same time, a few at once and one per caller."""

    def __init__(self, workers: int = 2, seconds: float | None = None) -> None:
        self.free = asyncio.Semaphore(workers)
        self.seconds = WALL_S if seconds is None else seconds
        self.callers: set[str] = set()

    async def check(self, kind: str, text: str, caller: str) -> Verdict:
        """The verdict within the time limit, including the time in the queue; Busy if no worker became free."""
        if caller in self.callers:
            raise Busy
        self.callers.add(caller)
        started = False
        try:
            async with asyncio.timeout(self.seconds):
                async with self.free:
                    started = True
                    return await self._run(kind, text)
        except TimeoutError:
            if not started:
                raise Busy from None
            return Verdict(LIMITS)
        finally:
            self.callers.discard(caller)

    async def _run(self, kind: str, text: str) -> Verdict:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __spec__.name,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
            env=environment(),
        )
        try:
            output, _ = await process.communicate(request(kind, text))
            return read_verdict(output)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


# ---- in the worker ----


def limit_process() -> None:
    """Let the system end this process when it uses more than its processor time and memory. No-op on Windows."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(5)
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + 1 + CPU_S
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    with contextlib.suppress(OSError, ValueError):  # address space is known on Linux only
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        size = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def examine(kind: str, text: str) -> Verdict:
    """Execute a file with all checks, and play on from where it ends."""
    try:
        game, s, m = executed(kind, text)
        if m is not None and has_slow_step(m):
            return Verdict(LIMITS)
        for seat in range(-1, s.seats):
            view(game, s, seat)
        for seed in PROBE_SEEDS if not s.over else ():
            playout(game, s.copy(), seed, PROBE_DECISIONS)
        return Verdict(match=recorded(m) if m is not None else None)
    except JournalError as error:
        return Verdict(error.key, error.line, error.detail)
    except PositionError as error:
        return Verdict("position", error.line, error.problem)
    except registry.UnknownGame:
        return Verdict("unknown-game")
    except (MemoryError, RecursionError):
        return Verdict(LIMITS)
    except Exception as error:  # the rules meet a state that they could not have made
        return Verdict("different", 0, type(error).__name__)


def executed(kind: str, text: str) -> tuple[Game[Any], Table, Match | None]:
    if kind == JOURNAL:
        game = registry.find(journal_game(text))
        m = read_journal(game, text)
        return game, m.state, m
    game = registry.find(named_game(text))
    return game, read_position(game, text), None


def has_slow_step(m: Match) -> bool:
    """Whether some action takes too long whenever it is measured. The pause of a virtual machine counts as processor
    time, so a single measurement would refuse honest files now and then."""
    return all(slowest_step(m) > MAX_STEP_S for _ in range(STEP_TRIALS))


def slowest_step(m: Match) -> float:
    """The processor time of the most expensive action of a match."""
    slowest = 0.0
    s = m.snapshots[0].copy()
    for line in m.lines:
        s.forced = line.chance.copy()
        began = time.thread_time()
        act(m.game, s, line.seat, line.action)
        slowest = max(slowest, time.thread_time() - began)
    return slowest


def recorded(m: Match) -> dict[str, Any]:
    """A match as plain data: what was agreed, where it begins, and its actions with their chance."""
    return {
        "game": m.game.id,
        "rules": m.rules,
        "seats": m.setup.seats,
        "options": m.setup.options,
        "over": bool(m.state.over),
        "first": m.first,
        "start": to_text(pack(m.game, m.snapshots[0])) if m.first else "",
        "chance": m.opening_chance,
        "lines": [[line.seat, line.auto, write_action(m.game, line.action), line.chance] for line in m.lines],
    }


def named_game(text: str) -> str:
    """The id of the game that a journal or a position names."""
    words = next((line.split() for line in text.splitlines() if line.startswith("game:")), [])
    return words[1] if len(words) > 1 else ""


def main() -> None:
    data = json.loads(sys.stdin.buffer.read())
    with contextlib.suppress(registry.UnknownGame):  # before the limits: loading a game is not the file's cost
        registry.find(named_game(data["text"]))
    limit_process()
    verdict = examine(data["kind"], data["text"])
    found = {"key": verdict.key, "line": verdict.line, "detail": verdict.detail[:200], "match": verdict.match}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
