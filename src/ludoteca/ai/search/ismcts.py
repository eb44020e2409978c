"""Information-set tree search for any number of players.

Every simulation imagines a new deal and walks one tree whose branches are actions. Each seat has its own table of edges
in a node, so that seats asked at once choose without seeing each other's answers. Chance has no nodes: the same action
may lead to different states, and the edges a state does not allow are passed over. A node opens its edges one by one,
the most plausible first. After a new edge the game is continued for a while, then valued by the evaluator unless it has
ended.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from ludoteca.ai.search.base import Policy, Search, ValueFunction, Weighed, best_place, by_value, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.planner import Planner
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Action

C_PUCT = 1.2
PLAN_SHARE = 0.25  # the plan's share of the budget
MAX_WALK = 60
REPLY_WIDTH = 8  # choices a careful continuation looks at
NOT_WALKED = -1
MIN_PRIOR = 0.02  # of a choice that a plan or a policy thinks little of
PLAN_TEMPERATURE = 0.04  # the difference in chances that makes a choice of the plan e times as plausible
POLICY_TEMPERATURE = 1.0  # the difference in preference that makes a choice e times as plausible


class Edge:
    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.planned = -1.0  # what the plan of the turn promises; -1 where there was none
        self.visits = 0
        self.value = 0.0  # sum of what the deciding seat got
        self.node = NOT_WALKED  # the number of the node behind it


class Choices:
    """What one seat has tried at a node."""

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.edges: dict[Action, Edge] = {}


class Node:
    def __init__(self) -> None:
        self.of_seat: dict[int, Choices] = {}

    def choices(self, seat: int) -> Choices:
        found = self.of_seat.get(seat)
        if found is None:
            found = Choices()
            self.of_seat[seat] = found
        return found


class Trail:
    """The edges one simulation went through and who chose them."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.choices: list[Choices] = []
        self.edges: list[Edge] = []


class Tree(Search):
    """`plan` searches the own turn first, to know which edges are worth opening.

    After a new edge `depth` likely decisions are improvised; or, if `turns` is not 0, everybody goes on with what looks
    best one decision ahead until the turn has passed on so many times. `plan_visits` says how many visits the plan's
    value counts for; 0: it only shows where to look.

    With a `prior_policy`, rules of thumb of the game say how plausible each choice is, and they decide for everybody
    after a new edge until so many `turns` of the searching seat have begun. All positions are then valued at the same
    point of a round: a seat that has just moved looks better than one that is about to.
    """

    def __init__(
        self,
        game: Game[Any],
        value_function: ValueFunction,
        seed: int,
        plan: Planner | None,
        depth: int,
        turns: int,
        plan_temperature: float,
        reply_width: int = REPLY_WIDTH,
        plan_share: float = PLAN_SHARE,
        plan_visits: float = 0.0,
        prior_policy: Policy | None = None,
    ) -> None:
        super().__init__(game, value_function, seed)
        self.prior_policy = prior_policy
        self.plan = plan
        self.depth = depth
        self.turns = turns
        self.plan_temperature = plan_temperature
        self.reply_width = reply_width
        self.plan_share = plan_share
        self.plan_visits = plan_visits
        # All nodes are in one list and edges name them by number. If they referred to each other, a deep tree would be
        # freed by nested calls, and a compiled Action, which the garbage collector does not track, corrupts memory when
        # it is freed fifty calls deep.
        self.nodes: list[Node] = []
        self.root = self.new_root()
        self.seat = 0
        self.low: list[float] = []
        self.high: list[float] = []
        self.simulations = 0
        self.kept_draws = -1
        self.kept_reveals = -1
        self.kept_menu: list[Action] = []

    def new_root(self) -> Node:
        root = Node()
        self.nodes = [root]
        return root

    # What was learnt about the rest of the turn is kept for the next decision in it.

    def remembers(self, s: Table, seat: int) -> bool:
        """Is this the decision that the kept tree was grown for?"""
        return (
            seat == self.seat
            and self.kept_draws == s.draws
            and self.kept_reveals == s.reveals
            and self.kept_menu == s.menus[asked(s, seat)]
        )

    def remember(self, s: Table, seat: int, a: Action) -> None:
        """Keeps what lies behind `a`, if the same seat goes on without anything new shown."""
        self.kept_draws = -1
        edge = self.root.choices(seat).edges.get(a)
        if edge is None or edge.node == NOT_WALKED or s.front[asked(s, seat)].sealed:
            return
        o = s.copy()
        choose(self.game, o, asked(o, seat), a)
        while len(o.front) == 1 and o.front[0].seat == seat and len(o.menus[0]) == 1:
            choose(self.game, o, 0, o.menus[0][0])
        if len(o.front) == 1 and o.front[0].seat == seat and o.draws == s.draws and o.reveals == s.reveals:
            self.root = self.nodes[edge.node]
            self.kept_draws = s.draws
            self.kept_reveals = s.reveals
            self.kept_menu = o.menus[0]

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        options = s.menus[asked(s, seat)]
        self.simulations = 0
        if not self.remembers(s, seat):
            self.root = self.new_root()
            self.low = [1.0] * s.seats
            self.high = [0.0] * s.seats
        self.seat = seat
        self.prepare(s, seat, options, budget)
        while budget.more():
            self.simulate(imagine(self.game, s, seat, self.quick), budget)
            self.simulations += 1
        return self.ranked(options, seat)

    def prepare(self, s: Table, seat: int, options: list[Action], budget: Budget) -> None:
        """Open the root: priors come from a plan of the turn where there is one."""
        choices = self.root.choices(seat)
        if self.plan is None:
            return
        piece = budget.part(self.plan_share)
        planned = self.plan.weigh(s, seat, piece)
        budget.spent(piece)
        top = planned[0].value
        for weighed in planned:
            edge = choices.edges.get(weighed.action)
            if edge is None:
                edge = Edge(0.0)
                choices.edges[weighed.action] = edge
            if weighed.weight > 0.0:
                edge.prior = MIN_PRIOR + exp((weighed.value - top) / self.plan_temperature)
                edge.planned = weighed.value
            else:
                edge.prior = MIN_PRIOR
                edge.planned = -1.0

    def ranked(self, options: list[Action], seat: int) -> list[Weighed]:
        """The choices, the most visited first; or, where the plan's value counts, the best ones by plan and tree
        together."""
        choices = self.root.choices(seat)
        if self.plan_visits > 0.0:
            return self.blended(options, choices)
        keyed: list[tuple[int, float, int]] = []
        for k in range(len(options)):
            edge = choices.edges.get(options[k])
            if edge is None:
                keyed.append((0, 0.0, k))
            elif edge.visits == 0:
                keyed.append((0, -edge.prior, k))
            else:
                keyed.append((-edge.visits, -edge.value / edge.visits, k))
        keyed.sort()
        out = []
        for visits, value, k in keyed:
            out.append(Weighed(options[k], -value if visits else 0.0, float(-visits)))
        return out

    def blended(self, options: list[Action], choices: Choices) -> list[Weighed]:
        """The plan counts as much as `plan_visits` visits. It knows no answers of the others, which lowers or raises
        all choices: only the differences between them are compared."""
        shift = 0.0
        visits = 0
        for k in range(len(options)):
            edge = choices.edges.get(options[k])
            if edge is not None and edge.visits and edge.planned >= 0.0:
                shift += edge.value - edge.visits * edge.planned
                visits += edge.visits
        if visits:
            shift /= visits
        out = []
        for k in range(len(options)):
            edge = choices.edges.get(options[k])
            if edge is None or (edge.visits == 0 and edge.planned < 0.0):
                out.append(Weighed(options[k], 0.0, 0.0))
            elif edge.planned < 0.0:
                out.append(Weighed(options[k], edge.value / edge.visits, float(edge.visits)))
            else:
                value = (self.plan_visits * (edge.planned + shift) + edge.value) / (self.plan_visits + edge.visits)
                out.append(Weighed(options[k], max(0.0, min(1.0, value)), float(edge.visits)))
        return by_value(out)

    def simulate(self, s: Table, budget: Budget) -> None:
        trail = Trail()
        node = self.root
        answered: dict[int, Node] = {}  # in a round of secret answers: how far each seat has come in its own tables
        for _ in range(MAX_WALK):
            if not s.front:
                break
            step = s.front[0]
            options = s.menus[0]
            if len(options) == 1:
                choose(self.game, s, 0, options[0])
            else:
                here = answered.get(step.seat, node) if step.sealed else node
                choices = here.choices(step.seat)
                a = self.select(choices, s, step, options)
                edge = choices.edges[a]
                trail.seats.append(step.seat)
                trail.choices.append(choices)
                trail.edges.append(edge)
                choose(self.game, s, 0, a)
                if edge.node == NOT_WALKED:
                    edge.node = len(self.nodes)
                    self.nodes.append(Node())
                    break
                if step.sealed:
                    answered[step.seat] = self.nodes[edge.node]
                else:
                    node = self.nodes[edge.node]
            if answered and secrets_are_out(s):
                node = self.joined(answered)
                answered = {}
        if self.turns:
            self.go_on(s, budget)
        else:
            self.improvise(s, budget)
        self.back_up(trail, self.value_function.chances(s))

    def joined(self, answered: dict[int, Node]) -> Node:
        """After secret answers the tree goes on behind the searching seat's own one; the others' count as chance."""
        own = answered.get(self.seat)
        if own is not None:
            return own
        return answered[min(answered)]

    def select(self, choices: Choices, s: Table, step: Step[Any], options: list[Action]) -> Action:
        """The most promising edge among those open, or the most plausible new one when the node may open another."""
        total = 0.0
        opened = 0
        edges: list[Edge] = []
        for a in options:
            found = choices.edges.get(a)
            if found is None:
                if self.prior_policy is not None:
                    self.open_by_policy(choices, s, step.seat, options, self.prior_policy)
                    found = choices.edges[a]
                else:
                    wobble = 1.0 + 0.05 * self.quick.below(1024) / 1024.0
                    found = Edge(self.value_function.evaluator.prior(s, step.seat, a) * wobble)
                    choices.edges[a] = found
            total += found.prior
            if found.visits:
                opened += 1
            edges.append(found)
        if total <= 0.0:
            total = 1.0
        low = self.low[step.seat]
        span = self.high[step.seat] - low
        if span < 1e-6:
            span = 1e-6
        mean = (choices.value / choices.visits - low) / span if choices.visits else 0.5
        spread = C_PUCT * sqrt(float(choices.visits + 1))
        best = -1
        best_score = -1e9
        fresh = -1
        fresh_prior = -1.0
        for k in range(len(edges)):
            edge = edges[k]
            if edge.visits == 0:
                if edge.prior > fresh_prior:
                    fresh_prior = edge.prior
                    fresh = k
                continue
            score = (edge.value / edge.visits - low) / span + spread * edge.prior / total / (1.0 + edge.visits)
            if score > best_score:
                best_score = score
                best = k
        may_open = opened < 2.0 + 1.5 * sqrt(float(choices.visits))
        if fresh >= 0 and (best < 0 or (may_open and mean - 0.1 + spread * fresh_prior / total > best_score)):
            best = fresh
        return options[best]

    def open_by_policy(
        self, choices: Choices, s: Table, seat: int, options: list[Action], prior_policy: Policy
    ) -> None:
        """Edges for all choices that have none, as plausible as the policy finds them."""
        values = prior_policy(s, seat, options)
        top = max(values)
        for k in range(len(options)):
            if options[k] not in choices.edges:
                choices.edges[options[k]] = Edge(MIN_PRIOR + exp((values[k] - top) / POLICY_TEMPERATURE))

    def improvise(self, s: Table, budget: Budget) -> None:
        """A few likely decisions, and all secret answers, so that no position is valued in the middle of
        something."""
        for n in range(MAX_WALK):
            if not s.front or budget.late():
                return
            if n >= self.depth and not s.front[0].sealed:
                return
            choose(self.game, s, 0, self.likely(s, 0))

    def go_on(self, s: Table, budget: Budget) -> None:
        """Everybody does what looks best until the turn has passed on often enough. With a prior policy everybody does
        what it says, and only turns of the searching seat count."""
        begun = 0
        last = s.front[0].seat if s.front and not s.front[0].sealed else self.seat
        for _ in range(MAX_WALK):
            if not s.front or budget.late():
                return
            step = s.front[0]
            if not step.sealed and step.seat != last:
                last = step.seat
                if self.prior_policy is None or last == self.seat:
                    begun += 1
                if begun >= self.turns:
                    return
            if self.prior_policy is None:
                choose(self.game, s, 0, self.best_reply(s, 0, self.reply_width, budget))
            else:
                options = s.menus[0]
                k = best_place(self.prior_policy(s, step.seat, options)) if len(options) > 1 else 0
                choose(self.game, s, 0, options[k])

    def back_up(self, trail: Trail, got: list[float]) -> None:
        for seat in range(len(got)):
            if got[seat] < self.low[seat]:
                self.low[seat] = got[seat]
            if got[seat] > self.high[seat]:
                self.high[seat] = got[seat]
        for i in range(len(trail.edges)):
            x = got[trail.seats[i]]
            trail.edges[i].visits += 1
            trail.edges[i].value += x
            trail.choices[i].visits += 1
            trail.choices[i].value += x


def secrets_are_out(s: Table) -> bool:
    """Has the round of secret answers ended (or a new one begun)?"""
    if not s.front or not s.front[0].sealed:
        return True
    for picks in s.picks:
        if picks:
            return False
    return True
