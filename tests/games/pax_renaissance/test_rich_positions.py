"""Random play from crowded positions: full tableaux, couples, vassals, bishops, repressed pieces, pirates, every
ability at work.

Random games from set-up seldom grow so rich; here every rule meets every other. The invariants must hold after every
decision.
"""

import random

import pytest

from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.constants import RELIGIONS
from ludoteca.games.pax_renaissance.data import CARDS
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.records import LAND_IDS
from ludoteca.games.pax_renaissance.rules.board import SEA
from ludoteca.games.pax_renaissance.rules.turn import BeginTurn
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CARD, CITY, LAND, PIECE
from ludoteca.kernel import Quick, choose, determinise, load, save, view
from ludoteca.testing import rule

DECISIONS = 120


def crowded(seed: int) -> Scene:
    r = random.Random(seed)
    seats = r.choice((2, 3, 4))
    scene = Scene(seats, start=False)
    s = scene.s
    pool = [card.id for card in CARDS if card.kind == "trade"]
    queens = [card for card in CARDS if card.kind == "queen"]
    r.shuffle(pool)
    r.shuffle(queens)
    for seat in range(seats):
        scene.tableau(seat, *[pool.pop() for _ in range(r.randrange(3, 9))])
        scene.hand(seat, *[pool.pop() for _ in range(r.randrange(0, 3))])
    for land in r.sample(LAND_IDS, r.randrange(3, 9)):
        seat = r.randrange(seats)
        lords = [x for x in LAND_IDS if scene.holder(x) == seat and not scene.suzerain(x) and not scene.is_republic(x)]
        if lords and r.random() < 0.4:
            scene.empire(seat, land, under=r.choice(lords))
            continue
        suitor = [q.id for q in queens if LAND.number(land) in q.suitors and not scene.gone(q.id)]
        married = suitor[0] if suitor and r.random() < 0.5 else ""
        if married:
            queens = [q for q in queens if q.id != married]
        scene.empire(seat, land, republic=not married and r.random() < 0.4, queen=married)
    if queens:
        scene.maid(r.randrange(seats), queens.pop().id)
    for land in LAND_IDS:
        if scene.holder(land) >= 0:
            for piece in r.sample(PIECE.ids[:6] + [cube(seat) for seat in range(seats)], r.randrange(0, 4)):
                if scene.stock(piece):
                    scene.repress(land, piece)
    for city in CITY.ids:
        piece = r.choice(PIECE.ids[:6])
        if scene.at(city) != "covered" and r.random() < 0.6 and scene.stock(piece):
            scene.put(city, piece)
    for number, border in enumerate(BORDER.ids):
        piece = r.choice([cube(seat) for seat in range(seats)] + (PIECE.ids[10:13] if SEA[number] else []))
        if r.random() < 0.7 and scene.stock(piece):
            scene.border(border, piece)
    on_cards = [CARD.ids[c] for row in s.tableaux for c in row]
    for card in r.sample(on_cards, min(len(on_cards), r.randrange(2, 9))):
        religion = r.choice(RELIGIONS)
        if scene.stock(religion + "_bishop"):
            scene.bishop(religion, card)
    for row in (0, 1):
        fitting = [c for c in pool if CARDS[CARD.number(c)].deck == row]
        for column in range(6):
            word = fitting.pop()
            pool.remove(word)
            scene.market(row, column, word, r.randrange(0, 3) if column < 5 else 0)
        s.decks[row] = [c for c in s.boxes[row][: r.randrange(4, 20)] if not s.known[c]]
        s.boxes[row] = [c for c in s.boxes[row] if c not in s.decks[row]]
    s.florins = [r.randrange(0, 12) for _ in range(seats)]
    s.active = [r.random() < 0.3 for _ in range(4)]
    s.astrology = r.random() < 0.2
    s.bankruptcy = r.random() < 0.2
    s.alternative_end = r.random() < 0.3
    s.self_behead = r.random() < 0.7
    s.corsair_reach = r.randrange(3)
    s.conquered_bishops = r.random() < 0.3
    s.conspiracy_flip = r.random() < 0.3
    s.own_campaign = r.random() < 0.7
    s.inquisitor_jump = r.random() < 0.3
    s.x5_east = r.random() < 0.3
    s.refresh_all()
    s.then(BeginTurn(r.randrange(seats)))
    assert GAME.check(s) == []
    return scene.go()


def play(seed: int) -> Scene:
    scene = crowded(seed)
    s = scene.s
    quick = Quick(seed)
    for n in range(DECISIONS):
        if not s.front:
            break
        menu = s.menus[0]
        assert len(set(menu)) == len(menu)
        action = menu[quick.below(len(menu))]
        choose(GAME, s, 0, action)
        assert GAME.check(s) == [], (seed, n, action)
        if n % 40 == 0:
            assert save(GAME, load(GAME, save(GAME, s))) == save(GAME, s)
            other = s.copy()
            determinise(GAME, other, 0, seed)
            assert view(GAME, other, 0) == view(GAME, s, 0)
    return scene


@rule("active.1", "strawman.1", "battle.1", "change.6", "discard.1")
@pytest.mark.parametrize("seed", range(40))
def test_crowded_positions_keep_every_invariant(seed: int) -> None:
    play(seed)
