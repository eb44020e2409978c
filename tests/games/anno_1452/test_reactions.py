"""Reaction cards and Event cards."""

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    battle,
    can,
    card,
    crown,
    dice,
    do,
    fill,
    finish_turn,
    hand,
    lay,
    options,
    place,
    put,
    refused,
    region,
    settled,
    started,
    table,
    told,
    top,
    turn,
)
from games.helpers import key_of, log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, Evaluation
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.reactions import refuse_reaction
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, view
from ludoteca.testing import rule


def evaluation(seats: int = 2, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 1
    return s


def duel(
    seats: int = 2,
    value: int = 3,
    other: int = 3,
    citizens: int = 0,
    other_citizens: int = 0,
    city: bool = False,
    other_city: bool = False,
) -> Anno:
    """A in Tyrol beside B in Bavaria."""
    s = table(seats)
    put(s, A, "tirol", value, city, citizens)
    put(s, B, "bayern", other, other_city, other_citizens)
    return settled(s)


def react(s: Anno, mine: str = "pass", theirs: str = "pass", *faces: int, commit: int | None = None) -> None:
    """A attacks from Tyrol; both play or decline."""
    battle(s, A, "tirol-1", "bayern-1", commit)
    do(s, A, mine)
    dice(s, *faces)
    do(s, B, theirs)


def hits(s: Anno, number: int) -> list[tuple[int, ...]]:
    return [e.args[1:] for e in log_of(s) if e.key == "hits" and e.args[0] == number]


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


# Single Reactions


@rule("card.kindbett")
def test_childbed_needs_a_marriage() -> None:
    s = table(2)
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    assert refused(s, A, "childbed reaction-kindbett-1 B") == "no-marriage"


@rule("card.kindbett", "marriage.14")
def test_childbed_gives_the_principality_to_the_majority() -> None:
    s = table(3)
    put(s, C, "tirol")
    put(s, C, "tirol")
    lay(s, s.married[B], "marriage-tirol")
    s.holder[region("tirol")] = B
    s.bound[region("tirol")] = 1
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "childbed reaction-kindbett-1 B")
    assert s.holder[region("tirol")] == C
    assert s.prestige == [10, 9, 11]
    assert card("marriage-tirol") in s.discards


@rule("card.soeldner")
def test_mercenaries() -> None:
    s = duel()
    s.gold[B] = 3
    hand(s, B, "reaction-soeldner-1")
    react(s, "pass", "react reaction-soeldner-1", 1, 1, 1, 1, 1, 1, 4, 5, 6)
    assert s.gold[B] == 0
    assert hits(s, 1) == [(0, 3, 0)]
    assert s.soldiers == [0, 0]
    assert s.troops == [0, 0]


@rule("card.soeldner")
def test_mercenaries_cost_three_and_need_an_estate_to_attack_from() -> None:
    s = duel()
    s.gold[A] = 2
    hand(s, A, "reaction-soeldner-1")
    put(s, B, "toskana")
    turn(s, A)
    assert refused(s, A, "attack toskana-1") == "out-of-range"
    do(s, A, "attack bayern-1", "from tirol-1", "confirm")
    assert refused(s, A, "react reaction-soeldner-1") == "gold-short"


@rule("card.verrat")
def test_treason_takes_two_units_of_the_enemys_choice() -> None:
    s = duel(other_citizens=1)
    crown(s, B, 3)
    hand(s, A, "reaction-verrat-1")
    battle(s, A, "tirol-1", "bayern-1")
    do(s, B, "commit 3")
    do(s, A, "react reaction-verrat-1")
    do(s, B, "pass")
    assert options(s, B) == ["lose-citizen bayern-1", "lose-soldier"]
    do(s, B, "lose-citizen bayern-1")
    assert options(s, B) == ["lose-soldier"]
    assert s.value[place("bayern-1")] == 3


@rule("card.verrat")
def test_treason_finds_nothing_beside_an_estate() -> None:
    s = duel()
    hand(s, A, "reaction-verrat-1")
    react(s, "react reaction-verrat-1", "pass", 6, 6, 6, 1, 1, 1)
    assert "soldier-lost" not in told(s)
    assert "citizen-lost" not in told(s)
    assert s.owner[place("bayern-1")] == A


@rule("card.verrat")
def test_both_treasons_the_defender_removes_first() -> None:
    s = duel(citizens=2, other_citizens=2)
    hand(s, A, "reaction-verrat-1")
    hand(s, B, "reaction-verrat-2")
    react(s, "react reaction-verrat-1", "react reaction-verrat-2")
    do(s, B, "lose-citizen bayern-1", "lose-citizen bayern-1")
    assert (asking(s), asked_seat(s)) == ("Betrayed", A)
    dice(s, 6, 6, 6, 1, 1, 1)
    do(s, A, "lose-citizen tirol-1", "lose-citizen tirol-1")
    assert s.cubes[:2] == [24, 24]


@rule("card.hinterhalt", "attack.17")
def test_an_ambush_strikes_before_the_answer() -> None:
    s = duel(other=1)
    hand(s, A, "reaction-hinterhalt-1")
    react(s, "react reaction-hinterhalt-1", "pass", 6, 1, 1)
    assert hits(s, 1) == [(1, 1, 0)]
    assert s.owner[place("bayern-1")] == A


@rule("card.hinterhalt")
def test_ones_do_not_help_a_city_against_an_ambush() -> None:
    s = duel(other_city=True)
    hand(s, A, "reaction-hinterhalt-1")
    react(s, "react reaction-hinterhalt-1", "pass", 6, 6, 1, 1)
    assert hits(s, 1) == [(1, 2, 0)]
    assert [e.args for e in log_of(s) if e.key == "point-lost"][:2] == [(place("bayern-1"), 2), (place("bayern-1"), 1)]


@rule("card.hinterhalt")
def test_a_defender_who_ambushes_keeps_their_ones() -> None:
    s = duel(other_city=True)
    hand(s, B, "reaction-hinterhalt-1")
    react(s, "pass", "react reaction-hinterhalt-1", 1, 1, 6, 6, 6)
    assert hits(s, 1) == [(0, 1, 0), (1, 2, 2)]


@rule("card.hinterhalt")
def test_two_ambushes_cancel_each_other() -> None:
    s = duel(other=1)
    hand(s, A, "reaction-hinterhalt-1")
    hand(s, B, "reaction-hinterhalt-2")
    react(s, "react reaction-hinterhalt-1", "react reaction-hinterhalt-2", 6, 1, 1, 6)
    assert hits(s, 1) == [(0, 1, 0), (1, 1, 0)]
    assert s.owner[place("bayern-1")] == A


@rule("card.bundesgenossen")
def test_allies_from_the_region_and_its_neighbours() -> None:
    s = duel(citizens=3)
    put(s, A, "bayern", citizens=2)
    put(s, A, "boehmen", citizens=2)
    put(s, A, "toskana", citizens=3)
    hand(s, A, "reaction-bundesgenossen-1")
    react(s, "react reaction-bundesgenossen-1")
    assert options(s, A) == ["ally bayern-2", "ally boehmen-1"]
    do(s, A, "ally bayern-2", "ally boehmen-1")
    assert can(s, A, "done")
    dice(s, 1, 1, 1, *[5] * 3, *[5] * 3, 1, 1, 1)
    do(s, A, "ally boehmen-1")
    assert hits(s, 1) == [(1, 6, 0)]
    assert s.owner[place("bayern-1")] == A
    assert (s.citizens[place("bayern-2")], s.citizens[place("boehmen-1")]) == (2, 2)


@rule("card.bundesgenossen")
def test_allies_need_a_citizen_near() -> None:
    s = duel(citizens=3)
    put(s, A, "toskana", citizens=3)
    hand(s, A, "reaction-bundesgenossen-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert refused(s, A, "react reaction-bundesgenossen-1") == "no-effect"


@rule("card.belagerungsgeraet")
def test_siege_engines() -> None:
    s = duel(other_city=True)
    hand(s, A, "reaction-belagerungsgeraet-1")
    react(s, "react reaction-belagerungsgeraet-1", "pass", 6, 6, 6, 1, 1, 1)
    assert hits(s, 1) == [(1, 3, 0)]
    assert s.cities(A) == 1
    s = duel()
    hand(s, A, "reaction-belagerungsgeraet-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert refused(s, A, "react reaction-belagerungsgeraet-1") == "no-effect"


@rule("card.waffenstillstand")
def test_truce() -> None:
    s = duel()
    crown(s, A, 12)
    hand(s, B, "reaction-waffenstillstand-1")
    react(s, "pass", "react reaction-waffenstillstand-1", commit=5)
    assert s.prestige == [9, 10]
    assert s.soldiers[A] == 12
    assert asking(s) == ""  # no further action
    s = table(2)
    put(s, A, "tirol")
    put(s, OTTOKAR, "bayern", citizens=2)
    hand(s, B, "reaction-waffenstillstand-1")
    battle(s, A, "tirol-1", "bayern-1")
    dice(s, 1, 1, 1, 1, 1, 1, 1, 5)
    do(s, A, "pass")
    assert asking(s) != "AttackReaction"
    assert card("reaction-waffenstillstand-1") in s.hands[B]


# Events


@rule("event.1")
def test_events_never_lie_in_a_hand() -> None:
    from games.anno_1452.board import started
    from ludoteca.kernel import Quick, choose

    s = started(3, 5)
    quick = Quick(5)
    while s.front:
        assert not [c for h in s.hands for c in h if data.KIND_OF[c] == words.EVENT]
        choose(GAME, s, 0, s.menus[0][quick.below(len(s.menus[0]))])
    assert "event-drawn" in told(s)


@rule("event.1", "card.kundschafter")
def test_the_spy_finds_no_event() -> None:
    s = table(2)
    top(s, "event-interregnum-1")
    draw_cards(s, B, 2, "cards.4")
    hand(s, A, "special-kundschafter-1")
    turn(s, A)
    do(s, A, "play special-kundschafter-1", "spy B")
    assert not [text for text in options(s, A) if "event" in text]


@rule("event.2", "card.handsalbe")
def test_an_event_is_replaced_whenever_cards_are_drawn() -> None:
    s = table(2)
    hand(s, A, "special-handsalbe-1")
    top(s, "event-interregnum-1", "event-gegenkoenig-1", "event-gegenkoenig-2", "city-prag", "city-basel")
    turn(s, A)
    do(s, A, "play special-handsalbe-1")
    assert s.hands[A] == [card("city-prag"), card("city-basel")]
    assert told(s).count("event-drawn") == 3
    assert s.gold[A] == 12


@rule("event.3")
def test_one_event_per_evaluation_in_any_phase() -> None:
    s = evaluation()
    crown(s, A, 12)
    s.phase = 6
    s.crowned = True
    s.event_seen = True
    hand(s, A, "special-kundschafter-1")
    top(s, "event-gegenkoenig-1", "city-prag")
    ask(s, Window(A, 4))
    do(s, A, "special special-kundschafter-1")
    assert s.antiking == NOBODY
    assert "event-void" in told(s)


@rule("event.4")
def test_one_event_per_action_round() -> None:
    s = table(2)
    crown(s, A, 12)
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz", "event-interregnum-1")
    ask(s, ActionRound(1))
    draw_cards(s, A, 1, "event.2")
    assert (s.king, s.antiking) == (A, B)
    draw_cards(s, B, 1, "event.2")
    assert s.king == A
    top(s, "event-interregnum-2")
    s.agenda.clear()
    ask(s, ActionRound(2))
    draw_cards(s, B, 1, "event.2")
    assert s.king == NOBODY


@rule("event.5")
def test_an_event_without_effect_still_counts() -> None:
    s = evaluation(2, "1257")
    top(s, "event-gegenkoenig-1", "event-interregnum-1")
    ask(s, CardsPhase())
    assert told(s).count("antiking-no-king") == 1
    assert told(s).count("event-void") == 1
    assert s.aside == []


@rule("event.5", "event.24")
def test_the_shuffle_card_never_counts() -> None:
    s = evaluation()
    lay(s, s.aside, *[c.id for c in data.CARDS if c.kind == words.EVENT and "mischen" not in c.id])
    top(s, "event-karten_mischen-1", "city-prag")
    draw_cards(s, A, 1, "cards.4")
    assert told(s).count("shuffled") >= 1
    assert not s.event_seen


@rule("event.5", "event.24")
def test_a_waiting_antiking_counts_from_the_moment_it_is_drawn() -> None:
    s = evaluation()
    top(s, "event-gegenkoenig-1", "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.aside == [card("event-gegenkoenig-1")]
    assert not s.vacant
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.6", "event.9", "card.interregnum")
def test_interregnum_before_the_coronation() -> None:
    s = evaluation()
    crown(s, A, 5, B, 3)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.king == A  # the old King keeps his crown until phase 5
    ask(s, Windows(3), Coronation())
    assert asking(s) == ""  # no window before a Coronation that is not held
    assert (s.king, s.antiking, s.soldiers) == (NOBODY, NOBODY, [0, 0])
    s.row += 1
    s.vacant = s.crowned = False
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.6")
def test_interregnum_before_1273_has_no_effect() -> None:
    s = evaluation(2, "1257")
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert not s.vacant
    assert "interregnum-no-king" in told(s)


@rule("event.6", "card.handsalbe")
def test_a_bribe_is_lost_when_the_spy_draws_interregnum() -> None:
    s = evaluation()
    s.phase = 5
    put(s, A, "tirol")
    hand(s, A, "special-handsalbe-1")
    hand(s, B, "special-kundschafter-1", "special-handsalbe-2")
    top(s, "event-interregnum-1", "city-prag")
    ask(s, Windows(3), Coronation())
    do(s, A, "special special-handsalbe-1")
    do(s, B, "special special-kundschafter-1")
    assert s.gold[A] == 10
    assert s.king == NOBODY


@rule("event.7", "event.8", "event.19")
def test_interregnum_in_an_action_round() -> None:
    s = table(2)
    crown(s, A, 4, B, 6)
    s.order = [A, B]
    hand(s, A, "city-prag", "city-basel", "city-verona")
    s.prestige[A] = 14
    top(s, "event-interregnum-1", "city-florenz")
    draw_cards(s, B, 1, "event.2")
    assert (s.king, s.antiking, s.soldiers) == (NOBODY, NOBODY, [0, 0])
    assert len(s.hands[A]) == 3
    assert s.prestige[A] == 14
    assert s.order == [A, B]


@rule("event.7")
def test_a_king_who_dies_at_once_does_not_choose() -> None:
    s = evaluation()
    fill(s, B, 1)
    top(s, "event-interregnum-1")
    ask(s, Coronation(), NewOrder())
    assert asking(s) == ""
    assert s.king == NOBODY


@rule("event.9")
def test_what_ends_an_interregnum() -> None:
    s = table(2, "1298", 1)
    crown(s, A, 5)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "event.2")
    assert s.king == NOBODY
    s.row, s.column, s.phase, s.event_seen = 5, 0, 5, False
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.9")
def test_two_interregna_in_a_row() -> None:
    s = evaluation()
    for name in ("event-interregnum-1", "event-interregnum-2"):
        s.vacant = s.crowned = s.event_seen = False
        s.phase = 1
        top(s, name)
        draw_cards(s, A, 1, "cards.4")
        ask(s, Coronation())
        assert s.king == NOBODY
        s.row += 1


@rule("event.10", "card.gegenkoenig")
def test_electing_the_antiking() -> None:
    s = table(3)
    fill(s, A, 8)
    fill(s, B, 6)
    fill(s, C, 7)
    crown(s, B, 12)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "event.2")
    assert s.antiking == A


@rule("event.10", "event.24")
def test_a_waiting_card_counts_the_estates_of_its_moment() -> None:
    s = evaluation(3)
    fill(s, A, 3)
    fill(s, C, 2)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "cards.4")
    fill(s, C, 2)
    ask(s, Coronation())
    assert (s.king, s.antiking) == (B, C)


@rule("event.11")
def test_ties_for_antiking() -> None:
    s = table(3)
    fill(s, A, 7)
    fill(s, C, 7)
    crown(s, B, 12)
    s.prestige = [9, 10, 11]
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == C
    s = table(3)
    crown(s, B, 12)
    top(s, "event-gegenkoenig-1")
    dice(s, 2, 2, 1, 5)
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == C


@rule("event.12")
def test_the_king_cannot_be_antiking() -> None:
    s = table(2)
    fill(s, A, 9)
    crown(s, A, 12)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == B
    s = evaluation(3)  # a waiting card: the old King may be elected, the new one not
    crown(s, A, 4)
    fill(s, A, 5)
    fill(s, B, 4)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, B, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (C, A)


@rule("event.13", "event.14", "event.17")
def test_the_gifts_of_the_antiking() -> None:
    s = table(2)
    crown(s, A, 12)
    put(s, A, "lothringen")
    top(s, "event-gegenkoenig-1", "city-prag", "event-interregnum-1", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == B
    assert s.prestige[B] == 13
    assert len(s.hands[B]) == 3
    assert s.king == A  # Interregnum among his cards has no effect
    turn(s, B)
    assert can(s, B, "attack lothringen-1")
    s.soldiers[B] = 0
    finish_turn(s)
    turn(s, B)
    assert refused(s, B, "attack lothringen-1") == "out-of-range"


@rule("event.15")
@pytest.mark.parametrize(("before", "each"), [(12, 6), (7, 3), (1, 0), (0, 0)])
def test_half_of_the_kings_soldiers(before: int, each: int) -> None:
    s = table(2)
    crown(s, A, before)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.soldiers == [each, each]
    assert s.antiking == B


@rule("event.16")
def test_an_antiking_of_phase_five_chooses_in_phase_six() -> None:
    s = evaluation()
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    ask(s, Coronation(), NewOrder())
    do(s, A, "place 2")
    assert (asking(s), asked_seat(s)) == ("ChoosePlace", B)


@rule("event.18", "card.antiking")
@pytest.mark.parametrize("year", ["1254", "1298"])
def test_no_antiking_without_a_king(year: str) -> None:
    s = table(2, year)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == NOBODY
    assert card("event-gegenkoenig-1") in s.discards
    s.antiking = B
    assert any("card.antiking" in fault for fault in GAME.check(s))


@rule("event.18", "event.24")
def test_a_card_of_phase_one_waits_also_after_a_kings_death() -> None:
    s = evaluation(2, "1308")
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)


@rule("event.21")
def test_a_second_antiking_card() -> None:
    s = table(2)
    crown(s, A, 6, B, 6)
    top(s, "event-gegenkoenig-2")
    draw_cards(s, A, 1, "event.2")
    assert s.prestige == [10, 10]
    assert s.soldiers == [6, 6]
    assert s.event_seen


@rule("event.20", "coronation.10")
def test_how_long_an_antiking_lasts() -> None:
    s = evaluation(2, "1308")
    crown(s, A, 3, B, 3)
    s.prestige = [10, 15]
    fill(s, B, 1)
    ask(s, Coronation())
    assert s.antiking == NOBODY
    assert s.soldiers == [12, 0]
    assert s.prestige[B] == 15


@rule("event.22")
def test_the_rest_comes_from_the_new_deck() -> None:
    s = evaluation()
    keep = [c for c in s.deck if data.KIND_OF[c] == words.INHERITANCE]
    s.discards = [c for c in s.deck if c not in keep and c != card("event-karten_mischen-1")]
    for c in s.discards:
        s.known[c] = -1
    s.deck = keep
    top(s, "inheritance-tirol", "event-karten_mischen-1")
    draw_cards(s, A, 5, "cards.4")
    assert len(s.hands[A]) == 5
    assert s.hands[A][0] == card("inheritance-tirol")
    assert len(s.deck) + len(s.discards) + len(s.aside) + 5 == data.N_CARDS


@rule("event.23")
def test_deck_discards_and_the_card_itself_are_shuffled() -> None:
    s = table(2)
    lay(s, s.titles[A], "title-tirol")
    hand(s, B, *[c.id for c in data.CARDS if c.kind == words.INHERITANCE])
    hand(s, B, *[c.id for c in data.CARDS if c.kind == words.CITY], "marriage-tirol", "marriage-bayern")
    rest = s.deck.copy()
    s.deck = [c for c in rest if data.KIND_OF[c] != words.EVENT][:10]
    s.discards = [c for c in rest if c not in s.deck and c != card("event-karten_mischen-1")]
    total = len(s.deck) + len(s.discards) + 1
    top(s, "event-karten_mischen-1")
    draw_cards(s, A, 1, "cards.4")
    first = next(e for e in log_of(s) if e.key == "shuffled")
    assert first.args == (total,)
    assert s.titles[A] == [card("title-tirol")]
    assert len(s.hands[B]) == 24


@rule("event.23")
def test_only_the_shuffle_card_is_left() -> None:
    s = table(2)
    s.hands[B] = [c for c in s.deck if data.KIND_OF[c] != words.EVENT]
    s.aside = [c for c in s.deck if data.KIND_OF[c] == words.EVENT and c != card("event-karten_mischen-1")]
    s.deck = [card("event-karten_mischen-1")]
    draw_cards(s, A, 2, "cards.4")
    assert s.hands[A] == []
    assert s.deck + s.discards == [card("event-karten_mischen-1")]


@rule("event.24", "card.gegenkoenig")
@pytest.mark.parametrize("year", ["1273", "1298"])
def test_an_early_antiking_card_waits(year: str) -> None:
    s = evaluation(3, year)
    fill(s, A, 2)
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "cards.4")
    assert s.antiking == NOBODY
    assert s.aside == [card("event-gegenkoenig-1")]
    shown = view(GAME, s, B)["board"]["zones"]
    assert next(z["cards"] for z in shown if z["id"] == "aside") == ["card:event-gegenkoenig-1"]
    ask(s, Coronation())
    assert (s.king, s.antiking, s.soldiers) == (C, A, [6, 0, 6])
    assert s.prestige == [13, 10, 13]
    assert len(s.hands[A]) == 3
    assert s.aside == []


@rule("event.24")
def test_it_waits_even_beside_an_antiking_in_office() -> None:
    s = evaluation(2)
    crown(s, A, 6, B, 6)
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)
    assert s.prestige[B] == 13


@rule("event.24")
def test_drawn_by_the_spy_before_the_coronation() -> None:
    s = evaluation()
    fill(s, B, 1)
    hand(s, A, "special-kundschafter-1")
    top(s, "event-gegenkoenig-1", "city-prag")
    ask(s, Window(A, 3), Coronation())
    do(s, A, "special special-kundschafter-1")
    assert (s.king, s.antiking) == (A, B)


@rule("event.25")
@pytest.mark.parametrize(
    ("chosen", "antiking", "aside"),
    [({}, B, []), ({"antiking_timing": "after_coronation"}, NOBODY, ["event-gegenkoenig-1"])],
)
def test_an_early_antiking_is_crowned_at_once_unless_the_option_lets_the_card_wait(
    chosen: dict[str, str], antiking: int, aside: list[str]
) -> None:
    s = started(3, 1, **chosen)
    s.agenda.clear()
    s.row, s.column, s.phase = YEARS["1298"], 0, 1
    crown(s, A, 7)
    put(s, B, "tirol")
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, C, 1, "cards.4")
    assert s.antiking == antiking
    assert s.aside == [card(word) for word in aside]
    assert s.prestige[B] == (13 if antiking == B else 10)


@rule("event.25")
def test_option_antiking_at_once() -> None:
    s = evaluation(2)
    s.antiking_at_once = True
    crown(s, A, 7)
    fill(s, A, 1)
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, A, 1, "cards.4")
    assert (s.antiking, s.soldiers) == (B, [3, 3])
    assert s.prestige[B] == 13
    ask(s, Coronation())
    assert s.antiking == NOBODY
    assert len(s.hands[B]) == 3 + 3  # as Anti-king, then as King


@rule("event.25")
def test_option_at_once_in_1273_finds_no_king() -> None:
    s = evaluation(2, "1273")
    s.antiking_at_once = True
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.aside == []
    assert s.antiking == NOBODY


@rule("card.interregnum")
def test_interregnum_without_a_king_counts_all_the_same() -> None:
    s = table(2)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "event.2")
    assert s.event_seen
    assert "interregnum-no-king" in told(s)


@rule("event.3", "event.4")
def test_the_first_event_is_counted_in_every_round() -> None:
    s = table(2)
    s.event_seen = True
    ask(s, ActionRound(2))
    assert not s.event_seen
    s = table(2, "1292", 3)
    s.event_seen = True
    hand(s, A, "city-prag")
    ask(s, Evaluation())
    assert not s.event_seen
