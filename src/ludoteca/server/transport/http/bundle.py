"""Join the scripts of a folder into bundles, so that a page is a few requests and not ninety.

A bundle is served under the name of its entry, such as `table/page.js`. It holds the entry and what only the entry
imports; what several entries import is in the first bundle. Each module is in one bundle, or in none. In a bundle a
module is a function that returns its exports, so names of two modules never meet. A module of a bundle that is asked
for by its own name is a few lines that pass on its exports, so every import of it gets the same instance.

The scripts are written in the format of Prettier: an import or export begins its line. Only named imports and exports
are known; anything else is an error, and a test reads all scripts. The scripts of a game from elsewhere that are not
understood are served as they are.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable

from ludoteca.server.transport.http.minify import minify_script

IMPORT = re.compile(r'^import\s+(?:\{([^}]*)\}\s*from\s*)?"([^"]+)";?\n?', re.MULTILINE)
EXPORT_FROM = re.compile(r'^export\s+\{([^}]*)\}\s*from\s*"([^"]+)";?\n?', re.MULTILINE)
EXPORT_LIST = re.compile(r"(?:^|;)export\s*\{([^}]*)\};?$", re.MULTILINE)
EXPORT = re.compile(r"^export\s+((?:async\s+)?function|class|const)\s+([\w$]+)", re.MULTILINE)
SEVERAL = re.compile(r"^export\s+const\s+[\w$]+ = [^\n;({\[`]*,$", re.MULTILINE)
UNKNOWN = re.compile(r"^(?:export\b|import\b(?!\()).*$", re.MULTILINE)
DYNAMIC_IMPORT = re.compile(r'\bimport\(\s*"(\.[^"]+)"')
AWAITS = re.compile(r"^(?![\s/*])(?!.*\basync\b).*\bawait\b", re.MULTILINE)
AWAITS_IMPORT = re.compile(r"^(?![\s/*])(?!.*\basync\b).*\bawait\s+import\(", re.MULTILINE)

Names = list[tuple[str, str]]  # the name in the other module, and the name here


def names_of(listed: str) -> Names:
    """Read `a, b as c`."""
    pairs = [part.split(" as ") for part in listed.split(",") if part.strip()]
    return [(pair[0].strip(), pair[-1].strip()) for pair in pairs]


def picked(names: Names) -> str:
    """Write names as they stand in a destructuring pattern."""
    return "{" + ",".join(a if a == b else f"{a}:{b}" for a, b in names) + "}"


def variable(name: str) -> str:
    """The variable that holds the exports of a module. It depends on nothing but the module's name, so that pages
    which are open during an update find the same exports."""
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))


def relative(name: str, to: str) -> str:
    path = posixpath.relpath(to, posixpath.dirname(name) or ".")
    return path if path.startswith(".") else f"./{path}"


class Module:
    """A script with its imports and exports taken out of its body."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.imports: dict[str, Names] = {}  # by module
        self.exports: Names = []  # the variable, and the exported name
        if SEVERAL.search(source):
            raise ValueError(f"{name} exports several constants in one statement")
        if AWAITS_IMPORT.search(source):  # the imported module may wait for the bundle that waits for it
            raise ValueError(f"{name} waits for a later import")
        self.awaits = bool(AWAITS.search(source))
        body = IMPORT.sub(lambda found: self.read_import(found[1] or "", found[2]), source)
        body = EXPORT_FROM.sub(lambda found: self.read_passed_on(found[1], found[2]), body)
        body = EXPORT_LIST.sub(lambda found: self.read_exports(found[1]), body)
        body = EXPORT.sub(lambda found: self.read_export(found[1], found[2]), body)
        if left := UNKNOWN.search(body):
            raise ValueError(f"{name}: {left.group()}")
        self.body = body

    def target(self, path: str) -> str:
        """The module that an import path means: relative paths become names of this folder."""
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.name), path)) if path[0] == "." else path

    def read_import(self, listed: str, path: str) -> str:
        self.imports.setdefault(self.target(path), []).extend(names_of(listed))
        return ""

    def read_passed_on(self, listed: str, path: str) -> str:
        """`export { a } from "./b.js"` is an import under a name of its own, and an export."""
        names = [(name, f"{variable(path)}_{name}", public) for name, public in names_of(listed)]
        self.imports.setdefault(self.target(path), []).extend((name, here) for name, here, _ in names)
        self.exports += [(here, public) for _, here, public in names]
        return ""

    def read_exports(self, listed: str) -> str:
        self.exports += names_of(listed)
        return ";"

    def read_export(self, kind: str, name: str) -> str:
        self.exports.append((name, name))
        return f"{kind} {name}"

    def check_place(self, bundle: str) -> None:
        if posixpath.dirname(bundle) != posixpath.dirname(self.name) and "import.meta" in self.body:
            raise ValueError(f"{self.name} asks for its own address and is in a bundle of another folder")

    def code(self, bundle: str) -> str:
        """The body, minified, for a bundle: paths of later imports are relative to the bundle."""
        moved = DYNAMIC_IMPORT.sub(lambda found: f'import("{relative(bundle, self.target(found[1]))}"', self.body)
        return moved if self.name.startswith("vendor/") else minify_script(moved)


class Bundles:
    """The scripts of a folder as they are served. `read` gives the source of a script."""

    def __init__(self, entries: Iterable[str], read: Callable[[str], str]) -> None:
        self.read = read
        self.modules: dict[str, Module] = {}
        reached = {entry: self.closure(entry) for entry in entries}
        self.bundle_of: dict[str, str] = {}
        self.members: dict[str, list[str]] = {entry: [] for entry in reached}
        first = next(iter(reached), "")
        for name in dict.fromkeys(name for names in reached.values() for name in names):
            holders = [entry for entry, names in reached.items() if name in names]
            home = first if first in holders or len(holders) > 1 else holders[0]
            self.module(name).check_place(home)
            self.bundle_of[name] = home
            self.members[home].append(name)
        if first:  # its entry runs last: it starts the client
            self.members[first].sort(key=lambda name: name == first)

    def module(self, name: str) -> Module:
        if name not in self.modules:
            self.modules[name] = Module(name, self.read(name))
        return self.modules[name]

    def closure(self, entry: str) -> list[str]:
        """The entry and all that it imports, each after what it imports itself."""
        found: dict[str, bool] = {}  # whether all imports of a module are listed before it

        def visit(name: str) -> None:
            if found.get(name) is False:
                raise ValueError(f"{name} imports itself by a detour")
            if name in found:
                return
            found[name] = False
            for target in self.module(name).imports:
                if not target.startswith("/"):
                    visit(target)
            del found[name]
            found[name] = True

        visit(entry)
        return list(found)

    def sources(self) -> list[str]:
        return list(self.bundle_of)

    def served(self, name: str) -> str:
        """The script that is sent under a name: a bundle, a module of a bundle, or a module on its own."""
        bundle = self.bundle_of.get(name)
        if bundle is None:
            return self.alone(Module(name, self.read(name)))
        exports = [(public, public) for _, public in self.module(name).exports]
        passed_on = f"export const{picked(exports)}={variable(name)};" if exports else ""
        if bundle != name:
            return f'import{{{variable(name)}}}from"{relative(name, bundle)}";{passed_on}'
        return self.joined(name) + passed_on

    def alone(self, module: Module) -> str:
        head = ""
        for target, names in module.imports.items():
            bundle = self.bundle_of.get(target)
            path = target if target.startswith("/") else relative(module.name, bundle or target)
            if bundle is None:
                listed = ",".join(a if a == b else f"{a} as {b}" for a, b in names)
                head += f'import{{{listed}}}from"{path}";'
            else:
                head += f'import{{{variable(target)}}}from"{path}";const{picked(names)}={variable(target)};'
        listed = ",".join(a if a == b else f"{a} as {b}" for a, b in module.exports)
        return head + module.code(module.name) + (f"\nexport{{{listed}}};" if listed else "")

    def joined(self, bundle: str) -> str:
        members = self.members[bundle]
        wanted = dict.fromkeys(target for name in members for target in self.module(name).imports)
        head = ""
        for target in wanted:
            if target.startswith("/"):
                head += f'import*as {variable(target)} from"{target}";'
            elif self.bundle_of[target] != bundle:
                head += f'import{{{variable(target)}}}from"{relative(bundle, self.bundle_of[target])}";'
        body = "".join(self.wrapped(self.module(name), bundle) for name in members)
        return head + body + f"export{{{','.join(variable(name) for name in members)}}};"

    def wrapped(self, module: Module, bundle: str) -> str:
        given = "".join(
            f"const{picked(names)}={variable(target)};" for target, names in module.imports.items() if names
        )
        returned = picked([(public, here) for here, public in module.exports])
        call = ("await(async()=>{", "\nreturn", "})();\n") if module.awaits else ("(()=>{", "\nreturn", "})();\n")
        return f"const {variable(module.name)}={call[0]}{given}{module.code(bundle)}{call[1]}{returned}{call[2]}"
