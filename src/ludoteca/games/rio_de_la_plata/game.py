"""Rio de la Plata, as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.rio_de_la_plata import checks, show, vocabulary
from ludoteca.games.rio_de_la_plata.evaluate import RioEvaluator
from ludoteca.games.rio_de_la_plata.prospects import PROSPECTS, outlook
from ludoteca.games.rio_de_la_plata.rules.setup import OPTIONS, set_up
from ludoteca.games.rio_de_la_plata.rules.trade import RioDeals
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Evaluator, Game, Prospect, Setup


class RioDeLaPlata(Game[Rio]):
    id: ClassVar[str] = "rio-de-la-plata"
    package: ClassVar[str] = "ludoteca.games.rio_de_la_plata"
    seats: ClassVar[range] = range(2, 6)  # intro.2
    rules_version: ClassVar[int] = 2
    maturity: ClassVar[str] = "complete"
    largest_menu: ClassVar[int] = 640
    longest: ClassVar[int] = 20000

    def __init__(self) -> None:
        super().__init__()
        self.options = OPTIONS
        self.kinds = vocabulary.KINDS
        self.verbs = vocabulary.VERBS
        self.events = vocabulary.EVENTS
        self.refusals = vocabulary.REFUSALS
        self.prompts = vocabulary.PROMPTS
        self.reasons = vocabulary.REASONS
        self.prospects = PROSPECTS
        self.position_kinds = vocabulary.POSITION_KINDS
        self.code_fields = ("refused",)
        self.deals = RioDeals()

    def blank(self, seats: int) -> Rio:
        return Rio(seats)

    def setup(self, s: Rio, setup: Setup) -> None:
        set_up(s, setup)

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """A game begun under version 1 keeps the readings that are options now; plans half made are made again.

        Actions name more than they did, so the picks of a sealed answer do not fit any more.
        """
        left = data.get("left")
        added: dict[str, Any] = {
            "entry_any_round": True,
            "artisan_silver": True,
            "new_house_at_once": True,
            "stacked": [0] * len(left) if isinstance(left, list) else [],
        }
        return {**added, **data, "picks": [[] for _ in data.get("picks", [])]}

    def check(self, s: Rio) -> list[str]:
        return checks.check(s)

    def show(self, s: Rio) -> dict[str, Any]:
        return show.show(s)

    def standing(self, s: Rio) -> list[dict[str, Any]]:
        return show.standing(s)

    def outlook(self, s: Rio) -> list[Prospect]:
        return outlook(s)

    def evaluator(self) -> Evaluator[Rio]:
        return RioEvaluator()


GAME = RioDeLaPlata()
