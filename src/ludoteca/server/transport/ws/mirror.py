"""The client's side of state messages in Python, for simulated players and tests. `web/app/mirror.js` does the same in
the browser."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import merged_view
from ludoteca.kernel.patch import patched

NO_CHOICES: dict[str, Any] = {"prompt": None, "menu": [], "greyed": [], "deals": []}


class OutOfStep(ValueError):
    """A patch of a public state that this client does not have. It has to ask for the whole with `refresh`."""


def ref(kind: str, word: str | int) -> str | int:
    """An entity as it appears in a view, from its kind and its word."""
    return word if kind == "number" else f"{kind}:{word}"


class Mirror:
    """What one connection has been sent of the public state, and what of the rest is not repeated. `starts` are the
    starts of games that its client has fetched."""

    def __init__(self, starts: dict[str, dict[str, Any]] | None = None) -> None:
        self.starts = {} if starts is None else starts
        self.count = 0
        self.public: dict[str, Any] = {}
        self.me: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.words: dict[str, Any] = {}  # signatures of verbs, refusals and events
        self.at = 0  # of the last line of the log

    def complete(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message with what is not sent again: the table, the view and `me`, and brief choices as whole ones."""
        if message["type"] == "refused":
            return {**message, "state": self.complete(message["state"])}
        if message["type"] == "reasons":
            return {**message, "greyed": [self.refused(*brief) for brief in message["greyed"]]}
        if message["type"] not in ("state", "table"):
            return message
        self.follow(message)
        self.clock = message.get("clock", self.clock)
        table = {**self.public["table"], "clock": self.clock, "invite": message.get("invite")}
        if message["type"] == "table":
            return {"type": "table", "table": table}
        self.me = {**self.me, **message.get("me", {})}
        self.words = message.get("words", self.words)
        view = self.public["view"]
        if view is not None:
            view = merged_view(view, {"seat": self.me["looking"], **NO_CHOICES, **self.spelt_out(message["own"])})
        events = [self.line(*brief) for brief in message["events"]]
        numbers = {"from": events[0]["seq"] - 1, "seq": events[-1]["seq"]} if events else {}
        done = {"events": events, "me": self.me, "table": table, "view": view}
        return {"missing": None, **numbers, **message, **done}

    def line(
        self, seq: int, seat: str | None, bits: int, since: int, do: str, events: list[list[Any]]
    ) -> dict[str, Any]:
        """A line of the log from its brief form."""
        at = self.at = self.at + since
        told = [self.event(*brief) for brief in events]
        line = {"seq": seq, "seat": seat, "auto": bool(bits & 1), "turn": bool(bits & 2), "at": at, "events": told}
        return {**line, "do": do} if do else line

    def event(self, place: int, rule: str | int, *values: str | int) -> dict[str, Any]:
        key = sorted(self.words["events"])[place if place >= 0 else -1 - place]
        signature = self.words["events"][key]
        if place < 0:
            key += "-hidden"
        if isinstance(rule, int):
            rule = self.words["rules"][rule]
        args = {name: ref(kind, value) for (name, kind), value in zip(signature, values, strict=False)}
        return {"key": key, "rule": rule, "args": args}

    def spelt_out(self, own: dict[str, Any]) -> dict[str, Any]:
        """The own part with its brief choices completed from the signatures."""
        out = {**own, "menu": [self.choice(brief) for brief in own.get("menu", [])]}
        if out["menu"] and "prompt" not in own:
            waiting = own.get("waiting", self.public["view"]["waiting"])
            out["prompt"] = next(prompt for prompt in waiting if prompt["seat"] == self.me["looking"])
        return out

    def refused(self, brief: str | dict[str, Any], key: str, rule: str, *args: str | int) -> dict[str, Any]:
        names = [name for name, _ in self.words["refusals"][key]]
        return {**self.choice(brief), "no": {"key": key, "rule": rule, "args": dict(zip(names, args, strict=True))}}

    def choice(self, brief: str | dict[str, Any]) -> dict[str, Any]:
        if isinstance(brief, dict):
            return brief
        verb, *words = brief.split(" ")
        args = {
            name: ref(kind, int(word) if kind == "number" else word)
            for (name, kind), word in zip(self.words["verbs"][verb], words, strict=True)
        }
        return {"do": brief, "verb": verb, "args": args}

    def follow(self, message: dict[str, Any]) -> None:
        """Take the public part of a message: the whole as number `n`, or what leads from number `base` to the next."""
        if message.get("public") is not None:
            self.count = message["n"]
            self.at = 0
            self.public = message["public"]
            return
        if message.get("start"):
            start = self.starts[message["start"]]
            self.count = message["n"]
            self.at = 0
            self.words = start["words"]
            self.public = patched(start["state"], message["patch"])
            return
        if message["base"] != self.count:
            raise OutOfStep(f"a patch of state {message['base']}, but this is state {self.count}")
        self.count += 1
        self.public = patched(self.public, message["patch"])
