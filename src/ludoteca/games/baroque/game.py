"""Baroque, as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.baroque import vocabulary
from ludoteca.games.baroque.ai.value import BaroqueEvaluator
from ludoteca.games.baroque.checks import broken
from ludoteca.games.baroque.data import (
    CARD,
    COMPOSER,
    FAVOUR,
    LONG_TURNS,
    MIN_TURNS,
    POWER_KIND,
    STATE,
    WAR_KIND,
)
from ludoteca.games.baroque.prospects import PROSPECTS, outlook
from ludoteca.games.baroque.realm import HOST
from ludoteca.games.baroque.rules import setup as setting_up
from ludoteca.games.baroque.rules.actions import Act
from ludoteca.games.baroque.rules.victory import electors_held, needed_electors
from ludoteca.games.baroque.show import board, own_zones
from ludoteca.games.baroque.state import PHASE, Baroque
from ludoteca.games.baroque.upgrade import upgraded, upgraded_event
from ludoteca.kernel import NOBODY, SEAT, Evaluator, Event, Game, Option, Prospect, Setup, Viewer, words

OPEN_END = "open"
MAX_TURNS = 20


class BaroqueGame(Game[Baroque]):
    """Two to four players (1.0.a)."""

    id: ClassVar[str] = "baroque"
    package: ClassVar[str] = "ludoteca.games.baroque"
    seats: ClassVar[range] = range(2, 5)
    rules_version: ClassVar[int] = 2
    maturity: ClassVar[str] = "complete"
    largest_menu: ClassVar[int] = 1280

    def __init__(self) -> None:
        super().__init__()
        self.deals = None  # nothing lets players give each other anything (15.0.c)
        turns = [str(n) for n in range(MIN_TURNS, MAX_TURNS + 1)]
        self.options = [
            Option("turns", [*turns, OPEN_END], str(MIN_TURNS), "1.1.a"),
            Option("powers", ["chosen", "drawn"], "chosen", "3.1.a"),
            Option("chaos-income", ["turn-only", "turn-and-next-income"], "turn-only", "14.1.b"),
            Option("brunswick", ["chaos-turn", "for-good"], "chaos-turn", "14.1.f"),
            Option("electors", ["occupied-count", "controlled-only"], "occupied-count", "13.1.a"),
            Option("structures", ["one-of-each", "one"], "one-of-each", "10.3.c"),
            Option("own-influence", ["kept", "removed"], "kept", "11.0.d"),
            Option("rival-influence", ["stays", "discarded"], "stays", "11.0.d"),
            Option("naval-wars", ["as-printed", "own-sea", "all-ports"], "as-printed", "14.3.1.a"),
            Option("assassin", ["box", "discards", "box-if-short"], "box", "card.assassin"),
            Option("last-turn-cards", ["skipped", "applied"], "skipped", "4.7.a"),
            Option("zero-bid", ["allowed", "refused"], "allowed", "card.auction.c"),
            Option("caprara", ["any-battle", "won-battle"], "any-battle", "card.caprara"),
            Option("isolated-states", ["closed", "open"], "closed", "10.3.1.a"),
            Option(
                "bishops",
                ["place-and-remove", "place-only"],
                "place-and-remove",
                "10.3.4.a",
                since=2,
                before="place-only",
            ),
            Option("ottoman-styria", ["yields", "barren"], "yields", "14.3.4.a", since=2, before="barren"),
            Option("occupied-electors", ["silent", "owner-votes"], "silent", "11.1.b", since=2, before="owner-votes"),
            Option("enemy-army-works", ["allowed", "refused"], "allowed", "10.2.c", since=2, before="refused"),
        ]
        self.kinds = [STATE, POWER_KIND, CARD, COMPOSER, WAR_KIND, FAVOUR, PHASE, HOST]
        self.verbs = {**words(Act.verbs), **vocabulary.VERBS}
        self.events = vocabulary.EVENTS
        self.refusals = vocabulary.REFUSALS
        self.prompts = vocabulary.PROMPTS
        self.reasons = ["points", "support", "florins", "power", "electors"]
        self.prospects = PROSPECTS
        self.foresights = vocabulary.FORESIGHTS
        self.position_kinds = {
            "powers": POWER_KIND,
            "home": SEAT,
            "control": SEAT,
            "host": HOST,
            "general_at": STATE,
            "general_entered": STATE,
            "order": SEAT,
            "phase": PHASE,
            "active": SEAT,
            "composers": STATE,
            "deck": CARD,
            "discard": CARD,
            "hands": CARD,
            "staked": CARD,
            "tableau": CARD,
            "event_deck": CARD,
            "event_discard": CARD,
            "event_now": CARD,
            "events_in_play": CARD,
            "box": CARD,
        }

    def blank(self, seats: int) -> Baroque:
        return Baroque(seats)

    def setup(self, s: Baroque, setup: Setup) -> None:
        chosen = setup.options
        s.turns = 0 if chosen["turns"] == OPEN_END else int(chosen["turns"])
        long_game = s.turns == 0 or s.turns >= LONG_TURNS
        s.halves_next_income = int(chosen["chaos-income"] == "turn-and-next-income")
        s.brunswick_stays = int(chosen["brunswick"] == "for-good")
        s.occupied_electors = int(chosen["electors"] == "occupied-count")
        s.one_of_each = int(chosen["structures"] == "one-of-each")
        s.own_kept = int(chosen["own-influence"] == "kept")
        s.rivals_discarded = int(chosen["rival-influence"] == "discarded")
        s.danish_closes_all = int(chosen["naval-wars"] == "all-ports")
        s.dutch_closes_all = int(chosen["naval-wars"] != "own-sea")
        s.assassin_to_box = int(chosen["assassin"] == "box" or (chosen["assassin"] == "box-if-short" and not long_game))
        s.last_effects = int(chosen["last-turn-cards"] == "applied")
        s.least_bid = int(chosen["zero-bid"] == "refused")
        s.caprara_any = int(chosen["caprara"] == "any-battle")
        s.isolated = int(chosen["isolated-states"] == "open")
        s.bishops_remove = int(chosen["bishops"] == "place-and-remove")
        s.styria_yields = int(chosen["ottoman-styria"] == "yields")
        s.occupied_votes = int(chosen["occupied-electors"] == "owner-votes")
        s.works_under_enemy = int(chosen["enemy-army-works"] == "allowed")
        setting_up.begin(s, chosen["powers"] == "drawn")

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        return upgraded(data) if data.get("rules") == 1 else data

    def upgrade_event(self, event: Event) -> Event | None:
        return upgraded_event(event)

    def check(self, s: Baroque) -> list[str]:
        return broken(s)

    def show(self, s: Baroque) -> dict[str, Any]:
        return board(s)

    def show_own(self, s: Baroque, v: Viewer) -> list[dict[str, Any]]:
        return own_zones(s, v)

    def standing(self, s: Baroque) -> list[dict[str, Any]]:
        """Progress of each seat: points, votes, and how many of the electors that win at once."""
        needed = len(needed_electors(s))
        return [
            {
                "seat": SEAT.word(seat),
                "vp": s.vp[seat],
                "support": s.support(seat),
                "electors": electors_held(s, seat),
                "electors_needed": needed,
            }
            for seat in range(s.seats)
        ]

    def faction(self, s: Baroque, seat: int) -> str:
        power = s.powers[seat]
        return "" if power == NOBODY else f"power-{POWER_KIND.word(power)}"

    def outlook(self, s: Baroque) -> list[Prospect]:
        return outlook(s)

    def evaluator(self) -> Evaluator[Baroque]:
        return BaroqueEvaluator()


GAME = BaroqueGame()
