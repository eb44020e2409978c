"""Scripts that are no part of the package, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


def script(path: str, name: str = "") -> ModuleType:
    """The script at a path below the repository, loaded again at every call: a test may change what it holds. `name`:
    of the module, if not that of the file."""
    found = importlib.util.spec_from_file_location(name or Path(path).stem, ROOT / path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
