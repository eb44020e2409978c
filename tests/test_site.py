"""The documentation site: its pages and their navigation are complete, and a link that leads nowhere is found."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludoteca import registry
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.rulebook import OVERVIEW, overview
from scripts import script

ROOT = Path(__file__).resolve().parent.parent
MAX_OVERVIEW = 3_500  # characters of the overview of a game: one page
READERS = ["Home", "Players", "Hosts", "Bot writers", "Researchers", "Contributors"]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The builder of the site, which assembles its pages in a folder of the test."""
    module = script("tools/site.py", "site_builder")
    monkeypatch.setattr(module, "PAGES", tmp_path / "pages")
    return module


def pages_of(nav: Any) -> list[str]:
    """The files that a navigation names, in order."""
    if isinstance(nav, str):
        return [nav]
    parts = nav if isinstance(nav, list) else nav.values()
    return [file for part in parts for file in pages_of(part)]


def test_the_navigation_has_a_part_for_every_kind_of_reader_and_names_pages_that_exist(site: ModuleType) -> None:
    site.assemble()
    nav = site.configuration()["nav"]
    assert [name for part in nav for name in part] == READERS
    files = pages_of(nav)
    assert len(files) == len(set(files))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} <= set(files)
    assert [file for file in files if not (site.PAGES / file).is_file()] == []
    for game in registry.names():
        for lang in LANGUAGES:
            assert {f"games/{game}.{lang}.md", f"rules/{game}.{lang}.md"} <= set(files)


@pytest.mark.parametrize("game", registry.names())
def test_the_overview_of_a_game_fits_on_a_page_in_three_languages(game: str, site: ModuleType) -> None:
    package = registry.find(game).package
    sections = overview(package)
    assert tuple(sections) == OVERVIEW
    ids = [rule.id for rules in sections.values() for rule in rules]
    assert len(ids) == len(set(ids)) and all(sections.values())
    for lang in LANGUAGES:
        texts = Texts(lang, package)
        page = site.overview_page(game, lang)
        assert len(page) <= MAX_OVERVIEW
        for section, rules in sections.items():
            assert f"## {texts.say(f'ui-overview-{section}')}" in page
            for rule in rules:
                assert lang in rule.title and lang in rule.text and site.escaped(rule.text_in(lang)) in page


def test_a_link_to_a_file_that_does_not_exist_ends_the_build(site: ModuleType) -> None:
    page = ROOT / "docs" / "hosting.md"
    assert site.with_links("see [cluster](cluster.md#limits)", page) == "see [cluster](cluster.md#limits)"
    with pytest.raises(SystemExit, match=r"nowhere\.md"):
        site.with_links("see [nothing](nowhere.md)", page)


def test_links_anchors_and_pictures_that_lead_nowhere_are_found(site: ModuleType, tmp_path: Path) -> None:
    made = tmp_path / "site"
    (made / "part").mkdir(parents=True)
    (made / "index.html").write_text(
        '<h1 id="top">Home</h1><a href="part/#here">ok</a><a href="https://example.org">ok</a>'
    )
    (made / "part" / "index.html").write_text('<p id="here"></p><a href="../#top">ok</a><a href="#here">ok</a>')
    assert site.broken_links(made) == []
    (made / "part" / "index.html").write_text(
        '<a href="../#bottom">anchor</a><a href="../other/">page</a><img src="../picture.svg"><a href="#gone">here</a>'
    )
    assert sorted(site.broken_links(made)) == [
        "index.html: part/#here",
        "part/index.html: #gone",
        "part/index.html: ../#bottom",
        "part/index.html: ../other/",
        "part/index.html: ../picture.svg",
    ]
