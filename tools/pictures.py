"""Take the pictures of README.md from the real client: the four boards on desktop and phone, and a turn as an
animation.

    python tools/pictures.py [--only boards|turn]

Positions come from the recorded games of the tests, so the pictures show real play. A Chromium is needed (`make dev`).
"""

from __future__ import annotations

import argparse
import struct
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.client import CHOICE, choose
from browser.gallery.darkroom import Darkroom
from browser.gallery.positions import PLAN, positions
from browser.gallery.studio import Picture, Studio, own_studio

OUT = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SCALE = {"desktop": 0.6, "phone": 0.75}
THEMES = {"desktop": "light", "phone": "dark"}
TURN_SCALE = 0.5
TURN_GAME = "pax-renaissance"
FRAME_MS = 1400
LAST_FRAME_MS = 3000
SETTLE_MS = 1500  # what a choice sets in motion has come to rest
MAX_FRAMES = 10
ENDS_A_TURN = ("confirm",)


def chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file: name and content."""
    at = 12
    while at < len(webp):
        name, size = webp[at : at + 4], struct.unpack_from("<I", webp, at + 4)[0]
        yield name, webp[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three_bytes(n: int) -> bytes:
    return n.to_bytes(3, "little")


def animated(frames: list[bytes], width: int, height: int, durations: list[int]) -> bytes:
    """Still WebP pictures of one size as one animated WebP that repeats for ever; durations in milliseconds."""
    extended = bytes([0b00000010, 0, 0, 0]) + three_bytes(width - 1) + three_bytes(height - 1)
    parts = [chunk(b"VP8X", extended), chunk(b"ANIM", bytes([255, 255, 255, 255, 0, 0]))]
    place = three_bytes(0) * 2 + three_bytes(width - 1) + three_bytes(height - 1)
    for frame, duration in zip(frames, durations, strict=True):
        image = b"".join(chunk(name, content) for name, content in chunks(frame) if name in (b"ALPH", b"VP8 ", b"VP8L"))
        parts.append(chunk(b"ANMF", place + three_bytes(duration) + bytes([0b00000010]) + image))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def shrunk(room: Darkroom, png: bytes, scale: float) -> bytes:
    """A screen as a smaller WebP picture."""
    found: str = room.page.evaluate("([png, scale]) => shrink(png, scale)", [b64encode(png).decode(), scale])
    return b64decode(found)


def board(game: str, size: str) -> Picture:
    """A table of the most players in the middle of a game."""
    most = max(int(count) for count in PLAN["games"][game])
    (position,) = positions([game], [most], ["middle"])
    return Picture(position, size, THEMES[size], "en")


def take_boards(studio: Studio, room: Darkroom) -> None:
    for game in PLAN["games"]:
        for size, scale in SCALE.items():
            _, png = studio.show(board(game, size))
            (OUT / f"{game}-{size}.webp").write_bytes(shrunk(room, png, scale))
            print(f"{game}, {size}", flush=True)


def next_verb(page: Any) -> str:
    """The verb of the first choice that does not end the turn, empty if there is none."""
    verbs: list[str] = page.locator(CHOICE).evaluate_all("(all) => all.map((chip) => chip.dataset.verb ?? '')")
    return next((verb for verb in verbs if verb and verb not in ENDS_A_TURN), "")


def take_turn(studio: Studio, room: Darkroom) -> None:
    """A turn, one frame for each choice."""
    (position,) = positions([TURN_GAME], [2], ["early"])
    page, png = studio.show(Picture(position, "desktop", "light", "en"))
    frames = [shrunk(room, png, TURN_SCALE)]
    while len(frames) < MAX_FRAMES:
        verb = next_verb(page)
        if not verb:
            break
        choose(page, verb)
        page.wait_for_timeout(SETTLE_MS)
        frames.append(shrunk(room, page.screenshot(), TURN_SCALE))
    screen = page.viewport_size
    width, height = round(screen["width"] * TURN_SCALE), round(screen["height"] * TURN_SCALE)
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    (OUT / "turn.webp").write_bytes(animated(frames, width, height, durations))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["boards", "turn"])
    args = parser.parse_args()
    with own_studio() as studio:
        room = Darkroom(studio.client.chromium)
        if args.only != "turn":
            take_boards(studio, room)
        if args.only != "boards":
            take_turn(studio, room)


if __name__ == "__main__":
    main()
