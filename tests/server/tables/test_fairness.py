"""How chance has fallen: counted from what everybody saw, opened at the end, and compared with what is expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import commitment, determinise, show_event
from ludoteca.registry import find
from ludoteca.rooms.chance import DICE, dice, faces_told, stray, tally
from ludoteca.rooms.table import LiveTable
from server.bots.test_reviews import finished
from server.tools import Counted, Page, ServerHarness, running_server

DICE_GAMES = sorted(DICE)
# What else draws by chance after the set-up: a line in which more was drawn than dice told must tell one of these.
OTHER_CHANCE = {
    "anno-1452": {"shuffled"},
    "baroque": {"composer", "stolen", "cards-dealt", "events-reshuffled", "chaos-cards", "card-picked", "phase"},
    "rio-de-la-plata": set[str](),
}


async def played(h: ServerHarness, moves: int = 12, game: str = "parley", **more: Any) -> dict[str, Any]:
    """A table at which one person has made some choices for both seats."""
    made = await h.table("me hotseat", game, **more)
    page = await Page(h, made["table"], made["token"]).open()
    for _ in range(moves):
        seat = page.waits[0]
        await page.say(type="look", seat=seat)
        await page.until(lambda m, seat=seat: m["type"] == "state" and m["me"]["looking"] == seat)
        await page.did(page.menu[0], seat=seat)
    await page.close()
    return made


async def end(h: ServerHarness, made: dict[str, Any]) -> None:
    await h.post(f"/api/tables/{made['table']}/vote-end", token=made["token"])


@pytest.mark.parametrize(
    ("distance", "boxes", "odds"),
    [(11.0705, 6, 0.05), (20.5150, 6, 0.001), (16.9190, 10, 0.05), (3.8415, 2, 0.05), (5.9915, 3, 0.05), (0.0, 6, 1.0)],
)
def test_how_often_fair_chance_strays_as_far(distance: float, boxes: int, odds: float) -> None:
    """The figures of the printed tables."""
    assert stray(distance, boxes) == pytest.approx(odds, rel=1e-4)


def test_the_words_about_a_count() -> None:
    assert tally([4, 4, 4, 4, 4, 4])["verdict"] == "few"
    assert tally([100, 98, 103, 99, 101, 99]) == {
        "counts": [100, 98, 103, 99, 101, 99],
        "total": 600,
        "expected": 100.0,
        "distance": 0.16,
        "one_in": 1,
        "verdict": "usual",
    }
    assert tally([130, 90, 100, 85, 95, 100])["verdict"] == "unusual"
    assert tally([60, 90, 100, 110, 100, 140])["verdict"] == "rare"
    assert tally([6000, 0, 0, 0, 0, 0])["one_in"] == 1_000_000


def told_in(live: LiveTable, line: Any) -> list[int]:
    where = DICE[live.game.id]
    return [face for event in line.events for face in faces_told(where, show_event(live.game, event, -1))]


@pytest.mark.parametrize("game", DICE_GAMES)
async def test_every_die_that_was_thrown_is_counted_once(tmp_path: Path, game: str) -> None:
    """What the log tells is what the journal recorded, die by die."""
    g = find(game)
    async with running_server(tmp_path) as h:
        made = await h.post("/api/import", {"journal": finished(game, g.seats[-1], 7), "name": "Anna"})
        live = (await h.parts.tables.entry(made["table"])).live
        assert live.match is not None
        if DICE[game].get("all_draws"):
            thrown = [x for line in live.match.lines for x in line.chance]
        else:
            thrown = []
            for line in live.match.lines:
                told = [face - 1 for face in told_in(live, line)]
                if len(told) != len(line.chance):
                    keys = {event.key for event in line.events}
                    assert keys & OTHER_CHANCE[game], (line.seq, told, line.chance, keys)
                    rest = iter(line.chance)
                    assert all(face in rest for face in told), (line.seq, told, line.chance)
                else:
                    assert told == line.chance, line.seq
                thrown += told
            thrown += [face - 1 for face in told_in(live, live.history.log[0])]
        assert len(thrown) > 5
        assert dice(live) == [thrown.count(face) for face in range(6)]
        found = await h.get(f"/api/tables/{made['table']}/chance")
        assert found["dice"]["counts"] == dice(live) and found["dice"]["total"] == len(thrown)


async def test_while_a_game_runs_nothing_comes_out_that_is_not_public(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted(5)) as h:
        made = await played(h)
        path = f"/api/tables/{made['table']}/chance"
        before = (await h.http.get(path)).text
        live = (await h.parts.tables.entry(made["table"])).live
        assert live.match is not None
        determinise(live.game, live.match.state, -1, 99)
        live.match.state.seed = 12345
        assert (await h.http.get(path)).text == before
        found = await h.get(path)
        assert found["seed"] is None and found["draws"] is None and found["follows"] is None
        assert found["commitment"] == commitment(live.facts.seed)


async def test_after_the_end_the_seed_is_open_and_every_draw_follows_from_it(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted(5)) as h:
        made = await played(h)
        await end(h, made)
        found = await h.get(f"/api/tables/{made['table']}/chance")
        live = (await h.parts.tables.entry(made["table"])).live
        assert live.match is not None
        assert found["follows"] is True and commitment(int(found["seed"], 16)) == found["commitment"]
        drawn = live.match.opening_chance + [x for line in live.match.lines for x in line.chance]
        assert found["draws"]["total"] == len(drawn) > 10
        live.facts.seed += 1  # a server that changes its seed is detected
        assert (await h.get(f"/api/tables/{made['table']}/chance"))["follows"] is False


async def test_a_die_that_was_changed_is_found_out(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted(5)) as h:
        made = await played(h)
        await end(h, made)
        live = (await h.parts.tables.entry(made["table"])).live
        assert live.match is not None
        line = next(line for line in live.match.lines if line.chance)
        line.chance[0] = (line.chance[0] + 1) % 6
        assert (await h.get(f"/api/tables/{made['table']}/chance"))["follows"] is False


async def test_an_imported_game_had_its_chance_elsewhere(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.post("/api/import", {"journal": finished("parley"), "name": "Anna"})
        found = await h.get(f"/api/tables/{made['table']}/chance")
        assert found["over"] is True and found["follows"] is False and found["draws"] is None


async def test_the_sum_of_all_finished_tables_is_kept_and_grows(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        assert await h.get("/api/games/parley/chance") == {
            "game": "parley",
            "tables": 0,
            "dice": None,
            "draws": tally([0] * 10),
        }
        running = await played(h)
        tables = [await played(h) for _ in range(3)]
        for made in tables:
            await end(h, made)
        single = [(await h.get(f"/api/tables/{made['table']}/chance"))["draws"] for made in tables]
        together = await h.get("/api/games/parley/chance")
        assert together["tables"] == 3
        assert together["draws"]["counts"] == [
            sum(column) for column in zip(*(s["counts"] for s in single), strict=True)
        ]
        assert len(await h.parts.store.uncounted("parley", 9)) == 0
    async with running_server(tmp_path) as h:
        assert await h.get("/api/games/parley/chance") == together
        await end(h, running)
        assert (await h.get("/api/games/parley/chance"))["tables"] == 4
        await h.parts.store.commit([("drop table", {"key_id": tables[0]["table"]})])
        assert (await h.get("/api/games/parley/chance"))["tables"] == 3


async def test_only_who_may_watch_sees_the_chance_of_a_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat", spectators=False)
        await h.get(f"/api/tables/{made['table']}/chance", status=403)
        await h.get(f"/api/tables/{made['table']}/chance", made["token"])


async def test_a_game_without_dice_says_so(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        assert (await h.get("/api/games/pax-renaissance/chance"))["dice"] is None
        await h.get("/api/games/nothing/chance", status=404)


def test_every_place_of_dice_is_an_event_of_its_game() -> None:
    for game, places in DICE.items():
        g = find(game)
        for key, place in places.items():
            if key == "all_draws":
                continue
            names = [name for name, _ in g.event(key)]
            assert set(place.get("faces", []) + place.get("digits", [])) <= set(names), (game, key)
