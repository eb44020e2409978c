"""A game being played: its state, its lines, undo, redo and rewind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.kernel.codec import state_hash
from ludoteca.kernel.game import Game, Setup
from ludoteca.kernel.loop import act, asked, drain, new
from ludoteca.kernel.rng import draw
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action, Event, No, Refused

SNAPSHOT_EVERY = 32


class Line:
    """One action with its consequences. `auto` marks a choice the program made because there was only one."""

    def __init__(
        self, seq: int, seat: int, action: Action, chance: list[int], events: list[Event], auto: bool, turn: bool
    ) -> None:
        self.seq = seq
        self.seat = seat
        self.action = action
        self.chance = chance
        self.events = events
        self.auto = auto
        self.turn = turn  # somebody else is asked after it
        self.draws = 0  # what was so before it: chance drawn, things revealed, seats asked
        self.reveals = 0
        self.asked: list[int] = []


class Match:
    """Wraps a state for people: journal, forced choices, undo. Bots and searches work on bare states instead."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int, forced: list[int] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rules = game.rules_version
        self.resolve = [True] * setup.seats  # seats whose only choices are made for them
        self.skip_confirm = [False] * setup.seats
        self.state: Table = new(game, setup, seed, True, forced)
        self.begin()

    def begin(self) -> None:
        """Take the present state as the first one of this match."""
        s = self.state
        self.opening_chance = s.chance if s.chance is not None else []
        s.chance = []
        self.opening_events = drain(s)
        self.first = 0  # lines up to this number are known only as text
        self.lines: list[Line] = []
        self.snapshots: list[Table] = [s.copy()]
        self.undone: list[tuple[int, Action]] = []

    @property
    def seq(self) -> int:
        return self.first + len(self.lines)

    def act(self, seat: int, a: Action) -> None:
        """Take the action (raises Refused if it is not possible), then the forced choices that follow."""
        self.step(seat, a, False)
        self.settle_forced()

    def step(self, seat: int, a: Action, auto: bool, forced: list[int] | None = None, redone: bool = False) -> None:
        """Carry out one line. A new action ends what could be redone, `redone` uses up the first of it."""
        s = self.state
        before = [step.seat for step in s.front]
        draws, reveals = s.draws, s.reveals
        s.log = []
        s.chance = []
        s.forced = forced
        act(self.game, s, seat, a)
        chance = s.chance if s.chance is not None else []
        turn = [step.seat for step in s.front] != before
        line = Line(self.seq + 1, seat, a, chance, drain(s), auto, turn)
        line.draws = draws
        line.reveals = reveals
        line.asked = before
        self.lines.append(line)
        s.chance = []
        s.forced = None
        if redone:
            self.undone = self.undone[1:]
        elif not auto:
            self.undone = []
        if len(self.lines) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(s.copy())

    def settle_forced(self) -> None:
        """Take forced choices: menus with one entry that do not depend on secrets."""
        for _ in self.forced_lines():
            pass

    def forced_lines(self) -> Iterator[Line]:
        """The same one line at a time, for a caller that records each of them."""
        while True:
            forced = self.forced_choice()
            if forced is None:
                return
            self.step(forced[0], forced[1], True)
            yield self.lines[-1]

    def forced_choice(self) -> tuple[int, Action] | None:
        s = self.state
        if len(s.front) != 1:
            return None
        seat = s.front[0].seat
        forced = forced_choice(s, self.resolve[seat], self.skip_confirm[seat])
        return None if forced is None else (seat, forced)

    def state_at(self, seq: int) -> Table:
        """The state after line `seq`."""
        k = min((seq - self.first) // SNAPSHOT_EVERY, len(self.snapshots) - 1)
        s = self.snapshots[k].copy()
        for line in self.lines[k * SNAPSHOT_EVERY : seq - self.first]:
            s.forced = line.chance.copy()
            act(self.game, s, line.seat, line.action)
        s.forced = None
        return s

    def undo_targets(self, seat: int) -> list[int]:
        """The lines to which the seat may undo without consent, nearest first: not beyond chance, a reveal or another
        seat's question."""
        s = self.state
        out: list[int] = []
        if s.over or asked(s, seat) < 0:
            return out
        for i in range(len(self.lines) - 1, -1, -1):
            line = self.lines[i]
            if line.draws != s.draws or line.reveals != s.reveals or line.seat != seat or seat not in line.asked:
                break
            if not line.auto:
                out.append(line.seq - 1)
        return out

    def undo_to(self, seat: int) -> int:
        """The earliest line of `undo_targets`; the current line if the seat cannot undo."""
        targets = self.undo_targets(seat)
        return targets[-1] if targets else self.seq

    def undo(self, seat: int) -> None:
        """Undo the seat's last own action and the automatic actions that followed it."""
        targets = self.undo_targets(seat)
        if not targets:
            raise Refused(No("undo-barrier", ""))
        self.take_back(targets[0])

    def take_back(self, seq: int) -> None:
        """Go back to after line `seq` and keep the actions since then for redo."""
        taken = [(x.seat, x.action) for x in self.lines[seq - self.first :] if not x.auto]
        later = self.undone
        self.rewind(seq)
        self.undone = taken + later

    def can_redo(self, seat: int) -> bool:
        return len(self.undone) > 0 and self.undone[0][0] == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise Refused(No("nothing-to-redo", ""))
        self.step(seat, self.undone[0][1], False, None, True)
        self.settle_forced()

    def rewind(self, seq: int) -> None:
        """Go back to after line `seq`, also beyond chance and reveals: the caller needs the consent of all seats."""
        if not self.first <= seq <= self.seq:
            raise Refused(No("no-such-line", ""))
        self.state = self.state_at(seq)
        self.state.log = []
        self.state.chance = []
        del self.lines[seq - self.first :]
        del self.snapshots[1 + (seq - self.first) // SNAPSHOT_EVERY :]
        self.undone = []

    def seen_seq(self, seat: int) -> int:
        """How many lines a seat (-1: a spectator) may know of: secret picks of others do not count until all have
        answered."""
        pending = 0
        for other in range(len(self.state.picks)):
            if other != seat:
                pending += len(self.state.picks[other])
        return self.seq - pending

    def hash(self) -> str:
        return state_hash(self.game, self.state)


def forced_choice(s: Table, resolve: bool, skip_confirm: bool, alone: bool = False) -> Action | None:
    """The choice that is made for the one seat that is asked, if it has no other and wants that: `resolve` for
    questions, `skip_confirm` for the end of a turn. Never one that loses points for certain, or that the step leaves
    to the seat: unless the seat plays alone, without anybody to deal with."""
    if len(s.front) != 1 or len(s.menus[0]) != 1:
        return None
    step = s.front[0]
    if step.sealed or step.private:
        return None
    if not (skip_confirm if step.confirm else resolve):
        return None
    only = s.menus[0][0]
    if alone or (step.may_be_forced(s) and not any([fact.loss for fact in step.foresee(s, only)])):
        return only
    return None


def opening_seed(words: str) -> int:
    """A seed from a text, for tests and for `--seed`."""
    value = 0
    for i, letter in enumerate(words):
        value = value * 257 + draw(ord(letter), i + 1, 1 << 32)
    return value & ((1 << 128) - 1)
