"""A state declares each field in one line: the names are found, and `tools/check_state.py` checks the lines."""

from __future__ import annotations

from types import ModuleType

import pytest

from ludoteca.kernel import Table, declared_fields
from scripts import script

STATE = """
class Shop(Table):
    shared: ClassVar[tuple[str, ...]] = ("plan",)

    def __init__(self, seats: int, of: Shop | None = None) -> None:
        super().__init__(seats)
        self.turn: int = of.turn if of else 0
        self.coins: list[int] = of.coins.copy() if of else [0] * seats
        self.hands: list[list[int]] = [x.copy() for x in of.hands] if of else [[] for _ in range(seats)]
        self.plan: list[int] = of.plan if of else []
"""


class Shop(Table):
    def __init__(self, seats: int, of: Shop | None = None) -> None:
        super().__init__(seats)
        self.turn: int = of.turn if of else 0
        self.coins: list[int] = of.coins.copy() if of else [0] * seats


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return script("tools/check_state.py", "check_state")


def test_the_fields_are_those_the_constructor_declares_in_its_order() -> None:
    assert declared_fields(Shop(2)) == ("turn", "coins")


def test_lines_that_copy_as_their_types_ask_are_no_fault(tool: ModuleType) -> None:
    assert tool.faults(STATE) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("of.coins.copy()", "of.coins", "coins: its copy is of.coins, not of.coins.copy()"),
        ("of.coins.copy()", "of.turns.copy()", "coins: its copy is of.turns.copy(), not of.coins.copy()"),
        ("[x.copy() for x in of.hands]", "of.hands.copy()", "hands: its copy is of.hands.copy(), not [x.copy()"),
        ("of.turn if of else 0", "0", "turn: write it as COPY if of else START"),
        ("self.turn: int = of", "self.turn = of", "write it as self.NAME: TYPE = COPY if of else START"),
    ],
)
def test_a_line_that_copies_otherwise_is_a_fault(tool: ModuleType, right: str, wrong: str, fault: str) -> None:
    assert [fault in x for x in tool.faults(STATE.replace(right, wrong))] == [True]


def test_a_class_without_copies_is_not_looked_at(tool: ModuleType) -> None:
    assert tool.faults(STATE.replace(", of: Shop | None = None", ", offers: int")) == []
