"""The arithmetic of the arena: intervals and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt

Z95 = 1.959964
MU = 25.0
SIGMA = 25.0 / 3
BETA = 25.0 / 6
TAU = 25.0 / 300
KAPPA = 0.0001


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence; shared wins count as fractions."""
    if games == 0:
        return (0.0, 1.0)
    p = wins / games
    middle = p + z * z / (2 * games)
    reach = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return (max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below))


class Rating:
    """Strength as OpenSkill sees it: a mean and how unsure it is."""

    def __init__(self, mu: float = MU, sigma: float = SIGMA) -> None:
        self.mu = mu
        self.sigma = sigma

    @property
    def ordinal(self) -> float:
        """What the bot is surely worth: three deviations below its mean."""
        return self.mu - 3 * self.sigma


def rate(players: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after one game (Weng and Lin 2011, the Plackett-Luce model, as OpenSkill has it); equal places are
    ties."""
    sigmas = [sqrt(p.sigma**2 + TAU**2) for p in players]
    c = sqrt(sum(sigma**2 + BETA**2 for sigma in sigmas))
    strength = [exp(p.mu / c) for p in players]
    behind = [sum(strength[i] for i in range(len(players)) if places[i] >= place) for place in places]
    ties = [places.count(place) for place in places]
    out = []
    for i, player in enumerate(players):
        omega = delta = 0.0
        for q in range(len(players)):
            if places[q] > places[i]:
                continue
            share = strength[i] / behind[q]
            omega += ((1 - share) if q == i else -share) / ties[q]
            delta += share * (1 - share) / ties[q]
        variance = sigmas[i] ** 2
        omega *= variance / c
        delta *= variance / c**2 * (sigmas[i] / c)
        out.append(Rating(player.mu + omega, sigmas[i] * sqrt(max(1 - delta, KAPPA))))
    return out


def rate_named(ratings: Mapping[str, Rating], names: list[str], places: list[int]) -> dict[str, Rating]:
    """The new ratings of those who played one game; `names` are those at the seats. A name without a rating is new, and
    a name that sits at one table twice gets the mean of its two results."""
    after = rate([ratings[name] if name in ratings else Rating() for name in names], places)
    out = {}
    for name in names:
        own = [after[seat] for seat in range(len(names)) if names[seat] == name]
        out[name] = Rating(sum(x.mu for x in own) / len(own), sum(x.sigma for x in own) / len(own))
    return out
