"""Pieces that are not in the supply (shortage.*)."""

from __future__ import annotations

from games.helpers import keys_told
from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CARD, PIECE
from ludoteca.testing import rule


def play(scene: Scene, card: str) -> Scene:
    """Play a card and decline its one-shot, up to its agents."""
    scene.hand(0, card).turn().do(f"play {card}")
    return scene.do("forgo") if scene.step == "OneShot" else scene


@rule("shortage.1", "fair.5a")
def test_a_levy_without_supply_may_be_left_undone() -> None:
    scene = Scene(start=False).empire(2, "france").exhaust("islamic_knight", "france").market(0, 0, "53", 1)
    scene.put("caffa", "catholic_rook").put("trebizond", "catholic_rook").turn().do("fair west")
    assert scene.step == "Borrow" and scene.menu() == ["take_repressed france islamic_knight", "leave"]
    scene.do("leave")
    assert scene.at("tana") == ""


@rule("shortage.2")
def test_repressed_pieces_of_the_map_card_come_first() -> None:
    scene = Scene(start=False).empire(1, "hungary").repress("hungary", "reformist_rook")
    scene.put("vienna", "reformist_rook").empire(2, "mamluk").exhaust("reformist_rook")
    play(scene, "114").do("place reformist_rook buda")
    assert scene.menu() == ["take_repressed hungary reformist_rook", "leave"]
    scene.do("take_repressed hungary reformist_rook", "place reformist_rook varna")
    assert scene.menu() == ["take_repressed mamluk reformist_rook", "leave"]


@rule("shortage.2", "piece.2")
def test_a_pirate_may_become_a_rook() -> None:
    scene = (
        Scene(start=False).border("england-france", "reformist_pirate").empire(2, "mamluk").exhaust("reformist_rook")
    )
    scene.s.shortage_anywhere = True
    play(scene, "118").do("place reformist_rook modon", "take_border england-france")
    assert scene.at("modon") == "reformist_rook" and scene.on("england-france") == ""


@rule("shortage.2")
def test_the_own_serf_on_the_card_is_used_first() -> None:
    scene = Scene(start=False).empire(1, "england").repress("england", cube(0)).border("france-hre", cube(0))
    scene.empire(2, "mamluk").exhaust(cube(0))
    play(scene, "62").do(f"lay {cube(0)} england-france")
    assert scene.menu() == [f"take_repressed england {cube(0)}", "leave"]


@rule("shortage.2", "play.11")
def test_the_piece_in_the_way_is_no_source_for_the_one_that_replaces_it() -> None:
    scene = Scene(start=False).empire(2, "mamluk").put("vienna", "catholic_knight").put("paris", "catholic_knight")
    scene.s.shortage_anywhere = True
    play(scene.exhaust("catholic_knight"), "53").do("oust catholic_knight vienna")
    assert scene.menu() == ["take_city catholic_knight paris", "take_repressed mamluk catholic_knight", "leave"]
    scene = Scene(start=False).empire(2, "mamluk").border("england-france", cube(0)).border("france-hre", cube(0))
    scene.s.shortage_anywhere = True
    play(scene.exhaust(cube(0)), "62").do(f"oust_border {cube(0)} england-france")
    assert scene.menu() == [f"take_border {cube(0)} france-hre", f"take_repressed mamluk {cube(0)}", "leave"]


@rule("shortage.2", "play.3a")
def test_an_agent_short_of_supply_may_stay_out_of_the_war() -> None:
    scene = (
        Scene(start=False)
        .empire(2, "mamluk")
        .exhaust("catholic_knight")
        .put("vienna", "islamic_rook")
        .hand(0, "53")
        .turn()
    )
    scene.do("play 53", "war hre")
    assert scene.step == "Borrow"
    scene.do("take_repressed mamluk catholic_knight", "leave")
    assert scene.logged("battle") == [(2, 1, 1)]


@rule("shortage.2", "play.3a")
def test_a_fighting_agent_comes_first_from_the_empire_card_attacked() -> None:
    scene = Scene(start=False).empire(1, "hre").empire(2, "mamluk").repress("hre", "catholic_knight")
    scene.exhaust("catholic_knight").hand(0, "53").turn().do("play 53", "war hre")
    assert scene.menu() == ["take_repressed hre catholic_knight", "leave"]


@rule("shortage.2")
def test_pieces_repressed_anywhere_come_before_pieces_on_the_map() -> None:
    """Both passages of the rulebook hold: the card concerned, then any empire card, then any place."""
    scene = Scene(start=False).empire(1, "hungary").put("vienna", "reformist_rook")
    scene.empire(2, "mamluk").exhaust("reformist_rook")
    play(scene, "114").do("place reformist_rook buda")
    assert scene.menu() == ["take_repressed mamluk reformist_rook", "leave"]


@rule("shortage.2", "play.3a")
def test_an_attacker_cannot_recruit_the_defenders_while_the_kind_lies_repressed_elsewhere() -> None:
    scene = Scene(start=False).empire(2, "mamluk").put("vienna", "catholic_knight")
    scene.exhaust("catholic_knight").hand(0, "53").turn().do("play 53", "war hre")
    assert scene.menu() == ["take_repressed mamluk catholic_knight", "leave"]


@rule("shortage.2")
def test_with_the_option_only_the_card_concerned_comes_before_any_place() -> None:
    scene = Scene(start=False).empire(1, "hungary").put("vienna", "reformist_rook")
    scene.empire(2, "mamluk").exhaust("reformist_rook")
    scene.s.shortage_anywhere = True
    play(scene, "114").do("place reformist_rook buda")
    assert scene.menu() == [
        "take_city reformist_rook vienna",
        "take_repressed mamluk reformist_rook",
        "leave",
    ]


@rule("shortage.2", "bishop.4")
def test_a_bishop_must_come_from_another_card() -> None:
    """A bishop pacifies only when it is moved: the one that stands at the destination is no source."""
    scene = Scene(start=False).tableau(1, "53", "55", "56", "60").empire(1, "france").repress("france", cube(2))
    scene.bishop("reformist", "53", "55", "56", "60", "france").hand(0, "32").turn()
    scene.do("play 32", "forgo", "install reformist_bishop france")
    assert sorted(scene.menu("take_bishop")) == ["53", "55", "56", "60"]
    scene.do("take_bishop 60")
    assert "france" not in scene.bishops() and "60" not in scene.bishops(), "the Diet of Worms removes both"
    assert scene.under("france") == {cube(2): 1}


@rule("shortage.2")
def test_the_log_says_where_a_piece_was_taken() -> None:
    scene = Scene(start=False).empire(2, "mamluk").exhaust("reformist_rook")
    play(scene, "114").do("place reformist_rook buda", "take_repressed mamluk reformist_rook")
    assert [key for key in keys_told(scene.s) if key.startswith("borrowed")] == ["borrowed-repressed"]
    scene = Scene(start=False).border("england-france", "reformist_pirate").empire(2, "mamluk")
    scene.s.shortage_anywhere = True
    play(scene.exhaust("reformist_rook"), "118").do("place reformist_rook modon", "take_border england-france")
    assert scene.logged("borrowed-border") == [(0, PIECE.number("reformist_pirate"), BORDER.number("england-france"))]
    scene = Scene().tableau(1, "53", "55", "56", "60", "61").bishop("catholic", "53", "55", "56", "60", "61")
    scene.hand(0, "36").turn().do("play 36", "forgo", "install catholic_bishop 36", "take_bishop 60")
    assert scene.logged("borrowed-bishop") == [(0, PIECE.number("catholic_bishop"), CARD.number("60"))]
