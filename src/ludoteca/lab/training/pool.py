"""Runs jobs here, or in processes of their own that use one thread each."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Pool:
    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.processes: Any = None
        if jobs > 1:
            for name in THREADS:
                os.environ[name] = "1"  # read by the new processes; this one has its threads already
            self.processes = multiprocessing.get_context("spawn").Pool(jobs)

    def run(self, work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        """The results, in any order. A job is taken from `jobs` when a process is free for it."""
        if self.processes is None:
            yield from map(work, jobs)
            return
        waiting: list[Any] = []
        for job in jobs:
            waiting.append(self.processes.apply_async(work, (job,)))
            while len(waiting) >= self.jobs:
                yield self.take(waiting)
        while waiting:
            yield self.take(waiting)

    def take(self, waiting: list[Any]) -> Any:
        """Waits for one of the results and takes it away."""
        while True:
            for n, result in enumerate(waiting):
                if result.ready():
                    return waiting.pop(n).get()
            waiting[0].wait(0.05)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        if self.processes is not None:
            self.processes.terminate()
            self.processes.join()
