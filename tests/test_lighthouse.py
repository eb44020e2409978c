"""The page about Lighthouse keeps what was written below its table."""

import pytest

pytest.importorskip("playwright")

from browser.lighthouse import renewed

NEW = "# Lighthouse\n\n| page |\n|---|\n| first page | 98 |\n| table, baroque | 96 |\n"


def test_text_below_the_table_stays() -> None:
    old = "# Old\n\n| page |\n|---|\n| first page | 90 |\n| table, baroque | 91 |\n\nNotes.\n\n| other |\n|---|\n"
    assert renewed(old, NEW) == NEW + "\nNotes.\n\n| other |\n|---|\n"


def test_a_page_without_notes_gets_none() -> None:
    assert renewed("", NEW) == NEW
    assert renewed(NEW, NEW) == NEW
