"""Draw the imports between the packages into docs/architecture.md, from the sources.

    python tools/layers.py          write the pictures
    python tools/layers.py --check  say whether they are up to date

An arrow is left out where a longer way of arrows says the same. `tests/test_layers.py` compares the pictures.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "ludoteca"
PAGE = ROOT / "docs" / "architecture.md"
# What each box of a picture says, from the top of the picture.
PACKAGES = {
    "cli": "the command line",
    "lab": "experiments, load, races",
    "server": "tables on the web",
    "api": "the public Python interface",
    "research": "environments, data sets, training",
    "conformance": "laws, random play, coverage",
    "rooms": "a table as data",
    "render": "texts of views",
    "i18n": "texts",
    "rulebook": "rules and glossary",
    "teaching": "lessons, puzzles",
    "sandbox": "untrusted files",
    "ai": "search, levels, advice",
    "testing": "help for tests of games",
    "registry": "finds games",
    "games": "one package per game",
    "kernel": "state, steps, journal",
}
SERVER = {
    "root": "app, build, publish, serve",
    "ops": "what a host does",
    "club": "accounts, a plug-in",
    "transport": "HTTP, WebSocket",
    "cluster": "several nodes",
    "services": "commands, bots, notices",
    "storage": "the database",
}
ROOT_MODULES = ("app", "build", "publish", "serve")  # of the server: they know every package


def modules() -> dict[str, Path]:
    """Every module of the project by its name."""
    found = {}
    for file in sorted(SOURCES.rglob("*.py")):
        parts = ["ludoteca", *file.relative_to(SOURCES).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports(name: str, source: str, is_package: bool, known: Mapping[str, object]) -> set[str]:
    """Absolute names of everything a module imports, also inside functions and for the type checker."""
    package = name.split(".") if is_package else name.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                found.add(inner if inner in known else origin)
    return found - {name}


def graph() -> dict[str, set[str]]:
    """The imports of every module, inside and outside the project."""
    known = modules()
    return {name: imports(name, file.read_text(), file.name == "__init__.py", known) for name, file in known.items()}


def package_of(name: str) -> str:
    """The package or top-level module; "" for the root package, which only holds the version."""
    parts = name.split(".")
    return parts[1] if parts[0] == "ludoteca" and len(parts) > 1 else ""


def server_package_of(name: str) -> str:
    """The package inside the server; "" for the small modules that every package may use, and for other names."""
    parts = name.split(".")
    if parts[:2] != ["ludoteca", "server"] or len(parts) < 3:
        return ""
    return "root" if parts[2] in ROOT_MODULES else parts[2] if parts[2] in SERVER else ""


def contracted(edges: Mapping[str, set[str]], box: Callable[[str], str]) -> dict[str, set[str]]:
    """The imports between boxes; `box` gives that of a module."""
    found: dict[str, set[str]] = {}
    for name, imported in edges.items():
        if box(name):
            found.setdefault(box(name), set()).update(b for b in map(box, imported) if b and b != box(name))
    return found


def mutual_pairs(edges: Mapping[str, set[str]]) -> list[tuple[str, str, str]]:
    """The packages or modules of one package that import each other: (package, one, other).

    The inside of one game is its own affair.
    """
    found: set[tuple[str, str, str]] = set()
    for name, imported in edges.items():
        for other in imported:
            a, b = name.split("."), other.split(".")
            if b[0] != "ludoteca":
                continue
            common = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            if common < min(len(a), len(b)) and not (common > 2 and a[1] == "games"):
                found.add((".".join(a[:common]), a[common], b[common]))
    return sorted((package, a, b) for package, a, b in found if a < b and (package, b, a) in found)


def reachable(edges: Mapping[str, set[str]], starts: Iterable[str]) -> set[str]:
    found: set[str] = set()
    todo = list(starts)
    while todo:
        one = todo.pop()
        if one not in found:
            found.add(one)
            todo += edges.get(one, set())
    return found


def drawn(edges: Mapping[str, set[str]], boxes: Mapping[str, str]) -> str:
    """The picture of packages that import one another in one direction."""
    lines = ["```mermaid", "flowchart TD"]
    lines += [f'    {name}["{name}: {job}"]' for name, job in boxes.items() if name in edges]
    for name in boxes:
        below = edges.get(name, set())
        shown = [
            b for b in boxes if b in below and b not in reachable(edges, {x for c in below - {b} for x in edges[c]})
        ]
        if shown:
            lines.append(f"    {name} --> {' & '.join(shown)}")
    return "\n".join([*lines, "```"])


def pictures() -> dict[str, str]:
    edges = graph()
    return {
        "packages": drawn(contracted(edges, package_of), PACKAGES),
        "server": drawn(contracted(edges, server_package_of), SERVER),
    }


def with_pictures(text: str) -> str:
    """The page with the present pictures."""
    for name, picture in pictures().items():
        start, end = f"<!-- picture: {name} -->", f"<!-- end: {name} -->"
        before, _, rest = text.partition(start)
        text = f"{before}{start}\n{picture}\n{end}{rest.partition(end)[2]}"
    return text


def main() -> int:
    before = PAGE.read_text(encoding="utf-8")
    after = with_pictures(before)
    if "--check" in sys.argv:
        return int(before != after)
    PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
