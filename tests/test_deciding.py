"""What a player needs at a decision, checked at every kind of question of recorded games: the card it is about, prices
and gains on the buttons, and a way out that is always in sight."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from deciding import Question, questions, recorded
from ludoteca.games.anno_1452.data import CITIZEN_COST
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import read_action
from ludoteca.kernel.preview import changes
from ludoteca.registry import find

TITLES = ("pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452")
PURSES = {"pax_renaissance": "florins", "baroque": "florins", "rio_de_la_plata": "silver", "anno_1452": "gold"}
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

# The texts of the boards for choices of which they know more than the arguments, with what these say.
BOARD_WORDS = {("anno_1452", "build"): "board-build", ("anno_1452", "citizen"): "board-citizen"}
# Choices whose price or gain stands elsewhere.
TOLD_ELSEWHERE = {
    ("baroque", "build-in"): "the choice before it names the price",
    ("baroque", "invest"): "the sum, what it brings and the fee are named, not their balance",
    ("baroque", "resolve-card"): "the card in play says what it brings",
    ("pax_renaissance", "buy"): "the price is named; florins that lie on the card come with it",
    ("pax_renaissance", "fair"): "the florins of the fair lie on its market",
    ("pax_renaissance", "levy"): "the profit of the fair is shared after the levies",
    ("rio_de_la_plata", "build"): "the goods are named; the choice before it says that silver takes the place of one",
    ("rio_de_la_plata", "settle"): "the goods are named; the choice before it says that silver takes the place of one",
    ("anno_1452", "play"): "the card says what it costs and brings",
    ("anno_1452", "wed"): "the card says what it costs and brings",
    ("anno_1452", "from"): "Prestige beyond the track is settled in Gold",
    ("anno_1452", "lose-point"): "Prestige beyond the track is settled in Gold",
    ("anno_1452", "lose-soldier"): "Prestige beyond the track is settled in Gold",
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


def price(question: Question, do: str) -> int:
    """By how much a choice changes the money of its player at once, 0 where it depends on anything else."""
    found = changes(question.game, question.table, question.seat, read_action(question.game, do)) or []
    purses = [each for each in found if each["id"] == PURSES[question.game.package.rsplit(".", 1)[1]]]
    own = [each for each in purses if each["seat"] == question.own]
    return int(own[0]["after"] - own[0]["before"]) if len(purses) == len(own) == 1 else 0


def told(question: Question, index: int, texts: Texts) -> str:
    """Everything the button and the question say about a choice."""
    choice = question.view["menu"][index]
    foreseen = [f for f in question.view.get("foreseen", []) if f["at"] == index]
    lines = [texts.tell(f"ask-{question.key}", question.args), texts.tell(f"do-{choice['verb']}", choice["args"])]
    lines += [texts.tell(f"foresee-{f['key']}", f["args"]) for f in foreseen]
    cards = [str(v).removeprefix("card:") for v in question.args.values() if str(v).startswith("card:")]
    lines += [texts.form(f"card:{card}", "text") for card in cards]
    return " ".join(lines)


def unpriced(name: str, met: list[Question], languages: tuple[str, ...]) -> set[tuple[str, str, str]]:
    """The verbs that cost or bring money without saying how much, with their questions and the language."""
    every = [Texts(lang, find(name).package, names=NAMES) for lang in languages]
    out = set()
    for question in met:
        verbs: dict[str, int] = {}
        for index, choice in enumerate(question.view["menu"]):
            verb = choice["verb"]
            verbs[verb] = verbs.get(verb, 0) + 1
            known = (name, verb) in BOARD_WORDS or (name, verb) in TOLD_ELSEWHERE or way_out(verb)
            cost = 0 if known or verbs[verb] > FEW else abs(price(question, choice["do"]))
            for texts in every if cost else []:
                if str(cost) not in re.findall(r"\d+", told(question, index, texts)):
                    out.add((question.key, verb, texts.lang))
    return out


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
    for lang in LANGUAGES:
        assert Texts(lang, find(name).package).has(BOARD_WORDS[name, verb])
    assert BOARD_WORDS[name, verb] in script(find(name).package, "board.js")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_a_citizen_on_the_board_is_that_of_the_rules(lang: str) -> None:
    texts = Texts(lang, find("anno_1452").package)
    said = texts.say("board-citizen", {"estate": "Tirol"})
    assert re.findall(r"\d+", said) == [str(CITIZEN_COST)], said
