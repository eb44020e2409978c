"""Quarry and Forest, Field Work and Artisan Work (other.*)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import FINE, QUARRY, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import DIG_PIT, FIELD_WORKERS, PIT_WORKERS, PLACED_PER_TURN
from ludoteca.games.rio_de_la_plata.rules.payment import one_good_refusal, pay_one_good
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, No


def next_dig(s: Rio, pit: int) -> int:
    """other.2: the cheapest free cell of the row, -1 when the row is full."""
    for dig in range(len(DIG_PIT)):
        if DIG_PIT[dig] == pit and s.pits[dig] == NOBODY:
            return dig
    return -1


def dig_workers(s: Rio, pit: int) -> int:
    """How many workers the next cell of a row takes; those of its last cell when the row is full."""
    dig = next_dig(s, pit)
    return PIT_WORKERS[dig] if dig >= 0 else max(PIT_WORKERS[d] for d in range(len(DIG_PIT)) if DIG_PIT[d] == pit)


def dig_refusal(s: Rio, seat: int, pit: int) -> No | None:
    dig = next_dig(s, pit)
    if dig < 0:
        return No("row-full", "other.2", (pit,))
    need = PIT_WORKERS[dig]
    if need > s.hand[seat] or need > PLACED_PER_TURN - s.placed:
        return No("row-needs-more", "other.2", (pit, need))
    return None


def dig_in(s: Rio, seat: int, pit: int) -> None:
    """All workers of a cell at once."""
    dig = next_dig(s, pit)
    s.pits[dig] = seat
    s.hand[seat] -= PIT_WORKERS[dig]
    s.placed += PIT_WORKERS[dig]
    s.tell("went-digging", "other.2", (seat, PIT_WORKERS[dig], pit))


def gather_refusal(s: Rio, seat: int, dig: int) -> No | None:
    if s.pits[dig] != seat:
        return No("no-worker-on-cell", "other.2", (dig,))
    return None


def gather(s: Rio, seat: int, dig: int) -> None:
    good = STONE if DIG_PIT[dig] == QUARRY else WOOD
    s.pits[dig] = NOBODY
    s.hand[seat] += PIT_WORKERS[dig]
    s.gain(seat, good, 1)  # other.3: there is always enough
    s.tell("gathered", "other.2", (seat, 1, good, DIG_PIT[dig]))


def harvest_refusal(s: Rio, seat: int) -> No | None:
    """other.4: two of one's own workers for 1 silver."""
    if s.fields_of[seat] < FIELD_WORKERS:
        return No("fields-need-two", "other.4", (s.fields_of[seat],))
    return None


def harvest(s: Rio, seat: int) -> None:
    s.fields_of[seat] -= FIELD_WORKERS
    s.hand[seat] += FIELD_WORKERS
    s.gain(seat, SILVER, 1)
    s.tell("harvested", "other.4", (seat, 1))


def refine_refusal(s: Rio, seat: int, good: int) -> No | None:
    """other.5: 1 stone or 1 wood becomes 1 fine goods; silver in its place only by agreement (ruling G5)."""
    if s.artisans_of[seat] < 1:
        return No("no-artisan", "other.5")
    if good == SILVER and not s.artisan_silver:
        return No("real-goods", "other.5")
    return one_good_refusal(s, seat, good, "other.5")


def refine(s: Rio, seat: int, good: int) -> None:
    s.artisans_of[seat] -= 1
    s.hand[seat] += 1
    pay_one_good(s, seat, good)
    s.gain(seat, FINE, 1)
    s.tell("refined", "other.5", (seat, good))
