"""Scripts and style sheets are sent minified, and with nothing missing that a browser would show."""

from __future__ import annotations

import json
import os
import re
import struct
from pathlib import Path

import pytest

import ludoteca
from ludoteca.i18n import LANGUAGES
from ludoteca.server.transport.http.minify import minify_script, minify_style
from ludoteca.server.transport.http.static_files import CLIENT_BUNDLES, Files, Site

HOME = Path(ludoteca.__file__).parent
SOURCES = [*HOME.glob("web/**/*.js"), *HOME.glob("games/*/web/**/*.js")]
SCRIPTS = sorted(path for path in SOURCES if "vendor" not in path.parts)


@pytest.mark.parametrize(
    ("script", "sent"),
    [
        ("// a\n/** b\n * c */\nlet x = 1; // d\n", "let x=1;"),
        ("let y = /** @type {X} */ (x);", "let y=(x);"),
        ('let url = "http://a  b"; // c', 'let url="http://a  b";'),
        ("let z = `\n  a // b  `;", "let z=`\n  a // b  `;"),
        ("x = `${ a  +  b } c ${ { d : 1 }.d }`;", "x=`${a+b} c ${{d:1}.d}`;"),
        (
            "x = html`<p>\n      ${ on ? html`<b> a </b> <i>` : ' ' }</p>`;",
            "x=html`<p>\n${on?html`<b> a </b> <i>`:' '}</p>`;",
        ),
        ("x = `\\`  ${ `}  ` }`;", "x=`\\`  ${`}  `}`;"),
        ("f((s) => / a`[/`]/.test(s));", "f((s)=>/ a`[/`]/.test(s));"),
        ("half = a / b; third = `  ` / c;", "half=a/b;third=`  `/c;"),
    ],
)
def test_a_script_loses_its_comments_and_keeps_its_texts(script: str, sent: str) -> None:
    assert minify_script(script) == sent


def test_a_template_that_does_not_end_is_reported() -> None:
    with pytest.raises(ValueError, match="character 8"):
        minify_script("let x = `a")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda p: f"{p.parent.parent.name}-{p.parent.name}-{p.name}")
def test_every_script_keeps_its_templates(script: Path) -> None:
    """Minifying twice changes nothing more, and as many templates begin and end as in the source."""
    source = script.read_text()
    sent = minify_script(source)
    assert minify_script(sent) == sent
    assert sent.count("`") == re.sub(r"(?m)^\s*//.*$|/\*[\s\S]*?\*/|// .*$", "", source).count("`")
    assert len(sent) < len(source)


def test_a_style_sheet_loses_its_comments() -> None:
    assert minify_style("/* a */\n.b {\n  width: calc(1px + 2%);\n}\n") == ".b{width:calc(1px + 2%)}"


def test_files_are_served_that_way_and_vendored_ones_unchanged() -> None:
    files = Files("ludoteca", "web", CLIENT_BUNDLES)
    main = files.get("app/main.js").body
    assert b"// @ts-check" not in main and b"async function api" in main
    assert b"\n" not in files.get("css/fonts.css").body
    vendored, _, _ = (HOME / "web" / "vendor" / "ui.js").read_bytes().rpartition(b"export{")
    assert len(vendored) > 10_000 and vendored in main


def test_a_style_sheet_is_one_file_with_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = Files("ludoteca", "web")
    monkeypatch.setattr(files, "root", tmp_path)
    (tmp_path / "whole.css").write_text(
        '@import url("/static/other.css");\n@import url("./parts/a.css");\n.b { top: 0; }\n'
    )
    (tmp_path / "parts").mkdir()
    part = tmp_path / "parts" / "a.css"
    part.write_text(".a { left: 0; }\n")
    before = files.get("whole.css")
    assert before.body == b'@import url("/static/other.css");.a{left:0}.b{top:0}'
    assert files.get("whole.css") is before
    part.write_text(".a { left: 1px; }\n")
    os.utime(part, ns=(1, 1))
    assert files.get("whole.css").body.endswith(b".a{left:1px}.b{top:0}")


def test_every_part_of_a_style_sheet_is_in_place() -> None:
    for name in ("css/app.css", "css/table.css"):
        body = Files("ludoteca", "web").get(name).body
        assert len(body) > 10_000 and b"@import" not in body


def test_the_manifest_names_icons_that_are_there() -> None:
    files = Files("ludoteca", "web")
    manifest = json.loads(files.get("manifest.webmanifest").body)
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        file = files.get(icon["src"].removeprefix("/static/"))
        assert file.kind == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.body[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_service_worker_has_the_version_of_the_site() -> None:
    site = Site()
    assert f"ludoteca-{site.version()}".encode() in site.worker().body
    assert b"%VERSION%" not in site.worker().body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_offline_page_is_written_in_each_language(lang: str) -> None:
    page = Site().offline_page(lang, ["baroque"]).body.decode()
    assert f'lang="{lang}"' in page and '<a href="/rules/baroque">Baroque</a>' in page
    assert "%" not in page and "ui-" not in page
