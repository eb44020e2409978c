"""Structured logs: one JSON object per line with an allow-list of fields, so that no token, code, name or card is
logged."""

from __future__ import annotations

import logging
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


def allow_listed(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: value for key, value in entry.items() if key in FIELDS}


def stamped(_logger: Any, method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    entry["at"] = round(time.time(), 3)
    entry["level"] = method
    return entry


class Bridge(logging.Handler):
    """Forward log records of libraries, reduced to their origin and the type of error."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        place = where(error) if error is not None else f"{record.name}:{record.lineno}"
        log.warning("library", error=type(error).__name__ if error is not None else record.levelname, where=place)


def drop_info(_logger: Any, method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    if method == "info":
        raise structlog.DropEvent
    return entry


def configure(file: TextIO | None = None) -> None:
    """Log everything to a file or pipe, warnings and errors only to a terminal."""
    terminal = file is None and sys.stderr.isatty()
    structlog.configure(
        processors=[*([drop_info] if terminal else []), stamped, allow_listed, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(file or sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Bridge()], force=True)


log: Any = structlog.get_logger("ludoteca")


def where(error: BaseException) -> str:
    """File and line of an error, without values."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{trace.tb_frame.f_code.co_filename.rpartition('ludoteca/')[2]}:{trace.tb_lineno}"
