"""A game's index of rules (`rulebook.toml`): ids, titles and our own summaries in three languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


class Rule:
    def __init__(self, id: str, chapter: str, title: dict[str, str], text: dict[str, str]) -> None:
        self.id = id
        self.chapter = chapter
        self.title = title
        self.text = text

    def title_in(self, lang: str) -> str:
        return self.title.get(lang) or self.title.get("en", "")

    def text_in(self, lang: str) -> str:
        return self.text.get(lang) or self.text.get("en", "")


@cache
def rulebook(package: str) -> dict[str, Rule]:
    """The rules of a game's package by id, in the order of the file; empty if it has no index."""
    file = resources.files(package) / "rulebook.toml"
    if not file.is_file():
        return {}
    rules = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("rule", []):
        id = str(entry["id"])
        if id in rules:
            raise ValueError(f"{package} rulebook.toml: rule {id} stands twice")
        rules[id] = Rule(id, str(entry.get("chapter", "")), _words(entry.get("title")), _words(entry.get("text")))
    return rules


def _words(value: object) -> dict[str, str]:
    if isinstance(value, dict):
        return {str(lang): str(text) for lang, text in value.items()}
    return {"en": str(value)} if value else {}
