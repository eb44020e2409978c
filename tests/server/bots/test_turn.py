"""The states of a bot's turn: what it looks at, what it does with the answer, and what it does without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.kernel import write_action
from ludoteca.rooms import play, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.problem import Problem
from ludoteca.server.build import Server, build
from ludoteca.server.services.bots import driver
from ludoteca.server.services.bots.driver import BotTurn
from ludoteca.server.services.bots.worker import Answer, Question
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Wanted
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store


class Script:
    """A pool that answers with what the test has prepared, and keeps the questions."""

    def __init__(self, *answers: str | None) -> None:
        self.answers = list(answers)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Answer | None:
        self.asked.append(question)
        do = self.answers.pop(0)
        return None if do is None else Answer(do=do)


@asynccontextmanager
async def bot_table(folder: Path) -> AsyncIterator[tuple[Server, Entry]]:
    """A table where bot A is asked and nobody thinks by itself."""
    parts = build(Settings(folder, bots=0, pace=0.0), Store(folder))
    await parts.open()
    seats = [{"kind": "bot"}, {"kind": "me"}]
    made = await parts.lobby.create(Wanted("parley", seats, {}, ClockRules(), False, True, True, "consent", "B", 3))
    try:
        yield parts, await parts.tables.entry(made["table"])
    finally:
        await parts.close()


def turn(parts: Server, entry: Entry, pool: Any, seat: int = 0) -> BotTurn:
    return BotTurn(parts.bots, pool, entry, seat)


async def states(turn: BotTurn) -> list[str]:
    """Run the turn and list the states it goes through."""
    out = []
    steps = {name: getattr(turn, name) for name in ("look", "think", "keep_pace", "play", "fall_back")}
    methods = {driver.LOOK: "look", driver.THINK: "think", driver.PACE: "keep_pace", driver.PLAY: "play"}
    methods[driver.FALL_BACK] = "fall_back"
    while turn.state != driver.DONE:
        out.append(turn.state)
        turn.state = await steps[methods[turn.state]]()
    return out


async def test_no_deal_to_propose_then_a_move(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        pool = Script("", "draw")
        assert await states(turn(parts, entry, pool)) == ["look", "think"]
        assert entry.live.seq == 0 and parts.bots.memory(entry).passed == {0: entry.live.rev}
        assert await states(turn(parts, entry, pool)) == ["look", "think", "pace", "play"]
        assert [question.kind for question in pool.asked] == ["deal", "choose"]
        assert entry.live.history.log[1].do == "draw"


async def test_without_an_answer_the_fallback_is_played(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        parts.bots.memory(entry).passed[0] = entry.live.rev
        assert await states(turn(parts, entry, Script(None))) == ["look", "think", "pace", "fall back"]
        assert entry.live.seq > 0


async def test_a_refused_choice_is_replaced_by_the_fallback(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        parts.bots.memory(entry).passed[0] = entry.live.rev
        assert await states(turn(parts, entry, Script("confirm"))) == ["look", "think", "pace", "play", "fall back"]
        assert entry.live.seq > 0


async def test_a_refused_deal_is_dropped(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        assert await states(turn(parts, entry, Script("accept 7"))) == ["look", "think", "pace", "play"]
        assert entry.live.seq == 0 and parts.bots.memory(entry).passed == {0: entry.live.rev}


async def test_after_three_deals_the_bot_must_move(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        offer = "offer B coins 1 / /"
        pool = Script(offer, offer, offer, "draw")
        for _ in range(3):
            await turn(parts, entry, pool).run()
        await turn(parts, entry, pool).run()
        assert [question.kind for question in pool.asked] == ["deal"] * 3 + ["choose"]
        assert parts.bots.memory(entry).deals == {0: 0}


async def test_a_seat_that_is_not_asked_and_has_no_offer_does_nothing(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        await parts.commands.run(entry, lambda live, change: votes.leave(live, change, live.seats[1].player))
        pool = Script()
        assert await states(turn(parts, entry, pool, 1)) == ["look"]
        assert not pool.asked


async def test_a_player_who_is_back_decides(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        live = entry.live
        await parts.commands.run(entry, lambda live, change: votes.leave(live, change, live.seats[1].player))
        passed = parts.bots.memory(entry).passed
        while live.front_seats() != [1]:
            passed[0] = live.rev
            menu = live.match.state.menus[0]  # type: ignore[union-attr]
            await turn(parts, entry, Script(write_action(live.game, menu[0]))).run()
        passed[1] = live.rev
        thinking = turn(parts, entry, Script("draw"), 1)
        thinking.state = await thinking.look()
        await parts.commands.run(entry, lambda live, change: votes.claim(live, change, live.seats[1].player))
        before = live.seq
        assert await states(thinking) == ["think", "pace", "play"]
        assert live.seq == before


async def test_an_answer_to_a_position_that_has_changed_is_dropped(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        parts.bots.memory(entry).passed[0] = entry.live.rev
        late = turn(parts, entry, Script("draw"))
        late.state = await late.look()

        def another(live: Any, change: Change) -> None:
            play.act(live, change, 0, live.rev, "draw", "")

        await parts.commands.run(entry, another)
        before = entry.live.seq
        assert await states(late) == ["think", "pace", "play"]
        assert entry.live.seq == before


async def test_a_problem_other_than_a_stale_position_is_reported(tmp_path: Path) -> None:
    async with bot_table(tmp_path) as (parts, entry):
        parts.bots.memory(entry).passed[0] = entry.live.rev
        with pytest.raises(Problem, match="no-such-action"):
            await turn(parts, entry, Script("gibberish")).run()


@pytest.mark.parametrize("secret", [True, False])
async def test_a_secret_choice_takes_as_long_whatever_there_was_to_think_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: bool
) -> None:
    """From the look at the table to the move; other choices are played as soon as they are found."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async with bot_table(tmp_path) as (parts, entry):
        parts.bots.memory(entry).passed[0] = entry.live.rev
        for thought in (0.01, 0.15):
            asked = turn(parts, entry, Script("draw"))
            with monkeypatch.context() as patched:
                patched.setattr(driver, "secret_step", lambda live, seat: secret)
                assert await asked.look() == driver.THINK
                await asked.think()
                patched.setattr(entry, "conns", {object()})
                patched.setattr(driver, "asyncio", SimpleNamespace(sleep=sleep))
                patched.setattr(driver, "time", SimpleNamespace(monotonic=partial(sum, (asked.began, thought))))
                assert await asked.keep_pace() == driver.PLAY
        limit = asked.ask.budget / 1000
    assert waits == (pytest.approx([limit - 0.01, limit - 0.15]) if secret else [0.0, 0.0])
