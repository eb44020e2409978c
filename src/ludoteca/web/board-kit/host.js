// @ts-check
// The two things a board and the page around it know of each other.
import { html, signal } from "../vendor/ui.js";

/**
 * What the parts of a board need of the page that shows them; null where a board is shown without a
 * table.
 */
export const host = signal(/** @type {import("../types/board.js").BoardHost|null} */ (null));

/** What the game's own board exports; null until it has come. */
export const board = signal(/** @type {import("../types/board.js").BoardModule|null} */ (null));

/** The view on the screen. */
export const viewOf = () => host.value?.view.value ?? null;

/**
 * Choices that have no place of their own, as tokens on the board.
 * @param {{edge?: boolean, class?: string}} p
 */
export function Tray(p) {
  const Own = host.value?.Tray;
  return Own ? html`<${Own} ...${p} />` : null;
}
