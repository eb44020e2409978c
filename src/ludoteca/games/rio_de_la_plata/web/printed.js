// @ts-check
// What is printed on the board of Rio de la Plata: where everything lies, the river, the pampa,
// the streets. The figures come from layout.json
// (made by tools/boards/rio.py).
import { html, text, engravings } from "/static/board-kit/index.js";

/** @type {import("./board.d.ts").Printed} */
export const PRINTED = await (await fetch(new URL("./layout.json", import.meta.url))).json();
export const WIDTH = 1500;
export const HEIGHT = 1020;
export const CELL = 58;
export const LEFT = 276;
export const TOP = 122;
export const COLUMNS = 16;
export const ROWS = 10;
export const RIGHT = LEFT + CELL * COLUMNS;
export const BOTTOM = TOP + CELL * ROWS;
export const SEATS = ["A", "B", "C", "D", "E"];
/** @type {Record<string, string>} */
export const COLOUR = { A: "red", B: "yellow", C: "green", D: "black", E: "white" };
/** @type {Record<string, string>} */
export const GOOD_ICON = {
  stone: "ri-stone",
  wood: "ri-wood",
  fine: "ri-goods",
  silver: "ri-silver",
  worker: "ri-worker",
};
/** @type {Record<string, string>} */
export const ENEMY_ICON = { indians: "ri-feather", corsairs: "ri-skull" };
/** Where the grids lie on the whole board. @type {Record<string, [number, number]>} */
export const GRIDS = {
  palace: [1226, 80],
  cathedral: [1226, 188],
  fort: [1226, 296],
  port: [1226, 404],
  walls: [1226, 512],
  roads: [1226, 598],
};
export const ALL = Array.from(
  { length: ROWS * COLUMNS },
  (_, i) => String.fromCharCode(97 + (i % COLUMNS)) + (Math.floor(i / COLUMNS) + 1),
);

/** Column and row of a space like "k8". @param {string} id @returns {[number, number]} */
export const at = (id) => [id.charCodeAt(0) - 97, Number(id.slice(1)) - 1];
/** Middle of a space. @param {string} id @returns {[number, number]} */
export const middle = (id) => {
  const [c, r] = at(id);
  return [LEFT + CELL * (c + 0.5), TOP + CELL * (r + 0.5)];
};
/** The district of a space, "" for the Plaza. @param {string} id @returns {string} */
export function districtOf(id) {
  const [c, r] = at(id);
  return (
    Object.keys(PRINTED.districts).find((d) => PRINTED.districts[d].letter === PRINTED.map[r][c]) ??
    ""
  );
}
/** The line of a side of a space. @param {number} c @param {number} r @param {string} side */
export function side(c, r, side) {
  const x = LEFT + CELL * c,
    y = TOP + CELL * r;
  return /** @type {Record<string, number[]>} */ ({
    n: [x, y, x + CELL, y],
    s: [x, y + CELL, x + CELL, y + CELL],
    w: [x, y, x, y + CELL],
    e: [x + CELL, y, x + CELL, y + CELL],
  })[side];
}
/** @param {string} id "n_e1" */
export const edgeLine = (id) => {
  const [c, r] = at(id.slice(2));
  return side(c, r, id[0]);
};
/** How far outside an edge the attackers stand, by the side. @type {Record<string, [number, number]>} */
export const OUTSIDE = { n: [0, -8], w: [-7, 3], e: [3, 3] };
/** The line between two spaces. @param {string} id "a1_b1" */
export function roadLine(id) {
  const [a, b] = id.split("_").map(at);
  return a[1] === b[1]
    ? side(Math.min(a[0], b[0]), a[1], "e")
    : side(a[0], Math.min(a[1], b[1]), "s");
}
/** @param {number[]} l */
export const line = (l) => `M${l[0]} ${l[1]}L${l[2]} ${l[3]}`;
/** @param {string} n @param {number} x @param {number} y @param {number} size @param {string} [cls] */
export const icon = (n, x, y, size, cls = "") =>
  html`<use
    href=${"#" + n}
    x=${x - size / 2}
    y=${y - size / 2}
    width=${size}
    height=${size}
    class=${"ic " + cls}
  />`;

/** The spaces of the score track: down the left, along the foot, up the right. */
export const SCORE = (() => {
  const out = [],
    h = (HEIGHT - 46) / 27,
    w = (WIDTH - 16) / 46;
  for (let i = 0; i < 27; i += 1) out.push([8, 8 + h * i, 30, h]);
  for (let i = 0; i < 46; i += 1) out.push([8 + w * i, HEIGHT - 38, w, 30]);
  for (let i = 0; i < 27; i += 1) out.push([WIDTH - 38, HEIGHT - 38 - h * (i + 1), 30, h]);
  return out;
})();
/** @param {number} year */
export const yearX = (year) => 50 + 71.3 * (year - PRINTED.years[0]);

const SHORE = `M40 ${BOTTOM + 30}C150 ${BOTTOM + 14} 210 ${BOTTOM + 38} ${LEFT} ${BOTTOM + 26}
  L${RIGHT} ${BOTTOM + 26}C1290 ${BOTTOM + 42} 1390 ${BOTTOM + 14} 1460 ${BOTTOM + 30}`;
const RIVER = `${SHORE}V${HEIGHT - 38}H40Z`;

export const defs = html`<defs
  >${engravings}<clipPath id="ri-river"><path d=${RIVER} /></clipPath>
  <pattern
    id="ri-furrow"
    width="9"
    height="9"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(-14)"
    ><path d="M0 2h9M0 6.500h9" class="ln" stroke-width=".8" opacity=".5"
  /></pattern>
  <pattern
    id="ri-start"
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
    ><path d="M0 0V8" class="ln" stroke-width="1.600" opacity=".5"
  /></pattern>
  <pattern id="ri-pave" width="14.500" height="14.500" patternUnits="userSpaceOnUse"
    ><path
      d="M0 0H14.500M0 7.250H14.500M3.600 0V7.250M10.900 7.250V14.500"
      class="ln"
      stroke-width=".8"
      opacity=".6" /></pattern
></defs>`;

export const ground = html`<rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" /><rect
    x="40"
    y="8"
    width=${WIDTH - 80}
    height=${HEIGHT - 46}
    class="pampa"
  />
  <rect
    x="40"
    y="8"
    width=${WIDTH - 80}
    height=${HEIGHT - 46}
    fill="url(#ri-furrow)"
    opacity=".55"
  />
  <g clip-path="url(#ri-river)"
    ><path d=${RIVER} class="river" /><path d=${RIVER} fill="url(#eg-sea)" /> ${[
      0, 1, 2, 3, 4, 5, 6,
    ].map(
      (i) =>
        html`<path
          d=${SHORE}
          transform=${`translate(0 ${6 * i + i * i})`}
          class="ln"
          fill="none"
          opacity=${0.95 - 0.12 * i}
        />`,
    )}</g
  >`;

/** @param {string} overlay @param {number} x @param {number} y */
function marking(overlay, x, y) {
  if (overlay === "S")
    return html`<rect
      x=${x + 6}
      y=${y + 6}
      width=${CELL - 12}
      height=${CELL - 12}
      rx="3"
      fill="url(#ri-start)"
      stroke="var(--sepia)"
      stroke-width="1.200"
      stroke-dasharray="4 3"
    />`;
  if (overlay === "L")
    return html`<path
      d=${`M${x + 8} ${y + 18}V${y + 8}h10M${x + CELL - 18} ${y + 8}h10v10
        M${x + CELL - 8} ${y + CELL - 18}v10h-10M${x + 18} ${y + CELL - 8}h-10v-10`}
      class="ln"
      fill="none"
      stroke-width="1.600"
    />`;
  return null;
}
const STREETS =
  Array.from({ length: COLUMNS - 1 }, (_, i) => `M${LEFT + CELL * (i + 1)} ${TOP}V${BOTTOM}`).join(
    "",
  ) +
  Array.from({ length: ROWS - 1 }, (_, i) => `M${LEFT} ${TOP + CELL * (i + 1)}H${RIGHT}`).join("");
const BORDERS = `M${LEFT + CELL * 4} ${TOP}V${BOTTOM}M${LEFT + CELL * 12} ${TOP}V${BOTTOM}
  M${LEFT + 8 * CELL} ${TOP}V${TOP + 8 * CELL}M${LEFT} ${TOP + 5 * CELL}H${RIGHT}`;
const PX = LEFT + 7 * CELL,
  PY = TOP + 8 * CELL;

/** The name of the Plaza on its plate. */
export const plaza = html`<g aria-hidden="true"
  ><circle
    cx=${PX + CELL}
    cy=${PY + CELL}
    r="31"
    class="paper"
    stroke="var(--sepia)"
    stroke-width="1.400"
  />${text(PX + CELL, PY + CELL - 1, "Plaza", 19, "it")}${text(
    PX + CELL,
    PY + CELL + 17,
    "Mayor",
    19,
    "it",
  )}</g
>`;
/**
 * Streets, borders of the districts, the Start Line, the sites beside the Plaza, and the letters
 * and numbers of the spaces.
 */
export const streets = html`<g class="printed" aria-hidden="true">
  ${PRINTED.overlay.map((row, r) => [...row].map((o, c) => marking(o, LEFT + CELL * c, TOP + CELL * r)))}
  <rect x=${PX} y=${PY} width=${2 * CELL} height=${2 * CELL} fill="url(#ri-pave)" /><path
    d=${STREETS}
    class="thin"
    opacity=".6"
  /><path d=${BORDERS} class="ln" fill="none" stroke-width="3.400" />
  <rect x=${PX} y=${PY} width=${2 * CELL} height=${2 * CELL} class="rule2" />
  <path
    d=${`M${LEFT} ${BOTTOM}V${TOP}H${RIGHT}V${BOTTOM}`}
    class="ln"
    fill="none"
    stroke-width="2.600"
    stroke-dasharray="9 6"
  />
  ${Array.from({ length: COLUMNS }, (_, c) =>
    text(LEFT + CELL * (c + 0.5), TOP - 12, String.fromCharCode(65 + c), 18, "coord"),
  )}
  ${Array.from({ length: ROWS }, (_, r) =>
    [LEFT - 15, RIGHT + 13].map((x) => text(x, TOP + CELL * (r + 0.5) + 6, r + 1, 18, "coord")),
  )}</g
>`;
