// @ts-check
// The board of Pax Renaissance: map, market and, on a phone, overview and victory cards.
// docs/boards.md says what a board exports.
import { html, phone, useEffect, useRef, useDrawn, Later } from "/static/board-kit/index.js";
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

/** @param {HTMLElement} box */
const litIn = (box) => [...box.querySelectorAll(".ent.lit")];

/** Scroll to the first thing that can be chosen when none of them is seen. @param {HTMLElement} box */
function bring(box) {
  const window = box.getBoundingClientRect();
  const places = litIn(box).map((el) => (el.closest(".zoompan") ?? el).getBoundingClientRect());
  const seen = (/** @type {DOMRect} */ r) =>
    Math.min(r.bottom, window.bottom) - Math.max(r.top, window.top) >= r.height / 2;
  if (places.length && !places.some(seen)) box.scrollTop += places[0].top - window.top - 8;
}

/** The furthest a box can be scrolled to, at most as far as `top`. @param {HTMLElement} box @param {number} top */
const within = (box, top) => Math.min(top, box.scrollHeight - box.clientHeight);

/**
 * On a phone the board is higher than its window: when other things can be chosen, it scrolls to
 * them. The tokens below it come before or after the board is drawn and take some of its height, and
 * parts of the board are drawn later, so it looks again then, from where it was before, unless the
 * player has scrolled it.
 */
function useSeen() {
  const box = useRef(/** @type {HTMLElement|null} */ (null)),
    before = useRef(/** @type {(string|null)[]} */ ([])),
    start = useRef(0),
    left = useRef(0);
  const untouched = (/** @type {HTMLElement} */ el) =>
    Math.abs(el.scrollTop - within(el, left.current)) < 1;
  const look = (/** @type {HTMLElement} */ el, /** @type {number} */ from) => {
    start.current = from;
    el.scrollTop = from;
    bring(el);
    left.current = el.scrollTop;
  };
  useDrawn(() => {
    const el = box.current;
    if (!el) return;
    const now = litIn(el).map((lit) => lit.getAttribute("data-ref"));
    if (now.join() === before.current.join()) return;
    const more = before.current.length > 0 && before.current.every((ref) => now.includes(ref));
    before.current = now;
    look(el, more && untouched(el) ? start.current : el.scrollTop);
  });
  useEffect(() => {
    const el = box.current;
    if (!el) return undefined;
    const watcher = new ResizeObserver(() => {
      if (before.current.length && untouched(el)) look(el, start.current);
    });
    watcher.observe(el);
    return () => watcher.disconnect();
  }, []);
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
