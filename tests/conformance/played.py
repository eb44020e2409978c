"""Random games of one title with every law checked densely; the findings are kept for the tests to judge."""

from functools import cache
from typing import Any

from ludoteca import registry
from ludoteca.conformance.fuzz import Plan, play_number
from ludoteca.conformance.random_play import Memory
from ludoteca.conformance.tally import Tally
from ludoteca.conformance.text_laws import Seen
from ludoteca.kernel import Game, new, opening_seed, playout

GAMES_PER_SEATS = 2
MANY_GAMES_PER_SEATS = 6  # in the long run
SAMPLES_PER_GAME = 15
MANY_SAMPLES_PER_GAME = 25  # in the long run


class Played:
    def __init__(self, game: Game[Any], tally: Tally, seen: Seen) -> None:
        self.game = game
        self.tally = tally
        self.seen = seen

    def faults(self, kind: str) -> list[str]:
        problems = [p for p in self.tally.problems if p["kind"] == kind]
        return [
            f"seats {p['seats']}, {p['options']}, seed {p['seed']}, decision {p['decision']}: {p['what']}"
            for p in problems
        ]


def usual_length(game: Game[Any]) -> int:
    seed = opening_seed("length")
    return playout(game, new(game, game.complete(game.seats[-1]), seed), 1, game.longest)


def play_games(
    game: Game[Any], games: int = GAMES_PER_SEATS, every: int = 0, samples: int = SAMPLES_PER_GAME
) -> Played:
    """Default options first, then random mixes, at every number of seats. Long games are looked at less densely."""
    tally, memory, seen = Tally(), Memory(), Seen()
    seats = list(game.seats)
    every = every or max(4, usual_length(game) // samples)
    for all_options in (False, True):
        plan = Plan(
            game.id, seats, games * len(seats) // 2, "conformance", every, all_options=all_options, match_every=3
        )
        for index in range(plan.games):
            play_number(game, plan, index, tally, memory, seen)
    return Played(game, tally, seen)


@cache
def play(name: str) -> Played:
    return play_games(registry.find(name))
