"""The public interface: its examples run, and it refuses what the rules refuse."""

from __future__ import annotations

import doctest
import inspect

import pytest

from ludoteca import api


def test_every_example_of_the_interface_runs() -> None:
    found = doctest.testmod(api, extraglobs={"api": api}, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.failed == 0 and found.attempted >= 15


def test_everything_public_is_typed_and_documented() -> None:
    for name in api.__all__:
        thing = getattr(api, name)
        assert inspect.getdoc(thing), name
        functions = (
            [f for n, f in inspect.getmembers(thing, inspect.isfunction) if not n.startswith("_")]
            if inspect.isclass(thing)
            else [thing]
        )
        for function in functions:
            assert function.__doc__, f"{name}.{function.__name__}"
            signature = inspect.signature(function)
            assert signature.return_annotation is not inspect.Signature.empty, function
            for parameter in list(signature.parameters.values()):
                assert parameter.name == "self" or parameter.annotation is not inspect.Parameter.empty, function


@pytest.mark.parametrize("game", api.games())
def test_a_game_by_text_is_played_stored_and_undone(game: str) -> None:
    table = api.new_game(game, seats=api.info(game).seats[0], seed="api")
    for _ in range(12):
        seat = table.asked[0]
        table.act(seat, table.menu(seat)[-1])
    again = api.read_journal(table.journal())
    assert again.moves == table.moves and again.view("A") == table.view("A")
    assert again.text("A", "it") and again.log("A", "pt")
    undoable = [s for s in again.asked if again._match.undo_targets(ord(s) - ord("A"))]
    for seat in undoable:
        before = again.moves
        again.undo(seat)
        assert again.moves < before
        break


def test_a_refusal_names_the_rule() -> None:
    table = api.new_game("parley", seats=2, seed=1)
    with pytest.raises(api.IllegalMove) as refused:
        table.act("A", "bid 3")
    assert refused.value.reason == "not-in-menu" and refused.value.rule
    with pytest.raises(api.IllegalMove, match="not something to do"):
        table.act("A", "dance")
    with pytest.raises(api.IllegalMove, match="undo-barrier"):
        table.undo("A")
