"""Uses: what a game lists is read, recognised in play and counted exactly."""

from typing import Any

import pytest

from conformance.bags import Turn
from conformance.faulty import BagGame
from ludoteca import registry
from ludoteca.conformance.fuzz import Plan, play_number
from ludoteca.conformance.goals import Use, Uses
from ludoteca.conformance.random_play import Memory, uses_of
from ludoteca.conformance.tally import ENOUGH, Tally
from ludoteca.kernel import Action, Confirm, Event, No, step_classes
from ludoteca.kernel.words import ALL
from ludoteca.rulebook import rulebook


def shown(stone: int, rule: str = "bag.1") -> Event:
    return Event("show", rule, (0, stone), ALL, 0)


def test_an_event_is_recognised_by_its_arguments_and_its_rule() -> None:
    uses = Uses(BagGame(), ["log show", "log show stone=s3", "log show seat=A stone=s3 by bag.1", "log show by bag.2"])
    assert uses.of_event(shown(3)) == ["log show", "log show stone=s3", "log show seat=A stone=s3 by bag.1"]
    assert uses.of_event(shown(4, "bag.2")) == ["log show", "log show by bag.2"]
    assert uses.of_event(Event("draw", "bag.1", (0, 3), ALL, 0)) == []


def test_an_action_is_recognised_by_its_arguments_and_its_step() -> None:
    uses = Uses(BagGame(), ["do show stone=s3", "do show in Turn", "do wait in Confirm"])
    assert uses.of_action(Turn(0), Action("show", (3,))) == ["do show stone=s3", "do show in Turn"]
    assert uses.of_action(Turn(0), Action("wait")) == []


def test_an_action_is_recognised_by_what_its_question_is_about() -> None:
    game = registry.find("pax-renaissance")
    uses = Uses(game, ["do war card=29 in OneShot", "do war land=france card=30"])
    one_shot = step_classes(game)["OneShot"]
    step = one_shot(0, game.kinds[0].number("29"))
    other = one_shot(0, game.kinds[0].number("30"))
    france = Action("war", (game.kinds[1].number("france"),))
    assert uses.of_action(step, france) == ["do war card=29 in OneShot"]
    assert uses.of_action(other, france) == ["do war land=france card=30"]


def test_a_refusal_is_recognised() -> None:
    uses = Uses(BagGame(), ["no not-asked", "no game-over by bag.1"])
    assert uses.refusals == {"not-asked", "game-over"}
    assert uses.of_refusal(No("not-asked", "")) == ["no not-asked"]
    assert uses.of_refusal(No("game-over", "bag.2")) == []
    assert not Uses(BagGame(), ["do draw"]).refusals


def test_refusals_are_looked_for_where_they_may_be_found() -> None:
    anywhere = Uses(BagGame(), ["no not-asked", "no game-over in Turn"])
    assert anywhere.may_refuse(Turn(0)) and anywhere.may_refuse(Confirm(0))
    assert anywhere.of_refusal(No("game-over", "")) == ["no game-over in Turn"]
    turns = Uses(BagGame(), ["no game-over in Turn", "do draw in Turn"])
    assert turns.may_refuse(Turn(0)) and not turns.may_refuse(Confirm(0))
    assert not Uses(BagGame(), ["do draw in Turn"]).may_refuse(Turn(0))


@pytest.mark.parametrize(
    "line",
    [
        "draw",
        "see draw",
        "do fly",
        "do show stone=s99",
        "do show pebble=s1",
        "do show s1",
        "do draw in Nowhere",
        "no not-asked in Nowhere",
        "log flown",
    ],
)
def test_a_use_that_means_nothing_is_an_error(line: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        Uses(BagGame(), [line])


def test_the_same_use_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="is declared twice"):
        Uses(BagGame(), ["do show stone=s1", "do show stone=s1"])


def play(games: int) -> Tally:
    tally, memory = Tally(), Memory()
    plan = Plan("bag", [2, 3], games, "uses", every=50, match_every=4)
    for index in range(games):
        play_number(BagGame(), plan, index, tally, memory)
    return tally


def test_uses_are_counted_and_those_too_rare_are_named() -> None:
    tally = play(60)
    assert tally.uses["do draw in Turn"] == tally.verbs["draw"] > ENOUGH
    assert tally.events["show"] == tally.verbs["show"]
    assert 0 < tally.uses["log show stone=s0"] < tally.events["show"]
    assert tally.uses["log show by bag.2"] == 0
    report: dict[str, Any] = tally.report()
    assert set(report["uses"]) == set(uses_of(BagGame()).lines)
    assert report["too_rare"]["log show by bag.2"] == 0
    assert "do draw in Turn" not in report["too_rare"]


def test_what_was_too_rare_in_each_of_two_runs_may_be_enough_in_both() -> None:
    one, two = Tally(), Tally()
    one.uses.update({"do a": ENOUGH - 1, "do b": 0})
    two.uses.update({"do a": 1, "do b": 0})
    one.add(two)
    assert one.too_rare() == {"do b": 0}


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.find(name).maturity != "draft"])
def test_what_a_game_lists_can_be_read_and_cites_its_rulebook(name: str) -> None:
    game = registry.find(name)
    uses = Uses(game)
    assert len(uses.lines) > 50
    rules = rulebook(game.package)
    cited = {use.place for use in map(Use, uses.lines) if use.kind != "do" and use.place}
    assert sorted(cited - set(rules)) == []
