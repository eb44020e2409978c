"""Anno 1452 as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.anno_1452.ai.value import AnnoEvaluator
from ludoteca.games.anno_1452.checks import faults
from ludoteca.games.anno_1452.data import ENDINGS, SCENARIOS
from ludoteca.games.anno_1452.prospects import PROSPECTS, outlook
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.ottokar import Arrange, arrange, lay_ottokar
from ludoteca.games.anno_1452.rules.setup import StartEstates, deal, placing_order
from ludoteca.games.anno_1452.rules.title import drop_titles
from ludoteca.games.anno_1452.rules.trade import AnnoDeals, TradePhase
from ludoteca.games.anno_1452.rules.turn import Turn
from ludoteca.games.anno_1452.show import own_zones, show_board, standings
from ludoteca.games.anno_1452.state import Anno, blank
from ludoteca.games.anno_1452.upgrade import upgraded, upgraded_event
from ludoteca.games.anno_1452.vocabulary import (
    EVENTS,
    FORESIGHTS,
    KINDS,
    OPTIONS,
    POSITION_KINDS,
    PROMPTS,
    REFUSALS,
    VERBS,
)
from ludoteca.kernel import NOBODY, Evaluator, Event, Game, No, Prospect, Setup, Viewer, words


class Anno1452(Game[Anno]):
    id: ClassVar[str] = "anno-1452"
    package: ClassVar[str] = "ludoteca.games.anno_1452"
    seats: ClassVar[range] = range(2, 5)  # components.1
    rules_version: ClassVar[int] = 3
    maturity: ClassVar[str] = "complete"
    largest_menu: ClassVar[int] = 192
    longest: ClassVar[int] = 6000

    def __init__(self) -> None:
        super().__init__()
        self.options = OPTIONS
        self.kinds = KINDS
        self.verbs = VERBS | words(Turn.verbs, Arrange.verbs)
        self.events = EVENTS
        self.refusals = REFUSALS
        self.prompts = PROMPTS
        self.foresights = FORESIGHTS
        self.reasons = ["emperor"]
        self.prospects = PROSPECTS
        self.code_fields = ("agreements",)
        self.position_kinds = POSITION_KINDS
        self.deals = AnnoDeals()

    def blank(self, seats: int) -> Anno:
        return blank(seats)

    def validate(self, setup: Setup) -> No | None:
        if setup.seats > 3 and setup.options["scenario"].startswith("ottokar"):
            return No("no-colour-left", "ottokar.1")
        return None

    def setup(self, s: Anno, setup: Setup) -> None:
        chosen = setup.options
        s.expert = chosen["game"] == "expert"  # expert.1
        s.market_on = s.expert and s.seats == 2 and chosen["two_player_market"] == "yes"  # expert.5
        s.marriages_early = chosen["marriages_end"] == "after_last_action_round"
        s.antiking_at_once = chosen["antiking_timing"] == "at_once"
        s.trade_limit = chosen["trade_limit"] == "five_minutes"
        s.early_end = chosen["early_end"] == "yes"
        s.reverse_placement = chosen["placement"] == "reverse"
        s.events_shuffled = chosen["first_events"] == "shuffled"
        s.marriage_guard = chosen["marriage_guard"] == "yes"
        s.ottokar_auto = chosen["ottokar_losses"] == "automatic"
        s.last_row = ENDINGS[[e.id for e in ENDINGS].index(chosen["end"])].row  # end.2
        deal(s)
        scenario = chosen["scenario"]
        if scenario == "usual":  # ottokar.1: preselected for two
            scenario = "ottokar-a" if s.seats == 2 else "normal"
        for number, layout in enumerate(SCENARIOS):
            if layout.id == scenario:
                lay_ottokar(s, number)
        s.then(ActionRound(1))  # setup.12, pre.1
        if s.expert:
            s.then(TradePhase())  # pre.2
        for seat in placing_order(s):
            s.then(StartEstates(seat, NOBODY))
        if scenario == "ottokar-custom":
            lay_ottokar(s, 0)
            s.then(arrange(s.order[0]))

    def settle(self, s: Anno) -> None:
        for titles in s.titles:
            if titles:
                drop_titles(s)
                return

    def check(self, s: Anno) -> list[str]:
        return faults(s)

    def show(self, s: Anno) -> dict[str, Any]:
        return show_board(s)

    def show_own(self, s: Anno, v: Viewer) -> list[dict[str, Any]]:
        return own_zones(s, v)

    def standing(self, s: Anno) -> list[dict[str, Any]]:
        return standings(s)

    def outlook(self, s: Anno) -> list[Prospect]:
        return outlook(s)

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        return upgraded(data)

    def upgrade_event(self, event: Event) -> Event | None:
        return upgraded_event(event)

    def evaluator(self) -> Evaluator[Anno]:
        return AnnoEvaluator()


GAME = Anno1452()
