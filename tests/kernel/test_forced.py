"""Single choices that the program makes, and those it leaves to the seat."""

from __future__ import annotations

from kernel.toy import Toy
from ludoteca.kernel import Action, Foresight, Step
from ludoteca.kernel.match import forced_choice


class Only(Step[Toy]):
    """A question with one answer, which may lose points."""

    def __init__(self, seat: int, loses: bool) -> None:
        self.seat = seat
        self.loses = loses

    def options(self, s: Toy) -> list[Action]:
        return [Action("go")]

    def foresee(self, s: Toy, a: Action) -> list[Foresight]:
        return [Foresight("gone", "only.1", (), self.loses)]


class Open(Only):
    def may_be_forced(self, s: Toy) -> bool:
        return False


def chosen(step: Step[Toy]) -> Action | None:
    s = Toy(2)
    s.front = [step]
    s.menus = [step.options(s)]
    return forced_choice(s, True, True)


def test_a_single_choice_is_made() -> None:
    assert chosen(Only(0, False)) == Action("go")


def test_a_choice_that_loses_points_is_not() -> None:
    assert chosen(Only(0, True)) is None


def test_a_step_may_leave_its_single_choice_to_the_seat() -> None:
    assert chosen(Open(0, False)) is None
