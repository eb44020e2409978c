"""The numbered choices of a question: one a line with what it brings, in columns where they are too many for that."""

from __future__ import annotations

from typing import Any

from ludoteca import render
from ludoteca.cli.screen import Painter, Shown, in_columns, price
from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, Game, Table, read_action
from ludoteca.kernel.preview import changes

MAX_LISTED = 60  # choices that are listed one a line
MIN_ALIKE = 3  # choices of one verb that share a headline
OPEN = "…"


class Menu:
    """The choices of a seat at a table."""

    def __init__(self, texts: Texts, painter: Painter, game: Game[Any], s: Table, seat: int, shown: Shown) -> None:
        self.texts = texts
        self.painter = painter
        self.game = game
        self.table = s
        self.seat = seat
        self.shown = shown
        self.choices = render.choices(shown)

    def lines(self) -> list[str]:
        if len(self.choices) > MAX_LISTED:
            return self._grouped()
        return [self.line(place) for place in range(len(self.choices))]

    def line(self, place: int) -> str:
        """One choice with what is known to follow from it and what it changes at once for the seat."""
        said = self._plain(place)
        for fact in self.shown.get("foreseen", []):
            if fact["at"] == place:
                said += self.painter.dim(f"  {self.texts.tell('foresee-' + fact['key'], fact['args'])}")
        if place < len(self.shown["menu"]):
            action = read_action(self.game, self.choices[place]["do"])
            found = changes(self.game, self.table, self.seat, action) or []
            changed = price(self.texts, found, SEAT.word(self.seat))
            said += self.painter.dim(f"  ({changed})") if changed else ""
        return said

    def _plain(self, place: int) -> str:
        return f"{place + 1:>4}  {self._text(place)}"

    def _text(self, place: int) -> str:
        return render.action_text(self.texts, self.choices[place])

    def _grouped(self) -> list[str]:
        """The choices of each verb in columns, below the words with which their sentences begin."""
        verbs: dict[str, list[int]] = {}
        for place, choice in enumerate(self.choices):
            verbs.setdefault(choice["verb"], []).append(place)
        lines = []
        for places in verbs.values():
            if len(places) < MIN_ALIKE:
                lines += [self._plain(place) for place in places]
                continue
            begin, rest = split([self._text(place) for place in places])
            if begin:
                lines.append("      " + self.painter.bold(f"{begin} {OPEN}"))
            cells = [f"{place + 1:>4}  {text}" for place, text in zip(places, rest, strict=True)]
            lines += in_columns(cells, self.painter.width)
        return [*lines, self.texts.say("table-more")]


def split(sentences: list[str]) -> tuple[str, list[str]]:
    """The words with which all sentences begin, and the rest of each: at least a word."""
    words = [sentence.split(" ") for sentence in sentences]
    most = min(map(len, words)) - 1
    begin = next((n for n in range(most) if len({each[n] for each in words}) > 1), most)
    return " ".join(words[0][:begin]), [" ".join(each[begin:]) for each in words]
