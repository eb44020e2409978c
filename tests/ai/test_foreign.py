"""The line protocol: a program in any language can sit at a table, and nothing it does can harm the game."""

import sys
from pathlib import Path
from typing import Any

import pytest

from ai.positions import position
from ludoteca.ai.protocol import example, foreign
from ludoteca.ai.protocol.foreign import ForeignBot, NoBot
from ludoteca.kernel import Game, menu
from ludoteca.lab.arena.arena import Plan, run, summary
from ludoteca.lab.arena.runner import Here

EXAMPLE = f"{sys.executable} {example.__file__}"


PATIENCE_MS = 300_000  # a busy machine may start or ask a program late


@pytest.fixture(autouse=True)
def patient_greeting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "GREETING_S", PATIENCE_MS / 1000)


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text("import json, sys\n" + text)
    return f"{sys.executable} {file}"


def test_the_example_plays_in_the_arena(parley: Game[Any]) -> None:
    plan = Plan(parley, [f"cmd:{EXAMPLE}", "random"], 4, "foreign", ms=PATIENCE_MS)
    found = summary(plan, run(plan, Here()))
    assert found["games"] == 4
    assert found["bots"][0]["failures"] == 0
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(4)


def test_the_example_is_short() -> None:
    lines = Path(example.__file__).read_text().splitlines()
    code = [line for line in lines[lines.index("import json") :] if line.strip()]
    assert len(code) <= 30


def test_what_a_bot_receives(parley: Game[Any], tmp_path: Path) -> None:
    """All lines in order; the view is that of its seat: the other's letters are backs."""
    heard = tmp_path / "heard"
    command = program(
        tmp_path,
        f"""
out = open({str(heard)!r}, "w")
for line in sys.stdin:
    out.write(line); out.flush()
    if line.startswith("hello"): print('hello {{"name": "ear"}}', flush=True)
    if line.startswith("choices"): first = json.loads(line[8:])[0]
    if line.startswith("go"): print("info thinking", flush=True); print("bestchoice", json.dumps(first), flush=True)
    if line.startswith("quit"): break
""",
    )
    s = position(parley, 2, 1, 0)
    bot = ForeignBot(command, 1, PATIENCE_MS)
    bot.new_game(parley, 2, 0)
    assert bot.choose(parley, s, 0) == menu(s, 0)[0]
    bot.close()
    lines = heard.read_text().splitlines()
    assert [line.split()[0] for line in lines] == ["hello", "options", "newgame", "observe", "choices", "go", "quit"]
    assert lines[0] == 'hello {"protocol":1}'
    assert '"seat":"A"' in lines[2]
    assert lines[5] == f"go movetime {PATIENCE_MS}"
    assert '"seed"' not in lines[3]
    own = [parley.kinds[1].ref(card) for card in s.hands[0]]  # type: ignore[attr-defined]
    theirs = [parley.kinds[1].ref(card) for card in s.hands[1]]  # type: ignore[attr-defined]
    assert all(f'"{card}"' in lines[3] for card in own)
    assert not any(f'"{card}"' in lines[3] for card in theirs)


@pytest.mark.parametrize(
    "answer",
    ["""print('bestchoice "fly to the moon"', flush=True)""", "print('bestchoice {', flush=True)",
      "print('bestchoice 3', flush=True)", "sys.exit()", "pass"],
)  # fmt: skip
def test_a_wrong_or_missing_answer_is_replaced_and_counted(parley: Game[Any], tmp_path: Path, answer: str) -> None:
    command = program(
        tmp_path,
        f"""
for line in sys.stdin:
    if line.startswith("hello"): print("hello {{}}", flush=True)
    if line.startswith("go"): {answer}
    if line.startswith("quit"): break
""",
    )
    s = position(parley, 2, 1, 0)
    bot = ForeignBot(command, 1, 50)
    for _ in range(2):
        assert bot.choose(parley, s, 0) in menu(s, 0)
    assert bot.failures == 2
    bot.close()
    assert bot.process.returncode is not None


def test_stop_gives_a_thinker_a_last_word(parley: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "GRACE_S", PATIENCE_MS / 1000)
    command = program(
        tmp_path,
        """
for line in sys.stdin:
    if line.startswith("hello"): print("hello {}", flush=True)
    if line.startswith("choices"): last = json.loads(line[8:])[-1]
    if line.startswith("stop"): print("bestchoice", json.dumps(last), flush=True)
    if line.startswith("quit"): break
""",
    )
    s = position(parley, 2, 1, 0)
    bot = ForeignBot(command, 1, 50)
    assert bot.choose(parley, s, 0) == menu(s, 0)[-1]
    assert bot.failures == 0
    bot.close()


def test_a_program_that_says_no_hello_is_no_bot() -> None:
    with pytest.raises(NoBot):
        ForeignBot("true", 1, 50)
