"""The journal: a whole game as a text file that a person can read and a program can trust.

Header, a line per action with its chance outcomes after the bar, automatic actions indented under their cause, a line
with the state's hash after each turn. Every line ends in a check of its own text, and the last line says how many there
are, so that no damage goes unnoticed and each is reported with its line.
"""

from __future__ import annotations

import hashlib
from typing import Any

from ludoteca.kernel.codec import (
    CodecError,
    from_text,
    load,
    pack_whole,
    read_action,
    state_hash,
    to_text,
    unpack_data,
    write_action,
)
from ludoteca.kernel.game import Game, SetupError
from ludoteca.kernel.loop import act, advance
from ludoteca.kernel.match import Match
from ludoteca.kernel.rng import RNG_VERSION, commitment
from ludoteca.kernel.validate import check_data, check_state
from ludoteca.kernel.words import SEAT, Refused

FIRST_LINE = "ludoteca journal 1"
MAX_BYTES = 2_000_000
MAX_LINES = 20_000
MAX_SEQ = 100_000  # actions before a position
MAX_DIGITS = 9  # of a number in a line
MAX_SEED_DIGITS = 64  # hexadecimal
HEADER = ("game", "rules", "rng", "seats", "options", "commitment")


class JournalError(ValueError):
    """What is wrong with a journal: the line (counted from 1), a key for the sentence, and its words."""

    def __init__(self, line: int, key: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {key}" + (f" ({detail})" if detail else ""))
        self.line = line
        self.key = key
        self.detail = detail


def checked(text: str) -> str:
    return f"{text} ~{hashlib.blake2b(text.encode(), digest_size=3).hexdigest()}"


def write_journal(m: Match, secret: bool = True) -> str:
    """The text of the match. Without `secret` it holds the commitment instead of the seed."""
    game = m.game
    lines = [FIRST_LINE, f"game: {game.id}", f"rules: {m.rules}", f"rng: {RNG_VERSION}", f"seats: {m.setup.seats}"]
    lines.append("options: " + " ".join(f"{k}={v}" for k, v in game.options_under(m.rules, m.setup).items()))
    lines.append(f"commitment: {commitment(m.seed)}")
    if secret:
        lines.append(f"seed: {m.seed:x}")
    start = m.snapshots[0]
    if m.first:
        lines.append(f"snapshot: {m.first} {to_text(pack_whole(game, start))}")
    else:
        lines.append(_line("0 setup", m.opening_chance))
        lines.append(f"= 0 {state_hash(game, start)}")
    s = start.copy()
    for line in m.lines:
        s.forced = line.chance.copy()
        act(game, s, line.seat, line.action)
        indent = "  " if line.auto else ""
        text = f"{indent}{line.seq} {SEAT.word(line.seat)} {write_action(game, line.action)}"
        lines.append(_line(text, line.chance))
        if line.turn or line.seq == m.seq:
            lines.append(f"= {line.seq} {state_hash(game, s)}")
    if not m.first:
        lines.append(f"snapshot: {m.seq} {to_text(pack_whole(game, m.state))}" if secret else f"snapshot: {m.seq} -")
    out = [checked(line) for line in lines]
    whole = hashlib.blake2b("\n".join(out).encode(), digest_size=8).hexdigest()
    out.append(checked(f"end {len(out)} {whole}"))
    return "\n".join(out) + "\n"


def _line(text: str, chance: list[int]) -> str:
    return text + " | " + " ".join([str(x) for x in chance]) if chance else text


def read_journal(game: Game[Any], text: str) -> Match:
    """The match of a journal, replayed from its recorded chance and checked against its hashes."""
    lines = _verified(text)
    header, at = _header(game, lines)
    rules = int(header["rules"])
    try:
        setup = game.complete(int(header["seats"]), _options(header["options"]))
    except SetupError as error:
        raise JournalError(1, "setup", str(error)) from None
    if len(header.get("seed", "0")) > MAX_SEED_DIGITS:
        raise JournalError(at, "seed")
    try:
        seed = int(header.get("seed", "0"), 16)
    except ValueError:
        raise JournalError(at, "seed") from None
    if "seed" in header and commitment(seed) != header["commitment"]:
        raise JournalError(1, "seed")
    if rules < game.rules_version or "snapshot" in header:
        return _continued(game, setup, seed, rules, lines, at, header)
    return _replayed(game, setup, seed, lines, at)


def _verified(text: str) -> list[str]:
    if len(text) > MAX_BYTES:
        raise JournalError(1, "too-long")
    raw = text.split("\n")
    if len(raw) > MAX_LINES:
        raise JournalError(MAX_LINES, "too-long")
    if raw and raw[-1] == "":
        raw.pop()
    if not raw or not raw[0].startswith(FIRST_LINE[:-1]):
        raise JournalError(1, "not-a-journal")
    if not raw[0].startswith(FIRST_LINE + " ~"):
        raise JournalError(1, "format")
    lines = []
    for number, line in enumerate(raw, 1):
        body, mark, _ = line.rpartition(" ~")
        if not mark or checked(body) != line:
            raise JournalError(number, "damaged")
        lines.append(body)
    last = lines[-1].split()
    if len(last) != 3 or last[0] != "end":
        raise JournalError(len(lines), "truncated")
    if last[1] != str(len(lines) - 1):
        raise JournalError(len(lines), "lines", last[1])
    if last[2] != hashlib.blake2b("\n".join(raw[:-1]).encode(), digest_size=8).hexdigest():
        raise JournalError(len(lines), "order")
    return lines[:-1]


def journal_game(text: str) -> str:
    """The id of the game a journal belongs to, so that the right rules can be fetched."""
    for line in _verified(text)[1:]:
        if line.startswith("game: "):
            return line[6:]
    raise JournalError(2, "header", "game")


def _header(game: Game[Any], lines: list[str]) -> tuple[dict[str, str], int]:
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and ": " in lines[at] + " " and lines[at].split(":")[0] in HEADER + ("seed", "snapshot"):
        name, _, value = lines[at].partition(":")
        header[name] = value.strip()
        at += 1
    for name in HEADER:
        if name not in header:
            raise JournalError(at + 1, "header", name)
    if header["game"] != game.id:
        raise JournalError(2, "other-game", header["game"])
    for name in ("rules", "rng", "seats"):
        if not _is_number(header[name]):
            raise JournalError(at, "header", name)
    if int(header["rules"]) > game.rules_version or int(header["rng"]) > RNG_VERSION:
        raise JournalError(3, "newer", header["rules"])
    return header, at


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS


def _options(text: str) -> dict[str, str]:
    return {word.partition("=")[0]: word.partition("=")[2] for word in text.split()}


class _Entry:
    def __init__(self, number: int, text: str) -> None:
        """`  17 B retreat moravia | 5` in file line `number`"""
        self.number = number
        body, _, chance = text.partition(" | ")
        words = body.split(maxsplit=2)
        self.auto = body.startswith("  ")
        if len(words) < 2 or not _is_number(words[0]):
            raise JournalError(number, "line")
        self.seq = int(words[0])
        self.seat = words[1]
        self.action = words[2] if len(words) > 2 else ""
        if not all(_is_number(word) for word in chance.split()):
            raise JournalError(number, "line")
        self.chance = [int(word) for word in chance.split()]


def _replayed(game: Game[Any], setup: Any, seed: int, lines: list[str], at: int) -> Match:
    if at >= len(lines):
        raise JournalError(at, "truncated")
    opening = _Entry(at + 1, lines[at])
    if opening.seq != 0 or opening.seat != "setup":
        raise JournalError(at + 1, "line")
    try:
        m = Match(game, setup, seed, opening.chance.copy())
    except (ValueError, IndexError) as error:
        raise JournalError(at + 1, "different", str(error)) from None
    if m.opening_chance != opening.chance:
        raise JournalError(at + 1, "different")
    _play_lines(m, lines, at + 1)
    return m


def _continued(
    game: Game[Any], setup: Any, seed: int, rules: int, lines: list[str], at: int, header: dict[str, str]
) -> Match:
    """A journal of older rules, or one that itself began from a snapshot: its past is not replayed."""
    if "snapshot" in header:
        place, value = at - 1, header["snapshot"]
    else:
        found = [i for i in range(at, len(lines)) if lines[i].startswith("snapshot: ")]
        if not found:
            raise JournalError(len(lines), "no-snapshot")
        place, value = found[-1], lines[found[-1]][len("snapshot: ") :]
    words = value.split()
    if len(words) != 2 or not _is_number(words[0]) or int(words[0]) > MAX_SEQ:
        raise JournalError(place + 1, "line")
    try:
        data = unpack_data(from_text(words[1]))
        check_data(game, data)
        state = load(game, data)
        check_state(game, state, setup.seats)
    except CodecError as damage:
        raise JournalError(place + 1, "different", str(damage)) from None
    m = Match(game, setup, seed)
    state.log = []
    state.chance = []
    m.state = state
    m.rules = rules
    m.begin()
    m.first = int(words[0])
    try:
        advance(game, m.state)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise JournalError(place + 1, "different", str(error)) from None
    m.snapshots = [m.state.copy()]
    _play_lines(m, lines, place + 1)
    return m


def _play_lines(m: Match, lines: list[str], at: int) -> None:
    game = m.game
    hashed = -1  # the last action with a hash line: each has one at most, since a hash costs more than an action
    for i in range(at, len(lines)):
        if lines[i].startswith("snapshot: "):
            continue
        if lines[i].startswith("= "):
            if hashed == m.seq:
                raise JournalError(i + 1, "line")
            hashed = m.seq
            words = lines[i].split()
            if len(words) != 3 or words[1] != str(m.seq) or words[2] != m.hash():
                raise JournalError(i + 1, "different")
            continue
        entry = _Entry(i + 1, lines[i])
        if entry.seq != m.seq + 1:
            raise JournalError(i + 1, "order")
        try:
            m.step(SEAT.number(entry.seat), read_action(game, entry.action), entry.auto, entry.chance.copy())
        except Refused as refused:
            raise JournalError(i + 1, "refused", refused.no.key) from None
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise JournalError(i + 1, "different", str(error)) from None
        if m.lines[-1].chance != entry.chance:
            raise JournalError(i + 1, "different")
