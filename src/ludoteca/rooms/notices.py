"""Notices: which player must be notified of what, and the state of each delivery.

There is one notice per player and channel of a table: a newer event replaces one that is not sent yet. This module is
pure: waiting, time and storage are in delivery.py.
"""

from __future__ import annotations

from typing import Any

from ludoteca.rooms.requests import waiting
from ludoteca.rooms.table import PLAYING, LiveTable

# Reasons to notify a player, by urgency. A player who was notified and has not returned is notified of more urgent
# reasons only.
URGENCY = {"": 0, "request": 1, "offer": 1, "turn": 2, "warned": 3, "idle": 4}
CONFIRM = "confirm"  # double opt-in: asks the owner of the address to confirm it

IDLE = "idle"  # nothing to send
WAITING = "waiting"  # to be sent at `due`, unless the player returns before
TOLD = "told"
FAILED = "failed"  # retried at `due`
LOST = "lost"  # given up

RETRY_S = (60, 300, 1800, 7200, 28_800)  # backoff after each failure, then the notice is given up


class Need:
    """Why the table waits for a player, and since when (a number that changes with the question)."""

    def __init__(self, kind: str, since: int) -> None:
        self.kind = kind
        self.since = since


class Notice:
    """The address of a player for one table and one channel, and the message in delivery to it."""

    def __init__(self, table: str, player: str, channel: str, address: str, lang: str, code: str) -> None:
        self.table = table
        self.player = player
        self.channel = channel
        self.address = address
        self.lang = lang
        self.code = code  # opens the page on which the address is confirmed or removed
        self.confirmed = False
        self.number = 0  # increases with each new message
        self.kind = ""
        self.since = 0
        self.state = IDLE
        self.due: int | None = None
        self.tries = 0
        self.at = 0  # when the state last changed
        self.back = True  # the player has opened the table since the last message

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
        """Update the pending message after a change of the table. Returns whether the notice changed."""
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
        if self.state != FAILED:  # a newer reason does not shorten the backoff
            self.state = WAITING
            self.due = now + delay
            self.tries = 0
            self.at = now
        return True

    def rest(self, now: int) -> None:
        """Drop the pending message."""
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


def needed(live: LiveTable, player: str) -> Need | None:
    """The most urgent reason why the table waits for a player; None if it does not."""
    if live.state != PLAYING or live.clock.paused or live.match is None:
        return None
    mine = [seat for seat in live.seats_of(player) if live.seats[seat].active]
    if live.idle and mine:
        return Need("idle", live.rev)
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
    """An address reduced to what its owner recognises: `a…@example.org`, `https://example.org/…`."""
    name, at, domain = address.rpartition("@")
    if at:
        return f"{name[:1]}…@{domain}"
    return "/".join(address.split("/")[:3]) + "/…"


def shown(notice: Notice) -> dict[str, Any]:
    """The state of the delivery as its own player sees it."""
    return {
        "channel": notice.channel,
        "address": masked(notice.address),
        "confirmed": notice.confirmed,
        "state": notice.state,
        "kind": notice.kind or None,
        "at": notice.at,
        "next": notice.due if notice.state == FAILED else None,
    }
