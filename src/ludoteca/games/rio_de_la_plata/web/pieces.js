// @ts-check
// Pieces of Rio de la Plata: stacks of discs, tiles, walls, roads, and the emblems of the offices.
import { html, text, Piece, Glyph } from "/static/board-kit/index.js";
import { COLOUR, ENEMY_ICON, OUTSIDE, middle, line, icon } from "./printed.js";
/** @typedef {import("./board.d.ts").Space} SpaceData */

/** @param {string} who a seat, "enemy" or "shadow" */
export const dress = (who) => (who === "enemy" || who === "shadow" ? who : "pl-" + COLOUR[who]);

/**
 * The sign on the top disc of an enemy stack, with how many there are; several groups have only the number.
 * @param {string} enemy @param {string|number} many @param {boolean} alike
 * @param {number} r @param {number} y @param {number} size
 */
function enemySign(enemy, many, alike, r, y, size) {
  const sign = icon(ENEMY_ICON[enemy], many ? -r * 0.4 : 0, y, r * (many ? 0.95 : 1.3), "onenemy");
  return html`${alike ? null : sign}${
    many ? text(alike ? 0 : r * 0.42, y + size * 0.35, many, size, "nm ink") : null
  }`;
}

/**
 * A stack of discs, the lowest first; the top one says whose it is and how many they are.
 * @param {{discs: string[], r?: number, enemy?: string, under?: boolean, cased?: boolean, groups?:
 *   number}} p  cased: with a light rim, to stand out from a tile; groups: so many alike
 */
export function Stack({
  discs,
  r = 17,
  enemy = "indians",
  under = false,
  cased = false,
  groups = 1,
}) {
  const top = discs[discs.length - 1],
    lift = new Set(discs).size > 1 ? 6 : 4,
    y = -lift * (discs.length - 1),
    many = groups > 1 ? `${groups}×${discs.length}` : discs.length > 1 ? discs.length : "";
  const size = groups > 1 && r < 13 ? 14 : Math.max(18, r * 1.08),
    c = r + 2.5;
  return html`<g
    >${
      cased
        ? html`<rect
            x=${-c}
            y=${y - c}
            width=${2 * c}
            height=${2 * c - y}
            rx=${c}
            class="lightrim"
          />`
        : null
    }${under ? html`<ellipse cy="5" rx=${r} ry=${r} class="body disc enemy" />` : null}
    ${discs.map(
      (who, i) =>
        html`<circle key=${i} cy=${-lift * i} r=${r} class=${`body disc ${dress(who)}`} />`,
    )}
    <g class=${`token ${dress(top)}`}
      ><circle cy=${y} r=${r - 3} class="rim" />${
        top === "enemy"
          ? enemySign(enemy, many, groups > 1, r, y, size)
          : text(0, y + size * 0.34, (top === "shadow" ? "S" : top) + many, size, "nm ink")
      }</g
    ></g
  >`;
}

/** So many steps may a group still make. @param {{n: number}} p */
const Steps = ({ n }) =>
  html`<g class="steps"
    ><rect
      x="-14.500"
      y="-9.500"
      width="29"
      height="19"
      rx="9.500" />${text(-5, 6.5, n, 19, "nm")}<path d="M4.500-4 8.500 0 4.500 4"
  /></g>`;

/**
 * @param {{kind: string, x: number, y: number, owner?: string, aside?: number[]}} p  aside: where its
 *   sign stands and how large it is, when a piece needs room
 */
export function Tile({ kind, x, y, owner, aside }) {
  const own = owner && owner !== "none" ? owner : null,
    [dx, dy, size] = aside ?? (own ? [-2, -2, 36] : [0, 0, 36]);
  return html`<g class=${own ? "pl-" + COLOUR[own] : ""}
    ><rect x=${x - 22.5} y=${y - 22} width="48" height="48" rx="4" class="tileshade" /><rect
      x=${x - 24}
      y=${y - 24}
      width="48"
      height="48"
      rx="4"
      class=${own ? "tile own" : "tile"}
    />
    <rect
      x=${x - 21}
      y=${y - 21}
      width="42"
      height="42"
      rx="2.500"
      class=${own ? "tilerule own" : "tilerule"}
    />${icon("ri-" + kind, x + dx, y + dy, size, own ? "onplayer" : "")}
    ${
      own
        ? html`<g class="token"
            ><rect
              x=${x + 7}
              y=${y + 6}
              width="17"
              height="18"
              rx="3"
              class="tile own corner"
            />${text(x + 15.5, y + 21, own, 18, "nm ink")}</g
          >`
        : null
    }</g
  >`;
}

/** Inactive workers of the attacker. @param {{x: number, y: number, n: number, attacker?: string}} p */
const Asleep = ({ x, y, n, attacker }) =>
  html`<g
    transform=${`translate(${x} ${y})`}
    class=${`asleep ${attacker ? "pl-" + COLOUR[attacker] : ""}`}
    ><circle r="15" />${text(0, 6.5, (attacker ?? "") + (n > 1 ? n : ""), 18, "nm")}</g
  >`;

/**
 * What stands on a space.
 * @param {{s: SpaceData, name: string, enemy?: string, attacker?: string}} p  name: of the piece; attacker: in a war
 */
export function Space({ s, name, enemy, attacker }) {
  const [x, y] = middle(s.id),
    built = s.building !== "none",
    aside = built ? [10, -9] : [s.steps ? 5 : 0, s.steps ? -4 : 2];
  return html`${
    built
      ? html`<${Tile}
          kind=${s.building}
          x=${x}
          y=${y}
          owner=${s.owner}
          aside=${s.steps ? [-11, -7, 25] : s.discs.length || s.idle ? [-7, 5, 29] : undefined}
        />`
      : null
  }
  ${s.idle ? html`<${Asleep} x=${x + aside[0]} y=${y + aside[1]} n=${s.idle} attacker=${attacker} />` : null}
  ${
    s.discs.length
      ? html`<${Piece} name=${name} x=${x + aside[0]} y=${y + aside[1]}><${Stack} discs=${s.discs}
        r=${built ? 15.5 : 17} enemy=${enemy} cased=${Boolean(attacker)} /></${Piece}>`
      : null
  }
  ${s.steps ? html`<g transform=${`translate(${x - 12} ${y + 16.5})`}><${Steps} n=${s.steps} /></g>` : null}
  ${
    s.fought
      ? html`<g transform=${`translate(${x - 19} ${y - 19})`} class="fought"
          ><circle r="9.500" /><path d="M-5-5 5 5M5-5-5 5M-6 2.500-2.500 6M6 2.500 2.500 6"
        /></g>`
      : null
  }`;
}

/** On the marker of a score below zero. */
export const below = html`<g class="below"
  ><circle cx="-11" cy="-9" r="7" /><path d="M-15-9H-7"
/></g>`;

/** @param {{l: number[]}} p */
export const Wall = ({ l }) =>
  html`<path d=${line(l)} class="wall0" /><path d=${line(l)} class="wall1" /><path
      d=${line(l)}
      class="wall2"
    />`;
/** @param {{l: number[]}} p */
export const Road = ({ l }) =>
  html`<path d=${line(l)} class="road0" /><path d=${line(l)} class="road1" />`;

/**
 * The groups that wait outside one edge, side by side along it; those of one size are one stack,
 * which tells how many.
 * @param {{edge: string, camps: {size: number, groups: number}[], l: number[], enemy: string}} p
 */
export function Camp({ edge, camps, l, enemy }) {
  const out = OUTSIDE[edge[0]],
    gap = camps.length > 2 ? 20 : 29,
    r = camps.length > 2 ? 12 : camps.length > 1 ? 14 : 15.5;
  const [x, y] = [(l[0] + l[2]) / 2 + out[0], (l[1] + l[3]) / 2 + out[1]],
    along = l[1] === l[3] ? [1, 0] : [0, 1];
  return camps.map(
    ({ size, groups }, i) => html`<${Piece} key=${size} name=${`camp-${edge}-${size}`} x=${
      x + along[0] * gap * (i - (camps.length - 1) / 2)
    } y=${y + along[1] * gap * (i - (camps.length - 1) / 2)}>
    <${Stack} discs=${Array.from(
      { length: size },
      () => "enemy",
    )} r=${r} enemy=${enemy} groups=${groups} /></${Piece}>`,
  );
}

const L = "rio-l";
/** The emblem of each office. @type {Record<string, unknown>} */
const EMBLEMS = {
  gunner: html`<path d="M3.500 13.500 17 7.200l2.400 4.600L6.500 18.200z" class="rio-f" /><path
      d="M16.300 6.200l3.600 6.800M18.600 8.200l2.600-1.200"
      class=${L}
    /><circle cx="8.600" cy="17.600" r="3.700" class="rio-f" /><path
      d="M8.600 14v7.200M5 17.600h7.200"
      class=${L}
    />`,
  general: html`<path d="M5 3.500 17.500 17M19 3.500 6.500 17" class=${L} stroke-width="2" /><path
      d="M4 15.500l4.800 4.300M20 15.500l-4.800 4.300M5.800 18.200 3.500 20.700M18.200 18.200l2.300 2.500"
      class=${L}
    />`,
  road_master: html`<path d="M9.500 3h5l5 18h-15z" class="rio-f" /><path
      d="M12 4.500v2.500M12 9.500v3M12 15.300v3.700"
      class=${L}
    />`,
  defender: html`<path
      d="M4 3.500h16v8.300c0 4.600-3 7.500-8 9.700-5-2.200-8-5.100-8-9.700z"
      class="rio-f"
    /><path
      d="M4 9h16M4 14.300h15.400M9 3.500V9M15 3.500V9M12 9v5.300M9 14.300v4.900M15 14.300v4.900"
      class=${L}
      stroke-width="1"
    />`,
  master_stonecutter: html`<path d="M4.500 20.500 14 11" class=${L} stroke-width="2.200" /><path
      d="M11 5.500c3-2.800 6.500-3 9.500-1.200-2.800.4-4.300 1.300-5 2.800l2.600 2.600-3.300 3.300-5.600-5.600z"
      class="rio-f"
    />`,
  master_carpenter: html`<path d="M3.500 16.500 15 5l5 2.200L8.500 18.700z" class="rio-f" /><path
      d="M5 18l1.300-1.300M7.300 20.200l1.200-1.300M4.600 15.300l1.600 1.400M7 13l1.600 1.400
        M9.300 10.700l1.600 1.400M11.600 8.400l1.600 1.400"
      class=${L}
      stroke-width="1"
    /><path d="M17 5.800l1.600-2.600 2.900 1.300-1.300 2.800" class=${L} />`,
  master_artisan: html`<path
      d="M8.600 3.200h6.800l-.9 3.600c3.300 1.800 5 4.300 5 7.300 0 3-1.600 5.200-4.300 6.700H8.800
        c-2.700-1.500-4.300-3.700-4.300-6.700 0-3 1.700-5.500 5-7.300z"
      class="rio-f"
    /><path
      d="M9.500 6.800h5M4.800 12.500c4.700 1.700 9.700 1.700 14.400 0M5.400 16.500c4.300 1.500 8.900 1.500 13.200 0"
      class=${L}
      stroke-width="1"
    />`,
  master_merchant: html`<path d="M12 3v17M6 20.500h12M4 6.500h16" class=${L} /><path
      d="M4.200 6.500 1.800 13h5zM19.800 6.500 17.200 13h5z"
      class=${L}
      stroke-width="1"
    /><path
      d="M1.500 13h5.600c-.4 2-1.400 2.900-2.800 2.900S1.900 15 1.500 13z
        M16.900 13h5.600c-.4 2-1.400 2.900-2.800 2.900s-2.400-.9-2.800-2.900z"
      class="rio-f"
    />`,
  shipowner: html`<path d="M3 15h18l-2.500 5.500h-13z" class="rio-f" /><path
      d="M12 15V3"
      class=${L}
    /><path
      d="M12.800 4c4 1.500 5.300 5.500 4.700 9h-4.700zM11.200 6c-3 1.300-4.300 4-4.200 7h4.200z"
      class="rio-f"
    />`,
  bishop: html`<path
      d="M12 2.200C8.400 6 6.300 9.500 6.300 13.300l1.200 6.200h9l1.200-6.200c0-3.800-2.100-7.300-5.700-11.100z"
      class="rio-f"
    /><path d="M12 6.500v9M8.800 10.500h6.400M7 17h10" class=${L} /><path
      d="M8.500 19.500v2.300M15.500 19.500v2.300"
      class=${L}
    />`,
  architect: html`<path
      d="M12 5.500 6.300 20.500M12 5.500l5.700 15M8.600 14.500c2.200 1.200 4.600 1.200 6.800 0"
      class=${L}
      stroke-width="1.700"
    /><circle cx="12" cy="4.200" r="1.900" class="rio-f" /><path d="M3.500 21h17" class=${L} />`,
  governor: html`<path
      d="M4 18.500h16v2.500H4zM4.300 16.500 3 7l5 4 4-7 4 7 5-4-1.300 9.500z"
      class="rio-f"
    /><circle cx="12" cy="3.500" r="1.200" class=${L} /><path
      d="M8 14h8"
      class=${L}
      stroke-width="1"
    />`,
};
/** Signs of the places for workers that the sprite has not. @type {Record<string, unknown>} */
const SIGNS = {
  field: html`<path d="M4 20.500 10.500 14" class=${L} stroke-width="2.400" /><path
      d="M9.500 12.500C7 6.500 11.500 2.500 20 4c-5 .6-8 3.200-7.500 7.600z"
      class="rio-f"
    /><path
      d="M15.500 21c.2-4 .6-6.500 2-9M17.600 12c2-.4 2.900.3 2.900 2-1.700.5-2.900 0-2.900-2z
        M16.400 15.500c2.100-.4 3.100.4 3.100 2.100-1.900.5-3.100-.1-3.100-2.100z"
      class=${L}
      stroke-width="1"
    />`,
  anvil: html`<path
      d="M3 9.500h6V8h12c-.4 3-2.800 4.600-6 5v3.500h2.500v3.500h-10v-3.500H10V13C6.500 13 4 12 3 9.500z"
      class="rio-f"
    /><path d="M12 2.500h5v3h-5zM12 4H5.500" class=${L} />`,
};
export const emblems = Object.entries(SIGNS)
  .map(([id, drawing]) => html`<${Glyph} id=${"ri-" + id}>${drawing}</${Glyph}>`)
  .concat(
    Object.entries(EMBLEMS).map(
      ([id, drawing]) => html`<${Glyph} id=${"ri-of-" + id}>${drawing}</${Glyph}>`,
    ),
  );
