"""The laws on secrets: nothing that reaches a seat may tell what it cannot know, whether it looks, acts, offers or
reads the log.

Each returns what it found broken, in words for a developer, as those in laws.py do.
"""

from __future__ import annotations

from typing import Any

from ludoteca.conformance.laws import difference
from ludoteca.kernel import (
    Action,
    Event,
    Game,
    Quick,
    Refused,
    Step,
    Table,
    Viewer,
    act,
    advance,
    asked,
    choose,
    determinise,
    merged_view,
    show_event,
    show_prospects,
    view,
)


def may_resolve(step: Step[Any], menu: list[Action]) -> bool:
    """Whether a program may answer for the seat, because there is only one answer and that is no secret."""
    return len(menu) == 1 and not step.sealed and not step.private


def seen_by(game: Game[Any], s: Table, seat: int) -> dict[str, Any]:
    """Everything that reaches a seat (-1: a spectator): its view, which choices are made by themselves, and how near
    everybody is to winning."""
    forced = [may_resolve(step, menu) for step, menu in zip(s.front, s.menus)]
    return {"view": view(game, s, seat), "forced": forced, "prospects": show_prospects(game, s)}


def leaks(game: Game[Any], s: Table, seat: int, seed: int) -> list[str]:
    """Sample everything the seat cannot know: not a byte of what reaches it may change."""
    other = s.copy()
    determinise(game, other, seat, seed)
    found = difference(seen_by(game, s, seat), seen_by(game, other, seat))
    return [f"{_who(seat)} can tell what it may not know: {found}"] if found else []


def own_boards(game: Game[Any], s: Table) -> list[str]:
    """The board of each seat is the one that everybody would see if all knew what the seat knows: nothing is missing in
    its own part."""
    public = {"board": game.show(s)}
    shared = s.copy()
    for seat in range(s.seats):
        own = merged_view(public, {"zones": game.show_own(s, Viewer(s, seat))})
        shared.known = [-1 if mask >> seat & 1 else mask for mask in s.known]
        found = difference(own["board"], game.show(shared), "board")
        if found:
            return [f"{_who(seat)} does not see what it knows: {found}"]
    return []


# What became of comparing an action in two worlds: judged, or passed over because ...
JUDGED = "judged"
NOTHING_HIDDEN = "nothing was hidden from the seat"
NOT_POSSIBLE = "not possible in the other worlds"
OTHER_CHANCE = "another number of chances in the other worlds"
LEARNT_OTHERWISE = "the seat would have learnt something else"
WORLDS = 6  # how many other worlds are tried before an action is passed over


class Deed:
    """An action that was carried out: the states before and after it, who acted, its events and its chance."""

    def __init__(
        self, before: Table, after: Table, asks: int, action: Action, events: list[Event], chance: list[int]
    ) -> None:
        self.before = before
        self.after = after
        self.asks = asks
        self.action = action
        self.events = events
        self.chance = chance


def leaks_by_acting(game: Game[Any], deed: Deed, seat: int, quick: Quick) -> tuple[list[str], str]:
    """The same action in a world the seat cannot tell apart: it must see the same happen. What is broken, and how it
    was judged.

    The cards that the seat learns while it happens are the same in that world, and lie in the same places. The table
    must be watched: a card may have been shown and shuffled away again. A world in which the seat would have learnt
    anything else (no event turned up here, but one does there) is none it could believe in, so others are tried, with
    less and less changed.
    """
    learnt = lessons(deed.before, deed.after, deed.events, seat)
    passed = NOTHING_HIDDEN
    for attempt in range(WORLDS):
        world = other_world(game, deed, seat, learnt, quick, attempt > 0)
        if world is None:
            continue
        found, passed = compare(game, deed, seat, learnt, world)
        if passed == JUDGED:
            return found, passed
    return [], passed


def lessons(before: Table, after: Table, events: list[Event], seat: int) -> list[list[int]]:
    """The cards that the seat (-1: a spectator, who knows what all know) learnt, as they came: when the first thing was
    told, at the second, and so on; at last those it knows now. A card that it knew may be shuffled away and come
    again."""
    eyes = 1 << seat if seat >= 0 else (1 << after.seats) - 1
    out = []
    last = before.known
    for known in [*(e.knew for e in events if e.knew is not None), after.known]:
        out.append([c for c in range(len(known)) if known[c] & eyes == eyes and last[c] & eyes != eyes])
        last = known
    return out


def same_lessons(one: list[list[int]], two: list[list[int]], here: Table, there: Table) -> bool:
    """Whether the same was learnt in the same order. Of several cards learnt at once the order is where they lie."""
    if one != two:
        return False
    places = [(x, y) for a, b in zip(here.zones(), there.zones()) for x, y in zip(a, b) if x != y]
    together = {card for cards in one if len(cards) > 1 for card in cards}
    return not any(x in together and y in together for x, y in places)


def other_world(
    game: Game[Any], deed: Deed, seat: int, learnt: list[list[int]], quick: Quick, little: bool
) -> Table | None:
    """The state before the deed as it may be for all the seat can know, with the cards it is about to learn in their
    places.

    `little`: only two cards have changed places. None if it is the same world again.
    """
    before = deed.before
    other = before.copy()
    opened = _opened(before, deed.after)
    fixed = {card for cards in learnt for card in cards}
    if opened or little:  # the answers of others remain, and so do the cards they name
        fixed |= {n for picks in before.picks for a in picks for n in _cards_of(game, a)}
    for card in fixed:
        other.known[card] = -1
    if little:
        if not swap_two(other, seat, quick):
            return None
    else:
        determinise(game, other, seat, quick.below(1 << 22))
        waiting = [step.seat for step in before.front]
        for s in range(len(before.picks)):  # everybody sees that a waiting seat has begun to answer
            if opened or s in waiting:
                other.picks[s] = [renamed(game, a, before, other) for a in before.picks[s]]
    for card in fixed:
        other.known[card] = before.known[card]
    advance(game, other)
    return other if other.zones() != before.zones() or other.picks != before.picks else None


def swap_two(s: Table, seat: int, quick: Quick) -> bool:
    """Let two cards that the seat does not know, with equal backs and in different zones, change places."""
    viewer = Viewer(s, seat)
    zones = s.zones()
    hidden = [(z, i) for z in range(len(zones)) for i in range(len(zones[z])) if not viewer.knows(zones[z][i])]
    places = sorted({z for z, _ in hidden})
    if len(places) < 2:
        return False
    first = places.pop(quick.below(len(places)))
    second = places[quick.below(len(places))]
    mine = [place for place in hidden if place[0] == first]
    z, i = mine[quick.below(len(mine))]
    card = zones[z][i]
    theirs = [(y, k) for y, k in hidden if y == second and s.back(zones[y][k]) == s.back(card)]
    if not theirs:
        return False
    y, k = theirs[quick.below(len(theirs))]
    other = zones[y][k]
    zones[z][i], zones[y][k] = other, card
    s.known[card], s.known[other] = s.known[other], s.known[card]
    return True


def renamed(game: Game[Any], a: Action, here: Table, there: Table) -> Action:
    """The action with each card replaced by the one that lies in its place there."""
    card = {x: y for one, two in zip(here.zones(), there.zones()) for x, y in zip(one, two)}
    signature = game.verb(a.verb) or ()
    return Action(a.verb, tuple([card.get(n, n) if kind.cards else n for (_, kind), n in zip(signature, a.args)]))


def compare(game: Game[Any], deed: Deed, seat: int, learnt: list[list[int]], other: Table) -> tuple[list[str], str]:
    """Do the deed in the other world; a card that the seat does not know is named by the one that lies in its place
    there."""
    before, s = deed.before, deed.after
    a = renamed(game, deed.action, before, other)
    i = asked(other, deed.asks)
    if i < 0 or a not in other.menus[i]:
        return [], NOT_POSSIBLE
    unacted = other.copy()
    other.log = []
    other.watched = True
    other.chance = []
    other.forced = deed.chance.copy()
    try:
        choose(game, other, i, a)
    except ValueError:  # the recorded chance does not fit
        return [], OTHER_CHANCE
    if len(other.chance) != len(deed.chance):
        return [], OTHER_CHANCE
    told = other.log or []
    if not same_lessons(learnt, lessons(unacted, other, told, seat), s, other):
        return [], LEARNT_OTHERWISE
    found = difference(seen_by(game, s, seat), seen_by(game, other, seat))
    if not found:
        ours = [show_event(game, e, seat) for e in deed.events]
        found = difference(ours, [show_event(game, e, seat) for e in told], "log")
    return [f"{_who(seat)} can tell from {a.verb} what it may not know: {found}"] if found else [], JUDGED


def _cards_of(game: Game[Any], a: Action) -> list[int]:
    return [n for (_, kind), n in zip(game.verb(a.verb) or (), a.args) if kind.cards and n >= 0]


def _opened(before: Table, after: Table) -> bool:
    """Whether the sealed answers given so far were taken."""
    return bool(before.picks) and sum(len(p) for p in after.picks) <= sum(len(p) for p in before.picks)


def leaks_by_offering(game: Game[Any], s: Table, seat: int, a: Action, seed: int) -> list[str]:
    """Whether an offer is accepted for the table may not tell the seat what another one holds."""
    other = s.copy()
    determinise(game, other, seat, seed)
    ours, theirs = _refusal(game, s.copy(), seat, a), _refusal(game, other, seat, a)
    return [] if ours == theirs else [f"{_who(seat)} learns from an offer: it is {ours!r} or {theirs!r}"]


def _refusal(game: Game[Any], s: Table, seat: int, a: Action) -> str:
    try:
        act(game, s, seat, a)
    except Refused as refused:
        return refused.no.key
    return ""


def telling(game: Game[Any], before: list[int], s: Table, events: list[Event]) -> list[str]:
    """An event fits its declaration and names no card to a seat that never knew it.

    `before` is what was known before the action. The table must be watched: a card may have been shown, shuffled away
    and drawn again.
    """
    found = []
    for e in events:
        signature = game.event(e.key)
        if len(signature) != len(e.args):
            found.append(f"event {e.key} has {len(e.args)} arguments instead of {len(signature)}")
            continue
        for k, ((name, kind), n) in enumerate(zip(signature, e.args)):
            kind.ref(n)
            if not kind.cards or n < 0:
                continue
            for seat in range(s.seats):
                sees = k < len(e.args) - e.hide or e.seen >> seat & 1 == 1
                then = e.knew[n] if e.knew is not None else 0
                if sees and not (before[n] | then | s.known[n]) >> seat & 1:
                    found.append(
                        f"event {e.key} names the {name} {kind.word(n)} to seat {seat}, which does not know it"
                    )
    return found


def _who(seat: int) -> str:
    return f"seat {seat}" if seat >= 0 else "a spectator"
