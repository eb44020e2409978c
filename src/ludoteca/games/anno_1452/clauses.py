"""The clauses of an agreement as data, and the rows in which a state keeps those in force (trade.6 to trade.8)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.vocabulary import CARD, CLAUSE, MOMENT, PLACE, REGION
from ludoteca.kernel import NUMBER, SEAT, TEXT, Sig, sig

# Clauses by number: their place in CLAUSES. Offers of earlier rules know the first eleven.
PEACE: Final = 0
LIFT_PEACE: Final = 1
PAY: Final = 2
STAY_OUT: Final = 3
ATTACK: Final = 4
WITH: Final = 5  # a further party, still to be asked
AGREED: Final = 6  # a party that has agreed
GIVES: Final = 7  # plus the thing: between any two parties, at once
ATTACK_OTTOKAR: Final = 11
HAND_CARD: Final = 12
HAND_ESTATE: Final = 13
SUPPORT: Final = 14
LEAVE_TITLE: Final = 15
SPARE: Final = 16
FORFEIT_GOLD: Final = 17
FORFEIT_PRESTIGE: Final = 18
NOTE: Final = 19
LIFT: Final = 20  # any clause of an agreement in force


class ClauseKind:
    """What a clause names. A ban and a note hold until their date. A duty falls due at its date and may then be
    impossible."""

    def __init__(self, name: str, signature: Sig, bans: bool = False, duty: bool = False) -> None:
        self.name = name
        self.signature = signature
        self.bans = bans
        self.duty = duty
        self.dated = len(signature) > 0 and signature[-1][1] is MOMENT  # the date is the last argument


CLAUSES: Final = [
    ClauseKind("peace", sig(until=MOMENT), bans=True),
    ClauseKind("lift-peace", ()),
    ClauseKind("pay", sig(giver=SEAT, receiver=SEAT, amount=NUMBER, until=MOMENT), duty=True),
    ClauseKind("stay-out", sig(seat=SEAT, region=REGION, until=MOMENT), bans=True),
    ClauseKind("attack", sig(seat=SEAT, enemy=SEAT, until=MOMENT), duty=True),
    ClauseKind("with", sig(seat=SEAT)),
    ClauseKind("agreed", sig(seat=SEAT)),
    ClauseKind("gives-gold", sig(giver=SEAT, receiver=SEAT, amount=NUMBER)),
    ClauseKind("gives-card", sig(giver=SEAT, receiver=SEAT, card=CARD)),
    ClauseKind("gives-estate", sig(giver=SEAT, receiver=SEAT, estate=PLACE)),
    ClauseKind("shows-card", sig(giver=SEAT, receiver=SEAT, card=CARD)),
    ClauseKind("attack-ottokar", sig(seat=SEAT, until=MOMENT), duty=True),
    ClauseKind("hand-card", sig(giver=SEAT, receiver=SEAT, card=CARD, until=MOMENT), duty=True),
    ClauseKind("hand-estate", sig(giver=SEAT, receiver=SEAT, estate=PLACE, until=MOMENT), duty=True),
    ClauseKind("support", sig(seat=SEAT, candidate=SEAT, until=MOMENT), bans=True),
    ClauseKind("leave-title", sig(seat=SEAT, region=REGION, until=MOMENT), bans=True),
    ClauseKind("spare", sig(seat=SEAT, other=SEAT, until=MOMENT), bans=True),
    ClauseKind("forfeit-gold", sig(amount=NUMBER)),
    ClauseKind("forfeit-prestige", sig(amount=NUMBER)),
    ClauseKind("note", sig(text=TEXT, until=MOMENT)),
    ClauseKind("lift", sig(number=NUMBER, clause=CLAUSE)),
]


class InForce:
    """One clause of an agreement that binds its parties, read from its row."""

    def __init__(self, row: list[int]) -> None:
        self.agreement = row[0]
        self.kind = row[1]
        self.parties = row[2]  # bit mask
        self.gold = row[3]  # the forfeit of a duty that cannot be done
        self.prestige = row[4]
        self.enforced = row[5] == 1
        self.args = row[6:]
        self.until = row[-1]

    def over(self, now: int) -> bool:
        """A ban or a note ends when the marker reaches its date. Support lasts through the Coronation of its year."""
        return self.until < now or (self.until == now and self.kind != SUPPORT)

    def ends_with_time(self) -> bool:
        return not self.enforced or not CLAUSES[self.kind].duty


def row_of(agreement: int, kind: int, parties: int, gold: int, prestige: int, args: list[int]) -> list[int]:
    """The row of a clause; a note is written down but not enforced."""
    return [agreement, kind, parties, gold, prestige, 0 if kind == NOTE else 1] + args


def word_of_old_rules(agreement: int, kind: int, parties: int, args: list[int]) -> list[int]:
    """The row of a promise made under rules that did not enforce it."""
    return [agreement, kind, parties, 0, 0, 0] + args
