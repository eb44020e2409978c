"""One game being played by programs: whose turn, which choices, what a seat observes, what it is worth at the end."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ludoteca.kernel import (
    DEAL_VERBS,
    SEAT,
    Action,
    Deals,
    Event,
    Game,
    Table,
    act,
    asked,
    choose,
    drain,
    new,
    show_event,
    write_action,
)
from ludoteca.kernel.action_codes import OutOfBounds
from ludoteca.kernel.game import Setup
from ludoteca.research.spec import Spec

__all__ = ["Play"]
MAX_DEALS_IN_A_ROW = 2  # deal actions before the seat must answer its question, so that no game talks for ever


class Play:
    """A table and the seat to move. With `deals` the menu also holds answers to offers and the offers that the game
    suggests."""

    def __init__(self, spec: Spec, setup: Setup, seed: int, *, deals: bool = False, record: bool = False) -> None:
        self.spec = spec
        self.game: Game[Any] = spec.game
        self.table: Table = new(self.game, setup, seed, log=record)
        self.deals = deals and self.game.deals is not None
        self.dealt = 0
        self.taken = 0
        self.information: list[list[str]] = [[] for _ in range(setup.seats)]
        self.recording = record
        if record:
            self.record(drain(self.table))

    def copy(self) -> Play:
        """An independent copy; what the seats have observed is copied too."""
        other = Play.__new__(Play)
        other.spec, other.game, other.table = self.spec, self.game, self.table.copy()
        other.table.log = [] if self.recording else None
        other.deals, other.dealt, other.taken = self.deals, self.dealt, self.taken
        other.information = [lines.copy() for lines in self.information]
        other.recording = self.recording
        return other

    @property
    def over(self) -> bool:
        return not self.table.front

    @property
    def seat(self) -> int:
        """The seat to move. Of several that choose in secret at once the first is asked; its pick is in nobody else's
        view."""
        return self.table.front[0].seat

    def menu(self) -> list[Action]:
        """The choices of the seat to move."""
        options = self.table.menus[0]
        if self.deals and self.dealt < MAX_DEALS_IN_A_ROW and not self.table.picks:
            deals = self.game.deals
            assert deals is not None
            options = options + self.answers(deals) + deals.ideas(self.table, self.seat)
        if len(options) > self.spec.largest_menu:
            raise OutOfBounds(f"{self.game.id}: a menu of {len(options)}, declared are {self.spec.largest_menu}")
        return options

    def answers(self, deals: Deals[Any]) -> list[Action]:
        """What the seat to move may answer to open offers; an offer that can no longer be kept cannot be accepted."""
        stale = {o.number for o in self.table.offers if deals.refuse(self.table, o) is not None}
        standing = deals.standing(self.table, self.seat)
        return [a for a in standing if a.verb != "accept" or a.args[0] not in stale]

    def take(self, index: int) -> None:
        """The seat to move takes the choice at this place of its menu."""
        options = self.menu()
        if not 0 <= index < len(options):
            raise OutOfBounds(f"the menu has {len(options)} choices, there is none at place {index}")
        self.act(options[index])

    def act(self, a: Action) -> None:
        """The seat to move takes an action of its menu."""
        seat = self.seat
        if self.recording:
            self.information[seat] += ["= " + self.digest(seat), "> " + write_action(self.game, a)]
        if a.verb in DEAL_VERBS:
            self.dealt += 1
            act(self.game, self.table, seat, a)
        else:
            self.dealt = 0
            choose(self.game, self.table, 0, a)
        self.taken += 1
        if self.recording:
            self.record(drain(self.table))

    def digest(self, seat: int) -> str:
        """A short text that names what the seat observes now: its features and, when it is asked, its choices."""
        seen = self.spec.encoder.fill(self.table, seat).tobytes()
        i = asked(self.table, seat)
        choices = "\n".join(write_action(self.game, a) for a in self.table.menus[i]) if i >= 0 else ""
        return blake2b(seen + choices.encode(), digest_size=12).hexdigest()

    def information_state(self, seat: int) -> str:
        """Everything the seat has observed and done since the start, and what it observes now."""
        return "\n".join([*self.information[seat], "= " + self.digest(seat)])

    def record(self, events: list[Event]) -> None:
        """Append what each seat learns from the log, in the order of events."""
        for event in events:
            for seat in range(self.table.seats):
                shown = show_event(self.game, event, seat)
                words = " ".join(str(value) for value in shown["args"].values())
                self.information[seat].append(f"{shown['key']} {words}".rstrip())

    def returns(self) -> list[float]:
        """Zero-sum values of the seats by final places, from -1 to 1; zeros while the game runs."""
        places = self.table.places
        if not self.table.over or len(places) < 2:
            return [0.0] * self.table.seats
        mean = sum(places) / len(places)
        return [(mean - place) / (len(places) - 1) for place in places]


def agents(seats: int) -> list[str]:
    """The names of the seats: A, B, C ..."""
    return [SEAT.word(k) for k in range(seats)]
