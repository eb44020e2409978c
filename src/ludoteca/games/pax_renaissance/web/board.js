// @ts-check
// The board of Pax Renaissance: ten map cards, both trade routes, the market and the tableaux. Printed matter: layout.json (tools/boards/pax.py).
import {
  html,
  entity,
  isLit,
  explain,
  unexplain,
  pointAt,
  Icon,
  Dot,
  Shield,
  Badge,
  Tray,
  ZoomPan,
  useTravel,
  useRef,
  useState,
  useEffect,
  useLayoutEffect,
  named,
  nameOf,
  t,
  phone,
  armsOf,
  PATTERNS,
} from "/static/kit.js";
import { Piece } from "/static/engraving.js";
import { zone, counter } from "/static/facts.js";

const PRINTED = await (await fetch(new URL("./layout.json", import.meta.url))).json();
const CARD_W = 198,
  CARD_H = 166,
  BAND = 22,
  SLOT = 24,
  CITY_SIZE = 12,
  CITY_LETTER = 5.6;
/** @type {Record<string, {colour: string, letter: string}>} */
const FAMILY = {
  fugger: { colour: "orange", letter: "F" },
  medici: { colour: "yellow", letter: "M" },
  coeur: { colour: "blue", letter: "C" },
  marchionni: { colour: "green", letter: "R" },
};
/** @type {Record<string, string>} */
const FAMILY_OF_OP = {
  inquisitor: "religious",
  commerce: "economic",
  behead: "political",
  tax: "political",
  repress: "political",
  vote: "political",
  corsair: "military",
  siege: "military",
  campaign: "military",
};
/** @type {Record<string, string>} */
const VICTORY_ICON = {
  renaissance: "pc-republic",
  imperial: "an-crown",
  holy: "pc-bishop",
  globalization: "pr-discovery",
};
const RELIGIONS = ["catholic", "reformist", "islamic"];

/** @param {string} seat @param {any} view */
export const arms = (seat, view) => FAMILY[view.board.families?.["ABCDEF".indexOf(seat)]] ?? null;
/** @param {string} n @param {number} x @param {number} y @param {number} size @param {string} [cls] */
const icon = (n, x, y, size, cls = "") =>
  html`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${cls}>
    <use href=${"#" + n} />
  </svg>`;

// ---------------------------------------------------------------- pieces

/** A bank's concession; the letter of a small one fills it. @param {{family: string, size?: number}} p */
export function Cube({ family, size = 29 }) {
  const a = FAMILY[family],
    small = size < 29;
  return html`<g
    class=${"pl-" + a.colour}
    transform=${`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}
    ><path d="M12 1.500 21 6.300v10.900L12 22.500 3 17.200V6.300Z" class="cubebody" /><path
      d="M12 1.500 21 6.300 12 11.200 3 6.300Z"
      fill="#fff"
      opacity=".34"
    /><path d="M12 11.200 21 6.300v10.900L12 22.500Z" fill=${`url(#hp-${PATTERNS[a.colour]})`} />
    <path
      d="M3 6.300l9 4.900 9-4.900M12 11.200v11.300"
      fill="none"
      stroke="#2b2320"
      stroke-width=".9"
    /><circle cx="12" cy="12.300" r=${small ? 8 : 5.8} class="cubeface" /><text
      x="12"
      y=${small ? 17.5 : 16}
      text-anchor="middle"
      class="ui cubeletter"
      font-size=${small ? 14.5 : 10.4}
      >${a.letter}</text
    ></g
  >`;
}

/** A piece by its word, such as "catholic_rook" or "medici_cube". @param {{word: string, size?: number, cls?: string}} p */
export function Man({ word, size = 29, cls = "" }) {
  const at = word.lastIndexOf("_"),
    who = word.slice(0, at),
    kind = word.slice(at + 1);
  return kind === "cube"
    ? html`<${Cube} family=${who} size=${size} />`
    : icon(`pc-${kind}-${who}`, 0, 0, size, `rel-${who} man ${cls}`);
}

// ---------------------------------------------------------------- map cards

/** @param {{land: any, active: string[]}} p */
function Ground({ land, active }) {
  const m = PRINTED.maps[land.id];
  const bandText = land.face === "secular" || land.face === "catholic" ? "onlight" : "ondark";
  const name = nameOf("land:" + land.id),
    right = land.id === "ottoman"; // a border lies over the left of its title
  const pieces = PRINTED.routes.flatMap((/** @type {any} */ r) =>
    r.pieces
      .filter((/** @type {any} */ p) => p.map === land.id)
      .map((/** @type {any} */ p) => ({ ...p, way: r.way, on: active.includes(r.emporium) })),
  );
  const solid = pieces.filter((/** @type {any} */ p) => p.on),
    faint = pieces.filter(
      (/** @type {any} */ p) => !p.on && !solid.some((/** @type {any} */ s) => s.d === p.d),
    );
  return html`<g clip-path="url(#px-card)"
    ><rect width=${CARD_W} height=${CARD_H} class="sea" /><rect
      width=${CARD_W}
      height=${CARD_H}
      fill="url(#waves)"
      opacity=".55"
    />
    <g
      transform=${`translate(0 ${BAND}) scale(${CARD_W / 200} ${(CARD_H - BAND) / 150})`}
      stroke-linejoin="round"
      ><path d=${m.land} class="water1" /><path d=${m.land} class="water2" /><path
        d=${m.land}
        class="water3" /><path d=${m.land} class="water4" /><path d=${m.land} class="soil" /><path
        d=${m.land}
        fill="url(#stipple)"
        opacity=".38" /><path d=${m.land} class="coast"
    /></g>
    ${faint.map((/** @type {any} */ p) => html`<path d=${p.d} class=${"sleeping " + p.way} />`)}
    ${solid.map((/** @type {any} */ p) => html`<path d=${p.d} class=${"casing " + p.way} /><path d=${p.d} class=${"route " + p.way} />${p.arrow ? html`<path d=${`M${p.arrow[0] + p.arrow[2] * 11} ${p.arrow[1]}l${-p.arrow[2] * 12} -7.500v15Z`} class=${"tip " + p.way} />` : null}`)}
    <rect width=${CARD_W} height=${BAND} class=${"title " + land.face} /><path
      d=${`M0 ${BAND}h${CARD_W}M0 ${BAND - 2.2}h${CARD_W}`}
      class="titlerule"
    />${icon(land.face === "secular" ? "ri-fort" : "rel-" + land.face, right ? CARD_W - BAND / 2 - 2 : BAND / 2 + 2, BAND / 2 - 0.5, BAND * 0.72, bandText)}
    <text
      x=${right ? CARD_W - BAND - 5 : BAND + 5}
      y=${BAND * 0.71}
      text-anchor=${right ? "end" : "start"}
      class=${"mapname " + bandText}
      font-size=${name.length < (right ? 12 : 16) ? 16.5 : 14}
      >${name}</text
    ></g
  >`;
}

/** @param {{city: any, active: string[]}} p */
function City({ city, active }) {
  const base = city.id.replace(/_\d$/, ""),
    c = PRINTED.cities[base];
  const nth = base === "constantinople" ? Number(city.id.slice(-1)) - 2 : 0;
  const x = c.x + nth * (SLOT + 2),
    y = c.y;
  const awake = active.includes(base),
    on = !c.emporium || awake;
  const label =
    nth === 0
      ? c.label === "b"
        ? [x, y + SLOT / 2 + (c.emporium ? 14 : 11.3), "middle"]
        : c.label === "r"
          ? [x + SLOT / 2 + 4, y + 4, "start"]
          : [x - SLOT / 2 - (c.emporium ? 6 : 4), y + 4, "end"]
      : null;
  const words =
    base === "constantinople"
      ? nameOf("city:" + city.id)
          .replace(/ \d$/, "")
          .replace(/ \(.*/, "")
      : nameOf("city:" + city.id);
  const reach = (words.length * CITY_LETTER) / 2; // a long name near an edge moves inwards
  if (label?.[2] === "middle")
    label[0] = Math.max(4 + reach, Math.min(CARD_W - 4 - reach, Number(label[0])));
  return html`<g ...${entity("city:" + city.id, { class: "city" })} id=${"city-" + city.id}>
    ${
      c.emporium
        ? html`<circle
              cx=${x}
              cy=${y}
              r=${SLOT / 2 + 1.5}
              class=${awake ? "slotc awake" : "slotc"}
            />${awake ? html`<circle cx=${x} cy=${y} r=${SLOT / 2 + 4.2} class="goldring" />` : null}`
        : html`<rect
              x=${x - SLOT / 2}
              y=${y - SLOT / 2}
              width=${SLOT}
              height=${SLOT}
              rx="2.500"
              class="slotr"
            />${c.capital ? html`<rect x=${x - SLOT / 2 + 2} y=${y - SLOT / 2 + 2} width=${SLOT - 4} height=${SLOT - 4} rx="1.500" class="inner" />` : null}`
    }
    ${city.piece ? html`<${Piece} name=${`city-${city.id}`} x=${x} y=${y - 2}><${Man} word=${city.piece} size=${SLOT + 5} /></${Piece}>` : city.covered ? html`<path d=${`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} class="closed" />` : on && city.levy ? html`<g transform=${`translate(${x} ${y})`} opacity=".38"><${Man} word=${city.levy} size=${SLOT - 5} /></g>` : null}
    ${label ? html`<text x=${label[0]} y=${label[1]} text-anchor=${label[2]} class=${c.emporium ? "cityn em" : "cityn"} font-size=${CITY_SIZE}>${words}</text>` : null}
    <circle
      cx=${x}
      cy=${y}
      r=${SLOT / 2 + (base === "constantinople" ? 2.5 : 5)}
      class="ring" /><${Badge}
      of=${"city:" + city.id}
      x=${base === "constantinople" ? x : x + 13}
      y=${y - (base === "constantinople" ? 19 : 13)}
      r=${9}
  /></g>`;
}

/** What hangs under the name of an empire: its suzerain or its queen; of a married vassal the queen is a sign beside it. @param {{land: any}} p */
function Banner({ land }) {
  const words = land.suzerain
    ? nameOf("land:" + land.suzerain)
    : land.queen
      ? shortName(land.queen)
      : null;
  if (!words) return null;
  const width = 24 + words.length * 5.7;
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
    ${land.suzerain && land.queen ? html`<circle cx=${width + 14} cy=${BAND + 10} r="9.500" class="sign" />${icon("pc-queen", width + 14, BAND + 10, 15, "king")}` : null}`;
}

/** The throne of an empire: its card, or the shield of the bank that holds it; what it represses lies beside. @param {{land: any}} p */
function Throne({ land }) {
  const y = CARD_H - 42;
  const repressed = Object.entries(land.repressed).flatMap(([word, n]) =>
    Array.from({ length: n }, () => word),
  );
  const [from, to] = DUNGEON[land.id] ?? [52, 104],
    step = Math.min(21, (to - from) / Math.max(1, repressed.length - 1));
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
    ${land.republic ? html`<circle cx="36" cy=${y + 2} r="9.500" class="sign" />${icon("pc-republic", 36, y + 2, 15, "king")}` : null}<${Banner}
      land=${land}
    />
    ${repressed.length ? html`<rect x=${from - 12} y=${CARD_H - 25} width=${24 + step * (repressed.length - 1)} height="22" rx="4" class="dungeon" />` : null}
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
/** Between which places what an empire represses may lie without covering a city or a border. @type {Record<string, [number, number]>} */
const DUNGEON = {
  portugal: [52, 170],
  papal_states: [52, 170],
  mamluk: [52, 170],
  hungary: [90, 170],
  france: [52, 112],
  aragon: [52, 108],
  hre: [52, 90],
};

/** The place of a piece that lies repressed on an empire. @param {string} land @param {string} piece */
const repressedAt = (land, piece) => `repressed:${land}/${piece}`;

/** @param {{view: any}} p */
function Borders({ view }) {
  return view.board.borders.map((/** @type {any} */ b) => {
    const at = PRINTED.borders[b.id];
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
      ${b.piece ? html`<${Piece} name=${"border-" + b.id} x=${at.x} y=${at.y}><${Man} word=${b.piece} /></${Piece}>` : null}<${Badge}
        of=${"border:" + b.id}
        x=${at.x + 16}
        y=${at.y - 15}
        r=${9}
    /></g>`;
  });
}

/** The edge of a map card. */
const clip = html`<defs
  ><clipPath id="px-card"><rect width=${CARD_W} height=${CARD_H} rx="3" /></clipPath
></defs>`;

/** @param {{view: any}} p */
function Map_({ view }) {
  const root = useTravel(view);
  const active = Object.values(view.board.emporia);
  return html`<${ZoomPan} most=${5}><svg ref=${root} viewBox=${`0 0 ${PRINTED.width} ${PRINTED.height}`} class="px-map" role="group" aria-label=${t("game-name")}>${clip}
    <rect width=${PRINTED.width} height=${PRINTED.height} class="tray" />
    ${view.board.lands.map(
      (/** @type {any} */ land) =>
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
          >${land.cities.map((/** @type {any} */ c) => html`<${City} key=${c.id} city=${c} active=${active} />`)}</g
        >`,
    )}
    <${Borders} view=${view} /></svg></${ZoomPan}>`;
}

/** The whole map in small, for a phone: faces, thrones, who stands where, and where something can be done. A tap goes there. @param {{view: any}} p */
function Overview({ view }) {
  const can = (/** @type {any} */ land) =>
    [
      "land:" + land.id,
      ...land.cities.map((/** @type {any} */ c) => "city:" + c.id),
      ...Object.keys(land.repressed).map((w) => repressedAt(land.id, w)),
    ].some(isLit);
  const dot = (/** @type {string} */ word) => {
    const [who, kind] = word.split("_");
    return kind === "cube"
      ? html`<rect
            x="-26"
            y="-26"
            width="52"
            height="52"
            rx="8"
            class=${"minicube pl-" + FAMILY[who].colour}
          /><rect
            x="-26"
            y="-26"
            width="52"
            height="52"
            fill=${`url(#hp-${PATTERNS[FAMILY[who].colour]})`}
          />`
      : html`<${Man} word=${word} size=${62} />`;
  };
  return html`<div class="pxover" role="group" aria-label=${t("game-name")}>
    <svg viewBox=${`0 0 ${PRINTED.width} ${OVERVIEW}`} aria-hidden="true">
      <rect width=${PRINTED.width} height=${OVERVIEW} class="tray" />
      ${view.board.lands.map((/** @type {any} */ land) => {
        const m = PRINTED.maps[land.id],
          holder = land.holder ? armsOf(land.holder) : null;
        return html`<g key=${land.id} transform=${`translate(${m.x} ${small(m.y)})`}
          ><rect width=${CARD_W} height=${MINI} class="soil" /><rect
            width=${CARD_W}
            height="20"
            class=${"title " + land.face}
          /><rect width=${CARD_W} height=${MINI} class=${can(land) ? "frame can" : "frame"} />
          ${holder ? html`<rect x="8" y=${MINI - 46} width="44" height="38" class=${"minicube pl-" + holder.colour} /><rect x="8" y=${MINI - 46} width="44" height="38" fill=${`url(#hp-${holder.pattern})`} />` : null}
          ${land.cities
            .filter((/** @type {any} */ c) => c.piece)
            .map((/** @type {any} */ c) => {
              const base = c.id.replace(/_\d$/, ""),
                at = PRINTED.cities[base],
                nth = base === "constantinople" ? Number(c.id.slice(-1)) - 2 : 0;
              return html`<g
                key=${c.id}
                transform=${`translate(${at.x + nth * 44} ${Math.min(MINI - 24, small(at.y))})`}
                ><${Man} word=${c.piece} size=${48}
              /></g>`;
            })}</g
        >`;
      })}
      ${view.board.borders
        .filter((/** @type {any} */ b) => b.piece || isLit("border:" + b.id))
        .map((/** @type {any} */ b) => {
          const at = PRINTED.borders[b.id];
          return html`<g key=${b.id} transform=${`translate(${at.x} ${small(at.y)})`}
            >${b.piece ? dot(b.piece) : null}${isLit("border:" + b.id) ? html`<circle r="34" class="minilit" />` : null}</g
          >`;
        })}
    </svg>
    ${[...view.board.lands].sort((a, b) => (PRINTED.maps[a.id].y - PRINTED.maps[b.id].y) * 10 + PRINTED.maps[a.id].x - PRINTED.maps[b.id].x).map((/** @type {any} */ land) => html`<button type="button" key=${land.id} aria-label=${nameOf("land:" + land.id)} onClick=${() => pointAt("land:" + land.id)}></button>`)}
  </div>`;
}
/** The overview is lower than the map. */
const FLAT = 0.57,
  OVERVIEW = Math.round(PRINTED.height * FLAT),
  MINI = CARD_H * FLAT;
/** @param {number} y */
const small = (y) => y * FLAT;

// ---------------------------------------------------------------- cards

/** @param {{of: any[]}} p */
const Agents = ({ of }) =>
  html`<span class="agents"
    >${of.flatMap(([type, religion, n]) => Array.from({ length: n }, (_, i) => (type === "pawn" ? html`<${Icon} key=${type + i} n="pc-cube" class="pawn" />` : html`<${Icon} key=${type + religion + i} n=${`pc-${type}-${religion}`} class=${"rel-" + religion} />`)))}</span
  >`;
/** @param {{of: string[]}} p */
const Seals = ({ of }) =>
  html`<span class="seals"
    >${of.map((p) => html`<span key=${p} class=${"pxseal " + p} title=${nameOf("prestige:" + p)}><${Icon} n=${"pr-" + p} /></span>`)}</span
  >`;
/** The full name of an operation, as its entity says it. @param {string} op @param {string|null} of */
const operation = (op, of) => op + (of && op !== "repress" && op !== "siege" ? "_" + of : "");
/** The place of an operation on its card. @param {string} card @param {string} name */
const operationAt = (card, name) => `op:${card}/${name}`;
/** An operation with its side or religion as a small tag; while it may be used it can be clicked by itself. @param {{op: string, of: string|null, card: string}} p */
function Op({ op, of, card }) {
  const ref = "operation:" + operation(op, of),
    place = operationAt(card, operation(op, of)),
    lit = isLit(place);
  return html`<span
    class=${`pxop ${FAMILY_OF_OP[op]} ${lit ? "can" : ""}`}
    title=${nameOf(ref)}
    onClick=${lit ? entity(place).onClick : undefined}
    onMouseEnter=${(/** @type {MouseEvent} */ e) => explain(ref, /** @type {Element} */ (e.currentTarget), false)}
    onMouseLeave=${unexplain}
    ><${Icon}
      n=${op === "commerce" ? "op-trade" : "op-" + op}
    />${of && (RELIGIONS.includes(of) || of === "west" || of === "east") ? html`<span class="tag"><${Icon} n=${RELIGIONS.includes(of) ? "rel-" + of : of} class=${RELIGIONS.includes(of) ? "rel-" + of : ""} /></span>` : null}</span
  >`;
}

/** @param {string} place */
const placeName = (place) =>
  place === "none"
    ? ""
    : place === "west" || place === "east"
      ? nameOf("region:" + place)
      : nameOf("land:" + place);

/** The name without what only tells apart. @param {string} ref */
const shortName = (ref) => nameOf(ref).replace(/ \(.*\)$/, "");
/** What is printed on a card; an empire by its side. @param {string} ref @param {boolean} [republic] */
function printed(ref, republic) {
  const id = ref.slice(5),
    empire = PRINTED.empires[id];
  return empire
    ? {
        ...empire[republic ? "republic" : "king"],
        deck: empire.deck,
        kind: "empire",
        place: id,
        shot: "none",
        ability: false,
      }
    : PRINTED.cards[id];
}
/** The bishops that sit on a card. @param {string} ref @param {any} view @returns {string[]} */
const bishopsOn = (ref, view) =>
  (view?.board.bishops ?? [])
    .filter((/** @type {any} */ b) => b.card === ref)
    .map((/** @type {any} */ b) => b.religion);
/** The pieces an empire holds down. @param {string} ref @param {any} view @returns {string[]} */
const heldDown = (ref, view) =>
  Object.entries(
    view?.board.lands.find((/** @type {any} */ l) => "card:" + l.id === ref && l.holder)
      ?.repressed ?? {},
  ).flatMap(([word, n]) => Array.from({ length: /** @type {number} */ (n) }, () => word));
/** A piece outside the map. @param {{word: string, lying?: boolean}} p */
const Small = ({ word, lying }) =>
  html`<svg viewBox="-15 -15 30 30" class=${"i piece " + (lying ? "lying" : "")} aria-hidden="true">
    <${Man} word=${word} size=${28} />
  </svg>`;

/** A card in the size of a portrait, of the market (small) or of a full tableau (tile). @param {{of: string, view?: any, silenced?: boolean, republic?: boolean, bishops?: string[], repressed?: string[], small?: boolean, tile?: boolean}} p */
export function Card({ of, view, silenced, republic, bishops, repressed, small, tile }) {
  if (of.startsWith("back:"))
    return html`<div ...${entity(of, { text: true, class: "pxcard back" })}>
      <span>${nameOf(of)}</span>
    </div>`;
  const id = of.slice(5),
    c = printed(of, republic),
    name = shortName(of);
  const sits = bishops ?? bishopsOn(of, view),
    under = repressed ?? heldDown(of, view);
  const shot =
    c.shot !== "none"
      ? html`<span class="shot" title=${nameOf("shot:" + c.shot)}
          ><${Icon} n=${"os-" + c.shot.replace("_", "-")}
        /></span>`
      : null;
  const ability = c.ability ? html`<${Icon} n="ui-star" class="ability" />` : null;
  const crown =
    c.kind === "queen"
      ? "pc-queen"
      : c.kind === "empire"
        ? republic
          ? "pc-republic"
          : "pc-king"
        : null;
  const king = crown ? html`<${Icon} n=${crown} class="king" />` : null,
    ops = c.ops.map(
      (/** @type {any} */ [op, side], /** @type {number} */ i) =>
        html`<${Op} key=${op + i} op=${op} of=${side} card=${id} />`,
    );
  const down = under.map((w, i) => html`<${Small} key=${i} word=${w} lying=${true} />`),
    sitting = sits.map(
      (r) => html`<${Icon} key=${r} n=${"pc-bishop-" + r} class=${"bish rel-" + r} />`,
    );
  const about = entity(of, {
    text: true,
    class: `pxcard ${c.deck} ${small ? "mk" : ""} ${tile ? "tile" : ""} ${silenced ? "silenced" : ""} ${name.length > 24 || /\S{14}/.test(name) ? "long" : ""}`,
  });
  if (tile)
    return html`<div ...${about} data-piece=${of}>
      <h3>${king}${name}</h3>
      <div class="ops">
        ${ops}${ability}<span class="seals">${down}<${Seals} of=${c.prestige} /></span>
      </div>
      <div class="lc">${placeName(c.place)}</div>
      ${sitting}
    </div>`;
  return html`<div ...${about} data-piece=${of}>
    ${c.agents.length || crown || c.prestige.length || !small ? html`<div class="top"><${Agents} of=${c.agents} />${king}<${Seals} of=${c.prestige} /></div>` : null}
    <h3>${name}</h3>
    <div class="ops">${ops}${small ? html`${shot}${ability}` : ability}</div>
    ${!small && shot ? html`<div class="shotline">${shot}<span>${nameOf("shot:" + c.shot)}</span></div>` : null}
    ${down.length ? html`<div class="down" title=${nameOf("zone:repressed_" + id)}>${down}</div>` : null}
    <div class="lc">${placeName(c.place)}</div>
    ${sitting}
  </div>`;
}

/** A card that lies under another: a vassal with its operations, a married queen. @param {{of: string, icon: string, view: any, republic?: boolean}} p */
function Under({ of, icon: n, view, republic }) {
  const c = printed(of, republic);
  return html`<div ...${entity(of, { text: true, class: `pxunder ${c.deck}` })} data-piece=${of}>
    <${Icon} n=${n} class="king" /><i
      >${t(n === "vassal" ? "board-under-vassal" : "board-under-queen")} </i
    ><b>${shortName(of)}</b>
    <span class="ops"
      >${c.ops.map((/** @type {any} */ [op, side], /** @type {number} */ i) => html`<${Op} key=${op + i} op=${op} of=${side} card=${of.slice(5)} />`)}<${Seals}
        of=${c.prestige}
      />${bishopsOn(of, view).map((r) => html`<${Icon} key=${r} n=${"pc-bishop-" + r} class=${"rel-" + r} />`)}${heldDown(of, view).map((w, i) => html`<${Small} key=${i} word=${w} lying=${true} />`)}</span
    >
  </div>`;
}

/** A section of a tableau as it lies: every card with its vassals behind it. @param {any[]} cards @param {any} view @returns {{card: any, vassals: any[]}[]} */
function stacks(cards, view) {
  const lord = (/** @type {any} */ c) => {
    const x =
      c.vassal &&
      view.board.lands.find((/** @type {any} */ l) => "card:" + l.id === c.card)?.suzerain;
    return x ? "card:" + x : null;
  };
  const heads = cards.filter((c) => !cards.some((x) => x.card === lord(c)));
  return heads.map((card) => ({ card, vassals: cards.filter((c) => lord(c) === card.card) }));
}

/** @param {{view: any}} p */
function Market({ view }) {
  return html`<div class="pxmarket">
    ${view.board.market.map(
      (/** @type {any} */ row) =>
        html`<div
          class="mrow"
          key=${row.region}
          role="group"
          aria-label=${t("zone-market_" + row.region)}
        >
          ${row.spaces.map(
            (/** @type {any} */ s, /** @type {number} */ i) =>
              html`<div class=${"space " + (i === 0 ? "fair" : "")} key=${i}>
                ${s.card ? (i === 0 ? html`<div ...${entity("region:" + row.region, { class: "pxfair " + row.region })}><${Icon} n="fair" /><b>${nameOf("region:" + row.region)}</b></div>` : html`<${Card} of=${s.card} view=${view} small=${true} />`) : html`<div class="pxgap"></div>`}
                ${s.florins ? html`<span class="coins num" title=${t("counter-florins")}><${Icon} n="florin" />${s.florins}</span>` : null}${i > 0 ? html`<span class="price num">${s.price}</span>` : null}
              </div>`,
          )}
          <div class=${"pxdeck " + row.region} title=${t("counter-deck_" + row.region)}>
            <${Icon} n=${row.region} /><b class="num">${row.deck}</b
            >${row.top ? html`<span ...${entity(row.top, { text: true, class: /\S{12}/.test(shortName(row.top)) ? "topcard longword" : "topcard" })}>${shortName(row.top)}</span>` : null}
          </div>
        </div>`,
    )}
  </div>`;
}

/** The four victory cards: asleep or awake, and what each bank still lacks. @param {{view: any}} p */
const Victories = ({ view }) =>
  html`<ul class="pxvict" aria-label=${t("board-victories")}>
    ${view.board.victories.map(
      (/** @type {any} */ v) =>
        html`<li key=${v.id}>
          <div
            ...${entity("victory:" + v.id, { text: true, class: "vcard " + (v.active ? "on" : "") })}
            id=${"victory-" + v.id}
          >
            <span class="em"><${Icon} n=${VICTORY_ICON[v.id]} /></span
            ><b>${nameOf("victory:" + v.id)}</b><${Near} view=${view} id=${v.id} />
          </div>
        </li>`,
    )}
  </ul>`;

/** @param {{view: any, id: string}} p */
const Near = ({ view, id }) =>
  html`<span class="near"
    >${view.standing
      .map((/** @type {any} */ s) => ({
        seat: s.seat,
        missing: s.victories?.find((/** @type {any} */ x) => x.id === id)?.missing,
      }))
      .filter((/** @type {any} */ r) => r.missing !== undefined)
      .map(
        (/** @type {any} */ r) =>
          html`<span key=${r.seat} class=${r.missing === 0 ? "met" : ""}
            ><${Dot} seat=${r.seat} /><i class="num"
              >${r.missing === 0 ? "✓" : "−" + r.missing}</i
            ></span
          >`,
      )}</span
  >`;

/** On a phone the board is higher than its window: when other things can be chosen and none of them is seen, it goes to the first. */
function useSeen() {
  const box = useRef(/** @type {HTMLElement|null} */ (null)),
    before = useRef("");
  useEffect(() => {
    const lit = [...(box.current?.querySelectorAll(".ent.lit") ?? [])],
      now = lit.map((el) => el.getAttribute("data-ref")).join();
    if (!box.current || now === before.current) return;
    before.current = now;
    const window = box.current.getBoundingClientRect(),
      places = lit.map((el) => (el.closest(".zoompan") ?? el).getBoundingClientRect());
    const seen = (/** @type {DOMRect} */ r) =>
      Math.min(r.bottom, window.bottom) - Math.max(r.top, window.top) >= r.height / 2;
    if (places.length && !places.some(seen))
      box.current.scrollTop += places[0].top - window.top - 8;
  });
  return box;
}

/** @param {{view: any}} p */
function SmallBoard({ view }) {
  return html`<div class="px px-small">
    <div class="pxscroll" ref=${useSeen()}>
      <${Overview} view=${view} /><${Map_} view=${view} /><${Market} view=${view} /><${Victories}
        view=${view}
      />
    </div>
  </div>`;
}

/** @param {{view: any}} p */
export const Board = ({ view }) =>
  phone.value
    ? html`<${SmallBoard} view=${view} />`
    : html`<div class="px px-large"><${Map_} view=${view} /><${Market} view=${view} /></div>`;

/** How wide a tableau lies: a portrait with its neighbours' gap, what lies under it, a tile, and between two sections. */
const PORTRAIT = 125,
  BESIDE = 114,
  TILE = 136,
  BETWEEN = 16,
  HEADING = 150;
/** How many cards lie in one pile: the uppermost, its vassals and their queens. @param {{card: any, vassals: any[]}} pile */
const height = ({ card, vassals }) =>
  1 + vassals.length + [card, ...vassals].filter((x) => x.queen).length;

/** In how many columns of so many rows these piles find room, none of them torn. @param {any[]} piles @param {number} rows */
function columns(piles, rows) {
  /** @type {number[]} */
  const free = [];
  for (const pile of piles) {
    const at = free.findIndex((n) => n >= height(pile));
    if (at < 0) free.push(rows - height(pile));
    else free[at] -= height(pile);
  }
  return free.length;
}

/** Whether the sections lie as portraits (1) or as tiles in two or three rows, so that all are seen at once. @param {any[][]} sections @param {number} room */
function rowsFor(sections, room) {
  const wide = (/** @type {(piles: any[]) => number} */ of) =>
    sections.reduce((sum, piles) => sum + Math.max(HEADING, of(piles)) + BETWEEN, 0) <= room;
  if (
    wide((piles) =>
      piles.reduce((sum, pile) => sum + PORTRAIT + (height(pile) > 1 ? BESIDE : 0), 0),
    )
  )
    return 1;
  const most = Math.max(0, ...sections.flat().map(height));
  return most <= 2 && wide((piles) => columns(piles, 2) * TILE) ? 2 : Math.max(3, most);
}

/** @param {{pile: any, view: any, tile: boolean}} p */
const Pile = ({ pile, view, tile }) =>
  html`<div class=${"pxstack high" + height(pile)}>
    <${Card}
      of=${pile.card.card}
      view=${view}
      silenced=${pile.card.silenced}
      republic=${pile.card.republic}
      tile=${tile}
    />
    ${height(pile) > 1 ? html`<div class="unders">${[pile.card, ...pile.vassals].filter((x) => x.queen).map((x) => html`<${Under} key=${x.queen} of=${x.queen} icon="pc-queen" view=${view} />`)}${pile.vassals.map((/** @type {any} */ x) => html`<${Under} key=${x.card} of=${x.card} icon="vassal" view=${view} republic=${x.republic} />`)}</div>` : null}
  </div>`;

/** Two columns of about the same height, for a phone. @param {any[]} piles */
function halves(piles) {
  const sum = (/** @type {any[]} */ of) => of.reduce((n, pile) => n + height(pile), 0);
  const out = /** @type {any[][]} */ ([[], []]);
  for (const pile of piles) out[sum(out[0]) <= sum(out[1]) ? 0 : 1].push(pile);
  return out;
}

/** @param {{piles: any[], view: any, side: string, rows: number}} p */
function Section({ piles, view, side, rows }) {
  const lie = (/** @type {any[]} */ of) =>
    of.map(
      (pile) => html`<${Pile} key=${pile.card.card} pile=${pile} view=${view} tile=${rows > 1} />`,
    );
  return html`<section class=${piles.length ? "" : "bare"}>
    <h3 ...${entity("zone:tableau_" + side, { text: true })}>
      <${Icon} n=${side} />${t("zone-tableau_" + side)}
    </h3>
    <div class="row">
      ${phone.value && rows > 1 ? halves(piles).map((of, i) => html`<div key=${i} class="column">${lie(of)}</div>`) : lie(piles)}
    </div>
  </section>`;
}

/** How much room an element has across, known before it is painted. @returns {[any, number]} */
function useRoom() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const [room, setRoom] = useState(640);
  const measure = () => {
    if (box.current) setRoom(box.current.clientWidth);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const watcher = new ResizeObserver(measure);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return [box, room];
}

/** What is said with a hand laid on the table: no more, do without, keep, pay. Seals beside the hand, each only while it may be said; what else has no place lies beside them, so that the map stays as it is. */
const WORDS = ["pass", "done", "confirm", "forgo", "leave", "keep", "stay", "maid", "pay"];
const Words = () =>
  html`<div class="pxwords">
    ${WORDS.filter((verb) => isLit("do:" + verb)).map((verb) => html`<div key=${verb} ...${entity("do:" + verb, { text: true, class: "pxword" })}><${Icon} n=${EMBLEMS[verb] ?? "ui-check"} /><span>${named("do:" + verb)}</span></div>`)}
  </div>`;

/** @param {{view: any, me: string|null}} p */
export function Hand({ view, me }) {
  const [box, room] = useRoom();
  const mine = view.board.tableaux.find((/** @type {any} */ x) => x.seat === me);
  if (!mine) return null;
  const west = stacks(mine.west, view),
    east = stacks(mine.east, view),
    all = [...west, ...east];
  const rows = phone.value
    ? all.length > 4
      ? 2
      : 1
    : rowsFor(mine.maids.length ? [west, east, []] : [west, east], room);
  const held = zone(view, "hand", me ?? "");
  const own = html`<section class=${"own " + (held.length ? "" : "bare")}>
    <h3><${Icon} n="ui-hand" />${t("zone-hand")}</h3>
    <div class="row">
      ${phone.value ? null : html`<${Words} /><${Tray} />`}${held.map((/** @type {string} */ c) => html`<${Card} key=${c} of=${c} view=${view} />`)}
    </div>
  </section>`;
  return html`<div class="pxhand">
    ${phone.value && held.length ? own : null}
    <div
      ref=${box}
      class=${"pxrows in" + rows}
      tabindex="0"
      role="group"
      aria-label=${t("ui-your-hand")}
    >
      <${Section} piles=${west} view=${view} side="west" rows=${rows} /><${Section}
        piles=${east}
        view=${view}
        side="east"
        rows=${rows}
      />
      ${
        mine.maids.length
          ? html`<section>
              <h3>${t("zone-maids")}</h3>
              <div class="row">
                <div class="unders">
                  ${mine.maids.map((/** @type {string} */ q) => html`<${Under} key=${q} of=${q} icon="pc-queen" view=${view} />`)}
                </div>
              </div>
            </section>`
          : null
      }
    </div>
    ${phone.value ? null : own}
  </div>`;
}

const ICONS = ["law", "discovery", "patron", "catholic", "reformist", "islamic"];
/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const own = view.board.tableaux.find((/** @type {any} */ x) => x.seat === seat);
  const signs = (/** @type {any} */ c) =>
    html`${c.queen ? html`<${Icon} n="pc-queen" class="king" />` : null}${bishopsOn(c.card, view).map((r) => html`<${Icon} key=${r} n=${"pc-bishop-" + r} class=${"rel-" + r} />`)}${heldDown(c.card, view).map((w, i) => html`<${Small} key=${i} word=${w} lying=${true} />`)}`;
  const mini = (/** @type {any} */ c) =>
    html`<span
      key=${c.card}
      ...${entity(c.card, { text: true, class: `mini ${printed(c.card).deck} ${c.silenced ? "silenced" : ""} ${c.vassal ? "vassal" : ""}` })}
      >${c.vassal ? html`<${Icon} n="vassal" />` : printed(c.card).kind === "empire" ? html`<${Icon} n=${c.republic ? "pc-republic" : "pc-king"} class="king" />` : null}${shortName(c.card)}${signs(c)}</span
    >`;
  const queens = own
    ? [...own.west, ...own.east]
        .filter((c) => c.queen)
        .map((c) => ({ card: c.queen, queen: false }))
    : [];
  const wing = (
    /** @type {string} */ n,
    /** @type {string} */ name,
    /** @type {any[]} */ [first, ...rest],
  ) =>
    first
      ? html`<span class="wingfirst"
            ><${Icon} n=${n} class="wing" /><span class="sr">${name}</span>${mini(first)}</span
          >${rest.map(mini)}`
      : null;
  const side = (/** @type {string} */ which) =>
    wing(
      which,
      t("zone-tableau_" + which),
      stacks(own[which], view).flatMap(({ card, vassals }) => [card, ...vassals]),
    );
  return html`<ul class="pxseat">
      <li title=${t("counter-florins")}>
        <${Icon} n="florin" class="coin" /><span class="sr">${t("counter-florins")}</span
        ><b class="num">${counter(view, "florins", seat)}</b>
      </li>
      <li title=${t("counter-concessions")}>
        <${Icon} n="pc-cube" /><span class="sr">${t("counter-concessions")}</span
        ><b class="num">${counter(view, "concessions", seat)}</b>
      </li>
      <li title=${t("zone-hand")}>
        <${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span
        ><b class="num">${zone(view, "hand", seat).length}</b>
      </li>
      ${ICONS.map((k) => html`<li key=${k} class=${counter(view, k, seat) ? "" : "z"} title=${nameOf("prestige:" + k)}><${Icon} n=${"pr-" + k} /><span class="sr">${nameOf("prestige:" + k)}</span><b class="num">${counter(view, k, seat)}</b></li>`)}
      ${view.board.turn === seat && counter(view, "actions") ? html`<li class="acts" title=${t("counter-actions")}>${Array.from({ length: counter(view, "actions") }, (_, i) => html`<${Icon} key=${i} n="action" />`)}<span class="sr">${t("counter-actions")} ${counter(view, "actions")}</span></li>` : null}
    </ul>
    ${own && (phone.value || seat !== view.seat) ? html`<div class="wings">${side("west")}${side("east")}${wing("pc-queen", t("zone-queens"), [...queens, ...own.maids.map((/** @type {string} */ q) => ({ card: q, queen: false }))])}</div>` : null}`;
}

/** The victory cards lie below the players; on a phone below the market too. @param {{view: any}} p */
export const Radar = ({ view }) =>
  html`<h2 class="pxnear">${t("board-victories")} <small>${t("board-near")}</small></h2>
    <${Victories} view=${view} />`;

/** What has a place besides what it names: an operation on its card, a section for its operations, a piece that lies repressed, what the question is about. @param {any} choice @param {any} view */
export function spots({ verb, args }, view) {
  const asked = view?.prompt?.args ?? {};
  if (verb === "use" || verb === "cipher")
    return operationAt(args.card.slice(5), args.operation.slice(10));
  if (verb === "operations" || verb === "free_operations")
    return args.region.replace("region:", "zone:tableau_");
  if (verb === "operations_both") return ["zone:tableau_west", "zone:tableau_east"];
  if (verb === "pacify" || verb === "lose_repressed")
    return asked.land ? repressedAt(asked.land.slice(5), args.piece.slice(6)) : null;
  if (verb === "take_repressed") return repressedAt(args.land.slice(5), args.piece.slice(6));
  if (verb === "secularise" || verb === "join") return asked.land ?? null;
  if (verb === "submit") return asked.border ?? null;
  if (verb === "use_apostasy") return asked.card ?? null;
  return null;
}

/** @type {Record<string, string>} */
const EMBLEMS = {
  buy: "florin",
  play: "ui-hand",
  sell: "sell",
  treachery: "sell",
  operations: "action",
  operations_both: "action",
  free_operations: "action",
  fair: "fair",
  free_fair: "fair",
  declare: "laurel",
  activate: "os-comet",
  torch: "os-torch",
  reprisal: "os-peasant-revolt",
  apostasy: "os-apostasy",
  use_apostasy: "os-apostasy",
  pass: "ui-chevron",
  done: "ui-check",
  maid: "pc-queen",
  forgo: "ui-close",
  leave: "ui-close",
  keep: "ui-close",
  stay: "ui-close",
  join: "pc-rook",
  pay: "florin",
  submit: "op-repress",
  secularise: "ri-fort",
};
/** @param {any} choice */
export function emblem({ verb, args }) {
  if (verb === "use" || verb === "cipher") {
    const op = args.operation.slice(10).replace(/_.*/, "");
    return op === "commerce" ? "op-trade" : "op-" + op;
  }
  if (args.piece) {
    const [who, kind] = args.piece.slice(6).split("_");
    return kind === "cube" ? "pc-cube" : `pc-${kind}-${who}`;
  }
  return EMBLEMS[verb] ?? null;
}

/** Who holds an empire, whose vassal it is, the queen and whom it represses. @param {{land: any}} p */
const Reign = ({ land }) =>
  html`<p>
      ${land.holder ? t(land.republic ? "board-republic" : "board-throne", { name: nameOf("seat:" + land.holder) }) : t("board-vacant")}
    </p>
    ${land.suzerain ? html`<p>${t("board-vassal", { land: nameOf("land:" + land.suzerain) })}</p>` : null}${land.queen ? html`<p>${t("board-queen", { name: shortName(land.queen) })}</p>` : null}
    ${
      Object.keys(land.repressed).length
        ? html`<p>
            ${nameOf("zone:repressed_" + land.id)}:${" "}
            ${Object.entries(land.repressed)
              .map(([word, n]) => `${n} × ${nameOf("piece:" + word)}`)
              .join(", ")}
          </p>`
        : null
    }`;

/** @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":"),
    board = view?.board;
  if (kind === "victory") {
    const rows = (view.standing ?? []).map((/** @type {any} */ s) => ({
      seat: s.seat,
      v: s.victories?.find((/** @type {any} */ x) => x.id === id),
    }));
    const card = board?.victories.find((/** @type {any} */ v) => v.id === id);
    return html`${card ? html`<p>${card.active ? t("board-awake", { cost: card.cost }) : t("board-asleep")}</p>` : null}${rows.map((/** @type {any} */ r) => html`<p key=${r.seat}><${Dot} seat=${r.seat} /> ${r.v?.religion ? html`<b>${nameOf("religion:" + r.v.religion)}</b>: ` : null}${(r.v?.needs ?? []).map((/** @type {any} */ n) => `${t(n.text)} ${n.have}${n.missing ? ` (−${n.missing})` : " ✓"}`).join(" · ")}</p>`)}`;
  }
  if (kind === "land") {
    const land = board?.lands.find((/** @type {any} */ l) => l.id === id);
    return land
      ? html`<p>
            ${nameOf("face:" + land.face)} ·${" "}
            ${t("board-face", { face: nameOf("face:" + PRINTED.maps[id].faces.find((/** @type {string} */ f) => f !== land.face)) })}
          </p>
          <${Reign} land=${land} />`
      : null;
  }
  if (kind === "card") {
    const land = board?.lands.find((/** @type {any} */ l) => l.id === id && l.holder),
      sits = bishopsOn(ref, view);
    const space = board?.market
      .flatMap((/** @type {any} */ row) => row.spaces)
      .find((/** @type {any} */ s) => s.card === ref && s.price > 0);
    return land || sits.length || space
      ? html`${space ? html`<p>${t("board-price", { price: space.price, florins: space.florins })}</p>` : null}${land ? html`<${Reign} land=${land} />` : null}${sits.map((r) => html`<p key=${r}><${Icon} n=${"pc-bishop-" + r} class=${"rel-" + r} /> ${nameOf(`piece:${r}_bishop`)}</p>`)}`
      : null;
  }
  if (kind === "city") {
    const city = board?.lands
      .flatMap((/** @type {any} */ l) => l.cities)
      .find((/** @type {any} */ c) => c.id === id);
    return city
      ? html`<p>
          ${city.piece ? nameOf("piece:" + city.piece) : city.covered ? t("board-closed") : city.levy ? t("board-levy", { piece: nameOf("piece:" + city.levy) }) : ""}
        </p>`
      : null;
  }
  if (kind === "border") {
    const piece = board?.borders.find((/** @type {any} */ b) => b.id === id)?.piece;
    return piece ? html`<p>${nameOf("piece:" + piece)}</p>` : null;
  }
  if (kind === "piece") {
    const left = board?.supply?.[id];
    return left === undefined ? null : html`<p>${t("board-supply", { n: left })}</p>`;
  }
  return null;
}

/** A map card by itself, for the museum. @param {{land: any}} p */
const MapCard = ({ land }) =>
  html`<svg
    viewBox=${`-2 -2 ${CARD_W + 4} ${CARD_H + 4}`}
    class="px-map"
    role="group"
    aria-label=${nameOf("land:" + land.id)}
  >
    <${Ground} land=${land} active=${["trebizond", "timbuktu"]} />
    <rect x=".5" y=".5" width=${CARD_W - 1} height=${CARD_H - 1} rx="3" class="frame" />
    <${Throne} land=${land} />
    ${Object.keys(PRINTED.cities)
      .filter((id) => PRINTED.cities[id].map === land.id)
      .flatMap((id) =>
        PRINTED.cities[id].levy[land.face].map(
          (/** @type {string} */ levy, /** @type {number} */ i) => ({
            id: id === "constantinople" ? `${id}_${i + 1}` : id,
            levy,
            piece: null,
            covered: false,
          }),
        ),
      )
      .map(
        (city) => html`<${City} key=${city.id} city=${city} active=${["trebizond", "timbuktu"]} />`,
      )}
  </svg>`;

/** Every card, piece and map card with its faces; thrones and tableaux in every state. */
export function Museum() {
  const men = RELIGIONS.flatMap((r) =>
    ["knight", "rook", "bishop", "pirate"].map((k) => `${r}_${k}`),
  ).concat(Object.keys(FAMILY).map((f) => f + "_cube"));
  const lands = Object.keys(PRINTED.maps),
    bare = { holder: null, republic: false, suzerain: null, queen: null, repressed: {} };
  const empires = Object.keys(PRINTED.empires),
    [lord, vassal] = empires.map((id) => "card:" + id),
    queens = Object.keys(PRINTED.cards)
      .filter((id) => PRINTED.cards[id].kind === "queen")
      .map((id) => "card:" + id);
  return html`<div class="px pxmuseum">
    <svg viewBox="0 0 330 84" class="px-map" role="group" aria-label=${t("game-name")}>
      ${clip}
      <rect width="330" height="84" class="tray" />
      ${men.map((w, i) => html`<g key=${w} transform=${`translate(${25 + 40 * (i % 8)} ${i < 8 ? 22 : 62})`}><${Man} word=${w} /></g>`)}
    </svg>
    <div class="pxmaps">
      ${lands.flatMap((id) => PRINTED.maps[id].faces.map((/** @type {string} */ face) => html`<${MapCard} key=${id + face} land=${{ ...bare, id, face }} />`))}
      ${[{ holder: "A" }, { holder: "B", republic: true }, { holder: "C", queen: queens[0] }, { holder: "D", suzerain: lands[1], repressed: { catholic_knight: 1, islamic_rook: 2, medici_cube: 1 } }].map((state, i) => html`<${MapCard} key=${i} land=${{ ...bare, id: lands[i], face: "secular", ...state }} />`)}
    </div>
    <div class="pxhand">
      ${[2, 3].map(
        (rows) =>
          html`<div key=${rows} class=${"pxrows in" + rows}>
            <section>
              <div class="row">
                <div class="pxstack high3">
                  <${Card}
                    of=${lord}
                    bishops=${["catholic"]}
                    repressed=${["islamic_rook", "medici_cube"]}
                    tile=${true}
                  />
                  <div class="unders">
                    <${Under} of=${queens[0]} icon="pc-queen" view=${null} /><${Under}
                      of=${vassal}
                      icon="vassal"
                      view=${null}
                    />
                  </div>
                </div>
                ${Object.keys(PRINTED.cards)
                  .slice(0, 6)
                  .map(
                    (id) =>
                      html`<div class="pxstack" key=${id}>
                        <${Card} of=${"card:" + id} silenced=${id === "30"} tile=${true} />
                      </div>`,
                  )}
              </div>
            </section>
          </div>`,
      )}
      <section>
        <div class="row">
          <div class="pxstack">
            <${Card}
              of=${lord}
              bishops=${["islamic"]}
              silenced=${true}
              repressed=${["catholic_knight", "fugger_cube"]}
            />
            <div class="unders">
              <${Under} of=${queens[0]} icon="pc-queen" view=${null} /><${Under}
                of=${vassal}
                icon="vassal"
                view=${null}
              />
            </div>
          </div>
          ${Object.keys(PRINTED.cards)
            .filter((id) => PRINTED.cards[id].kind !== "instructions")
            .map(
              (id) => html`<${Card} key=${id} of=${"card:" + id} />`,
            )}${empires.flatMap((id) => [html`<${Card} key=${id} of=${"card:" + id} />`, html`<${Card} key=${id + "r"} of=${"card:" + id} republic=${true} />`])}
        </div>
      </section>
    </div>
  </div>`;
}
