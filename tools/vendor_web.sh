#!/usr/bin/env bash
# For maintainers: rebuilds src/ludoteca/web/vendor and tests/browser/vendor from the npm packages named here.
# Needs node and npm; playing and testing never do. After a change of version, run it and commit what it writes.
set -euo pipefail
PREACT=11.2.0 HTM=3.1.1 SIGNALS=2.11.4 FLUENT=0.19.1 AXE=4.14.0 ESBUILD=0.28.2
here=$(cd "$(dirname "$0")/.." && pwd)
out=$here/src/ludoteca/web/vendor
dev=$here/tests/browser/vendor
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$dev"
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund "preact@$PREACT" "htm@$HTM" "@preact/signals@$SIGNALS" \
  "@fluent/bundle@$FLUENT" "axe-core@$AXE" "esbuild@$ESBUILD"

cat >ui.js <<'JS'
import { h } from "preact";
import htm from "htm";
export { h, render, Fragment, Component, createContext, createRef, cloneElement } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext, useId, useErrorBoundary } from "preact/hooks";
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from "@preact/signals";
export const html = htm.bind(h);
JS
echo 'export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";' >fluent.js

for name in ui fluent; do
  node_modules/.bin/esbuild "$name.js" --bundle --minify --format=esm --target=es2022 --legal-comments=none \
    --outfile="$out/$name.js" --log-level=warning
done
{
  echo "What stands in this folder, built by tools/vendor_web.sh"
  echo
  echo "ui.js      preact $PREACT (MIT), htm $HTM (Apache-2.0), @preact/signals $SIGNALS (MIT)"
  echo "fluent.js  @fluent/bundle $FLUENT (Apache-2.0)"
  echo
  (cd "$out" && sha256sum ui.js fluent.js)
} >"$out/VERSIONS.txt"
cp node_modules/preact/LICENSE "$out/LICENSE-preact.txt"
cp node_modules/@preact/signals/LICENSE "$out/LICENSE-signals.txt"
cp node_modules/htm/LICENSE "$out/LICENSE-htm.txt"
if [ -f node_modules/@fluent/bundle/LICENSE ]; then
  cp node_modules/@fluent/bundle/LICENSE "$out/LICENSE-fluent.txt"
else # the package names the Apache-2.0 licence without carrying its text, which htm's does
  cp node_modules/htm/LICENSE "$out/LICENSE-fluent.txt"
fi
cp node_modules/axe-core/axe.min.js "$dev/axe.min.js"
cp node_modules/axe-core/LICENSE "$dev/LICENSE-axe-core.txt"
{
  echo "axe.min.js  axe-core $AXE (MPL-2.0), used by the tests of this folder only, never shipped"
  echo
  (cd "$dev" && sha256sum axe.min.js)
} >"$dev/VERSIONS.txt"
cat "$out/VERSIONS.txt"
