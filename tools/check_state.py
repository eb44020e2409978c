"""Checks that a game's state declares each field in one line of its constructor, and copies it as its type asks.

    self.NAME: TYPE = COPY if of else START

COPY follows from TYPE: a number, flag or word is taken over, a list is copied, a list of lists is copied with its
lists. A list that is never changed in place may be shared: then the class names it in `shared`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path


def copy_of(name: str, kind: str) -> str:
    if kind.startswith("list[list["):
        return f"[x.copy() for x in of.{name}]"
    return f"of.{name}.copy()" if kind.startswith("list[") else f"of.{name}"


def names_in(cls: ast.ClassDef, attribute: str) -> set[str]:
    """The words of a tuple that the class declares."""
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == attribute and node.value is not None:
            return set(ast.literal_eval(node.value))
    return set()


def takes_copy(method: ast.FunctionDef) -> bool:
    """Whether the constructor also makes copies, of the table that it is given as `of`."""
    return "of" in [argument.arg for argument in method.args.args]


def faults(source: str) -> list[str]:
    """What is wrong with the state classes of a module, line by line."""
    found: list[str] = []
    for cls in ast.parse(source).body:
        if not isinstance(cls, ast.ClassDef):
            continue
        shared = names_in(cls, "shared")
        for method in cls.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__" and takes_copy(method):
                for line in method.body:
                    if isinstance(line, (ast.Assign, ast.AnnAssign)):
                        found += [f"line {line.lineno}: {fault}" for fault in faults_of_line(line, shared)]
    return found


def faults_of_line(line: ast.Assign | ast.AnnAssign, shared: set[str]) -> list[str]:
    if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)):
        return ["write it as self.NAME: TYPE = COPY if of else START"]
    name, kind, value = line.target.attr, ast.unparse(line.annotation), line.value
    if not isinstance(value, ast.IfExp) or ast.unparse(value.test) != "of":
        return [f"{name}: write it as COPY if of else START"]
    expected = f"of.{name}" if name in shared else copy_of(name, kind)
    written = ast.unparse(value.body)
    return [] if written == expected else [f"{name}: its copy is {written}, not {expected}"]


def main() -> int:
    bad = [f"{file}: {fault}" for file in sys.argv[1:] for fault in faults(Path(file).read_text(encoding="utf-8"))]
    print("\n".join(bad) if bad else f"no faults in {len(sys.argv) - 1} files")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
