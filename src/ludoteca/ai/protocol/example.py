"""An example of a foreign bot: needs nothing but JSON on its standard input and output, so it could be written in any
language.

It takes a choice whose verb it has used least, so that its play is varied. Try it: ludoteca arena parley --bots
"cmd:python3 -m ludoteca.ai.protocol.example",random
"""

import json
import sys


def main() -> None:
    used: dict[str, int] = {}
    choices: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello", json.dumps({"name": "example"}), flush=True)
        elif word == "newgame":
            used = {}
        elif word == "choices":
            choices = json.loads(rest)
        elif word == "go":
            best = min(choices, key=lambda choice: used.get(choice.split()[0], 0))
            used[best.split()[0]] = used.get(best.split()[0], 0) + 1
            print("bestchoice", json.dumps(best), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
