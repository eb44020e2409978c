"""Rules of thumb for Pax Renaissance, without any look ahead: one number for each choice, the highest is played.

The plan: crowns. Queens and wars that are sure to be won bring empires, empires bring concessions and operations, and a
lead of kings is a victory as soon as a comet activates it. Comets are bought by the player nearest to a victory, and by
others only to keep them from a rival who could declare. Concessions on the trade routes pay for all this. Towards the
end of the decks patrons count.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.ai.base_policy_worth import CONCESSION_WORTH, EMPIRE_WORTH, Purse
from ludoteca.games.pax_renaissance.constants import (
    BEHEAD,
    CAMPAIGN,
    CAMPAIGN_WAR,
    CUBE,
    EMPTY,
    VICTORIES,
)
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE
from ludoteca.games.pax_renaissance.flat import FAIR_SPACE
from ludoteca.games.pax_renaissance.rules.battle import other_side, own_side, points
from ludoteca.games.pax_renaissance.rules.board import CITY_LAND, IS_COMET, LAND_BORDERS, ROUTE_BORDERS
from ludoteca.games.pax_renaissance.rules.fair import BONUS_OF_MORE, BONUS_OF_TWO
from ludoteca.games.pax_renaissance.rules.marks import BOTH_SIDES, SIDE
from ludoteca.games.pax_renaissance.rules.one_shot import OneShot
from ludoteca.games.pax_renaissance.rules.operations import Operations, targets, uses
from ludoteca.games.pax_renaissance.rules.ops_military import Campaign
from ludoteca.games.pax_renaissance.rules.regime import conquest_changes
from ludoteca.games.pax_renaissance.rules.tableau import owner_of
from ludoteca.games.pax_renaissance.rules.turn import Act
from ludoteca.games.pax_renaissance.rules.victory import declare_cost
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, asked

HELD: Final = 0.65  # a card in hand beside the same card on the table
FULLER: Final = 0.5  # each card more in hand waits longer
SURE: Final = 3.5  # a card worth more than this is played before anything else
AT_ONCE: Final = 1.4
DENIED: Final = 6.0  # a comet that a rival could win with
KEPT_HAND: Final = 0.2
KEPT_TABLEAU: Final = 0.6
RIVAL_TOLL: Final = 0.4
GARRISON: Final = 0.6
SILENCED: Final = 0.5
TAXED: Final = 0.5
PLACED: Final = 0.15
OPERATED: Final = 1.0


def prefer(s: Pax, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    step = s.front[asked(s, seat)]
    p = Purse(s, seat)
    if isinstance(step, Act):
        return [action(p, a) for a in options]
    if isinstance(step, OneShot):
        return [one_shot(p, step.card, a) for a in options]
    if isinstance(step, Operations):
        return [operation(p, a.args[0], a.args[1]) if a.verb in ("use", "cipher") else 0.0 for a in options]
    if isinstance(step, Campaign):
        return [campaign(p, step.land, a.args[0], a.args[1]) for a in options]
    return [other_choice(p, a) for a in options]


# --- the actions of a turn


def action(p: Purse, a: Action) -> float:
    s = p.s
    verb = a.verb
    if verb == "declare":
        return 1000.0
    if verb == "play":
        return playing(p, a.args[0])
    if verb == "buy":
        return buying(p, a.args[0], a.args[1])
    if verb == "sell":
        return selling(p, a.args[0], a.args[1])
    if verb in ("operations", "free_operations"):
        return operating(p, SIDE[a.args[0]])
    if verb == "operations_both":
        return operating(p, BOTH_SIDES)
    if verb in ("fair", "free_fair"):
        return fair(p, a.args[0])
    if verb == "pass":
        return 0.0 if s.actions == 0 else 0.05
    return -1.0  # reprisals, treachery and apostasies are kept for players


def playing(p: Purse, card: int) -> float:
    worth = p.card(card)
    return worth + AT_ONCE if worth > SURE else worth


def buying(p: Purse, card: int, price: int) -> float:
    s = p.s
    found = s.purse[s.space_of(card)]
    cost = p.florins(price - found)
    if IS_COMET[card]:
        return comet(p, price) - cost
    worth = HELD * p.card(card)
    if len(s.hands[p.seat]) > 0:
        worth -= FULLER
    return worth - cost


def comet(p: Purse, price: int) -> float:
    """A comet wins at once where the seat meets a victory and has an action left; else it is kept from a rival who
    could do the same."""
    s = p.s
    best = p.best_activation()
    if best >= 40.0:
        for victory in range(len(VICTORIES)):
            if not s.active[victory] and p.steps[p.seat][victory] == 0:
                if s.actions - 1 >= declare_cost(s, victory):
                    return 500.0
    worth = 0.0
    for other in range(s.seats):
        if other == p.seat or s.out[other] or s.florins[other] < price - 1:
            continue
        for victory in range(len(VICTORIES)):
            if not s.active[victory] and p.steps[other][victory] == 0:
                worth = max(worth, DENIED)
    return worth


def selling(p: Purse, card: int, gain: int) -> float:
    """A card that cannot be used soon, when florins are short."""
    s = p.s
    if card in s.hands[p.seat]:
        return p.florins(gain) - p.card(card) - KEPT_HAND
    if card in s.maids[p.seat]:
        return p.florins(gain) - 1.0
    return p.florins(gain) - p.standing(card) - KEPT_TABLEAU


def fair(p: Purse, row: int) -> float:
    """The florins that the seat gets along the route, less what the rivals get."""
    s = p.s
    pot = s.purse[FAIR_SPACE[row]] + (BONUS_OF_TWO if s.seats == 2 else BONUS_OF_MORE) - 1
    cube = s.cube(p.seat)
    mine = 1.0
    theirs = 0.0
    for border in ROUTE_BORDERS[s.emporia[row]]:
        if pot == 0:
            break
        piece = s.border[border]
        if piece == EMPTY:
            continue
        pot -= 1
        if piece == cube:
            mine += 1.0
        elif piece < CUBE + 4:
            theirs += 1.0
    return p.florins(mine) - RIVAL_TOLL * theirs / p.rivals


def operating(p: Purse, sides: int) -> float:
    """One operation of each card that has something good to do."""
    best: dict[int, float] = {}
    for a in uses(p.s, p.seat, sides, False):
        card = a.args[0]
        best[card] = max(best.get(card, 0.0), operation(p, card, a.args[1]))
    total = 0.0
    for worth in best.values():
        total += worth
    return OPERATED * total


def operation(p: Purse, card: int, op: int) -> float:
    """The best target of an operation."""
    best = 0.0
    for a in targets(p.s, p.seat, card, op):
        worth = campaign(p, p.s.location(card), a.args[0], a.args[1]) if op == CAMPAIGN else other_choice(p, a)
        if op == BEHEAD and a.args[0] >= EMPIRE:
            worth -= p.standing(card)  # an empire takes the card used along
        best = max(best, worth)
    return best


# --- one-shots and operations


def one_shot(p: Purse, card: int, a: Action) -> float:
    verb = a.verb
    if verb == "war":
        return p.war(CARDS[card].shot, a.args[0], CARDS[card].agents)
    if verb in ("marry", "bestow"):
        return p.empire(a.args[0]) + 1.0
    if verb in ("maid", "shelve"):
        return -1.0
    if verb == "shift":
        return p.shift(a.args[0])
    if verb == "torch":
        return torch(p, a.args[0])
    if verb == "use_apostasy":
        return apostasy(p, card)
    return 0.0


def torch(p: Purse, victory: int) -> float:
    return 1.0 if p.s.active[victory] and p.activation(victory) < 0.0 else -1.0


def apostasy(p: Purse, card: int) -> float:
    """Cards of both religions are lost by everybody who has both."""
    s = p.s
    a, b = CARDS[card].pair
    total = 0.0
    for seat in range(s.seats):
        if s.icon(seat, a) and s.icon(seat, b):
            lost = float(s.icon(seat, a) + s.icon(seat, b))
            total += -lost if seat == p.seat else lost / p.rivals
    return total


def campaign(p: Purse, land: int, to: int, cost: int) -> float:
    """A campaign that is sure to win, and that makes a vassal."""
    s = p.s
    own = points(s, own_side(s, p.seat, CAMPAIGN_WAR, to, land, False))
    foes = points(s, other_side(s, CAMPAIGN_WAR, to))
    if own <= foes or not conquest_changes(s, p.seat, land, to):
        return -1.0
    worth = EMPIRE_WORTH if s.holder[to] != p.seat else -1.0
    if s.holder[to] >= 0 and s.holder[to] != p.seat:
        worth += EMPIRE_WORTH / p.rivals
    return worth + p.concession(LAND_BORDERS[to]) - p.florins(cost)


def harm(p: Purse, piece: int) -> float:
    """A concession that is hit: a rival's or the own one."""
    if not CUBE <= piece < CUBE + 4:
        return 0.0
    return -CONCESSION_WORTH if piece == p.s.cube(p.seat) else CONCESSION_WORTH / p.rivals


def garrison(p: Purse, city: int) -> float:
    """A piece fewer in a city: welcome where another reigns, unwelcome at home."""
    holder = p.s.holder[CITY_LAND[city]]
    return -GARRISON if holder == p.seat else GARRISON if holder >= 0 else 0.7 * GARRISON


def bishop(p: Purse, card: int) -> float:
    """A bishop silences a card."""
    s = p.s
    face = s.face_of(card)
    worth = SILENCED + p.operations(face) + (SILENCED if face.abilities else 0.0)
    if card in s.bishop_cards:
        worth = -worth
    return -worth if owner_of(s, card) == p.seat else worth / p.rivals


def on_map(p: Purse, a: Action) -> float:
    """Pieces on cities and borders."""
    s = p.s
    verb = a.verb
    if verb in ("lay", "concession", "takeover", "oust_border", "raid"):
        border = a.args[-1]
        piece = s.border[border]
        worth = p.border(border) if verb in ("concession", "takeover") or a.args[0] == s.cube(p.seat) else 0.1
        if piece != EMPTY:
            worth += harm(p, piece) * 0.7 - (p.florins(1.0) if verb != "raid" else 0.0)
        if piece == s.cube(p.seat):
            worth = -1.0
        return worth
    if verb in ("place", "levy"):
        return PLACED + (PLACED if s.holder[CITY_LAND[a.args[1]]] == p.seat else 0.0)
    if verb == "oust":
        return garrison(p, a.args[1]) - p.florins(1.0)
    if verb == "sail":
        return harm(p, s.border[a.args[1]]) + 0.02
    if verb in ("siege", "repress"):
        return garrison(p, a.args[1]) + (p.florins(1.0) if verb == "repress" else 0.0)
    if verb == "siege_border":
        return 0.15
    if verb == "repress_border":
        return harm(p, a.args[0]) + p.florins(1.0)
    if verb == "tax":
        return TAXED * harm(p, s.border[a.args[0]])
    if verb in ("lose_city", "take_city"):
        return garrison(p, a.args[1])
    if verb in ("lose_border", "take_border"):
        return harm(p, a.args[0])
    return 0.0


ON_MAP: Final = (
    "lay", "concession", "takeover", "oust_border", "raid", "place", "levy", "oust", "sail", "siege", "repress",
    "siege_border", "repress_border", "tax", "lose_city", "take_city", "lose_border", "take_border",
)  # fmt: skip
OTHERS: Final = {
    "pay": 0.5, "submit": 0.0, "done": 0.0, "forgo": 0.0, "leave": 0.0, "join": 0.2, "stay": 0.0, "keep": 0.1,
    "secularise": 0.0, "pacify": 0.05, "lose_agent": 0.1, "lose_repressed": 0.3, "take_repressed": 0.1,
}  # fmt: skip


def other_choice(p: Purse, a: Action) -> float:
    s = p.s
    verb = a.verb
    if verb in ON_MAP:
        return on_map(p, a)
    if verb == "activate":
        return p.activation(a.args[0])
    if verb == "vote":
        return p.empire(a.args[0]) - p.florins(a.args[1])
    if verb == "behead":
        card = a.args[0]
        return -p.standing(card) if owner_of(s, card) == p.seat else p.standing(card) / p.rivals
    if verb == "collect":
        return p.florins(1.0) + 0.01 * s.purse[s.space_of(a.args[0])]
    if verb == "move_bishop":
        return bishop(p, a.args[1]) - 0.5 * bishop(p, a.args[0]) - 0.2
    if verb == "install":
        return bishop(p, a.args[1])
    if verb in ("discard", "sell"):
        return -p.card(a.args[0]) if a.args[0] in s.hands[p.seat] else -p.standing(a.args[0])
    return OTHERS.get(verb, 0.0)
