"""Prometheus metrics at /metrics. No label identifies a table or a player."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        name = "ludoteca_"
        self.moves = Counter(name + "moves", "Actions carried out", registry=self.registry)
        self.refused = Counter(name + "refused", "Actions refused", registry=self.registry)
        self.loaded = Counter(name + "tables_loaded", "Tables read from the disk", registry=self.registry)
        self.failures = Counter(name + "failures", "Commands that failed", registry=self.registry)
        self.conflicts = Counter(
            name + "conflicts", "Commits that another process was ahead of", registry=self.registry
        )
        self.connections = Gauge(name + "connections", "Open WebSockets", registry=self.registry)
        self.commits = Gauge(name + "commits", "Commits to the disk", registry=self.registry)
        self.in_memory = Gauge(name + "tables_in_memory", "Tables in memory", registry=self.registry)
        self.bots_late = Gauge(name + "bots_late", "Bots that missed their deadline", registry=self.registry)
        self.bots_remote = Gauge(
            name + "bots_remote", "Questions answered by workers on the bus", registry=self.registry
        )
        self.seconds = Histogram(
            name + "move_seconds",
            "From the arrival of an action to its commit",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=self.registry,
        )
        self.requests = Counter(name + "requests", "HTTP requests", ["route", "status"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
