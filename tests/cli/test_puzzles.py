"""Puzzles in the terminal, with the keyboard played from a script."""

from cli.conftest import Command
from ludoteca.registry import find
from ludoteca.teaching import puzzles_of

COMET = puzzles_of(find("pax_renaissance"))["comet"]
LINE = "\n".join(COMET.solutions[0])


def test_the_puzzles_of_a_game_are_listed(ludoteca: Command) -> None:
    said = ludoteca("puzzles", "pax-renaissance")
    assert said.code == 0
    assert "comet: The right comet (easy)" in said.out
    listed = ludoteca("puzzles", "pax-renaissance", "--json", "--lang", "pt").json()
    assert [each["id"] for each in listed] == list(puzzles_of(find("pax_renaissance")))
    assert "O cometa certo" in [each["title"] for each in listed]
    assert ludoteca("puzzles", "parley").out == ""


def test_an_unknown_puzzle_is_a_mistake(ludoteca: Command) -> None:
    said = ludoteca("puzzles", "pax-renaissance", "nothing")
    assert said.code == 2
    assert 'There is no puzzle called "nothing"; the puzzles are' in said.err and "comet" in said.err


def test_a_puzzle_is_solved_with_its_solution(ludoteca: Command) -> None:
    said = ludoteca("puzzles", "pax-renaissance", "comet", typed=LINE + "\n")
    assert said.code == 0
    assert "Win this turn." in said.out
    assert "Solved!" in said.out
    assert said.out.rstrip().endswith("Any other choice wastes the comet.")


def test_a_choice_by_number_is_taken_back_and_a_failed_line_said(ludoteca: Command) -> None:
    typed = f"1\nback\npass\npass\nconfirm\nagain\n{LINE}\n"
    said = ludoteca("puzzles", "pax-renaissance", "comet", typed=typed)
    assert said.code == 0
    assert "Your turn is over and the task is not done." in said.out
    assert "Solved!" in said.out


def test_hints_come_one_by_one_and_the_solution_is_told(ludoteca: Command) -> None:
    said = ludoteca("puzzles", "pax-renaissance", "comet", typed="hint\nhint\nsolution\nquit\n")
    assert said.code == 1
    assert said.out.count("A player who buys a comet activates one victory.") == 2
    assert said.out.count("You have one republic more than anybody, and two more law.") == 1
    assert "  Declare the Renaissance victory (declare renaissance)\n" in said.out


def test_what_is_not_possible_is_refused(ludoteca: Command) -> None:
    said = ludoteca("puzzles", "pax-renaissance", "comet", typed="99\ndance\ndeclare holy\nquit\n")
    assert "Type a number from 1 to" in said.out
    assert '"dance" is not something to do in this game' in said.out
    assert "That move is not possible here." in said.out
