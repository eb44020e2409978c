"""The layers: kernel < games, bots < server, cli. A lower layer never imports a higher one."""

import ast
import re
import sys
from pathlib import Path

import pytest

import ludoteca

SOURCES = Path(ludoteca.__file__).resolve().parent
if "compiled" in SOURCES.parts:  # the compiled tree holds a copy of the same sources
    SOURCES = Path(__file__).resolve().parent.parent / "src" / "ludoteca"


def imports(file: Path) -> list[str]:
    """Absolute names of everything a file imports when it runs."""
    package = ["ludoteca", *file.relative_to(SOURCES).parts[:-1]]
    names: list[str] = []
    tree = ast.parse(file.read_text())
    tree.body = [n for n in tree.body if not (isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [a.name for a in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names.append(".".join([*base, node.module or ""]).rstrip("."))
    return names


def allowed(layer: str, file: Path, name: str) -> bool:
    if name.split(".")[0] in sys.stdlib_module_names:
        return True
    inside = ("ludoteca.kernel",)
    if layer == "games":
        inside += (f"ludoteca.games.{file.relative_to(SOURCES / 'games').parts[0].removesuffix('.py')}",)
    if layer == "bots":
        inside += ("ludoteca.bots",)
    return any(name == prefix or name.startswith(prefix + ".") for prefix in inside)


@pytest.mark.parametrize("layer", ["kernel", "games", "bots"])
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCES)} imports {name}"
        for file in sorted((SOURCES / layer).rglob("*.py"))
        for name in imports(file)
        if not allowed(layer, file, name)
    ]
    assert not wrong


def test_only_wire_and_store_use_msgspec_and_only_texts_use_fluent() -> None:
    for layer in ("kernel", "games"):
        for file in sorted((SOURCES / layer).rglob("*.py")):
            assert not {"msgspec", "fluent", "rich"} & {name.split(".")[0] for name in imports(file)}, file


def test_a_drawn_board_uses_the_kit_and_nothing_behind_it() -> None:
    boards = sorted((SOURCES / "games").glob("*/web/*.js"))
    found = {(f, name) for f in boards for name in re.findall(r"""(?:from |import\()"([^"]+)\"""", f.read_text())}
    assert {"/static/board-kit/index.js", "./printed.js"} <= {name for _, name in found}
    assert not {
        (f.parent.parent.name, name)
        for f, name in found
        if name != "/static/board-kit/index.js" and not name.startswith("./")
    }


def test_the_walk_sees_wrong_imports() -> None:
    file = SOURCES / "games" / "parley" / "game.py"
    assert not allowed("kernel", SOURCES / "kernel" / "table.py", "ludoteca.games.parley")
    assert not allowed("games", file, "ludoteca.server.app")
    assert not allowed("games", file, "ludoteca.games.other.state")
    assert not allowed("games", file, "numpy")
    assert not allowed("bots", SOURCES / "bots" / "greedy.py", "ludoteca.games.parley.state")
    assert allowed("games", file, "ludoteca.games.parley.rules.turn")
