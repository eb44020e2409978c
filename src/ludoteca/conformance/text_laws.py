"""The laws on texts: every text exists in three languages with the same variables, and none is unused."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.conformance.citations import folder_of
from ludoteca.conformance.laws import described_by
from ludoteca.conformance.wording_laws import Sentences, static_problems
from ludoteca.i18n import COMMON, LANGUAGES, Message, catalogue
from ludoteca.kernel import NUMBER, SEAT, Event, Game, Kind, Sig, show_prospects, step_classes, view
from ludoteca.kernel.table import Table
from ludoteca.rulebook import Rule, Ruling, rulebook, rulings

Catalogue = Mapping[str, Message]
OPEN = "open"  # the words of a verb for several choices: .open, .open-ARGUMENT


class Seen:
    """Ids of texts that cannot be known before a game is played: zones, counters, backs, hidden events, questions of
    consent."""

    def __init__(self) -> None:
        self.ids: dict[str, Sig] = {}
        self.rules: set[str] = set()
        self.sentences: Sentences | None = None

    def rendered(self, game: Game[Any]) -> Sentences:
        """The sentences of the game as its players read them."""
        if self.sentences is None:
            self.sentences = Sentences(game)
        return self.sentences

    def state(self, game: Game[Any], s: Table) -> None:
        self.rendered(game).state(s)
        shown = view(game, s, 0)
        board = shown["board"]
        for zone in board["zones"]:
            self.ids[f"zone-{zone['id']}"] = ()
            for card in zone["cards"]:
                if str(card).startswith("back:"):
                    self.ids["back-" + card[5:]] = ()
        for counter in board["counters"]:
            self.ids[f"counter-{counter['id']}"] = ()
        for step, prompt in zip(s.front, shown["waiting"]):
            if prompt["key"].startswith("Consent-"):
                self.ids["ask-" + prompt["key"]] = game.prompt(prompt["key"].removeprefix("Consent-"))
            self.rules.add(step.rule)
        self.rules.update(p["rule"] for p in show_prospects(game, s))
        for seat in range(s.seats):
            own = view(game, s, seat)
            self.rules.update(refused["no"]["rule"] for refused in own["greyed"])
            self.rules.update(fact["rule"] for fact in own.get("foreseen", []))

    def event(self, game: Game[Any], e: Event) -> None:
        self.rules.add(e.rule)
        self.rendered(game).event(e)
        if e.hide:
            self.ids[f"log-{e.key}-hidden"] = game.event(e.key)[: len(e.args) - e.hide]


def expected(game: Game[Any]) -> dict[str, Sig]:
    """Every text the naming convention asks for, with its variables."""
    ids: dict[str, Sig] = {"game-name": (), "game-about": ()}
    ids.update({f"do-{verb}": sig for verb, sig in game.verbs.items()})
    ids.update({f"log-{key}": sig for key, sig in game.events.items()})
    ids.update({f"no-{key}": sig for key, sig in game.refusals.items()})
    ids.update({f"end-{reason}": () for reason in game.reasons})
    ids.update({f"near-{key}": sig for key, sig in game.prospects.items()})
    ids.update({f"foresee-{key}": sig for key, sig in game.foresights.items()})
    for kind in game.kinds:
        if kind.name not in (NUMBER.name, SEAT.name):
            ids.update({f"{kind.name}-{word}": () for word in kind.ids})
    for name, cls in step_classes(game).items():
        if cls.__module__.startswith(game.package + ".") and described_by(cls) and not cls.__subclasses__():
            ids[f"ask-{name}"] = game.prompt(name)
    for option in game.options:
        ids[f"option-{option.id}"] = ()
        ids[f"option-{option.id}-about"] = ()
        ids.update({f"option-{option.id}-{value}": () for value in option.values})
    evaluator = game.evaluator()
    ids.update({f"term-{term}": () for term in evaluator.terms})
    ids.update({f"style-{style}": () for style in evaluator.styles})
    if game.deals is not None:
        ids.update({f"thing-{name}": () for name, _ in game.deals.things})
        ids.update({f"promise-{name}": sig for name, sig in game.deals.promises})
    return ids


def problems(
    game: Game[Any],
    texts: Mapping[str, Catalogue] | None = None,
    seen: Seen | None = None,
) -> list[str]:
    """What is wrong with a game's texts. `texts` (by language) may be given instead of those of its package."""
    own = texts or {lang: catalogue(game.package, lang) for lang in LANGUAGES}
    wanted = {**expected(game), **(seen.ids if seen is not None else {})}
    found: list[str] = []
    for lang in LANGUAGES:
        common = catalogue(COMMON, lang)
        for id, sig in wanted.items():
            message = own[lang].get(id) or common.get(id)
            if message is None:
                found.append(f"{lang}: there is no {id}")
            else:
                found += [f"{lang}: {problem}" for problem in wrong_variables(game, own[lang], id, message, sig)]
                found += [f"{lang}: {problem}" for problem in wrong_open_words(game, own[lang], id, message, sig)]
    found += unequal(own)
    found += hiding(own)
    found += unwritten(rulebook(game.package), rulings(game.package))
    if texts is None:
        found += static_problems(game, wanted)
    if seen is not None:
        found += orphans(game, own, set(wanted))
        found += seen.sentences.problems if seen.sentences is not None else []
    return found


def unwritten(rules: Mapping[str, Rule], decisions: Mapping[str, Ruling]) -> list[str]:
    """Rules and rulings have all their parts in every language and refer to existing ones."""
    found = []
    for rule in rules.values():
        found += lacking(f"rule {rule.id}", {"title": rule.title, "text": rule.text})
        found += lacking(f"rule {rule.id}", {"note": rule.note}) if rule.note else []
        found += [f"rule {rule.id} names ruling {id}, which is not there" for id in rule.rulings if id not in decisions]
    for one in decisions.values():
        parts = {"question": one.question, "decision": one.decision, "reason": one.reason}
        found += lacking(f"ruling {one.id}", parts)
        found += [f"ruling {one.id} names rule {id}, which is not there" for id in one.rules if id not in rules]
    return found


def lacking(name: str, parts: Mapping[str, Mapping[str, str]]) -> list[str]:
    return [
        f"{lang}: {name} has no {part}" for lang in LANGUAGES for part, words in parts.items() if not words.get(lang)
    ]


def wrong_variables(game: Game[Any], texts: Catalogue, id: str, message: Message, sig: Sig) -> list[str]:
    """Variables that nothing fills: neither a name of the signature nor such a name with a form that all its entities
    have."""
    kinds = dict(sig)
    found = []
    for variable in sorted(message.variables - set(kinds)):
        name, form = base_and_form(variable, kinds)
        if not name:
            found.append(f"{id} uses ${variable}, which is not one of {', '.join(kinds) or 'none'}")
            continue
        lacking = [word for word in kinds[name].ids if not has_form(texts, kinds[name], word, form)]
        if kinds[name].name in (NUMBER.name, SEAT.name) or lacking:
            found.append(
                f"{id} uses ${variable}, but {kinds[name].name}-{lacking[0] if lacking else ''} has no .{form}"
            )
    return found


def wrong_open_words(game: Game[Any], texts: Catalogue, id: str, message: Message, sig: Sig) -> list[str]:
    """Words for several choices that name no arguments, or use a variable that these choices do not share."""
    if not id.startswith("do-"):
        return []
    kinds = dict(sig)
    entities = [name for name, kind in sig if kind.name != NUMBER.name]
    found = []
    for form in open_forms(message):
        left_open = form.split("-")[1:] or entities
        if not left_open or (form != OPEN and left_open != [name for name in entities if name in left_open]):
            found.append(f"{id}.{form} names other arguments than {', '.join(entities) or 'none'}")
        words = Message(message.attributes[form], {}, frozenset())
        found += wrong_variables(game, texts, f"{id}.{form}", words, sig)
        said = {name for name in (base_and_form(v, kinds)[0] or v for v in words.variables) if name in left_open}
        found += [f"{id}.{form} says ${name}, in which the choices differ" for name in sorted(said)]
    return found


def open_forms(message: Message) -> list[str]:
    return sorted(form for form in message.attributes if form.partition("-")[0] == OPEN)


def base_and_form(variable: str, kinds: Mapping[str, Kind]) -> tuple[str, str]:
    for name in kinds:
        if variable.startswith(name + "_"):
            return name, variable[len(name) + 1 :]
    return "", ""


def has_form(texts: Catalogue, kind: Kind, word: str, form: str) -> bool:
    message = texts.get(f"{kind.name}-{word}")
    return message is not None and form in message.attributes


def unequal(texts: Mapping[str, Catalogue]) -> list[str]:
    """The same ids and, apart from forms of a name, the same variables in all languages."""
    found = []
    for id in sorted({id for lang in LANGUAGES for id in texts[lang] if not id.startswith("-")}):
        here = [lang for lang in LANGUAGES if id in texts[lang]]
        if len(here) < len(LANGUAGES):
            found.append(f"{id} is only in {', '.join(here)}")
            continue
        first = plain_variables(texts[LANGUAGES[0]][id])
        for lang in LANGUAGES[1:]:
            other = plain_variables(texts[lang][id])
            if other != first:
                found.append(f"{id} has other variables in {lang}: {sorted(other ^ first)}")
            if open_forms(texts[lang][id]) != open_forms(texts[LANGUAGES[0]][id]):
                found.append(f"{id} has other words for several choices in {lang}")
    return found


def plain_variables(message: Message) -> set[str]:
    return {variable.partition("_")[0] for variable in message.variables}


def orphans(game: Game[Any], texts: Mapping[str, Catalogue], wanted: set[str]) -> list[str]:
    """Texts that no convention asks for, no other text uses, and no file of the game mentions.

    What is met only in rare positions (a hidden event, a question of consent, the zone of one place) need not have been
    met.
    """
    rare = {f"log-{key}-hidden" for key in game.events} | {f"ask-Consent-{name}" for name in step_classes(game)}
    optional = {f"about-{kind.name}-{word}" for kind in game.kinds for word in kind.ids}
    optional |= {f"spot-{verb}" for verb in game.verbs}  # how the client calls the place of a choice on the board
    used = {id for messages in texts.values() for message in messages.values() for id in message.uses}
    known = wanted | rare | optional | used | set(catalogue(COMMON, LANGUAGES[0]))
    left = sorted({id for messages in texts.values() for id in messages if id not in known and not id.startswith("-")})
    if not left:
        return []
    folder = folder_of(game.package)
    files = [f for f in sorted(folder.rglob("*")) if f.suffix in (".py", ".js", ".toml", ".html", ".svg")]
    source = "\n".join(Path(f).read_text(encoding="utf-8") for f in files)
    words = set(re.findall(r"[\w-]+", source))
    words |= {f"{kind}-{word}" for kind, word in re.findall(r"\"([a-z]+):([a-z_-]+)\"", source)}
    for file in files:
        if file.suffix == ".toml":
            words |= fact_words(tomllib.loads(file.read_text(encoding="utf-8")))
    beginnings = made_by_scripts(source, {kind.name for kind in game.kinds})
    return [f"nothing uses {id}" for id in left if id not in words and not part_is_used(id, words, beginnings)]


def fact_words(record: Any) -> set[str]:
    """The facts of a record as the encyclopaedia looks for their words: `cost-worker` for cost = { worker = 2 }."""
    if isinstance(record, list):
        return {id for part in record for id in fact_words(part)}
    if not isinstance(record, dict):
        return set()
    found = set()
    for field, value in record.items():
        if f"field-{field}" in catalogue(COMMON, LANGUAGES[0]):
            words = [value] if isinstance(value, str) else value if isinstance(value, list | dict) else []
            found |= {f"{field}-{word}" for word in words}
        found |= fact_words(value)
    return found


def made_by_scripts(source: str, kinds: set[str]) -> tuple[str, ...]:
    """Beginnings of ids whose end a script makes: t(`about-office-${id}`), or `place:${number}` for the name of a
    place.

    Names of the game's own entities are not among them: the convention asks for each of those.
    """
    asked = re.findall(r"(?:\b(?:t|has|tell|attribute)\(|\bkey = )`([a-z-]+-)\$\{", source)
    named = [f"{kind}-" for kind in re.findall(r"`([a-z]+):\$\{", source)]
    return tuple(sorted({*asked, *named} - {f"{kind}-" for kind in kinds}))


def part_is_used(id: str, words: set[str], beginnings: tuple[str, ...]) -> bool:
    """A zone or counter may be called after its place: `zone-repressed_aragon` by a "repressed_" in the code."""
    match = re.fullmatch(r"(zone|counter)-([a-zA-Z0-9]+[_-]).+", id)
    if id.startswith(("zone-", "counter-")):
        return match is not None and match.group(2) in words
    return id.startswith(beginnings)


def hiding(texts: Mapping[str, Catalogue]) -> list[str]:
    """A game may say its own words for a back or a choice of the kernel, but not hide a text of the client or the
    server."""
    ours = ("ui-", "kind-", "field-", "source-", "error-", "phrase-")
    common = catalogue(COMMON, LANGUAGES[0])
    return [f"{id} hides a common text" for id in sorted(texts[LANGUAGES[0]]) if id.startswith(ours) and id in common]
