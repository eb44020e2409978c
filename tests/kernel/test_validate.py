"""Numbers of a state are bounded, more widely where a field holds bit masks or free texts."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import registry
from ludoteca.kernel import CodecError, new, save
from ludoteca.kernel.validate import check_data


def state(name: str) -> tuple[Any, dict[str, Any]]:
    game = registry.find(name)
    return game, save(game, new(game, game.complete(game.seats[0]), seed=1))


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("pax-renaissance", "powers", [1 << 18, 0]),
        ("rio-de-la-plata", "refused", [1 << 30]),
        ("anno-1452", "agreements", [[int.from_bytes(b"a promise in the words of a player", "big")]]),
    ],
)
def test_a_field_of_codes_or_texts_may_hold_large_numbers(name: str, field: str, value: object) -> None:
    game, data = state(name)
    assert field in data
    check_data(game, {**data, field: value})


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("parley", "coins", [1 << 18, 0]),
        ("pax-renaissance", "florins", [1 << 18, 0]),
        ("pax-renaissance", "powers", [1 << 40, 0]),
        ("anno-1452", "agreements", [1 << (32 * 160 + 1)]),
        ("anno-1452", "gold", [1 << 40]),
    ],
)
def test_larger_numbers_are_refused(name: str, field: str, value: object) -> None:
    game, data = state(name)
    assert field in data
    with pytest.raises(CodecError, match=f"{field} has a number out of range"):
        check_data(game, {**data, field: value})
