"""Positions built by hand for the tests: an empty map, and words instead of numbers."""

from ludoteca.games.baroque.data import ARMY_LIMIT, CARD, STATE, N
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.actions import begin_action_phase
from ludoteca.games.baroque.rules.build import BUILD_VERBS, cost
from ludoteca.games.baroque.rules.events import DrawEvent
from ludoteca.games.baroque.rules.setup import take_power
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, No, Step, act, advance, read_action, why, write_action

A, B, C, D = 0, 1, 2, 3  # Brandenburg, Austria, the Palatinate, the Spanish Netherlands


def table(seats: int = 3, **options: str) -> Baroque:
    """Powers taken in the order above, no armies, empty hands, both decks full, nobody asked."""
    s = GAME.blank(seats)
    s.log = []
    GAME.setup(s, GAME.complete(seats, {name.replace("_", "-"): value for name, value in options.items()}))
    s.agenda.clear()
    for seat in range(seats):
        take_power(s, seat, seat)
    s.deck.sort()
    s.event_deck.sort()
    s.log.clear()
    return s


def st(word: str) -> int:
    return STATE.number(word)


def card(word: str) -> int:
    return CARD.number(word)


def names(states: list[int]) -> list[str]:
    return [STATE.word(state) for state in states]


def own(s: Baroque, seat: int, *words: str) -> None:
    for word in words:
        s.control[st(word)] = seat


def army(s: Baroque, seat: int, word: str, n: int = 1) -> None:
    s.add_armies(seat, st(word), n)


def put(s: Baroque, seat: int, word: str, points: int) -> None:
    s.add_influence(st(word), seat, points)


def points(s: Baroque, seat: int, word: str) -> int:
    return s.influence_of(st(word), seat)


def give(s: Baroque, seat: int, *words: str) -> None:
    """Cards out of the deck into a hand; "power" takes any free copy."""
    for word in words:
        n = take(s, word)
        s.hands[seat].append(n)
        s.known[n] = 1 << seat


def take(s: Baroque, word: str) -> int:
    n = next(c for c in s.deck if CARD.word(c) == word or CARD.word(c).rpartition("_")[0] == word)
    s.deck.remove(n)
    return n


def front(s: Baroque, seat: int, *words: str) -> None:
    for word in words:
        n = take(s, word)
        s.tableau[seat].append(n)
        s.known[n] = -1
        if word == "schonborn":
            s.ban = 1


def general(s: Baroque, seat: int, word: str, where: str) -> None:
    front(s, seat, word)
    s.general_at[seat] = st(where)


def ask(s: Baroque, *steps: Step[Baroque]) -> Baroque:
    s.then(*steps)
    advance(GAME, s)
    return s


def do(s: Baroque, *texts: str) -> None:
    """The waiting seat answers, in words."""
    for text in texts:
        act(GAME, s, s.front[0].seat, spoken(s, text))


def spoken(s: Baroque, text: str) -> Action:
    """An action in words; the price of a building may be left out."""
    if text in BUILD_VERBS:
        text += f" {cost(s, s.front[0].seat, BUILD_VERBS.index(text))}"
    return read_action(GAME, text)


def menu(s: Baroque, seat: int | None = None) -> list[str]:
    i = 0 if seat is None else [step.seat for step in s.front].index(seat)
    return [write_action(GAME, a) for a in s.menus[i]]


def asked(s: Baroque) -> str:
    return type(s.front[0]).__name__ if s.front else ""


def refusal(s: Baroque, text: str) -> str:
    """The reason why the waiting seat may not do it, "" if it may."""
    a = spoken(s, text)
    if a in s.menus[0]:
        return ""
    no = s.front[0].refuse(s, a)
    return no.key if no is not None else why(GAME, s, s.front[0].seat, a).key


def reason(no: No | None) -> str:
    return no.key if no is not None else ""


def dice(s: Baroque, *faces: int) -> None:
    s.forced = [face - 1 for face in faces]


def draw(s: Baroque, seat: int, word: str, *faces: int) -> Baroque:
    """The seat draws this event, with these dice."""
    n = card(word)
    for zone in (s.event_deck, s.event_discard):
        if n in zone:
            zone.remove(n)
    s.event_deck.append(n)
    dice(s, *faces)
    return ask(s, DrawEvent(seat))


def phase(s: Baroque, seat: int, event: str = "imperial_subsidies") -> Baroque:
    """The action phase of a seat begins, with a harmless event unless another is named."""
    n = card(event)
    s.event_deck.remove(n)
    s.event_deck.append(n)
    begin_action_phase(s, seat, s.order.index(seat))
    advance(GAME, s)
    return s


def told(s: Baroque, key: str) -> list[tuple[int, ...]]:
    return [e.args for e in s.log or [] if e.key == key]


def keys(s: Baroque) -> list[str]:
    return [e.key for e in s.log or []]


def all_armies(s: Baroque, seat: int) -> dict[str, int]:
    return {STATE.word(i): s.armies[i] for i in range(N) if s.host[i] == seat}


def fill_armies(s: Baroque, seat: int, word: str) -> None:
    """As many armies as the limit allows."""
    army(s, seat, word, ARMY_LIMIT[s.seats] - s.army_count(seat))


def action(text: str) -> Action:
    return read_action(GAME, text)
