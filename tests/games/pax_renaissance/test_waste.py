"""What no bot does: choices that certainly throw something away."""

from games.pax_renaissance.scene import Scene
from ludoteca.games.pax_renaissance.ai.value import PaxEvaluator
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.kernel import menu, write_action


def wasted(scene: Scene) -> list[str]:
    return [write_action(GAME, a) for a in PaxEvaluator().wasted(scene.s, 0, menu(scene.s, 0))]


def test_a_florin_of_the_market_is_not_left() -> None:
    scene = Scene(start=False).tableau(0, "62").market(0, 0, "53", 3).market(0, 2, "55", 1).operate()
    assert wasted(scene) == ["done"]


def test_other_operations_may_be_forgone() -> None:
    scene = Scene().tableau(0, "31").tableau(1, "61").operate()
    assert scene.step == "Operations"
    assert "done" in scene.menu()
    assert wasted(scene) == []
