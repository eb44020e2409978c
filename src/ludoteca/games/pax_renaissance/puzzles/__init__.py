"""Puzzles of Pax Renaissance."""
