"""Processor time of processes and of their children."""

from __future__ import annotations

import os
import subprocess
import sys

from ludoteca.lab.servers.processor_time import family_time, parent_of, processor_time

BURN = "import time\nwhile time.process_time() < 0.3: pass\n"
BURN_AND_WAIT = BURN + "print(flush=True)\ninput()"
PARENT = f"""
import subprocess, sys
subprocess.run([sys.executable, "-c", {BURN!r}])
waits = subprocess.Popen([sys.executable, "-c", {BURN_AND_WAIT!r}], stdout=subprocess.PIPE)
waits.stdout.readline()
print(flush=True)
input()
waits.kill()
"""


def test_children_count_that_run_and_that_have_ended() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", PARENT], stdin=pipe, stdout=pipe) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()
        assert parent_of(parent.pid) == os.getpid()
        assert family_time(parent.pid) >= processor_time(parent.pid) + 0.5
        parent.communicate(b"\n")
    assert processor_time(parent.pid) == family_time(parent.pid) == 0.0
