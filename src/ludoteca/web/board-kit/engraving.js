// @ts-check
// The hand the maps are drawn in: hatchings, water lines, tinctures, scenery, cartouches.
// Boards import its style sheet from their own ("/static/css/engraving.css").
import { html, useRef, useLayoutEffect } from "../vendor/ui.js";
import { shifted } from "./entity.js";

/**
 * @param {number} x
 * @param {number} y
 * @param {unknown} words
 * @param {number} size
 * @param {string} cls
 * @param {string} [anchor]
 */
export const text = (x, y, words, size, cls, anchor = "middle") =>
  html`<text x=${x} y=${y} font-size=${size} class=${cls} text-anchor=${anchor}>${words}</text>`;
/** @param {string} id @param {number} x @param {number} y @param {number} size */
export const use = (id, x, y, size) =>
  html`<use href=${"#" + id} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
/**
 * Something that is animated to its new place when it moves.
 * @param {{name: string, x: number, y: number, children?: unknown}} p
 */
export const Piece = (p) =>
  html`<g data-piece=${p.name} transform=${`translate(${p.x} ${p.y})`}>${p.children}</g>`;
/** @param {{id: string, children?: unknown}} p */
export const Glyph = (p) => html`<symbol id=${p.id} viewBox="0 0 24 24">${p.children}</symbol>`;
/** Break a long name into two lines. @param {string} name @param {number} [most] */
export const lines = (name, most = 11) =>
  name.length <= most || !name.includes(" ")
    ? [name]
    : [name.slice(0, name.lastIndexOf(" ")), name.slice(name.lastIndexOf(" ") + 1)];

/**
 * Words broken into lines of at most so many characters.
 * @param {string} words
 * @param {number} most
 */
export function wrap(words, most) {
  const out = [""];
  for (const word of words.split(" ")) {
    if (out[out.length - 1] && (out[out.length - 1] + " " + word).length > most) out.push("");
    out[out.length - 1] = (out[out.length - 1] + " " + word).trim();
  }
  return out.map((line) => (line.length > most + 2 ? line.slice(0, most) + "…" : line));
}

/** @param {string} colour @param {unknown} inner */
const tincture = (colour, inner) =>
  html`<pattern id=${"eg-t-" + colour} width="6" height="6" patternUnits="userSpaceOnUse"
    ><g class=${"tinct-" + colour}>${inner}</g></pattern
  >`;

/** Sea, foreign soil, tinctures by the old line convention, hills, trees and ships. */
export const engravings = html`
  <pattern id="eg-sea" width="26" height="9" patternUnits="userSpaceOnUse">
    <path d="M0 4.500q6.500-3.400 13 0t13 0" class="ln" fill="none" stroke-width=".7" opacity=".34" />
  </pattern>
  <pattern id="eg-foreign" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 0V7" class="ln" stroke-width=".8" opacity=".42" />
  </pattern>
  <pattern id="eg-out" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 0V10" class="ln" stroke-width="1.300" opacity=".6" />
  </pattern>
  ${tincture("red", html`<path d="M3 0V6" />`)}${tincture(
    "blue",
    html`<path d="M0 4.500 3 1.500 6 4.500" fill="none" />`,
  )}
  ${tincture(
    "green",
    html`<path d="M0 0h3v3H0zM3 3h3v3H3z" stroke="none" opacity=".45" />`,
  )}${tincture(
    "yellow",
    html`<circle cx="1.500" cy="1.500" r=".95" /><circle cx="4.500" cy="4.500" r=".95" />`,
  )}
  ${tincture("black", html`<path d="M3 .8 5 3 3 5.200 1 3z" stroke="none" />`)}${tincture(
    "white",
    html`<path d="M0 3H6" />`,
  )}${tincture("orange", html`<path d="M0 6 6 0" />`)}
  <${Glyph} id="eg-hill">
    <path d="M1 20C4 14 6 9 9 5c3 5 5 10 8 15" class="ln" fill="none" />
    <path d="M9.400 6.400 12.600 19M10.600 7.400l4 11.400M11.600 9l4.600 10" class="ln" stroke-width=".8" />
    <path d="M14 20c2-4 4-7 5.400-9.400 1.800 3 3 6 4.200 9.400" class="ln" fill="none" />
    <path d="M19.800 12l2 7M20.600 13.400l2.200 5.600" class="ln" stroke-width=".8" />
  </${Glyph}>
  <${Glyph} id="eg-tree">
    <path d="M12 21v-5M12 16c-4.600.6-6.800-2-5.600-4.600C4.600 9 6 6 8.600 6 9.400 2.600 14.600 2.600
      15.400 6c2.600 0 4 3 2.200 5.400 1.200 2.600-1 5.200-5.600 4.600z"
      class="ln" fill="none" />
    <path d="M14.400 6.400c1.600 2.600 1.800 5.400.6 8.600M16.600 8c.8 2 .8 4-.2 6.200"
      class="ln" fill="none" stroke-width=".8" />
  </${Glyph}>
  <${Glyph} id="eg-ship">
    <path d="M2.500 15.500h19l-3 5.500h-13z" class="ln" fill="none" />
    <path d="M12 15.500V2.500M7 15.500V5M17 15.500V6M12 4c3 1.600 3 6 .3 8M7 6.400c2.600 1.200 2.600 5 .2 6.600
      M17 7.400c2 1 2 4.200.2 5.600M12 2.500l3 .9-3 .9"
      class="ln" fill="none" />
    <path d="M5 17.400h14M6 19h12" class="ln" stroke-width=".8" />
  </${Glyph}>
  <${Glyph} id="eg-shield">
    <path d="M2.500 2.500h19v9.400c0 5-3.800 8.200-9.500 10.400-5.700-2.200-9.500-5.400-9.500-10.400z" class="body" />
  </${Glyph}>`;

/**
 * The sea of a map whose land is the path #ID, with concentric water lines along the coast.
 * @param {{land: string, x: number, y: number, width: number, height: number}} p
 */
export const Sea = (p) =>
  html`<rect x=${p.x} y=${p.y} width=${p.width} height=${p.height} class="sea" /><rect
      x=${p.x}
      y=${p.y}
      width=${p.width}
      height=${p.height}
      fill="url(#eg-sea)"
    />
    ${[
      [74, 0.35],
      [56, 0.45],
      [40, 0.6],
      [26, 0.75],
      [14, 0.9],
    ].map(
      ([w, o]) =>
        html`<use
            href=${"#" + p.land}
            fill="none"
            stroke="var(--sepia)"
            stroke-width=${w}
            stroke-opacity=${o}
            stroke-linejoin="round"
          />
          <use
            href=${"#" + p.land}
            fill="none"
            stroke="var(--sea)"
            stroke-width=${w - 1.8}
            stroke-linejoin="round"
          />`,
    )}
    <use href=${"#" + p.land} class="abroad" /><use
      href=${"#" + p.land}
      fill="url(#eg-foreign)"
    />`;

/**
 * A frame of strapwork with scrolls at the corners.
 * @param {{x: number, y: number, w: number, h: number}} p
 */
export const Cartouche = ({ x, y, w, h }) =>
  html`<rect
      x=${x}
      y=${y}
      width=${w}
      height=${h}
      rx="3"
      class="paper"
      stroke="var(--sepia)"
      stroke-width="2.400"
    /><rect x=${x + 6} y=${y + 6} width=${w - 12} height=${h - 12} rx="2" class="thin" />${[
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(
      ([a, b]) =>
        html`<g
          ><circle
            cx=${x + w * a}
            cy=${y + h * b}
            r="13"
            class="paper"
            stroke="var(--sepia)"
            stroke-width="2" /><circle cx=${x + w * a} cy=${y + h * b} r="7" class="thin" /><circle
            cx=${x + w * a}
            cy=${y + h * b}
            r="2.600"
            class="sepia"
        /></g>`,
    )}`;

/**
 * A small picture of the whole board beside its window, with the part that can be seen; it hides
 * nothing from a finger.
 * @param {{x: number, y: number, width: number, height: number, children?: unknown}} p
 */
export function Locator({ x, y, width, height, children }) {
  const own = useRef(/** @type {SVGSVGElement|null} */ (null)),
    seen = useRef(/** @type {SVGRectElement|null} */ (null));
  const moved = shifted.value;
  useLayoutEffect(() => {
    const frame = own.current?.parentElement?.querySelector(".zoompan"),
      inner = frame?.querySelector(".zoompan-in");
    if (!frame || !inner || !seen.current) return;
    const f = frame.getBoundingClientRect(),
      i = inner.getBoundingClientRect();
    if (!i.width || !i.height) return; // behind another tab
    const part = {
      x: x + (width * (f.left - i.left)) / i.width,
      y: y + (height * (f.top - i.top)) / i.height,
      width: (width * f.width) / i.width,
      height: (height * f.height) / i.height,
    };
    for (const [name, value] of Object.entries(part))
      seen.current.setAttribute(name, String(value));
  }, [moved]);
  return html`<svg
    ref=${own}
    class="locator map-board"
    viewBox=${`${x} ${y} ${width} ${height}`}
    aria-hidden="true"
  >
    <rect x=${x} y=${y} width=${width} height=${height} class="sea" />
    ${children}
    <rect ref=${seen} class="window" />
  </svg>`;
}

/** A compass rose. @param {{x: number, y: number, r: number}} p */
export function Rose({ x, y, r }) {
  const at = (/** @type {number} */ distance, /** @type {number} */ angle) =>
    `${x + distance * Math.sin(angle)} ${y - distance * Math.cos(angle)}`;
  const rays = [];
  for (let i = 0; i < 16; i += 1) {
    const a = (Math.PI * i) / 8;
    const long = r * (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.78 : 0.52),
      b = r * (i % 4 === 0 ? 0.16 : 0.11);
    for (const [side, cls] of /** @type {[number, string][]} */ ([
      [-0.9, "paper"],
      [0.9, "sepia"],
    ])) {
      rays.push(
        html`<path
          d=${`M${at(long, a)}L${at(b, a + side)}L${x} ${y}z`}
          class=${cls}
          stroke="var(--sepia)"
          stroke-width=".9"
        />`,
      );
    }
  }
  return html`<g aria-hidden="true"
    >${[1, 0.93, 0.34].map(
      (k) => html`<circle cx=${x} cy=${y} r=${r * k} class="thin" />`,
    )}${rays}</g
  >`;
}
