"""The server takes as many connections as the system allows, however low the limit is at its start."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludoteca.sandbox import environment


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_low_limit_of_open_files_is_raised() -> None:
    program = """
import resource
hard = min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
from ludoteca.server.open_files import raise_limit
first, again = raise_limit(), raise_limit()
assert first == again == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
print("raised")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=environment(), timeout=300, check=True
    )
    assert done.stdout == b"raised\n"
