"""Notices to players who are away."""
