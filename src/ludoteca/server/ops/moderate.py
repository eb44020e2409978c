"""`ludoteca admin reports, warn, mute, ban, ...`: moderation by the host, also through a server that runs."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

from ludoteca.rooms.problem import Problem
from ludoteca.server.build import Server
from ludoteca.server.club.moderation import Moderation
from ludoteca.server.ops.folder import Wrong, call_server, database, with_store
from ludoteca.server.storage.lock import DataLock, InUse

Work = Callable[[Moderation], Awaitable[Any]]


def moderated(args: Namespace, path: str, body: object, work: Work) -> Any:
    """Do something with the moderation of a server that runs, or of its data folder."""
    database(args.data)
    try:
        lock = DataLock(args.data)
    except InUse:
        status, answer = call_server(args.data, f"/api/admin/people/{path}", body)
        if status == 404:
            raise Wrong("admin-nobody", what=wanted(args)) from None
        if status != 200:
            raise Wrong("admin-running") from None
        return json.loads(answer)

    async def job(server: Server) -> Any:
        assert server.club is not None
        try:
            return await work(server.club.moderation)
        except Problem:
            raise Wrong("admin-nobody", what=wanted(args)) from None

    try:
        return with_store(args, job, club=True)
    finally:
        lock.release()


def wanted(args: Namespace) -> str:
    return str(getattr(args, "name", "") or getattr(args, "report", ""))


def act(args: Namespace) -> dict[str, Any]:
    """Warn, mute, unmute, ban or unban a person."""
    reason = getattr(args, "reason", "")
    body = {"action": args.tool, "name": args.name, "reason": reason}
    moderated(args, "act", body, lambda moderation: moderation.act(args.tool, args.name, reason))
    return {"say": "admin-moderated", "action": args.tool, "name": args.name}


def reports(args: Namespace) -> dict[str, Any]:
    return {"reports": moderated(args, "reports", None, lambda moderation: moderation.open_reports())}


def actions(args: Namespace) -> dict[str, Any]:
    return {"actions": moderated(args, "log", None, lambda moderation: moderation.log())}


def dismiss(args: Namespace) -> dict[str, Any]:
    path = f"reports/{quote(args.report, safe='')}/dismiss"
    moderated(args, path, None, lambda moderation: moderation.dismiss(args.report))
    return {"say": "admin-moderated", "action": "dismiss", "name": args.report}


TOOLS: dict[str, Callable[[Namespace], dict[str, Any]]] = {
    "reports": reports,
    "dismiss": dismiss,
    "warn": act,
    "mute": act,
    "unmute": act,
    "ban": act,
    "unban": act,
    "actions": actions,
}
