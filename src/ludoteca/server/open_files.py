"""The limit of open files of this process. Every connection is one, and many systems allow only 1024 at first."""

from __future__ import annotations

import sys

WANTED = 65_536


def raise_limit() -> int:
    """Raise the limit as far as the system allows; returns it. 0 on Windows, which has none."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS reports a hard limit that it does not allow
            return soft
        return wanted
    return soft
