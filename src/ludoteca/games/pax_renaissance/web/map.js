// @ts-check
// The map: ten map cards with their cities, thrones and repressed pieces, the borders between them and
// the trade routes.
import {
  html,
  entity,
  nameOf,
  t,
  Shield,
  Badge,
  ZoomPan,
  useTravel,
  Later,
  inParts,
  Piece,
} from "/static/board-kit/index.js";
import { PRINTED, CARD_W, CARD_H, icon, repressedAt, shortName, spread } from "./printed.js";
import { Man } from "./pieces.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Land} Land
 * @typedef {import("./board.d.ts").City} CityFacts
 * @typedef {import("./board.d.ts").RoutePiece & {way: string, on: boolean}} Stretch
 */

const BAND = 22,
  SLOT = 24,
  CITY_SIZE = 12,
  CITY_LETTER = 5.6;

/** The edge of a map card. */
export const clip = html`<defs
  ><clipPath id="px-card"><rect width=${CARD_W} height=${CARD_H} rx="3" /></clipPath
></defs>`;

// ---------------------------------------------------------------- the ground of a map card

/**
 * The stretches of all trade routes that cross a map card.
 * @param {string} land
 * @param {string[]} active
 * @returns {Stretch[]}
 */
const stretches = (land, active) =>
  PRINTED.routes.flatMap((r) =>
    r.pieces
      .filter((p) => p.map === land)
      .map((p) => ({ ...p, way: r.way, on: active.includes(r.emporium) })),
  );

/** The arrow at the end of a route. @param {Stretch} p */
function tip({ arrow, way }) {
  if (!arrow) return null;
  const [x, y, towards] = arrow;
  return html`<path
    d=${`M${x + towards * 11} ${y}l${-towards * 12} -7.500v15Z`}
    class=${"tip " + way}
  />`;
}

/** @param {Stretch} p */
const busy = (p) =>
  html`<path d=${p.d} class=${"casing " + p.way} /><path
      d=${p.d}
      class=${"route " + p.way}
    />${tip(p)}`;

/** The band with the name and the face. @param {{land: Land}} p */
function Title({ land }) {
  const tone = land.face === "secular" || land.face === "catholic" ? "onlight" : "ondark";
  const name = nameOf("land:" + land.id),
    right = land.id === "ottoman"; // a border lies over the left of its title
  const sign = land.face === "secular" ? "ri-fort" : "rel-" + land.face,
    at = right ? CARD_W - BAND / 2 - 2 : BAND / 2 + 2;
  return html`<rect width=${CARD_W} height=${BAND} class=${"title " + land.face} /><path
      d=${`M0 ${BAND}h${CARD_W}M0 ${BAND - 2.2}h${CARD_W}`}
      class="titlerule"
    />${icon(sign, at, BAND / 2 - 0.5, BAND * 0.72, tone)}
    <text
      x=${right ? CARD_W - BAND - 5 : BAND + 5}
      y=${BAND * 0.71}
      text-anchor=${right ? "end" : "start"}
      class=${"mapname " + tone}
      font-size=${name.length < (right ? 12 : 16) ? 16.5 : 14}
      >${name}</text
    >`;
}

/** @param {{land: Land, active: string[]}} p */
export function Ground({ land, active }) {
  const d = PRINTED.maps[land.id].land;
  const all = stretches(land.id, active),
    solid = all.filter((p) => p.on),
    faint = all.filter((p) => !p.on && !solid.some((s) => s.d === p.d));
  return html`<g clip-path="url(#px-card)"
    ><rect width=${CARD_W} height=${CARD_H} class="sea" /><rect
      width=${CARD_W}
      height=${CARD_H}
      fill="url(#waves)"
      opacity=".55" />
    <g
      transform=${`translate(0 ${BAND}) scale(${CARD_W / 200} ${(CARD_H - BAND) / 150})`}
      stroke-linejoin="round"
      ><path d=${d} class="water1" /><path d=${d} class="water2" /><path
        d=${d}
        class="water3" /><path d=${d} class="water4" /><path d=${d} class="soil" /><path
        d=${d}
        fill="url(#stipple)"
        opacity=".38" /><path d=${d} class="coast"
    /></g>
    ${faint.map((p) => html`<path d=${p.d} class=${"sleeping " + p.way} />`)}${solid.map(busy)}
    <${Title} land=${land}
  /></g>`;
}

// ---------------------------------------------------------------- cities

/** The name of a city without the number of its slot. @param {string} id @param {boolean} several */
const cityName = (id, several) =>
  several
    ? nameOf("city:" + id)
        .replace(/ \d$/, "")
        .replace(/ \(.*/, "")
    : nameOf("city:" + id);

/**
 * Where the name of a city is written.
 * @param {string} side
 * @param {boolean} emporium
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @returns {[number, number, string]}
 */
function labelAt(side, emporium, x, y, words) {
  if (side === "r") return [x + SLOT / 2 + 4, y + 4, "start"];
  if (side !== "b") return [x - SLOT / 2 - (emporium ? 6 : 4), y + 4, "end"];
  const reach = (words.length * CITY_LETTER) / 2; // a long name near an edge moves inwards
  const middle = Math.max(4 + reach, Math.min(CARD_W - 4 - reach, x));
  return [middle, y + SLOT / 2 + (emporium ? 14 : 11.3), "middle"];
}

/**
 * The slot of an emporium, a capital or another city.
 * @param {{x: number, y: number, emporium: boolean, capital: boolean, awake: boolean}} p
 */
function Slot({ x, y, emporium, capital, awake }) {
  const ring = html`<circle cx=${x} cy=${y} r=${SLOT / 2 + 4.2} class="goldring" />`;
  const inner = html`<rect
    x=${x - SLOT / 2 + 2}
    y=${y - SLOT / 2 + 2}
    width=${SLOT - 4}
    height=${SLOT - 4}
    rx="1.500"
    class="inner"
  />`;
  return emporium
    ? html`<circle
          cx=${x}
          cy=${y}
          r=${SLOT / 2 + 1.5}
          class=${awake ? "slotc awake" : "slotc"}
        />${awake ? ring : null}`
    : html`<rect
          x=${x - SLOT / 2}
          y=${y - SLOT / 2}
          width=${SLOT}
          height=${SLOT}
          rx="2.500"
          class="slotr"
        />${capital ? inner : null}`;
}

/**
 * What stands in a city: its piece, the disc of a closed emporium, or in pale what would be levied.
 * @param {{city: CityFacts, x: number, y: number, open: boolean}} p
 */
function Garrison({ city, x, y, open }) {
  if (city.piece)
    return html`<${Piece} name=${`city-${city.id}`} x=${x} y=${y - 2}
      ><${Man} word=${city.piece} size=${SLOT + 5} /></${Piece}
    >`;
  if (city.covered)
    return html`<path d=${`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} class="closed" />`;
  return open && city.levy
    ? html`<g transform=${`translate(${x} ${y})`} opacity=".38"
        ><${Man} word=${city.levy} size=${SLOT - 5}
      /></g>`
    : null;
}

/** @param {{city: CityFacts, active: string[]}} p */
export function City({ city, active }) {
  const base = city.id.replace(/_\d$/, ""),
    c = PRINTED.cities[base],
    several = base === "constantinople";
  const nth = several ? Number(city.id.slice(-1)) - 2 : 0;
  const x = c.x + nth * (SLOT + 2),
    y = c.y,
    awake = active.includes(base);
  const words = cityName(city.id, several);
  const label = nth === 0 ? labelAt(c.label, c.emporium, x, y, words) : null;
  return html`<g ...${entity("city:" + city.id, { class: "city" })} id=${"city-" + city.id}>
    <${Slot} x=${x} y=${y} emporium=${c.emporium} capital=${c.capital} awake=${awake} />
    <${Garrison} city=${city} x=${x} y=${y} open=${!c.emporium || awake} />
    ${
      label
        ? html`<text
            x=${label[0]}
            y=${label[1]}
            text-anchor=${label[2]}
            class=${c.emporium ? "cityn em" : "cityn"}
            font-size=${CITY_SIZE}
            >${words}</text
          >`
        : null
    }
    <circle cx=${x} cy=${y} r=${SLOT / 2 + (several ? 2.5 : 5)} class="ring" /><${Badge}
      of=${"city:" + city.id}
      x=${several ? x : x + 13}
      y=${y - (several ? 19 : 13)}
      r=${9}
  /></g>`;
}

// ---------------------------------------------------------------- thrones

/**
 * What hangs under the name of an empire: its suzerain or its queen; the queen of a vassal is a sign
 * beside it.
 * @param {{land: Land}} p
 */
function Banner({ land }) {
  const words = land.suzerain
    ? nameOf("land:" + land.suzerain)
    : land.queen
      ? shortName(land.queen)
      : null;
  if (!words) return null;
  const width = 24 + words.length * 5.7;
  const sign = html`<circle
      cx=${width + 14}
      cy=${BAND + 10}
      r="9.500"
      class="sign"
    />${icon("pc-queen", width + 14, BAND + 10, 15, "king")}`;
  return html`<path
      d=${`M3 ${BAND}h${width}v15l-6-3H9l-6 3Z`}
      class="banner"
    />${icon(land.suzerain ? "vassal" : "pc-queen", 13, BAND + 7, 14, "king")}<text
      x="22"
      y=${BAND + 11}
      class="cityn onbanner"
      font-size="11.500"
      >${words}</text
    >
    ${land.suzerain && land.queen ? sign : null}`;
}

/**
 * Between which places the repressed pieces of an empire lie without covering a city or a border.
 * @type {Record<string, [number, number]>}
 */
const DUNGEON = {
  portugal: [52, 170],
  papal_states: [52, 170],
  mamluk: [52, 170],
  hungary: [90, 170],
  france: [52, 112],
  aragon: [52, 108],
  hre: [52, 90],
};

/** The pieces repressed on an empire. @param {{land: Land}} p */
function Dungeon({ land }) {
  const repressed = spread(land.repressed);
  const [from, to] = DUNGEON[land.id] ?? [52, 104],
    step = Math.min(21, (to - from) / Math.max(1, repressed.length - 1));
  if (!repressed.length) return null;
  return html`<rect
      x=${from - 12}
      y=${CARD_H - 25}
      width=${24 + step * (repressed.length - 1)}
      height="22"
      rx="4"
      class="dungeon"
    />
    ${repressed.map(
      (word, i) =>
        html`<g
          ...${entity(repressedAt(land.id, word), { class: "repressed", label: nameOf("piece:" + word) })}
          ><circle cx=${from + i * step} cy=${CARD_H - 14} r="11" class="ring" /><g
            transform=${`translate(${from + i * step} ${CARD_H - 14}) rotate(-80)`}
            ><${Man} word=${word} size=${21} /></g
        ></g>`,
    )}`;
}

/**
 * The throne of an empire: its card, or the shield of the bank that holds it; the repressed pieces lie
 * beside.
 * @param {{land: Land}} p
 */
export function Throne({ land }) {
  const y = CARD_H - 42;
  const republic = html`<circle
      cx="36"
      cy=${y + 2}
      r="9.500"
      class="sign"
    />${icon("pc-republic", 36, y + 2, 15, "king")}`;
  return html`${
      land.holder
        ? html`<rect x="6" y=${y} width="30" height="36" rx="3" class="vacant" /><svg
              x="9"
              y=${y + 4}
              width="24"
              height="27"
            >
              <${Shield} seat=${land.holder} />
            </svg>`
        : html`<rect x="6" y=${y} width="30" height="36" rx="3" class="throne" /><rect
              x="6"
              y=${y + 29}
              width="30"
              height="7"
              class=${"deck-" + PRINTED.maps[land.id].region}
            />${icon("pc-king", 21, y + 14, 24, "king")}`
    }
    ${land.republic ? republic : null}<${Banner} land=${land} /><${Dungeon} land=${land} />`;
}

// ---------------------------------------------------------------- borders, and the whole

/** @param {{view: View}} p */
function Borders({ view }) {
  return view.board.borders.map((b) => {
    const at = PRINTED.borders[b.id];
    const piece = b.piece
      ? html`<${Piece} name=${"border-" + b.id} x=${at.x} y=${at.y}><${Man} word=${b.piece} /></${Piece}>`
      : null;
    return html`<g
      key=${b.id}
      ...${entity("border:" + b.id, { class: "border" })}
      id=${"border-" + b.id}
      ><circle cx=${at.x} cy=${at.y} r="19" class="reach" /><circle
        cx=${at.x}
        cy=${at.y}
        r=${b.piece ? 15 : 9}
        class="post" />${b.piece ? null : icon(at.sea ? "ri-ship" : "ri-road", at.x, at.y, 11, "onlight")}<circle
        cx=${at.x}
        cy=${at.y}
        r="18"
        class="ring" />
      ${piece}<${Badge} of=${"border:" + b.id} x=${at.x + 16} y=${at.y - 15} r=${9}
    /></g>`;
  });
}

/** A map card in its place. @param {Land} land @param {string[]} active */
const mapCard = (land, active) =>
  html`<g
    key=${land.id}
    transform=${`translate(${PRINTED.maps[land.id].x} ${PRINTED.maps[land.id].y})`}
    ><g ...${entity("land:" + land.id, { class: "land" })} id=${"land-" + land.id}
      ><${Ground} land=${land} active=${active} /><rect
        x=".5"
        y=".5"
        width=${CARD_W - 1}
        height=${CARD_H - 1}
        rx="3"
        class="frame"
    /></g>
    <g class="passive"
      ><${Throne} land=${land} /><${Badge}
        of=${"land:" + land.id}
        x=${CARD_W - 9}
        y=${CARD_H - 10}
        r=${9} /></g
    >${land.cities.map((c) => html`<${City} key=${c.id} city=${c} active=${active} />`)}</g
  >`;

/** @param {{view: View}} p */
export function WorldMap({ view }) {
  const root = useTravel(view);
  const active = Object.values(view.board.emporia);
  return html`<${ZoomPan} most=${5}
    ><svg
      ref=${root}
      viewBox=${`0 0 ${PRINTED.width} ${PRINTED.height}`}
      class="px-map"
      role="group"
      aria-label=${t("game-name")}
      >${clip}
      <rect width=${PRINTED.width} height=${PRINTED.height} class="tray" />
      ${inParts(view.board.lands, 3, (land) => mapCard(land, active))}
      <${Later}><${Borders} view=${view} /></${Later}></svg
  ></${ZoomPan}>`;
}
