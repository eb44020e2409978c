"""Writes src/ludoteca/games/anno_1452/web/map.json: shapes and anchors of the Anno 1452 map, from anno-geometry.toml.

The coast is Natural Earth 1:50m (public domain); the frontiers are our own drawing. Run: python tools/boards/anno.py
"""

import json
import math
import random
import re
import tomllib
from pathlib import Path

from kit import bbox, edge_dist, inside, path, scatter, text_w

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "ludoteca" / "games" / "anno_1452"
GEOMETRY = tomllib.loads((HERE / "anno-geometry.toml").read_text("utf-8"))
SHAPES = {p["region"]: p for p in GEOMETRY["polygon"]}
EDGE = 10  # the frame around the map
LETTERING = 21.5
APART = 66  # between the middles of two Estates, so that neither their Citizens nor the rings around them touch
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


def ramp(v, low, high):
    """From 0 at `low` to 1 at `high`, without a corner at either end."""
    share = min(1.0, max(0.0, (v - low) / (high - low)))
    return share * share * (3 - 2 * share)


def roomier(x, y):
    """Styria is a narrow land that takes four Estates: there the map is drawn out to the east and south, and what lies
    around gives way."""
    east = ramp(x, 600, 800) * ramp(y, 420, 570) * (1 - ramp(y, 700, 880))
    south = ramp(x, 480, 620) * ramp(y, 540, 630) * (1 - ramp(y, 740, 960))
    return x + 52 * east, y + 30 * south


def shifted(points):
    return [(x + EDGE, y + EDGE) for x, y in (roomier(*p) for p in points)]


def width(region):
    """Of the longest name of a region."""
    names = []
    for lang in ("en", "it", "pt"):
        text = (GAME / "locale" / f"{lang}.ftl").read_text("utf-8")
        names += re.findall(rf"^region-{region} = (.+)$", text, re.M)
    return max(text_w(name, LETTERING) for name in names)


def out_by(p, ring, inset):
    """How far a point is from standing at least `inset` inside the ring."""
    d = edge_dist(p, ring)
    return max(0.0, inset - d) if inside(p, ring) else inset + d


def trouble(label, slots, ring, w):
    """What is wrong with a layout: a label or Estates over the border, or over one another."""
    x, y = label
    cost = sum(out_by((x + dx, y + dy), ring, 3) ** 2 for dx in (-w / 2, 0, w / 2) for dy in (-40, -24)) * 0.6
    cost += sum(out_by((x + dx, y + dy), ring, 7) ** 2 for dx in (-17, 17) for dy in (-5, 26))
    for i, a in enumerate(slots):
        cost += out_by(a, ring, 29) ** 2 * 1.4
        cost += sum(max(0.0, APART - math.dist(a, b)) ** 2 * 1.6 for b in slots[:i])
        for cx, cy, hw, hh in (
            (x, y - 32, w / 2, 11),
            (x, y + 9, 17, 21),
            (x + 18, y + 29, 6, 6),
        ):  # name, shield, price
            dx, dy = max(0.0, abs(a[0] - cx) - hw), max(0.0, abs(a[1] - cy) - hh)
            cost += max(0.0, 30 - math.hypot(dx, dy)) ** 2 * 2
    return cost


def settle(region, ring, label, slots):
    """Move label and Estates little by little to where they trouble each other least."""
    rnd = random.Random(region)
    w = width(region)
    best = (trouble(label, slots, ring, w), label, slots)
    x0, y0, x1, y1 = bbox(ring)
    for start in range(6):
        if best[0] < 1:
            break
        if start:
            label = (rnd.uniform(x0, x1), rnd.uniform(y0, y1))
            slots = [(rnd.uniform(x0, x1), rnd.uniform(y0, y1)) for _ in slots]
        now = trouble(label, slots, ring, w)
        step = 60.0
        for _ in range(1500):
            step = max(1.5, step * 0.9975)
            k = rnd.randrange(len(slots) + 1)
            old = label if k == len(slots) else slots[k]
            moved = (old[0] + rnd.gauss(0, step), old[1] + rnd.gauss(0, step))
            new_label = moved if k == len(slots) else label
            new_slots = slots if k == len(slots) else [*slots[:k], moved, *slots[k + 1 :]]
            cost = trouble(new_label, new_slots, ring, w)
            if cost < now:
                label, slots, now = new_label, new_slots, cost
        if now < best[0] - 1:
            best = (now, label, slots)
    print(region, round(best[0]))
    return best[1], sorted(best[2], key=lambda p: (round(p[1] / 40), p[0]))


def washes():
    """Six shades of paper so that no two neighbours look alike."""
    shade: dict[str, int] = {}
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
        ring = shifted(shape["points"])
        (first,) = shifted([shape["shield"]])
        (x, y), slots = settle(key, ring, first, shifted(shape["slots"]))
        out["regions"][key] = {
            "d": path([shifted(shape["points"])]),
            "x": round(x, 1),
            "y": round(y, 1),
            "wash": shade[key],
            "slots": [[round(a, 1), round(b, 1)] for a, b in slots],
        }
        taken += [(a, b, 37, 35) for a, b in slots] + [(x, y - 8, width(key) / 2 + 16, 52)]
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
