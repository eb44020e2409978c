"""What `?` and `why` tell at a table in the terminal."""

import re

import pytest

from cli.conftest import Command
from ludoteca.cli.explain import open_sentence
from ludoteca.cli.screen import in_columns

SEATS = ("--seat", "A=human", "--seat", "B=random")
CITY = re.compile(r"\b[A-P]\d\d?\b")


@pytest.mark.parametrize(
    ("lang", "reason"), [("en", "neither beside"), ("it", "non è adiacente"), ("pt", "não é adjacente")]
)
def test_what_one_rule_refuses_is_listed_once(ludoteca: Command, lang: str, reason: str) -> None:
    said = ludoteca("play", "rio-de-la-plata", *SEATS, "--seed", "why", "--lang", lang, typed="why\nquit\n").out
    assert said.count(reason) == 1
    group = re.split(r"\n  (?! )", said.split(reason)[1])[0]  # up to the next reason or choice
    places = CITY.findall(group)
    assert len(places) == len(set(places)) > 100


def test_a_card_is_explained_by_its_name_and_with_its_choice(ludoteca: Command) -> None:
    said = ludoteca(
        "play", "pax-renaissance", *SEATS, "--seed", "a", typed="? 1\n? papal ELEPHANT\n? zebra\nquit\n"
    ).out
    assert re.search(r"Buy Almeida Armada .*\n    Almeida Armada: [^.]*one-shot", said)
    assert "    Papal Elephant: West · the whole West" in said
    assert 'No rule has the number "zebra"' in said


def test_words_that_differ_are_left_open() -> None:
    assert open_sentence(["A1 is far.", "B2 is far.", "C3 is far."]) == "… is far."
    assert open_sentence(["so", "so"]) == "so"
    assert open_sentence(["from A to B.", "from A to C."]) == "from A to …"
    assert open_sentence(["a a", "a a a"]) == "a a …"


def test_a_long_cell_takes_several_columns() -> None:
    cells = ["one", "two", "three", "a cell that is much longer than the others", "four", "five", "six"]
    assert in_columns(cells, 40) == [
        "    one    two    three",
        "    a cell that is much longer than the others",
        "    four   five   six",
    ]
    assert in_columns(["A1", "A2", "A3", "A10"], 80) == ["    A1   A2   A3   A10"]
    assert in_columns([], 80) == []
