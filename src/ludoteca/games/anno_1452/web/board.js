// @ts-check
// The board of Anno 1452: the principalities of the Empire, drawn from map.json (made by tools/boards/anno.py).
import { html, entity, Icon, Shield, Dot, Badge, ZoomPan, useTravel, armsOf, nameOf, t, attribute, phone } from "/static/kit.js";
import { text, use, Piece, Sea, Cartouche, Rose, engravings } from "/static/engraving.js";
import { zone, counter, Bars } from "/static/facts.js";

const MAP = await (await fetch(new URL("./map.json", import.meta.url))).json();
const { width: WIDTH, height: HEIGHT } = MAP;
/** @type {Record<string, string>} */
const LETTER = { red: "R", blue: "B", green: "G", yellow: "Y" };
/** @type {Record<string, string>} */
const KIND_ICON = { city: "an-city", marriage: "laurel", title: "an-prestige", inheritance: "vassal", special: "ba-war", reaction: "die-6", event: "os-comet" };
const ABROAD = /** @type {[string, number, number][]} */ ([["POLONIA", 920, 300], ["HUNGARIA", 912, 620], ["FRANCIA", 78, 735], ["DALMATIA", 905, 845]]);

/** @param {string} seat @param {any} view */
export const arms = (seat, view) => { const colour = view.board.colours?.[seat]; return colour ? { colour, letter: LETTER[colour] } : null; };
/** @param {any} view */
const seatsOf = (view) => Object.keys(view.board.colours);
/** The dress of an owner: a seat or the passive prince. @param {string|null} owner @param {any} view */
const dress = (owner, view) => owner === "ottokar" ? { colour: view.board.ottokar, letter: "O" } : owner ? armsOf(owner) : null;

// ---------------------------------------------------------------- the map

const ground = html`<g clip-path="url(#an-frame)"><${Sea} land="an-land" x=${10} y=${10} width=${WIDTH - 20} height=${HEIGHT - 20} /></g>`;
const scenery = html`<g opacity=".5" aria-hidden="true"><path d=${MAP.lakes} class="sea" stroke="var(--sepia)" />${MAP.scenery.map((/** @type {any} */ [s, x, y, size]) => use(`eg-${s}`, x, y, size))}</g>`;
const lettering = html`<g class="printed" aria-hidden="true">${text(170, 1010, "Mare Tyrrhenum", 30, "it soft halo-s")}<g transform="rotate(33 716 930)">${text(716, 930, "Mare Hadriaticum", 26, "it soft halo-s")}</g>
  ${ABROAD.map(([word, x, y]) => text(x, y, word, 21, "soft sc halo-f"))}<${Rose} x=${140} y=${1190} r=${62} />${use("eg-ship", 112, 1072, 58)}</g>`;
const defs = html`<defs><path id="an-land" d=${MAP.land} /><clipPath id="an-frame"><rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20} /></clipPath>
  ${Object.entries(MAP.regions).map(([id, r]) => html`<clipPath id=${"an-clip-" + id}><path d=${/** @type {any} */ (r).d} /></clipPath>`)}${engravings}</defs>`;

/** @param {{region: any, view: any}} p */
function Land({ region, view }) {
  const m = MAP.regions[region.id];
  const held = dress(region.holder, view);
  return html`<g ...${entity("region:" + region.id, { class: `place ${held ? `held pl-${held.colour}` : ""}` })} id=${"region-" + region.id}>
    <path d=${m.d} class=${"ground w" + m.wash} />${held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held.colour})`} />` : null}
    <path d=${m.d} class="band" clip-path=${`url(#an-clip-${region.id})`} /><path d=${m.d} class="edge" /></g>`;
}

/** The limit of a region on a shield, with a tower for each city it may hold. @param {{region: any}} p */
function Limit({ region }) {
  const m = MAP.regions[region.id];
  const y = m.y + 10;
  return html`<g class="printed" id=${"shield-" + region.id}>${Array.from({ length: region.towers }, (_, i) => {
      const x = m.x + (i - (region.towers - 1) / 2) * 13;
      return html`<path d=${`M${x - 5} ${y - 16}v-11h3v3h4v-3h3v11z`} class="dark" />`;
    })}<path d=${`M${m.x - 16} ${y - 15}h32v14c0 9-6.500 14-16 18-9.500-4-16-9-16-18z`} class=${"limit l" + m.wash} />${text(m.x, y + 7, region.limit, 22, "nm")}
    ${text(m.x, m.y - 25, nameOf("region:" + region.id), 21, "nm halo")}<${Badge} of=${"region:" + region.id} x=${m.x + 30} y=${y - 4} r=${13} /></g>`;
}

const TEETH = Array.from({ length: 14 }, (_, i) => { const a = (i / 14) * 2 * Math.PI, b = a + 0.24; const p = (/** @type {number} */ r, /** @type {number} */ w) => `${(r * Math.cos(w)).toFixed(1)} ${(r * Math.sin(w)).toFixed(1)}`; return `${i ? "L" : "M"}${p(22, a)}L${p(26.5, a)}L${p(26.5, b)}L${p(22, b)}`; }).join("") + "z";

/** An estate with its city below, its citizens around and its reduced value. @param {{place: any, x: number, y: number, view: any}} p */
function Estate({ place, x, y, view }) {
  const own = dress(place.owner, view);
  const fight = view.board.battle;
  const struck = fight && (fight.target === place.id || fight.origin === place.id);
  const ring = place.city ? 28 : 24;
  return html`<g ...${entity("estate:" + place.id, { class: `slotplace ${own ? `pl-${own.colour}` : ""}`, quiet: !own })} id=${"slot-" + place.id} transform=${`translate(${x} ${y})`}>
    <circle r="30" class="reach" />${own ? null : html`<circle r="19" class="free" />`}
    ${place.city ? html`<path d=${TEETH} class="city" />` : null}
    ${own ? html`<g data-piece=${`estate-${place.id}`}><circle r="17" class="body" /><circle r="13.500" class="inner" />${text(0, 6, own.letter, 18, "nm letter")}
      ${Array.from({ length: place.citizens }, (_, i) => { const a = Math.PI / 2 + (i - (place.citizens - 1) / 2) * 0.62; return html`<rect x=${ring * Math.cos(a) - 6} y=${ring * Math.sin(a) - 6} width="12" height="12" rx="1.500" class="body" />`; })}
      ${place.value < 3 ? html`<g transform="translate(15 -15)"><circle r="10" class="hi ring" />${text(0, 5.5, place.value, 16, "nm")}</g>` : null}</g>` : null}
    ${struck ? html`<circle r="33" class=${fight.target === place.id ? "target" : "origin"} />` : null}<circle r="30" class="halo-ring" /><${Badge} of=${"estate:" + place.id} x=${-24} y=${-24} r=${11} /></g>`;
}

/** @param {{view: any}} p */
function Map_({ view }) {
  const root = useTravel(view);
  return html`<${ZoomPan} most=${5}><svg ref=${root} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} class="map-board an-map" role="group" aria-label=${t("game-name")}>${defs}
    <rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" />${ground}<g clip-path="url(#an-frame)">${view.board.regions.map((/** @type {any} */ r) => html`<${Land} key=${r.id} region=${r} view=${view} />`)}</g>
    ${scenery}${lettering}<rect x="10" y="10" width=${WIDTH - 20} height=${HEIGHT - 20} class="rule2 printed" />
    <g class="printed" aria-hidden="true"><${Cartouche} x=${690} y=${40} w=${296} h=${100} />${text(838, 92, t("game-name"), 46, "title")}${text(838, 122, "Reges et principes", 21, "it soft")}</g>
    ${view.board.regions.map((/** @type {any} */ r) => html`<${Limit} key=${r.id} region=${r} />`)}
    ${view.board.regions.map((/** @type {any} */ r) => r.places.map((/** @type {any} */ place, /** @type {number} */ i) => { const at = MAP.regions[r.id].slots[i]; return at ? html`<${Estate} key=${place.id} place=${place} x=${at[0]} y=${at[1]} view=${view} />` : null; }))}</svg></${ZoomPan}>`;
}

// ---------------------------------------------------------------- the tables beside it

/** @param {{view: any}} p */
function TimeTable({ view }) {
  const track = view.board.track;
  return html`<table class="an-time"><caption>${t("counter-year")}</caption><tbody>${track.rows.map((/** @type {any} */ row) => html`<tr key=${row.id} class=${`${row.id === track.row ? "now" : ""} ${row.id === track.last ? "last" : ""}`} id=${"row-" + row.id}>
    <th scope="row">${row.year}</th><td>${row.coronation ? html`<${Icon} n="an-crown" />` : null}</td>
    ${[0, 1, 2, 3].map((c) => html`<td key=${c} class=${`c ${row.id === track.row && c === track.column ? "here" : ""}`} id=${`time-${row.id}-${c}`}>${row.id === track.row && c === track.column ? html`<span data-piece="hourglass"><${Icon} n="ui-clock" /></span>` : c === 0 ? "·" : c}</td>`)}</tr>`)}</tbody></table>`;
}

/** @param {{view: any}} p */
function Prestige({ view }) {
  const seats = seatsOf(view);
  return html`<table class="an-prestige"><caption>${t("counter-prestige")}</caption><tbody>${Array.from({ length: 21 }, (_, i) => 20 - i).map((v) => html`<tr key=${v} class=${v % 5 ? "" : "five"} id=${"prestige-" + v}><td>${seats.filter((s) => counter(view, "prestige", s) === v).map((s) => html`<span key=${s} data-piece=${"prestige-" + s}><${Dot} seat=${s} /></span>`)}</td><th scope="row">${v}</th></tr>`)}</tbody></table>`;
}

/** @param {{view: any}} p */
function Crowns({ view }) {
  const b = view.board;
  const discards = zone(view, "discards");
  const crown = (/** @type {string} */ icon, /** @type {string|null} */ who) => html`<div class="an-crown"><${Icon} n=${icon} />${who && who !== "ottokar" ? html`<${Shield} seat=${who} />${nameOf("seat:" + who)} <${Icon} n="an-soldier" /><b class="num">${counter(view, "soldiers", who)}</b>` : html`<span>—</span>`}</div>`;
  return html`<div class="an-crowns">${crown("an-crown", b.king)}${crown("an-anticrown", b.antiking)}
    <div class="an-deck"><span class="anpile num" title=${t("zone-deck")}>${zone(view, "deck").length}</span>${discards.length ? html`<span ...${entity(discards[discards.length - 1], { class: "top" })}>${nameOf(discards[discards.length - 1])}</span>` : null}</div>
    ${zone(view, "market").map((/** @type {string} */ c) => html`<${Card} key=${c} of=${c} />`)}</div>`;
}

/** @param {{view: any}} p */
function Battle({ view }) {
  const f = view.board.battle;
  if (!f) return null;
  return html`<div class="an-battle" role="status"><${Icon} n="ba-war" />${[f.attacker, f.defender].map((who, i) => html`<span key=${i}>${who && who !== "ottokar" ? html`<${Dot} seat=${who} />` : html`<b>O</b>`} <${Icon} n="die-6" /><b class="num">${f.hits[i] ?? 0}</b></span>`)}<span>${nameOf("estate:" + f.target)}</span></div>`;
}

/** @param {{view: any, me: string|null}} p */
export function Board({ view, me }) {
  if (phone.value) return html`<div class="an an-small"><${Map_} view=${view} /><div class="an-strip"><b>${view.board.track.rows.find((/** @type {any} */ r) => r.id === view.board.track.row)?.year}</b> · ${view.board.track.column}<${Battle} view=${view} /><${Crowns} view=${view} /></div></div>`;
  return html`<div class="an map-whole"><div class="an-mapbox"><${Map_} view=${view} /></div><div class="an-tables"><div class="an-paper"><${TimeTable} view=${view} /><${Prestige} view=${view} /></div><${Crowns} view=${view} /><${Battle} view=${view} /><${Cards} view=${view} me=${me} /></div></div>`;
}

// ---------------------------------------------------------------- cards, players, standing

/** @param {{of: string}} p */
export function Card({ of }) {
  if (of.startsWith("back:")) return html`<div ...${entity(of, { text: true, class: "ancard facedown" })}><span>${nameOf(of)}</span></div>`;
  const word = of.slice(5), kind = word.slice(0, word.indexOf("-"));
  const city = attribute("card-" + word, "city");
  return html`<div ...${entity(of, { text: true, class: `ancard k-${kind}` })} data-piece=${of}><header><${Icon} n=${KIND_ICON[kind] ?? "action"} /><strong>${nameOf(of)}</strong></header><p>${attribute("card-" + word, "text")}</p>
    ${city && kind !== "city" ? html`<footer><${Icon} n="an-city" />${city}</footer>` : null}</div>`;
}

/** @param {{view: any, me: string|null}} p */
function Cards({ view, me }) {
  if (!me) return null;
  const front = [...zone(view, "married", me), ...zone(view, "titles", me)];
  return html`<div class="anhand"><section aria-label=${t("zone-hand")}>${zone(view, "hand", me).map((/** @type {string} */ c, /** @type {number} */ i) => html`<${Card} key=${c + i} of=${c} />`)}</section>
    ${front.length ? html`<section class="front"><h4>${t("zone-titles")}</h4>${front.map((c) => html`<${Card} key=${c} of=${c} />`)}</section>` : null}</div>`;
}

/** On a desktop the hand lies beside the map. @param {{view: any, me: string|null}} p */
export const Hand = ({ view, me }) => phone.value ? html`<${Cards} view=${view} me=${me} />` : null;

const SHOWN = /** @type {[string, string][]} */ ([["gold", "an-gold"], ["prestige", "an-prestige"], ["estates", "an-estate"], ["citizens", "an-citizen"], ["cities", "an-city"], ["principalities", "vassal"]]);

/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const lands = view.board.regions.filter((/** @type {any} */ r) => r.holder === seat);
  return html`<div class="anseat"><span class="crowns">${view.board.king === seat ? html`<${Icon} n="an-crown" />` : null}${view.board.antiking === seat ? html`<${Icon} n="an-anticrown" />` : null}</span><span class="vp"><b class="num">${counter(view, "points", seat)}</b></span>
    <ul>${SHOWN.map(([id, icon]) => html`<li key=${id} title=${t(`counter-${id}`)}><${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></li>`)}
      <li title=${t("zone-hand")}><${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span><b class="num">${zone(view, "hand", seat).length}</b></li></ul>
    <div class="front">${lands.map((/** @type {any} */ r) => html`<span key=${r.id} ...${entity("region:" + r.id, { class: "who" })}>${nameOf("region:" + r.id)}</span>`)}
      ${[...zone(view, "married", seat), ...zone(view, "titles", seat)].map((/** @type {string} */ c) => html`<span key=${c} ...${entity(c, { class: "who card" })}>${nameOf(c)}</span>`)}</div></div>`;
}

/** @param {{view: any}} p */
export const Radar = ({ view }) => html`<${Bars} rows=${(view.standing ?? []).map((/** @type {any} */ r, /** @type {number} */ i) => ({ seat: "ABCDEF"[i], value: r.score, label: r.score }))} />`;

/** @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card") return html`<p>${attribute("card-" + id, "text")}</p>${attribute("card-" + id, "note") ? html`<p><i>${attribute("card-" + id, "note")}</i></p>` : null}`;
  const r = kind === "region" ? view.board.regions.find((/** @type {any} */ x) => x.id === id) : null;
  return r ? html`<p><${Icon} n="an-estate" /> ${r.places.filter((/** @type {any} */ p) => p.owner).length}/${r.limit} · <${Icon} n="an-city" /> ${r.places.filter((/** @type {any} */ p) => p.city).length}/${r.towers} · <${Icon} n="an-gold" /> ${r.price}</p>
    ${r.holder && r.holder !== "ottokar" ? html`<p><${Shield} seat=${r.holder} /> ${nameOf("seat:" + r.holder)}</p>` : null}` : null;
}

/** @param {{cards: {id: string}[]|string[]}} p */
export function Museum({ cards }) {
  const owners = Object.entries(LETTER);
  const view = { board: { battle: null, ottokar: "black", colours: {} } };
  return html`<div class="an anmuseum"><svg viewBox="0 0 720 330" class="map-board an-map" role="group" aria-label=${t("game-name")}>${defs}<rect width="720" height="330" class="paper" />
    ${owners.map(([colour], r) => [0, 1, 2, 3, 4].map((n) => html`<g key=${colour + n} class=${"pl-" + colour} transform=${`translate(${60 + 90 * n} ${50 + 75 * r})`}>${n > 2 ? html`<path d=${TEETH} class="city" />` : null}<circle r="17" class="body" />${text(0, 6, LETTER[colour], 18, "nm letter")}
      ${Array.from({ length: n }, (_, i) => { const a = Math.PI / 2 + (i - (n - 1) / 2) * 0.62; const ring = n > 2 ? 28 : 24; return html`<rect x=${ring * Math.cos(a) - 6} y=${ring * Math.sin(a) - 6} width="12" height="12" class="body" />`; })}</g>`))}</svg>
    <div class="anhand"><section>${(cards ?? []).map((/** @type {any} */ c) => html`<${Card} key=${c.id ?? c} of=${String(c.ref ?? (c.id ? "card:" + c.id : c))} />`)}<${Card} of="back:0" /></section></div></div>`;
}
