"""Templates of notifications in the recipient's language. They contain public facts of the table only."""

from __future__ import annotations

from ludoteca.i18n import Texts
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.notices import Notice
from ludoteca.rooms.table import LiveTable


class Message:
    def __init__(self, *, id: str, subject: str, text: str, unsubscribe: str) -> None:
        self.id = id  # stays the same on a retry
        self.subject = subject
        self.text = text
        self.unsubscribe = unsubscribe


def words_of(live: LiveTable, player: str, texts: Texts) -> dict[str, str]:
    """The public facts of a table that messages to a player name."""
    mine = live.seats_of(player)
    others = [s.name for s in live.seats if s.name and s.number not in mine]
    return {
        "game": texts.say("game-name"),
        "name": next((live.seats[seat].name for seat in mine if live.seats[seat].name), ""),
        "others": ", ".join(others) or texts.say("mail-nobody"),
    }


def render(live: LiveTable, notice: Notice, url: str) -> Message:
    """The message that a notice stands for."""
    texts = Texts(notice.lang, live.game.package)
    words = words_of(live, notice.player, texts)
    words |= {"table": f"{url}/t/{live.id}", "stop": f"{url}/mail/{notice.code}"}
    text = texts.say(f"mail-{notice.kind}", words)
    if notice.kind != "confirm":
        text += "\n\n" + texts.say("mail-foot", words)
    id = f"{hashed(notice.code)[:20]}.{notice.number}"
    subject = texts.say(f"mail-{notice.kind}-subject", words)
    return Message(id=id, subject=subject, text=text + "\n", unsubscribe=words["stop"])
