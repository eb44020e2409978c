"""Agreements of Anno 1452 in the browser: a pact of three is listed with its parties, dates and forfeits, a note as not
enforced."""

from __future__ import annotations

import pytest

from browser.client import Client, choose, until
from ludoteca import registry
from ludoteca.kernel import Action, Match, Quick, read_action, read_journal, write_journal
from ludoteca.testing import rule


def three_agreements() -> str:
    """The journal of a four-player expert game in its first phase of trade, with a pact of A, B and C."""
    game = registry.find("anno_1452")
    m = Match(game, game.complete(4, {"game": "expert", "end": "short"}), 1452)
    quick = Quick(3)
    while type(m.state.front[0]).__name__ != "Bargain":
        menu = m.state.menus[0]
        m.act(m.state.front[0].seat, menu[quick.below(len(menu))])
    for seat, text in (
        (3, "offer B / gold 2 / pay D B 6 interregnum-2 forfeit-prestige 2"),
        (1, "accept 1"),
        (2, "offer D gold 1 / / stay-out C sachsen 1273 note We%20share%20the%20South 1273"),
        (3, "accept 1"),
        (1, "offer C / / peace 1273 with A pay B C 3 interregnum-2 forfeit-gold 2"),
        (2, "accept 1"),
        (0, "accept 1"),
    ):
        m.act(seat, read_action(game, text))
    return write_journal(m)


@rule("trade.3", "trade.6", "trade.8")
def test_a_pact_of_three_is_listed_with_its_dates(client: Client) -> None:
    made = client.post("/api/import", {"journal": three_agreements(), "name": "Anna", "bots": True})
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".boardslot:not(.loading)")
    page.click("button[role=tab]:has-text('Deals')")
    page.wait_for_selector(".agreements [data-agreement='3']")
    said = page.inner_text(".agreements")
    assert "Agreements in force" in said
    assert "peace until the Evaluation of 1273" in said
    assert "in the Evaluation of 1257; a promise that cannot be kept costs 2 Prestige points" in said
    assert "costs 2 Prestige points (lifted with the consent of Bot B)" in said
    assert "We share the South" in said and "not enforced" in said
    assert (
        page.locator(".agreements [data-agreement='3'] > p .dot, .agreements [data-agreement='3'] > p svg").count() >= 3
    )


def with_an_empty_promise() -> Match:
    """The same pact, and a payment of D to A that D can never make."""
    m = read_journal(registry.find("anno_1452"), three_agreements())
    m.act(3, read_action(m.game, "offer A / gold 1 / pay D A 400 interregnum-2 forfeit-gold 2"))
    m.act(0, read_action(m.game, "accept 1"))
    return m


def before_the_payments() -> str:
    """That game up to the choice of A at which both payments fall due."""
    for seed in range(100):
        m = with_an_empty_promise()
        quick = Quick(seed)
        done: list[tuple[int, Action]] = []
        told: list[str] = []
        while m.state.front and "due-pay" not in told:
            menu = m.state.menus[0]
            done.append((m.state.front[0].seat, menu[quick.below(len(menu))]))
            m.act(*done[-1])
            told = [e.key for e in m.lines[-1].events]
        if done[-1][0] == 0 and len(menu) == 1 and "broken" in told:
            again = with_an_empty_promise()
            for seat, a in done[:-1]:
                again.act(seat, a)
            return write_journal(again)
    raise AssertionError("A is never the last one before the payments")


@pytest.mark.long
@rule("trade.6", "trade.8")
def test_what_is_due_is_paid_and_what_cannot_be_paid_is_forfeited(client: Client) -> None:
    made = client.post("/api/import", {"journal": before_the_payments(), "name": "Anna", "bots": True})
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".boardslot:not(.loading)")
    choose(page)
    page.click("button[role=tab]:has-text('Log')")
    until(page, "() => document.body.innerText.replace(/\\s+/g, ' ').includes('pays Bot C 3 Gold')", "the payment of B")
    said = " ".join(page.inner_text("body").split())
    assert "falls due: Bot B pays Bot C 3 Gold." in said
    assert "Bot D cannot keep" in said and "the forfeit is due." in said
    assert "Bot D still owes Anna 2 Gold, due in the Evaluation of 1273." in said  # the forfeit, beside the rest


def test_the_basic_game_has_no_deals(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "hotseat"}], game="anno-1452")
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".boardslot:not(.loading)")
    assert page.locator("button[role=tab]:has-text('Chat')").count() == 1
    assert page.locator("button[role=tab]:has-text('Deals')").count() == 0
