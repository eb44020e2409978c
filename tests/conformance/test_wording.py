"""The laws on wording catch what they name, and the texts of Parley break none."""

from __future__ import annotations

import pytest

from ludoteca import registry
from ludoteca.conformance import wording_laws
from ludoteca.conformance.text_laws import expected
from ludoteca.conformance.wording_laws import Sentences, rendered_problems, static_problems
from ludoteca.i18n import LANGUAGES, source
from ludoteca.kernel import Event, new


def found_in(lang: str, text: str) -> list[str]:
    """What the static laws find when a text is appended to those of Parley."""
    game = registry.find("parley")
    texts = {one: source(game.package, one) for one in LANGUAGES}
    texts[lang] += f"\n{text}\n"
    return static_problems(game, expected(game), texts)


def test_the_texts_of_parley_are_sound() -> None:
    assert found_in("en", "") == []


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("en", "lost = You lose { $n } ships.", "en: lost counts 'ships' by $n without a plural selector"),
        ("it", "lost = Perdi { $count } navi.", "it: lost counts 'navi' by $count without a plural selector"),
        ("pt", "lost = Perde { $n } { $good }.", "pt: lost counts $good by $n without a plural selector"),
    ],
)
def test_a_counted_noun_without_a_plural_selector_is_found(lang: str, text: str, problem: str) -> None:
    assert found_in(lang, text) == [problem]


@pytest.mark.parametrize(
    "text",
    [
        "lost = You lose { $n ->\n    [one] 1 ship\n   *[other] { $n } ships\n }.",
        "lost = You lose { $n } { $n ->\n    [one] ship\n   *[other] ships\n }.",
        "lost = You get { $n } VP, { $n } of them now.",
    ],
)
def test_a_counted_noun_with_a_selector_and_an_abbreviation_are_allowed(text: str) -> None:
    assert found_in("en", text) == []


HARBOURS = "harbour-lantern = Faro\n    .in = al Faro\nharbour-anvil = Incudine\n    .in = nell'Incudine\n"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("Naviga a { $to }", "puts 'a' before $to instead of a form of the name"),
        ("Naviga nel { $to }", "puts 'nel' before $to instead of a form of the name"),
        ("Naviga all'{ $to }", 'puts "all\'" before $to'),
        ("Naviga di { $to_the }", "puts 'di' before $to_the, with which it contracts"),
        ("Naviga in { $to_in }", "puts 'in' before $to_in, which has its own preposition"),
    ],
)
def test_a_place_name_after_a_preposition_without_its_form_is_found(words: str, problem: str) -> None:
    game = registry.find("parley")
    texts = {"en": "", "it": f"{HARBOURS}do-sail = {words}", "pt": ""}
    assert static_problems(game, expected(game), texts) == [f"it: do-sail {problem}"]


@pytest.mark.parametrize("words", ["Naviga { $to_in }", "Naviga per { $to_the }", "Porto: { $to }"])
def test_a_place_name_in_its_form_is_allowed(words: str) -> None:
    game = registry.find("parley")
    texts = {"en": "", "it": f"{HARBOURS}do-sail = {words}", "pt": ""}
    assert static_problems(game, expected(game), texts) == []


def test_names_that_take_no_article_need_no_form() -> None:
    game = registry.find("parley")
    harbours = "harbour-lantern = Lantern\n    .in = in Lantern\nharbour-anvil = Anvil\n    .in = in Anvil\n"
    texts = {"en": f"{harbours}do-sail = Sail to {{ $to }}", "it": "", "pt": ""}
    assert static_problems(game, expected(game), texts) == []


def test_two_spaces_in_a_row_are_found() -> None:
    assert found_in("pt", "lost = Perde  tudo.") == ["pt: lost has two spaces in a row: 'Perde  tudo.'"]
    assert rendered_problems("A wins  .")[0] == "has two spaces in a row: 'A wins  .'"


def test_a_capital_after_a_colon_is_found_in_italian_only() -> None:
    assert found_in("it", "lost = Azione: Perdi tutto.") == ["it: lost has the capital of 'Perdi' after a colon"]
    assert found_in("en", "lost = Action: Lose all.") == []


def test_a_proper_noun_or_an_abbreviation_may_follow_a_colon() -> None:
    assert found_in("it", "lost = Porto: Genova. Vai a Genova.\nwon = Punti: PV.") == []


@pytest.mark.parametrize("text", ["2 stone and 0 wood", "0 pietra e 2 legno", "3 dadi, 0 colpi", "1 prata e 0 PV"])
def test_a_zero_in_a_list_is_found(text: str) -> None:
    assert rendered_problems(text) == [f"lists a zero: {text!r}"]


@pytest.mark.parametrize(
    "text",
    [
        "Battle: 0 against 2.",
        "Palace (0 VP)",
        "5 VP on the track, 0 for silver, 2 for houses",
        "-19 PV na trilha, 0 pelo dinheiro, 0 pelos cargos, 0 pelas casas",
        "10 stone and 20 wood",
        "2 pietre",
    ],
)
def test_a_zero_outside_a_list_is_allowed(text: str) -> None:
    assert rendered_problems(text) == []


def test_a_space_before_punctuation_is_found() -> None:
    assert rendered_problems("A pays , and B .") == ["has a space before punctuation: 'A pays , and B .'"]


def test_what_a_game_says_is_read_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("parley")
    sentences = Sentences(game)
    sentences.state(new(game, game.complete(2), seed=4))
    sentences.event(Event("trade", "turn.3", (0, 1, 0), -1, 0))
    assert {key.split()[0] for key in sentences.read} >= {"ask-Turn", "do-sail", "do-draw", "log-trade"}
    assert sentences.problems == {}
    monkeypatch.setattr(wording_laws, "rendered_problems", lambda text: [f"is bad: {text}"])
    sentences.event(Event("trade", "turn.3", (1, 2, 0), -1, 0))
    assert sorted(sentences.problems) == [
        "en: log-trade is bad: Bruno earns 2 coins at Lantern Quay.",
        "it: log-trade is bad: Bruno guadagna 2 monete al Molo della Lanterna.",
        "pt: log-trade is bad: Bruno ganha 2 moedas no Cais da Lanterna.",
    ]
