"""Ludoteca: historical strategy board games, complete and faithful. `ludoteca.api` is the public interface."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("ludoteca")
except PackageNotFoundError:  # a source tree that was never installed
    __version__ = "0+source"
