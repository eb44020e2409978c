"""The terms of an offer: who is party to it, what changes hands and what is promised (trade.3 to trade.12)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import (
    AGREED,
    ATTACK,
    ATTACK_OTTOKAR,
    CLAUSES,
    FORFEIT_GOLD,
    FORFEIT_PRESTIGE,
    GIVES,
    HAND_CARD,
    HAND_ESTATE,
    LEAVE_TITLE,
    LIFT,
    LIFT_PEACE,
    NOTE,
    PAY,
    PEACE,
    SPARE,
    STAY_OUT,
    SUPPORT,
    WITH,
    InForce,
    row_of,
)
from ludoteca.games.anno_1452.data import (
    HAND_LIMIT,
    MAX_PRESTIGE,
    N_CARDS,
    N_REGIONS,
    PLACES,
    REGION_OF,
    ROWS,
    TITLED,
)
from ludoteca.games.anno_1452.rules.duties import ATTACKS, clash, holders
from ludoteca.games.anno_1452.state import SPACES, Anno, contains
from ludoteca.kernel import NOBODY, TEXT, No, Offer

# What can change hands (trade.4, trade.5).
GOLD: Final = 0
CARD: Final = 1
ESTATE: Final = 2
SHOW: Final = 3

MAX_CLAUSES: Final = 12
MAX_GOLD: Final = 500  # of one promise or forfeit


class Clause:
    def __init__(self, kind: int, args: tuple[int, ...]) -> None:
        self.kind = kind
        self.args = args


class Transfer:
    """One thing on its way from one party to another."""

    def __init__(self, giver: int, receiver: int, thing: int, value: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.thing = thing
        self.value = value


def parties(o: Offer, clauses: list[Clause]) -> list[int]:
    """trade.7, L9: the player who makes the offer, the one asked now, and everybody named as a further party."""
    return [o.frm, o.to] + [c.args[0] for c in clauses if c.kind in (WITH, AGREED)]


def still_to_agree(clauses: list[Clause]) -> list[int]:
    return [c.args[0] for c in clauses if c.kind == WITH]


def transfers(o: Offer, clauses: list[Clause]) -> list[Transfer]:
    """Everything that changes hands at once: between the two of the offer, and by clauses between any of the
    parties."""
    out = [Transfer(o.frm, o.to, o.give[i], o.give[i + 1]) for i in range(0, len(o.give), 2)]
    out += [Transfer(o.to, o.frm, o.take[i], o.take[i + 1]) for i in range(0, len(o.take), 2)]
    for c in clauses:
        if GIVES <= c.kind <= GIVES + SHOW:
            out.append(Transfer(c.args[0], c.args[1], c.kind - GIVES, c.args[2]))
    return out


def promised(clauses: list[Clause]) -> list[Transfer]:
    """Cards and Estates that will change hands at a later date."""
    out = []
    for c in clauses:
        if c.kind in (HAND_CARD, HAND_ESTATE):
            out.append(Transfer(c.args[0], c.args[1], CARD if c.kind == HAND_CARD else ESTATE, c.args[2]))
    return out


def as_next_reads_it(o: Offer, clauses: list[Clause]) -> Offer:
    """The same terms put to the next party (L9): all that changes hands is written out with its giver and its
    receiver."""
    following = still_to_agree(clauses)[0]
    flat: list[int] = []
    for t in transfers(o, []):
        flat += [GIVES + t.thing, t.giver, t.receiver, t.value]
    for c in clauses:
        if c.kind == WITH and c.args[0] == following:
            flat += [AGREED, o.to]
        else:
            flat += [c.kind] + list(c.args)
    return Offer(o.number, o.frm, following, (), (), tuple(flat), o.stamp)


def refuse_terms(s: Anno, clauses: list[Clause], together: list[int], only_offered: bool) -> No | None:
    """Whether the clauses make sense between these parties, one by one and together."""
    if len(clauses) > MAX_CLAUSES:
        return No("too-many-terms", "trade.3", (MAX_CLAUSES,))
    for kind in (FORFEIT_GOLD, FORFEIT_PRESTIGE):
        if len([c for c in clauses if c.kind == kind]) > 1:
            return No("bad-terms", "trade.8")
    for c in clauses:
        no = refuse_clause(s, c, together, only_offered)
        if no is None and CLAUSES[c.kind].dated:
            no = refuse_date(s, c)
        if no is not None:
            return no
    no = refuse_contradiction(s, clauses, together)
    if no is not None:
        return no
    forfeits = [c for c in clauses if c.kind in (FORFEIT_GOLD, FORFEIT_PRESTIGE)]
    if not forfeits and [c for c in clauses if CLAUSES[c.kind].duty]:  # L12
        return No("needs-forfeit", "trade.6")
    return None


def refuse_clause(s: Anno, c: Clause, together: list[int], only_offered: bool) -> No | None:
    """Whether what a clause names makes sense between these parties."""
    kind = c.kind
    args = c.args
    if kind in (WITH, AGREED):
        if only_offered and kind == AGREED:  # nobody agrees for another
            return No("bad-terms", "trade.3")
        known = 0 <= args[0] < s.seats and together.count(args[0]) == 1
        return None if known else No("bad-terms", "trade.3")
    if kind in (LIFT, LIFT_PEACE):
        return refuse_lifting(s, c, together)
    if GIVES <= kind <= GIVES + SHOW or kind in (HAND_CARD, HAND_ESTATE):
        named = args[0] in together and args[1] in together and args[0] != args[1]
        if named and only_offered and kind in (GIVES + CARD, GIVES + SHOW, HAND_CARD):
            named = shown_in_time(args[0], args[1], together)
        return None if named else No("bad-terms", "trade.3")
    if kind == LEAVE_TITLE and 0 <= args[1] < N_REGIONS and not TITLED[args[1]]:
        return No("no-title-there", "trade.8", (args[1],))
    if kind == ATTACK_OTTOKAR and not s.ottokar:
        return No("no-ottokar", "ottokar.1")
    return None if makes_sense(s, kind, args, together) else No("bad-terms", "trade.8")


def makes_sense(s: Anno, kind: int, args: tuple[int, ...], together: list[int]) -> bool:
    if kind == PAY:
        return args[0] in together and args[1] in together and args[0] != args[1] and 0 < args[2] <= MAX_GOLD
    if kind in (STAY_OUT, LEAVE_TITLE):
        return args[0] in together and 0 <= args[1] < N_REGIONS
    if kind == ATTACK:
        return args[0] in together and 0 <= args[1] < s.seats and args[1] not in together
    if kind == ATTACK_OTTOKAR:
        return args[0] in together
    if kind == SUPPORT:
        return args[0] in together and 0 <= args[1] < s.seats and args[0] != args[1]
    if kind == SPARE:
        return args[0] in together and args[1] in together and args[0] != args[1]
    if kind == FORFEIT_GOLD:
        return 0 < args[0] <= MAX_GOLD
    if kind == FORFEIT_PRESTIGE:
        return 0 < args[0] <= MAX_PRESTIGE
    return kind != NOTE or is_text(args[0])


def is_text(n: int) -> bool:
    try:
        TEXT.text(n)
    except ValueError:
        return False
    return True


def refuse_date(s: Anno, c: Clause) -> No | None:
    """trade.7: a date to come, at the latest the end of the game; L12: nothing falls due before the next phase 3."""
    date = c.args[-1]
    end = s.last_row * SPACES
    if c.kind == SUPPORT:  # also in the Evaluation that is being played
        row = date // SPACES
        crowning = date % SPACES == 0 and s.now() <= date < end and ROWS[row].coronation
        return None if crowning else No("no-coronation-then", "coronation.1")
    if not s.now() < date <= end:
        return No("bad-date", "trade.7")
    if c.kind in (PAY, HAND_CARD, HAND_ESTATE) and date < (s.row + 1) * SPACES:
        return No("too-soon", "trade.8")
    if c.kind in ATTACKS and date == end:
        return No("no-round-follows", "trade.8")
    return None


def refuse_contradiction(s: Anno, clauses: list[Clause], together: list[int]) -> No | None:
    """L14: a clause must leave room for those in force that stay so, and for the others of the offer."""
    mask = sum([1 << seat for seat in set(together)])
    left = staying(s, clauses, together)
    new: list[InForce] = []
    for c in clauses:
        if not CLAUSES[c.kind].dated or c.kind == NOTE:
            continue
        added = InForce(row_of(0, c.kind, mask, 0, 0, list(c.args)))
        for other in left:
            if clash(added, other) and c.kind in ATTACKS and other.kind in ATTACKS:
                return No("attack-promised", "trade.8", (other.agreement, c.args[0]))
            if clash(added, other):
                return No("contradiction", "trade.6", (other.agreement,))
        if [other for other in new if clash(added, other)]:
            return No("terms-clash", "trade.6")
        new.append(added)
    for seat in sorted({c.args[0] for c in new if c.kind == HAND_CARD}):
        cards = [c for c in left + new if c.kind == HAND_CARD and c.args[0] == seat]
        if len(cards) > HAND_LIMIT:  # cards.2: no more can be kept through phase 1
            return No("cards-promised", "cards.2", (seat, HAND_LIMIT))
    return None


def shown_in_time(giver: int, receiver: int, together: list[int]) -> bool:
    """L9: the receiver of a card is asked after its giver has shown it; the maker of the offer has named it."""
    return receiver == together[0] or together.index(giver) < together.index(receiver)


def in_force(s: Anno) -> list[InForce]:
    """The clauses that bind now, of every kind."""
    found = [InForce(row) for row in s.agreements]
    return [c for c in found if c.enforced and not (c.ends_with_time() and c.over(s.now()))]


def named_by(s: Anno, c: Clause) -> list[InForce]:
    """What a clause lifts if all who hold it agree: the named clauses of an agreement, or every pact in force."""
    if c.kind == LIFT:
        return [x for x in (InForce(row) for row in s.agreements) if [x.agreement, x.kind] == list(c.args)]
    return [x for x in in_force(s) if x.kind == PEACE]


def lifted_by(s: Anno, clauses: list[Clause], together: list[int]) -> list[InForce]:
    """trade.7, G25, L17: what the parties lift; each clause needs those who hold it."""
    out = []
    for c in clauses:
        if c.kind in (LIFT, LIFT_PEACE):
            out += [x for x in named_by(s, c) if set(holders(x)) <= set(together)]
    return out


def staying(s: Anno, clauses: list[Clause], together: list[int]) -> list[InForce]:
    """The clauses in force that the offer does not lift."""
    lifted = [(x.agreement, x.kind, x.args) for x in lifted_by(s, clauses, together)]
    return [c for c in in_force(s) if (c.agreement, c.kind, c.args) not in lifted]


def refuse_lifting(s: Anno, c: Clause, together: list[int]) -> No | None:
    if lifted_by(s, [c], together):
        return None
    if c.kind == LIFT:
        if not 0 <= c.args[1] < len(CLAUSES):
            return No("bad-terms", "trade.8")
        key = "not-yours-to-lift" if named_by(s, c) else "no-such-clause"
        return No(key, "trade.7", c.args)
    if s.at_peace(together[0], together[1]):  # by a pact with others
        return No("pact-of-more", "trade.7")
    return No("no-pact", "trade.7")


def refuse_transfers(
    s: Anno, moves: list[Transfer], later: list[Transfer], eyes: int, left: list[InForce]
) -> No | None:
    """trade.3: every party can deliver all it gives. `eyes`: a card this seat does not know is not looked for; NOBODY:
    all are. `left`: the clauses in force that stay so."""
    gold = s.gold.copy()
    discs = s.supply.copy()
    seen: list[tuple[int, int]] = []
    for t in moves + later:
        missing = No("cannot-deliver", "trade.3", (t.giver,))
        if t.thing == GOLD:
            gold[t.giver] -= t.value
            if t.value <= 0 or gold[t.giver] < 0:
                return missing
            continue
        if (t.thing, t.value) in seen:
            return missing
        seen.append((t.thing, t.value))
        if t.thing == ESTATE:
            if not (0 <= t.value < PLACES and s.owner[t.value] == t.giver):
                return missing
        elif not 0 <= t.value < N_CARDS or (t.value not in s.hands[t.giver] and looked_for(s, t, eyes)):
            return missing  # trade.11: among others Titles and marriages in play
        no = refuse_bound(t, left, t in later)
        if no is not None:
            return no
        if t.thing == ESTATE and t not in later:
            discs[t.giver] += 1
            discs[t.receiver] -= 1
    for t in moves:
        if t.thing == ESTATE and discs[t.receiver] < 0:  # trade.9: all discs are lifted before new ones are placed
            return No("no-estate-for-it", "trade.9", (t.receiver,))
    return None


def refuse_bound(t: Transfer, left: list[InForce], later: bool) -> No | None:
    """trade.8: what is promised is given to nobody else; L13: who stays out of a region takes over nothing there now.
    The refusal names the player, who may be another than the reader."""
    for c in left:
        if c.kind == HAND_CARD and t.thing == CARD and c.args[0] == t.giver and c.args[2] == t.value:
            return No("card-owed", "trade.8", (c.agreement, t.giver, t.value, c.args[1], c.until))
        if t.thing != ESTATE:
            continue
        if c.kind == HAND_ESTATE and c.args[0] == t.giver and c.args[2] == t.value:
            return No("estate-promised", "trade.8", (c.agreement, t.value, c.args[1], c.until))
        if c.kind == STAY_OUT and not later and c.args[:2] == [t.receiver, REGION_OF[t.value]]:
            return No("keeps-out", "trade.8", (c.agreement, t.receiver, c.args[1], c.until))
    return None


def looked_for(s: Anno, t: Transfer, eyes: int) -> bool:
    """Whether these eyes may learn that the card is not where the terms say."""
    return eyes in (NOBODY, t.giver) or contains(s.known[t.value], eyes)
