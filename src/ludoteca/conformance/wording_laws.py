"""The laws on wording: plural selectors, forms of place names, zeros in lists, double spaces, capitals after a colon.

The static laws read the Fluent files. The rendered laws read the sentences that a game produces while it is played.
Each law returns what it found broken, in words for a developer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from typing import Any

from fluent.syntax import FluentParser, ast

from ludoteca.i18n import LANGUAGES, Texts, source
from ludoteca.kernel import NUMBER, Event, Game, Kind, Sig, Table, show_event, view
from ludoteca.rulebook import glossary, rulebook

MAX_VARIANTS = 200  # combinations of selector variants read per message
FORMS = (
    "a",
    "at",
    "by",
    "from",
    "in",
    "of",
    "on",
    "the",
    "to",
    "with",
)  # attributes that carry an article or a preposition
COUNTS = ("n", "count", "number")  # names of variables that are numbers where no signature says so

# Words after a number that are not a noun counted by it, and nouns without a plural.
UNCOUNTED = {
    "en": "against and as begins binds bought cancelled enters falls gold is left needed or per "
    "silver stone that there this to when wood",
    "it": "città e ed entra è in o re richiede round vincola",
    "pt": "e entra é exige neste ou vale",
}
# Prepositions and articles after which a place name takes a form of its own.
BEFORE_A_NAME = {
    "en": "a against an at by for from in into near of on the through to toward towards with",
    "it": "a ad al alla allo ai agli alle con contro da dal dalla dallo dai dagli dalle del della dello dei degli "
    "delle di fra gli "
    "i il in la le lo nel nella nello nei negli nelle per presso su sul sulla sullo sui "
    "sugli sulle tra un una uno verso",
    "pt": "a ao aos as às à com contra da das de do dos em entre na nas no nos o os para pela pelas pelo "
    "pelos perto por sobre um uma",
}
# Prepositions that contract with an article, so that the form with the article cannot follow them.
CONTRACTED = {"en": "", "it": "a da di in su", "pt": "a de em por"}
ELIDED = re.compile(r"\b(?:all|d|dall|dell|l|nell|sull|un)['’]$")


# A zero with its noun beside "," or "and". A preposition after the zero makes it a figure of a table: "0 for silver".
_ZERO_NOUN = r"0 (?!(?:for|in|per|por|pel[oa]s?|n[oa]s?|em) )[^\W\d]"
ZERO_IN_A_LIST = re.compile(rf"(?:, | (?:and|or|e|ed|o|ou) ){_ZERO_NOUN}|\b{_ZERO_NOUN}+(?:,| and| or| e| ed| o| ou) ")


class Line:
    """One reading of a message: its text with `⟨name⟩` for each variable, and the variables whose selectors chose
    it."""

    def __init__(self, text: str, selected: frozenset[str]) -> None:
        self.text = text
        self.selected = selected


def readings(pattern: Any) -> list[Line]:
    """Every reading of a Fluent pattern, one per combination of selector variants."""
    parts: list[list[Line]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([Line(element.value, frozenset())])
        else:
            parts.append(_placeable(element.expression))
    lines = []
    for combination in islice(product(*parts), MAX_VARIANTS):
        selected = frozenset[str]().union(*[part.selected for part in combination])
        lines.append(Line("".join([part.text for part in combination]), selected))
    return lines


def _placeable(expression: Any) -> list[Line]:
    if isinstance(expression, ast.Placeable):
        return _placeable(expression.expression)
    if isinstance(expression, ast.VariableReference):
        return [Line(f"⟨{expression.id.name}⟩", frozenset())]
    if isinstance(expression, ast.StringLiteral):
        return [Line(expression.value, frozenset())]
    if isinstance(expression, ast.SelectExpression):
        chosen = frozenset(re.findall(r"⟨(\w+)⟩", _placeable(expression.selector)[0].text))
        return [
            Line(line.text, line.selected | chosen)
            for variant in expression.variants
            for line in readings(variant.value)
        ]
    if isinstance(expression, ast.FunctionReference):
        return _placeable(expression.arguments.positional[0])
    return [Line("…", frozenset())]


def messages(text: str) -> dict[str, list[Line]]:
    """The readings of every message of a Fluent file. An attribute is named `id.attribute`."""
    found: dict[str, list[Line]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = readings(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = readings(attribute.value)
    return found


def static_problems(
    game: Game[Any], signatures: Mapping[str, Sig], texts: Mapping[str, str] | None = None
) -> list[str]:
    """What the static laws find in a game's Fluent files. `texts` (by language) may be given instead of those files."""
    found: list[str] = []
    for lang in LANGUAGES:
        read = messages(texts[lang] if texts is not None else source(game.package, lang))
        placed = place_kinds(game, read)
        proper = proper_nouns([line.text for lines in read.values() for line in lines])
        proper |= proper_nouns([rule.text.get(lang, "") for rule in rulebook(game.package).values()])
        proper |= proper_nouns([term.meanings.get(lang, "") for term in glossary(game.package).values()])
        for id, lines in read.items():
            kinds = {name: kind.name for name, kind in signatures.get(id, ())}
            numbers = {name for name, kind in kinds.items() if kind == NUMBER.name} | (set(COUNTS) - set(kinds))
            for line in lines:
                here = [
                    *uncounted(lang, line, numbers),
                    *bare_names(lang, line, {name for name, kind in kinds.items() if kind in placed}),
                    *double_spaces(line.text),
                    *(capitals(line.text, proper) if lang == "it" else []),
                ]
                found += [f"{lang}: {id} {problem}" for problem in here]
    return list(dict.fromkeys(found))


def place_kinds(game: Game[Any], read: Mapping[str, list[Line]]) -> set[str]:
    """The kinds with an entity whose name takes an article: a form does not begin alike for all of them."""
    return {kind.name for kind in game.kinds if any(len(beginnings(kind, form, read)) > 1 for form in FORMS)}


def beginnings(kind: Kind, form: str, read: Mapping[str, list[Line]]) -> set[str]:
    """What stands before the name in this form of the kind's entities. An empty string stands for the bare name."""
    found = set()
    for word in kind.ids:
        lines = read.get(f"{kind.name}-{word}.{form}")
        if lines:
            name = read[f"{kind.name}-{word}"][0].text
            found.add(lines[0].text.removesuffix(name))
    return found


def uncounted(lang: str, line: Line, numbers: set[str]) -> Iterator[str]:
    """A noun after a number that no plural selector chose."""
    for name, follows in re.findall(r"⟨(\w+)⟩ ([^\W\d_]+['’]?|⟨\w+⟩)", line.text):
        if name not in numbers or name in line.selected:
            continue
        word = follows.strip("⟨⟩")
        if follows.startswith("⟨"):
            if word not in numbers:
                yield f"counts ${word} by ${name} without a plural selector"
        elif (
            follows.isalpha()
            and follows.islower()
            and word not in UNCOUNTED[lang].split() + BEFORE_A_NAME[lang].split()
        ):
            yield f"counts {word!r} by ${name} without a plural selector"


def bare_names(lang: str, line: Line, places: set[str]) -> Iterator[str]:
    """A place name after a preposition or an article, without the form that carries it."""
    for match in re.finditer(r"(\S+) ?⟨(\w+)⟩", line.text):
        before, variable = match.group(1), match.group(2)
        name, _, form = variable.rpartition("_")
        base, form = (name, form) if name in places else (variable, "")
        if base not in places:
            continue
        word = before.lower().lstrip("(«\"“'’")
        if ELIDED.search(word):
            yield f"puts {word!r} before ${variable}"
        elif not form and word in BEFORE_A_NAME[lang].split():
            yield f"puts {word!r} before ${variable} instead of a form of the name"
        elif form == "the" and word in CONTRACTED[lang].split():
            yield f"puts {word!r} before ${variable}, with which it contracts"
        elif form in FORMS and form not in ("a", "the") and word in BEFORE_A_NAME[lang].split():
            yield f"puts {word!r} before ${variable}, which has its own preposition"


def double_spaces(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if "  " in line.strip():
            yield f"has two spaces in a row: {line.strip()!r}"


def proper_nouns(texts: Iterable[str]) -> set[str]:
    """Words with a capital inside a sentence, after a lowercase word: names, and terms that the game capitalises."""
    return {word for text in texts for word in re.findall(r"[a-zà-ÿ]['’ ]([A-ZÀ-Þ][\w’'-]*)", text)}


def capitals(text: str, proper: set[str]) -> Iterator[str]:
    """An Italian word with a capital after a colon, unless it is a proper noun or an abbreviation."""
    for word in re.findall(r": [«“\"]?([A-ZÀ-Þ][\w’'-]*)", text):
        if word not in proper and not word.isupper():
            yield f"has the capital of {word!r} after a colon"


def rendered_problems(text: str) -> list[str]:
    """What the rendered laws find in one sentence as a player reads it."""
    found = list(double_spaces(text))
    if ZERO_IN_A_LIST.search(text):
        found.append(f"lists a zero: {text!r}")
    if re.search(r" [,.;:!?](?:\s|$)", text):
        found.append(f"has a space before punctuation: {text!r}")
    return found


class Sentences:
    """Renders in every language what a game says while it is played, and keeps what breaks a law."""

    def __init__(self, game: Game[Any]) -> None:
        names = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]
        self.game = game
        self.texts = [Texts(lang, game.package, names=names) for lang in LANGUAGES]
        self.read: set[str] = set()
        self.problems: dict[str, str] = {}

    def state(self, s: Table) -> None:
        """The prompts, choices and refusals of every seat."""
        for seat in range(s.seats):
            shown = view(self.game, s, seat)
            for prompt in shown["waiting"]:
                self.sentence(f"ask-{prompt['key']}", prompt["args"])
            for action in shown["menu"]:
                self.sentence(f"do-{action['verb']}", action["args"])
            for refused in shown["greyed"]:
                self.sentence(f"no-{refused['no']['key']}", refused["no"]["args"])
            for fact in shown.get("foreseen", []):
                self.sentence(f"foresee-{fact['key']}", fact["args"])

    def event(self, e: Event) -> None:
        shown = show_event(self.game, e, -1)
        self.sentence(f"log-{shown['key']}", shown["args"])

    def sentence(self, id: str, args: Mapping[str, Any]) -> None:
        key = f"{id} {sorted(args.items())}"
        if key in self.read or len([p for p in self.problems if p.split()[1] == id]) >= 3 * len(LANGUAGES):
            return
        self.read.add(key)
        for texts in self.texts:
            if texts.has(id):
                for problem in rendered_problems(texts.tell(id, args)):
                    self.problems.setdefault(f"{texts.lang}: {id} {problem}", key)
