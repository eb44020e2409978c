"""Every promise of check() is noticed when it is broken."""

from collections.abc import Callable

import pytest

from games.pax_renaissance.scene import Scene, cube
from ludoteca.games.pax_renaissance.constants import COVERED, ISLAMIC, REFORMIST
from ludoteca.games.pax_renaissance.data import EMPIRE
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.vocabulary import CARD, CITY, LAND, PIECE
from ludoteca.testing import rule


def sound() -> Scene:
    """A suzerain with two vassals, a couple, a republic, a bishop, cards in hand and tableaux: nothing wrong."""
    scene = Scene().empire(0, "hre").empire(0, "hungary", under="hre").empire(0, "ottoman", under="hre")
    scene.empire(1, "france", queen="73").empire(2, "england", republic=True).tableau(0, "53", "95").tableau(1, "51")
    return scene.hand(1, "55", "56").bishop("catholic", "53").repress("hre", cube(1)).turn()


def owe(scene: Scene) -> None:
    scene.s.florins[1] = -1


def empty_purse(scene: Scene) -> None:
    scene.s.purse[3] = -1


def third_card(scene: Scene) -> None:
    scene.hand(1, "58")


def stale_icons(scene: Scene) -> None:
    scene.s.icons[0] += 1


def stale_powers(scene: Scene) -> None:
    scene.s.powers[2] = 8


def twice(scene: Scene) -> None:
    scene.s.gone.append(CARD.number("53"))


def lost(scene: Scene) -> None:
    scene.s.hands[1].pop()


def comet_in_hand(scene: Scene) -> None:
    scene.s.hands[0].append(scene.fetch("84"))


def wrong_section(scene: Scene) -> None:
    scene.s.tableaux[1].append(scene.fetch("58"))
    scene.s.refresh_all()


def unknown_card(scene: Scene) -> None:
    scene.s.known[scene.s.hands[1][0]] = 0


def extra_piece(scene: Scene) -> None:
    scene.s.stock[0] += 1


def overdrawn(scene: Scene) -> None:
    scene.s.repressed[LAND.number("hre") * 10] -= 1
    scene.s.stock[0] += 1


def two_emporia(scene: Scene) -> None:
    scene.s.city[CITY.number("novgorod")] = -1


def cube_in_city(scene: Scene) -> None:
    scene.s.city[CITY.number("bordeaux")] = PIECE.number(cube(0))
    scene.s.stock[PIECE.number(cube(0))] -= 1


def disc_on_city(scene: Scene) -> None:
    scene.s.city[CITY.number("bordeaux")] = COVERED


def knight_on_border(scene: Scene) -> None:
    scene.border("aragon-france", "catholic_knight")


def pirate_on_land(scene: Scene) -> None:
    scene.border("aragon-france", "catholic_pirate")


def wrong_face(scene: Scene) -> None:
    scene.s.face[LAND.number("papal_states")] = REFORMIST


def republic_in_deck(scene: Scene) -> None:
    scene.s.republic[LAND.number("aragon")] = True


def serf_in_deck(scene: Scene) -> None:
    scene.repress("aragon", cube(0))


def empire_in_two_places(scene: Scene) -> None:
    scene.s.tableaux[5].append(EMPIRE + LAND.number("france"))
    scene.s.refresh_all()


def republican_vassal(scene: Scene) -> None:
    scene.s.republic[LAND.number("hungary")] = True
    scene.s.refresh_all()


def scattered_vassals(scene: Scene) -> None:
    row = scene.s.tableaux[0]
    row.remove(EMPIRE + LAND.number("ottoman"))
    row.append(EMPIRE + LAND.number("ottoman"))


def republic_with_queen(scene: Scene) -> None:
    scene.s.republic[LAND.number("france")] = True
    scene.s.refresh_all()


def bishop_nowhere(scene: Scene) -> None:
    scene.bishop("islamic", "60")


def two_bishops(scene: Scene) -> None:
    scene.s.bishop_cards.append(CARD.number("53"))
    scene.s.bishop_colours.append(ISLAMIC)
    scene.s.stock[12] -= 1


BREACHES: list[tuple[Callable[[Scene], None], str]] = [
    (owe, "nobody owes florins (china.1)"),
    (empty_purse, "nobody owes florins (china.1)"),
    (third_card, "no hand is over its limit (hand.1)"),
    (stale_icons, "abilities and prestige are up to date (trade.8)"),
    (stale_powers, "abilities and prestige are up to date (trade.8)"),
    (twice, "every card lies in one place (discard.2)"),
    (lost, "every card lies in one place (discard.2)"),
    (comet_in_hand, "comets never enter a hand (hand.1)"),
    (wrong_section, "the back of a card decides its section (player.3)"),
    (unknown_card, "everybody knows the cards out of the decks (hand.3)"),
    (extra_piece, "no piece is lost or made (piece.1)"),
    (overdrawn, "no supply is below nothing (shortage.1)"),
    (two_emporia, "one emporium of each colour is active (disk.1)"),
    (cube_in_city, "cities hold knights and rooks (place.1)"),
    (disc_on_city, "cities hold knights and rooks (place.1)"),
    (knight_on_border, "borders hold cubes and pirates (piece.4)"),
    (pirate_on_land, "pirates stand on sea borders (piece.4)"),
    (wrong_face, "a map card shows one of its faces (map.4)"),
    (republic_in_deck, "an empire in the deck has nothing on it (empire.2)"),
    (serf_in_deck, "an empire in the deck has nothing on it (empire.2)"),
    (empire_in_two_places, "an empire lies in its own section (empire.3)"),
    (republican_vassal, "a vassal is a king under a suzerain of the same player (vassal.1)"),
    (scattered_vassals, "vassals lie right under their suzerain (vassal.1)"),
    (republic_with_queen, "a republic has neither queen nor suzerain (change.2c)"),
    (bishop_nowhere, "one bishop at most on a card in a tableau (bishop.1, bishop.3)"),
    (two_bishops, "one bishop at most on a card in a tableau (bishop.1, bishop.3)"),
]


def test_a_sound_position_breaks_nothing() -> None:
    assert GAME.check(sound().s) == []


@rule("china.1", "hand.1", "piece.1", "piece.4", "place.1", "disk.1", "vassal.1", "bishop.1", "empire.2", "empire.3")
@pytest.mark.parametrize(("breach", "promise"), BREACHES, ids=[breach.__name__ for breach, _ in BREACHES])
def test_a_breach_is_noticed(breach: Callable[[Scene], None], promise: str) -> None:
    scene = sound()
    breach(scene)
    assert promise in GAME.check(scene.s)


@rule("repression.3a")
def test_why_a_concession_cannot_be_paid() -> None:
    scene = Scene(start=False).empire(1, "france").florins(0).border("england-france", cube(2))
    scene.war("conspiracy", "france", ("catholic_knight",)).do("place catholic_knight lyon")
    assert scene.refused("takeover england-france") == "cannot-pay" and scene.can("concession france-hre")
