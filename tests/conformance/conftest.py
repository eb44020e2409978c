"""The laws are checked for every registered game. The games are played once per worker and looked at by many tests."""

from pathlib import Path

import pytest

from conformance.played import Played, play
from ludoteca import registry

HERE = Path(__file__).resolve().parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of one game go to the same worker, which plays its games once."""
    for item in items:
        callspec = getattr(item, "callspec", None)
        if callspec is not None and "name" in callspec.params and HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(callspec.params["name"]))


@pytest.fixture(params=registry.names())
def name(request: pytest.FixtureRequest) -> str:
    value: str = request.param
    return value


@pytest.fixture
def played(name: str) -> Played:
    return play(name)
