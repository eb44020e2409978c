"""Selling cards (sell.*, card.49, card.x8, card.x39, card.x52)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import APOSTASY, CONSPIRACY, CRUSADE, REVOLT, SELL_4, SELL_TWO, TREACHERY
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE, SETUP
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import DONE, MAX_GAIN, SELL, TREACHERY_SALE, WAR
from ludoteca.games.pax_renaissance.rules.apostasy import Apostasy
from ludoteca.games.pax_renaissance.rules.battle import fighters, wage
from ludoteca.games.pax_renaissance.rules.board import CARD_ABILITIES
from ludoteca.games.pax_renaissance.rules.play import shot_lands
from ludoteca.games.pax_renaissance.rules.tableau import discard_any, discard_maid
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Step

PRICE: Final[int] = SETUP.number("sell_value")
RANSOM: Final = 4  # card.49, card.116, card.x8, card.x42


def price(s: Pax, seat: int, card: int) -> int:
    """sell.1, sell.2, gap.ransom-hand, gap.ransom-couple, gap.sell-maid"""
    if card >= EMPIRE:
        queen = s.consort[card - EMPIRE]
        if queen == NOWHERE:
            return PRICE
        return PRICE + (RANSOM if CARD_ABILITIES[queen] & SELL_4 and not s.silenced(seat, queen) else PRICE)
    if CARD_ABILITIES[card] & SELL_4 and card not in s.maids[seat]:
        if card in s.hands[seat] or not s.silenced(seat, card):
            return RANSOM
    return PRICE


def give_away(s: Pax, seat: int, card: int) -> None:
    """The card leaves hand or tableau, with queen, vassals and all pieces on it (sell.1)."""
    if card in s.hands[seat]:
        s.hands[seat].remove(card)
        s.gone.append(card)
    elif card in s.maids[seat]:
        discard_maid(s, seat, card, "sell.1")
    else:
        discard_any(s, card, "sell.2" if card >= EMPIRE else "sell.1")


def sell(s: Pax, seat: int, card: int) -> None:
    gain = price(s, seat, card)
    s.tell("sold", "sell.1", (seat, card, gain))
    give_away(s, seat, card)
    s.florins[seat] += gain


def sales(s: Pax, seat: int) -> list[Action]:
    """What may be sold: hand, old maids, both sections with vassals; a queen only together with her king (sell.2)."""
    cards = s.hands[seat] + s.maids[seat] + s.both_sections(seat)
    out = [SELL[card * (MAX_GAIN + 1) + price(s, seat, card)] for card in cards]
    if s.has(seat, TREACHERY):
        cards = s.hands[seat] + s.both_sections(seat)
        out += [TREACHERY_SALE[card] for card in cards if treacherous(s, card)]
    return out


def treacherous(s: Pax, card: int) -> bool:
    """Conspiracy, peasant revolt, crusade or apostasy (card.x39); a crusade needs heretics somewhere in its
    location."""
    if card >= EMPIRE:
        return False
    shot = CARDS[card].shot
    if shot == APOSTASY:
        return True
    return shot in (CONSPIRACY, REVOLT, CRUSADE) and len(shot_lands(s, card)) > 0


def perform_sale(s: Pax, seat: int, a: Action) -> None:
    if a.verb == "sell":
        sell(s, seat, a.args[0])
        return
    s.tell("treachery", "card.x39", (seat, a.args[0]))
    s.trigger(seat, TREACHERY)
    give_away(s, seat, a.args[0])
    if CARDS[a.args[0]].shot == APOSTASY:
        s.then(Apostasy(seat, a.args[0]))
    else:
        s.then(TreacherousWar(seat, a.args[0]))


class TreacherousWar(Step[Pax]):
    """Where the sold card's war is waged; its agents fight, those that cannot are not placed (gap.x39)."""

    rule = "card.x39"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Pax) -> list[Action]:
        return [WAR[land] for land in shot_lands(s, self.card)]

    def take(self, s: Pax, a: Action) -> None:
        card = CARDS[self.card]
        wage(s, self.seat, card.shot, a.args[0], fighters(card.shot, card.agents))


class SecondSale(Step[Pax]):
    """Alum Monopoly: one sell action lets you sell two cards (card.x52)."""

    rule = "card.x52"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Pax) -> list[Action]:
        out = sales(s, self.seat)
        if out:
            out.append(DONE)
        return out

    def take(self, s: Pax, a: Action) -> None:
        if a.verb != "done":
            s.trigger(self.seat, SELL_TWO)
            perform_sale(s, self.seat, a)
