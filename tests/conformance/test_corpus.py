"""Recorded games belong to a version of the rules; those of a released version are never changed, and always open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conformance import corpus
from conformance.golden import GOLDEN, UNFINISHED, golden_files
from ludoteca import registry
from ludoteca.kernel import Game, Match, playout, read_journal, write_journal


def test_frozen_games_are_as_they_were() -> None:
    assert corpus.altered(corpus.frozen()) == []


def test_every_recorded_game_is_of_a_known_version(name: str) -> None:
    game = registry.find(name)
    for journal in golden_files(game):
        assert 1 <= corpus.version_of(journal) <= game.rules_version, journal.name


def test_every_version_before_the_present_one_is_frozen(name: str) -> None:
    """Raising rules_version requires that the games of the version before are frozen."""
    game = registry.find(name)
    kept = corpus.frozen().get(name, {})
    assert [v for v in range(1, game.rules_version) if not kept.get(str(v))] == []


def test_every_frozen_game_opens_where_it_stopped(name: str) -> None:
    game = registry.find(name)
    for files in corpus.frozen().get(name, {}).values():
        for file in files:
            m = read_journal(game, (GOLDEN / name / file).read_text(encoding="utf-8"))
            assert bool(m.state.over) != file.startswith(UNFINISHED), file


def test_a_continued_game_names_the_options_of_its_time(name: str) -> None:
    """Options that came with later rules were not chosen, so neither a page nor a journal shows them."""
    game = registry.find(name)
    for files in corpus.frozen().get(name, {}).values():
        for file in files:
            text = (GOLDEN / name / file).read_text(encoding="utf-8")
            m = read_journal(game, text)
            chosen = dict(word.split("=") for word in written_options(text))
            assert game.options_under(m.rules, m.setup) == chosen, file
            assert dict(word.split("=") for word in written_options(write_journal(m))) == chosen, file


def written_options(journal: str) -> list[str]:
    """The words of the line with the options, without its checksum."""
    return next(line for line in journal.splitlines() if line.startswith("options:")).split()[1:-1]


def test_every_frozen_unfinished_game_is_played_on_to_its_end(name: str) -> None:
    """Under the present rules, from several random continuations, without a broken invariant."""
    game = registry.find(name)
    for files in corpus.frozen().get(name, {}).values():
        for file in files:
            if file.startswith(UNFINISHED):
                m = read_journal(game, (GOLDEN / name / file).read_text(encoding="utf-8"))
                for seed in range(5):
                    s = m.state.copy()
                    playout(game, s, seed, game.longest)
                    assert s.over, (file, seed)
                    assert game.check(s) == [], (file, seed)


@pytest.fixture
def recorded(tmp_path: Path) -> tuple[Game[Any], Path]:
    """A game with one recorded journal in a folder of its own."""
    game = registry.find("parley")
    m = Match(game, game.complete(2), 1)
    folder = tmp_path / "parley"
    folder.mkdir()
    (folder / "one.journal").write_text(write_journal(m), encoding="utf-8")
    return game, folder


def test_a_frozen_game_that_is_changed_or_removed_is_found(recorded: tuple[Game[Any], Path]) -> None:
    game, folder = recorded
    kept: corpus.Frozen = {}
    corpus.freeze(game, kept, [folder / "one.journal"])
    assert list(kept["parley"]["1"]) == ["one.journal"]
    assert corpus.altered(kept, folder.parent) == []
    (folder / "one.journal").write_text((folder / "one.journal").read_text() + " ", encoding="utf-8")
    assert "was changed" in corpus.altered(kept, folder.parent)[0]
    with pytest.raises(ValueError, match="frozen and differs"):
        corpus.freeze(game, kept, [folder / "one.journal"])
    (folder / "one.journal").unlink()
    assert "is gone" in corpus.altered(kept, folder.parent)[0]


def test_the_list_of_frozen_games_is_read_as_it_was_written(recorded: tuple[Game[Any], Path], tmp_path: Path) -> None:
    game, folder = recorded
    kept: corpus.Frozen = {}
    corpus.freeze(game, kept, [folder / "one.journal"])
    corpus.write(kept, tmp_path / "corpus.toml")
    assert corpus.frozen(tmp_path / "corpus.toml") == kept
    assert corpus.frozen(tmp_path / "nothing.toml") == {}
