"""How what Anno 1452 says about a position is judged: against a copy that is played on or changed by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.anno_1452.data import CITIZENS_EACH, LIMIT, PLACES, REGION_OF, TOWERS
from ludoteca.games.anno_1452.rules.end import FinalCount
from ludoteca.games.anno_1452.rules.evaluation import Evaluation
from ludoteca.games.anno_1452.rules.promises import refuse_region, refuse_war
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import NOBODY, Action, Event, Foresight, Game, Prospect, Step, Table, advance, choose

Args = tuple[int, ...]
FIGHT: Final = ("Commit", "Confirm", "AttackReaction", "Allies", "AnswerRoll", "Losses", "Betrayed")
BENEFITS: Final = ("FreeCitizens", "LayCity")
IDLE: Final = ("pass", "done", "confirm")
MAX_IDLE: Final = 200

# ---- what a choice brings ----


def logged(s: Table) -> list[Event]:
    return s.log or []


def attack(own: int) -> Callable[[Anno, int, Action, list[Foresight], Foresight, Anno], bool | None]:
    def judge(s: Anno, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Anno) -> bool | None:
        """If nobody adds Soldiers, Reactions or allies, as many dice are rolled as the strengths say, and what is
        certain happens."""
        sent = a.args[0] if a.verb == "commit" else 0
        added = sum([e.args[1] for e in logged(after) if e.key == "committed"]) - sent
        if added or any([e.key in ("reaction", "ally", "childbed", "betrayed") for e in logged(after)]):
            return None
        rolled = [e.args[:2] for e in logged(after) if e.key == "rolled"][:2]
        if [side for side, _ in rolled] != [0, 1]:
            return None
        if tuple(dice for _, dice in rolled) != fact.args[:2]:
            return False
        won = [any([e.key == "conquered" for e in logged(after)]), any([e.key == "repelled" for e in logged(after)])][
            own
        ]
        return won if fact.args[2] == 100 else not won if fact.args[2] == 0 else True

    return judge


def gain(count: Callable[[Anno, int], int]) -> Callable[[Anno, int, Action, list[Foresight], Foresight, Anno], bool]:
    def judge(s: Anno, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Anno) -> bool:
        """What a marriage brings; a point of Prestige may come with a Principality besides."""
        return count(after, seat) - count(s, seat) >= fact.args[0]

    return judge


# ---- refusals ----


def give_gold(s: Anno, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.gold[step.seat] = args[0] - less
    return args[0] >= less


def give_prestige(s: Anno, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.prestige[step.seat] = args[0] - less
    return True


def estates_in(s: Anno, seat: int, region: int) -> list[int]:
    return [p for p in range(PLACES) if s.owner[p] == seat and REGION_OF[p] == region]


def shield_full(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    there = [p for p in range(PLACES) if s.owner[p] != NOBODY and REGION_OF[p] == args[0]]
    return len(there) >= args[1] == LIMIT[args[0]]


def no_supply(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.supply[step.seat] == 0


def no_cubes(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.cubes[step.seat] == 0


def no_citizens(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.cubes[step.seat] == CITIZENS_EACH


def not_own(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.owner[args[0]] != step.seat


def citizens_full(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.citizens[args[0]] >= args[1]


def no_enemy(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.owner[a.args[0]] in (NOBODY, step.seat)


def none_there(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return not estates_in(s, step.seat, args[0])


def towers_full(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    there = [p for p in range(PLACES) if s.city[p] and REGION_OF[p] == args[0]]
    return len(there) >= args[1] == TOWERS[args[0]]


def city_under_each(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return all([s.city[p] for p in estates_in(s, step.seat, args[0])])


def few_estates(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return len(estates_in(s, step.seat, args[2])) < args[1]


def no_city_in(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return not any([s.city[p] for p in estates_in(s, step.seat, args[1])])


def no_city(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.cities(step.seat) == 0


def few_citizens_in(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return sum([s.citizens[p] for p in estates_in(s, step.seat, args[2])]) < args[1]


def few_citizens(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.citizens_of(step.seat) < args[1]


def no_principality(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return step.seat not in s.holder


def not_holder(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.holder[args[1]] != step.seat


def unmarried(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return not s.married[args[0]]


def married(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return len(s.married[step.seat]) > 0


def region_taken(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.crowd[args[0]] > 0


def special_used(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.special_used[step.seat] > 0


def reacted(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    return s.reacted >> step.seat & 1 == 1


def at_peace(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    no = refuse_war(s, step.seat, args[1])
    return no is not None and no.args[0] == args[0]


def kept_out(s: Anno, step: Step[Any], a: Action, args: Args) -> bool:
    no = refuse_region(s, step.seat, args[1])
    return no is not None and no.args[0] == args[0]


# ---- how near everybody is to winning ----


def counted(game: Game[Any], s: Anno) -> Anno:
    """A copy on which the points are counted now."""
    o = s.copy()
    o.offers = []
    o.picks = []
    o.agenda = [FinalCount()]
    advance(game, o)
    return o


def race(game: Game[Any], s: Anno, p: Prospect) -> bool:
    scores = counted(game, s).scores
    best = max([n for seat, n in enumerate(scores) if seat != p.seat])
    by = {"leads": scores[p.seat] - best, "level": 0, "behind": best - scores[p.seat]}[p.key]
    return p.args == (scores[p.seat], *([by] if p.key != "level" else [])) and (by > 0) == (p.key != "level")


def next_gold(game: Game[Any], s: Anno, p: Prospect) -> bool:
    """With that much Gold there is one point more, with one less there is none."""
    scores = []
    for gold in (0, p.args[0] - 1, p.args[0]):
        o = s.copy()
        o.gold[p.seat] += gold
        scores.append(counted(game, o).scores[p.seat])
    return scores == [scores[0], scores[0], scores[0] + 1]


def next_citizens(game: Game[Any], s: Anno, p: Prospect) -> bool:
    scores = []
    for n in (0, p.args[0] - 1, p.args[0]):
        o = s.copy()
        o.cubes[p.seat] -= n
        scores.append(counted(game, o).scores[p.seat])
    return scores == [scores[0], scores[0], scores[0] + 1] and s.cubes[p.seat] >= p.args[0]


def rounds_left(game: Game[Any], s: Anno, p: Prospect) -> bool:
    return p.args[0] == max(0, s.last_row * SPACES - (s.row * SPACES + s.column))


def evaluated(game: Game[Any], s: Anno) -> Anno | None:
    """A copy on which the final Evaluation has come and nobody has played a card; None where another question
    comes."""
    o = s.copy()
    o.offers = []
    o.picks = []
    if s.row < s.last_row:
        o.last_row = s.row + 1
        o.agenda = [Evaluation()]
    advance(game, o)
    for _ in range(MAX_IDLE):
        if not o.front:
            return o if o.over else None
        idle = [a for verb in IDLE for a in o.menus[0] if a.verb == verb]
        if not idle or (s.row < s.last_row and type(o.front[0]).__name__ != "Window"):
            return None
        choose(game, o, 0, idle[0])
    return None


def final(game: Game[Any], s: Anno, p: Prospect) -> bool | None:
    """The count of the final Evaluation; its Gold and Prestige."""
    o = evaluated(game, s) if not s.agreements else None
    if o is None:
        return None
    gold, prestige = o.gold[p.seat] - s.gold[p.seat], o.prestige[p.seat] - s.prestige[p.seat]
    return p.args == (o.scores[p.seat], gold, prestige)


def wins_so(game: Game[Any], s: Anno, p: Prospect) -> bool | None:
    o = evaluated(game, s) if not s.agreements else None
    return None if o is None else o.places[p.seat] == 1 and o.scores[p.seat] == p.args[0]


FORETOLD: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Any]]] = {
    "attack": (("battle-over", "truce"), FIGHT, attack(0)),
    "defence": (("battle-over", "truce"), FIGHT, attack(1)),
    "gain-estate": ((), BENEFITS, gain(Anno.estates)),
    "gain-citizens": ((), BENEFITS, gain(Anno.citizens_of)),
    "gain-city": ((), BENEFITS, gain(Anno.cities)),
    "gain-principality": ((), BENEFITS, gain(Anno.principalities)),
    "gain-gold": ((), BENEFITS, gain(lambda s, seat: s.gold[seat])),
    "gain-prestige": ((), BENEFITS, gain(lambda s, seat: s.prestige[seat])),
}
PROMISED: Final[dict[str, Callable[[Game[Any], Any, Prospect], bool | None]]] = {
    "leads": race,
    "level": race,
    "behind": race,
    "rounds-left": rounds_left,
    "next-gold": next_gold,
    "next-citizens": next_citizens,
    "final": final,
    "wins-so": wins_so,
}
GRANTED: Final[dict[str, Callable[[Any, Step[Any], Action, Args, int], bool]]] = {
    "gold-short": give_gold,
    "needs-prestige": give_prestige,
}
HELD: Final[dict[str, Callable[[Any, Step[Any], Action, Args], bool | None]]] = {
    "region-taken": region_taken,
    "shield-full": shield_full,
    "no-estate-left": no_supply,
    "no-citizen-left": no_cubes,
    "no-citizen-on-map": no_citizens,
    "not-your-estate": not_own,
    "citizens-full": citizens_full,
    "no-enemy-there": no_enemy,
    "no-estate-there": none_there,
    "towers-full": towers_full,
    "city-under-each": city_under_each,
    "needs-estates-in": few_estates,
    "needs-city": no_city,
    "needs-city-in": no_city_in,
    "needs-citizens": few_citizens,
    "needs-citizens-in": few_citizens_in,
    "needs-principality": no_principality,
    "needs-principality-of": not_holder,
    "no-marriage": unmarried,
    "married-already": married,
    "special-used": special_used,
    "reacted-already": reacted,
    "pact": at_peace,
    "spared": at_peace,
    "kept-out": kept_out,
}
