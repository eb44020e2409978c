"""States, steps and actions as JSON values and as words, without a line of code per game."""

from __future__ import annotations

import base64
import hashlib
import inspect
import json
import zlib
from typing import Any

from ludoteca.kernel.deal import DEAL_VERBS, OFFER, Deals
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Offer, Step, Table
from ludoteca.kernel.words import SEAT, Action

BASE_FIELDS = ("rules", "seed", "draws", "reveals", "known", "over", "places", "scores")
BRIEF = "brief"  # marks a saved state that leaves out the fields with the value of a blank state
_parameters: dict[str, list[str]] = {}
_classes: dict[str, dict[str, Any]] = {}


MAX_STATE = 1_000_000  # bytes; real ones have some thousands, and a small file may hide a very large one


class CodecError(ValueError):
    """A value that does not describe a state, a step or an action."""


def parameters(cls: Any) -> list[str]:
    """The names of a step's constructor arguments, which are also its attributes."""
    name = f"{cls.__module__}.{cls.__name__}"
    if name not in _parameters:
        _parameters[name] = list(inspect.signature(cls).parameters)
    return _parameters[name]


def step_classes(game: Game[Any]) -> dict[str, Any]:
    """Every step class of the game and of the kernel, by name."""
    if game.package not in _classes:
        found: dict[str, Any] = {}
        waiting: list[Any] = list(Step.__subclasses__())
        while waiting:
            cls = waiting.pop()
            waiting += cls.__subclasses__()
            if cls.__module__.startswith((game.package + ".", "ludoteca.kernel.")):
                if cls.__name__ in found and found[cls.__name__] is not cls:
                    raise CodecError(f"two steps are called {cls.__name__}")
                found[cls.__name__] = cls
        _classes[game.package] = found
    return _classes[game.package]


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [v if type(v) is int else _plain(v) for v in value]  # nearly everything in a state is a number
    return save_step(value) if isinstance(value, Step) else value


def save_step(step: Step[Any]) -> dict[str, Any]:
    cls = type(step)
    out: dict[str, Any] = {"step": cls.__name__}
    for name in parameters(cls):
        out[name] = _plain(getattr(step, name))
    return out


def _frozen(game: Game[Any], value: Any) -> Any:
    if isinstance(value, dict):
        return load_step(game, value)
    if isinstance(value, list):
        return tuple([_frozen(game, v) for v in value])
    return value


def load_step(game: Game[Any], data: Any) -> Step[Any]:
    if not isinstance(data, dict) or data.get("step") not in step_classes(game):
        raise CodecError(f"{data!r} is not a step of {game.id}")
    cls = step_classes(game)[data["step"]]
    names = parameters(cls)
    if set(names) != set(data) - {"step"}:
        raise CodecError(f"step {data['step']} needs {', '.join(names) or 'nothing'}")
    try:
        step: Step[Any] = cls(*[_frozen(game, data[name]) for name in names])
    except TypeError as error:
        raise CodecError(f"step {data['step']}: {error}") from None
    return step


def save(game: Game[Any], s: Table) -> dict[str, Any]:
    """The whole state as a JSON value."""
    out: dict[str, Any] = {"game": game.id, "seats": s.seats}
    for name in BASE_FIELDS:
        out[name] = _plain(getattr(s, name))
    out["agenda"] = [save_step(step) for step in s.agenda]
    if s.picks:
        out["picks"] = [[[a.verb, list(a.args)] for a in picks] for picks in s.picks]
    if s.offers:
        out["offers"] = [
            [o.number, o.frm, o.to, list(o.give), list(o.take), list(o.promises), o.stamp] for o in s.offers
        ]
    for name in s.fields:
        out[name] = _plain(getattr(s, name))
    return out


def _copied(value: Any) -> Any:
    return [_copied(v) for v in value] if isinstance(value, list) else value


def save_brief(game: Game[Any], s: Table) -> dict[str, Any]:
    """The state as a JSON value without the fields of the game that have the value of a blank state."""
    out = save(game, s)
    blank = game.blank(s.seats)
    for name in s.fields:
        if repr(out[name]) == repr(_plain(getattr(blank, name))):  # 0 and False are not the same value
            del out[name]
    out[BRIEF] = True
    return out


def load(game: Game[Any], data: Any) -> Table:
    """The state a JSON value describes; CodecError if it does not describe one."""
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise CodecError(f"this is not a state of {game.id}")
    if data.get("rules") != game.rules_version:
        data = game.upgrade(data)
    seats = data.get("seats")
    if not isinstance(seats, int) or seats not in game.seats:
        raise CodecError(f"{game.id} is not for {seats!r} players")
    s: Table = game.blank(seats)
    try:
        brief = bool(data.get(BRIEF))
        for name in BASE_FIELDS + tuple(s.fields):
            left_out = brief and name not in data and name in s.fields
            setattr(s, name, _copied(getattr(s, name) if left_out else data[name]))
        s.agenda = [load_step(game, step) for step in data["agenda"]]
        s.picks = [[Action(verb, tuple(args)) for verb, args in picks] for picks in data.get("picks", [])]
        s.offers = [
            Offer(o[0], o[1], o[2], tuple(o[3]), tuple(o[4]), tuple(o[5]), o[6]) for o in data.get("offers", [])
        ]
    except KeyError as missing:
        raise CodecError(f"the state has no {missing.args[0]}") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise CodecError(f"the state is damaged: {error}") from None
    return s


def canonical(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()


def state_hash(game: Game[Any], s: Table) -> str:
    """Sixteen hexadecimal digits that name the state; the secret seed is left out, so anyone can check it."""
    data = save(game, s)
    del data["seed"]
    return hashlib.blake2b(canonical(data), digest_size=8).hexdigest()


def pack(game: Game[Any], s: Table) -> bytes:
    return zlib.compress(canonical(save_brief(game, s)), 9)


def pack_whole(game: Game[Any], s: Table) -> bytes:
    """For journals, which are kept for years: nothing in them depends on the values of a blank state."""
    return zlib.compress(canonical(save(game, s)), 9)


def unpack(game: Game[Any], data: bytes) -> Table:
    return load(game, unpack_data(data))


def unpack_data(data: bytes) -> Any:
    """The JSON value of a packed state."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, MAX_STATE)
        if not unpacker.eof:
            raise CodecError("the packed state is damaged")
        return json.loads(text)
    except (zlib.error, ValueError, RecursionError):
        raise CodecError("the packed state is damaged") from None


def to_text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def from_text(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise CodecError("the packed state is damaged") from None


def write_action(game: Game[Any], a: Action) -> str:
    """`march bavaria bohemia`"""
    if a.verb in DEAL_VERBS:
        return _write_deal(game, a)
    signature = game.verb(a.verb)
    if signature is None:
        raise CodecError(f"{game.id} has no verb {a.verb!r}")
    if len(signature) != len(a.args):
        raise CodecError(f"{a.verb} takes {len(signature)} arguments")
    text = a.verb
    for i in range(len(signature)):
        text += " " + signature[i][1].word(a.args[i])
    return text


def read_action(game: Game[Any], text: str) -> Action:
    words = text.split()
    if not words:
        raise CodecError("there is no action")
    if words[0] in DEAL_VERBS:
        return _read_deal(game, words)
    signature = game.verb(words[0])
    if signature is None:
        raise CodecError(f"{words[0]!r} is not something to do in {game.id}")
    if len(signature) != len(words) - 1:
        names = " ".join(kind.name.upper() for _, kind in signature)
        raise CodecError(f"write: {words[0]} {names}".rstrip())
    try:
        return Action(
            words[0], tuple([kind.number(word) for (_, kind), word in zip(signature, words[1:], strict=True)])
        )
    except ValueError as error:
        raise CodecError(str(error)) from None


def _deals(game: Game[Any]) -> Deals[Any]:
    if game.deals is None:
        raise CodecError(f"{game.id} has no deals")
    return game.deals


def _write_deal(game: Game[Any], a: Action) -> str:
    deals = _deals(game)
    if a.verb != OFFER:
        return f"{a.verb} {a.args[0]}"
    words = [OFFER, SEAT.word(a.args[0])]
    at = 1
    for _ in range(2):
        count = a.args[at]
        for i in range(count):
            name, kind = deals.things[a.args[at + 1 + 2 * i]]
            words += [name, kind.word(a.args[at + 2 + 2 * i])]
        words.append("/")
        at += 1 + 2 * count
    for promise, args in deals.split(a.args[at:]):
        name, signature = deals.promises[promise]
        words += [name] + [kind.word(n) for (_, kind), n in zip(signature, args, strict=True)]
    return " ".join(words)


def _read_deal(game: Game[Any], words: list[str]) -> Action:
    """`offer B gold 5 card salzburg / gold 3 / peace 2`, `accept 1`"""
    deals = _deals(game)
    try:
        if words[0] != OFFER:
            if len(words) != 2:
                raise CodecError(f"write: {words[0]} NUMBER")
            return Action(words[0], (int(words[1]),))
        parts = " ".join(words[2:]).split("/")
        if len(words) < 2 or len(parts) != 3:
            raise CodecError("write: offer SEAT what you give / what you get / promises")
        args = [SEAT.number(words[1])]
        names = [name for name, _ in deals.things]
        for part in parts[:2]:
            things = part.split()
            if len(things) % 2:
                raise CodecError("write each thing as its kind and its value")
            args.append(len(things) // 2)
            for i in range(0, len(things), 2):
                if things[i] not in names:
                    raise CodecError(f"{things[i]!r} cannot change hands")
                number = names.index(things[i])
                args += [number, deals.things[number][1].number(things[i + 1])]
        rest = parts[2].split()
        known = [name for name, _ in deals.promises]
        while rest:
            if rest[0] not in known:
                raise CodecError(f"{rest[0]!r} is not a promise of {game.id}")
            promise = known.index(rest[0])
            signature = deals.promises[promise][1]
            if len(rest) < 1 + len(signature):
                raise CodecError(f"the promise {rest[0]} takes {len(signature)} arguments")
            args.append(promise)
            args += [kind.number(word) for (_, kind), word in zip(signature, rest[1:], strict=False)]
            rest = rest[1 + len(signature) :]
        return Action(OFFER, tuple(args))
    except CodecError:
        raise
    except ValueError as error:
        raise CodecError(str(error)) from None
