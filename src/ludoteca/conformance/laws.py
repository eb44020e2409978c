"""The laws that every game obeys, as functions: each returns what it found broken, in words for a developer.

They know nothing of any game. `ludoteca fuzz` samples them over thousands of random games; tests/conformance checks
them densely. The laws on secrets are in leak_laws.py.
"""

from __future__ import annotations

import json
import marshal
from typing import Any

from ludoteca.kernel import (
    NO_FLAGS,
    NO_LISTS,
    NO_NUMBERS,
    Action,
    Game,
    JournalError,
    Match,
    PositionError,
    Quick,
    Refused,
    Step,
    Table,
    advance,
    asked,
    choose,
    load,
    public_view,
    read_journal,
    read_position,
    save,
    state_hash,
    step_classes,
    write_journal,
    write_position,
)
from ludoteca.kernel.patch import changes, patched

PLAIN = 0  # the format of `marshal` in which equal values have equal bytes: without references and interned strings


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two JSON values differ first; empty if they do not."""
    if marshal.dumps(a, PLAIN) == marshal.dumps(b, PLAIN):  # much faster than looking for what is seldom there
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


def patching(game: Game[Any], before: Table, s: Table) -> list[str]:
    """The difference between two public views leads from one to the other, changes neither, and is not larger than the
    view."""
    old, new = public_view(game, before), public_view(game, s)
    if difference(old, new) == "":
        return []
    texts = json.dumps(old), json.dumps(new)
    patch = changes(old, new)
    found = first_difference(patched(old, json.loads(json.dumps(patch))), json.loads(texts[1]), "")
    if found:
        return [f"patched, the view differs: {found}"]
    if (json.dumps(old), json.dumps(new)) != texts:
        return ["patching changed a view"]
    size = len(json.dumps(patch))
    return [f"the patch has {size} characters, the view {len(texts[1])}"] if size > len(texts[1]) else []


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


def menu_sizes(game: Game[Any], s: Table) -> list[str]:
    """No menu is longer than the game declares."""
    return [
        f"{type(step).__name__} offers {len(menu)} actions, declared are at most {game.largest_menu}"
        for step, menu in zip(s.front, s.menus)
        if len(menu) > game.largest_menu
    ]


def pure_menus(game: Game[Any], s: Table) -> list[str]:
    """Asking for the options changes nothing and gives the same options again."""
    before = save(game, s)
    for step, menu in zip(s.front, s.menus):
        again = step.more(s, s.picks[step.seat]) if step.sealed and s.picks[step.seat] else step.options(s)
        if again != menu:
            return [f"the options of {type(step).__name__} are not the same when asked twice"]
    changed = difference(before, save(game, s))
    return [f"asking for options changed the state: {changed}"] if changed else []


def described_by(cls: Any) -> set[str]:
    """The methods by which a step class describes its choices: `candidates`, `options`, both, or none if it never
    asks."""
    found: set[str] = set()
    for base in cls.__mro__:
        if base is Step:
            break
        found |= {"candidates", "options"} & set(vars(base))
    return found


def described_twice(game: Game[Any]) -> list[str]:
    """The steps that override both `candidates` and `options`: two descriptions of one choice."""
    twice = [name for name, cls in sorted(step_classes(game).items()) if len(described_by(cls)) > 1]
    return [f"{name} overrides both candidates and options" for name in twice]


def exact_menus(s: Table) -> list[str]:
    """The menu is exactly the candidates that are not refused. A step without candidates refuses none of its options.

    What a step rules out as a whole is refused, and is no candidate.
    """
    found = []
    for step, menu in zip(s.front, s.menus):
        if step.sealed and s.picks[step.seat]:
            continue  # the following picks of a sealed answer are described by `more`
        name = type(step).__name__
        if "candidates" in described_by(type(step)):
            allowed = [a for a in step.candidates(s) if step.refuse(s, a) is None]
            found += [f"{name} offers {a}, which is no candidate or is refused" for a in menu if a not in allowed]
            found += [f"{name} does not offer {a}, a candidate that is not refused" for a in allowed if a not in menu]
            if not found and menu != allowed:
                found.append(f"{name} offers its candidates in another order")
        else:
            found += [f"{name} offers {a}, which it refuses" for a in menu if step.refuse(s, a) is not None]
        for a in step.ruled_out(s):
            if a in menu or step.refuse(s, a) is None:
                found.append(f"{name} rules out {a}, but offers it or does not refuse it")
    return found


def copying(game: Game[Any], s: Table, quick: Quick) -> list[str]:
    """A copy is equal, and playing on it leaves the original as it was. The lists all states share are empty."""
    if NO_NUMBERS or NO_LISTS or NO_FLAGS:
        return ["a list of a blank state, which all states share, was changed"]
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
    """`other` was made from the state before the action (a copy, a loaded one): after the same action it must be what
    `s` is now."""
    if i >= len(other.front) or a not in other.menus[i]:
        return [f"{what}: it does not ask the same question"]
    choose(game, other, i, a)
    found = difference(save(game, s), save(game, other))
    if not found:
        ours = [(type(step).__name__, step.seat) for step in s.front]
        theirs = [(type(step).__name__, step.seat) for step in other.front]
        found = difference([ours, s.menus == other.menus], [theirs, True], "questions")
    return [f"{what}: after {a.verb} it differs: {found}"] if found else []


def undoing(before: Table, s: Table, seat: int, a: Action) -> list[str]:
    """An action that can be undone has revealed nothing to any seat."""
    if s.over or asked(s, seat) < 0 or s.draws != before.draws or s.reveals != before.reveals:
        return []
    for card, (old, new) in enumerate(zip(before.known, s.known)):
        if new & ~old:
            return [f"{a.verb} could be taken back although card {card} was shown without reveal()"]
    return []


def match_undoing(m: Match, seat: int) -> list[str]:
    """Undo restores the exact previous state of a match, and redo the one before the undo."""
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
