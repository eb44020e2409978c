"""Around the table: seats, codes, rematch, notes, votes, export, import, reports."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from long_run import long_but
from ludoteca.cli.common import open_journal
from ludoteca.kernel import Quick, determinise, journal_game, read_journal
from ludoteca.registry import find, names
from ludoteca.rooms.credentials import tidy_code
from server.tools import Page, ServerHarness, running_server
from server.ws.test_play import play_on, seated


async def test_what_a_host_wants_is_checked_by_the_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        me = {"kind": "me"}
        for body, key in (
            ({"game": "chess", "seats": [me]}, "no-game"),
            ({"game": "parley", "seats": [me]}, "setup"),
            ({"game": "parley", "seats": [me] * 2}, "seat-kind"),
            ({"game": "parley", "seats": [me, {"kind": "dog"}]}, "no-sense"),
            ({"game": "parley", "seats": [me, {"kind": "bot", "level": "god"}]}, "no-level"),
            ({"game": "parley", "seats": [me, {"kind": "bot", "style": "wild"}]}, "no-style"),
            ({"game": "parley", "seats": [me, {"kind": "bot"}], "options": {"length": "eternal"}}, "setup"),
            ({"game": "parley", "seats": [me, {"kind": "bot"}], "clock": {"kind": "sand"}}, "clock"),
            ({"game": "parley", "seats": [me, {"kind": "open"}], "seed": "mine"}, "seed-with-others"),
        ):
            assert (await h.post("/api/tables", body, status=400 if key != "no-game" else 404))["error"]["key"] == key
        games = {g["id"]: g for g in await h.get("/api/games")}
        assert games["parley"]["seats"] == [2, 3, 4] and games["parley"]["levels"]


async def test_the_open_table_fills_and_starts(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me open open", public=True)
        hidden = await h.table("me open")
        listed = await h.get("/api/tables?open=1")
        assert [t["id"] for t in listed] == [made["table"]]
        assert hidden["table"] not in str(listed)
        assert (await h.get(f"/api/join/{made['invite']}"))["state"] == "lobby"
        assert (await h.post(f"/api/join/{made['invite']}", {"name": "anna"}, status=409))["error"][
            "key"
        ] == "name-taken"
        for nobody in ("  ", "\u202e", "\x00\n"):
            refused = await h.post(f"/api/join/{made['invite']}", {"name": nobody}, status=400)
            assert refused["error"]["key"] == "no-name"
        page = await Page(h, made["table"], made["token"]).open()
        assert page.state["view"] is None and page.state["table"]["invite"] == made["invite"]
        c = await h.post(f"/api/join/{made['invite']}", {"name": "Carla", "seat": "C"})
        assert c["seat"] == "C"
        await page.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["kind"] == "human")
        await h.post(f"/api/tables/{made['table']}/start", token=c["token"], status=403)
        await h.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
        await page.until(lambda m: m["type"] == "state" and m["view"] is not None)
        assert (await h.post(f"/api/join/{made['invite']}", {"name": "Dora"}, status=409))["error"][
            "key"
        ] == "table-full"
        assert await h.get("/api/tables?open=1") == []
        assert [t["id"] for t in await h.get("/api/tables?live=1")] == [made["table"]]


async def test_the_host_starts_with_bots_and_a_guest_may_leave_the_lobby(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me open open")
        guest = await h.post(f"/api/join/{made['invite']}", {"name": "Guest"})
        await h.post(f"/api/tables/{made['table']}/leave", token=guest["token"])
        assert (await h.get(f"/api/tables/{made['table']}"))["seats"][1]["kind"] == "open"
        await h.get(f"/api/tables/{made['table']}/notes", token=guest["token"], status=401)
        await h.post(
            f"/api/tables/{made['table']}/seat", {"seat": "B", "kind": "bot", "level": "novice"}, made["token"]
        )
        await h.post(f"/api/tables/{made['table']}/start", token=made["token"])
        facts = await h.get(f"/api/tables/{made['table']}")
        assert facts["state"] == "playing" and [s["kind"] for s in facts["seats"]] == ["human", "bot", "bot"]
        assert facts["seats"][1]["level"] == "novice"


async def test_a_lost_link_is_recovered_and_the_host_may_issue_a_new_one(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        host, guest = await h.filled(2)
        page = await Page(h, guest["table"], guest["token"]).open()
        typed = guest["recovery"].lower().replace("-", " ").replace("0", "o")
        back = await h.post("/api/recover", {"code": typed})
        assert back["seat"] == "B" and back["token"] != guest["token"]
        with pytest.raises(Exception, match="4401"):
            await page.until(lambda m: False)
        await h.get(f"/api/tables/{guest['table']}/notes", token=guest["token"], status=401)
        await h.post(f"/api/tables/{guest['table']}/reissue", {"seat": "A"}, back["token"], status=403)
        await h.post(f"/api/tables/{guest['table']}/resign", token=host["token"])  # over: no consent is needed
        again = await h.post(f"/api/tables/{guest['table']}/reissue", {"seat": "B"}, host["token"])
        assert (await h.post("/api/recover", {"code": guest["recovery"]}, status=404))["error"]["key"] == "no-code"
        third = await h.post("/api/recover", {"code": again["recovery"]})
        await Page(h, guest["table"], third["token"]).open()


async def test_no_secret_of_a_player_is_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        await h.post("/api/recover", {"code": given[1]["recovery"]})
    connection = sqlite3.connect(tmp_path / "ludoteca.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    for g in given:
        assert g["token"] not in dump
        assert g["recovery"] not in dump and g["recovery"].replace("-", "") not in dump
    assert tidy_code("abcde fghjk") == "ABCDE-FGHJK"


async def test_notes_are_private(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await h.filled(2)
        path = f"/api/tables/{a['table']}/notes"
        answer = await h.http.put(path, json={"text": "my plan"}, headers={"Authorization": f"Bearer {a['token']}"})
        assert answer.status_code == 200
        assert await h.get(path, a["token"]) == {"text": "my plan"}
        assert await h.get(path, b["token"]) == {"text": ""}
        await h.get(path, status=401)


async def test_my_tables_say_where_i_am_asked(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await h.filled(2)
        other = await h.table("me open")
        mine = await h.post("/api/mine", {"tokens": [a["token"], other["token"], "unknown"]})
        assert [(t["table"], t["your_turn"]) for t in mine] == [(a["table"], True), (other["table"], False)]
        assert [t["your_turn"] for t in await h.post("/api/mine", {"tokens": [b["token"]]})] == [False]
        assert [(t["turn"], t["waiting"]) for t in mine] == [(1, ["A"]), (0, [])]


async def test_my_tables_count_the_turns(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        page = (await seated(h, given))[0]
        while page.waits == ["A"]:
            await page.did(page.menu[0])
        (mine,) = await h.post("/api/mine", {"tokens": [given[0]["token"]]})
        assert (mine["turn"], mine["waiting"]) == (2, ["B"])


async def test_my_tables_name_also_those_that_cannot_be_opened_today(tmp_path: Path) -> None:
    """Or the browser would think that they are gone."""
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        async with h.parts.store.engine.begin() as connection:
            await connection.exec_driver_sql('UPDATE tables SET options = \'{"none": "such"}\'')
        h.parts.cache.entries.clear()
        (mine,) = await h.post("/api/mine", {"tokens": [given[0]["token"], "unknown"]})
        assert (mine["table"], mine["game"], mine["state"]) == (given[0]["table"], "parley", "playing")
        assert mine["seats"] == [] and mine["seat"] is None and not mine["your_turn"]


async def test_leaving_and_coming_back(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        a, b = await h.filled(2)
        page = await Page(h, b["table"], b["token"]).open()
        await h.post(f"/api/tables/{a['table']}/leave", token=a["token"])
        await page.until(lambda m: m["type"] == "state" and m["view"]["menu"] != [], 30)  # a bot has moved for A
        assert page.state["table"]["seats"][0]["standin"]
        await h.post(f"/api/tables/{a['table']}/claim", token=a["token"])
        back = await Page(h, a["table"], a["token"]).open()
        assert not back.state["table"]["seats"][0]["standin"]
        assert (await h.post(f"/api/tables/{a['table']}/claim", token=a["token"], status=409))["error"][
            "key"
        ] == "nothing-to-claim"


def live_player(h: ServerHarness, table: str, seat: int) -> str:
    return h.parts.cache.entries[table].live.seats[seat].player


async def test_votes_over_the_wire(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b, c = await h.filled(3)
        table = f"/api/tables/{a['table']}"
        page = await Page(h, b["table"], b["token"]).open()
        await h.post(f"{table}/concede", {"winner": "C"}, a["token"])
        await page.until(lambda m: m["table"]["requests"] != [])
        request = page.state["table"]["requests"][0]
        assert (request["kind"], request["seat"], request["waiting"]) == ("concede", "C", ["B", "C"])
        await page.say(type="answer", request=request["id"], yes=False)
        await page.until(lambda m: m["type"] == "state" and not m["table"]["requests"])
        await h.post(f"{table}/pause", token=a["token"])
        await h.post(f"{table}/vote-end", token=c["token"])
        h.parts.cache.entries[a["table"]].last_seen[live_player(h, a["table"], 0)] = 0  # away for long
        await h.post(f"{table}/replace", {"seat": "A"}, c["token"])
        await h.post(f"{table}/vote-end", token=c["token"], status=409)
        facts = await h.get(table)
        assert [r["kind"] for r in facts["requests"]] == ["pause", "end", "replace"]
        await page.quiet()
        await page.say(type="answer", request=facts["requests"][1]["id"], yes=True)
        await page.until(lambda m: m["type"] == "state" and m["table"]["state"] == "over")
        assert page.state["table"]["result"] == {"reason": "agreed", "places": None, "scores": None, "by": "table"}
        asked = await Page(h, a["table"], a["token"]).open()
        assert asked.menu == [] and asked.waits == [] and asked.state["view"]["prompt"] is None


async def test_a_rematch_moves_the_seats_on_and_keeps_places_for_all(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await h.filled(2)
        table = f"/api/tables/{a['table']}"
        assert (await h.post(f"{table}/rematch", token=a["token"], status=409))["error"]["key"] == "not-over"
        await h.post(f"{table}/resign", token=a["token"])
        first = await h.post(f"{table}/rematch", token=a["token"])
        assert first["seat"] == "B"
        assert (await h.get(table))["rematch"] is True
        second = await h.post(f"{table}/rematch", token=b["token"])
        assert (second["table"], second["seat"]) == (first["table"], "A")
        assert (await h.get(f"/api/tables/{first['table']}"))["state"] == "playing"
        await h.post(f"{table}/rematch", token=b["token"], status=409)


async def test_a_rematch_of_people_who_share_a_device_keeps_their_names(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}, {"kind": "open"}]
        a = await h.post("/api/tables", {"game": "parley", "seats": seats, "name": "Anna"})
        c = await h.post(f"/api/join/{a['invite']}", {"name": "Carlo"})
        table = f"/api/tables/{a['table']}"
        await h.post(f"{table}/resign", token=a["token"])
        first = await h.post(f"{table}/rematch", token=c["token"])
        second = await h.post(f"{table}/rematch", token=a["token"])
        assert (first["seats"], second["seats"]) == (["A"], ["B", "C"])
        names_now = [s["name"] for s in (await h.get(f"/api/tables/{first['table']}"))["seats"]]
        assert names_now == ["Carlo", "Anna", "Bea"]


@pytest.mark.parametrize("game", long_but(names(), "parley", "baroque"))
async def test_export_while_it_runs_and_after_the_end_and_import(game: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2, game)
        pages = await seated(h, given)
        await play_on(pages, Quick(2), 20)
        for page in pages:
            await page.quiet()
        live = h.parts.cache.entries[pages[0].table].live
        assert live.match is not None
        path = f"/api/tables/{pages[0].table}"
        running = await h.get(f"{path}/journal", given[0]["token"])
        assert f"{live.facts.seed:x}" not in running and "seed" not in running
        known = read_journal(find(journal_game(running)), running)
        assert known.first == max(1, live.history.seqs[-1])  # only the present, nothing of how it came about
        if live.state == "playing":
            copy = await h.post("/api/import", {"journal": running, "name": "Zoe", "bots": True})
            page = await Page(h, copy["table"], copy["token"]).open()
            if live.history.group_start is None:
                assert page.state["view"]["board"]["counters"] == pages[0].state["view"]["board"]["counters"]
            await h.post(f"{path}/resign", token=given[0]["token"])
        whole = await h.get(f"{path}/journal")
        match = read_journal(live.game, whole)
        assert match.hash() == live.match.hash() and match.seq == live.seq
        again = await h.post("/api/import", {"journal": whole, "name": "Zoe", "bots": True})
        copied = h.parts.cache.entries[again["table"]].live
        assert copied.match is not None and copied.match.hash() == live.match.hash()
        assert copied.match.state.seed not in (0, live.facts.seed)  # who has the file must not know what comes
        if copied.state == "playing":
            page = await Page(h, again["table"], again["token"]).open()
            assert page.seq == live.seq
        damaged = whole.replace("\n", "\nx", 1)
        assert (await h.post("/api/import", {"journal": damaged}, status=400))["error"]["key"] == "journal"
    async with running_server(tmp_path) as h:  # an imported table survives a restart like any other
        entry = await h.parts.tables.entry(again["table"])
        assert entry.live.match is not None and entry.live.match.hash() == match.hash()


async def test_replay_from_ones_own_seat_while_it_runs_from_any_after_the_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        await play_on(pages, Quick(2), 10)
        for page in pages:
            await page.quiet()
        path = f"/api/tables/{pages[0].table}"
        own = await h.get(f"{path}/at/3?seat=A", given[0]["token"])
        assert own["view"]["seat"] == "A" and own["line"]["seq"] == 3 and own["last"] == pages[0].seq
        await h.get(f"{path}/at/3?seat=B", given[0]["token"], status=403)
        await h.get(f"{path}/at/3?seat=A", status=403)
        assert (await h.get(f"{path}/at/3"))["view"]["seat"] is None
        await h.get(f"{path}/at/99999", status=404)
        log = await h.get(f"{path}/log?since=2", given[0]["token"])
        assert [line["seq"] for line in log["events"]] == list(range(3, pages[0].seq + 1))
        await h.post(f"{path}/resign", token=given[0]["token"])
        assert (await h.get(f"{path}/at/3?seat=B"))["view"]["seat"] == "B"
        assert all("do" in line for line in (await h.get(f"{path}/log?since=0"))["events"])


async def test_a_report_opens_in_the_command_line_and_tells_no_secret(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        await play_on(pages, Quick(2), 12)
        live = h.parts.cache.entries[pages[0].table].live
        assert live.match is not None
        text = await h.http.get(
            f"/api/tables/{pages[0].table}/report?note=odd", headers={"Authorization": f"Bearer {given[0]['token']}"}
        )
        report = json.loads(text.text)
        assert report["note"] == "odd" and report["seat"] == "A"
        assert "Anna" not in text.text and f"{live.facts.seed:x}" not in text.text
        for g in given:
            assert g["token"] not in text.text
        file = tmp_path / "report.json"
        file.write_text(text.text)
        match = open_journal(str(file))
        assert match.game.id == "parley"
        before = text.text
        determinise(live.game, live.match.state, 0, 99)  # other cards in B's hand
        after = await h.http.get(
            f"/api/tables/{pages[0].table}/report?note=odd", headers={"Authorization": f"Bearer {given[0]['token']}"}
        )
        assert after.text == before


async def test_who_is_erased_leaves_no_trace_and_the_others_keep_their_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        anna, bruno = await h.filled(2)
        _, b = await seated(h, [anna, bruno])
        await b.say(type="chat", text="my address is here")
        await b.quiet()
        path = f"/api/tables/{anna['table']}"
        await h.http.put(
            f"{path}/notes", json={"text": "secret plan"}, headers={"Authorization": f"Bearer {anna['token']}"}
        )
        await h.post(f"{path}/pause", token=anna["token"])  # a question of hers is still open
        await h.post(f"{path}/forget", token=anna["token"])
        assert (await h.get(path, token=anna["token"], status=401))["error"]["key"] == "wrong-token"
        assert (await h.post("/api/recover", {"code": anna["recovery"]}, status=404))["error"]["key"] == "no-code"
        facts = await h.get(path, token=bruno["token"])
        assert facts["seats"][0]["name"] == "" and facts["seats"][0]["standin"]
        assert facts["host"] == "B" and facts["state"] == "playing"
        await h.post(f"{path}/forget", token=bruno["token"])  # nobody is left, and even that breaks nothing
    connection = sqlite3.connect(tmp_path / "ludoteca.db")
    kept = "\n".join(connection.iterdump())
    connection.close()
    for word in ("secret plan", "my address", "Anna", "Guest 1"):
        assert word not in kept, word
    async with running_server(tmp_path) as h:
        facts = await h.get(path)
        assert [s["name"] for s in facts["seats"]] == ["", ""] and facts["state"] == "playing"


async def test_who_is_erased_in_the_lobby_frees_the_seat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me open open")
        guest = await h.post(f"/api/join/{made['invite']}", {"name": "Guest"})
        await h.post(f"/api/tables/{made['table']}/forget", token=guest["token"])
        facts = await h.get(f"/api/tables/{made['table']}")
        assert [s["kind"] for s in facts["seats"]] == ["human", "open", "open"]
