"""Ludoteca: historical strategy board games, complete and faithful."""

__version__ = "0.1.0"
