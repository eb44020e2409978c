"""Processor time of processes on this machine, in seconds (Linux only, 0 elsewhere)."""

from __future__ import annotations

import os
from pathlib import Path

PROCESSES = Path("/proc")
PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM = 1, 11, 12, 13, 14  # fields of `stat` after the name of the program


def fields_of(process: int) -> list[str]:
    """The fields after the program's name, which may itself contain spaces and brackets; empty if it has ended."""
    try:
        return (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def seconds(*ticks: str) -> float:
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def processor_time(process: int) -> float:
    """What a process has used so far."""
    fields = fields_of(process)
    return seconds(fields[USER], fields[SYSTEM]) if fields else 0.0


def family_time(parent: int) -> float:
    """What a process and its children have used so far, those that have ended included."""
    own = fields_of(parent)
    if not own:
        return 0.0
    running = [int(folder.name) for folder in PROCESSES.iterdir() if folder.name.isdigit()]
    children = [child for child in running if parent_of(child) == parent]
    ended = seconds(own[ENDED_USER], own[ENDED_SYSTEM])
    return ended + processor_time(parent) + sum(map(processor_time, children))


def parent_of(process: int) -> int:
    fields = fields_of(process)
    return int(fields[PARENT]) if fields else 0
