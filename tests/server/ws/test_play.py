"""A game over the wire: moves, refusals, undo, reconnecting, hotseat, spectators."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.kernel import Quick
from ludoteca.registry import names
from ludoteca.rooms import payloads
from ludoteca.server.services import timekeeper
from ludoteca.server.transport.ws.mirror import OutOfStep
from server.tools import Page, ServerHarness, Time, running_server


async def seated(h: ServerHarness, given: list[dict[str, Any]]) -> list[Page]:
    return [await Page(h, g["table"], g["token"]).open() for g in given]


async def play_on(pages: list[Page], quick: Quick, moves: int) -> int:
    """Random legal moves, each by a seat that is asked, until the game is over or enough were made."""
    done = 0
    while done < moves and pages[0].state["table"]["state"] == "playing":
        for page in pages:
            await page.quiet()
        asked = [p for p in pages if p.menu]
        if not asked:
            assert pages[0].state["table"]["state"] == "over"
            break
        page = asked[quick.below(len(asked))]
        await page.did(page.menu[quick.below(len(page.menu))])
        done += 1
    return done


@pytest.mark.parametrize("game", names())
async def test_people_play_every_game_and_finish_the_short_one(game: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        pages = await seated(h, await h.filled(2, game))
        played = await play_on(pages, Quick(3), 40 if game != "parley" else 2000)
        assert played >= 40 or pages[0].state["table"]["state"] == "over"
        if game == "parley":
            assert pages[0].state["table"]["result"]["reason"] in ("rounds", "harbours")
            await pages[1].quiet()
            assert pages[1].state["table"]["seed"] is not None


def seat_of(page: Page) -> int:
    looking = page.state["me"]["looking"]
    return -1 if looking is None else "ABCDEF".index(looking)


@pytest.mark.parametrize("game", names())
async def test_differences_lead_to_the_state_that_a_new_page_gets(game: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2, game)
        pages = await seated(h, given)
        watcher = await Page(h, given[0]["table"], None).open()
        for _ in range(4):
            await play_on(pages, Quick(5), 10)
            for page in (*pages, watcher):
                await page.quiet()
                fresh = await Page(h, page.table, page.token, start=True).open()
                await page.quiet()
                assert page.state["view"] == fresh.state["view"]
                live = h.parts.cache.entries[page.table].live
                reasons = await page.reasons() if page.token else {"greyed": []}
                shown = {**page.state["view"], "greyed": reasons["greyed"]}
                assert shown == json.loads(json.dumps(payloads.view_shown(live, seat_of(page))))
                for facts in (page.state["table"], fresh.state["table"]):
                    del facts["clock"], facts["spectators"]  # the new page itself is counted a little later
                assert page.state["table"] == fresh.state["table"]
                assert page.state["me"] == fresh.state["me"]
                log = json.loads(json.dumps(payloads.last_lines_shown(live, 10_000, seat_of(page))))
                for line in log:  # requests show the actions of others after the end, messages never do
                    if line["seat"] != page.state["me"]["looking"]:
                        line.pop("do", None)
                assert [page.lines[seq] for seq in sorted(page.lines)] == log
                await fresh.close()
        assert len([text for text in watcher.raw if '"public"' in text]) == 1


async def test_a_page_that_lost_track_gets_the_whole_state(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        b.mirror.count += 1  # as if it had missed a message
        await a.did("draw")
        with pytest.raises(OutOfStep):
            await b.until(lambda m: m["type"] == "state")
        await b.say(type="refresh", rev=b.state["rev"])
        again = await b.until(lambda m: m["type"] == "state")
        assert '"public"' in b.raw[-1] and [line["seq"] for line in again["events"]] == [1]
        await a.did(a.menu[0])
        await b.until(lambda m: m["type"] == "state" and m["seq"] == a.seq)
        assert b.state["view"]["board"]["counters"] == a.state["view"]["board"]["counters"]


async def test_a_page_that_speaks_older_messages_is_asked_to_reload(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
        async with websockets.connect(f"ws://127.0.0.1:{h.port}/ws/{made['table']}") as socket:
            await socket.send('{"type":"hello","token":"' + made["token"] + '"}')
            said = str(await socket.recv())
            assert '"bye"' in said and '"old-page"' in said and "view" not in said
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4426


async def test_after_a_restart_every_page_finds_what_it_knew(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        await play_on(pages, Quick(1), 25)
        for page in pages:
            await page.quiet()
        before = [p.state for p in pages]
    async with running_server(tmp_path) as h:
        for g, old in zip(given, before):
            page = await Page(h, g["table"], g["token"]).open()
            assert page.state["view"] == old["view"]
            assert (page.state["rev"], page.state["seq"]) == (old["rev"], old["seq"])


async def test_refused_choices_and_their_reasons_are_sent_on_request(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        players = await seated(h, await h.filled(2, "pax_renaissance"))
        watching = await Page(h, players[0].table, None).open()
        asked = next(page for page in players if page.menu)
        assert asked.state["view"]["greyed"] == []
        found = await asked.reasons()
        assert found["greyed"]
        assert (found["rev"], found["seat"]) == (asked.state["rev"], asked.state["me"]["looking"])
        for greyed in found["greyed"]:
            assert greyed["do"] not in asked.menu
            assert (await asked.act(greyed["do"]))["no"] == greyed["no"]
        other = next(page for page in players if page is not asked)
        assert (await other.reasons())["greyed"] == []
        assert (await watching.reasons())["error"]["key"] == "not-your-seat"


async def test_a_refused_move_comes_with_its_reason_and_the_whole_state(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        not_asked = await b.act("draw")
        assert not_asked["no"] == {"key": "not-asked", "rule": "", "args": {}}
        assert not_asked["state"]["view"]["seat"] == "B"
        nonsense = await a.act("fly to the moon")
        assert nonsense["error"]["key"] == "no-such-action"
        stale = await a.act(a.menu[0], rev=0)
        assert stale["error"]["key"] == "stale"
        assert stale["state"]["seq"] == a.seq == 0
        await a.did(a.menu[0])


async def test_a_move_is_broadcast_and_its_key_makes_it_safe_to_repeat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        watcher = await Page(h, a.table, None).open()
        assert (await a.act("draw", key="once"))["type"] == "ok"
        assert (await a.act("draw", key="once"))["type"] == "ok"
        for page in (a, b, watcher):
            await page.quiet()
            assert page.seq == 1
        assert a.lines[1]["do"] == "draw" and a.lines[1]["events"][0]["key"] == "draw"
        for page in (b, watcher):
            assert "do" not in page.lines[1]
            assert page.lines[1]["events"][0]["key"] == "draw-hidden"
        assert [x["seat"] for x in watcher.state["table"]["seats"] if x["asked"]] == ["A"]
        assert watcher.state["view"]["menu"] == []


async def test_undo_redo_and_the_log_that_follows(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        trade = next(d for d in a.menu if d.startswith("trade"))
        await a.did(trade)
        await b.quiet()
        assert a.state["me"]["undo"] == [0] and b.state["me"]["undo"] == []
        assert 1 in b.lines
        await a.say(type="undo", rev=a.state["rev"], to=0)
        await a.until(lambda m: m["type"] == "state")
        assert a.seq == 0 and a.state["me"]["redo"] and 1 not in a.lines
        await b.quiet()
        assert 1 not in b.lines and not b.state["me"]["redo"]
        await a.say(type="redo", rev=a.state["rev"])
        await a.until(lambda m: m["type"] == "state")
        assert a.seq == 1 and a.lines[1]["do"] == trade
        await b.say(type="undo", rev=a.state["rev"])
        refused = await b.until(lambda m: m["type"] == "refused")
        assert refused["error"]["key"] == "undo-barrier"


async def test_consent_to_go_back_beyond_the_barrier(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        await a.did("draw")
        await a.did("confirm")
        await a.say(type="ask-rewind", to=0)
        await b.until(lambda m: m["type"] in ("state", "table") and m["table"]["requests"])
        request = b.state["table"]["requests"][0]
        assert (request["kind"], request["by"], request["to"], request["waiting"]) == ("rewind", "A", 0, ["B"])
        await b.say(type="answer", request=request["id"], yes=True)
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 0)
        await a.quiet()
        assert a.seq == 0 and a.waits == ["A"] and list(a.lines) == [0]


async def test_a_cut_connection_resumes_without_drift(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        quick = Quick(9)
        for _ in range(8):
            gone = pages[quick.below(2)]
            gone.socket.transport.abort()  # the network is gone, nobody said goodbye
            there = [p for p in pages if p is not gone]
            await there[0].quiet()
            for _ in range(4):
                if there[0].menu:
                    await there[0].did(there[0].menu[quick.below(len(there[0].menu))])
            await gone.open(gone.state["rev"])
            await there[0].quiet()
            fresh = await Page(h, gone.table, gone.token).open()
            assert gone.state["view"] == fresh.state["view"]
            assert gone.lines == fresh.lines  # what it kept and what it missed make the whole
            await fresh.close()
            await play_on(pages, quick, 5)


async def test_hotseat_shows_one_hand_at_a_time(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
        page = await Page(h, made["table"], made["token"]).open()
        assert page.state["me"]["seats"] == ["A", "B"] and page.state["me"]["looking"] == "A"
        assert page.state["view"]["seat"] == "A"
        hands = {z["seat"]: z["cards"] for z in page.state["view"]["board"]["zones"] if z["id"] == "hand"}
        assert all(c.startswith("back:") for c in hands["B"]) and hands["A"][0].startswith("letter:")
        await page.did("draw")
        await page.did("confirm")
        await page.say(type="look", seat="B")
        await page.until(lambda m: m["type"] == "state" and m["me"]["looking"] == "B")
        hands = {z["seat"]: z["cards"] for z in page.state["view"]["board"]["zones"] if z["id"] == "hand"}
        assert all(c.startswith("back:") for c in hands["A"])
        assert all("do" not in line for line in page.lines.values())  # A's action is A's
        await page.did("draw", seat="B")
        foreign = await page.act("draw", seat="C")
        assert foreign["error"]["key"] == "no-seat"


async def test_a_spectator_can_do_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, _ = await seated(h, await h.filled(2))
        watcher = await Page(h, a.table, None).open()
        before = h.parts.cache.entries[a.table].live.rev
        for message in (
            {"type": "act", "rev": 1, "do": "draw", "key": "x"},
            {"type": "act", "rev": 1, "do": "draw", "key": "y", "seat": "A"},
            {"type": "undo", "rev": 1},
            {"type": "ask-rewind", "to": 0},
            {"type": "prefs", "resolve": True, "skip_confirm": True},
            {"type": "look", "seat": "A"},
            {"type": "hint"},
        ):
            await watcher.say(**message)
            answer = await watcher.until(lambda m: m["type"] in ("refused", "error", "ok", "hint"))
            assert answer["type"] in ("refused", "error")
            assert answer["error"]["key"] in ("not-your-seat", "not-seated")
        assert h.parts.cache.entries[a.table].live.rev == before


async def test_nothing_is_sent_before_hello_nor_with_a_wrong_token(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        other = await h.filled(2)
        url = f"ws://127.0.0.1:{h.port}/ws/{given[0]['table']}"
        for first, code in (
            ('{"type":"ping"}', 4400),
            ("nonsense", 4400),
            ('{"type":"hello","token":"wrong"}', 4401),
            ('{"type":"hello","token":"' + other[0]["token"] + '"}', 4401),
        ):
            async with websockets.connect(url) as socket:
                await socket.send(first)
                said = str(await socket.recv())
                assert '"bye"' in said and "view" not in said
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == code
        async with websockets.connect(url.replace(given[0]["table"], "nowhere")) as socket:
            await socket.send('{"type":"hello","token":null}')
            await socket.recv()
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404


async def test_chat_is_kept_apart_until_the_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, b = await seated(h, given)
        watcher = await Page(h, a.table, None).open()
        await a.say(type="chat", text="  hello   there ")
        message = (await b.until(lambda m: m["type"] == "chat"))["message"]
        assert (message["seat"], message["text"], message["channel"]) == ("A", "hello there", "table")
        await watcher.say(type="chat", text="A holds the king!")
        await watcher.until(lambda m: m["type"] == "chat")
        await b.say(type="chat", phrase="good-game")
        await b.say(type="chat", phrase="no such phrase")
        assert (await b.until(lambda m: m["type"] == "error"))["error"]["key"] == "no-phrase"
        assert not [m for m in await a.quiet() if "king" in str(m)]
        assert not [m for m in await watcher.quiet() if "hello" in str(m)]
        late = await Page(h, a.table, None).open()
        assert [m["text"] for m in late.state["chat"]] == ["A holds the king!"]
        await h.post(f"/api/tables/{a.table}/resign", token=given[0]["token"])
        after = await Page(h, a.table, None).open()
        assert len(after.state["chat"]) == 3


async def test_of_a_long_talk_the_newest_part_is_kept_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.rooms.operations.CHAT_KEPT", 5)
    async with running_server(tmp_path) as h:
        a, _ = await seated(h, await h.filled(2))
        for n in range(8):
            await a.say(type="chat", text=f"line {n}")
        await a.quiet()
        newest = [f"line {n}" for n in range(3, 8)]
        assert [m["text"] for m in h.parts.cache.entries[a.table].chat] == newest
        h.parts.cache.evict(h.parts.cache.entries[a.table])
        again = await Page(h, a.table, a.token).open()
        assert [m["text"] for m in again.state["chat"]] == newest
        await again.say(type="chat", text="line 8")
        assert [m["message"]["id"] for m in await again.quiet() if m["type"] == "chat"] == [9]


async def test_single_choices_are_made_unless_one_prefers_to_click(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        await a.did("draw")
        assert a.menu == ["confirm"] and a.waits == ["A"]
        await a.say(type="prefs", resolve=True, skip_confirm=True)
        await a.until(lambda m: m["type"] == "state" and m["seq"] == 2)
        assert a.waits == ["B"] and a.lines[2]["auto"]
        await b.quiet()
        await b.did("draw")
        assert b.menu == ["confirm"]  # their own preference is untouched


async def test_clocks_over_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "TICK_S", 3600.0)  # a look at the clocks after the claim would end the seat again
    time = Time()
    async with running_server(tmp_path, now=time) as h:
        given = await h.filled(2, clock={"kind": "live", "move": 10, "reserve": 60, "grace": 20})
        a, b = await seated(h, given)
        assert a.state["table"]["clock"]["seats"][0] == {"move": 10_000, "left": 60_000, "running": True}
        time.pass_(25)
        await a.did("draw")
        assert a.state["table"]["clock"]["seats"][0]["left"] == 45_000
        time.pass_(46)
        await h.parts.timekeeper.tick()
        await b.until(lambda m: m["type"] in ("table", "state") and m["table"]["seats"][0]["warned"])
        time.pass_(21)
        await h.parts.timekeeper.tick()
        await b.until(lambda m: m["type"] in ("table", "state") and m["table"]["seats"][0]["standin"])
        refused = await a.act("confirm")
        assert refused["error"]["key"] == "seat-given-away"
        await h.post(f"/api/tables/{a.table}/claim", token=given[0]["token"])
        await a.until(lambda m: m["type"] == "state" and not m["table"]["seats"][0]["standin"])
        await a.did("confirm")


async def test_clocks_of_sleeping_tables_are_minded_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time) as h:
        given = await h.filled(2, clock={"kind": "async", "bank": 3600, "increment": 0, "cap": 3600, "grace": 60})
    async with running_server(tmp_path, now=time) as h:
        time.pass_(4000)  # while the server runs and nobody has opened the table
        await h.parts.timekeeper.tick()
        live = h.parts.cache.entries[given[0]["table"]].live
        assert live.clock.hands[0].warned is not None and live.seats[0].active


@pytest.mark.usefixtures("no_time_passes")
async def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        made = await h.table("me hotseat")
        page = await Page(h, made["table"], made["token"]).open()
        with pytest.raises(websockets.ConnectionClosed):
            for _ in range(500):
                await page.say(type="ping")
                await page.hear()
        assert page.socket.close_code == 4008


@pytest.mark.parametrize("others", [0, 1])
async def test_a_revision_that_a_seat_cannot_know_tells_nothing(others: int, tmp_path: Path) -> None:
    """Whether or not somebody else has picked in secret, a guessed revision gets the same answers."""
    async with running_server(tmp_path) as h:
        pages = await seated(h, await h.filled(3))
        claim = next(do for do in pages[0].menu if do.startswith("claim "))
        await pages[0].did(claim)
        for page in pages[1:]:
            await page.quiet()
        rev, seq = pages[2].state["rev"], pages[2].seq
        if others:
            await pages[1].did("pass")
            await pages[2].quiet()
        guessed = await pages[2].act("draw", rev=rev + 1)  # impossible now
        assert guessed["error"]["key"] == "stale"
        for ahead in (1, 2):
            await pages[2].say(type="refresh", rev=rev + ahead)
            sent = await pages[2].until(lambda m: m["type"] == "state")
            assert (sent["from"], sent["rev"], sent["seq"]) == (-1, rev, seq)
            again = await Page(h, pages[2].table, pages[2].token).open(rev + ahead)
            assert (again.state["from"], again.seq) == (-1, seq)
