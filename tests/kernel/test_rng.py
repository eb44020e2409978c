from __future__ import annotations

from kernel.toy import Toy
from ludoteca.kernel import RNG_VERSION, Quick, commitment
from ludoteca.kernel.rng import draw


def test_version_1_is_carved_in_stone() -> None:
    """Recorded games rest on these numbers: a change needs a new version beside the old one."""
    assert RNG_VERSION == 1
    assert [draw(2026, k, 1000) for k in range(1, 9)] == [464, 469, 746, 608, 204, 665, 244, 2]
    assert commitment(2026) == "6ef5c9c1b0a99d2b58b8e857152f58238ead39e7264eb56094b159b53335c890"


def test_the_table_rolls_what_the_generator_draws() -> None:
    s = Toy(2)
    s.seed = 99
    rolled = [s.roll(6) for _ in range(40)]
    assert rolled == [draw(99, k, 6) for k in range(1, 41)]
    assert s.draws == 40


def test_a_copy_goes_on_with_the_same_chance() -> None:
    s = Toy(2)
    s.seed = 5
    for _ in range(7):
        s.roll(20)
    other = s.copy()
    assert [s.roll(20) for _ in range(30)] == [other.roll(20) for _ in range(30)]


def test_all_faces_come_up_about_equally() -> None:
    s = Toy(2)
    s.seed = 123456789
    counts = [0] * 6
    for _ in range(12000):
        counts[s.roll(6)] += 1
    assert sum((n - 2000) ** 2 / 2000 for n in counts) < 20.5  # chi square, five degrees of freedom, one in a thousand


def test_recorded_chance_replaces_the_generator() -> None:
    s = Toy(2)
    s.seed = 1
    s.forced = [5, 0, 3]
    assert [s.roll(6) for _ in range(3)] == [5, 0, 3]


def test_a_shuffle_keeps_every_card() -> None:
    s = Toy(2)
    s.seed = 3
    cards = list(range(50))
    s.shuffle(cards)
    assert cards != list(range(50)) and sorted(cards) == list(range(50))


def test_quick_numbers_stay_in_range() -> None:
    quick = Quick(7)
    seen = {quick.below(5) for _ in range(500)}
    assert seen == {0, 1, 2, 3, 4}
