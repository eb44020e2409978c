"""The layers: each package imports only the packages below it, and no modules import one another in a cycle.

Imports inside `if TYPE_CHECKING` count as well: a cycle that only the type checker sees is a cycle for the reader too.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import ludoteca

SOURCES = Path(ludoteca.__file__).resolve().parent
if "compiled" in SOURCES.parts:  # the compiled tree holds a copy of the same sources
    SOURCES = Path(__file__).resolve().parent.parent / "src" / "ludoteca"

TEXTS = {"kernel", "i18n", "rulebook", "render"}
# What each package or top-level module may import from the project, besides itself.
BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "rulebook": set(),
    "games": {"kernel"},
    "ai": {"kernel"},
    "registry": {"kernel"},
    "i18n": {"kernel"},
    "render": {"kernel", "i18n", "rulebook"},
    "testing": {"kernel", "registry"},
    "sandbox": {"kernel", "registry"},
    "conformance": {*TEXTS, "registry"},
    "api": {*TEXTS, "registry", "ai", "lab"},  # the lab only inside `arena`, see below
    "research": {*TEXTS, "registry", "ai"},
    "teaching": {"kernel"},
    "rooms": {"kernel", "rulebook"},
    "server": {*TEXTS, "rooms", "registry", "ai", "sandbox", "teaching"},
    "lab": {*TEXTS, "registry", "ai", "server"},
    "cli": {*TEXTS, "rooms", "registry", "ai", "conformance", "lab", "research", "sandbox", "server", "teaching"},
}
# Inside the server: modules that every package may import, and the packages each may import besides them.
SERVER_BASE = {
    "",
    "logs",
    "metrics",
    "settings",
    "games",
    "background",
    "reach",
    "time_limit",
    "plain_text",
    "slices",
    "open_files",
    "garbage",
    "stalls",
    "limits",
}
SERVER_BELOW: dict[str, set[str]] = {
    "storage": set(),
    "control": {"storage"},
    "services": {"storage", "control", "parts"},
    "club": {"storage", "services", "transport", "parts"},
    "transport": {"storage", "services", "parts", "club"},
    "cluster": {"storage", "services"},
    "parts": {"storage", "services", "club", "cluster", "control"},
    "app": {"transport", "services", "parts", "ops", "club"},
    "serve": {"app", "cluster", "control", "parts", "services", "storage", "transport"},
    "ops": {"storage", "club", "cluster", "control", "services", "transport", "parts", "serve"},
    "__main__": {"ops"},
}
# The third-party packages that a layer may import, for the layers that are limited.
THIRD_PARTY: dict[str, set[str]] = {
    "kernel": {"mypy_extensions"},
    "games": set(),
    "ai": set(),
    "registry": set(),
    "sandbox": set(),
    "rulebook": set(),
    "rooms": {"msgspec"},
    "i18n": {"fluent"},
    "render": set(),
    "conformance": {"fluent"},
}


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


@cache
def graph() -> dict[str, set[str]]:
    """The imports of every module, inside and outside the project."""
    known = modules()
    return {name: imports(name, file.read_text(), file.name == "__init__.py", known) for name, file in known.items()}


def layer_of(name: str) -> str:
    """The package or top-level module; "" for the root package, which only holds the version."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def wrong(name: str, imported: str) -> bool:
    """Whether a module may not import this name."""
    layer = layer_of(name)
    if imported.split(".")[0] == "ludoteca":
        below = layer_of(imported)
        if layer == below == "games":
            return name.split(".")[2:3] != imported.split(".")[2:3]  # one game knows nothing of another
        return below not in ("", layer, *BELOW[layer])
    top = imported.split(".")[0]
    return top not in sys.stdlib_module_names and layer in THIRD_PARTY and top not in THIRD_PARTY[layer]


def cycles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import one another, each sorted (strongly connected components)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in edges.get(node, set()):
            if other not in edges:
                continue
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in edges:
        if node not in order:
            visit(node)
    return found


def test_only_the_command_line_and_the_interface_know_the_lab() -> None:
    """A host plays without it: `api` imports it when leagues are asked for, everything else not at all."""
    users = {name for name, found in graph().items() if any(one.startswith("ludoteca.lab") for one in found)}
    assert {layer_of(name) for name in users} == {"lab", "cli", "api"}
    at_once = [one for one in ast.parse((SOURCES / "api.py").read_text()).body if isinstance(one, ast.ImportFrom)]
    assert at_once and not any((one.module or "").startswith("ludoteca.lab") for one in at_once)


def test_every_package_has_its_layer() -> None:
    assert {layer_of(name) for name in modules()} - {""} == set(BELOW)


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    own = {name: imported for name, imported in graph().items() if layer_of(name) == layer}
    assert own
    assert [f"{name} imports {one}" for name in own for one in sorted(own[name]) if wrong(name, one)] == []


def box_of(layer: str) -> str:
    """The box of a layer in the picture: the three modules of texts share one."""
    return "texts" if layer in TEXTS - {"kernel"} else layer


def pictured() -> dict[str, set[str]]:
    """The boxes of the picture of the layers in the docs, with their arrows."""
    text = (Path(__file__).resolve().parent.parent / "docs" / "architecture.md").read_text()
    picture = text.split("flowchart TD", 1)[1].split("```", 1)[0]
    arrows: dict[str, set[str]] = {box: set() for box in re.findall(r"(\w+)\[", picture)}
    for above, below in re.findall(r"^\s+(\w+)(?:\[[^]]*\])? --> (\w+)", picture, re.MULTILINE):
        arrows[above].add(below)
    return arrows


def reachable(edges: Mapping[str, set[str]], start: str) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        new = edges[todo.pop()] - found
        found |= new
        todo += new
    return found


def test_the_picture_of_the_layers_is_true() -> None:
    """Every layer is drawn, every arrow is an import that exists, and every import follows arrows."""
    arrows = pictured()
    assert set(arrows) - {"web", "boards"} == {box_of(layer) for layer in BELOW}
    actual: dict[str, set[str]] = {box: set() for box in arrows}
    for name, imported in graph().items():
        if layer_of(name):
            below = {box_of(layer_of(one)) for one in imported if one.startswith("ludoteca.")}
            actual[box_of(layer_of(name))] |= below - {box_of(layer_of(name))}
    assert {(a, b) for a in arrows for b in arrows[a] - actual[a]} == set()
    assert {(a, b) for a in actual for b in actual[a] - reachable(arrows, a)} == set()


def server_part(name: str) -> str:
    """The package or module inside the server."""
    return (name.split(".") + ["", ""])[2]


@pytest.mark.parametrize("part", SERVER_BELOW)
def test_a_part_of_the_server_imports_only_what_is_below_it(part: str) -> None:
    inside = {name: found for name, found in graph().items() if name.startswith("ludoteca.server")}
    assert {server_part(name) for name in inside} == SERVER_BASE | set(SERVER_BELOW)
    allowed = SERVER_BASE | SERVER_BELOW[part] | {part}
    own = [(name, one) for name in inside if server_part(name) == part for one in sorted(inside[name])]
    assert [
        f"{name} imports {one}"
        for name, one in own
        if one.startswith("ludoteca.server") and server_part(one) not in allowed
    ] == []


def test_no_modules_import_one_another() -> None:
    assert cycles(graph()) == []


def test_a_drawn_board_uses_the_kit_and_nothing_behind_it() -> None:
    boards = sorted((SOURCES / "games").glob("*/web/*.js"))
    found = {(f, name) for f in boards for name in re.findall(r"""(?:from |import\()"([^"]+)\"""", f.read_text())}
    assert {"/static/board-kit/index.js", "./printed.js"} <= {name for _, name in found}
    assert not {
        (f.parent.parent.name, name)
        for f, name in found
        if name != "/static/board-kit/index.js" and not name.startswith(("./", "/static/types/"))
    }


@pytest.mark.parametrize(
    ("name", "imported", "is_wrong"),
    [
        ("ludoteca.kernel.table", "ludoteca.games.parley", True),
        ("ludoteca.kernel.table", "numpy", True),
        ("ludoteca.kernel.table", "json", False),
        ("ludoteca.games.parley.game", "ludoteca.server.app", True),
        ("ludoteca.games.parley.game", "ludoteca.games.other.state", True),
        ("ludoteca.games.parley.game", "ludoteca.games.parley.rules.turn", False),
        ("ludoteca.games.parley.game", "msgspec", True),
        ("ludoteca.ai.search.greedy", "ludoteca.games.parley.state", True),
        ("ludoteca.conformance.laws", "ludoteca.cli.common", True),
        ("ludoteca.server.app", "ludoteca.cli.main", True),
        ("ludoteca.server.app", "litestar", False),
    ],
)
def test_the_walk_sees_wrong_imports(name: str, imported: str, is_wrong: bool) -> None:
    assert wrong(name, imported) is is_wrong


def test_imports_are_read_wherever_they_are() -> None:
    source = (
        "import json\nfrom typing import TYPE_CHECKING\nfrom . import b\nfrom .c import d\n"
        "if TYPE_CHECKING:\n    from ludoteca.x.hidden import Name\ndef f():\n    import ludoteca.late\n"
    )
    known = {"ludoteca.x.b": 0}
    assert imports("ludoteca.x.a", source, False, known) == {
        "json",
        "typing",
        "ludoteca.x.b",
        "ludoteca.x.c",
        "ludoteca.x.hidden",
        "ludoteca.late",
    }


def test_a_cycle_is_found() -> None:
    edges = {"a": {"b", "json"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert cycles(edges) == [["a", "b", "c"]]
