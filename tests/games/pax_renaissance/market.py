"""Rows of the market for tests."""

from games.pax_renaissance.scene import Scene
from ludoteca.games.pax_renaissance.data import COLUMNS


def laid(scene: Scene, side: int = 0) -> list[int]:
    return scene.s.purse[side * COLUMNS : side * COLUMNS + COLUMNS]


def stalls(*florins: int) -> Scene:
    """Both rows full: 53, 55, 56, 58, 59, 60 in the West, 93 to 98 in the East; florins on the western cards."""
    scene = Scene(start=False)
    for column, card in enumerate(("53", "55", "56", "58", "59", "60")):
        scene.market(0, column, card, florins[column] if column < len(florins) else 0)
    for column, card in enumerate(("93", "94", "95", "96", "97", "98")):
        scene.market(1, column, card)
    return scene.florins(20, 20, 20)


def end_turn(scene: Scene) -> Scene:
    while scene.step == "Act":
        scene.do("pass")
    return scene.do("confirm")
