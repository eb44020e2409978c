"""What the tests of the club share."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from ludoteca.server.club import passwords


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed with less work: most tests are about something else."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
