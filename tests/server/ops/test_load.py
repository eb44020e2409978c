"""The load test itself: it plays, counts, and ends what it has started."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.lab.servers.load_clients import Server
from ludoteca.lab.servers.load_test import LoadTest, Plan, measure_load
from ludoteca.lab.servers.local_servers import NoServer
from server.cluster.servers import missing

PHASES = ("saturated", "paced")


@pytest.mark.long
def test_one_server_is_measured() -> None:
    found = measure_load(Plan(tables=2, game="pax-renaissance", seats=2, seconds=1.0))
    assert "nodes" not in found
    for phase in PHASES:
        assert found[phase]["moves"] > 0
        assert found[phase]["refused"] == 0
        assert found[phase]["bytes_per_move"] > 0
        assert found[phase]["new_games"] >= 0
        assert 0 < found[phase]["p50_ms"] <= found[phase]["p99_ms"] <= found[phase]["max_ms"]
        assert found[phase]["players_paused_ms"] >= 0


@pytest.mark.long
@pytest.mark.parametrize(("nodes", "together"), [(1, False), (2, False), (2, True)])
def test_the_nodes_of_a_cluster_are_measured(nodes: int, together: bool) -> None:
    plan = Plan(tables=4, game="pax-renaissance", seats=3, seconds=2.0, nodes=nodes, together=together)
    try:
        found = measure_load(plan)
    except NoServer as error:
        missing(error)
        return
    assert (found["nodes"], found["together"]) == (nodes, together)
    for phase in PHASES:
        measured = found[phase]
        assert measured["moves"] > 0
        assert measured["refused"] == 0
        assert measured["conflicts"] >= 0
        each = measured["per_node_cpu_ms_per_move"]
        assert len(each) == nodes
        assert sum(each) == pytest.approx(measured["server_cpu_ms_per_move"], abs=0.01)
        assert min(measured["database_cpu_ms_per_move"], measured["bus_cpu_ms_per_move"]) >= 0
    assert all(cpu > 0 for cpu in found["saturated"]["per_node_cpu_ms_per_move"])
    assert found["saturated"]["database_cpu_ms_per_move"] > 0


@pytest.mark.parametrize("together", [False, True])
def test_players_sit_at_any_node_or_all_at_one(together: bool, tmp_path: Path) -> None:
    plan = Plan(tables=30, game="parley", seats=3, seconds=1.0, nodes=3, together=together)
    test = LoadTest(plan, [Server(tmp_path, port) for port in (1, 2, 3)])
    nodes = [len(set(load.ports)) for load in test.loads]
    assert {port for load in test.loads for port in load.ports} == {1, 2, 3}
    assert set(nodes) == {1} if together else max(nodes) > 1


def test_a_terminated_command_ends_the_server_it_has_started() -> None:
    words = ["load", "--tables", "1", "--seconds", "300"]
    with subprocess.Popen([sys.executable, "-m", "ludoteca.cli.main", *words], stderr=subprocess.PIPE) as command:
        children = Path(f"/proc/{command.pid}/task/{command.pid}/children")
        while not (started := children.read_text().split()):
            time.sleep(0.05)
        command.terminate()
        _, said = command.communicate(timeout=300)
    assert command.returncode == 130
    assert b"Traceback" not in said
    assert not any(Path(f"/proc/{child}").exists() for child in started)
