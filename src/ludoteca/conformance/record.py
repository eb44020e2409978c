"""The record of a long run of random games: JSON lines, from which an interrupted run goes on.

The first line says what is played; every other line is a piece of games and what was counted in it. A last line that a
stopped process left unfinished is dropped, and its piece is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.conformance.tally import Tally


class NotTheSameRun(ValueError):
    """The file holds something else than the run that would go on with it."""


class Record:
    """The pieces that are done, and all that was counted in them. The file holds them one by one."""

    def __init__(self, file: Path, what: dict[str, Any]) -> None:
        self.file = file
        self.pieces: set[tuple[int, int]] = set()
        self.total = Tally()
        if file.exists():
            self.read(what)
        if not self.pieces:
            file.write_text(json.dumps(what) + "\n", encoding="utf-8")

    def read(self, what: dict[str, Any]) -> None:
        """Take over what the file holds, and cut an unfinished last line off it."""
        whole = self.file.read_bytes().rpartition(b"\n")
        lines = whole[0].decode("utf-8", "replace").splitlines()
        if not lines:
            if whole[2] and not json.dumps(what).encode().startswith(whole[2]):
                raise NotTheSameRun(str(self.file))
            return
        try:
            head, *rest = [json.loads(line) for line in lines]
            if head != what:
                raise NotTheSameRun(str(self.file))
            for one in rest:
                self.keep((one["first"], one["last"]), Tally.of_data(one["tally"]))
        except (ValueError, LookupError, TypeError):
            raise NotTheSameRun(str(self.file)) from None
        if whole[2]:
            self.file.write_bytes(whole[0] + b"\n")

    def keep(self, piece: tuple[int, int], tally: Tally) -> None:
        self.pieces.add(piece)
        self.total.add(tally)

    def add(self, piece: tuple[int, int], tally: Tally) -> None:
        """A piece is done."""
        self.keep(piece, tally)
        line = json.dumps({"first": piece[0], "last": piece[1], "tally": tally.data()}, ensure_ascii=False)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(line + "\n")
