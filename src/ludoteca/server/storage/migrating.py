"""The migrations of the database schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ludoteca.server.logs import log


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


class NewerDatabase(ValueError):
    """A newer version has migrated the database."""


def upgrade(connection: Connection, accept_newer: bool = False) -> None:
    """Run the migrations that this version needs.

    `accept_newer`: leave a database that a newer version has migrated as it is. Migrations only add, so that nodes of
    the version before can go on, and start again, while others are replaced.
    """
    config = alembic_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    newer = set(MigrationContext.configure(connection).get_current_heads()) - known
    if newer and not accept_newer:
        raise NewerDatabase(", ".join(sorted(newer)))
    if newer:
        log.warning("newer-schema", version=", ".join(sorted(newer)))
        return
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
