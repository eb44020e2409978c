// @ts-check
// The panels around the city, each drawn from its own upper left corner so that a desktop lays them on the board and a phone in a row.
import {
  html,
  entity,
  isLit,
  Badge,
  Icon,
  nameOf,
  t,
  tell,
  text,
  Piece,
  Rose,
  wrap,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { PRINTED, SEATS, COLOUR, GOOD_ICON, ENEMY_ICON, icon } from "./printed.js";
import { Stack } from "./pieces.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").War} WarData */
/** @typedef {import("./board.d.ts").Grid} GridData */
/** @typedef {import("./board.d.ts").Ship} ShipData */

/** The first of these verbs that can be chosen now, else the first of all: places that serve one verb in one phase and another in the next. @param {string[]} verbs */
export const verbOf = (verbs) => "do:" + (verbs.find((v) => isLit("do:" + v)) ?? verbs[0]);
/** @param {number} n @param {string} who */
export const times = (n, who) => Array.from({ length: n }, () => who);

/** A sheet of paper with a title. @param {{w: number, h: number, title: unknown, icon?: string, note?: unknown}} p */
export const Sheet = (p) =>
  html`<rect width=${p.w} height=${p.h} rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width=${p.w - 8}
      height=${p.h - 8}
      rx="3"
      class="thin"
    />
    ${p.icon ? icon(p.icon, 22, 20, 24) : null}${text(p.icon ? 38 : 13, 26, p.title, 19, "nm", "start")}${p.note ? text(p.w - 13, 26, p.note, 19, "nm soft", "end") : null}`;

/** A panel that is itself a place for workers. @param {{of: string, w: number, h: number, class?: string, children?: unknown}} p */
export const Spot = (p) =>
  html`<g
    ...${entity(p.of, { class: "spot " + (p.class ?? ""), quiet: true })}
    id=${p.of.startsWith("do:") ? null : p.of.replace(":", "-")}
    >${p.children}<rect
      x="1"
      y="1"
      width=${p.w - 2}
      height=${p.h - 2}
      rx="5"
      class="spotring" /><${Badge} of=${p.of} x=${p.w - 6} y=${6} r=${11}
  /></g>`;

/** Discs of all who have some at a place, side by side. @param {{view: View, id: string, x: number, y: number, gap: number}} p */
const Gathered = ({ view, id, x, y, gap }) =>
  view.board.order
    .filter((/** @type {string} */ s) => counter(view, id, s))
    .map(
      (s, i) =>
        html`<${Piece} key=${s} name=${`${id}-${s}`} x=${x + gap * i} y=${y}><${Stack} discs=${times(counter(view, id, s), s)} r=${16} /></${Piece}>`,
    );

/** Who plays when, the workers added for a better place, and under a disc a violet one: has led an attack. @param {{view: View}} p */
export function Order({ view }) {
  const b = view.board,
    seats = b.order.length;
  return html`<${Spot} of="do:queue" w=${204} h=${104}><${Sheet} w=${204} h=${104} title=${t("zone-order")} /></${Spot}>
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
        ${seat ? html`<${Piece} name=${"order-" + seat} x=${x} y=${68}><${Stack} discs=${times(1 + counter(view, "added", seat), seat)} under=${counter(view, "attacked", seat) > 0} /></${Piece}>` : null}<${Badge}
          of=${ref}
          x=${x + 12}
          y=${86}
          r=${9}
      /></g>`;
    })}`;
}

/** Quarry or Forest. @param {{view: View, pit: string}} p */
export const Pit = ({
  view,
  pit,
}) => html`<${Spot} of=${"pit:" + pit} w=${204} h=${104} class="pit"><${Sheet} w=${204} h=${104} title=${nameOf("pit:" + pit)} icon=${pit === "forest" ? "ri-wood" : "ri-stone"} /></${Spot}>
  ${PRINTED.pits[pit].map((n, i) => {
    const x = 10 + 31 * i,
      ref = `dig:${pit}_${i + 1}`,
      who = view.board.digs.find((g) => g.id === `${pit}_${i + 1}`)?.seat;
    return html`<g
      key=${i}
      ...${entity(ref, { class: `gcell dig ${isLit(ref) ? "" : "idle"}`, quiet: true })}
      id=${ref.replace(":", "-")}
      ><rect x=${x} y="36" width="29" height="58" rx="4" />${text(x + 14.5, 53, n, 18, "nm soft")}
      ${who && who !== "none" ? html`<${Piece} name=${`dig-${pit}-${i}`} x=${x + 14.5} y=${77}><${Stack} discs=${times(n, who)} r=${13.5} /></${Piece}>` : null}<${Badge}
        of=${ref}
        x=${x + 25}
        y=${40}
        r=${9}
    /></g>`;
  })}`;

/** Fields or artisans: as many as like may come. @param {{view: View, id: string, verbs: string[], sign: string, rate: unknown, h: number}} p */
export function Work({ view, id, verbs, sign, rate, h }) {
  return html`<${Spot} of=${verbOf(verbs)} w=${204} h=${h}><${Sheet} w=${204} h=${h} title=${t("counter-" + id)} icon=${sign} /><g transform="translate(0 20)">${rate}</g><rect x="11" y="38" width="182" height=${h - 50} rx="4" class="slot" /></${Spot}>
    <g class="printed"><${Gathered} view=${view} id=${id} x=${32} y=${h / 2 + 19} gap=${35.5} /></g>`;
}
/** So many workers for one of this. @param {number} n @param {string} good */
const rate = (n, good) =>
  html`${text(168, 6, `${n} ›`, 18, "nm soft", "end")}${icon(GOOD_ICON[good], 182, 0, 23, "good-" + good)}`;
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
/** The grid of a major building. @param {{grid: GridData, view: View}} p */
export function Grid({ grid, view }) {
  const m = PRINTED.majors[grid.id],
    h = gridHeight(grid),
    w = 29,
    free = { walls: "free_wall", roads: "free_road" }[/** @type {string} */ (grid.id)];
  const cost = m.cost.flatMap((g, i) => (i && m.either ? ["/", g] : [g]));
  const title = html`<${Sheet}
    w=${232}
    h=${h}
    title=${nameOf("major:" + grid.id)}
    icon=${"ri-" + grid.id.replace(/s$/, "")}
  />`;
  return html`<g id=${"major-" + grid.id} class=${grid.built ? "built" : ""}
    >${free ? html`<${Spot} of=${"do:" + free} w=${232} h=${h}>${title}</${Spot}>` : html`<g ...${entity("major:" + grid.id, { quiet: true })}>${title}</g>`}
    <g class="printed"
      >${cost.map((g, i) => (g === "/" ? text(217 - 20 * i, 27, g, 20, "nm soft") : icon(GOOD_ICON[g], 217 - (m.either ? 20 : 27) * i, 20, 24, "good-" + g)))}
      ${m.cost.length ? null : text(219, 26, t("board-free"), 18, "it soft", "end")}${m.bonus ? text(217 - 27 * m.cost.length, 26, "+" + m.bonus, 18, "nm") : null}</g
    >
    ${grid.cells.map((c, i) => {
      const a = 7 + 31.3 * (i % grid.columns),
        y = 35 + 31.3 * Math.floor(i / grid.columns),
        ref = "cell:" + c.id;
      return html`<g
        key=${c.id}
        ...${entity(ref, { class: `gcell ${c.open ? "" : "shut"} f${m.from[i]}`, quiet: true })}
        id=${"cell-" + c.id}
        ><rect
          x=${a}
          y=${y}
          width=${w}
          height=${w}
          rx="3" />${text(a + w / 2, y + 21, c.vp, 18, "nm")}
        ${c.disc ? html`<${Piece} name=${"cell-" + c.id} x=${a + w / 2} y=${y + w / 2}><${Stack} discs=${[c.disc]} r=${13} /></${Piece}>` : null}
        ${c.unpaid ? html`<g transform=${`translate(${a + w - 5} ${y + 5})`} class="owes"><circle r="9" />${text(0, 6.5, "!", 18, "nm")}</g>` : null}<${Badge}
          of=${ref}
          x=${a + 5}
          y=${y + 5}
          r=${9}
      /></g>`;
    })}
    ${grid.built ? html`<g class="printed"><rect x="66" y="47" width="100" height="34" rx="4" class="stamp" />${text(116, 71, t("board-built"), 23, "it stampt")}</g>` : null}
    ${
      grid.cells.length > 4
        ? null
        : html`<g class="printed"
            >${wrap(t("board-pieces", { n: counter(view, "pieces") }), 14)
              .slice(0, 2)
              .map((words, i, all) =>
                text(181, (all.length > 1 ? 47 : 56) + 20 * i, words, 18, "it soft"),
              )}</g
          >`
    }</g
  >`;
}

/** @param {number} v */
const foeX = (v) => 42 + 55 * (v - 2);
/** How strong the enemies are, and what that adds to an attack. @param {{view: View}} p */
export function Foes({ view }) {
  return html`<rect width="464" height="134" rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width="456"
      height="126"
      rx="3"
      class="thin"
    />
    ${["indians", "corsairs"].map(
      (id, i) =>
        html`<g key=${id} ...${entity("enemy:" + id, { quiet: true })} id=${"enemy-" + id}
          ><rect x=${14 + 200 * i} y="6" width="190" height="28" fill="transparent" /><circle
            cx=${28 + 200 * i}
            cy="20"
            r="14"
            class="hi thinring"
          />
          ${icon(ENEMY_ICON[id], 28 + 200 * i, 20, 20)}${text(50 + 200 * i, 27, `${nameOf("enemy:" + id)} ${counter(view, id) || "–"}`, 19, "nm", "start")}</g
        >`,
    )}
    ${PRINTED.adversary.map(([v, bonus]) => html`<g key=${v} id=${`adversary-${v}`}><rect x=${foeX(v) - 25} y="38" width="50" height="60" rx="4" class="cell" />${text(foeX(v), 56, v, 19, "nm")}${bonus === null ? null : text(foeX(v), 121, "+" + bonus, 19, "nm soft")}</g>`)}
    <g class="printed"
      >${["indians", "corsairs"].map((id, i) => {
        const v = counter(view, id);
        return html`<${Piece} key=${id} name=${"foe-" + id} x=${v ? foeX(Math.min(9, v)) + (counter(view, "indians") === counter(view, "corsairs") ? -11 + 22 * i : 0) : 28 + 200 * i} y=${v ? 79 : 20}>
      <circle r="14.500" class="body enemy" />${icon(ENEMY_ICON[id], 0, 0, 20, "onenemy")}</${Piece}>`;
      })}</g
    >`;
}

/** The war: who leads whom, how many are left, how long there has been no battle. @param {{view: View}} p */
export function War({ view }) {
  const w = /** @type {WarData} */ (view.board.war);
  const outside = w.camps.reduce((n, c) => n + c.size * c.groups, 0);
  const rows = [
    [t("board-round"), w.round],
    [t("counter-attackers"), counter(view, "attackers")],
    [t("board-outside"), outside],
  ];
  return html`<g class="warsheet"
    ><rect width="256" height="212" rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width="248"
      height="204"
      rx="3"
      class="thin"
    /><circle
      cx="30"
      cy="34"
      r="19"
      class="body enemy"
    />${icon(ENEMY_ICON[w.enemy], 30, 34, 26, "onenemy")}
    ${text(58, 31, tell("board-war", { enemy: "enemy:" + w.enemy }), 20, "nm", "start")}<g
      transform="translate(71 51)"
      ><${Stack} discs=${[w.attacker]} r=${12} /></g
    >${text(90, 57, tell("board-leads", { seat: "seat:" + w.attacker }), 18, "it soft", "start")}
    <path
      d="M14 74H242"
      class="thin"
    />${rows.map(([label, n], i) => html`${text(16, 100 + 27 * i, label, 19, "", "start")}${text(240, 100 + 27 * i, n, 21, "nm", "end")}`)}<path
      d="M14 164H242"
      class="thin"
    />
    ${text(16, 192, t("board-quiet"), 18, "it soft", "start")}${Array.from({ length: w.most_quiet }, (_, i) => html`<circle cx=${235 - 22 * (w.most_quiet - 1 - i)} cy="186" r="8.500" class=${i < w.quiet ? "body enemy" : "hi thinring"} />`)}</g
  >`;
}

/** The compass: with it one goes on, when one is done. @param {{r: number}} p */
export function Compass({ r }) {
  const ref = verbOf(["done", "confirm", "hold", "keep"]);
  return html`<g ...${entity(ref, { class: "compass", quiet: true })}
    ><circle r=${r + 7} class="glow" /><${Rose}
      x=${0}
      y=${0}
      r=${r} />${isLit(ref) ? html`<g class="passed"><rect x=${-r * 0.92} y="-15" width=${r * 1.84} height="30" rx="15" />${text(0, 7, t("board-on"), 20, "nm")}</g>` : null}<${Badge}
      of=${ref}
      x=${r * 0.72}
      y=${-r * 0.72}
      r=${11}
  /></g>`;
}

/** What the ship is doing, in a few words. @param {ShipData} ship */
export function shipSays(ship) {
  if (!ship.open) return t("board-ship-none");
  if (!ship.here)
    return ship.back ? t("board-ship-back", { year: ship.back }) : t("board-ship-none");
  return ship.fee !== "none"
    ? tell("board-ship-paid", { seat: "seat:" + ship.fee })
    : t("board-ship-here");
}
/** @param {View} view @returns {{seat: string, good: string, value: number}[]} */
const cargoOf = (view) =>
  view.board.ship.cargo.flatMap((c) => Array.from({ length: c.value }, () => c));
export const SHIP = ["sail", "load"];

/** The ship with its hold; drawn from the stern's corner. @param {{view: View}} p */
export function Ship({ view }) {
  const ship = view.board.ship,
    cargo = cargoOf(view),
    ref = verbOf(SHIP);
  return html`<g ...${entity(ref, { class: `ship ${ship.here ? "here" : "away"}`, quiet: true })}>
    <path d="M92 92V32M184 92V12M280 92V26" class="ln" stroke-width="4" /><path
      d="M68 36h52c12 12 12 32 0 44H68c9-12 9-32 0-44zM148 18h76c15 18 15 42 0 60h-76c11-18 11-42 0-60zM248 32h66c13 14 13 34 0 48h-66c9-14 9-34 0-48z"
      class="sail" />
    <path
      d="M100 44c5 9 5 19 0 28M206 26c7 14 7 30 0 44M296 40c6 10 6 22 0 32"
      class="ln"
      fill="none"
      stroke-width="1.200" /><path d="M184 12v-8l20 5-20 5" class="pennant" />
    <path
      d="M0 92H334C354 106 362 76 364 58L350 156C340 226 314 268 280 274H60C24 268 8 186 0 92Z"
      class="hull" /><path d="M10 136H350M18 186H342M32 232H324" class="ln" opacity=".6" /><rect
      x="32"
      y="104"
      width="242"
      height="164"
      rx="4"
      class="cell2" />
    ${Array.from({ length: counter(view, "capacity") }, (_, i) => {
      const c = cargo[i],
        x = 38 + 33 * (i % 7),
        y = 110 + 31 * Math.floor(i / 7);
      return html`<g key=${i} id=${`hold-${i + 1}`} class=${c ? "pl-" + COLOUR[c.seat] : ""}
        ><rect
          x=${x}
          y=${y}
          width="29"
          height="27"
          rx="3"
          class=${c ? "tile own" : "cell"}
        />${c ? html`<circle cx=${x + 14.5} cy=${y + 13.5} r="12" class="paper" />${icon(GOOD_ICON[c.good], x + 14.5, y + 13.5, 20, "good-" + c.good)}` : null}</g
      >`;
    })}
    <path
      d="M24 66h286l12 15-12 15H24L36 81z"
      class="ribbon" />${text(172, 87, shipSays(ship), 19, "it")}<${Badge}
      of=${ref}
      x=${330}
      y=${81}
      r=${11} /><path
      d="M0 92H334C354 106 362 76 364 58L350 156C340 226 314 268 280 274H60C24 268 8 186 0 92Z"
      class="shipring"
  /></g>`;
}

/** The Quay with the workers that wait to load. @param {{view: View, w: number, h: number}} p */
export const Quay = ({ view, w, h }) =>
  html`<g ...${entity("do:dock", { class: "spot quay", quiet: true })}
      ><rect
        width=${w}
        height=${h}
        class="pier" />${Array.from({ length: Math.floor(h / 13.5) }, (_, i) => html`<path d=${`M0 ${13 * (i + 1)}h${w}`} class="ln" />`)}
      <rect
        x=${w / 2 - 34}
        y=${h - 30}
        width="68"
        height="24"
        rx="3"
        class="paper" />${text(w / 2, h - 12, t("board-quay"), 18, "it")}<rect
        x="1"
        y="1"
        width=${w - 2}
        height=${h - 2}
        rx="3"
        class="spotring" /><${Badge} of="do:dock" x=${w - 4} y=${4} r=${11}
    /></g>
    <g class="printed"
      >${view.board.order.filter((/** @type {string} */ s) => counter(view, "quay", s)).map((s, i) => html`<${Piece} key=${s} name=${"quay-" + s} x=${w / 2 - 22 + 44 * (i % 2)} y=${46 + 44 * Math.floor(i / 2)}><${Stack} discs=${times(counter(view, "quay", s), s)} r=${16} /></${Piece}>`)}</g
    >`;

/** A public office, with whoever holds or claims it. @param {{of: string, view: View, told?: boolean}} p  told: with what it does */
export function Office({ of, view, told = false }) {
  const id = of.slice(7),
    o = PRINTED.offices[id];
  const holder = SEATS.find((s) => zone(view, "held", s).includes(of)),
    claimed = view.board.claims.find((c) => c.office === id)?.seat;
  return html`<div
    ...${entity(of, { text: true, class: `rioffice ${told ? "told" : ""} ${holder ? "held pl-" + COLOUR[holder] : ""}` })}
    data-piece=${of}
  >
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true"><use href=${"#ri-of-" + id} /></svg
    ><strong>${nameOf(of)}</strong>${told ? html`<p>${t("about-office-" + id)}</p>` : null}
    <span><${Icon} n="ri-silver" class="good-silver" /><b class="num">${o.cost}</b></span
    ><small>≥ ${o.from} ${t("counter-vp")}</small
    >${holder || claimed ? html`<svg class=${"d map-board " + (holder ? "" : "claim")} viewBox="-13 -13 26 26" aria-hidden="true"><${Stack} discs=${[holder ?? claimed]} r=${12} /></svg><span class="sr">${nameOf("seat:" + (holder ?? claimed))}</span>` : null}
  </div>`;
}
