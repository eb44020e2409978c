"""Writes src/ludoteca/games/anno_1452/web/map.json: shapes and anchors of the Anno 1452 map, from anno-geometry.toml.

The coast is Natural Earth 1:50m (public domain); the frontiers are our own drawing. Run: python tools/boards/anno.py
"""

import json
import tomllib
from pathlib import Path

from kit import path, scatter

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "ludoteca" / "games" / "anno_1452"
GEOMETRY = tomllib.loads((HERE / "anno-geometry.toml").read_text("utf-8"))
SHAPES = {p["region"]: p for p in GEOMETRY["polygon"]}
EDGE = 10  # the frame around the map
NUDGED = {"franken": (24, 0), "pfalz": (3, -4), "oesterreich": (4, 8), "tirol": (-4, -2), "bayern": (2, -6)}
HILLS = {
    "tirol": 7,
    "kaernten": 3,
    "steiermark": 4,
    "schwaben": 6,
    "lombardei": 4,
    "toskana": 4,
    "unteritalien": 5,
    "boehmen": 3,
    "sachsen": 2,
    "oesterreich": 1,
}
TREES = {
    "westfalen": 4,
    "sachsen": 4,
    "franken": 3,
    "bayern": 4,
    "boehmen": 4,
    "lothringen": 3,
    "maehren": 2,
    "pfalz": 1,
    "schwaben": 3,
    "oesterreich": 2,
}


def shifted(points):
    return [(x + EDGE, y + EDGE) for x, y in points]


def washes():
    """Six shades of paper so that no two neighbours look alike."""
    shade = {}
    for key in sorted(SHAPES, key=lambda k: -len(SHAPES[k]["border_lengths"])):
        used = {shade.get(other) for other in SHAPES[key]["border_lengths"]}
        shade[key] = next(i for i in range(6) if i not in used)
    return shade


def main():
    shade = washes()
    water = [b for b in GEOMETRY["backdrop"] if "lake" in b["kind"] or "water" in b["kind"]]
    land = [b for b in GEOMETRY["backdrop"] if b not in water]
    out = {
        "width": GEOMETRY["canvas"]["width"] + 2 * EDGE,
        "height": GEOMETRY["canvas"]["height"] + 2 * EDGE,
        "land": path([shifted(b["points"]) for b in land] + [shifted(p["points"]) for p in SHAPES.values()]),
        "lakes": path([shifted(b["points"]) for b in water]),
        "regions": {},
        "scenery": [],
    }
    taken = []
    for key, shape in SHAPES.items():
        dx, dy = NUDGED.get(key, (0, 0))
        x, y = shape["shield"][0] + EDGE + dx, shape["shield"][1] + EDGE + dy
        out["regions"][key] = {
            "d": path([shifted(shape["points"])]),
            "x": round(x, 1),
            "y": round(y, 1),
            "wash": shade[key],
            "slots": [[round(a, 1), round(b, 1)] for a, b in shifted(shape["slots"])],
        }
        taken += [(a, b, 37, 35) for a, b in shifted(shape["slots"])] + [(x, y, 62, 46)]
    for table, symbol, size in ((HILLS, "hill", 25), (TREES, "tree", 19)):
        for key, count in table.items():
            for x, y in scatter([shifted(SHAPES[key]["points"])], count, key + symbol, taken, 24, 15):
                taken.append((x, y, 22, 22))
                out["scenery"].append([symbol, round(x), round(y), size])
    target = GAME / "web" / "map.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(out, separators=(",", ":")), "utf-8")
    print(target, target.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
