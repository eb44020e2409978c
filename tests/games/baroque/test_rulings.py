"""Rulings: each belongs to a rule of the index, and each option of the game rests on one."""

from games.baroque.hands import table
from ludoteca.games.baroque.game import GAME
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import view
from ludoteca.rulebook import rulebook, rulings

FREE_CHOICES = {"powers"}  # the rulebook leaves the method to the players (3.1)


def test_every_ruling_is_complete_and_belongs_to_a_rule() -> None:
    rules = rulebook(GAME.package)
    found = rulings(GAME.package)
    assert {f"r{n:02}" for n in range(1, 50)} | {f"g{n:02}" for n in range(1, 61)} <= set(found)
    for ruling in found.values():
        assert ruling.rules and set(ruling.rules) <= set(rules)
        for lang in LANGUAGES:
            assert ruling.question[lang].endswith("?")
            assert ruling.decision[lang].endswith(".")
            assert ruling.reason[lang].endswith(".")
    assert {id for rule in rules.values() for id in rule.rulings} <= set(found)


def test_every_option_rests_on_a_ruling() -> None:
    named = {ruling.option for ruling in rulings(GAME.package).values() if ruling.option}
    assert named | FREE_CHOICES == {option.id for option in GAME.options}


def test_card_texts_follow_the_options_of_the_table() -> None:
    assert view(GAME, table(), 0)["board"]["readings"] == {}
    s = table(assassin="discards", chaos_income="turn-and-next-income")
    readings = view(GAME, s, 0)["board"]["readings"]
    assert readings == {"assassin": "discards", "chaos": "income"}
    for lang in LANGUAGES:
        texts = Texts(lang, GAME.package)
        for word in ("assassin", "assassin_3", "chaos"):
            form = readings[word.partition("_")[0]]
            assert texts.form(f"card:{word}", form) not in ("", texts.form(f"card:{word}", "text"))


def test_the_rulings_that_change_play_most_are_options() -> None:
    found = rulings(GAME.package)
    for id in (
        "r05",
        "r06",
        "r10",
        "r12",
        "r14",
        "r15",
        "r19",
        "r23",
        "r25",
        "r35",
        "k02",
        "k03",
        "k06",
        "g28",
        "g41",
        "g46",
    ):
        assert found[id].option
