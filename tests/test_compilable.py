"""What the compiler gets wrong is kept out of the modules it compiles (setup.py names them)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent / "src" / "ludoteca"
COMPILED = sorted([*ROOT.glob("kernel/*.py"), *ROOT.glob("games/**/*.py"), *ROOT.glob("ai/**/*.py")])


def caught_under_one_name(source: str) -> list[str]:
    """Functions that catch different exceptions under the same name: the compiled code expects the first kind every
    time."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        kinds: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
                kinds.setdefault(node.name, set()).add(ast.unparse(node.type))
        found += [f"{function.name}: {name}" for name, types in kinds.items() if len(types) > 1]
    return found


@pytest.mark.parametrize("file", COMPILED, ids=lambda f: f.relative_to(ROOT).as_posix())
def test_different_exceptions_have_different_names(file: Path) -> None:
    assert caught_under_one_name(file.read_text(encoding="utf-8")) == []


def test_the_walk_sees_it() -> None:
    source = "def f():\n try:\n  pass\n except KeyError as error:\n  pass\n except ValueError as error:\n  pass\n"
    assert caught_under_one_name(source) == ["f: error"]
