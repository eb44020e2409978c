"""Trial: a seat tries actions on private copies of the table before it takes them.

The copies are sampled from what the seat knows, never taken from the true state, so a trial cannot leak. An action
whose outcome depends on chance or on hidden facts is not tried: the trial ends before it. At a table an action that
shows a card to the others cannot be undone, so it is not tried either; a puzzle has no others and tries it (`alone`).
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import act, asked, determinise, drain
from ludoteca.kernel.match import forced_choice
from ludoteca.kernel.table import Table
from ludoteca.kernel.view import show_event, view
from ludoteca.kernel.words import Action, Event

SEEDS = (1, 2, 3)  # of the sampled states; where they differ the seat cannot know
MAX_ACTIONS = 80

# Why a trial ends.
OPEN = ""  # it does not: the seat is asked the next question
CHANCE = "chance"  # the next action draws cards or rolls dice
HIDDEN = "hidden"  # the next action depends on what the seat does not know
OTHERS = "others"  # somebody else is asked now
OVER = "over"  # the game would be over
REFUSED = "refused"  # the next action is not possible


def learned(before: Table, after: Table, seat: int) -> bool:
    """Whether the seat has come to know where a card is."""
    bit = 1 << seat
    for card in range(len(before.known)):
        if after.known[card] & bit and not before.known[card] & bit:
            return True
    return False


class Trial:
    """The private copies after the actions that could be tried."""

    def __init__(
        self, game: Game[Any], s: Table, seat: int, resolve: bool, skip_confirm: bool, alone: bool = False
    ) -> None:
        self.game = game
        self.seat = seat
        self.resolve = resolve
        self.skip_confirm = skip_confirm
        self.alone = alone
        self.worlds = [self.sample(s, seed) for seed in SEEDS]
        self.events: list[Event] = []
        self.made = 0
        self.end = OPEN if self.asked_alone() else OTHERS

    def sample(self, s: Table, seed: int) -> Table:
        world = s.copy()
        world.offers = []
        determinise(self.game, world, self.seat, seed)
        world.log = []
        return world

    def asked_alone(self) -> bool:
        front = self.worlds[0].front
        return len(front) == 1 and front[0].seat == self.seat

    def play(self, actions: list[Action]) -> None:
        """Try the actions in order, until one cannot be tried."""
        for a in actions:
            if self.end != OPEN:
                return
            self.step(a)
            if self.end == OPEN:
                self.made += 1
                self.settle()

    def step(self, a: Action) -> None:
        """Try one action. The copies stay as they are if it cannot be tried."""
        first = self.worlds[0]
        place = asked(first, self.seat)
        if a not in first.menus[place]:
            self.end = REFUSED
            return
        if first.front[place].sealed:
            self.end = HIDDEN
            return
        after: list[Table] = []
        for world in self.worlds:
            o = world.copy()
            o.log = []
            if asked(o, self.seat) < 0 or a not in o.menus[asked(o, self.seat)]:
                self.end = HIDDEN
                return
            act(self.game, o, self.seat, a)
            if o.draws != world.draws:
                self.end = CHANCE
                return
            shown = learned(world, o, self.seat) if self.alone else o.reveals != world.reveals
            if shown:
                self.end = HIDDEN
                return
            after.append(o)
        seen = self.seen(after[0])
        for o in after[1:]:
            if self.seen(o) != seen:
                self.end = HIDDEN
                return
        self.worlds = after
        self.events += drain(after[0])

    def seen(self, world: Table) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What the seat sees of a copy after an action: the view and the log."""
        events = world.log if world.log is not None else []
        return view(self.game, world, self.seat), [show_event(self.game, e, self.seat) for e in events]

    def settle(self) -> None:
        """Take the forced choices that the table takes for the seat, then see whether the seat is asked on."""
        while self.end == OPEN:
            first = self.worlds[0]
            if first.over:
                self.end = OVER
            elif not self.asked_alone():
                self.end = OTHERS
            else:
                forced = forced_choice(first, self.resolve, self.skip_confirm, self.alone)
                if forced is None:
                    return
                self.step(forced)

    def shown(self) -> dict[str, Any]:
        """The result as JSON: how many actions were tried, why it ended, the view of the seat, and the log."""
        return {
            "made": self.made,
            "end": self.end,
            "view": view(self.game, self.worlds[0], self.seat),
            "events": [show_event(self.game, e, self.seat) for e in self.events],
        }
