"""Build backend: setuptools, plus the compiler as a build requirement when LUDOTECA_COMPILE=1 is set.

`LUDOTECA_COMPILE=1 pip wheel .` gives a compiled wheel under build isolation; without the variable the wheel is plain
Python. Setuptools executes setup.py for every hook. Only the hooks that build something may start the compiler: it is
not installed before the requirements are known, and the metadata do not depend on it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_editable, build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

VARIABLE = "LUDOTECA_COMPILE"
# The type checker follows the imports of compiled modules: it needs the packages that these lead to.
COMPILER = ["mypy>=2,<3", "msgspec>=0.21", "fluent.runtime>=0.4"]

Settings = dict[str, Any] | None


@contextmanager
def not_compiling() -> Iterator[None]:
    """Setup.py runs as for a plain build."""
    before = os.environ.pop(VARIABLE, None)
    try:
        yield
    finally:
        if before is not None:
            os.environ[VARIABLE] = before


def compiler() -> list[str]:
    return COMPILER if os.environ.get(VARIABLE) == "1" else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    with not_compiling():
        found = build_meta.get_requires_for_build_wheel(config_settings)
    return [*found, *compiler()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    with not_compiling():
        found = build_meta.get_requires_for_build_editable(config_settings)
    return [*found, *compiler()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    with not_compiling():
        return build_meta.get_requires_for_build_sdist(config_settings)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    with not_compiling():
        return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Settings = None) -> str:
    with not_compiling():
        return build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    with not_compiling():
        return build_meta.build_sdist(sdist_directory, config_settings)
