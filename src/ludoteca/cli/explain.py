"""What `?` and `why` tell at a table: cards and places by their names, and the reasons why choices are refused."""

from __future__ import annotations

from typing import Any

from ludoteca import render
from ludoteca.cli.menu import MIN_ALIKE, OPEN, split
from ludoteca.cli.screen import Painter, in_columns
from ludoteca.i18n import Texts
from ludoteca.kernel import Game
from ludoteca.render import INDENT

MAX_FOUND = 6  # cards and places explained for one search


def entity_lines(texts: Texts, width: int, ref: str) -> list[str]:
    """What a card or a place does, below its name; nothing for those without a text."""
    kind, _, id = ref.partition(":")
    about = render.entity_text(texts, kind, id)
    return render.wrapped(f"{texts.ref(ref)}: {about}", width, INDENT, 2 * INDENT) if about else []


def choice_lines(texts: Texts, width: int, choice: dict[str, Any]) -> list[str]:
    """What the cards and places do that a choice names."""
    refs = dict.fromkeys(ref for ref in choice["args"].values() if isinstance(ref, str))
    return [line for ref in refs for line in entity_lines(texts, width, ref)]


def told_lines(game: Game[Any], texts: Texts, width: int, words: str) -> list[str]:
    """A rule or a decision by its number, or else what is called by these words."""
    return render.rule_lines(game, texts, words, width) or named_lines(game, texts, width, words)


def named_lines(game: Game[Any], texts: Texts, width: int, words: str) -> list[str]:
    """What the cards and places do that have these words in their name. Copies of one card are explained once."""
    found: dict[str, list[str]] = {}
    for kind in game.kinds:
        for id in kind.ids:
            ref = f"{kind.name}:{id}"
            name = texts.ref(ref) if texts.has(f"{kind.name}-{id}") else ""
            if words.casefold() in name.casefold():
                lines = entity_lines(texts, width, ref)
                if lines:
                    found.setdefault("\n".join(lines), lines)
    return [line for lines in list(found.values())[:MAX_FOUND] for line in lines]


def refused_lines(texts: Texts, painter: Painter, refused: list[dict[str, Any]]) -> list[str]:
    """Refused choices with their reasons. Choices of one verb that a rule refuses with the same words share a
    headline; what these say of the choice itself is left open."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for choice in refused:
        no = choice["no"]
        others = {name: value for name, value in no["args"].items() if value not in choice["args"].values()}
        groups.setdefault(f"{choice['verb']} {no['rule']} {no['key']} {others}", []).append(choice)
    lines = []
    for group in groups.values():
        sentences = [render.action_text(texts, choice) for choice in group]
        reasons = [render.refusal_text(texts, choice["no"]) for choice in group]
        if len(group) < MIN_ALIKE:
            lines += [f"  {said}: {painter.cited(why)}" for said, why in zip(sentences, reasons, strict=True)]
            continue
        begin, rest = split(sentences)
        unnamed = [without_names(texts, choice, why) for choice, why in zip(group, reasons, strict=True)]
        lines.append("  " + painter.cited(open_sentence(unnamed)))
        lines += [INDENT + painter.bold(f"{begin} {OPEN}")] if begin else []
        lines += in_columns(rest, painter.width)
    return lines


def without_names(texts: Texts, choice: dict[str, Any], sentence: str) -> str:
    """A sentence about a choice, with an ellipsis for what the choice itself names."""
    for ref in choice["args"].values():
        if isinstance(ref, str):
            sentence = sentence.replace(texts.ref(ref), OPEN)
    return sentence


def open_sentence(sentences: list[str]) -> str:
    """What sentences have in common, with an ellipsis for the words that differ."""
    first, *others = [sentence.split(" ") for sentence in sentences]
    if all(words == first for words in others):
        return sentences[0]
    shortest = min(map(len, [first, *others]))
    start = same_words(first, others, shortest)
    end = same_words(first[::-1], [words[::-1] for words in others], shortest - start)
    return " ".join([*first[:start], OPEN, *first[len(first) - end :]])


def same_words(first: list[str], others: list[list[str]], most: int) -> int:
    """How many words, up to so many, all lists begin with."""
    return next((n for n in range(most) if any(words[n] != first[n] for words in others)), most)
