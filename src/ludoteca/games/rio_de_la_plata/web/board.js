// @ts-check
// The board of Rio de la Plata: Buenos Aires with its districts, the panels around it, the river and the ship.
import { html, entity, Icon, Dot, Badge, Tray, ZoomPan, useTravel, useRef, useEffect, useState, shifted, nameOf, t, phone, isLit, news, lazy } from "/static/kit.js";
import { text, use, Piece, Cartouche } from "/static/engraving.js";
import { zone, counter } from "/static/facts.js";
import { PRINTED, WIDTH, HEIGHT, CELL, LEFT, TOP, RIGHT, BOTTOM, COLUMNS, ROWS, SEATS, COLOUR, GOOD_ICON, GRIDS, ALL, SCORE, ENEMY_ICON, OUTSIDE, at, middle, side, edgeLine, roadLine, line, icon, yearX, defs, ground, streets } from "./printed.js";
import { dress, Space, Tile, Wall, Road, Camp, emblems } from "./pieces.js";
import { Order, Pit, Fields, Artisans, Grid, gridHeight, Foes, War, SmallWar, Compass, Ship, Quay, SmallQuay, SmallShip, Store, Office } from "./panels.js";

export { about } from "./lore.js";
/** @param {string} seat */
export const arms = (seat) => ({ colour: COLOUR[seat] ?? "red", letter: seat });
/** Places of choices that name nothing on the board. @param {any} choice */
export function spots(choice) {
  if (choice.verb === "shift") return `place:${choice.args.place}`;
  return choice.verb === "bet" ? "major:fort" : null;
}
/** @param {any} choice */
export const emblem = (choice) => choice.args.building ? "ri-" + choice.args.building.slice(9) : choice.args.good ? GOOD_ICON[choice.args.good.slice(5)] : null;

// ---------------------------------------------------------------- the city

/** The name of a district, what it adds to each of its houses, and its centre. @param {{id: string, view: any}} p */
function District({ id, view }) {
  const d = PRINTED.districts[id], q = "ABCDEFGH".indexOf(d.letter), now = view.board.districts.find((/** @type {any} */ k) => k.id === id);
  const x = LEFT + CELL * 4 * (q % 4) + CELL * 2 + (q === 5 ? -26 : q === 6 ? 26 : 0), y = q < 4 ? TOP - 35 : BOTTOM + 21, [cx, cy] = [LEFT + CELL * d.centre[0], TOP + CELL * d.centre[1]];
  return html`<g ...${entity("district:" + id, { class: `district ${now?.linked ? "linked" : ""}`, quiet: true })} id=${"district-" + id}><circle cx=${cx} cy=${cy} r="11" class="centre" id=${"centre-" + id} /><path d=${`M${cx} ${cy - 8}l2.200 5.800 5.800 2.200-5.800 2.200-2.200 5.800-2.200-5.800-5.800-2.200 5.800-2.200z`} class="dark" />
    <text x=${x} y=${y} font-size="19" text-anchor="middle" class="it">${nameOf("district:" + id)}${now?.value ? html`<tspan class="nm dvalue" dx="7">${now.value > 0 ? "+" : "−"}${Math.abs(now.value)}</tspan>` : null}</text></g>`;
}

/** Groups outside, by the edge they wait at. @param {any} view @returns {Map<string, {size: number, groups: number}[]>} */
function campsOf(view) {
  const out = new Map();
  for (const c of view.board.war?.camps ?? []) out.set(c.edge, [...(out.get(c.edge) ?? []), c]);
  return out;
}

/** The names of the stacks in the city, by space. A view does not name groups: where one place lost what one other gained, a group went there and takes its name along, so that it is seen to travel. @param {any} view @returns {Map<string, string>} */
function useNames(view) {
  const kept = useRef({ view: null, stood: new Map(), names: new Map(), next: 0 }), k = kept.current;
  if (k.view === view) return k.names;
  const stood = new Map(view.board.spaces.filter((/** @type {any} */ s) => s.discs.length).map((/** @type {any} */ s) => [s.id, s.discs.length])), all = [...new Set([...k.stood.keys(), ...stood.keys()])];
  const gain = (/** @type {string} */ id) => (stood.get(id) ?? 0) - (k.stood.get(id) ?? 0), to = all.filter((id) => gain(id) > 0), frm = all.filter((id) => gain(id) < 0);
  const names = new Map();
  for (const id of stood.keys()) names.set(id, to.length === 1 && frm.length === 1 && id === to[0] && !stood.has(frm[0]) ? k.names.get(frm[0]) : k.names.get(id) ?? `stack-${k.next++}`);
  Object.assign(k, { view, stood, names });
  return names;
}

/** What can be chosen on edges and between spaces: the place of a wall or road, or the groups that wait there. @param {{view: any, camps: Map<string, any[]>}} p */
function LitLines({ view, camps }) {
  const refs = new Set(view.menu.flatMap((/** @type {any} */ c) => Object.values(c.args)).filter((/** @type {any} */ v) => /^(edge|road):/.test(String(v))));
  const many = refs.size > 60, cut = many ? 15 : 7;
  return [...refs].map((ref) => {
    const own = entity(ref, { class: "litline", quiet: true });
    if (!isLit(ref) && !/ chosen/.test(own.class)) return null;
    const id = ref.slice(5), l = ref.startsWith("edge") ? edgeLine(id) : roadLine(id), camp = ref.startsWith("edge") ? camps.get(id) : undefined, flat = l[1] === l[3];
    const out = camp ? OUTSIDE[id[0]] : [0, 0], [x, y] = [(l[0] + l[2]) / 2 + out[0], (l[1] + l[3]) / 2 + out[1]], [w, h] = flat ? [camp && camp.length > 1 ? 62 : 40, 44] : [40, camp && camp.length > 1 ? 64 : 44];
    return html`<g key=${ref} ...${own} id=${ref.replace(":", "-")}><path d=${line(l)} class="reach" />${camp ? html`<rect x=${x - w / 2} y=${y - h / 2 - 5} width=${w} height=${h} rx="19" class="camplit" />` : html`<path d=${line(flat ? [l[0] + cut, l[1], l[2] - cut, l[3]] : [l[0], l[1] + cut, l[2], l[3] - cut])} class=${many ? "strokelit fine" : "strokelit"} />`}
      <${Badge} of=${ref} x=${camp ? x + w / 2 - 4 : x} y=${camp ? y - h / 2 - 1 : y} r=${camp ? 9.5 : 8} /></g>`;
  });
}

/** The newest steps of the others in a war, as arrows from space to space. */
function Trails() {
  const steps = news().filter((e) => /^space:/.test(String(e.args.frm)) && /^space:/.test(String(e.args.to)));
  return steps.map((e, i) => {
    const [x, y] = middle(String(e.args.frm).slice(6)), [u, v] = middle(String(e.args.to).slice(6)), far = Math.hypot(u - x, v - y), turn = Math.atan2(v - y, u - x) * 180 / Math.PI;
    return html`<path key=${i} transform=${`translate(${x} ${y}) rotate(${turn})`} d=${`M6-3.500H${far - 30}V-10L${far - 16} 0 ${far - 30} 10V3.500H6Z`} class="trail" />`;
  });
}

/** What may be done with the groups in a war: who may step where, and who may only buy a step. @param {any} view */
function steps(view) {
  const ways = view.menu.filter((/** @type {any} */ c) => c.args.frm && isLit(c.args.to)).map((/** @type {any} */ c) => /** @type {[string, string]} */ ([c.args.frm, c.args.to]));
  const movers = new Set(ways.map(([frm]) => frm)), bought = new Set(view.menu.filter((/** @type {any} */ c) => c.verb === "boost").map((/** @type {any} */ c) => c.args.space));
  return { ways: new Map(ways.map((way) => [way.join(), way])), movers, bought, goals: new Set(ways.map(([, to]) => to)) };
}

/** From a group to where it may step: a pointer on the side between. @param {{way: [string, string], picked: boolean}} p */
function Pointer({ way, picked }) {
  const [[x, y], [u, v]] = way.map((ref) => middle(ref.slice(6)));
  return html`<path transform=${`translate(${(x + u) / 2} ${(y + v) / 2}) rotate(${Math.atan2(v - y, u - x) * 180 / Math.PI}) scale(${picked ? 1.35 : 1})`} d="M-5.500-8.500 9 0-5.500 8.500Z" class="pointer" />`;
}

/** @param {{view: any}} p */
function City({ view }) {
  const told = Object.values(view.prompt?.args ?? {}), names = useNames(view);
  const b = view.board, camps = campsOf(view), { ways, movers, bought, goals } = steps(view);
  const cells = ALL.map((id) => { const [c, r] = at(id), kind = PRINTED.map[r][c], own = entity("space:" + id, { class: `cellc ${kind === "P" ? "plaza" : "d" + kind}`, quiet: true }); return { id, own, x: LEFT + CELL * c, y: TOP + CELL * r }; });
  const picked = new Set(cells.filter(({ own }) => / chosen/.test(own.class)).map(({ id }) => "space:" + id));
  const ring = (/** @type {string} */ ref) => picked.has(ref) ? "picked" : goals.has(ref) && !movers.has(ref) && !bought.has(ref) ? (picked.size ? "" : null) : bought.has(ref) && !movers.has(ref) ? "price" : "";
  return html`<g id="city" class=${b.war ? "atwar" : ""}><rect x=${LEFT} y=${TOP} width=${CELL * COLUMNS} height=${CELL * ROWS} class="paper" />
    ${cells.map(({ id, own, x, y }) => html`<rect key=${id} ...${own} id=${"space-" + id} x=${x} y=${y} width=${CELL} height=${CELL} />`)}
    ${streets}${Object.keys(PRINTED.districts).map((id) => html`<${District} key=${id} id=${id} view=${view} />`)}
    <g class="printed">${PRINTED.south.map((/** @type {any} */ [c, r, s]) => html`<${Wall} l=${side(c, r, s)} />`)}</g>
    ${b.walls.map((/** @type {string} */ id) => html`<g key=${id} ...${entity("edge:" + id, { class: "laid", quiet: true })} id=${"edge-" + id}><${Wall} l=${edgeLine(id)} /></g>`)}${b.roads.map((/** @type {string} */ id) => html`<g key=${id} ...${entity("road:" + id, { class: "laid", quiet: true })} id=${"road-" + id}><${Road} l=${roadLine(id)} /></g>`)}
    <g class="printed">${cells.filter(({ own }) => / recent/.test(own.class)).map(({ id, x, y }) => html`<rect key=${id} x=${x + 3} y=${y + 3} width=${CELL - 6} height=${CELL - 6} rx="5" class="trace" />`)}
      ${cells.filter(({ id }) => told.includes("space:" + id)).map(({ id, x, y }) => html`<rect key=${id} x=${x + 2} y=${y + 2} width=${CELL - 4} height=${CELL - 4} rx="5" class="named" />`)}<${Trails} />
      ${b.spaces.map((/** @type {any} */ s) => html`<${Space} key=${s.id} s=${s} name=${names.get(s.id)} enemy=${b.war?.enemy} attacker=${b.war?.attacker} />`)}
      ${[...camps].map(([edge, own]) => html`<${Camp} key=${edge} edge=${edge} camps=${own} l=${edgeLine(edge)} enemy=${b.war.enemy} />`)}
      ${cells.filter(({ id }) => isLit("space:" + id) || picked.has("space:" + id)).map(({ id, x, y }) => html`<g key=${id}>${ring("space:" + id) === null ? null : html`<rect x=${x + 2} y=${y + 2} width=${CELL - 4} height=${CELL - 4} rx="4" class=${"ringlit " + ring("space:" + id)} />`}<${Badge} of=${"space:" + id} x=${x + 11} y=${y + 11} r=${10} /></g>`)}
      ${[...ways.values()].filter(([frm, to]) => (picked.size ? picked.has(frm) || picked.has(to) : isLit(frm))).map((way) => html`<${Pointer} key=${way.join()} way=${way} picked=${picked.has(way[0])} />`)}</g>
    <${LitLines} view=${view} camps=${camps} /></g>`;
}

// ---------------------------------------------------------------- the tracks around

/** Score markers: several on one space lie like a fan, each letter to be seen. @param {{view: any}} p */
function Score({ view }) {
  /** @type {Map<number, string[]>} */
  const on = new Map();
  for (const s of view.board.order) { const i = ((counter(view, "vp", s) % 100) + 100) % 100; on.set(i, [...(on.get(i) ?? []), s]); }
  return html`<g class="printed">${SCORE.map(([x, y, w, h], i) => html`<rect x=${x} y=${y} width=${w} height=${h} class=${i % 5 ? "cell" : "cell2"} id=${`score-${i}`} />${text(x + w / 2, y + h / 2 + 6, i, 18, i % 5 ? "soft" : "nm")}`)}
    ${[...on].map(([i, seats]) => {
      const [x, y, w, h] = SCORE[i], flat = w > 30.5, gap = 18, first = -gap * (seats.length - 1) / 2, clear = seats.length > 2 && (i < 3 || i > 96) ? -first : 0;
      return html`${seats.length > 2 ? html`<rect x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} class="tied" />` : null}${seats.map((s, n) => { const away = first + gap * n + (i < 3 ? clear : -clear); return html`<${Piece} key=${s} name=${"score-" + s} x=${x + w / 2 + (flat ? away : 0)} y=${y + h / 2 + (flat ? 0 : away)}><circle r="12" class=${`body disc pl-${COLOUR[s]}`} />
        <g class=${`token pl-${COLOUR[s]}`}>${text(flat && n < seats.length - 1 ? -3 : 0, flat || n === seats.length - 1 ? 5.500 : 2.500, s, 18, "nm ink")}</g></${Piece}>`; })}`;
    })}</g>`;
}

/** @param {{view: any}} p */
function Years({ view }) {
  const [first, last, short] = PRINTED.years, end = first + counter(view, "turns") - 1;
  return html`<g><rect x="44" y="12" width=${WIDTH - 88} height="56" rx="4" class="panelp" />${Array.from({ length: last - first + 1 }, (_, i) => first + i).map((y) => html`<g key=${y} ...${entity("year:" + y, { class: y > end ? "beyond" : "", quiet: true })}>
      <rect x=${yearX(y)} y="18" width="44" height="44" rx="4" class=${`${y === short || y === end ? "cell2" : "cell"} ${String(y) === view.board.year ? "nowyear" : ""}`} id=${`year-${y}`} />${text(yearX(y) + 22, 46, y, 18, "nm")}
      ${(PRINTED.gaps[y] ?? []).map((/** @type {string} */ q, /** @type {number} */ i, /** @type {string[]} */ all) => icon(ENEMY_ICON[q], yearX(y) + 57.6, 40 + (all.length === 1 ? 0 : -13 + 26 * i), 25))}</g>`)}
    <g class="printed">${view.board.ship.back ? html`<${Piece} name="ship-back" x=${yearX(Number(view.board.ship.back)) + 22} y=${66}><circle r="12" class="body enemy" />${icon("ri-ship", 0, 0, 17, "onenemy")}</${Piece}>` : null}
    <${Piece} name="year" x=${yearX(Number(view.board.year)) + 22} y=${14}><path d="M-11-6H11L0 7z" class="dark" /></${Piece}></g></g>`;
}

/** @param {{view: any}} p */
function River({ view }) {
  const standing = zone(view, "standing"), fx = LEFT + 7 * CELL, qx = LEFT + 12 * CELL, b = view.board;
  const major = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ w, /** @type {number} */ size) => html`<g ...${entity("major:" + id, { class: "outwork", quiet: true })}><rect x=${x} y=${BOTTOM + 8} width=${w} height="58" rx="4" class=${standing.includes("major:" + id) ? "tile" : "slot"} />
    ${standing.includes("major:" + id) ? icon("ri-" + id, x + w / 2, BOTTOM + 37, size) : text(x + w / 2, BOTTOM + 44, nameOf("major:" + id), 19, "it soft")}</g>`;
  return html`<g class="printed"><${Cartouche} x=${60} y=${750} w=${250} h=${72} />${text(185, 785, t("game-name"), 22, "title")}${text(185, 808, "Buenos Aires, 1580–1599", 18, "it soft")}</g>
    <g transform="translate(46 838)"><${Foes} view=${view} /></g><g transform="translate(606 896)"><${Compass} r=${58} /></g>
    ${b.war ? html`<g transform="translate(682 762)"><${War} view=${view} /></g>` : html`<g class="printed" aria-hidden="true">${text(730, 812, "Río de la Plata", 42, "it rivername")}${use("eg-ship", 762, 890, 74)}${use("eg-ship", 880, 862, 46)}</g>`}
    <g transform=${`translate(${qx - 20} 764)`}><${Quay} view=${view} w=${98} h=${196} /></g>${major("fort", fx, 2 * CELL, 46)}${major("port", qx, CELL, 42)}<g transform="translate(1082 694)"><${Ship} view=${view} /></g>`;
}

/** The panels left of the city. @type {[string, number, any][]} */
const WORKS = [["order", 80, Order], ["quarry", 192, (/** @type {any} */ p) => html`<${Pit} ...${p} pit="quarry" />`], ["forest", 304, (/** @type {any} */ p) => html`<${Pit} ...${p} pit="forest" />`],
  ["fields", 416, (/** @type {any} */ p) => html`<${Fields} ...${p} h=${128} />`], ["artisans", 552, (/** @type {any} */ p) => html`<${Artisans} ...${p} h=${134} />`]];

/** @param {{view: any}} p */
export function Board({ view }) {
  const root = useTravel(view);
  if (phone.value) return html`<${SmallBoard} view=${view} />`;
  return html`<div class="ri map-whole"><${ZoomPan} most=${5}><svg ref=${root} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} class="map-board ri-map" role="group" aria-label=${t("game-name")}>${defs}<defs>${emblems}</defs>${ground}<${Years} view=${view} />
    ${WORKS.map(([id, y, Own]) => html`<g key=${id} transform=${`translate(46 ${y})`}><${Own} view=${view} /></g>`)}${view.board.grids.map((/** @type {any} */ g) => html`<g key=${g.id} transform=${`translate(${GRIDS[g.id].join(" ")})`}><${Grid} grid=${g} view=${view} /></g>`)}
    <${River} view=${view} /><${City} view=${view} /><${Score} view=${view} /></svg></${ZoomPan}></div><div class="ri-tray"><${Tray} /></div>`;
}

// ---------------------------------------------------------------- a small screen: the city, and below it everything else in a row

/** The part of the board that a small screen shows as its map. */
const NEAR = [LEFT - 34, TOP - 56, RIGHT - LEFT + 60, BOTTOM - TOP + 132];
/** @param {{w: number, label: string, children?: any}} p */
const Strip = (p) => html`<svg viewBox=${`-3 -7 ${p.w + 10} 114`} width=${p.w + 10} class="map-board" role="group" aria-label=${p.label}>${p.children}</svg>`;

/** The city in few strokes; without letters it is the small picture, on which what can be chosen is marked. @param {{view: any, letters?: boolean}} p */
function Plan({ view, letters }) {
  const b = view.board, lines = letters ? [] : [...new Set(view.menu.flatMap((/** @type {any} */ c) => Object.values(c.args)))].filter((v) => /^(edge|road):/.test(String(v)) && isLit(String(v)));
  return html`<rect x=${NEAR[0]} y=${NEAR[1]} width=${NEAR[2]} height=${NEAR[3]} class="pampa" />
    ${ALL.map((id) => { const [c, r] = at(id), kind = PRINTED.map[r][c], ref = "space:" + id, cls = `cellc ${kind === "P" ? "plaza" : "d" + kind} ${letters && isLit(ref) ? "dotlit" : ""}`; return html`<rect key=${id} ...${letters ? entity(ref, { class: cls, quiet: true }) : { class: cls }} x=${LEFT + CELL * c} y=${TOP + CELL * r} width=${CELL} height=${CELL} />`; })}
    <g class=${`printed ${b.war ? "atwar" : ""}`}><path d=${`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} class="rule2" />${b.walls.map((/** @type {string} */ id) => html`<path key=${id} d=${line(edgeLine(id))} class="wall1" />`)}<path d=${`M${LEFT} ${BOTTOM}H${RIGHT}`} class="wall1" />${b.roads.map((/** @type {string} */ id) => html`<path key=${id} d=${line(roadLine(id))} class="road0" />`)}
    ${b.spaces.map((/** @type {any} */ s) => { const [x, y] = middle(s.id), top = s.discs[s.discs.length - 1], own = s.owner === "none" ? "neutral" : dress(s.owner);
      return html`<g key=${s.id}>${s.building !== "none" ? html`<g class=${own}><rect x=${x - 25} y=${y - 25} width="50" height="50" rx="4" class="body block" />${letters && !top ? icon("ri-" + s.building, x, y, 42, s.owner === "none" ? "" : "onplayer") : null}</g>` : null}
        ${top ? html`<g class=${"token " + dress(top)}><circle cx=${x} cy=${y} r="27" class="body disc" />${letters ? text(x, y + 13, (top === "enemy" ? "" : top === "shadow" ? "S" : top) + (s.discs.length > 1 || top === "enemy" ? s.discs.length : ""), 39, "nm ink") : null}</g>` : null}</g>`; })}
    ${[...campsOf(view)].map(([edge, own]) => { const l = edgeLine(edge), [x, y] = [(l[0] + l[2]) / 2, (l[1] + l[3]) / 2]; return html`<g key=${edge} class="token enemy"><circle cx=${x} cy=${y} r="27" class="body disc" />${letters ? text(x, y + 13, own.reduce((n, c) => n + c.size * c.groups, 0), 39, "nm ink") : null}</g>`; })}
    ${letters ? null : ALL.filter((id) => isLit("space:" + id)).map((id) => html`<circle key=${id} cx=${middle(id)[0]} cy=${middle(id)[1]} r="19" class="beacon" />`)}${lines.length > 60 ? null : lines.map((ref) => html`<path key=${ref} d=${line(ref.startsWith("edge") ? edgeLine(ref.slice(5)) : roadLine(ref.slice(5)))} class="beaconline" />`)}</g>`;
}

/** The whole city in small with the part that is seen; a press shows all of it. @param {{view: any, turn: () => void}} p */
function Locator({ view, turn }) {
  const frame = useRef(/** @type {any} */ (null)), moved = shifted.value;
  useEffect(() => {
    const board = frame.current?.closest(".ri"), map = board?.querySelector(".ri-map")?.getBoundingClientRect(), seen = board?.querySelector(".zoompan")?.getBoundingClientRect();
    const k = map?.width ? NEAR[2] / map.width : 0, part = seen ? [NEAR[0] + (seen.left - map.left) * k, NEAR[1] + (seen.top - map.top) * k, Math.min(NEAR[2], seen.width * k), Math.min(NEAR[3], seen.height * k)] : NEAR;
    ["x", "y", "width", "height"].forEach((name, i) => frame.current?.setAttribute(name, String(part[i])));
  }, [moved, view]);
  return html`<button type="button" class="ri-locator" aria-label=${t("board-whole")} onClick=${turn}><svg viewBox=${NEAR.join(" ")} class="map-board" aria-hidden="true"><${Plan} view=${view} /><rect ref=${frame} class="seen" /></svg><${Icon} n="ui-zoom-out" /></button>`;
}

/** The city near enough to read and touch. @param {{view: any}} p */
function NearMap({ view }) {
  const root = useTravel(view);
  return html`<${ZoomPan} most=${4}><svg ref=${root} viewBox=${NEAR.join(" ")} class="map-board ri-map" role="group" aria-label=${t("game-name")}>${ground}
    <g class="printed">${["fort", "port"].filter((m) => zone(view, "standing").includes("major:" + m)).map((m) => html`<${Tile} key=${m} kind=${m} x=${LEFT + (m === "fort" ? 8 : 12.5) * CELL} y=${BOTTOM + 46} />`)}</g><${City} view=${view} /></svg></${ZoomPan}>`;
}

/** @param {{view: any}} p */
function SmallBoard({ view }) {
  const row = useRef(/** @type {HTMLElement|null} */ (null)), b = view.board, [wish, setWish] = useState(/** @type {boolean|null} */ (null));
  // While nothing in the city can be chosen, all of it is shown; otherwise it is near enough to touch. The player may turn it round.
  const whole = wish ?? !view.menu.some((/** @type {any} */ c) => Object.values(c.args).some((v) => /^(space|edge|road):/.test(String(v))));
  useEffect(() => setWish(null), [view.prompt?.key]);
  useEffect(() => {
    // What can be chosen must be seen: when none of it is in the row's window, the row goes to the first.
    const box = row.current?.getBoundingClientRect(), lit = [...(row.current?.querySelectorAll(".lit") ?? [])].map((el) => el.getBoundingClientRect());
    if (!row.current || !box || !lit.length || lit.some((r) => r.left >= box.left && r.right <= box.right)) return;
    row.current.scrollLeft += lit[0].left - box.left - 20;
  });
  return html`<div class="ri ri-small"><svg width="0" height="0" class="ri-defs" aria-hidden="true">${defs}<defs>${emblems}</defs></svg>
    ${whole ? html`<svg viewBox=${NEAR.join(" ")} class="map-board ri-whole" role="group" aria-label=${t("game-name")}><${Plan} view=${view} letters=${true} /></svg>` : html`<${NearMap} view=${view} />`}
    <div class="ri-row" ref=${row} tabIndex="0" role="group" aria-label=${t("ui-board")}>
      ${["done", "confirm", "hold", "keep"].some((verb) => isLit("do:" + verb)) ? html`<${Strip} w=${104} label=${t("board-on")}><g transform="translate(52 52)"><${Compass} r=${44} /></g></${Strip}>` : null}
      ${whole ? html`<button type="button" class="ri-locator near" aria-label=${t("board-whole")} onClick=${() => setWish(false)}><${Icon} n="ui-zoom-in" /></button>` : html`<${Locator} view=${view} turn=${() => setWish(true)} />`}
      ${b.war ? html`<${Strip} w=${320} label=${t("board-round")}><${SmallWar} view=${view} /></${Strip}>` : null}<${Strip} w=${104} label=${t("counter-year")}><g class="yearsheet"><rect width="104" height="104" rx="5" class="panelp" />${text(52, 30, b.year, 25, "title")}${text(52, 50, `${counter(view, "turn")}/${counter(view, "turns")}`, 17, "soft")}
        ${["indians", "corsairs"].map((id, i) => html`<g key=${id} ...${entity("enemy:" + id, { quiet: true })} transform=${`translate(${22 + 47 * i} 78)`}><circle r="13" class="body enemy" />${icon(ENEMY_ICON[id], 0, 0, 18, "onenemy")}${text(22, 7, counter(view, id) || "–", 19, "nm")}</g>`)}</g></${Strip}>
      ${view.seat ? html`<${Strip} w=${250} label=${t("board-store")}><${Store} view=${view} seat=${view.seat} /></${Strip}>` : null}
      <${Strip} w=${204} label=${t("zone-order")}><${Order} view=${view} /></${Strip}>${["quarry", "forest"].map((pit) => html`<${Strip} key=${pit} w=${204} label=${nameOf("pit:" + pit)}><${Pit} view=${view} pit=${pit} /></${Strip}>`)}
      <${Strip} w=${204} label=${t("counter-fields")}><${Fields} view=${view} h=${104} /></${Strip}><${Strip} w=${204} label=${t("counter-artisans")}><${Artisans} view=${view} h=${104} /></${Strip}>
      ${b.grids.map((/** @type {any} */ g) => html`<${Strip} key=${g.id} w=${232} label=${nameOf("major:" + g.id)}><g transform=${`translate(0 ${(104 - gridHeight(g)) / 2})`}><${Grid} grid=${g} view=${view} /></g></${Strip}>`)}<${Strip} w=${136} label=${t("board-quay")}><${SmallQuay} view=${view} /></${Strip}><${Strip} w=${250} label=${t("board-hold")}><${SmallShip} view=${view} /></${Strip}>
      ${Object.keys(PRINTED.offices).map((id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} />`)}</div></div><div class="ri-tray near"><${Tray} /></div>`;
}

// ---------------------------------------------------------------- offices, players, standing

/** @param {{of: string, view?: any}} p */
export const Card = ({ of, view }) => of.startsWith("office:") && view ? html`<${Office} of=${of} view=${view} />` : html`<span ...${entity(of, { text: true, class: "chip small" })}>${nameOf(of)}</span>`;
/** The twelve offices lie below the board; a phone has room to tell what each does. @param {{view: any}} p */
export const Hand = ({ view }) => html`<div class="rioffices">${Object.keys(PRINTED.offices).map((id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} told=${phone.value} />`)}</div>`;

const SHOWN = /** @type {[string, string][]} */ ([["hand", "ri-worker"], ["stone", "ri-stone"], ["wood", "ri-wood"], ["fine", "ri-goods"], ["silver", "ri-silver"]]);
/** What a player has. The goods of the one who looks can be clicked where one is to be given, the workers where one is to be hired. @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const held = zone(view, "held", seat), mine = view.seat === seat;
  const own = (/** @type {string} */ id) => mine ? entity(id === "hand" ? "do:hire" : "good:" + id, { text: true, class: "mine" }) : {};
  return html`<div class="riseat"><ul>${SHOWN.map(([id, n]) => html`<li key=${id} title=${t(`counter-${id}`)}><span ...${own(id)}><${Icon} n=${n} class=${"good-" + id} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></span></li>`)}
    ${["houses", "huts"].map((id) => html`<li key=${id} title=${t("zone-" + id)}><${Icon} n=${id === "huts" ? "ri-hut" : "ri-house"} /><span class="sr">${t("zone-" + id)}</span><b class="num">${zone(view, id, seat).length}</b></li>`)}</ul><span class="vp"><b class="num">${counter(view, "vp", seat)}</b> ${t("counter-vp")}</span>
    ${view.waiting?.some((/** @type {any} */ w) => w.seat === seat && w.key === "PlaceTurn") ? html`<p class="placed">${t("board-placed", { n: view.board.placed, most: view.board.most_placed })}</p>` : null}
    ${held.length ? html`<div class="front">${held.map((/** @type {string} */ o) => html`<span key=${o} ...${entity(o, { class: "who" })}>${nameOf(o)}</span>`)}</div>` : null}</div>`;
}

const SOURCES = /** @type {[string, string][]} */ ([["houses", "ri-house"], ["offices", "ri-of-governor"], ["works", "ri-palace"], ["cargo", "ri-ship"], ["silver", "ri-silver"]]);
/** What each has on the track, and what else he may count on at the end. */
/** @param {{view: any}} p */
export function Radar({ view }) {
  const rows = (view.standing ?? []).map((/** @type {any} */ r, /** @type {number} */ i) => ({ seat: SEATS[i], ...r })), most = Math.max(20, ...rows.map((/** @type {any} */ r) => r.score));
  return html`<h2 class="rih">${t("ui-standing")}<small>${view.board.year} · ${counter(view, "turn")}/${counter(view, "turns")}</small></h2><ul class="ribars">${rows.map((/** @type {any} */ r) => html`<li key=${r.seat} class=${"pl-" + COLOUR[r.seat]}><${Dot} seat=${r.seat} />
    <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="9" class="bg" /><rect width=${Math.max(0, 100 * r.score / most)} height="9" class="more" /><rect width=${Math.max(0.8, 100 * (r.track ?? r.score) / most)} height="9" class="fg" /></svg>
    ${SOURCES.some(([id]) => r[id]) ? html`<span class="from"><span title=${t("term-track")}>${r.track ?? r.score}</span>${SOURCES.filter(([id]) => r[id]).map(([id, n]) => html`<span key=${id} title=${t("term-" + id)}>+<${Icon} n=${n} class=${"good-" + id} /><span class="sr">${t("term-" + id)}</span>${r[id]}</span>`)}</span>` : null}<b class="num">${r.score}</b></li>`)}</ul>`;
}

export const Museum = lazy(() => import("./museum.js"), "Museum");
