"""The control file of a running server: its port and a credential, for `ludoteca admin` on the same machine.

The credential is random, changes with every start and lies in the data folder, which only the owner can read.
"""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

import msgspec

from ludoteca.server.storage.private import private_file

CONTROL_FILE = "control.json"


class Control(msgspec.Struct):
    """Where the running server of a data folder is reached, and the credential for it."""

    port: int
    token: str


def open_control(folder: Path, port: int) -> Control:
    """Write the control file of a server that starts."""
    control = Control(port, secrets.token_urlsafe(32))
    part = folder / f"{CONTROL_FILE}.part"
    private_file(part)
    part.write_bytes(msgspec.json.encode(control))
    part.replace(folder / CONTROL_FILE)
    return control


def read_control(folder: Path) -> Control | None:
    try:
        return msgspec.json.decode((folder / CONTROL_FILE).read_bytes(), type=Control)
    except (OSError, msgspec.DecodeError):
        return None


def close_control(folder: Path) -> None:
    with contextlib.suppress(OSError):
        (folder / CONTROL_FILE).unlink()
