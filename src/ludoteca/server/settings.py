"""Settings of the server, from the command line or the environment (LUDOTECA_PORT, LUDOTECA_DATA, ...)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteca.sandbox import WALL_S


def default_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ludoteca"


@dataclass
class Settings:
    data: Path
    database: str = ""  # URL of a shared PostgreSQL database; empty: a SQLite file in the data folder
    bus: str = ""  # URL of the Redis server that connects the nodes of a cluster
    host: str = "127.0.0.1"
    port: int = 8452
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes for bots
    pace: float = 0.7  # seconds a bot waits before it moves, so that players can follow
    open_page: bool = False
    limits: bool = True  # rate limits and quotas; disabled for load tests
    compress: bool = True
    proxy: bool = False  # behind a reverse proxy whose X-Forwarded-For is trusted
    kept: int = 400  # tables held in memory
    import_s: float = WALL_S  # seconds from the request of an import to the verdict on its journal
    stalls: str = ""  # file for what stops the event loop; empty: it is not watched
    graceful: int = 3  # seconds to close connections after a signal
    drain: float = 0.0  # seconds after a signal in which balancers find out and the server still works
    hosts: tuple[str, ...] = ()  # further names under which clients may reach this server; "*": any
    lobby_hours: float = 72.0  # after which a table that waits for players expires
    idle_days: float = 0.0  # after which a game without a move ends as abandoned; 0: never
    vacation_days: int = 30  # a year that a person may stop their clocks at correspondence tables
    url: str = ""  # public URL of this server, the base of links in messages
    smtp_host: str = ""  # outgoing mail server; empty: no mail
    smtp_port: int = 587
    smtp_security: str = "starttls"  # or tls, or none
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    hooks: bool = False  # whether players may register webhooks
    notice_after: float = 60.0  # seconds a player may be away before a notice is sent
    club: bool = False  # accounts, profiles and what needs them
    oidc_issuer: str = ""  # the OpenID Connect provider at which people may sign in; empty: none
    oidc_client: str = ""  # the name of this server there
    oidc_secret_file: str = ""  # file with the secret of this server there


def from_environment(environment: Mapping[str, str]) -> Settings:
    settings = Settings(Path(environment.get("LUDOTECA_DATA") or default_data()))
    settings.database = environment.get("LUDOTECA_DATABASE", "")
    settings.bus = environment.get("LUDOTECA_BUS", "")
    settings.host = environment.get("LUDOTECA_HOST", settings.host)
    settings.port = int(environment.get("LUDOTECA_PORT", settings.port))
    settings.bots = int(environment.get("LUDOTECA_BOTS", settings.bots))
    settings.pace = float(environment.get("LUDOTECA_PACE", settings.pace))
    settings.limits = environment.get("LUDOTECA_LIMITS", "1") != "0"
    settings.compress = environment.get("LUDOTECA_COMPRESS", "1") != "0"
    settings.proxy = environment.get("LUDOTECA_PROXY", "") == "1"
    settings.hosts = tuple(environment.get("LUDOTECA_HOSTS", "").replace(",", " ").lower().split())
    settings.lobby_hours = float(environment.get("LUDOTECA_LOBBY_HOURS", settings.lobby_hours))
    settings.idle_days = float(environment.get("LUDOTECA_IDLE_DAYS", settings.idle_days))
    settings.vacation_days = int(environment.get("LUDOTECA_VACATION_DAYS", settings.vacation_days))
    settings.kept = int(environment.get("LUDOTECA_KEPT", settings.kept))
    settings.import_s = float(environment.get("LUDOTECA_IMPORT_SECONDS", settings.import_s))
    settings.drain = float(environment.get("LUDOTECA_DRAIN", settings.drain))
    settings.stalls = environment.get("LUDOTECA_STALLS", "")
    settings.url = environment.get("LUDOTECA_URL", "").rstrip("/")
    settings.smtp_host = environment.get("LUDOTECA_SMTP_HOST", "")
    settings.smtp_port = int(environment.get("LUDOTECA_SMTP_PORT", settings.smtp_port))
    settings.smtp_security = environment.get("LUDOTECA_SMTP_SECURITY", settings.smtp_security)
    settings.smtp_user = environment.get("LUDOTECA_SMTP_USER", "")
    settings.smtp_password = environment.get("LUDOTECA_SMTP_PASSWORD", "")
    settings.mail_from = environment.get("LUDOTECA_MAIL_FROM", "")
    settings.hooks = environment.get("LUDOTECA_HOOKS", "") == "1"
    settings.notice_after = float(environment.get("LUDOTECA_NOTICE_AFTER", settings.notice_after))
    settings.club = environment.get("LUDOTECA_CLUB", "") == "1"
    settings.oidc_issuer = environment.get("LUDOTECA_OIDC_ISSUER", "")
    settings.oidc_client = environment.get("LUDOTECA_OIDC_CLIENT", "")
    settings.oidc_secret_file = environment.get("LUDOTECA_OIDC_SECRET_FILE", "")
    if settings.smtp_security not in ("starttls", "tls", "none"):
        raise ValueError("LUDOTECA_SMTP_SECURITY: starttls, tls or none")
    return settings
