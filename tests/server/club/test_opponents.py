"""Finding opponents: who is matched, the queue, and challenges."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.club.matchmaking import DAYS, LIVE, MAX_UNSEEN_MS, NEVER, Seeker, matched
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import relations
from server.club.people import Browser, ClubSite, club
from server.club.play import seat_tokens, worked
from server.tools import Time

NOW = 1_000_000
SEARCH = {"game": "parley", "seats": 2}


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    return [
        Seeker(
            account=f"a{number}",
            game=draw(st.sampled_from(["parley", "baroque"])),
            count=draw(st.integers(2, 4)),
            pace=draw(st.sampled_from([LIVE, DAYS])),
            rated=draw(st.booleans()),
            bots_after=draw(st.sampled_from([NEVER, 0, 60, 10_000])),
            since=NOW - draw(st.integers(0, 100_000)),
            seen=NOW - draw(st.sampled_from([0, MAX_UNSEEN_MS + 1])),
            table_id=draw(st.sampled_from(["", "", "", "t1"])),
        )
        for number in range(draw(st.integers(0, 9)))
    ]


BLOCKS = st.sets(st.sampled_from([frozenset((f"a{i}", f"a{j}")) for i, j in combinations(range(9), 2)]), max_size=8)


@given(crowds(), BLOCKS)
def test_a_match_is_what_everybody_in_it_wants(crowd: list[Seeker], blocks: set[frozenset[str]]) -> None:
    groups = matched(crowd, blocks, NOW)
    seated = [one.account for group in groups for one in group]
    assert len(seated) == len(set(seated))
    for group in groups:
        assert len({one.kind for one in group}) == 1
        assert all(not one.table_id and one.here(NOW) for one in group)
        assert not any(frozenset((a.account, b.account)) in blocks for a, b in combinations(group, 2))
        assert len(group) == group[0].count or all(one.takes_bots(NOW) for one in group)


@given(crowds())
def test_nobody_waits_while_enough_people_want_the_same(crowd: list[Seeker]) -> None:
    seated = {one.account for group in matched(crowd, set(), NOW) for one in group}
    left = [one for one in crowd if one.account not in seated and not one.table_id and one.here(NOW)]
    for one in left:
        assert len([other for other in left if other.kind == one.kind]) < one.count
        assert not one.takes_bots(NOW) or any(o.kind == one.kind and not o.takes_bots(NOW) for o in left)


async def found(browser: Browser) -> str | None:
    return (await browser.get("/api/club/queue"))["table"]  # type: ignore[no-any-return]


async def test_two_people_who_want_the_same_game_get_it(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno, carla = [await site.person(name) for name in ("Anna", "Bruno", "Carla")]
        await anna.post("/api/club/queue", {**SEARCH, "rated": True})
        await carla.post("/api/club/queue", {**SEARCH, "pace": "days"})
        await worked(site)
        assert (await anna.get("/api/club/queue"))["others"] == 0
        await bruno.post("/api/club/queue", {**SEARCH, "rated": True})
        await worked(site)
        table = await found(anna)
        assert table is not None
        assert await found(bruno) == table
        assert await found(carla) is None
        facts = await anna.get(f"/api/tables/{table}")
        assert sorted(seat["name"] for seat in facts["seats"]) == ["Anna", "Bruno"]
        assert (facts["state"], facts["rated"]) == ("playing", True)
        assert list(await seat_tokens(anna)) == [table]


async def test_bots_take_the_seats_after_a_while(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        anna = await site.person("Anna")
        await anna.post("/api/club/queue", {"game": "parley", "seats": 3, "bots_after": 20})
        await worked(site)
        assert await found(anna) is None
        time.pass_(21)
        await worked(site)
        table = await found(anna)
        facts = await anna.get(f"/api/tables/{table}")
        assert sorted(seat["kind"] for seat in facts["seats"]) == ["bot", "bot", "human"]


async def test_who_has_gone_is_not_matched(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await anna.post("/api/club/queue", SEARCH)
        time.pass_(60)
        await bruno.post("/api/club/queue", SEARCH)
        await worked(site)
        assert await found(bruno) is None
        await anna.get("/api/club/queue")  # the page is there again
        await worked(site)
        assert await found(bruno) is not None
        await bruno.post("/api/club/queue/leave")
        assert (await bruno.get("/api/club/queue"))["search"] is None


async def block(site: ClubSite, one: str, other: str) -> None:
    parts = site.server.parts
    assert parts.club is not None
    first, second = await parts.club.accounts.by_name(one), await parts.club.accounts.by_name(other)
    assert first is not None and second is not None
    row: dict[str, Any] = {"account": first.id, "other": second.id, "kind": "block", "at": 0}
    await parts.store.commit([as_operation(parts.store.backend.insert(relations).values(**row))])


async def test_people_who_block_one_another_do_not_meet(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await block(site, "Anna", "Bruno")
        for person in (anna, bruno):
            await person.post("/api/club/queue", SEARCH)
        await worked(site)
        assert await found(anna) is None
        refused = await bruno.post("/api/club/challenges", {"name": "Anna", "game": "parley"}, 403)
        assert refused["error"]["key"] == "challenge-blocked"


async def test_a_challenge_is_accepted_or_declined(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno, carla = [await site.person(name) for name in ("Anna", "Bruno", "Carla")]
        body = {"name": "bruno", "game": "parley", "rated": True}
        first = await anna.post("/api/club/challenges", body, 201)
        second = await anna.post("/api/club/challenges", body, 201)
        [*_, oldest] = await bruno.get("/api/club/challenges")
        assert (oldest["by"], oldest["to"], oldest["mine"]) == ("Anna", "Bruno", False)
        await carla.post(f"/api/club/challenges/{first['id']}/accept", status=404)
        await anna.post(f"/api/club/challenges/{first['id']}/accept", status=404)
        accepted = await bruno.post(f"/api/club/challenges/{first['id']}/accept")
        assert list(await seat_tokens(anna)) == list(await seat_tokens(bruno)) == [accepted["table"]]
        await bruno.post(f"/api/club/challenges/{first['id']}/accept", status=404)
        await bruno.post(f"/api/club/challenges/{second['id']}/decline")
        assert await anna.get("/api/club/challenges") == []
        await anna.post("/api/club/challenges", {**body, "name": "nobody"}, 404)
        refused = await anna.post("/api/club/challenges", {**body, "name": "anna"}, 409)
        assert refused["error"]["key"] == "challenge-self"
