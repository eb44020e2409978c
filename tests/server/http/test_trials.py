"""Trials and prospects over HTTP: a seat tries its own turn, and nobody else learns of it."""

from __future__ import annotations

from pathlib import Path

from server.tools import running_server
from server.ws.test_play import seated


async def test_a_trial_belongs_to_the_asked_seat_and_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        asked = next(i for i, page in enumerate(pages) if page.state["view"]["prompt"])
        mine, other = given[asked], given[1 - asked]
        state = pages[asked].state
        path = f"/api/tables/{mine['table']}/trial"
        trade = next(c["do"] for c in state["view"]["menu"] if c["verb"] == "trade")
        sail = next(c["do"] for c in state["view"]["menu"] if c["verb"] == "sail")
        nothing = await h.post(path, {"do": []}, token=mine["token"])
        assert (nothing["made"], nothing["end"], nothing["view"]) == (0, "", state["view"])
        tried = await h.post(path, {"do": [trade]}, token=mine["token"])
        assert tried["made"] == 1 and tried["rev"] == state["rev"]
        assert tried["view"]["board"] != state["view"]["board"] and tried["events"]
        by_chance = await h.post(path, {"do": [sail]}, token=mine["token"])
        assert (by_chance["made"], by_chance["end"]) == (0, "chance")
        idle = await h.post(path, {"do": [trade]}, token=other["token"])
        assert (idle["made"], idle["end"]) == (0, "others")
        await h.post(path, {"do": [trade]}, status=401)
        await h.post(path, {"do": [trade], "seat": mine["seat"]}, token=other["token"], status=403)
        await h.post(path, {"do": ["fly"]}, token=mine["token"], status=400)
        await h.post(path, {"do": [trade] * 81}, token=mine["token"], status=400)
        assert (await h.get(f"/api/tables/{mine['table']}"))["seq"] == state["seq"]


async def test_prospects_are_public_and_end_with_the_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        path = f"/api/tables/{given[0]['table']}/prospects"
        found = (await h.get(path))["prospects"]
        assert {p["seat"] for p in found} == {None, "A", "B"}
        assert {p["key"] for p in found} >= {"rounds-left", "harbours"}
        assert (await h.get(path, token=given[1]["token"]))["prospects"] == found
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        assert (await h.get(path))["prospects"] == []
