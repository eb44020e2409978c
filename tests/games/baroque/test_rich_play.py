"""Random play from crowded positions: armies, generals, buildings and cards everywhere, so that what is rare in a whole
game happens."""

from random import Random

from games.baroque.hands import front, general, table
from ludoteca.conformance import leak_laws
from ludoteca.games.baroque.data import ARMY_LIMIT, CITY_ALLOWED, IS_DIOCESE, STATE, STYRIA, N
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.actions import ActionPhase
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action, act, advance

MIN_POSITIONS = 60
MAX_POSITIONS = 200
BOLD = {"march", "enter", "force-march", "muster-with-general", "intervene", "bid"}
RARE_STEPS = {
    *(
        "ChooseGain",
        "Compose",
        "EndCards",
        "Expel",
        "FavourState",
        "ForcedStep",
        "FrenchTarget",
        "MoveOn",
        "MoveOnWith",
    ),
    *("PickCard", "PickRevolt", "RemovePoints", "Retreat", "Sale", "Shield", "Stake", "Steal", "TakeState"),
}
RARE_FACTS = {
    *(
        "ottomans-beaten",
        "ottomans",
        "unsold",
        "sold",
        "divine",
        "withdrawn",
        "no-retreat",
        "retreat-loss",
        "general-roll",
    ),
    *(
        "general-lost",
        "chaos-over",
        "chaos-cards",
        "famine-under-deck",
        "permission-ends",
        "peace",
        "no-income",
        "composer",
    ),
    *("repays-late", "deferred-paid", "bishop-lost", "city-reduced", "event-void", "tie-roll", "moved-on"),
    *("control-lost", "influence-lost", "chaos-until-income"),
}


def crowded(r: Random) -> Baroque:
    """A position in the middle of a turn that could have come about, with any options."""
    seats = r.choice([2, 3, 4])
    chosen = {option.id.replace("-", "_"): r.choice(option.values) for option in GAME.options}
    s = table(seats, **{**chosen, "turns": r.choice(["3", "4", "open"])})
    r.shuffle(s.deck)
    r.shuffle(s.event_deck)
    s.turn = r.choice([1, 2, 3])
    s.order = r.sample(range(seats), seats)
    s.florins = [r.choice([0, 1, 3, 8, 15, 30]) for _ in range(seats)]
    s.vp = [r.choice([0, 2, 3, 10]) for _ in range(seats)]
    for state in range(N):
        if s.in_play[state]:
            crowd(r, s, state)
    if s.host[STYRIA] == NOBODY and r.random() < 0.5:
        s.host[STYRIA] = OTTOMANS
        s.clear_influence(STYRIA)
    deal(r, s)
    return s


def crowd(r: Random, s: Baroque, state: int) -> None:
    if s.home[state] == NOBODY and r.random() < 0.6:
        s.control[state] = r.randrange(s.seats)
    who = r.randrange(s.seats)
    if r.random() < 0.45 and s.army_count(who) + 3 <= ARMY_LIMIT[s.seats]:
        s.add_armies(who, state, r.randint(1, 3))
    elif s.home[state] == NOBODY:
        for seat in range(s.seats):
            s.set_influence(state, seat, int(r.random() < 0.2))
    if s.control[state] != NOBODY:
        if CITY_ALLOWED[state] and r.random() < 0.4:
            s.city[state] = r.choice([CITY, FORTIFIED])
        s.residence[state] = int(IS_DIOCESE[state] and r.random() < 0.4)


def deal(r: Random, s: Baroque) -> None:
    generals = ["caprara", "charles_v_lorraine", "hatzfeldt", "montecuccoli"]
    r.shuffle(generals)
    for seat in range(s.seats):
        armed = s.armed_states(seat)
        if armed and r.random() < 0.8:
            general(s, seat, generals.pop(), STATE.word(r.choice(armed)))
    front(s, r.randrange(s.seats), "divine_intervention")
    for seat in range(s.seats):
        for _ in range(r.randint(0, 7)):
            s.draw_card(seat)


def weight(a: Action) -> int:
    return 4 if a.verb in BOLD else 1


def test_crowded_positions_break_nothing_and_leak_nothing() -> None:
    steps: set[str] = set()
    facts: set[str] = set()
    for seed in range(MAX_POSITIONS):
        if seed >= MIN_POSITIONS and steps >= RARE_STEPS and facts >= RARE_FACTS:
            break
        r = Random(seed)
        s = crowded(r)
        assert GAME.check(s) == []
        s.then(ActionPhase(), SupportPhase(), EndOfTurn(), TurnOver())
        last = s.turn + 1
        advance(GAME, s)
        acted = 0
        while s.front and s.turn <= last:
            i = r.randrange(len(s.front))
            steps.add(type(s.front[i]).__name__)
            act(GAME, s, s.front[i].seat, r.choices(s.menus[i], [weight(a) for a in s.menus[i]])[0])
            assert GAME.check(s) == [], seed
            acted += 1
            if acted % 60 == 0 and s.front:
                assert leak_laws.leaks(GAME, s, r.randrange(s.seats), seed) == []
        facts |= {event.key for event in s.log or []}
    assert not RARE_STEPS - steps
    assert not RARE_FACTS - facts
