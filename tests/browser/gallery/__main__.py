"""Pictures of the boards.

python tests/browser/gallery take --out DIR     take them
python tests/browser/gallery check              look for clipped, small or overlapping things and for lit ones no click can meet
python tests/browser/gallery compare            compare with the accepted ones (with --out DIR: keep those that differ)
python tests/browser/gallery accept             make what is seen now the accepted ones

All take a selection: --game baroque --stage late --seats 4 --size phone --theme dark --lang it --tab hand, each more than once if wished.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.gallery.audit import audit
from browser.gallery.positions import PLAN, positions
from browser.gallery.studio import pictures_of, studio


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["take", "check", "compare", "accept"])
    parser.add_argument("--game", action="append", choices=list(PLAN["games"]))
    parser.add_argument("--stage", action="append", choices=list(PLAN["stages"]))
    parser.add_argument("--seats", action="append", type=int)
    parser.add_argument("--size", action="append", choices=list(PLAN["sizes"]))
    parser.add_argument("--theme", action="append", choices=PLAN["themes"])
    parser.add_argument("--lang", action="append", choices=PLAN["languages"])
    parser.add_argument("--tab", action="append", choices=["board", *PLAN["tabs"]])
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    tabs = [tab for tab in PLAN["tabs"] if not args.tab or tab in args.tab]
    begun = time.monotonic()
    count = 0
    found: dict[str, list[str]] = {}
    with studio() as s:
        for position in positions(
            args.game or list(PLAN["games"]), args.seats or list(range(2, 7)), args.stage or list(PLAN["stages"])
        ):
            for picture in pictures_of(
                position,
                args.size or list(PLAN["sizes"]),
                args.theme or PLAN["themes"],
                args.lang or PLAN["languages"],
                tabs,
            ):
                if args.tab and (picture.tab or "board") not in args.tab:
                    continue
                count += 1
                if args.what == "take":
                    (args.out / f"{picture.name}.png").write_bytes(s.take(picture))
                elif args.what == "check":
                    problems = audit(s.show(picture), position.game, picture.size, picture.tab)
                    for problem in problems:
                        found.setdefault(str(problem), []).append(picture.name)
                    if problems:
                        print(f"{picture.name}: {len(problems)}", flush=True)
        complaints = s.client.complaints
    for problem, where in found.items():
        print(f"{problem}   [{len(where)}: {where[0]}]")
    for complaint in complaints:
        print("console:", complaint)
    print(f"{count} pictures in {time.monotonic() - begun:.0f} s")
    return 1 if complaints or found else 0


if __name__ == "__main__":
    sys.exit(main())
