"""Events of a table and the three columns that every version of the server stores them in."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.rooms import events
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import NewRequest, TableEvent, Vote, kind_of, read_event, write_event
from ludoteca.rooms.model import Row
from ludoteca.server.cluster.messages import packed_rows, rows_of
from server.tables.changes import written
from server.tables.test_table import make

ASYNC = ClockRules("async", 0, 86_400_000, 3_600_000, 172_800_000, 43_200_000)
CLOCK = '{"kind":"async","move":0,"start":86400000,"increment":3600000,"cap":172800000,"grace":43200000}'
RESULT = {"reason": "agreed", "places": None, "scores": None, "by": "table"}
STORED: list[tuple[TableEvent, str, int, str]] = [
    (events.Begun(-1), "start", -1, ""),
    (events.Begun(-1, True), "start", -1, "continued"),
    (events.Acted(1, "march bayern boehmen"), "act", 1, "march bayern boehmen"),
    (events.Forced(0, "pass"), "auto", 0, "pass"),
    (events.Redone(2, "draw"), "redo", 2, "draw"),
    (events.Undone(2, 14), "undo", 2, "14"),
    (events.Rewound(-1, 0), "rewind", -1, "0"),
    (
        events.Asked(0, NewRequest(3, "rewind", "player", 12, -1)),
        "ask",
        0,
        '{"id":3,"kind":"rewind","by":"player","to":12,"seat":-1}',
    ),
    (
        events.Asked(0, NewRequest(4, "clock", "player", -1, -1, ASYNC)),
        "ask",
        0,
        '{"id":4,"kind":"clock","by":"player","to":-1,"seat":-1,"clock":' + CLOCK + "}",
    ),
    (events.Answered(1, Vote(3, True, "other")), "answer", 1, '{"id":3,"yes":true,"by":"other"}'),
    (events.Settled(-1, 3), "close", -1, "3"),
    (events.Paused(-1, "downtime"), "pause", -1, "downtime"),
    (events.Resumed(0), "resume", 0, ""),
    (events.Warned(1), "warn", 1, ""),
    (events.WentAway(1, 1_700_000_000_000), "vacation", 1, "1700000000000"),
    (events.CameHome(1), "workday", 1, ""),
    (events.StoodIn(1, "left"), "standin", 1, "left"),
    (events.Returned(1), "return", 1, ""),
    (events.Resigned(1), "resign", 1, ""),
    (events.Granted(1), "grant", 1, ""),
    (events.Ended(-1, RESULT), "end", -1, '{"reason":"agreed","places":null,"scores":null,"by":"table"}'),
    (events.Reissued(1), "reissue", 1, ""),
    (events.Reseeded(-1), "reseed", -1, ""),
    (events.ClockSet(0, ASYNC), "clock", 0, CLOCK),
    (events.Idled(-1), "idle", -1, ""),
    (events.Closed(-1, "host"), "shut", -1, "host"),
    (events.Reopened(-1), "reopen", -1, ""),
    (events.Unknown(2, "later", "words"), "later", 2, "words"),
]


@pytest.mark.parametrize(("event", "kind", "seat", "text"), STORED)
def test_an_event_is_stored_as_it_always_was_and_read_back(event: TableEvent, kind: str, seat: int, text: str) -> None:
    assert write_event(event) == (kind, seat, text)
    assert read_event(kind, seat, text) == event


def test_every_kind_of_event_is_in_the_list() -> None:
    assert {type(event) for event, *_ in STORED} == {*events.EVENTS, events.Unknown}
    assert len(events.CLASSES) == len(events.EVENTS)


def test_nodes_of_all_versions_read_the_same_rows() -> None:
    """The bus carries the names and the order of columns that the first cluster has sent."""
    rows = [Row(n, n, event, [3], [("key", "rule", [1], -1, 0)], 5, 99, "k") for n, (event, *_) in enumerate(STORED)]
    packed = packed_rows(rows)
    assert rows_of(packed) == rows
    sent = msgspec.msgpack.decode(packed)
    names = ["rev", "seq", "kind", "seat", "text", "chance", "events", "asked", "at", "key"]
    assert all(list(row) == names for row in sent)
    assert [(row["kind"], row["seat"], row["text"]) for row in sent] == [tuple(one[1:]) for one in STORED]


def test_an_event_of_a_later_version_changes_nothing() -> None:
    live = make()
    before = live.rev
    live.apply(events.Unknown(1, "later", "words"), 2000)
    assert (live.rev, live.state, live.seq) == (before, "playing", 0)
    assert kind_of(written(live).rows[0].event) == "start"
