// @ts-check
// Where the buttons of a window on a map lie.

/** Distance in pixels between two places that are tried. */
const STEP = 4;
/** The buttons stay near their edge of the window, in pixels. */
const MAX_SIDEWAYS = 132;
/** How much further than the nearest place without texts they move to lie over no piece. */
const MAX_DETOUR = 60;
/** Pixels kept free around the buttons. */
const MARGIN = 2;
/** What the buttons must not hide. Numbers of keys come and go with the question. */
const TEXTS = ".zoompan-in text:not(.badge *)";
const PIECES = ".zoompan-in :is([data-piece], [data-pointed])";

/** A rectangle. @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Box} a @param {Box} b */
const meets = (a, b) =>
  a.left < b.right + MARGIN &&
  a.right > b.left - MARGIN &&
  a.top < b.bottom + MARGIN &&
  a.bottom > b.top - MARGIN;

/** @param {Box} box @param {number} dx @param {number} dy @returns {Box} */
const shift = (box, dx, dy) => ({
  left: box.left + dx,
  right: box.right + dx,
  top: box.top + dy,
  bottom: box.bottom + dy,
});

/**
 * The ways from a place within a view to the others, shortest first, with their lengths.
 * @param {Box} view
 * @param {Box} box
 * @returns {Generator<[number, number, number]>}
 */
function* ways(view, box) {
  const steps = (/** @type {number} */ room) => Math.floor(Math.max(0, room - MARGIN) / STEP);
  const up = steps(box.top - view.top);
  const down = steps(view.bottom - box.bottom);
  const left = Math.min(MAX_SIDEWAYS / STEP, steps(box.left - view.left));
  const right = Math.min(MAX_SIDEWAYS / STEP, steps(view.right - box.right));
  const furthest = Math.max(up, down) + Math.max(left, right);
  for (let length = 0; length <= furthest; length += 1)
    for (let y = -Math.min(up, length); y <= Math.min(down, length); y += 1) {
      const x = length - Math.abs(y);
      if (x <= left) yield [-x * STEP, y * STEP, length * STEP];
      if (x && x <= right) yield [x * STEP, y * STEP, length * STEP];
    }
}

/**
 * Move the buttons as little as possible from the place that the style sheet gives them, so that
 * they lie over no text and, if there is room near it, over no piece and nothing a lesson points at.
 * @param {HTMLElement} frame
 * @param {boolean} [staying] whether they stay where they are while they lie over nothing there
 */
export function placeTools(frame, staying = false) {
  const tools = /** @type {HTMLElement|null} */ (frame.querySelector(".zoompan-tools"));
  if (!tools?.offsetHeight) return;
  const view = frame.getBoundingClientRect();
  const [left, top] = [view.left + tools.offsetLeft, view.top + tools.offsetTop];
  const home = { left, top, right: left + tools.offsetWidth, bottom: top + tools.offsetHeight };
  const reach = {
    left: home.left - MAX_SIDEWAYS,
    right: home.right + MAX_SIDEWAYS,
    top: view.top,
    bottom: view.bottom,
  };
  const near = (/** @type {string} */ what) =>
    [...frame.querySelectorAll(what)]
      .map((el) => el.getBoundingClientRect())
      .filter((r) => r.width && r.height && meets(r, reach));
  const count = (/** @type {DOMRect[]} */ things, /** @type {Box} */ box) =>
    things.reduce((sum, r) => sum + Number(meets(r, box)), 0);

  const texts = near(TEXTS);
  const pieces = near(PIECES);
  if (staying && !count([...texts, ...pieces], tools.getBoundingClientRect())) return;
  let best = { x: 0, y: 0, length: 0, texts: Infinity, pieces: Infinity };
  for (const [x, y, length] of ways(view, home)) {
    if (!best.texts && (!best.pieces || length > best.length + MAX_DETOUR)) break;
    const box = shift(home, x, y);
    const tried = { x, y, length, texts: count(texts, box), pieces: count(pieces, box) };
    if ((tried.texts - best.texts || tried.pieces - best.pieces) < 0) best = tried;
  }
  tools.style.translate = best.length ? `${best.x}px ${best.y}px` : "";
}
