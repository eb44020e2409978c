"""The library's own random generator, so that a recorded game means the same on every machine for ever.

Version 1 is counter-based: the draws of a game are keyed hashes of a counter, sixteen from each. Nothing but seed and
counter has to be stored, and no one who sees the results can work out the seed.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled: a machine number, whose products need no memory

RNG_VERSION: Final = 1


BLOCK: Final = 16  # draws made from one hash


def block(seed: int, number: int) -> list[int]:
    """Sixteen numbers of 32 bits: draws 16 * number and following."""
    digest = hashlib.blake2b(b"%d" % number, key=b"%x" % seed).digest()
    return list(struct.unpack(">16I", digest))


def draw(seed: int, counter: int, n: int) -> int:
    """Draw number `counter` of a game: from 0 to n - 1."""
    return (block(seed, counter // BLOCK)[counter % BLOCK] * n) >> 32


def commitment(seed: int) -> str:
    """The hash published when a game starts. With the seed, published at the end, anyone can check that it was not
    changed."""
    return hashlib.sha256(b"ludoteca %x" % seed).hexdigest()


class Quick:
    """A fast generator for choosing moves in random play, never for anything a game records."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435769 + 97) & 0x3FFFFFFF

    def below(self, n: int) -> int:
        state: i64 = self.state
        state = (state * 1103515245 + 12345) & 0x3FFFFFFF
        self.state = state
        return ((state >> 8) * n) >> 22

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
