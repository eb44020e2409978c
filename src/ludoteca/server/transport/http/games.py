"""REST interface for games: descriptions, rules, cards, sources, chat phrases."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from ludoteca.ai import LEVELS
from ludoteca.kernel import Game
from ludoteca.registry import packages
from ludoteca.server.games import game_called
from ludoteca.server.logs import log, where
from ludoteca.server.transport.http import reference
from ludoteca.server.transport.http.common import Lang, TheSite
from ludoteca.server.transport.http.static_files import Site
from ludoteca.server.transport.ws.messages import PHRASES


def deal_terms(game: Game[Any]) -> dict[str, Any] | None:
    """The things and promises that an offer may contain, for clients that compose offers."""
    if game.deals is None:
        return None
    return {
        "things": [{"thing": name, "kind": kind.name} for name, kind in game.deals.things],
        "promises": [
            {"promise": name, "args": [{"name": arg, "kind": kind.name} for arg, kind in signature]}
            for name, signature in game.deals.promises
            if name not in game.deals.unoffered
        ],
    }


def described(site: Site) -> list[dict[str, Any]]:
    """Descriptions of all games, built once."""
    return site.described_by(lambda: describe(site))


def describe(site: Site) -> list[dict[str, Any]]:
    out = []
    for name in packages():
        try:
            game = game_called(name)
        except Exception as error:  # one broken game must not take down the others
            log.error("game-broken", game=name, error=type(error).__name__, where=where(error))
            continue
        out.append(
            {
                "id": game.id,
                "seats": list(game.seats),
                "options": [
                    {"id": o.id, "values": o.values, "default": o.default, "rule": o.rule} for o in game.options
                ],
                "maturity": game.maturity,
                "levels": list(LEVELS),
                "styles": list(game.evaluator().styles),
                "board": bool(site.game_files(name).names()),
                "rules_version": game.rules_version,
                "deals": deal_terms(game),
            }
        )
    return out


@get("/api/games", tags=["games"], sync_to_thread=False)
def games(site: TheSite) -> list[dict[str, Any]]:
    """Every game: seats, options, bot levels and styles, whether it has a drawn board."""
    return described(site)


@get("/api/games/{game:str}/rules", tags=["games"], sync_to_thread=False)
def game_rules(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """The rules reference: chapters, glossary, and rulings where the rulebook leaves a gap."""
    return reference.rules(game_called(game).package, lang)


@get("/api/games/{game:str}/overview", tags=["games"], sync_to_thread=False)
def game_overview(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """The game on one page: goal, turn, actions and end, in rules of the reference."""
    return reference.overview(game_called(game).package, lang)


@get("/api/games/{game:str}/cards", tags=["games"], sync_to_thread=False)
def game_cards(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """Every card, place and piece with its name and the facts of its record."""
    found = game_called(game)
    return reference.cards(found.package, found, lang)


@get("/api/games/{game:str}/about", tags=["games"], sync_to_thread=False)
def game_about(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """The sources of the components of this edition."""
    found = game_called(game)
    return reference.about(found.package, found, lang)


@get("/api/phrases", tags=["games"], sync_to_thread=False)
def phrases() -> list[str]:
    """Ids of the canned chat phrases; clients show the text `phrase-ID` in the reader's language."""
    return list(PHRASES)


HANDLERS = [games, game_rules, game_overview, game_cards, game_about, phrases]
