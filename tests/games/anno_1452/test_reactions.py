"""Reaction cards: when they are played."""

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    battle,
    can,
    card,
    dice,
    do,
    hand,
    lay,
    options,
    place,
    refused,
    region,
    table,
    told,
    turn,
)
from games.anno_1452.reacting import duel, evaluation, react
from games.helpers import key_of, log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.rules.reactions import refuse_reaction
from ludoteca.games.anno_1452.rules.windows import Window
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule

# Reactions


@rule("reaction.1")
def test_reactions_have_no_tower() -> None:
    reactions = [c for c in range(data.N_CARDS) if data.KIND_OF[c] == words.REACTION]
    assert [data.TOWER_OF[c] for c in reactions] == [-1] * 12


@rule("reaction.2")
def test_childbed_leaves_the_action() -> None:
    s = table(2)
    lay(s, s.married[B], "marriage-schwaben")
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "childbed reaction-kindbett-1 B")
    assert asking(s) == "Turn"
    do(s, A, "build sachsen", "confirm")
    assert s.estates(A) == 1


@rule("reaction.2")
def test_a_defender_keeps_their_action() -> None:
    s = duel(other=3)
    hand(s, B, "reaction-waffenstillstand-1")
    react(s, "pass", "react reaction-waffenstillstand-1")
    turn(s, B)
    assert can(s, B, "build sachsen")


@rule("reaction.3", "card.kindbett")
def test_childbed_answers_a_marriage_after_its_benefits() -> None:
    s = table(2)
    hand(s, A, "marriage-lothringen")
    hand(s, B, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "play marriage-lothringen", "wed", "confirm")
    assert s.prestige[A] == 11
    assert asked_seat(s) == B
    do(s, B, "childbed reaction-kindbett-1 A")
    assert s.married[A] == []
    assert s.holder[region("lothringen")] == NOBODY
    assert s.prestige[A] == 10
    assert s.estates(A) == 1
    assert asking(s) == ""


@rule("reaction.3")
def test_no_childbed_in_the_evaluation() -> None:
    s = evaluation()
    s.phase = 4
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, B, "reaction-kindbett-1")
    ask(s, Window(B, 2))
    assert refused(s, B, "childbed reaction-kindbett-1 A") == "not-in-menu"
    assert options(s, B) == ["pass"]


@rule("reaction.3")
def test_the_question_is_put_only_while_a_marriage_is_in_play() -> None:
    s = table(2)
    hand(s, B, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    assert asking(s) == ""
    lay(s, s.married[A], "marriage-schwaben")
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    assert (asking(s), asked_seat(s)) == ("Answer", B)
    assert s.front[0].private


@rule("reaction.4", "reaction.8", "card.waffenstillstand")
def test_a_reaction_is_discarded_even_for_nothing() -> None:
    s = duel()
    hand(s, A, "reaction-soeldner-1")
    hand(s, B, "reaction-waffenstillstand-1")
    react(s, "react reaction-soeldner-1", "react reaction-waffenstillstand-1")
    assert s.discards == [card("reaction-soeldner-1"), card("reaction-waffenstillstand-1")]
    assert s.gold[A] == 12
    assert "hits" not in told(s)


@rule("reaction.5")
def test_one_reaction_per_player_and_action() -> None:
    s = duel(3, other=1)
    lay(s, s.married[C], "marriage-schwaben")
    hand(s, B, "reaction-hinterhalt-1", "reaction-kindbett-1")
    hand(s, C, "reaction-kindbett-2")
    hand(s, A, "reaction-verrat-1")
    react(s, "react reaction-verrat-1", "react reaction-hinterhalt-1", 1, 6, 1, 1)
    assert (asking(s), asked_seat(s)) == ("Answer", C)  # B has reacted, A too
    do(s, C, "childbed reaction-kindbett-2 C")
    assert asking(s) == ""


@rule("reaction.5")
def test_childbed_in_the_own_turn_is_an_extra_action_and_no_reaction() -> None:
    s = duel()
    lay(s, s.married[B], "marriage-schwaben")
    hand(s, A, "reaction-kindbett-1", "reaction-soeldner-1")
    turn(s, A)
    do(s, A, "childbed reaction-kindbett-1 B", "attack bayern-1", "from tirol-1", "confirm")
    assert options(s, A) == ["pass", "react reaction-soeldner-1"]


@rule("reaction.2", "reaction.5")
def test_after_a_reaction_in_battle_the_attacker_may_still_play_childbed() -> None:
    s = duel()
    lay(s, s.married[B], "marriage-schwaben")
    hand(s, A, "reaction-kindbett-1", "reaction-soeldner-1")
    hand(s, B, "reaction-kindbett-2", "reaction-soeldner-2")
    turn(s, A)
    do(s, A, "attack bayern-1", "from tirol-1", "confirm", "react reaction-soeldner-1")
    do(s, B, "react reaction-soeldner-2")
    while asking(s) == "Losses":
        do(s, asked_seat(s), options(s, asked_seat(s))[0])
    while asking(s) == "Answer":  # B has reacted to this action and is not asked
        assert asked_seat(s) != B
        do(s, asked_seat(s), "pass")
    assert (asking(s), asked_seat(s)) == ("OwnAnswer", A)
    do(s, A, "childbed reaction-kindbett-1 B")
    assert s.married[B] == []


@rule("reaction.6")
def test_only_childbed_outside_attacks() -> None:
    s = table(3)
    lay(s, s.married[C], "marriage-schwaben")
    hand(s, B, "reaction-verrat-1", "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    assert options(s, B) == ["pass", "childbed reaction-kindbett-1 C"]
    assert refused(s, B, "react reaction-verrat-1") == "not-in-menu"
    do(s, B, "childbed reaction-kindbett-1 C")
    assert s.married[C] == []


@rule("reaction.6")
def test_childbed_is_not_played_in_the_battle_itself() -> None:
    s = duel()
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, B, "reaction-kindbett-1")
    battle(s, A, "tirol-1", "bayern-1")
    do(s, A, "pass")
    assert refused(s, B, "react reaction-kindbett-1") == "not-in-attack"


@rule("reaction.7")
def test_sides() -> None:
    s = duel(3, other_city=True)
    s.attacker, s.defender, s.origin, s.target = A, B, place("tirol-1"), place("bayern-1")
    truce, siege = card("reaction-waffenstillstand-1"), card("reaction-belagerungsgeraet-1")
    assert key_of(refuse_reaction(s, A, 0, truce)) == "defender-only"
    assert refuse_reaction(s, B, 1, truce) is None
    assert key_of(refuse_reaction(s, B, 1, siege)) == "attacker-only"
    assert refuse_reaction(s, A, 0, siege) is None
    hand(s, C, "reaction-hinterhalt-1")
    s = duel(3)
    hand(s, C, "reaction-hinterhalt-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert refused(s, C, "react reaction-hinterhalt-1") == "not-asked"


@rule("reaction.8", "card.verrat")
def test_mercenaries_join_before_treason() -> None:
    s = duel()
    hand(s, A, "reaction-verrat-1")
    hand(s, B, "reaction-soeldner-1")
    react(s, "react reaction-verrat-1", "react reaction-soeldner-1")
    assert (asking(s), asked_seat(s)) == ("Betrayed", B)
    assert options(s, B) == ["lose-soldier"]
    dice(s, 1, 1, 1, 1, 1, 1, 4)
    do(s, B, "lose-soldier", "lose-soldier")
    rolled = [e.args for e in log_of(s) if e.key == "rolled"][:2]
    assert rolled == [(0, 3, 0, 3), (1, 4, 1, 3)]  # one of the three Soldiers is left
    assert s.gold[B] == 12
