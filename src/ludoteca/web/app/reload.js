// @ts-check
// A page that is older than the server loads itself again.

const KEY = "ludoteca.reloaded";
/** While servers are updated one after the other, an old one may serve the old page once more. */
const MIN_PAUSE = 60_000;

/** Reload the page, unless it has done so a moment ago. Then its player decides. */
export function reloadOnce() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MIN_PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without storage it could reload for ever
  }
  location.reload();
}
