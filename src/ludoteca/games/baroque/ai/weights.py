"""The numbers in the rules of thumb of base_policy.py, so that another player can follow the same rules with other
numbers."""

from __future__ import annotations


class Weights:
    """As the base policy has them, in victory points where nothing else is said. A list has one number for each number
    of turns left, the last turn first."""

    def __init__(self) -> None:
        self.florin = [0.02, 0.3, 0.3]  # a florin that is spent
        self.income = 0.3  # a florin of income
        self.gift = 0.3  # a florin from a character
        self.upkeep = 0.3  # a florin of upkeep, when an army marches
        self.kept = [5, 5, 5]  # florins not spent on cards
        self.max_hand = 10  # cards with which no more are bought
        self.vote = 0.35
        self.rival = 0.7  # what a rival loses, as a part of it
        self.partial = 0.3  # taken off influence that is not enough yet
        self.city = [0.4, 1.5, 1.5]  # a city beyond its points and its income
        self.residence = 1.0  # a residence beyond its points
        self.end_phase = 0.1
        self.card_kept = 6.0  # a card that is another action phase
        self.card_spare = 1.0  # the same with many more cards than the rivals
        self.capital = 1.0  # an investment, as a part of its usual gain
        self.power_card = 0.0  # beyond what its influence takes
        self.composer = 3.0  # each turn
        self.traitor = 3.0
        self.assassin = 2.0
        self.general = 0.3
        self.takes_state = 2.0
        self.politician = 0.5  # each action phase
        self.bishop = 0.3  # each action phase
        self.see = 2.0  # each diocese in which a bishop can build
        self.architect = 0.6  # each building
        self.enemy = -3.0  # a state in which an enemy army stands
        self.battle = 0.0  # the part of a state's worth that a battle for it is worth; 0: no battles
        self.beaten = 0.0  # an army beaten in it
        self.stake = -1.0  # a card that turns a battle; committing is worth 1
        self.blockade = 1.2  # a rival's home, for each point of its value
        self.army = 0.6  # the part of a state's worth that a new army is worth
        self.column = 0.5  # each further army of a march, as a part of the first
        self.alone = 0.5  # taken off for each army that goes with the first
        self.bid = 3.0  # florins bid for each turn left
        self.bid_share = 0.5  # the part of the money that is bid at most
        self.favour_state = 2.0  # each turn left
        self.favour_points = 3.0
        self.favour_money = 3.5
