"""Packed states: small, and read back as they were."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import registry
from ludoteca.cli.bench import middle_states
from ludoteca.kernel import CodecError, Game, load, new, pack, save, unpack
from ludoteca.kernel.codec import BASE_FIELDS, BRIEF, PACKED, from_text, unpack_data

MAX_BYTES = 800  # on average, as `ludoteca bench` measures it
GAMES = [registry.find(name) for name in registry.names()]
IDS = registry.names()


EARLIER = json.loads(Path(__file__).with_name("earlier_packs.json").read_text(encoding="utf-8"))


def seat_counts() -> list[Any]:
    """The largest number of seats of every game; the others belong to the long tests."""
    return [
        pytest.param(game, seats, id=f"{id}-{seats}", marks=[] if seats == game.seats[-1] else pytest.mark.long)
        for id, game in zip(IDS, GAMES, strict=True)
        for seats in game.seats
    ]


@pytest.mark.parametrize(("game", "seats"), seat_counts())
def test_a_packed_state_is_small_and_comes_back_as_it_was(game: Game[Any], seats: int) -> None:
    states = middle_states(game, seats)
    packed = [pack(game, s) for s in states]
    for s, data in zip(states, packed, strict=True):
        assert json.dumps(save(game, unpack(game, data))) == json.dumps(save(game, s))
    assert sum(len(data) for data in packed) / len(packed) <= MAX_BYTES


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_state_read_from_a_pack_shares_no_list_with_a_blank_state(game: Game[Any]) -> None:
    """A new game equals a blank state in most fields: they are left out of the pack."""
    before = save(game, game.blank(3))
    s = unpack(game, pack(game, game.blank(3)))
    for name in s.fields:
        value = getattr(s, name)
        if isinstance(value, list):
            value.append(1)
    assert save(game, game.blank(3)) == before


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_saved_state_lacks_a_field_only_if_it_says_that_it_is_brief(game: Game[Any]) -> None:
    data = save(game, new(game, game.complete(3), 1))
    name = game.blank(3).fields[0]
    del data[name]
    with pytest.raises(CodecError, match=name):
        load(game, data)
    assert load(game, {**data, "brief": True}).seats == 3
    assert load(game, {**data, "packed": True}).seats == 3


@pytest.mark.parametrize("name", IDS)
def test_what_an_earlier_version_packed_is_read(name: str) -> None:
    """It left out the fields of a blank state only; the same state is stored whole beside it."""
    game = registry.find(name)
    brief, whole = [unpack(game, from_text(EARLIER[name][form])) for form in ("brief", "whole")]
    assert json.dumps(save(game, brief)) == json.dumps(save(game, whole))
    assert json.dumps(save(game, unpack(game, pack(game, brief)))) == json.dumps(save(game, whole))


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_an_earlier_version_refuses_what_it_would_misread(game: Game[Any]) -> None:
    """It takes a field that is left out as blank, but only where it finds its own mark."""
    data = unpack_data(pack(game, new(game, game.complete(3), 1)))
    assert "packed" in data and "brief" not in data


@pytest.mark.parametrize("game", [game for game in GAMES if game.blank(3).derived], ids=lambda game: game.id)
def test_derived_fields_are_packed_only_if_they_cannot_be_derived(game: Game[Any]) -> None:
    s = middle_states(game, 3)[0]
    assert not set(s.derived) & unpack_data(pack(game, s)).keys()
    name = s.derived[0]
    setattr(s, name, [*getattr(s, name)[:-1], 77])
    assert set(s.derived) <= unpack_data(pack(game, s)).keys()
    assert getattr(unpack(game, pack(game, s)), name)[-1] == 77


@pytest.mark.parametrize("game", [game for game in GAMES if game.blank(3).derived], ids=lambda game: game.id)
def test_deriving_changes_nothing_in_a_game_and_no_list_that_copies_share(game: Game[Any]) -> None:
    s = middle_states(game, 3)[0]
    before = json.dumps(save(game, s))
    again = s.copy()
    for name in s.derived:
        setattr(again, name, [])
    again.derive()
    assert json.dumps(save(game, again)) == before
    for name in s.derived:
        assert getattr(again, name) is not getattr(s, name)


def test_the_base_of_a_state_is_always_packed() -> None:
    data = unpack_data(pack(GAMES[0], new(GAMES[0], GAMES[0].complete(3), 1)))
    del data["seed"]
    with pytest.raises(CodecError):
        load(GAMES[0], data)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_no_field_has_the_name_of_a_mark(game: Game[Any]) -> None:
    assert not {BRIEF, PACKED} & {*game.blank(3).fields, *BASE_FIELDS}
