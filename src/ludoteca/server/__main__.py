"""`python -m ludoteca.server` is `ludoteca serve`, `python -m ludoteca.server think` is `ludoteca think`."""

import sys

from ludoteca.server.ops.commands import alone

if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(alone(words if words[:1] == ["think"] else ["serve", *words]))
