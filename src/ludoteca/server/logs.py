"""Structured logs: one JSON object per line, by allow-list of fields, so that no token, code, name or card can slip in."""

from __future__ import annotations

import sys
import time
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

FIELDS = frozenset(
    {
        "event",
        "level",
        "at",
        "table",
        "game",
        "seat",
        "status",
        "method",
        "route",
        "ms",
        "error",
        "where",
        "port",
        "count",
        "code",
        "version",
        "tables",
    }
)


def only_known(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: value for key, value in entry.items() if key in FIELDS}


def stamped(_logger: Any, method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    entry["at"] = round(time.time(), 3)
    entry["level"] = method
    return entry


def configure(file: TextIO | None = None) -> None:
    structlog.configure(
        processors=[stamped, only_known, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(file or sys.stderr),
        cache_logger_on_first_use=False,
    )


log: Any = structlog.get_logger("ludoteca")


def where(error: BaseException) -> str:
    """File and line in which an error arose: enough to find it, and no values."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{trace.tb_frame.f_code.co_filename.rpartition('ludoteca/')[2]}:{trace.tb_lineno}"
