"""What is said of a choice before it is made comes true: strengths, losses and points of battles, claims that cannot
succeed. Random games meet all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from games.helpers import log_of
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import Action, Event, Foresight, Game, Quick, Step, Table, act, choose, new, view
from ludoteca.registry import find, names
from ludoteca.rulebook import rulebook
from ludoteca.testing import rule

GAMES = [name for name in names() if find(name).foresights]
SEEDS = range(6)
MAX_DECISIONS = 1200


class Moment(NamedTuple):
    """A choice of random play about which something is said."""

    game: Game[Any]
    s: Table
    step: Step[Any]
    a: Action
    fact: Foresight

    def taken(self) -> Table:
        """A copy on which the choice has been made, with its log."""
        o = self.s.copy()
        o.log = []
        act(self.game, o, self.step.seat, self.a)
        return o


def moments(name: str, made: Callable[[Table, Step[Any], Action], None] = lambda s, step, a: None) -> Iterator[Moment]:
    """Every fact that random games say before a choice. `made` sees each choice that is made."""
    game = find(name)
    for seed in SEEDS:
        s = new(game, game.complete(game.seats[-1]), seed, log=True)
        quick = Quick(seed)
        for _ in range(MAX_DECISIONS):
            if not s.front:
                break
            i = quick.below(len(s.front))
            step = s.front[i]
            for a in s.menus[i]:
                for fact in step.foresee(s, a):
                    yield Moment(game, s, step, a, fact)
            a = s.menus[i][quick.below(len(s.menus[i]))]
            made(s, step, a)
            choose(game, s, i, a)


def first(s: Table, *keys: str) -> Event:
    return next(event for event in log_of(s) if event.key in keys)


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_declared_rests_on_a_rule_and_can_be_told(name: str) -> None:
    rules = rulebook(find(name).package)
    texts = [Texts(lang, find(name).package, strict=True) for lang in LANGUAGES]
    seen: Counter[str] = Counter()
    for moment in moments(name):
        seen[moment.fact.key] += 1
        if seen[moment.fact.key] > 5:
            continue
        assert moment.fact.rule in rules
        shown = view(moment.game, moment.s, moment.step.seat)
        told = [f for f in shown["foreseen"] if f["key"] == moment.fact.key]
        assert [shown["menu"][f["at"]]["verb"] for f in told].count(moment.a.verb) > 0
        for text in texts:
            assert text.tell("foresee-" + moment.fact.key, told[0]["args"])
    assert sum(seen.values()) > 0


@rule("battle.2", "battle.4")
def test_a_war_of_pax_renaissance_has_the_strengths_and_the_end_that_were_said() -> None:
    keys: Counter[str] = Counter()
    for moment in moments("pax-renaissance"):
        keys[moment.fact.key] += 1
        if not moment.fact.key.startswith("battle"):
            continue
        o = moment.taken()
        assert first(o, "battle").args[1:] == moment.fact.args
        while o.front and type(o.front[0]).__name__ == "Losses":
            choose(moment.game, o, 0, o.menus[0][0])
        assert (first(o, "battle-won", "battle-lost").key == "battle-won") == (moment.fact.key == "battle-won")
    rare = keys.pop("counts-double")  # one card of the deck
    assert rare and min(keys.values()) > 3 and len(keys) + 1 == len(find("pax-renaissance").foresights)


@rule("10.4.5.d", "10.4.5.e", "10.4.5.h")
def test_a_battle_of_baroque_has_the_strengths_that_were_said_before_cards() -> None:
    keys: Counter[str] = Counter()
    for moment in moments("baroque"):
        keys[moment.fact.key] += 1
        if not moment.fact.key.startswith("battle"):
            continue
        o = moment.taken()
        while o.front and type(o.front[0]).__name__ == "Stake":
            choose(moment.game, o, 0, Action("commit"))
        points = first(o, "battle-points", "battle-points-ottomans").args
        attack, defence = (points[1], points[3]) if len(points) == 5 else (points[1], points[2])
        assert (attack, defence) == moment.fact.args[:2]
        won = any(event.key == "attack-won" for event in log_of(o))
        assert won or moment.fact.key != "battle-sure"
        assert not won or moment.fact.key != "battle-hopeless"
    assert min(keys[key] for key in ("battle-sure", "battle-open", "battle-hopeless", "stake")) > 0


@rule("10.4.5.g")
def test_all_cards_of_both_sides_stay_within_what_was_said() -> None:
    met = 0
    for moment in moments("baroque"):
        if not moment.fact.key.startswith("battle"):
            continue
        attack, defence, cards, most = moment.fact.args
        o = moment.taken()
        while o.front and type(o.front[0]).__name__ == "Stake":
            choose(moment.game, o, 0, o.menus[0][-1])
        points = first(o, "battle-points", "battle-points-ottomans").args
        assert points[1] == attack + cards
        assert defence <= (points[3] if len(points) == 5 else points[2]) <= defence + most
        won = any(event.key == "attack-won" for event in log_of(o))
        assert not won or moment.fact.key != "battle-hopeless"
        met += 1
    assert met > 5


@rule("combat.18", "combat.19", "combat.20", "war.2")
def test_a_battle_of_rio_has_the_losses_and_points_that_were_said() -> None:
    keys: Counter[str] = Counter()
    for moment in moments("rio-de-la-plata"):
        if moment.fact.key not in ("battle", "destroys", "battle-vp"):
            continue
        keys[moment.fact.key] += 1
        o = moment.taken()
        if moment.fact.key == "battle":
            assert first(o, "battle").args[1:] + first(o, "battle-over").args[1:] == moment.fact.args
        elif moment.fact.key == "destroys":
            event = first(o, "destroyed", "home-destroyed")
            assert (event.args[1], event.args[3]) == moment.fact.args
        else:
            scored = [e.args[1] for e in log_of(o) if e.key == "battle-vp" and e.args[0] == moment.step.seat]
            assert scored == [moment.fact.args[0]]
    assert min(keys[key] for key in ("battle", "destroys", "battle-vp")) > 3


@rule("office.3", "office.4")
def test_an_office_of_rio_whose_claim_fails_for_certain_is_never_bought() -> None:
    hopeless: set[tuple[int, int]] = set()
    claims: Counter[bool] = Counter()

    def made(s: Table, step: Step[Any], a: Action) -> None:
        if a.verb == "claim":
            lost = any(fact.loss for fact in step.foresee(s, a))
            claims[lost] += 1
            (hopeless.add if lost else hopeless.discard)((step.seat, a.args[0]))
        elif a.verb == "buy":
            assert (step.seat, a.args[0]) not in hopeless

    for moment in moments("rio-de-la-plata", made):
        if moment.fact.key == "ends-short":
            o = moment.taken()
            assert type(o.front[0]).__name__ == "ConfirmLoss"
    assert claims[True] > 20 and claims[False] > 20
