"""Differences between JSON values."""

from typing import Any

import pytest

from ludoteca.kernel.patch import changes, patched


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [1, 3]),
        ({"b": 2, "a": 1}, {"a": 1, "b": 3}, [1, 3]),  # places are those of the sorted keys
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "c": 4}, [[1], 2, 4]),
        ({"a": 1, "b": 2}, {"a": 5, "b": 2, "A": [6]}, [0, 5, "A", [6]]),
        ({"a": 1}, {"a": 1, "b": 2}, ["b", 2]),
        ({"a": {"x": None}}, {"a": {"x": {"y": 1}}}, [0, [0, {"y": 1}]]),
        ({"a": {"x": {"y": 1}}}, {"a": {"x": None}}, [0, [0, None]]),
        ({"a": None}, {"a": [1, 2]}, [0, [1, 2]]),
        ({"a": 1, "b": 2, "c": 3}, {"d": 3}, {"d": 3}),
        ({"a": [1]}, {"a": {"b": 1}}, [0, {"b": 1}]),
        ({"a": {"b": 1}}, {"a": [1]}, [0, {"=": [1]}]),
        ({"a": [1]}, {"a": {"=": 1}}, [0, {"=": {"=": 1}}]),
        ([1, 2, 3, 4], [1, 2, 9, 4], [2, 9]),
        ([1, 2, 3, 4], [5, 6, 7, 4], {"=": [5, 6, 7, 4]}),
        ([1, 2, 3, 4], [1, 2, 3, 4, 5], [[4, 0, 5]]),
        ([1, 2, 3, 4], [2, 3, 4], [[0, 1]]),
        ([[1], [2], [3], [4]], [[1], [2], [3], [4], [5]], [[4, 0, [5]]]),
        (
            [{"id": "a", "n": 1}, {"id": "b", "n": 1}, {"id": "c", "n": 1}],
            [{"id": "a", "n": 2}, {"id": "c", "n": 3}],
            [[1, 1], 0, [1, 2], 1, [1, 3]],
        ),
        ([], [{"id": "a"}], [[0, 0, {"id": "a"}]]),
        (None, {"a": 1}, {"a": 1}),
        ({"a": 1}, None, None),
        ({"a": [1], "b": {"c": [{}]}}, {"a": [1], "b": {"c": [{}]}}, []),
        ([{"id": "a"}], [{"id": "a"}], []),
        ({"a": [1], "b": {"c": 1}}, {"a": [], "b": {"c": 1}}, [0, {"=": []}]),
        ({"a": {"b": 1}, "c": 1}, {"a": {}, "c": 1}, [0, {}]),
    ],
)
def test_a_patch_leads_from_one_value_to_the_other(old: Any, new: Any, patch: Any) -> None:
    assert changes(old, new) == patch
    assert patched(old, patch) == new


def test_a_patch_shares_what_is_equal() -> None:
    old = {"a": {"x": 1}, "b": [1, 2]}
    new = patched(old, [1, [0, 5]])
    assert new == {"a": {"x": 1}, "b": [5, 2]} and old["b"] == [1, 2]
    assert new["a"] is old["a"]
