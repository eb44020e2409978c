"""Votes for tests."""

from games.pax_renaissance.scene import Scene


def to_act(scene: Scene) -> Scene:
    """Decline everything until the turn goes on."""
    while scene.step not in ("Act", "Operations", ""):
        scene.do(scene.menu()[-1])
    return scene
