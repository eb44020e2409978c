"""The terms of an agreement: who is party to it, what changes hands and what is promised (trade.3 to trade.12)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import N_CARDS, N_REGIONS, PLACES, REGION_OF
from ludoteca.games.anno_1452.rules.estate import recheck_all
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, No, Offer

# What can change hands (trade.4, trade.5).
GOLD: Final = 0
HAND_CARD: Final = 1
ESTATE: Final = 2
SHOW: Final = 3

# What an agreement can say beside that. Peace is enforced (trade.7); to pay, to stay out and to fight are words (trade.8).
PEACE: Final = 0
LIFT_PEACE: Final = 1
PAY: Final = 2
STAY_OUT: Final = 3
FIGHT: Final = 4
WITH: Final = 5  # a further party, still to be asked
AGREED: Final = 6  # a party that has agreed
GIVES: Final = 7  # plus the thing: between any two parties

WORDS: Final = ["", "", "pay", "stay-out", "fight"]  # by promise, as its log lines are called


class Clause:
    def __init__(self, promise: int, args: tuple[int, ...]) -> None:
        self.promise = promise
        self.args = args


class Transfer:
    """One thing on its way from one party to another."""

    def __init__(self, giver: int, receiver: int, thing: int, value: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.thing = thing
        self.value = value


def parties(o: Offer, clauses: list[Clause]) -> list[int]:
    """trade.7, L9: who makes the offer, who is asked now, and everybody named as a further party."""
    return [o.frm, o.to] + [c.args[0] for c in clauses if c.promise in (WITH, AGREED)]


def still_to_agree(clauses: list[Clause]) -> list[int]:
    return [c.args[0] for c in clauses if c.promise == WITH]


def transfers(o: Offer, clauses: list[Clause]) -> list[Transfer]:
    """Everything that changes hands: between the two of the offer, and by clauses between any of the parties."""
    out = [Transfer(o.frm, o.to, o.give[i], o.give[i + 1]) for i in range(0, len(o.give), 2)]
    out += [Transfer(o.to, o.frm, o.take[i], o.take[i + 1]) for i in range(0, len(o.take), 2)]
    for c in clauses:
        if c.promise >= GIVES:
            out.append(Transfer(c.args[0], c.args[1], c.promise - GIVES, c.args[2]))
    return out


def as_next_reads_it(o: Offer, clauses: list[Clause]) -> Offer:
    """The same terms put to the next party (L9): all that changes hands is written out with its giver and its receiver."""
    following = still_to_agree(clauses)[0]
    flat: list[int] = []
    for t in transfers(o, []):
        flat += [GIVES + t.thing, t.giver, t.receiver, t.value]
    for c in clauses:
        if c.promise == WITH and c.args[0] == following:
            flat += [AGREED, o.to]
        else:
            flat += [c.promise] + list(c.args)
    return Offer(o.number, o.frm, following, (), (), tuple(flat), o.stamp)


def refuse_clause(s: Anno, clause: Clause, together: list[int], only_offered: bool) -> No | None:
    """Whether a clause makes sense between these parties."""
    promise = clause.promise
    args = clause.args
    if promise in (WITH, AGREED):
        if only_offered and promise == AGREED:  # nobody agrees for another
            return No("bad-terms", "trade.3")
        known = 0 <= args[0] < s.seats and together.count(args[0]) == 1
        return None if known else No("bad-terms", "trade.3")
    if promise == LIFT_PEACE:
        return refuse_lifting(s, together)
    if promise >= GIVES:
        named = args[0] in together and args[1] in together and args[0] != args[1]
        if named and only_offered and promise - GIVES in (HAND_CARD, SHOW):
            named = shown_in_time(args[0], args[1], together)
        return None if named else No("bad-terms", "trade.3")
    if not s.now() < args[-1] <= s.last_row * 4:  # trade.7: an end, at the latest that of the game
        return No("bad-date", "trade.7")
    if promise == PAY:
        sense = args[0] in together and args[1] in together and args[0] != args[1] and args[2] > 0
    elif promise == STAY_OUT:
        sense = args[0] in together and 0 <= args[1] < N_REGIONS
    elif promise == FIGHT:
        sense = args[0] in together and 0 <= args[1] < s.seats and args[1] not in together
    else:
        sense = True
    return None if sense else No("bad-terms", "trade.8")


def shown_in_time(giver: int, receiver: int, together: list[int]) -> bool:
    """L9: whoever receives a card is asked after its giver has shown it; the maker of the offer has named it himself."""
    return receiver == together[0] or together.index(giver) < together.index(receiver)


def lifted_by(s: Anno, together: list[int]) -> list[list[int]]:
    """trade.7, G25: pacts in force all of whose parties are here."""
    return [pact for pact in s.pacts if s.now() < pact[-1] and set(pact[:-1]) <= set(together)]


def refuse_lifting(s: Anno, together: list[int]) -> No | None:
    if lifted_by(s, together):
        return None
    if s.at_peace(together[0], together[1]):  # by a pact with others
        return No("pact-of-more", "trade.7")
    return No("no-pact", "trade.7")


def refuse_transfers(s: Anno, moves: list[Transfer], eyes: int) -> No | None:
    """trade.3: every party can deliver all it gives. `eyes`: a card this seat does not know is not looked for; NOBODY: all are."""
    gold = s.gold.copy()
    discs = s.supply.copy()
    seen: list[tuple[int, int]] = []
    for t in moves:
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
            discs[t.giver] += 1
            discs[t.receiver] -= 1
        elif not 0 <= t.value < N_CARDS or (t.value not in s.hands[t.giver] and looked_for(s, t, eyes)):
            return missing
    for t in moves:
        if t.thing == ESTATE and discs[t.receiver] < 0:  # trade.9: all discs are lifted before new ones are placed
            return No("no-estate-for-it", "trade.9", (t.receiver,))
    return None


def looked_for(s: Anno, t: Transfer, eyes: int) -> bool:
    """Whether these eyes may learn that the card is not where the terms say."""
    return eyes in (NOBODY, t.giver) or s.known[t.value] >> eyes & 1 == 1


def hand_over(s: Anno, moves: list[Transfer]) -> None:
    """trade.9, trade.10: markers and Citizens are swapped for the receiver's; value and City stay."""
    for t in moves:
        s.supply[t.giver] += 1
        s.cubes[t.giver] += s.citizens[t.value]
    for t in moves:
        place = t.value
        s.owner[place] = t.receiver
        s.supply[t.receiver] -= 1
        s.citizens[place] = min(s.citizens[place], s.cubes[t.receiver])
        s.cubes[t.receiver] -= s.citizens[place]
        s.tell("deal-estate", "trade.9", (t.giver, t.receiver, place))
    if moves:
        recheck_all(s, sorted({REGION_OF[t.value] for t in moves}))  # trade.12


def keep_clauses(s: Anno, clauses: list[Clause], together: list[int]) -> None:
    """trade.6: agreements bind; peace is enforced by the rules of attack, words are written down for their parties."""
    for c in clauses:
        if c.promise == PEACE:
            s.pacts.append(together + [c.args[0]])
            for i, seat in enumerate(together):
                for other in together[i + 1 :]:
                    s.tell("peace", "trade.7", (seat, other, c.args[0]))
        elif c.promise == LIFT_PEACE:
            for pact in lifted_by(s, together):
                s.pacts.remove(pact)
                for i, seat in enumerate(pact[:-1]):
                    for other in pact[i + 1 : -1]:
                        s.tell("peace-lifted", "trade.7", (seat, other))
        elif c.promise in (PAY, STAY_OUT, FIGHT):
            mask = 0
            for seat in together:
                mask |= 1 << seat
            s.promises.append([c.promise, mask] + list(c.args))
            s.tell("promise-" + WORDS[c.promise], "trade.8", c.args, mask, 2)


def show_due_promises(s: Anno) -> None:
    """trade.8: when its time comes a promise is shown to its parties once more and is then over; nothing moves by itself."""
    for promise in [p for p in s.promises if p[-1] <= s.now()]:
        s.promises.remove(promise)
        s.tell("due-" + WORDS[promise[0]], "trade.8", tuple(promise[2:]), promise[1], 2)
