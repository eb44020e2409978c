"""The services around games between people with accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, or_, select

from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import OVER
from ludoteca.server.club.archive import Archive
from ludoteca.server.club.ladders import Ladders
from ludoteca.server.club.opponents import Opponents
from ludoteca.server.club.results import Results
from ludoteca.server.club.statistics import Statistics
from ludoteca.server.club.tournaments import Tournaments
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.club_schema import (
    challenges,
    entrants,
    rating_points,
    seekers,
)
from ludoteca.server.storage.operations import as_operation


class Play:
    def __init__(self, commands: CommandHandler, secrets: Secrets, now: Callable[[], int]) -> None:
        self.results = Results(commands.store, commands.cache)
        self.ladders = Ladders(commands.store)
        self.tournaments = Tournaments(commands.store, secrets, now)
        self.archive = Archive(commands.store)
        self.statistics = Statistics(commands.store)
        self.opponents = Opponents(commands.store, secrets, now)
        self.woken = asyncio.Event()  # something is to be done: a game has ended, a tournament begins
        self.working = asyncio.Lock()  # held while that is being done
        self.store = commands.store

    def look(self, entry: Entry) -> None:
        """Start the work that follows the end of a game."""
        if entry.live.state == OVER:
            self.woken.set()

    def erased(self, account: str) -> list[Op]:
        """What is erased with an account. Results and ratings keep its id, which then belongs to nobody: the ratings of
        the others follow from them."""
        return [
            as_operation(delete(seekers).where(seekers.c.account == account)),
            as_operation(delete(challenges).where(or_(challenges.c.by == account, challenges.c.to == account))),
        ]

    async def export(self, account: str) -> dict[str, Any]:
        """What is kept about an account: its ratings, its tournaments, and what it looks for."""
        rows = self.store.rows
        p, e, c = rating_points, entrants, challenges
        return {
            "ratings": await rows(select(p).where(p.c.who == account).order_by(p.c.at)),
            "tournaments": await rows(select(e.c.tournament, e.c.number, e.c.withdrawn).where(e.c.account == account)),
            "searches": await rows(select(seekers).where(seekers.c.account == account)),
            "challenges": await rows(select(c).where(or_(c.c.by == account, c.c.to == account))),
        }
