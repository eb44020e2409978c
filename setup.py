"""Build: plain Python unless LUDOTECA_COMPILE=1, then the rules are compiled with mypyc (see `make compiled`).

LUDOTECA_COMPILE_GAMES=parley,baroque   compile only these games (default: all)
LUDOTECA_COMPILE_OPT=1                  optimisation level of the C compiler (default: 2)
"""

import os
import sys
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ludoteca")
HOT_FILES_OF_A_GAME = ("*.py", "rules/*.py", "ai/*.py")
# What neither bots nor the server wait for: invariants and declared words.
NOT_HOT = ("checks.py", "vocabulary.py")
NEVER_COMPILED = ("__init__.py", "native.py", *NOT_HOT)
# Without these every call inside a group goes through the table of dynamic symbols and none is inlined.
UNIX_FLAGS = ("-fvisibility=hidden", "-fno-plt")
HOT_FILES_OF_CONFORMANCE = ("goals.py", "laws.py", "leak_laws.py", "random_play.py")
HOT_FILES_OF_AI = (
    "search/base.py",
    "search/final_points.py",
    "search/greedy.py",
    "search/planner.py",
    "search/ismcts.py",
    "search/policy.py",
    "search/rollout.py",
    "search/by_seats.py",
    "learning/inputs.py",
    "learning/lookahead.py",
    "learning/net.py",
    "learning/value.py",
)


def hot_files(folder: Path, patterns: tuple[str, ...]) -> list[str]:
    files = [file for pattern in patterns for file in sorted(folder.glob(pattern))]
    return [str(file) for file in files if file.name not in NEVER_COMPILED]


def groups() -> list[tuple[list[str], str]]:
    """What is compiled, in groups: the kernel, each game, the AI, the laws. Calls inside a group are the fastest."""
    wanted = {name for name in os.environ.get("LUDOTECA_COMPILE_GAMES", "").split(",") if name}
    found = [(hot_files(PACKAGE / "kernel", ("*.py",)), "kernel")]
    for game in sorted(p.parent for p in (PACKAGE / "games").glob("*/game.py")):
        if not wanted or game.name in wanted:
            found.append((hot_files(game, HOT_FILES_OF_A_GAME), game.name))
    found.append((hot_files(PACKAGE / "ai", HOT_FILES_OF_AI), "ai"))
    found.append((hot_files(PACKAGE / "conformance", HOT_FILES_OF_CONFORMANCE), "conformance"))
    return [(files, name) for files, name in found if files]


def extensions() -> list[object]:
    if os.environ.get("LUDOTECA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    together = groups()
    files = [file for group, _ in together for file in group]
    level = os.environ.get("LUDOTECA_COMPILE_OPT", "2")
    modules = mypycify(files, opt_level=level, debug_level="0", separate=together)
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *UNIX_FLAGS]
    return list(modules)


setup(ext_modules=extensions())
