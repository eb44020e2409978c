"""Build: plain Python unless LUDOTECA_COMPILE=1, then the rules are compiled with mypyc (see `make compiled`).

LUDOTECA_COMPILE_GAMES=parley,baroque   compile only these games (default: all)
LUDOTECA_COMPILE_OPT=2                  optimisation level of the C compiler (default: 3)
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ludoteca")
HOT_FILES_OF_A_GAME = ("state.py", "data.py", "game.py", "evaluate.py", "rules/*.py")
HOT_FILES_OF_BOTS = ("search.py", "greedy.py", "planner.py", "ismcts.py")


def compiled_files() -> list[str]:
    wanted = {name for name in os.environ.get("LUDOTECA_COMPILE_GAMES", "").split(",") if name}
    files = sorted((PACKAGE / "kernel").glob("*.py"))
    for game in sorted(p for p in (PACKAGE / "games").iterdir() if (p / "game.py").exists()):
        if not wanted or game.name in wanted:
            for pattern in HOT_FILES_OF_A_GAME:
                files += sorted(game.glob(pattern))
    files += [PACKAGE / "bots" / name for name in HOT_FILES_OF_BOTS]
    return [str(f) for f in files if f.exists() and f.name not in ("__init__.py", "native.py")]


def extensions() -> list[object]:
    if os.environ.get("LUDOTECA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return list(mypycify(compiled_files(), opt_level=os.environ.get("LUDOTECA_COMPILE_OPT", "3")))


setup(ext_modules=extensions())
