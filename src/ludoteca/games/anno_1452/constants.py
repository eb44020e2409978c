"""The kinds of things in Anno 1452 as numbers: cards, what they demand and do, and when they may be played."""

from __future__ import annotations

from typing import Final

# Kinds of Action cards.
CITY: Final = 0  # card.kind-city
MARRIAGE: Final = 1  # card.kind-marriage
TITLE: Final = 2  # card.kind-title
INHERITANCE: Final = 3  # card.kind-inheritance
SPECIAL: Final = 4  # card.kind-special
REACTION: Final = 5  # card.kind-reaction
EVENT: Final = 6  # card.kind-event
CARD_KINDS: Final = ["city", "marriage", "title", "inheritance", "special", "reaction", "event"]

# What a card may demand.
NEED_PRESTIGE: Final = 0
NEED_ESTATE: Final = 1
NEED_CITY: Final = 2
NEED_CITIZENS: Final = 3
NEED_PRINCIPALITY: Final = 4
NEEDS: Final = ["prestige", "estate", "city", "citizens", "principality"]

# What a card does. The first six are the benefits of Marriages, Titles and Inheritances.
ESTATE: Final = 0
CITIZENS: Final = 1
CITY_FREE: Final = 2
PRINCIPALITY: Final = 3
GOLD: Final = 4
PRESTIGE: Final = 5
GOLD_PER: Final = 6
BUILD: Final = 7
SPARE: Final = 8
TAKE_GOLD: Final = 9
REDUCE: Final = 10
BAN: Final = 11
DRAW: Final = 12
BRIBE: Final = 13
SPY: Final = 14
END_MARRIAGE: Final = 15
HIRE: Final = 16
BETRAY: Final = 17
AMBUSH: Final = 18
JOIN: Final = 19
SIEGE: Final = 20
TRUCE: Final = 21
INTERREGNUM: Final = 22
ANTIKING: Final = 23
RESHUFFLE: Final = 24
EFFECTS: Final = [
    "estate",
    "citizens",
    "city",
    "principality",
    "gold",
    "prestige",
    "gold_per",
    "build_estates",
    "ignore_prestige_loss",
    "take_gold",
    "reduce_estates",
    "opponent_prestige",
    "draw",
    "election_estates",
    "take_card",
    "end_marriage",
    "battle_units",
    "enemy_remove",
    "first_strike",
    "join_citizens",
    "no_city_defence",
    "cancel_attack",
    "interregnum",
    "antiking",
    "reshuffle",
]

# The moments of an Evaluation at which a Special card may be played (cards.9).
BEFORE_INCOME: Final = 0
AFTER_INCOME: Final = 1
BEFORE_PRESTIGE: Final = 2
BEFORE_CORONATION: Final = 3
BEFORE_ORDER: Final = 4
ANY_WINDOW: Final = 5
WINDOWS: Final = ["before_income", "after_income", "before_prestige", "before_coronation", "before_order", "any"]

# Who may play a Reaction.
EITHER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
SIDES: Final = ["any", "attacker", "defender"]
