"""Paying stone, wood and fine goods, with silver standing in for stone and wood (trade.2, trade.3)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import FINE, SILVER, STONE, WALLS, WOOD
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import No


def silver_for(s: Rio, seat: int, units: int) -> int:
    """trade.2: the first unit replaced in a turn costs 1 silver, the second 2, and so on."""
    total = 0
    for i in range(units):
        total += s.swaps[seat] + i + 1
    return total


def replaced(s: Rio, seat: int, good: int, due: int) -> int:
    """How many of the units due are paid in silver: what is missing, and what the player wants to keep (ruling E1)."""
    return min(due, max(0, due - s.has(seat, good)) + s.spare[good])


def payment_refusal(s: Rio, seat: int, stone: int, wood: int, fine: int, rule: str) -> No | None:
    if s.has(seat, FINE) < fine:
        return No("too-few-fine", rule, (fine, s.has(seat, FINE)))  # trade.2: silver never stands in for fine goods
    if s.spare[STONE] == 0 and s.spare[WOOD] == 0 and s.has(seat, STONE) >= stone and s.has(seat, WOOD) >= wood:
        return None
    units = replaced(s, seat, STONE, stone) + replaced(s, seat, WOOD, wood)
    price = silver_for(s, seat, units)
    if s.silver(seat) < price:
        return No("too-few-goods", rule, (stone, wood, units, price))
    return None


def pay(s: Rio, seat: int, stone: int, wood: int, fine: int) -> None:
    for_stone = replaced(s, seat, STONE, stone)
    for_wood = replaced(s, seat, WOOD, wood)
    s.gain(seat, STONE, for_stone - stone)
    s.gain(seat, WOOD, for_wood - wood)
    s.gain(seat, FINE, -fine)
    if stone or wood:  # what costs neither is not the payment the player meant
        s.spare[STONE] = 0
        s.spare[WOOD] = 0
    replace(s, seat, for_stone + for_wood)


def replace(s: Rio, seat: int, units: int) -> None:
    """Pay silver in place of so many units of stone or wood."""
    if units:
        price = silver_for(s, seat, units)
        s.gain(seat, SILVER, -price)
        s.swaps[seat] += units
        s.tell("paid-silver", "trade.2", (seat, price, units))


def one_good_refusal(s: Rio, seat: int, good: int, rule: str) -> No | None:
    """One unit of stone or wood, or silver in its place; only in a payment, the Bank sells nothing (trade.3)."""
    if good == SILVER:
        if s.silver(seat) < s.swaps[seat] + 1:
            return No("too-little-silver", "trade.2", (s.swaps[seat] + 1, s.silver(seat)))
    elif s.has(seat, good) < 1:
        return No("good-missing", rule, (good,))
    return None


def price_of(s: Rio, seat: int, good: int) -> int:
    """How many units of a good one unit of stone or wood costs: more than one only in silver (trade.2)."""
    return s.swaps[seat] + 1 if good == SILVER else 1


def pay_one_good(s: Rio, seat: int, good: int) -> None:
    if good == SILVER:
        replace(s, seat, 1)
    else:
        s.gain(seat, good, -1)


def may_have_to_pay(s: Rio, seat: int, building: bool) -> bool:
    for cell, owing in enumerate(s.owing):
        if owing and s.placer[cell] == seat and CELL_MAJOR[cell] != WALLS:
            return True
    if building:
        for stack in s.stack:
            if stack and count(stack, seat):
                return True
    return False


def spare_refusal(s: Rio, seat: int, good: int, building: bool) -> No | None:
    """Keeping a stone or a wood in the next payment: it must be there, the silver for it too, and something to pay.

    `building`: workers in the city may build now, not only debts be settled.
    """
    if not may_have_to_pay(s, seat, building):
        return No("nothing-to-pay", "trade.2")
    if s.spare[good] >= s.has(seat, good):
        return No("good-missing", "trade.2", (good,))
    price = silver_for(s, seat, s.spare[STONE] + s.spare[WOOD] + 1)
    if s.silver(seat) < price:
        return No("too-little-silver", "trade.2", (price, s.silver(seat)))
    if s.spare[good] >= 3:
        return No("spare-enough", "trade.2", (good,))
    return None
