"""Positions of single cards for tests."""

from games.pax_renaissance.scene import Scene, cube


def spice_fair(*cards: str, florins: int, start: str = "spice_islands", silenced: str = "") -> Scene:
    """A western fair with two players; seat 0 has the cards and a concession on England-Portugal, `florins` are left
    for it."""
    scene = Scene(2, start=False).border("england-portugal", cube(0)).tableau(0, *cards).market(0, 0, "53", florins)
    if start == "spice_islands":
        scene.open("spice_islands", "trebizond")
    if silenced:
        scene.bishop("islamic", silenced)
    scene.turn(1).do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    return scene
