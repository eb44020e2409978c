// @ts-check
// The board of Rio de la Plata: Buenos Aires with its districts, the grids around it, the river and the ship.
// What is printed comes from layout.json (made by tools/boards/rio.py).
import { html, entity, Icon, Dot, Badge, ZoomPan, useTravel, armsOf, nameOf, t, phone, isLit } from "/static/kit.js";
import { text, use, Piece, Cartouche, Rose, engravings, wrap } from "/static/engraving.js";
import { zone, counter, Bars } from "/static/facts.js";

const PRINTED = await (await fetch(new URL("./layout.json", import.meta.url))).json();
const WIDTH = 1500, HEIGHT = 1020, CELL = 58, LEFT = 286, TOP = 122, COLUMNS = 16, ROWS = 10;
const RIGHT = LEFT + CELL * COLUMNS, BOTTOM = TOP + CELL * ROWS, SMALL = 31.5;
/** @type {Record<string, string>} */
const COLOUR = { A: "red", B: "yellow", C: "green", D: "black", E: "white" };
const GRIDS = /** @type {Record<string, [number, number]>} */ ({ palace: [1228, 86], cathedral: [1228, 197], fort: [1228, 308], port: [1228, 419], walls: [1228, 530], roads: [1228, 613] });
/** @type {Record<string, string>} */
const GOOD_ICON = { stone: "ri-stone", wood: "ri-wood", fine: "ri-goods", silver: "ri-silver" };

/** @param {string} seat */
export const arms = (seat) => ({ colour: COLOUR[seat] ?? "red", letter: seat });
/** Column and row of a space like "k8". @param {string} id @returns {[number, number]} */
const at = (id) => [id.charCodeAt(0) - 97, Number(id.slice(1)) - 1];
/** Middle of a space. @param {string} id @returns {[number, number]} */
const middle = (id) => { const [c, r] = at(id); return [LEFT + CELL * (c + 0.5), TOP + CELL * (r + 0.5)]; };
/** The line of a side of a space. @param {number} c @param {number} r @param {string} side */
function side(c, r, side) {
  const x = LEFT + CELL * c, y = TOP + CELL * r;
  return /** @type {Record<string, number[]>} */ ({ n: [x, y, x + CELL, y], s: [x, y + CELL, x + CELL, y + CELL], w: [x, y, x, y + CELL], e: [x + CELL, y, x + CELL, y + CELL] })[side];
}
/** @param {string} id "n_e1" */
const edgeLine = (id) => { const [c, r] = at(id.slice(2)); return side(c, r, id[0]); };
/** The line between two spaces. @param {string} id "a1_b1" */
function roadLine(id) {
  const [a, b] = id.split("_").map(at);
  return a[1] === b[1] ? side(Math.min(a[0], b[0]), a[1], "e") : side(a[0], Math.min(a[1], b[1]), "s");
}
/** @param {number[]} l */
const d = (l) => `M${l[0]} ${l[1]}L${l[2]} ${l[3]}`;
/** @param {string} n @param {number} x @param {number} y @param {number} size @param {string} [cls] */
const icon = (n, x, y, size, cls = "") => html`<use href=${"#" + n} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${"ic " + cls} />`;

// ---------------------------------------------------------------- what is printed

const SHORE = `M40 ${BOTTOM + 30}C150 ${BOTTOM + 14} 210 ${BOTTOM + 38} ${LEFT} ${BOTTOM + 26}L${RIGHT} ${BOTTOM + 26}C1290 ${BOTTOM + 42} 1390 ${BOTTOM + 14} 1460 ${BOTTOM + 30}`;
const SCORE = (() => {
  const out = [], h = (HEIGHT - 46) / 27, w = (WIDTH - 16) / 46;
  for (let i = 0; i < 27; i += 1) out.push([8, 8 + h * i, 30, h]);
  for (let i = 0; i < 46; i += 1) out.push([8 + w * i, HEIGHT - 38, w, 30]);
  for (let i = 0; i < 27; i += 1) out.push([WIDTH - 38, HEIGHT - 38 - h * (i + 1), 30, h]);
  return out;
})();
const HOLD = Array.from({ length: 35 }, (_, i) => [1124 + 33 * (i % 7), 806 + 31 * Math.floor(i / 7)]);
/** @param {number} year */
const yearX = (year) => 50 + 71.3 * (year - PRINTED.years[0]);
/** @param {number} v */
const foeX = (v) => 86 + 56 * (v - 2);

const defs = html`<defs>${engravings}<clipPath id="ri-river"><path d=${`${SHORE}V${HEIGHT - 38}H40Z`} /></clipPath>
  <pattern id="ri-furrow" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M0 2h9M0 6.500h9" class="ln" stroke-width=".8" opacity=".5" /></pattern>
  <pattern id="ri-start" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" class="ln" stroke-width="1.600" opacity=".5" /></pattern>
  <pattern id="ri-pave" width="14.500" height="14.500" patternUnits="userSpaceOnUse"><path d="M0 0H14.500M0 7.250H14.500M3.600 0V7.250M10.900 7.250V14.500" class="ln" stroke-width=".8" opacity=".6" /></pattern></defs>`;
const ground = html`<rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" /><rect x="40" y="8" width=${WIDTH - 80} height=${HEIGHT - 46} class="pampa" /><rect x="40" y="8" width=${WIDTH - 80} height=${HEIGHT - 46} fill="url(#ri-furrow)" opacity=".55" />
  <g clip-path="url(#ri-river)"><path d=${`${SHORE}V${HEIGHT - 38}H40Z`} class="river" /><path d=${`${SHORE}V${HEIGHT - 38}H40Z`} fill="url(#eg-sea)" />
    ${[0, 1, 2, 3, 4, 5, 6].map((i) => html`<path d=${SHORE} transform=${`translate(0 ${6 * i + i * i})`} class="ln" fill="none" opacity=${0.95 - 0.12 * i} />`)}</g>`;
const centres = Object.entries(PRINTED.districts).map(([id, x]) => {
  const [cx, cy] = [LEFT + CELL * /** @type {any} */ (x).centre[0], TOP + CELL * /** @type {any} */ (x).centre[1]];
  return html`<g id=${"centre-" + id}><circle cx=${cx} cy=${cy} r="10" class="paper" stroke="var(--ink)" stroke-width="1.400" /><path d=${`M${cx} ${cy - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`} class="dark" /></g>`;
});
const corners = html`<g class="printed" aria-hidden="true">
  ${PRINTED.overlay.map((/** @type {string} */ row, /** @type {number} */ r) => [...row].map((o, c) => { const x = LEFT + CELL * c, y = TOP + CELL * r;
    return o === "S" ? html`<rect x=${x + 6} y=${y + 6} width=${CELL - 12} height=${CELL - 12} rx="3" fill="url(#ri-start)" stroke="var(--sepia)" stroke-width="1.200" stroke-dasharray="4 3" />`
      : o === "L" ? html`<path d=${`M${x + 8} ${y + 18}V${y + 8}h10M${x + CELL - 18} ${y + 8}h10v10M${x + CELL - 8} ${y + CELL - 18}v10h-10M${x + 18} ${y + CELL - 8}h-10v-10`} class="ln" fill="none" stroke-width="1.600" />` : null; }))}
  <rect x=${LEFT + 7 * CELL} y=${TOP + 8 * CELL} width=${2 * CELL} height=${2 * CELL} fill="url(#ri-pave)" />
  <path d=${Array.from({ length: COLUMNS - 1 }, (_, i) => `M${LEFT + CELL * (i + 1)} ${TOP}V${BOTTOM}`).join("") + Array.from({ length: ROWS - 1 }, (_, i) => `M${LEFT} ${TOP + CELL * (i + 1)}H${RIGHT}`).join("")} class="thin" opacity=".6" />
  <path d=${`M${LEFT + CELL * 4} ${TOP}V${BOTTOM}M${LEFT + CELL * 12} ${TOP}V${BOTTOM}M${LEFT + 8 * CELL} ${TOP}V${TOP + 8 * CELL}M${LEFT} ${TOP + 5 * CELL}H${RIGHT}`} class="ln" fill="none" stroke-width="3.400" />
  <rect x=${LEFT + 7 * CELL} y=${TOP + 8 * CELL} width=${2 * CELL} height=${2 * CELL} class="rule2" />
  <circle cx=${LEFT + 8 * CELL} cy=${TOP + 9 * CELL} r="30" class="paper" stroke="var(--sepia)" stroke-width="1.400" />${text(LEFT + 8 * CELL, TOP + 9 * CELL - 1, "Plaza", 19, "it")}${text(LEFT + 8 * CELL, TOP + 9 * CELL + 17, "Mayor", 19, "it")}
  ${centres}<path d=${`M${LEFT} ${BOTTOM}V${TOP}H${RIGHT}V${BOTTOM}`} class="ln" fill="none" stroke-width="2.600" stroke-dasharray="9 6" /></g>`;

/** @param {{x: number, y: number, w: number, h: number, title: any, icon?: string}} p */
const Panel = (p) => html`<rect x=${p.x} y=${p.y} width=${p.w} height=${p.h} rx="5" class="panelp" /><rect x=${p.x + 4} y=${p.y + 4} width=${p.w - 8} height=${p.h - 8} rx="3" class="thin" />
  ${p.icon ? icon(p.icon, p.x + 22, p.y + 20, 24) : null}${text(p.x + (p.icon ? 40 : 14), p.y + 26, p.title, 19, "nm", "start")}`;

/** @param {{l: number[]}} p */
const Wall = ({ l }) => html`<path d=${d(l)} class="wall0" /><path d=${d(l)} class="wall1" /><path d=${d(l)} class="wall2" />`;

// ---------------------------------------------------------------- discs, tiles

/** A stack of discs, the lowest first. @param {{discs: string[], letter?: string, r?: number}} p */
function Stack({ discs, r = 17 }) {
  const top = discs[discs.length - 1];
  return html`<g>${discs.map((who, i) => html`<circle key=${i} cy=${-4 * i} r=${r} class=${`body disc ${who === "enemy" ? "enemy" : who === "shadow" ? "shadow" : "pl-" + COLOUR[who]}`} />`)}
    <g class=${`token ${top === "enemy" ? "enemy" : top === "shadow" ? "shadow" : "pl-" + COLOUR[top]}`}>${text(0, -4 * (discs.length - 1) + r * 0.36, (top === "enemy" ? "" : top === "shadow" ? "S" : top) + (discs.length > 1 ? discs.length : top === "enemy" ? "1" : ""), r * 1.05, "nm ink")}</g></g>`;
}

/** @param {{s: any}} p */
function Space({ s }) {
  const [x, y] = middle(s.id);
  const own = s.owner !== "none" ? COLOUR[s.owner] : null;
  return html`${s.building !== "none" ? html`<g class=${own ? "pl-" + own : ""}><rect x=${x - 24} y=${y - 24} width="48" height="48" rx="4" class=${own ? "tile own" : "tile"} />${icon("ri-" + s.building, x, own ? y - 3 : y, 36, own ? "onplayer" : "")}
      ${own ? html`<g class="token">${text(x + 16, y + 20, s.owner, 16, "nm ink")}</g>` : null}</g>` : null}
    ${s.discs.length ? html`<${Piece} name=${"stack-" + s.id} x=${x + (s.building !== "none" ? 8 : 0)} y=${y + (s.building !== "none" ? -4 : 2)}><${Stack} discs=${s.discs} r=${s.building !== "none" ? 14 : 17} /></${Piece}>` : null}
    ${s.idle ? html`<g transform=${`translate(${x} ${y})`} opacity=".55"><circle r="13" class="body neutral" />${text(0, 5, s.idle, 14, "nm")}</g>` : null}
    ${s.steps ? html`<g transform=${`translate(${x + 20} ${y - 20})`}><circle r="9" class="hi ring" />${text(0, 5, s.steps, 13, "nm")}</g>` : null}`;
}

/** @param {{view: any}} p */
function City({ view }) {
  const b = view.board;
  const lit = [];
  for (let r = 0; r < ROWS; r += 1) for (let c = 0; c < COLUMNS; c += 1) lit.push(String.fromCharCode(97 + c) + (r + 1));
  const edges = new Set([...b.walls, ...(b.war?.camps ?? []).map((/** @type {any} */ k) => k.edge)]);
  return html`<g id="city"><rect x=${LEFT} y=${TOP} width=${CELL * COLUMNS} height=${CELL * ROWS} class="paper" />
    ${lit.map((id) => { const [c, r] = at(id); const k = PRINTED.map[r][c]; return html`<rect key=${id} ...${entity("space:" + id, { class: `cellc ${k === "P" ? "plaza" : "d" + k}`, quiet: true })} id=${"cell-" + id} x=${LEFT + CELL * c} y=${TOP + CELL * r} width=${CELL} height=${CELL} />`; })}
    ${corners}
    <g class="printed">${Object.entries(PRINTED.districts).map(([id, x]) => { const q = "ABCDEFGH".indexOf(/** @type {any} */ (x).letter); const lx = LEFT + CELL * 4 * (q % 4) + CELL * 2 + (q === 5 ? -26 : q === 6 ? 26 : 0); return text(lx, q < 4 ? TOP - 35 : BOTTOM + 21, nameOf("district:" + id) + (b.districts.find((/** @type {any} */ k) => k.id === id)?.linked ? " ✦" : ""), 18, "it"); })}
      ${PRINTED.south.map((/** @type {any} */ [c, r, s]) => html`<${Wall} l=${side(c, r, s)} />`)}${b.walls.map((/** @type {string} */ id) => html`<${Wall} key=${id} l=${edgeLine(id)} />`)}
      ${b.roads.map((/** @type {string} */ id) => html`<g key=${id}><path d=${d(roadLine(id))} class="road0" /><path d=${d(roadLine(id))} class="road1" /></g>`)}</g>
    <g class="printed">${b.spaces.map((/** @type {any} */ s) => html`<${Space} key=${s.id} s=${s} />`)}
      ${(b.war?.camps ?? []).map((/** @type {any} */ k, /** @type {number} */ i) => { const l = edgeLine(k.edge); const out = k.edge[0] === "n" ? [0, -8] : k.edge[0] === "w" ? [-8, 0] : [8, 0]; return html`<${Piece} key=${k.edge + k.size} name=${`camp-${k.edge}-${k.size}`} x=${(l[0] + l[2]) / 2 + out[0]} y=${(l[1] + l[3]) / 2 + out[1]}><${Stack} discs=${Array.from({ length: k.size }, () => "enemy")} r=${15} /></${Piece}>`; })}</g>
    ${lit.filter((id) => isLit("space:" + id)).map((id) => { const [c, r] = at(id); return html`<g key=${id} class="printed"><rect x=${LEFT + CELL * c + 2} y=${TOP + CELL * r + 2} width=${CELL - 4} height=${CELL - 4} rx="4" class="ringlit" /><${Badge} of=${"space:" + id} x=${LEFT + CELL * c + 10} y=${TOP + CELL * r + 10} r=${9} /></g>`; })}
    <${LitLines} view=${view} taken=${edges} /></g>`;
}

/** Edges and road segments that may be chosen. @param {{view: any, taken: Set<string>}} p */
function LitLines({ view }) {
  const refs = new Set();
  for (const choice of view.menu) for (const value of Object.values(choice.args)) if (typeof value === "string" && /^(edge|road):/.test(value) && isLit(value)) refs.add(value);
  return [...refs].map((ref) => { const id = ref.slice(5); const l = ref.startsWith("edge") ? edgeLine(id) : roadLine(id); return html`<g key=${ref} ...${entity(ref, { class: "litline" })}><path d=${d(l)} class="reach" /><path d=${d(l)} class="strokelit" /><${Badge} of=${ref} x=${(l[0] + l[2]) / 2} y=${(l[1] + l[3]) / 2} r=${8} /></g>`; });
}

/** @param {{grid: any}} p */
function Grid({ grid }) {
  const [x, y] = GRIDS[grid.id];
  const m = PRINTED.majors[grid.id];
  return html`<g id=${"major-" + grid.id} class=${grid.built ? "built" : ""}><rect x=${x - 4} y=${y - 6} width="232" height=${grid.cells.length > 4 ? 98 : 70} rx="5" class="panelp" />${icon("ri-" + grid.id.replace(/s$/, ""), x + 12, y + 11, 23)}${text(x + 27, y + 18, nameOf("major:" + grid.id), 19, "nm", "start")}
    ${m.cost.map((/** @type {string} */ g, /** @type {number} */ i) => html`${icon(GOOD_ICON[g], x + 213 - 27 * i, y + 11, 24, "good-" + g)}`)}${m.bonus ? text(x + 213 - 27 * m.cost.length, y + 18, "+" + m.bonus, 18, "nm") : null}
    ${grid.cells.map((/** @type {any} */ c, /** @type {number} */ i) => { const a = x + 1 + SMALL * (i % grid.columns), b = y + 28 + SMALL * Math.floor(i / grid.columns); const w = SMALL - 2.5;
      return html`<g key=${c.id} ...${entity("cell:" + c.id, { class: `gcell ${c.open ? "" : "shut"} f${m.from[i]}`, quiet: true })}><rect x=${a} y=${b} width=${w} height=${w} rx="3" />${text(a + w / 2, b + 21, c.vp, 18, "nm")}
        ${c.disc ? html`<${Piece} name=${"cell-" + c.id} x=${a + w / 2} y=${b + w / 2}><${Stack} discs=${[c.disc]} r=${13} /></${Piece}>` : null}${c.unpaid ? html`<g transform=${`translate(${a + w - 4} ${b + 4})`}><circle r="7" class="owes" />${text(0, 4.5, "!", 12, "nm owest")}</g>` : null}
        <${Badge} of=${"cell:" + c.id} x=${a + 4} y=${b + 4} r=${7} /></g>`; })}</g>`;
}

/** @param {{view: any}} p */
function Works({ view }) {
  const b = view.board;
  const around = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y) => b.order.filter((/** @type {string} */ s) => counter(view, id, s)).map((/** @type {string} */ s, /** @type {number} */ i) => html`<${Piece} key=${s} name=${`${id}-${s}`} x=${x + 42 * i} y=${y}><${Stack} discs=${Array.from({ length: counter(view, id, s) }, () => s)} r=${16} /></${Piece}>`);
  return html`<${Panel} x=${48} y=${80} w=${226} h=${106} title=${t("zone-order")} />
    ${[0, 1, 2, 3, 4].map((i) => html`<circle cx=${77 + 42 * i} cy="150" r="18.500" class="hi thinring" id=${`turn-${i + 1}`} />${b.order[i] ? html`<${Piece} name=${"order-" + b.order[i]} x=${77 + 42 * i} y=${150}><${Stack} discs=${[b.order[i]]} /></${Piece}>` : text(77 + 42 * i, 157, i + 1, 20, "soft")}`)}
    ${["quarry", "forest"].map((pit, k) => html`<g ...${entity("pit:" + pit, { class: "pit", quiet: true })}><${Panel} x=${48} y=${196 + 116 * k} w=${226} h=${106} title=${nameOf("pit:" + pit)} icon=${k ? "ri-wood" : "ri-stone"} /><${Badge} of=${"pit:" + pit} x=${266} y=${204 + 116 * k} r=${11} /></g>
      ${PRINTED.pits[pit].map((/** @type {number} */ n, /** @type {number} */ i) => { const x = 59 + 34.6 * i, y = 232 + 116 * k, who = b.digs.find((/** @type {any} */ g) => g.id === `${pit}_${i + 1}`)?.seat; return html`<g ...${entity(`dig:${pit}_${i + 1}`, { class: "gcell f2", quiet: true })}><rect x=${x} y=${y} width="31.500" height="58" rx="4" />${text(x + 15.7, y + 18, n, 18, "nm soft")}${who && who !== "none" ? html`<${Piece} name=${`dig-${pit}-${i}`} x=${x + 15.7} y=${y + 39}><${Stack} discs=${Array.from({ length: n }, () => who)} r=${13} /></${Piece}>` : null}</g>`; })}`)}
    <${Panel} x=${48} y=${428} w=${226} h=${118} title=${t("counter-fields")} icon="ri-silver" /><rect x="60" y="468" width="202" height="66" rx="4" class="slot" />${text(250, 454, "2 : 1", 19, "nm", "end")}${around("fields", 86, 506)}
    <${Panel} x=${48} y=${556} w=${226} h=${128} title=${t("counter-artisans")} icon="ri-goods" /><rect x="60" y="598" width="202" height="74" rx="4" class="slot" />${text(250, 582, "1 + 1", 19, "nm", "end")}${around("artisans", 86, 640)}`;
}

/** @param {{view: any}} p */
function River({ view }) {
  const b = view.board;
  const standing = zone(view, "standing");
  const fx = LEFT + 7 * CELL, qx = LEFT + 12 * CELL, sx = 1108;
  const cargo = b.ship.cargo.flatMap((/** @type {any} */ c) => Array.from({ length: c.value }, () => c));
  const docked = b.order.filter((/** @type {string} */ s) => counter(view, "quay", s));
  return html`<g class="printed"><rect x=${fx} y=${BOTTOM + 8} width=${2 * CELL} height="58" rx="4" class=${standing.includes("major:fort") ? "tile" : "slot"} />${standing.includes("major:fort") ? icon("ri-fort", fx + CELL, BOTTOM + 37, 46) : text(fx + CELL, BOTTOM + 44, nameOf("major:fort"), 20, "it soft")}
    <rect x=${qx - 20} y="764" width="98" height="196" class="pier" />${Array.from({ length: 14 }, (_, i) => html`<path d=${`M${qx - 20} ${776 + 13 * i}h98`} class="ln" />`)}
    <rect x=${qx} y=${BOTTOM + 8} width=${CELL} height="58" rx="4" class=${standing.includes("major:port") ? "tile" : "slot"} />${standing.includes("major:port") ? icon("ri-port", qx + CELL / 2, BOTTOM + 37, 42) : text(qx + CELL / 2, BOTTOM + 44, nameOf("major:port"), 19, "it soft")}
    ${docked.map((/** @type {string} */ s, /** @type {number} */ i) => html`<${Piece} key=${s} name=${"quay-" + s} x=${qx + 6 + 44 * (i % 2)} y=${800 + 46 * Math.floor(i / 2)}><${Stack} discs=${Array.from({ length: counter(view, "quay", s) }, () => s)} r=${16} /></${Piece}>`)}
    <g opacity=${b.ship.here ? 1 : 0.42}><path d=${`M${sx - 24} 786H${sx + 310}C${sx + 330} 800 ${sx + 338} 770 ${sx + 340} 752L${sx + 326} 850C${sx + 316} 920 ${sx + 290} 962 ${sx + 256} 968H${sx + 36}C${sx} 962 ${sx - 16} 880 ${sx - 24} 786Z`} class="hull" />
      <path d=${`M${sx - 14} 830H${sx + 326}M${sx - 6} 880H${sx + 318}M${sx + 8} 926H${sx + 300}`} class="ln" opacity=".6" /><path d=${`M${sx + 68} 786V726M${sx + 160} 786V706M${sx + 256} 786V720`} class="ln" stroke-width="4" />
      <path d=${`M${sx + 44} 730h52c12 12 12 32 0 44h-52c9-12 9-32 0-44zM${sx + 124} 712h76c15 18 15 42 0 60h-76c11-18 11-42 0-60zM${sx + 224} 726h66c13 14 13 34 0 48h-66c9-14 9-34 0-48z`} class="sail" /><rect x=${sx + 8} y="800" width="247" height="164" rx="4" class="cell2" />
      ${HOLD.slice(0, counter(view, "capacity")).map(([x, y], i) => { const c = cargo[i]; return html`<g class=${c ? "pl-" + COLOUR[c.seat] : ""}><rect x=${x} y=${y} width="29" height="27" rx="3" class=${c ? "tile own" : "cell"} />${c ? icon(GOOD_ICON[c.good], x + 14.5, y + 13.5, 22, "good-" + c.good) : null}</g>`; })}</g>
    ${b.ship.back ? text(sx + 130, 985, "→ " + b.ship.back, 18, "it soft") : null}
    <${Cartouche} x=${66} y=${754} w=${236} h=${70} />${text(184, 788, t("game-name"), 22, "title")}${text(184, 811, "Buenos Aires, 1580–1599", 18, "it soft")}
    <${Rose} x=${606} y=${896} r=${58} />${text(690, 812, "Río de la Plata", 42, "it rivername")}${use("eg-ship", 762, 890, 74)}${use("eg-ship", 880, 862, 46)}
    <rect x="50" y="838" width="478" height="134" rx="5" class="panelp" /><rect x="54" y="842" width="470" height="126" rx="3" class="thin" />${icon("ri-feather", 76, 858, 24)}${text(92, 865, `${t("counter-indians")} ${counter(view, "indians")}`, 18, "nm", "start")}${icon("ri-skull", 252, 858, 24)}${text(268, 865, `${t("counter-corsairs")} ${counter(view, "corsairs")}`, 18, "nm", "start")}
    ${PRINTED.adversary.map((/** @type {any} */ [v, bonus]) => html`<rect x=${foeX(v) - 26} y="874" width="50" height="60" rx="4" class="cell" id=${`adversary-${v}`} />${text(foeX(v) - 1, 892, v, 19, "nm")}${bonus === null ? null : text(foeX(v) - 1, 957, "+" + bonus, 19, "nm soft")}`)}
    ${/** @type {[string, string, number][]} */ ([["indians", "ri-feather", -10], ["corsairs", "ri-skull", 12]]).map(([id, ic, dx]) => html`<${Piece} key=${id} name=${"foe-" + id} x=${foeX(Math.min(9, Math.max(2, counter(view, id)))) + dx} y=${914}><circle r="14" class="body enemy" />${icon(ic, 0, 0, 20, "onenemy")}</${Piece}>`)}</g>`;
}

/** @param {{view: any}} p */
function Tracks({ view }) {
  const [first, last, short] = PRINTED.years;
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  /** @type {Map<number, number>} */
  const on = new Map();
  return html`<g class="printed">${SCORE.map(([x, y, w, h], i) => html`<rect x=${x} y=${y} width=${w} height=${h} class=${i % 5 ? "cell" : "cell2"} id=${`score-${i}`} />${text(x + w / 2, y + h / 2 + 6, i, 17, i % 5 ? "soft" : "nm")}`)}
    <rect x="44" y="12" width=${WIDTH - 88} height="56" rx="4" class="panelp" />${years.map((y) => html`<rect x=${yearX(y)} y="18" width="44" height="44" rx="4" class=${`${y === short ? "cell2" : "cell"} ${String(y) === view.board.year ? "nowyear" : ""}`} id=${`year-${y}`} />${text(yearX(y) + 22, 46, y, 18, "nm")}
      ${(PRINTED.gaps[y] ?? []).map((/** @type {string} */ q, /** @type {number} */ i, /** @type {string[]} */ all) => icon(q === "indians" ? "ri-feather" : "ri-skull", yearX(y) + 57.6, 40 + (all.length === 1 ? 0 : -13 + 26 * i), 25))}`)}
    ${view.board.order.map((/** @type {string} */ s) => { const v = counter(view, "vp", s), i = ((v % 100) + 100) % 100; const n = on.get(i) ?? 0; on.set(i, n + 1); const [x, y, w, h] = SCORE[i]; return html`<${Piece} key=${s} name=${"score-" + s} x=${x + w / 2 + 7 * n} y=${y + h / 2 - 5 * n}><${Stack} discs=${[s]} r=${13} /></${Piece}>`; })}</g>`;
}

/** @param {{view: any}} p */
export function Board({ view }) {
  const root = useTravel(view);
  const small = phone.value;
  const box = small ? `${LEFT - 30} ${TOP - 60} ${CELL * COLUMNS + 60} ${CELL * ROWS + 160}` : `0 0 ${WIDTH} ${HEIGHT}`;
  return html`<div class=${"ri " + (small ? "ri-small" : "map-whole")}><${ZoomPan} most=${5}><svg ref=${root} viewBox=${box} class="map-board ri-map" role="group" aria-label=${t("game-name")}>${defs}${ground}<${Tracks} view=${view} /><${Works} view=${view} />
    ${view.board.grids.map((/** @type {any} */ g) => html`<${Grid} key=${g.id} grid=${g} />`)}<${River} view=${view} /><${City} view=${view} /></svg></${ZoomPan}>${small ? html`<${SmallWorks} view=${view} />` : null}</div>`;
}

/** On a phone the grids lie below the city, in one line that scrolls. @param {{view: any}} p */
const SmallWorks = ({ view }) => html`<div class="ri-grids" tabIndex="0" role="group" aria-label=${t("ui-board")}><b>${view.board.year}</b>${view.board.grids.map((/** @type {any} */ g) => { const [x, y] = GRIDS[g.id]; return html`<svg key=${g.id} viewBox=${`${x - 6} ${y - 8} 236 102`} class="map-board" role="group" aria-label=${nameOf("major:" + g.id)}><${Grid} grid=${g} /></svg>`; })}
  <svg viewBox="46 194 232 226" class="map-board" role="group" aria-label=${nameOf("pit:quarry")}><${Works} view=${view} /></svg></div>`;

// ---------------------------------------------------------------- offices, players, standing

/** @param {{of: string, view: any}} p */
function Office({ of, view }) {
  const id = of.slice(7), o = PRINTED.offices[id];
  const holder = "ABCDE".split("").find((s) => zone(view, "held", s).includes(of));
  const claimed = view.board.claims.find((/** @type {any} */ c) => c.office === id)?.seat;
  return html`<div ...${entity(of, { text: true, class: `rioffice ${holder ? "held pl-" + COLOUR[holder] : ""}` })}><strong>${nameOf(of)}</strong><span><${Icon} n="ri-silver" /><b class="num">${o.cost}</b></span><small>${t("counter-vp")} ≥ ${o.from}</small>${holder || claimed ? html`<${Dot} seat=${holder ?? claimed} />` : null}</div>`;
}
/** @param {{of: string, view?: any}} p */
export const Card = ({ of, view }) => of.startsWith("office:") && view ? html`<${Office} of=${of} view=${view} />` : html`<span ...${entity(of, { text: true, class: "chip small" })}>${nameOf(of)}</span>`;
/** The twelve offices lie below the board. @param {{view: any}} p */
export const Hand = ({ view }) => html`<div class="rioffices">${Object.keys(PRINTED.offices).map((id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} />`)}</div>`;

const SHOWN = /** @type {[string, string][]} */ ([["hand", "ri-worker"], ["stone", "ri-stone"], ["wood", "ri-wood"], ["fine", "ri-goods"], ["silver", "ri-silver"]]);
/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  return html`<div class="riseat"><ul>${SHOWN.map(([id, n]) => html`<li key=${id} title=${t(`counter-${id}`)}><${Icon} n=${n} class=${"good-" + id} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></li>`)}
    <li title=${t("zone-houses")}><${Icon} n="ri-house" /><span class="sr">${t("zone-houses")}</span><b class="num">${zone(view, "houses", seat).length}</b></li></ul><span class="vp"><b class="num">${counter(view, "vp", seat)}</b> ${t("counter-vp")}</span>
    ${zone(view, "held", seat).length ? html`<div class="front">${zone(view, "held", seat).map((/** @type {string} */ o) => html`<span key=${o} ...${entity(o, { class: "who" })}>${nameOf(o)}</span>`)}</div>` : null}</div>`;
}

/** @param {{view: any}} p */
export const Radar = ({ view }) => html`<${Bars} rows=${(view.standing ?? []).map((/** @type {any} */ r, /** @type {number} */ i) => ({ seat: "ABCDEF"[i], value: r.score, label: r.score }))} />`;

/** @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  const s = kind === "space" ? view.board.spaces.find((/** @type {any} */ x) => x.id === id) : null;
  return s ? html`<p>${s.building !== "none" ? nameOf("building:" + s.building) : ""}${s.owner !== "none" ? ` · ${nameOf("seat:" + s.owner)}` : ""}</p>` : null;
}

/** Every tile, piece and office. */
export function Museum() {
  const buildings = ["hut", "house", "stonecutter", "carpenter", "market", "guild", "square", "monument", "garden", "barracks", "church", "palace", "cathedral"];
  const view = { board: { zones: [], claims: [], counters: [] } };
  return html`<div class="ri rimuseum"><svg viewBox="0 0 900 420" class="map-board ri-map" role="group" aria-label=${t("game-name")}>${defs}<rect width="900" height="420" class="paper" />
    ${buildings.map((k, i) => html`<g transform=${`translate(${-LEFT + 10 + 66 * i} ${-TOP + 10})`}><${Space} s=${{ id: "a1", building: k, owner: i < 2 ? "A" : "none", discs: [], idle: 0, steps: 0 }} /></g>`)}
    ${["A", "B", "C", "D", "E", "shadow", "enemy"].map((who, r) => [1, 2, 3].map((n) => html`<g transform=${`translate(${50 + 120 * r} ${120 + 90 * (n - 1)})`}><${Stack} discs=${Array.from({ length: n }, () => who)} /></g>`))}</svg>
    <div class="rioffices">${Object.keys(PRINTED.offices).map((id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} />`)}</div></div>`;
}
