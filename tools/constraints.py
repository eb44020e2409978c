"""Write constraints.txt: the version of everything that all extras install, without addresses or hashes.

Run it in a fresh environment: ``make constraints``.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = "dev,long,bench"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        wanted = [f"{ROOT}[{EXTRAS}]", "setuptools>=80"]
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        subprocess.run([*install, "--report", str(report), *wanted], check=True)
        found = [item["metadata"] for item in json.loads(report.read_text())["install"]]
    pins = sorted(f"{m['name'].lower()}=={m['version']}" for m in found if m["name"] != "ludoteca")
    head = "# Versions that the tests were run with; made by `make constraints`.\n"
    (ROOT / "constraints.txt").write_text(head + "\n".join(pins) + "\n")
    print(f"constraints.txt: {len(pins)} versions")


if __name__ == "__main__":
    main()
