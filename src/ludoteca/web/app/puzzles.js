// @ts-check
// Starting a puzzle: a table at its position. A browser that has one goes back to it.
import { api } from "./net.js";
import { hold, seats, set, settings } from "./store.js";
import { go } from "./router.js";
import { t } from "./texts.js";

/**
 * @param {string} game
 * @param {string} puzzle
 */
export async function startPuzzle(game, puzzle) {
  const known = Object.entries(seats.peek()).find(
    ([, held]) => held.game === game && held.puzzle === puzzle && held.missing === undefined,
  );
  if (known) {
    go(`/t/${known[0]}`);
    return;
  }
  const name = settings.peek().name || t("ui-guest");
  const made = await api("POST", "/api/puzzles", { body: { game, puzzle, name } });
  const { token, seat, recovery } = made;
  hold(made.table, { token, seat, recovery, game, puzzle, host: true });
  go(`/t/${made.table}`);
}

/** Whether this browser has solved a puzzle. @param {string} game @param {string} puzzle */
export const isSolved = (game, puzzle) => settings.value.solved.includes(`${game}/${puzzle}`);

/** @param {string} game @param {string} puzzle */
export function markSolved(game, puzzle) {
  set({ solved: [...new Set([...settings.peek().solved, `${game}/${puzzle}`])] });
}
