"""The library's own random generator, so that a recorded game means the same on every machine for ever.

Version 1 is counter-based: draw number `counter` of a game is a keyed hash of the seed and the counter. Nothing but these two numbers
has to be stored, and no one who sees the results can work out the seed.
"""

from __future__ import annotations

import hashlib
from typing import Final

RNG_VERSION: Final = 1


def draw(seed: int, counter: int, n: int) -> int:
    """A number from 0 to n - 1."""
    digest = hashlib.blake2b(b"%d" % counter, digest_size=8, key=b"%x" % seed).digest()
    return (int.from_bytes(digest, "big") * n) >> 64


def commitment(seed: int) -> str:
    """Published when a game starts; whoever gets the seed after the end can check that it was not changed."""
    return hashlib.sha256(b"ludoteca %x" % seed).hexdigest()


class Quick:
    """Fast, small and forgettable: for choosing moves in random play, never for anything a game records."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435769 + 97) & 0x3FFFFFFF

    def below(self, n: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x3FFFFFFF
        return ((self.state >> 8) * n) >> 22

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
