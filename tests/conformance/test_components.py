"""No position has more of a component than exists: each kind of component of each game, once with one too many.

The bookkeeping of such a position agrees with itself as far as it can, so that nothing but the number is wrong.
"""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import registry
from ludoteca.conformance.goals import enricher
from ludoteca.games.anno_1452.data import CITIZENS_EACH, ESTATES_EACH, MAX_PRESTIGE, PLACES, REGION_OF, SOLDIERS
from ludoteca.games.baroque.data import ARMY_LIMIT, IS_DIOCESE
from ludoteca.games.pax_renaissance.constants import BISHOP, CUBE, EMPTY, KNIGHT, PIRATE, ROOK
from ludoteca.games.pax_renaissance.data import STOCK
from ludoteca.games.pax_renaissance.rules.board import SEA
from ludoteca.kernel import (
    NOBODY,
    Game,
    PositionError,
    Quick,
    Table,
    advance,
    new,
    opening_seed,
    playout,
    read_position,
    write_position,
)

Change = Callable[[Any], None]


def extra_card(zone: str) -> Change:
    """A second copy of a card of this zone."""

    def change(s: Any) -> None:
        cards = getattr(s, zone)
        cards.append(cards[0])

    return change


# ---- Pax Renaissance ----


def pax_piece(piece: int) -> Change:
    """All pieces of a kind of the supply and one more stand in the cities, or on the borders."""

    def change(s: Any) -> None:
        places = s.border if piece >= CUBE else s.city
        for i, there in enumerate(places):
            if there == EMPTY and s.stock[STOCK[piece]] >= 0 and (piece < CUBE or SEA[i]):
                places[i] = piece
                s.stock[STOCK[piece]] -= 1
        while s.stock[STOCK[piece]] >= 0:  # on their way into a battle
            s.band.append(piece)
            s.stock[STOCK[piece]] -= 1

    return change


def pax_bishop(s: Any) -> None:
    kinds = [STOCK[BISHOP + colour] for colour in range(3)]
    colour = min(range(3), key=lambda c: s.stock[kinds[c]])
    lying = [card for row in s.tableaux for card in row if card not in s.bishop_cards]
    while s.stock[kinds[colour]] >= 0:
        s.bishop_colours.append(colour)
        s.bishop_cards.append(lying.pop())
        s.stock[kinds[colour]] -= 1
    s.refresh_all()


# ---- Baroque ----


def baroque_army(s: Any) -> None:
    state = s.home.index(0)
    s.host[state] = 0
    s.armies[state] += ARMY_LIMIT[s.seats] + 1 - s.army_count(0)


def baroque_residence(s: Any) -> None:
    s.residence[IS_DIOCESE.index(True)] = 2


def baroque_power(s: Any) -> None:
    s.powers = [s.powers[0]] * s.seats


def baroque_war(s: Any) -> None:
    s.wars = [2, *s.wars[1:]]


def baroque_city(s: Any) -> None:
    s.city = [3 if at else 0 for at in s.city]
    s.city[0] = 3


# ---- Anno 1452 ----


def settle(s: Any, seat: int, n: int) -> None:
    """So many Estates of a seat on free places."""
    for place in [p for p in range(PLACES) if s.owner[p] == NOBODY][: n - s.owner.count(seat)]:
        s.owner[place] = seat
        s.value[place] = 2
        s.crowd[REGION_OF[place]] += 1
        s.supply[seat] -= 1


def anno_estates(s: Any) -> None:
    settle(s, 0, ESTATES_EACH + 1)


def anno_citizens(s: Any) -> None:
    settle(s, 0, ESTATES_EACH)
    left = CITIZENS_EACH + 1
    for place in range(PLACES):
        if s.owner[place] == 0:
            s.citizens[place] = min(3, left)
            left -= s.citizens[place]
    s.cubes[0] = CITIZENS_EACH - (CITIZENS_EACH + 1)


def anno_soldiers(s: Any) -> None:
    s.king = 0
    s.soldiers[0] = SOLDIERS + 1


def anno_prestige(s: Any) -> None:
    s.prestige[0] = MAX_PRESTIGE + 1


def anno_fifth_player(s: Any) -> None:
    """Estates of a player who is not there."""
    settle(s, s.seats, 1)


def anno_principality(s: Any) -> None:
    """A Principality card in the hands of nobody who plays."""
    s.holder[0] = s.seats


def anno_value(s: Any) -> None:
    s.value[next(p for p in range(PLACES) if s.owner[p] == 0)] = 4


# ---- Rio de la Plata and Parley ----


def rio_worker(s: Any) -> None:
    s.hand[0] += 1


def rio_stick(s: Any) -> None:
    s.sticks += 1


ONE_TOO_MANY: dict[str, dict[str, Change]] = {
    "pax_renaissance": {
        "trade card": extra_card("gone"),
        "knight": pax_piece(KNIGHT),
        "rook": pax_piece(ROOK),
        "concession": pax_piece(CUBE),
        "pirate": pax_piece(PIRATE),
        "bishop": pax_bishop,
    },
    "baroque": {
        "opportunity card": extra_card("deck"),
        "event card": extra_card("event_deck"),
        "army": baroque_army,
        "residence": baroque_residence,
        "power": baroque_power,
        "war marker": baroque_war,
        "city level": baroque_city,
    },
    "anno_1452": {
        "action card": extra_card("deck"),
        "estate": anno_estates,
        "citizen": anno_citizens,
        "soldier": anno_soldiers,
        "prestige": anno_prestige,
        "value": anno_value,
        "player": anno_fifth_player,
        "principality": anno_principality,
    },
    "rio_de_la_plata": {
        "worker": rio_worker,
        "stick": rio_stick,
    },
    "parley": {"letter": extra_card("deck")},
}
CASES = [(name, what) for name, changes in ONE_TOO_MANY.items() for what in changes]


def played(game: Game[Any]) -> Table:
    """A rich position, or that of a game under way."""
    s = new(game, game.complete(game.seats[1]), opening_seed("components"))
    enrich = enricher(game)
    if enrich is not None:
        enrich(s, Quick(3))
        advance(game, s)
    playout(game, s, 5, 20)
    return s


def test_every_game_is_here() -> None:
    assert set(ONE_TOO_MANY) == set(registry.names())


@pytest.mark.parametrize(("name", "what"), CASES)
def test_one_more_than_exists_is_refused(name: str, what: str) -> None:
    """For one reason; a second war marker is also one without a card."""
    game = registry.find(name)
    s = played(game)
    assert game.check(s) == []
    read_position(game, write_position(game, s))
    ONE_TOO_MANY[name][what](s)
    assert len(set(game.check(s))) == (2 if what == "war marker" else 1)
    with pytest.raises(PositionError):
        read_position(game, write_position(game, s))
