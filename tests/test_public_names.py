"""The examples and the documentation use public names only. docs/api.md lists the public modules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def public_modules() -> list[str]:
    """The modules that the table of docs/api.md lists."""
    rows = [line for line in (ROOT / "docs" / "api.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    return [name for row in rows for name in re.findall(r"`(ludoteca\.[\w.]+)`", row.split("|")[1])]


def source_of(module: str) -> Path:
    plain = ROOT / "src" / (module.replace(".", "/") + ".py")
    return plain if plain.exists() else plain.with_suffix("") / "__init__.py"


def names_of(module: str) -> set[str]:
    """The names in `__all__`. The module is not imported: it may need packages that are not installed."""
    for node in ast.parse(source_of(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


def private_imports(code: str) -> list[str]:
    """What this code imports of the project that is not public."""
    public = set(public_modules())
    found: list[str] = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found += [a.name for a in node.names if a.name.startswith("ludoteca.") and a.name not in public]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "ludoteca":
            module = str(node.module)
            names = names_of(module) if module in public else set()
            for alias in node.names:
                full = f"{module}.{alias.name}"
                if alias.name not in names and full not in public:
                    found.append(full)
    return found


def plain(block: str) -> str:
    """The code of a block, with or without the prompts of an interactive session."""
    lines = block.splitlines()
    if not any(line.startswith(">>> ") for line in lines):
        return block
    return "\n".join(line[4:] for line in lines if line.startswith((">>> ", "... ")))


@pytest.mark.parametrize("module", public_modules())
def test_a_public_module_lists_names_that_it_has(module: str) -> None:
    names = names_of(module)
    assert names
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    defined |= {a.asname or a.name for node in tree.body if isinstance(node, ast.ImportFrom) for a in node.names}
    assert names - defined == set()


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_an_example_imports_public_names(file: Path) -> None:
    assert private_imports(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_imports_public_names(page: Path) -> None:
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if "import" in block:
            assert private_imports(plain(block)) == [], block


def test_a_private_import_is_found() -> None:
    code = "from ludoteca import api, registry\nfrom ludoteca.ai import make_bot, worker\nimport ludoteca.server.parts"
    assert private_imports(code) == ["ludoteca.registry", "ludoteca.ai.worker", "ludoteca.server.parts"]
