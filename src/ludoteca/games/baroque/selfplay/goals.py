"""What random play must have reached: every event and opportunity card, every war, every auction with and without
bidders."""

from __future__ import annotations

from ludoteca.games.baroque.constants import CAPITALISM, GENERAL, PAINTER, POWER
from ludoteca.games.baroque.data import (
    CARD,
    COMPOSER,
    EVENT_TITLES,
    FAVOUR,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    WAR_KIND,
)

CARRIED_OUT = [
    "log assassinated",
    "log stolen",
    "log divine",
    "log retreated",
    "do place way=3 in InfluenceTarget",
    "do remove way=3 in InfluenceTarget",
    "log structure-used",
    "log moved-on",
    "log control-lost",
    "log influence-lost",
    "log chaos-over",
    "log chaos-until-income",
    "log last-cards-idle",
    "no bishops-only-place in InfluenceTarget",
]
WITHOUT_EFFECT = [
    "log no-army-to-lead",
    "log card-too-dear",
    "log no-victim",
    "log too-few-cities",
    "log no-hand-to-rob",
    "log forgone",
    "log event-void",
    "log no-bishops",
    "log no-trade",
]


def opportunity(number: int) -> list[str]:
    """The uses of one opportunity card: played, and what it does then or at the end of the turn."""
    card = OPPORTUNITIES[number]
    word = CARD.word(number)
    out = [f"log played card={word}"]
    if card.kind == POWER:
        out.append(f"log staked card={word}")
    elif card.kind == GENERAL:
        out.append(f"log general-placed card={word}")
    elif card.kind == PAINTER:
        out += [f"log commissioned vp={work[1]} by card.{card.id}" for work in card.works]
    if card.gain_florins:
        out.append(f"log card-florins card={word}")
    if card.gain_vp:
        out.append(f"log card-points card={word}")
    if card.pay_florins:
        out.append(f"log card-paid card={word}")
    if card.takes_state:
        out.append("do take-state in TakeState")
    return out


def uses() -> list[str]:
    out = CARRIED_OUT + WITHOUT_EFFECT
    for number in range(OPPORTUNITY_COUNT):
        out += opportunity(number)
    capitalism = next(card for card in OPPORTUNITIES if card.kind == CAPITALISM)
    out += [f"do invest florins={work[0]}" for work in capitalism.works]
    out += [f"log event card={word}" for word in CARD.ids[OPPORTUNITY_COUNT:]]
    out += [f"log war war={war}" for war in WAR_KIND.ids]
    for event in EVENT_TITLES:
        if event.state:
            out += [f"log sold state={event.state}", f"log unsold state={event.state}"]
    out += [f"log composer composer={composer}" for composer in COMPOSER.ids]
    return out + [f"log favour favour={favour}" for favour in FAVOUR.ids]
