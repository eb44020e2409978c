"""What a host may set, on the command line or in the environment (LUDOTECA_PORT, LUDOTECA_DATA, ...)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


def default_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ludoteca"


@dataclass
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8452
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    pace: float = 0.7  # seconds a bot waits before it moves, so that people can follow
    open_page: bool = False
    limits: bool = True  # rate limits; switched off for measuring
    compress: bool = True
    proxy: bool = False  # behind a proxy whose X-Forwarded-For can be trusted
    kept: int = 400  # tables held in memory
    graceful: int = 3  # seconds between the signal and the end


def from_environment(environment: Mapping[str, str]) -> Settings:
    settings = Settings(Path(environment.get("LUDOTECA_DATA") or default_data()))
    settings.host = environment.get("LUDOTECA_HOST", settings.host)
    settings.port = int(environment.get("LUDOTECA_PORT", settings.port))
    settings.bots = int(environment.get("LUDOTECA_BOTS", settings.bots))
    settings.pace = float(environment.get("LUDOTECA_PACE", settings.pace))
    settings.limits = environment.get("LUDOTECA_LIMITS", "1") != "0"
    settings.compress = environment.get("LUDOTECA_COMPRESS", "1") != "0"
    settings.proxy = environment.get("LUDOTECA_PROXY", "") == "1"
    return settings
