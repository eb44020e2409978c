"""What all tests of the server share."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from ludoteca import sandbox
from ludoteca.server import logs


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[io.StringIO]:
    """The server's log goes where a test can read it, not into the test's own output."""
    out = io.StringIO()
    logs.configure(out)
    yield out


@pytest.fixture(autouse=True)
def patient_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imports may take long: on a busy machine the start of a worker process alone may exceed the limit."""
    monkeypatch.setattr(sandbox, "WALL_S", 60.0)
