"""The table as a terminal shows it: a compact board, what has changed since the last look."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, TextIO

from ludoteca import render
from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT
from ludoteca.render import INDENT, WIDTH, cards_text, counter_value, seat_word, wrapped

SEAT_COLOURS = (31, 34, 32, 33, 35)  # red, blue, green, yellow, magenta
GAP = 2  # spaces between two columns
MAX_MORE = 12  # signs more than the middle one has a cell that decides the width of a column
MIN_WIDTH = 40
MAX_FIRST_COLUMN = 14  # a wider beginning is no column: further lines do not begin below what follows it
COLOUR = re.compile(r"\033\[\d+m")
FIRST_COLUMN = re.compile(r" *\S+(?: \S+)?  +(?=\S)")

Shown = dict[str, Any]
Owner = str | None


class Painter:
    """What is printed on: its width, with colours for a terminal and plain text for everything else."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        forced = bool(os.environ.get("FORCE_COLOR"))
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        self.on = forced or (out.isatty() and not plain)

    def columns(self) -> int:
        """Those of COLUMNS or else of the terminal, which may be resized at any moment; 0 where nothing says them."""
        asked = os.environ.get("COLUMNS", "")
        if asked.isdecimal() and int(asked):
            return int(asked)
        return os.get_terminal_size(self.out.fileno()).columns if self.out.isatty() else 0

    @property
    def width(self) -> int:
        columns = self.columns()
        return max(MIN_WIDTH, min(columns, WIDTH)) if columns else WIDTH

    def print(self, text: str = "") -> None:
        """Lines of text, each in as many as the width demands. Where nothing says a width, a sentence stays in one
        line: programs read it."""
        folding = self.columns() > 0
        for line in text.split("\n"):
            print("\n".join(fold(line, self.width)) if folding else line, file=self.out)

    def paint(self, code: int, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self.on and text else text

    def bold(self, text: str) -> str:
        return self.paint(1, text)

    def dim(self, text: str) -> str:
        return self.paint(2, text)

    def seat(self, seat: int, text: str) -> str:
        return self.paint(SEAT_COLOURS[seat % len(SEAT_COLOURS)], text)

    def cited(self, line: str) -> str:
        """A line of the log with the number of its rule in the background."""
        text, bracket, rule = line.rpartition(" [")
        return f"{text} {self.dim('[' + rule)}" if bracket else line


def fold(line: str, width: int) -> list[str]:
    """A line in lines of whole words. Further lines begin below the text of a numbered or explained thing, and a little
    further in than anything else."""
    plain = COLOUR.sub("", line)
    if len(plain) <= width:
        return [line]
    column = FIRST_COLUMN.match(plain)
    hang = len(plain) - len(plain.lstrip()) + len(INDENT)
    if column and column.end() <= MAX_FIRST_COLUMN:
        hang = column.end()
    lines, used = [""], 0
    for gap, word in re.findall(r"( *)([^ ]+)", line):
        length = len(COLOUR.sub("", word))
        if used and used + len(gap) + length > width and length:
            lines.append(" " * hang + word)
            used = hang + length
        else:
            lines[-1] += gap + word
            used += len(gap) + length
    return lines


def blank(value: Any) -> bool:
    """Whether a counter says nothing: zero, or the ref of "none"."""
    return value == 0 or str(value).endswith(":none")


def board_lines(texts: Texts, painter: Painter, shown: Shown) -> list[str]:
    """The whole board: what is common, then one table with a column per seat, then each seat's cards."""
    seats = [SEAT.word(seat) for seat in range(shown["seats"])]
    lines = [painter.bold(texts.say("table-common")), *common_lines(texts, painter, shown)]
    lines += seat_table(texts, painter, shown, seats)
    for seat, word in enumerate(seats):
        zones = zone_lines(texts, painter, shown, word)
        if zones:
            lines += [painter.seat(seat, texts.seat(seat)), *zones]
    return lines + render.agreement_lines(texts, shown) + render.offer_lines(texts, shown)


def common_lines(texts: Texts, painter: Painter, shown: Shown) -> list[str]:
    """Common counters in columns, then the common cards."""
    cells = [
        f"{texts.say('counter-' + c['id'])} {counter_value(texts, c['value'])}"
        for c in shown["board"]["counters"]
        if c["seat"] is None and not blank(c["value"])
    ]
    return in_columns(cells, painter.width) + zone_lines(texts, painter, shown, None)


def in_columns(cells: list[str], width: int) -> list[str]:
    """Cells in as many equal columns as fit, read from left to right. A cell much longer than most takes several."""
    if not cells:
        return []
    usual = sorted(map(len, cells))[len(cells) // 2] + MAX_MORE
    column = max(len(cell) for cell in cells if len(cell) <= usual) + GAP
    room = max(column, width - len(INDENT) + GAP)
    lines, used = [""], 0
    for cell in cells:
        taken = -(-(len(cell) + GAP) // column) * column
        if used and used + taken > room:
            lines.append("")
            used = 0
        lines[-1] += cell.ljust(taken)
        used += taken
    return [INDENT + line.rstrip() for line in lines]


def zone_lines(texts: Texts, painter: Painter, shown: Shown, owner: Owner) -> list[str]:
    lines = []
    for zone in shown["board"]["zones"]:
        if seat_word(zone["seat"]) == owner and zone["cards"]:
            text = f"{texts.say('zone-' + zone['id'])}: {cards_text(texts, zone['cards'])}"
            lines += wrapped(text, painter.width, INDENT, 2 * INDENT)
    return lines


def seat_table(texts: Texts, painter: Painter, shown: Shown, seats: list[str]) -> list[str]:
    """The counters of the seats side by side; what is nothing for everybody is left out. Where the table is too wide,
    first the counters that are words and then all of them get a line each."""
    values: dict[str, dict[str, Any]] = {}
    for c in shown["board"]["counters"]:
        if c["seat"] is not None:
            values.setdefault(c["id"], {})[seat_word(c["seat"]) or ""] = c["value"]
    rows = {
        texts.say("counter-" + id): [
            counter_value(texts, of[seat]) if seat in of and not blank(of[seat]) else "·" for seat in seats
        ]
        for id, of in values.items()
        if not all(blank(value) for value in of.values())
    }
    names = [texts.seat(SEAT.number(seat)) for seat in seats]
    of_words = [label for label, cells in rows.items() if any(cell[-1:].isalpha() for cell in cells)]
    for told in ([], of_words):
        lines = table_lines(painter, names, {label: cells for label, cells in rows.items() if label not in told})
        if all(len(COLOUR.sub("", line)) <= painter.width for line in lines):
            break
    else:
        lines, told = [], list(rows)
    for label in told:
        pairs = zip(names, rows[label], strict=True)
        lines += wrapped(f"{label}: {' · '.join(map(' '.join, pairs))}", painter.width, INDENT, 2 * INDENT)
    return lines


def table_lines(painter: Painter, names: list[str], rows: dict[str, list[str]]) -> list[str]:
    """A table with a column for each name."""
    if not rows:
        return []
    first = max(map(len, rows)) + GAP
    widths = [max(len(name), *(len(cells[i]) for cells in rows.values())) + GAP for i, name in enumerate(names)]
    head = "".join(painter.seat(i, name.rjust(widths[i])) for i, name in enumerate(names))
    lines = [INDENT + " " * first + head]
    for label, cells in rows.items():
        lines.append(INDENT + label.ljust(first) + "".join(cell.rjust(widths[i]) for i, cell in enumerate(cells)))
    return lines


def changed_lines(texts: Texts, painter: Painter, before: Shown, now: Shown) -> list[str]:
    """What is different on the board, owner by owner."""
    owners: list[Owner] = [None, *(SEAT.word(seat) for seat in range(now["seats"]))]
    lines = []
    for owner in owners:
        said = [*counter_changes(texts, before, now, owner), *zone_changes(texts, before, now, owner)]
        if said:
            label = texts.say("table-common") if owner is None else texts.seat(SEAT.number(owner))
            head = painter.bold(label) if owner is None else painter.seat(SEAT.number(owner), label)
            lines.append(f"  {head}: {' · '.join(said)}")
    for more in (render.agreement_lines, render.offer_lines):
        old = more(texts, before)
        lines += ["  " + line for line in more(texts, now) if line not in old]
    return lines


def counter_changes(texts: Texts, before: Shown, now: Shown, owner: Owner) -> list[str]:
    old = {c["id"]: c["value"] for c in before["board"]["counters"] if seat_word(c["seat"]) == owner}
    return [
        f"{texts.say('counter-' + c['id'])} {known(texts, old.get(c['id'], 0))} → {known(texts, c['value'])}"
        for c in now["board"]["counters"]
        if seat_word(c["seat"]) == owner and old.get(c["id"], 0) != c["value"]
    ]


def known(texts: Texts, value: int | str) -> str:
    return "·" if str(value).endswith(":none") else counter_value(texts, value)


def zone_changes(texts: Texts, before: Shown, now: Shown, owner: Owner) -> list[str]:
    old = {z["id"]: Counter(z["cards"]) for z in before["board"]["zones"] if seat_word(z["seat"]) == owner}
    new = {z["id"]: Counter(z["cards"]) for z in now["board"]["zones"] if seat_word(z["seat"]) == owner}
    said = []
    for id in [*new, *(id for id in old if id not in new)]:
        had, has = old.get(id, Counter()), new.get(id, Counter())
        parts = [
            sign + cards_text(texts, cards) for sign, cards in (("+ ", more(has, had)), ("− ", more(had, has))) if cards
        ]
        if parts:
            said.append(f"{texts.say('zone-' + id)} {', '.join(parts)}")
    return said


def more(these: Counter[Any], than: Counter[Any]) -> list[Any]:
    return list((these - than).elements())


def price(texts: Texts, found: Iterable[dict[str, Any]], own: str) -> str:
    """The changes of the own counters as signed numbers."""
    return ", ".join(
        f"{texts.say('counter-' + c['id'])} {c['after'] - c['before']:+d}".replace("-", "−")
        for c in found
        if c["seat"] == own
    )
