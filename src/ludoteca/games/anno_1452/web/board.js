// @ts-check
// The board of Anno 1452: the principalities of the Empire, drawn from map.json (made by tools/boards/anno.py).
import {
  html,
  entity,
  Icon,
  Shield,
  Dot,
  Badge,
  ZoomPan,
  Tray,
  RuleLink,
  useTravel,
  armsOf,
  nameOf,
  t,
  attribute,
  has,
  phone,
  isLit,
  PATTERNS,
  text,
  use,
  Piece,
  Sea,
  Cartouche,
  Rose,
  Locator,
  engravings,
  zone,
  counter,
} from "/static/board-kit/index.js";
import {
  TimeTable,
  Prestige,
  Crowns,
  Market,
  Order,
  RoundDice,
  Battle,
  Beside,
  ENDINGS,
  DONE,
} from "./tables.js";
import { Card, Cards, iconOf } from "./cards.js";

export { Card } from "./cards.js";

const MAP = await (await fetch(new URL("./map.json", import.meta.url))).json();
const { width: WIDTH, height: HEIGHT } = MAP;
/** @type {Record<string, string>} */
const LETTER = { red: "R", blue: "B", green: "G", yellow: "Y" };
const ABROAD = /** @type {[string, number, number][]} */ ([
  ["POLONIA", 925, 250],
  ["HUNGARIA", 944, 585],
  ["FRANCIA", 78, 735],
  ["DALMATIA", 905, 845],
]);

/** @param {string} seat @param {any} view */
export const arms = (seat, view) => {
  const colour = view.board.colours?.[seat];
  return colour ? { colour, letter: LETTER[colour] } : null;
};
/** The dress of an owner: a seat or the passive prince. @param {string|null} owner @param {any} view */
const dress = (owner, view) => {
  if (!owner) return null;
  const colour = owner === "ottokar" ? view.board.ottokar : view.board.colours[owner];
  return { colour, letter: owner === "ottokar" ? "O" : LETTER[colour] };
};

/** Where else than on what it names a choice can be clicked. @param {{verb: string, args: Record<string, any>}} c @returns {string|string[]|null} */
export function spots({ verb, args }) {
  if (ENDINGS.includes(verb)) return DONE;
  return verb === "place" ? "place:" + args.number : null;
}

// ---------------------------------------------------------------- the map

/** The sheet under everything: it never changes, so it lies on a layer of its own and is not painted again with every view. */
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
const defs = html`<defs
  ><path id="an-land" d=${MAP.land} /><clipPath id="an-frame"
    ><rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20}
  /></clipPath>
  ${Object.entries(MAP.regions).map(([id, r]) => html`<clipPath id=${"an-clip-" + id}><path d=${/** @type {any} */ (r).d} /></clipPath>`)}${engravings}
  <symbol id="an-swords" viewBox="0 0 24 24"
    ><circle cx="12" cy="12" r="11" class="warf" /><path
      d="M5.600 5.200 17 16.600M18.400 5.200 7 16.600M5 15.600l3.400 3.400M19 15.600 15.600 19M6.400 17.600l-2 2M17.600 17.600l2 2"
      class="warl"
      stroke-width="1.700" /></symbol
></defs>`;

/** @param {{region: any, view: any}} p */
function Land({ region, view }) {
  const m = MAP.regions[region.id];
  const held = dress(region.holder, view);
  return html`<g
    ...${entity("region:" + region.id, { class: `place ${held ? `held pl-${held.colour}` : ""}` })}
    id=${"region-" + region.id}
  >
    <path
      d=${m.d}
      class=${"ground w" + m.wash} />${held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held.colour})`} />` : null}
    <path d=${m.d} class="band" clip-path=${`url(#an-clip-${region.id})`} /><path
      d=${m.d}
      class="edge"
  /></g>`;
}

/** The shield of a region: how many Estates it takes, a tower for each City; in the colours of whoever holds the Principality card, chained while a marriage binds it. @param {{region: any, view: any}} p */
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
      ><path
        d=${form}
        class=${held ? "limit taken" : "limit l" + m.wash}
      />${held ? html`<path d=${form} fill=${`url(#hp-${PATTERNS[held.colour]})`} /><circle cx=${m.x} cy=${y} r="10.500" class="field" />` : null}${text(m.x, y + 8, region.limit, 23, held ? "nm letter" : "nm")}</g
    >
    ${region.bound ? html`<path d=${form} class="bound" />` : null}
    ${text(m.x, m.y - 25, nameOf("region:" + region.id), 21.5, "nm halo")}
    ${isLit("region:" + region.id) && isLit("do:build") ? html`<g transform=${`translate(${m.x + 18} ${y + 19})`}><circle r="12.500" class="coin" />${text(0, 7, region.price, 20, "ui coined")}</g>` : null}</g
  >`;
}

/** The number keys of the regions, above the places of the Estates. @param {{view: any}} p */
const Keys = ({ view }) =>
  html`<g class="printed"
    >${view.board.regions.map((/** @type {{id: string}} */ { id }) => html`<${Badge} key=${id} of=${"region:" + id} x=${MAP.regions[id].x - 30} y=${MAP.regions[id].y + 10} r=${13.5} />`)}</g
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

/** An Estate as it lies on the map: the City below, the disc, the Citizens around, the value it is reduced to. @param {{id: string, own: any, city: boolean, citizens: number, value: number}} p */
const Disc = ({ id, own, city, citizens, value }) =>
  html`${
    own || city
      ? html`<g data-piece=${`estate-${id}`} class=${"disc v" + value}
          >${city ? html`<path d=${TEETH} class="city" />` : null}${
            own
              ? html`<circle r="18" class="body" /><circle
                    r="14.500"
                    class="inner"
                  />${text(0, 7, own.letter, 20, "ui letter")}
                  ${around(citizens, city).map(([x, y], i) => html`<rect key=${i} x=${x - 6.5} y=${y - 6.5} width="13" height="13" rx="2" class="body" />`)}
                  ${value < 3 ? html`<g transform="translate(16 -16)"><circle r="11.500" class="hi ring" />${text(0, 7, value, 20, "ui")}</g>` : null}`
              : null
          }</g
        >`
      : null
  }`;

/** @param {{place: any, x: number, y: number, view: any}} p */
function Estate({ place, x, y, view }) {
  const own = dress(place.owner, view);
  const fight = view.board.battle;
  return html`<g
    ...${entity("estate:" + place.id, { class: `slotplace ${own ? `pl-${own.colour}` : place.city ? "" : "vacant"}`, quiet: !own })}
    id=${"slot-" + place.id}
    transform=${`translate(${x} ${y})`}
  >
    <circle r="30" class="reach" />${own ? null : html`<circle r="19" class="free" />`}<${Disc}
      id=${place.id}
      own=${own}
      city=${place.city}
      citizens=${place.citizens}
      value=${place.value} />
    ${fight?.target === place.id ? html`<circle r="34" class="target" />` : null}${fight?.origin === place.id ? html`<circle r="34" class="origin" />` : null}
    ${fight?.allies?.some((/** @type {string[]} */ side) => side.includes(place.id)) ? html`<circle r="34" class="ally" />` : null}<circle
      r="30"
      class="halo-ring" /><${Badge} of=${"estate:" + place.id} x=${-24} y=${-24} r=${11.5}
  /></g>`;
}

/** Where an Estate lies. @param {string|null|undefined} id @returns {[number, number]|null} */
const lies = (id) => {
  if (!id) return null;
  const cut = id.lastIndexOf("-");
  return MAP.regions[id.slice(0, cut)]?.slots[Number(id.slice(cut + 1)) - 1] ?? null;
};

/** The march of an attack from its Estate to its target, where the swords cross. @param {{view: any}} p */
function March({ view }) {
  const f = view.board.battle;
  const from = lies(f?.origin),
    to = lies(f?.target);
  if (!to) return null;
  const share = from ? 46 / Math.max(92, Math.hypot(to[0] - from[0], to[1] - from[1])) : 0;
  return html`<g class="printed" aria-hidden="true"
    >${from ? html`<path d=${`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} class="marchline" />${use("an-swords", to[0] + (from[0] - to[0]) * share, to[1] + (from[1] - to[1]) * share, 30)}` : use("an-swords", to[0], to[1] + 36, 30)}</g
  >`;
}

/** Where a phone looks first: at the battle, or the middle of the player's own Estates. @param {any} view @param {string|null} me @returns {[number, number]} */
function home(view, me) {
  const fight = lies(view.board.battle?.target);
  const mine = view.board.regions
    .flatMap((/** @type {any} */ r) => r.places)
    .filter((/** @type {any} */ p) => p.owner === me)
    .map((/** @type {any} */ p) => lies(p.id));
  const seen = /** @type {[number, number][]} */ (fight ? [fight] : mine);
  if (!seen.length) return [0.5, 0.35];
  return [
    seen.reduce((sum, [x]) => sum + x, 0) / seen.length / WIDTH,
    seen.reduce((sum, [, y]) => sum + y, 0) / seen.length / HEIGHT,
  ];
}

/** @param {{view: any, me: string|null}} p */
function Map_({ view, me }) {
  const root = useTravel(view);
  return html`<div class="ground-floor"><${ZoomPan} most=${5} start=${home(view, me)}>${sheet}<svg ref=${root} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} class="map-board an-map" role="group" aria-label=${t("game-name")}>${defs}
    <g clip-path="url(#an-frame)">${view.board.regions.map((/** @type {any} */ r) => html`<${Land} key=${r.id} region=${r} view=${view} />`)}</g>
    ${scenery}${lettering}<rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20} class="rule2 printed" />
    <g class="printed" aria-hidden="true"><${Cartouche} x=${704} y=${36} w=${282} h=${92} />${text(845, 86, t("game-name"), 46, "title")}${text(845, 114, "Reges et principes", 21, "it soft")}</g>
    ${view.board.regions.map((/** @type {any} */ r) => html`<${Limit} key=${r.id} region=${r} view=${view} />`)}<${March} view=${view} />
    ${view.board.regions.map((/** @type {any} */ r) =>
      r.places.map((/** @type {any} */ place, /** @type {number} */ i) => {
        const at = MAP.regions[r.id].slots[i];
        return at
          ? html`<${Estate} key=${place.id} place=${place} x=${at[0]} y=${at[1]} view=${view} />`
          : null;
      }),
    )}<${Keys} view=${view} /></svg></${ZoomPan}>
    ${phone.value ? html`<${Locator} x=${0} y=${0} width=${WIDTH} height=${HEIGHT}><use href="#an-land" class="land" />${view.board.regions.map((/** @type {any} */ r) => html`<path key=${r.id} d=${MAP.regions[r.id].d} class=${`spot ${r.holder ? "pl-" + dress(r.holder, view)?.colour : ""}`} />`)}</${Locator}>` : null}
    <div class="map-tray"><${Tray} /></div></div>`;
}

/** @param {{view: any, me: string|null}} p */
export function Board({ view, me }) {
  if (phone.value)
    return html`<div class="an an-small">
      <${Beside} view=${view} /><${Map_} view=${view} me=${me} />
    </div>`;
  return html`<div class="an map-whole">
    <div class="an-mapbox"><${Map_} view=${view} me=${me} /></div>
    <div class="an-tables">
      <div class=${`an-paper ${zone(view, "market").length ? "dense" : ""}`}>
        <div class="an-print">
          <${TimeTable} view=${view} />
          <div class="an-right">
            <${Prestige} view=${view} /><${Order} view=${view} /><${RoundDice} />
          </div>
        </div>
        <${Crowns} view=${view} />
      </div>
      <${Battle} view=${view} /><${Cards} view=${view} me=${me} />
    </div>
  </div>`;
}

// ---------------------------------------------------------------- hand, players, standing, what things are

/** On a desktop the hand lies beside the map; on a phone the printed tables lie below the hand. @param {{view: any, me: string|null}} p */
export const Hand = ({ view, me }) =>
  phone.value
    ? html`<${Cards} view=${view} me=${me} /><${Market} view=${view} />
        <div class="an-paper an-folded">
          <${TimeTable} view=${view} /><${RoundDice} /><${Prestige} view=${view} />
        </div>`
    : null;

const SHOWN = /** @type {[string, string][]} */ ([
  ["gold", "an-gold"],
  ["income", "ui-plus"],
  ["prestige", "an-prestige"],
  ["estates", "an-estate"],
  ["citizens", "an-citizen"],
  ["cities", "an-city"],
]);

/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const lands = view.board.regions.filter((/** @type {any} */ r) => r.holder === seat);
  const cards = [...zone(view, "married", seat), ...zone(view, "titles", seat)],
    peace = zone(view, "peace", seat);
  const crown =
    view.board.king === seat
      ? ["an-crown", "counter-king"]
      : view.board.antiking === seat
        ? ["an-anticrown", "counter-antiking"]
        : null;
  const soldiers = counter(view, "soldiers", seat);
  return html`<div class="anseat">
    <ul>
      ${SHOWN.map(([id, icon]) => html`<li key=${id} class=${id} title=${t(`counter-${id}`)}><${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></li>`)}
      <li title=${t("zone-hand")}>
        <${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span
        ><b class="num">${zone(view, "hand", seat).length}</b>
      </li>
    </ul>
    <b class="vp num">${counter(view, "points", seat)}</b>
    ${
      crown || soldiers || lands.length + cards.length + peace.length
        ? html`<div class="front">
            ${
              crown || soldiers
                ? html`<span class="who crown"
                    >${crown ? html`<${Icon} n=${crown[0]} />${t(crown[1])}` : null}<span
                      class="men"
                      title=${t("counter-soldiers")}
                      ><${Icon} n="an-soldier" /><span class="sr">${t("counter-soldiers")}</span
                      ><b class="num">${soldiers}</b></span
                    ></span
                  >`
                : null
            }
            ${lands.map((/** @type {any} */ r) => html`<span key=${r.id} ...${entity("region:" + r.id, { class: `who land ${r.bound ? "bound" : ""}`, text: true })}><${Icon} n="vassal" />${nameOf("region:" + r.id)}</span>`)}
            ${cards.map((/** @type {string} */ c) => html`<span key=${c} ...${entity(c, { class: "who", text: true })}><${Icon} n=${iconOf(c)} />${nameOf(c)}</span>`)}
            ${peace.length ? html`<span class="who" title=${t("zone-peace")}><${Icon} n="ba-peace" /><span class="sr">${t("zone-peace")}</span>${peace.map((/** @type {string} */ s) => html`<${Dot} key=${s} seat=${s.slice(5)} />`)}</span>` : null}
          </div>`
        : null
    }
  </div>`;
}

const PARTS = /** @type {[string, string][]} */ ([
  ["estates", "an-estate"],
  ["citizens", "an-citizen"],
  ["cities", "an-city"],
  ["principalities", "vassal"],
  ["gold", "an-gold"],
  ["prestige", "an-prestige"],
]);

/** The points each would have now, and where they come from. @param {{view: any}} p */
export function Radar({ view }) {
  const rows = (view.standing ?? [])
    .map((/** @type {any} */ r, /** @type {number} */ i) => ({ ...r, seat: "ABCDEF"[i] }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.score - a.score);
  const most = Math.max(10, ...rows.map((/** @type {any} */ r) => r.score));
  return html`<h2>${t("board-radar")}</h2>
    <table class="anradar">
      <thead>
        <tr>
          <td></td>
          <td></td>
          ${PARTS.map(([id, icon]) => html`<th key=${id} scope="col" title=${t(`counter-${id}`)}><${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (/** @type {any} */ r) =>
            html`<tr key=${r.seat} class=${`pl-${armsOf(r.seat).colour}`}>
              <td><${Dot} seat=${r.seat} /></td>
              <td class="vpbar">
                <div>
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="12" class="bg" />
                    <rect
                      width=${Math.max(1.5, (100 * Math.max(0, r.score)) / most)}
                      height="12"
                      class="fg"
                    /></svg
                  ><b class="num">${r.score}</b>
                </div>
              </td>
              ${PARTS.map(([id]) => html`<td key=${id} class="num">${r[id]}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** The rule of a card: Special, Reaction and Event cards have their own, the others that of their kind. @param {string} word */
function ruleOf(word) {
  const [kind, name] = word.split("-");
  return ["special", "reaction", "event"].includes(kind) ? "card." + name : "card.kind-" + kind;
}

/** What the little card tells: a card's text, what stands in a region and who holds it, the force of an Estate. @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card")
    return html`<p>${attribute("card-" + id, "text")}</p>
      ${attribute("card-" + id, "note") ? html`<p><i>${attribute("card-" + id, "note")}</i></p>` : null}
      <p><${RuleLink} id=${ruleOf(id)} /></p>`;
  if (kind === "seal")
    return has(`about-seal-${id}`) ? html`<p>${t(`about-seal-${id}`)}</p>` : null;
  const owner = (/** @type {string|null} */ who) =>
    who === "ottokar"
      ? html`<p class="an-fact"><b>O</b> ${t("board-ottokar")}</p>`
      : who
        ? html`<p class="an-fact"><${Shield} seat=${who} /> ${nameOf("seat:" + who)}</p>`
        : null;
  if (kind === "estate") {
    const p = view.board.regions
      .flatMap((/** @type {any} */ r) => r.places)
      .find((/** @type {any} */ x) => x.id === id);
    if (!p?.owner) return html`<p>${t("board-free")}</p>`;
    return html`${owner(p.owner)}
      <p class="an-fact">
        <${Icon} n="an-estate" /> ${t("board-value", { value: p.value })} ·${" "}
        <${Icon} n="an-citizen" />${" "}
        ${p.citizens}${p.city ? html` · <${Icon} n="an-city" /> ${t("board-city")}` : null}
      </p>`;
  }
  const r =
    kind === "region" ? view.board.regions.find((/** @type {any} */ x) => x.id === id) : null;
  return r
    ? html`<p class="an-fact">
          <${Icon} n="an-estate" />${" "}
          ${r.places.filter((/** @type {any} */ p) => p.owner).length}/${r.limit} ·${" "}
          <${Icon} n="an-city" />${" "}
          ${r.places.filter((/** @type {any} */ p) => p.city).length}/${r.towers} ·${" "}
          <${Icon} n="an-gold" /> ${r.price}
        </p>
        ${owner(r.holder)}${r.bound ? html`<p>${t("board-bound")}</p>` : null}`
    : null;
}

// ---------------------------------------------------------------- the museum

/** A made-up position that shows every piece and every state of a place. */
function made() {
  const colours = { A: "red", B: "blue", C: "green" },
    owners = ["A", "B", "C", "ottokar", null];
  const regions = Object.entries(MAP.regions).map(([id, m], n) => ({
    id,
    limit: /** @type {any} */ (m).slots.length,
    towers: 1 + (n % 3),
    price: 4 + (n % 3),
    holder: owners[n % 5],
    bound: n % 6 === 1,
    places: /** @type {any} */ (m).slots.map((/** @type {any} */ _, /** @type {number} */ i) => {
      const k = n + 2 * i;
      const owner = owners[k % 5];
      return {
        id: `${id}-${i + 1}`,
        owner,
        value: owner ? 3 - (k % 3) : 0,
        city: owner !== null && k % 4 === 1,
        citizens: owner ? (k % 4 === 1 ? k % 7 : k % 4) : 0,
      };
    }),
  }));
  const years = [
    "1254",
    "1257",
    "1273",
    "1292",
    "1298",
    "1308",
    "1314",
    "1346",
    "1378",
    "1400",
    "1410",
    "1438",
    "1440",
    "1452",
  ];
  return {
    board: {
      colours,
      ottokar: "yellow",
      king: "A",
      antiking: "C",
      vacant: false,
      order: ["B", "A", "C"],
      regions,
      battle: {
        attacker: "A",
        defender: "B",
        origin: "tirol-1",
        target: "bayern-2",
        round: 2,
        soldiers: [3, 0],
        allies: [[], ["franken-1"]],
        hits: [1, 2],
      },
      track: {
        rows: years.map((year, i) => ({ id: year, year, coronation: i > 1 && i < 13 })),
        row: "1314",
        column: 2,
        last: "1410",
      },
      zones: [
        { id: "deck", seat: null, cards: ["back:0", "back:0"] },
        { id: "discards", seat: null, cards: ["card:city-prag"] },
      ],
      counters: ["A", "B", "C"].flatMap((seat, i) => [
        { id: "prestige", seat, value: [12, 12, 0][i] },
        { id: "soldiers", seat, value: [8, 0, 4][i] },
      ]),
    },
  };
}

/** @param {{cards: {kinds: {entities: {ref: string}[]}[]}}} p */
export function Museum({ cards }) {
  const view = made();
  return html`<div class="an anmuseum">
    <div class="showroom"><${Board} view=${view} me="A" /></div>
    <svg
      viewBox="0 0 800 330"
      class="map-board an-map shelf"
      role="group"
      aria-label=${t("game-name")}
    >
      <rect width="800" height="330" class="paper" />
      ${Object.keys(LETTER).map((colour, r) => [0, 1, 2, 3, 4, 5, 6].map((n) => html`<${Piece} key=${colour + n} name=${`museum-${colour}-${n}`} x=${60 + 100 * n} y=${54 + 74 * r}><g class=${"pl-" + colour}><${Disc} id=${`museum-${colour}-${n}`} own=${{ colour, letter: LETTER[colour] }} city=${n > 3} citizens=${n} value=${1 + ((n + r) % 3)} /></g></${Piece}>`))}
    </svg>
    <div class="anhand shelf">
      ${cards.kinds
        .flatMap((k) => k.entities)
        .filter(({ ref }) => ref.startsWith("card:"))
        .map(({ ref }) => html`<${Card} key=${ref} of=${ref} />`)}<${Card} of="back:0" />
    </div>
  </div>`;
}
