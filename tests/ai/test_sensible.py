"""What certainly throws something away is neither played nor advised, whatever a search thinks of it."""

from typing import Any

import pytest

from games.baroque.acting import acting
from games.baroque.hands import A, give, own, table
from ludoteca.ai import Bot, make_value_function
from ludoteca.ai.levels import LEVELS, settings
from ludoteca.ai.search.base import Weighed
from ludoteca.ai.search.budget import Budget
from ludoteca.games.baroque.game import GAME
from ludoteca.kernel import Action, Table, menu


class Fond:
    """A search that likes best what is wasted."""

    def __init__(self) -> None:
        self.value_function = make_value_function(GAME)

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        budget.done += 1
        options = menu(s, seat)
        liked = [a for a in options if a.verb in ("end-phase", "play")]
        return [Weighed(a, 0.9 if a in liked else 0.1, 1.0) for a in liked + [a for a in options if a not in liked]]

    def remember(self, s: Table, seat: int, a: Action) -> None:
        pass


def fond(avoids_waste: bool) -> Bot:
    search: Any = Fond()
    bot = Bot("fond", search, 3, 100, 4, avoids_waste=avoids_waste)
    bot.strict = True
    return bot


def wasteful() -> Table:
    """Influence costs nothing, and nobody has a character to be murdered."""
    s = table()
    own(s, A, "bavaria")
    give(s, A, "assassin", "traitor")
    return acting(s)


def test_a_bot_plays_nothing_that_is_wasted() -> None:
    assert fond(avoids_waste=False).choose(GAME, wasteful(), A).verb in ("end-phase", "play")
    assert fond(avoids_waste=True).choose(GAME, wasteful(), A).verb not in ("end-phase", "play")


def test_a_hint_advises_nothing_that_is_wasted() -> None:
    assert fond(avoids_waste=False).weigh(GAME, wasteful(), A)[0].action.verb in ("end-phase", "play")
    weighed = fond(avoids_waste=True).weigh(GAME, wasteful(), A)
    assert weighed[0].action.verb not in ("end-phase", "play")
    assert weighed[-1].action.verb in ("end-phase", "play")
    assert {w.action for w in weighed} == set(menu(wasteful(), A))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_that_people_meet_is_sensible(level: str) -> None:
    assert settings(GAME.id, level).avoids_waste
