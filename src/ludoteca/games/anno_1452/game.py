"""Anno 1452 as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.games.anno_1452.checks import faults
from ludoteca.games.anno_1452.data import ENDINGS, SCENARIOS
from ludoteca.games.anno_1452.evaluate import AnnoEvaluator
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.ottokar import arrange, lay_ottokar
from ludoteca.games.anno_1452.rules.setup import StartEstates, deal
from ludoteca.games.anno_1452.rules.title import drop_titles
from ludoteca.games.anno_1452.rules.trade import AnnoDeals, TradePhase
from ludoteca.games.anno_1452.show import show_board, standings
from ludoteca.games.anno_1452.state import (
    BENEFIT,
    CARD,
    CATEGORY,
    MOMENT,
    PLACE,
    REGION,
    SIDE,
    YEAR,
    Anno,
)
from ludoteca.kernel import NOBODY, NUMBER, SEAT, Evaluator, Game, No, Option, Setup, Viewer, sig


class Anno1452(Game[Anno]):
    id: ClassVar[str] = "anno-1452"
    package: ClassVar[str] = "ludoteca.games.anno_1452"
    seats: ClassVar[range] = range(2, 5)  # components.1
    maturity: ClassVar[str] = "complete"
    longest: ClassVar[int] = 6000

    def __init__(self) -> None:
        super().__init__()
        self.options = [
            Option("game", ["basic", "expert"], "basic", "expert.1"),
            Option("end", ["full", "medium", "short"], "full", "end.2"),
            Option("scenario", ["usual", "normal", "ottokar-a", "ottokar-b", "ottokar-custom"], "usual", "ottokar.1"),
            Option("ottokar_losses", ["chosen", "automatic"], "chosen", "ottokar.10"),
            Option(
                "marriages_end",
                ["after_prestige_phase", "after_last_action_round"],
                "after_prestige_phase",
                "marriage.13",
            ),
            Option("antiking_timing", ["after_coronation", "at_once"], "after_coronation", "event.25"),
            Option("two_player_market", ["yes", "no"], "yes", "expert.5"),
            Option("trade_limit", ["none", "five_minutes"], "none", "trade.14"),
            Option("early_end", ["no", "yes"], "no", "end.13"),
        ]
        self.kinds = [REGION, PLACE, CARD, YEAR, MOMENT, BENEFIT, SIDE, CATEGORY]
        self.verbs = {
            "start": sig(region=REGION),
            "shift-estate": sig(estate=PLACE),
            "shift-citizen": sig(estate=PLACE),
            "add-city": sig(estate=PLACE),
            "drop-city": sig(estate=PLACE),
            "to-region": sig(region=REGION),
            "to-estate": sig(estate=PLACE),
            "build": sig(region=REGION),
            "citizen": sig(estate=PLACE),
            "attack": sig(estate=PLACE),
            "play": sig(card=CARD),
            "city": sig(card=CARD),
            "childbed": sig(card=CARD, seat=SEAT),
            "propose-end": (),
            "done": (),
            "city-under": sig(estate=PLACE),
            "pay-citizen": sig(estate=PLACE),
            "wed": (),
            "waive": sig(benefit=BENEFIT),
            "rob": sig(seat=SEAT),
            "revolt": sig(estate=PLACE),
            "ban": sig(seat=SEAT),
            "spy": sig(seat=SEAT),
            "steal": sig(card=CARD),
            "from": sig(estate=PLACE),
            "soldiers-alone": (),
            "commit": sig(amount=NUMBER),
            "react": sig(card=CARD),
            "ally": sig(estate=PLACE),
            "lose-citizen": sig(estate=PLACE),
            "lose-point": sig(estate=PLACE),
            "lose-soldier": (),
            "discard": sig(card=CARD),
            "special": sig(card=CARD),
            "take-open": sig(card=CARD),
            "give": sig(card=CARD),
            "finished": (),
            "time-up": (),
            "place": sig(number=NUMBER),
        }
        self.events = {
            "in-order": sig(seat=SEAT, number=NUMBER),
            "tie-die": sig(seat=SEAT, face=NUMBER),
            "start-estate": sig(seat=SEAT, region=REGION),
            "layout-done": sig(seat=SEAT),
            "layout-city": sig(estate=PLACE),
            "layout-no-city": sig(estate=PLACE),
            "layout-estate": sig(region=REGION, to=REGION),
            "layout-citizen": sig(estate=PLACE, to=PLACE),
            "action-round": sig(number=NUMBER, year=YEAR),
            "round-die": sig(face=NUMBER),
            "evaluation": sig(year=YEAR),
            "passed": sig(seat=SEAT),
            "built": sig(seat=SEAT, region=REGION, cost=NUMBER),
            "estate-free": sig(seat=SEAT, region=REGION),
            "citizen": sig(seat=SEAT, estate=PLACE),
            "citizen-free": sig(seat=SEAT, estate=PLACE),
            "city-card": sig(seat=SEAT, card=CARD),
            "city": sig(seat=SEAT, estate=PLACE),
            "principality-won": sig(seat=SEAT, region=REGION),
            "principality-lost": sig(seat=SEAT, region=REGION),
            "principality-wed": sig(seat=SEAT, region=REGION),
            "principality-bound": sig(seat=SEAT, region=REGION),
            "prestige-up": sig(seat=SEAT, points=NUMBER),
            "prestige-down": sig(seat=SEAT, points=NUMBER),
            "prestige-gold": sig(seat=SEAT, gold=NUMBER),
            "prestige-debt": sig(seat=SEAT, gold=NUMBER),
            "insolvent": sig(seat=SEAT, gold=NUMBER),
            "category-most": sig(seat=SEAT, category=CATEGORY),
            "category-fewest": sig(seat=SEAT, category=CATEGORY),
            "attack": sig(seat=SEAT, estate=PLACE, target=PLACE),
            "attack-alone": sig(seat=SEAT, target=PLACE),
            "defends": sig(seat=SEAT),
            "ottokar-defends": sig(seat=SEAT),
            "committed": sig(seat=SEAT, number=NUMBER),
            "reaction": sig(seat=SEAT, card=CARD),
            "no-reaction": sig(seat=SEAT),
            "truce": sig(seat=SEAT, other=SEAT),
            "ally": sig(seat=SEAT, estate=PLACE),
            "rolled": sig(side=SIDE, dice=NUMBER, hits=NUMBER, ones=NUMBER),
            "dice": sig(side=SIDE, peasants=NUMBER, citizens=NUMBER, soldiers=NUMBER),
            "hits": sig(round=NUMBER, side=SIDE, hits=NUMBER, saved=NUMBER),
            "soldier-lost": sig(side=SIDE),
            "citizen-lost": sig(estate=PLACE),
            "point-lost": sig(estate=PLACE, value=NUMBER),
            "battle-over": sig(rounds=NUMBER),
            "conquered": sig(seat=SEAT, estate=PLACE),
            "repelled": sig(estate=PLACE),
            "both-destroyed": sig(estate=PLACE),
            "married": sig(seat=SEAT, card=CARD),
            "marriage-ends": sig(seat=SEAT, card=CARD),
            "paid": sig(seat=SEAT, gold=NUMBER),
            "citizen-paid": sig(seat=SEAT, estate=PLACE),
            "benefit-waived": sig(seat=SEAT, benefit=BENEFIT),
            "benefit-lost": sig(seat=SEAT, benefit=BENEFIT),
            "gold": sig(seat=SEAT, gold=NUMBER),
            "title": sig(seat=SEAT, card=CARD),
            "title-dropped": sig(seat=SEAT, card=CARD),
            "inheritance": sig(seat=SEAT, card=CARD),
            "special": sig(seat=SEAT, card=CARD),
            "robbed": sig(seat=SEAT, other=SEAT, gold=NUMBER),
            "revolt": sig(seat=SEAT, estate=PLACE, value=NUMBER),
            "banned": sig(seat=SEAT, other=SEAT),
            "spied": sig(seat=SEAT, other=SEAT),
            "stolen": sig(seat=SEAT, other=SEAT, card=CARD),
            "childbed": sig(seat=SEAT, card=CARD, other=SEAT),
            "drew": sig(seat=SEAT, card=CARD),
            "discarded": sig(seat=SEAT, card=CARD),
            "shuffled": sig(number=NUMBER),
            "event-drawn": sig(seat=SEAT, card=CARD),
            "event-void": sig(card=CARD),
            "event-discarded": sig(card=CARD),
            "event-nothing": (),
            "antiking-waits": sig(card=CARD),
            "interregnum-ahead": (),
            "king-dies": sig(seat=SEAT),
            "no-coronation": (),
            "crowned": sig(seat=SEAT, year=YEAR),
            "antiking-crowned": sig(seat=SEAT),
            "soldiers-split": sig(seat=SEAT, other=SEAT, number=NUMBER),
            "place": sig(seat=SEAT, number=NUMBER),
            "income": sig(seat=SEAT, gold=NUMBER),
            "market-card": sig(card=CARD),
            "exchanged": sig(seat=SEAT, card=CARD, given=CARD),
            "exchange-refused": sig(seat=SEAT),
            "market-closed": (),
            "trade-opens": (),
            "finished": sig(seat=SEAT),
            "time-up": sig(seat=SEAT),
            "deal-gold": sig(seat=SEAT, other=SEAT, gold=NUMBER),
            "deal-card": sig(seat=SEAT, other=SEAT, card=CARD),
            "deal-show": sig(seat=SEAT, other=SEAT, card=CARD),
            "deal-estate": sig(seat=SEAT, other=SEAT, estate=PLACE),
            "part-agreed": sig(seat=SEAT, other=SEAT, following=SEAT),
            "peace": sig(seat=SEAT, other=SEAT, until=MOMENT),
            "peace-lifted": sig(seat=SEAT, other=SEAT),
            "promise-pay": sig(giver=SEAT, receiver=SEAT, amount=NUMBER, until=MOMENT),
            "promise-stay-out": sig(seat=SEAT, region=REGION, until=MOMENT),
            "promise-fight": sig(seat=SEAT, enemy=SEAT, until=MOMENT),
            "due-pay": sig(giver=SEAT, receiver=SEAT, amount=NUMBER, until=MOMENT),
            "due-stay-out": sig(seat=SEAT, region=REGION, until=MOMENT),
            "due-fight": sig(seat=SEAT, enemy=SEAT, until=MOMENT),
            "end-proposed": sig(seat=SEAT),
            "end-agreed": sig(year=YEAR),
            "end-refused": (),
            "victory-points": sig(seat=SEAT, points=NUMBER),
        }
        self.refusals = {
            "no-colour-left": (),
            "region-taken": sig(region=REGION),
            "not-adjacent": sig(region=REGION, other=REGION),
            "no-pair-there": sig(region=REGION),
            "layout-room": sig(region=REGION),
            "layout-no-start": sig(players=NUMBER),
            "shield-full": sig(region=REGION, limit=NUMBER),
            "no-estate-left": (),
            "gold-short": sig(cost=NUMBER, gold=NUMBER),
            "not-your-estate": sig(estate=PLACE),
            "citizens-full": sig(estate=PLACE, limit=NUMBER),
            "no-citizen-left": (),
            "no-enemy-there": (),
            "pact": sig(other=SEAT, until=MOMENT),
            "out-of-range": sig(estate=PLACE),
            "no-soldiers": (),
            "needs-prestige": sig(points=NUMBER),
            "needs-estates": sig(card=CARD, number=NUMBER),
            "needs-city": sig(card=CARD),
            "needs-citizens": sig(card=CARD, number=NUMBER),
            "needs-principality": sig(card=CARD),
            "no-citizen-on-map": (),
            "married-already": (),
            "reaction-no-action": sig(card=CARD),
            "only-city": sig(card=CARD),
            "no-estate-there": sig(region=REGION),
            "towers-full": sig(region=REGION, towers=NUMBER),
            "city-under-each": sig(region=REGION),
            "no-effect": sig(card=CARD),
            "not-in-attack": sig(card=CARD),
            "attacker-only": sig(card=CARD),
            "defender-only": sig(card=CARD),
            "reacted-already": (),
            "no-marriage": sig(seat=SEAT),
            "too-many-cards": sig(limit=NUMBER),
            "one-discard": sig(number=NUMBER),
            "only-special": sig(card=CARD),
            "special-used": (),
            "wrong-window": sig(card=CARD),
            "no-draw-at-end": (),
            "no-coronation": (),
            "no-trade": (),
            "trade-not-now": (),
            "cannot-deliver": sig(seat=SEAT),
            "no-estate-for-it": sig(seat=SEAT),
            "no-pact": (),
            "pact-of-more": (),
            "bad-date": (),
            "bad-terms": (),
            "too-early-to-end": sig(epochs=NUMBER),
            "ends-anyway": (),
            "proposed-already": (),
        }
        self.prompts = {
            "Arrange": sig(left=NUMBER),
            "ArrangeTo": sig(place=PLACE),
            "MoreCitizens": sig(left=NUMBER),
            "FreeCitizens": sig(left=NUMBER),
            "BuyEstates": sig(left=NUMBER),
            "LayCity": sig(region=REGION),
            "Dowry": sig(card=CARD),
            "Rob": sig(amount=NUMBER),
            "Revolt": sig(left=NUMBER, steps=NUMBER),
            "Ban": sig(amount=NUMBER),
            "Steal": sig(victim=SEAT),
            "Origin": sig(target=PLACE),
            "Commit": sig(side=SIDE),
            "AttackReaction": sig(side=SIDE),
            "Allies": sig(left=NUMBER),
            "Betrayed": sig(left=NUMBER, side=SIDE),
            "Losses": sig(side=SIDE),
            "Discard": sig(fewest=NUMBER),
            "Window": sig(window=NUMBER),
            "Exchange": sig(made=NUMBER),
            "Give": sig(taken=CARD),
        }
        self.reasons = ["emperor"]
        self.position_kinds = {
            "order": SEAT,
            "next_order": SEAT,
            "king": SEAT,
            "antiking": SEAT,
            "owner": SEAT,
            "holder": SEAT,
            "row": YEAR,
            "last_row": YEAR,
            "deck": CARD,
            "discards": CARD,
            "aside": CARD,
            "market": CARD,
            "hands": CARD,
            "married": CARD,
            "titles": CARD,
            "attacker": SEAT,
            "defender": SEAT,
            "origin": PLACE,
            "target": PLACE,
            "joined": PLACE,
        }
        self.deals = AnnoDeals()

    def blank(self, seats: int) -> Anno:
        return Anno(seats)

    def validate(self, setup: Setup) -> No | None:
        if setup.seats > 3 and setup.options["scenario"].startswith("ottokar"):
            return No("no-colour-left", "ottokar.1")
        return None

    def setup(self, s: Anno, setup: Setup) -> None:
        chosen = setup.options
        s.lay_out()
        s.expert = chosen["game"] == "expert"
        s.market_on = s.expert and s.seats == 2 and chosen["two_player_market"] == "yes"  # expert.5
        s.marriages_early = chosen["marriages_end"] == "after_last_action_round"
        s.antiking_at_once = chosen["antiking_timing"] == "at_once"
        s.trade_limit = chosen["trade_limit"] == "five_minutes"
        s.early_end = chosen["early_end"] == "yes"
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
        for seat in s.order:  # setup.7: in reverse order
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

    def show(self, s: Anno, v: Viewer) -> dict[str, Any]:
        return show_board(s, v)

    def standing(self, s: Anno) -> list[dict[str, Any]]:
        return standings(s)

    def evaluator(self) -> Evaluator[Anno]:
        return AnnoEvaluator()


GAME = Anno1452()
