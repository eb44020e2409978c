"""What one player may not do to another without consent: replace, defeat, rewind, take over a seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.rooms import play, requests, votes
from ludoteca.rooms.events import StoodIn
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, PLAYING
from ludoteca.rooms.votes import MIN_AWAY_MS
from server.tables.changes import at, written
from server.tables.test_table import again, make, picture
from server.tools import Page, Time, running_server
from server.ws.test_play import seated

AWAY = MIN_AWAY_MS


def test_a_player_who_is_there_cannot_be_replaced() -> None:
    live = make(seats=2)
    with pytest.raises(Problem, match="not-away"):
        votes.replace(live, at(live, 2000), "p0", 1, AWAY - 1)
    assert not live.seats[1].standin and not live.requests
    votes.replace(live, at(live, 2000), "p0", 1, AWAY)
    assert live.seats[1].standin


@pytest.mark.parametrize("kind", ["concede", "end"])
def test_who_was_replaced_keeps_the_vote_on_the_result(kind: str) -> None:
    live = make(seats=2)
    votes.replace(live, at(live, 2000), "p0", 1, AWAY)
    votes.ask(live, at(live, 2000), "p0", requests.KINDS[kind], seat=0)
    assert live.state == PLAYING and requests.waiting(live, live.requests[0]) == ["p1"]
    votes.answer(live, at(live, 3000), "p1", live.requests[0].id, False)
    assert live.state == PLAYING and not live.requests


def test_who_was_replaced_keeps_the_vote_on_taking_back() -> None:
    live = make(seats=2)
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    votes.replace(live, at(live, 2000), "p0", 1, AWAY)
    seq = live.seq
    votes.ask_rewind(live, at(live, 2000), "p0", 0)
    assert live.seq == seq
    votes.answer(live, at(live, 3000), "p1", live.requests[0].id, True)
    assert live.seq == 0


@pytest.mark.parametrize("kind", ["end", "pause", "rewind"])
def test_who_asked_may_withdraw_the_request(kind: str) -> None:
    live = make(seats=3)
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    votes.ask(live, at(live, 2000), "p0", requests.KINDS[kind], to=0)
    request = live.requests[0]
    with pytest.raises(Problem, match="not-yours-to-answer"):
        votes.answer(live, at(live, 2100), "p0", request.id, True)
    seq = live.seq
    votes.answer(live, at(live, 2200), "p0", request.id, False)
    assert (live.requests, live.state, live.seq, live.clock.paused) == ([], PLAYING, seq, False)
    with pytest.raises(Problem):
        votes.answer(live, at(live, 2300), "p1", request.id, True)
    votes.ask(live, at(live, 2400), "p0", requests.KINDS[kind], to=0)
    assert [r.id for r in live.requests] == [request.id + 1]


def test_who_ran_out_of_time_keeps_the_vote_too() -> None:
    live = make(seats=2)
    live.do(at(live, 2000), StoodIn(1, "time"))
    votes.ask(live, at(live, 2000), "p0", requests.CONCEDE, seat=0)
    assert live.state == PLAYING


def test_leaving_is_no_consent_to_a_defeat() -> None:
    live = make(seats=2)
    votes.ask(live, at(live, 2000), "p0", requests.CONCEDE, seat=0)
    votes.leave(live, at(live, 3000), "p1")
    assert live.state == PLAYING
    votes.answer(live, at(live, 4000), "p1", live.requests[0].id, True)
    assert live.state == OVER


async def test_presence_decides_who_is_away(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time) as h:
        given = await h.filled(2)
        a, b = await seated(h, given)
        path = f"/api/tables/{a.table}/replace"
        time.pass_(AWAY)
        assert (await h.post(path, {"seat": "B"}, a.token, 409))["error"]["key"] == "not-away"
        await b.close()
        entry = h.parts.cache.entries[a.table]
        while len(entry.conns) > 1:
            await a.hear()
        time.pass_(AWAY / 1000 - 1)
        assert (await h.post(path, {"seat": "B"}, a.token, 409))["error"]["key"] == "not-away"
        time.pass_(2)
        await h.post(path, {"seat": "B"}, a.token)
        assert entry.live.seats[1].standin


def test_a_reissue_is_granted_by_the_holder_or_by_all_others() -> None:
    live = make()
    votes.ask(live, at(live, 2000), "p0", requests.REISSUE, seat=1)
    assert requests.waiting(live, live.requests[0]) == ["p1", "p2"]
    votes.answer(live, at(live, 2000), "p1", live.requests[0].id, True)
    assert live.grants == {1}
    votes.ask(live, at(live, 3000), "p0", requests.REISSUE, seat=2)
    votes.answer(live, at(live, 3000), "p1", live.requests[0].id, True)
    assert live.grants == {1, 2}
    assert again(live, written(live).rows, []).grants == {1, 2}


def test_one_objection_stops_a_reissue() -> None:
    live = make()
    votes.ask(live, at(live, 2000), "p0", requests.REISSUE, seat=1)
    votes.answer(live, at(live, 2000), "p2", live.requests[0].id, False)
    assert not live.grants and not live.requests


async def test_the_host_cannot_take_over_a_seat_of_a_running_game_alone(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, b = await seated(h, given)
        path = f"/api/tables/{a.table}/reissue"
        assert (await h.post(path, {"seat": "B"}, a.token))["recovery"] is None
        live = h.parts.cache.entries[a.table].live
        assert live.players[live.seats[1].player].token in live.by_token  # the old token still holds
        assert (await h.post(path, {"seat": "B"}, a.token, 409))["error"]["key"] == "asked-already"
        state = await b.until(lambda m: m["type"] == "state" and m["table"]["requests"])
        request = state["table"]["requests"][0]
        assert (request["kind"], request["seat"], request["waiting"]) == ("reissue", "B", ["B"])
        await b.say(type="answer", request=request["id"], yes=True)
        await a.until(lambda m: m["type"] == "state" and not m["table"]["requests"])
        made = await h.post(path, {"seat": "B"}, a.token)
        assert made["recovery"]
        announced = await a.until(lambda m: m["type"] == "state" and m["table"]["announcements"])
        assert [(x["kind"], x["seat"]) for x in announced["table"]["announcements"]] == [("reissue", "B")]
        assert (await h.post(path, {"seat": "B"}, a.token))["recovery"] is None  # consent counts once


async def test_a_reissue_is_journalled_and_announced_in_the_lobby_too(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        host = await h.table("me open open")
        await h.post(f"/api/join/{host['invite']}", {"name": "Guest"})
        await h.post(f"/api/tables/{host['table']}/reissue", {"seat": "B"}, host["token"])
        await h.post(f"/api/join/{host['invite']}", {"name": "Third"})
        before = picture(h.parts.cache.entries[host["table"]].live)
        h.parts.cache.evict(h.parts.cache.entries[host["table"]])
        page = await Page(h, host["table"], None).open()
        assert [x["kind"] for x in page.state["table"]["announcements"]] == ["reissue"]
        assert picture(h.parts.cache.entries[host["table"]].live) == before


async def test_a_recovery_code_works_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        again = await h.post("/api/recover", {"code": given[1]["recovery"]})
        assert again["recovery"] != given[1]["recovery"]
        await h.post("/api/recover", {"code": given[1]["recovery"]}, status=404)
        assert (await h.post("/api/recover", {"code": again["recovery"]}))["seat"] == "B"


async def test_a_stranger_does_not_get_a_seat_that_is_reserved_for_a_rematch(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2, public=True)
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        made = await h.post(f"/api/tables/{given[0]['table']}/rematch", token=given[0]["token"], status=201)
        spectator = await h.get(f"/api/tables/{given[0]['table']}")
        assert spectator["rematch"] is True and made["invite"] not in str(spectator)
        stranger = await h.post(f"/api/join/{made['invite']}", {"name": "Stranger"}, status=409)
        assert stranger["error"]["key"] == "table-full"
        assert (await h.post(f"/api/tables/{given[1]['table']}/rematch", token=given[1]["token"], status=201))["seat"]
        assert (await h.get(f"/api/tables/{made['table']}"))["state"] == "playing"


async def test_the_host_may_give_a_reserved_seat_to_others(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        made = await h.post(f"/api/tables/{given[0]['table']}/rematch", token=given[0]["token"], status=201)
        free = "A" if made["seat"] == "B" else "B"
        await h.post(f"/api/tables/{made['table']}/seat", {"seat": free, "kind": "open"}, made["token"])
        assert (await h.post(f"/api/join/{made['invite']}", {"name": "Friend"}))["seat"] == free


async def test_a_table_without_spectators_tells_strangers_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2, spectators=False)
        path = f"/api/tables/{given[0]['table']}"
        for end in ("", "/log", "/journal", "/report", "/at/0", "/chance", "/review"):
            assert (await h.get(path + end, status=403))["error"]["key"] == "no-spectators", end
        assert (await h.get(path, given[1]["token"]))["id"] == given[0]["table"]


def test_a_host_who_leaves_may_have_asked_for_a_reissue() -> None:
    """Their seat has no vote on it, and is not looked for among those that have."""
    live = make()
    votes.ask(live, at(live, 2000), "p0", requests.REISSUE, seat=1)
    votes.resign(live, at(live, 3000), "p0")
    assert [request.kind for request in live.requests] == ["reissue"]
    votes.answer(live, at(live, 4000), "p1", live.requests[0].id, True)
    assert live.grants == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_request_has_its_question(lang: str) -> None:
    texts = Texts(lang, "ludoteca")
    for name in requests.KINDS:
        assert texts.has(f"ui-request-{name}"), name
