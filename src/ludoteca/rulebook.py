"""A game's index of rules (`rulebook.toml`), our decisions on what the rulebook leaves open (`rulings.toml`), its words
(`glossary.toml`) and its one-page overview (`overview.toml`). All in three languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

OVERVIEW = ("goal", "turn", "actions", "end")  # sections of the overview of a game


class Rule:
    def __init__(
        self,
        id: str,
        chapter: str,
        title: dict[str, str],
        text: dict[str, str],
        note: dict[str, str],
        rulings: list[str],
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.title = title
        self.text = text
        self.note = note  # where our text comes from, if that is not the rulebook as it stands
        self.rulings = rulings  # ids of the decisions it rests on

    def title_in(self, lang: str) -> str:
        return self.title.get(lang) or self.title.get("en", "")

    def text_in(self, lang: str) -> str:
        return self.text.get(lang) or self.text.get("en", "")

    def note_in(self, lang: str) -> str:
        return self.note.get(lang) or self.note.get("en", "")


class Ruling:
    """A question the rulebook leaves open, our decision, and why. `option` is the set-up option that offers the other
    reading."""

    def __init__(
        self,
        id: str,
        rules: list[str],
        question: dict[str, str],
        decision: dict[str, str],
        reason: dict[str, str],
        option: str,
    ) -> None:
        self.id = id
        self.rules = rules
        self.question = question
        self.decision = decision
        self.reason = reason
        self.option = option

    def question_in(self, lang: str) -> str:
        return self.question.get(lang) or self.question.get("en", "")

    def decision_in(self, lang: str) -> str:
        return self.decision.get(lang) or self.decision.get("en", "")

    def reason_in(self, lang: str) -> str:
        return self.reason.get(lang) or self.reason.get("en", "")


class Term:
    """A word of the game and what it means at the table; `original` is the rulebook's word, "" where it has none."""

    def __init__(self, id: str, original: str, words: dict[str, str], meanings: dict[str, str]) -> None:
        self.id = id
        self.original = original
        self.words = words
        self.meanings = meanings


@cache
def rulebook(package: str) -> dict[str, Rule]:
    """The rules of a game's package by id, in the order of the file; empty if it has no index."""
    rules: dict[str, Rule] = {}
    for id, entry in _entries(package, "rulebook.toml", "rule").items():
        title, text, note = (_words(entry.get(part)) for part in ("title", "text", "note"))
        rules[id] = Rule(id, str(entry.get("chapter", "")), title, text, note, _ids(entry.get("ruling")))
    return rules


@cache
def rulings(package: str) -> dict[str, Ruling]:
    """The decisions of a game's package by id, in the order of the file; empty if it has none."""
    found: dict[str, Ruling] = {}
    for id, entry in _entries(package, "rulings.toml", "ruling").items():
        question, decision, reason = (_words(entry.get(part)) for part in ("question", "decision", "reason"))
        found[id] = Ruling(id, _ids(entry.get("rules")), question, decision, reason, str(entry.get("option", "")))
    return found


@cache
def glossary(package: str) -> dict[str, Term]:
    """The words of a game's package by id, in the order of the file; empty if it has none."""
    file = resources.files(package) / "glossary.toml"
    found: dict[str, Term] = {}
    for id, entry in (tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}).items():
        told = {lang: part for lang, part in entry.items() if lang != "original"}
        words, meanings = ({lang: str(part[name]) for lang, part in told.items()} for name in ("term", "meaning"))
        found[id] = Term(id, str(entry.get("original", "")), words, meanings)
    return found


@cache
def overview(package: str) -> dict[str, list[Rule]]:
    """The rules of the one-page overview of a game's package by section; empty if it has none."""
    file = resources.files(package) / "overview.toml"
    if not file.is_file():
        return {}
    rules = rulebook(package)
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return {section: [rules[id] for id in told[section]] for section in OVERVIEW}


def rulings_of(package: str, rule: Rule) -> list[Ruling]:
    """The decisions a rule names, and those that name the rule."""
    return [r for r in rulings(package).values() if r.id in rule.rulings or rule.id in r.rules]


def _entries(package: str, name: str, table: str) -> dict[str, dict[str, Any]]:
    """The entries of a file by id; none if there is no such file."""
    file = resources.files(package) / name
    found: dict[str, dict[str, Any]] = {}
    if not file.is_file():
        return found
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get(table, []):
        id = str(entry["id"])
        if id in found:
            raise ValueError(f"{package} {name}: {table} {id} is declared twice")
        found[id] = entry
    return found


def _ids(value: object) -> list[str]:
    if isinstance(value, list):
        return [str(id) for id in value]
    return [str(value)] if value else []


def _words(value: object) -> dict[str, str]:
    if isinstance(value, dict):
        return {str(lang): str(text) for lang, text in value.items()}
    return {"en": str(value)} if value else {}
