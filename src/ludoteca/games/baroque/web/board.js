// @ts-check
// The board of Baroque: the Holy Roman Empire about 1650, drawn from map.json (made by tools/boards/baroque.py).
import { html, entity, Icon, Shield, Dot, Badge, ZoomPan, useTravel, armsOf, nameOf, t, has, attribute, phone, isLit } from "/static/kit.js";
import { text, use, Piece, lines, wrap, Sea, Cartouche, Rose } from "/static/engraving.js";
import { zone, counter, Bars } from "/static/facts.js";
import { Defs, Token } from "./pieces.js";

const MAP = await (await fetch(new URL("./map.json", import.meta.url))).json();
const WIDTH = 1850, HEIGHT = 1264, LEFT = 46, TOP = 46, MAP_WIDTH = 1577, MAP_HEIGHT = 1172;
/** @type {Record<string, {colour: string, letter: string}>} */
const ARMS = {
  brandenburg: { colour: "red", letter: "B" }, austria: { colour: "green", letter: "A" },
  palatinate: { colour: "yellow", letter: "P" }, spanish_netherlands: { colour: "blue", letter: "S" },
};
/** @type {Record<string, string>} */
const KIND_ICON = {
  architect: "ba-city", bishop: "ba-diocese", politician: "ba-influence", general: "ba-general", painter: "ui-star", baroque: "ba-composer",
  capitalism: "florin", power: "ba-army", event: "ba-war", assassin: "ba-war-truce", divine_intervention: "ui-sun", traitor: "ui-eye",
};
const ABROAD = /** @type {[string, number, number, number][]} */ ([
  ["abroad-poland", 1452, 360, 30], ["abroad-lithuania", 1543, 292, 21], ["abroad-hungary", 1480, 860, 30], ["abroad-croatia", 1300, 1180, 22], ["abroad-venice", 960, 1170, 26],
  ["abroad-grisons", 790, 1110, 22], ["abroad-switzerland", 560, 1090, 28], ["abroad-france", 150, 860, 32], ["abroad-united_provinces", 300, 350, 22], ["abroad-denmark", 800, 110, 22],
  ["abroad-sweden", 1152, 72, 21]]);
const SEAS = /** @type {[string, number, number, number][]} */ ([["water-north_sea", 420, 150, 36], ["water-baltic", 1290, 110, 32], ["water-adriatic", 1080, 1205, 24]]);
const MARKS = ["mark-value", "mark-elector", "mark-diocese", "mark-port", "mark-hammer"];

/** @param {any} view @param {string} seat */
const playerOf = (view, seat) => (view.board.players ?? []).find((/** @type {any} */ p) => p.seat === seat);
/** @param {string} seat @param {any} view */
export const arms = (seat, view) => ARMS[playerOf(view, seat)?.power] ?? null;

// ---------------------------------------------------------------- the printed map

/** Centre and box of every space of the victory track, clockwise from the upper left corner. */
const VP = (() => {
  const out = [], w = 1663 / 30, h = MAP_HEIGHT / 20, thick = 40;
  for (let i = 0; i < 30; i += 1) out.push([3 + w * i, 3, w, thick]);
  for (let i = 0; i < 20; i += 1) out.push([3 + 1663 - thick, TOP + h * i, thick, h]);
  for (let i = 0; i < 30; i += 1) out.push([3 + 1663 - w * (i + 1), HEIGHT - 43, w, thick]);
  for (let i = 0; i < 20; i += 1) out.push([3, HEIGHT - TOP - h * (i + 1), thick, h]);
  return out;
})();
const SUPPORT = Array.from({ length: 30 }, (_, i) => [1690 + 76 * Math.floor(i / 15), 1206 - 33 * (i % 15), 70, 33]);

/** Sea, water lines, foreign countries: never changes, so it is made once. */
const ground = html`<g clip-path="url(#ba-frame)"><${Sea} land="ba-land" x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} />
  ${Object.values(MAP.foreign).map((d) => html`<path d=${d} fill="none" stroke="var(--sepia)" stroke-dasharray="2 5" />`)}</g>`;
const scenery = html`<g opacity=".55" clip-path="url(#ba-frame)" aria-hidden="true">${MAP.scenery.map((/** @type {any} */ [s, x, y, size]) => use(`eg-${s}`, x, y, size))}</g>`;
const track = html`<g aria-hidden="true"><rect x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} class="rule2" /><rect x="1.5" y="1.5" width="1666" height=${HEIGHT - 3} rx="4" class="rule2" />
  ${VP.map(([x, y, w, h], i) => html`<rect x=${x} y=${y} width=${w} height=${h} class=${i % 5 ? "cell" : "cell2"} id=${`vp-${i}`} />${text(x + w / 2, y + h / 2 + 7, i, 20.5, i % 5 ? "soft" : "nm")}`)}</g>`;

/** @param {{id: string, s: any, view: any}} p */
function Shape({ id, s, view }) {
  const m = MAP.states[id];
  const held = s.control !== "none" ? armsOf(s.control).colour : null;
  return html`<g ...${entity("state:" + id, { class: `place ${m.home ? "major" : ""} ${held ? `held pl-${held}` : ""} ${s.in_play ? "" : "out"}` })} id=${"state-" + id}>
    <path d=${m.d} class=${"ground w" + m.wash} />${held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held})`} />` : null}
    ${s.in_play ? null : html`<path d=${m.d} fill="url(#eg-out)" />`}
    <path d=${m.d} class="band" clip-path=${`url(#ba-clip-${id})`} /><path d=${m.d} class="edge" /></g>`;
}

/** @param {{id: string, view: any}} p */
function Label({ id, view }) {
  const m = MAP.states[id];
  const width = 30 + 26 * m.marks.length;
  const x = m.x - width / 2 + 14, y = m.y + 13;
  const name = nameOf("state:" + id);
  return html`<g class="label" id=${"label-" + id}><circle cx=${x} cy=${y} r="13.5" class="hi ring" />${text(x, y + 7.2, m.value, 21.5, "nm")}
    ${m.marks.map((/** @type {string} */ k, /** @type {number} */ i) => use(`ba-k-${k}`, x + 29 + 26 * i, y, 25))}
    ${lines(name).map((line, i) => text(m.x, m.y + 28 + m.size * (0.76 + 0.96 * i), line, m.size, "nm halo"))}
    <${Badge} of=${"state:" + id} x=${m.x + Math.max(width / 2, 34) + 10} y=${y - 4} r=${14} /></g>`;
}

/** What stands in a state, in reading order. @param {string} id @param {any} s @param {any} view */
function tokens(id, s, view) {
  /** @type {{key: string, width: number, draw: (x: number, y: number) => any}[]} */
  const out = [];
  const add = (/** @type {string} */ key, /** @type {number} */ width, /** @type {any} */ what) => out.push({ key, width, draw: (x, y) => html`<${Piece} key=${key} name=${key} x=${x} y=${y}>${what}</${Piece}>` });
  if (s.control !== "none" && s.home !== s.control) add(`control-${id}`, 30, html`<${Token} kind="shield" seat=${s.control} letter=${true} />`);
  if (s.city === 1) add(`city-${id}`, 36, html`<${Token} kind="city" off=${s.used_city} />`);
  if (s.city === 2) add(`fort-${id}`, 36, html`<${Token} kind="fort" off=${s.used_city} />`);
  if (s.residence) add(`residence-${id}`, 36, html`<${Token} kind="residence" off=${s.used_residence} />`);
  if (s.host === "ottomans") add(`ottomans-${id}`, 36, html`<${Token} kind="ottoman" />`);
  else if (s.armies > 0) add(`army-${s.host}-${id}`, 48, html`<${Token} kind="army" seat=${s.host} count=${s.armies} moved=${s.moved} />`);
  if (s.general) add(`general-${s.general}`, 34, html`<${Token} kind="general" seat=${s.general} />`);
  s.influence.forEach((/** @type {number} */ n, /** @type {number} */ i) => { if (n) add(`influence-${"ABCDEF"[i]}-${id}`, 28, html`<${Token} kind="influence" seat=${"ABCDEF"[i]} count=${n} />`); });
  for (const [who, where] of Object.entries(view.board.composers)) if (where === id) add(`composer-${who}`, 32, html`<${Token} kind="composer" />`);
  if (s.no_income) add(`no-income-${id}`, 30, html`<${Token} kind="nothing" />`);
  const fight = view.board.battle;
  if (fight && fight.state === id) add(`battle-${id}`, 36, html`<${Token} kind="war" />`);
  return out;
}

/** @param {{id: string, s: any, view: any}} p */
function Pieces({ id, s, view }) {
  const m = MAP.states[id];
  const all = tokens(id, s, view);
  if (!all.length) return null;
  /** @type {typeof all[]} */
  const rows = [[]];
  let used = 0;
  for (const token of all) {
    if (used + token.width > m.row && used) { rows.push([]); used = 0; }
    rows[rows.length - 1].push(token);
    used += token.width;
  }
  return rows.map((row, r) => {
    let x = m.x - row.reduce((sum, token) => sum + token.width, 0) / 2;
    return row.map((token) => {
      x += token.width;
      return token.draw(x - token.width / 2, m.py + 37 * r);
    });
  });
}

/** Several markers on one space stand behind one another. @param {{view: any, id: string, cells: number[][], of: (v: number) => number, dx?: number}} p */
function Markers({ view, id, cells, of, dx }) {
  /** @type {Map<number, number>} */
  const on = new Map();
  return (view.board.players ?? []).map((/** @type {any} */ p) => {
    const at = of(counter(view, id, p.seat));
    const nth = on.get(at) ?? 0;
    on.set(at, nth + 1);
    const [x, y, w, h] = cells[at];
    return html`<${Piece} key=${id + p.seat} name=${`${id}-${p.seat}`} x=${x + (dx ?? w / 2) + 9 * nth} y=${y + h / 2 + 7 * nth}><${Token} kind="shield" seat=${p.seat} letter=${true} /></${Piece}>`;
  });
}

/** @param {{x: number, y: number, n: number, id: string, top?: string, seat?: string}} p */
const Deck = (p) => html`<g><rect x=${p.x} y=${p.y} width="71" height="100" rx="5" class="back" /><circle cx=${p.x + 35.5} cy=${p.y + 50} r="21" class="backring" />
  ${text(p.x + 35.5, p.y + 57, p.n, 22, "nm backnum")}<rect x=${p.x + 77} y=${p.y} width="71" height="100" rx="5" class="slot" />
  ${p.top ? html`<g ...${entity(p.top)}><rect x=${p.x + 77} y=${p.y} width="71" height="100" rx="5" class="hi ring" />
    ${wrap(nameOf(p.top), 8).slice(0, 4).map((line, i) => text(p.x + 112.5, p.y + 28 + 19 * i, line, 17, "it"))}</g>` : null}</g>`;

/** @param {{view: any}} p */
function Strip({ view }) {
  const discards = zone(view, "discards"), events = zone(view, "event-discards");
  const wars = zone(view, "wars"), playing = [...zone(view, "event"), ...zone(view, "in-play")];
  return html`<g><rect x="1672.5" y="1.5" width="176" height=${HEIGHT - 3} rx="4" class="cell2" /><rect x="1678" y="7" width="165" height=${HEIGHT - 14} rx="3" class="thin" />
    ${text(1762, 36, t("counter-event-deck"), 19, "sc soft")}<${Deck} x=${1688} y=${46} n=${counter(view, "event-deck")} id="deck-event" top=${events[events.length - 1]} />
    ${text(1762, 180, t("counter-deck"), 19, "sc soft")}<${Deck} x=${1688} y=${190} n=${counter(view, "deck")} id="deck-opportunity" top=${discards[discards.length - 1]} />
    ${text(1762, 324, t("zone-wars"), 20.5, "sc soft")}
    ${[0, 1, 2].map((i) => html`<rect x="1688" y=${334 + 58 * i} width="148" height="52" rx="5" class="slot" id=${`war-${i + 1}`} />
      ${wars[i] ? html`<g ...${entity(wars[i])}><rect x="1688" y=${334 + 58 * i} width="148" height="52" rx="5" class="hi ring" />${use("ba-p-war", 1710, 360 + 58 * i, 30)}
        ${wrap(nameOf(wars[i]), 13).slice(0, 2).map((line, k) => text(1730, 356 + 58 * i + 18 * k, line, 16.5, "it", "start"))}</g>` : null}`)}
    ${text(1762, 532, t("zone-in-play"), 18, "sc soft")}
    ${[0, 1, 2].map((i) => html`<rect x="1688" y=${542 + 44 * i} width="148" height="38" rx="5" class="slot" />
      ${playing[i] ? html`<g ...${entity(playing[i])}><rect x="1688" y=${542 + 44 * i} width="148" height="38" rx="5" class="hi ring" />${text(1762, 567 + 44 * i, wrap(nameOf(playing[i]), 17)[0], 17, "it")}</g>` : null}`)}
    ${use("ba-k-elector", 1762, 692, 30)}${text(1762, 724, t("counter-support"), 20.5, "sc soft")}
    ${SUPPORT.map(([x, y, w, h], i) => html`<rect x=${x} y=${y} width=${w} height=${h} class=${i % 5 ? "cell" : "cell2"} id=${`support-${i}`} />${text(x + 15, y + 23.5, i, 20.5, i % 5 ? "soft" : "nm")}`)}
    <${Markers} view=${view} id="support" cells=${SUPPORT} of=${(/** @type {number} */ v) => Math.min(29, v)} dx=${46} /></g>`;
}

/** @param {{view: any}} p */
function Cartouches({ view }) {
  return html`<g aria-hidden="true"><${Cartouche} x=${1420} y=${418} w=${186} h=${136} />${text(1513, 470, t("game-name"), 40, "title")}
    ${text(1513, 502, t("board-turn", { turn: view.board.turn ?? 0 }), 22, "it soft")}${text(1513, 528, view.board.phase ? t(`phase-${view.board.phase}`) : "", 20, "it soft")}
    <${Cartouche} x=${1404} y=${946} w=${192} h=${222} />
    ${MARKS.map((k, i) => html`${k === "mark-value" ? html`<circle cx="1432" cy=${982 + 38 * i} r="13.5" class="hi ring" />${text(1432, 989.2, 3, 21.5, "nm")}` : use(k.replace("mark", "ba-k"), 1432, 982 + 38 * i, 27)}
      ${text(1453, 989 + 38 * i, t(k), 20, "it", "start")}`)}</g>`;
}

/** @param {{view: any}} p */
export function Board({ view }) {
  const root = useTravel(view);
  const states = Object.entries(view.board.states ?? {});
  if (!states.length) return null;
  const ordered = [...states].sort((a, b) => Number(isLit("state:" + a[0])) - Number(isLit("state:" + b[0])));
  const small = phone.value;
  const box = small ? `${LEFT} ${TOP} ${MAP_WIDTH} ${MAP_HEIGHT}` : `0 0 ${WIDTH} ${HEIGHT}`;
  return html`<div class=${"ba " + (small ? "ba-small" : "map-whole")}><${ZoomPan} most=${5}><svg ref=${root} viewBox=${box} class="map-board ba-map" role="group" aria-label=${t("game-name")}>
    <${Defs} map=${MAP} /><rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" />${ground}
    <g clip-path="url(#ba-frame)">${ordered.map(([id, s]) => html`<${Shape} key=${id} id=${id} s=${s} view=${view} />`)}</g>${scenery}
    <g class="printed">${ABROAD.map(([id, x, y, size]) => text(x, y, t(id), size, "soft sc halo-f"))}${SEAS.map(([id, x, y, size]) => text(x, y, t(id), size, "it soft halo-s"))}
      ${states.map(([id]) => html`<${Label} key=${id} id=${id} view=${view} />`)}</g>
    ${small ? null : html`${track}<${Strip} view=${view} />`}<${Cartouches} view=${view} /><${Rose} x=${150} y=${178} r=${62} /><g opacity=".8" aria-hidden="true">${use("eg-ship", 112, 330, 62)}${use("eg-ship", 1385, 70, 44)}</g>
    <g class="pieces">${states.map(([id, s]) => html`<${Pieces} key=${id} id=${id} s=${s} view=${view} />`)}
      ${small ? null : html`<${Markers} view=${view} id="vp" cells=${VP} of=${(/** @type {number} */ v) => ((v % 100) + 100) % 100} />`}</g></svg></${ZoomPan}>
    ${small ? html`<${Small} view=${view} />` : null}</div>`;
}

/** On a phone: what lies beside the map, in one line. @param {{view: any}} p */
function Small({ view }) {
  return html`<ul class="ba-strip"><li>${t("board-turn", { turn: view.board.turn ?? 0 })}</li>
    ${[...zone(view, "wars"), ...zone(view, "event"), ...zone(view, "in-play")].map((ref) => html`<li key=${ref} ...${entity(ref, { class: "chip small" })}>${nameOf(ref)}</li>`)}</ul>`;
}

// ---------------------------------------------------------------- cards, players, standing

/** @param {string} word */
const plain = (word) => MAP.cards[word] !== undefined ? word : word.replace(/_\d+$/, "");

/** @param {{of: string, view?: any}} p */
export function Card({ of }) {
  if (of.startsWith("back:")) return html`<div ...${entity(of, { text: true, class: `bacard facedown ${of === "back:1" ? "ev" : ""}` })}><span>${nameOf(of)}</span></div>`;
  const word = of.slice(of.indexOf(":") + 1);
  const kind = MAP.cards[plain(word)] ?? "event";
  const [, name, title] = /** @type {string[]} */ (nameOf(of).match(/^(.*?)(?:,? \((.*)\))?$/));
  return html`<div ...${entity(of, { text: true, class: `bacard k-${kind}` })} data-piece=${of}><header><${Icon} n=${KIND_ICON[kind] ?? "action"} /><strong>${name}</strong></header>
    ${title ? html`<small>${title}</small>` : null}<p>${attribute(`card-${word}`, "text")}</p></div>`;
}

/** @param {{view: any, me: string|null}} p */
export function Hand({ view, me }) {
  if (!me) return null;
  const hand = zone(view, "hand", me), front = zone(view, "front", me);
  return html`<div class="bahand"><section aria-label=${t("zone-hand")}>${hand.map((/** @type {string} */ c, /** @type {number} */ i) => html`<${Card} key=${c + i} of=${c} view=${view} />`)}</section>
    ${front.length ? html`<section class="front"><h4>${t("zone-front")}</h4>${front.map((/** @type {string} */ c) => html`<${Card} key=${c} of=${c} view=${view} />`)}</section>` : null}</div>`;
}

const SHOWN = /** @type {[string, string][]} */ ([["florins", "florin"], ["armies", "ba-army"], ["states", "ui-flag"], ["support", "ba-elector"]]);

/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const hand = zone(view, "hand", seat), front = zone(view, "front", seat);
  const player = playerOf(view, seat);
  return html`<div class="baseat"><span class="power">${player?.power && has(`power-${player.power}`) ? t(`power-${player.power}`) : ""}</span><span class="vp"><b class="num">${counter(view, "vp", seat)}</b> ${t("counter-vp")}</span>
    <ul>${SHOWN.map(([id, icon]) => html`<li key=${id} title=${t(`counter-${id}`)}><${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></li>`)}
      <li title=${t("zone-hand")}><${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span><b class="num">${hand.length}</b></li></ul>
    ${front.length ? html`<div class="front">${front.map((/** @type {string} */ c) => html`<span key=${c} ...${entity(c, { class: "who" })}>${nameOf(c).replace(/ \(.*/, "")}</span>`)}</div>` : null}</div>`;
}

/** @param {{view: any}} p */
export const Radar = ({ view }) => html`<${Bars} rows=${(view.standing ?? []).map((/** @type {any} */ r) => ({ seat: r.seat, value: r.vp, label: t("board-radar", { vp: r.vp, electors: r.electors, needed: r.electors_needed }) }))} />`;

/** What the little card tells about a state. @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card") return html`<p>${attribute(`card-${id}`, "text")}</p>`;
  const s = kind === "state" ? view.board.states?.[id] : null;
  if (!s) return null;
  const m = MAP.states[id];
  return html`<p><b class="num">${m.value}</b> ${t("mark-value")}${m.marks.map((/** @type {string} */ k) => ` · ${t(`mark-${k}`)}`)}</p>
    ${s.control !== "none" ? html`<p><${Shield} seat=${s.control} /> ${nameOf("seat:" + s.control)}</p>` : null}
    ${s.armies ? html`<p><${Icon} n="ba-army" /> ${nameOf("host:" + s.host)}: ${s.armies}</p>` : null}`;
}

/** @param {{cards: string[]}} p */
export function Museum() {
  const kinds = ["shield", "army", "general", "influence", "city", "fort", "residence", "composer", "ottoman", "war", "nothing"];
  return html`<div class="ba bamuseum"><svg viewBox="0 0 620 300" class="map-board ba-map" role="group" aria-label=${t("game-name")}><${Defs} map=${MAP} /><rect width="620" height="300" class="paper" />
      ${Object.values(ARMS).map((a, r) => kinds.map((kind, i) => html`<${Piece} key=${kind + r} name=${`museum-${kind}-${r}`} x=${40 + 54 * i} y=${40 + 60 * r}><${Token} kind=${kind} arms=${a} count=${2} letter=${true} moved=${r % 2} /></${Piece}>`))}</svg>
    <div class="bahand">${Object.keys(MAP.cards).map((id) => html`<${Card} key=${id} of=${"card:" + id} />`)}<${Card} of="back:0" /><${Card} of="back:1" /></div></div>`;
}
