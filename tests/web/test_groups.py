"""Groups of choices read like sentences: at every kind of question of recorded games, in all languages."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from deciding import questions, recorded
from ludoteca.i18n import COMMON, LANGUAGES, source
from ludoteca.registry import find

NODE = shutil.which("node")
SCRIPT = Path(__file__).parent / "groups.mjs"
TITLES = ("pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452")
OPEN_WORD = "…"
MOST = 6  # questions of a kind in one game
MIN_LABELS = 1000


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_no_group_of_choices_leaves_a_gap_in_its_sentence(tmp_path: Path) -> None:
    """A word that is left open stands at the end, where the choices that follow complete the sentence."""
    assert NODE is not None
    cases = {}
    for name in TITLES:
        menus = [question.view["menu"] for question in questions(name, recorded(name), MOST)]
        package = find(name).package
        texts = {lang: [source(COMMON, lang), source(package, lang)] for lang in LANGUAGES}
        cases[name] = {"texts": texts, "menus": [menu for menu in menus if len(menu) > 1]}
    given, result = tmp_path / "cases.json", tmp_path / "result.json"
    given.write_text(json.dumps(cases), encoding="utf-8")
    done = subprocess.run([NODE, str(SCRIPT), str(given), str(result)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    labels = json.loads(result.read_text(encoding="utf-8"))
    assert len(labels) > MIN_LABELS
    assert {game for game, *_ in labels} == set(TITLES)
    gaps = {tuple(label) for label in labels if OPEN_WORD in label[3].removesuffix(OPEN_WORD)}
    assert sorted(gaps) == []
