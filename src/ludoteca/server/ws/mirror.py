"""The client's side of state messages in Python, for simulated players and tests. `web/app/mirror.js` does the same in
the browser."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import merged_view
from ludoteca.kernel.patch import patched

NO_CHOICES: dict[str, Any] = {"prompt": None, "menu": [], "greyed": [], "deals": []}


class OutOfStep(ValueError):
    """A patch of a public state that this client does not have. It has to ask for the whole with `refresh`."""


class Mirror:
    """What one connection has been sent of the public state, and what of the rest is not repeated."""

    def __init__(self) -> None:
        self.count = 0
        self.public: dict[str, Any] = {}
        self.me: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}

    def complete(self, message: dict[str, Any]) -> dict[str, Any]:
        """A `state`, `table` or `refused` message with its table, view and `me` filled in; any other as it is."""
        if message["type"] == "refused":
            return {**message, "state": self.complete(message["state"])}
        if message["type"] not in ("state", "table"):
            return message
        self.follow(message.get("n", 0), message.get("public"), message.get("base", 0), message.get("patch", []))
        self.clock = message.get("clock", self.clock)
        table = {**self.public["table"], "clock": self.clock, "invite": message.get("invite")}
        if message["type"] == "table":
            return {"type": "table", "table": table}
        self.me = message.get("me", self.me)
        view = self.public["view"]
        if view is not None:
            view = merged_view(view, {"seat": self.me["looking"], **NO_CHOICES, **message["own"]})
        return {"missing": None, **message, "me": self.me, "table": table, "view": view}

    def follow(self, n: int, public: dict[str, Any] | None, base: int, patch: list[dict[str, Any]]) -> None:
        """Take the public part of a message: the whole as number `n`, or what leads from number `base` to the next."""
        if public is not None:
            self.count = n
            self.public = public
            return
        if base != self.count:
            raise OutOfStep(f"a patch of state {base}, but this is state {self.count}")
        self.count += 1
        for step in patch:
            self.public = patched(self.public, step)
