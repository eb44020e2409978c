"""Passwords: argon2id, computed in threads, a bounded number at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import name_key

MIN_PASSWORD = 10
MAX_PASSWORD = 200
MAX_HASHING = 2  # computations at a time: each takes 19 MiB
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def check_password(password: str, name: str) -> None:
    """Refuse a password that is too short, or that is the name."""
    if len(password) < MIN_PASSWORD or name_key(password) == name_key(name):
        raise Problem("password-weak", 400)


class Passwords:
    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(MAX_HASHING)
        self.unknown: str | None = None  # the hash that a password is compared with if there is no account

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(HASHER.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether a password fits. Without a stored hash the same work is done, so that the time tells nothing."""
        if self.unknown is None:
            self.unknown = await self.hash("no account has this password")
        async with self.turns:
            fits = await asyncio.to_thread(matches, stored or self.unknown, password)
        return fits and stored is not None


def matches(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with other parameters than those of today."""
    return HASHER.check_needs_rehash(stored)
