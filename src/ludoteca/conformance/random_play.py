"""One random game, with the laws sampled as it is played."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from ludoteca.conformance import laws, leak_laws, truth_laws
from ludoteca.conformance.goals import Uses, enricher
from ludoteca.conformance.tally import Tally
from ludoteca.conformance.text_laws import Seen
from ludoteca.kernel import (
    NOBODY,
    Action,
    Deals,
    Event,
    Game,
    Match,
    Quick,
    Refused,
    Setup,
    Sig,
    Step,
    Table,
    act,
    advance,
    asked,
    choose,
    drain,
    greyed,
    new,
    offer,
    time_out,
)

# How a game is played: any choice; any verb, then any choice of it; any verb, then what was chosen least so far; the
# same from a rich position. There are more choices of a wide verb than of a narrow one: by verbs first, the narrow ones
# get their turn.
ANY, VERBS, CURIOUS, RICH = "any", "verbs", "curious", "rich"
WAYS = (ANY, VERBS, CURIOUS, RICH, RICH, RICH)


DEAL = "deal"  # stands for the class of a step in the memory of offers
SLOW = 8  # one in so many questions with a limit of time runs out of it


class Memory:
    """How often each choice was made in the games so far, for play that prefers new choices."""

    def __init__(self) -> None:
        self.chosen: Counter[tuple[str, Action]] = Counter()

    def newest(self, name: str, menu: list[Action]) -> list[Action]:
        """The choices of the menu that were made least. `name` is the class of the step that asks."""
        times = [self.chosen[name, a] for a in menu]
        least = min(times)
        return [a for a, n in zip(menu, times) if n == least]

    def note(self, name: str, a: Action) -> None:
        self.chosen[name, a] += 1


@cache
def uses_of(game: Game[Any]) -> Uses:
    return Uses(game)


class Fault(Exception):
    """A law is broken: which count it adds to, and the words."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(words)
        self.kind = kind
        self.words = words


def require(kind: str, found: list[str]) -> None:
    if found:
        raise Fault(kind, found[0])


class Run:
    """One random game."""

    def __init__(
        self, game: Game[Any], setup: Setup, seed: int, quick: Quick, every: int, tally: Tally, memory: Memory
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.quick = quick
        self.every = every
        self.tally = tally
        self.seen: Seen | None = None
        self.record: list[tuple[int, Action]] = []
        self.memory = memory
        self.way = WAYS[quick.below(len(WAYS))]
        self.uses = uses_of(game)
        tally.uses.update(dict.fromkeys(self.uses.lines, 0))

    def play(self) -> None:
        game, tally, quick = self.game, self.tally, self.quick
        s = self.begin()
        s.watched = True
        self.told(s, [0] * len(s.known))
        n = 0
        while s.front:
            if n >= game.longest:
                raise Fault("capped", f"not over after {n} decisions")
            require("invariant_breaks", laws.menu_sizes(game, s))
            sample = self.every > 0 and quick.below(self.every) == 0
            if sample:
                self.check_state(s)
            while s.front and game.deals is not None and quick.below(self.reserve(s)) == 0:
                self.deal(s)
            if not s.front:
                break
            late = time_out(s)
            if late is not None and quick.below(SLOW) == 0:
                self.time_out(s, late)
                n += 1
                continue
            i = quick.below(len(s.front)) if len(s.front) > 1 else 0
            step, menu = s.front[i], s.menus[i]
            a = self.pick(step, menu)
            self.count(s, step, a)
            tally.widest = max(tally.widest, len(menu))
            before = s.copy() if sample else None
            loaded = laws.reloaded(game, s) if sample else None
            known = s.known.copy()
            s.chance = []
            self.record.append((step.seat, a))
            choose(game, s, i, a)
            n += 1
            tally.decisions += 1
            chance = s.chance or []
            events = self.told(s, known)
            if before is not None and loaded is not None:
                require("undo_breaks", laws.undoing(before, s, step.seat, a))
                require("invariant_breaks", laws.patching(game, before, s))
                require("copy_breaks", laws.playing_alike(game, before.copy(), s, i, a, "a copy"))
                require("save_breaks", laws.playing_alike(game, loaded, s, i, a, "saved and loaded"))
                deed = leak_laws.Deed(before, s, step.seat, a, events, chance)
                found, judged = leak_laws.leaks_by_acting(game, deed, quick.below(s.seats + 1) - 1, quick)
                tally.worlds[judged] += 1
                require("leaks", found)
        tally.longest = max(tally.longest, n)
        self.check_end(s)

    def time_out(self, s: Table, a: Action) -> None:
        """The table's clock ends the question."""
        self.count(s, s.front[0], a)
        known = s.known.copy()
        s.chance = []
        self.record.append((NOBODY, a))
        act(self.game, s, NOBODY, a)
        self.tally.decisions += 1
        self.told(s, known)

    def begin(self) -> Table:
        """The state the game starts from."""
        s = new(self.game, self.setup, self.seed, log=True)
        if self.way == RICH:
            enrich = enricher(self.game)
            assert enrich is not None
            enrich(s, Quick(self.seed >> 24 & 0xFFFFFF))
            advance(self.game, s)
        return s

    def pick(self, step: Step[Any], menu: list[Action]) -> Action:
        """One choice of the menu, in the way of this game."""
        if len(menu) > 1 and self.way != ANY:
            verbs = sorted({a.verb for a in menu})
            verb = verbs[self.quick.below(len(verbs))]
            menu = [a for a in menu if a.verb == verb]
            if self.way != VERBS:
                menu = self.memory.newest(type(step).__name__, menu)
        a = menu[self.quick.below(len(menu))]
        self.memory.note(type(step).__name__, a)
        return a

    def told(self, s: Table, known: list[int]) -> list[Any]:
        events = drain(s)
        for e in events:
            self.count_event(e)
            if self.seen is not None:
                self.seen.event(self.game, e)
        require("leaks", leak_laws.telling(self.game, known, s, events))
        return events

    def count(self, s: Table, step: Step[Any], a: Action) -> None:
        """A decision: the question, the answer, and what could not be answered."""
        self.tally.steps[type(step).__name__] += 1
        self.tally.verbs[a.verb] += 1
        self.count_uses(self.uses.of_action(step, a))
        if self.uses.may_refuse(step):
            self.count_refusals(s, step)
        self.count_cards(self.game.verb(a.verb) or (), a.args)

    def count_refusals(self, s: Table, step: Step[Any]) -> None:
        wanted = self.uses.refusals
        for _, no in greyed(s, step.seat):
            if no.key in wanted:
                self.count_uses(self.uses.of_refusal(no))

    def count_uses(self, lines: list[str]) -> None:
        for line in lines:
            self.tally.uses[line] += 1

    def count_event(self, e: Event) -> None:
        self.tally.events[e.key] += 1
        self.count_uses(self.uses.of_event(e))
        self.count_cards(self.game.event(e.key), e.args)

    def count_cards(self, signature: Sig, args: tuple[int, ...]) -> None:
        for (_, kind), n in zip(signature, args):
            if kind.cards and n >= 0:
                self.tally.cards[f"{kind.name}:{kind.word(n)}"] += 1

    def check_state(self, s: Table) -> None:
        game, quick = self.game, self.quick
        if self.seen is not None:
            self.seen.state(game, s)
        require("invariant_breaks", laws.invariants(game, s))
        require("invariant_breaks", laws.pure_menus(game, s))
        require("invariant_breaks", laws.exact_menus(s))
        require("leaks", leak_laws.leaks(game, s, quick.below(s.seats + 1) - 1, quick.below(1 << 22)))
        require("invariant_breaks", leak_laws.own_boards(game, s))
        require("copy_breaks", laws.copying(game, s, quick))
        require("save_breaks", laws.saving(game, s))
        if quick.below(8) == 0:
            require("save_breaks", laws.position(game, s))
        chance = Quick(self.seed + len(self.record) & 0xFFFFFF)  # of its own: the game is the same with and without it
        require("untruths", truth_laws.untruths(game, s, chance, self.tally.statements))

    def check_end(self, s: Table) -> None:
        if not s.over:
            raise Fault("dead_ends", "nobody is asked and the game is not over")
        if s.over not in self.game.reasons:
            raise Fault("invariant_breaks", f"the end {s.over!r} is not declared")
        if len(s.places) != s.seats or len(s.scores) != s.seats or 1 not in s.places:
            raise Fault("invariant_breaks", f"places {s.places} and scores {s.scores} for {s.seats} players")
        require("invariant_breaks", self.game.check(s))
        require("save_breaks", laws.saving(self.game, s))
        for seat in range(-1, s.seats):
            leak_laws.seen_by(self.game, s, seat)
        if self.seen is not None:
            self.seen.state(self.game, s)
        self.tally.ends[s.over] += 1

    def reserve(self, s: Table) -> int:
        """One in so many times a deal comes before the decision: more often while an offer waits or nothing else can be
        decided."""
        return 2 if s.offers or (len(s.front) == 1 and len(s.menus[0]) == 1 and not s.front[0].confirm) else 6

    def deal(self, s: Table) -> None:
        """A random seat makes or answers an offer, sensible or not; a refusal is the only way it may fail."""
        game, quick, deals = self.game, self.quick, self.game.deals
        assert deals is not None
        seat = self.dealer(s, deals)
        choices = deals.standing(s, seat)
        if not choices or quick.below(2) == 0:
            choices = choices + deals.ideas(s, seat)
        chance = quick.below(10)
        if not choices or chance == 0:
            wild = [quick.below(4) - 1 for _ in range(1 + quick.below(9))]
            choices = [Action(("offer", "accept", "decline", "withdraw")[quick.below(4)], tuple(wild))]
        elif chance == 1:
            choices = [self.bold_offer(s, seat)]
        a = self.pick_deal(s, seat, choices)
        if a.verb == "offer":
            require("leaks", leak_laws.leaks_by_offering(game, s, seat, a, quick.below(1 << 22)))
        known = s.known.copy()
        s.chance = []
        try:
            act(game, s, seat, a)
        except Refused as refused:
            game.refusal(refused.no.key)
            self.tally.refusals[refused.no.key] += 1
            return
        self.record.append((seat, a))
        self.tally.verbs[a.verb] += 1
        self.told(s, known)

    def dealer(self, s: Table, deals: Deals[Any]) -> int:
        """Whose turn it is to deal: mostly that of a seat that is asked or may take something back, else anybody's."""
        quick = self.quick
        chance = quick.below(4)
        if s.offers and chance < 2:
            return s.offers[quick.below(len(s.offers))].to
        seats = [seat for seat in range(s.seats) if chance == 2 and deals.standing(s, seat)] or list(range(s.seats))
        return seats[quick.below(len(seats))]

    def pick_deal(self, s: Table, seat: int, choices: list[Action]) -> Action:
        """One of the choices, in the way of this game: any verb first, then any terms of an offer, or those offered
        least so far."""
        quick = self.quick
        if self.way == ANY or len(choices) == 1:
            return choices[quick.below(len(choices))]
        verbs = sorted({a.verb for a in choices})
        verb = verbs[quick.below(len(verbs))]
        by_terms: dict[tuple[int, ...], list[Action]] = {}
        for a in choices:
            if a.verb == verb:
                by_terms.setdefault(self.terms(s, seat, a), []).append(a)
        wanted = [Action(verb, terms) for terms in sorted(by_terms)]
        if self.way != VERBS:
            wanted = self.memory.newest(DEAL, wanted)
        chosen = wanted[quick.below(len(wanted))]
        self.memory.note(DEAL, chosen)
        same = by_terms[chosen.args]
        return same[quick.below(len(same))]

    def terms(self, s: Table, seat: int, a: Action) -> tuple[int, ...]:
        """What kinds of things and promises an offer is about, whatever their values; nothing for an answer to an
        offer."""
        deals = self.game.deals
        if a.verb != "offer" or deals is None:
            return ()
        o = deals.read(s, seat, a)
        promises = [promise for promise, _ in deals.split(o.promises)]
        return (*o.give[::2], NOBODY, *o.take[::2], NOBODY, *promises)

    def bold_offer(self, s: Table, seat: int) -> Action:
        """Ask another seat for anything at all, which it may or may not have."""
        quick, deals = self.quick, self.game.deals
        assert deals is not None
        other = (seat + 1 + quick.below(s.seats - 1)) % s.seats
        thing = quick.below(len(deals.things))
        kind = deals.things[thing][1]
        return offer(other, [], [(thing, quick.below(len(kind.ids) or 6))])

    def play_as_people_do(self) -> None:
        """Through a Match: forced choices, undo and redo, the journal written and read."""
        game, quick = self.game, self.quick
        m = Match(game, self.setup, self.seed)
        m.settle_forced()
        n = 0
        while m.state.front:
            if n >= game.longest:
                raise Fault("capped", f"not over after {n} decisions")
            s = m.state
            require("invariant_breaks", laws.menu_sizes(game, s))
            i = quick.below(len(s.front)) if len(s.front) > 1 else 0
            step, menu = s.front[i], s.menus[i]
            a = self.pick(step, menu)
            self.count(s, step, a)
            self.record.append((step.seat, a))
            before = len(m.lines)
            m.act(step.seat, a)
            for line in m.lines[before:]:
                for e in line.events:
                    self.count_event(e)
            n += 1
            self.tally.decisions += 1
            if self.every > 0 and quick.below(self.every) == 0 and m.state.front:
                seat = quick.below(s.seats)
                if asked(m.state, seat) >= 0:
                    require("undo_breaks", laws.match_undoing(m, seat))
        if not m.state.over:
            raise Fault("dead_ends", "nobody is asked and the game is not over")
        self.tally.ends[m.state.over] += 1
        require("save_breaks", laws.journal(m))
