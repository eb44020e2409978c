"""The turn: two actions, free abilities, the end (turn.*, overview.1)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    APOSTASY,
    BOTH_OPS,
    COUNTER_REFORMATION,
    EAST,
    FREE_EAST_OPS,
    FREE_FAIR,
    FREE_OPS,
    REPRISALS,
    REVOLT,
    SELL_TWO,
    WEST,
)
from ludoteca.games.pax_renaissance.data import ACTIONS, CARDS, EMPIRE
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    APOSTASY_OF,
    DECLARE,
    FAIR,
    FREE_FAIR_OF,
    FREE_OPERATE,
    OPERATE,
    OPERATIONS_BOTH,
    PASS,
    PLAY,
    REPRISAL,
)
from ludoteca.games.pax_renaissance.rules.apostasy import Apostasy
from ludoteca.games.pax_renaissance.rules.battle import wage
from ludoteca.games.pax_renaissance.rules.board import CARD_ABILITIES
from ludoteca.games.pax_renaissance.rules.fair import fair_refused, hold_fair
from ludoteca.games.pax_renaissance.rules.market import Refill, buy, buy_refused, on_offer, purchases
from ludoteca.games.pax_renaissance.rules.marks import BOTH_SIDES, FAIR_HELD, FREE_FAIR_USED, OPERATED, SIDE
from ludoteca.games.pax_renaissance.rules.operations import can_operate, idle, start_operations
from ludoteca.games.pax_renaissance.rules.play import play_card
from ludoteca.games.pax_renaissance.rules.sell import SecondSale, perform_sale, sales
from ludoteca.games.pax_renaissance.rules.tableau import discard_queen
from ludoteca.games.pax_renaissance.rules.victory import declare, declare_refused, settle_bankruptcies
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Confirm, No, Step


class BeginTurn(Step[Pax]):
    """Two actions in any order (turn.2); excess cards were discarded before anything else (turn.1)."""

    rule = "turn.2"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Pax) -> None:
        s.turn = self.player
        s.actions = ACTIONS  # overview.1
        s.done = 0
        s.laid = 0
        s.tell("turn", self.rule, (self.player,))
        s.then(Act(self.player))


class Act(Step[Pax]):
    """What to do with the next action, or with an ability that costs none. Buying, playing and selling may be repeated
    (turn.3a)."""

    rule = "turn.2"
    exact = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Pax) -> list[Action]:
        return self.choices(s, every=True)

    def shortlist(self, s: Pax) -> list[Action]:
        return self.choices(s, every=False)

    def choices(self, s: Pax, every: bool) -> list[Action]:
        """All candidates; unless `every`, without those that are refused."""
        seat = self.seat
        out = self.free(s)
        if s.actions == 0:
            if out:
                out.append(PASS)
            return out
        out += on_offer(s) if every else purchases(s, seat)
        for card in s.hands[seat]:
            out.append(PLAY[card])
        out += sales(s, seat)
        out += OPERATE + FAIR + DECLARE if every else self.possible(s)
        if s.has(seat, BOTH_OPS) and (every or self.both_refused(s) is None):
            out.append(OPERATIONS_BOTH)
        if s.has(seat, COUNTER_REFORMATION):
            out += self.apostasies(s)
        out.append(PASS)
        return out

    def possible(self, s: Pax) -> list[Action]:
        """The operations, fairs and victories that are not refused. The reasons of the others would cost more."""
        out: list[Action] = []
        for side in range(len(SIDE)):
            if not s.done & OPERATED[side] and can_operate(s, self.seat, SIDE[side]):
                out.append(OPERATE[side])
        for row in (WEST, EAST):
            if fair_refused(s, row) is None:
                out.append(FAIR[row])
        for victory, active in enumerate(s.active):
            if active and declare_refused(s, self.seat, victory) is None:
                out.append(DECLARE[victory])
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        verb = a.verb
        if verb == "buy":
            return buy_refused(s, self.seat, a.args[0])
        if verb == "operations":
            return self.operations_refused(s, a.args[0])
        if verb == "fair":
            return fair_refused(s, a.args[0])
        if verb == "declare":
            return declare_refused(s, self.seat, a.args[0])
        if verb == "operations_both":
            return self.both_refused(s)
        return None

    def both_refused(self, s: Pax) -> No | None:
        """card.x14: one section may find its targets only while the other one acts."""
        if s.done & BOTH_SIDES:
            return No("once-per-turn", "turn.3b")
        return idle(s, self.seat, BOTH_SIDES)

    def operations_refused(self, s: Pax, side: int) -> No | None:
        """Once per turn for each section (turn.3b)."""
        if s.done & OPERATED[side]:
            return No("once-per-turn", "turn.3b")
        return idle(s, self.seat, SIDE[side])

    def apostasies(self, s: Pax) -> list[Action]:
        """card.x33: the apostasy printed on any card of the tableau, as an action."""
        return [APOSTASY_OF[c] for c in s.both_sections(self.seat) if c < EMPIRE and CARDS[c].shot == APOSTASY]

    def free(self, s: Pax) -> list[Action]:
        """Abilities that cost no action, before, between or after the actions (gap.free-limits, gap.bgg03)."""
        out: list[Action] = []
        power = s.powers[self.seat]
        if not power & (FREE_FAIR | FREE_OPS | FREE_EAST_OPS | REPRISALS):
            return out
        if power & FREE_FAIR and not s.done & FREE_FAIR_USED:
            out += [FREE_FAIR_OF[row] for row in (WEST, EAST) if not s.done & FAIR_HELD[row]]
        if power & FREE_OPS and self.operations_refused(s, WEST) is None:
            out.append(FREE_OPERATE[WEST])
        if power & FREE_EAST_OPS and self.operations_refused(s, EAST) is None:
            out.append(FREE_OPERATE[EAST])
        if power & REPRISALS:
            out += [
                REPRISAL[q] for q in s.consort if q != NOWHERE and CARD_ABILITIES[q] & REPRISALS and self.owns(s, q)
            ]
        return out

    def owns(self, s: Pax, queen: int) -> bool:
        return s.holder[s.king_of(queen)] == self.seat

    def take(self, s: Pax, a: Action) -> None:
        seat = self.seat
        verb = a.verb
        if verb == "pass" and s.actions == 0:
            s.then(EndTurn(seat))
            return
        s.then(ActionDone(seat))
        if verb == "pass":
            s.actions -= 1
            s.tell("passed", "turn.2", (seat,))
        elif verb == "declare":
            declare(s, seat, a.args[0])
        elif verb == "free_fair":
            s.done |= FREE_FAIR_USED
            s.trigger(seat, FREE_FAIR)
            hold_fair(s, seat, a.args[0])
        elif verb == "free_operations":
            s.trigger(seat, FREE_OPS if a.args[0] == WEST else FREE_EAST_OPS)
            start_operations(s, seat, SIDE[a.args[0]])
        elif verb == "reprisal":
            self.reprisal(s, a.args[0])
        else:
            s.actions -= 1
            self.act(s, a)

    def act(self, s: Pax, a: Action) -> None:
        seat = self.seat
        verb = a.verb
        if verb == "buy":
            buy(s, seat, a.args[0])
        elif verb == "play":
            play_card(s, seat, a.args[0])
        elif verb in ("sell", "treachery"):
            if s.has(seat, SELL_TWO):  # card.x52, even if it is the first card sold
                s.then(SecondSale(seat))
            perform_sale(s, seat, a)
        elif verb == "operations":
            start_operations(s, seat, SIDE[a.args[0]])
        elif verb == "operations_both":
            s.trigger(seat, BOTH_OPS)
            start_operations(s, seat, BOTH_SIDES)
        elif verb == "fair":
            hold_fair(s, seat, a.args[0])
        else:
            s.trigger(seat, COUNTER_REFORMATION)
            s.then(Apostasy(seat, a.args[0]))

    def reprisal(self, s: Pax, queen: int) -> None:
        """The queen is discarded first, then the peasants rise in her king's empire (card.BGG03)."""
        land = s.king_of(queen)
        s.trigger(self.seat, REPRISALS)
        discard_queen(s, land, "card.BGG03")
        s.refresh(self.seat)
        wage(s, self.seat, REVOLT, land, ())

    def run(self, s: Pax) -> None:
        s.then(EndTurn(self.seat))


class ActionDone(Step[Pax]):
    """A complete action: bankruptcies are looked for (option.2), then the next one."""

    rule = "option.2"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Pax) -> None:
        if s.bankruptcy:
            settle_bankruptcies(s)
            if s.over:
                return
            if s.out[self.player]:
                s.then(EndTurn(self.player))
                return
        s.then(Act(self.player))


class EndTurn(Step[Pax]):
    """The market is refilled, then the next player's turn begins (turn.5a, turn.6)."""

    rule = "turn.6"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Pax) -> None:
        s.then(Refill(), PassOn(self.player))
        if not s.out[self.player]:
            s.then(Confirm(self.player))


class PassOn(Step[Pax]):
    rule = "turn.6"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Pax) -> None:
        s.then(BeginTurn(s.after(self.player)))
