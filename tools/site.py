"""Assemble and build the documentation site from docs/, README.md and the games' rulebooks: `make site`.

The rules reference of every game in three languages is generated from the same files that the program shows at the
table. The build is strict: a warning or a broken link ends it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

from ludoteca import registry
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.rulebook import rulebook, rulings

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "site-pages"
TOP_FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")
NAMES = {"en": "English", "it": "Italiano", "pt": "Português"}
WORDS = {
    "en": ("Rules", "Decisions", "Question", "Decision", "Reason", "Options", "Players"),
    "it": ("Regole", "Decisioni", "Domanda", "Decisione", "Motivo", "Opzioni", "Giocatori"),
    "pt": ("Regras", "Decisões", "Pergunta", "Decisão", "Motivo", "Opções", "Jogadores"),
}


def escaped(text: str) -> str:
    """Text in which nothing is taken for markup."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", text)


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


def configuration() -> dict[str, object]:
    """mkdocs.yml with the navigation of the generated rules pages."""
    settings: dict[str, object] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    nav = settings["nav"]
    assert isinstance(nav, list)
    for section in nav:
        if "Players" in section:
            for name in registry.names():
                title = Texts("en", registry.find(name).package).say("game-name")
                section["Players"].append({title: [{NAMES[lang]: f"rules/{name}.{lang}.md"} for lang in LANGUAGES]})
    settings["docs_dir"] = str(PAGES)
    settings["site_dir"] = str(ROOT / "build" / "site")
    return settings


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
    print(f"site: {len(list((ROOT / 'build' / 'site').rglob('*.html')))} pages in build/site")


if __name__ == "__main__":
    main()
