"""Why operations are refused: the real reason is named."""

from __future__ import annotations

from games.pax_renaissance.scene import Scene, cube
from ludoteca.testing import rule


def voter(florins: int, repressed: int) -> Scene:
    """Seat 0 has the most concessions of France and the vote of card 69; pieces are repressed on France."""
    scene = Scene(start=False).empire(1, "france").border("england-france", cube(0)).tableau(0, "69").florins(florins)
    return scene.repress("france", "catholic_knight", repressed)


@rule("vote.3", "ops.4")
def test_a_vote_that_cannot_be_paid_for() -> None:
    assert voter(2, 3).put("vienna", "catholic_rook").tableau(0, "50").operate().refused("use 69 vote_west") == (
        "vote-price"
    )
    assert voter(2, 3).turn().refused("operations west") == "vote-price"
    assert voter(3, 3).turn().can("operations west")


@rule("vote.2b", "ops.4")
def test_a_vote_without_a_majority() -> None:
    scene = voter(2, 0).border("aragon-france", cube(1)).put("vienna", "catholic_rook").tableau(0, "50").operate()
    assert scene.refused("use 69 vote_west") == "no-majority-in"


@rule("vote.2a", "ops.4")
def test_a_vote_without_an_empire() -> None:
    scene = Scene(start=False).border("england-france", cube(0)).tableau(0, "69", "50").put("vienna", "catholic_rook")
    assert scene.operate().refused("use 69 vote_west") == "no-empire-in"


@rule("tax.1", "ops.4")
def test_a_tax_on_a_saturated_map_card() -> None:
    scene = Scene(start=False).tableau(0, "54", "50").border("england-france", cube(1)).put("vienna", "catholic_rook")
    scene.put("london", "catholic_rook").put("bordeaux", "catholic_rook")
    assert scene.operate().refused("use 54 tax") == "saturated"
    scene = Scene(start=False).tableau(0, "35").border("england-france", cube(1))
    for city in ("london", "bordeaux", "paris", "bruges", "lyon"):
        scene.put(city, "catholic_rook")
    assert scene.turn().refused("operations west") == "saturated"


@rule("campaign.3", "ops.4")
def test_a_king_too_poor_to_campaign() -> None:
    scene = Scene(start=False).empire(0, "hre").florins(1).put("vienna", "catholic_knight")
    scene.put("lubeck", "catholic_knight").turn()
    assert scene.refused("operations west") == "campaign-price"
    assert scene.florins(2).turn().can("operations west")


@rule("ops.3")
def test_a_section_of_silenced_cards() -> None:
    scene = Scene(start=False).tableau(0, "50").bishop("islamic", "50").put("vienna", "catholic_rook").turn()
    assert scene.refused("operations west") == "all-silenced"


@rule("ops.3", "ops.4")
def test_an_inquisitor_without_a_bishop_is_not_silenced() -> None:
    scene = Scene(start=False).tableau(0, "38").bishop("islamic", "38").turn()
    assert scene.refused("operations west") == "no-target"  # silence leaves the blue operation: its bishop is missing


@rule("ops.4")
def test_a_section_without_operations() -> None:
    assert Scene(start=False).turn().refused("operations east") == "nothing-to-operate"


@rule("buy.3")
def test_a_price_is_refused_with_what_the_player_has() -> None:
    scene = Scene(start=False).market(0, 3, "53").florins(1).turn()
    no = scene.s.front[0].refuse(scene.s, scene.whole("buy 53"))
    assert no is not None and (no.key, no.args) == ("price", (3, 1))
