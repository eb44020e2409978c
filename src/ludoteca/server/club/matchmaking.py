"""Who of the people that wait for a game plays together. A pure function of those who wait."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

NEVER = -1
LIVE = "live"
DAYS = "days"
MAX_UNSEEN_MS = 30_000  # after which somebody who wants to play at once has gone


class Seeker(msgspec.Struct, frozen=True):
    """A person who waits for a game. The fields are the columns of the database table."""

    account: str
    game: str
    count: int
    pace: str
    rated: bool
    bots_after: int  # seconds after which bots may take the free seats
    since: int
    seen: int
    table_id: str = ""

    @property
    def kind(self) -> tuple[str, int, str, bool]:
        """Only people who want the same game can play together."""
        return (self.game, self.count, self.pace, self.rated)

    def here(self, now: int) -> bool:
        """Whether a game may begin without asking them first."""
        return self.pace == DAYS or now - self.seen <= MAX_UNSEEN_MS

    def takes_bots(self, now: int) -> bool:
        return self.bots_after != NEVER and now - self.since >= self.bots_after * 1000


Blocks = set[frozenset[str]]  # pairs of accounts that do not play together


def matched(seekers: Iterable[Seeker], blocks: Blocks, now: int) -> list[list[Seeker]]:
    """Groups of people who play together, those who have waited longest first. A group with fewer people than seats is
    completed by bots."""
    waiting = sorted((s for s in seekers if not s.table_id and s.here(now)), key=lambda s: (s.since, s.account))
    groups: list[list[Seeker]] = []
    while waiting:
        group = company(waiting, blocks)
        if len(group) < group[0].count:
            group = [one for one in group if one.takes_bots(now)] if group[0].takes_bots(now) else []
        if group:
            groups.append(group)
        done = {one.account for one in group} or {waiting[0].account}
        waiting = [one for one in waiting if one.account not in done]
    return groups


def company(waiting: list[Seeker], blocks: Blocks) -> list[Seeker]:
    """The first who waits, with as many others as there are seats."""
    group = [waiting[0]]
    for one in waiting[1:]:
        apart = any(frozenset((one.account, other.account)) in blocks for other in group)
        if one.kind == group[0].kind and not apart and len(group) < group[0].count:
            group.append(one)
    return group
