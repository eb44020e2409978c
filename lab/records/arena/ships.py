"""What ships are worth in Rio de la Plata: a seat that uses them, alone among policies or recipes that do not.

    python lab/records/arena/ships.py [--seats 2] [--games 200] [--others shipless] [--seed ships] [--free]

Run it on the compiled build. Nobody searches. The others are policies without ships, or `policy`, which use a ship when
somebody else has built the Port, or `recipe`. The first line is the policy without ships at the same seat. Each line
after it differs in one thing only: how much the Port is worth to the seat (`port`), from which turn it saves goods for
it (`from`), and how much a worker on the Quay is worth (`ships`). With --free the Port stands from the beginning, and
the lines show the voyages alone. The last columns count, for each game of that seat: workers on the Port, how often it
completed the Port, workers on the Quay, goods paid in Spain, the silver and the VP for them, and what a worker on the
Quay brought, in VP, with a third of a VP for each silver; `net` also pays for the goods and for the fee.
A line in which no Port is completed differs from the first one by the goods that are gathered for it alone.
"""

import argparse

from ludoteca import registry
from ludoteca.ai.search.base import Policy, best_places
from ludoteca.ai.strength import wilson
from ludoteca.games.rio_de_la_plata.ai import base_policy, policy
from ludoteca.games.rio_de_la_plata.ai.base_policy import GOOD_VP
from ludoteca.games.rio_de_la_plata.ai.policy import Weights
from ludoteca.games.rio_de_la_plata.constants import FINE, PORT
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR, SILVER_PER_VP
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Quick, Table, new, opening_seed
from ludoteca.kernel.loop import choose

GAME = registry.find("rio_de_la_plata")
# ships, port, the turn from which goods are saved for the Port
EAGERNESS = [(0.0, 0.0, 3), (1.0, 0.5, 3), (1.0, 1.0, 10), (1.0, 1.0, 3), (1.0, 2.0, 1), (2.0, 2.0, 1)]
STRAY = 25  # one in so many decisions is one of the few most liked, because chance alone hardly makes games differ
FEW = 4
COUNTED = ["on Port", "Ports", "docked", "goods", "silver", "VP", "a docker", "net"]
WITH_FREE_PORT = [(0.0, 0.0, 3), (0.5, 0.0, 3), (1.0, 0.0, 3), (2.0, 0.0, 3)]


class Count:
    """What one line comes to, over all its games."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.vp = 0
        self.others_vp = 0.0
        self.on_port = 0
        self.ports = 0
        self.docked = 0
        self.goods = 0
        self.fine = 0
        self.fees = 0
        self.silver = 0
        self.points = 0

    def add(self, s: Rio, seat: int) -> None:
        if s.places[seat] == 1:
            self.wins += 1.0 / s.places.count(1)
        self.vp += s.vp[seat]
        self.others_vp += (sum(s.vp) - s.vp[seat]) / (s.seats - 1)
        for event in s.log or []:
            args = event.args
            if not args or args[0] != seat:
                continue
            if event.key == "worked" and CELL_MAJOR[args[1]] == PORT:
                self.on_port += 1
            elif event.key == "completed" and args[1] == PORT:
                self.ports += 1
            elif event.key == "went-to-quay":
                self.docked += 1
            elif event.key == "loaded":
                self.goods += 1
                self.fine += args[1] == FINE
            elif event.key == "fee-paid":
                self.fees += args[1]
            elif event.key in ("fee-returned", "fee-returned-full"):
                self.fees -= args[1]
            elif event.key == "cargo-paid":
                self.silver += args[1]
                self.points += args[2]

    def line(self, games: int) -> str:
        low, high = wilson(self.wins, games)
        brought = self.points + self.silver / SILVER_PER_VP
        spent = GOOD_VP * (self.goods - self.fine) + policy.FINE_VP * self.fine + self.fees / SILVER_PER_VP
        each = [self.on_port, self.ports, self.docked, self.goods, self.silver, self.points]
        per_worker = f"{brought / self.docked:.2f} | {(brought - spent) / self.docked:.2f}" if self.docked else "|"
        return (
            f"{100 * self.wins / games:.1f} % | {100 * low:.1f} - {100 * high:.1f} % | {self.vp / games:.1f} "
            f"| {self.others_vp / games:.1f} | " + " | ".join(f"{n / games:.1f}" for n in each) + f" | {per_worker} |"
        )


def play(w: Weights, others: Policy, seats: int, seat: int, seed: str, free: bool) -> Rio:
    s = new(GAME, GAME.complete(seats), opening_seed(seed))
    assert isinstance(s, Rio)
    s.log = []
    random = Quick(opening_seed(f"{seed} stray"))
    if free:
        s.standing = [1 if major == PORT else 0 for major in range(len(s.standing))]
    while not s.over:
        asked = s.front[0].seat
        options = s.menus[0]
        values = policy.prefer_by(w, s, asked, options) if asked == seat else others(s, asked, options)
        liked = best_places(values, FEW)
        choose(GAME, s, 0, options[liked[random.below(len(liked)) if random.below(STRAY) == 0 else 0]])
    return s


def without_ships(seats: int) -> Policy:
    w = policy.for_table(seats)
    w.ships = 0.0

    def prefer(s: Table, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, Rio)
        return policy.prefer_by(w, s, seat, options)

    return prefer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--others", choices=["shipless", "policy", "recipe"], default="shipless")
    parser.add_argument("--seed", default="ships")
    parser.add_argument("--free", action="store_true")
    args = parser.parse_args()
    players: dict[str, Policy] = {
        "shipless": without_ships(args.seats),
        "policy": policy.prefer,
        "recipe": base_policy.prefer,
    }
    others = players[args.others]
    print("| ships | port | from | won | 95 % interval | points | others | " + " | ".join(COUNTED) + " |")
    print("|" + "---|" * 15)
    for ships, port, turn in WITH_FREE_PORT if args.free else EAGERNESS:
        w = policy.for_table(args.seats)
        w.ships, w.port, w.port_from = ships, port, turn
        count = Count()
        for number in range(args.games):
            seat = number % args.seats
            count.add(play(w, others, args.seats, seat, f"{args.seed} {number // args.seats}", args.free), seat)
        print(f"| {ships:g} | {port:g} | {turn} | {count.line(args.games)}", flush=True)


if __name__ == "__main__":
    main()
