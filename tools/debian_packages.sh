#!/bin/bash
# Installs those of the named Debian packages that are missing. It needs apt-get, and root or sudo without a password.
# Exit status 1: something is missing and could not be installed; the command to type is printed.
set -euo pipefail

is_there() {
  case "$1" in
    python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    python3-dev) python3 -c 'import pathlib, sysconfig; exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' 2>/dev/null ;;
    chromium) command -v chromium || command -v chromium-browser || command -v google-chrome ;;
    nodejs) command -v node ;;
    *) command -v "$1" ;;
  esac >/dev/null
}

missing=()
for name in "$@"; do
  is_there "$name" || missing+=("$name")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

root=()
[ "$(id -u)" = 0 ] || root=(sudo -n)
if command -v apt-get >/dev/null && "${root[@]}" true 2>/dev/null; then
  echo "Installing ${missing[*]}..."
  "${root[@]}" apt-get update -qq
  if "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; then
    exit 0
  fi
fi
echo "Missing: ${missing[*]}. Install with: sudo apt-get install ${missing[*]}" >&2
exit 1
