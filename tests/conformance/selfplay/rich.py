"""The game of stones begun with stones in every hand: found by the fuzzer because the game's package is this folder."""

from conformance.bags import Bag
from ludoteca.kernel import Quick


def enrich(s: Bag, quick: Quick) -> None:
    for seat, hand in enumerate(s.hands):
        for _ in range(quick.below(3)):
            hand.append(s.bag.pop())
            s.reveal(hand[-1], 1 << seat)
