"""Secrets of players: generated from the system's randomness, stored only as hashes.

Tokens and recovery codes have at least 96 random bits, so a fast hash is enough: they cannot be guessed.
"""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's, without I, L, O, U


class Secrets:
    """The generator of all secrets. Tests replace it to get reproducible traffic."""

    def text(self, length: int) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(length))

    def table(self) -> str:
        return self.text(12).lower()

    def invite(self) -> str:
        return self.text(14).lower()

    def player(self) -> str:
        return self.text(16).lower()

    def token(self) -> str:
        return secrets.token_urlsafe(24)

    def recovery(self) -> str:
        code = self.text(20)
        return "-".join(code[i : i + 5] for i in range(0, 20, 5))

    def seed(self) -> int:
        return secrets.randbits(128)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)


def hashed(secret: str) -> str:
    return hashlib.sha256(b"ludoteca " + secret.encode()).hexdigest()


def tidy_code(code: str) -> str:
    """Normalise a typed recovery code: lower case, spaces, O for 0."""
    kept = [c for c in code.upper().replace("O", "0").replace("I", "1").replace("L", "1") if c in LETTERS]
    joined = "".join(kept)
    return "-".join(joined[i : i + 5] for i in range(0, len(joined), 5))
