"""The arena: bots against bots, on common seeds and every seat in turn, until the figures mean something."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import NET, make_net_bot
from ludoteca.ai.protocol.foreign import COMMAND, ForeignBot
from ludoteca.ai.strength import Rating, rate_named, wilson
from ludoteca.kernel import Game, Refused, Table, act, asked, new, opening_seed
from ludoteca.lab.arena.runner import Runner
from ludoteca.lab.yardsticks import make_bot, settings

ENDLESS = "endless"  # the reason of a game that was broken off
TOLERANCE = 1.1  # an answer is late when it takes a tenth more than its limit
DEALS_AT_ONCE = 6  # deal actions of one seat between two decisions
Player = Bot | ForeignBot


class Plan:
    """What is to be played. `bots` are words such as prince, prince:warlike, prince@200, net:FILE or cmd:./mybot."""

    def __init__(
        self,
        game: Game[Any],
        bots: list[str],
        games: int,
        seed: str,
        seats: int | None = None,
        simulations: int | None = None,
        ms: int | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.games = games
        self.seed = seed
        self.seats = seats if seats is not None else min(max(len(bots), game.seats[0]), game.seats[-1])
        self.simulations = simulations
        self.ms = ms
        self.options = options or {}
        self.setup = game.complete(self.seats, self.options)
        for bot in bots:
            read_bot(game, bot)

    def line_ups(self) -> list[list[str]]:
        """Who meets whom: fewer bots than seats are repeated in order, more than seats meet in every combination."""
        if len(self.bots) <= self.seats:
            return [[self.bots[i % len(self.bots)] for i in range(self.seats)]]
        return [list(c) for c in combinations(self.bots, self.seats)]

    def header(self) -> dict[str, Any]:
        """All that decides how the games go; written in the file of a resumable run."""
        return {
            "game": self.game.id,
            "package": self.game.package,
            "rules": self.game.rules_version,
            "bots": self.bots,
            "seed": self.seed,
            "seats": self.seats,
            "simulations": self.simulations,
            "ms": self.ms,
            "options": self.options,
        }


class NotTheSame(ValueError):
    """The file of an earlier run is about other games."""


def read_bot(game: Game[Any], word: str) -> tuple[str, str, int | None]:
    """level, style and simulations of a bot's word."""
    if word.startswith((COMMAND, NET)):
        return (word, "", None)
    rest, at, simulations = word.partition("@")
    level, colon, style = rest.partition(":")
    settings(game.id, level)
    if colon and style not in game.evaluator().styles:
        raise ValueError(f"{game.id} has no style {style!r}")
    if at and not simulations.isdigit():
        raise ValueError(f"{word!r}: write the number of simulations after @")
    return (level, style or "balanced", int(simulations) if at else None)


def seat_player(game: Game[Any], word: str, seed: int, seats: int, simulations: int | None, ms: int | None) -> Player:
    level, style, own = read_bot(game, word)
    if level.startswith(COMMAND):
        return ForeignBot(level.removeprefix(COMMAND), seed, ms if ms is not None else 1000)
    if level.startswith(NET):
        return make_net_bot(game, level.removeprefix(NET), seed)
    if own is None and ms is None:
        own = simulations if simulations is not None else settings(game.id, level, seats).simulations
    return make_bot(game, level, style, seed, own)


def play(job: dict[str, Any]) -> dict[str, Any]:
    """One game of the arena; runs anywhere, given only plain data."""
    game: Game[Any] = import_module(job["package"] + ".game").GAME
    number = job["number"]
    seats = job["seats"]
    turn = number % seats
    order = job["line_up"][turn:] + job["line_up"][:turn]
    common = opening_seed(f"{job['seed']} {number // seats}")
    s = new(game, game.complete(seats, job["options"]), common)
    players = [
        seat_player(game, word, (common + 7919 * number + seat) & 0x3FFFFFFF, seats, job["simulations"], job["ms"])
        for seat, word in enumerate(order)
    ]
    try:
        record = play_out(game, s, players, job["ms"])
    finally:
        for player in players:
            if isinstance(player, ForeignBot):
                player.close()
    record.update({"line": job["line"], "number": number, "bots": order})
    return record


def play_out(game: Game[Any], s: Table, players: list[Player], ms: int | None) -> dict[str, Any]:
    """Bots that work by simulations do not look at the clock: what they take is measured in time of the processor."""
    now = time.process_time if ms is None else time.perf_counter
    moves = [0] * s.seats
    seconds = [0.0] * s.seats
    slowest = [0.0] * s.seats
    late = [0] * s.seats
    actions: list[Counter[str]] = [Counter() for _ in players]
    deals = decisions = 0
    for seat, player in enumerate(players):
        if isinstance(player, ForeignBot):
            player.new_game(game, s.seats, seat)
    while not s.over and decisions < game.longest:
        deals += haggle(game, s, players)
        seat = s.front[decisions % len(s.front)].seat
        start = now()
        a = players[seat].choose(game, s, seat, ms)
        spent = now() - start
        if len(s.menus[asked(s, seat)]) > 1:
            moves[seat] += 1
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            late[seat] += spent * 1000 > (players[seat].budget_ms if ms is None else ms) * TOLERANCE
            actions[seat][a.verb] += 1
        act(game, s, seat, a)
        decisions += 1
    return {
        "places": s.places if s.over else [1] * s.seats,
        "scores": s.scores if s.over else [0] * s.seats,
        "reason": s.over or ENDLESS,
        "decisions": decisions,
        "deals": deals,
        "moves": moves,
        "seconds": [round(x, 4) for x in seconds],
        "slowest": [round(x, 4) for x in slowest],
        "late": late,
        "failures": [player.failures for player in players],
        "actions": [dict(used) for used in actions],
    }


def haggle(game: Game[Any], s: Table, players: list[Player]) -> int:
    """Let every bot answer and make offers; how many deals were made."""
    if game.deals is None or s.picks:
        return 0
    made = 0
    for seat, player in enumerate(players):
        for _ in range(DEALS_AT_ONCE):
            a = player.deal(game, s, seat)
            if a is None or s.over:
                break
            try:
                act(game, s, seat, a)
            except Refused:
                player.failures += 1
                break
            made += a.verb == "accept"
    return made


def read_records(plan: Plan, path: Path) -> list[dict[str, Any]]:
    """What an earlier run has already played. A last line cut off by a crash is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or json.loads(lines[0]) != plan.header():
        raise NotTheSame(str(path))
    records = []
    for line in lines[1:]:
        try:
            records.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return records


def run(
    plan: Plan, runner: Runner, resume: Path | None = None, progress: Callable[[int], None] | None = None
) -> list[dict[str, Any]]:
    """Play what is missing; every game is written to the file as soon as it ends. All records, in order."""
    records = read_records(plan, resume) if resume is not None else []
    if resume is not None:
        lines = [plan.header(), *records]
        resume.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    played = {(r["line"], r["number"]) for r in records}
    jobs = [
        plan.header() | {"line": i, "line_up": line_up, "number": n}
        for n in range(plan.games)
        for i, line_up in enumerate(plan.line_ups())
        if (i, n) not in played
    ]
    records = [r for r in records if r["number"] < plan.games]
    for record in _written(runner.run(play, jobs), resume):
        records.append(record)
        if progress is not None:
            progress(len(records))
    return sorted(records, key=lambda r: (r["line"], r["number"]))


def _written(results: Iterator[dict[str, Any]], path: Path | None) -> Iterator[dict[str, Any]]:
    for record in results:
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
        yield record


def share_of_win(places: list[int], seat: int) -> float:
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def summary(plan: Plan, records: list[dict[str, Any]]) -> dict[str, Any]:
    """All figures of a run, ready for JSON. Shared wins count as fractions; `equal` is the share of equally strong
    bots."""
    names = list(dict.fromkeys(plan.bots))
    ratings = rated(names, records)
    count = len(records)
    return {
        "game": plan.game.id,
        "games": count,
        "seats": plan.seats,
        "seed": plan.seed,
        "simulations": plan.simulations,
        "ms": plan.ms,
        "equal": round(1 / plan.seats, 4),
        "bots": [of_bot(name, records, ratings[name]) for name in names],
        "length": round(sum(r["decisions"] for r in records) / count, 1) if count else 0.0,
        "deals": sum(r["deals"] for r in records),
        "endings": dict(Counter(r["reason"] for r in records).most_common()),
        "starting_places": [of_place(seat, records) for seat in range(plan.seats)],
        "matrix": matrix(names, records),
    }


def of_bot(name: str, records: list[dict[str, Any]], rating: Rating) -> dict[str, Any]:
    """The figures of one bot, over all seats at which it played."""
    played = [(r, seat) for r in records for seat, bot in enumerate(r["bots"]) if bot == name]
    games = len(played)
    wins = sum(share_of_win(r["places"], seat) for r, seat in played)
    moves = sum(r["moves"][seat] for r, seat in played)
    seconds = sum(r["seconds"][seat] for r, seat in played)
    endings = Counter(r["reason"] for r, seat in played if r["places"][seat] == 1)
    low, high = wilson(wins, games)
    return {
        "name": name,
        "wins": round(wins, 3),
        "games": games,
        "share": round(wins / games, 4) if games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "score": round(sum(r["scores"][seat] for r, seat in played) / games, 2) if games else 0.0,
        "rating": round(rating.mu, 2),
        "sigma": round(rating.sigma, 2),
        "seconds_per_move": round(seconds / moves, 4) if moves else 0.0,
        "slowest_move": round(max((r["slowest"][seat] for r, seat in played), default=0.0), 4),
        "moves": moves,
        "late": sum(r["late"][seat] for r, seat in played),
        "failures": sum(r["failures"][seat] for r, seat in played),
        "won_by": dict(endings.most_common()),
        "actions": actions_per_game([r["actions"][seat] for r, seat in played if "actions" in r]),
    }


def actions_per_game(games: list[dict[str, int]]) -> dict[str, float]:
    """How often each action is chosen in the mean of the games, the most frequent first. Choices without an alternative
    do not count."""
    used: Counter[str] = Counter()
    for game in games:
        used.update(game)
    return {verb: round(count / len(games), 2) for verb, count in used.most_common()}


def of_place(seat: int, records: list[dict[str, Any]]) -> dict[str, Any]:
    """The wins at one seat, over all bots that played there."""
    wins = sum(share_of_win(r["places"], seat) for r in records)
    low, high = wilson(wins, len(records))
    share = round(wins / len(records), 4) if records else 0.0
    return {"wins": round(wins, 3), "share": share, "interval": [round(low, 4), round(high, 4)]}


def rated(names: list[str], records: list[dict[str, Any]]) -> dict[str, Rating]:
    """OpenSkill ratings, game by game."""
    ratings = {name: Rating() for name in names}
    for r in records:
        ratings.update(rate_named(ratings, r["bots"], r["places"]))
    return ratings


def matrix(names: list[str], records: list[dict[str, Any]]) -> list[list[float | None]]:
    """How often the bot of the row ended before the bot of the column; ties count half."""
    ahead = Counter[tuple[str, str]]()
    met = Counter[tuple[str, str]]()
    for r in records:
        for i, a in enumerate(r["bots"]):
            for j, b in enumerate(r["bots"]):
                if a == b:
                    continue
                met[a, b] += 1
                if r["places"][i] < r["places"][j]:
                    ahead[a, b] += 2
                elif r["places"][i] == r["places"][j]:
                    ahead[a, b] += 1
    return [[round(ahead[a, b] / 2 / met[a, b], 4) if met[a, b] else None for b in names] for a in names]
