"""Parley as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.parley.ai.value import ParleyEvaluator
from ludoteca.games.parley.data import (
    COINS,
    HAND,
    HAND_LIMIT,
    HARBOUR,
    HARBOUR_IDS,
    HARBOURS,
    LETTER,
    LETTERS,
    ROUNDS_LONG,
    ROUNDS_SHORT,
)
from ludoteca.games.parley.prospects import PROSPECTS, outlook
from ludoteca.games.parley.rules.deals import ParleyDeals
from ludoteca.games.parley.rules.round import Round, settle_harbours
from ludoteca.games.parley.rules.turn import Discard, Turn, settle_hands
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, NUMBER, SEAT, Evaluator, Game, No, Option, Prospect, Setup, Viewer, sig, words


class ParleyGame(Game[Parley]):
    id: ClassVar[str] = "parley"
    package: ClassVar[str] = "ludoteca.games.parley"
    seats: ClassVar[range] = range(2, 5)
    maturity: ClassVar[str] = "complete"
    largest_menu: ClassVar[int] = 48
    longest: ClassVar[int] = 2000

    def __init__(self) -> None:
        super().__init__()
        self.options = [
            Option("length", ["short", "long"], "short", "end.1"),
            Option("storms", ["yes", "no"], "yes", "turn.5"),
        ]
        self.kinds = [HARBOUR, LETTER]
        self.verbs = {
            **words(Turn.verbs),
            "discard": sig(card=LETTER),
            "envoy": sig(card=LETTER),
            "stake": sig(card=LETTER),
        }
        self.events = {
            "round": sig(number=NUMBER),
            "sail": sig(seat=SEAT, to=HARBOUR),
            "storm": sig(seat=SEAT, to=HARBOUR),
            "trade": sig(seat=SEAT, gain=NUMBER, where=HARBOUR),
            "draw": sig(seat=SEAT, card=LETTER),
            "discard": sig(seat=SEAT, card=LETTER),
            "claim": sig(seat=SEAT, where=HARBOUR),
            "envoy": sig(seat=SEAT, other=SEAT, where=HARBOUR),
            "settled": sig(seat=SEAT, where=HARBOUR),
            "duel": sig(seat=SEAT, other=SEAT, where=HARBOUR),
            "stake": sig(seat=SEAT, card=LETTER),
            "duel-won": sig(seat=SEAT, where=HARBOUR, attack=NUMBER, defence=NUMBER),
            "privilege": sig(seat=SEAT, price=NUMBER),
            "privilege-unsold": (),
            "truce": sig(seat=SEAT, other=SEAT, round=NUMBER),
            "harbours": sig(seat=SEAT),
        }
        self.refusals = {
            "already-yours": sig(where=HARBOUR),
            "too-poor": sig(cost=NUMBER, coins=NUMBER),
            "truce": sig(other=SEAT),
            "no-letters": (),
            "cannot-give": sig(seat=SEAT),
            "cannot-give-coins": sig(seat=SEAT),
            "truce-length": (),
        }
        self.prompts = {
            "Envoy": sig(claimer=SEAT, where=HARBOUR),
            "Stake": sig(where=HARBOUR),
            "Privilege": sig(high=NUMBER),
        }
        self.reasons = ["rounds", "harbours"]
        self.prospects = PROSPECTS
        self.position_kinds = {"deck": LETTER, "discard": LETTER, "hands": LETTER, "ship": HARBOUR, "owner": SEAT}
        self.deals = ParleyDeals()

    def blank(self, seats: int) -> Parley:
        return Parley(seats)

    def setup(self, s: Parley, setup: Setup) -> None:
        s.prepare()
        s.rounds = ROUNDS_SHORT if setup.options["length"] == "short" else ROUNDS_LONG
        s.storms = setup.options["storms"] == "yes"
        s.shuffle(s.deck)
        for seat in range(s.seats):  # setup.2
            s.ship[seat] = seat * HARBOURS // s.seats
            s.coins[seat] = COINS
            for _ in range(HAND):
                s.draw_letter(seat)
        s.then(Round())

    def validate(self, setup: Setup) -> No | None:
        return None

    def settle(self, s: Parley) -> None:
        settle_harbours(s)
        if not s.over:
            settle_hands(s)

    def check(self, s: Parley) -> list[str]:
        broken = []
        cards: list[int] = []
        for zone in s.zones():
            cards += zone
        if sorted(cards) != list(range(LETTERS)):
            broken.append("every letter lies in one place (setup.1)")
        if any(coins < 0 for coins in s.coins):
            broken.append("nobody owes coins (claim.1)")
        waiting = s.agenda and isinstance(s.agenda[-1], Discard)
        if not waiting and any(len(hand) > HAND_LIMIT for hand in s.hands) and not s.over:
            broken.append("no hand is over the limit (turn.6)")
        return broken

    def show(self, s: Parley) -> dict[str, Any]:
        v = Viewer(s, NOBODY)
        zones: list[dict[str, Any]] = [
            {"id": "deck", "seat": None, "cards": v.cards(LETTER, s.deck)},
            {"id": "discard", "seat": None, "cards": v.cards(LETTER, s.discard)},
        ]
        counters: list[dict[str, Any]] = [
            {"id": "round", "seat": None, "value": s.round},
            {"id": "rounds", "seat": None, "value": s.rounds},
        ]
        for seat in range(s.seats):
            word = SEAT.word(seat)
            zones.append({"id": "hand", "seat": word, "cards": v.cards(LETTER, s.hands[seat])})
            zones.append({"id": "ship", "seat": word, "cards": [v.ref(HARBOUR, s.ship[seat])]})
            held = [h for h in range(HARBOURS) if s.owner[h] == seat]
            zones.append({"id": "harbours", "seat": word, "cards": v.cards(HARBOUR, held)})
            counters.append({"id": "coins", "seat": word, "value": s.coins[seat]})
            counters.append({"id": "privileges", "seat": word, "value": s.privileges[seat]})
        harbours = [
            {
                "id": HARBOUR_IDS[h],
                "owner": SEAT.word(s.owner[h]),
                "ships": [SEAT.word(seat) for seat in range(s.seats) if s.ship[seat] == h],
            }
            for h in range(HARBOURS)
        ]
        return {"zones": zones, "counters": counters, "harbours": harbours}

    def show_own(self, s: Parley, v: Viewer) -> list[dict[str, Any]]:
        """The zones with letters that the viewer knows and not all do."""
        places: list[tuple[str, str | None, list[int]]] = [("deck", None, s.deck), ("discard", None, s.discard)]
        places += [("hand", SEAT.word(seat), s.hands[seat]) for seat in range(s.seats)]
        return [
            {"id": id, "seat": seat, "cards": v.cards(LETTER, cards)}
            for id, seat, cards in places
            if v.sees_more(cards)
        ]

    def standing(self, s: Parley) -> list[dict[str, Any]]:
        return [{"score": s.score(seat), "harbours": s.harbours_of(seat)} for seat in range(s.seats)]

    def outlook(self, s: Parley) -> list[Prospect]:
        return outlook(s)

    def evaluator(self) -> Evaluator[Parley]:
        return ParleyEvaluator()


GAME = ParleyGame()
