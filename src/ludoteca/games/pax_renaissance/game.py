"""Pax Renaissance as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.pax_renaissance.checks import check
from ludoteca.games.pax_renaissance.evaluate import PaxEvaluator
from ludoteca.games.pax_renaissance.prospects import PROSPECTS, outlook
from ludoteca.games.pax_renaissance.rules.market import settle_hands
from ludoteca.games.pax_renaissance.rules.setup import set_up
from ludoteca.games.pax_renaissance.show import show, show_own
from ludoteca.games.pax_renaissance.standing import standing
from ludoteca.games.pax_renaissance.state import Pax, blank
from ludoteca.games.pax_renaissance.vocabulary import (
    CARD,
    CITY,
    EVENTS,
    FACE,
    FAMILY,
    KINDS,
    LAND,
    PIECE,
    PROMPTS,
    REASONS,
    REFUSALS,
    RELIGION,
    VERBS,
)
from ludoteca.kernel import SEAT, Evaluator, Game, Option, Prospect, Setup, Viewer


class PaxRenaissance(Game[Pax]):
    id: ClassVar[str] = "pax-renaissance"
    package: ClassVar[str] = "ludoteca.games.pax_renaissance"
    seats: ClassVar[range] = range(2, 5)
    maturity: ClassVar[str] = "complete"
    largest_menu: ClassVar[int] = 256
    longest: ClassVar[int] = 20000
    rules_version: ClassVar[int] = 2

    def __init__(self) -> None:
        super().__init__()
        self.options = [
            Option("promo", ["no", "yes"], "no", "sets.1"),
            Option("expansion", ["no", "yes"], "no", "sets.2"),
            Option("astrology", ["no", "yes"], "no", "option.1"),
            Option("bankruptcy", ["no", "yes"], "no", "option.2"),
            Option("alternative_end", ["no", "yes"], "no", "overview.3"),
            Option("self_behead", ["allowed", "forbidden"], "allowed", "behead.2"),
            Option("corsair_reach", ["neighbours", "location", "corners"], "neighbours", "corsair.1"),
            Option("conquered_bishops", ["stay", "discarded"], "stay", "vassal.5"),
            Option("conspiracy_flip", ["secular", "other_side"], "secular", "conspiracy.3"),
            Option("holy_count", ["each", "total"], "each", "victory.3b"),
            Option("imperial_count", ["kings", "empires"], "kings", "victory.4c"),
            Option("own_campaign", ["vassal", "battle_only"], "vassal", "campaign.9"),
            Option("inquisitor_jump", ["other_tableau", "any_card"], "other_tableau", "inquisitor.3"),
            Option("fortifications_x5", ["west", "east"], "west", "card.x5"),
            Option("shortage", ["repressed", "anywhere"], "repressed", "shortage.2", since=2),
            Option("agents", ["required", "optional"], "required", "play.3a", since=2),
            Option("hands", ["folded", "open"], "folded", "hand.3"),
        ]
        self.code_fields = ("powers",)  # abilities, one bit each
        self.kinds = KINDS
        self.verbs = VERBS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.prompts = PROMPTS
        self.reasons = REASONS
        self.prospects = PROSPECTS
        self.code_fields = ("powers",)
        self.position_kinds = {
            "families": FAMILY, "hands": CARD, "tableaux": CARD, "maids": CARD, "market": CARD, "decks": CARD,
            "comets": CARD,
            "shown": CARD, "boxes": CARD, "gone": CARD, "acted": CARD, "consort": CARD, "bishop_cards": CARD,
            "bishop_colours": RELIGION, "holder": SEAT, "suzerain": LAND, "border": PIECE, "band": PIECE, "face": FACE,
            "emporia": CITY,
        }  # fmt: skip

    def blank(self, seats: int) -> Pax:
        return blank(seats)

    def setup(self, s: Pax, setup: Setup) -> None:
        """The table's agreements come first (setup.1), then the components are laid out."""
        chosen = setup.options
        s.astrology = chosen["astrology"] == "yes"
        s.bankruptcy = chosen["bankruptcy"] == "yes"
        s.alternative_end = chosen["alternative_end"] == "yes"
        s.self_behead = chosen["self_behead"] == "allowed"
        s.corsair_reach = ["neighbours", "location", "corners"].index(chosen["corsair_reach"])
        s.conquered_bishops = chosen["conquered_bishops"] == "discarded"
        s.conspiracy_flip = chosen["conspiracy_flip"] == "other_side"
        s.holy_total = chosen["holy_count"] == "total"
        s.imperial_empires = chosen["imperial_count"] == "empires"
        s.own_campaign = chosen["own_campaign"] == "vassal"
        s.inquisitor_jump = chosen["inquisitor_jump"] == "any_card"
        s.x5_east = chosen["fortifications_x5"] == "east"
        s.open_hands = chosen["hands"] == "open"
        s.shortage_anywhere = chosen["shortage"] == "anywhere"
        s.agents_optional = chosen["agents"] == "optional"
        sets = ["base"]
        if chosen["promo"] == "yes":
            sets.append("promo")
        if chosen["expansion"] == "yes":
            sets.append("expansion")
        set_up(s, sets)

    def settle(self, s: Pax) -> None:
        settle_hands(s)

    def check(self, s: Pax) -> list[str]:
        return check(s)

    def show(self, s: Pax) -> dict[str, Any]:
        return show(s)

    def show_own(self, s: Pax, v: Viewer) -> list[dict[str, Any]]:
        return show_own(s, v)

    def standing(self, s: Pax) -> list[dict[str, Any]]:
        return standing(s)

    def outlook(self, s: Pax) -> list[Prospect]:
        return outlook(s)

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """A game begun under version 1 keeps the readings of that version, which are options since version 2."""
        return {"shortage_anywhere": True, "agents_optional": True, **data}

    def evaluator(self) -> Evaluator[Pax]:
        return PaxEvaluator()


GAME = PaxRenaissance()
