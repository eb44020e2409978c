"""Exclusive lock on the data folder. The system releases it when the process ends, also after a crash."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from ludoteca.server.storage.private import private_file, private_folder

NAME = "lock"


class InUse(OSError):
    """Another process uses this data folder."""


class DataLock:
    def __init__(self, folder: Path) -> None:
        private_folder(folder)
        private_file(folder / NAME)
        self.file: IO[bytes] = (folder / NAME).open("a+b")
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise InUse(str(folder)) from None

    def release(self) -> None:
        self.file.close()
