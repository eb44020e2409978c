"""The rules of thumb of recipe.py with numbers found by play against the recipe: how the stronger levels think that all
seats play on. It fights battles that it should win, holds its money back for more cards, and is stronger than the
recipe, which stays as it is because it is a yardstick."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.recipe import prefer_by
from ludoteca.games.baroque.recipe_weights import Weights
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action


def for_two() -> Weights:
    w = Weights()
    w.florin = [0.02, 0.35, 0.72]
    w.income = 0.4
    w.upkeep = 0.25
    w.kept = [6, 4, 4]
    w.max_hand = 13
    w.vote = 0.29
    w.partial = 0.21
    w.city = [-0.19, 1.29, 1.05]
    w.residence = 0.67
    w.card_kept = 7.67
    w.capital = 1.14
    w.power_card = -1.42
    w.composer = 3.46
    w.traitor = 3.7
    w.assassin = 2.64
    w.general = 0.99
    w.takes_state = 1.91
    w.politician = 0.65
    w.bishop = 0.27
    w.see = 1.98
    w.architect = 0.65
    w.battle = 1.34
    w.beaten = 0.44
    w.stake = 2.0
    w.blockade = 0.76
    w.army = 0.35
    w.column = 0.57
    w.bid = 2.36
    w.bid_share = 0.46
    w.favour_points = 4.99
    w.favour_money = 6.04
    return w


def for_more() -> Weights:
    w = Weights()
    w.florin = [0.02, 0.3, 0.47]
    w.income = 0.34
    w.gift = 0.23
    w.upkeep = 0.25
    w.kept = [5, 3, 2]
    w.max_hand = 11
    w.vote = 0.28
    w.rival = 0.5
    w.city = [-0.29, 0.44, 0.61]
    w.residence = 0.67
    w.card_kept = 9.73
    w.capital = 0.8
    w.power_card = -1.71
    w.assassin = 1.69
    w.takes_state = 1.6
    w.politician = 1.0
    w.bishop = 0.23
    w.see = 1.26
    w.architect = 0.78
    w.battle = 2.06
    w.beaten = 1.81
    w.blockade = 0.79
    w.army = 1.25
    w.column = 0.62
    w.alone = 0.38
    w.bid = 3.03
    w.bid_share = 0.72
    w.favour_state = 1.0
    w.favour_points = 3.75
    w.favour_money = 12.49
    return w


TWO: Final = for_two()
MORE: Final = for_more()


def prefer(s: Baroque, seat: int, options: list[Action]) -> list[float]:
    return prefer_by(TWO if s.seats == 2 else MORE, s, seat, options)
