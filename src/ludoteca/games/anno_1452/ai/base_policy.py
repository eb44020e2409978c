"""Rules of thumb for Anno 1452, without any look ahead: one number for each choice, the highest is played.

The plan: actions are scarcer than Gold, so every action is measured in victory points at the end: pieces, income,
places in the four categories, Principality cards, and the crown, which goes to the fewest Estates. Small shields are
filled first. War is made where the chance is good and the Estate can be held, by the King with Soldiers alone. In an
Evaluation a Special card costs no action.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.ai.base_policy_view import CITIES, CROWN, ESTATES, View
from ludoteca.games.anno_1452.ai.base_policy_view import CITIZENS as SETTLERS
from ludoteca.games.anno_1452.ai.base_policy_war import (
    NEVER,
    attack_worth,
    citizen_place,
    commit_worth,
    loss_worth,
    origin_worth,
    reaction_worth,
)
from ludoteca.games.anno_1452.constants import (
    BAN,
    BRIBE,
    BUILD,
    CITIZENS,
    CITY_FREE,
    DRAW,
    ESTATE,
    GOLD,
    GOLD_PER,
    INHERITANCE,
    MARRIAGE,
    PRESTIGE,
    PRINCIPALITY,
    REACTION,
    REDUCE,
    SPARE,
    SPY,
    TAKE_GOLD,
    TITLE,
)
from ludoteca.games.anno_1452.data import (
    CARDS,
    CITIZEN_COST,
    CITY_COST,
    KIND_OF,
    LIMIT,
    N_REGIONS,
    NEAR,
    REGION_OF,
    TOWER_OF,
)
from ludoteca.games.anno_1452.records import Effect, Use
from ludoteca.games.anno_1452.rules.attack import Commit, Origin
from ludoteca.games.anno_1452.rules.citizen import FreeCitizens
from ludoteca.games.anno_1452.rules.city import sites
from ludoteca.games.anno_1452.rules.estate import price, refuse_place
from ludoteca.games.anno_1452.rules.hand import Discard
from ludoteca.games.anno_1452.rules.needs import needs_met, refuse_price
from ludoteca.games.anno_1452.rules.reactions import AttackReaction
from ludoteca.games.anno_1452.rules.setup import StartEstates
from ludoteca.games.anno_1452.rules.turn import Turn
from ludoteca.games.anno_1452.rules.windows import Window
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, asked

KEPT: Final = 0.7  # what a card must bring to be played beside an action: it could be used later
DRAWN: Final = 0.5  # the worth of a card not yet seen
SMALL_SHIELD: Final = 3


def prefer(s: Anno, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    step = s.front[asked(s, seat)]
    v = View(s, seat)
    if isinstance(step, Turn):
        return turn(v, options)
    if isinstance(step, Origin):
        return [origin_worth(v, step.target, a) for a in options]
    if isinstance(step, Commit):
        return [commit_worth(v, step, a.args[0]) for a in options]
    if isinstance(step, AttackReaction):
        return [reaction_worth(v, step, a) for a in options]
    if isinstance(step, StartEstates):
        return [start_worth(v, step.first, a.args[0]) for a in options]
    if isinstance(step, Window):
        return [window_worth(v, a) for a in options]
    if isinstance(step, Discard):
        return [discard_worth(v, a) for a in options]
    if isinstance(step, FreeCitizens):
        return [citizen_place(v, a.args[0]) + 0.5 if a.verb == "citizen" else 0.0 for a in options]
    return [other_choice(v, a) for a in options]


def turn(v: View, options: list[Action]) -> list[float]:
    """The action of a turn. The first of three Citizens stands for all of them."""
    s = v.s
    number = min(3, s.gold[v.seat] // CITIZEN_COST, s.cubes[v.seat])
    settle = v.change(SETTLERS, number) + v.gold(-CITIZEN_COST * number) if number else NEVER
    out: list[float] = []
    for a in options:
        if a.verb == "citizen":
            out.append(settle + citizen_place(v, a.args[0]))
        elif a.verb == "build":
            out.append(v.estate(a.args[0]) + promise(v, a.args[0]) + v.gold(-price(s, a.args[0])))
        elif a.verb == "attack":
            out.append(attack_worth(v, a.args[0]))
        elif a.verb == "play":
            out.append(playing(v, a.args[0]))
        elif a.verb == "city":
            out.append(city_worth(v, TOWER_OF[a.args[0]]) + v.gold(-CITY_COST))
        elif a.verb == "childbed":
            out.append(childbed(v, a.args[1]))
        else:
            out.append(0.05 if a.verb == "pass" else NEVER)
    return out


def promise(v: View, region: int) -> float:
    """Cards in hand that an Estate in the region makes useful."""
    s = v.s
    if s.estates_in(v.seat, region):
        return 0.0
    for card in s.hands[v.seat]:
        if TOWER_OF[card] == region or (KIND_OF[card] == TITLE and CARDS[card].region == region):
            return 0.4
    return 0.0


def city_worth(v: View, region: int) -> float:
    return v.change(CITIES, 1) + 0.3


def childbed(v: View, other: int) -> float:
    """A marriage of another that holds a Principality is worth ending."""
    s = v.s
    if other == v.seat:
        return NEVER
    for region in range(N_REGIONS):
        if s.bound[region] and s.holder[region] == other:
            return 1.5
    return NEVER


# --- cards


def playing(v: View, card: int) -> float:
    use = CARDS[card].use
    return NEVER if use is None else use_worth(v, use)


def use_worth(v: View, use: Use) -> float:
    """What a card brings, less its price."""
    worth = v.gold(-use.price.gold) - v.prestige * use.price.prestige - v.change(SETTLERS, use.price.citizens)
    for e in use.effects:
        worth += effect_worth(v, e)
    return worth


def effect_worth(v: View, e: Effect) -> float:
    s = v.s
    kind = e.kind
    if kind == ESTATE:
        return v.estate(e.region) if refuse_place(s, v.seat, e.region) is None else 0.0
    if kind == CITIZENS:
        return v.change(SETTLERS, min(e.amount, s.cubes[v.seat]))
    if kind == CITY_FREE:
        return v.change(CITIES, 1) if sites(s, v.seat, e.region) else 0.0
    if kind == PRINCIPALITY:
        before = s.holder[e.region]
        if before == v.seat:
            return 0.0
        return v.prestige + 1.0 + (1.0 / v.rivals if before != NOBODY else 0.0)
    if kind == GOLD:
        return v.gold(e.amount)
    if kind == GOLD_PER:
        return v.gold(e.amount * s.estates(v.seat))
    if kind == PRESTIGE:
        return v.prestige * e.amount
    if kind == BUILD:
        return e.amount * best_estate(v)
    return other_effect(v, e)


def other_effect(v: View, e: Effect) -> float:
    s = v.s
    kind = e.kind
    if kind == TAKE_GOLD:
        taken = min(e.amount, max([s.gold[other] for other in range(s.seats) if other != v.seat]))
        return v.gold(taken) + 0.1 * taken / v.rivals
    if kind == REDUCE:
        return 0.2 * e.amount * e.steps / v.rivals
    if kind == BAN:
        return -e.amount / v.rivals
    if kind == DRAW:
        return DRAWN * e.amount if v.left > 1 else 0.0
    if kind == SPY:
        return 1.1 if v.left > 1 else 0.0
    if kind == SPARE:
        return spared(v)
    if kind == BRIBE:
        return bribe(v, -e.amount)
    return 0.0


def spared(v: View) -> float:
    """The points that would be lost in this Evaluation."""
    lost = 0
    for counts in v.counts:
        if counts[v.seat] == min(counts) and max(counts) > min(counts):
            lost += 1
    return lost * (1.0 if v.s.prestige[v.seat] > 0 else 0.5)


def bribe(v: View, fewer: int) -> float:
    """Whether so many Estates fewer in the count make the seat King."""
    estates = v.counts[ESTATES].copy()
    before = v.crowned(estates)
    estates[v.seat] = max(0, estates[v.seat] - fewer)
    return CROWN * (v.crowned(estates) - before)


def best_estate(v: View) -> float:
    """The best Estate that can be built now, with its price."""
    best = 0.0
    for region in range(N_REGIONS):
        if refuse_place(v.s, v.seat, region) is None and v.s.gold[v.seat] >= price(v.s, region):
            best = max(best, v.estate(region) + v.gold(-price(v.s, region)))
    return best


def window_worth(v: View, a: Action) -> float:
    """In an Evaluation a Special card costs no action, but it could do more in a turn."""
    if a.verb != "special":
        return 0.0 if a.verb == "pass" else NEVER
    use = CARDS[a.args[0]].evaluation
    if use is None:
        return NEVER
    return use_worth(v, use) - (KEPT if v.left > 1 else 0.0)


def card_worth(v: View, card: int) -> float:
    """What a card in hand promises."""
    s = v.s
    kind = KIND_OF[card]
    worth = 0.0
    if kind in (MARRIAGE, TITLE):
        use = CARDS[card].use
        assert use is not None
        worth = use_worth(v, use)
        if not needs_met(s, v.seat, card) or refuse_price(s, v.seat, use.price) is not None:
            worth *= 0.3
    elif kind == INHERITANCE:
        free = refuse_place(s, v.seat, CARDS[card].region) is None
        worth = v.estate(CARDS[card].region) if free else 0.0
    elif kind == REACTION:
        worth = 0.9
    elif CARDS[card].definition >= 0:
        use = CARDS[card].use
        assert use is not None
        worth = max(1.0, use_worth(v, use))
    if TOWER_OF[card] >= 0:
        worth = max(worth, city_worth(v, TOWER_OF[card]) if sites(s, v.seat, TOWER_OF[card]) else 0.4)
    return worth


def discard_worth(v: View, a: Action) -> float:
    """Cards that promise little make room for new ones."""
    return DRAWN + 0.2 if a.verb == "done" else 2.0 * DRAWN - card_worth(v, a.args[0])


# --- everything else


def start_worth(v: View, first: int, region: int) -> float:
    """Small shields side by side: two Estates are enough for their card."""
    worth = shield_worth(v, region)
    if first == NOBODY:
        free = [shield_worth(v, near) for near in NEAR[region] if v.s.crowd[near] == 0]
        worth += max(free) if free else 0.0
    return worth


def shield_worth(v: View, region: int) -> float:
    worth = 1.0 if LIMIT[region] == SMALL_SHIELD else 0.4 if LIMIT[region] % 2 else 0.0
    return worth + promise(v, region) - 0.25 * v.enemies_near(region)


def other_choice(v: View, a: Action) -> float:
    s = v.s
    verb = a.verb
    if verb == "citizen":
        return v.change(SETTLERS, 1) + v.gold(-CITIZEN_COST) + citizen_place(v, a.args[0])
    if verb == "build":
        return v.estate(a.args[0]) + promise(v, a.args[0]) + v.gold(-price(s, a.args[0]))
    if verb in ("lose-soldier", "lose-point", "lose-citizen"):
        return loss_worth(v, a)
    if verb == "city-under":
        return v.stake(a.args[0]) + 0.1 * v.enemies_near(REGION_OF[a.args[0]])
    if verb == "place":
        return -float(a.args[0])
    if verb in ("rob", "ban", "spy"):
        return rival_worth(s, a.args[0])
    if verb == "revolt":
        return revolt_worth(s, a.args[0])
    if verb == "pay-citizen":
        return -citizen_place(v, a.args[0])
    if verb == "childbed":
        return childbed(v, a.args[1])
    if verb in ("take-open", "steal"):
        return card_worth(v, a.args[0]) - (least_worth(v) if verb == "take-open" else 0.0) - 0.2
    if verb == "give":
        return -card_worth(v, a.args[0])
    return {"wed": 1.0, "waive": NEVER, "propose-end": NEVER, "ally": 1.0}.get(verb, 0.0)


def revolt_worth(s: Anno, place: int) -> float:
    """A rival's Estate rather than one of Ottokar, who has no income."""
    owner = s.owner[place]
    return 0.1 * s.citizens[place] + (1.0 + rival_worth(s, owner) if owner < s.seats else 0.0)


def least_worth(v: View) -> float:
    """The card in hand that would be given away."""
    worths = [card_worth(v, card) for card in v.s.hands[v.seat]]
    return min(worths) if worths else 0.0


def rival_worth(s: Anno, other: int) -> float:
    """The rival who is ahead is the one to harm."""
    return s.prestige[other] + s.estates(other) + 0.1 * s.gold[other]
