"""Rules of thumb for armies; see base_policy.py."""

from __future__ import annotations

from ludoteca.games.baroque.ai.base_policy_realm import NEVER, florins_worth, state_worth
from ludoteca.games.baroque.ai.weights import Weights
from ludoteca.games.baroque.data import ARMY_POINTS, VALUE, N
from ludoteca.games.baroque.rules.strength import attack_strength, card_points, defence_strength
from ludoteca.games.baroque.rules.support import upkeep
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action


def stop_worth(w: Weights, s: Baroque, seat: int, state: int, armies: int) -> float:
    """What so many armies get by standing here at the end of the turn."""
    if w.battle > 0.0 and s.enemy_at(state, seat) and ARMY_POINTS * armies > defence_strength(s, state):
        return w.battle * state_worth(w, s, seat, state) + w.beaten
    if s.host[state] == seat or s.control[state] == seat:
        return 0.0
    if s.enemy_at(state, seat):
        return w.enemy
    if s.home[state] != NOBODY:
        return w.blockade * VALUE[state]  # nothing is taken, but its owner gets nothing
    return state_worth(w, s, seat, state)


def march_target(w: Weights, s: Baroque, seat: int, origin: int, armies: int) -> float:
    """The best state that so many armies can reach from here."""
    best = 0.0
    for near in s.near(origin):
        if s.open_to_armies(near):
            best = max(best, stop_worth(w, s, seat, near, armies))
            if not s.enemy_at(near, seat) and s.control[near] in (NOBODY, seat):
                for far in s.near(near):
                    if far != origin and s.open_to_armies(far):
                        best = max(best, stop_worth(w, s, seat, far, armies))
    return best


def march_worth(w: Weights, s: Baroque, seat: int, origin: int, armies: int) -> float:
    """All armies of the state may go, each its own way; one that is about to take its state stays."""
    best = march_target(w, s, seat, origin, armies) - upkeep(s.turn) * w.upkeep
    if s.control[origin] != seat and s.home[origin] == NOBODY:
        return best - state_worth(w, s, seat, origin)
    return best * (1.0 + w.column * (s.armies[origin] - s.moved[origin] - 1))


def army_worth(w: Weights, s: Baroque, seat: int) -> float:
    """An army takes a state, but needs an action more to get there."""
    price = florins_worth(w, s, 3 + upkeep(s.turn))
    targets_seen = [march_target(w, s, seat, state, 1) for state in range(N) if s.control[state] == seat]
    return (w.army * max(targets_seen) - price if targets_seen else 0.0) if s.actions > 1 and not s.bad_weather else 0.0


def muster(w: Weights, s: Baroque, seat: int, origin: int, a: Action) -> float:
    if a.verb == "done-moving":
        return 0.0
    if a.verb == "muster-with-general":
        return NEVER + (0.0 if s.armies[origin] > 1 else 101.0)
    return march_worth(w, s, seat, origin, a.args[0]) - w.alone * (a.args[0] - 1)


def advance(w: Weights, s: Baroque, seat: int, here: int, armies: int, a: Action) -> float:
    if a.verb == "halt":
        return stop_worth(w, s, seat, here, armies) + 0.05 if s.control[here] != seat else 0.0
    if a.verb == "force-march":
        return NEVER
    to = a.args[0]
    worth = stop_worth(w, s, seat, to, armies)
    if not s.enemy_at(to, seat) and s.control[to] in (NOBODY, seat):
        for far in s.near(to):
            if s.open_to_armies(far) and far != here:
                worth = max(worth, stop_worth(w, s, seat, far, armies) - 0.1)
    return worth


def stake_worth(w: Weights, s: Baroque, seat: int, where: int, a: Action) -> float:
    """A card is staked where it alone turns the battle, as far as the strengths are known."""
    defends = seat != s.attacker
    own = defence_strength(s, where) if defends else attack_strength(s, seat, s.attack_armies, s.attack_general)
    rival = attack_strength(s, s.attacker, s.attack_armies, s.attack_general) if defends else defence_strength(s, where)
    own += card_points([pick.args[0] for pick in s.picks[seat] if pick.verb == "stake"]) if s.picks else 0
    turned = own <= rival - (1 if defends else 0) and own + card_points([a.args[0]]) > rival - (1 if defends else 0)
    return w.stake if turned else -1.0
