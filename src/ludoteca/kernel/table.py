"""The state of a game (`Table`) and the things that happen in it (`Step`).

They stand in one file because each holds the other: a table has an agenda of steps, a step changes a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.rng import BLOCK, block
from ludoteca.kernel.words import ALL, NOBODY, Action, Event, Foresight, No

if TYPE_CHECKING:
    from mypy_extensions import i64

# The lists of a state before its set-up. They are shared and never changed: a copy replaces them all, and so makes no
# list twice.
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_FLAGS: Final[list[bool]] = []
NO_PICKS: Final[list[list[Action]]] = []


def changed(numbers: list[int], i: int, value: int) -> list[int]:
    """A new list with one other value: how a list is changed that the copies of a state share."""
    out = numbers.copy()
    out[i] = value
    return out


class Offer:
    """A deal on the table: `frm` gives `give` and gets `take` from `to`; both may bind themselves by promises."""

    def __init__(
        self,
        number: int,
        frm: int,
        to: int,
        give: tuple[int, ...],
        take: tuple[int, ...],
        promises: tuple[int, ...],
        stamp: int,
    ) -> None:
        self.number = number
        self.frm = frm
        self.to = to
        self.give = give  # flat pairs: thing kind, value
        self.take = take
        self.promises = promises  # flat: promise number, then its arguments
        self.stamp = stamp


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Base of every game's state: plain data only, copied by hand, saved by the names in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rules = 1
        self.seed = 0
        self.draws = 0
        self.reveals = 0
        self.agenda: list[Step[Any]] = []
        self.known: list[int] = NO_NUMBERS
        self.over = ""
        self.places: list[int] = NO_NUMBERS
        self.scores: list[int] = NO_NUMBERS
        self.picks: list[list[Action]] = NO_PICKS
        self.offers: list[Offer] = []
        self.front: list[Step[Any]] = []
        self.menus: list[list[Action]] = NO_PICKS
        self.log: list[Event] | None = None
        self.chance: list[int] | None = None
        self.forced: list[int] | None = None
        self.watched = False  # events keep what was known when they were logged, for the laws
        self.block: list[int] = NO_NUMBERS  # the draws at hand, see rng.py: kept only for speed
        self.block_number = -1
        self.block_seed = 0

    def copy_base(self, other: Table) -> None:
        """The kernel's part of `copy`: steps, actions and menus are never changed, so they are shared."""
        other.rules = self.rules
        other.seed = self.seed
        other.draws = self.draws
        other.reveals = self.reveals
        other.agenda = self.agenda.copy()
        other.known = self.known.copy()
        other.over = self.over
        other.places = self.places
        other.scores = self.scores
        if self.picks:
            other.picks = [p.copy() for p in self.picks]
        if self.offers:
            other.offers = self.offers.copy()
        other.front = self.front
        other.menus = self.menus

    def copy(self) -> Table:
        raise NotImplementedError

    def zones(self) -> list[list[int]]:
        """Every list of card numbers in which a card with a hidden side may lie."""
        return []

    def public_zones(self) -> list[list[int]]:
        """The zones in which every card must be known to all."""
        return []

    def back(self, card: int) -> int:
        return 0

    def roll(self, n: int) -> int:
        """Uniform from 0 to n - 1: the only chance there is. A replay feeds `forced` with the recorded outcomes."""
        self.draws += 1
        if self.forced:
            x = self.forced.pop(0)
            if not 0 <= x < n:
                raise ValueError(f"recorded chance {x} is not below {n}")
        else:
            number = self.draws // BLOCK
            if number != self.block_number or self.seed != self.block_seed:
                self.block = block(self.seed, number)
                self.block_number = number
                self.block_seed = self.seed
            drawn: i64 = self.block[self.draws % BLOCK]
            x = (drawn * n) >> 32
        if self.chance is not None:
            self.chance.append(x)
        return x

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept

    def reveal(self, card: int, seats: int) -> None:
        """The seats of the bit mask (ALL for everybody) learn where the card is: the only way knowledge grows."""
        grown = self.known[card] | seats
        if grown != self.known[card]:
            self.known[card] = grown
            self.reveals += 1

    def hide(self, card: int) -> None:
        """The card is about to be shuffled among others: nobody knows where it is any more."""
        self.known[card] = 0

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, the first argument first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
            return
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def tell(self, key: str, rule: str, args: tuple[int, ...] = (), seen: int = ALL, hide: int = 0) -> None:
        if self.log is not None:
            event = Event(key, rule, args, seen, hide)
            if self.watched:
                event.knew = self.known.copy()
            self.log.append(event)

    def finish(self, reason: str, places: list[int], scores: list[int]) -> None:
        """End the game. Place 1 won; equal places are shared."""
        self.over = reason
        self.places = places
        self.scores = scores
        self.agenda.clear()
        self.picks = []
        self.offers = []


S = TypeVar("S", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that waits to happen. Its constructor's arguments, kept under the same names, are its whole content."""

    rule: ClassVar[str] = ""
    sealed: ClassVar[bool] = False
    private: ClassVar[bool] = False
    confirm: ClassVar[bool] = False
    exact: ClassVar[bool] = False  # the shortlist holds nothing that is refused: it is the menu
    seconds: ClassVar[int] = (
        0  # how long this question and those like it that follow may take together, where `timeout` says so
    )
    seat: int = NOBODY

    def candidates(self, s: S) -> list[Action]:
        return []

    def ruled_out(self, s: S) -> list[Action]:
        """Actions refused by the situation as a whole: kept out of the menu's search, listed so that each can be
        explained."""
        return []

    def explains(self, a: Action) -> bool:
        """Whether `refuse` can judge this action although it is neither a candidate nor ruled out: for actions that are
        too many to list."""
        return False

    def shortlist(self, s: S) -> list[Action]:
        """The candidates among which the menu is searched, in their order. A step with many overrides this for speed:
        what it leaves out is refused."""
        return self.candidates(s)

    def refuse(self, s: S, a: Action) -> No | None:
        return None

    def options(self, s: S) -> list[Action]:
        found = self.shortlist(s)
        return found if self.exact or not found else [a for a in found if self.refuse(s, a) is None]

    def foresee(self, s: S, a: Action) -> list[Foresight]:
        """What a choice of the menu brings, such as the strengths of a battle or points that are lost for certain. Only
        facts that the asked seat knows."""
        return []

    def take(self, s: S, a: Action) -> None:
        raise NotImplementedError

    def run(self, s: S) -> None:
        pass

    def timeout(self, s: S) -> Action | None:
        """What the table's clock does when the time for this question is over; None if the rules know no limit. No seat
        may do it."""
        return None

    def more(self, s: S, picks: list[Action]) -> list[Action]:
        """Sealed steps only: what may still be picked after `picks`; nothing when the answer is complete."""
        return []

    def take_all(self, s: S, picks: list[Action]) -> None:
        """Sealed steps only: take this step's answer once all answers are complete."""
        for a in picks:
            self.take(s, a)
