#!/usr/bin/env bash
# For maintainers: checks the types that the JSDoc comments of src/ludoteca/web promise. Needs node and npm; playing and testing never do.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
exec npx --yes --package typescript@7.0.2 tsc -p "$here/jsconfig.json"
