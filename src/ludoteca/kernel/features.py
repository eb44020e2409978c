"""States as vectors of numbers for learning: declared, named blocks, filled without building a view.

A game declares its blocks in `ai/features.py`. Every block reads one field of the state, or calls a function. Seats are
rotated: the observing seat comes first, so that one network serves all seats. Cards count only where the observer knows
them, which the leak law of the conformance suite checks: a vector is the same for all states that the seat cannot tell
apart.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from ludoteca.kernel.codec import step_classes
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Table

SCALAR: Final = 0
SEAT_NUMBER: Final = 1
CHOICE: Final = 2
PER_SEAT: Final = 3
SEAT_MINOR: Final = 4
OWNERS: Final = 5
VALUES: Final = 6
ONE_HOT: Final = 7
CARDS: Final = 8
CARDS_PER_SEAT: Final = 9
LENGTH: Final = 10
COMPUTED: Final = 11

Compute = Callable[[Any, int], list[float]]


class Block:
    """One named part of the vector. Made by the functions below; `size` is its number of slots once the seats are
    known."""

    def __init__(
        self,
        name: str,
        kind: int,
        field: str,
        length: int,
        width: int,
        *,
        base: int = 0,
        scale: float = 1.0,
        compute: Compute | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.field = field
        self.length = length
        self.width = width
        self.base = base
        self.scale = scale
        self.compute = compute

    def size(self, max_seats: int) -> int:
        if self.kind in (SEAT_NUMBER, OWNERS):
            return self.length * (max_seats + 1)
        if self.kind in (PER_SEAT, SEAT_MINOR):
            return self.width * max_seats
        if self.kind in (CHOICE, ONE_HOT):
            return self.length * self.width
        if self.kind == CARDS:
            return self.length * (self.width + 1)
        if self.kind == CARDS_PER_SEAT:
            return self.length * (self.width + 1) * max_seats
        return self.length


def scalar(field: str, scale: float = 1.0) -> Block:
    """A number or a truth value, times `scale`."""
    return Block(field, SCALAR, field, 1, 1, scale=scale)


def seat_number(field: str) -> Block:
    """A seat, as one slot for each relative seat and one for any other party; nobody leaves all of them 0."""
    return Block(field, SEAT_NUMBER, field, 1, 1)


def choice(field: str, values: int, base: int = 0) -> Block:
    """One of `values` numbers from `base` on, as one slot each."""
    return Block(field, CHOICE, field, 1, values, base=base)


def per_seat(field: str, width: int = 1, scale: float = 1.0) -> Block:
    """A list with `width` numbers for each seat, seat by seat."""
    return Block(field, PER_SEAT, field, 1, width, scale=scale)


def seat_minor(field: str, width: int, scale: float = 1.0) -> Block:
    """A list of `width` groups with one number for each seat."""
    return Block(field, SEAT_MINOR, field, 1, width, scale=scale)


def owners(field: str, length: int) -> Block:
    """A list of seats, each as in `seat_number`."""
    return Block(field, OWNERS, field, length, 1)


def values(field: str, length: int, scale: float = 1.0) -> Block:
    """The first `length` numbers of a list; a shorter list leaves the rest 0."""
    return Block(field, VALUES, field, length, 1, scale=scale)


def one_hot(field: str, length: int, width: int, base: int = 0) -> Block:
    """A list whose entries are one of `width` numbers from `base` on, as one slot each."""
    return Block(field, ONE_HOT, field, length, width, base=base)


def cards(field: str, count: int, lists: int = 0) -> Block:
    """A list of cards (or `lists` lists of them): one slot for each card that the observer knows to be there, one for
    how many are hidden."""
    return Block(field, CARDS, field, max(1, lists), count, base=lists)


def cards_per_seat(field: str, count: int, lists: int = 1) -> Block:
    """Lists of cards, `lists` for each seat, as in `cards`."""
    return Block(field, CARDS_PER_SEAT, field, lists, count)


def length(field: str, scale: float = 1.0) -> Block:
    """How many entries a list has."""
    return Block(f"{field}-length", LENGTH, field, 1, 1, scale=scale)


def computed(name: str, size: int, compute: Compute) -> Block:
    """`size` numbers that a function of state and seat returns; it must use nothing the seat does not know."""
    return Block(name, COMPUTED, "", size, 1, compute=compute)


class Encoder:
    """Fills the blocks of one game. The last two blocks are the same for all games: the waiting step, and who is
    asked."""

    def __init__(self, game: Game[Any], blocks: list[Block]) -> None:
        self.max_seats = game.seats[-1]
        self.blocks = blocks
        self.starts: list[int] = []
        self.names: list[tuple[str, int]] = []
        at = 0
        for block in blocks:
            size = block.size(self.max_seats)
            self.starts.append(at)
            self.names.append((block.name, size))
            at += size
        self.steps = {name: i for i, name in enumerate(sorted(step_classes(game)))}
        self.step_start = at
        self.names += [("step", len(self.steps)), ("asked", self.max_seats), ("seats", self.max_seats)]
        self.size = at + len(self.steps) + 2 * self.max_seats
        self.zero = array("f", bytes(4 * self.size))

    def fill(self, s: Table, seat: int) -> array[float]:
        """The vector of a state as the seat sees it, in single precision."""
        out = self.zero[:]
        for i in range(len(self.blocks)):
            self.fill_block(s, seat, self.blocks[i], self.starts[i], out)
        at = self.step_start
        asked_at = at + len(self.steps)
        for step in s.front:
            out[at + self.steps[type(step).__name__]] = 1.0
            if step.seat >= 0:
                out[asked_at + (step.seat - seat) % s.seats] = 1.0
        out[asked_at + self.max_seats + s.seats - 1] = 1.0
        return out

    def fill_block(self, s: Table, seat: int, block: Block, at: int, out: array[float]) -> None:
        kind = block.kind
        if kind == COMPUTED:
            compute = block.compute
            assert compute is not None
            found = compute(s, seat)
            assert len(found) == block.length, block.name
            for k in range(len(found)):
                if found[k]:
                    out[at + k] = found[k]
            return
        value: Any = getattr(s, block.field)
        if kind == SCALAR:
            out[at] = float(value) * block.scale
        elif kind == SEAT_NUMBER:
            self.mark_seat(s.seats, seat, int(value), at, out)
        elif kind == CHOICE:
            n = int(value) - block.base
            if 0 <= n < block.width:
                out[at + n] = 1.0
        elif kind == LENGTH:
            out[at] = len(value) * block.scale
        elif kind == CARDS:
            lists: list[list[int]] = value if block.base else [value]
            for k in range(len(lists)):
                self.mark_cards(s, seat, lists[k], at + k * (block.width + 1), block.width, out)
        elif kind == CARDS_PER_SEAT:
            nested: list[list[int]] = value
            for owner in range(s.seats):
                for k in range(block.length):
                    place = at + ((owner - seat) % s.seats * block.length + k) * (block.width + 1)
                    self.mark_cards(s, seat, nested[owner * block.length + k], place, block.width, out)
        else:
            self.fill_numbers(s, seat, block, value, at, out)

    def fill_numbers(self, s: Table, seat: int, block: Block, numbers: list[int], at: int, out: array[float]) -> None:
        kind, width, scale = block.kind, block.width, block.scale
        if kind == VALUES:
            for i in range(min(len(numbers), block.length)):
                if numbers[i]:
                    out[at + i] = numbers[i] * scale
        elif kind == ONE_HOT:
            for i in range(min(len(numbers), block.length)):
                n = numbers[i] - block.base
                if 0 <= n < width:
                    out[at + i * width + n] = 1.0
        elif kind == OWNERS:
            for i in range(min(len(numbers), block.length)):
                self.mark_seat(s.seats, seat, numbers[i], at + i * (self.max_seats + 1), out)
        elif kind == PER_SEAT:
            for i in range(min(len(numbers), s.seats * width)):
                if numbers[i]:
                    owner = (i // width - seat) % s.seats
                    out[at + owner * width + i % width] = numbers[i] * scale
        else:
            for i in range(len(numbers)):
                if numbers[i]:
                    owner = (i % s.seats - seat) % s.seats
                    out[at + owner * width + i // s.seats] = numbers[i] * scale

    def mark_seat(self, seats: int, seat: int, owner: int, at: int, out: array[float]) -> None:
        if owner >= seats:
            out[at + self.max_seats] = 1.0
        elif owner >= 0:
            out[at + (owner - seat) % seats] = 1.0

    def mark_cards(self, s: Table, seat: int, zone: list[int], at: int, count: int, out: array[float]) -> None:
        hidden = 0
        for card in zone:
            if 0 <= card < count and s.known[card] >> seat & 1:
                out[at + card] = 1.0
            else:
                hidden += 1
        if hidden:
            out[at + count] = float(hidden)
