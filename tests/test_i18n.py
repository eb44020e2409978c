"""Texts: entities with their forms, plurals, what is missing, and the language a person speaks."""

from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, MissingText, Texts, parse, spoken_language
from ludoteca.registry import find, names

ENGLISH = """
place-rome = Rome
    .in = in Rome
back-3 = a closed box
log-meets = { $seat } meets { $other } { $where_in }.
log-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
} for { $who }
log-quotes = { log-coins }!
"""


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    folder = tmp_path / "somewhere" / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH)
    monkeypatch.syspath_prepend(tmp_path)
    return Texts("en", "somewhere", names=["Ada", "Bo"], strict=True)


def test_seats_arrive_as_names_and_entities_in_their_forms(texts: Texts) -> None:
    told = texts.tell("log-meets", {"seat": "seat:A", "other": "seat:B", "where": "place:rome"})
    assert told == "Ada meets Bo in Rome."


def test_no_marks_are_put_around_variables(texts: Texts) -> None:
    assert texts.tell("log-coins", {"count": 1, "who": "seat:A"}) == "one coin for Ada"
    assert texts.tell("log-coins", {"count": 5, "who": "seat:C"}) == "5 coins for C"


def test_variables_reach_texts_inside_texts(texts: Texts) -> None:
    assert texts.tell("log-quotes", {"count": 2, "who": "seat:B"}) == "2 coins for Bo!"


def test_nobody_and_backs(texts: Texts) -> None:
    assert texts.ref("seat:none") == "nobody"
    assert texts.ref("place:none") == "nobody"
    assert texts.ref("back:3") == "a closed box"
    assert texts.ref(7) == "7"


def test_a_missing_text_is_an_error_for_tests_and_its_key_for_players(texts: Texts) -> None:
    with pytest.raises(MissingText, match="log-nothing"):
        texts.say("log-nothing")
    with pytest.raises(MissingText, match="log-meets"):
        texts.tell("log-meets", {"seat": "seat:A"})
    kind = Texts("en", "somewhere")
    assert kind.say("log-nothing") == "log-nothing"
    assert kind.tell("log-meets", {"seat": "seat:A"}).startswith("A meets")


def test_a_later_package_overrides_an_earlier_one(texts: Texts) -> None:
    assert texts.ref("back:0") == "a hidden card"
    assert texts.of("ludoteca.games.parley").ref("back:0") == "a sealed letter"


def test_a_file_that_cannot_be_read_is_named_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"mine\.ftl line 3"):
        parse("a = b\n\nthis is no message\n", "mine.ftl")
    with pytest.raises(ValueError, match="a is declared twice"):
        parse("a = b\na = c\n", "mine.ftl")


def test_parsing_finds_variables_forms_and_uses() -> None:
    message = parse("a = { $x } { b } { -t }\n    .in = { $y }\n", "mine.ftl")["a"]
    assert message.variables == {"x"}
    assert message.attributes == {"in": frozenset({"y"})}
    assert message.uses == {"b", "-t"}


@pytest.mark.parametrize(
    ("wanted", "environment", "spoken"),
    [
        ("it", {}, "it"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LC_ALL": "C", "LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "de_DE"}, "en"),
        ("xx", {"LANG": "it"}, "it"),
        (None, {}, "en"),
    ],
)
def test_the_language_a_person_speaks(wanted: str | None, environment: dict[str, str], spoken: str) -> None:
    assert spoken_language(wanted, environment) == spoken


def test_three_languages_and_no_other() -> None:
    assert LANGUAGES == ("en", "it", "pt")
    with pytest.raises(ValueError, match="no texts in 'de'"):
        Texts("de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_game_has_one_name_on_the_first_page_and_at_its_table(name: str, lang: str) -> None:
    game = find(name)
    assert Texts(lang).say(f"ui-game-{game.id}") == Texts(lang, game.package).say("game-name")
