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
    if isinstance(a, dict) and isinstance(b, dict):
        for key in sorted({*a, *b}):
            if key not in a or key not in b:
                return f"{path}.{key} is only in one of them"
            found = difference(a[key], b[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        for i, (x, y) in enumerate(zip(a, b)):
            found = difference(x, y, f"{path}[{i}]")
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


def leaks_by_acting(
    game: Game[Any],
    before: Table,
    s: Table,
    asks: int,
    a: Action,
    events: list[Event],
    chance: list[int],
    seat: int,
    seed: int,
) -> list[str]:
    """The same action in a world the seat cannot tell apart: as long as it learns no card, it must see the same happen.

    `before` is the state the action was taken in, `s` the one after it, `asks` who acted, `events` and `chance` what it told and rolled.
    """
    other = before.copy()
    determinise(game, other, seat, seed)
    i = asked(other, asks)
    if i < 0 or a not in other.menus[i]:
        return []
    mask = 0 if seat < 0 else 1 << seat
    known = other.known.copy()
    other_picks = [picks.copy() for picks in other.picks]
    other.log = []
    other.forced = chance.copy()
    try:
        choose(game, other, i, a)
    except ValueError:  # the recorded chance does not fit: another number of cards was shuffled
        return []
    if _opened(before, s) and other_picks != before.picks:
        return []  # sealed answers that were not cards were opened, and in the other world they were others
    if _learnt(before.known, s.known, mask, s.seats) or _learnt(known, other.known, mask, s.seats):
        return []
    if _forgot(before.known, s.known, mask) or _forgot(known, other.known, mask):
        return []  # a pile it knew was shuffled: a card shown before that (perhaps the reason) is unknown again
    viewers = mask or (1 << s.seats) - 1
    if _shown(game, events, before.known, seat, viewers) or _shown(game, other.log or [], known, seat, viewers):
        return []  # a card was shown and at once shuffled away again
    found = difference(seen_by(game, s, seat), seen_by(game, other, seat))
    if not found:
        ours = [show_event(game, e, seat) for e in events]
        found = difference(ours, [show_event(game, e, seat) for e in other.log or []], "log")
    return [f"{_who(seat)} can tell from {a.verb} what it may not know: {found}"] if found else []


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


def _learnt(before: list[int], after: list[int], mask: int, seats: int) -> bool:
    everybody = (1 << seats) - 1
    for old, new in zip(before, after):
        if mask:
            if new & ~old & mask:
                return True
        elif new & everybody == everybody and old & everybody != everybody:
            return True
    return False


def _forgot(before: list[int], after: list[int], mask: int) -> bool:
    """Whether a card the seat (0: a spectator) knew is unknown to it now."""
    for old, new in zip(before, after):
        if old & ~new & (mask or old):
            return True
    return False


def _shown(game: Game[Any], events: list[Event], before: list[int], seat: int, viewers: int) -> bool:
    """Whether an event named a card to the seat that it did not know before (`telling` judges whether it might).

    `viewers` is the seat as a mask; for a spectator, who knows what all know, everybody.
    """
    for e in events:
        sees = e.hide == 0 or e.seen == -1 or (seat >= 0 and e.seen >> seat & 1 == 1)
        shown = len(e.args) if sees else len(e.args) - e.hide
        for (_, kind), n in list(zip(game.event(e.key), e.args))[:shown]:
            if kind.cards and n >= 0 and before[n] & viewers != viewers:
                return True
    return False


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
