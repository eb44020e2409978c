"""A tiny game of drawing and showing stones, and the same game with one fault each: the suite must find every one."""

from __future__ import annotations

from typing import Any, ClassVar

from conformance.bags import STONE, STONES, TABLES, Bag, Effect, Turn
from ludoteca.kernel import (
    ALL,
    NOBODY,
    NUMBER,
    SEAT,
    Action,
    Confirm,
    Foresight,
    Game,
    No,
    Prospect,
    Setup,
    Step,
    Viewer,
    sig,
)


class Next(Step[Bag]):
    """One turn after the other, until half the stones are shown."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, s: Bag) -> None:
        if len(s.shown) >= STONES // 2 or s.turns > 150:
            s.finish("shown", [1] * s.seats, [0] * s.seats)
        else:
            s.then(TURNS[self.kind](s.turns % s.seats), self)


class BagGame(Game[Bag]):
    id: ClassVar[str] = "bag"
    package: ClassVar[str] = "conformance"
    seats: ClassVar[range] = range(2, 4)
    longest: ClassVar[int] = 320
    largest_menu: ClassVar[int] = STONES + 2

    def __init__(self, kind: str = "fair") -> None:
        super().__init__()
        self.kind = kind
        self.kinds = [STONE]
        self.verbs = {"draw": (), "wait": (), "show": sig(stone=STONE), "pledge": sig(stone=STONE), "commit": ()}
        self.events = {
            "draw": sig(seat=SEAT, stone=STONE),
            "show": sig(seat=SEAT, stone=STONE),
            "aside": sig(seat=SEAT, weight=NUMBER),
        }
        self.refusals = {"empty-bag": (), "not-yet": (), "too-early": sig(need=NUMBER, have=NUMBER)}
        self.reasons = ["shown"]
        self.prospects = {"missing": sig(stones=NUMBER)}
        self.foresights = {"shows": sig(stones=NUMBER)}

    def blank(self, seats: int) -> Bag:
        return TABLES.get(self.kind, Bag)(seats)

    def setup(self, s: Bag, setup: Setup) -> None:
        s.bag = list(range(STONES))
        s.known = [0] * STONES
        s.hands = [[] for _ in range(s.seats)]
        s.shuffle(s.bag)
        s.then(Next(self.kind))

    def check(self, s: Bag) -> list[str]:
        return [] if len(s.bag) + len(s.shown) + sum(len(h) for h in s.hands) == STONES else ["twelve stones"]

    def outlook(self, s: Bag) -> list[Prospect]:
        more = 1 if self.kind == "untrue prospect" else 0
        return [Prospect(NOBODY, "missing", "bag.1", (STONES // 2 - len(s.shown) + more,))]

    def show(self, s: Bag) -> dict[str, Any]:
        v = Viewer(s, NOBODY)
        zones = [{"id": "bag", "seat": None, "cards": v.cards(STONE, s.bag)}]
        zones += [{"id": "hand", "seat": SEAT.word(i), "cards": v.cards(STONE, hand)} for i, hand in enumerate(s.hands)]
        shown: dict[str, Any] = {"zones": zones, "counters": [{"id": "shown", "seat": None, "value": len(s.shown)}]}
        if self.kind == "peeking board":
            shown["heaviest"] = max((max(hand, default=0) for hand in s.hands), default=0)
        if self.kind == "wavering board":  # Python takes True and 1 for equal, a client does not
            shown["even"] = True if s.turns % 2 else 1
        return shown

    def show_own(self, s: Bag, v: Viewer) -> list[dict[str, Any]]:
        hands = [] if self.kind == "blind board" else list(enumerate(s.hands))
        return [
            {"id": "hand", "seat": SEAT.word(i), "cards": v.cards(STONE, hand)}
            for i, hand in hands
            if v.sees_more(hand)
        ]


class TellingTurn(Turn):
    """Fault: the log tells everybody what was drawn."""

    def learn(self, s: Bag, stone: int) -> None:
        s.reveal(stone, 1 << self.seat)
        s.tell("draw", self.rule, (self.seat, stone))


class TimingTurn(Turn):
    """Fault: who holds the stone s0 is not asked, so waiting tells where it is."""

    def options(self, s: Bag) -> list[Action]:
        return [] if 0 in s.hands[self.seat] else super().options(s)

    def run(self, s: Bag) -> None:
        s.turns += 1


class ForcedTurn(Turn):
    """Fault: whether there is only one answer depends on the hand, and the step does not say that it is private."""

    def options(self, s: Bag) -> list[Action]:
        return [Action("wait")] if 0 in s.hands[self.seat] else super().options(s)


class AsideTurn(Turn):
    """Fault: showing a stone logs what else is in the hand. Everybody may learn the stone, but only that."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "show":
            s.tell("aside", self.rule, (self.seat, sum(s.hands[self.seat])))


class MixingTurn(Turn):
    """No fault: a stone that was shown is mixed under the others at once, and nobody knows more than before."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "show":
            stone = s.shown.pop()
            s.hide(stone)
            s.bag.append(stone)
            s.bag.sort()
            s.shuffle(s.bag)


class OmenTurn(Turn):
    """No fault: the stones s0 to s3 are shown when they are drawn, so that everybody knows what a hidden stone is
    not."""

    def learn(self, s: Bag, stone: int) -> None:
        if stone < 4:
            s.reveal(stone, ALL)
            s.tell("show", self.rule, (self.seat, stone))
        else:
            super().learn(s, stone)


class Pledge(Step[Bag]):
    """Everybody at once puts stones aside face down, as many as one likes, and takes them back."""

    sealed = True
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Bag) -> list[Action]:
        return self.more(s, [])

    def more(self, s: Bag, picks: list[Action]) -> list[Action]:
        left = [stone for stone in s.hands[self.seat] if Action("pledge", (stone,)) not in picks]
        if not left or Action("commit") in picks:
            return []
        return [Action("commit"), *(Action("pledge", (stone,)) for stone in left)]

    def take(self, s: Bag, a: Action) -> None:
        pass


class PledgingTurn(Turn):
    """No fault: instead of waiting, everybody puts stones aside; whose hand is empty is asked no more."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "wait":
            s.then(*[Pledge(seat) for seat in range(s.seats)])


class MixingAsideTurn(MixingTurn):
    """Fault: after mixing the log tells what else is in the hand."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "show":
            s.tell("aside", self.rule, (self.seat, sum(s.hands[self.seat])))


class UnrevealedTurn(Turn):
    """Fault: knowledge is written by hand, so the draw could be taken back."""

    def learn(self, s: Bag, stone: int) -> None:
        s.known[stone] |= 1 << self.seat
        s.tell("draw", self.rule, (self.seat, stone), 1 << self.seat, 1)


class ForgottenReveal(Turn):
    """Fault: a stone lies open on the table but is not known to all."""

    def take(self, s: Bag, a: Action) -> None:
        if a.verb == "show":
            s.turns += 1
            s.hands[self.seat].remove(a.args[0])
            s.shown.append(a.args[0])
            s.then(Confirm(self.seat))
        else:
            super().take(s, a)


class DeadEndTurn(Turn):
    """Fault: showing a stone clears the agenda without ending the game."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "show":
            s.agenda.clear()


class EndlessTurn(Turn):
    """Fault: the game never comes nearer to its end."""

    def take(self, s: Bag, a: Action) -> None:
        s.then(Confirm(self.seat))


class BusyTurn(Turn):
    """Fault: asking for the options changes the state."""

    def options(self, s: Bag) -> list[Action]:
        s.bag.sort()
        s.turns += 1
        return super().options(s)


class LosingTurn(Turn):
    """Fault: a shown stone is in two places."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "show":
            s.hands[self.seat].append(a.args[0])


class CrashingTurn(Turn):
    """Fault: an error in a rule."""

    def learn(self, s: Bag, stone: int) -> None:
        raise IndexError("no such stone")


class TwiceTurn(Turn):
    """Fault: the same action stands twice in the menu."""

    def options(self, s: Bag) -> list[Action]:
        return [*super().options(s), Action("wait")]


class WideTurn(Turn):
    """Fault: with a stone in hand the menu is longer than the game declares."""

    def options(self, s: Bag) -> list[Action]:
        return [*super().options(s), *(Action("pledge", (stone,)) for stone in range(STONES))]


class CandidatesTurn(Effect):
    """No fault: the same turn, described by its candidates. A stone is drawn only from a bag that has one."""

    def candidates(self, s: Bag) -> list[Action]:
        return [Action("draw"), Action("wait"), *(Action("show", (stone,)) for stone in s.hands[self.seat])]

    def refuse(self, s: Bag, a: Action) -> No | None:
        return No("empty-bag", self.rule) if a.verb == "draw" and not s.bag else None


class RefusedOfferTurn(CandidatesTurn):
    """Fault: the menu offers a draw from an empty bag, which is refused."""

    def options(self, s: Bag) -> list[Action]:
        return self.candidates(s)

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a if s.bag else Action("wait"))


class MissingOfferTurn(CandidatesTurn):
    """Fault: the menu lacks a candidate that is not refused."""

    def options(self, s: Bag) -> list[Action]:
        return [a for a in super().options(s) if a.verb != "show" or s.turns >= 20]


class StrangeOfferTurn(CandidatesTurn):
    """Fault: the menu offers what is no candidate."""

    def candidates(self, s: Bag) -> list[Action]:
        return [a for a in super().candidates(s) if a.verb != "wait"]

    def options(self, s: Bag) -> list[Action]:
        return [*super().options(s), Action("wait")]


class ShortlistTurn(CandidatesTurn):
    """No fault: the menu is searched only among the candidates that can be possible."""

    def shortlist(self, s: Bag) -> list[Action]:
        return self.candidates(s) if s.bag else [a for a in self.candidates(s) if a.verb != "draw"]


class ShortShortlistTurn(CandidatesTurn):
    """Fault: the shortlist lacks a candidate that is not refused."""

    def shortlist(self, s: Bag) -> list[Action]:
        return [a for a in self.candidates(s) if a.verb != "show" or s.turns >= 20]


class ReversedShortlistTurn(CandidatesTurn):
    """Fault: the shortlist has another order than the candidates."""

    def shortlist(self, s: Bag) -> list[Action]:
        return self.candidates(s)[::-1]


class ExactShortlistTurn(CandidatesTurn):
    """No fault: the shortlist holds nothing that is refused."""

    exact = True

    def shortlist(self, s: Bag) -> list[Action]:
        return [a for a in self.candidates(s) if self.refuse(s, a) is None]


class InexactShortlistTurn(CandidatesTurn):
    """Fault: the shortlist is declared exact, but holds what is refused."""

    exact = True


class RuledOutTurn(CandidatesTurn):
    """Fault: the step rules out what it does not refuse."""

    def ruled_out(self, s: Bag) -> list[Action]:
        return [Action("pledge", (0,))]


class RefusingTurn(Turn):
    """Fault: a step without candidates refuses one of its options."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        return No("not-yet", self.rule) if a.verb == "show" else None


class ForetellingTurn(CandidatesTurn):
    """No fault: it foretells how many stones come to be shown, and nobody shows one in the first turns."""

    early = 12  # turns

    def foresee(self, s: Bag, a: Action) -> list[Foresight]:
        return [Foresight("shows", self.rule, (1 if a.verb == "show" else 0,))]

    def refuse(self, s: Bag, a: Action) -> No | None:
        if a.verb == "show" and s.turns < self.early:
            return No("too-early", self.rule, (self.early, s.turns))
        return super().refuse(s, a)


class UntrueForesightTurn(ForetellingTurn):
    """Fault: waiting is said to show a stone."""

    def foresee(self, s: Bag, a: Action) -> list[Foresight]:
        return [Foresight("shows", self.rule, (1,))] if a.verb == "wait" else []


class UntrueReasonTurn(ForetellingTurn):
    """Fault: early in the game, the bag is said to be empty."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        no = super().refuse(s, a)
        return No("empty-bag", self.rule) if no is not None and no.key == "too-early" else no


class ShortAmountTurn(ForetellingTurn):
    """Fault: it takes a turn more than the reason says."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        no = super().refuse(s, a)
        return No(no.key, no.rule, (self.early - 1, s.turns - 1)) if no is not None and no.args else no


class LargeAmountTurn(ForetellingTurn):
    """Fault: it takes a turn less than the reason says."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        no = super().refuse(s, a)
        return No(no.key, no.rule, (self.early + 1, s.turns)) if no is not None and no.args else no


class EnoughTurn(ForetellingTurn):
    """Fault: the reason says that there is as much as is needed."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        no = super().refuse(s, a)
        return No(no.key, no.rule, (self.early, self.early)) if no is not None and no.args else no


class OtherReasonTurn(ForetellingTurn):
    """Fault: waiting for the turn that the reason names does not help."""

    def refuse(self, s: Bag, a: Action) -> No | None:
        no = super().refuse(s, a)
        return No("not-yet", self.rule) if no is None and a.verb == "show" and s.bag else no


class SecretEffectTurn(Turn):
    """Fault: what a choice changes on the board hangs on a hidden stone, which a preview seldom sees."""

    def take(self, s: Bag, a: Action) -> None:
        super().take(s, a)
        if a.verb == "wait" and 0 in s.hands[(self.seat + 1) % s.seats]:
            s.shown.append(s.bag.pop())
            s.known[s.shown[-1]] = ALL


TURNS: dict[str, type[Effect]] = {
    "fair": Turn,
    "peeking board": Turn,
    "blind board": Turn,
    "wavering board": Turn,
    "shared hands": Turn,
    "forgetful copy": Turn,
    "forgotten field": Turn,
    "telling log": TellingTurn,
    "telling timing": TimingTurn,
    "telling forced choice": ForcedTurn,
    "telling aside": AsideTurn,
    "mixing": MixingTurn,
    "omen": OmenTurn,
    "pledging": PledgingTurn,
    "telling aside after mixing": MixingAsideTurn,
    "unrevealed": UnrevealedTurn,
    "forgotten reveal": ForgottenReveal,
    "dead end": DeadEndTurn,
    "endless": EndlessTurn,
    "busy options": BusyTurn,
    "two places": LosingTurn,
    "crash": CrashingTurn,
    "twice": TwiceTurn,
    "wide": WideTurn,
    "candidates": CandidatesTurn,
    "refused offer": RefusedOfferTurn,
    "missing offer": MissingOfferTurn,
    "strange offer": StrangeOfferTurn,
    "shortlist": ShortlistTurn,
    "short shortlist": ShortShortlistTurn,
    "reversed shortlist": ReversedShortlistTurn,
    "exact shortlist": ExactShortlistTurn,
    "inexact shortlist": InexactShortlistTurn,
    "ruled out": RuledOutTurn,
    "refusing": RefusingTurn,
    "foretelling": ForetellingTurn,
    "untrue prospect": Turn,
    "untrue foresight": UntrueForesightTurn,
    "untrue reason": UntrueReasonTurn,
    "short amount": ShortAmountTurn,
    "large amount": LargeAmountTurn,
    "enough": EnoughTurn,
    "other reason": OtherReasonTurn,
    "secret effect": SecretEffectTurn,
}
