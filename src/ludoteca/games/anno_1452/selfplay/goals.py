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
    "log interregnum-no-king",
    "log antiking-no-king",
    "log antiking-already",
    "log event-market",
    "log betrayed-nobody",
    "log ambushes-cancel",
    "log category-spared",
    "log spared-nothing",
    "log bribed",
    "do time-up in Bargain",
]

# What agreements bring about: each clause binds, what it forbids is refused, what is due is done,
# forfeited, released or lifted.
AGREEMENTS = [
    "log clause-peace",
    "log clause-spare",
    "log clause-stay-out",
    "log clause-leave-title",
    "log clause-support",
    "log clause-pay",
    "log clause-hand-card",
    "log clause-hand-estate",
    "log clause-attack",
    "log clause-attack-ottokar",
    "log clause-note",
    "log clause-forfeit-gold",
    "log clause-forfeit-prestige",
    "log clause-over clause=peace",
    "log clause-over clause=spare",
    "log clause-over clause=stay-out",
    "log clause-over clause=leave-title",
    "log clause-over clause=support",
    "log clause-over clause=note",
    "log due-pay",
    "log due-card",
    "log due-estate",
    "log attack-kept",
    "log broken clause=pay",
    "log broken clause=hand-card",
    "log broken clause=hand-estate",
    "log broken clause=attack",
    "log broken clause=attack-ottokar",
    "log forfeit-gold",
    "log still-owed",
    "log debt-lost",
    "log released",
    "log clause-lifted",
    "log word-taken-back",
    "log peace-lifted",
    "no pact",
    "no spared",
    "no kept-out",
    "no title-left",
    "no supports",
    "no card-promised",
    "no must-attack",
    "no must-attack-ottokar",
]


def reactions(card: Card) -> list[str]:
    """In an attack on the sides that may play it, or to end a marriage: as an answer and in one's own turn."""
    definition = DEFINITIONS[card.definition]
    if not definition.in_attack:
        return [f"do childbed card={card.id} in {step}" for step in ("Answer", "OwnAnswer", "Turn")]
    sides: tuple[str, ...] = ("attacker", "defender")
    if definition.side != EITHER:
        sides = ("defender",) if definition.side == DEFENDER else ("attacker",)
    return [f"do react card={card.id} side={side} in AttackReaction" for side in sides]


def uses() -> list[str]:
    out = EFFECTS + AGREEMENTS
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
