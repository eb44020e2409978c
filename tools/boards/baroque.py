"""Writes src/ludoteca/games/baroque/web/map.json: the shapes and anchors of the Baroque map, from
baroque-geometry.json.

The coast is Natural Earth 1:50m (public domain); the borders are our own drawing. Run: python tools/boards/baroque.py
"""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from kit import area, bbox, edge_dist, inside, path, scatter, text_w

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "ludoteca" / "games" / "baroque"
GEOMETRY = json.loads((HERE / "baroque-geometry.json").read_text("utf-8"))
STATES = {s["id"]: s for s in tomllib.loads((GAME / "data" / "states.toml").read_text("utf-8"))["state"]}
LEFT = TOP = 46  # the victory track runs around the map
LETTERING = 23
HEAD = 29  # height of the row with the value and the marks, above the name
BESIDE = 5  # between the marks and a name in the same row
IN_A_ROW = {
    "carinthia",
    "carniola",
    "hamburg",
    "holstein",
    "luneburg",
    "swabia",
    "westphalia",
}  # low states: the marks stand beside the name
PITCH = 36  # from one row of pieces to the next
NUDGED = {
    "strasbourg": (-6, 14),
    "lower_palatinate": (20, -4),
    "upper_palatinate": (0, -14),
    "hamburg": (-8, 0),
    "mecklenburg": (26, 0),
}
HILLS = {
    "tyrol": 9,
    "salzburg": 2,
    "carinthia": 2,
    "styria": 3,
    "bohemia": 5,
    "franche_comte": 3,
    "moravia": 2,
    "silesia": 3,
    "thuringia": 3,
    "austria": 2,
    "bavaria": 2,
    "upper_palatinate": 1,
}
TREES = {
    "brandenburg": 5,
    "hessen": 3,
    "lorraine": 3,
    "brunswick": 3,
    "luneburg": 2,
    "westphalia": 2,
    "spanish_netherlands": 3,
    "prussia": 2,
    "saxony": 2,
    "lusatia": 2,
    "franconia": 2,
    "bavaria": 2,
    "baden": 2,
    "lower_palatinate": 2,
    "wurttemberg": 2,
    "mecklenburg": 1,
}
ABROAD = {
    "switzerland": ("hill", 10, 30, 560, 1090),
    "france": ("tree", 7, 22, 150, 860),
    "poland": ("tree", 9, 22, 1452, 360),
    "hungary": ("tree", 7, 22, 1480, 860),
    "grisons": ("hill", 4, 28, 826, 1108),
    "venice": ("hill", 4, 24, 960, 1170),
    "croatia": ("hill", 2, 24, 1300, 1180),
    "lithuania": ("tree", 2, 22, 1543, 292),
}


def names(state: str) -> list[str]:
    found = []
    for lang in ("en", "it", "pt"):
        text = (GAME / "locale" / f"{lang}.ftl").read_text("utf-8")
        match = re.search(rf"^state-{state} = (.+)$", text, re.M)
        found.append(match.group(1) if match else state)
    return found


def lines(name: str) -> list[str]:
    """The same rule as in board.js: a long name of several words stands in two lines."""
    if len(name) <= 11 or " " not in name:
        return [name]
    head, _, last = name.rpartition(" ")
    return [head, last]


def shifted(ring):
    return [[x + LEFT, y + TOP] for x, y in ring]


def outline(polygons):
    return max((p[0] for p in polygons), key=area)


def marks(state) -> int:
    return sum([bool(state.get("elector")), bool(state.get("diocese")), "port" in state, bool(state.get("hammer"))])


def spans(ring, y):
    """Where the horizontal line at y runs inside the ring, from left to right."""
    cuts = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        if (y1 > y) != (y2 > y):
            cuts.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2]))


def room(ring, x, y, half=14):
    """The widest stretch near x where a row of pieces at height y stays inside, or None."""
    left, right = -1e9, 1e9
    for level in (y - half, y, y + half):
        near = [(a, b) for a, b in spans(ring, level) if a - 20 < x < b + 20]
        if not near:
            return None
        a, b = max(near, key=lambda span: span[1] - span[0])
        left, right = max(left, a), min(right, b)
    return (left + 3, right - 3) if right - left > 34 else None


def rows_of(ring, x, bottom, taken):
    """Rows for pieces below a label: centre and width of each. A small state lets its only row cross the border a
    little."""
    rows = []
    for n in range(3):
        y = bottom + 17 + PITCH * n
        found = room(ring, x, y)
        if found is None:
            break
        left, right = found
        for x0, y0, x1, y1 in taken:
            if y0 < y + 15 and y1 > y - 15:
                if x0 > x:
                    right = min(right, x0 - 2)
                elif x1 < x:
                    left = max(left, x1 + 2)
        left, right = max(left, x - 95), min(right, x + 95)
        if right - left > 34:
            rows.append((round((left + right) / 2, 1), round(y, 1), round(right - left)))
    if not rows or rows[0][2] < 76:
        first = rows[0] if rows else (round(x, 1), round(bottom + 17, 1), 0)
        rows = [(first[0], first[1], 76), *rows[1:]]
    return rows


def fit(ring, x, y, w, h):
    """How far the box stays from the border; negative when it crosses it."""
    least = 1e9
    for dx in (-0.5, -0.25, 0, 0.25, 0.5):
        for dy in (-0.5, 0, 0.5):
            p = (x + w * dx, y + h * dy)
            d = edge_dist(p, ring)
            least = min(least, d if inside(p, ring) else -d)
    return least


def place(key, state, taken):
    """Where the label of a state stands, so that its pieces find room below it."""
    ring = [(x + LEFT, y + TOP) for x, y in outline(GEOMETRY["states"][key]["polygons"])]
    size = LETTERING + (4 if state.get("home") else 0)
    broken = [lines(name) for name in names(key)]
    head = 28 + 26 * marks(state)
    name = max(text_w(line, size) for name in broken for line in name)
    high = max(len(name) for name in broken)
    row = key in IN_A_ROW
    width, height = (head + BESIDE + name, HEAD) if row else (max(name, head + 4), HEAD + size * 0.96 * high)
    x, y = seat(ring, width, height, taken)
    dx, dy = NUDGED.get(key, (0, 0))
    return {
        "x": x + dx,
        "y": y + dy - height / 2,
        "width": width,
        "top": height,
        "below": 60,
        "size": size,
        "ring": ring,
        "lines": high,
        "row": row,
    }


def seat(ring, width, height, taken):
    """The best centre for a box with a row of pieces below it."""
    x0, y0, x1, y1 = bbox(ring)
    best = None
    y = y0 + 6
    while y < y1:
        x = x0 + 6
        while x < x1:
            if inside((x, y), ring):
                inset = fit(ring, x, y, width, height)
                wide = [room(ring, x, y + height / 2 + 17 + PITCH * n) for n in range(2)]
                space = sum(min(r[1] - r[0], 120) / (1, 2)[n] for n, r in enumerate(wide) if r)
                half = max(width, 80) / 2
                box = (x - half, y - height / 2, x + half, y + height / 2 + PITCH - 3)
                clash = sum(
                    max(0, min(box[2], b[2]) - max(box[0], b[0])) * max(0, min(box[3], b[3]) - max(box[1], b[1]))
                    for b in taken
                )
                score = (min(inset, 8) * 2 if inset > 0 else inset * 6) + space * 0.4 - clash * 0.06
                if best is None or score > best[0]:
                    best = (score, x, y)
            x += 6
        y += 6
    assert best is not None
    return best[1], best[2]


def washes():
    """Six shades of paper so that no two neighbours look alike."""
    shade: dict[str, int] = {}
    for key in sorted(STATES, key=lambda k: -len(STATES[k]["near"])):
        used = {shade.get(other) for other in STATES[key]["near"]}
        shade[key] = next(i for i in range(6) if i not in used)
    return shade


def main():
    shade = washes()
    out = {
        "land": path([shifted(r) for r in GEOMETRY["land"]]),
        "foreign": {},
        "states": {},
        "scenery": [],
        "cards": {},
    }
    for key, value in GEOMETRY["foreign"].items():
        out["foreign"][key] = path([shifted(r) for p in value["polygons"] for r in p])
    where = {}
    boxes: dict[str, Any] = {}
    smallest_first = sorted(STATES, key=lambda k: area(outline(GEOMETRY["states"][k]["polygons"])))
    for key in smallest_first:
        at = where[key] = place(key, STATES[key], list(boxes.values()))
        half = max(at["width"], 80) / 2
        boxes[key] = (at["x"] - half, at["y"], at["x"] + half, at["y"] + at["top"] + PITCH - 3)
    for key, state in STATES.items():
        at = where[key]
        others = [box for other, box in boxes.items() if other != key]
        out["states"][key] = {
            "d": path([shifted(r) for p in GEOMETRY["states"][key]["polygons"] for r in p]),
            "x": round(at["x"], 1),
            "y": round(at["y"], 1),
            "size": at["size"],
            "lines": at["lines"],
            "row": at["row"],
            "rows": rows_of(at["ring"], at["x"], at["y"] + at["top"], others),
            "wash": shade[key],
            "value": state["value"],
            "home": bool(state.get("home")),
            "marks": [
                m
                for m, has in (
                    ("elector", state.get("elector")),
                    ("diocese", state.get("diocese")),
                    ("port", "port" in state),
                    ("hammer", state.get("hammer")),
                )
                if has
            ],
        }
    for table, symbol, size in ((HILLS, "hill", 26), (TREES, "tree", 20)):
        for key, count in table.items():
            at = where[key]
            height = at["top"] + at["below"]
            avoid = [(at["x"], at["y"] + height / 2, at["width"] / 2 + 18, height / 2 + 16)]
            ring = [(a + LEFT, b + TOP) for a, b in outline(GEOMETRY["states"][key]["polygons"])]
            out["scenery"] += [
                [symbol, round(x), round(y), size] for x, y in scatter([ring], count, key + symbol, avoid, 27, 17)
            ]
    for key, (symbol, count, size, x0, y0) in ABROAD.items():
        ring = [(a + LEFT, b + TOP) for a, b in outline(GEOMETRY["foreign"][key]["polygons"])]
        avoid = [(x0, y0, 110, 34), (1500, 1056, 120, 140), (1513, 486, 130, 100)]
        out["scenery"] += [[symbol, round(x), round(y), size] for x, y in scatter([ring], count, key, avoid, 40, 20)]
    for file, kind in (("opportunities.toml", "card"), ("events.toml", "event")):
        for card in tomllib.loads((GAME / "data" / file).read_text("utf-8"))[kind]:
            out["cards"][card["id"]] = card.get("kind", "event")
    target = GAME / "web" / "map.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(out, separators=(",", ":"), ensure_ascii=False), "utf-8")
    print(target, target.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
