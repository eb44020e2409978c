"""The migrations of the database schema."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
