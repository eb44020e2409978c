"""Build the source distribution, the plain and the compiled wheel from a clean clone; install each elsewhere and try it.

    make release-check

Each artefact goes into an empty environment in a temporary folder: its version and build kind, the list of games, a bot game, the first page
of the server. The tests of the source distribution run last (without browser).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START_S = 60


def say(text: str) -> None:
    print(f"release-check: {text}", flush=True)


def run(*words: str | Path, cwd: Path | None = None, **variables: str) -> str:
    """Run a command; its output, or an end of the whole check with what it printed."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LUDOTECA_COMPILE")}
    done = subprocess.run(
        [str(w) for w in words], cwd=cwd, env={**environment, **variables}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"release-check: {' '.join(map(str, words))} failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    return done.stdout


def environment(folder: Path, *packages: str) -> Path:
    """A fresh virtual environment with these packages; the folder of its commands."""
    run(sys.executable, "-m", "venv", folder)
    pip = folder / "bin" / "pip"
    run(pip, "install", "--quiet", "--disable-pip-version-check", "-c", ROOT / "constraints.txt", *packages)
    return folder / "bin"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def first_page(commands: Path, data: Path) -> None:
    """Start the server on loopback and fetch its first page and its health."""
    port = free_port()
    server = subprocess.Popen(
        [commands / "ludoteca", "serve", "--no-browser", "--port", str(port), "--data", data, "--bots", "0"],
        cwd=data,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(START_S * 10):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                    page = answer.read().decode()
                break
            except OSError:
                if server.poll() is not None:
                    sys.exit(
                        f"release-check: the server ended\n{server.stderr.read().decode() if server.stderr else ''}"
                    )
                time.sleep(0.1)
        else:
            sys.exit("release-check: the server does not answer")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            assert answer.status == 200
        assert "<title>Ludoteca" in page, page[:400]
    finally:
        server.terminate()
        server.wait(15)


def try_out(commands: Path, folder: Path, kind: str) -> None:
    """What a user does first, in a folder that has nothing to do with the sources."""
    ludoteca = commands / "ludoteca"
    version = run(ludoteca, "--version", cwd=folder).strip()
    assert f"({kind})" in version, version
    games = json.loads(run(ludoteca, "games", "--json", cwd=folder))
    assert len(games) == 5, games
    arena = run(ludoteca, "arena", "parley", "--bots", "squire@8,random", "--games", "2", "--json", cwd=folder)
    assert json.loads(arena)["games"] == 2
    data = folder / "data"
    data.mkdir()
    first_page(commands, data)
    say(f"{version}: games, a bot game and the first page work")


def only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    assert len(found) == 1, found
    return found[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-tests", action="store_true", help="leave out the tests of the source distribution")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteca-release-") as name:
        work = Path(name)
        clone, built = work / "clone", work / "dist"
        run("git", "clone", "--quiet", ROOT, clone)
        tools = environment(work / "tools", "build")
        run(tools / "python", "-m", "build", "--sdist", "--outdir", built, clone)
        sdist = only(built, "*.tar.gz")
        say(f"{sdist.name}: {sdist.stat().st_size // 1024} kB")
        with tarfile.open(sdist) as archive:
            archive.extractall(work / "source", filter="data")
        source = only(work / "source", "ludoteca-*")
        for folder in ("tests", "docs", "tools", "examples"):
            assert (source / folder).is_dir(), f"the source distribution has no {folder}"
        for kind in ("interpreted", "compiled"):
            out = work / f"wheel-{kind}"
            run(
                tools / "pip",
                "wheel",
                "--quiet",
                "--no-deps",
                "--wheel-dir",
                out,
                source,
                LUDOTECA_COMPILE="1" if kind == "compiled" else "",
            )
            wheel = only(out, "*.whl")
            say(f"{wheel.name}: {wheel.stat().st_size // 1024} kB")
            elsewhere = work / f"try-{kind}"
            elsewhere.mkdir()
            try_out(environment(work / f"env-{kind}", f"{wheel}[server]"), elsewhere, kind)
            shutil.rmtree(work / f"env-{kind}")
        elsewhere = work / "try-sdist"
        elsewhere.mkdir()
        commands = environment(work / "env-sdist", f"{sdist}[test]")
        try_out(commands, elsewhere, "interpreted")
        if not args.no_tests:
            command: list[str | Path] = [
                commands / "python",
                "-m",
                "pytest",
                "-q",
                "-n",
                "2",
                "--dist",
                "loadgroup",
                "--ignore=tests/browser",
            ]
            if subprocess.run(command, cwd=source, check=False).returncode:
                sys.exit("release-check: the tests of the source distribution failed")
    say("all artefacts work")


if __name__ == "__main__":
    main()
