"""Print figures on the code of one or more working trees as a Markdown table, one column per tree.

Usage: python tools/code_figures.py [TREE ...]       (default: this one)

A vendored or generated file does not count. Complexity is cyclomatic, as ruff measures it (C901).
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON_FOLDERS = ("src", "tests", "tools", "benchmarks")
MAX_COLUMNS, MAX_FILE, MAX_FUNCTION, REPEATED = 120, 400, 60, 12
NOT_OURS = ("vendor", "node_modules", "build")


class Tree:
    """The files of one working tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.python = [f for folder in PYTHON_FOLDERS for f in self.files(folder, "py")]
        self.scripts = self.files("src", "js")
        self.styles = self.files("src", "css")
        self.declared = self.files("src", "d.ts")

    def files(self, folder: str, ending: str) -> list[Path]:
        found = sorted((self.root / folder).rglob(f"*.{ending}"))
        return [f for f in found if not set(NOT_OURS) & set(f.relative_to(self.root).parts)]

    def named(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def longest(tree: Tree, files: list[Path]) -> str:
    length, name = max(((len(line), tree.named(f)) for f in files for line in lines_of(f)), default=(0, ""))
    return f"{length} ({name})" if name else "0"


def wide(files: list[Path]) -> int:
    return sum(1 for f in files for line in lines_of(f) if len(line) > MAX_COLUMNS)


def large(files: list[Path]) -> int:
    return sum(1 for f in files if len(lines_of(f)) > MAX_FILE)


def long_functions(files: list[Path]) -> int:
    nodes = [node for f in files for node in ast.walk(ast.parse(f.read_text(encoding="utf-8")))]
    functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return sum(1 for node in functions if (node.end_lineno or node.lineno) - node.lineno + 1 > MAX_FUNCTION)


def complexities(tree: Tree) -> list[tuple[int, str, str]]:
    """(complexity, function, file) of every function of src, the highest first."""
    command = ["ruff", "check", "--isolated", "--select", "C901", "--config", "lint.mccabe.max-complexity=0"]
    ruff = Path(sys.executable).parent / "ruff"
    command[0] = str(ruff) if ruff.exists() else "ruff"
    done = subprocess.run(
        [*command, "--output-format", "json", "--no-cache", str(tree.root / "src")],
        capture_output=True,
        text=True,
        check=False,
    )
    found = []
    for one in json.loads(done.stdout):
        match = re.match(r"`(.+)` is too complex \((\d+)", one["message"])
        if match:
            found.append((int(match.group(2)), match.group(1), tree.named(Path(one["filename"]))))
    return sorted(found, reverse=True)


def any_types(files: list[Path]) -> int:
    """`any` as a type in JSDoc comments and declarations."""
    text = "\n".join(f.read_text(encoding="utf-8") for f in files)
    return len(re.findall(r"[{<|:,(]\s*any\b|\bany\[\]|=>\s*any\b", text))


IMPORTED_NAMES = re.compile(r"^from \S+ import \(.*?^\)", re.DOTALL | re.MULTILINE)


def repeated(files: list[Path]) -> int:
    """Lines inside blocks of REPEATED or more lines that occur twice, without blank lines, comments and imports."""
    blocks: Counter[tuple[str, ...]] = Counter()
    texts = []
    for file in files:
        text = IMPORTED_NAMES.sub("", file.read_text(encoding="utf-8"))
        lines = [line.strip() for line in text.splitlines()]
        lines = [line for line in lines if line and not line.startswith(("#", "//", "*", "/*", "import ", "from "))]
        texts.append(lines)
        blocks.update({tuple(lines[i : i + REPEATED]) for i in range(len(lines) - REPEATED + 1)})
    total = 0
    for lines in texts:
        inside: set[int] = set()
        for i in range(len(lines) - REPEATED + 1):
            if blocks[tuple(lines[i : i + REPEATED])] > 1:
                inside |= set(range(i, i + REPEATED))
        total += len(inside)
    return total


def figures(tree: Tree) -> dict[str, str]:
    source = [f for f in tree.python if f.is_relative_to(tree.root / "src")]
    high = complexities(tree)
    out = {
        "Python: longest line": longest(tree, tree.python),
        "JavaScript: longest line": longest(tree, tree.scripts),
        "CSS: longest line": longest(tree, tree.styles),
        f"Python: lines over {MAX_COLUMNS} columns": f"{wide(tree.python):,}",
        f"JavaScript: lines over {MAX_COLUMNS} columns": f"{wide(tree.scripts):,}",
        f"CSS: lines over {MAX_COLUMNS} columns": f"{wide(tree.styles):,}",
        f"src, Python: files over {MAX_FILE} lines": str(large(source)),
        f"tests and tools, Python: files over {MAX_FILE} lines": str(large(tree.python) - large(source)),
        f"JavaScript: files over {MAX_FILE} lines": str(large(tree.scripts)),
        f"CSS: files over {MAX_FILE} lines": str(large(tree.styles)),
        f"src: functions over {MAX_FUNCTION} lines": str(long_functions(source)),
        "src: functions above complexity 25": str(sum(1 for n, _, _ in high if n > 25)),
        "server: functions above complexity 12": str(sum(1 for n, _, f in high if n > 12 and "/server/" in f)),
        "JavaScript: `any`": str(any_types(tree.scripts + tree.declared)),
        f"src, Python: lines in repeated blocks of {REPEATED}": str(repeated(source)),
        f"JavaScript: lines in repeated blocks of {REPEATED}": str(repeated(tree.scripts)),
    }
    for place, (n, name, file) in enumerate(high[:10], 1):
        out[f"complexity, place {place}"] = f"{n} `{name}` ({file.removeprefix('src/ludoteca/')})"
    return out


def main(roots: list[Path]) -> None:
    columns = [figures(Tree(root.resolve())) for root in roots]
    print("| figure | " + " | ".join(root.name or str(root) for root in roots) + " |")
    print("|---" * (len(columns) + 1) + "|")
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(column.get(name, "") for column in columns) + " |")


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]] or [ROOT])
