"""Scripts are joined into bundles, and each module exists once, whatever it is imported from."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.transport.http.bundle import Bundles, Module
from ludoteca.server.transport.http.static_files import BOARD_BUNDLES, CLIENT_BUNDLES, Files

HOME = Path(ludoteca.__file__).parent
FOLDERS = [HOME / "web", *sorted(HOME.glob("games/*/web"))]
ENTRIES = {folder: CLIENT_BUNDLES if folder == HOME / "web" else BOARD_BUNDLES for folder in FOLDERS}

SOURCES = {
    "app/main.js": 'import { log } from "./log.js";\nimport "../side.js";\n'
    'export const told = log;\nlog.push("main");\nexport const later = () => import("../pages/rules.js");\n',
    "app/log.js": "export const log = [];\nconst name = 1;\nlog.push(`log ${name}`);\n",
    "side.js": 'import { log as it } from "./app/log.js";\nconst name = 2;\nit.push(`side ${name}`);\n',
    "table/page.js": 'export { log as shared, size } from "./own.js";\n'
    'import { log } from "../app/log.js";\nlog.push("page");\n',
    "table/own.js": 'import { log } from "../app/log.js";\nexport { log };\n'
    "export const size = await Promise.resolve(7);\nexport class Seat {}\nexport async function ask() {}\n"
    'export function open() {\n  return import("./part.js");\n}\n',
    "table/part.js": 'import { size as many } from "./own.js";\nimport { log } from "../app/log.js";\n'
    "log.push(`part ${many}`);\nexport { many as count };\n",
    "pages/rules.js": 'import { told } from "../app/main.js";\nimport { note } from "./note.js";\n'
    "export const rules = () => [note, told];\n",
    "pages/note.js": 'export const note = "note";\n',
}
RUN = """
const main = await import("./app/main.js");
const page = await import("./table/page.js");
const own = await import("./table/own.js");
const part = await own.open();
const rules = await (await main.later()).rules();
const same = page.shared === main.told && own.log === main.told && rules[1] === main.told;
console.log(main.told.join("|"), same, page.size, part.count, rules[0]);
"""


# Parses each script without running it, and names those that fail.
CHECK = """
import { readFileSync } from "node:fs";
import { SourceTextModule } from "node:vm";
for (const [name, text] of Object.entries(JSON.parse(readFileSync("served.json", "utf8"))))
  try { new SourceTextModule(text); } catch (e) { console.log(name, String(e)); }
"""


def bundles(sources: dict[str, str]) -> Bundles:
    return Bundles(["app/main.js", "table/page.js"], sources.__getitem__)


def test_a_module_is_in_the_bundle_of_its_only_entry_and_a_shared_one_in_the_first() -> None:
    made = bundles(SOURCES)
    assert made.members == {
        "app/main.js": ["app/log.js", "side.js", "app/main.js"],
        "table/page.js": ["table/own.js", "table/page.js"],
    }
    assert made.served("app/log.js") == 'import{$app_log}from"./main.js";export const{log}=$app_log;'
    assert made.served("pages/rules.js").startswith('import{$app_main}from"../app/main.js";const{told}=$app_main;')


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_bundles_run_as_the_modules_do(tmp_path: Path) -> None:
    said = []
    for folder in ("plain", "bundled"):
        made = bundles(SOURCES)
        for name, source in SOURCES.items():
            file = tmp_path / folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source if folder == "plain" else made.served(name))
        (tmp_path / folder / "package.json").write_text('{"type": "module"}')
        (tmp_path / folder / "run.js").write_text(RUN)
        done = subprocess.run(["node", "run.js"], cwd=tmp_path / folder, capture_output=True, text=True, check=True)
        said.append(done.stdout.strip())
    assert said == ["log 1|side 2|main|page|part 7 true 7 7 note"] * 2


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("export const a = 1,\n  b = 2;\n", "several constants"),
        ("export default 1;\n", "export default 1"),
        ('import * as all from "./b.js";\n', r"import \* as all"),
        ("export let a = 1;\n", "export let a"),
        ('if (location) await import("./b.js");\n', "waits for a later import"),
    ],
)
def test_what_is_not_understood_is_reported(source: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Module("a.js", source)


def test_modules_that_import_each_other_are_reported() -> None:
    circle = {"app/main.js": 'import { b } from "./b.js";\n', "app/b.js": 'import { a } from "./main.js";\n'}
    with pytest.raises(ValueError, match=r"main\.js imports itself"):
        bundles({**circle, "table/page.js": ""})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_script_is_served_and_no_module_twice(folder: Path) -> None:
    """Every name that a script imports is exported by the module it means."""
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.js"))
    entries = [entry for entry in ENTRIES[folder] if entry in names]
    made = Bundles(entries, lambda name: (folder / name).read_text(encoding="utf-8"))
    inside = [name for members in made.members.values() for name in members]
    assert len(inside) == len(set(inside)) and set(entries) <= set(inside)
    for name in names:
        assert made.served(name)
        for target, wanted in made.module(name).imports.items():
            if not target.startswith("/"):
                assert {a for a, _ in wanted} <= {public for _, public in made.module(target).exports}, (name, target)


def test_a_changed_script_changes_its_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, source in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    files = Files("ludoteca", "web", ("app/main.js", "table/page.js"))
    monkeypatch.setattr(files, "root", tmp_path)
    before = files.get("app/main.js")
    assert files.get("app/main.js") is before and b"side ${name}" in before.body
    (tmp_path / "side.js").write_text(SOURCES["side.js"].replace("side", "other"))
    os.utime(tmp_path / "side.js", ns=(1, 1))
    assert b"other ${name}" in files.get("app/main.js").body


def test_scripts_that_are_not_understood_are_served_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = {
        "board.js": 'import * as part from "./part.js";\nexport const x = part;\n',
        "part.js": "export default 1;\n",
    }
    for name, source in written.items():
        (tmp_path / name).write_text(source)
    files = Files("ludoteca", "web", BOARD_BUNDLES)
    monkeypatch.setattr(files, "root", tmp_path)
    assert {name: files.get(name).body.decode() for name in written} == written


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_script_is_served_in_valid_syntax(folder: Path, tmp_path: Path) -> None:
    package = ".".join(["ludoteca", *folder.relative_to(HOME).parts[:-1]])
    files = Files(package, "web", ENTRIES[folder])
    served = {name: files.get(name).body.decode() for name in files.names() if name.endswith(".js")}
    (tmp_path / "served.json").write_text(json.dumps(served))
    (tmp_path / "check.mjs").write_text(CHECK)
    done = subprocess.run(
        ["node", "--experimental-vm-modules", "--no-warnings", "check.mjs"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert served and done.stdout == ""
