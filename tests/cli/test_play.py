"""The table in the terminal, with the keyboard played from a script."""

import re
from pathlib import Path

import pytest

from cli.conftest import Command
from ludoteca.cli.menu import split
from ludoteca.cli.play import NOT_WRITTEN

START = ("play", "parley", "--seat", "A=human", "--seat", "B=random", "--seed", "desk", "--options", "storms=no")


def test_the_first_question(ludoteca: Command) -> None:
    said = ludoteca(*START, typed="quit\n")
    assert said.code == 0
    assert "Round 1 begins. [round.1]" in said.out
    assert "A: take one action" in said.out
    assert "   1  Sail to" in said.out
    assert "You have left the table" in said.out


def test_the_end_of_the_keyboard_leaves_the_table(ludoteca: Command) -> None:
    assert "You have left the table" in ludoteca(*START, typed="").out


def test_only_the_own_hand_is_shown(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="quit\n").out
    hands = [line for line in out.splitlines() if "Hand:" in line]
    assert len(hands) == 2
    assert "a sealed letter" not in hands[0]
    assert "3 × a sealed letter" in hands[1]


def test_question_mark_explains(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="?\n? claim.1\n? 1\nquit\n").out
    assert "[turn.1] One action" in out
    assert "\nwhy        what is not possible, and why\n" in out
    assert "[claim.1]" in out
    assert "It can be typed as: sail" in out


def test_question_mark_tells_the_decisions_a_rule_rests_on(ludoteca: Command) -> None:
    out = ludoteca(*START, "--lang", "it", typed="? claim.2\nquit\n").out
    assert "Decisione P1: Due giocatori possono mandare un emissario" in out
    assert "    Sì: tutti rispondono insieme" in out
    assert "Ruling P1: May two players" in ludoteca(*START, typed="? P1\nquit\n").out


def test_why_tells_the_rule(ludoteca: Command) -> None:
    typed = "4\n1\n" + "pass\n" * 3 + "why\nwhy claim lantern\nwhy claim anvil\nwhy dance\nquit\n"
    out = ludoteca(*START, typed=typed).out
    assert "Claim Lantern Quay: Lantern Quay is already yours. [claim.1]" in out
    assert "\nLantern Quay is already yours. [claim.1]" in out
    assert "That is not possible here. [turn.1]" in out
    assert '"dance" is not something to do in this game' in out


def test_undo_and_redo(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="3\nundo\n3\nundo\nredo\nquit\n").out
    assert out.count("Taken back.") == 2
    assert out.count("Done again.") == 1
    assert out.rstrip().splitlines()[-2].endswith("End the turn")


def test_what_was_revealed_cannot_be_taken_back(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="draw\nundo\nredo\nquit\n").out
    assert "You can go back only as far as nothing was revealed" in out
    assert "There is nothing to do again." in out


def test_mistakes_at_the_keyboard_are_answered(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="\n99\n0\nfly\nsail moon\naccept 7\nquit\n").out
    assert out.count("Type a number from 1 to 5") == 3
    assert '"fly" is not something to do' in out
    assert '"sail moon" is not something to do' in out
    assert "There is no such offer any more." in out


def test_actions_can_be_typed_in_words(ludoteca: Command) -> None:
    assert "A sails to Anvil Bay. [turn.2]" in ludoteca(*START, typed="sail anvil\nquit\n").out


def test_a_deal_with_a_bot(ludoteca: Command) -> None:
    words = ("play", "parley", "--seed", "deal", "--seat", "A=human", "--seat", "B=knight", "--budget", 5)
    out = ludoteca(*words, typed="offer B coins 5 / / truce 1\nlog\nquit\n").out
    assert "A offers B a deal." in out
    assert "B accepts the deal of A." in out or "B declines the deal of A." in out


def test_two_people_at_one_keyboard_never_read_the_other_hand(ludoteca: Command) -> None:
    """Each player sees the log and the hands as their own seat does."""
    words = (
        "play",
        "parley",
        "--seat",
        "A=human",
        "--seat",
        "B=human",
        "--seed",
        "desk",
        "--name",
        "A=Ada",
        "--name",
        "B=Bo",
    )
    out = ludoteca(*words, typed="draw\nconfirm\nquit\n").out
    before, _, _ = out.partition("Bo: take one action")
    assert "Ada draws a letter." not in before.split("Ada: take one action")[0]
    hands = [line for line in before.splitlines() if "Hand:" in line][-2:]
    assert "a sealed letter" in hands[0]
    assert "a sealed letter" not in hands[1]


def test_saving_from_the_table(ludoteca: Command, tmp_path: Path) -> None:
    file = tmp_path / "x.journal"
    out = ludoteca(*START, typed=f"1\nsave {file}\nsave /nonexistent/x\nquit\n").out
    assert f"Saved in {file}." in out
    assert "The file /nonexistent/x cannot be written" in out
    assert ludoteca("show", file).code == 0
    assert ludoteca(*START, "--save", "/nonexistent/x", typed="1\nquit\n").code == NOT_WRITTEN


def test_a_whole_game_to_its_end(ludoteca: Command) -> None:
    said = ludoteca(*START, "--json", typed="1\n" * 200)
    assert said.code == 0
    assert said.json()["over"] == "rounds"
    assert "The last round is over." in said.err


@pytest.mark.parametrize(("lang", "word"), [("it", "fare un'azione"), ("pt", "fazer uma ação")])
def test_other_languages(ludoteca: Command, lang: str, word: str) -> None:
    assert word in ludoteca(*START, "--lang", lang, typed="quit\n").out


def test_after_a_move_only_what_has_changed_is_printed(ludoteca: Command) -> None:
    out = ludoteca(*START, typed="draw\nquit\n").out
    first, after = out.split("A draws", 1)
    assert "On the table\n" in first
    assert "On the table\n" not in after
    changed = [line for line in after.splitlines() if line.startswith("  A: ")]
    assert len(changed) == 1
    assert "Hand + " in changed[0]
    assert "Hand:" not in after


def test_the_whole_board_comes_on_request(ludoteca: Command) -> None:
    assert ludoteca(*START, typed="draw\nboard\nquit\n").out.count("\nOn the table\n") == 2


def test_a_choice_says_what_it_costs(ludoteca: Command) -> None:
    seats = ("--seat", "A=human", "--seat", "B=random", "--seat", "C=random")
    out = ludoteca("play", "pax-renaissance", *seats, "--seed", "x", typed="quit\n").out
    assert re.search(r"Buy .* for (\d) florins?  \(Florins −\1\)", out)


def test_a_menu_of_more_than_a_screen_is_shown_in_columns(ludoteca: Command) -> None:
    start = ("play", "rio-de-la-plata", "--seat", "A=human", "--seat", "B=random", "--seed", "x")
    out = ludoteca(*start, typed="? 2\nquit\n").out
    menu = out[out.index("place workers") :].splitlines()
    assert " 100  Finish" in menu and len(menu) < 70
    assert "      Worker in the city: …" in menu
    columns = next(line for line in menu if line.startswith("       1  D5 "))
    assert re.split(r"  +", columns.strip())[:4] == ["1", "D5", "2", "E5"]
    assert "   2  Worker in the city: E5  (Workers in hand −1)" in menu
    assert "It can be typed as: place e5" in menu


def test_sentences_are_split_where_they_differ() -> None:
    assert split(["Pay 1 florin", "Pay 12 florins"]) == ("Pay", ["1 florin", "12 florins"])
    assert split(["Go", "Go home"]) == ("", ["Go", "Go home"])
    assert split(["Take a", "Take a"]) == ("Take", ["a", "a"])


def test_a_pipe_gets_no_colours_and_a_terminal_may_refuse_them(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\033[" not in ludoteca(*START, typed="quit\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\033[31mA\033[0m" in ludoteca(*START, typed="quit\n").out


def test_the_counters_of_the_seats_stand_side_by_side(ludoteca: Command) -> None:
    seats = ("--seat", "A=human", "--seat", "B=random", "--seat", "C=random")
    out = ludoteca("play", "anno-1452", *seats, "--seed", "x", typed="quit\n").out
    assert "    Gold                       15  15  15\n" in out
    assert "\n    Anti-king " not in out  # nobody is one yet
