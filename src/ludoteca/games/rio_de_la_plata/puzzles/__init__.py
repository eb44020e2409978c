"""Puzzles of Rio de la Plata."""
