"""Battles for tests."""

from games.pax_renaissance.scene import Scene


def hre(defenders: int = 0, start: bool = False) -> Scene:
    """HRE with so many white rooks in Vienna, Nürnberg, Lübeck; nothing else on the map."""
    scene = Scene(start=start)
    for city in ("vienna", "nurnberg", "lubeck")[:defenders]:
        scene.put(city, "catholic_rook")
    return scene
