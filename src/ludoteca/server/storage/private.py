"""File permissions: the data folder and everything in it are readable by their owner only.

The database holds the seeds of running games, so a reader of the file can compute all hidden cards.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

FOLDER = 0o700
FILE = 0o600


class Unwritable(OSError):
    """The data folder or a file in it cannot be written."""


def private_folder(folder: Path) -> None:
    """Create a folder for its owner only, or restrict an existing one that belongs to this user."""
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(str(error)) from None
    with contextlib.suppress(OSError):  # it belongs to somebody else
        folder.chmod(FOLDER)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Unwritable(str(folder))


def private_file(file: Path) -> None:
    """Create a file for its owner only, or restrict an existing one."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    except OSError as error:
        raise Unwritable(str(error)) from None
    with contextlib.suppress(OSError):
        file.chmod(FILE)
