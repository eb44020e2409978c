#!/usr/bin/env bash
# Checks the scripts and style sheets of src/ludoteca/web and of the games' boards: format, lint, types and unit tests. Part of `make check`.
# Needs node and npm, which installs the tools once. Playing and testing never need them, so without them this names what it leaves out.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v npm >/dev/null || {
  echo "npm is missing, so the scripts of the client are not checked. Install it with: sudo apt-get install nodejs npm"
  exit 0
}
[ -d node_modules ] || npm install --no-package-lock --no-audit --no-fund --silent
failed=()
for check in format:check lint types test; do
  npm run --silent "$check" || failed+=("$check")
done
[ "${#failed[@]}" -eq 0 ] || {
  echo "Failed: ${failed[*]}. Run one again with: npm run NAME; npm run format repairs the format." >&2
  exit 1
}
