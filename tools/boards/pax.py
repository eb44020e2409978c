"""Writes src/ludoteca/games/pax_renaissance/web/layout.json: coasts, places, routes and card faces for the drawn board.

Coastlines: Natural Earth 1:50m land (public domain), one window per map card (pax-land.json).
Run: python tools/boards/pax.py
"""

import json
import math
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "ludoteca" / "games" / "pax_renaissance"
LAND = json.loads((HERE / "pax-land.json").read_text("utf-8"))
WIDTH, HEIGHT, GAP, BAND = 198, 166, 6, 22  # a map card, the gutter between two, its title band
WAVE = 9  # how far a route sways that goes straight across a map card
# longitude, latitude, side of the label, nudge of the slot; emporia off the map stand by hand
CITY_AT = {
    "london": (-0.1, 51.5, "r", 6, 2),
    "bordeaux": (-0.6, 44.8, "l", 10, -20),
    "paris": (2.35, 48.86, "l", -4, 2),
    "bruges": (3.2, 51.2, "r", 4, 8),
    "lyon": (4.8, 45.75, "l", 8, 2),
    "vienna": (16.4, 48.2, "b", 8, 0),
    "nurnberg": (11, 49.5, "b", -12, 6),
    "lubeck": (10.7, 53.9, "r", -2, 8),
    "toledo": (-4, 39.9, "b", 2, -8),
    "granada": (-3.6, 37.2, "b", 28, 1),
    "valencia": (-0.4, 39.5, "r", 2, -8),
    "algiers": (3.06, 36.75, "b", -6, 4),
    "venice": (12.3, 45.4, "r", 0, 12),
    "buda": (19, 47.5, "b", 4, -10),
    "varna": (27.9, 43.2, "l", -16, -6),
    "constantinople": (29, 41, "b", -14, -2),
    "modon": (21.7, 36.8, "b", 6, -8),
    "rhodes": (28.2, 36.4, "b", 12, -4),
    "cairo": (31.2, 30, "r", 0, -4),
    "cyprus": (33.2, 35.1, "b", 10, -6),
    "tana": (39.4, 47.2, "l", 8, 12),
    "caffa": (35.4, 45, "b", -30, -2),
    "trebizond": (39.7, 41, "b", 10, -6),
    "novgorod": (None, None, "b", 168, 18),
    "spice_islands": (None, None, "b", 40, 76),
    "timbuktu": (None, None, "b", 150, 114),
}
BORDER_AT = {
    "england-france": 0.50,
    "france-hre": 0.52,
    "hre-hungary": 0.62,
    "byzantium-hungary": 0.52,
    "aragon-portugal": 0.46,
    "aragon-papal_states": 0.52,
    "ottoman-papal_states": 0.56,
    "mamluk-ottoman": 0.56,
    "england-portugal": 0.74,
    "aragon-france": 0.70,
    "hre-papal_states": 0.82,
    "hungary-ottoman": 0.30,
    "byzantium-mamluk": 0.74,
}


def read(name):
    return tomllib.loads((GAME / "data" / name).read_text("utf-8"))


MAP = read("map.toml")
CARDS = {m["id"]: m for m in MAP["map_card"]}
CITIES = {c["id"]: c for c in MAP["city"]}
BORDERS = {b["id"]: b for b in MAP["border"]}


def origin(card):
    return 8 + CARDS[card]["column"] * (WIDTH + GAP), 5 + CARDS[card]["row"] * (HEIGHT + GAP)


def border_point(card, border):
    """Where a border lies, seen from one of its two map cards, and the direction into that card."""
    other = next(x for x in BORDERS[border]["maps"] if x != card)
    dx, dy = CARDS[other]["column"] - CARDS[card]["column"], CARDS[other]["row"] - CARDS[card]["row"]
    at = BORDER_AT[border]
    if dx:
        return (WIDTH + GAP / 2 if dx > 0 else -GAP / 2, at * HEIGHT), (-dx, 0)
    return (at * WIDTH, HEIGHT + GAP / 2 if dy > 0 else -GAP / 2), (0, -dy)


def city_point(city):
    base = "constantinople" if city.startswith("constantinople") else city
    lon, lat, _, dx, dy = CITY_AT[base]
    kx, ky = WIDTH / 200, (HEIGHT - BAND) / 150
    if lon is None:
        return dx * kx, BAND + dy * ky
    window = LAND["maps"][CITIES[city]["map"] if city in CITIES else "ottoman"]
    (centre_lon, centre_lat), scale = window["center"], 150 / window["dlat"]
    x = (lon - centre_lon) * math.cos(math.radians(centre_lat)) * scale + 100 + dx
    return x * kx, ((centre_lat - lat) * scale + 75 + dy) * ky + BAND


def curve(*points):
    a, *rest = [f"{x:.1f} {y:.1f}" for x, y in points]
    return f"M{a}C" + " ".join(rest)


def route_pieces(route):
    """The line of a trade route inside each map card it crosses: a curve and, where it ends, an arrow."""
    out = []
    shift = 4.5 if route["color"] == "white" else -4.5
    maps, borders = route["maps"], route["borders"]
    for i, card in enumerate(maps):

        def end(border, card=card):
            (x, y), n = border_point(card, border)
            return (x + shift * abs(n[1]), y + shift * abs(n[0])), n

        arrow = None
        if 0 < i < len(borders):
            (p, n), (q, k) = end(borders[i - 1]), end(borders[i])
            bend = 0.42 * math.dist(p, q)
            sway = WAVE if n[0] == -k[0] and n[0] else 0  # straight across it would look like a frame
            d = curve(
                p, (p[0] + n[0] * bend, p[1] + n[1] * bend - sway), (q[0] + k[0] * bend, q[1] + k[1] * bend + sway), q
            )
        elif i == 0:
            q, k = end(borders[0])
            p = city_point(route["emporium"])
            bend = 0.45 * math.dist(p, q)
            d = curve(p, p, (q[0] + k[0] * bend, q[1] + k[1] * bend), q)
        else:
            p, n = end(borders[-1])
            tx, ty = p[0] + n[0] * WIDTH * 0.26, p[1] + n[1] * WIDTH * 0.2 - 6 * (1 if shift > 0 else -1)
            d = curve(p, (p[0] + n[0] * 26, p[1] + n[1] * 26), (tx - n[0] * 16, ty), (tx, ty))
            arrow = [round(tx, 1), round(ty, 1), n[0] or 1]
        out.append({"map": card, "d": d, "arrow": arrow})
    return out


def face(card):
    """What is printed on a card, in the order it is read."""
    return {
        "agents": [[a["type"], a.get("religion"), a["count"]] for a in card["agents"]],
        "prestige": card["prestige"],
        "ops": [[o["op"], o.get("religion") or o.get("region")] for o in card["operations"]],
    }


def levies(city, face):
    """The pieces printed beside a city on a face of its map card, one for each of its slots."""
    return [f"{piece['religion']}_{piece['type']}" for piece in city["levy"][face]]


def main():
    out: dict[str, Any] = {"width": 16 + 5 * WIDTH + 4 * GAP, "height": 10 + 2 * HEIGHT + GAP}
    out |= {"maps": {}, "cities": {}, "borders": {}, "routes": [], "cards": {}, "empires": {}}
    for key, card in CARDS.items():
        x, y = origin(key)
        rings = "".join("M" + "L".join(f"{a:g} {b:g}" for a, b in ring) + "Z" for ring in LAND["maps"][key]["rings"])
        out["maps"][key] = {"x": x, "y": y, "region": card["region"], "faces": card["sides"], "land": rings}
    for key, city in CITIES.items():
        x, y = city_point(key)
        out["cities"][key] = {
            "x": round(x, 1),
            "y": round(y, 1),
            "label": CITY_AT["constantinople" if key.startswith("constantinople") else key][2],
            "capital": city["capital"],
            "emporium": city["emporium"],
            "map": city["map"],
            "levy": {face: levies(city, face) for face in CARDS[city["map"]]["sides"]},
        }
    for key, border in BORDERS.items():
        x, y = origin(border["maps"][0])
        (a, b), _ = border_point(border["maps"][0], key)
        out["borders"][key] = {"x": round(x + a, 1), "y": round(y + b, 1), "sea": border["sea"]}
    for route in MAP["route"]:
        out["routes"].append({"emporium": route["emporium"], "way": route["direction"], "pieces": route_pieces(route)})
    for card in read("cards.toml")["card"]:
        out["cards"][card["id"]] = {
            "deck": card["deck"],
            "kind": card["kind"],
            "place": card["location"],
            "shot": card["one_shot"]["effect"],
            "ability": bool(card["abilities"]),
            **face(card),
        }
    for empire in read("empires.toml")["empire"]:
        out["empires"][empire["id"]] = {
            "deck": empire["region"],
            "king": face(empire["king"]),
            "republic": face(empire["republic"]),
        }
    target = GAME / "web" / "layout.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(out, separators=(",", ":")), "utf-8")
    print(target, target.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
