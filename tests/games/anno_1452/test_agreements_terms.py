"""Joint attacks, terms that cannot be kept, parties and notes of agreements (trade.3 to trade.8)."""

import pytest

from games.anno_1452.agreeing import agree, events, play_round, trade_of, words
from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    D,
    ask,
    can,
    deals,
    do,
    hand,
    lay,
    options,
    place,
    put,
    reason,
    refused,
    table,
    told,
)
from ludoteca.games.anno_1452.clauses import CLAUSES
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.vocabulary import CLAUSE
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import CodecError, load, read_action, save, view, write_action
from ludoteca.render import agreement_lines
from ludoteca.testing import rule

# Joint attacks


@rule("trade.8", "attack.1")
def test_in_the_round_of_a_joint_attack_nothing_else_can_be_done() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 attack B C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert reason(s, A, "pass") == ("must-attack", "trade.8")
    assert reason(s, A, "build tirol") == ("must-attack", "trade.8")
    assert reason(s, A, "attack bayern-1") == ("must-attack", "trade.8")
    assert words(s, A, "pass") == "Agreement 1: in this turn you attack C."
    assert options(s, A) == ["attack schwaben-1"]
    do(s, A, "attack schwaben-1")
    assert events(s, "attack-kept") == [("attack-kept", (1, A))]
    assert len(s.agreements) == 1  # B's turn is still to come


@rule("trade.8")
def test_an_attack_promised_for_a_round_that_is_not_played_falls_due_in_the_next() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-3 forfeit-gold 2", B)
    play_round(s, 1)
    assert can(s, A, "pass")
    play_round(s, 1, "1298")
    assert options(s, A) == ["attack schwaben-1"]


@rule("trade.6", "trade.8")
def test_an_attack_that_is_out_of_reach_is_forfeited() -> None:
    s = trade_of()
    s.lift_estate(place("tirol-1"))
    put(s, A, "unteritalien")
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert can(s, A, "pass")
    assert s.gold == [13, 17, 15]
    assert s.agreements == []


@rule("trade.8", "ottokar.8")
def test_a_joint_attack_on_ottokar() -> None:
    s = trade_of()
    assert refused(s, A, "offer B / / attack-ottokar A 1292-round-1 forfeit-gold 2") == "no-ottokar"
    s = table(2, "1292", 0)
    s.expert = s.ottokar = True
    put(s, A, "tirol")
    put(s, B, "bayern")
    put(s, OTTOKAR, "schwaben")
    ask(s, TradePhase())
    agree(s, A, "/ / attack-ottokar A 1292-round-1 attack-ottokar B 1292-round-1 forfeit-prestige 1", B)
    play_round(s)
    assert options(s, A) == ["attack schwaben-1"]
    assert reason(s, A, "pass") == ("must-attack-ottokar", "trade.8")


@rule("trade.8", "reaction.2")
def test_childbed_uses_up_no_action_and_may_precede_a_promised_attack() -> None:
    s = trade_of()
    hand(s, A, "reaction-kindbett-1")
    lay(s, s.married[B], "marriage-unteritalien")
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert can(s, A, "childbed reaction-kindbett-1 B")


# Terms that cannot be kept


@rule("trade.8")
def test_terms_that_can_never_be_kept_are_refused_when_offered() -> None:
    s = trade_of()
    hand(s, A, "city-prag")
    s.last_row = YEARS["1308"]
    forfeit = "forfeit-gold 2"
    for terms, key in (
        (f"pay A B 2 1292-round-2 {forfeit}", "too-soon"),
        (f"hand-card A B city-prag 1292-round-1 {forfeit}", "too-soon"),
        (f"pay A B 2 1292 {forfeit}", "bad-date"),
        (f"pay A B 2 1314 {forfeit}", "bad-date"),
        (f"attack A C 1308 {forfeit}", "no-round-follows"),
        ("pay A B 2 1298", "needs-forfeit"),
        ("attack A C 1298-round-1", "needs-forfeit"),
        (f"pay A B 0 1298 {forfeit}", "bad-terms"),
        (f"pay A C 2 1298 {forfeit}", "bad-terms"),
        (f"pay A B 2 1298 {forfeit} {forfeit}", "bad-terms"),
        (f"pay A B 501 1298 {forfeit}", "bad-terms"),
        ("pay A B 2 1298 forfeit-prestige 21", "bad-terms"),
        ("pay A B 2 1298 forfeit-gold 0", "bad-terms"),
        (f"attack A B 1298 {forfeit}", "bad-terms"),
        (f"attack C B 1298 {forfeit}", "bad-terms"),
        ("stay-out C tirol 1298", "bad-terms"),
        ("spare A C 1298", "bad-terms"),
        (f"hand-estate A B bayern-1 1298 {forfeit}", "cannot-deliver"),
        (f"hand-estate A B tirol-1 1298 hand-estate A B tirol-1 1308 {forfeit}", "cannot-deliver"),
        (f"hand-card A B city-basel 1298 {forfeit}", "cannot-deliver"),
        (f"hand-card B A city-basel 1298 {forfeit} gives-card B A city-basel", ""),  # B's hand is not looked into
        (" ".join(["stay-out A tirol 1298"] * 13), "too-many-terms"),
    ):
        if key:
            assert refused(s, A, f"offer B / / {terms}") == key, terms
    do(s, A, f"offer B / / hand-card B A city-basel 1298 {forfeit}")
    assert refused(s, B, "accept 1") == "cannot-deliver"


@rule("trade.6")
def test_a_new_agreement_must_not_contradict_one_in_force() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    assert refused(s, A, "offer C / / peace 1298") == "contradiction"
    assert refused(s, A, "offer C / / spare A C 1298") == "contradiction"
    do(s, A, "offer C / / spare C A 1298")
    s = trade_of()
    agree(s, A, "/ / peace 1298", C)
    assert refused(s, B, "offer A / / attack A C 1292-round-1 forfeit-gold 2") == "contradiction"
    do(s, B, "offer A / / attack A C 1298-round-1 forfeit-gold 2")


# Parties


@rule("trade.3")
def test_each_party_may_take_its_word_back_until_the_last_agrees() -> None:
    s = trade_of(4)
    do(s, A, "offer B gold 5 / / peace 1298 with C with D")
    do(s, B, "accept 1")
    do(s, C, "accept 1")
    back = [write_action(GAME, a) for a in deals().standing(s, B)]
    assert back == ["withdraw 1"]
    assert [write_action(GAME, a) for a in deals().standing(s, C)] == ["withdraw 1"]
    assert refused(s, D, "withdraw 1") == "not-your-offer"
    do(s, C, "withdraw 1")
    assert s.offers == []
    assert s.agreements == []
    assert events(s, "word-taken-back") == [("word-taken-back", (C, A))]
    assert refused(s, D, "accept 1") == "no-such-offer"


@rule("trade.3", "trade.6")
def test_an_agreement_of_four_with_every_kind_of_clause() -> None:
    s = trade_of(4)
    put(s, D, "sachsen")
    terms = "peace 1298 stay-out D tirol 1298 pay A D 2 1298 support B C 1292 leave-title C tirol 1308 forfeit-gold 1"
    do(s, A, f"offer B / / {terms} with C with D")
    for seat in (B, C, D):
        do(s, seat, "accept 1")
    assert [CLAUSES[row[1]].name for row in s.agreements] == ["peace", "stay-out", "pay", "support", "leave-title"]
    assert {row[2] for row in s.agreements} == {0b1111}
    assert sorted(args[1] for _, args in events(s, "agreement-party")) == [A, B, C, D]


# Notes


@rule("trade.8")
def test_a_free_text_is_recorded_shown_to_all_and_not_enforced() -> None:
    s = trade_of()
    agree(s, A, "/ / note Help%20me%20in%20%3Cb%3ETyrol%3C%2Fb%3E 1298", B)
    (note,) = view(GAME, s, C)["board"]["agreements"]
    assert (note["promise"], note["enforced"], note["until"]) == ("note", False, "moment:1298")
    for lang, mark in zip(LANGUAGES, ("not enforced", "non imposto", "sem força"), strict=True):
        texts = Texts(lang, "ludoteca.cli", GAME.package, strict=True)
        (line,) = agreement_lines(texts, view(GAME, s, C))
        assert "Help me in <b>Tyrol</b>" in line  # plain text: a screen escapes it
        assert mark in line
    assert save(GAME, load(GAME, save(GAME, s))) == save(GAME, s)
    play_round(s, 1, "1298")
    assert s.agreements == []


@rule("trade.8")
@pytest.mark.parametrize("word", ["a" * 161, "%0A", "%00x", "x%20", "%E2%80%AE"])
def test_a_free_text_is_short_and_printable(word: str) -> None:
    with pytest.raises(CodecError):
        read_action(GAME, f"offer B / / note {word} 1298")


@rule("trade.8")
def test_a_number_that_is_no_text_is_refused() -> None:
    from ludoteca.games.anno_1452.clauses import NOTE
    from ludoteca.kernel import Refused, act, offer

    s = trade_of()
    for n in (-1, 0, 255, 1 << 9000):
        with pytest.raises(Refused):
            act(GAME, s, A, offer(B, [], [], (NOTE, n, 16)))


# What players read


@rule("trade.6", "trade.8")
def test_the_log_says_when_an_agreement_binds_and_everybody_reads_it() -> None:
    s = trade_of()
    agree(s, A, "/ / peace 1298 pay A B 2 1298 forfeit-prestige 1", B)
    assert [key for key, _ in events(s, "agreement") + events(s, "clause")] == [
        "agreement",
        "agreement-party",
        "agreement-party",
        "clause-peace",
        "clause-pay",
        "clause-forfeit-prestige",
    ]
    for seat in (A, B, C, -1):
        shown = view(GAME, s, seat)["board"]["agreements"]
        assert [x["promise"] for x in shown] == ["peace", "pay"]
        assert shown[1]["forfeits"] == [{"promise": "forfeit-prestige", "args": {"amount": 1}}]
    lines = agreement_lines(Texts("en", "ludoteca.cli", GAME.package, strict=True), view(GAME, s, C))
    assert lines[1] == (
        "Agreement 1 (A, B): A pays B 2 Gold in the Evaluation of 1298; "
        "a promise that cannot be kept costs 1 Prestige point; lifted with the consent of B"
    )
    assert lines[0].endswith("; lifted with the consent of A, B")
    assert [x["lifted_by"] for x in view(GAME, s, C)["board"]["agreements"]] == [["A", "B"], ["B"]]
    assert "clause-over" not in told(s)


@rule("trade.6")
def test_clauses_and_their_words_are_numbered_alike() -> None:
    assert CLAUSE.ids == [c.name for c in CLAUSES]
    assert [name for name, _ in deals().promises] == CLAUSE.ids
