"""`ludoteca new-game`: a small game that plays and obeys every law, to be turned into another one."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca.cli.common import Mistake, print_json, write_file
from ludoteca.i18n import Texts

SKELETON = "skeleton"
SUFFIX = ".txt"  # so that no tool takes the skeleton for code of the library


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("new-game")
    one.add_argument("name", metavar="NAME")
    one.add_argument("--into", metavar="DIR", help=texts.say("help-new-game-into"))
    one.add_argument("--package", metavar="PACKAGE", help=texts.say("help-new-game-package"))
    one.set_defaults(run=run)


def home(args: Namespace) -> Path:
    """The folder that holds the games."""
    if args.into:
        return Path(args.into)
    games = Path.cwd() / "src" / "ludoteca" / "games"
    if not games.is_dir():
        raise Mistake("cli-no-project")
    return games


def copy_skeleton(source: Traversable, target: Path, words: dict[str, str]) -> list[Path]:
    """Write every file of the skeleton with its placeholders filled in."""
    written = []
    target.mkdir(parents=True)
    for item in sorted(source.iterdir(), key=lambda x: x.name):
        if item.is_dir():
            written += copy_skeleton(item, target / item.name, words)
        elif item.name.endswith(SUFFIX):
            text = item.read_text(encoding="utf-8")
            for placeholder, word in words.items():
                text = text.replace("{{" + placeholder + "}}", word)
            file = target / item.name.removesuffix(SUFFIX)
            write_file(str(file), text)
            written.append(file)
    return written


def run(args: Namespace, texts: Texts) -> int:
    name = args.name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise Mistake("cli-bad-name", name=args.name)
    folder = home(args) / name
    if folder.exists():
        raise Mistake("cli-exists", folder=folder)
    words = {
        "name": name,
        "id": name.replace("_", "-"),
        "package": args.package or f"ludoteca.games.{name}",
        "Class": "".join(part.capitalize() for part in name.split("_")),
        "Title": " ".join(part.capitalize() for part in name.split("_")),
    }
    files = copy_skeleton(resources.files("ludoteca.cli") / SKELETON, folder, words)
    if args.json:
        print_json({"name": name, "package": words["package"], "folder": str(folder), "files": [str(f) for f in files]})
    else:
        print(texts.say("new-game-done", {"name": name, "folder": str(folder)}))
    return 0
