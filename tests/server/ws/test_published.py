"""The public state of a table as differences to what connections have."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.kernel.patch import patched
from ludoteca.registry import find
from ludoteca.rooms import payloads
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.published import Published
from ludoteca.server.services.connection import Connection


class Shown:
    """A table whose public state the test decides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.public = Published()
        self.live: Any = SimpleNamespace(rev=0, game=find("parley"), seats=[0, 1])
        self.view: dict[str, Any] = {}
        monkeypatch.setattr(payloads, "public_shown", lambda _live: self.view)
        monkeypatch.setattr(payloads, "facts_shown", lambda *_: {"seq": self.live.rev})

    def change(self, **view: Any) -> None:
        self.live.rev += 1
        self.view = {**self.view, **view}
        self.public.build(self.live, set(), 0)


def connection() -> Connection:
    return Connection(SimpleNamespace(), "", [])


def part(public: Published, conn: Connection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(public.part_for(conn)))
    return found


def test_what_changed_and_changed_back_is_not_in_the_patch(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, late, quick = Shown(monkeypatch), connection(), connection()
    shown.change(turn="A", gold=1)
    first = part(shown.public, late)
    part(shown.public, quick)
    for turn, gold in (("B", 2), ("C", 3), ("A", 4)):
        shown.change(turn=turn, gold=gold)
        part(shown.public, quick)
    now = part(shown.public, late)
    assert now == {"base": 1, "patch": [0, [0, 4], 1, [0, 4]]}
    assert patched(first["public"], now["patch"]) == {"table": {"seq": 4}, "view": {"turn": "A", "gold": 4}}
    assert (late.count, quick.count) == (2, 4)


def test_connections_with_the_same_state_share_a_patch(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, conns = Shown(monkeypatch), [connection() for _ in range(3)]
    shown.change(gold=1)
    for conn in conns:
        part(shown.public, conn)
    shown.change(gold=2)
    assert len({json.dumps(part(shown.public, conn)) for conn in conns}) == 1
    assert len(shown.public.patches) == 1
    assert part(shown.public, conns[0])["patch"] == []


def test_a_connection_that_saw_no_game_yet_gets_the_whole_view_when_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, conn = Shown(monkeypatch), connection()
    monkeypatch.setattr(payloads, "public_shown", lambda _live: None)
    shown.change()
    part(shown.public, conn)
    monkeypatch.setattr(payloads, "public_shown", lambda _live: shown.view)
    shown.change(gold=1)
    assert part(shown.public, conn) == {"n": 1, "public": {"table": {"seq": 2}, "view": {"gold": 1}}}
