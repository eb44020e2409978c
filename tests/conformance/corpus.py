"""The corpus: whole recorded games of every released version of the rules, which no later change may alter.

A golden journal names the version of the rules it was played under. When rules are released, `python
tests/conformance/corpus.py GAME` freezes the journals of the present version: their digests go into
`tests/corpus.toml`. From then on they must stay as they are, byte by byte, and open for ever; a change of the rules
needs a new `rules_version` and games of its own.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path
from typing import Any

from conformance.golden import GOLDEN, UNFINISHED, golden_files, unfinished_files
from ludoteca import registry
from ludoteca.kernel import Game

FILE = GOLDEN.parent / "corpus.toml"

Frozen = dict[str, dict[str, dict[str, str]]]  # game, version of the rules, file, digest


def frozen(file: Path = FILE) -> Frozen:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def version_of(journal: Path) -> int:
    """The version of the rules a journal was played under."""
    for line in journal.read_text(encoding="utf-8").splitlines():
        if line.startswith("rules: "):
            return int(line.split()[1])
    raise ValueError(f"{journal.name} names no version")


def digest(journal: Path) -> str:
    return hashlib.sha256(journal.read_bytes()).hexdigest()


def altered(corpus: Frozen, folder: Path = GOLDEN) -> list[str]:
    """Frozen journals that are gone or not as they were."""
    out = []
    for game, versions in corpus.items():
        for version, files in versions.items():
            for name, wanted in files.items():
                journal = folder / game / name
                if not journal.exists():
                    out.append(f"{game} {version}: {name} is gone")
                elif digest(journal) != wanted:
                    out.append(
                        f"{game} {version}: {name} was changed; raise rules_version and record new games instead"
                    )
    return out


def freeze(game: Game[Any], corpus: Frozen, files: list[Path]) -> None:
    """Takes the journals of the present version into the corpus; what is frozen already must not differ."""
    name = game.package.rpartition(".")[2]
    mine = corpus.setdefault(name, {}).setdefault(str(game.rules_version), {})
    for journal in files:
        if version_of(journal) == game.rules_version:
            label = f"{UNFINISHED}/{journal.name}" if journal.parent.name == UNFINISHED else journal.name
            if mine.setdefault(label, digest(journal)) != digest(journal):
                raise ValueError(f"{journal.name} is frozen and differs")


def write(corpus: Frozen, file: Path = FILE) -> None:
    lines = ["# Recorded games of released rules: never to be changed. Written by tests/conformance/corpus.py."]
    for game, versions in sorted(corpus.items()):
        for version, files in sorted(versions.items(), key=lambda item: int(item[0])):
            lines += ["", f"[{game}.{version}]"]
            lines += [f'"{name}" = "{mark}"' for name, mark in sorted(files.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    kept = frozen()
    for wanted in sys.argv[1:]:
        found = registry.find(wanted)
        freeze(found, kept, golden_files(found) + unfinished_files(found))
    write(kept)
