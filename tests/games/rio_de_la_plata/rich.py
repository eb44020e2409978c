"""Random positions in the middle of a game, and how to play on from them."""

import random
from collections import Counter

from ludoteca.games.rio_de_la_plata.data import BUILDING, MAJOR, OFFICE
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.selfplay.rich import enrich
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Quick, advance, drain, new


def rich_position(seed: int) -> Rio:
    rnd = random.Random(seed)
    options = {o.id: rnd.choice(o.values) for o in GAME.options if o.id != "level"}
    s = new(GAME, GAME.complete(2 + seed % 4, options), seed, log=True)
    assert isinstance(s, Rio)
    enrich(s, Quick(seed))
    advance(GAME, s)
    return s


def pick(rnd: random.Random, menu: list[Action], by_verb: bool) -> Action:
    """Any action, or first any verb; what is rarely possible is often taken."""
    rare = [a for a in menu if a.verb in ("build", "buy", "settle")]
    if rare and rnd.random() < 0.5:
        return rnd.choice(rare)
    if by_verb:
        verb = rnd.choice(sorted({a.verb for a in menu}))
        menu = [a for a in menu if a.verb == verb]
    return rnd.choice(menu)


def count_events(s: Rio, seen: Counter[str]) -> None:
    for e in drain(s):
        seen[e.key] += 1
        for (_, kind), n in zip(GAME.event(e.key), e.args, strict=True):
            if kind in (BUILDING, MAJOR, OFFICE):
                seen[f"{e.key} {kind.word(n)}"] += 1
