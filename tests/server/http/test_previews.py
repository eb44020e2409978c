"""Previews over HTTP: only the seat that may choose gets the changes of a choice."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from server.tools import running_server
from server.ws.test_play import seated


async def test_previews_are_for_the_choosing_seat_and_change_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        pages = await seated(h, given)
        asked = next(i for i, page in enumerate(pages) if page.state["view"]["prompt"])
        mine, other = given[asked], given[1 - asked]
        state = pages[asked].state
        path = f"/api/tables/{mine['table']}/preview?do="
        told = {}
        for choice in state["view"]["menu"]:
            told[choice["verb"]] = (await h.get(path + quote(choice["do"]), token=mine["token"]))["changes"]
        assert told["draw"] is None
        coins = next(change for change in told["trade"] if change["id"] == "coins")
        assert coins["seat"] == mine["seat"] and coins["after"] > coins["before"]
        trade = quote(next(c["do"] for c in state["view"]["menu"] if c["verb"] == "trade"))
        for token in (other["token"], None):
            assert (await h.get(path + trade, token=token))["changes"] is None
        refused = await h.get(f"{path}{trade}&seat={mine['seat']}", token=other["token"], status=403)
        assert refused["error"]["key"] == "not-your-seat"
        assert (await h.get(path + "confirm", token=mine["token"]))["changes"] is None
        for nonsense in ("", "fly", "trade nowhere", "%00"):
            await h.get(path + nonsense, token=mine["token"], status=400)
        assert (await h.get(f"/api/tables/{mine['table']}"))["seq"] == state["seq"]
        await h.post(f"/api/tables/{mine['table']}/resign", token=other["token"])
        assert (await h.get(path + trade, token=mine["token"]))["changes"] is None
