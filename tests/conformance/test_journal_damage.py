"""Fifty ways to damage a journal: each is refused in one sentence that names the line, or the game is the very same."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ludoteca import registry
from ludoteca.cli.main import main
from ludoteca.kernel import JournalError, Match, Quick, journal_game, opening_seed, read_journal, write_journal
from ludoteca.kernel.journal import checked

CORRUPTIONS = 50


def some_match() -> Match:
    game = registry.find("parley")
    m = Match(game, game.complete(3), opening_seed("damage"))
    quick = Quick(5)
    while m.state.front:
        i = quick.below(len(m.state.front))
        menu = m.state.menus[i]
        m.act(m.state.front[i].seat, menu[quick.below(len(menu))])
    return m


JOURNAL = write_journal(some_match())
LINES = JOURNAL.splitlines()


def flip_a_character(random: Random) -> str:
    at = random.randrange(len(JOURNAL))
    return JOURNAL[:at] + random.choice("abc019 ~|=\n\tZ") + JOURNAL[at + 1 :]


def drop_a_character(random: Random) -> str:
    at = random.randrange(len(JOURNAL))
    return JOURNAL[:at] + JOURNAL[at + 1 :]


def cut_off(random: Random) -> str:
    return JOURNAL[: random.randrange(len(JOURNAL))]


def cut_at_a_line(random: Random) -> str:
    return "\n".join(LINES[: random.randrange(len(LINES))]) + "\n"


def drop_a_line(random: Random) -> str:
    at = random.randrange(len(LINES))
    return "\n".join(LINES[:at] + LINES[at + 1 :]) + "\n"


def double_a_line(random: Random) -> str:
    at = random.randrange(len(LINES))
    return "\n".join(LINES[:at] + LINES[at : at + 1] * 2 + LINES[at + 1 :]) + "\n"


def swap_two_lines(random: Random) -> str:
    at = random.randrange(len(LINES) - 1)
    lines = LINES.copy()
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "\n".join(lines) + "\n"


def swap_two_files(random: Random) -> str:
    """The head of one game on the body of another."""
    game = registry.find("parley")
    other = write_journal(Match(game, game.complete(3), opening_seed(str(random.random())))).splitlines()
    return "\n".join(other[:9] + LINES[9:]) + "\n"


def resigned(lines: list[str]) -> str:
    """A forger's work: the checks of the lines and of the whole are made to fit again."""
    out = [checked(line.rpartition(" ~")[0]) for line in lines[:-1]]
    whole = hashlib.blake2b("\n".join(out).encode(), digest_size=8).hexdigest()
    return "\n".join([*out, checked(f"end {len(out)} {whole}")]) + "\n"


def forge_a_word(random: Random) -> str:
    """One word of one line is another one, and all checks fit."""
    lines = LINES.copy()
    at = random.randrange(1, len(lines) - 1)
    body = lines[at].rpartition(" ~")[0]
    words = body.split(" ")
    k = random.randrange(len(words))
    words[k] = random.choice(["0", "1", "99", "-1", "A", "F", "x", "none", "", "pass", "parley", "setup", "²", "0x1"])
    lines[at] = " ".join(words) + " ~"
    return resigned(lines)


def forge_by_leaving_out(random: Random) -> str:
    lines = LINES.copy()
    del lines[random.randrange(1, len(lines) - 1)]
    return resigned(lines)


def forge_a_swap(random: Random) -> str:
    lines = LINES.copy()
    at = random.randrange(1, len(lines) - 2)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return resigned(lines)


WAYS: list[Callable[[Random], str]] = [
    flip_a_character,
    drop_a_character,
    cut_off,
    cut_at_a_line,
    drop_a_line,
    double_a_line,
    swap_two_lines,
    swap_two_files,
    forge_a_word,
    forge_a_word,
    forge_by_leaving_out,
    forge_a_swap,
]


def facts(m: Match) -> tuple[object, ...]:
    """What was played. A forger may still take out the seed, or write another roll of the dice that comes to the very
    same."""
    return m.hash(), m.seq, [(x.seat, x.action, x.auto) for x in m.lines], m.setup.options


def read(text: str) -> Match:
    return read_journal(registry.find(journal_game(text)), text)


@pytest.mark.parametrize("number", range(CORRUPTIONS * 4))
def test_damage_never_gives_another_game(number: int) -> None:
    random = Random(number)
    text = WAYS[number % len(WAYS)](random)
    try:
        m = read(text)
    except JournalError as error:
        assert error.line >= 1
    except registry.UnknownGame:
        pass
    else:
        assert facts(m) == facts(read(JOURNAL)), "silently another game"


@pytest.mark.parametrize(
    "number",
    [*range(len(WAYS)), *(pytest.param(n, marks=pytest.mark.long) for n in range(len(WAYS), CORRUPTIONS))],
)
def test_damage_is_reported_in_one_sentence(number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random = Random(1000 + number)
    text = WAYS[number % len(WAYS)](random)
    file = tmp_path / "damaged.journal"
    file.write_text(text, encoding="utf-8")
    code = main(["replay", str(file), "--lang", "en"])
    said = capsys.readouterr()
    if text == JOURNAL or code == 0:
        assert facts(read(text)) == facts(read(JOURNAL))
        return
    assert code == 2
    assert said.out == ""
    sentence = said.err.strip()
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert sentence.endswith(".")
    assert not sentence.startswith("journal-"), "the sentence is missing"


def test_a_number_that_is_not_a_digit_is_refused() -> None:
    for at, line in enumerate(LINES[:-1]):
        if line.startswith("snapshot"):  # not needed to replay this journal, so not looked at
            continue
        body = line.rpartition(" ~")[0]
        for word in body.split(" "):
            if word.isdigit():
                lines = LINES.copy()
                lines[at] = body.replace(word, "²", 1) + " ~"
                with pytest.raises(JournalError):
                    read(resigned(lines))


@pytest.mark.parametrize("name", ["game", "rules", "rng", "seats", "options", "commitment", "seed"])
@pytest.mark.parametrize("value", ["", "x", "-1", "0", "99", "0x", "²", "a=b", "length=", "1 2"])
def test_a_forged_head_is_refused_or_makes_no_difference(name: str, value: str) -> None:
    """No options are the defaults, and older rules continue from the snapshot: the state at the end is the same."""
    at = next(i for i, line in enumerate(LINES) if line.startswith(name + ":"))
    lines = LINES.copy()
    lines[at] = f"{name}: {value} ~"
    try:
        m = read(resigned(lines))
    except (JournalError, registry.UnknownGame):
        return
    assert m.hash() == read(JOURNAL).hash()


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "damaged.journal"
    file.write_bytes(b"\xff\xfe\x00ludoteca")
    assert main(["replay", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip().endswith("is not a text file.")
