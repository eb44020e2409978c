"""A whole expert game of a person and two bots at a real terminal, in Portuguese: a deal of three, a pact that holds,
the same game again."""

import json
import os
import pty
import re
import select
import subprocess
import sys
from typing import Any

import pytest

from ludoteca.games.anno_1452.data import REGIONS
from ludoteca.kernel import SEAT
from ludoteca.testing import rule

pytestmark = pytest.mark.xdist_group("terminal")  # the game is played once
LUDOTECA = [sys.executable, "-m", "ludoteca.cli.main"]
WAITING = "\n> "
PATIENCE = 300  # seconds without a sign of life: something hangs
PEACE = "1298"  # until when the three keep peace
ALL_AGREE = "C aceita o acordo de A. [trade.3]"
REFUSED = re.compile(rf"Acordo 1: você está em paz com ([BC]) até a Avaliação de {PEACE}\. \[trade\.7\]")


# The refusals of attacks, all that was on the screen, the result, and the journal.
Played = tuple[list[str], str, dict[str, Any], str]


class Terminal:
    """`ludoteca play` with a pseudo-terminal for keyboard and screen; its JSON result goes to a pipe."""

    def __init__(self, *words: str) -> None:
        self.screen = ""
        self.fd, child = pty.openpty()
        self.process = subprocess.Popen(
            [*LUDOTECA, "play", *words, "--json"],
            stdin=child,
            stderr=child,
            stdout=subprocess.PIPE,
            env={**os.environ, "NO_COLOR": "1"},
        )
        os.close(child)

    def read(self) -> str:
        """What appears until the next line is awaited; the rest if the game has ended."""
        shown = b""
        while not shown.replace(b"\r", b"").endswith(WAITING.encode()):
            assert select.select([self.fd], [], [], PATIENCE)[0], "the table is silent"
            try:
                more = os.read(self.fd, 65536)
            except OSError:  # the other side has closed the terminal
                more = b""
            if not more:
                break
            shown += more
        text = shown.decode("utf-8").replace("\r", "")
        self.screen += text
        return text

    def type(self, line: str) -> str:
        os.write(self.fd, line.encode() + b"\n")
        return self.read()

    def end(self) -> dict[str, Any]:
        out, _ = self.process.communicate(timeout=PATIENCE)
        os.close(self.fd)
        assert self.process.returncode == 0
        result: dict[str, Any] = json.loads(out)
        return result


def person_plays(terminal: Terminal) -> list[str]:
    """Offers peace until both bots agree, tries every attack in the next turn, then takes the first choice; the
    refusals read."""
    refusals: list[str] = []
    agreed = attacked = False
    shown = terminal.read()
    while shown.endswith(WAITING):
        question = [line for line in shown.splitlines() if line.startswith("A: ")][-1]
        if "comerciar" in question and not agreed:
            for gold in (4, 5, 6, 7):  # a bot that is not content is offered more
                shown = terminal.type(f"offer B gold {gold} / / peace {PEACE} with C gives-gold A C {gold}")
                agreed = ALL_AGREE in shown
                if agreed:
                    break
        elif "fazer uma ação" in question and agreed and not attacked:
            attacked = True
            answers = [terminal.type(f"attack {region.id}-1") for region in REGIONS]
            refusals = [found.group(1) for answer in answers for found in REFUSED.finditer(answer)]
        shown = terminal.type("1")
    return refusals


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    journal = str(tmp_path_factory.mktemp("terminal") / "game.journal")
    terminal = Terminal(
        *("anno-1452", "--lang", "pt", "--seed", "emperor", "--seats", "3", "--budget", "2", "--save", journal),
        *("--seat", "A=human", "--seat", "B=novice", "--seat", "C=novice", "--options", "game=expert"),
    )
    refusals = person_plays(terminal)
    return refusals, terminal.screen, terminal.end(), journal


def replay(journal: str, *words: str) -> str:
    done = subprocess.run(
        [*LUDOTECA, "replay", journal, *words], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    return done.stdout


@rule("trade.3", "pre.2")
def test_a_deal_of_three_is_made_with_two_bots(played: Played) -> None:
    _, screen, _, _ = played
    before, _, after = screen.partition(ALL_AGREE)
    assert before.endswith("B aceita o acordo de A; agora C responde. [trade.3]\n  ")
    said = re.match(r"\n  A dá a B (\d) .*Ouro.*\[trade\.4\]\n  A dá a C (\d) .*Ouro.*\[trade\.4\]\n", after)
    assert said is not None
    assert said.group(1) == said.group(2)


@rule("trade.6", "trade.7")
def test_an_attack_against_the_pact_is_refused_in_portuguese(played: Played) -> None:
    refusals, _, _, _ = played
    assert set(refusals) == {"B", "C"}


@rule("trade.7", "end.1", "end.11")
def test_the_pact_was_kept_and_the_journal_replays_to_the_same_hash(played: Played) -> None:
    _, screen, result, journal = played
    assert result["over"] == "emperor"
    assert (result["seats"], result["options"]["game"]) == (3, "expert")
    winner = result["places"].index(1)
    assert f"1. {SEAT.word(winner)} ({result['scores'][winner]})" in screen
    again = json.loads(replay(journal, "--json"))
    assert [again[key] for key in ("hash", "lines", "scores")] == [result[key] for key in ("hash", "lines", "scores")]
    assert result["hash"] in replay(journal, "--lang", "pt")
    events = [event for line in again["story"] for event in line["events"]]
    end = next(i for i, e in enumerate(events) if e["key"] == "evaluation" and e["args"]["year"] == "year:" + PEACE)
    keys = [event["key"] for event in events[:end]]
    assert keys.count("clause-peace") == 1
    assert keys.count("agreement-party") == 3
    assert not {"attack", "attack-alone"} & set(
        keys[keys.index("clause-peace") :]
    )  # all three are bound: no war before its end
