"""A view as lines of text. Everything printed comes from the view, so a seat reads only what it may know."""

from __future__ import annotations

import textwrap
from typing import Any

from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, TEXT, Deals, Event, Game, Kind, show_event
from ludoteca.rulebook import Ruling, rulebook, rulings, rulings_of

WIDTH = 100  # of a page that does not say its own
INDENT = "    "


def log_line(game: Game[Any], texts: Texts, event: Event, seat: int) -> str:
    """An event as one seat (-1: a spectator) reads it, with the rule it rests on."""
    shown = show_event(game, event, seat)
    text = texts.tell(f"log-{shown['key']}", shown["args"])
    return f"{text} [{shown['rule']}]" if shown["rule"] else text


def action_text(texts: Texts, shown: dict[str, Any]) -> str:
    return texts.tell(f"do-{shown['verb']}", shown["args"])


def refusal_text(texts: Texts, no: dict[str, Any]) -> str:
    text = texts.tell(f"no-{no['key']}", no["args"])
    return f"{text} [{no['rule']}]" if no["rule"] else text


def prompt_text(texts: Texts, prompt: dict[str, Any]) -> str:
    return texts.tell(f"ask-{prompt['key']}", prompt["args"])


def rule_lines(game: Game[Any], texts: Texts, id: str, width: int) -> list[str]:
    """A rule in our own words with the decisions it rests on, or one decision."""
    rule = rulebook(game.package).get(id)
    if rule is not None:
        lines = [
            *wrapped(f"[{id}] {rule.title_in(texts.lang)}", width, "", INDENT),
            *indented(rule.text_in(texts.lang), width),
            *indented(rule.note_in(texts.lang), width),
        ]
        for ruling in rulings_of(game.package, rule):
            lines += ruling_lines(texts, ruling, width)
        return lines
    if id in rulings(game.package):
        return ruling_lines(texts, rulings(game.package)[id], width)
    return []


def ruling_lines(texts: Texts, ruling: Ruling, width: int) -> list[str]:
    head = texts.say("table-ruling", {"id": ruling.id, "question": ruling.question_in(texts.lang)})
    said = f"{ruling.decision_in(texts.lang)} {ruling.reason_in(texts.lang)}"
    return wrapped(head, width, "", INDENT) + indented(said, width)


def wrapped(text: str, width: int, first: str, rest: str) -> list[str]:
    """A text in lines of whole words: the first begins with `first`, each further one with `rest`."""
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def indented(text: str, width: int) -> list[str]:
    return wrapped(text, width, INDENT, INDENT)


def cards_text(texts: Texts, cards: list[int | str]) -> str:
    """Names of cards; equal ones, such as backs, are counted."""
    names = [texts.ref(card) for card in cards]
    out = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        out.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(out)


def board_lines(texts: Texts, shown: dict[str, Any]) -> list[str]:
    """Zones and counters: first what is common, then seat by seat. What is empty is left out."""
    board = shown["board"]
    owners: list[str | None] = [None, *SEAT.ids[: shown["seats"]]]
    lines = []
    for owner in owners:
        counters = [
            f"{texts.say('counter-' + c['id'])} {counter_value(texts, c['value'])}"
            for c in board["counters"]
            if seat_word(c["seat"]) == owner and not str(c["value"]).endswith(":none")
        ]
        zones = [
            (texts.say("zone-" + z["id"]), cards_text(texts, z["cards"]))
            for z in board["zones"]
            if seat_word(z["seat"]) == owner and z["cards"]
        ]
        if not counters and not zones:
            continue
        lines.append(texts.say("table-common") if owner is None else texts.seat(SEAT.number(owner)))
        if counters:
            lines += indented(" · ".join(counters), WIDTH)
        for name, cards in zones:
            lines += wrapped(f"{name}: {cards}", WIDTH, INDENT, 2 * INDENT)
    return lines


def counter_value(texts: Texts, value: int | str) -> str:
    return texts.ref(value) if isinstance(value, str) and ":" in value else str(value)


def seat_word(seat: int | str | None) -> str | None:
    return SEAT.word(seat) if isinstance(seat, int) else seat


def things_text(texts: Texts, side: list[dict[str, Any]]) -> str:
    return ", ".join(f"{texts.say('thing-' + t['thing'])} {texts.ref(t['value'])}" for t in side) or texts.say(
        "table-nothing"
    )


def offer_lines(texts: Texts, shown: dict[str, Any]) -> list[str]:
    lines = []
    for o in shown["offers"]:
        words: dict[str, object] = {
            "number": o["number"],
            "seat": texts.ref("seat:" + o["from"]),
            "other": texts.ref("seat:" + o["to"]),
            "give": things_text(texts, o["give"]),
            "take": things_text(texts, o["take"]),
        }
        promises = [texts.tell("promise-" + p["promise"], p["args"]) for p in o["promises"]]
        lines.append(texts.say("table-offer", words) + "".join(f"; {p}" for p in promises))
    return lines


def agreement_lines(texts: Texts, shown: dict[str, Any]) -> list[str]:
    """The clauses in force, agreement by agreement, with their parties and forfeits."""
    lines = []
    for clause in shown["board"].get("agreements", []):
        said = [texts.tell("promise-" + p["promise"], p["args"]) for p in (clause, *clause["forfeits"])]
        if not clause["enforced"] and clause["promise"] != "note":
            said.append(texts.say("table-not-enforced"))
        if clause["enforced"]:
            seats = ", ".join(texts.ref("seat:" + seat) for seat in clause["lifted_by"])
            said.append(texts.say("table-lifted-by", {"seats": seats}))
        words: dict[str, object] = {
            "number": clause["number"],
            "seats": ", ".join(texts.ref("seat:" + seat) for seat in clause["seats"]),
            "text": "; ".join(said),
        }
        lines.append(texts.say("table-agreement", words))
    return lines


def deal_words(texts: Texts, deals: Deals[Any]) -> list[str]:
    """What can stand in an offer: an example of each as it is typed, and what it means."""
    lines = []
    for name, kind in deals.things:
        n = example(kind)
        lines.append(f"  {name} {kind.word(n)}: {things_text(texts, [{'thing': name, 'value': kind.ref(n)}])}")
    for name, signature in deals.promises:
        if name not in deals.unoffered:
            typed = " ".join([name, *(kind.word(example(kind, i)) for i, (_, kind) in enumerate(signature))])
            refs = {arg: kind.ref(example(kind, i)) for i, (arg, kind) in enumerate(signature)}
            lines.append(f"  / {typed}: {texts.tell('promise-' + name, refs)}")
    return lines


def example(kind: Kind, place: int = 0) -> int:
    if kind is TEXT:
        return TEXT.number("...")
    return 3 if kind.name == "number" else place if kind.name == "seat" else 0


def waiting_line(texts: Texts, shown: dict[str, Any]) -> str:
    seats = ", ".join(texts.ref("seat:" + p["seat"]) for p in shown["waiting"])
    return texts.say("table-waiting", {"seats": seats}) if seats else ""


def prospect_lines(texts: Texts, prospects: list[dict[str, Any]], width: int) -> list[str]:
    """What everybody still needs to win: first what concerns all, then seat by seat; `!` marks who may win soon."""
    lines = []
    owner = None
    for p in prospects:
        if p["seat"] != owner:
            owner = p["seat"]
            lines.append(texts.ref("seat:" + owner))
        text = f"{texts.tell('near-' + p['key'], p['args'])} [{p['rule']}]"
        lines += wrapped(text, width, "  ! " if p["soon"] else INDENT, INDENT)
    return lines


def places_in_words(texts: Texts, places: list[int], scores: list[int]) -> list[str]:
    """The final ranking, one line per seat, the winner first."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [
        texts.say("table-place", {"place": places[seat], "seat": texts.seat(seat), "score": scores[seat]})
        for seat in order
    ]


def entity_text(texts: Texts, kind: str, id: str) -> str:
    """The text of a card or piece: a message of its own, or an attribute of its name."""
    if texts.has(f"about-{kind}-{id}"):
        return texts.say(f"about-{kind}-{id}")
    return texts.form(f"{kind}:{id}", "text") or texts.form(f"{kind}:{id}", "about")


def choices(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """What can be chosen by number: the menu, then the answers to offers."""
    return [*shown["menu"], *shown["deals"]]


def menu_lines(texts: Texts, shown: dict[str, Any]) -> list[str]:
    return [f"{number:>4}  {action_text(texts, a)}" for number, a in enumerate(choices(shown), 1)]
