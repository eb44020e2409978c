"""Takes a picture of a table for looking at: python tests/browser/shots.py GAME OUT.png [--url URL] [--lang it]
[--dark] [--phone] [--moves N] [--seats N]"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.client import Client, bot, choose, launched, over, wait_turn
from browser.conftest import Server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("out")
    parser.add_argument("--url", help="a server that runs already; otherwise one is started")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tab", default="", help="phone: hand, players or log")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, launched() as browser:
        server = Server(Path(data))
        if not args.url:
            server.start()
        client = Client(args.url or server.url, browser)
        made = client.table([{"kind": "me"}] + [bot()] * (args.seats - 1), game=args.game)
        page = client.sit(made, game=args.game, lang=args.lang, phone=args.phone, dark=args.dark)
        for _ in range(args.moves):
            wait_turn(page)
            if over(page):
                break
            choose(page)
        wait_turn(page)
        if args.tab:
            page.click(f"#ptab-{args.tab}")
        page.wait_for_timeout(800)
        page.screenshot(path=args.out)
        print(page.url, page.title(), *client.complaints, sep="\n")
        client.close()
        server.stop()


if __name__ == "__main__":
    main()
