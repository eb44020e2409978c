// @ts-check
// Entities of a view on the screen: lit, refused, explained.
import { html, signal, useRef, useLayoutEffect } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { host } from "./host.js";
import { phone } from "../app/store.js";

/** The entity that the tooltip explains; null when there is none. */
export const info = signal(
  /** @type {{ref: string, el: Element, x: number, y: number, above: number, held: boolean}|null} */ (
    null
  ),
);

let timer = 0;

/** The element that was clicked last as an entity: choices that are left are laid beside it. */
export const touched = signal(/** @type {{ref: string, el: Element}|null} */ (null));
/** Grows whenever a window on a board was moved or zoomed, for what lies over it. */
export const shifted = signal(0);

/** The name of an entity; of a verb's own place, what it does now. @param {string} ref */
export function named(ref) {
  if (!ref.startsWith("do:")) return nameOf(ref);
  const page = host.value;
  return page?.titleOf(ref, [...page.left.value, ...page.refused.value]) ?? "";
}

/** @param {string} ref @param {Element} el @param {boolean} held */
export function explain(ref, el, held) {
  if (!named(ref) || !el.isConnected) return;
  const box = el.getBoundingClientRect(),
    tokens = el.closest(".beside")?.getBoundingClientRect(); // of several tokens none is covered
  clearTimeout(timer);
  info.value = {
    ref,
    el,
    x: box.left + box.width / 2,
    y: tokens?.bottom ?? box.bottom,
    above: tokens?.top ?? box.bottom - 30,
    held,
  };
}

export function unexplain() {
  clearTimeout(timer);
  if (info.peek() && !info.peek()?.held) info.value = null;
}

/** @param {string} ref */
export const isLit = (ref) => Boolean(host.value?.lit.value.has(ref));

/** Whether an entity is one of so many lit ones that it is marked calmly. @param {string} ref */
export const isCalm = (ref) => Boolean(host.value?.calm.value.has(ref));

/** How long the pointer rests on an entity, or a finger on it, before it is explained. */
const HOVER = 350;
const LONG_PRESS = 500;

/** Whether an entity was clicked already. @param {string} ref */
const isChosen = (ref) =>
  Boolean(
    host.value?.narrowing.value.some(
      (n) => ("ref" in n && n.ref === ref) || ("value" in n && n.value === ref),
    ),
  );

/**
 * Everything an element needs to be an entity: spread it over an HTML or SVG element, `<g
 * ...${entity("state:bavaria")}>`. It is lit when a choice names it, a click narrows the choices,
 * and hover, focus or a long press explains it.
 * @param {string} ref
 * @param {{class?: string, label?: string, quiet?: boolean, text?: boolean}} [more]
 * @returns {{class: string, [attribute: string]: unknown}}
 */
export function entity(ref, more = {}) {
  const page = host.value;
  const lit = isLit(ref);
  const classes = [
    more.class,
    "ent",
    lit && "lit",
    isCalm(ref) && "calm",
    !lit && page?.dim.value.has(ref) && "dim",
    isChosen(ref) && "chosen",
    page?.recent.value.has(ref) && "recent",
  ];
  return {
    "data-ref": ref,
    class: classes.filter(Boolean).join(" "),
    ...pointerHandlers(ref, isChosen(ref)),
    ...(lit ? buttonOf(ref, more) : imageOf(ref, more)),
  };
}

/**
 * A click chooses or explains, the pointer, the focus and a long press explain.
 * @param {string} ref
 * @param {boolean} chosen
 */
function pointerHandlers(ref, chosen) {
  const page = host.value;
  let pressed = 0; // the timer of a long press, -1 when it has come
  const release = () => {
    if (pressed > 0) clearTimeout(pressed);
  };
  return {
    onClick: (/** @type {MouseEvent} */ e) => {
      const el = /** @type {Element} */ (e.currentTarget);
      e.stopPropagation();
      if (pressed < 0) return;
      touched.value = { ref, el };
      if (page?.pick(ref)) info.value = null;
      else if (!chosen || !page?.widen()) explain(ref, el, true);
    },
    onPointerEnter: (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "touch") return; // a finger that taps chooses; it asks by a long press
      const el = /** @type {Element} */ (e.currentTarget);
      clearTimeout(timer);
      timer = setTimeout(() => explain(ref, el, false), HOVER);
    },
    onPointerLeave: unexplain,
    onFocus: (/** @type {FocusEvent} */ e) => {
      const el = /** @type {Element} */ (e.currentTarget);
      if (el.matches(":focus-visible")) explain(ref, el, false);
    },
    onBlur: unexplain,
    onPointerDown: (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "mouse") return;
      const el = /** @type {Element} */ (e.currentTarget);
      pressed = setTimeout(() => {
        pressed = -1;
        explain(ref, el, true);
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** A lit entity is a button. @param {string} ref @param {{label?: string, text?: boolean}} more */
function buttonOf(ref, more) {
  const page = host.value;
  const key = page?.keys.value.get(ref);
  return {
    tabIndex: 0,
    role: "button",
    ...(more.text
      ? { "aria-description": t("ui-can") }
      : { "aria-label": t("ui-lit", { name: more.label ?? named(ref) }) }),
    ...(key ? { "data-key": key } : {}),
    onKeyDown: (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Enter" && e.key !== " ") return;
      e.preventDefault();
      e.stopPropagation();
      touched.value = { ref, el: /** @type {Element} */ (e.currentTarget) };
      page?.pick(ref);
    },
  };
}

/**
 * An entity that is not lit is an image with its name, unless its own text says it.
 * @param {string} ref
 * @param {{label?: string, quiet?: boolean, text?: boolean}} more
 */
function imageOf(ref, more) {
  const name = more.quiet || more.text ? "" : (more.label ?? named(ref));
  return name ? { role: "img", "aria-label": name } : {};
}

/** No badge is drawn smaller than this radius, in pixels of the screen. */
const MIN_BADGE = 8.5;

/**
 * The number key of a lit entity as a badge inside an SVG, at its upper right. A phone has no keys.
 * @param {{of: string, x: number, y: number, r?: number}} p
 */
export function Badge(p) {
  const key = host.value?.keys.value.get(p.of);
  const box = useRef(/** @type {SVGGElement|null} */ (null));
  const r = p.r ?? 8;
  const shown = Boolean(key) && isLit(p.of) && !phone.value;
  const moved = shown ? shifted.value : 0;
  useLayoutEffect(() => {
    const scale = Math.abs(
      /** @type {SVGGraphicsElement|undefined} */ (box.current?.parentNode)?.getScreenCTM?.()?.a ??
        1,
    );
    box.current?.setAttribute(
      "transform",
      `translate(${p.x} ${p.y}) scale(${Math.max(1, MIN_BADGE / (r * scale))})`,
    );
  }, [shown, moved, p.x, p.y, r]);
  if (!shown) return null;
  return html`<g class="badge" ref=${box} aria-hidden="true"
    ><circle r=${r} />
    <text text-anchor="middle" y=${r * 0.42} font-size=${r * 1.3} class="ui">${key}</text></g
  >`;
}
