"""Experiments: leagues of bots, training, fits, and measurements of servers. Nothing that is played imports it."""
