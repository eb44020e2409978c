"""Scripts are sent without their comments, and with nothing else missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.http.static_files import COMMENT, Files, without_comments

HOME = Path(ludoteca.__file__).parent
SCRIPTS = sorted(p for p in [*HOME.glob("web/**/*.js"), *HOME.glob("games/*/web/**/*.js")] if "vendor" not in p.parts)


def test_comments_go_and_lines_keep_their_numbers() -> None:
    script = b"// a\n/** b\n * c */\nlet x = 1; // stays\n  /** @type {X} */\nlet y = /** @type {any} */ (x);\nlet z = `\n  a // b\n`;\n"
    sent = without_comments(script)
    assert sent == b"\n\n\nlet x = 1; // stays\n\nlet y = /** @type {any} */ (x);\nlet z = `\n  a // b\n`;\n"
    assert without_comments(b"let x = `/** no comment\n`;\n") == b"let x = `/** no comment\n`;\n"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda p: f"{p.parent.parent.name}-{p.parent.name}-{p.name}")
def test_nothing_inside_a_template_is_taken_for_a_comment(script: Path) -> None:
    """Before every line that goes, all templates that were opened are closed again."""
    body = script.read_bytes()
    assert without_comments(body).count(b"\n") == body.count(b"\n")
    for comment in COMMENT.finditer(body):
        before = without_comments(body[: comment.start()])
        assert before.count(b"`") % 2 == 0, (script.name, comment.group())


def test_a_script_is_served_that_way_and_a_vendored_one_as_it_is() -> None:
    files = Files("ludoteca", "web")
    assert b"// @ts-check" not in files.get("net.js").body and b"export async function api" in files.get("net.js").body
    assert files.get("vendor/ui.js").body == (HOME / "web" / "vendor" / "ui.js").read_bytes()
