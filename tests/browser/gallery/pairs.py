"""The pictures of docs/windows.md that show the table as it is now.

python tests/browser/gallery/pairs.py docs/pictures/windows      take every picture of this folder again whose name ends
                                                                 in -after.webp: NUMBER-GAME-STAGE-SIZE-after.webp

Each is taken with the most players, in English and by daylight, like the picture of before beside it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.gallery.darkroom import Darkroom
from browser.gallery.positions import PLAN
from browser.gallery.studio import arrive, own_studio
from browser.gallery.windows import SIZES, WINDOWS, Look, Walk, looks

WIDTH = 560  # of a picture in the page, in pixels
SUFFIX = "-after.webp"


def shown(name: str) -> tuple[Look, str]:
    """What the picture with this file name shows: a position, and the window."""
    number, _, rest = name.removesuffix(SUFFIX).partition("-")
    game = next((game for game in PLAN["games"] if rest.startswith(f"{game}-")), "")
    size = max((size for size in SIZES if rest.endswith(f"-{size}")), key=len, default="")
    if not (number.isdigit() and game and size):
        raise ValueError(f"{name} names no game or no window")
    stage = rest.removeprefix(f"{game}-").removesuffix(f"-{size}")
    found = list(looks([game], [stage], None, ["en"], ["light"]))
    if not found:
        raise ValueError(f"{name} names no stage of {game}")
    return max(found, key=lambda look: look.position.seats), size


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    with own_studio() as studio:
        walk = Walk(studio, None)
        room = Darkroom(studio.client.chromium)
        for file in sorted(folder.glob(f"*{SUFFIX}")):
            look, size = shown(file.name)
            window = WINDOWS["sizes"][size]
            page = walk.open(look, window["touch"], size)
            arrive(page)
            file.write_bytes(room.scaled(page.screenshot(), WIDTH / window["width"]))
            page.context.close()
            print(file.name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
