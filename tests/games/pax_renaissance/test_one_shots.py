"""Agents of a card whose one-shot is used, and what the log says when a card has no effect."""

from __future__ import annotations

from games.helpers import keys_told
from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.constants import EAST, WEST
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CITY, LAND, PIECE
from ludoteca.testing import rule


def shift(*cards: str) -> Scene:
    """Card 44 with its trade shift, which asks for prestige of discovery and brings one cube to England."""
    scene = Scene(start=False).tableau(0, "42", *cards).hand(0, "44").turn().do("play 44")
    return scene.do("shift spice_islands")


@rule("play.3a")
def test_agents_must_be_placed_when_the_one_shot_is_used() -> None:
    scene = shift()
    assert scene.step == "RequiredAgents" and scene.menu("lay") and not scene.can("done")
    assert scene.refused("done") == "agents-required"
    scene.do(f"lay {cube(0)} england-france")
    assert scene.on("england-france") == cube(0) and scene.logged("trade-shift")


@rule("play.3a")
def test_agents_without_a_place_do_not_stop_the_one_shot() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44")
    for border in ("england-france", "england-portugal"):
        scene.border(border, "catholic_pirate")
    scene.turn().do("play 44", "shift spice_islands")
    assert scene.step == "Act" and scene.logged("trade-shift")
    assert len(scene.logged("agents-no-place")) == 1


@rule("play.3a")
def test_an_agent_that_costs_a_florin_must_be_placed_too() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44").florins(1)
    scene.border("england-france", cube(1)).border("england-portugal", cube(1)).turn()
    scene.do("play 44", "shift spice_islands")
    assert not scene.can("done")
    scene.do(f"oust_border {cube(0)} england-france")
    assert scene.cash() == 0 and scene.on("england-france") == cube(0)
    poor = Scene(start=False).tableau(0, "42").hand(0, "44").florins(0)
    poor.border("england-france", cube(1)).border("england-portugal", cube(1)).turn()
    poor.do("play 44", "shift spice_islands")
    assert poor.step == "Act" and poor.logged("trade-shift")


@rule("play.3a", "shortage.1")
def test_an_agent_out_of_supply_may_still_be_left_out() -> None:
    scene = Scene(start=False).empire(2, "mamluk").tableau(0, "42").hand(0, "44").exhaust(cube(0)).turn()
    scene.do("play 44", "shift spice_islands", f"lay {cube(0)} england-france")
    assert scene.step == "Borrow" and scene.can("leave")
    scene.do("leave")
    assert scene.logged("trade-shift")


@rule("play.10", "play.3a")
def test_the_bishop_of_a_war_must_be_placed_after_the_battle() -> None:
    scene = Scene(start=False).put("paris", "islamic_rook").hand(0, "29").turn().do("play 29", "war france")
    assert scene.step == "RequiredAgents" and scene.menu() == ["install catholic_bishop 29"]


@rule("play.4")
def test_agents_are_optional_when_the_one_shot_is_declined() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44").turn().do("play 44", "forgo")
    assert scene.step == "Agents" and scene.can("done")


@rule("play.3a", "play.10")
def test_with_the_option_agents_of_a_used_one_shot_are_optional() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44").turn()
    scene.s.agents_optional = True
    scene.do("play 44", "shift spice_islands")
    assert scene.step == "Agents" and scene.can("done")
    war = Scene(start=False).put("paris", "islamic_rook").hand(0, "29").turn()
    war.s.agents_optional = True
    assert war.do("play 29", "war france").can("done")
    assert fresh(2, agents="optional").s.agents_optional and not fresh(2).s.agents_optional
    assert fresh(2, shortage="anywhere").s.shortage_anywhere and not fresh(2).s.shortage_anywhere


# ---- the log says why a card had no effect ----


@rule("play.2", "shift.1")
def test_the_log_says_that_the_emporium_was_already_open() -> None:
    scene = Scene(start=False).open("spice_islands", "trebizond").tableau(0, "42").hand(0, "44").turn()
    scene.do("play 44", "forgo")
    assert "shot-already-open" in keys_told(scene.s)


@rule("play.2", "shift.3")
def test_the_log_says_that_the_prestige_was_missing() -> None:
    scene = Scene(start=False).hand(0, "44").turn().do("play 44", "forgo")
    assert "shot-prestige-missing" in keys_told(scene.s)


@rule("play.2", "holywar.2")
def test_the_log_says_that_there_were_no_heretics() -> None:
    scene = Scene(start=False).hand(0, "29").turn().do("play 29", "forgo")
    assert "shot-no-heretics" in keys_told(scene.s)


@rule("play.2", "trade.9")
def test_the_log_says_that_a_possible_one_shot_was_declined() -> None:
    scene = Scene(start=False).put("paris", "islamic_rook").hand(0, "29").turn().do("play 29", "forgo")
    assert "shot-forgone" in keys_told(scene.s) and "shot-no-heretics" not in keys_told(scene.s)


@rule("coronation.2", "coronation.8")
def test_the_log_says_that_no_suitor_was_in_the_deck() -> None:
    scene = Scene(start=False).empire(1, "hre").hand(0, "x42").turn().do("play x42", "shelve")
    assert "shot-no-suitor" in keys_told(scene.s)
    free = Scene(start=False).hand(0, "x42").turn().do("play x42", "shelve")
    assert "shot-no-suitor" not in keys_told(free.s)


@rule("torch.1")
def test_the_log_says_that_a_torch_changed_nothing() -> None:
    scene = Scene(start=False).hand(0, "x41").turn().do("play x41", "torch holy")
    assert "torch-idle" in keys_told(scene.s) and "torch" not in keys_told(scene.s)
    lit = Scene(start=False).active("holy").hand(0, "x41").turn().do("play x41", "torch holy")
    assert "torch" in keys_told(lit.s) and not lit.is_active("holy")


@rule("apostasy.1")
def test_the_log_says_that_an_apostasy_strikes_nobody() -> None:
    scene = Scene(start=False).hand(0, "x33").turn().do("play x33", "use_apostasy")
    scene.place_agents()
    assert "apostasy-idle" in keys_told(scene.s)


@rule("play.4")
def test_the_log_says_that_agents_were_not_placed() -> None:
    scene = Scene(start=False).tableau(0, "42").hand(0, "44").turn().do("play 44", "forgo", "done")
    assert "agents-unused" in keys_told(scene.s)


@rule("change.4")
def test_the_log_says_that_no_border_takes_the_concession() -> None:
    scene = Scene(start=False).florins(0).hand(0, "x42").turn()
    for border in ("france-hre", "hre-papal_states", "hre-hungary"):
        scene.border(border, cube(1))
    scene.do("play x42", "bestow hre")
    assert "no-border" in keys_told(scene.s) and scene.step == "Act"


@rule("campaign.9", "vassal.4")
def test_the_log_says_that_a_campaign_against_a_vassal_changes_no_regime() -> None:
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").put("vienna", "catholic_knight")
    scene.campaign("hre", "hungary")
    assert "no-change" in keys_told(scene.s)


# ---- the log says where ----


@rule("battle.2", "holywar.3")
def test_the_log_says_where_a_piece_fell() -> None:
    """A crusade in France with a knight of a neighbour: the heretics of France and its borders fall, and the knight
    abroad."""
    scene = Scene(start=False).put("paris", "islamic_rook").put("vienna", "catholic_knight")
    scene.border("england-france", "islamic_pirate").war("crusade", "france", ("catholic_knight",))
    assert scene.logged("battle") == [(LAND.number("france"), 2, 2)]
    assert sorted(scene.logged("fell-city")) == sorted(
        [
            (PIECE.number("islamic_rook"), CITY.number("paris")),
            (PIECE.number("catholic_knight"), CITY.number("vienna")),
        ]
    )
    assert scene.logged("fell-border") == [(PIECE.number("islamic_pirate"), BORDER.number("england-france"))]
    assert scene.logged("fell-agent") == [(PIECE.number("catholic_knight"), LAND.number("france"))]


@rule("battle.2", "conspiracy.1")
def test_the_log_says_that_a_repressed_piece_fell() -> None:
    scene = Scene(start=False).empire(1, "france").repress("france", "islamic_knight").put("paris", "catholic_rook")
    scene.war("conspiracy", "france")
    assert scene.logged("fell-repressed") == [(PIECE.number("islamic_knight"), LAND.number("france"))]


@rule("battle.5a", "emancipation.1")
def test_the_log_says_where_winners_and_freed_pieces_go() -> None:
    scene = Scene(start=False).empire(1, "france").repress("france", cube(2))
    scene.war("conspiracy", "france", ("catholic_knight",)).do("place catholic_knight lyon", "forgo")
    assert scene.logged("marched-city") == [(0, PIECE.number("catholic_knight"), CITY.number("lyon"))]
    scene.do(f"lay {cube(2)} france-hre")
    assert scene.logged("freed-border") == [(0, PIECE.number(cube(2)), BORDER.number("france-hre"))]


@rule("repression.1")
def test_the_log_says_from_where_a_piece_is_repressed() -> None:
    scene = Scene(start=False).empire(1, "france").put("paris", "catholic_knight").tableau(0, "48").operate()
    scene.do("use 48 repress", "repress paris")
    france = LAND.number("france")
    assert scene.logged("repressed-city") == [(PIECE.number("catholic_knight"), CITY.number("paris"), france)]
    scene = Scene(start=False).put("paris", "catholic_knight").tableau(0, "48").operate()
    scene.do("use 48 repress", "repress paris")
    assert scene.logged("killed-city") == [(PIECE.number("catholic_knight"), CITY.number("paris"), france)]


@rule("ops.1", "ops.7")
def test_the_log_says_which_operations_are_run() -> None:
    scene = Scene(start=False).tableau(0, "50").put("vienna", "islamic_rook").turn().do("operations west")
    assert scene.logged("operated") == [(0, WEST)]
    scene = Scene(start=False).tableau(0, "93").put("cairo", "islamic_rook").turn().do("operations east")
    assert scene.logged("operated") == [(0, EAST)]
