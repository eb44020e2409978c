"""Processes in which bots think, and what is done with their answers."""
