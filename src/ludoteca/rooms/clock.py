"""Clocks. A clock is an immutable value and a pure function of the table's journal: nothing here reads the time.

The clock of a seat runs while it is asked without a break. Live: each such turn has `move` milliseconds for free, then
the reserve runs down. Asynchronous: the bank runs down from the first moment. Both grow by `increment` when the turn is
over, the bank up to `cap`. The clock of a seat on vacation stands still and does not grow.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca.rooms.problem import Problem

KINDS = ("none", "live", "async")
DAY, YEAR = 86_400, 31_536_000
LIMITS = {"move": DAY, "reserve": DAY, "bank": YEAR, "increment": YEAR, "cap": YEAR, "grace": YEAR}  # seconds
MIN_TIME = 1000  # milliseconds


@dataclass(frozen=True)
class ClockRules:
    """The clock of a table, times in milliseconds."""

    kind: str = "none"
    move: int = 0  # free time of each turn
    start: int = 0  # reserve or bank at the beginning
    increment: int = 0
    cap: int = 0
    grace: int = 0  # between the warning and the bot

    @property
    def runs(self) -> bool:
        return self.kind != "none"


@dataclass(frozen=True)
class Hand:
    """The clock of one seat."""

    left: int  # reserve or bank when the present turn began
    since: int | None = None  # running since this moment
    used: int = 0  # part of the present turn used up before `since` (there was a pause)
    warned: int | None = None  # when the player was warned that their time is over
    away: bool = False  # a bot plays for the seat
    missed: bool = False  # the bot has moved because the player's time was over
    vacation: int = 0  # until when the player is on vacation; 0: they are not


@dataclass(frozen=True)
class Clock:
    rules: ClockRules
    hands: tuple[Hand, ...]
    asked: int = 0  # bit mask of the seats whose turn it is
    paused: bool = False

    @staticmethod
    def fresh(rules: ClockRules, seats: int) -> Clock:
        return Clock(rules, (Hand(rules.start),) * seats)

    def ask(self, now: int, asked: int) -> Clock:
        """From `now` on exactly the seats of the bit mask are asked."""
        if not self.rules.runs:
            return self if asked == self.asked else Clock(self.rules, self.hands, asked, self.paused)
        hands = []
        for seat, hand in enumerate(self.hands):
            was = self.asked >> seat & 1 == 1
            will = asked >> seat & 1 == 1
            if hand.away:
                pass
            elif was and not will:
                hand = Hand(self._grown(hand, now), vacation=hand.vacation)
            elif will and not was:
                stands = self.paused or hand.vacation
                hand = Hand(hand.left, None if stands else now, vacation=hand.vacation)
            hands.append(hand)
        return replace(self, hands=tuple(hands), asked=asked)

    def _grown(self, hand: Hand, now: int) -> int:
        """The reserve or bank after a turn. A turn that was played on vacation earns nothing."""
        left = self._left(hand, now) + (0 if hand.vacation else self.rules.increment)
        return min(left, max(self.rules.cap, hand.left)) if self.rules.kind == "async" else left

    def switch(self, rules: ClockRules, now: int) -> Clock:
        """Continue under other rules. Every seat gets the time of a new game; vacations and warnings end."""
        hands = []
        for seat, hand in enumerate(self.hands):
            runs = rules.runs and not self.paused and not hand.away and self.asked >> seat & 1 == 1
            hands.append(Hand(rules.start, now if runs else None, away=hand.away))
        return replace(self, rules=rules, hands=tuple(hands))

    def rest(self, seat: int, now: int, until: int) -> Clock:
        """Stop the clock of a seat for a vacation, in the middle of its turn if it has one."""
        hand = self.hands[seat]
        return self._with(seat, replace(hand, used=self._used(hand, now), since=None, vacation=until))

    def work(self, seat: int, now: int) -> Clock:
        """End the vacation of a seat. Its turn continues with the time used before."""
        hand = self.hands[seat]
        runs = self.rules.runs and not self.paused and not hand.away and self.asked >> seat & 1 == 1
        return self._with(seat, replace(hand, since=now if runs else None, vacation=0))

    def pause(self, now: int) -> Clock:
        hands = tuple(replace(h, used=self._used(h, now), since=None) for h in self.hands)
        return replace(self, hands=hands, paused=True)

    def resume(self, now: int) -> Clock:
        if not self.paused:
            return self
        running = self.rules.runs
        hands = tuple(
            replace(h, since=now, warned=None if h.warned is None else now)
            if running and self.asked >> seat & 1 and not h.away and not h.vacation
            else h
            for seat, h in enumerate(self.hands)
        )
        return replace(self, hands=hands, paused=False)

    def warn(self, seat: int, now: int) -> Clock:
        return self._with(seat, replace(self.hands[seat], warned=now))

    def stand_in(self, seat: int, now: int) -> Clock:
        """Stop the clock of a seat that a bot takes over, in the middle of its turn if it has one."""
        hand = self.hands[seat]
        return self._with(seat, replace(hand, used=self._used(hand, now), since=None, away=True))

    def move_of_standin(self, seat: int) -> Clock:
        """End the turn of an absent player with the bot's move. A turn that ran out of time entitles to a refill."""
        hand = self.hands[seat]
        over = hand.missed or hand.warned is not None
        return self._with(seat, Hand(self._left(hand, 0), away=True, missed=over, vacation=hand.vacation))

    def come_back(self, seat: int, now: int) -> Clock:
        """Return the clock to the player. The turn continues with the time used before they left.

        A player whose turn ran out and was played by the bot gets a tenth of the starting time, if less is left.
        """
        hand = self.hands[seat]
        left = max(hand.left, self.rules.start // 10) if hand.missed else hand.left
        running = self.rules.runs and not self.paused and not hand.vacation and self.asked >> seat & 1 == 1
        since = now if running else None
        return self._with(seat, Hand(left, since, hand.used, hand.warned, vacation=hand.vacation))

    def _with(self, seat: int, hand: Hand) -> Clock:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def _used(self, hand: Hand, now: int) -> int:
        """How long the present turn has lasted. A time source that steps back gives no extra time."""
        return hand.used + (max(0, now - hand.since) if hand.since is not None else 0)

    def _left(self, hand: Hand, now: int) -> int:
        return max(0, hand.left - max(0, self._used(hand, now) - self.rules.move))

    def left(self, seat: int, now: int) -> tuple[int, int]:
        """The rest of the free time of the turn, and of the reserve."""
        hand = self.hands[seat]
        return max(0, self.rules.move - self._used(hand, now)), self._left(hand, now)

    def expires(self, seat: int) -> int | None:
        """When the seat's time is over, if it is running; later events may change that."""
        hand = self.hands[seat]
        if hand.since is None:
            return None
        return hand.since - hand.used + self.rules.move + hand.left

    def due(self, seat: int) -> int | None:
        """When the seat must be warned, or replaced by a bot."""
        expires = self.expires(seat)
        if expires is None:
            return None
        warned = self.hands[seat].warned
        return expires if warned is None else warned + self.rules.grace


FIELDS = {"none": (), "live": ("move", "reserve"), "async": ("bank", "increment", "cap")}
OPTIONAL = {"none": ("grace",), "live": ("grace", "increment"), "async": ("grace",)}


@dataclass(frozen=True)
class Timer:
    """The time of a question that the rules limit, and of those like it that follow without a break."""

    since: int | None = None  # running since this moment
    used: int = 0  # time used up before `since` (there was a pause)

    def ask(self, now: int, timed: bool) -> Timer:
        """From `now` on such a question is waiting, or none is."""
        if not timed:
            return Timer()
        return self if self.since is not None or self.used else Timer(now)

    def pause(self, now: int) -> Timer:
        return self if self.since is None else Timer(None, max(1, self.used + now - self.since))

    def resume(self, now: int) -> Timer:
        return Timer(now, self.used) if self.since is None and self.used else self

    def left(self, limit: int, now: int) -> int:
        running = max(0, now - self.since) if self.since is not None else 0
        return max(0, limit - self.used - running)

    def due(self, limit: int) -> int | None:
        """When the time is over, if it is running."""
        return None if self.since is None else self.since - self.used + limit


def read_rules(given: dict[str, object]) -> ClockRules:
    """The clock a host asks for, with times in seconds; Problem if it makes no sense."""
    kind = given.get("kind", "none")
    if kind not in KINDS:
        raise Problem("clock", 400)
    wanted = FIELDS[str(kind)]
    known = (*wanted, *OPTIONAL[str(kind)])
    values = {name: milliseconds(name, value, known) for name, value in given.items() if name != "kind"}
    if any(name not in values for name in wanted):
        raise Problem("clock", 400)
    if kind == "live":
        return live_rules(values)
    return async_rules(values) if kind == "async" else ClockRules()


def milliseconds(name: str, value: object, known: tuple[str, ...]) -> int:
    if name not in known or isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Problem("clock", 400)
    if not 0 <= value <= LIMITS[name]:
        raise Problem("clock", 400)
    return int(value * 1000)


def live_rules(values: dict[str, int]) -> ClockRules:
    if values["move"] + values["reserve"] < MIN_TIME:
        raise Problem("clock", 400)
    increment = values.get("increment", 0)
    if increment > DAY * 1000:
        raise Problem("clock", 400)
    return ClockRules("live", values["move"], values["reserve"], increment, 0, values.get("grace", 30_000))


def async_rules(values: dict[str, int]) -> ClockRules:
    if values["bank"] < MIN_TIME or values["cap"] < values["increment"]:
        raise Problem("clock", 400)
    return ClockRules("async", 0, values["bank"], values["increment"], values["cap"], values.get("grace", 43_200_000))
