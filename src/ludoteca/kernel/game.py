"""The interface of a game: what the kernel needs to know of a title."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from ludoteca.kernel.deal import Deals
from ludoteca.kernel.evaluate import Evaluator
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.table import S
from ludoteca.kernel.words import (
    KERNEL_EVENTS,
    KERNEL_PROMPTS,
    KERNEL_REFUSALS,
    KERNEL_VERBS,
    Event,
    Kind,
    No,
    Prospect,
    Sig,
)


class Option:
    """A set-up option. Texts: option-ID, option-ID-about, option-ID-VALUE. `since`: the first version of the rules that
    has it. `before`: the value that describes the rules before that version."""

    def __init__(
        self, id: str, values: list[str], default: str, rule: str = "", since: int = 1, before: str = ""
    ) -> None:
        if default not in values:
            raise ValueError(f"option {id}: default {default!r} is not one of its values")
        self.id = id
        self.values = values
        self.default = default
        self.rule = rule
        self.since = since
        self.before = before or default


class Setup:
    """How many play and which options hold; `options` is complete (defaults filled in)."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options


class Result:
    def __init__(self, reason: str, places: list[int], scores: list[int]) -> None:
        self.reason = reason
        self.places = places
        self.scores = scores

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class SetupError(ValueError):
    """A set-up nobody can play; `no` says why in a key with arguments as words."""

    def __init__(self, key: str, words: dict[str, str]) -> None:
        super().__init__(key + " " + " ".join(f"{k}={v}" for k, v in words.items()))
        self.key = key
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One object per title. A subclass fills the attributes and the methods below."""

    id: ClassVar[str] = ""
    package: ClassVar[str] = ""
    seats: ClassVar[range] = range(2, 3)
    rules_version: ClassVar[int] = 1
    maturity: ClassVar[str] = "draft"
    longest: ClassVar[int] = 20000  # decisions after which a random game counts as endless
    largest_menu: ClassVar[int] = 256  # no question has more choices; learning programs size their action space by it

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.kinds: list[Kind] = []
        self.verbs: dict[str, Sig] = {}
        self.events: dict[str, Sig] = {}
        self.refusals: dict[str, Sig] = {}
        self.prompts: dict[str, Sig] = {}
        self.reasons: list[str] = []
        self.prospects: dict[str, Sig] = {}
        self.foresights: dict[str, Sig] = {}
        self.position_kinds: dict[str, Kind] = {}
        self.code_fields: tuple[
            str, ...
        ] = ()  # fields of numbers that encode something and may be large, see validate.py
        self.deals: Deals[S] | None = None

    def verb(self, name: str) -> Sig | None:
        return self.verbs.get(name) if name in self.verbs else KERNEL_VERBS.get(name)

    def event(self, key: str) -> Sig:
        found = self.events.get(key) if key in self.events else KERNEL_EVENTS.get(key)
        if found is None:
            raise KeyError(f"{self.id}: event {key!r} is not declared")
        return found

    def refusal(self, key: str) -> Sig:
        found = self.refusals.get(key) if key in self.refusals else KERNEL_REFUSALS.get(key)
        if found is None:
            raise KeyError(f"{self.id}: refusal {key!r} is not declared")
        return found

    def prompt(self, step: str) -> Sig:
        found = self.prompts.get(step) if step in self.prompts else KERNEL_PROMPTS.get(step)
        return found if found is not None else ()

    def all_verbs(self) -> dict[str, Sig]:
        return {**KERNEL_VERBS, **self.verbs}

    def all_events(self) -> dict[str, Sig]:
        return {**KERNEL_EVENTS, **self.events}

    def all_refusals(self) -> dict[str, Sig]:
        return {**KERNEL_REFUSALS, **self.refusals}

    def complete(self, seats: int, chosen: dict[str, str] | None = None) -> Setup:
        """Fill in the defaults and refuse what cannot be played."""
        if seats not in self.seats:
            raise SetupError("seats", {"least": str(self.seats[0]), "most": str(self.seats[-1])})
        options = {o.id: o.default for o in self.options}
        for key, value in (chosen or {}).items():
            if key not in options:
                raise SetupError("option", {"option": key})
            known = next(o for o in self.options if o.id == key)
            if value not in known.values:
                raise SetupError("value", {"option": key, "value": value, "values": ", ".join(known.values)})
            options[key] = value
        setup = Setup(seats, options)
        no = self.validate(setup)
        if no is not None:
            words = {name: str(kind.word(n)) for (name, kind), n in zip(self.refusal(no.key), no.args, strict=True)}
            raise SetupError(no.key, words)
        return setup

    def complete_under(self, rules: int, seats: int, chosen: dict[str, str]) -> Setup:
        """The set-up of a game that began under this version of the rules, in options of the present one."""
        return self.complete(seats, {**{o.id: o.before for o in self.options if o.since > rules}, **chosen})

    def options_under(self, rules: int, setup: Setup) -> dict[str, str]:
        """The options of a game that began under this version of the rules. Nobody chose those that came later."""
        return {o.id: setup.options[o.id] for o in self.options if o.since <= rules}

    def blank(self, seats: int) -> S:
        raise NotImplementedError

    def setup(self, s: S, setup: Setup) -> None:
        raise NotImplementedError

    def validate(self, setup: Setup) -> No | None:
        return None

    def settle(self, s: S) -> None:
        """State-based checks before anything else happens (hand limits, victory). Must do nothing when called twice."""

    def check(self, s: S) -> list[str]:
        return []

    def show(self, s: S) -> dict[str, Any]:
        """The board as everybody sees it; `Viewer(s, NOBODY)` hides what not all know."""
        return {"zones": [], "counters": []}

    def show_own(self, s: S, v: Viewer) -> list[dict[str, Any]]:
        """The zones of which the viewer sees more than everybody, as it sees them. Each replaces the zone of `show`
        with its id and seat."""
        return []

    def standing(self, s: S) -> list[dict[str, Any]]:
        return []

    def faction(self, s: S, seat: int) -> str:
        """The text key of the side that a seat plays, where a title has sides with rules of their own; else empty."""
        return ""

    def outlook(self, s: S) -> list[Prospect]:
        """What each seat still needs to win, what cannot count yet, and who may win on the next turn. Public facts
        only."""
        return []

    def evaluator(self) -> Evaluator[S]:
        return Evaluator()

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """Migrate a state saved under older rules to the current fields, so that running games continue."""
        return data

    def upgrade_event(self, event: Event) -> Event | None:
        """An event that older rules may have recorded, as the present texts tell it; None if they cannot."""
        return event

    def result(self, s: S) -> Result | None:
        return Result(s.over, s.places, s.scores) if s.over else None
