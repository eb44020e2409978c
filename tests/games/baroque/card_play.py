"""Cards that are played, for tests."""

from games.baroque.hands import (
    give,
)
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import advance


def played(s: Baroque, seat: int, word: str) -> Baroque:
    give(s, seat, word)
    play(s, seat, s.hands[seat][-1])
    advance(GAME, s)
    return s
