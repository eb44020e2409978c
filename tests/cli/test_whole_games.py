"""One person and bots play a whole game of each title in the terminal, and the journal tells the same game again."""

from pathlib import Path

import pytest

from cli.conftest import Command

WHOLE = [
    ("pax-renaissance", "it", 3, ["Comincia il turno di A. [turn.2]"]),
    ("baroque", "pt", 4, ["Baralho de oportunidades"]),
    ("rio-de-la-plata", "it", 4, ["all'attacco"]),
]


LONGEST = "rio-de-la-plata"
CASES = [pytest.param(*row, id=row[0], marks=[pytest.mark.long] if row[0] == LONGEST else []) for row in WHOLE]


@pytest.mark.parametrize(("game", "lang", "seats", "told"), CASES)
def test_a_person_and_bots_to_the_end(
    ludoteca: Command, tmp_path: Path, game: str, lang: str, seats: int, told: list[str]
) -> None:
    file = tmp_path / "whole.journal"
    others = [word for seat in "BCDE"[: seats - 1] for word in ("--seat", f"{seat}=novice")]
    words = ("play", game, "--seats", seats, "--seat", "A=human", *others, "--budget", 5, "--lang", lang)
    typed = "".join(f"{n % 3 + 1}\n" for n in range(20000))
    said = ludoteca(*words, "--seed", "evening", "--json", "--save", file, typed=typed)
    assert said.code == 0
    end = said.json()
    assert end["over"]
    assert 1 in end["places"]
    for sentence in told:
        assert sentence in said.err
    replayed = ludoteca("replay", file, "--json").json()
    assert replayed["hash"] == end["hash"]
