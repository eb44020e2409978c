"""Times of day in a person's time zone: quiet hours and the time of the digest. Pure functions.

A moment is in milliseconds since 1970, a time of day in minutes since midnight.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 1440  # of a day
MAX_ZONE = 64


def is_zone(name: str) -> bool:
    """Whether a name is that of a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return len(name) <= MAX_ZONE


def local(now: int, zone: str) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(zone))


def moment(day: date, minute: int, zone: str, fold: int = 0) -> int:
    """A time of day as a moment. A time that the start of summer time skips is that of the clock that goes on."""
    at = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(zone)).replace(fold=fold)
    return int(at.timestamp() * 1000)


def next_time(now: int, zone: str, minute: int) -> int:
    """The next moment at which a time of day comes, once a day."""
    today = local(now, zone).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    return min(at for at in (moment(day, minute, zone) for day in days) if at > now)


def quiet_until(now: int, zone: str, begin: int, end: int) -> int | None:
    """When the quiet hours end in which a moment lies; None if it lies outside of them."""
    here = local(now, zone)
    minute = here.hour * 60 + here.minute
    inside = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not inside:
        return None
    # At the end of summer time an hour comes twice: both count.
    days = [here.date(), here.date() + timedelta(days=1)]
    return min(at for at in (moment(day, end, zone, fold) for day in days for fold in (0, 1)) if at > now)
