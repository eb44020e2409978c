"""Every golden game replays to the states it was recorded with."""

from conformance.corpus import version_of
from conformance.golden import golden_files
from ludoteca import registry
from ludoteca.kernel import read_journal, write_journal


def test_golden_games_replay(name: str) -> None:
    game = registry.find(name)
    for file in golden_files(game):
        text = file.read_text(encoding="utf-8")
        m = read_journal(game, text)
        assert m.state.over, f"{file.name} is not a whole game"
        if version_of(file) == game.rules_version:  # the past of older journals is not replayed
            assert write_journal(m) == text, f"{file.name} is not written again as it was"
