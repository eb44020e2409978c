"""The layers: each package imports only the packages below it, and no modules import one another in a cycle.

Imports inside `if TYPE_CHECKING` count as well: a cycle that only the type checker sees is a cycle for the reader too.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from scripts import script

LAYERS = script("tools/layers.py")
SOURCES: Path = LAYERS.SOURCES

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
    "services": {"storage"},
    "transport": {"storage", "control", "services"},
    "cluster": {"storage", "services"},
    "club": {"storage", "control", "services", "transport"},  # a plug-in: only the composition root imports it
    "publish": {"services", "club", "cluster"},
    "build": {"storage", "control", "services", "transport", "club", "cluster", "publish"},
    "app": {"services", "transport", "build"},
    "serve": {"storage", "control", "services", "transport", "cluster", "build", "app"},
    "ops": {"storage", "control", "services", "transport", "club", "cluster", "build", "serve"},
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


@cache
def graph() -> dict[str, set[str]]:
    """The imports of every module, inside and outside the project."""
    found: dict[str, set[str]] = LAYERS.graph()
    return found


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
    assert {layer_of(name) for name in graph()} - {""} == set(BELOW)


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    own = {name: imported for name, imported in graph().items() if layer_of(name) == layer}
    assert own
    assert [f"{name} imports {one}" for name in own for one in sorted(own[name]) if wrong(name, one)] == []


def test_the_pictures_are_drawn_from_the_imports() -> None:
    """`python tools/layers.py` draws them again."""
    assert LAYERS.with_pictures(LAYERS.PAGE.read_text(encoding="utf-8")) == LAYERS.PAGE.read_text(encoding="utf-8")
    assert set(LAYERS.PACKAGES) == set(BELOW)


def test_no_two_packages_import_each_other() -> None:
    """At every depth: neither two packages of the project, nor two packages or modules of one package."""
    assert LAYERS.mutual_pairs(graph()) == []


@pytest.mark.parametrize(
    ("edges", "pairs"),
    [
        ({"ludoteca.a.x": {"ludoteca.b.y"}, "ludoteca.b.z": {"ludoteca.a.w"}}, [("ludoteca", "a", "b")]),
        ({"ludoteca.a.b.x": {"ludoteca.a.c"}, "ludoteca.a.c": {"ludoteca.a.b.y"}}, [("ludoteca.a", "b", "c")]),
        ({"ludoteca.a.x": {"ludoteca.b.y", "json"}, "ludoteca.b.z": {"ludoteca.c"}, "json": {"ludoteca.a"}}, []),
    ],
)
def test_a_mutual_pair_is_found(edges: dict[str, set[str]], pairs: list[tuple[str, str, str]]) -> None:
    assert LAYERS.mutual_pairs(edges) == pairs


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
    assert LAYERS.imports("ludoteca.x.a", source, False, known) == {
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


# ---- a room is data ----

IMPURE = {"asyncio", "io", "logging", "os", "pathlib", "random", "socket", "sqlite3", "subprocess", "threading", "time"}
BLOCK = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        top, _, rest = name.partition(".")
        if top == "ludoteca":
            bad = rest and rest.split(".")[0] not in ("kernel", "rooms", "rulebook")
        else:
            bad = top not in sys.stdlib_module_names and top != "msgspec"
        if bad or top == "asyncio":
            raise ImportError("blocked: " + name)
import msgspec
sys.meta_path.insert(0, Blocked())
import importlib, pkgutil, ludoteca.rooms
for module in pkgutil.iter_modules(ludoteca.rooms.__path__):
    importlib.import_module("ludoteca.rooms." + module.name)
    print(module.name)
"""


def test_rooms_need_nothing_but_the_standard_library_and_msgspec() -> None:
    """They run where there is no server: in a browser."""
    run = subprocess.run([sys.executable, "-c", BLOCK], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert {f"ludoteca.rooms.{name}" for name in run.stdout.split()} == {
        name for name in graph() if name.startswith("ludoteca.rooms.")
    }


def test_rooms_neither_wait_nor_read_time_or_files() -> None:
    own = {name: found for name, found in graph().items() if layer_of(name) == "rooms"}
    assert len(own) > 20
    assert [(name, one) for name in own for one in sorted(own[name]) if one.split(".")[0] in IMPURE] == []


# ---- services are whole once they are made ----


def services() -> set[str]:
    """The names by which services are held: the parts of a server, and the server itself."""
    build = ast.parse((SOURCES / "server" / "build.py").read_text())
    server = next(node for node in build.body if isinstance(node, ast.ClassDef) and node.name == "Server")
    fields = {n.target.id for n in server.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)}
    return (fields - {"settings"}) | {"events", "server", "inner"}  # settings are data


def later_assignments(source: str, held: set[str]) -> list[str]:
    """Assignments to attributes of services, outside their own methods: `cache.node = ...`, `self.bots.pool = ...`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        for target in [one for t in targets for one in (t.elts if isinstance(t, ast.Tuple) else [t])]:
            if not isinstance(target, ast.Attribute):
                continue
            holder = target.value
            name = (
                holder.attr if isinstance(holder, ast.Attribute) else holder.id if isinstance(holder, ast.Name) else ""
            )
            if name in held:
                found.append(ast.unparse(target))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
            found.append(ast.unparse(node))
    return found


def test_no_attribute_of_a_service_is_set_after_construction() -> None:
    assert {"cache", "commands", "notifier", "club"} <= services()
    files = sorted((SOURCES / "server").rglob("*.py"))
    assert {file.name: found for file in files if (found := later_assignments(file.read_text(), services()))} == {}


def test_a_later_assignment_is_found() -> None:
    source = "class A:\n    def f(self):\n        self.x = 1\n        self.bots.pool = 2\n        cache.on, y = 1, 2\n"
    assert later_assignments(source, {"bots", "cache"}) == ["self.bots.pool", "cache.on"]


def test_nothing_in_the_server_is_called_after_an_event_but_by_its_publisher() -> None:
    """No lists of hooks, and no object that holds everything and is handed around."""
    texts = {file.name: file.read_text() for file in sorted((SOURCES / "server").rglob("*.py"))}
    assert [name for name, text in texts.items() if re.search(r"self\.on_\w+\b.*=|\bhub\b", text, re.IGNORECASE)] == []
    whole = {name for name, text in texts.items() if re.search(r": Server\b", text)}
    assert whole <= {"app.py", "serve.py", "folder.py", "moderate.py", "admin.py"}
