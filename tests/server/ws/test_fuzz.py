"""Nonsense: mutated messages and requests out of the schema. No crash, no trace of the program's insides, no change of
any table."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.registry import find, names
from server.notify.mailing import give, mail_to
from server.notify.smtp_server import SmtpServer
from server.tables.test_table import picture
from server.tools import Page, ServerHarness, running_server, within
from server.ws.test_play import seated


def good_messages(page: Page, other: Page) -> list[dict[str, Any]]:
    rev = page.state["rev"]
    return [
        {"type": "act", "rev": rev, "do": "draw", "key": "k"},
        {"type": "act", "rev": rev, "do": "offer B coins 1 / / truce 2", "key": "k", "seat": "B"},
        {"type": "act", "rev": rev, "do": "accept 1", "key": "k"},
        {"type": "undo", "rev": rev, "to": 0},
        {"type": "redo", "rev": rev},
        {"type": "ask-rewind", "to": 3},
        {"type": "answer", "request": 1, "yes": True},
        {"type": "look", "seat": "B"},
        {"type": "hello", "token": other.token, "rev": 3},
    ]


def strange(chance: random.Random) -> Any:
    return chance.choice(
        [
            None,
            True,
            -1,
            0,
            2**31,
            2**63,
            10**400,
            1.5,
            float("inf"),
            "",
            "A",
            "Z",
            "\x00",
            "\ud800",
            "é" * 50,
            "draw " * 300,
            "offer B " + "coins 1 " * 60 + "/ /",
            "offer A / /",
            "accept",
            "accept -1",
            "accept 99999999999999999999",
            "claim none",
            "sail none",
            "bid 99999999999999999999999",
            "discard " + "letter_1",
            [],
            {},
            [[[[]]]],
            {"type": "act"},
            "'; DROP TABLE journal; --",
            "../../etc/passwd",
            "<script>",
        ]
    )


def mutated(message: dict[str, Any], chance: random.Random) -> str | bytes:
    """A message that is not one of the good ones any more."""
    out = dict(message)
    for _ in range(1 + chance.randrange(2)):
        what = chance.randrange(5)
        if what == 0 and out:
            del out[chance.choice(list(out))]
        elif what == 1:
            out[chance.choice(["type", "rev", "do", "key", "seat", "to", "request", "yes", "token"])] = strange(chance)
        elif what == 2:
            out[chance.choice(["x", "__class__", "seat"])] = strange(chance)
        elif what == 3 and isinstance(out.get("do"), str):
            words = out["do"].split() or ["x"]
            words[chance.randrange(len(words))] = str(strange(chance))
            out["do"] = " ".join(words)
        else:
            out["rev"] = chance.choice([-5, 10**6, "1", None])
    text = json.dumps(out)
    how = chance.randrange(8)
    if how == 0:
        return text[: chance.randrange(len(text))]
    if how == 1:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('{}[]",:\\0') + text[at:]
    if how == 2:
        return bytes(b ^ (chance.randrange(256) if chance.randrange(20) == 0 else 0) for b in text.encode())
    return text


@pytest.mark.parametrize("mutations", [3_000, pytest.param(10_000, marks=pytest.mark.long)])
async def test_thousands_of_mutated_messages_change_nothing(mutations: int, tmp_path: Path) -> None:
    chance = random.Random(1)
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2, undo="strict"))
        watcher = await Page(h, a.table, None).open()
        live = h.parts.cache.entries[a.table].live
        before = picture(live)
        answers = 0
        for page, count in ((b, mutations * 6 // 10), (watcher, mutations * 4 // 10)):  # A is asked; these two are not
            for start in range(0, count, 100):
                for _ in range(min(100, count - start)):
                    wrong = mutated(chance.choice(good_messages(page, a)), chance)
                    if is_harmless(wrong):
                        wrong = '{"type":"nothing"}'
                    await page.socket.send(wrong)
                for message in await page.quiet():
                    answers += 1
                    assert message["type"] in ("error", "refused", "pong", "state", "table"), message
                    error = message.get("error") or {}
                    assert error.get("status", 400) < 500, message
                    assert "Traceback" not in str(message) and ".py" not in str(message)
        assert answers > mutations // 2
        assert picture(live) == before
        assert h.parts.metrics.failures._value.get() == 0
        assert a.table in h.parts.cache.entries
        await a.did("draw")  # and the game goes on


def is_harmless(wrong: str | bytes) -> bool:
    """A mutation may happen to be a sensible wish after all: an offer, a wish to see one's own seat. Those are not
    sent."""
    try:
        message = json.loads(wrong)
    except ValueError:
        return False
    if not isinstance(message, dict):
        return False
    words = str(message.get("do", "")).split()
    return message.get("type") == "act" and bool(words) and words[0] == "offer"


async def test_garbage_instead_of_hello(tmp_path: Path) -> None:
    chance = random.Random(2)
    async with running_server(tmp_path) as h:
        (a, _) = await h.filled(2)
        for _ in range(60):
            page = Page(h, a["table"], a["token"])
            page.state = {"rev": 0}
            wrong = mutated({"type": "hello", "token": "x", "rev": None}, chance)
            async with websockets.connect(f"ws://127.0.0.1:{h.port}/ws/{a['table']}") as socket:
                await socket.send(wrong)
                said = json.loads(await within(socket.recv()))
                assert said["type"] in ("bye", "state")
                if said["type"] == "state":
                    assert said["me"]["seats"] == []  # at most a spectator
                else:
                    assert said["error"]["status"] < 500


def sample(schema: dict[str, Any], whole: dict[str, Any], chance: random.Random, depth: int = 0) -> Any:
    """A value that fits the schema, or on purpose does not."""
    if chance.randrange(6) == 0:
        value = strange(chance)
        return value if not isinstance(value, float) else 1.5
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return sample(whole["components"]["schemas"][name], whole, chance, depth + 1)
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return sample(chance.choice(schema[key]), whole, chance, depth + 1)
    if "enum" in schema:
        return chance.choice(schema["enum"])
    kind = schema.get("type", "string")
    if isinstance(kind, list):
        kind = chance.choice(kind)
    if kind == "object":
        names = schema.get("properties", {})
        out = {k: sample(v, whole, chance, depth + 1) for k, v in names.items() if chance.randrange(4)}
        if not names and depth < 5:
            out = {str(strange(chance)): sample({"type": "string"}, whole, chance, depth + 1)}
        return out
    if kind == "array":
        return [sample(schema.get("items", {}), whole, chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == "integer":
        return chance.choice([0, 1, -1, 2**31 - 1, 10**18])
    if kind == "number":
        return chance.choice([0, 0.5, -2.5, 1e300])
    if kind == "boolean":
        return chance.choice([True, False])
    if kind == "null":
        return None
    return chance.choice(["parley", "A", "B", "en", "live", "move", "x" * 300, "", "name", "\x00"])


def clean(value: Any) -> str:
    return "".join(c for c in str(value) if c.isprintable() and c not in "/?#\\")[:100] or "x"


@pytest.mark.parametrize(
    ("seed", "rounds"), [(1, 2), *(pytest.param(seed, 4, marks=pytest.mark.long) for seed in (2, 3))]
)
async def test_requests_made_from_the_schema_never_break_the_server(seed: int, rounds: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    async with SmtpServer() as box, running_server(tmp_path, set=mail_to(box)) as h:
        given = await h.filled(2)
        await give(h, given[0])
        entry = h.parts.cache.entries[given[0]["table"]]
        live = entry.live
        (notice,) = entry.notices.values()
        schema = await h.get("/schema")
        known = {
            "table": given[0]["table"],
            "invite": given[0]["invite"],
            "game": "parley",
            "seq": "0",
            "code": notice.code,
            "lesson": "first",
            "puzzle": "none",
        }
        operations = [(p, m, o) for p, ms in schema["paths"].items() for m, o in ms.items()]
        assert len(operations) > 25
        before = picture(live)
        for _ in range(rounds):
            for path, method, operation in operations:
                await one_request(h, schema, path, method, operation, known, chance)
        assert picture(live) == before  # nobody had a token, so nothing of the table may have changed
        assert h.parts.metrics.failures._value.get() == 0


async def one_request(
    h: ServerHarness,
    schema: dict[str, Any],
    path: str,
    method: str,
    operation: dict[str, Any],
    known: dict[str, str],
    chance: random.Random,
) -> None:
    query: dict[str, str] = {}
    url = path
    for parameter in operation.get("parameters", []):
        value = clean(sample(parameter["schema"], schema, chance))
        if parameter["in"] == "path":
            name = parameter["name"]
            url = url.replace("{" + name + "}", known[name] if chance.randrange(3) else value)
        elif parameter["in"] == "query" and chance.randrange(2):
            query[parameter["name"]] = value
    body: bytes | None = None
    if "requestBody" in operation:
        content = operation["requestBody"]["content"]
        value = sample(content["application/json"]["schema"], schema, chance)
        body = json.dumps(value).encode()
        if chance.randrange(10) == 0:
            body = body[: len(body) // 2]
    headers = {"content-type": "application/json"}
    if chance.randrange(4) == 0:
        headers["authorization"] = chance.choice(["Bearer x", "Basic abc", "Bearer", "Bearer " + "y" * 500])
    answer = await h.http.request(method.upper(), url, params=query, content=body, headers=headers)
    assert answer.status_code < 500, (method, url, body, answer.text)
    assert "Traceback" not in answer.text and "site-packages" not in answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["status"] == answer.status_code and error["key"]


@pytest.mark.parametrize("game", [name for name in names() if find(name).deals is not None])
async def test_strange_offers_are_answered_and_break_nothing(game: str, tmp_path: Path) -> None:
    deals = find(game).deals
    assert deals is not None
    chance = random.Random(3)
    words = ["A", "B", "C", "none", "-1", "0", "1", "999999", "/", "x"]
    for name, kind in deals.things:
        words += [name, *chance.sample(kind.ids, min(5, len(kind.ids)))]
    for name, signature in deals.promises:
        words += [name, *[chance.choice(kind.ids) for _, kind in signature if kind.ids]]
    async with running_server(tmp_path) as h:
        pages = await seated(h, await h.filled(3, game))
        for _ in range(150):
            page = chance.choice(pages)
            await page.quiet()
            sides = [" ".join(chance.choice(words) for _ in range(chance.choice([0, 2, 2, 4, 1]))) for _ in range(3)]
            do = chance.choice([f"offer {chance.choice('ABC')} {' / '.join(sides)}", f"accept {chance.randrange(4)}"])
            answer = await page.act(do)
            assert answer["type"] in ("ok", "refused"), answer
            assert answer.get("error", {}).get("status", 400) < 500, (do, answer)
        assert h.parts.metrics.failures._value.get() == 0
