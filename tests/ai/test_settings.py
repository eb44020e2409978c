"""The settings of the levels are checked when their file is read."""

from __future__ import annotations

import pytest

from ludoteca.ai.settings import LevelFile

GENERAL = """
[level.tall]
search = "rollout"
ms = 100
simulations = 8
candidates = 4
[level.small]
search = "random"
ms = 50
simulations = 1
"""


def test_a_title_overrides_settings_of_all_levels_and_of_one() -> None:
    file = LevelFile(
        GENERAL
        + "[game.chess]\nscale = 2\n[game.chess.tall]\nms = 70\nsecond_stage = { after = 3, candidates = 9, depth = 1 }"
    )
    tall, other = file.settings("chess", "tall"), file.settings("go", "tall")
    assert (tall.scale, tall.ms, tall.candidates) == (2, 70, 4) and (other.scale, other.ms) == (3.0, 100)
    assert tall.second_stage is not None and tall.second_stage.candidates == 9 and other.second_stage is None
    assert file.settings("chess", "small").scale == file.settings("chess", "small").shown_scale == 2


def test_more_players_may_have_other_settings() -> None:
    file = LevelFile(GENERAL + "[game.chess.tall]\nms = 70\n[game.chess.tall.multiplayer]\nms = 90")
    assert [file.settings("chess", "tall", seats).ms for seats in (2, 3, 4)] == [70, 90, 90]
    assert file.settings("chess", "small", 4) is file.settings("chess", "small")


def test_a_level_is_like_another_one_of_the_title() -> None:
    file = LevelFile(GENERAL + '[game.chess.tall]\nmargin = 0.5\n[game.chess.small]\nlike = "tall"\nms = 60')
    small = file.settings("chess", "small")
    assert (small.margin, small.ms, small.search) == (0.5, 60, "random")


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("[level.odd]\ncolour = 1", "odd: there is no setting 'colour'"),
        ("[level.odd]\nms = 1.5", "odd: ms cannot be 1.5"),
        ("[level.odd]\nms = true", "odd: ms cannot be True"),
        ("[level.odd]\nbounded = 1", "odd: bounded cannot be 1"),
        ("[level.odd]\nterms = [1]", "odd: terms cannot be"),
        ("[level.odd]\nweights = { vp = 'much' }", "odd: weights cannot be"),
        ("[level.odd]\nsecond_stage = { width = 3 }", "odd: second_stage cannot be"),
        ("[game.chess]\ncolour = 1", "chess: there is no setting 'colour'"),
        ("[game.chess.tall]\ncolour = 1", "chess tall: there is no setting 'colour'"),
        ("[game.chess.tall.multiplayer]\ncolour = 1", "chess tall multiplayer: there is no setting 'colour'"),
        ("[game.chess.wide]\nms = 1", "chess wide: there is no such level"),
        ('[game.chess.tall]\nlike = "wide"', "chess tall: there is no such level"),
    ],
)
def test_what_is_no_setting_is_an_error(more: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        LevelFile(GENERAL + more)


def test_a_level_needs_a_search_a_time_and_its_work() -> None:
    with pytest.raises(TypeError, match="simulations"):
        LevelFile('[level.odd]\nsearch = "random"\nms = 1').settings("chess", "odd")
