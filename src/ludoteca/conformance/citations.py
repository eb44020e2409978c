"""Where the code of a game cites its rules, and which of these citations a test executes.

A citation is a rule id in a string (`No("far", "10.4.5")`, `rule = "10.4.5"`), a comment or a docstring of Python code,
or in a data file. It is executed by a test if the test runs the statement it belongs to. A citation in a class body is
executed if the test runs a method of the class or names the class. A citation at module level is executed if the test
runs code that uses the constant. A citation in a docstring counts for less, see `Covered`: it is executed if the test
runs the function, or a method of the class, that the docstring describes. A data file is read when the game is
imported, so its citations always count.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from pathlib import Path

STATEMENT, CLASS, CONSTANT, DATA, DOCSTRING = "statement", "class", "constant", "data", "docstring"
NOT_CODE = {"rulebook.toml", "rulings.toml"}
WORD = re.compile(r"[^\W\d]\w*")

Lines = Mapping[str, Collection[int]]  # executed line numbers by file


class Citation:
    """One citation of a rule: its file, its line, the scope it belongs to, and the lines or names whose execution
    counts."""

    def __init__(self, rule: str, file: str, line: int, kind: str, scope: str, span: range, names: list[str]) -> None:
        self.rule = rule
        self.file = file
        self.line = line
        self.kind = kind
        self.scope = scope
        self.span = span
        self.names = names

    @property
    def place(self) -> str:
        """The place without its line, which changes with every edit: `rules/battle.py:Retreat.refuse`."""
        place = f"{self.file}:{self.scope}" if self.scope else self.file
        return f"{place} (docstring)" if self.kind == DOCSTRING else place


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        raise LookupError(package)
    return Path(places[0])


def ids_in(text: str, known: set[str]) -> list[str]:
    """The rule ids in a text that are whole words: `10.4` is not in `10.4.5`, but is in `10.4.`"""
    words = re.findall(r"[\w-]+(?:\.[\w-]+)*", text)
    return [w for w in words if w in known]


def citations(folder: Path, known: set[str]) -> list[Citation]:
    """Every citation in the files of a game."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.name in NOT_CODE or file.suffix not in (".py", ".toml"):
            continue
        source = file.read_text(encoding="utf-8")
        found += in_python(name, source, known) if file.suffix == ".py" else in_data(name, source, known)
    return found


def in_data(file: str, source: str, known: set[str]) -> list[Citation]:
    found = []
    for number, line in enumerate(source.splitlines(), 1):
        strings = re.findall(r'"([^"]*)"', line)
        comment = re.sub(r'"[^"]*"', "", line).partition("#")[2]
        ids = [text for text in strings if text in known] + ids_in(comment, known)
        found += [Citation(id, file, number, DATA, "", range(0), []) for id in ids]
    return found


def in_python(file: str, source: str, known: set[str]) -> list[Citation]:
    """Citations in strings, comments and docstrings. The docstring of a module is a title, not a citation."""
    tree = ast.parse(source)
    statements: list[tuple[ast.stmt, list[ast.AST]]] = []
    _collect(tree, [], statements)
    found: list[Citation] = []
    for node, parents in statements:
        for constant in _own_strings(node):
            ids = ids_in(str(constant.value), known)
            if _is_docstring(node):
                kind_here = [DOCSTRING] if parents else []
                found += [_cite(id, file, constant.lineno, node, parents, kind) for id in ids for kind in kind_here]
            else:
                found += [_cite(id, file, constant.lineno, node, parents) for id in ids]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for id in ids_in(token.string, known):
                node, parents = _statement_of(statements, token.start[0])
                found.append(_cite(id, file, token.start[0], node, parents))
    return sorted(found, key=lambda c: (c.line, c.rule))


def _collect(node: ast.AST, parents: list[ast.AST], out: list[tuple[ast.stmt, list[ast.AST]]]) -> None:
    """Every statement with the classes and functions around it, outermost first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            out.append((child, parents))
        inner = [*parents, child] if isinstance(child, (ast.ClassDef, ast.FunctionDef)) else parents
        _collect(child, inner, out)


def _own_strings(node: ast.stmt) -> list[ast.Constant]:
    """The strings of a statement, without those of the statements inside it."""
    found: list[ast.Constant] = []
    waiting: list[ast.AST] = [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            found.append(part)
        waiting += [child for child in ast.iter_child_nodes(part) if not isinstance(child, ast.stmt)]
    return found


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _statement_of(statements: list[tuple[ast.stmt, list[ast.AST]]], line: int) -> tuple[ast.stmt, list[ast.AST]]:
    """The statement a comment belongs to: the one on its line, else the next one, else the last one."""
    on_line = [s for s in statements if s[0].lineno <= line <= (_header_end(s[0]))]
    if on_line:
        return max(on_line, key=lambda s: s[0].lineno)
    after = [s for s in statements if s[0].lineno > line]
    return min(after, key=lambda s: s[0].lineno) if after else statements[-1]


def _header_end(node: ast.stmt) -> int:
    """The last line of a statement without its body."""
    body = getattr(node, "body", None)
    return body[0].lineno - 1 if body else node.end_lineno or node.lineno


def _cite(id: str, file: str, line: int, node: ast.stmt, parents: list[ast.AST], kind: str = "") -> Citation:
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):  # a comment on a header belongs to what it heads
        parents = [*parents, node]
    scope = ".".join(str(getattr(parent, "name", "")) for parent in parents)
    inside = parents[-1] if parents else None
    if kind == DOCSTRING:
        return Citation(id, file, line, DOCSTRING, scope, _body(inside), [])
    if isinstance(inside, ast.FunctionDef):
        span = _body(inside) if node is inside else range(node.lineno, max(_header_end(node), node.lineno) + 1)
        return Citation(id, file, line, STATEMENT, scope, span, [])
    if isinstance(inside, ast.ClassDef):
        return Citation(id, file, line, CLASS, scope, _body(inside), [inside.name])
    names = assigned(node)
    return Citation(id, file, line, CONSTANT, names[0] if names else "", range(0), names)


def _body(node: ast.AST | None) -> range:
    """The lines of a function's body without its docstring, or those of the methods of a class."""
    if isinstance(node, ast.ClassDef):
        methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        return range(methods[0].body[0].lineno, (node.end_lineno or 0) + 1) if methods else range(0)
    if isinstance(node, ast.FunctionDef):
        body = node.body[1:] if _is_docstring(node.body[0]) else node.body
        return range(body[0].lineno, (node.end_lineno or 0) + 1) if body else range(0)
    return range(0)


def assigned(node: ast.AST) -> list[str]:
    """The names that a statement at module level defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]


class Executed:
    """What one test, or several, executed: lines by file, and the names used by these lines."""

    def __init__(self, sources: Mapping[str, str], lines: Lines) -> None:
        self.lines = lines
        self.names: set[str] = set()
        for file, numbers in lines.items():
            text = sources.get(file, "").splitlines()
            for number in numbers:
                if 0 < number <= len(text):
                    self.names |= set(WORD.findall(text[number - 1]))

    def follow(self, definitions: list[tuple[list[str], set[str]]]) -> None:
        """Add the constants that the used constants are made of."""
        grown = True
        while grown:
            grown = False
            for names, uses in definitions:
                if not uses <= self.names and any(name in self.names for name in names):
                    self.names |= uses
                    grown = True

    def runs(self, citation: Citation) -> bool:
        if citation.kind == DATA:
            return True
        if any(line in citation.span for line in self.lines.get(citation.file, ())):
            return True
        return any(name in self.names for name in citation.names)


def definitions(sources: Mapping[str, str]) -> list[tuple[list[str], set[str]]]:
    """The constants at module level: the names each statement defines, and the names it uses."""
    found = []
    for source in sources.values():
        for node in ast.parse(source).body:
            if isinstance(node, (ast.Assign, ast.AnnAssign, ast.For, ast.AugAssign)):
                uses = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
                found.append((assigned(node), uses))
    return found
