// @ts-check
// Wheel, fingers and focus in a window on something large.

/** So far a pointer may go, in pixels, and still click. */
const MAX_TAP_WAY = 6;
/** Two taps within so many milliseconds zoom. */
const DOUBLE_TAP_MS = 300;

/** @typedef {import("./pan-window.js").PanWindow} PanWindow */

/** @param {HTMLElement} box @param {PointerEvent|WheelEvent} e */
function pointIn(box, e) {
  const r = box.getBoundingClientRect();
  return { x: e.clientX - r.left, y: e.clientY - r.top };
}

/** Fingers and the mouse: they pan, pinch and tap twice. */
class Fingers {
  /** @param {HTMLElement} box @param {PanWindow} pane */
  constructor(box, pane) {
    this.box = box;
    this.pane = pane;
    /** @type {Map<number, {x: number, y: number}>} */
    this.down = new Map();
    this.way = 0; // how far they have gone since the first of them touched
    this.spread = 0;
    this.tapped = 0;
  }

  /** @param {PointerEvent} e */
  press(e) {
    this.down.set(e.pointerId, pointIn(this.box, e));
    if (this.down.size === 1) this.way = 0;
    const [a, b] = [...this.down.values()];
    this.spread = b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** @param {PointerEvent} e */
  move(e) {
    const was = this.down.get(e.pointerId);
    if (!was) return;
    const now = pointIn(this.box, e);
    this.down.set(e.pointerId, now);
    this.way += Math.hypot(now.x - was.x, now.y - was.y);
    if (this.way < MAX_TAP_WAY) return;
    if (!this.box.hasPointerCapture(e.pointerId)) this.box.setPointerCapture(e.pointerId);
    if (this.down.size === 2) {
      const [a, b] = [...this.down.values()];
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (this.spread > 0) this.pane.zoom(d / this.spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
      this.spread = d;
    } else this.pane.pan(now.x - was.x, now.y - was.y);
  }

  /** @param {PointerEvent} e */
  release(e) {
    this.down.delete(e.pointerId);
    if (e.pointerType !== "touch" || this.way >= MAX_TAP_WAY) return;
    const c = pointIn(this.box, e);
    if (e.timeStamp - this.tapped < DOUBLE_TAP_MS)
      this.pane.zoom(this.pane.at.k > 1.5 ? 1 / this.pane.max : 2.2, c.x, c.y);
    this.tapped = e.timeStamp;
  }

  /** The end of a pan is no click. @param {MouseEvent} e */
  click(e) {
    if (this.way < MAX_TAP_WAY) return;
    e.stopPropagation();
    e.preventDefault();
    this.way = 0;
  }
}

/** Let the frame of a window answer to wheel, fingers and focus. @param {HTMLElement} box @param {PanWindow} pane */
export function addGestures(box, pane) {
  const fingers = new Fingers(box, pane);
  const release = (/** @type {PointerEvent} */ e) => fingers.release(e);
  box.addEventListener(
    "wheel",
    (e) => {
      e.preventDefault();
      const c = pointIn(box, e);
      pane.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), c.x, c.y);
    },
    { passive: false },
  );
  box.addEventListener("pointerdown", (e) => fingers.press(e));
  box.addEventListener("pointermove", (e) => fingers.move(e));
  box.addEventListener("pointerup", release);
  box.addEventListener("pointercancel", release);
  box.addEventListener("click", (e) => fingers.click(e), true);
  box.addEventListener("bring", (e) => pane.bring(/** @type {Element} */ (e.target)));
  box.addEventListener("focusin", (e) => {
    const el = /** @type {Element} */ (e.target);
    if (el.matches(":focus-visible")) pane.bring(el);
  });
  box.addEventListener("scroll", () => box.scrollTo(0, 0)); // the frame itself never scrolls
}
