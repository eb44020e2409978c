from __future__ import annotations

import json
from typing import Any

import pytest

from kernel.toy import Ask, Mute, Note, Roll, Sale, Secret, Toy, ToyGame, toy
from ludoteca.kernel import (
    Action,
    Confirm,
    Consent,
    Game,
    Match,
    Refused,
    act,
    asked,
    determinise,
    greyed,
    load,
    menu,
    new,
    save,
    state_hash,
    view,
    why,
)


def start(game: ToyGame, seats: int = 2, seed: int = 1) -> Any:
    return new(game, game.complete(seats), seed, True)


def say(n: int) -> Action:
    return Action("say", (n,))


def test_steps_happen_in_the_order_given() -> None:
    s = start(toy(Note(1), Note(2), Note(3)))
    assert s.notes == [1, 2, 3]
    assert s.front == []


def test_a_question_stops_the_loop_and_its_answer_goes_on() -> None:
    game = toy(Note(1), Ask(0, 2), Note(7))
    s = start(game)
    assert s.notes == [1]
    assert menu(s, 0) == [say(0), say(1), say(2)]
    assert menu(s, 1) == []
    act(game, s, 0, say(2))
    assert s.notes == [1, 2, 7]


def test_refusals_name_the_rule() -> None:
    game = toy(Ask(0, 2))
    s = start(game)
    with pytest.raises(Refused) as refused:
        act(game, s, 0, say(4))
    assert (refused.value.no.key, refused.value.no.rule) == ("too-much", "ask.2")
    assert why(game, s, 1, say(1)).key == "not-asked"
    assert why(game, s, 0, Action("stop")).key == "not-in-menu"
    assert [(a.args[0], no.key) for a, no in greyed(s, 0)] == [(3, "too-much"), (4, "too-much")]
    assert s.notes == []


def test_nothing_can_be_done_after_the_end() -> None:
    game = toy(Ask(0, 2))
    s = start(game)
    s.finish("done", [1, 2], [5, 3])
    with pytest.raises(Refused) as refused:
        act(game, s, 0, say(1))
    assert refused.value.no.key == "game-over"
    result = game.result(s)
    assert result is not None and result.winners() == [0]


class TestSealed:
    game = toy(Secret(0), Secret(1), Note(50))

    def test_all_are_asked_at_once_in_any_order(self) -> None:
        s = start(self.game)
        assert [step.seat for step in s.front] == [0, 1]
        act(self.game, s, 1, say(2))
        act(self.game, s, 1, Action("stop"))
        assert [step.seat for step in s.front] == [0]
        assert s.notes == []

    def test_answers_count_only_when_all_are_complete_and_in_order_of_the_agenda(self) -> None:
        s = start(self.game)
        act(self.game, s, 1, say(2))
        act(self.game, s, 0, say(1))
        act(self.game, s, 1, Action("stop"))
        act(self.game, s, 0, say(0))
        assert s.notes == [1, 0, 12, 100, 100, 101, 50]
        assert s.picks == []

    def test_nobody_sees_the_others_picks(self) -> None:
        a, b = start(self.game), start(self.game)
        act(self.game, a, 1, say(2))
        act(self.game, b, 1, say(0))
        assert json.dumps(view(self.game, a, 0)) == json.dumps(view(self.game, b, 0))
        assert json.dumps(view(self.game, a, -1)) == json.dumps(view(self.game, b, -1))
        assert view(self.game, a, 1)["picked"] == [{"do": "say 2", "verb": "say", "args": {"number": 2}}]

    def test_how_many_picks_another_has_made_does_not_show(self) -> None:
        a, b = start(self.game), start(self.game)
        act(self.game, a, 1, say(2))
        assert json.dumps(view(self.game, a, 0)) == json.dumps(view(self.game, b, 0))

    def test_complete_answers_of_others_are_sampled_in_a_determinised_copy(self) -> None:
        s = start(self.game)
        act(self.game, s, 1, say(2))
        act(self.game, s, 1, say(2))
        seen = set()
        for seed in range(40):
            copy = s.copy()
            determinise(self.game, copy, 0, seed)
            assert [step.seat for step in copy.front] == [0]
            seen.add(tuple(a.args for a in copy.picks[1]))
        assert len(seen) > 5

    def test_partial_answers_survive_saving(self) -> None:
        s = start(self.game)
        act(self.game, s, 1, say(2))
        again: Any = load(self.game, json.loads(json.dumps(save(self.game, s))))
        assert state_hash(self.game, again) == state_hash(self.game, s)
        assert again.picks[1] == [say(2)]

    def test_a_sealed_step_without_choice_just_happens(self) -> None:
        s = start(toy(Mute(0), Mute(1)))
        assert s.notes == [-1, -2]

    def test_a_seat_is_asked_only_once_at_a_time(self) -> None:
        s = start(toy(Secret(0), Secret(0)))
        assert len(s.front) == 1


class TestAuction:
    def test_bids_rise_and_the_last_one_in_pays(self) -> None:
        game = toy(Sale(0, (0, 1, 2), 0, -1))
        s = start(game, 3)
        assert menu(s, 0) == [Action("pass"), Action("bid", (2,)), Action("bid", (3,))]
        act(game, s, 0, Action("bid", (2,)))
        act(game, s, 1, Action("pass"))
        assert menu(s, 2) == [Action("pass"), Action("bid", (3,))]
        act(game, s, 2, Action("bid", (3,)))
        assert menu(s, 0) == [Action("pass")]
        act(game, s, 0, Action("pass"))
        assert s.notes == [2, 3]
        assert s.purse == [3, 3, 0]

    def test_nobody_bids(self) -> None:
        game = toy(Sale(1, (1, 0), 0, -1))
        s = start(game)
        act(game, s, 1, Action("pass"))
        act(game, s, 0, Action("pass"))
        assert s.notes == [-9]

    def test_the_last_bidder_is_still_asked_when_nobody_has_bid(self) -> None:
        game = toy(Sale(0, (0, 1), 0, -1))
        s = start(game)
        act(game, s, 0, Action("pass"))
        act(game, s, 1, Action("bid", (2,)))
        assert s.notes == [1, 2]

    def test_who_passed_does_not_come_back(self) -> None:
        game = toy(Sale(2, (2, 0, 1), 0, -1))
        s = start(game, 3)
        act(game, s, 2, Action("pass"))
        act(game, s, 0, Action("bid", (2,)))
        act(game, s, 1, Action("bid", (3,)))
        assert asked(s, 2) < 0
        act(game, s, 0, Action("pass"))
        assert s.notes == [1, 3]


class TestConsent:
    game = toy(Consent((1, 2), Note(1), Note(2)), Note(3))

    def test_all_agree(self) -> None:
        s = start(self.game, 3)
        act(self.game, s, 1, Action("agree"))
        act(self.game, s, 2, Action("agree"))
        assert s.notes == [1, 3]

    def test_one_refusal_is_enough(self) -> None:
        s = start(self.game, 3)
        act(self.game, s, 1, Action("disagree"))
        assert s.notes == [2, 3]

    def test_the_nested_steps_survive_saving(self) -> None:
        s = start(self.game, 3)
        again: Any = load(self.game, json.loads(json.dumps(save(self.game, s))))
        assert state_hash(self.game, again) == state_hash(self.game, s)


class TestUndo:
    def test_back_to_any_own_step_of_the_turn_and_forward_again(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(0, 3), Confirm(0), Ask(1, 2))), seed=1)
        m.act(0, say(1))
        m.act(0, say(3))
        assert m.undo_to(0) == 0
        m.undo(0)
        assert notes(m) == [1] and menu(m.state, 0) == [say(n) for n in range(4)]
        m.undo(0)
        assert notes(m) == []
        m.redo(0)
        m.redo(0)
        assert notes(m) == [1, 3]

    def test_not_after_chance(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Roll(), Ask(0, 3))), seed=1)
        m.act(0, say(1))
        assert m.undo_to(0) == 1
        with pytest.raises(Refused):
            m.undo(0)

    def test_not_after_somebody_else_is_asked(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(1, 3))), seed=1)
        m.act(0, say(1))
        with pytest.raises(Refused):
            m.undo(0)
        with pytest.raises(Refused):
            m.undo(1)

    def test_not_another_seats_action(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(1, 3), Ask(0, 2))), seed=1)
        m.act(0, say(1))
        m.act(1, say(1))
        with pytest.raises(Refused):
            m.undo(0)

    def test_what_followed_by_itself_goes_back_with_its_cause(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(0, 0), Ask(0, 2))), seed=1)
        m.act(0, say(1))
        assert [line.auto for line in m.lines] == [False, True]
        m.undo(0)
        assert m.lines == [] and notes(m) == []

    def test_rewind_by_consent_goes_back_over_chance(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Roll(), Ask(1, 3), Ask(0, 3))), seed=1)
        m.act(0, say(1))
        m.act(1, say(2))
        m.rewind(0)
        assert notes(m) == [] and asked(m.state, 0) >= 0
        with pytest.raises(Refused):
            m.rewind(9)

    def test_a_new_action_forgets_what_was_undone(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(0, 3))), seed=1)
        m.act(0, say(1))
        m.undo(0)
        m.act(0, say(2))
        with pytest.raises(Refused):
            m.redo(0)


class TestForcedChoices:
    def test_the_only_choice_is_made_and_marked(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(1, 0), Ask(0, 1))), seed=1)
        m.act(0, say(2))
        assert [(line.seat, line.auto) for line in m.lines] == [(0, False), (1, True)]

    def test_a_player_may_switch_it_off(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Ask(1, 0), Ask(0, 1))), seed=1)
        m.resolve[1] = False
        m.act(0, say(2))
        assert asked(m.state, 1) >= 0

    def test_the_end_of_a_turn_is_not_a_forced_choice(self) -> None:
        m = Match(*setup(toy(Ask(0, 2), Confirm(0), Ask(1, 2))), seed=1)
        m.act(0, say(2))
        assert asked(m.state, 0) >= 0
        m.undo(0)
        m.skip_confirm[0] = True
        m.act(0, say(2))
        assert asked(m.state, 1) >= 0


def setup(game: ToyGame) -> tuple[Game[Toy], Any]:
    return game, game.complete(2)


def notes(m: Match) -> list[int]:
    state: Any = m.state
    return list(state.notes)


def test_secret_picks_of_others_are_not_counted_until_all_have_answered() -> None:
    m = Match(*setup(toy(Secret(0), Secret(1), Ask(0, 2))), seed=1)
    m.act(1, say(2))
    m.act(1, Action("stop"))
    assert (m.seen_seq(0), m.seen_seq(1), m.seen_seq(-1)) == (0, 2, 0)
    m.act(0, Action("stop"))
    assert (m.seen_seq(0), m.seen_seq(1), m.seen_seq(-1)) == (3, 3, 3)


def test_a_watched_table_keeps_what_was_known_when_something_was_logged() -> None:
    s = Toy(2)
    s.known = [0, 0]
    s.log = []
    s.tell("round", "", (0,))
    s.watched = True
    s.reveal(0, -1)
    s.tell("round", "", (0,))
    s.hide(0)
    assert [e.knew for e in s.log] == [None, [-1, 0]]
    assert not s.copy().watched
