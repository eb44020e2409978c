"""Rulings: each belongs to a rule of the index, and each option of the game rests on one."""

from games.baroque.hands import A, give, phase, table
from ludoteca.games.baroque.data import OPPORTUNITIES
from ludoteca.games.baroque.game import GAME
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import menu, view, write_action
from ludoteca.rulebook import rulebook, rulings
from ludoteca.testing import rule

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


@rule("4.7.a", "13.0.f")
def test_cards_leave_out_in_the_last_turn_what_comes_too_late() -> None:
    s = table()
    s.turn = s.turns
    readings = view(GAME, s, 0)["board"]["readings"]
    late = [card.id for card in OPPORTUNITIES if card.ends_with_effect()]
    assert readings == dict.fromkeys(late, "last") and len(late) == 11
    for lang in LANGUAGES:
        texts = Texts(lang, GAME.package)
        for word in late:
            full, short = (texts.form(f"card:{word}", form) for form in ("text", "last"))
            assert short and len(short) < len(full) and short[:20] == full[:20]
    s = table(last_turn_cards="applied")
    s.turn = s.turns
    assert view(GAME, s, 0)["board"]["readings"] == {}


@rule("4.7.a")
def test_a_card_whose_gain_comes_too_late_says_so_before_it_is_played() -> None:
    def warned(turn: int, last_turn_cards: str = "skipped") -> list[str]:
        s = table(last_turn_cards=last_turn_cards)
        s.turn = turn
        give(s, A, "frederick_william", "power")
        phase(s, A)
        told = [(write_action(GAME, a), s.front[0].foresee(s, a)) for a in menu(s, A)]
        return [word for word, found in told if [f.key for f in found] == ["end-text-idle"]]

    assert warned(3) == ["play frederick_william"]
    assert warned(2) == warned(3, "applied") == []


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
