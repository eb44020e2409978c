"""What all tables of the database belong to."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s"})
