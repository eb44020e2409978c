"""The glossary explains each term in three languages, and leads to the rules that speak of it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.i18n import LANGUAGES
from ludoteca.registry import find, names
from ludoteca.rulebook import glossary, rulebook
from ludoteca.server.transport.http.reference import named_in, rules, terms_of_rules

# Words of the map and the pieces that no rule uses as they stand.
UNUSED = {
    ("anno-1452", "time_track"),
    ("baroque", "occupation"),
    ("pax-renaissance", "polymath"),
}
MAX_LENGTH = 180  # characters: an explanation is read at a glance


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_term_is_explained_and_leads_to_rules_in_the_readers_words(name: str, lang: str) -> None:
    game = find(name)
    package = game.package
    known = rulebook(package)
    for entry in rules(package, lang)["glossary"]:
        assert entry["term"] and bool(entry["rules"]) == ((game.id, entry["id"]) not in UNUSED), entry
        assert all(rule["id"] in known and rule["title"] for rule in entry["rules"])
        assert entry["meaning"].endswith(".") and len(entry["meaning"]) <= MAX_LENGTH, entry


def test_the_four_games_have_their_words() -> None:
    found = {find(name).id: len(glossary(find(name).package)) for name in names()}
    assert found == {"anno-1452": 38, "baroque": 59, "parley": 0, "pax-renaissance": 86, "rio-de-la-plata": 78}


@pytest.mark.parametrize("name", names())
def test_each_language_has_words_of_its_own(name: str) -> None:
    for term in glossary(find(name).package).values():
        assert set(term.words) == set(term.meanings) == set(LANGUAGES)
        assert len(set(term.meanings.values())) == len(LANGUAGES), f"{term.id} is not translated"


@pytest.mark.parametrize("name", names())
def test_no_two_terms_differ_in_their_names_alone(name: str) -> None:
    """Two words may mean the same only where the game says so: the monument and the garden of Rio de la Plata."""
    told = Counter(term.meanings["en"] for term in glossary(find(name).package).values())
    assert [meaning for meaning, times in told.items() if times > 1 and "on a square" not in meaning] == []


def test_a_rule_names_the_words_it_uses() -> None:
    used = terms_of_rules(find("baroque").package)["10.2.2.a"]
    assert used == ["architect", "city", "control", "florin", "state"]
    shown = {r["id"]: r for c in rules(find("baroque").package, "it")["chapters"] for r in c["rules"]}
    assert shown["10.2.2.a"]["words"] == used


def test_a_term_is_found_as_a_word_of_its_own() -> None:
    assert named_in("cell (of a grid)", "Any free cells")
    assert named_in("king, monarchy", "A monarchy falls")
    assert named_in("army", "Two armies")
    assert not named_in("army", "Armyless")
    assert not named_in("tie", "Ties2")
    assert not named_in("value of an Estate (3, 2, 1)", "Draw 3 cards")
