"""Puzzles of Baroque."""
