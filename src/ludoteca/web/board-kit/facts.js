// @ts-check
// Facts of a view that every drawn board asks for, and the bars of a standing.
import { html } from "../vendor/ui.js";
import { Dot, armsOf } from "./arms.js";

/**
 * @typedef {{board: import("../types/wire.js").Board}} CommonView  what the views of all games have
 */

/**
 * The cards of a zone.
 * @param {CommonView} view
 * @param {string} id
 * @param {string|null} [seat]
 * @returns {string[]}
 */
export const zone = (view, id, seat) =>
  view.board.zones.find((z) => z.id === id && z.seat === (seat ?? null))?.cards ?? [];
/**
 * The value of a counter that counts; use the view itself for one that names an entity.
 * @param {CommonView} view
 * @param {string} id
 * @param {string|null} [seat]
 * @returns {number}
 */
export const counter = (view, id, seat) =>
  /** @type {number} */ (
    view.board.counters.find((c) => c.id === id && c.seat === (seat ?? null))?.value ?? 0
  );

/**
 * A number with a true minus.
 * @param {number} n
 */
export const signed = (n) => String(n).replace("-", "−");

/**
 * The points of a seat: those on its track, where the standing tells what may still come apart.
 * @param {Record<string, unknown>|undefined} of
 */
export const points = (of) => of?.track ?? of?.score;

/**
 * A bar per seat, the longest for the most.
 * @param {{rows: {seat: string, value: number, label: unknown}[]}} p
 */
export function Bars({ rows }) {
  const least = Math.min(0, ...rows.map((r) => r.value)),
    most = Math.max(20, ...rows.map((r) => r.value));
  return html`<ul class="bars">
    ${rows.map(
      (r) =>
        html`<li key=${r.seat}>
          <${Dot} seat=${r.seat} /><span class=${`meter pl-${armsOf(r.seat).colour}`}
            ><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" class="bg" />
              <rect
                width=${Math.max(1, (100 * (r.value - least)) / (most - least))}
                height="8"
                class="fg"
              /></svg></span
          ><b class="num">${r.label}</b>
        </li>`,
    )}
  </ul>`;
}
