"""What a person is written, in his language. Only public facts of the table stand in it."""

from __future__ import annotations

from ludoteca.i18n import Texts
from ludoteca.server.notify.notices import Notice
from ludoteca.server.tables.credentials import hashed
from ludoteca.server.tables.live import Live


class Letter:
    def __init__(self, id: str, subject: str, text: str, stop: str) -> None:
        self.id = id  # the same when it is sent again
        self.subject = subject
        self.text = text
        self.stop = stop  # where no more of these can be asked for


def letter(live: Live, notice: Notice, url: str) -> Letter:
    texts = Texts(notice.lang, live.game.package)
    mine = live.seats_of(notice.player)
    own = next((live.seats[seat].name for seat in mine if live.seats[seat].name), "")
    others = [s.name for s in live.seats if s.name and s.number not in mine]
    words = {
        "game": texts.say("game-name"),
        "name": own,
        "others": ", ".join(others) or texts.say("mail-nobody"),
        "table": f"{url}/t/{live.facts.id}",
        "stop": f"{url}/mail/{notice.code}",
    }
    text = texts.say(f"mail-{notice.kind}", words)
    if notice.kind != "confirm":
        text += "\n\n" + texts.say("mail-foot", words)
    id = f"{hashed(notice.code)[:20]}.{notice.number}"
    return Letter(id, texts.say(f"mail-{notice.kind}-subject", words), text + "\n", words["stop"])
