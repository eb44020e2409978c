"""The deployment files are well formed and agree with the server's settings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludoteca.cli.common import Mistake
from ludoteca.cli.main import parser
from ludoteca.i18n import Texts
from ludoteca.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
SETTINGS = (ROOT / "src/ludoteca/server/settings.py").read_text(encoding="utf-8")
SERVICE_KEYS = {
    "build",
    "image",
    "command",
    "restart",
    "depends_on",
    "environment",
    "healthcheck",
    "volumes",
    "tmpfs",
    "ports",
    "read_only",
    "cap_drop",
    "security_opt",
    "stop_grace_period",
}
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def known_variables(text: str) -> None:
    for variable in set(re.findall(r"LUDOTECA_[A-Z_]+", text)) - {"LUDOTECA_COMPILE", "LUDOTECA_DOMAIN"}:
        assert f'"{variable}"' in SETTINGS, variable


def known_command(words: list[str]) -> None:
    """The command line accepts these words."""
    assert Path(words[0]).name == "ludoteca", words
    parser(Texts("en", "ludoteca.cli")).parse_args(words[1:])


def volumes_exist(compose: dict[str, Any], folder: Path) -> None:
    for service in compose["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (folder / source).is_file(), volume


def checked_compose(file: Path) -> dict[str, Any]:
    """A compose file whose keys, references, commands and variables are known."""
    text = file.read_text(encoding="utf-8")
    known_variables(text)
    compose: dict[str, Any] = yaml.safe_load(text)
    services = compose["services"]
    for name, service in services.items():
        assert set(service) <= SERVICE_KEYS, name
        assert "build" in service or "/" in service["image"], name
        if "build" in service:
            assert (file.parent / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert service["read_only"] and service["cap_drop"] == ["ALL"], name
            known_command(service.get("command", ["ludoteca", "serve"]))
        needed = service.get("depends_on", [])
        assert set(needed) <= set(services), name
        for other, how in needed.items() if isinstance(needed, dict) else []:
            assert how == {"condition": "service_healthy"} and "healthcheck" in services[other], (name, other)
    volumes_exist(compose, file.parent)
    return compose


def upstreams(caddyfile: str) -> set[str]:
    """The services that a Caddyfile sends requests to. Its blocks are balanced."""
    text = (ROOT / "deploy" / caddyfile).read_text(encoding="utf-8")
    assert text.count("{\n") == text.count("}\n") and text.startswith("{$LUDOTECA_DOMAIN} {\n")
    return set(re.findall(r"(\w+):8000", text))


def test_the_compose_file_has_two_nodes_a_worker_and_what_they_share() -> None:
    services = checked_compose(ROOT / "compose.yaml")["services"]
    assert set(services) == {"node1", "node2", "worker", "database", "bus", "caddy"}
    assert upstreams("Caddyfile") == {"node1", "node2"}
    assert "postgres" in services["database"]["image"] and "valkey" in services["bus"]["image"]
    assert services["worker"]["command"][:2] == ["ludoteca", "think"]
    assert services["worker"]["environment"]["LUDOTECA_BUS"] == services["node1"]["environment"]["LUDOTECA_BUS"]
    assert "LUDOTECA_DATABASE" not in services["worker"]["environment"]  # a worker needs no database
    assert int(services["node1"]["environment"]["LUDOTECA_BOTS"]) >= 1  # nodes think when no worker does
    assert "ludoteca[cluster]" in (ROOT / "Containerfile").read_text(encoding="utf-8")


def test_the_compose_file_of_one_node() -> None:
    services = checked_compose(ROOT / "deploy/compose.single.yaml")["services"]
    assert set(services) == {"ludoteca", "caddy"} and upstreams("Caddyfile.single") == {"ludoteca"}


def test_a_compose_file_with_a_mistake_is_found(tmp_path: Path) -> None:
    whole = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for right, wrong in (
        ("    condition: service_healthy", "    condition: service_happy"),
        ('"think", "--jobs"', '"think", "--hands"'),
        ("restart: unless", "restarts: unless"),
        ("./deploy/Caddyfile", "./deploy/Nofile"),
        ("LUDOTECA_PROXY", "LUDOTECA_PROXIES"),
    ):
        assert right in whole
        file = tmp_path / "compose.yaml"
        file.write_text(whole.replace(right, wrong, 1), encoding="utf-8")
        for name in ("Containerfile", "deploy"):
            if not (tmp_path / name).exists():
                (tmp_path / name).symlink_to(ROOT / name)
        with pytest.raises((AssertionError, Mistake)):
            checked_compose(file)


def test_the_dashboard_and_the_alerts_name_metrics_that_exist() -> None:
    exported = {sample.name for metric in Metrics().registry.collect() for sample in metric.samples}
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    alerts = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    named = set(re.findall(r"ludoteca_[a-z_]+", " ".join(asked)))
    assert len(named) >= 8 and named <= exported, named - exported


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile with their arguments, continued lines joined."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    found = [tuple(line.split(maxsplit=1)) for line in joined.splitlines()]
    return [(name, rest) for name, rest in found]


def test_the_container_file_has_two_stages_and_an_unprivileged_user() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    known_variables(text)
    found = instructions(text)
    assert {name for name, _ in found} <= INSTRUCTIONS
    assert [name for name, _ in found].count("FROM") == 2
    last = found[max(i for i, (name, _) in enumerate(found) if name == "FROM") :]
    assert ("USER", "ludoteca") in last and not any(name == "USER" and rest == "root" for name, rest in last)
    for name, rest in found:
        if name == "RUN":
            done = subprocess.run(["sh", "-n"], input=rest, text=True, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr
        elif name == "COPY" and not rest.startswith("--from="):
            assert (ROOT / rest.split()[0]).exists(), rest
        elif name == "CMD":
            known_command(json.loads(rest))
        elif name == "HEALTHCHECK":
            probe = json.loads(rest.partition("CMD ")[2])
            assert probe[:2] == ["python", "-c"] and "/healthz" in probe[2]
            compile(probe[2], "probe", "exec")


@pytest.mark.parametrize("name", ["ludoteca.service", "ludoteca-think.service"])
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_a_systemd_unit_is_accepted(name: str, tmp_path: Path) -> None:
    unit = (ROOT / "deploy/systemd" / name).read_text(encoding="utf-8")
    known_variables(unit)
    start = re.search(r"^ExecStart=(.*)$", unit, re.M)
    assert start is not None
    known_command(start[1].split())
    program = tmp_path / "ludoteca"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    file = tmp_path / name
    file.write_text(unit.replace("/opt/ludoteca/bin/ludoteca", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
