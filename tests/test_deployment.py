"""The deployment files are well formed and agree with the server's settings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from ludoteca.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
SETTINGS = (ROOT / "src/ludoteca/server/settings.py").read_text(encoding="utf-8")


def known_variables(text: str) -> None:
    for variable in set(re.findall(r"LUDOTECA_[A-Z_]+", text)) - {"LUDOTECA_COMPILE", "LUDOTECA_DOMAIN"}:
        assert f'"{variable}"' in SETTINGS, variable


def test_compose_names_what_exists() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    compose = yaml.safe_load(text)
    known_variables(text)
    node = compose["services"]["ludoteca"]
    assert (ROOT / node["build"]["dockerfile"]).exists()
    assert node["read_only"] and node["cap_drop"] == ["ALL"]
    for service in compose["services"].values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (ROOT / source).exists(), volume


def test_the_compose_file_of_a_cluster_names_what_exists() -> None:
    text = (ROOT / "deploy/compose.cluster.yaml").read_text(encoding="utf-8")
    compose = yaml.safe_load(text)
    known_variables(text)
    nodes = [name for name in compose["services"] if name.startswith("node")]
    assert len(nodes) == 2
    proxy = (ROOT / "deploy/Caddyfile.cluster").read_text(encoding="utf-8")
    for name in nodes:
        assert (ROOT / "deploy" / compose["services"][name]["build"]["context"] / "Containerfile").exists()
        assert f"{name}:8000" in proxy
    assert "ludoteca[cluster]" in (ROOT / "Containerfile").read_text(encoding="utf-8")
    for service in compose["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (ROOT / "deploy" / source).exists(), volume


def test_the_dashboard_and_the_alerts_name_metrics_that_exist() -> None:
    exported = {sample.name for metric in Metrics().registry.collect() for sample in metric.samples}
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    alerts = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    named = set(re.findall(r"ludoteca_[a-z_]+", " ".join(asked)))
    assert len(named) >= 8 and named <= exported, named - exported


def test_the_container_runs_without_rights_and_is_watched() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    known_variables(text)
    stages = text.split("FROM ")[1:]
    assert len(stages) == 2
    assert "USER ludoteca" in stages[1] and "HEALTHCHECK" in stages[1] and "/healthz" in stages[1]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_the_systemd_unit_is_accepted(tmp_path: Path) -> None:
    unit = (ROOT / "deploy/systemd/ludoteca.service").read_text(encoding="utf-8")
    known_variables(unit)
    program = tmp_path / "ludoteca"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    file = tmp_path / "ludoteca.service"
    file.write_text(unit.replace("/opt/ludoteca/bin/ludoteca", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
