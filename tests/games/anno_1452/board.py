"""Hand-built positions of Anno 1452 for the tests."""

from typing import Any

from ludoteca.games.anno_1452.constants import EVENT
from ludoteca.games.anno_1452.data import FULL_VALUE, KIND_OF, N_CARDS, N_REGIONS, PLACES, REGION_OF
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.estate import majority
from ludoteca.games.anno_1452.rules.turn import TurnStart
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import CARD, PLACE, REGION
from ludoteca.kernel import (
    ALL,
    NOBODY,
    Deals,
    Refused,
    Step,
    Table,
    act,
    advance,
    menu,
    new,
    read_action,
    why,
    write_action,
)

A, B, C, D = 0, 1, 2, 3
YEARS = {"1254": 0, "1257": 1, "1273": 2, "1292": 3, "1298": 4, "1308": 5, "1314": 6, "1346": 7, "1378": 8}
YEARS |= {"1400": 9, "1410": 10, "1438": 11, "1440": 12, "1452": 13}


def table(seats: int = 3, year: str = "1292", column: int = 1) -> Anno:
    """An empty board in an Action Round: 15 Gold, Prestige 10, order A B C D, every card in the deck, plain cards on
    top."""
    s = GAME.blank(seats)
    s.rules = GAME.rules_version
    s.seed = 7
    s.log = []
    s.gold = [15] * seats
    s.prestige = [10] * seats
    s.finished = [1] * seats
    s.last_row = YEARS["1452"]
    s.row = YEARS[year]
    s.column = column
    s.deck = sorted(range(N_CARDS), key=lambda card: KIND_OF[card] != EVENT)
    return s


def started(seats: int, seed: int = 1, **options: str) -> Anno:
    """A real game advanced to its first question."""
    return anno(new(GAME, GAME.complete(seats, options), seed, True))


def anno(s: Table) -> Anno:
    """The state of a match as what it is."""
    assert isinstance(s, Anno)
    return s


def deals() -> Deals[Anno]:
    """The exchanges that the game allows."""
    assert GAME.deals is not None
    return GAME.deals


def region(word: str) -> int:
    return REGION.number(word)


def place(word: str) -> int:
    return PLACE.number(word)


def card(word: str) -> int:
    return CARD.number(word)


def put(s: Anno, seat: int, where: str, value: int = FULL_VALUE, city: bool = False, citizens: int = 0) -> int:
    """One Estate with what is on it; no majority is checked."""
    p = s.put_estate(seat, region(where))
    s.value[p] = value
    s.city[p] = 1 if city else 0
    for _ in range(citizens):
        s.put_citizen(p)
    return p


def fill(s: Anno, seat: int, number: int) -> None:
    """That many more Estates of the seat, wherever there is room."""
    for p in range(PLACES):
        if number and s.owner[p] == NOBODY:
            s.put_estate(seat, REGION_OF[p])
            number -= 1
    assert number == 0


def settled(s: Anno) -> Anno:
    """Principality cards lie where the majorities are, without points."""
    for r in range(N_REGIONS):
        if not s.bound[r]:
            s.holder[r] = majority(s, r)
    return s


def take_card(s: Anno, word: str) -> int:
    """Lift a card out of wherever it lies."""
    number = card(word)
    for zone in s.zones():
        if number in zone:
            zone.remove(number)
    return number


def hand(s: Anno, seat: int, *words: str) -> None:
    for word in words:
        number = take_card(s, word)
        s.hands[seat].append(number)
        s.known[number] = 1 << seat


def lay(s: Anno, zone: list[int], *words: str) -> None:
    """Cards face up into a public zone."""
    for word in words:
        number = take_card(s, word)
        zone.append(number)
        s.known[number] = ALL


def top(s: Anno, *words: str) -> None:
    """These cards will be drawn next, the first one first."""
    for word in reversed(words):
        number = take_card(s, word)
        s.deck.append(number)
        s.known[number] = 0


def crown(s: Anno, king: int, soldiers: int = 12, antiking: int = NOBODY, others: int = 0) -> None:
    s.king = king
    s.soldiers[king] = soldiers
    s.antiking = antiking
    if antiking != NOBODY:
        s.soldiers[antiking] = others


def dice(s: Anno, *faces: int) -> None:
    """The next dice show these faces."""
    s.forced = [face - 1 for face in faces]


def ask(s: Anno, *steps: Step[Any]) -> None:
    s.then(*steps)
    advance(GAME, s)
    sound(s)


def turn(s: Anno, seat: int) -> None:
    """It is the turn of this seat."""
    ask(s, TurnStart(seat))


def do(s: Anno, seat: int, *texts: str) -> None:
    for text in texts:
        act(GAME, s, seat, read_action(GAME, text))
        sound(s)


def sound(s: Anno) -> None:
    assert s.over or GAME.check(s) == []


def options(s: Anno, seat: int) -> list[str]:
    return [write_action(GAME, a) for a in menu(s, seat)]


def can(s: Anno, seat: int, text: str) -> bool:
    return text in options(s, seat)


def refused(s: Anno, seat: int, text: str) -> str:
    """Try it, be refused; the key of the reason."""
    a = read_action(GAME, text)
    before = list(s.agenda)
    try:
        act(GAME, s, seat, a)
    except Refused as error:
        assert s.agenda == before
        return error.no.key
    raise AssertionError(f"{text} was not refused")


def reason(s: Anno, seat: int, text: str) -> tuple[str, str]:
    """The key and the rule of a refusal."""
    no = why(GAME, s, seat, read_action(GAME, text))
    return no.key, no.rule


def asked_seat(s: Anno) -> int:
    return s.front[0].seat if s.front else NOBODY


def asking(s: Anno) -> str:
    return type(s.front[0]).__name__ if s.front else ""


def told(s: Anno) -> list[str]:
    return [e.key for e in s.log or []]


def finish_turn(s: Anno) -> None:
    """Confirm and pass until no question of this turn is left."""
    while s.front:
        step = s.front[0]
        text = "confirm" if "confirm" in options(s, step.seat) else "pass"
        do(s, step.seat, text)


def battle(s: Anno, seat: int, frm: str | None, target: str, commit: int | None = None) -> None:
    """Declare an attack in a turn of the seat, up to the first question of the other side."""
    turn(s, seat)
    do(s, seat, f"attack {target}")
    do(s, seat, f"from {frm}" if frm else "soldiers-alone")
    if commit is not None:
        do(s, seat, f"commit {commit}")
    do(s, seat, "confirm")


def no_reactions(s: Anno, *seats: int) -> None:
    for seat in seats:
        do(s, seat, "pass")
