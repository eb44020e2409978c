"""Actions, events and refusals are numbers; kinds and signatures give those numbers their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from ludoteca.kernel.native import mypyc_attr

NOBODY: Final = -1
ALL: Final = -1


@mypyc_attr(acyclic=True)
class Action:
    """What a seat answers. Equal by value, never changed."""

    def __init__(self, verb: str, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.verb == self.verb and other.args == self.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.args!r})"


@mypyc_attr(acyclic=True)
class No:
    """Why something is not possible, with the rule that says so."""

    def __init__(self, key: str, rule: str, args: tuple[int, ...] = ()) -> None:
        self.key = key
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"No({self.key!r}, {self.rule!r}, {self.args!r})"


@mypyc_attr(acyclic=True)
class Event:
    """A fact for the log, never a sentence. Seats outside `seen` get it without its last `hide` arguments."""

    def __init__(self, key: str, rule: str, args: tuple[int, ...], seen: int, hide: int) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.seen = seen
        self.hide = hide
        self.knew: list[int] | None = None  # who knew each card when it was logged; only at tables that are watched

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r}, {self.seen}, {self.hide})"


class Refused(ValueError):
    """An action that is not possible now; `no` says why."""

    def __init__(self, no: No) -> None:
        super().__init__(no.key)
        self.no = no


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of entity. Entity number i of the kind has the word ids[i]; -1 is written "none".

    `cards` marks kinds whose entities may be hidden: a viewer who does not know such a card is shown its back.
    """

    def __init__(self, name: str, ids: Sequence[str], cards: bool = False) -> None:
        self.name = name
        self.ids = list(ids)
        self.cards = cards
        self.refs: list[int | str] = [name + ":" + word for word in self.ids]  # made once: views name entities often
        self.numbers = {word: i for i, word in enumerate(self.ids)}
        if len(self.numbers) != len(self.ids):
            twice = [word for word in self.ids if self.ids.count(word) > 1]
            raise ValueError(f"kind {name}: {twice[0]!r} is declared twice")

    def word(self, n: int) -> str:
        if 0 <= n < len(self.ids):
            return self.ids[n]
        if self.name == "number":
            return str(n)
        if n == NOBODY:
            return "none"
        raise ValueError(f"kind {self.name} has no entity {n}")

    def number(self, word: str) -> int:
        if self.name == "number":
            return int(word)
        if word == "none":
            return NOBODY
        if word not in self.numbers:
            raise ValueError(f"{word!r} is not a {self.name}")
        return self.numbers[word]

    def ref(self, n: int) -> int | str:
        """The entity as it appears in a view: a number as itself, anything else as "kind:word"."""
        if 0 <= n < len(self.refs):
            return self.refs[n]
        if self.name == "number":
            return n
        return self.name + ":" + self.word(n)


MAX_TEXT = 160  # characters of one free text


class TextKind(Kind):
    """Free text written by a player. Its number is its UTF-8 bytes, its word the same percent-encoded: one word without
    spaces or slashes."""

    def text(self, n: int) -> str:
        """The text itself; ValueError if the number stands for none that a player may write."""
        if n <= 0 or n.bit_length() > 8 * 4 * MAX_TEXT:
            raise ValueError("there is no such text")
        text = n.to_bytes((n.bit_length() + 7) // 8, "big").decode("utf-8")
        if len(text) > MAX_TEXT or not text.isprintable() or text != text.strip():
            raise ValueError(f"a text has at most {MAX_TEXT} printable characters")
        return text

    def word(self, n: int) -> str:
        return quote(self.text(n), safe="")

    def number(self, word: str) -> int:
        text = unquote(word, errors="strict")
        n = int.from_bytes(text.encode("utf-8"), "big")
        if self.text(n) != text:
            raise ValueError("there is no such text")
        return n

    def ref(self, n: int) -> int | str:
        return self.name + ":" + self.word(n)


class Prospect:
    """One fact about how near a seat (NOBODY: everybody) is to winning: the key of its sentence, the rule, and
    arguments. `soon`: the seat may win on its next turn."""

    def __init__(self, seat: int, key: str, rule: str, args: tuple[int, ...] = (), soon: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.args = args
        self.soon = soon


class Foresight:
    """One fact about what a choice brings, which its seat may know before choosing: the key of its sentence, the rule,
    and arguments. `loss`: the choice loses points for certain."""

    def __init__(self, key: str, rule: str, args: tuple[int, ...] = (), loss: bool = False) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.loss = loss


NUMBER: Final = Kind("number", [])
TEXT: Final = TextKind("text", [])
SEAT: Final = Kind("seat", ["A", "B", "C", "D", "E", "F"])

Sig = tuple[tuple[str, Kind], ...]


def sig(**variables: Kind) -> Sig:
    """The arguments of a verb, event, refusal or prompt: names of the text's variables, in order, with their kinds."""
    return tuple(variables.items())


KERNEL_VERBS: Final[dict[str, Sig]] = {
    "confirm": (),
    "pass": (),
    "bid": sig(amount=NUMBER),
    "agree": (),
    "disagree": (),
}
KERNEL_REFUSALS: Final[dict[str, Sig]] = {
    "not-asked": (),
    "not-in-menu": (),
    "game-over": (),
    "no-deals": (),
    "deal-with-oneself": (),
    "empty-deal": (),
    "no-such-offer": (),
    "not-your-offer": (),
    "offer-open": (),
    "offer-stale": (),
    "deal-not-now": (),
    "undo-barrier": (),
    "nothing-to-redo": (),
    "no-such-line": (),
}
KERNEL_EVENTS: Final[dict[str, Sig]] = {
    "auction-bid": sig(seat=SEAT, amount=NUMBER),
    "auction-pass": sig(seat=SEAT),
    "consent-given": sig(seat=SEAT),
    "consent-denied": sig(seat=SEAT),
    "deal-offered": sig(seat=SEAT, other=SEAT),
    "deal-accepted": sig(seat=SEAT, other=SEAT),
    "deal-declined": sig(seat=SEAT, other=SEAT),
    "deal-withdrawn": sig(seat=SEAT, other=SEAT),
    "deal-expired": sig(seat=SEAT, other=SEAT),
}
KERNEL_PROMPTS: Final[dict[str, Sig]] = {"Confirm": ()}
