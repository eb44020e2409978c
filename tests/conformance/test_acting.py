"""The law on acting: the same action in another world, which agrees with everything the seat learns on the way."""

from conformance.bags import STONES, Bag
from conformance.faulty import BagGame
from ludoteca.conformance.leak_laws import (
    JUDGED,
    NOTHING_HIDDEN,
    WORLDS,
    Deed,
    leaks_by_acting,
    lessons,
    other_world,
    same_lessons,
    swap_two,
)
from ludoteca.kernel import Action, Quick, act, drain, new


def begin(kind: str = "fair") -> tuple[BagGame, Bag]:
    game = BagGame(kind)
    s = new(game, game.complete(2), 7, log=True)
    assert isinstance(s, Bag)
    s.watched = True
    for _ in range(2):  # everybody draws two stones
        for seat in range(2):
            act(game, s, seat, Action("draw"))
            act(game, s, seat, Action("confirm"))
    drain(s)
    return game, s


def done(game: BagGame, s: Bag, seat: int, a: Action) -> Deed:
    before = s.copy()
    s.chance = []
    act(game, s, seat, a)
    return Deed(before, s, seat, a, drain(s), s.chance or [])


def test_a_stone_that_is_shown_lies_in_the_same_hand_in_every_other_world() -> None:
    game, s = begin()
    stone = s.hands[0][0]
    deed = done(game, s, 0, Action("show", (stone,)))
    learnt = lessons(deed.before, s, deed.events, 1)
    assert learnt == [[stone], []]
    assert lessons(deed.before, s, deed.events, 0) == [[], []]
    others = set()
    for seed in range(20):
        for little in (False, True):
            world = other_world(game, deed, 1, learnt, Quick(seed), little)
            assert isinstance(world, Bag)
            assert world.hands[0][0] == stone
            assert isinstance(deed.before, Bag) and world.hands[1] == deed.before.hands[1]
            assert world.known[stone] == deed.before.known[stone]
            others.add(world.hands[0][1])
    assert len(others) > 5
    assert leaks_by_acting(game, deed, 1, Quick(1)) == ([], JUDGED)


def test_what_is_logged_besides_is_a_leak_to_those_who_cannot_know_it() -> None:
    game, s = begin("telling aside")
    deed = done(game, s, 0, Action("show", (s.hands[0][0],)))
    found, judged = leaks_by_acting(game, deed, 1, Quick(1))
    assert judged == JUDGED
    assert found and "can tell from show" in found[0]
    assert leaks_by_acting(game, deed, 0, Quick(1)) == ([], JUDGED)


def test_a_stone_shown_and_mixed_away_was_learnt_all_the_same() -> None:
    game, s = begin("mixing")
    stone = s.hands[0][0]
    deed = done(game, s, 0, Action("show", (stone,)))
    assert s.known[stone] == 0
    assert lessons(deed.before, s, deed.events, 1) == [[stone], []]
    assert leaks_by_acting(game, deed, 1, Quick(1)) == ([], JUDGED)


def test_what_is_hidden_from_nobody_is_not_judged() -> None:
    game, s = begin()
    s.known = [-1] * STONES
    deed = done(game, s, 0, Action("wait"))
    assert leaks_by_acting(game, deed, 1, Quick(1)) == ([], NOTHING_HIDDEN)


def test_two_cards_change_places_with_what_is_known_of_them() -> None:
    s = begin()[1]
    before = s.copy()
    assert swap_two(s, 1, Quick(WORLDS))
    moved = [c for c in range(STONES) if s.known[c] != before.known[c]]
    assert len(moved) == 2
    assert s.hands[1] == before.hands[1]
    assert sorted(s.bag + s.hands[0]) == sorted(before.bag + before.hands[0])
    assert [len(zone) for zone in s.zones()] == [len(zone) for zone in before.zones()]
    s.known = [-1] * STONES
    assert not swap_two(s, 1, Quick(1))


def test_cards_learnt_in_another_order_are_another_lesson() -> None:
    s = begin()[1]
    other = s.copy()
    assert same_lessons([[1], [2]], [[1], [2]], s, other)
    assert not same_lessons([[1], [2]], [[2], [1]], s, other)
    first, second = s.hands[0]
    other.hands[0].reverse()
    assert not same_lessons([[first, second]], [[first, second]], s, other)
    assert same_lessons([[first], [second]], [[first], [second]], s, other)


def test_a_stone_that_was_known_mixed_away_and_drawn_again_is_learnt_again() -> None:
    s = begin()[1]
    stone = s.hands[1][0]
    before = s.copy()
    s.hide(stone)
    s.tell("aside", "bag.1", (1, 0))
    s.reveal(stone, 2)
    s.tell("draw", "bag.1", (1, stone), 2, 1)
    assert lessons(before, s, drain(s), 1) == [[], [stone], []]
    assert lessons(before, s, drain(s), 0) == [[]]
