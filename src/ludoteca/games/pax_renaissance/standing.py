"""How near everybody is to each victory (public facts only)."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import GLOBALIZATION, IMPERIAL, PATRON, RELIGIONS, RENAISSANCE, VICTORIES
from ludoteca.games.pax_renaissance.rules.victory import (
    CONCESSIONS_LEAD,
    DISCOVERY_LEAD,
    LAW_LEAD,
    PRESTIGE_LEAD,
    REPUBLICS_LEAD,
    Counts,
    bishop_majority,
    declare_cost,
    kings_needed,
    lead,
    majorities,
    prestige,
)
from ludoteca.games.pax_renaissance.show import MAX_REMEMBERED, RECORDS, remember
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import RELIGION, VICTORY
from ludoteca.kernel import NOBODY, SEAT

NEED_TEXT: Final = {"empires": "need-empires"}  # what is no counter of the table
NEEDS: Final[dict[tuple[str, int, int, int], dict[str, Any]]] = {}


def need(name: str, counts: list[int], seat: int, wanted: int) -> dict[str, Any]:
    """One condition: what the seat has, the best of the others, the lead it needs, how many are missing."""
    ahead = lead(counts, seat)
    have = counts[seat]
    found = NEEDS.get((name, have, ahead, wanted))
    if found is None:
        found = {
            "id": name,
            "text": NEED_TEXT.get(name, "counter-" + name),
            "have": have,
            "other": have - ahead,
            "lead": wanted,
            "missing": max(0, wanted - ahead),
        }
        if -MAX_REMEMBERED < ahead <= have < MAX_REMEMBERED:
            NEEDS[name, have, ahead, wanted] = found
    return found


class Race:
    """What is shown of the race for the victories, for all seats at once."""

    def __init__(self, s: Pax) -> None:
        self.counts = Counts(s)
        self.faith = [prestige(s, religion) for religion in range(len(RELIGIONS))]
        self.church = [church_needs(s, religion) for religion in range(len(RELIGIONS))]
        self.church_lacks = [lacking(needs) for needs in self.church]
        self.cost = [declare_cost(s, victory) for victory in range(len(VICTORIES))]
        counts = self.counts
        # What is counted, for all seats, and the lead that is wanted. The religious victory has conditions of its own.
        self.conditions: dict[int, list[tuple[str, list[int], int]]] = {
            RENAISSANCE: [("republics", counts.republics, REPUBLICS_LEAD), ("law", counts.laws, LAW_LEAD)],
            IMPERIAL: [("empires" if s.imperial_empires else "kings", counts.kings, kings_needed(s))],
            GLOBALIZATION: [
                ("concessions", counts.posts, CONCESSIONS_LEAD),
                ("discovery", counts.discovery, DISCOVERY_LEAD),
            ],
        }


def church_needs(s: Pax, religion: int) -> list[dict[str, Any]]:
    """What a religion still lacks to be the supreme one, for any declaring player."""
    theocracies = majorities(s, religion)
    own = s.bishop_colours.count(religion)
    short = sum([1 - balance for balance in theocracies if balance < 1])
    return [
        {
            "id": "bishops",
            "text": "need-bishops",
            "have": own,
            "other": len(s.bishop_colours) - own,
            "lead": 1,
            "missing": max(0, 1 - bishop_majority(s, religion)),
        },
        {
            "id": "believers" if theocracies else "theocracies",
            "text": "need-believers" if theocracies else "need-theocracies",
            "have": min(theocracies) if theocracies else 0,
            "other": 0,
            "lead": 1,
            "missing": short if theocracies else 1,
        },
    ]


def lacking(needs: list[dict[str, Any]]) -> int:
    total = 0
    for condition in needs:
        total += condition["missing"]
    return total


def progress(s: Pax, race: Race, seat: int, victory: int) -> dict[str, Any]:
    if victory not in race.conditions:
        return holy_progress(s, race, seat, victory)
    numbers: list[int] = []
    for _, counts, wanted in race.conditions[victory]:
        numbers += [counts[seat], lead(counts, seat), wanted]
    key: tuple[object, ...] = ("progress", victory, s.imperial_empires, s.active[victory], race.cost[victory], *numbers)
    found = RECORDS.get(key)
    if found is None:
        needs = [need(name, counts, seat, wanted) for name, counts, wanted in race.conditions[victory]]
        found = remember(key, progress_record(s, race, victory, needs))
    return found


def holy_progress(s: Pax, race: Race, seat: int, victory: int) -> dict[str, Any]:
    """With the religion that needs the least."""
    short = [max(0, PRESTIGE_LEAD - lead(faith, seat)) for faith in race.faith]
    total = [race.church_lacks[r] + short[r] for r in range(len(RELIGIONS))]
    religion = total.index(min(total))
    needs = [*race.church[religion], need(RELIGION.ids[religion], race.faith[religion], seat, PRESTIGE_LEAD)]
    return progress_record(s, race, victory, needs, religion)


def progress_record(
    s: Pax, race: Race, victory: int, needs: list[dict[str, Any]], religion: int = NOBODY
) -> dict[str, Any]:
    missing = lacking(needs)
    return {
        "id": VICTORY.ids[victory],
        "active": s.active[victory],
        "cost": race.cost[victory],
        "met": missing == 0,
        "missing": missing,
        "religion": None if religion == NOBODY else RELIGION.ids[religion],
        "supreme": religion != NOBODY and race.church_lacks[religion] == 0,
        "needs": needs,
    }


def standing(s: Pax) -> list[dict[str, Any]]:
    """Per seat: how near each victory is (100: it can be declared once its card is active), patron prestige and
    florins, which decide if the decks run out, and in `victories` what is missing to each."""
    patrons = prestige(s, PATRON)
    race = Race(s)
    out: list[dict[str, Any]] = []
    for seat in range(s.seats):
        victories = [progress(s, race, seat, victory) for victory in range(len(VICTORIES))]
        row: dict[str, Any] = {"seat": SEAT.word(seat), "out": s.out[seat]}
        for victory in victories:
            row[victory["id"]] = 100 // (1 + victory["missing"])
        row["patron"] = patrons[seat]
        row["florins"] = s.florins[seat]
        row["victories"] = victories
        out.append(row)
    return out
