"""The build backend asks for the compiler only when the variable is set, and starts it only to build."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import setuptools
from setuptools import build_meta

from scripts import script
from test_layers import graph

ROOT = Path(__file__).resolve().parents[1]
BUILDING = {"build_wheel", "build_editable"}


@pytest.fixture
def backend() -> ModuleType:
    return script("build_backend/ludoteca_build.py")


@pytest.mark.parametrize(("variable", "compiled"), [("1", True), ("", False)])
@pytest.mark.parametrize("hook", ["get_requires_for_build_wheel", "get_requires_for_build_editable"])
def test_the_compiler_is_a_requirement_of_a_compiled_build_alone(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, hook: str, variable: str, compiled: bool
) -> None:
    monkeypatch.setenv("LUDOTECA_COMPILE", variable)
    monkeypatch.setattr(build_meta, hook, lambda settings: ["something"])
    wanted = getattr(backend, hook)()
    assert wanted[0] == "something"
    assert any(line.startswith("mypy>=") for line in wanted) == compiled


def test_no_hook_but_the_builds_runs_setup_with_the_compiler(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str | None] = {}

    def watched(hook: str) -> Callable[..., Any]:
        def call(*_: Any) -> Any:
            seen[hook] = os.environ.get("LUDOTECA_COMPILE")
            return []

        return call

    monkeypatch.setenv("LUDOTECA_COMPILE", "1")
    others = sorted(set(backend.__all__) - BUILDING)
    for hook in others:
        monkeypatch.setattr(build_meta, hook, watched(hook))
        getattr(backend, hook)(*([] if hook.startswith("get_requires") else ["folder"]))
    assert seen == dict.fromkeys(others)
    assert os.environ["LUDOTECA_COMPILE"] == "1"
    assert all(getattr(backend, hook).__module__ == build_meta.__name__ for hook in BUILDING)


def compiled_modules(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of the modules that a compiled build compiles, as setup.py finds them."""
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("LUDOTECA_COMPILE", raising=False)
    monkeypatch.delenv("LUDOTECA_COMPILE_GAMES", raising=False)
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    groups = runpy.run_path(str(ROOT / "setup.py"))["groups"]()
    files = [Path(file) for group, _ in groups for file in group]
    return {".".join(file.with_suffix("").parts[1:]) for file in files}


def test_the_compiler_finds_every_package_that_compiled_modules_lead_to(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under build isolation a package that is missing makes a type unknown, and a strict check fails."""
    known, reached = graph(), compiled_modules(monkeypatch)
    assert len(reached) > 50 and reached <= set(known)
    waiting = list(reached)
    foreign: set[str] = set()
    while waiting:
        for name in known[waiting.pop()]:
            if name in known and name not in reached:
                reached.add(name)
                waiting.append(name)
            elif name.split(".")[0] not in ("ludoteca", *sys.stdlib_module_names):
                foreign.add(name.split(".")[0])
    required = {line.split(">=")[0].split(".")[0] for line in backend.COMPILER}
    assert foreign - {"mypy_extensions"} <= required  # mypy brings mypy_extensions itself
