"""The history of a table: revisions, log lines, and how many of both each viewer may know of.

While several seats answer in secret at once, the picks of the others do not exist for a viewer: they count neither as
revisions nor as lines until all have answered.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from ludoteca.kernel import DEAL_VERBS, Event, Line
from ludoteca.rooms.events import Played, Rewound, TableEvent, Undone, kind_of
from ludoteca.rooms.model import LogLine, Row

LOG_PAGE = 200  # lines sent at once


class History:
    def __init__(self, at: int) -> None:
        self.rev = 0
        self.at = at  # time of the last row
        self.seqs = [0]  # seqs[rev]: how many lines everybody knows of after that revision
        self.group_start: int | None = None  # while secret picks are pending: the last line before them
        self.secret: list[tuple[int, int]] = []  # (rev, seat) of the rows that only that seat may know of
        self.log: list[LogLine] = []
        self.backs: list[tuple[int, int, int]] = []  # (seat, to, at) of each rewind, for the log
        self.announcements: list[tuple[str, int, int]] = []  # (kind, seat, at) of what hosts did to seats
        self.keys: dict[tuple[int, str], int] = {}  # revision of each command by seat and idempotency key

    # ---- recording ----

    def count(self, row: Row) -> None:
        """Take over the numbers and the key of a row."""
        self.rev = row.rev
        self.at = row.at
        if row.key:
            self.keys[(row.seat, row.key)] = row.rev

    def public(self, row: Row) -> None:
        """Record a row that everybody may know of."""
        self.count(row)
        self.group_start = None
        self.secret = []
        self.seqs.append(row.seq)

    def concealed(self, row: Row) -> None:
        """Record a row while secret picks are pending."""
        before = self.seqs[-1]
        self.count(row)
        if self.group_start is None:
            self.group_start = before
        if isinstance(row.event, Undone) or (isinstance(row.event, Played) and not row.event.deals):
            self.secret.append((row.rev, row.seat))
        self.group_start = min(self.group_start, row.seq)
        self.seqs.append(self.group_start)

    def add_opening(self, at: int, events: list[Event]) -> None:
        self.log.append(LogLine(0, -1, "", True, True, at, events))

    def add_line(self, row: Row, line: Line) -> None:
        self.log.append(LogLine(row.seq, row.seat, row.event.text(), line.auto, line.turn, row.at, line.events))

    def drop_lines(self, after: int) -> None:
        while self.log and self.log[-1].seq > after:
            self.log.pop()

    def add_back(self, event: Rewound, at: int) -> None:
        """Record a rewind. Earlier rewinds that lie in what it takes back are dropped."""
        self.backs = [back for back in self.backs if back[1] <= event.to] + [(event.seat, event.to, at)]

    def announce(self, event: TableEvent, at: int) -> None:
        self.announcements.append((kind_of(event), event.seat, at))

    # ---- what a viewer may count ----

    def kept_since(self, rev: int) -> int:
        """The seq up to which the history is the same as it was at an older revision."""
        if not 0 <= rev <= self.rev:
            return -1
        return min(self.seqs[rev:])

    def turn(self) -> int:
        """How often the move has passed to other seats, from 1, as everybody may count it."""
        return sum(line.turn for line in self.log if line.seq <= self.seqs[-1])

    def seen_rev(self, seat: int) -> int:
        hidden = {rev for rev, other in self.secret if other != seat}
        rev = self.rev
        while rev in hidden:
            rev -= 1
        return rev

    def seen_page(self, seat: int, after: int, before: int | None = None) -> tuple[list[tuple[int, LogLine]], bool]:
        """The last LOG_PAGE lines between two numbers, and whether earlier ones were left out."""
        if before is not None and (self.group_start is None or before <= self.group_start):
            end = bisect_left(self.log, before, key=lambda line: line.seq)
            start = max(bisect_right(self.log, after, key=lambda line: line.seq), end - LOG_PAGE)
            page = [(line.seq, line) for line in self.log[start:end]]
            return page, start > 0 and self.log[start - 1].seq > after
        oldest = self.log[-LOG_PAGE - 1].seq if len(self.log) > LOG_PAGE else -1
        found = [(n, line) for n, line in self.seen_lines(seat, max(after, oldest)) if before is None or n < before]
        return found, oldest > after

    def seen_lines(self, seat: int, after: int) -> list[tuple[int, LogLine]]:
        """The lines the seat may know of beyond `after`, each with the number it has for the seat."""
        start = self.group_start
        settled: list[tuple[int, LogLine]] = []
        pending: list[LogLine] = []
        for line in reversed(self.log):
            if line.seq <= after:
                break
            if start is None or line.seq <= start:
                settled.append((line.seq, line))
            elif line.seat == seat or line.do.split(" ")[0] in DEAL_VERBS:
                pending.append(line)
        settled.reverse()
        pending.reverse()
        base = start if start is not None else 0
        return settled + [(base + i + 1, line) for i, line in enumerate(pending)]

    def seen_seq(self, seat: int, seq: int) -> int:
        """The number of the last line the seat may know of, where `seq` is the true number."""
        if self.group_start is None:
            return seq
        return self.group_start + len(self.seen_lines(seat, self.group_start))

    def own_numbers(self, seat: int, seqs: list[int]) -> list[int]:
        """The numbers that lines have for the seat."""
        start = self.group_start
        if start is None:
            return seqs
        pending = [line.seq for _, line in self.seen_lines(seat, start)]
        return [seq if seq <= start else start + bisect_right(pending, seq) for seq in seqs]
