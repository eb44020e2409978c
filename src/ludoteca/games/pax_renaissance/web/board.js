// @ts-check
// The board of Pax Renaissance: map, market and, on a phone, overview and victory cards.
// docs/boards.md says what a board exports.
import { html, phone, useRef, useDrawn, Later } from "/static/board-kit/index.js";
import { WorldMap } from "./map.js";
import { Market } from "./market.js";
import { Overview } from "./overview.js";
import { Victories } from "./victories.js";

export { about } from "./about.js";
export { Card } from "./cards.js";
export { emblem, spots, words } from "./choices.js";

/** The counter of the players' money. */
export const purse = "florins";
/** Questions of operations and one-shots of a card. */
export const follows = ["Campaign", "Comet", "Commerce", "Pacify", "Repress", "Siege", "Tax"];
export const battles = {
  begin: ["war"],
  end: ["battle-won", "battle-lost"],
};
export { Hand } from "./hand.js";
export { Museum } from "./museum.js";
export { Seat, arms } from "./seats.js";
export { Radar } from "./victories.js";

/** @typedef {import("./board.d.ts").View} View */

/**
 * On a phone the board is higher than its window: when other things can be chosen and none of them is
 * seen, it scrolls to the first.
 */
function useSeen() {
  const box = useRef(/** @type {HTMLElement|null} */ (null)),
    before = useRef("");
  useDrawn(() => {
    const lit = [...(box.current?.querySelectorAll(".ent.lit") ?? [])],
      now = lit.map((el) => el.getAttribute("data-ref")).join();
    if (!box.current || now === before.current) return;
    before.current = now;
    const window = box.current.getBoundingClientRect(),
      places = lit.map((el) => (el.closest(".zoompan") ?? el).getBoundingClientRect());
    const seen = (/** @type {DOMRect} */ r) =>
      Math.min(r.bottom, window.bottom) - Math.max(r.top, window.top) >= r.height / 2;
    if (places.length && !places.some(seen))
      box.current.scrollTop += places[0].top - window.top - 8;
  });
  return box;
}

/** @param {{view: View}} p */
function SmallBoard({ view }) {
  return html`<div class="px px-small">
    <div class="pxscroll" ref=${useSeen()}>
      <${Overview} view=${view} /><${WorldMap} view=${view} /><${Later}><${Market}
        view=${view}
      /></${Later}><${Later}><${Victories} view=${view} /></${Later}>
    </div>
  </div>`;
}

/** @param {{view: View}} p */
export const Board = ({ view }) =>
  phone.value
    ? html`<${SmallBoard} view=${view} />`
    : html`<div class="px px-large"><${WorldMap} view=${view} /><${Later}><${Market} view=${view} /></${Later}></div>`;
