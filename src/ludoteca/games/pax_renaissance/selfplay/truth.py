"""How what Pax Renaissance says about a position is judged: against a copy that is played on or changed by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.pax_renaissance.constants import (
    CATHOLIC,
    DISCOVERY,
    EMPTY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    LAW,
    RELIGIONS,
    RENAISSANCE,
    ROOK,
)
from ludoteca.games.pax_renaissance.data import ACTIONS, EMPIRE, HAND_LIMIT, LAND
from ludoteca.games.pax_renaissance.flat import SPACE_COLUMN, icon_at
from ludoteca.games.pax_renaissance.records import LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.board import FAITH, IS_COMET, LAND_CITIES, LAND_SEA, VENICE_CITY
from ludoteca.games.pax_renaissance.rules.pieces import is_pirate
from ludoteca.games.pax_renaissance.rules.turn import Act
from ludoteca.games.pax_renaissance.rules.victory import believer_majority
from ludoteca.games.pax_renaissance.standing import standing
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Event, Foresight, Game, Prospect, Step, Table

Args = tuple[int, ...]
FALLEN: Final = ("fell-city", "fell-border", "fell-agent", "fell-repressed")
BATTLE: Final = ("RequiredAgents", "Agents", "Borrow", "Losses", "Pacify")
OVER: Final = ("battle-won", "battle-lost")

# ---- what a choice brings ----


def logged(s: Table) -> list[Event]:
    return s.log or []


def fair(s: Pax, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Pax) -> bool:
    """The florins that the holder takes, and those of all others."""
    shares = [0] * s.seats
    for e in logged(after):
        if e.key == "fair-share":
            shares[e.args[0]] += 1
        elif e.key == "earned":
            shares[e.args[0]] += e.args[1]
    return fact.args == (shares[seat], sum(shares) - shares[seat])


def battle(s: Pax, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Pax) -> bool | None:
    """The strengths, who wins, and how many pieces fall. A foretold number of fallen pieces stands for both sides."""
    met = [e.args[1:] for e in logged(after) if e.key == "battle"]
    if len(met) != 1:
        return None
    fallen = len([e for e in logged(after) if e.key in FALLEN])
    won = any([e.key == "battle-won" for e in logged(after)])
    attack, defence = fact.args
    if met[0] != (attack, defence) or won != (attack > defence):
        return False
    losses = attack + defence if attack == defence else 2 * min(attack, defence)
    return fallen == losses or (fallen < losses and any([f.key == "counts-double" for f in told]))


def counts_double(s: Pax, seat: int, a: Action, told: list[Foresight], fact: Foresight, after: Pax) -> bool | None:
    """More points meet than pieces: the white piece in Venice is one of them."""
    if not any([e.key == "battle" for e in logged(after)]):
        return None
    return s.city[VENICE_CITY] in (CATHOLIC, ROOK + CATHOLIC)


# ---- refusals ----


def give_florins(s: Pax, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    """The price is the last argument but the florins there are."""
    price = args[-2]
    s.florins[step.seat] = price - less
    return price >= less


def give_cost(s: Pax, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.florins[step.seat] = args[0] - less
    return args[0] >= less


def give_actions(s: Pax, step: Step[Any], a: Action, args: Args, less: int) -> bool:
    s.actions = args[0] - less
    return True


def hand_full(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return len(s.hands[step.seat]) >= HAND_LIMIT


def inactive(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return not s.active[args[0]]


def already_active(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.active[args[0]]


def in_deck(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.holder[args[0]] == NOWHERE


def not_in_deck(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.holder[args[0]] != NOWHERE


def vassal(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.suzerain[args[0]] != NOWHERE


def no_knights(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return all([s.city[city] not in range(len(RELIGIONS)) for city in LAND_CITIES[args[0]]])


def saturated(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return all([s.city[city] != EMPTY for city in LAND_CITIES[args[0]]])


def pirate_there(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return is_pirate(s.border[args[0]])


def concession_there(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.border[args[0]] not in (EMPTY, *[p for p in s.border if is_pirate(p)])


def acted(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return args[0] in s.acted


def under_bishop(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    """On the card, or on the king whose queen it is."""
    kings = [EMPIRE + land for land, queen in enumerate(s.consort) if queen == args[0]]
    return any([card in s.bishop_cards for card in (args[0], *kings)])


def already_open(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
    return s.city[args[0]] >= EMPTY


def ahead(victory: int, need: int) -> Callable[[Pax, Step[Any], Action, Args], bool]:
    """Whether the panel too says that this need of the victory is not met, and by the lead that the refusal names."""

    def held(s: Pax, step: Step[Any], a: Action, args: Args) -> bool:
        wanted = standing_needs(s, step.seat, victory)[need]
        return bool(wanted["missing"] > 0 and wanted["lead"] == args[0])

    return held


def standing_needs(s: Pax, seat: int, victory: int) -> list[dict[str, Any]]:
    needs: list[dict[str, Any]] = standing(s)[seat]["victories"][victory]["needs"]
    return needs


# ---- how near everybody is to winning ----


def in_turn(s: Pax, seat: int) -> Pax:
    """A copy on which the seat begins its turn."""
    o = s.copy()
    o.turn = seat
    o.actions = ACTIONS
    o.done = 0
    o.laid = 0
    return o


def may_declare(s: Pax, seat: int, victory: int) -> bool:
    """Whether the seat may declare the victory at the beginning of its turn, if its card were active."""
    o = in_turn(s, seat)
    o.active[victory] = True
    return Action("declare", (victory,)) in Act(seat).options(o)


def can_declare(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    """It is on the menu of the seat's turn, and costs as many actions as the panel says."""
    victory, cost = p.args
    if not s.active[victory] or not may_declare(s, p.seat, victory):
        return False
    o = in_turn(s, p.seat)
    o.actions = cost - 1
    return Action("declare", (victory,)) not in Act(p.seat).options(o)


def met(game: Game[Any], s: Pax, p: Prospect) -> bool:
    return not s.active[p.args[0]] and may_declare(s, p.seat, p.args[0])


def comet(game: Game[Any], s: Pax, p: Prospect) -> bool:
    """A comet is on the menu too, and there is an action left to declare with."""
    buys = [a.args[0] for a in Act(p.seat).options(in_turn(s, p.seat)) if a.verb == "buy"]
    return any([IS_COMET[card] for card in buys]) and met(game, s, p)


def enough(game: Game[Any], s: Pax, p: Prospect, victory: int, missing: list[int], give: Any) -> bool | None:
    """With everything that is said to be missing the victory may be declared, without it or with one less it may
    not."""
    if may_declare(s, p.seat, victory):
        return False
    o = s.copy()
    if not give(o, missing):
        return None
    if not may_declare(o, p.seat, victory):
        return False
    for i, n in enumerate(missing):
        if n:
            o = s.copy()
            if give(o, [*missing[:i], n - 1, *missing[i + 1 :]]) and may_declare(o, p.seat, victory):
                return False
    return True


def crowns(s: Pax, seat: int, n: int, republic: bool) -> bool:
    """So many more empires."""
    free = [land for land in range(LANDS) if s.holder[land] == NOWHERE]
    for land in free[:n]:
        s.holder[land] = seat
        s.republic[land] = republic
    return n <= len(free)


def renaissance(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    def give(o: Pax, missing: list[int]) -> bool:
        o.icons[icon_at(p.seat, LAW)] += missing[1]
        return crowns(o, p.seat, missing[0], True)

    return enough(game, s, p, RENAISSANCE, list(p.args), give)


def imperial(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    """Kings, or empire cards of both kinds at a table that counts them."""
    if s.imperial_empires != (p.key == "imperial-empires"):
        return False

    def give(o: Pax, missing: list[int]) -> bool:
        return crowns(o, p.seat, missing[0], False)

    return enough(game, s, p, IMPERIAL, list(p.args), give)


def globalization(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    def give(o: Pax, missing: list[int]) -> bool:
        free = [border for border, piece in enumerate(o.border) if piece == EMPTY]
        for border in free[: missing[0]]:
            o.border[border] = o.cube(p.seat)
        o.icons[icon_at(p.seat, DISCOVERY)] += missing[1]
        return missing[0] <= len(free)

    return enough(game, s, p, GLOBALIZATION, list(p.args), give)


def holy(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    """Bishops anywhere, believers in the theocracies where they are too few, prestige."""
    religion = p.args[0]
    lands = [land for land in range(LANDS) if s.face[land] == religion]

    def give(o: Pax, missing: list[int]) -> bool:
        o.bishop_colours += [religion] * missing[0]
        o.icons[icon_at(p.seat, religion)] += missing[2]
        return place_believers(o, religion, lands, missing[1])

    return len(lands) > 0 and enough(game, s, p, HOLY, list(p.args[1:]), give)


def holy_without_theocracy(game: Game[Any], s: Pax, p: Prospect) -> bool | None:
    """No map card shows that faith. If one did, and a believer stood there, the rest of what is missing would do."""
    religion = p.args[0]
    if religion in s.face:
        return False
    o = s.copy()
    land = next((land for land in range(LANDS) if religion in LAND[land].sides), NOWHERE)
    if land == NOWHERE:
        return None
    o.face[land] = religion
    for city in LAND_CITIES[land]:
        o.city[city] = religion
    o.bishop_colours += [religion] * p.args[1]
    o.icons[icon_at(p.seat, religion)] += p.args[2]
    for border in LAND_SEA[land]:
        o.border[border] = EMPTY
    return may_declare(o, p.seat, HOLY)


def comets_left(s: Pax) -> bool:
    """Whether a comet lies in the market, where it can be bought, or is still to come."""
    there = [card for space, card in enumerate(s.market) if card != EMPTY and SPACE_COLUMN[space] > 0]
    return any([IS_COMET[card] for cards in [there, *s.decks, *s.comets] for card in cards])


def asleep(game: Game[Any], s: Pax, p: Prospect) -> bool:
    """The card is inactive, and a comet that may activate it is still to come or not."""
    return not s.active[p.args[0]] and comets_left(s) == (p.key == "inactive")


def met_asleep(game: Game[Any], s: Pax, p: Prospect) -> bool:
    return met(game, s, p) and comets_left(s) == (p.key == "met-inactive")


def place_believers(s: Pax, religion: int, lands: list[int], n: int) -> bool:
    """So many more, where the majority is furthest away; False if there is no room."""
    for _ in range(n):
        room = [land for land in lands if any([s.city[city] == EMPTY for city in LAND_CITIES[land]])]
        short = [land for land in room if believer_majority(s, religion, [land]) < 1]
        if not (short or (room and s.holy_total)):
            return False
        land = min(short or room, key=lambda where: believer_majority(s, religion, [where]))
        city = next(city for city in LAND_CITIES[land] if s.city[city] == EMPTY)
        if city == VENICE_CITY and religion == CATHOLIC:
            return False  # card.83 may count it twice
        s.city[city] = next(piece for piece in range(len(RELIGIONS)) if FAITH[piece] == religion)
    return True


FORETOLD: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Any]]] = {
    "fair": (("fair-closed",), ("*",), fair),
    "battle-won": (("map-turned", *OVER), BATTLE, battle),
    "battle-even": (OVER, BATTLE, battle),
    "battle-lost": (OVER, BATTLE, battle),
    "counts-double": (OVER, BATTLE, counts_double),
}
PROMISED: Final[dict[str, Callable[[Game[Any], Any, Prospect], bool | None]]] = {
    "inactive": asleep,
    "inactive-for-good": asleep,
    "can-declare": can_declare,
    "met-inactive": met_asleep,
    "met-for-good": met_asleep,
    "comet-in-reach": comet,
    "renaissance": renaissance,
    "imperial": imperial,
    "imperial-empires": imperial,
    "globalization": globalization,
    "holy": holy,
    "holy-no-theocracy": holy_without_theocracy,
}
GRANTED: Final[dict[str, Callable[[Any, Step[Any], Action, Args, int], bool]]] = {
    "price": give_florins,
    "vote-price": give_florins,
    "campaign-price": give_florins,
    "cannot-pay": give_cost,
    "needs-actions": give_actions,
}
HELD: Final[dict[str, Callable[[Any, Step[Any], Action, Args], bool | None]]] = {
    "hand-full": hand_full,
    "inactive": inactive,
    "already-active": already_active,
    "empire-in-deck": in_deck,
    "king-not-in-deck": not_in_deck,
    "is-vassal": vassal,
    "no-knights": no_knights,
    "saturated": saturated,
    "pirate-bars": pirate_there,
    "same-pirate": pirate_there,
    "protected": concession_there,
    "card-acted": acted,
    "silenced": under_bishop,
    "already-open": already_open,
    "too-few-republics": ahead(RENAISSANCE, 0),
    "too-little-law": ahead(RENAISSANCE, 1),
    "too-few-kings": ahead(IMPERIAL, 0),
    "too-few-empires": ahead(IMPERIAL, 0),
    "too-few-concessions": ahead(GLOBALIZATION, 0),
    "too-little-discovery": ahead(GLOBALIZATION, 1),
}
