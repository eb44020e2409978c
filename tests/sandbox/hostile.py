"""Generates hostile journals: correctly signed files whose content costs time or memory, or breaks the rules'
assumptions.

Run as a script it checks all of them, and the largest legal files, under the limits of the sandbox, each in a forked
process, and prints what each used.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import zlib
from functools import cache
from typing import Any

from ludoteca.kernel import Match, Quick, read_action, save, write_journal
from ludoteca.kernel.codec import to_text
from ludoteca.kernel.journal import FIRST_LINE, checked
from ludoteca.registry import find

GAMES = ("anno_1452", "baroque", "pax_renaissance", "rio_de_la_plata", "parley")


def played(name: str, moves: int = 30) -> Match:
    game = find(name)
    m = Match(game, game.complete(game.seats[0]), 7)
    quick = Quick(moves)
    for _ in range(moves):
        options = m.state.menus[0]
        m.act(m.state.front[0].seat, options[quick.below(len(options))])
    return m


def signed(lines: list[str]) -> str:
    """The text of a journal with all its checks valid."""
    out = [checked(line) for line in lines]
    out.append(checked(f"end {len(out)} {hashlib.blake2b(chr(10).join(out).encode(), digest_size=8).hexdigest()}"))
    return "\n".join(out) + "\n"


def header(m: Match, **changed: str) -> list[str]:
    options = " ".join(f"{k}={v}" for k, v in m.setup.options.items())
    fields = {"game": m.game.id, "rules": m.rules, "rng": 1, "seats": m.setup.seats, "options": options}
    return [FIRST_LINE, *(f"{k}: {v}" for k, v in {**fields, "commitment": "00", **changed}.items())]


def from_data(m: Match, data: Any, more: list[str] | None = None) -> str:
    return from_bytes(m, json.dumps(data).encode(), more)


def from_bytes(m: Match, data: bytes, more: list[str] | None = None) -> str:
    packed = to_text(zlib.compress(data, 9))
    return signed([*header(m), f"snapshot: 5 {packed}", *(more or [])])


def grown(value: Any, number: int) -> Any:
    """The same value with every number replaced."""
    if isinstance(value, list):
        return [grown(part, number) for part in value]
    return number if isinstance(value, int) and not isinstance(value, bool) else value


def numbers_in(
    data: dict[str, Any], number: int, fixed: tuple[str, ...] = ("rules", "seats", "seed")
) -> dict[str, Any]:
    """Every count of a state replaced; cards and steps stay."""
    return {
        name: grown(value, number) if name not in fixed and name not in ("agenda", "known") else value
        for name, value in data.items()
    }


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def hostile_states(name: str) -> list[tuple[str, str]]:
    """Hostile positions of one game: counts, lists, negative numbers, cycles on the agenda, nesting."""
    m = played(name)
    data = save(m.game, m.state)
    steps = data["agenda"]
    big_steps = [{k: v if k == "step" else grown(v, 20_000) for k, v in step.items()} for step in steps]
    return [
        ("every count 20000", from_data(m, numbers_in(data, 20_000))),
        ("every count 2**70", from_data(m, numbers_in(data, 2**70))),
        ("every count negative", from_data(m, numbers_in(data, -20_000))),
        ("agenda repeated 30000 times", from_data(m, {**data, "agenda": steps * 30_000})),
        ("agenda repeated 150 times", from_data(m, {**data, "agenda": (steps * 150)[:200]})),
        ("steps with huge arguments", from_data(m, {**data, "agenda": big_steps * 20})),
        ("scores nested 1000 deep", from_data(m, {**data, "scores": nested(900)})),
        (
            "lists of 1000",
            from_data(m, {k: v * 1000 if isinstance(v, list) and k != "agenda" else v for k, v in data.items()}),
        ),
    ]


@cache
def hostile_files() -> list[tuple[str, str]]:
    out = [(f"{game}: {name}", text) for game in GAMES for name, text in hostile_states(game)]
    m = played("baroque")
    data = save(m.game, m.state)
    whole = played("pax_renaissance", 0)
    offer = m.state.front[0].seat
    letter = "ABCDEF"[offer]
    other = "ABCDEF"[(offer + 1) % m.setup.seats]
    deals = [f"{6 + n} {letter} offer {other} / / " for n in range(15_000)]
    out += [
        ("zip bomb", from_bytes(m, b"[" * 40_000_000)),
        ("deep JSON", from_bytes(m, b"[" * 100_000 + b"]" * 100_000)),
        ("long number", from_bytes(m, b'{"game": ' + b"9" * 900_000 + b"}")),
        ("many hash lines", from_data(m, data, [f"= 5 {m.hash()}"] * 19_000)),
        ("many offers", from_data(m, data, deals)),
        ("many lines", signed([*header(whole), *[f"{n} A pass" for n in range(60_000)]])),
        ("long chance", signed([*header(whole), "0 setup | " + "1 " * 400_000])),
        ("long seed", signed(header(m, seed="f" * 800_000))),
        ("long version", signed(header(m, rules="9" * 800_000))),
        ("many seats", signed(header(m, seats="999999999"))),
        ("many options", signed(header(m, options=" ".join(f"o{n}=x" for n in range(100_000))))),
    ]
    return out


@cache
def largest_files() -> list[tuple[str, str]]:
    """Legal files: a whole game of each title with all seats, and thousands of offers that are made and withdrawn."""
    out = []
    for name in GAMES:
        game = find(name)
        m = Match(game, game.complete(game.seats[-1]), 5)
        quick = Quick(5)
        while not m.state.over:
            i = quick.below(len(m.state.front))
            options = m.state.menus[i]
            m.act(m.state.front[i].seat, options[quick.below(len(options))])
        out.append((f"{name}: a whole game", write_journal(m)))
    m = played("rio_de_la_plata")
    for _ in range(4000):
        m.step(0, read_action(m.game, "offer B stone 1 / /"), False)
        m.step(0, read_action(m.game, f"withdraw {m.state.offers[-1].number}"), False)
    out.append(("rio_de_la_plata: 8000 lines of deals", write_journal(m)))
    return out


def examine_all() -> list[dict[str, Any]]:
    """The verdict, processor seconds and peak megabytes of each file, in a forked process with the sandbox's limits."""
    from ludoteca import sandbox

    out = []
    for name, text in hostile_files() + largest_files():
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            sandbox.limit_process()
            os.write(write, sandbox.examine(sandbox.JOURNAL, text).key.encode() or b"accepted")
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            key = pipe.read().decode()
        _, status, used = os.wait4(child, 0)
        row = {"name": name, "key": key or sandbox.LIMITS, "cpu": used.ru_utime + used.ru_stime}
        out.append({**row, "mb": used.ru_maxrss / 1024, "signal": os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0})
    return out


if __name__ == "__main__":
    json.dump(examine_all(), sys.stdout)
