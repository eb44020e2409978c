// @ts-check
// What a window on something large shows: how much it is enlarged, and which part lies in it.
import { shifted } from "./entity.js";
import { drawing } from "./later.js";
import { makeLegible, zoomToRead } from "./legible.js";
import { placeTools } from "./tools.js";

/** Measured sizes differ by rounding: a smaller change of the scale is none. */
const MIN_RESCALE = 0.01;

/** The drawing within the moved element: at full height it leaves space at its sides. @param {HTMLElement} el */
function contentOf(el) {
  const [w, h] = [el.offsetWidth, el.offsetHeight];
  const box = el.querySelector("svg")?.viewBox.baseVal;
  if (!box?.width || !box.height) return { left: 0, top: 0, w, h };
  const scale = Math.min(w / box.width, h / box.height);
  const [cw, ch] = [box.width * scale, box.height * scale];
  return { left: (w - cw) / 2, top: (h - ch) / 2, w: cw, h: ch };
}

/**
 * A position that leaves no space beside the content, or the same on both sides if it is smaller than the window.
 * @param {number} v
 * @param {number} room
 * @param {number} from
 * @param {number} size
 */
const clamp = (v, room, from, size) =>
  size <= room ? (room - size) / 2 - from : Math.min(-from, Math.max(room - size - from, v));

/** @param {DOMRect} r @param {DOMRect} view */
export const isWithin = (r, view) =>
  r.left >= view.left && r.right <= view.right && r.top >= view.top && r.bottom <= view.bottom;

/** The state of a window. Its two elements are there once the page has been drawn. */
export class PanWindow {
  constructor() {
    /** @type {{current: HTMLElement|null}} */
    this.frame = { current: null };
    /** @type {{current: HTMLElement|null}} */
    this.inner = { current: null };
    this.at = { k: 1, x: 0, y: 0 };
    this.max = 6;
    /** Which place is in the middle at first, as shares of width and height. @type {[number, number]|undefined} */
    this.start = undefined;
    // Until somebody moves the window, or something else is lit, it stays where it begins at any
    // size.
    this.moved = false;
    // Until somebody zooms by hand, it is enlarged as much as its texts need at any size.
    this.scaled = false;
    // Behind another tab of the phone there is no space at all: the window stays where it is, and
    // looks for what was lit meanwhile when it is seen again.
    this.missed = false;
  }

  /** Make the texts legible, when all of them are there. */
  fitTexts() {
    if (this.inner.current && !drawing.peek()) makeLegible(this.inner.current);
  }

  /** Draw the window where it is, within the borders of its content. */
  place() {
    const el = this.inner.current,
      box = this.frame.current;
    if (!el || !box?.clientWidth) return;
    const a = this.at;
    const c = contentOf(el);
    a.x = clamp(a.x, box.clientWidth, c.left * a.k, c.w * a.k);
    a.y = clamp(a.y, box.clientHeight, c.top * a.k, c.h * a.k);
    el.style.transform = `translate(${a.x}px,${a.y}px) scale(${a.k})`;
    this.fitTexts();
    box.classList.toggle("zoomed", a.k > 1.01);
    shifted.value = shifted.peek() + 1;
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.moved = true;
    this.at.x += dx;
    this.at.y += dy;
    this.place();
  }

  isPointedAt() {
    return Boolean(this.inner.current?.querySelector("[data-pointed]"));
  }

  /**
   * Go to what a lesson points at, otherwise to what can be chosen, when none of it is in the
   * window.
   */
  seek() {
    const box = this.frame.current,
      el = this.inner.current;
    this.missed = !box?.clientWidth;
    const wanted = this.isPointedAt() ? "[data-pointed]" : ".lit";
    const places = [...(el?.querySelectorAll(wanted) ?? [])]
      .map((x) => x.getBoundingClientRect())
      .filter((r) => r.width + r.height > 0);
    if (!box || !places.length) return;
    const view = box.getBoundingClientRect();
    if (places.some((r) => isWithin(r, view))) return;
    const first = places[0];
    this.at.x += view.left + view.width / 2 - (first.left + first.width / 2);
    this.at.y += view.top + view.height / 2 - (first.top + first.height / 2);
    this.place();
  }

  /** Find the scale and place for the present size, unless somebody has chosen them by hand. */
  fit() {
    const el = this.inner.current,
      box = this.frame.current;
    if (drawing.peek() || !el || !box?.clientWidth) return;
    const before = this.at.k;
    if (!this.moved) {
      const k = Math.min(this.max, zoomToRead(el, this.at.k));
      const [x, y] = this.start ?? (k > 1 ? [0.5, 0.5] : [0, 0]);
      const c = contentOf(el);
      this.at = {
        k,
        x: box.clientWidth / 2 - (c.left + c.w * x) * k,
        y: box.clientHeight / 2 - (c.top + c.h * y) * k,
      };
    } else if (!this.scaled) {
      const k = zoomToRead(el, before);
      if (Math.abs(k / before - 1) > MIN_RESCALE)
        this.enlarge(k, box.clientWidth / 2, box.clientHeight / 2);
    }
    this.place();
    if (!this.moved || this.missed || this.at.k !== before || this.isPointedAt()) this.seek();
    placeTools(box);
  }

  /**
   * Enlarge to `wanted` around a point of the window that stays where it is.
   * @param {number} wanted
   * @param {number} cx
   * @param {number} cy
   */
  enlarge(wanted, cx, cy) {
    const a = this.at;
    const k = Math.min(this.max, Math.max(1, wanted));
    a.x = cx - (cx - a.x) * (k / a.k);
    a.y = cy - (cy - a.y) * (k / a.k);
    a.k = k;
  }

  /** @param {number} factor @param {number} cx @param {number} cy */
  zoom(factor, cx, cy) {
    this.moved = true;
    this.scaled = true;
    this.enlarge(this.at.k * factor, cx, cy);
    this.place();
  }

  /** Zoom around the middle. @param {number} factor */
  zoomMiddle(factor) {
    const box = this.frame.current;
    this.zoom(factor, (box?.clientWidth ?? 0) / 2, (box?.clientHeight ?? 0) / 2);
  }

  /**
   * Go to an element that a link points at or that the keyboard reaches, unless it is seen and
   * nothing lies over it.
   * @param {Element} el
   */
  bring(el) {
    const box = this.frame.current,
      inner = this.inner.current;
    if (!box || !inner?.contains(el)) return;
    const view = box.getBoundingClientRect(),
      r = el.getBoundingClientRect();
    const above = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (isWithin(r, view) && inner.contains(above)) return;
    box.scrollTo(0, 0);
    const now = el.getBoundingClientRect();
    this.pan(
      view.left + view.width / 2 - (now.left + now.width / 2),
      view.top + view.height / 2 - (now.top + now.height / 2),
    );
    placeTools(box, true);
  }
}
