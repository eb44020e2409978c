"""Title cards (title.1 to title.4) and Inheritance cards (inheritance.1 to inheritance.4)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import CARDS
from ludoteca.games.anno_1452.rules.estate import place_free, refuse_place
from ludoteca.games.anno_1452.rules.needs import needs_met, refuse_needs
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import refuse_title_of
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import No


def refuse_title(s: Anno, seat: int, card: int) -> No | None:
    """title.1: every requirement holds before the points are gained; title.4: any number of Titles."""
    no = refuse_title_of(s, seat, CARDS[card].region)
    return refuse_needs(s, seat, card) if no is None else no


def play_title(s: Anno, seat: int, card: int) -> None:
    """title.2: two points, once; the card stays in front of its player."""
    use = CARDS[card].use
    assert use is not None
    s.titles[seat].append(card)
    s.tell("title", "title.2", (seat, card))
    shift(s, seat, use.effects[0].amount, "title.2")


def drop_titles(s: Anno) -> None:
    """title.3: as soon as a requirement is not met the Title is discarded; its points stay."""
    for seat in range(s.seats):
        for card in s.titles[seat].copy():
            if not needs_met(s, seat, card):
                s.titles[seat].remove(card)
                s.discards.append(card)
                s.tell("title-dropped", "title.3", (seat, card))


def refuse_inheritance(s: Anno, seat: int, card: int) -> No | None:
    """inheritance.3: not into a full region, and only with an Estate in supply."""
    return refuse_place(s, seat, CARDS[card].region)


def play_inheritance(s: Anno, seat: int, card: int) -> None:
    """inheritance.1, inheritance.2, inheritance.4"""
    s.discards.append(card)
    s.tell("inheritance", "inheritance.1", (seat, card))
    place_free(s, seat, CARDS[card].region, "inheritance.2")
