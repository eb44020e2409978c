"""Journals that a stranger has written: whatever is in them, the server goes on, and what it accepts it can show and
play."""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from conformance.golden import unfinished_files
from ludoteca import sandbox
from ludoteca.kernel import CodecError, Match, Quick, determinise, save
from ludoteca.kernel.codec import BASE_FIELDS, BRIEF, MAX_STATE, PACKED, to_text, unpack, unpack_data
from ludoteca.kernel.journal import FIRST_LINE, checked
from ludoteca.kernel.validate import MAX_NUMBER
from ludoteca.registry import find
from ludoteca.rooms import operations as db
from ludoteca.rooms import payloads
from ludoteca.rooms.journals import known_journal
from ludoteca.rooms.model import Player
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.build import build
from ludoteca.server.services.importing import accepted
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from server.tools import running_server

GAMES = ["anno_1452", "baroque", "pax_renaissance", "rio_de_la_plata"]
ODD: list[Any] = [-1, 1000, 10**7, 2**70, None, "x", [], {}, 1.5, [[1]], [0] * 2000, True]


def played(name: str, moves: int) -> Match:
    game = find(name)
    m = Match(game, game.complete(game.seats[0]), 7)
    quick = Quick(moves)
    for _ in range(moves):
        options = m.state.menus[0]
        m.act(m.state.front[0].seat, options[quick.below(len(options))])
    return m


def journal(m: Match, data: Any, first: int = 5, seats: int | None = None) -> str:
    """A journal that begins in the middle, with all its checks as they should be."""
    return signed(m, to_text(zlib.compress(json.dumps(data).encode(), 9)), first, seats)


def signed(m: Match, state: str, first: int = 5, seats: int | None = None) -> str:
    lines = [FIRST_LINE, f"game: {m.game.id}", f"rules: {m.rules}", "rng: 1", f"seats: {seats or m.setup.seats}"]
    lines.append("options: " + " ".join(f"{k}={v}" for k, v in m.setup.options.items()))
    lines += ["commitment: 00", f"snapshot: {first} {state}"]
    out = [checked(line) for line in lines]
    out.append(checked(f"end {len(out)} {hashlib.blake2b(chr(10).join(out).encode(), digest_size=8).hexdigest()}"))
    return "\n".join(out) + "\n"


def imported(text: str) -> LiveTable:
    return stored(text)[0]


def stored(text: str) -> tuple[LiveTable, list[Op]]:
    parts = build(Settings(Path("unused"), bots=0), Store(Path("unused")))
    recorded = accepted(sandbox.examine(sandbox.JOURNAL, text))
    return parts.importer.from_recorded(recorded, Player("p", "Anna", True, "t", "r"), True)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [path] * bool(path) + [found for key, part in inner for found in places(part, (*path, key))]


def changed(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    other: dict[str, Any] = json.loads(json.dumps(data))
    at: Any = other
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return other


@pytest.mark.parametrize("name", GAMES)
def test_a_real_position_is_accepted_as_every_seat_knows_it(name: str) -> None:
    for moves in (0, 9, 60):
        m = played(name, moves)
        for seat in range(-1, m.setup.seats):
            s = m.state.copy()
            determinise(m.game, s, seat, 1)
            live = imported(journal(m, save(m.game, s)))
            assert live.state == "playing"
            assert imported(known_journal(live, seat)).state == "playing"


@pytest.mark.parametrize("positions", [50, pytest.param(150, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_stands_in_a_position_what_is_accepted_can_be_shown(name: str, positions: int) -> None:
    m = played(name, 30)
    data = save(m.game, m.state)
    quick = Quick(5)
    tops = sorted(data)
    refused = 0
    for n in range(positions):
        under = [path for path in places(data) if path[0] == tops[n % len(tops)]]
        path = under[quick.below(len(under))]
        try:
            live = imported(journal(m, changed(data, path, ODD[quick.below(len(ODD))])))
        except Problem as problem:
            assert (problem.key, problem.status) == ("journal", 400)
            refused += 1
            continue
        for seat in range(-1, m.setup.seats):
            payloads.view_shown(live, seat)
    assert refused > positions // 2


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("pax_renaissance", ("repressed", 4)),
        ("baroque", ("influence", 3)),
        ("baroque", ("card_favours", 0)),
        ("rio_de_la_plata", ("spare", 0)),
        ("anno_1452", ("citizens", 5)),
    ],
)
def test_a_number_that_would_keep_the_server_busy_for_ever_is_refused(name: str, path: tuple[Any, ...]) -> None:
    m = played(name, 30)
    with pytest.raises(Problem, match="journal"):
        imported(journal(m, changed(save(m.game, m.state), path, MAX_NUMBER + 1)))


def test_a_position_of_another_set_up_or_of_an_endless_game_is_refused() -> None:
    m = played("baroque", 30)
    data = save(m.game, m.state)
    for text in (journal(m, data, seats=3), journal(m, data, first=2**70)):
        with pytest.raises(Problem, match="journal"):
            imported(text)


def test_a_small_file_that_hides_a_large_one_is_not_unpacked() -> None:
    m = played("baroque", 3)
    for bomb in (b"[" * 40_000_000, b'{"game": "' + b"a" * MAX_STATE + b'"}'):
        packed = zlib.compress(bomb, 9)
        assert len(to_text(packed)) < 900_000
        with pytest.raises(CodecError):
            unpack(m.game, packed)
        with pytest.raises(Problem, match="journal"):
            imported(signed(m, to_text(packed)))


@pytest.mark.parametrize("name", GAMES)
def test_the_first_snapshot_of_an_imported_table_is_whole(name: str) -> None:
    """A node of an older version reads it too: it does not know which fields a packed state may leave out."""
    m = played(name, 20)
    live, operations = stored(journal(m, save(m.game, m.state)))
    snapshots = [values["state"] for operation, values in operations if operation == db.SNAPSHOT]
    assert len(snapshots) == 1 and live.match is not None
    data = unpack_data(snapshots[0])
    assert data.keys() >= {*m.state.fields, *BASE_FIELDS} and not data.keys() & {BRIEF, PACKED}
    assert data == {**save(m.game, live.match.snapshots[0]), "seed": data["seed"]}


def test_a_state_that_breaks_off_is_damaged() -> None:
    m = played("baroque", 3)
    packed = zlib.compress(json.dumps(save(m.game, m.state)).encode(), 9)
    for cut in (packed[:-1], packed[:100], b""):
        with pytest.raises(CodecError):
            unpack(m.game, cut)


async def test_strange_journals_over_the_wire_are_refused_and_change_nothing(tmp_path: Path) -> None:
    m = played("baroque", 30)
    data = save(m.game, m.state)
    async with running_server(tmp_path) as h:
        for value in (None, 3, "x", dict[str, int]()):
            await h.post("/api/import", {"journal": journal(m, changed(data, ("event_now",), value))}, status=400)
        assert await h.parts.store.counts() == {}
        made = await h.post("/api/import", {"journal": journal(m, data), "bots": True})
        assert (await h.get(f"/api/tables/{made['table']}"))["state"] == "playing"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_older_rules_shows_no_option_that_came_later(name: str) -> None:
    text = unfinished_files(find(name))[0].read_text(encoding="utf-8")
    live = imported(text)
    assert live.facts.rules == 1 < live.game.rules_version
    shown = payloads.facts_shown(live, set(), 0)["options"]
    assert [f"{option}={value}" for option, value in shown.items()] == next(
        line.split()[1:-1] for line in text.splitlines() if line.startswith("options:")
    )
