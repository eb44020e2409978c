"""The kinds of things in Baroque as numbers: ports, opportunity cards, what politicians and generals can do, events."""

from __future__ import annotations

from typing import Final

PORTS: Final = ["none", "baltic", "north_sea"]
BALTIC: Final = 1
NORTH_SEA: Final = 2

CARD_KINDS: Final = [
    "architect",
    "bishop",
    "politician",
    "general",
    "painter",
    "power",
    "assassin",
    "baroque",
    "capitalism",
    "divine_intervention",
    "traitor",
]
ARCHITECT: Final = 0
BISHOP: Final = 1
POLITICIAN: Final = 2
GENERAL: Final = 3
PAINTER: Final = 4
POWER: Final = 5
ASSASSIN: Final = 6
BAROQUE: Final = 7
CAPITALISM: Final = 8
DIVINE: Final = 9
TRAITOR: Final = 10

BONUSES: Final = ["none", "beside_brandenburg", "beside_no_major", "outer_border"]
BESIDE_BRANDENBURG: Final = 1
BESIDE_NO_MAJOR: Final = 2
OUTER_BORDER: Final = 3

ABILITIES: Final = ["none", "extra_loss", "moves_on", "wins_ties", "takes_control"]
EXTRA_LOSS: Final = 1
MOVES_ON: Final = 2
WINS_TIES: Final = 3
TAKES_CONTROL: Final = 4

EVENT_EFFECTS: Final = [
    "chaos",
    "famine",
    "city_trade",
    "maritime_trade",
    "confusion_in_command",
    "auction",
    "religious_dispute",
    "fugger_calls_in_loans",
    "war",
    "bad_weather",
    "imperial_subsidies",
    "marriage",
    "birth_of_an_heir",
    "peace",
    "polish_permission",
    "army_pay",
    "own_army_pay",
    "revolt",
    "support_for_the_emperor",
]
CHAOS: Final = 0
FAMINE: Final = 1
CITY_TRADE: Final = 2
MARITIME_TRADE: Final = 3
CONFUSION: Final = 4
AUCTION: Final = 5
RELIGIOUS_DISPUTE: Final = 6
FUGGER: Final = 7
WAR: Final = 8
BAD_WEATHER: Final = 9
SUBSIDIES: Final = 10
MARRIAGE: Final = 11
HEIR: Final = 12
PEACE: Final = 13
PERMISSION: Final = 14
ARMY_PAY: Final = 15
OWN_ARMY_PAY: Final = 16
REVOLT: Final = 17
EMPEROR: Final = 18
