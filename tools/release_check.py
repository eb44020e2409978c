"""Build the source distribution, the plain and the compiled wheel from a clean clone; install each elsewhere and try
it.

    make release-check

Each artefact goes into an empty environment in a temporary folder: its version and build kind, the list of games, a bot
game, the first page of the server. The tests of the source distribution run last, on the package installed from it:
those of `make test` that need no browser. `--tests quick` imports every test module and runs the tests that read files
beside the package.
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
# These read docs, data, recorded games and deployment files, which a source distribution can lack.
QUICK_TESTS = [
    "tests/kernel",
    "tests/games/parley",
    "tests/conformance/test_golden.py",
    "tests/test_api.py",
    "tests/test_deployment.py",
    "tests/test_docs.py",
    "tests/test_i18n.py",
    "tests/test_layers.py",
    "tests/test_packaging.py",
]


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


def built_sdist(clone: Path, tools: Path, work: Path, out: Path) -> tuple[Path, Path]:
    """The source distribution and the folder with its content, which must have everything that its tests need."""
    run(tools / "python", "-m", "build", "--sdist", "--outdir", out, clone)
    sdist = only(out, "*.tar.gz")
    say(f"{sdist.name}: {sdist.stat().st_size // 1024} kB")
    with tarfile.open(sdist) as archive:
        archive.extractall(work / "source", filter="data")
    source = only(work / "source", "ludoteca-*")
    for folder in ("tests", "docs", "tools", "examples"):
        assert (source / folder).is_dir(), f"the source distribution has no {folder}"
    return sdist, source


def check_wheel(kind: str, source: Path, tools: Path, work: Path, out: Path) -> None:
    """Build a wheel of the source distribution and try it in an empty environment."""
    compile_it = "1" if kind == "compiled" else ""
    folder = out / kind
    run(tools / "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, source, LUDOTECA_COMPILE=compile_it)
    wheel = only(folder, "*.whl")
    say(f"{wheel.name}: {wheel.stat().st_size // 1024} kB")
    elsewhere = work / f"try-{kind}"
    elsewhere.mkdir()
    try_out(environment(work / f"env-{kind}", f"{wheel}[server]"), elsewhere, kind)
    shutil.rmtree(work / f"env-{kind}")


def run_tests(commands: Path, source: Path, which: str) -> None:
    """The tests of the source distribution on the package that was installed from it."""
    pytest: list[str | Path] = [commands / "python", "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    calls: list[list[str | Path]] = [[*pytest, "-m", "not long", "--ignore=tests/browser"]]
    if which == "quick":
        calls = [
            [commands / "python", "-m", "pytest", "-q", "--collect-only", "-qq", "--ignore=tests/browser"],
            [*pytest, *QUICK_TESTS],
        ]
    clean = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    for call in calls:
        if subprocess.run(call, cwd=source, env=clean, check=False).returncode:
            sys.exit("release-check: the tests of the source distribution failed")
    say(f"the tests of the source distribution pass ({which})")


def check(work: Path, kept: Path, which_tests: str) -> None:
    clone = work / "clone"
    run("git", "clone", "--quiet", ROOT, clone)
    tools = environment(work / "tools", "build")
    sdist, source = built_sdist(clone, tools, work, kept / "sdist")
    for kind in ("interpreted", "compiled"):
        check_wheel(kind, source, tools, work, kept)
    elsewhere = work / "try-sdist"
    elsewhere.mkdir()
    extra = "server" if which_tests == "none" else "test"
    commands = environment(work / "env-sdist", f"{sdist}[{extra}]")
    try_out(commands, elsewhere, "interpreted")
    if which_tests != "none":
        run_tests(commands, source, which_tests)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--tests", choices=["all", "quick", "none"], default="all", help="which tests of the source distribution to run"
    )
    parser.add_argument("--keep", type=Path, help="an empty folder for the artefacts, which are otherwise removed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteca-release-") as name:
        work = Path(name)
        kept = args.keep.resolve() if args.keep else work / "dist"
        check(work, kept, args.tests)
    say("all artefacts work")


if __name__ == "__main__":
    main()
