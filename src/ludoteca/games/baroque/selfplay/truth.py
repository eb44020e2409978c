"""How what Baroque says about a position is judged: against a copy that is played on or changed by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.baroque.constants import BISHOP, POLITICIAN
from ludoteca.games.baroque.data import ARMY_LIMIT, CITY_ALLOWED, IS_DIOCESE, VALUE
from ludoteca.games.baroque.realm import CITY, OTTOMANS
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.rules.victory import needed_electors
from ludoteca.games.baroque.state import SETUP, SUPPORT, Baroque
from ludoteca.kernel import NOBODY, Action, Event, Foresight, Game, Prospect, Step, Table, advance, choose

Args = tuple[int, ...]
OUTCOME: Final = ("attack-won", "attack-lost")
POINTS: Final = ("battle-points", "battle-points-ottomans")
# The answers by which nothing changes on the map, and no question of the last turn is open after them.
IDLE: Final = ("done-favours", "pay", "confirm")
MAX_IDLE: Final = 100

# ---- what a choice brings ----


def logged(s: Table) -> list[Event]:
    return s.log or []


def battle_points(log: list[Event]) -> tuple[int, int, int, int] | None:
    """Attacker and defender of the one battle of the log, and the points of both."""
    met = [e for e in log if e.key in POINTS]
    if len(met) != 1:
        return None
    args = met[0].args
    if met[0].key == "battle-points":
        return args[0], args[2], args[1], args[3]
    return args[0], OTTOMANS, args[1], args[2]


def battle(key: str) -> Callable[[Baroque, int, Action, list[Foresight], Foresight, Baroque], bool | None]:
    def judge(s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque) -> bool | None:
        """The points are within what the cards can add, and a battle that is foretold ends so."""
        met = battle_points(logged(after))
        if met is None or met[0] != seat:
            return None
        attack, defence, cards, most = fact.args
        if not (attack <= met[2] <= attack + cards and defence <= met[3] <= defence + most):
            return False
        won = any([e.key == "attack-won" for e in logged(after)])
        return won if key == "sure" else not won if key == "hopeless" else True

    return judge


def stake(s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque) -> bool | None:
    """The own points if no further card follows, and those of the other side with at most so many by its cards."""
    met = battle_points(logged(after))
    if met is None or seat not in met[:2]:
        return None
    mine, theirs = (met[2], met[3]) if met[0] == seat else (met[3], met[2])
    points, others, most = fact.args
    return mine == points and others <= theirs <= others + most


def points_lost(s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque) -> bool:
    return any([e.key == "points-lost" and e.args == (seat, fact.args[0]) for e in logged(after)])


def french_losses(
    s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque
) -> bool | None:
    """The armies that fall, unless somebody is asked whether to escape."""
    if after.front and type(after.front[0]).__name__ == "Shield":
        return None
    state = a.args[0]
    return sum([e.args[1] for e in logged(after) if e.key == "armies-lost" and e.args[2] == state]) == fact.args[0]


def ravaged(s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque) -> bool | None:
    if after.front and type(after.front[0]).__name__ == "Shield":
        return None
    state = a.args[0]
    return after.no_income[state] == 1 and after.city[state] == max(0, s.city[state] - 1)


def army_spent(s: Baroque, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Baroque) -> bool:
    return after.army_count(seat) == s.army_count(seat) - 1


# ---- refusals ----


def give_florins(s: Baroque, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.florins[step.seat] = args[0] - less
    return args[0] >= less


def give_points(s: Baroque, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.vp[step.seat] = args[0] - less
    return args[0] >= less


def enemy_army(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.host[args[0]] not in (NOBODY, step.seat)


def controlled(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.control[args[0]] == step.seat


def not_controlled(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.control[args[0]] != step.seat


def neutral(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.control[args[0]] == NOBODY


def not_in_play(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return not s.in_play[args[0]]


def major(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.home[args[0]] != NOBODY


def no_city_allowed(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return not CITY_ALLOWED[args[0]]


def city_stands(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.city[args[0]] > 0


def no_plain_city(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.city[args[0]] != CITY


def no_own_army(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.host[args[0]] != step.seat or s.armies[args[0]] == 0


def no_diocese(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return not IS_DIOCESE[args[0]]


def diocese(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return bool(IS_DIOCESE[args[0]])


def residence_stands(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.residence[args[0]] > 0


def value_too_high(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return VALUE[args[0]] > args[1]


def many_armies(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.armies[args[0]] > 1


def not_bare(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.city[args[0]] > 0 or s.residence[args[0]] > 0 or s.host[args[0]] != NOBODY


def all_moved(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.host[args[0]] == step.seat and 0 < s.armies[args[0]] <= s.moved[args[0]]


def army_limit(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return s.army_count(step.seat) == args[0] == ARMY_LIMIT[s.seats]


def small_hand(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return len(s.hands[step.seat]) < args[0]


def nothing_to_draw(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return not s.deck and not s.discard


def power_taken(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return args[0] in [power for seat, power in enumerate(s.powers) if seat != step.seat]


def bad_weather(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
    return bool(s.bad_weather)


def without(kind: int) -> Callable[[Baroque, Step[Any], Action, Args], bool]:
    def held(s: Baroque, step: Step[Any], a: Action, args: Args) -> bool:
        return s.character(step.seat, kind) == NOBODY

    return held


# ---- how near everybody is to winning ----


def race(game: Game[Any], s: Baroque, p: Prospect) -> bool:
    """The points now, and the distance to the best or the next."""
    best = max([n for seat, n in enumerate(s.vp) if seat != p.seat])
    by = {"leads": s.vp[p.seat] - best, "level": 0, "behind": best - s.vp[p.seat]}[p.key]
    return p.args == (s.vp[p.seat], *([by] if p.key != "level" else [])) and (by > 0) == (p.key != "level")


def ended(game: Game[Any], s: Baroque) -> Baroque:
    """A copy on which the turn ends, with the log of it."""
    o = s.copy()
    o.log = []
    o.offers = []
    o.agenda = [EndOfTurn()]
    o.picks = []
    advance(game, o)
    return o


def turn_points(game: Game[Any], s: Baroque, p: Prospect) -> bool | None:
    """What the end of the turn scores for the map."""
    log = ended(game, s).log or []
    scored = [e.args[1] for e in log if e.key == "scored" and e.args[0] == p.seat]
    return scored == [p.args[0]] if scored else None


def all_electors(game: Game[Any], s: Baroque, p: Prospect) -> bool | None:
    """The end of the turn wins the game."""
    o = ended(game, s)
    return o.over == "electors" and o.places[p.seat] == 1


def electors(game: Game[Any], s: Baroque, p: Prospect) -> bool | None:
    """Not all of them are held, and as many are needed as it says. With one of the missing the game is won if it is
    the last."""
    needed = needed_electors(s)
    if p.key == "electors":
        return p.args[0] < p.args[1] == len(needed) and ended(game, s).over != "electors"
    o = s.copy()
    o.control[p.args[0]] = p.seat
    if s.home[p.args[0]] != NOBODY:
        o.host[p.args[0]] = p.seat
    return ended(game, s).over != "electors" and o.over == "" and all_electors(game, o, p)


def turns_left(game: Game[Any], s: Baroque, p: Prospect) -> bool:
    left = {"turns-left": s.turns - s.turn, "last-turn": 0, "open-end": -s.turn}[p.key]
    return s.turn + left == s.turns and (p.key != "turns-left" or p.args == (left,))


def wins_so(game: Game[Any], s: Baroque, p: Prospect) -> bool | None:
    """What is left of the last turn, with the favours left unspent: the winner and the points. It cannot be told where
    the map changes on the way or another question comes."""
    if s.phase == SETUP or s.in_battle:
        return None
    o = s.copy()
    o.log = []
    o.offers = []
    o.picks = []
    o.active = NOBODY
    if s.phase < SUPPORT:
        o.agenda = []
        o.then(SupportPhase(), EndOfTurn(), TurnOver())
    elif type(s.front[0]).__name__ not in ("Upkeep", "SpendFavours"):
        return None
    advance(game, o)
    for _ in range(MAX_IDLE):
        if not o.front:
            break
        idle = [a for verb in IDLE for a in o.menus[0] if a.verb == verb]
        if not idle:
            return None
        choose(game, o, 0, idle[0])
    if not o.over or any([e.key == "armies-unpaid" for e in logged(o)]):
        return None
    return o.places[p.seat] == 1 and o.scores[p.seat] == p.args[0]


FORETOLD: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Any]]] = {
    "battle-sure": (OUTCOME, ("Stake",), battle("sure")),
    "battle-open": (OUTCOME, ("Stake",), battle("open")),
    "battle-hopeless": (OUTCOME, ("Stake",), battle("hopeless")),
    "stake": (OUTCOME, ("Stake",), stake),
    "points-lost": ((), (), points_lost),
    "armies-lost": ((), (), french_losses),
    "state-ravaged": ((), (), ravaged),
    "army-spent": (("built-fortified",), ("BuildTarget",), army_spent),
}
PROMISED: Final[dict[str, Callable[[Game[Any], Any, Prospect], bool | None]]] = {
    "leads": race,
    "level": race,
    "behind": race,
    "turns-left": turns_left,
    "last-turn": turns_left,
    "turn-points": turn_points,
    "electors": electors,
    "last-elector": electors,
    "all-electors": all_electors,
    "wins-so": wins_so,
}
GRANTED: Final[dict[str, Callable[[Any, Step[Any], Action, Args, int], bool]]] = {
    "florins-needed": give_florins,
    "points-needed": give_points,
}
HELD: Final[dict[str, Callable[[Any, Step[Any], Action, Args], bool | None]]] = {
    "power-taken": power_taken,
    "already-yours": controlled,
    "not-controlled": not_controlled,
    "no-city-allowed": no_city_allowed,
    "no-cards-left": nothing_to_draw,
    "hand-too-small": small_hand,
    "politician-needed": without(POLITICIAN),
    "bishop-needed": without(BISHOP),
    "army-limit": army_limit,
    "enemy-army": enemy_army,
    "city-stands": city_stands,
    "city-needed": no_plain_city,
    "army-needed": no_own_army,
    "not-a-diocese": no_diocese,
    "residence-stands": residence_stands,
    "not-in-play": not_in_play,
    "major-state": major,
    "bad-weather": bad_weather,
    "no-army-there": no_own_army,
    "already-moved": all_moved,
    "value-too-high": value_too_high,
    "is-a-diocese": diocese,
    "neutral-state": neutral,
    "too-many-armies": many_armies,
    "not-bare": not_bare,
}
