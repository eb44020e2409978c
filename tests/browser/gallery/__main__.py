"""Pictures of the boards.

python tests/browser/gallery take --out DIR     take them
python tests/browser/gallery check              look for clipped, small or overlapping things and for lit ones that no
                                                click can meet
python tests/browser/gallery compare            compare with the accepted ones (with --out DIR: keep those that differ)
python tests/browser/gallery all                check and compare
python tests/browser/gallery accept             make what is seen now the accepted ones (with --out DIR: keep them in
                                                full size, for looking at)

All take a selection: --game baroque --stage late --seats 4 --size phone --theme dark --lang it --tab hand, each more
than once if wished.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.gallery.audit import audit
from browser.gallery.darkroom import Darkroom, accept, forget, reference
from browser.gallery.positions import PLAN, positions
from browser.gallery.studio import Picture, Studio, kept_picture, own_studio, pictures_of


def selected(args: argparse.Namespace) -> Iterator[Picture]:
    if args.tested:
        for game in args.game or PLAN["games"]:
            yield from (
                kept_picture(game, stage, size)
                for stage in args.stage or PLAN["stages"]
                for size in args.size or PLAN["sizes"]
            )
        return
    tabs = [tab for tab in PLAN["tabs"] if not args.tab or tab in args.tab]
    sizes, themes, languages = (
        args.size or PLAN["sizes"],
        args.theme or PLAN["themes"],
        args.lang or PLAN["languages"],
    )
    for position in positions(args.game or list(PLAN["games"]), args.seats, args.stage or list(PLAN["stages"])):
        for picture in pictures_of(position, sizes, themes, languages, tabs):
            if not args.tab or (picture.tab or "board") in args.tab:
                yield picture


def faults(s: Studio, room: Darkroom, picture: Picture, what: str, out: Path | None) -> list[str]:
    """What is wrong with one picture, in a line each; taking and accepting find nothing wrong."""
    found: list[str] = []
    page, shot = s.show(picture)
    if what in ("take", "accept") and out:
        (out / f"{picture.name}.png").write_bytes(shot)
    if what == "accept":
        accept(picture, room.shrink(shot, picture.size), s.version)
    if what in ("compare", "all"):
        file = reference(picture)
        boxes = room.differ(file.read_bytes(), room.shrink(shot, picture.size), picture.size) if file.exists() else []
        if boxes or not file.exists():
            found.append(f"differs in {len(boxes)} places" if boxes else "was never accepted")
            if out:
                (out / f"{picture.name}.png").write_bytes(shot)
    if what in ("check", "all"):
        found += [str(problem) for problem in audit(page, picture.position.game, picture.size, picture.tab)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["take", "check", "compare", "all", "accept"])
    parser.add_argument("--game", action="append", choices=list(PLAN["games"]))
    parser.add_argument("--stage", action="append", choices=list(PLAN["stages"]))
    parser.add_argument("--seats", action="append", type=int)
    parser.add_argument("--size", action="append", choices=PLAN["sizes"])
    parser.add_argument("--theme", action="append", choices=PLAN["themes"])
    parser.add_argument("--lang", action="append", choices=PLAN["languages"])
    parser.add_argument("--tab", action="append", choices=["board", *PLAN["tabs"]])
    parser.add_argument("--tested", action="store_true", help="only those that make test looks at")
    parser.add_argument("--out", type=Path, help="a folder for the pictures")
    args = parser.parse_args()
    if args.what == "take" and not args.out:
        parser.error("take needs --out")
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    begun, count = time.monotonic(), 0
    where: dict[str, list[str]] = {}
    seen: set[str] = set()
    with own_studio() as s:
        room = Darkroom(s.client.chromium)
        for picture in selected(args):
            count += 1
            found = faults(s, room, picture, args.what, args.out)
            for fault in found:
                where.setdefault(fault, []).append(picture.name)
            if found:
                print(f"{picture.name}: {len(found)}", flush=True)
            seen.add(picture.name)
        complaints = s.client.complaints
    if args.what == "accept" and not any(
        (args.tested, args.stage, args.seats, args.size, args.theme, args.lang, args.tab)
    ):
        forget(args.game or list(PLAN["games"]), seen)
    for fault, names in where.items():
        print(f"{fault}   [{len(names)}: {names[0]}]")
    for complaint in complaints:
        print("console:", complaint)
    print(f"{count} pictures in {time.monotonic() - begun:.0f} s, {sum(map(len, where.values()))} faults")
    return 1 if complaints or where else 0


if __name__ == "__main__":
    sys.exit(main())
