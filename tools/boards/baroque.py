"""Writes src/ludoteca/games/baroque/web/map.json: the shapes and anchors of the Baroque map, from baroque-geometry.json.

The coast is Natural Earth 1:50m (public domain); the borders are our own drawing. Run: python tools/boards/baroque.py
"""

import json
import re
import tomllib
from pathlib import Path

from kit import area, best_box, path, scatter, text_w

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "ludoteca" / "games" / "baroque"
GEOMETRY = json.loads((HERE / "baroque-geometry.json").read_text("utf-8"))
STATES = {s["id"]: s for s in tomllib.loads((GAME / "data" / "states.toml").read_text("utf-8"))["state"]}
LEFT = TOP = 46  # the victory track runs around the map
LETTERING = 21.5
NUDGED = {
    "east_frisia": (-12, 2),
    "oldenburg": (12, 6),
    "salzburg": (-1, -13),
    "mainz": (0, -9),
    "east_pomerania": (-4, 8),
    "osnabruck": (6, 2),
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
    "grisons": ("hill", 4, 28, 790, 1110),
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


def place(key, state):
    """Where the label and the pieces of a state stand."""
    ring = [(x + LEFT, y + TOP) for x, y in outline(GEOMETRY["states"][key]["polygons"])]
    size = LETTERING + (4 if state.get("home") else 0)
    broken = [lines(name) for name in names(key)]
    width = max(max(text_w(line, size) for name in broken for line in name), 32 + 26 * marks(state), 66)
    top = 28 + size * max(len(name) for name in broken)
    for below in (62, 46, 34, 20):
        fit, x, y = best_box(ring, width, top + below)
        if fit > -3:
            break
    dx, dy = NUDGED.get(key, (0, 0))
    y0 = y + dy - (top + below) / 2
    return {"x": x + dx, "y": y0, "width": width, "top": top, "below": below, "size": size}


def washes():
    """Six shades of paper so that no two neighbours look alike."""
    shade = {}
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
    for key, state in STATES.items():
        at = where[key] = place(key, state)
        out["states"][key] = {
            "d": path([shifted(r) for p in GEOMETRY["states"][key]["polygons"] for r in p]),
            "x": round(at["x"], 1),
            "y": round(at["y"], 1),
            "size": at["size"],
            "py": round(at["y"] + at["top"] + 18, 1),
            "row": round(max(at["width"] + 26, 100)),
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
    for file, table in (("opportunities.toml", "card"), ("events.toml", "event")):
        for card in tomllib.loads((GAME / "data" / file).read_text("utf-8"))[table]:
            out["cards"][card["id"]] = card.get("kind", "event")
    target = GAME / "web" / "map.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(out, separators=(",", ":"), ensure_ascii=False), "utf-8")
    print(target, target.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
