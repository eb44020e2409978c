"""Deals: offers at any moment between any two players, of anything the game calls movable, with promises if the game
knows any.

Offers lie beside the agenda. A deal happens whole or not at all, is checked again when it is accepted, and lapses when
the game says so. What an offer holds is kept as flat numbers: things as pairs (kind, value), promises as (promise, its
arguments...).
"""

from __future__ import annotations

from typing import Final, Generic

from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.table import Offer, S
from ludoteca.kernel.words import Action, Kind, No, Refused, Sig

OFFER: Final = "offer"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
DEAL_VERBS: Final = (OFFER, ACCEPT, DECLINE, WITHDRAW)


def offer(to: int, give: list[tuple[int, int]], take: list[tuple[int, int]], promises: tuple[int, ...] = ()) -> Action:
    """The action that makes an offer to seat `to`."""
    flat = [to, len(give)]
    for kind, value in give:
        flat += [kind, value]
    flat.append(len(take))
    for kind, value in take:
        flat += [kind, value]
    return Action(OFFER, tuple(flat) + promises)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals(Generic[S]):
    """The trade rules of a game: what can be exchanged, when, and with which promises."""

    rule = ""
    max_open = 8  # offers one seat may have open at once

    def __init__(self) -> None:
        self.things: list[tuple[str, Kind]] = []  # what can change hands: name and kind of its value
        self.promises: list[tuple[str, Sig]] = []
        self.unoffered: list[str] = []  # promises that only the program writes into an offer

    def thing(self, name: str) -> int:
        return [n for n, _ in self.things].index(name)

    def allowed(self, s: S) -> bool:
        """Whether deals are part of this game under its options."""
        return True

    def may_deal_while_sealed(self, s: S) -> bool:
        """Whether deals are possible while several seats answer in secret. Then `carry_out` sees to it that answers
        stand, which those who deal have begun."""
        return False

    def open_now(self, s: S) -> bool:
        """Whether the question that is asked leaves room for deals."""
        return not s.picks or self.may_deal_while_sealed(s)

    def may_deal(self, s: S, a: int, b: int) -> No | None:
        """Whether the two may deal at this moment."""
        return None

    def may_move(self, s: S, frm: int, to: int, thing: int, value: int) -> No | None:
        """Whether this one thing may change hands now."""
        return None

    def may_promise(self, s: S, frm: int, to: int, promise: int, args: tuple[int, ...]) -> No | None:
        return None

    def may_all(self, s: S, frm: int, to: int, things: list[tuple[int, int]]) -> No | None:
        """Whether all of them together may (two cards of one hand, gold offered twice)."""
        return None

    def move(self, s: S, frm: int, to: int, thing: int, value: int) -> None:
        raise NotImplementedError

    def keep(self, s: S, frm: int, to: int, promise: int, args: tuple[int, ...]) -> None:
        """Record a promise; from now on the rules enforce it where they can express it."""

    def costs(self, s: S, o: Offer, seat: int) -> bool:
        """Whether the deal takes anything from the seat or binds it; a deal that does not is a gift."""
        return bool(o.promises) or bool(o.take if seat == o.to else o.give)

    def gift(self, s: S, o: Offer, seat: int) -> bool:
        """Whether the deal can only do the seat good: it costs nothing, and nothing in it can be a burden."""
        return not self.costs(s, o, seat)

    def partners(self, o: Offer) -> list[int]:
        """The seats that must agree to an offer, besides its maker."""
        return [o.to]

    def keepable(self, s: S, o: Offer, seat: int) -> bool:
        """Whether the seat can expect to keep what it promises in the deal."""
        return True

    def stamp(self, s: S) -> int:
        """The game's own clock; an offer whose stamp is not the current one has lapsed."""
        return 0

    def ideas(self, s: S, seat: int) -> list[Action]:
        """Sample offers for bots and random play."""
        return []

    def standing(self, s: S, seat: int) -> list[Action]:
        """What this seat may answer to the offers on the table."""
        out = []
        for o in s.offers:
            if o.to == seat:
                out.append(Action(ACCEPT, (o.number,)))
                out.append(Action(DECLINE, (o.number,)))
            elif o.frm == seat:
                out.append(Action(WITHDRAW, (o.number,)))
        return out

    def split(self, flat: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """The promises of an offer, one by one."""
        out = []
        i = 0
        while i < len(flat):
            if not 0 <= flat[i] < len(self.promises):
                raise Refused(No("empty-deal", self.rule))
            size = len(self.promises[flat[i]][1])
            if i + 1 + size > len(flat):
                raise Refused(No("empty-deal", self.rule))
            out.append((flat[i], flat[i + 1 : i + 1 + size]))
            i += 1 + size
        return out

    def read(self, s: S, frm: int, a: Action) -> Offer:
        """The offer an action describes; refused if it is not well formed."""
        broken = Refused(No("empty-deal", self.rule))
        if len(a.args) < 2:
            raise broken
        at = 1
        parts: list[tuple[int, ...]] = []
        for _ in range(2):
            if at >= len(a.args) or a.args[at] < 0 or at + 1 + 2 * a.args[at] > len(a.args):
                raise broken
            end = at + 1 + 2 * a.args[at]
            parts.append(a.args[at + 1 : end])
            at = end
        promises = a.args[at:]
        self.split(promises)
        if not parts[0] and not parts[1] and not promises:
            raise broken
        number = 1
        for o in s.offers:
            number = max(number, o.number + 1)
        return Offer(number, frm, a.args[0], parts[0], parts[1], promises, self.stamp(s))

    def unknown(self, s: S, seat: int, thing: int, value: int) -> bool:
        """Whether the thing is a card whose place the seat does not know."""
        return self.things[thing][1].cards and 0 <= value < len(s.known) and s.known[value] >> seat & 1 == 0

    def as_seen(self, o: Offer, seat: int, replaced: dict[int, int]) -> Offer:
        """The offer in a state that was sampled for a seat: a third party does not know the cards it names."""
        if seat in (o.frm, o.to):
            return o
        sides: list[tuple[int, ...]] = []
        for flat in (o.give, o.take):
            side = list(flat)
            for i in range(0, len(flat), 2):
                if self.things[flat[i]][1].cards:
                    side[i + 1] = replaced.get(flat[i + 1], flat[i + 1])
            sides.append(tuple(side))
        promises: list[int] = []
        for promise, args in self.split(o.promises):
            promises.append(promise)
            for (_, kind), n in zip(self.promises[promise][1], args):
                promises.append(replaced.get(n, n) if kind.cards else n)
        return Offer(o.number, o.frm, o.to, sides[0], sides[1], tuple(promises), o.stamp)

    def refuse(self, s: S, o: Offer, only_offered: bool = False) -> No | None:
        """Why this deal cannot be made now. While it is only offered, requested unseen cards are not checked: that
        would leak who holds them."""
        if o.to == o.frm or not 0 <= o.to < s.seats:
            return No("deal-with-oneself", self.rule)
        if not self.open_now(s):
            return No("deal-not-now", self.rule)
        no = self.may_deal(s, o.frm, o.to)
        if no is not None:
            return no
        for giver, taker, flat in ((o.frm, o.to, o.give), (o.to, o.frm, o.take)):
            things = []
            for i in range(0, len(flat), 2):
                if not 0 <= flat[i] < len(self.things):
                    return No("empty-deal", self.rule)
                if only_offered and giver == o.to and self.unknown(s, o.frm, flat[i], flat[i + 1]):
                    continue
                things.append((flat[i], flat[i + 1]))
                no = self.may_move(s, giver, taker, flat[i], flat[i + 1])
                if no is not None:
                    return no
            no = self.may_all(s, giver, taker, things)
            if no is not None:
                return no
        for promise, args in self.split(o.promises):
            no = self.may_promise(s, o.frm, o.to, promise, args)
            if no is not None:
                return no
        return None

    def act(self, s: S, seat: int, a: Action) -> None:
        """Offer, accept, decline or withdraw; raises Refused when that is not possible."""
        if a.verb == OFFER:
            o = self.read(s, seat, a)
            no = self.refuse(s, o, only_offered=True)
            if no is None and len([x for x in s.offers if x.frm == seat]) >= self.max_open:
                no = No("offer-open", self.rule)
            if no is not None:
                raise Refused(no)
            s.offers.append(o)
            s.reveals += 1
            s.tell("deal-offered", self.rule, (o.frm, o.to))
            return
        found = [x for x in s.offers if a.args and x.number == a.args[0]]
        if not found:
            raise Refused(No("no-such-offer", self.rule))
        o = found[0]
        if seat != (o.frm if a.verb == WITHDRAW else o.to):
            raise Refused(No("not-your-offer", self.rule))
        if a.verb == ACCEPT:
            no = self.refuse(s, o)
            if no is not None:
                raise Refused(no)
            self.carry_out(s, o)
        else:
            s.tell("deal-withdrawn" if a.verb == WITHDRAW else "deal-declined", self.rule, (o.frm, o.to))
        s.offers.remove(o)
        s.reveals += 1

    def carry_out(self, s: S, o: Offer) -> None:
        s.tell("deal-accepted", self.rule, (o.frm, o.to))
        for i in range(0, len(o.give), 2):
            self.move(s, o.frm, o.to, o.give[i], o.give[i + 1])
        for i in range(0, len(o.take), 2):
            self.move(s, o.to, o.frm, o.take[i], o.take[i + 1])
        for promise, args in self.split(o.promises):
            self.keep(s, o.frm, o.to, promise, args)

    def lapse(self, s: S) -> None:
        """Remove the offers that have expired."""
        now = self.stamp(s)
        for o in [x for x in s.offers if x.stamp != now]:
            s.tell("deal-expired", self.rule, (o.frm, o.to))
            s.offers.remove(o)
