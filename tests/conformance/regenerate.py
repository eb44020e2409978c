"""Write the stored playthroughs and fingerprints again: `make playthroughs`, or with names of games. Read the
difference before committing."""

import json
import sys
from pathlib import Path

from ludoteca import registry
from ludoteca.conformance.playthrough import fingerprint, playthrough
from ludoteca.i18n import LANGUAGES

TESTS = Path(__file__).resolve().parent.parent
PLAYTHROUGHS = TESTS / "playthroughs"
FINGERPRINTS = TESTS / "fingerprints"


def playthrough_file(name: str, lang: str) -> Path:
    return PLAYTHROUGHS / f"{name}.{lang}.txt"


def fingerprint_file(name: str) -> Path:
    return FINGERPRINTS / f"{name}.json"


def regenerate(name: str) -> None:
    game = registry.find(name)
    for folder in (PLAYTHROUGHS, FINGERPRINTS):
        folder.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        playthrough_file(name, lang).write_text(playthrough(game, lang, game.seats[-1]), encoding="utf-8")
    fingerprint_file(name).write_text(json.dumps(fingerprint(game), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or registry.names():
        regenerate(wanted)
