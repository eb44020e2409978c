#!/usr/bin/env bash
# Checks the types that the JSDoc comments of src/ludoteca/web and of the games' boards promise: part of `make check`. Needs node and npm, which fetches the
# compiler once; playing and testing never do, so without them this says what it leaves out.
set -euo pipefail
command -v npx >/dev/null || { echo "npx is missing, so the types of the scripts are not checked. Install it with: sudo apt-get install npm"; exit 0; }
here=$(cd "$(dirname "$0")" && pwd)
exec npx --yes --package typescript@7.0.2 tsc -p "$here/jsconfig.json"
