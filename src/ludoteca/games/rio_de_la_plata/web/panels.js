// @ts-check
// The panels around the city, each drawn from its own upper left corner so that a desktop lays
// them on the board and a phone in a row.
import {
  html,
  entity,
  isLit,
  Badge,
  Icon,
  nameOf,
  t,
  text,
  Piece,
  wrap,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { PRINTED, SEATS, COLOUR, GOOD_ICON, icon } from "./printed.js";
import { Stack } from "./pieces.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").Grid} GridData */

/**
 * The first of these verbs that can be chosen now, else the first of all: places that serve one
 * verb in one phase and another in the next.
 * @param {string[]} verbs
 */
export const verbOf = (verbs) => "do:" + (verbs.find((v) => isLit("do:" + v)) ?? verbs[0]);
/** @param {number} n @param {string} who */
export const times = (n, who) => Array.from({ length: n }, () => who);

/**
 * A sheet of paper with a title.
 * @param {{w: number, h: number, title: unknown, icon?: string, note?: unknown}} p
 */
export const Sheet = (p) =>
  html`<rect width=${p.w} height=${p.h} rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width=${p.w - 8}
      height=${p.h - 8}
      rx="3"
      class="thin"
    />
    ${p.icon ? icon(p.icon, 22, 20, 24) : null}${text(
      p.icon ? 38 : 13,
      26,
      p.title,
      19,
      "nm",
      "start",
    )}${p.note ? text(p.w - 13, 26, p.note, 19, "nm soft", "end") : null}`;

/**
 * A panel that is itself a place for workers. `badge` is where its number key stands.
 * @param {{of: string, w: number, h: number, badge?: [number, number], class?: string, children?: unknown}} p
 */
export function Spot(p) {
  const [x, y] = p.badge ?? [p.w - 6, 6];
  return html`<g
    ...${entity(p.of, { class: "spot " + (p.class ?? ""), quiet: true })}
    id=${p.of.startsWith("do:") ? null : p.of.replace(":", "-")}
    >${p.children}<rect
      x="1"
      y="1"
      width=${p.w - 2}
      height=${p.h - 2}
      rx="5"
      class="spotring" /><${Badge} of=${p.of} x=${x} y=${y} r=${11}
  /></g>`;
}

/**
 * Discs of all who have some at a place, side by side.
 * @param {{view: View, id: string, x: number, y: number, gap: number}} p
 */
const Gathered = ({ view, id, x, y, gap }) =>
  view.board.order
    .filter((/** @type {string} */ s) => counter(view, id, s))
    .map(
      (s, i) =>
        html`<${Piece} key=${s} name=${`${id}-${s}`} x=${x + gap * i} y=${y}><${Stack}
          discs=${times(counter(view, id, s), s)} r=${16} /></${Piece}>`,
    );

/**
 * Who plays when, the workers added for a better place, and under a disc a violet one: has led
 * an attack.
 * @param {{view: View}} p
 */
export function Order({ view }) {
  const b = view.board,
    seats = b.order.length;
  return html`<${Spot} of="do:queue" w=${204} h=${104} badge=${[188, 18]}><${Sheet} w=${204} h=${104}
    title=${t("zone-order")} /></${Spot}>
    ${[0, 1, 2, 3, 4].map((i) => {
      const seat = b.order[i],
        ref = seat && seat === view.seat && isLit("do:keep") ? "do:keep" : `place:${i + 1}`,
        x = 26 + 38 * i;
      return html`<g
        key=${i}
        ...${entity(ref, { class: `slot-order ${i < seats ? "" : "shut"}`, quiet: true })}
        id=${`turn-${i + 1}`}
        ><circle
          cx=${x}
          cy="68"
          r="18"
          class="hi thinring" />${seat ? null : text(x, 75, i + 1, 20, "soft")}
        ${
          seat
            ? html`<${Piece} name=${"order-" + seat} x=${x} y=${68}><${Stack} discs=${times(
                1 + counter(view, "added", seat),
                seat,
              )} under=${counter(view, "attacked", seat) > 0} /></${Piece}>`
            : null
        }<${Badge} of=${ref} x=${x + 12} y=${86} r=${9}
      /></g>`;
    })}`;
}

/** Quarry or Forest. @param {{view: View, pit: string}} p */
export const Pit = ({
  view,
  pit,
}) => html`<${Spot} of=${"pit:" + pit} w=${204} h=${104} badge=${[188, 18]} class="pit"><${Sheet} w=${204} h=${104}
  title=${nameOf("pit:" + pit)} icon=${pit === "forest" ? "ri-wood" : "ri-stone"} /></${Spot}>
  ${PRINTED.pits[pit].map((n, i) => {
    const x = 10 + 31 * i,
      ref = `dig:${pit}_${i + 1}`,
      who = view.board.digs.find((g) => g.id === `${pit}_${i + 1}`)?.seat;
    return html`<g
      key=${i}
      ...${entity(ref, { class: `gcell dig ${isLit(ref) ? "" : "idle"}`, quiet: true })}
      id=${ref.replace(":", "-")}
      ><rect x=${x} y="36" width="29" height="58" rx="4" />${text(x + 14.5, 53, n, 18, "nm soft")}
      ${
        who && who !== "none"
          ? html`<${Piece} name=${`dig-${pit}-${i}`} x=${x + 14.5} y=${77}><${Stack} discs=${times(n, who)}
            r=${13.5} /></${Piece}>`
          : null
      }<${Badge} of=${ref} x=${x + 25} y=${40} r=${9}
    /></g>`;
  })}`;

/**
 * Fields or artisans: as many as like may come.
 * @param {{view: View, id: string, verbs: string[], sign: string, rate: unknown, h: number}} p
 */
export function Work({ view, id, verbs, sign, rate, h }) {
  return html`<${Spot} of=${verbOf(verbs)} w=${204} h=${h} badge=${[188, h - 16]}><${Sheet} w=${204} h=${h}
    title=${t("counter-" + id)} icon=${sign} /><g transform="translate(0 20)">${rate}</g><rect x="11" y="38"
      width="182" height=${h - 50} rx="4" class="slot" /></${Spot}>
    <g class="printed"><${Gathered} view=${view} id=${id} x=${32} y=${h / 2 + 19} gap=${35.5} /></g>`;
}
/** So many workers for one of this. @param {number} n @param {string} good */
const rate = (n, good) =>
  html`${text(175, 6, `${n}›`, 18, "nm soft", "end")}${icon(GOOD_ICON[good], 187, 0, 23, "good-" + good)}`;
/** @param {{view: View, h: number}} p */
export const Fields = ({ view, h }) =>
  html`<${Work}
    view=${view}
    id="fields"
    verbs=${["till", "harvest"]}
    sign="ri-field"
    rate=${rate(2, "silver")}
    h=${h}
  />`;
/** @param {{view: View, h: number}} p */
export const Artisans = ({ view, h }) =>
  html`<${Work}
    view=${view}
    id="artisans"
    verbs=${["craft", "refine"]}
    sign="ri-anvil"
    rate=${rate(1, "fine")}
    h=${h}
  />`;

/** The height of a grid's panel. @param {GridData} grid */
export const gridHeight = (grid) => (grid.cells.length > 4 ? 100 : 78);
/** What the next piece costs. @param {{id: string}} p */
function Cost({ id }) {
  const m = PRINTED.majors[id];
  const cost = m.cost.flatMap((g, i) => (i && m.either ? ["/", g] : [g]));
  return html`<g class="printed"
    >${cost.map((g, i) =>
      g === "/"
        ? text(217 - 20 * i, 27, g, 20, "nm soft")
        : icon(GOOD_ICON[g], 217 - (m.either ? 20 : 27) * i, 20, 24, "good-" + g),
    )}
    ${m.cost.length ? null : text(219, 26, t("board-free"), 18, "it soft", "end")}${
      m.bonus ? text(217 - 27 * m.cost.length, 26, "+" + m.bonus, 18, "nm") : null
    }</g
  >`;
}

/**
 * A cell of a grid.
 * @param {{cell: GridData["cells"][number], from: unknown, x: number, y: number}} p
 */
function Cell({ cell, from, x, y }) {
  const ref = "cell:" + cell.id,
    w = 29;
  return html`<g
    ...${entity(ref, { class: `gcell ${cell.open ? "" : "shut"} f${from}`, quiet: true })}
    id=${"cell-" + cell.id}
    ><rect
      x=${x}
      y=${y}
      width=${w}
      height=${w}
      rx="3" />${text(x + w / 2, y + 21, cell.vp, 18, "nm")}
    ${
      cell.disc
        ? html`<${Piece} name=${"cell-" + cell.id} x=${x + w / 2} y=${y + w / 2}><${Stack} discs=${[cell.disc]}
          r=${13} /></${Piece}>`
        : null
    }
    ${
      cell.unpaid
        ? html`<g transform=${`translate(${x + w - 5} ${y + 5})`} class="owes"
            ><circle r="9" />${text(0, 6.5, "!", 18, "nm")}</g
          >`
        : null
    }<${Badge} of=${ref} x=${x + 5} y=${y + 5} r=${9}
  /></g>`;
}

/** How many pieces are left, in one or two lines. @param {{view: View}} p */
const PiecesLeft = ({ view }) =>
  html`<g class="printed"
    >${wrap(t("board-pieces", { n: counter(view, "pieces") }), 13)
      .slice(0, 2)
      .map((words, i, all) =>
        text(181, (all.length > 1 ? 47 : 56) + 20 * i, words, 18, "it soft"),
      )}</g
  >`;

/** The grid of a major building. @param {{grid: GridData, view: View}} p */
export function Grid({ grid, view }) {
  const m = PRINTED.majors[grid.id],
    h = gridHeight(grid),
    free = { walls: "free_wall", roads: "free_road" }[/** @type {string} */ (grid.id)];
  const title = html`<${Sheet}
    w=${232}
    h=${h}
    title=${nameOf("major:" + grid.id)}
    icon=${"ri-" + grid.id.replace(/s$/, "")}
  />`;
  return html`<g id=${"major-" + grid.id} class=${grid.built ? "built" : ""}
    >${
      free
        ? html`<${Spot} of=${"do:" + free} w=${232} h=${h}>${title}</${Spot}>`
        : html`<g ...${entity("major:" + grid.id, { quiet: true })}>${title}</g>`
    }
    <${Cost} id=${grid.id} />
    ${grid.cells.map(
      (c, i) =>
        html`<${Cell}
          key=${c.id}
          cell=${c}
          from=${m.from[i]}
          x=${7 + 31.3 * (i % grid.columns)}
          y=${35 + 31.3 * Math.floor(i / grid.columns)}
        />`,
    )}
    ${
      grid.built
        ? html`<g class="printed"
            ><rect x="66" y="47" width="100" height="34" rx="4" class="stamp" />${text(
              116,
              71,
              t("board-built"),
              23,
              "it stampt",
            )}</g
          >`
        : null
    }
    ${grid.cells.length > 4 ? null : html`<${PiecesLeft} view=${view} />`}</g
  >`;
}

/**
 * A public office, with its holder or claimant.
 * @param {{of: string, view: View, told?: boolean}} p  told: with what it does
 */
export function Office({ of, view, told = false }) {
  const id = of.slice(7),
    o = PRINTED.offices[id];
  const holder = SEATS.find((s) => zone(view, "held", s).includes(of)),
    claimed = view.board.claims.find((c) => c.office === id)?.seat;
  return html`<div
    ...${entity(of, {
      text: true,
      class: `rioffice ${told ? "told" : ""} ${holder ? "held pl-" + COLOUR[holder] : ""}`,
    })}
    data-piece=${of}
  >
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true"><use href=${"#ri-of-" + id} /></svg
    ><strong>${nameOf(of)}</strong>${told ? html`<p>${t("about-office-" + id)}</p>` : null}
    <span><${Icon} n="ri-silver" class="good-silver" /><b class="num">${o.cost}</b></span
    ><small>≥ ${o.from} ${t("counter-vp")}</small>${
      holder || claimed
        ? html`<svg
              class=${"d map-board " + (holder ? "" : "claim")}
              viewBox="-13 -13 26 26"
              aria-hidden="true"
            >
              <${Stack} discs=${[holder ?? claimed]} r=${12} /></svg
            ><span class="sr">${nameOf("seat:" + (holder ?? claimed))}</span>`
        : null
    }
  </div>`;
}
