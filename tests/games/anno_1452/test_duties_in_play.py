"""Random games in which everybody agrees to much: no duty vanishes without a word, none is in force that cannot be
done, nobody is sold twice, and nobody is stuck (trade.6 to trade.8)."""

import pytest

from games.anno_1452.board import anno, deals
from ludoteca.games.anno_1452.clauses import CLAUSES, HAND_CARD, HAND_ESTATE, InForce
from ludoteca.games.anno_1452.data import HAND_LIMIT
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.duties import ATTACKS, clash
from ludoteca.games.anno_1452.rules.trade import trading
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Action, Quick, Refused, act, menu, new
from ludoteca.testing import rule

OFFERS = 40  # in one phase of Trade and Agreements
ENDS = (
    "due-pay",
    "due-card",
    "due-estate",
    "due-no-room",
    "still-owed",
    "debt-lost",
    "due-sooner",
    "attack-kept",
    "broken",
    "released",
    "clause-lifted",
)


def bargain(s: Anno, quick: Quick) -> None:
    """Random offers, nearly all of them accepted by everybody."""
    for _ in range(OFFERS):
        seat = quick.below(s.seats)
        ideas = deals().ideas(s, seat)
        try:
            act(GAME, s, seat, ideas[quick.below(len(ideas))])
            while s.offers:
                o = s.offers[-1]
                act(GAME, s, o.to, Action("accept", (o.number,)))
        except Refused:
            s.offers.clear()


def duties(s: Anno) -> list[InForce]:
    return [c for c in [InForce(row) for row in s.agreements] if CLAUSES[c.kind].duty]


def check(s: Anno, before: list[InForce]) -> None:
    """What went has been told of, and what is left can be done."""
    now = duties(s)
    told = {e.args[0] for e in s.log or [] if e.key in ENDS}
    for c in before:
        if [x.args for x in now].count(c.args) < [x.args for x in before].count(c.args):
            assert c.agreement in told, CLAUSES[c.kind].name
    for i, c in enumerate(now):
        assert not (c.kind == HAND_ESTATE and s.owner[c.args[2]] != c.args[0])
        assert not (c.kind == HAND_CARD and c.args[2] not in s.hands[c.args[0]])
        assert c.kind not in ATTACKS or not [x for x in now[:i] if x.kind in ATTACKS and clash(x, c)]
    for seat in range(s.seats):
        assert len([c for c in now if c.kind == HAND_CARD and c.args[0] == seat]) <= HAND_LIMIT


@rule("trade.6", "trade.8")
@pytest.mark.parametrize("seed", [0, 1, 2, *(pytest.param(n, marks=pytest.mark.long) for n in range(3, 12))])
def test_no_duty_vanishes_and_none_is_in_force_that_cannot_be_done(seed: int) -> None:
    quick = Quick(seed)
    scenario = "ottokar-a" if seed % 3 == 1 else "normal"
    seats = 3 if scenario == "ottokar-a" else 2 + quick.below(3)
    s = anno(new(GAME, GAME.complete(seats, {"game": "expert", "end": "short", "scenario": scenario}), seed, True))
    bargained = -1
    seen: set[str] = set()
    while s.front:
        before = duties(s)
        s.log = []
        if trading(s) and bargained != s.row:
            bargained = s.row
            bargain(s, quick)
        else:
            waiting = s.front[0].seat
            choices = menu(s, waiting)
            assert choices
            act(GAME, s, waiting, choices[quick.below(len(choices))])
        seen |= {e.key for e in s.log or [] if e.key in ENDS}
        check(s, before)
        assert GAME.check(s) == []
    assert s.over
    assert seen & {"due-pay", "due-card", "due-estate", "attack-kept"}
    assert duties(s) == []
