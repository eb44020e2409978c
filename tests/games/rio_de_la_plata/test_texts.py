"""Prices and yields that the texts state are those of the data files."""

import re

import pytest

from ludoteca.games.rio_de_la_plata.data import MAJORS, MINORS, OFFICES, WAR
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.testing import rule

PACKAGE = "ludoteca.games.rio_de_la_plata"


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text)]


def form(lang: str, ref: str, attribute: str) -> str:
    """What a sentence gets for an attribute of an entity."""
    return Texts(lang, PACKAGE, strict=True).form(ref, attribute)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costs_of_buildings(lang: str) -> None:
    for minor in MINORS:
        wanted = [n for n in (minor.workers, minor.stone, minor.wood, minor.fine) if n]
        assert numbers(form(lang, f"building:{minor.id}", "cost")) == wanted, minor.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costs_of_cells(lang: str) -> None:
    for major in MAJORS:
        wanted = [1, 1] if major.stone_or_wood else [n for n in (major.stone, major.wood, major.fine) if n]
        assert numbers(form(lang, f"major:{major.id}", "cost")) == wanted, major.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prices_of_offices(lang: str) -> None:
    for office in OFFICES:
        assert form(lang, f"office:{office.id}", "cost") == str(office.cost), office.id
        assert form(lang, f"office:{office.id}", "points") == str(office.min_vp), office.id


@rule("war.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_the_number_of_attackers_add_up(lang: str) -> None:
    """3 workers in the city, 4 defending players and a bonus of 1."""
    args: dict[str, int | str] = {"seat": "seat:A", "n": 12, "workers": 3, "bonus": 1}
    n, workers, each, bonus = numbers(Texts(lang, PACKAGE, names=["Anna"], strict=True).tell("log-attackers", args))
    assert each == WAR["attackers_per_defending_player"]
    assert n == workers + 4 * each + bonus


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Market on C5: sell 1 stone (1 silver)"),
        ("it", "Mercato in C5: vendi 1 risorsa pietra (1 moneta)"),
        ("pt", "Mercado em C5: vender 1 pedra (1 moeda)"),
    ],
)
def test_an_activation_names_building_place_price_and_yield(lang: str, sentence: str) -> None:
    args: dict[str, int | str] = {"space": "space:c5", "good": "good:stone", "building": "building:market"}
    args |= {"price": 1, "gain": 1}
    assert Texts(lang, PACKAGE, strict=True).tell("do-use", args) == sentence
