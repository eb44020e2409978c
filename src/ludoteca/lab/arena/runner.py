"""Where the arena's games are played: in this process, on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any


class Runner:
    """The port: does the work for every job and gives the results as they come, in any order."""

    def run(self, work: Callable[[Any], Any], jobs: list[Any]) -> Iterator[Any]:
        raise NotImplementedError


class Here(Runner):
    def run(self, work: Callable[[Any], Any], jobs: list[Any]) -> Iterator[Any]:
        for job in jobs:
            yield work(job)


class Cores(Runner):
    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, work: Callable[[Any], Any], jobs: list[Any]) -> Iterator[Any]:
        with multiprocessing.get_context("spawn").Pool(self.processes) as pool:
            yield from pool.imap_unordered(work, jobs)


class Ray(Runner):
    """Needs the package `ray`, which only the long tests install; `address` is that of a running cluster."""

    def __init__(self, address: str) -> None:
        self.ray: Any = import_module("ray")
        self.ray.init(address=address, ignore_reinit_error=True)

    def run(self, work: Callable[[Any], Any], jobs: list[Any]) -> Iterator[Any]:
        remote = self.ray.remote(work)
        waiting = [remote.remote(job) for job in jobs]
        while waiting:
            done, waiting = self.ray.wait(waiting)
            yield from self.ray.get(done)


def make_runner(jobs: int, ray: str | None = None) -> Runner:
    if ray:
        return Ray(ray)
    return Here() if jobs == 1 else Cores(jobs)
