"""What the table of progress says about the victories is what the rules say when one is declared."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import HOLY, RELIGIONS, VICTORIES
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.rules.victory import supreme, unmet
from ludoteca.games.pax_renaissance.selfplay.rich import enrich
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Quick, advance, choose, new, opening_seed
from ludoteca.testing import rule


@rule("tvictory.1")
def test_progress_agrees_with_the_conditions_of_the_victories() -> None:
    seen = {True: 0, False: 0}
    for seed in range(12):
        quick = Quick(seed + 1)
        s = new(GAME, GAME.complete(2 + seed % 3), opening_seed(f"standing {seed}"))
        assert isinstance(s, Pax)
        enrich(s, quick)
        advance(GAME, s)
        for _ in range(30):
            if not s.front:
                break
            for seat, row in enumerate(GAME.standing(s)):
                for victory in range(len(VICTORIES)):
                    shown = row["victories"][victory]
                    assert shown["met"] == (unmet(s, seat, victory) is None)
                    seen[shown["met"]] += 1
                    if victory == HOLY:
                        assert shown["supreme"] == supreme(s, RELIGIONS.index(shown["religion"]))
            choose(GAME, s, 0, s.menus[0][quick.below(len(s.menus[0]))])
    assert min(seen.values()) > 10, seen
