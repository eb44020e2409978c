"""What random play must have reached: every card in each of its uses, every reaction on each side, every event."""

from __future__ import annotations

from ludoteca.games.anno_1452.constants import DEFENDER, EITHER, EVENT, INHERITANCE, MARRIAGE, REACTION, SPECIAL, TITLE
from ludoteca.games.anno_1452.data import CARDS, DEFINITIONS
from ludoteca.games.anno_1452.records import Card

# What the cards bring about, beyond being played.
EFFECTS = [
    "log gold by card.sondersteuer",
    "do citizen in FreeCitizens",
    "do build in BuyEstates",
    "log prestige-up by card.landfriede",
    "log robbed by card.raubritter",
    "log revolt by card.bauernaufstand",
    "log banned by card.kirchenbann",
    "log stolen by card.kundschafter",
    "log marriage-ends by card.kindbett",
    "log ally by card.bundesgenossen",
    "log truce by card.waffenstillstand",
    "do lose-soldier in Betrayed",
    "do lose-citizen in Betrayed",
    "log shuffled by event.22",
    "log interregnum-ahead",
    "log king-dies",
    "log antiking-crowned",
    "log antiking-waits",
    "log event-void by event.3",
    "log event-void by event.4",
    "log event-nothing by event.5",
    "log event-nothing by event.18",
    "log event-nothing by event.21",
]


def reactions(card: Card) -> list[str]:
    """In an attack on the sides that may play it, or to end a marriage: as an answer and in one's own turn."""
    definition = DEFINITIONS[card.definition]
    if not definition.in_attack:
        return [f"do childbed card={card.id} in {step}" for step in ("Answer", "Turn")]
    sides: tuple[str, ...] = ("attacker", "defender")
    if definition.side != EITHER:
        sides = ("defender",) if definition.side == DEFENDER else ("attacker",)
    return [f"do react card={card.id} side={side} in AttackReaction" for side in sides]


def uses() -> list[str]:
    out = list(EFFECTS)
    for card in CARDS:
        if card.city >= 0:
            out.append(f"log city-card card={card.id}")
        if card.kind == MARRIAGE:
            out.append(f"log married card={card.id}")
        elif card.kind == TITLE:
            out.append(f"log title card={card.id}")
        elif card.kind == INHERITANCE:
            out.append(f"log inheritance card={card.id}")
        elif card.kind == SPECIAL:
            out += [f"log special card={card.id} by {rule}" for rule in ("special.2", "special.3")]
        elif card.kind == REACTION:
            out += reactions(card)
        elif card.kind == EVENT:
            out.append(f"log event-drawn card={card.id}")
    return out
