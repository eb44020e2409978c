"""Free text of players as an argument of an action: limited, printable, one word in a journal."""

from urllib.parse import quote

import pytest

from ludoteca.i18n import Texts
from ludoteca.kernel import TEXT
from ludoteca.kernel.words import MAX_TEXT


@pytest.mark.parametrize("text", ["x", "I will vote for you / at last", "Perché no? <b>", "🏰" * 40, "a" * MAX_TEXT])
def test_a_text_is_one_word_and_comes_back(text: str) -> None:
    n = TEXT.number(quote(text, safe=""))
    assert TEXT.text(n) == text
    assert " " not in TEXT.word(n)
    assert "/" not in TEXT.word(n)
    assert TEXT.number(TEXT.word(n)) == n
    assert Texts("en").ref(TEXT.ref(n)) == text


@pytest.mark.parametrize(
    "word", ["", "%20", "a%20", "%0A", "%00", "%00x", "%1B[31m", "%FF", "%E2%80%AE", "a" * (MAX_TEXT + 1)]
)
def test_what_is_not_a_text_is_refused(word: str) -> None:
    with pytest.raises(ValueError):
        TEXT.number(word)


@pytest.mark.parametrize("n", [-1, 0, 255, 1 << 9000])
def test_a_number_that_is_no_text_is_refused(n: int) -> None:
    with pytest.raises(ValueError):
        TEXT.text(n)
