"""The texts of the client: every key a script uses is there in three languages, and none is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.i18n import LANGUAGES, catalogue

WEB = Path(ludoteca.__file__).parent / "web"
SCRIPTS = [p for p in WEB.rglob("*.js") if "vendor" not in p.parts]
# Keys that a script puts together, by their beginnings.
STEMS = (
    "ui-announced-",
    "ui-game-",
    "ui-about-",
    "ui-clock-",
    "ui-filter-",
    "ui-deal-",
    "ui-gone-",
    "ui-lesson-",
    "ui-offline-",
    "ui-overview-",
    "ui-prepared-",
    "ui-puzzle-failed-",
    "ui-puzzle-level-",
    "ui-ref-",
    "ui-request-",
    "ui-seat-",
    "ui-standing-",
    "ui-tab-",
    "ui-trial-end-",
    "ui-undo-",
    "ui-theme-",
    "ui-motion-",
    "ui-pace-",
    "ui-view-",
    "ui-maturity-",
    "ui-key-",
)
# Drawings of the sprite begin like texts.
ICONS = set(re.findall(r'<symbol id="(ui-[a-z0-9-]+)"', (WEB / "icons.svg").read_text(encoding="utf-8")))


@cache
def used() -> set[str]:
    found: set[str] = set()
    for script in SCRIPTS:
        found |= set(re.findall(r"""["'`](ui-[a-z0-9-]*[a-z0-9])["'`]""", script.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_a_script_asks_for_is_there(lang: str) -> None:
    texts = catalogue("ludoteca", lang)
    assert sorted(key for key in used() if key not in texts and key not in ICONS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    source = "\n".join(script.read_text(encoding="utf-8") for script in SCRIPTS)
    there = [key for key in catalogue("ludoteca", lang) if key.startswith("ui-")]
    assert [key for key in there if key not in used() and not key.startswith(STEMS) and key not in source] == []


def test_no_script_holds_a_sentence() -> None:
    """Text between tags must come from the Fluent files; only the name of the project and signs without words are
    exempt."""
    allowed = {"Ludoteca"}
    for script in SCRIPTS:
        for words in re.findall(
            r"<[a-z][^<>`]*>([^<>${}`]*[A-Za-z]{3,}[^<>${}`]*)</", script.read_text(encoding="utf-8")
        ):
            assert words.strip() in allowed, f"{script.name}: {words!r}"


def test_scripts_and_drawings_carry_no_style_that_the_policy_would_drop() -> None:
    for path in [*SCRIPTS, *WEB.rglob("*.svg"), *WEB.rglob("*.html")]:
        assert not re.search(r"""\sstyle=["$']""", path.read_text(encoding="utf-8")), path


def test_vendored_files_are_the_ones_recorded() -> None:
    import hashlib

    for folder in (WEB / "vendor", Path(__file__).parent / "vendor"):
        lines = (folder / "VERSIONS.txt").read_text().splitlines()
        recorded = {name: digest for digest, name in (x.split() for x in lines if re.match(r"^[0-9a-f]{64} ", x))}
        assert recorded
        for name, digest in recorded.items():
            assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name
