"""The laws that every game obeys, as functions: each returns what it found broken, in words for a developer.

They know nothing of any game. `ludoteca fuzz` samples them over thousands of random games; tests/conformance checks them densely.
"""

from __future__ import annotations

import json
from typing import Any

from ludoteca.kernel import (
    Action,
    Event,
    Game,
    JournalError,
    Match,
    PositionError,
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
    load,
    read_journal,
    read_position,
    save,
    show_event,
    state_hash,
    view,
    write_journal,
    write_position,
)


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two JSON values differ first; empty if they do not."""
    if json.dumps(a) == json.dumps(b):  # much faster than looking for what is seldom there
        return ""
    return first_difference(a, b, path)


def first_difference(a: Any, b: Any, path: str) -> str:
    if isinstance(a, dict) and isinstance(b, dict):
        for key in sorted({*a, *b}):
            if key not in a or key not in b:
                return f"{path}.{key} is only in one of them"
            found = first_difference(a[key], b[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        for i, (x, y) in enumerate(zip(a, b)):
            found = first_difference(x, y, f"{path}[{i}]")
            if found:
                return found
        return "" if len(a) == len(b) else f"{path} has {len(a)} or {len(b)} entries"
    return "" if a == b and type(a) is type(b) else f"{path}: {a!r} or {b!r}"


def invariants(game: Game[Any], s: Table) -> list[str]:
    """The game's own invariants, and those of any table."""
    found = list(game.check(s))
    seen: set[int] = set()
    for zone in s.zones():
        for card in zone:
            if card in seen:
                found.append(f"card {card} lies in two places")
            if not 0 <= card < len(s.known):
                found.append(f"card {card} has no entry in known")
            seen.add(card)
    everybody = (1 << s.seats) - 1
    for zone in s.public_zones():
        for card in zone:
            if s.known[card] & everybody != everybody:
                found.append(f"card {card} lies in a public zone but is not known to all")
    for step, menu in zip(s.front, s.menus):
        name = type(step).__name__
        if not 0 <= step.seat < s.seats:
            found.append(f"{name} asks seat {step.seat}")
        if len(set(menu)) != len(menu):
            found.append(f"{name} offers an action twice")
        for a in menu:
            signature = game.verb(a.verb)
            if signature is None:
                found.append(f"{name} offers {a.verb}, which is not declared")
            elif len(signature) != len(a.args):
                found.append(f"{name} offers {a.verb} with {len(a.args)} arguments instead of {len(signature)}")
    return found


def pure_menus(game: Game[Any], s: Table) -> list[str]:
    """Asking for the options changes nothing and gives the same options again."""
    before = save(game, s)
    for step, menu in zip(s.front, s.menus):
        again = step.more(s, s.picks[step.seat]) if step.sealed and s.picks[step.seat] else step.options(s)
        if again != menu:
            return [f"the options of {type(step).__name__} are not the same when asked twice"]
    changed = difference(before, save(game, s))
    return [f"asking for options changed the state: {changed}"] if changed else []


def copying(game: Game[Any], s: Table, quick: Quick) -> list[str]:
    """A copy is equal, and playing on it leaves the original as it was."""
    before = save(game, s)
    other = s.copy()
    found = difference(before, save(game, other))
    if found:
        return [f"the copy is not equal: {found}"]
    for _ in range(12):
        if not other.front:
            break
        i = quick.below(len(other.front))
        choose(game, other, i, other.menus[i][quick.below(len(other.menus[i]))])
    found = difference(before, save(game, s))
    return [f"playing on a copy changed the original: {found}"] if found else []


def saving(game: Game[Any], s: Table) -> list[str]:
    """Saved and loaded, as JSON text, the state is the same."""
    data = save(game, s)
    found = difference(data, save(game, reloaded(game, s)))
    return [f"saved and loaded it differs: {found}"] if found else []


def reloaded(game: Game[Any], s: Table) -> Table:
    """The state as it comes back from its saved text, with its questions."""
    other = load(game, json.loads(json.dumps(save(game, s))))
    advance(game, other)
    return other


def position(game: Game[Any], s: Table) -> list[str]:
    """Written as a position file and read back, the state is the same."""
    if s.over:
        return []
    try:
        read = read_position(game, write_position(game, s))
    except PositionError as error:
        return [f"its position file is refused: {error}"]
    found = difference(save(game, s), save(game, read))
    return [f"read back from its position file it differs: {found}"] if found else []


def playing_alike(game: Game[Any], other: Table, s: Table, i: int, a: Action, what: str) -> list[str]:
    """`other` was made from the state before the action (a copy, a loaded one): after the same action it must be what `s` is now."""
    if i >= len(other.front) or a not in other.menus[i]:
        return [f"{what}: it does not ask the same question"]
    choose(game, other, i, a)
    found = difference(save(game, s), save(game, other))
    if not found:
        ours = [(type(step).__name__, step.seat) for step in s.front]
        theirs = [(type(step).__name__, step.seat) for step in other.front]
        found = difference([ours, s.menus == other.menus], [theirs, True], "questions")
    return [f"{what}: after {a.verb} it differs: {found}"] if found else []


def may_resolve(step: Step[Any], menu: list[Action]) -> bool:
    """Whether a program may answer for the seat, because there is only one answer and that is no secret."""
    return len(menu) == 1 and not step.sealed and not step.private


def seen_by(game: Game[Any], s: Table, seat: int) -> dict[str, Any]:
    """Everything that reaches a seat (-1: a spectator): its view, and which choices are made by themselves."""
    forced = [may_resolve(step, menu) for step, menu in zip(s.front, s.menus)]
    return {"view": view(game, s, seat), "forced": forced}


def leaks(game: Game[Any], s: Table, seat: int, seed: int) -> list[str]:
    """Deal anew everything the seat cannot know: not a byte of what reaches it may change."""
    other = s.copy()
    determinise(game, other, seat, seed)
    found = difference(seen_by(game, s, seat), seen_by(game, other, seat))
    return [f"{_who(seat)} can tell what it may not know: {found}"] if found else []


# What became of comparing an action in two worlds: judged, or passed over because ...
JUDGED = "judged"
NOTHING_HIDDEN = "nothing was hidden from the seat"
NOT_POSSIBLE = "not possible in the other worlds"
OTHER_CHANCE = "another number of chances in the other worlds"
LEARNT_OTHERWISE = "the seat would have learnt something else"
WORLDS = 6  # how many other worlds are tried before an action is passed over


class Deed:
    """An action that was carried out: the states before and after it, who acted, what was told and rolled."""

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
    """The same action in a world the seat cannot tell apart: it must see the same happen. What is broken, and how it was judged.

    The cards that the seat learns while it happens are the same in that world, and lie in the same places. The table must be watched:
    a card may have been shown and shuffled away again. A world in which the seat would have learnt anything else (no event turned up
    here, but one does there) is none it could believe in, so others are tried, with less and less changed.
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
    """The cards that the seat (-1: a spectator, who knows what all know) learnt, as they came: when the first thing was told, at the
    second, and so on; at last those it knows now. A card that it knew may be shuffled away and come again."""
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
    """The state before the deed as it may be for all the seat can know, with the cards it is about to learn in their places.

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
    """Do the deed in the other world; a card that the seat does not know is named by the one that lies in its place there."""
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

    `before` is what was known before the action. The table must be watched: a card may have been shown, shuffled away and drawn again.
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


def undoing(before: Table, s: Table, seat: int, a: Action) -> list[str]:
    """What may be taken back has taught nobody anything."""
    if s.over or asked(s, seat) < 0 or s.draws != before.draws or s.reveals != before.reveals:
        return []
    for card, (old, new) in enumerate(zip(before.known, s.known)):
        if new & ~old:
            return [f"{a.verb} could be taken back although card {card} was shown without reveal()"]
    return []


def match_undoing(m: Match, seat: int) -> list[str]:
    """The undo of a match restores the very state, and redo returns."""
    earliest = m.undo_to(seat)
    if earliest >= m.seq:
        try:
            m.undo(seat)
        except Refused:
            return []
        return ["undo went through although nothing could be taken back"]
    after = m.hash()
    own = [line.seq for line in m.lines if not line.auto]
    m.undo(seat)
    found = []
    if m.seq != own[-1] - 1:
        found.append(f"undo went back to line {m.seq} instead of {own[-1] - 1}")
    if m.hash() != state_hash(m.game, m.state_at(m.seq)):
        found.append("undo did not restore the state")
    m.redo(seat)
    if m.hash() != after:
        found.append("redo does not return to where undo began")
    return found


def journal(m: Match) -> list[str]:
    """Written and read, the match is the same to its last state and line."""
    text = write_journal(m)
    try:
        read = read_journal(m.game, text)
    except JournalError as error:
        return [f"its own journal is refused: {error}"]
    if read.hash() != m.hash() or read.seq != m.seq:
        return ["read from its journal the match differs"]
    return [] if write_journal(read) == text else ["written again the journal differs"]


def _who(seat: int) -> str:
    return f"seat {seat}" if seat >= 0 else "a spectator"
