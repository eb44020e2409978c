"""Every question of recorded games, as its player meets it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.kernel import SEAT, Action, Game, Table, act, read_journal
from ludoteca.kernel.view import view
from ludoteca.registry import find

GOLDEN = Path(__file__).parent / "golden"
CONFIRM = "confirm"


class Question:
    """A question with more than one answer. `led` is the action of the same player that led to it, None at the
    beginning of a turn."""

    def __init__(self, game: Game[Any], table: Table, seat: int, led: Action | None) -> None:
        self.game = game
        self.name = game.package.rsplit(".", 1)[1]
        self.table = table.copy()
        self.seat = seat
        self.view: dict[str, Any] = view(game, table, seat)
        self.key: str = self.view["prompt"]["key"]
        self.args: dict[str, Any] = self.view["prompt"]["args"]
        self.led = led

    @property
    def own(self) -> str:
        return SEAT.word(self.seat)

    def led_by_card(self) -> bool:
        """Whether the action that led here names a card."""
        if self.led is None:
            return False
        kinds = [kind.name for _, kind in self.game.verbs.get(self.led.verb, ())]
        return "card" in kinds


def questions(name: str, journals: list[Path], most: int) -> Iterator[Question]:
    """The questions of these games, of each kind in each game at most so many."""
    game = find(name)
    for path in journals:
        match = read_journal(game, path.read_text(encoding="utf-8"))
        s = match.snapshots[0].copy()
        seen: dict[str, int] = {}
        led: dict[int, tuple[str, Action]] = {}
        for line in match.lines:
            asked = [step.seat for step in s.front]
            step = s.front[asked.index(line.seat)] if line.seat in asked else None
            if step is not None and not line.auto:
                key = type(step).__name__
                before = led.get(line.seat)
                if seen.get(key, 0) < most and (before is None or before[0] != key):
                    seen[key] = seen.get(key, 0) + 1
                    yield Question(game, s, line.seat, before[1] if before else None)
                led[line.seat] = (key, line.action)
                if line.action.verb == CONFIRM:
                    led.pop(line.seat)
                for other in [seat for seat in led if seat != line.seat]:
                    led.pop(other)
            s.forced = line.chance.copy()
            act(game, s, line.seat, line.action)


def recorded(name: str) -> list[Path]:
    """The recorded games of the present rules."""
    return sorted((GOLDEN / name).glob(f"*v{find(name).rules_version}*"))
