"""The soak test: honest players lose nothing while hostile clients do what they can. `ludoteca soak --minutes 10` is
the long version."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from ludoteca.cli.main import main
from ludoteca.kernel import JournalError, Match, Quick, read_journal, write_journal
from ludoteca.lab.servers import soak
from ludoteca.lab.servers.soak_clients import Soak, damaged, hostile
from ludoteca.registry import find

KEYS = ["minutes", "moves", "lost", "errors_5xx", "p99_ms_start", "p99_ms_end", "rss_mb_start", "rss_mb_end"]


@pytest.mark.long
async def test_some_seconds_of_play_under_attack_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "GAMES", (("parley", 3), ("rio-de-la-plata", 3)))

    def running(run: Soak) -> bool:
        """On a busy machine it takes longer until everything has happened."""
        happened = run.moves and run.attacks and run.deals
        return time.monotonic() < run.until or not happened

    monkeypatch.setattr(Soak, "running", running)
    found = await soak.run(12.0)
    assert set(found) > set(KEYS)
    assert found["problems"] == [] and found["lost"] == 0 and found["errors_5xx"] == 0
    assert found["moves"] > 0 and found["attacks"] > 0 and found["deals"] > 0


@pytest.mark.parametrize(("lost", "errors", "code"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_the_report_as_json_has_the_agreed_figures_alone(
    lost: int, errors: int, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {**dict.fromkeys(KEYS, 1), "lost": lost, "errors_5xx": errors, "problems": []}
    monkeypatch.setattr(soak, "measure_soak", lambda _minutes: measured)
    assert main(["soak", "--minutes", "2", "--json"]) == code
    assert list(json.loads(capsys.readouterr().out)) == KEYS
    assert main(["soak", "--minutes", "2"]) == code
    assert json.loads(capsys.readouterr().out) == measured


def game_text() -> str:
    game = find("parley")
    m = Match(game, game.complete(2), 3)
    quick = Quick(3)
    for _ in range(6):
        options = m.state.menus[0]
        m.act(m.state.front[0].seat, options[quick.below(len(options))])
    return write_journal(m)


def test_hostile_journals_are_signed_and_refused() -> None:
    game = find("parley")
    texts = hostile(game_text())
    assert len(texts) == 3
    for text in texts:
        with pytest.raises(JournalError) as refused:
            read_journal(game, text)
        assert refused.value.key not in ("damaged", "truncated", "order", "lines")


def test_damage_is_noticed() -> None:
    game = find("parley")
    text = game_text()
    chance = random.Random(1)
    for _ in range(20):
        other = damaged(text, chance)
        if other != text:
            with pytest.raises(JournalError):
                read_journal(game, other)


def test_memory_and_percentiles_are_taken_from_their_period() -> None:
    samples = [(float(t), 100.0 if t < 10 else 200.0) for t in range(20)]
    assert soak.memory_at(samples, 0, 9) == 100.0 and soak.memory_at(samples, 10, 30) == 200.0
    assert soak.memory_at([], 0, 9) == 0.0
    assert soak.percentile([0.001 * n for n in range(1, 101)], 0.99) == 100.0 and soak.percentile([], 0.5) == 0.0


def test_a_move_during_an_import_is_distinguished_from_one_beside_it() -> None:
    run = Soak(0, 1.0, 1)
    run.imports = [(10.0, 12.0)]
    run.moves = [(9.0, 0.5), (11.0, 0.2), (12.3, 0.4), (20.0, 5.0)]
    assert run.slowest_during_imports() == 0.4


def test_only_loopback_is_used() -> None:
    folder = Path(soak.__file__).parent
    for name in ("soak.py", "soak_clients.py", "load_clients.py"):
        text = (folder / name).read_text()
        assert "0.0.0.0" not in text
