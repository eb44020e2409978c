"""A mark for the compiler; this one module is never compiled itself.

`mypyc_attr(allow_interpreted_subclasses=True)` lets plain Python classes inherit from a compiled one,
so that games and tests need not be compiled with the kernel. `mypyc_attr(acyclic=True)` keeps the
garbage collector away from objects that never refer to themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks: bool) -> Any:
        return lambda cls: cls
