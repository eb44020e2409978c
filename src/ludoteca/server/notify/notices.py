"""Who has to be told that the table waits for him, and how far that has come.

There is one notice per person and channel at a table: what is new takes the place of what was not sent yet. Nothing here waits,
reads the time or touches the disk; post.py does.
"""

from __future__ import annotations

from typing import Any

from ludoteca.server.tables.live import Live
from ludoteca.server.tables.record import PLAYING
from ludoteca.server.tables.votes import waiting

# What a person may be wanted for, the more pressing the higher. Who has been told and has not come back hears only of what is more pressing.
URGENCY = {"": 0, "request": 1, "offer": 1, "turn": 2, "warned": 3}
CONFIRM = "confirm"  # asks whether the address is the right one

IDLE = "idle"  # nothing to tell
WAITING = "waiting"  # to be sent at `due`, unless the person comes back before
TOLD = "told"
FAILED = "failed"  # could not be delivered, tried again at `due`
LOST = "lost"  # could not be delivered, not tried again

RETRY_S = (60, 300, 1800, 7200, 28_800)  # after each failure; after the last of them it is given up


class Need:
    """What a person is wanted for, and since when (a number that changes with the question)."""

    def __init__(self, kind: str, since: int) -> None:
        self.kind = kind
        self.since = since


class Notice:
    """The address a person gave for one table and one channel, and the message that is on its way to it."""

    def __init__(self, table: str, player: str, channel: str, address: str, lang: str, code: str) -> None:
        self.table = table
        self.player = player
        self.channel = channel
        self.address = address
        self.lang = lang
        self.code = code  # opens the page on which the address is confirmed or removed
        self.confirmed = False
        self.number = 0  # of the message: a newer one has a higher number
        self.kind = ""
        self.since = 0
        self.state = IDLE
        self.due: int | None = None
        self.tries = 0
        self.at = 0  # when it came into this state
        self.back = True  # the person has been at the table since he was told

    def stored(self) -> dict[str, Any]:
        return {
            "address": self.address,
            "lang": self.lang,
            "code": self.code,
            "confirmed": self.confirmed,
            "number": self.number,
            "kind": self.kind,
            "since": self.since,
            "state": self.state,
            "due": self.due,
            "tries": self.tries,
            "at": self.at,
            "back": self.back,
        }

    def follow(self, need: Need | None, now: int, delay: int) -> bool:
        """The table has changed: the message to be sent changes with it. True if anything did."""
        if not self.confirmed:
            return False
        pending = self.state in (WAITING, FAILED)
        if need is None:
            if pending:
                self.rest(now)
            return pending
        if (need.kind, need.since) == (self.kind, self.since):
            return False
        if not pending and not self.back and URGENCY[need.kind] <= URGENCY[self.kind]:
            return False
        self.number += 1
        self.kind = need.kind
        self.since = need.since
        if self.state != FAILED:  # a channel that does not work is not tried sooner because there is more to tell
            self.state = WAITING
            self.due = now + delay
            self.tries = 0
            self.at = now
        return True

    def rest(self, now: int) -> None:
        """Nobody has to be told anything any more."""
        self.kind = ""
        self.since = 0
        self.state = IDLE
        self.due = None
        self.tries = 0
        self.at = now

    def ask_to_confirm(self, now: int) -> None:
        self.confirmed = False
        self.number += 1
        self.kind = CONFIRM
        self.since = 0
        self.state = WAITING
        self.due = now
        self.tries = 0
        self.at = now

    def delivered(self, now: int) -> None:
        self.state = TOLD
        self.due = None
        self.tries = 0
        self.at = now
        self.back = False

    def failed(self, now: int, again: bool) -> None:
        self.at = now
        if not again or self.tries >= len(RETRY_S):
            self.state = LOST
            self.due = None
            return
        self.state = FAILED
        self.due = now + RETRY_S[self.tries] * 1000
        self.tries += 1


def read_notice(data: dict[str, Any]) -> Notice:
    notice = Notice(data["table_id"], data["player"], data["channel"], data["address"], data["lang"], data["code"])
    notice.confirmed = data["confirmed"]
    notice.number = data["number"]
    notice.kind = data["kind"]
    notice.since = data["since"]
    notice.state = data["state"]
    notice.due = data["due"]
    notice.tries = data["tries"]
    notice.at = data["at"]
    notice.back = data["back"]
    return notice


def needed(live: Live, player: str) -> Need | None:
    """What the table wants of a person now, the most pressing first."""
    if live.state != PLAYING or live.clock.paused or live.match is None:
        return None
    mine = [seat for seat in live.seats_of(player) if live.seats[seat].active]
    asked = [seat for seat in live.front_seats() if seat in mine]
    if asked:
        warned = any(live.clock.hands[seat].warned is not None for seat in asked)
        return Need("warned" if warned else "turn", min(live.asked_since[seat] for seat in asked))
    offered = [since for offer, since in live.offers if offer.to in mine]
    if offered:
        return Need("offer", max(offered))
    wanted = [request.id for request in live.requests if mine and player in waiting(live, request)]
    return Need("request", max(wanted)) if wanted else None


def masked(address: str) -> str:
    """Enough for its owner to recognise it, and no more: `a…@example.org`, `https://example.org/…`."""
    name, at, domain = address.rpartition("@")
    if at:
        return f"{name[:1]}…@{domain}"
    return "/".join(address.split("/")[:3]) + "/…"


def shown(notice: Notice) -> dict[str, Any]:
    """How far the message is, for its own person."""
    return {
        "channel": notice.channel,
        "address": masked(notice.address),
        "confirmed": notice.confirmed,
        "state": notice.state,
        "kind": notice.kind or None,
        "at": notice.at,
        "next": notice.due if notice.state == FAILED else None,
    }
