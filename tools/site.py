"""Assemble and build the documentation site from docs/, README.md and the games' rulebooks: `make site`.

The overview and the rules reference of every game in three languages are generated from the same files that the program
shows at the table. The build is strict: a warning of the builder ends it, and so does a link, an anchor or a picture in
the pages made that leads nowhere.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import yaml

from ludoteca import registry
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.rulebook import overview, rulebook, rulings
from ludoteca.teaching import lessons_of

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "site-pages"
SITE = ROOT / "build" / "site"
TOP_FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")
NAMES = {"en": "English", "it": "Italiano", "pt": "Português"}
WORDS = {
    "en": ("Rules", "Decisions", "Question", "Decision", "Reason", "Options", "Players"),
    "it": ("Regole", "Decisioni", "Domanda", "Decisione", "Motivo", "Opzioni", "Giocatori"),
    "pt": ("Regras", "Decisões", "Pergunta", "Decisão", "Motivo", "Opções", "Jogadores"),
}
LESSON = {
    "en": "A guided first game: start the program (`make play`) and open",
    "it": "Una prima partita guidata: avvia il programma (`make play`) e apri",
    "pt": "Uma primeira partida guiada: inicie o programa (`make play`) e abra",
}
FULL_RULES = {"en": "All rules", "it": "Tutte le regole", "pt": "Todas as regras"}


def escaped(text: str) -> str:
    """Text in which nothing is taken for markup."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", text)


def overview_page(name: str, lang: str) -> str:
    """One game on one page: a picture, the goal, a turn, what players can do, how it ends, and where to go on."""
    game = registry.find(name)
    texts = Texts(lang, game.package)
    lines = [f"# {texts.say('game-name')}", "", escaped(texts.say("game-about")), ""]
    lines += [f"{WORDS[lang][-1]}: {game.seats[0]}–{game.seats[-1]}.", ""]
    if (ROOT / "docs" / "pictures" / f"{name}-desktop.webp").exists():
        lines += [f"![{texts.say('game-name')}](../pictures/{name}-desktop.webp)", ""]
    for section, rules in overview(game.package).items():
        lines += [f"## {texts.say(f'ui-overview-{section}')}", ""]
        lines += [f"- **{escaped(rule.title_in(lang))}.** {escaped(rule.text_in(lang))}" for rule in rules] + [""]
    if lessons_of(game):
        lines += [f"{LESSON[lang]} `http://localhost:8452/learn/{name}`.", ""]
    lines += [f"[{FULL_RULES[lang]}](../rules/{name}.{lang}.md)", ""]
    return "\n".join(lines)


def rules_page(name: str, lang: str) -> str:
    """The rules of one game, chapter by chapter, with the decisions on open questions."""
    game = registry.find(name)
    texts = Texts(lang, game.package)
    rules_word, decisions, question, decision, reason, options, players = WORDS[lang]
    lines = [f"# {texts.say('game-name')}", "", escaped(texts.say("game-about")), ""]
    lines += [f"{players}: {game.seats[0]}–{game.seats[-1]}.", ""]
    if game.options:
        lines += [f"## {options}", ""]
        for option in game.options:
            about = texts.say(f"option-{option.id}-about") if texts.has(f"option-{option.id}-about") else ""
            chosen = escaped(texts.say(f"option-{option.id}-{option.default}"))
            lines.append(f"- **{escaped(texts.say(f'option-{option.id}'))}** ({chosen}). {escaped(about)}")
        lines.append("")
    lines += [f"## {rules_word}", ""]
    for rule in rulebook(game.package).values():
        lines += [f"### {rule.id} {escaped(rule.title_in(lang))}", "", escaped(rule.text_in(lang)), ""]
        if rule.note_in(lang):
            lines += [f"*{escaped(rule.note_in(lang))}*", ""]
    found = rulings(game.package)
    if found:
        lines += [f"## {decisions}", ""]
    for ruling in found.values():
        lines += [f"### {ruling.id}", ""]
        lines += [f"**{question}**: {escaped(ruling.question_in(lang))}", ""]
        lines += [f"**{decision}**: {escaped(ruling.decision_in(lang))}", ""]
        lines += [f"**{reason}**: {escaped(ruling.reason_in(lang))}", ""]
    return "\n".join(lines) + "\n"


def with_links(text: str, page: Path) -> str:
    """Links of a page for its place in the site: top files lie beside docs/, sources and folders become plain text."""

    def moved(found: re.Match[str]) -> str:
        label, target = found.group(1), found.group(2)
        if re.match(r"[a-z]+:|#", target):
            return found.group(0)
        path, hash_mark, anchor = target.partition("#")
        wanted = (page.parent / path).resolve()
        inside = wanted.relative_to(ROOT) if wanted.is_relative_to(ROOT) else None
        if inside is None or not wanted.exists() or wanted.is_dir():
            raise SystemExit(f"site: {page.relative_to(ROOT)} links to {target}, which does not exist")
        if inside.parts[0] == "docs":
            place = PAGES / Path(*inside.parts[1:])
        elif str(inside) in TOP_FILES:
            place = PAGES / ("index.md" if str(inside) == "README.md" else str(inside))
        else:
            return f"{label} (`{inside}`)" if not found.group(0).startswith("!") else label
        here = PAGES / place_of(page)
        relative = Path(*[".."] * (len(here.relative_to(PAGES).parts) - 1)) / place.relative_to(PAGES)
        picture = "!" if found.group(0).startswith("!") else ""
        return f"{picture}[{label}]({relative.as_posix()}{hash_mark}{anchor})"

    return re.sub(r"!?\[([^\]]*)\]\(([^)\s]+)\)", moved, text)


def place_of(page: Path) -> Path:
    inside = page.relative_to(ROOT)
    if str(inside) == "README.md":
        return Path("index.md")
    return Path(*inside.parts[1:]) if inside.parts[0] == "docs" else inside


def assemble() -> None:
    """All pages under build/site-pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    (PAGES / "rules").mkdir(parents=True)
    (PAGES / "games").mkdir()
    sources = [ROOT / name for name in TOP_FILES if (ROOT / name).exists()] + sorted((ROOT / "docs").rglob("*"))
    for source in sources:
        if source.is_dir() or source.suffix == ".py":
            continue
        target = PAGES / place_of(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(with_links(source.read_text(encoding="utf-8"), source), encoding="utf-8")
        else:
            shutil.copyfile(source, target)
    for name in registry.names():
        for lang in LANGUAGES:
            (PAGES / "rules" / f"{name}.{lang}.md").write_text(rules_page(name, lang), encoding="utf-8")
            (PAGES / "games" / f"{name}.{lang}.md").write_text(overview_page(name, lang), encoding="utf-8")


def configuration() -> dict[str, object]:
    """mkdocs.yml with the navigation of the generated pages."""
    settings: dict[str, object] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    nav = settings["nav"]
    assert isinstance(nav, list)
    for section in nav:
        if "Players" in section:
            for name in registry.names():
                title = Texts("en", registry.find(name).package).say("game-name")
                rules = WORDS["en"][0]
                pages = [{NAMES[lang]: f"games/{name}.{lang}.md"} for lang in LANGUAGES]
                pages += [{f"{rules} ({NAMES[lang]})": f"rules/{name}.{lang}.md"} for lang in LANGUAGES]
                section["Players"].append({title: pages})
    settings["docs_dir"] = str(PAGES)
    settings["site_dir"] = str(SITE)
    return settings


class Targets(HTMLParser):
    """What a page refers to, and the anchors that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        wanted = {"a": "href", "link": "href", "img": "src", "script": "src"}.get(tag, "")
        if given.get(wanted):
            self.links.add(given[wanted])


def broken_links(site: Path) -> list[str]:
    """Every link, anchor and picture of a built site that leads nowhere inside it, as "page: target"."""
    pages: dict[Path, Targets] = {}
    for file in sorted(site.rglob("*.html")):
        pages[file] = Targets()
        pages[file].feed(file.read_text(encoding="utf-8"))
    found = []
    for page, targets in pages.items():
        if page.name == "404.html":  # its links are absolute: it is served at any address
            continue
        for link in sorted(targets.links):
            if re.match(r"[a-z]+:|//", link):
                continue
            path, _, anchor = unquote(link).partition("#")
            file = (page.parent / path).resolve() if path else page
            file = file / "index.html" if file.is_dir() else file
            known = pages[file].anchors if file in pages else set()
            if not file.is_file() or (anchor and file in pages and anchor not in known):
                found.append(f"{page.relative_to(site)}: {link}")
    return found


def main() -> None:
    assemble()
    file = ROOT / "build" / "mkdocs.yml"
    file.write_text(yaml.safe_dump(configuration(), allow_unicode=True, sort_keys=False), encoding="utf-8")
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", file], env=environment, check=False
    )
    if done.returncode:
        raise SystemExit("site: the build has warnings or broken links (above)")
    broken = broken_links(SITE)
    if broken:
        raise SystemExit("\n".join(["site: these links lead nowhere", *broken]))
    print(f"site: {len(list(SITE.rglob('*.html')))} pages in build/site, no broken link")


if __name__ == "__main__":
    main()
