"""The kinds of things in Pax Renaissance as numbers: religions, pieces, icons, one-shots, operations, abilities,
victories."""

from __future__ import annotations

from typing import Final

# Religions (colour.1; holywar.7: each has its war, 5 + religion below) and the faces of a map card: a theocracy's
# religion, or SECULAR.
CATHOLIC: Final = 0
REFORMIST: Final = 1
ISLAMIC: Final = 2
SECULAR: Final = 3
RELIGIONS: Final = ["catholic", "reformist", "islamic"]
FACES: Final = ["catholic", "reformist", "islamic", "secular"]

WEST: Final = 0
EAST: Final = 1
REGIONS: Final = ["west", "east"]

# Pieces. Religion r: knight r, rook 3 + r, pirate 10 + r, bishop 13 + r; family f: cube 6 + f. Families are no
# religions (colour.2); kings and queens are cards (trade.6); knights and rooks are the ruling class (emancipation.2).
KNIGHT: Final = 0
ROOK: Final = 3
CUBE: Final = 6
PIRATE: Final = 10
BISHOP: Final = 13
PAWN: Final = 6  # in a card's agents: a cube of the player who plays it (trade.5)
REPRESSIBLE: Final = 10  # knights, rooks and cubes: what an empire card may hold
EMPTY: Final = -1
COVERED: Final = -2  # an emporium under its disc

# Kinds of prestige (trade.7); the first three are the religions.
LAW: Final = 3
DISCOVERY: Final = 4
PATRON: Final = 5
PRESTIGES: Final = ["catholic", "reformist", "islamic", "law", "discovery", "patron", "polymath"]
ICONS: Final = 7

# One-shots (trade.9).
NO_SHOT: Final = 0
SHIFT: Final = 1
CORONATION: Final = 2
CONSPIRACY: Final = 3
REVOLT: Final = 4
CRUSADE: Final = 5  # crusade, reformation, jihad: 5 + religion
APOSTASY: Final = 8
TORCH: Final = 9
COMET: Final = 10
CAMPAIGN_WAR: Final = 11  # battle.7: not printed as a one-shot: the battle of the campaign operation
SHOTS: Final = [
    "none", "trade_shift", "coronation", "conspiracy", "peasant_revolt", "crusade", "reformation", "jihad",
    "apostasy", "torch", "comet",
    "campaign",
]  # fmt: skip

# Operations (opkind.1); those with a religion or a region on the icon have one number for each.
INQUISITOR: Final = 0  # + religion
COMMERCE: Final = 3  # + region
BEHEAD: Final = 5
TAX: Final = 6
REPRESS: Final = 7
VOTE: Final = 8  # + region
CORSAIR: Final = 10  # + religion
SIEGE: Final = 13
CAMPAIGN: Final = 14
OPERATIONS: Final = [
    "inquisitor_catholic", "inquisitor_reformist", "inquisitor_islamic", "commerce_west", "commerce_east", "behead",
    "tax", "repress",
    "vote_west", "vote_east", "corsair_catholic", "corsair_reformist", "corsair_islamic", "siege", "campaign",
]  # fmt: skip
POLITICAL: Final = (BEHEAD, TAX, REPRESS, VOTE + WEST, VOTE + EAST)

# Abilities (trade.8), one bit each; a torch has one bit for each victory card.
RHODES: Final = 1  # card.40
CAPE: Final = 2  # card.42, card.46
SELL_4: Final = 4  # card.49
BIG_HAND: Final = 8  # card.70, card.71, card.x51
VENICE: Final = 16  # card.83
REPRISALS: Final = 32  # card.BGG03
FREE_FAIR: Final = 64  # card.BGG05
FREE_OPS: Final = 128  # card.x5, card.x38
PATRON_TRADES: Final = 256  # card.x6
REPUBLIC: Final = 512  # card.x7
BOTH_OPS: Final = 1024  # card.x14
RAGUSA: Final = 2048  # card.x17
GENOCIDE: Final = 4096  # card.x22
COUNTER_REFORMATION: Final = 8192  # card.x33
CIPHERS: Final = 16384  # card.x34
RENOWN: Final = 32768  # card.x35
PATRON_RULES: Final = 65536  # card.x36
TREACHERY: Final = 131072  # card.x39
SYNCRETISM: Final = 262144  # card.x40a, card.x60a
SELL_TWO: Final = 524288  # card.x52
BUFFER: Final = 1048576  # card.x55
RELIC: Final = 2097152  # card.x59b
# torch.2; one bit for each victory in TORCHES
TORCH_ON: Final = 4194304
TORCHES: Final[list[int]] = [4194304, 8388608, 16777216, 33554432]
FREE_EAST_OPS: Final = 67108864  # card.x5 under the option fortifications_x5
ABILITIES: Final = [
    "crusade_rooks_as_knights", "spice_fair_double", "sell_for_4", "unlimited_hand", "venice_white_double",
    "discard_for_peasant_revolt",
    "free_trade_fair", "free_west_ops", "patron_as_concession", "counts_as_republic", "east_and_west_ops_in_one_action",
    "concessions_immune_to_pirates", "behead_only_east_black_bishop", "apostasy_as_action", "opponent_political_op",
    "concessions_double_fairs_votes", "patron_as_law", "sell_for_one_shot", "immune_to_silencing",
    "sell_two_per_action",
    "maps_not_adjacent", "immune_to_apostasy", "victory_costs_2",
]  # fmt: skip

VICTORIES: Final = ["renaissance", "imperial", "holy", "globalization"]
RENAISSANCE: Final = 0
IMPERIAL: Final = 1
HOLY: Final = 2
GLOBALIZATION: Final = 3
