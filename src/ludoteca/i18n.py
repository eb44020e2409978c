"""Texts in three languages, from Fluent files (`.ftl`).

The kernel speaks in keys and numbers; here they become sentences. A message is found by the naming convention of
docs/adding-a-game.md: `do-VERB`, `ask-STEP`, `log-EVENT`, `no-REFUSAL`, `KIND-ID` for an entity, and so on. An entity
arrives in a sentence as `$name`; each attribute of its message (`.in`, `.of`) arrives as `$name_in`, `$name_of`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.words import SEAT, TEXT

LANGUAGES = ("en", "it", "pt")
COMMON = "ludoteca"


class MissingText(LookupError):
    """A text is missing in the files, or uses a variable that it is not given."""


class Message:
    """What the laws about texts need to know of one message."""

    def __init__(self, variables: frozenset[str], attributes: dict[str, frozenset[str]], uses: frozenset[str]) -> None:
        self.variables = variables
        self.attributes = attributes
        self.uses = uses


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.uses: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.uses.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.uses.add("-" + node.id.name)
        self.generic_visit(node)


def parse(source: str, name: str) -> dict[str, Message]:
    """The messages of a Fluent file. A line that cannot be parsed, or a duplicate id, is an error that names it."""
    return _messages(FluentParser().parse(source), source, name)


def _messages(parsed: ast.Resource, source: str, name: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = source[: entry.span.start if entry.span else 0].count("\n") + 1
            raise ValueError(f"{name} line {line}: {entry.annotations[0].message}")
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if id in found:
            raise ValueError(f"{name}: {id} is declared twice")
        value = _Finder()
        if entry.value is not None:
            value.visit(entry.value)
        attributes = {}
        for attribute in entry.attributes:
            inner = _Finder()
            inner.visit(attribute.value)
            attributes[attribute.id.name] = frozenset(inner.variables)
            value.uses |= inner.uses
        found[id] = Message(frozenset(value.variables), attributes, frozenset(value.uses))
    return found


def source(package: str, lang: str) -> str:
    file = resources.files(package) / "locale" / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _parsed(package: str, lang: str) -> ast.Resource:
    """The file of a package, parsed once for all that use it: parsing takes a tenth of a second."""
    return FluentParser().parse(source(package, lang))


@cache
def catalogue(package: str, lang: str) -> dict[str, Message]:
    """The messages of one package ("ludoteca" itself, or a game) in one language."""
    return _messages(_parsed(package, lang), source(package, lang), f"{package} {lang}.ftl")


@cache
def _bundle(packages: tuple[str, ...], lang: str) -> FluentBundle:
    """The texts of several packages; a later package overrides an earlier one."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        bundle.add_resource(_parsed(package, lang), allow_overrides=True)
    return bundle


class Texts:
    """The common texts and those of some packages (a game, the command line) in one language, with the names of the
    players.

    strict: a missing text raises MissingText. Otherwise its key is shown, so that a game never stops for want of a
    word.
    """

    def __init__(self, lang: str, *packages: str, names: Sequence[str] = (), strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are no texts in {lang!r}, only in {', '.join(LANGUAGES)}")
        self.lang = lang
        self.packages = packages
        self.names = list(names)
        self.strict = strict
        self._bundle = _bundle((COMMON, *packages), lang)
        self._messages: dict[str, Message] = {}
        for package in (COMMON, *packages):
            self._messages.update(catalogue(package, lang))
        self._entities: dict[str, dict[str, str]] = {}

    def of(self, package: str, names: Sequence[str] = ()) -> Texts:
        """These texts and those of one more package."""
        return Texts(self.lang, *self.packages, package, names=names, strict=self.strict)

    def has(self, key: str) -> bool:
        return key in self._messages

    def say(self, key: str, variables: Mapping[str, object] | None = None) -> str:
        """The text of a message; variables are numbers or finished words."""
        message = self._messages.get(key)
        pattern = self._bundle.get_message(key).value if message is not None else None
        if pattern is None:
            if self.strict:
                raise MissingText(f"{self.lang}.ftl of {self.packages}: there is no {key}")
            return key
        text, errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        if errors and self.strict:
            raise MissingText(f"{self.lang}.ftl of {self.packages}: {key}: {errors[0]}")
        return str(text)

    def tell(self, key: str, args: Mapping[str, int | str]) -> str:
        """The text of a message whose variables are entities as in a view: "state:bavaria", "seat:A", or numbers."""
        variables: dict[str, object] = {}
        for name, ref in args.items():
            if isinstance(ref, int):
                variables[name] = ref
            else:
                variables.update({name + suffix: text for suffix, text in self._forms(ref).items()})
        return self.say(key, variables)

    def ref(self, ref: int | str) -> str:
        """The name of an entity reference of a view."""
        return str(ref) if isinstance(ref, int) else self._forms(ref)[""]

    def form(self, ref: str, name: str) -> str:
        """Another form of an entity's name, or a text that belongs to it: an attribute of its message, "" if it has
        none."""
        return self._forms(ref).get("_" + name, "")

    def seat(self, number: int) -> str:
        return self.names[number] if 0 <= number < len(self.names) else SEAT.word(number)

    def _forms(self, ref: str) -> dict[str, str]:
        """An entity's name and its other forms, each under the suffix its variable gets."""
        kind, _, word = ref.partition(":")
        if kind == SEAT.name and word != "none":
            return {"": self.seat(SEAT.number(word))}
        if kind == TEXT.name:  # a player's own words, whatever they are
            return {"": TEXT.text(TEXT.number(word))}
        key = f"{kind}-{word}"
        if word == "none" and key not in self._messages:
            key = "none"
        if key not in self._entities:
            forms = {"": self.say(key)}
            if key in self._messages:
                for name, pattern in self._bundle.get_message(key).attributes.items():
                    forms["_" + name] = str(self._bundle.format_pattern(pattern, {})[0])
            self._entities[key] = forms
        return self._entities[key]


def spoken_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the system language if it is supported, else English."""
    for text in (wanted, *(environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        match = re.match(r"[a-z]{2}", text or "")
        if match and match.group() in LANGUAGES:
            return match.group()
    return "en"
