"""Adds the present rules version of a title to those that its network at clean points is good for.

python -m ludoteca.lab.training.good_for GAME --reason "why the inputs still mean the same"
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

from ludoteca import registry


def with_version(data: bytes, version: int, reason: str) -> bytes:
    """The file of a network with one more rules version in its header."""
    head, newline, body = data.partition(b"\n")
    about = json.loads(head)
    if version in [entry["version"] for entry in about["rules"]]:
        raise ValueError(f"the network is good for the rules {version} already")
    about["rules"].append({"version": version, "reason": reason})
    return json.dumps(about, sort_keys=True).encode() + newline + body


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--reason", required=True)
    args = parser.parse_args()
    game = registry.find(args.game)
    file = Path(__file__).parents[2] / "games" / game.package.rpartition(".")[2] / "ai" / "lookahead.weights"
    file.write_bytes(with_version(file.read_bytes(), game.rules_version, args.reason))
    print(f"{file}: good for the rules {game.rules_version}")


if __name__ == "__main__":
    main()
