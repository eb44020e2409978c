// @ts-check
// The ship and the Quay, each drawn from its own upper left corner.
import { html, entity, Badge, t, tell, text, Piece, counter } from "/static/board-kit/index.js";
import { COLOUR, GOOD_ICON, icon } from "./printed.js";
import { Stack } from "./pieces.js";
import { verbOf, times } from "./panels.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").Ship} ShipData */

/** What the ship is doing, in a few words. @param {ShipData} ship */
export function shipSays(ship) {
  if (!ship.open) return t("board-ship-none");
  if (!ship.here)
    return ship.back ? t("board-ship-back", { year: ship.back }) : t("board-ship-none");
  return ship.fee !== "none"
    ? tell("board-ship-paid", { seat: "seat:" + ship.fee })
    : t("board-ship-here");
}
/** @param {View} view @returns {{seat: string, good: string, value: number}[]} */
const cargoOf = (view) =>
  view.board.ship.cargo.flatMap((c) => Array.from({ length: c.value }, () => c));
export const SHIP = ["sail", "load"];

/** The ship with its hold; drawn from the stern's corner. @param {{view: View}} p */
export function Ship({ view }) {
  const ship = view.board.ship,
    cargo = cargoOf(view),
    ref = verbOf(SHIP);
  return html`<g ...${entity(ref, { class: `ship ${ship.here ? "here" : "away"}`, quiet: true })}>
    <path d="M92 92V32M184 92V12M280 92V26" class="ln" stroke-width="4" /><path
      d="M68 36h52c12 12 12 32 0 44H68c9-12 9-32 0-44zM148 18h76c15 18 15 42 0 60h-76c11-18 11-42 0-60z
        M248 32h66c13 14 13 34 0 48h-66c9-14 9-34 0-48z"
      class="sail" />
    <path
      d="M100 44c5 9 5 19 0 28M206 26c7 14 7 30 0 44M296 40c6 10 6 22 0 32"
      class="ln"
      fill="none"
      stroke-width="1.200" /><path d="M184 12v-8l20 5-20 5" class="pennant" />
    <path
      d="M0 92H334C354 106 362 76 364 58L350 156C340 226 314 268 280 274H60C24 268 8 186 0 92Z"
      class="hull" /><path d="M10 136H350M18 186H342M32 232H324" class="ln" opacity=".6" /><rect
      x="32"
      y="104"
      width="242"
      height="164"
      rx="4"
      class="cell2" />
    ${Array.from({ length: counter(view, "capacity") }, (_, i) => {
      const c = cargo[i],
        x = 38 + 33 * (i % 7),
        y = 110 + 31 * Math.floor(i / 7);
      return html`<g key=${i} id=${`hold-${i + 1}`} class=${c ? "pl-" + COLOUR[c.seat] : ""}
        ><rect x=${x} y=${y} width="29" height="27" rx="3" class=${c ? "tile own" : "cell"} />${
          c
            ? html`<circle cx=${x + 14.5} cy=${y + 13.5} r="12" class="paper" />${icon(
                  GOOD_ICON[c.good],
                  x + 14.5,
                  y + 13.5,
                  20,
                  "good-" + c.good,
                )}`
            : null
        }</g
      >`;
    })}
    <path
      d="M24 66h286l12 15-12 15H24L36 81z"
      class="ribbon" />${text(172, 87, shipSays(ship), 19, "it")}<${Badge}
      of=${ref}
      x=${330}
      y=${81}
      r=${11} /><path
      d="M0 92H334C354 106 362 76 364 58L350 156C340 226 314 268 280 274H60C24 268 8 186 0 92Z"
      class="shipring"
  /></g>`;
}

/** The Quay with the workers that wait to load. @param {{view: View, w: number, h: number}} p */
export const Quay = ({ view, w, h }) =>
  html`<g ...${entity("do:dock", { class: "spot quay", quiet: true })}
      ><rect width=${w} height=${h} class="pier" />${Array.from(
        { length: Math.floor(h / 13.5) },
        (_, i) => html`<path d=${`M0 ${13 * (i + 1)}h${w}`} class="ln" />`,
      )}
      <rect
        x=${w / 2 - 34}
        y=${h - 30}
        width="68"
        height="24"
        rx="3"
        class="paper" />${text(w / 2, h - 12, t("board-quay"), 18, "it")}<rect
        x="1"
        y="1"
        width=${w - 2}
        height=${h - 2}
        rx="3"
        class="spotring" /><${Badge} of="do:dock" x=${w - 4} y=${4} r=${11}
    /></g>
    <g class="printed"
      >${view.board.order
        .filter((/** @type {string} */ s) => counter(view, "quay", s))
        .map(
          (s, i) =>
            html`<${Piece} key=${s} name=${"quay-" + s} x=${w / 2 - 22 + 44 * (i % 2)}
              y=${46 + 44 * Math.floor(i / 2)}><${Stack} discs=${times(
                counter(view, "quay", s),
                s,
              )} r=${16} /></${Piece}>`,
        )}</g
    >`;
