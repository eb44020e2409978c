"""Errors for clients: the key of a text (`error-KEY`), its arguments, and an HTTP status."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.args_shown = args

    def shown(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args_shown, "status": self.status}
