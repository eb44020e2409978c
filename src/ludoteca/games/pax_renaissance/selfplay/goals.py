"""What random play must have reached: every card played, every one-shot and operation of every card, every ability,
every victory."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    APOSTASY,
    BUFFER,
    CATHOLIC,
    CONSPIRACY,
    CORONATION,
    CRUSADE,
    GENOCIDE,
    ISLAMIC,
    NO_SHOT,
    OPERATIONS,
    RAGUSA,
    REFORMIST,
    REVOLT,
    SELL_4,
    SHIFT,
    TORCH,
    VICTORIES,
)
from ludoteca.games.pax_renaissance.data import CARDS, KINGS, REPUBLICS
from ludoteca.games.pax_renaissance.records import Card

# What is answered when the one-shot of a card is carried out.
SHOT_VERBS = {
    SHIFT: "shift",
    CORONATION: "marry",
    CONSPIRACY: "war",
    REVOLT: "war",
    CRUSADE + CATHOLIC: "war",
    CRUSADE + REFORMIST: "war",
    CRUSADE + ISLAMIC: "war",
    APOSTASY: "use_apostasy",
    TORCH: "torch",
}


# Where a piece comes from when the supply is empty, agents of a used one-shot, and why something had no effect.
SHORTAGES = ["city", "border", "repressed", "bishop"]
NO_EFFECT = [
    "shot-forgone", "shot-already-open", "shot-prestige-missing", "shot-no-heretics", "shot-no-suitor", "torch-idle",
    "apostasy-idle",
    "agents-unused", "agents-no-place", "no-border", "no-change",
]  # fmt: skip
REASONS = [
    "vote-price",
    "campaign-price",
    "saturated",
    "all-silenced",
    "no-majority-in",
    "no-empire-in",
    "agents-required",
]


def ability(card: Card, bit: int, rule: str) -> str:
    """How an ability shows when it takes effect."""
    if bit == SELL_4:
        return f"log sold card={card.id} gain=4"
    if bit == GENOCIDE:
        return f"log beheaded card={card.id}"
    if bit == RAGUSA:  # it forbids
        return f"no protected by {rule}"
    if bit == BUFFER:
        return f"no not-adjacent by {rule}"
    return f"log ability card={card.id} by {rule}"


def operations(card: Card) -> list[str]:
    return [f"log used card={card.id} operation={OPERATIONS[op]}" for op in card.operations]


def uses() -> list[str]:
    out = [f"log declared victory={victory}" for victory in VICTORIES]
    out += [f"log borrowed-{place}" for place in SHORTAGES]
    out += [f"do {verb} in RequiredAgents" for verb in ("place", "oust", "lay", "oust_border", "raid", "install")]
    out += [f"log {key}" for key in NO_EFFECT] + [f"no {key}" for key in REASONS]
    for card in CARDS:
        if card.kind == "comet":
            out.append(f"log bought card={card.id}")
            continue
        out.append(f"log played card={card.id}")
        if card.shot != NO_SHOT:
            verb = "bestow" if card.regalia else SHOT_VERBS[card.shot]
            out.append(f"do {verb} card={card.id} in OneShot")
        out += operations(card)
        out += [ability(card, bit, rule) for bit, rule in card.ability_rules]
    for faces in zip(KINGS, REPUBLICS):
        out += sorted({line for card in faces for line in operations(card)})
    return out
