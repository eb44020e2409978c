"""The loop that drives every game: settle, look at the top step, ask or run."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.deal import DEAL_VERBS
from ludoteca.kernel.game import Game, Setup
from ludoteca.kernel.hidden import redeal
from ludoteca.kernel.rng import Quick
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import NOBODY, Action, Event, No, Refused


def new(game: Game[Any], setup: Setup, seed: int, log: bool = False, forced: list[int] | None = None) -> Table:
    """A new game, advanced to its first question."""
    s: Table = game.blank(setup.seats)
    s.seed = seed
    s.rules = game.rules_version
    if log:
        s.log = []
        s.chance = []
    s.forced = forced
    game.setup(s, setup)
    advance(game, s)
    return s


def advance(game: Game[Any], s: Table) -> None:
    """Run the steps that ask nobody until one asks a seat: then `front` holds the waiting steps and `menus` their
    options."""
    while s.agenda:
        game.settle(s)
        if not s.agenda:
            break
        top = s.agenda[-1]
        if top.sealed:
            if ask_sealed(s):
                return
            continue
        menu = top.options(s)
        if menu:
            s.front = [top]
            s.menus = [menu]
            return
        s.agenda.pop()
        top.run(s)
    s.front = []
    s.menus = []


def sealed_group(s: Table) -> list[Step[Any]]:
    """The sealed steps asked at once: those on top of the agenda, one per seat, first one first."""
    group: list[Step[Any]] = []
    seats: list[int] = []
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if not step.sealed or step.seat in seats:
            break
        group.append(step)
        seats.append(step.seat)
    return group


def sealed_menu(s: Table, step: Step[Any]) -> list[Action]:
    picks = s.picks[step.seat]
    return step.more(s, picks) if picks else step.options(s)


def ask_sealed(s: Table) -> bool:
    """Ask every sealed step whose answer is not complete; when all are, take them in order. False when nobody is
    asked."""
    group = sealed_group(s)
    if not s.picks:
        s.picks = [[] for _ in range(s.seats)]
    front: list[Step[Any]] = []
    menus: list[list[Action]] = []
    for step in group:
        menu = sealed_menu(s, step)
        if menu:
            front.append(step)
            menus.append(menu)
    if front:
        s.front = front
        s.menus = menus
        return True
    picks = s.picks
    s.picks = []
    del s.agenda[len(s.agenda) - len(group) :]
    pushed: list[list[Step[Any]]] = []
    for step in group:
        depth = len(s.agenda)
        if picks[step.seat]:
            step.take_all(s, picks[step.seat])
        else:
            step.run(s)
        if s.over:
            return False
        pushed.append(s.agenda[depth:])
        del s.agenda[depth:]
    for k in range(len(pushed) - 1, -1, -1):
        s.agenda.extend(pushed[k])
    return False


def choose(game: Game[Any], s: Table, i: int, a: Action) -> None:
    """The i-th waiting step is answered by an action out of its menu."""
    step = s.front[i]
    if step.sealed:
        s.picks[step.seat].append(a)
    else:
        s.agenda.pop()
        step.take(s, a)
    advance(game, s)
    if s.offers and game.deals is not None:
        game.deals.lapse(s)


def asked(s: Table, seat: int) -> int:
    """Which of the waiting steps asks this seat, -1 if none does."""
    for i in range(len(s.front)):
        if s.front[i].seat == seat:
            return i
    return -1


def menu(s: Table, seat: int) -> list[Action]:
    i = asked(s, seat)
    return s.menus[i] if i >= 0 else []


def act(game: Game[Any], s: Table, seat: int, a: Action) -> None:
    """Take an action of a seat, or raise Refused with the reason."""
    if s.over:
        raise Refused(No("game-over", ""))
    if a.verb in DEAL_VERBS:
        if game.deals is None:
            raise Refused(No("no-deals", ""))
        game.deals.act(s, seat, a)
        advance(game, s)
        return
    i = asked(s, seat)
    if seat == NOBODY and time_out(s) == a:
        i = 0
    elif i < 0 or a not in s.menus[i]:
        raise Refused(why(game, s, seat, a))
    choose(game, s, i, a)


def time_out(s: Table) -> Action | None:
    """The action that only the table's clock may take now, as seat NOBODY; None if the question has no limit of
    time."""
    if len(s.front) != 1 or s.front[0].sealed:
        return None
    return s.front[0].timeout(s)


def why(game: Game[Any], s: Table, seat: int, a: Action) -> No:
    """Why an action outside the menu is not possible."""
    if s.over:
        return No("game-over", "")
    i = asked(s, seat)
    if i < 0:
        return No("not-asked", "")
    step = s.front[i]
    if step.explains(a) or a in step.candidates(s) or a in step.ruled_out(s):
        no = step.refuse(s, a)
        if no is not None:
            return no
    return No("not-in-menu", step.rule)


def greyed(s: Table, seat: int) -> list[tuple[Action, No]]:
    """The candidates that are refused, each with its reason."""
    i = asked(s, seat)
    if i < 0 or (s.picks and not s.front[i].explains_picks):
        return []
    out = []
    step = s.front[i]
    for a in step.candidates(s) + step.ruled_out(s):
        no = step.refuse(s, a)
        if no is not None:
            out.append((a, no))
    return out


def drain(s: Table) -> list[Event]:
    """The events since the last call."""
    events = s.log if s.log is not None else []
    if s.log is not None:
        s.log = []
    return events


def determinise(game: Game[Any], s: Table, seat: int, seed: int) -> None:
    """Sample a state consistent with what the seat knows, in place on a copy: unknown cards, sealed answers of others,
    future chance."""
    quick = Quick(seed)
    s.seed = seed
    replaced = redeal(s, seat, quick)
    if s.offers and game.deals is not None:
        s.offers = [game.deals.as_seen(o, seat, replaced) for o in s.offers]
    if s.picks:
        waiting = [step.seat for step in s.front]
        for step in sealed_group(s):
            if step.seat == seat:
                continue
            s.picks[step.seat] = []
            options = sealed_menu(s, step)
            while options and step.seat not in waiting:
                s.picks[step.seat].append(options[quick.below(len(options))])
                options = sealed_menu(s, step)
    advance(game, s)


def playout(game: Game[Any], s: Table, seed: int, limit: int) -> int:
    """Play at random to the end (or `limit` decisions); how many decisions there were."""
    quick = Quick(seed)
    n = 0
    while s.front and n < limit:
        i = quick.below(len(s.front)) if len(s.front) > 1 else 0
        options = s.menus[i]
        choose(game, s, i, options[quick.below(len(options))])
        n += 1
    return n
