"""The addresses of the club's pages."""

from typing import Final

CLUB_PAGES: Final = [
    "/account",
    "/sign-in",
    "/register",
    "/recover-account",
    "/confirm/{code:str}",
    "/reset/{code:str}",
    "/people",
    "/u/{name:str}",
    "/ratings",
    "/archive",
    "/statistics/{game:str}",
    "/play",
    "/tournaments",
    "/tournaments/{tournament:str}",
]
