"""Moderation by the host of the server: `ludoteca admin` on the same machine calls these endpoints."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from ludoteca.server.club.access import (
    AnyRequest,
    TheClub,
)
from ludoteca.server.transport.http.admin import authorise
from ludoteca.server.transport.http.common import Done, TheControl


class HostAction(msgspec.Struct, forbid_unknown_fields=True):
    action: Literal["warn", "mute", "unmute", "ban", "unban"]
    name: str
    reason: str = ""


@post("/api/admin/people/act", status_code=200, include_in_schema=False)
async def act(request: AnyRequest, data: JSONBody[HostAction], club: TheClub, control: TheControl) -> Done:
    authorise(request, control)
    await club.moderation.act(data.action, data.name, data.reason)
    return Done()


@post("/api/admin/people/reports", status_code=200, include_in_schema=False)
async def reports(request: AnyRequest, club: TheClub, control: TheControl) -> list[dict[str, Any]]:
    authorise(request, control)
    return await club.moderation.open_reports()


@post("/api/admin/people/reports/{report:str}/dismiss", status_code=200, include_in_schema=False)
async def dismiss(request: AnyRequest, report: FromPath[str], club: TheClub, control: TheControl) -> Done:
    authorise(request, control)
    await club.moderation.dismiss(report)
    return Done()


@post("/api/admin/people/log", status_code=200, include_in_schema=False)
async def log(request: AnyRequest, club: TheClub, control: TheControl) -> list[dict[str, Any]]:
    authorise(request, control)
    return await club.moderation.log()


HANDLERS = [act, reports, dismiss, log]
