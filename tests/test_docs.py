"""Every file and symbol that the documentation names exists, and its code examples are copies of real code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = ("src", "tests", "tools", "docs", "lab", "benchmarks", "examples", "deploy", ".ci")
NAMED = re.compile(r"`([\w./-]+\.\w+|[\w./-]+/?)(?:::([\w.]+))?`")
EXAMPLE = re.compile(r"<!-- code: ([\w./-]+)::([\w.]+) -->\n```python\n(.*?)```", re.DOTALL)


def references(text: str) -> list[tuple[str, str]]:
    """(path, symbol) of everything in backticks that begins with a folder of the project."""
    return [(path, symbol) for path, symbol in NAMED.findall(text) if path.split("/")[0] in FOLDERS and "/" in path]


def python_symbols(tree: ast.Module) -> dict[str, ast.AST]:
    """The classes, functions, methods and constants of a module by qualified name."""
    found: dict[str, ast.AST] = {}

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                found[prefix + child.name] = child
                visit(child, f"{prefix}{child.name}.")
            elif isinstance(child, ast.Assign):
                found.update({prefix + name.id: child for name in child.targets if isinstance(name, ast.Name)})
            elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                found[prefix + child.target.id] = child

    visit(tree, "")
    return found


def has_symbol(file: Path, symbol: str) -> bool:
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return symbol in python_symbols(ast.parse(source))
    name = re.escape(symbol.split(".")[-1])
    return re.search(rf"\b(?:function|class|const|let) {name}\b|^  (?:async )?{name}\(", source, re.M) is not None


def wrong_references(text: str) -> list[str]:
    found = []
    for path, symbol in references(text):
        file = ROOT / path
        if not file.exists():
            found.append(f"{path} does not exist")
        elif symbol and not has_symbol(file, symbol):
            found.append(f"{path} has no {symbol}")
    return found


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_what_a_page_names_exists(page: Path) -> None:
    assert wrong_references(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_a_module_named_by_the_end_of_its_path_exists(page: Path) -> None:
    modules = [f"/{path.relative_to(ROOT).as_posix()}" for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    named = {path for path, _ in NAMED.findall(page.read_text(encoding="utf-8")) if path.endswith(".py")}
    assert [path for path in sorted(named) if not any(module.endswith(f"/{path}") for module in modules)] == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_an_example_is_a_copy_of_real_code(page: Path) -> None:
    for path, symbol, shown in EXAMPLE.findall(page.read_text(encoding="utf-8")):
        source = (ROOT / path).read_text(encoding="utf-8")
        assert ast.get_source_segment(source, python_symbols(ast.parse(source))[symbol]) == shown.rstrip("\n"), path


def test_the_walk_and_the_pictures_name_code() -> None:
    walk = references((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len([symbol for _, symbol in walk if symbol]) >= 8
    assert len(references((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))) >= 20
    assert EXAMPLE.findall((ROOT / "docs" / "kernel.md").read_text(encoding="utf-8"))


def test_every_claim_of_the_readme_names_the_page_that_proves_it() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    claims = text.partition("## What it does")[2].partition("\n## ")[0]
    rows = [row for row in claims.splitlines() if row.startswith("| ") and not row.startswith("| |")]
    assert len(rows) >= 9
    assert [row for row in rows if "](docs/" not in row] == []


def test_a_wrong_reference_is_found() -> None:
    text = "`src/ludoteca/nowhere.py`, `src/ludoteca/kernel/loop.py::jump`, `src/ludoteca/kernel/loop.py::act`, `act`"
    assert wrong_references(text) == [
        "src/ludoteca/nowhere.py does not exist",
        "src/ludoteca/kernel/loop.py has no jump",
    ]
    assert wrong_references("`src/ludoteca/web/app/connection.js::fly`") == [
        "src/ludoteca/web/app/connection.js has no fly"
    ]
