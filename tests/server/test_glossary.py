"""The glossary leads to the rules that speak of each term."""

from __future__ import annotations

import pytest

from ludoteca.i18n import LANGUAGES
from ludoteca.registry import find, names
from ludoteca.rulebook import rulebook
from ludoteca.server.reference import named_in, rules

# Words of the map and the pieces that no rule uses as they stand.
UNUSED = {
    ("anno-1452", "time_track"),
    ("baroque", "foreign_country"),
    ("baroque", "occupation"),
    ("pax-renaissance", "polymath"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_term_leads_to_rules_in_the_readers_words(name: str, lang: str) -> None:
    game = find(name)
    package = game.package
    known = rulebook(package)
    for entry in rules(package, lang)["glossary"]:
        assert entry["term"] and bool(entry["rules"]) == ((game.id, entry["id"]) not in UNUSED), entry
        assert all(rule["id"] in known and rule["title"] for rule in entry["rules"])


def test_a_term_is_found_as_a_word_of_its_own() -> None:
    assert named_in("cell (of a grid)", "Any free cells")
    assert named_in("king, monarchy", "A monarchy falls")
    assert not named_in("army", "Armyless")
    assert not named_in("tie", "Ties2")
