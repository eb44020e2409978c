"""Packed states: small, and read back as they were."""

import json
from typing import Any

import pytest

from ludoteca import registry
from ludoteca.cli.bench import middle_states
from ludoteca.kernel import CodecError, Game, load, new, pack, save, unpack
from ludoteca.kernel.codec import unpack_data

MAX_BYTES = 800  # on average, as `ludoteca bench` measures it
GAMES = [registry.find(name) for name in registry.names()]
IDS = registry.names()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_packed_state_is_small_and_comes_back_as_it_was(game: Game[Any]) -> None:
    states = middle_states(game, 3)
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


def test_the_base_of_a_state_is_always_packed() -> None:
    data = unpack_data(pack(GAMES[0], new(GAMES[0], GAMES[0].complete(3), 1)))
    del data["seed"]
    with pytest.raises(CodecError):
        load(GAMES[0], data)
