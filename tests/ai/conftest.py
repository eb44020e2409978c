"""The games the bots are tested on: all that can be played to their end."""

from typing import Any

import pytest

from ludoteca import registry
from ludoteca.kernel import Game

GAMES = [name for name in registry.names() if registry.find(name).maturity != "draft"]


@pytest.fixture(params=GAMES)
def any_game(request: pytest.FixtureRequest) -> Game[Any]:
    return registry.find(request.param)


@pytest.fixture
def parley() -> Game[Any]:
    return registry.find("parley")
