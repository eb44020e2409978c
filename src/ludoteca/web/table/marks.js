// @ts-check
// Marks on what a lesson or a button speaks of. A part of a drawing gets a line around it, over
// everything that is drawn there: a halo would be covered by its neighbours.
import { signal } from "../vendor/ui.js";

const NS = "http://www.w3.org/2000/svg";
const SHAPES = "path, rect, circle, ellipse, polygon";
const GEOMETRY = ["d", "x", "y", "width", "height", "rx", "ry", "r", "cx", "cy", "points"];
/** How far from a straight road or wall its line runs, in units of the drawing. */
const ASIDE = 9;

/** What the lesson points at now, the first first: the phone opens the tab where it is. */
export const sought = signal(/** @type {string[]} */ ([]));

/** The move that the lesson asks for now, "" if it asks for none. */
export const wanted = signal("");

/**
 * What leads to the move the lesson asks for, once the learner is on the way to one: the choices of
 * the list that it is among, or the way back.
 * @param {{do: string}[]} choices those that a button stands for
 * @param {{narrowing: {value: unknown[]}}} model
 */
export const leads = (choices, model) =>
  wanted.value !== "" &&
  model.narrowing.value.length > 0 &&
  choices.some((c) => c.do === wanted.value);

/** Whether an element has a place on the page now. @param {Element} el */
export const isLaidOut = (el) => el.getClientRects().length > 0;

/** The elements of an entity or a verb on the page. @param {string} ref */
export function elementsOf(ref) {
  const named = `[data-ref="${CSS.escape(ref)}"]`;
  const verb = ref.startsWith("do:") ? `, .chip[data-verb="${CSS.escape(ref.slice(3))}"]` : "";
  return [...document.querySelectorAll(named + verb)];
}

/** The largest shape of a part of a drawing that is not cut by another one. @param {Element} el */
function largestShape(el) {
  const isWhole = (/** @type {Element} */ shape) => {
    const cut = shape.closest("[clip-path], clipPath, defs");
    return isLaidOut(shape) && !(cut && el.contains(cut));
  };
  const shapes = /** @type {SVGGeometryElement[]} */ (
    el.matches(SHAPES) ? [el] : [...el.querySelectorAll(SHAPES)].filter(isWhole)
  );
  const sized = shapes.map((shape) => {
    const { x, y, width, height } = shape.getBBox();
    return { shape, box: { x, y, width, height } };
  });
  const area = (/** @type {DOMRectInit} */ b) => (b.width ?? 0) * (b.height ?? 0);
  return sized.sort((a, b) => area(b.box) - area(a.box) || b.box.width - a.box.width)[0];
}

/** A shape that runs around a part of a drawing. @param {Element} el */
function around(el) {
  const { shape, box } = largestShape(el) ?? {};
  const matrix = shape?.getScreenCTM();
  const root = /** @type {SVGSVGElement|null} */ (shape?.ownerSVGElement);
  const base = root?.getScreenCTM();
  if (!shape || !box || !matrix || !root || !base) return null;
  const flat = box.width === 0 || box.height === 0;
  const line = document.createElementNS(NS, flat ? "rect" : shape.tagName);
  const values = flat
    ? {
        x: box.x - ASIDE,
        y: box.y - ASIDE,
        width: box.width + 2 * ASIDE,
        height: box.height + 2 * ASIDE,
        rx: ASIDE,
      }
    : Object.fromEntries(GEOMETRY.map((name) => [name, shape.getAttribute(name)]));
  for (const [name, value] of Object.entries(values))
    if (value !== null) line.setAttribute(name, String(value));
  const { a, b, c, d, e, f } = base.inverse().multiply(matrix);
  line.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return { root, line };
}

/** The lines around parts of drawings, and what each runs around. @type {Map<Element, Element>} */
const lines = new Map();

/**
 * Mark an element: one of the page by its outline, a part of a drawing by a line around it.
 * @param {Element} el
 * @param {"data-pointed"|"data-named"} kind
 */
export function mark(el, kind) {
  for (const [line, of] of lines) if (!of.isConnected) remove(line);
  if (el.hasAttribute(kind) || !isLaidOut(el)) return;
  el.setAttribute(kind, "");
  const found = el instanceof SVGElement && !el.matches("svg") ? around(el) : null;
  if (!found) return;
  const both = document.createElementNS(NS, "g");
  both.setAttribute("class", "marked");
  both.setAttribute("data-kind", kind);
  both.setAttribute("aria-hidden", "true");
  both.append(found.line.cloneNode(), found.line);
  found.root.append(both);
  lines.set(both, el);
}

/** @param {Element} line */
function remove(line) {
  line.remove();
  lines.delete(line);
}

/** Take all marks of a kind off. @param {"data-pointed"|"data-named"} kind */
export function unmark(kind) {
  for (const el of document.querySelectorAll(`[${kind}]`)) el.removeAttribute(kind);
  for (const line of lines.keys()) if (line.matches(`[data-kind=${kind}]`)) remove(line);
}
