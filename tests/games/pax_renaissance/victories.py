"""Positions near a victory for tests."""

from games.pax_renaissance.scene import Scene, cube

LAWS = ("38", "64", "65", "68", "69", "71", "78", "81")
DISCOVERIES = ("42", "44", "46", "49", "x43", "x45", "x46")


def declare(scene: Scene, victory: str, seat: int = 0, actions: int = 2) -> str:
    """Try to declare an active card: "" if it works, else the reason."""
    scene.active(victory).turn(seat, actions)
    if scene.can(f"declare {victory}"):
        scene.do(f"declare {victory}")
        assert scene.s.over == victory
        assert scene.s.places[seat] == 1 and scene.s.places.count(1) == 1
        return ""
    return scene.refused(f"declare {victory}")


def faithful(prestige: tuple[int, ...], bishops: tuple[int, int, int] = (3, 1, 1)) -> Scene:
    """Catholic Papal States with a white knight; so much catholic prestige per seat; so many bishops per religion."""
    cards = iter(["29", "31", "35", "36", "40", "57", "77", "x32"])
    scene = Scene(start=False).put("venice", "catholic_knight")
    for seat, count in enumerate(prestige):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    spare = iter(["53", "55", "56", "60", "61", "62", "63", "64", "65", "66"])
    for religion, count in zip(("catholic", "reformist", "islamic"), bishops, strict=True):
        for _ in range(count):
            word = next(spare)
            scene.tableau(0, word).bishop(religion, word)
    return scene


def traders(posts: tuple[int, ...], discovery: tuple[int, ...]) -> Scene:
    scene = Scene(start=False)
    borders = iter(["aragon-france", "aragon-papal_states", "aragon-portugal", "byzantium-hungary", "byzantium-mamluk",
                    "england-france", "england-portugal", "france-hre", "hre-hungary", "hre-papal_states",
                    "hungary-ottoman"])  # fmt: skip
    cards = iter(DISCOVERIES)
    for seat, count in enumerate(posts):
        for _ in range(count):
            scene.border(next(borders), cube(seat))
    for seat, count in enumerate(discovery):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    return scene


def lawful(republics: tuple[int, ...], laws: tuple[int, ...]) -> Scene:
    scene = Scene(start=False)
    lands = iter(["portugal", "france", "byzantium"])  # no law icon on these republics
    cards = iter(LAWS)
    for seat, count in enumerate(republics):
        for _ in range(count):
            scene.empire(seat, next(lands), republic=True)
    for seat, count in enumerate(laws):
        scene.tableau(seat, *[next(cards) for _ in range(count)])
    return scene
