"""`python -m ludoteca.server` is `ludoteca serve`."""

import sys

from ludoteca.server.ops.commands import alone

if __name__ == "__main__":
    sys.exit(alone(["serve", *sys.argv[1:]]))
