// @ts-check
// A window on something large.
import { html, useRef, useEffect, useLayoutEffect } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { current } from "../table/model.js";
import { Icon } from "./icon.js";
import { shifted } from "./entity.js";
import { lettered } from "./measure.js";
import { drawing } from "./later.js";
import { makeLegible, zoomToRead } from "./legible.js";
import { placeTools } from "./tools.js";

/** Measured sizes differ by rounding: a smaller change of the scale is none. */
const MIN_RESCALE = 0.01;

/**
 * A window on something large: wheel and pinch zoom, drag pans, double tap zooms, arrows, + - 0 by
 * keyboard.
 * @param {{children?: unknown, label?: string, class?: string, most?: number, fit?: boolean,
 *   start?: [number, number]}} p  start: which place is in the middle at first, as shares of width
 *   and height
 */
export function ZoomPan(p) {
  const frame = useRef(/** @type {HTMLElement|null} */ (null));
  const inner = useRef(/** @type {HTMLElement|null} */ (null));
  const at = useRef({ k: 1, x: 0, y: 0 });
  const most = p.most ?? 6;
  // Until somebody moves the window, or something else is lit, it stays where it begins at any
  // size.
  const moved = useRef(false);
  // Until somebody zooms by hand, it is enlarged as much as its texts need at any size.
  const scaled = useRef(false);
  // Behind another tab of the phone there is no space at all: the window stays where it is, and
  // looks for what was lit meanwhile when it is seen again.
  const missed = useRef(false);

  // The drawing within the moved element: at full height it leaves space at its sides.
  const content = (/** @type {HTMLElement} */ el) => {
    const [w, h] = [el.offsetWidth, el.offsetHeight];
    const box = el.querySelector("svg")?.viewBox.baseVal;
    if (!box?.width || !box.height) return { left: 0, top: 0, w, h };
    const scale = Math.min(w / box.width, h / box.height);
    const [cw, ch] = [box.width * scale, box.height * scale];
    return { left: (w - cw) / 2, top: (h - ch) / 2, w: cw, h: ch };
  };
  // Texts are measured when all of them are there.
  const read = () => {
    if (inner.current && !drawing.peek()) makeLegible(inner.current);
  };
  const place = () => {
    const el = inner.current,
      box = frame.current;
    if (!el || !box?.clientWidth) return;
    const a = at.current;
    const c = content(el);
    const clamp = (
      /** @type {number} */ v,
      /** @type {number} */ room,
      /** @type {number} */ from,
      /** @type {number} */ size,
    ) =>
      size <= room ? (room - size) / 2 - from : Math.min(-from, Math.max(room - size - from, v));
    a.x = clamp(a.x, box.clientWidth, c.left * a.k, c.w * a.k);
    a.y = clamp(a.y, box.clientHeight, c.top * a.k, c.h * a.k);
    el.style.transform = `translate(${a.x}px,${a.y}px) scale(${a.k})`;
    read();
    box.classList.toggle("zoomed", a.k > 1.01);
    shifted.value = shifted.peek() + 1;
  };
  const pan = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    moved.current = true;
    at.current.x += dx;
    at.current.y += dy;
    place();
  };
  const isPointedAt = () => Boolean(inner.current?.querySelector("[data-pointed]"));
  // What a lesson points at must be seen, otherwise what can be chosen: when none of it is in the
  // window, the window goes to the first.
  const seek = () => {
    const box = frame.current,
      el = inner.current;
    missed.current = !box?.clientWidth;
    const places = [...(el?.querySelectorAll(isPointedAt() ? "[data-pointed]" : ".lit") ?? [])]
      .map((x) => x.getBoundingClientRect())
      .filter((r) => r.width + r.height > 0);
    if (!box || !places.length) return;
    const view = box.getBoundingClientRect();
    if (
      places.some(
        (r) =>
          r.left >= view.left &&
          r.right <= view.right &&
          r.top >= view.top &&
          r.bottom <= view.bottom,
      )
    )
      return;
    const first = places[0];
    at.current.x += view.left + view.width / 2 - (first.left + first.width / 2);
    at.current.y += view.top + view.height / 2 - (first.top + first.height / 2);
    place();
  };
  const stand = () => {
    const el = inner.current,
      box = frame.current;
    if (drawing.peek() || !el || !box?.clientWidth) return;
    const before = at.current.k;
    if (!moved.current) {
      const k = Math.min(most, zoomToRead(el, at.current.k));
      const [x, y] = p.start ?? (k > 1 ? [0.5, 0.5] : [0, 0]);
      const c = content(el);
      at.current = {
        k,
        x: box.clientWidth / 2 - (c.left + c.w * x) * k,
        y: box.clientHeight / 2 - (c.top + c.h * y) * k,
      };
    } else if (!scaled.current) {
      const k = zoomToRead(el, before);
      if (Math.abs(k / before - 1) > MIN_RESCALE)
        enlarge(k, box.clientWidth / 2, box.clientHeight / 2);
    }
    place();
    if (!moved.current || missed.current || at.current.k !== before || isPointedAt()) seek();
    placeTools(box);
  };
  /** Enlarge to `wanted` around a point of the window that stays where it is. */
  const enlarge = (
    /** @type {number} */ wanted,
    /** @type {number} */ cx,
    /** @type {number} */ cy,
  ) => {
    const a = at.current;
    const k = Math.min(most, Math.max(1, wanted));
    a.x = cx - (cx - a.x) * (k / a.k);
    a.y = cy - (cy - a.y) * (k / a.k);
    a.k = k;
  };
  const zoom = (
    /** @type {number} */ factor,
    /** @type {number} */ cx,
    /** @type {number} */ cy,
  ) => {
    moved.current = true;
    scaled.current = true;
    enlarge(at.current.k * factor, cx, cy);
    place();
  };
  const middle = (/** @type {number} */ f) =>
    zoom(f, (frame.current?.clientWidth ?? 0) / 2, (frame.current?.clientHeight ?? 0) / 2);

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let way = 0,
      spread = 0,
      tapped = 0;
    const local = (/** @type {PointerEvent|WheelEvent} */ e) => {
      const r = box.getBoundingClientRect();
      return { x: e.clientX - r.left, y: e.clientY - r.top };
    };
    const wheel = (/** @type {WheelEvent} */ e) => {
      e.preventDefault();
      const c = local(e);
      zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), c.x, c.y);
    };
    const down = (/** @type {PointerEvent} */ e) => {
      fingers.set(e.pointerId, local(e));
      if (fingers.size === 1) way = 0;
      const [a, b] = [...fingers.values()];
      spread = b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const move = (/** @type {PointerEvent} */ e) => {
      const was = fingers.get(e.pointerId);
      if (!was) return;
      const now = local(e);
      fingers.set(e.pointerId, now);
      way += Math.hypot(now.x - was.x, now.y - was.y);
      if (way < 6) return;
      if (!box.hasPointerCapture(e.pointerId)) box.setPointerCapture(e.pointerId);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const d = Math.hypot(a.x - b.x, a.y - b.y);
        if (spread > 0) zoom(d / spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
        spread = d;
      } else pan(now.x - was.x, now.y - was.y);
    };
    const up = (/** @type {PointerEvent} */ e) => {
      fingers.delete(e.pointerId);
      if (e.pointerType === "touch" && way < 6) {
        const c = local(e);
        if (e.timeStamp - tapped < 300) zoom(at.current.k > 1.5 ? 1 / most : 2.2, c.x, c.y);
        tapped = e.timeStamp;
      }
    };
    const click = (/** @type {MouseEvent} */ e) => {
      if (way >= 6) {
        e.stopPropagation();
        e.preventDefault();
        way = 0;
      }
    };
    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("click", click, true);
    // The window goes to what a link points at and to what the keyboard reaches, unless it is seen
    // and nothing lies over it; the frame itself never scrolls.
    const bring = (/** @type {Event} */ e) => {
      const el = /** @type {Element} */ (e.target),
        view = box.getBoundingClientRect(),
        r = el.getBoundingClientRect();
      if (
        !inner.current?.contains(el) ||
        (r.left >= view.left &&
          r.right <= view.right &&
          r.top >= view.top &&
          r.bottom <= view.bottom &&
          inner.current.contains(
            document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2),
          ))
      )
        return;
      box.scrollTo(0, 0);
      const now = el.getBoundingClientRect();
      pan(
        view.left + view.width / 2 - (now.left + now.width / 2),
        view.top + view.height / 2 - (now.top + now.height / 2),
      );
      placeTools(box, true);
    };
    box.addEventListener("bring", bring);
    box.addEventListener("focusin", (e) => {
      if (/** @type {Element} */ (e.target).matches(":focus-visible")) bring(e);
    });
    box.addEventListener("scroll", () => box.scrollTo(0, 0));
    const watcher = new ResizeObserver(stand);
    watcher.observe(box);
    // Numbers of keys and pieces come and go without the board being drawn again.
    const texts = new MutationObserver(read);
    if (inner.current) {
      watcher.observe(inner.current);
      texts.observe(inner.current, { childList: true, subtree: true });
    }
    return () => {
      watcher.disconnect();
      texts.disconnect();
    };
  }, []);
  useEffect(stand, [lettered.value]);
  useLayoutEffect(read);
  const busy = drawing.value;
  const drawn = useRef(!busy);
  useLayoutEffect(() => {
    if (!busy && !drawn.current) stand();
    drawn.current = !busy;
  }, [busy]);

  const lit = [...(current.value?.lit.value ?? [])].join(" ");
  const was = useRef(lit);
  useEffect(() => {
    if (was.current !== lit) {
      moved.current = true;
      seek();
      // The buttons move with the question only if something has come beneath them.
      if (frame.current) placeTools(frame.current, true);
    }
    was.current = lit;
  }, [lit]);

  const keys = (/** @type {KeyboardEvent} */ e) => {
    const step = 60;
    if (e.key === "+" || e.key === "=") middle(1.25);
    else if (e.key === "-") middle(0.8);
    else if (e.key === "0") middle(1 / most);
    else if (e.key === "ArrowLeft") pan(step, 0);
    else if (e.key === "ArrowRight") pan(-step, 0);
    else if (e.key === "ArrowUp") pan(0, step);
    else if (e.key === "ArrowDown") pan(0, -step);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return html`<div
    class=${"zoompan " + (p.class ?? "")}
    ref=${frame}
    tabindex="0"
    role="group"
    aria-label=${p.label ?? t("ui-board")}
    onKeyDown=${keys}
  >
    <div class="zoompan-in" ref=${inner}>${p.children}</div>
    <div class="zoompan-tools">
      <button type="button" class="tool" aria-label=${t("ui-zoom-in")} onClick=${() => middle(1.4)}>
        <${Icon} n="ui-zoom-in" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label=${t("ui-zoom-out")}
        onClick=${() => middle(0.7)}
      >
        <${Icon} n="ui-zoom-out" />
      </button>
    </div>
  </div>`;
}
