"""What a player needs at a decision, checked at every kind of question of recorded games: the card it is about, prices
and gains on the buttons, and a way out that is always in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from deciding import Question, questions, recorded
from ludoteca.games.anno_1452.data import CITIZEN_COST
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import read_action
from ludoteca.kernel.preview import changes
from ludoteca.registry import find

View = dict[str, Any]

TITLES = ("pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452")
# What is paid and what comes in, as counters of the board.
RESOURCES = {
    "pax_renaissance": {"florins"},
    "baroque": {"florins", "vp"},
    "rio_de_la_plata": {"silver", "stone", "wood", "fine", "vp"},
    "anno_1452": {"gold", "prestige", "soldiers"},
}
SHORT = "anno_1452"  # of which one game is in the short run
MOST = 6  # questions of a kind in one game
FEW = 2
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]

# Choices without anything to name that do something of their own: they are no way out of a question.
DEEDS = {
    "pax_renaissance": {"pay", "submit", "maid", "operations_both", "shelve", "secularise", "use_apostasy", "join"},
    "baroque": {"buy", "influence", "influence-bishop", "influence-politician", "intervene", "force-march"},
    "rio_de_la_plata": {"till", "craft", "queue", "dock", "sail", "harvest", "revise", "free_road", "free_wall"},
    "anno_1452": {"lose-soldier", "soldiers-alone", "wed", "propose-end"},
}
ANSWERS = {"agree", "disagree"}  # to what others propose

# Choices whose price or gain in a resource stands elsewhere.
TOLD_ELSEWHERE = {
    ("baroque", "invest", "florins"): "the sum, what it brings and the fee are named, not their balance",
    ("baroque", "resolve-card", "florins"): "every card is resolved; only the order is chosen",
    ("baroque", "resolve-card", "vp"): "every card is resolved; only the order is chosen",
    ("baroque", "pay", "vp"): "the end of the turn follows",
    ("pax_renaissance", "buy", "florins"): "the price and the florins on the card are named, not their balance",
    ("pax_renaissance", "fair", "florins"): "the whole fair is named, not what comes before its first levy",
    ("pax_renaissance", "free_fair", "florins"): "the whole fair is named, not what comes before its first levy",
    ("rio_de_la_plata", "settle_wall", "vp"): "complete Walls score at once, for all who built them",
    ("rio_de_la_plata", "settle", "vp"): "a complete building scores at once, for all who built it",
    ("anno_1452", "build", "prestige"): "the phase that follows settles it",
    ("anno_1452", "wed", "gold"): "Prestige beyond the track is settled in Gold",
}


def florins_on(view: View, choice: View) -> View | None:
    spaces = [space for row in view["board"]["market"] for space in row["spaces"]]
    found = next(space["florins"] for space in spaces if space["card"] == choice["args"]["card"])
    return {"found": found} if found else None


def price_of_estate(view: View, choice: View) -> View:
    regions = {f"region:{each['id']}": each["price"] for each in view["board"]["regions"]}
    return {"gold": regions[choice["args"]["region"]]}


def paid_citizen(view: View, _choice: View) -> View | None:
    return {} if view["prompt"]["key"] in ("Turn", "MoreCitizens") else None


def nothing_more(_view: View, _choice: View) -> View:
    return {}


# The texts of the boards for choices of which they know more than the arguments, with what the boards add to these;
# None where a choice keeps the text of the rules.
BOARD_WORDS: dict[tuple[str, str], tuple[str, Callable[[View, View], View | None]]] = {
    ("pax_renaissance", "buy"): ("board-buy", florins_on),
    ("anno_1452", "build"): ("board-build", price_of_estate),
    ("anno_1452", "citizen"): ("board-citizen", paid_citizen),
    ("anno_1452", "play"): ("board-play", nothing_more),
    ("anno_1452", "react"): ("board-play", nothing_more),
    ("anno_1452", "special"): ("board-special", nothing_more),
}


@cache
def script(package: str, path: str) -> str:
    return (resources.files(package) / "web" / path).read_text(encoding="utf-8")


@cache
def way_out(verb: str) -> bool:
    """Whether the list of choices keeps a place for this verb."""
    found = re.search(r"const LEAVING =\s*/(.*?)/;", script("ludoteca", "table/choices.js"))
    assert found is not None
    return re.fullmatch(found[1].removeprefix("^").removesuffix("$"), verb) is not None


def follows(name: str) -> set[str]:
    """The questions at which the board of a game shows the card that was used before."""
    found = re.search(r"export const follows = \[(.*?)\]", script(find(name).package, "board.js"), re.DOTALL)
    return set(re.findall(r'"(\w+)"', found[1])) if found else set()


def names_card(question: Question) -> bool:
    return any(str(value).startswith("card:") for value in question.args.values())


def some_games(name: str) -> list[Path]:
    """The shortest recorded game."""
    return sorted(recorded(name), key=lambda path: path.stat().st_size)[:1]


def check_cards(name: str, met: list[Question]) -> None:
    by_key: dict[str, list[Question]] = {}
    for question in met:
        by_key.setdefault(question.key, []).append(question)
    silent = {
        key for key, found in by_key.items() if all(each.led_by_card() and not names_card(each) for each in found)
    }
    assert silent <= follows(name), "questions that follow a card and do not show it"


def check_ways_out(name: str, met: list[Question]) -> None:
    bare = {(q.key, c["verb"]) for q in met for c in q.view["menu"] if c["do"] == c["verb"]}
    lost = {(key, verb) for key, verb in bare if not way_out(verb) and verb not in DEEDS[name] | ANSWERS}
    assert lost == set(), "choices that may be the way out of a question and keep no place of their own"
    for question in met:
        outs = {c["verb"] for c in question.view["menu"] if c["do"] == c["verb"] and way_out(c["verb"])}
        assert len(outs) <= 1, (question.key, outs)


def deltas(question: Question, do: str) -> dict[str, int]:
    """By how much a choice changes what its player has at once; without what changes for others too."""
    found = changes(question.game, question.table, question.seat, read_action(question.game, do)) or []
    shared = {each["id"] for each in found if each["seat"] != question.own}
    own = RESOURCES[question.name] - shared
    return {each["id"]: each["after"] - each["before"] for each in found if each["id"] in own}


def told(question: Question, index: int, texts: Texts) -> str:
    """Everything the button and the question say about a choice."""
    choice = question.view["menu"][index]
    text, more = BOARD_WORDS.get((question.name, choice["verb"]), ("", nothing_more))
    added = more(question.view, choice) if text else None
    key = f"do-{choice['verb']}" if added is None else text
    foreseen = [f for f in question.view.get("foreseen", []) if f["at"] == index]
    lines = [texts.tell(f"ask-{question.key}", question.args), texts.tell(key, {**choice["args"], **(added or {})})]
    lines += [texts.tell(f"foresee-{f['key']}", f["args"]) for f in foreseen]
    return " ".join(lines)


def silent(question: Question, texts: list[Texts]) -> set[tuple[str, str, str, str]]:
    """The verbs that cost or bring something without saying how much, with their question, what it is and the
    language. What every choice of the question costs or brings alike is not a matter of this choice."""
    verbs: dict[str, int] = {}
    sampled: dict[int, dict[str, int]] = {}
    for index, choice in enumerate(question.view["menu"]):
        verbs[choice["verb"]] = verbs.get(choice["verb"], 0) + 1
        if verbs[choice["verb"]] <= FEW:
            sampled[index] = deltas(question, choice["do"])
    out = set()
    for index, changed in sampled.items():
        verb = question.view["menu"][index]["verb"]
        for id, delta in changed.items() if not way_out(verb) else ():
            alike = all(other.get(id) == delta for other in sampled.values())
            if alike or (question.name, verb, id) in TOLD_ELSEWHERE:
                continue
            for each in texts:
                if str(abs(delta)) not in re.findall(r"\d+", told(question, index, each)):
                    out.add((question.key, verb, id, each.lang))
    return out


def unpriced(name: str, met: list[Question], languages: tuple[str, ...]) -> set[tuple[str, str, str, str]]:
    texts = [Texts(lang, find(name).package, names=NAMES) for lang in languages]
    return set().union(*(silent(question, texts) for question in met))


def check(name: str, journals: list[Path], most: int, languages: tuple[str, ...]) -> None:
    met = list(questions(name, journals, most))
    check_cards(name, met)
    check_ways_out(name, met)
    assert unpriced(name, met, languages) == set()


@pytest.mark.parametrize("name", [SHORT])
def test_a_decision_shows_its_card_its_price_and_its_way_out(name: str) -> None:
    check(name, some_games(name), FEW, ("en",))


@pytest.mark.long
@pytest.mark.parametrize("name", TITLES)
def test_every_decision_of_the_recorded_games_shows_its_card_its_price_and_its_way_out(name: str) -> None:
    check(name, recorded(name), MOST, tuple(LANGUAGES))


@pytest.mark.parametrize(("name", "verb"), BOARD_WORDS)
def test_the_board_says_the_price_of_a_choice_in_every_language(name: str, verb: str) -> None:
    text, _ = BOARD_WORDS[name, verb]
    for lang in LANGUAGES:
        assert Texts(lang, find(name).package).has(text)
    scripts = [script(find(name).package, path) for path in ("board.js", "choices.js") if has_script(name, path)]
    assert any(f'"{text}"' in each for each in scripts)


def has_script(name: str, path: str) -> bool:
    return (resources.files(find(name).package) / "web" / path).is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_a_citizen_on_the_board_is_that_of_the_rules(lang: str) -> None:
    texts = Texts(lang, find("anno_1452").package)
    said = texts.say("board-citizen", {"estate": "Tirol"})
    assert re.findall(r"\d+", said) == [str(CITIZEN_COST)], said
