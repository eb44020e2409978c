"""What is said about the race for the victories is what the rules say when one is declared."""

from __future__ import annotations

from games.pax_renaissance.scene import Scene
from games.pax_renaissance.victories import faithful
from ludoteca.games.pax_renaissance.constants import CATHOLIC, EMPTY, HOLY, IMPERIAL, SECULAR, VICTORIES
from ludoteca.games.pax_renaissance.data import CARD_IDS
from ludoteca.games.pax_renaissance.flat import FAIR_SPACE, ROW_SPACES
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.prospects import met, outlook
from ludoteca.games.pax_renaissance.rules.board import IS_COMET
from ludoteca.games.pax_renaissance.rules.market import lay_on
from ludoteca.games.pax_renaissance.rules.victory import Declare, unmet
from ludoteca.games.pax_renaissance.selfplay.rich import enrich
from ludoteca.games.pax_renaissance.standing import Race, progress
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import NOBODY, Prospect, Quick, advance, choose, new, opening_seed
from ludoteca.testing import rule

MET = ("can-declare", "comet-in-reach", "met-inactive", "met-for-good")


@rule("turn.4")
@rule("victory.2")
def test_every_seat_has_one_sentence_for_each_victory_which_the_conditions_confirm() -> None:
    seen: dict[str, int] = {}
    for seed in range(12):
        quick = Quick(seed + 1)
        s = new(GAME, GAME.complete(2 + seed % 3), opening_seed(f"standing {seed}"))
        assert isinstance(s, Pax)
        enrich(s, quick)
        advance(GAME, s)
        for _ in range(20):
            if not s.front:
                break
            check(s, seen)
            choose(GAME, s, 0, s.menus[0][quick.below(len(s.menus[0]))])
    assert seen["can-declare"] and seen["met-inactive"] and seen["renaissance"] and seen["one step"], seen


def check(s: Pax, seen: dict[str, int]) -> None:
    found = outlook(s)
    race = Race(s)
    inactive = [p.args[0] for p in found if p.seat == NOBODY]
    assert inactive == [k for k in range(len(VICTORIES)) if not s.active[k]]
    for seat in range(s.seats):
        mine = [p for p in found if p.seat == seat]
        assert len(mine) == (0 if s.out[seat] else len(VICTORIES))
        for victory, p in enumerate(mine):
            seen[p.key] = seen.get(p.key, 0) + 1
            assert (p.key in MET) == (unmet(s, seat, victory) is None), (p.key, victory)
            if p.key == "can-declare" and s.actions >= p.args[1]:
                assert Declare().refuse(s, seat, victory) is None
            if p.key not in MET:
                near = progress(s, race, seat, victory)
                assert p.soon == (s.active[victory] and near["missing"] == 1 and near["cost"] == 1)
                seen["one step"] = seen.get("one step", 0) + p.soon
            else:
                assert p.soon == (p.key not in ("met-inactive", "met-for-good"))


@rule("victory.2")
def test_a_comet_that_can_be_paid_for_wakes_the_card_in_the_same_turn() -> None:
    s = new(GAME, GAME.complete(2), 3)
    assert isinstance(s, Pax)
    third = ROW_SPACES[0][3]
    s.market[third] = CARD_IDS.index("84")
    s.florins[0] = 2
    assert met(s, 0, IMPERIAL, 1).key == "met-inactive"
    s.florins[0] = 3
    assert met(s, 0, IMPERIAL, 1).key == "comet-in-reach"
    assert met(s, 0, IMPERIAL, 2).key == "met-inactive"  # two actions to declare, one to buy
    s.market[third] = EMPTY
    assert met(s, 0, IMPERIAL, 1).key == "met-inactive"
    s.active[IMPERIAL] = True
    assert met(s, 0, IMPERIAL, 2).key == "can-declare"


@rule("buy.5")
def test_a_florin_on_a_comet_binds_only_the_player_who_laid_it_this_turn() -> None:
    s = new(GAME, GAME.complete(2), 3)
    assert isinstance(s, Pax)
    third = ROW_SPACES[0][3]
    s.market[third] = CARD_IDS.index("84")
    s.florins = [3, 3]
    lay_on(s, third)
    assert s.turn == 0
    assert met(s, 0, IMPERIAL, 1).key == "met-inactive"
    assert met(s, 1, IMPERIAL, 1).key == "comet-in-reach"


def said(s: Pax, seat: int, victory: int) -> Prospect:
    """The sentence about one victory for a seat."""
    return [p for p in outlook(s) if p.seat == seat][victory]


@rule("victory.3b")
def test_a_religion_without_a_theocracy_lacks_more_than_believers() -> None:
    scene = faithful((1, 0, 0)).active("holy")
    assert said(scene.s, 0, HOLY).key == "can-declare"
    scene.s.face = [SECULAR if face == CATHOLIC else face for face in scene.s.face]
    found = said(scene.s, 0, HOLY)
    assert (found.key, found.args) == ("holy-no-theocracy", (CATHOLIC, 0, 0))


@rule("victory.4c")
def test_the_outlook_names_what_the_imperial_victory_counts() -> None:
    scene = Scene(start=False).empire(0, "france", republic=True)
    assert (said(scene.s, 0, IMPERIAL).key, said(scene.s, 0, IMPERIAL).args) == ("imperial", (2,))
    scene.s.imperial_empires = True
    assert (said(scene.s, 0, IMPERIAL).key, said(scene.s, 0, IMPERIAL).args) == ("imperial-empires", (1,))
    (need,) = GAME.standing(scene.s)[0]["victories"][IMPERIAL]["needs"]
    assert (need["text"], need["have"]) == ("need-empires", 1)


@rule("victory.2")
def test_an_inactive_victory_waits_for_a_comet_only_while_one_is_left() -> None:
    s = new(GAME, GAME.complete(2), 3)
    assert isinstance(s, Pax)
    assert {p.key for p in outlook(s) if p.seat == NOBODY} == {"inactive"}
    comets = [card for card in range(len(IS_COMET)) if IS_COMET[card]]
    s.comets = [[], []]
    s.market = [EMPTY if card in comets else card for card in s.market]
    assert {p.key for p in outlook(s) if p.seat == NOBODY} == {"inactive-for-good"}
    assert met(s, 0, IMPERIAL, 1).key == "met-for-good"
    s.market[FAIR_SPACE[0]] = comets[0]  # turn.5b: there it cannot be bought any more
    assert {p.key for p in outlook(s) if p.seat == NOBODY} == {"inactive-for-good"}
    s.market[ROW_SPACES[0][3]] = comets[0]
    assert {p.key for p in outlook(s) if p.seat == NOBODY} == {"inactive"}
