"""Puzzles of Anno 1452."""
