"""What every bank still needs for each victory (victory.1 to victory.6, turn.4)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import EMPTY, GLOBALIZATION, IMPERIAL, RENAISSANCE, VICTORIES
from ludoteca.games.pax_renaissance.rules.board import IS_COMET
from ludoteca.games.pax_renaissance.rules.market import buy_refused
from ludoteca.games.pax_renaissance.standing import Race, progress
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import RELIGION, VICTORY
from ludoteca.kernel import NOBODY, NUMBER, Prospect, Sig, sig

PROSPECTS: Final[dict[str, Sig]] = {
    "inactive": sig(victory=VICTORY),
    "can-declare": sig(victory=VICTORY, actions=NUMBER),
    "met-inactive": sig(victory=VICTORY),
    "comet-in-reach": sig(victory=VICTORY),
    "renaissance": sig(republics=NUMBER, law=NUMBER),
    "imperial": sig(kings=NUMBER),
    "globalization": sig(concessions=NUMBER, discovery=NUMBER),
    "holy": sig(religion=RELIGION, bishops=NUMBER, believers=NUMBER, prestige=NUMBER),
}


def comet_in_reach(s: Pax, seat: int) -> bool:
    """Whether the seat could buy a comet of the market now (buy.1, buy.3, buy.5)."""
    for card in s.market:
        if card != EMPTY and IS_COMET[card] and buy_refused(s, seat, card) is None:
            return True
    return False


def met(s: Pax, seat: int, victory: int, cost: int) -> Prospect:
    """All conditions hold: what is left is to declare it, once its card is active."""
    if s.active[victory]:
        return Prospect(seat, "can-declare", "turn.4", (victory, cost), True)
    if cost == 1 and comet_in_reach(s, seat):  # one action for the comet, one to declare
        return Prospect(seat, "comet-in-reach", "victory.2", (victory,), True)
    return Prospect(seat, "met-inactive", "victory.2", (victory,))


def lacking(s: Pax, seat: int, victory: int, religion: str | None, missing: list[int]) -> Prospect:
    if victory == RENAISSANCE:
        return Prospect(seat, "renaissance", "victory.6", (missing[0], missing[1]))
    if victory == IMPERIAL:
        return Prospect(seat, "imperial", "victory.4b" if s.seats == 2 else "victory.4a", (missing[0],))
    if victory == GLOBALIZATION:
        return Prospect(seat, "globalization", "victory.5", (missing[0], missing[1]))
    assert religion is not None
    return Prospect(seat, "holy", "victory.3", (RELIGION.number(religion), missing[0], missing[1], missing[2]))


def outlook(s: Pax) -> list[Prospect]:
    race = Race(s)
    out = [Prospect(NOBODY, "inactive", "victory.2", (k,)) for k in range(len(VICTORIES)) if not s.active[k]]
    for seat in range(s.seats):
        if s.out[seat]:
            continue
        for victory in range(len(VICTORIES)):
            near = progress(s, race, seat, victory)
            if near["met"]:
                out.append(met(s, seat, victory, near["cost"]))
            else:
                missing = [int(need["missing"]) for need in near["needs"]]
                out.append(lacking(s, seat, victory, near["religion"], missing))
    return out
