"""Cards that are played, for tests."""

from games.pax_renaissance.scene import Scene


def play(scene: Scene, card: str) -> Scene:
    """Play a card and decline its one-shot, up to its agents."""
    scene.hand(0, card).turn().do(f"play {card}")
    return scene.do("forgo") if scene.step == "OneShot" else scene
