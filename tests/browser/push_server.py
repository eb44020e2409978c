"""The server of a test whose push messages reach a push service on this machine: `LUDOTECA_PUSH_PORT` is its port."""

from __future__ import annotations

import os
import sys
from unittest import mock

from ludoteca.server.club import push
from ludoteca.server.ops.commands import alone
from server.club.push_service import Near

if __name__ == "__main__":
    near = Near(int(os.environ["LUDOTECA_PUSH_PORT"]))
    with mock.patch.object(push, "Hook", lambda: near):
        sys.exit(alone(["serve", *sys.argv[1:]]))
