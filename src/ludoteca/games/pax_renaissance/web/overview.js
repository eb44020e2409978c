// @ts-check
// The whole map in small, for a phone: faces, thrones, who stands where, and where something can be
// done. A tap goes there.
import { html, isLit, nameOf, pointAt, t, armsOf, PATTERNS } from "/static/board-kit/index.js";
import { PRINTED, CARD_W, CARD_H, FAMILY, repressedAt } from "./printed.js";
import { Man } from "./pieces.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Land} Land
 * @typedef {import("./board.d.ts").City} City
 * @typedef {import("./board.d.ts").Border} Border
 */

/** The overview is lower than the map. */
const FLAT = 0.57,
  OVERVIEW = Math.round(PRINTED.height * FLAT),
  MINI = CARD_H * FLAT;
/** @param {number} y */
const small = (y) => y * FLAT;

/** Whether something on a map card can be chosen. @param {Land} land */
const can = (land) =>
  [
    "land:" + land.id,
    ...land.cities.map((c) => "city:" + c.id),
    ...Object.keys(land.repressed).map((w) => repressedAt(land.id, w)),
  ].some(isLit);

/**
 * A field in the colour and pattern of a bank.
 * @param {{x: number, y: number, width: number, height: number, rx?: number, colour: string, pattern: string}} p
 */
const Field = ({ x, y, width, height, rx, colour, pattern }) =>
  html`<rect
      x=${x}
      y=${y}
      width=${width}
      height=${height}
      rx=${rx}
      class=${"minicube pl-" + colour}
    /><rect x=${x} y=${y} width=${width} height=${height} fill=${`url(#hp-${pattern})`} />`;

/** The piece of a border. @param {string} word */
function dot(word) {
  const [who, kind] = word.split("_");
  if (kind !== "cube") return html`<${Man} word=${word} size=${62} />`;
  const { colour } = FAMILY[who];
  return html`<${Field}
    x="-26"
    y="-26"
    width="52"
    height="52"
    rx="8"
    colour=${colour}
    pattern=${PATTERNS[colour]}
  />`;
}

/** @param {City} c */
function man(c) {
  const base = c.id.replace(/_\d$/, ""),
    at = PRINTED.cities[base],
    nth = base === "constantinople" ? Number(c.id.slice(-1)) - 2 : 0;
  return html`<g
    key=${c.id}
    transform=${`translate(${at.x + nth * 44} ${Math.min(MINI - 24, small(at.y))})`}
    ><${Man} word=${c.piece} size=${48}
  /></g>`;
}

/** @param {Land} land */
function miniature(land) {
  const m = PRINTED.maps[land.id],
    holder = land.holder ? armsOf(land.holder) : null;
  return html`<g key=${land.id} transform=${`translate(${m.x} ${small(m.y)})`}
    ><rect width=${CARD_W} height=${MINI} class="soil" /><rect
      width=${CARD_W}
      height="20"
      class=${"title " + land.face}
    /><rect width=${CARD_W} height=${MINI} class=${can(land) ? "frame can" : "frame"} />
    ${holder ? html`<${Field} x="8" y=${MINI - 46} width="44" height="38" ...${holder} />` : null}
    ${land.cities.filter((c) => c.piece).map(man)}</g
  >`;
}

/** @param {Border} b */
function post(b) {
  const at = PRINTED.borders[b.id];
  return html`<g key=${b.id} transform=${`translate(${at.x} ${small(at.y)})`}
    >${b.piece ? dot(b.piece) : null}${isLit("border:" + b.id) ? html`<circle r="34" class="minilit" />` : null}</g
  >`;
}

/** Row by row, from left to right. @param {Land} a @param {Land} b */
function byPlace(a, b) {
  const one = PRINTED.maps[a.id],
    other = PRINTED.maps[b.id];
  return (one.y - other.y) * 10 + one.x - other.x;
}

/** @param {{view: View}} p */
export function Overview({ view }) {
  return html`<div class="pxover" role="group" aria-label=${t("game-name")}>
    <svg viewBox=${`0 0 ${PRINTED.width} ${OVERVIEW}`} aria-hidden="true">
      <rect width=${PRINTED.width} height=${OVERVIEW} class="tray" />
      ${view.board.lands.map(miniature)}
      ${view.board.borders.filter((b) => b.piece || isLit("border:" + b.id)).map(post)}
    </svg>
    ${[...view.board.lands]
      .sort(byPlace)
      .map(
        (land) =>
          html`<button
            type="button"
            key=${land.id}
            aria-label=${nameOf("land:" + land.id)}
            onClick=${() => pointAt("land:" + land.id)}
          ></button>`,
      )}
  </div>`;
}
