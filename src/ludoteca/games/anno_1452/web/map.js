// @ts-check
// The map of Anno 1452: the principalities of the Empire, drawn from map.json (made by tools/boards/anno.py).
import {
  html,
  entity,
  Badge,
  ZoomPan,
  Tray,
  useTravel,
  nameOf,
  t,
  phone,
  isLit,
  PATTERNS,
  text,
  use,
  Sea,
  Cartouche,
  Rose,
  Locator,
  Later,
  engravings,
} from "/static/board-kit/index.js";
import { dress } from "./owners.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Region} Region
 * @typedef {import("./board.d.ts").Place} Place
 */

export const MAP = await (await fetch(new URL("./map.json", import.meta.url))).json();
const { width: WIDTH, height: HEIGHT } = MAP;
const ABROAD = /** @type {[string, number, number][]} */ ([
  ["POLONIA", 925, 250],
  ["HUNGARIA", 944, 585],
  ["FRANCIA", 78, 735],
  ["DALMATIA", 905, 845],
]);

/**
 * The sheet under everything: it never changes, so it lies on a layer of its own and is not
 * painted again with every view.
 */
const sheet = html`<svg
  viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
  class="map-board an-sheet"
  aria-hidden="true"
>
  <rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" />
  <g clip-path="url(#an-frame)">
    <${Sea} land="an-land" x=${10} y=${10} width=${WIDTH - 20} height=${HEIGHT - 20} />
  </g>
</svg>`;
const scenery = html`<g stroke-opacity=".5" fill-opacity=".5" aria-hidden="true"
  ><path
    d=${MAP.lakes}
    class="sea"
    stroke="var(--sepia)"
  />${MAP.scenery.map((/** @type {any} */ [s, x, y, size]) => use(`eg-${s}`, x, y, size))}</g
>`;
const lettering = html`<g class="printed" aria-hidden="true"
  >${text(170, 1010, "Mare Tyrrhenum", 30, "it soft halo-s")}<g transform="rotate(33 700 936)"
    >${text(700, 936, "Mare Hadriaticum", 26, "it soft halo-s")}</g
  >
  ${ABROAD.map(([word, x, y]) => text(x, y, word, 23, "soft sc halo-f"))}<${Rose}
    x=${140}
    y=${1190}
    r=${62}
  />${use("eg-ship", 112, 1072, 58)}</g
>`;
const SWORDS =
  "M5.600 5.200 17 16.600M18.400 5.200 7 16.600M5 15.600l3.400 3.400" +
  "M19 15.600 15.600 19M6.400 17.600l-2 2M17.600 17.600l2 2";
const defs = html`<defs
  ><path id="an-land" d=${MAP.land} /><clipPath id="an-frame"
    ><rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20}
  /></clipPath>
  ${Object.entries(MAP.regions).map(
    ([id, r]) =>
      html`<clipPath id=${"an-clip-" + id}><path d=${/** @type {any} */ (r).d} /></clipPath>`,
  )}${engravings}
  <symbol id="an-swords" viewBox="0 0 24 24"
    ><circle cx="12" cy="12" r="11" class="warf" /><path
      d=${SWORDS}
      class="warl"
      stroke-width="1.700" /></symbol
></defs>`;

/** @param {{region: Region, view: View}} p */
function Land({ region, view }) {
  const m = MAP.regions[region.id];
  const held = dress(region.holder, view);
  return html`<g
    ...${entity("region:" + region.id, { class: `place ${held ? `held pl-${held.colour}` : ""}` })}
    id=${"region-" + region.id}
  >
    <path d=${m.d} class=${"ground w" + m.wash} />${
      held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held.colour})`} />` : null
    }<path d=${m.d} class="band" clip-path=${`url(#an-clip-${region.id})`} /><path
      d=${m.d}
      class="edge"
  /></g>`;
}

/**
 * The shield of a region: how many Estates it takes, a tower for each City; in the colours of
 * the holder of the Principality card, chained while a marriage binds it.
 * @param {{region: Region, view: View}} p
 */
function Limit({ region, view }) {
  const m = MAP.regions[region.id];
  const y = m.y + 10;
  const held = dress(region.holder, view);
  const form = `M${m.x - 17} ${y - 15}h34v14c0 10-7 15-17 19-10-4-17-9-17-19z`;
  return html`<g class=${`printed ${held ? "pl-" + held.colour : ""}`} id=${"shield-" + region.id}
    >${Array.from({ length: region.towers }, (_, i) => {
      const x = m.x + (i - (region.towers - 1) / 2) * 13;
      return html`<path d=${`M${x - 5} ${y - 16}v-11h3v3h4v-3h3v11z`} class="dark" />`;
    })}<g data-piece=${"card-" + region.id}
      ><path d=${form} class=${held ? "limit taken" : "limit l" + m.wash} />${
        held
          ? html`<path d=${form} fill=${`url(#hp-${PATTERNS[held.colour]})`} /><circle
                cx=${m.x}
                cy=${y}
                r="10.500"
                class="field"
              />`
          : null
      }${text(m.x, y + 8, region.limit, 23, held ? "nm letter" : "nm")}</g
    >
    ${region.bound ? html`<path d=${form} class="bound" />` : null}
    ${text(m.x, m.y - 25, nameOf("region:" + region.id), 22.4, "nm halo")}
    ${
      isLit("region:" + region.id) && isLit("do:build")
        ? html`<g transform=${`translate(${m.x + 18} ${y + 19})`}
            ><circle r="12.500" class="coin" />${text(0, 8, region.price, 22.4, "ui coined")}</g
          >`
        : null
    }</g
  >`;
}

/**
 * Where the number key of a region lies, as seen from its shield: off the shield, its coin, the
 * names and the places of Estates, also where a small map draws keys larger.
 */
const BESIDE = [-39, 8];
const KEYS = /** @type {Record<string, number[]>} */ ({
  westfalen: [-39, 2],
  pfalz: [39, 2],
  bayern: [39, 2],
  kaernten: [39, 2],
  boehmen: [-36, 50],
  tirol: [45, 50],
});

/** The number keys of the regions, above the places of the Estates. @param {{view: View}} p */
const Keys = ({ view }) =>
  html`<g class="printed"
    >${view.board.regions.map((/** @type {{id: string}} */ { id }) => {
      const [right, down] = KEYS[id] ?? BESIDE;
      return html`<${Badge}
        key=${id}
        of=${"region:" + id}
        x=${MAP.regions[id].x + right}
        y=${MAP.regions[id].y + down}
        r=${13.5}
      />`;
    })}</g
  >`;

const TEETH =
  Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI,
      b = a + 0.24;
    const p = (/** @type {number} */ r, /** @type {number} */ w) =>
      `${(r * Math.cos(w)).toFixed(1)} ${(r * Math.sin(w)).toFixed(1)}`;
    return `${i ? "L" : "M"}${p(22, a)}L${p(26.5, a)}L${p(26.5, b)}L${p(22, b)}`;
  }).join("") + "z";

/** Where the citizens of an Estate stand around it. @param {number} n @param {boolean} city */
const around = (n, city) =>
  Array.from({ length: n }, (_, i) => {
    const a = Math.PI / 2 + (i - (n - 1) / 2) * (n > 4 ? 0.58 : 0.66),
      r = city ? 28 : 24;
    return /** @type {[number, number]} */ ([r * Math.cos(a), r * Math.sin(a)]);
  });

/**
 * An Estate as it lies on the map: the City below, the disc, the Citizens around, the value it
 * is reduced to.
 * @param {{id: string, own: any, city: boolean, citizens: number, value: number}} p
 */
export const Disc = ({ id, own, city, citizens, value }) =>
  html`${
    own || city
      ? html`<g data-piece=${`estate-${id}`} class=${"disc v" + value}
          >${city ? html`<path d=${TEETH} class="city" />` : null}${
            own
              ? html`<circle r="18" class="body" /><circle
                    r="14.500"
                    class="inner"
                  />${text(0, 8, own.letter, 22.4, "ui letter")}
                  ${around(citizens, city).map(
                    ([x, y], i) =>
                      html`<rect
                        key=${i}
                        x=${x - 6.5}
                        y=${y - 6.5}
                        width="13"
                        height="13"
                        rx="2"
                        class="body"
                      />`,
                  )}
                  ${
                    value < 3
                      ? html`<g transform="translate(16 -16)"
                          ><circle r="11.500" class="hi ring" />${text(0, 8, value, 22.4, "ui")}</g
                        >`
                      : null
                  }`
              : null
          }</g
        >`
      : null
  }`;

/**
 * What an attack is made on: of the battle, or while it is asked from where to attack.
 * @param {View} view
 * @returns {string|null}
 */
function targetOf({ board, waiting }) {
  const asked = waiting.find((/** @type {{key: string}} */ p) => p.key === "Origin");
  return board.battle?.target ?? asked?.args.target?.toString().replace("estate:", "") ?? null;
}

/** @param {{place: Place, x: number, y: number, view: View}} p */
function Estate({ place, x, y, view }) {
  const own = dress(place.owner, view);
  const fight = view.board.battle;
  return html`<g
    ...${entity("estate:" + place.id, {
      class: `slotplace ${own ? `pl-${own.colour}` : place.city ? "" : "vacant"}`,
      quiet: !own,
    })}
    id=${"slot-" + place.id}
    transform=${`translate(${x} ${y})`}
  >
    <circle r="30" class="reach" />${own ? null : html`<circle r="19" class="free" />`}<${Disc}
      id=${place.id}
      own=${own}
      city=${place.city}
      citizens=${place.citizens}
      value=${place.value} />
    ${targetOf(view) === place.id ? html`<circle r="34" class="target" />` : null}${
      fight?.origin === place.id ? html`<circle r="34" class="origin" />` : null
    }
    ${
      fight?.allies?.some((/** @type {string[]} */ side) => side.includes(place.id))
        ? html`<circle r="34" class="ally" />`
        : null
    }<circle r="30" class="halo-ring" /><${Badge}
      of=${"estate:" + place.id}
      x=${-24}
      y=${-24}
      r=${11.5}
  /></g>`;
}

/** Where an Estate lies. @param {string|null|undefined} id @returns {[number, number]|null} */
const lies = (id) => {
  if (!id) return null;
  const cut = id.lastIndexOf("-");
  return MAP.regions[id.slice(0, cut)]?.slots[Number(id.slice(cut + 1)) - 1] ?? null;
};

/**
 * The march of an attack from its Estate to its target, where the swords cross.
 * @param {{view: View}} p
 */
function March({ view }) {
  const f = view.board.battle;
  const from = lies(f?.origin),
    to = lies(f?.target);
  if (!to) return null;
  const share = from ? 46 / Math.max(92, Math.hypot(to[0] - from[0], to[1] - from[1])) : 0;
  return html`<g class="printed" aria-hidden="true"
    >${
      from
        ? html`<path d=${`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} class="marchline" />${use(
              "an-swords",
              to[0] + (from[0] - to[0]) * share,
              to[1] + (from[1] - to[1]) * share,
              30,
            )}`
        : use("an-swords", to[0], to[1] + 36, 30)
    }</g
  >`;
}

/**
 * Where a phone looks first: at the battle, or the middle of the player's own Estates.
 * @param {View} view
 * @param {string|null} me
 * @returns {[number, number]}
 */
function home(view, me) {
  const fight = lies(targetOf(view));
  const mine = view.board.regions
    .flatMap((/** @type {Region} */ r) => r.places)
    .filter((/** @type {Place} */ p) => p.owner === me)
    .map((/** @type {Place} */ p) => lies(p.id));
  const seen = /** @type {[number, number][]} */ (fight ? [fight] : mine);
  if (!seen.length) return [0.5, 0.35];
  return [
    seen.reduce((sum, [x]) => sum + x, 0) / seen.length / WIDTH,
    seen.reduce((sum, [, y]) => sum + y, 0) / seen.length / HEIGHT,
  ];
}

/** @param {{view: View, me: string|null}} p */
export function Map_({ view, me }) {
  const root = useTravel(view);
  return html`<div class="ground-floor"><${ZoomPan} most=${5} start=${home(view, me)}>${sheet}<svg
    ref=${root}
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    class="map-board an-map"
    role="group"
    aria-label=${t("game-name")}>${defs}
    <${Later}><g clip-path="url(#an-frame)">${view.board.regions.map(
      (/** @type {Region} */ r) => html`<${Land} key=${r.id} region=${r} view=${view} />`,
    )}</g></${Later}>
    <${Later}>${scenery}${lettering}
    <rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20} class="rule2 printed" />
    <g class="printed" aria-hidden="true">
      <${Cartouche} x=${704} y=${36} w=${282} h=${92} />
      ${text(845, 86, t("game-name"), 46, "title")}
      ${text(845, 114, "Reges et principes", 22.4, "it soft")}
    </g></${Later}>
    <${Later}>${view.board.regions.map(
      (/** @type {Region} */ r) => html`<${Limit} key=${r.id} region=${r} view=${view} />`,
    )}<${March} view=${view} /></${Later}>
    <${Later}>${view.board.regions.map((/** @type {Region} */ r) =>
      r.places.map((/** @type {Place} */ place, /** @type {number} */ i) => {
        const at = MAP.regions[r.id].slots[i];
        return at
          ? html`<${Estate} key=${place.id} place=${place} x=${at[0]} y=${at[1]} view=${view} />`
          : null;
      }),
    )}<${Keys} view=${view} /></${Later}></svg></${ZoomPan}>
    ${
      phone.value
        ? html`<${Later}><${Locator} x=${0} y=${0} width=${WIDTH} height=${HEIGHT}>
          <use href="#an-land" class="land" />
          ${view.board.regions.map(
            (/** @type {Region} */ r) =>
              html`<path
                key=${r.id}
                d=${MAP.regions[r.id].d}
                class=${`spot ${r.holder ? "pl-" + dress(r.holder, view)?.colour : ""}`}
              />`,
          )}</${Locator}></${Later}>`
        : null
    }
    <div class="map-tray"><${Tray} /></div></div>`;
}
