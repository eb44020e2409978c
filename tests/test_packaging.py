"""The build backend asks for the compiler only when the variable is set, and starts it only to build."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from setuptools import build_meta

BACKEND = Path(__file__).parents[1] / "build_backend" / "ludoteca_build.py"
BUILDING = {"build_wheel", "build_editable"}


@pytest.fixture
def backend() -> ModuleType:
    found = importlib.util.spec_from_file_location("ludoteca_build", BACKEND)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


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
