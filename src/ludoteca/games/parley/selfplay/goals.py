"""What random play must have reached: every letter discarded and staked, every envoy sent, every harbour reached,
claimed and fought for."""

from __future__ import annotations

from ludoteca.games.parley.data import HARBOUR, LETTER, LETTERS, STRENGTH


def uses() -> list[str]:
    out = ["log storm", "log privilege", "log privilege-unsold", "log truce", "no truce", "log harbours"]
    for harbour in HARBOUR.ids:
        out += [
            f"log {event} {name}={harbour}" for event, name in (("sail", "to"), ("claim", "where"), ("duel", "where"))
        ]
    for letter in range(LETTERS):
        word = LETTER.word(letter)
        out += [f"log discard card={word}", f"log stake card={word}"]
        if STRENGTH[letter] == 0:
            out.append(f"do envoy card={word} in Envoy")
    return out
