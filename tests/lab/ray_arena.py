"""Games of the arena on a Ray cluster of two nodes on this machine; prints the records and how many nodes have worked.

Ray keeps threads and processes, so it gets a process of its own: `python tests/lab/ray_arena.py GAMES`.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca import registry
from ludoteca.lab.arena.arena import Plan, run
from ludoteca.lab.arena.runner import make_runner

HOST = "127.0.0.2"  # of this machine only; Ray replaces 127.0.0.1 by an address that others reach
MAX_WAIT = 600.0  # seconds until a job gives up, which only ends a hang
STORE = 100_000_000  # bytes of shared memory of a node, near the least that Ray accepts


def parley_plan(games: int) -> Plan:
    return Plan(registry.find("parley"), ["random", "squire"], games, "test", None, simulations=10)


def where_it_runs(folder: str) -> str:
    """The node of a job, which takes its only processor until another node has a job too."""
    node = str(import_module("ray").get_runtime_context().get_node_id())
    (Path(folder) / node).touch()
    end = time.monotonic() + MAX_WAIT
    while len(list(Path(folder).iterdir())) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    return node


def main(games: int) -> None:
    ray, utilities = import_module("ray"), import_module("ray.cluster_utils")
    node = {"num_cpus": 1, "object_store_memory": STORE, "node_ip_address": HOST}
    cluster = utilities.Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        cluster.add_node(**node)
        cluster.wait_for_nodes(600)
        runner = make_runner(1, cluster.address)
        records = run(parley_plan(games), runner)
        with TemporaryDirectory() as folder:
            nodes = set(runner.run(where_it_runs, [folder, folder]))
        print(json.dumps({"records": records, "nodes": len(nodes)}))
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]))
