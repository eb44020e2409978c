"""The tables that wait for an account: the digest that lists them, and the calendar of the moves that are due."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from ludoteca.i18n import Texts
from ludoteca.rooms.notices import RETRY_S, needed
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.club.accounts import BANNED, Account
from ludoteca.server.club.messages import PACKAGE, Messages, Text
from ludoteca.server.club.seats import AccountSeats
from ludoteca.server.logs import log, where
from ludoteca.server.services.notices.channels import Undelivered
from ludoteca.server.services.notices.templates import words_of
from ludoteca.server.storage.operations import Conflict

MAX_TABLES = 50  # of one account, the newest
MAX_LINE = 75  # octets of a line of a calendar
EVENT_MS = 1_800_000  # how long before its end a move is shown in the calendar


class Waiting(msgspec.Struct):
    """A table that waits for an account. It holds what everybody at the table knows."""

    table: str
    game: str
    others: str
    since: int
    due: int | None  # when the time of the player is over


class WaitingTables:
    def __init__(self, messages: Messages, seats: AccountSeats) -> None:
        self.messages = messages
        self.seats = seats
        self.cache = seats.cache
        self.now = messages.now

    async def of(self, account: Account) -> list[Waiting]:
        """The tables that wait for an account, those with the nearest end first."""
        playing = [row for row in await self.seats.of(account.id) if row["state"] == PLAYING]
        found = []
        for row in playing[:MAX_TABLES]:
            entry = await self.cache.try_get(row["table_id"])
            one = waiting_for(entry.live, row["id"], account.lang) if entry is not None else None
            found += [one] if one is not None else []
        return sorted(found, key=lambda one: (one.due is None, one.due or 0, one.table))

    # ---- the digest ----

    async def send_digests(self) -> None:
        """Send the digests that are due: one a day, if any table waits."""
        for row in await self.messages.digests_due(self.now()):
            try:
                await self._digest(row)
            except Conflict:
                continue  # another node was first, or the person has chosen something else
            except (Problem, OSError) as error:
                log.error("digest-failed", error=type(error).__name__, where=where(error))

    async def _digest(self, row: dict[str, Any]) -> None:
        now = self.now()
        messages = self.messages
        hours = await messages.hours(row["account"])
        quiet = hours.quiet_until(now)
        if quiet is not None:
            await messages.store.commit([messages.digest_moved(row, quiet, row["tries"])])
            return
        last = row["tries"] >= len(RETRY_S)
        again = hours.next_digest(now) if last else now + RETRY_S[row["tries"]] * 1000
        await messages.store.commit([messages.digest_moved(row, again, 0 if last else row["tries"] + 1)])
        account = await messages.accounts.by_id(row["account"])
        tables = await self.of(account) if account is not None and account.state != BANNED else []
        try:
            if account is not None and tables:
                await messages.deliver(account, row["channel"], digest_text(account, tables, messages.url, now))
        except Undelivered as failure:
            log.warning("digest-undelivered", again=failure.again)
            if failure.again:
                return  # the next attempt is set already
        await messages.store.commit([messages.digest_moved({**row, "due": again}, hours.next_digest(now), 0)])


def waiting_for(live: LiveTable, player: str, lang: str) -> Waiting | None:
    """Whether a table waits for a player, in words."""
    need = needed(live, player)
    if need is None:
        return None
    texts = Texts(lang, live.game.package)
    words = words_of(live, player, texts)
    ends = [live.clock.expires(seat) for seat in live.seats_of(player) if live.seats[seat].active]
    due = min((end for end in ends if end is not None), default=None)
    return Waiting(live.id, words["game"], words["others"], need.since, due)


def digest_text(account: Account, tables: list[Waiting], url: str, now: int) -> Text:
    texts = Texts(account.lang, PACKAGE)
    lines = [texts.say("account-digest-line", {"game": one.game, "others": one.others}) for one in tables]
    links = [f"{line}\n{url}/t/{one.table}" for line, one in zip(lines, tables, strict=True)]
    foot = texts.say("account-mail-foot-digest", {"settings": f"{url}/account"})
    return Text(
        id=f"{account.id}.{now // 1000}",
        subject=texts.say("account-digest-subject", {"count": len(tables)}),
        body="\n".join(lines),
        path="/",
        tag="digest",
        links="\n".join([*links, "", foot]),
    )


# ---- the calendar ----


def calendar(account: Account, tables: list[Waiting], url: str, now: int) -> str:
    """The moves that are due as an iCalendar (RFC 5545). Tables without a clock have no entry."""
    texts = Texts(account.lang, PACKAGE)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ludoteca//Moves//EN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{escaped(texts.say('account-calendar', {'name': account.name}))}")
    for one in tables:
        if one.due is None:
            continue
        words = {"game": one.game, "others": one.others}
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}-{one.since}@ludoteca",
            f"DTSTAMP:{stamp(now)}",
            f"DTSTART:{stamp(one.due - EVENT_MS)}",
            f"DTEND:{stamp(one.due)}",
            f"SUMMARY:{escaped(texts.say('account-calendar-move', words))}",
            *([f"URL:{url}/t/{one.table}"] if url else []),
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(folded(line) + "\r\n" for line in lines)


def stamp(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for plain in ("\\", ";", ","):
        text = text.replace(plain, "\\" + plain)
    return " ".join(text.split())


def folded(line: str) -> str:
    """A line in pieces of at most 75 octets, none of which splits a character."""
    pieces = [""]
    for letter in line:
        if len((pieces[-1] + letter).encode()) > MAX_LINE - (1 if len(pieces) > 1 else 0):
            pieces.append("")
        pieces[-1] += letter
    return "\r\n ".join(pieces)
