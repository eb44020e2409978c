"""Rules reference, encyclopaedia and "about this edition", generated from the files of a game.

Rules come from rulebook.toml, rulings.toml and glossary.toml; entities from the game's kinds, its data files and its
texts; sources from the `source` and `fields` entries that every record of the data carries.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import Game, Kind
from ludoteca.render import entity_text
from ludoteca.rulebook import Rule, Term, glossary, rulebook, rulings, rulings_of
from ludoteca.rulebook import overview as overview_of

ABOUT_FIELDS = ("source", "fields", "note", "ref_2e")
MAX_RULES = 3  # named for a term of the glossary
RULEBOOK = "rulebook"  # the source of data files that name none


def in_lang(value: Any, lang: str) -> str:
    if isinstance(value, dict):
        return str(value.get(lang) or value.get("en") or "")
    return str(value) if value is not None else ""


@cache
def toml_of(package: str, name: str) -> dict[str, Any]:
    file = resources.files(package) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def data_files(package: str) -> dict[str, dict[str, Any]]:
    folder = resources.files(package) / "data"
    if not folder.is_dir():
        return {}
    names = sorted(f.name for f in folder.iterdir() if f.name.endswith(".toml"))
    return {name: toml_of(package, f"data/{name}") for name in names}


def decisions(package: str, lang: str) -> list[dict[str, Any]]:
    """The rulings on questions that the rulebook leaves open."""
    return [
        {
            "id": one.id,
            "question": one.question_in(lang),
            "decision": one.decision_in(lang),
            "reason": one.reason_in(lang),
            "rules": one.rules,
            "option": one.option or None,
        }
        for one in rulings(package).values()
    ]


def named_in(term: str, text: str) -> bool:
    """Whether a text contains a glossary term, or one of its variants, in the singular or plural."""
    return pattern_of(term).search(text.lower()) is not None


@cache
def pattern_of(term: str) -> re.Pattern[str]:
    parts = [" ".join(part.split()) for part in re.split(r"[,:()]", term.lower())]
    return re.compile(rf"\b({'|'.join(plural(part) for part in parts if part and not part.isdigit())})\b")


def plural(word: str) -> str:
    """A pattern for a word and its plurals."""
    return re.escape(word[:-1]) + "(?:y|ies)" if word.endswith("y") else re.escape(word) + "(?:s|es|i|e)?"


@cache
def rules_of_terms(package: str) -> dict[str, list[Rule]]:
    return {id: rules_of_term(package, term) for id, term in glossary(package).items()}


def rules_of_term(package: str, term: Term) -> list[Rule]:
    """The rules about a term: those that have it in their title, shortest title first, otherwise those that use it."""
    book = list(rulebook(package).values())
    for lang in LANGUAGES:
        titled = [rule for rule in book if named_in(term.words[lang], rule.title_in(lang))]
        if titled:
            return sorted(titled, key=lambda rule: len(rule.title_in(lang)))[:MAX_RULES]
    return [rule for rule in book if any(named_in(term.words[x], rule.text_in(x)) for x in LANGUAGES)][:MAX_RULES]


@cache
def terms_of_rules(package: str) -> dict[str, list[str]]:
    """The glossary terms that each rule uses. Matched on the English text, which has the fewest inflections."""
    terms = glossary(package).values()
    return {
        rule.id: [
            term.id for term in terms if named_in(term.words["en"], f"{rule.title_in('en')}. {rule.text_in('en')}")
        ]
        for rule in rulebook(package).values()
    }


@cache
def rules(package: str, lang: str) -> dict[str, Any]:
    book = toml_of(package, "rulebook.toml")
    chapters: dict[str, dict[str, Any]] = {}
    for chapter in book.get("chapter", []):
        key = str(chapter["key"])
        chapters[key] = {"key": key, "title": in_lang(chapter["title"], lang), "rules": []}
    for rule in book.get("rule", []):
        key = str(rule.get("chapter", ""))
        shown: dict[str, Any] = {
            "id": str(rule["id"]),
            "title": in_lang(rule["title"], lang),
            "text": in_lang(rule["text"], lang),
        }
        indexed = rulebook(package)[str(rule["id"])]
        if indexed.note:
            shown["note"] = indexed.note_in(lang)
        ids = [one.id for one in rulings_of(package, indexed)]
        if ids:
            shown["ruling"] = ids
        if terms_of_rules(package)[indexed.id]:
            shown["words"] = terms_of_rules(package)[indexed.id]
        if rule.get("applies"):
            shown["applies"] = rule["applies"]
        if rule.get("page"):
            shown["page"] = rule["page"]
        chapters.setdefault(key, {"key": key, "title": key, "rules": []})["rules"].append(shown)
    words = [
        {
            "term": term.words[lang],
            "id": term.id,
            "original": term.original or None,
            "meaning": term.meanings[lang],
            "rules": [{"id": r.id, "title": r.title_in(lang)} for r in rules_of_terms(package)[term.id]],
        }
        for term in glossary(package).values()
    ]
    words.sort(key=lambda entry: str(entry["term"]).casefold())
    return {"chapters": list(chapters.values()), "glossary": words, "gaps": decisions(package, lang)}


@cache
def overview(package: str, lang: str) -> dict[str, Any]:
    """The game on one page: the rules of each section."""
    return {
        "sections": [
            {
                "key": key,
                "rules": [{"id": rule.id, "title": rule.title_in(lang), "text": rule.text_in(lang)} for rule in rules],
            }
            for key, rules in overview_of(package).items()
        ]
    }


def record_of(package: str, kind: Kind, id: str) -> dict[str, Any]:
    """The record of an entity: in a list called like its kind, else in any list; copies share the record of their
    base."""
    lists = [(name, entries) for data in data_files(package).values() for name, entries in data.items()]
    own_first = [e for n, e in lists if n == kind.name] + [e for n, e in lists if n != kind.name]
    base = id.rpartition("_")[0] if id.rpartition("_")[2].isdigit() else id
    for wanted in (id, base):
        for entries in own_first:
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict) and str(entry.get("id", "")) == wanted:
                    return entry
    return {}


@cache
def cards(package: str, game: Game[Any], lang: str) -> dict[str, Any]:
    texts = Texts(lang, package)
    kinds = []
    for kind in game.kinds:
        entities: list[dict[str, Any]] = []
        for id in kind.ids:
            key = f"{kind.name}-{id}"
            record = record_of(package, kind, id)
            shown: dict[str, Any] = {
                "id": id,
                "ref": f"{kind.name}:{id}",
                "name": texts.say(key),
                "facts": {k: v for k, v in record.items() if k not in ("id", *ABOUT_FIELDS)},
            }
            more = {
                "text": entity_text(texts, kind.name, id),
                "note": texts.form(shown["ref"], "note"),
                "original": texts.form(shown["ref"], "german"),
                "source": record.get("source", ""),
            }
            shown.update({name: value for name, value in more.items() if value})
            if entities and is_copy(entities[-1], shown):
                entities[-1]["copies"] += 1
            else:
                entities.append({**shown, "copies": 1})
        kinds.append({"kind": kind.name, "cards": kind.cards, "entities": entities})
    return {"kinds": kinds}


def is_copy(before: dict[str, Any], shown: dict[str, Any]) -> bool:
    """Whether an entity is another copy of the same card."""
    return all(before.get(name) == shown.get(name) for name in ("name", "text", "note", "facts"))


def count_sources(value: Any, found: dict[str, list[int]]) -> None:
    """Count the records, and the single figures of other records, that come from each source."""
    if isinstance(value, dict):
        if isinstance(value.get("source"), str):
            found.setdefault(value["source"], [0, 0])[0] += 1
            own = value.get("fields")
            for source in own.values() if isinstance(own, dict) else []:
                if isinstance(source, str):
                    found.setdefault(source, [0, 0])[1] += 1
        for inner in value.values():
            count_sources(inner, found)
    elif isinstance(value, list):
        for inner in value:
            count_sources(inner, found)


@cache
def about(package: str, game: Game[Any], lang: str) -> dict[str, Any]:
    """The sources of every component, counted per file."""
    texts = Texts(lang, package)
    sources = []
    for name, data in data_files(package).items():
        found: dict[str, list[int]] = {}
        count_sources(data, found)
        if not found:
            found[RULEBOOK] = [sum(len(v) for v in data.values() if isinstance(v, kind)) for kind in (list, dict)]
        part = name.removesuffix(".toml")
        sources += [
            {"file": name, "part": part, "source": source, "count": count, "figures": figures}
            for source, (count, figures) in sorted(found.items())
        ]
    book = toml_of(package, "rulebook.toml")
    return {
        "game": game.id,
        "name": texts.say("game-name"),
        "about": texts.say("game-about"),
        "rules_version": game.rules_version,
        "maturity": game.maturity,
        "rules": len(book.get("rule", [])),
        "chapters": len(book.get("chapter", [])),
        "seats": list(game.seats),
        "options": [{"id": o.id, "values": o.values, "default": o.default, "rule": o.rule} for o in game.options],
        "folder": package.replace(".", "/") + "/data",
        "sources": sources,
        "rulings": decisions(package, lang),
    }
