"""Writes src/ludoteca/games/rio_de_la_plata/web/layout.json: what the drawn board must know of the printed one. Run:
python tools/boards/rio.py"""

import json
import tomllib
from pathlib import Path

GAME = Path(__file__).resolve().parents[2] / "src" / "ludoteca" / "games" / "rio_de_la_plata"


def read(name):
    return tomllib.loads((GAME / "data" / name).read_text("utf-8"))


def building(b):
    """What the tooltip of a building says: what it costs, what it gives, what a worker on it turns into what."""
    trades = b.get("activation", {}).get("options", [])
    return {
        "cost": b["cost"],
        "vp": b["vp"],
        "loss": b["attacker_vp"],
        "trades": [[t["pay"], t["gain"]] for t in trades],
    }


def main():
    board = read("board.toml")
    letters = {d["letter"]: d for d in board["district"]}
    out = {
        "districts": {d["id"]: {"centre": d["centre"], "letter": d["letter"]} for d in letters.values()},
        "map": board["district_map"]["rows"],
        "overlay": board["overlay"]["rows"],
        "south": [[w[0], w[1], w[2].lower()] for w in board["walls"]["prebuilt"]],
        "years": [
            board["time_track"]["first_year"],
            board["time_track"]["last_year"],
            board["time_track"]["last_year_short"],
        ],
        "gaps": {str(g["from"]): g["symbols"] for g in board["time_gap"]},
        "pits": {k: board["production"][k]["workers_per_cell"] for k in ("quarry", "forest")},
        "adversary": [[a["value"], a["bonus"] if a["printed"] else None] for a in board["adversary"]],
        "buildings": {b["id"]: building(b) for b in read("buildings.toml")["building"]},
        "majors": {},
        "offices": {c["id"]: {"cost": c["cost"], "from": c["min_vp"]} for c in read("characters.toml")["character"]},
    }
    for m in read("major_buildings.toml")["major"]:
        out["majors"][m["id"]] = {
            "cost": list(m.get("cost_per_cell", {})) or m.get("cost_per_cell_any_of", []),
            "either": "cost_per_cell_any_of" in m,
            "bonus": m["closing_bonus_vp"],
            "from": [c["min_players"] for c in m["cells"]],
        }
    target = GAME / "web" / "layout.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(out, separators=(",", ":")), "utf-8")
    print(target, target.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
