"""One random game as a text: everything a seat reads, and the numbers that name a game's rules.

Both are stored beside the tests. A change of rules, texts or chance shows up as a readable difference.
"""

from __future__ import annotations

from typing import Any

from ludoteca import render
from ludoteca.i18n import Texts
from ludoteca.kernel import Game, Match, Quick, Table, asked, choose, new, opening_seed, playout, state_hash, view

MAX_LINES = 400  # actions after which a long game is cut off
BOARD_EVERY = 40
MANY = 400  # sequences beyond which one answer more is not tried


def playthrough(game: Game[Any], lang: str, seats: int, seed: str = "playthrough") -> str:
    """A random game as seat A reads it; texts that are missing are an error."""
    texts = Texts(lang, "ludoteca.cli", game.package, strict=True)
    quick = Quick(opening_seed(seed) & 0xFFFFFF)
    m = Match(game, game.complete(seats), opening_seed(seed))
    out = [f"{texts.say('game-name')} ({seats})"]
    out += ["  " + render.log_line(game, texts, event, 0) for event in m.opening_events]
    shown_at = -BOARD_EVERY
    while m.state.front and m.seq < MAX_LINES:
        s = m.state
        mine = asked(s, 0)
        i = mine if mine >= 0 else quick.below(len(s.front))
        if m.seq - shown_at >= BOARD_EVERY:
            shown_at = m.seq
            out += ["", *render.board_lines(texts, view(game, s, 0)), ""]
        number = quick.below(len(s.menus[i]))
        if mine >= 0:
            out += question(game, texts, s, number)
        before = len(m.lines)
        m.act(s.front[i].seat, s.menus[i][number])
        for line in m.lines[before:]:
            out += [f"{line.seq:>4} " + render.log_line(game, texts, event, 0) for event in line.events]
    out += ["", *render.board_lines(texts, view(game, m.state, 0))]
    if m.state.over:
        out += ["", texts.say("end-" + m.state.over), *render.places_in_words(texts, m.state.places, m.state.scores)]
    return "\n".join(line.rstrip() for line in out) + "\n"


def question(game: Game[Any], texts: Texts, s: Table, chosen: int) -> list[str]:
    """Seat A's question with its menu, the chosen entry marked, and what is refused."""
    shown = view(game, s, 0)
    lines = [f"A: {render.prompt_text(texts, shown['prompt'])} [{shown['prompt']['rule']}]"]
    for number, a in enumerate(shown["menu"]):
        lines.append(f"    {'>' if number == chosen else ' '} {render.action_text(texts, a)}")
    for a in shown["greyed"]:
        lines.append(f"    x {render.action_text(texts, a)}: {render.refusal_text(texts, a['no'])}")
    return lines


def perft(game: Game[Any], s: Table, depth: int) -> int:
    """The number of different sequences of that many answers."""
    if depth == 0 or not s.front:
        return 1
    total = 0
    for i in range(len(s.front)):
        for a in s.menus[i]:
            other = s.copy()
            choose(game, other, i, a)
            total += perft(game, other, depth - 1)
    return total


def perfts(game: Game[Any], s: Table) -> list[int]:
    """Sequences of one answer, of two, and of three unless there are many."""
    counts = [perft(game, s, 1), perft(game, s, 2)]
    return counts + [perft(game, s, 3)] if counts[1] <= MANY else counts


def fingerprint(game: Game[Any]) -> dict[str, Any]:
    """For every number of seats: legal sequences from the start and from the middle, and the state in which a random
    game ends."""
    out: dict[str, Any] = {"rules_version": game.rules_version}
    for seats in game.seats:
        seed = opening_seed("fingerprint")
        s = new(game, game.complete(seats), seed)
        start = perfts(game, s)
        decisions = playout(game, s, 1, 30)
        middle = perfts(game, s)
        decisions += playout(game, s, 2, game.longest)
        out[str(seats)] = {"start": start, "middle": middle, "decisions": decisions, "end": state_hash(game, s)}
    return out
