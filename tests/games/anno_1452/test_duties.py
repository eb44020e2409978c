"""Duties that nobody can sell twice, that end by their forfeit or by release, and what an attack, the Spy or an early
end makes of them (trade.6 to trade.8)."""

from games.anno_1452.agreeing import agree, close, events, play_round, trade_of, words_of
from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    can,
    card,
    do,
    fill,
    hand,
    options,
    place,
    put,
    reason,
    refused,
)
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.battle import end_battle
from ludoteca.games.anno_1452.rules.early import EndEarly
from ludoteca.games.anno_1452.rules.evaluation import Evaluation, NextRound
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.special import Steal
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.state import ACTIONS, Anno
from ludoteca.games.anno_1452.vocabulary import CLAUSE, MOMENT
from ludoteca.testing import rule

FIVE = ("city-prag", "city-basel", "city-verona", "special-sondersteuer-1", "title-tirol")


def due_day(s: Anno, year: str = "1298") -> Anno:
    """Phase 3 of a later Evaluation."""
    close(s)
    s.agenda.clear()
    s.row, s.column = YEARS[year], 0
    ask(s, TradePhase())
    return s


def clause(name: str) -> int:
    return CLAUSE.number(name)


# Cards


def five_promised() -> Anno:
    s = trade_of()
    hand(s, A, *FIVE)
    terms = " ".join(f"hand-card A B {x} 1298" for x in FIVE)
    return agree(s, A, f"/ gold 3 / {terms} forfeit-gold 2", B)


@rule("cards.2", "trade.8")
def test_a_hand_that_is_wholly_promised_stays_in_hand() -> None:
    for expert in (True, False):
        s = five_promised()
        close(s)
        s.agenda.clear()
        s.expert = expert
        ask(s, CardsPhase())
        assert options(s, A) == ["done"]
        assert reason(s, A, f"discard {FIVE[0]}") == ("card-promised", "trade.8")


@rule("cards.2", "trade.8")
def test_no_more_cards_are_promised_than_a_hand_keeps() -> None:
    s = five_promised()
    hand(s, A, "title-bayern")
    assert refused(s, A, "offer C / / hand-card A C title-bayern 1298 forfeit-gold 1") == "cards-promised"
    s = trade_of()
    hand(s, A, *FIVE, "title-bayern")
    terms = " ".join(f"hand-card A B {x} 1298" for x in (*FIVE, "title-bayern"))
    assert refused(s, A, f"offer B / / {terms} forfeit-gold 1") == "cards-promised"


@rule("trade.6", "card.kundschafter")
def test_a_promised_card_taken_by_a_spy_ends_the_promise_at_once() -> None:
    for spy, gold in ((B, [15, 15, 15]), (C, [11, 19, 15])):
        s = trade_of()
        hand(s, A, "city-prag")
        agree(s, A, "/ / hand-card A B city-prag 1298 forfeit-gold 4", B)
        close(s)
        s.agenda.clear()
        ask(s, Steal(spy, A))
        do(s, spy, "steal city-prag")
        assert card("city-prag") in s.hands[spy]
        assert s.agreements == []
        assert s.gold == gold
        assert bool(events(s, "released")) == (spy == B)
        assert bool(events(s, "broken")) == (spy == C)


# Attacks


@rule("trade.8", "actions.8")
def test_one_action_is_not_promised_to_two_attacks() -> None:
    s = trade_of(4)
    put(s, 3, "sachsen")
    agree(s, A, "/ / attack A C 1292-round-2 forfeit-gold 2", B)
    for date in ("1292-round-2", "1292-round-3", "1298", "1298-round-1"):
        assert refused(s, A, f"offer B / / attack A D {date} forfeit-gold 2") == "attack-promised", date
    assert refused(s, B, "offer A / / attack A C 1292-round-2 forfeit-gold 2") == "attack-promised"
    agree(s, A, "/ / attack A D 1292-round-1 forfeit-gold 2", B)
    agree(s, A, "/ / attack A D 1298-round-2 forfeit-gold 2", B)
    both = "attack B C 1308-round-1 attack B D 1308-round-1"
    assert refused(s, A, f"offer B / / {both} forfeit-gold 2") == "terms-clash"
    s.ottokar = True
    put(s, OTTOKAR, "oesterreich")
    assert refused(s, A, "offer B / / attack-ottokar A 1292-round-1 forfeit-gold 2") == "attack-promised"


@rule("trade.6", "trade.8")
def test_of_two_attacks_due_in_one_turn_the_other_is_forfeited() -> None:
    """Agreements of earlier rules may have promised both."""
    s = trade_of(4)
    put(s, 3, "lombardei")
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    agree(s, A, "/ / attack A D 1308-round-1 forfeit-gold 3", B)
    s.agreements[1][-1] = s.agreements[0][-1]
    play_round(s)
    assert set(options(s, A)) == {"attack schwaben-1", "attack lombardei-1"}
    do(s, A, "attack schwaben-1")
    assert events(s, "attack-kept") == [("attack-kept", (1, A))]
    assert events(s, "broken") == [("broken", (2, A, clause("attack")))]
    assert s.gold[:2] == [12, 18]
    assert s.agreements == []


@rule("trade.6", "trade.8", "actions.6")
def test_an_attack_whose_round_is_never_played_is_forfeited() -> None:
    s = trade_of(3, "1440")
    agree(s, A, "/ / attack A C 1440-round-3 forfeit-gold 2", B)
    play_round(s)
    s.agenda.clear()
    s.forced = [5, 5]
    ask(s, NextRound(2))
    while s.front and not events(s, "broken"):
        do(s, s.front[0].seat, "pass")
    assert events(s, "broken") == [("broken", (1, A, clause("attack")))]
    assert events(s, "forfeit-gold") == [("forfeit-gold", (1, A, B, 2))]


@rule("trade.6", "trade.8")
def test_an_attack_on_somebody_without_estates_is_released() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    s.lift_estate(place("schwaben-1"))
    play_round(s)
    assert events(s, "released") == [("released", (1, A, clause("attack")))]
    assert s.gold == [15, 15, 15]
    assert can(s, A, "pass")


@rule("trade.8")
def test_an_attack_dated_after_the_last_action_round() -> None:
    s = trade_of(3, "1440")
    assert refused(s, A, "offer B / / attack A C 1452 forfeit-gold 2") == "no-round-follows"
    assert refused(s, A, "offer B / / pay A B 2 1440 forfeit-gold 2") == "bad-date"


@rule("trade.8", "attack.3")
def test_a_region_to_stay_out_of_is_not_attacked_even_if_an_attack_is_promised() -> None:
    """What forbids goes before what is owed: the attack is made elsewhere, or its forfeit is taken."""
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    agree(s, A, "/ / stay-out A schwaben 1298", C)
    play_round(s)
    assert s.gold == [13, 17, 15]
    assert reason(s, A, "attack schwaben-1") == ("kept-out", "trade.8")


# Contradictions


@rule("trade.6", "trade.9")
def test_who_receives_an_estate_does_not_stay_out_of_its_region() -> None:
    s = trade_of()
    agree(s, A, "/ gold 3 / hand-estate A B tirol-1 1298 forfeit-gold 5", B)
    assert refused(s, A, "offer B / / stay-out B tirol 1298-round-1") == "contradiction"
    agree(s, A, "/ / stay-out B tirol 1298", B)  # over when the Estate comes
    due_day(s)
    assert s.owner[place("tirol-1")] == B
    s = trade_of()
    both = "hand-estate A B tirol-1 1298 stay-out B tirol 1308 forfeit-gold 5"
    assert refused(s, A, f"offer B / / {both}") == "terms-clash"
    agree(s, B, "/ / stay-out B tirol 1298", A)
    assert refused(s, A, "offer B / / hand-estate A B tirol-1 1292 forfeit-gold 5") == "bad-date"
    agree(s, A, "/ / hand-estate A B tirol-1 1298 forfeit-gold 5", B)  # a ban that is over by then
    s = trade_of()
    agree(s, B, "/ / stay-out B tirol 1308", A)
    assert refused(s, A, "offer B / / hand-estate A B tirol-1 1298 forfeit-gold 5") == "contradiction"


@rule("trade.6", "trade.8")
def test_two_candidates_are_not_supported_at_one_coronation() -> None:
    s = trade_of()
    agree(s, A, "/ / support A B 1298", B)
    assert refused(s, A, "offer C / / support A C 1298") == "contradiction"
    do(s, A, "offer C / / support A C 1308")


@rule("trade.8", "trade.9")
def test_under_earlier_rules_a_contradiction_ends_without_a_breach() -> None:
    """The ban holds on the day of the hand-over; it is the receiver's, so nothing is owed."""
    s = trade_of()
    agree(s, A, "/ / hand-estate A B tirol-1 1298 forfeit-gold 5", B)
    agree(s, A, "/ / stay-out B tirol 1298", B)
    s.agreements[1][-1] = MOMENT.number("1308")
    due_day(s)
    assert s.owner[place("tirol-1")] == A
    assert s.gold == [15, 15, 15]
    assert events(s, "released") == [("released", (1, A, clause("hand-estate")))]


# Estates


def fought(attacker: int, frm: str | None, target: str, falls: str) -> Anno:
    """A promises B its Estate in Tyrol; then a battle ends in which `falls` lost its last point: target, origin or
    both."""
    s = trade_of()
    agree(s, A, "/ / hand-estate A B tirol-1 1298 forfeit-gold 4", B)
    close(s)
    s.agenda.clear()
    s.phase, s.column = ACTIONS, 1
    s.attacker, s.defender = attacker, s.owner[place(target)]
    s.origin, s.target = place(frm or "bayern-1"), place(target)
    if falls != "origin":
        s.value[s.target] = 0
    if falls != "target":
        s.value[s.origin] = 0
    end_battle(s)
    return s


@rule("trade.6", "attack.29", "attack.34")
def test_an_estate_that_its_receiver_takes_by_force_is_not_paid_for_again() -> None:
    for falls in ("target", "both"):
        s = fought(B, "bayern-1", "tirol-1", falls)
        assert s.agreements == []
        assert s.gold == [15, 15, 15]
        assert events(s, "released") == [("released", (1, A, clause("hand-estate")))]


@rule("trade.6", "attack.29")
def test_an_estate_lost_to_another_or_in_an_attack_of_its_owner_is_forfeited_at_once() -> None:
    lost = [fought(C, "schwaben-1", "tirol-1", "target"), fought(A, "tirol-1", "bayern-1", "origin")]
    for s in lost:
        assert s.agreements == []
        assert s.gold == [11, 19, 15]
        assert events(s, "broken") == [("broken", (1, A, clause("hand-estate")))]


@rule("trade.6", "trade.8")
def test_an_estate_built_where_a_promised_one_stood_is_another() -> None:
    s = fought(B, "bayern-1", "tirol-1", "both")
    put(s, A, "tirol")
    due_day(s)
    assert s.owner[place("tirol-1")] == A
    assert events(s, "due") == []


@rule("trade.9")
def test_two_players_without_supply_swap_estates_at_a_later_date() -> None:
    s = trade_of()
    agree(s, A, "/ / hand-estate A B tirol-1 1298 hand-estate B A bayern-1 1298 forfeit-gold 5", B)
    fill(s, A, 15)
    fill(s, B, 15)
    assert (s.supply[A], s.supply[B]) == (0, 0)
    due_day(s)
    assert (s.owner[place("tirol-1")], s.owner[place("bayern-1")]) == (B, A)
    assert s.gold == [15, 15, 15]
    assert [key for key, _ in events(s, "due")] == ["due-estate", "due-estate"]


# An early end


@rule("end.13", "trade.6")
def test_an_early_end_wipes_no_debts() -> None:
    s = trade_of(3, "1346")
    far = "pay A B 5 1410 hand-estate B A bayern-1 1400 attack A C 1400-round-1 forfeit-prestige 1"
    agree(s, A, f"/ / {far}", B)
    close(s)
    s.agenda.clear()
    EndEarly().run(s)
    assert events(s, "released") == [("released", (1, A, clause("attack")))]
    end = MOMENT.number("1378")
    assert events(s, "due-sooner") == [
        ("due-sooner", (1, clause("pay"), end)),
        ("due-sooner", (1, clause("hand-estate"), end)),
    ]
    s.hands = [[], [], []]
    ask(s, Evaluation())
    while s.front and not events(s, "due-pay"):
        do(s, s.front[0].seat, "pass")
    assert events(s, "due-pay") == [("due-pay", (1, A, B, 5))]
    assert s.owner[place("bayern-1")] == A


# Whom a refusal names


@rule("trade.6", "trade.8")
def test_a_refused_offer_names_the_player_who_is_bound() -> None:
    s = trade_of()
    hand(s, A, "city-prag")
    agree(s, A, "/ / hand-card A C city-prag 1298 stay-out A bayern 1298 spare A C 1298 forfeit-gold 1", C)
    assert words_of(s, B, "offer A / card city-prag /") == (
        "Agreement 1: A hands Prague over to C in the Evaluation of 1298."
    )
    assert words_of(s, B, "offer A estate bayern-1 / /") == (
        "Agreement 1: A stays out of Bavaria until the Evaluation of 1298."
    )
    assert words_of(s, B, "offer A / / attack A C 1292-round-1 forfeit-gold 1") == "That contradicts agreement 1."
