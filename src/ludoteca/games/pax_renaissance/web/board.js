// @ts-check
// The board of Pax Renaissance: ten map cards, both trade routes, the market and the tableaux. Printed matter: layout.json (tools/boards/pax.py).
import { html, entity, Icon, Dot, Shield, Badge, ZoomPan, useTravel, armsOf, nameOf, t, attribute, phone, PATTERNS } from "/static/kit.js";
import { Piece, text } from "/static/engraving.js";
import { zone, counter } from "/static/facts.js";

const PRINTED = await (await fetch(new URL("./layout.json", import.meta.url))).json();
const CARD_W = 198, CARD_H = 166, BAND = 22, SLOT = 24;
/** @type {Record<string, {colour: string, letter: string}>} */
const FAMILY = { fugger: { colour: "orange", letter: "F" }, medici: { colour: "yellow", letter: "M" }, coeur: { colour: "blue", letter: "C" }, marchionni: { colour: "green", letter: "R" } };
/** @type {Record<string, string>} */
const FAMILY_OF_OP = { inquisitor: "religious", commerce: "economic", behead: "political", tax: "political", repress: "political", vote: "political", corsair: "military", siege: "military", campaign: "military" };
/** @type {Record<string, string>} */
const VICTORY_ICON = { renaissance: "pc-republic", imperial: "an-crown", holy: "pc-bishop", globalization: "pr-discovery" };
const RELIGIONS = ["catholic", "reformist", "islamic"];

/** @param {string} seat @param {any} view */
export const arms = (seat, view) => FAMILY[view.board.families?.["ABCDEF".indexOf(seat)]] ?? null;
/** @param {string} n @param {number} x @param {number} y @param {number} size @param {string} [cls] */
const icon = (n, x, y, size, cls = "") => html`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${cls}><use href=${"#" + n} /></svg>`;

// ---------------------------------------------------------------- pieces

/** A bank's concession. @param {{family: string, size?: number}} p */
export function Cube({ family, size = 29 }) {
  const a = FAMILY[family];
  return html`<g class=${"pl-" + a.colour} transform=${`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}><path d="M12 1.500 21 6.300v10.900L12 22.500 3 17.200V6.300Z" class="cubebody" /><path d="M12 1.500 21 6.300 12 11.200 3 6.300Z" fill="#fff" opacity=".34" /><path d="M12 11.200 21 6.300v10.900L12 22.500Z" fill=${`url(#hp-${PATTERNS[a.colour]})`} />
    <path d="M3 6.300l9 4.900 9-4.900M12 11.200v11.300" fill="none" stroke="#2b2320" stroke-width=".9" /><circle cx="12" cy="12.300" r="5.800" class="cubeface" /><text x="12" y="16" text-anchor="middle" class="ui cubeletter" font-size="10.400">${a.letter}</text></g>`;
}

/** A piece by its word, such as "catholic_rook" or "medici_cube". @param {{word: string, size?: number, cls?: string}} p */
export function Man({ word, size = 29, cls = "" }) {
  const at = word.lastIndexOf("_"), who = word.slice(0, at), kind = word.slice(at + 1);
  return kind === "cube" ? html`<${Cube} family=${who} size=${size} />` : icon(`pc-${kind}-${who}`, 0, 0, size, `rel-${who} man ${cls}`);
}

// ---------------------------------------------------------------- map cards

/** @param {{land: any, active: string[]}} p */
function Ground({ land, active }) {
  const m = PRINTED.maps[land.id];
  const bandText = land.face === "secular" || land.face === "catholic" ? "onlight" : "ondark";
  const name = nameOf("land:" + land.id);
  const pieces = PRINTED.routes.flatMap((/** @type {any} */ r) => r.pieces.filter((/** @type {any} */ p) => p.map === land.id).map((/** @type {any} */ p) => ({ ...p, way: r.way, on: active.includes(r.emporium) })));
  const solid = pieces.filter((/** @type {any} */ p) => p.on), faint = pieces.filter((/** @type {any} */ p) => !p.on && !solid.some((/** @type {any} */ s) => s.d === p.d));
  return html`<g clip-path="url(#px-card)"><rect width=${CARD_W} height=${CARD_H} class="sea" /><rect width=${CARD_W} height=${CARD_H} fill="url(#waves)" opacity=".55" />
      <g transform=${`translate(0 ${BAND}) scale(${CARD_W / 200} ${(CARD_H - BAND) / 150})`} stroke-linejoin="round"><path d=${m.land} class="water1" /><path d=${m.land} class="water2" /><path d=${m.land} class="water3" /><path d=${m.land} class="water4" /><path d=${m.land} class="soil" /><path d=${m.land} fill="url(#stipple)" opacity=".38" /><path d=${m.land} class="coast" /></g>
      ${faint.map((/** @type {any} */ p) => html`<path d=${p.d} class=${"sleeping " + p.way} />`)}
      ${solid.map((/** @type {any} */ p) => html`<path d=${p.d} class=${"casing " + p.way} /><path d=${p.d} class=${"route " + p.way} />${p.arrow ? html`<path d=${`M${p.arrow[0] + p.arrow[2] * 11} ${p.arrow[1]}l${-p.arrow[2] * 12} -7.500v15Z`} class=${"tip " + p.way} />` : null}`)}
      <rect width=${CARD_W} height=${BAND} class=${"title " + land.face} /><path d=${`M0 ${BAND}h${CARD_W}M0 ${BAND - 2.2}h${CARD_W}`} class="titlerule" />${icon(land.face === "secular" ? "ri-fort" : "rel-" + land.face, BAND / 2 + 2, BAND / 2 - 0.5, BAND * 0.72, bandText)}
      <text x=${BAND + 5} y=${BAND * 0.71} class=${"mapname " + bandText} font-size=${name.length < 16 ? 16.5 : 14}>${name}</text></g>`;
}

/** @param {{city: any, active: string[]}} p */
function City({ city, active }) {
  const base = city.id.replace(/_\d$/, ""), c = PRINTED.cities[base];
  const nth = base === "constantinople" ? Number(city.id.slice(-1)) - 2 : 0;
  const x = c.x + nth * (SLOT + 2), y = c.y;
  const awake = active.includes(base), on = !c.emporium || awake;
  const label = nth === 0 ? (c.label === "b" ? [x, y + SLOT / 2 + (c.emporium ? 14 : 11.3), "middle"] : c.label === "r" ? [x + SLOT / 2 + 4, y + 4, "start"] : [x - SLOT / 2 - (c.emporium ? 6 : 4), y + 4, "end"]) : null;
  const words = base === "constantinople" ? nameOf("city:" + city.id).replace(/ \d$/, "").replace(/ \(.*/, "") : nameOf("city:" + city.id);
  return html`<g ...${entity("city:" + city.id, { class: "city" })} id=${"city-" + city.id}>
    ${c.emporium ? html`<circle cx=${x} cy=${y} r=${SLOT / 2 + 1.5} class=${awake ? "slotc awake" : "slotc"} />${awake ? html`<circle cx=${x} cy=${y} r=${SLOT / 2 + 4.2} class="goldring" />` : null}`
      : html`<rect x=${x - SLOT / 2} y=${y - SLOT / 2} width=${SLOT} height=${SLOT} rx="2.500" class="slotr" />${c.capital ? html`<rect x=${x - SLOT / 2 + 2} y=${y - SLOT / 2 + 2} width=${SLOT - 4} height=${SLOT - 4} rx="1.500" class="inner" />` : null}`}
    ${city.piece ? html`<${Piece} name=${`city-${city.id}`} x=${x} y=${y - 2}><${Man} word=${city.piece} size=${SLOT + 5} /></${Piece}>` : city.covered ? html`<path d=${`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} class="closed" />` : on && city.levy ? html`<g transform=${`translate(${x} ${y})`} opacity=".38"><${Man} word=${city.levy} size=${SLOT - 5} /></g>` : null}
    ${label ? html`<text x=${label[0]} y=${label[1]} text-anchor=${label[2]} class=${c.emporium ? "cityn em" : "cityn"} font-size="11.500">${words}</text>` : null}
    <circle cx=${x} cy=${y} r=${SLOT / 2 + 5} class="ring" /><${Badge} of=${"city:" + city.id} x=${x + 13} y=${y - 13} r=${8} /></g>`;
}

/** The throne of an empire: its card, or the shield of the bank that holds it; what it represses lies beside. @param {{land: any}} p */
function Throne({ land }) {
  const y = CARD_H - 42;
  const repressed = Object.entries(land.repressed).flatMap(([word, n]) => Array.from({ length: n }, () => word));
  return html`${land.holder ? html`<rect x="6" y=${y} width="30" height="36" rx="3" class="vacant" /><svg x="9" y=${y + 4} width="24" height="27"><${Shield} seat=${land.holder} /></svg>`
      : html`<rect x="6" y=${y} width="30" height="36" rx="3" class="throne" /><rect x="6" y=${y + 29} width="30" height="7" class=${"deck-" + PRINTED.maps[land.id].region} />${icon("pc-king", 21, y + 14, 24, "king")}`}
    ${land.republic ? icon("pc-republic", 28, y + 4, 16, "onlight") : null}${land.suzerain ? icon("vassal", 12, y + 4, 14, "onlight") : null}${land.queen ? icon("pc-queen", 30, y + 30, 16, "king") : null}
    ${repressed.map((word, i) => html`<g transform=${`translate(${50 + i * 19} ${CARD_H - 15}) rotate(-80)`}><${Man} word=${word} size=${20} /></g>`)}`;
}

/** @param {{view: any}} p */
function Borders({ view }) {
  return view.board.borders.map((/** @type {any} */ b) => { const at = PRINTED.borders[b.id];
    return html`<g key=${b.id} ...${entity("border:" + b.id, { class: "border" })} id=${"border-" + b.id}><circle cx=${at.x} cy=${at.y} r="19" class="reach" /><circle cx=${at.x} cy=${at.y} r=${b.piece ? 15 : 9} class="post" />${b.piece ? null : icon(at.sea ? "ri-ship" : "ri-road", at.x, at.y, 11, "onlight")}<circle cx=${at.x} cy=${at.y} r="18" class="ring" />
      ${b.piece ? html`<${Piece} name=${"border-" + b.id} x=${at.x} y=${at.y}><${Man} word=${b.piece} /></${Piece}>` : null}<${Badge} of=${"border:" + b.id} x=${at.x + 16} y=${at.y - 15} r=${8.5} /></g>`; });
}

/** @param {{view: any}} p */
function Map_({ view }) {
  const root = useTravel(view);
  const active = Object.values(view.board.emporia);
  return html`<${ZoomPan} most=${5}><svg ref=${root} viewBox=${`0 0 ${PRINTED.width} ${PRINTED.height}`} class="px-map" role="group" aria-label=${t("game-name")}><defs><clipPath id="px-card"><rect width=${CARD_W} height=${CARD_H} rx="3" /></clipPath></defs>
    <rect width=${PRINTED.width} height=${PRINTED.height} class="tray" />
    ${view.board.lands.map((/** @type {any} */ land) => html`<g key=${land.id} transform=${`translate(${PRINTED.maps[land.id].x} ${PRINTED.maps[land.id].y})`}><g ...${entity("land:" + land.id, { class: "land" })} id=${"land-" + land.id}><${Ground} land=${land} active=${active} /><rect x=".5" y=".5" width=${CARD_W - 1} height=${CARD_H - 1} rx="3" class="frame" /></g>
      <g class="passive"><${Throne} land=${land} /><${Badge} of=${"land:" + land.id} x=${CARD_W - 12} y=${12} r=${9} /></g>${land.cities.map((/** @type {any} */ c) => html`<${City} key=${c.id} city=${c} active=${active} />`)}</g>`)}
    <${Borders} view=${view} /></svg></${ZoomPan}>`;
}

// ---------------------------------------------------------------- cards

/** @param {{of: any[]}} p */
const Agents = ({ of }) => html`<span class="agents">${of.flatMap(([type, religion, n]) => Array.from({ length: n }, (_, i) => type === "pawn" ? html`<${Icon} key=${type + i} n="pc-cube" class="pawn" />` : html`<${Icon} key=${type + religion + i} n=${`pc-${type}-${religion}`} class=${"rel-" + religion} />`))}</span>`;
/** @param {{of: string[]}} p */
const Seals = ({ of }) => html`<span class="seals">${of.map((p) => html`<span key=${p} class=${"pxseal " + p} title=${nameOf("prestige:" + p)}><${Icon} n=${"pr-" + p} /></span>`)}</span>`;
/** An operation with its side or religion as a small tag. @param {{op: string, of: string|null, card: string}} p */
const Op = ({ op, of }) => html`<span class=${"pxop " + FAMILY_OF_OP[op]} title=${nameOf("operation:" + op + (of && op !== "repress" && op !== "siege" ? "_" + of : ""))}><${Icon} n=${op === "commerce" ? "op-trade" : "op-" + op} />${of && (RELIGIONS.includes(of) || of === "west" || of === "east") ? html`<span class="tag"><${Icon} n=${RELIGIONS.includes(of) ? "rel-" + of : of} class=${RELIGIONS.includes(of) ? "rel-" + of : ""} /></span>` : null}</span>`;

/** @param {string} place */
const placeName = (place) => place === "none" ? "" : place === "west" || place === "east" ? nameOf("region:" + place) : nameOf("land:" + place);

/** @param {{of: string, view?: any, silenced?: boolean, republic?: boolean, vassal?: boolean, bishop?: string|null, small?: boolean}} p */
export function Card({ of, view, silenced, republic, vassal, bishop, small }) {
  if (of.startsWith("back:")) return html`<div ...${entity(of, { text: true, class: "pxcard back" })}><span>${nameOf(of)}</span></div>`;
  const id = of.slice(5), empire = PRINTED.empires[id];
  const c = empire ? { ...empire[republic ? "republic" : "king"], deck: empire.deck, kind: "empire", place: id, shot: "none", ability: false } : PRINTED.cards[id];
  const sits = bishop ?? view?.board.bishops?.find((/** @type {any} */ b) => b.card === of)?.religion;
  return html`<div ...${entity(of, { text: true, class: `pxcard ${c.deck} ${small ? "mk" : ""} ${silenced ? "silenced" : ""} ${vassal ? "vassal" : ""}` })} data-piece=${of}>
    <div class="top"><${Agents} of=${c.agents} />${c.kind === "queen" ? html`<${Icon} n="pc-queen" class="king" />` : empire ? html`<${Icon} n=${republic ? "pc-republic" : "pc-king"} class="king" />` : null}<${Seals} of=${c.prestige} /></div>
    <h3>${nameOf(of).replace(/ \(.*\)$/, "")}</h3><div class="ops">${c.ops.map((/** @type {any} */ [op, side], /** @type {number} */ i) => html`<${Op} key=${op + i} op=${op} of=${side} card=${id} />`)}
      ${c.shot !== "none" ? html`<span class="shot" title=${nameOf("shot:" + c.shot)}><${Icon} n=${"os-" + c.shot.replace("_", "-")} /></span>` : null}${c.ability ? html`<${Icon} n="ui-star" class="ability" />` : null}</div>
    <div class="lc">${placeName(c.place)}</div>${sits ? html`<${Icon} n=${"pc-bishop-" + sits} class=${"bish rel-" + sits} />` : null}</div>`;
}

/** @param {{view: any}} p */
function Market({ view }) {
  return html`<div class="pxmarket">${view.board.market.map((/** @type {any} */ row) => html`<div class="mrow" key=${row.region} role="group" aria-label=${t("zone-market_" + row.region)}>
    ${row.spaces.map((/** @type {any} */ s, /** @type {number} */ i) => html`<div class=${"space " + (i === 0 ? "fair" : "")} key=${i}>${s.card ? (i === 0 ? html`<div ...${entity("region:" + row.region, { class: "pxfair " + row.region })}><${Icon} n="fair" /><b>${nameOf("region:" + row.region)}</b></div>` : html`<${Card} of=${s.card} view=${view} small=${true} />`) : html`<div class="pxgap"></div>`}
      ${s.florins ? html`<span class="coins num" title=${t("counter-florins")}><${Icon} n="florin" />${s.florins}</span>` : null}${i > 0 ? html`<span class="price num">${s.price}</span>` : null}</div>`)}
    <div class=${"pxdeck " + row.region}><${Icon} n=${row.region} /><b class="num">${row.deck}</b></div></div>`)}</div>`;
}

/** @param {{view: any}} p */
export function Board({ view }) {
  return html`<div class=${"px " + (phone.value ? "px-small" : "map-whole")}><${Map_} view=${view} /><${Market} view=${view} /></div>`;
}

/** @param {{cards: any[], view: any, title: string}} p */
const Section = ({ cards, view, title }) => html`<section><h3>${title}</h3>${cards.length ? cards.map((c) => html`<${Card} key=${c.card} of=${c.card} view=${view} silenced=${c.silenced} vassal=${c.vassal} republic=${c.republic} />`) : html`<span class="none">—</span>`}</section>`;

/** @param {{view: any, me: string|null}} p */
export function Hand({ view, me }) {
  const mine = view.board.tableaux.find((/** @type {any} */ x) => x.seat === me);
  if (!mine) return null;
  return html`<div class="pxhand" tabIndex="0" role="group" aria-label=${t("ui-your-hand")}><${Section} cards=${mine.west} view=${view} title=${t("zone-tableau_west")} /><${Section} cards=${mine.east} view=${view} title=${t("zone-tableau_east")} />
    <section class="own"><h3>${t("zone-hand")}</h3>${zone(view, "hand", me ?? "").map((/** @type {string} */ c) => html`<${Card} key=${c} of=${c} view=${view} />`)}</section></div>`;
}

const ICONS = ["law", "discovery", "patron", "catholic", "reformist", "islamic"];
/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const own = view.board.tableaux.find((/** @type {any} */ x) => x.seat === seat);
  const mini = (/** @type {any} */ c) => { const id = c.card.slice(5); const deck = PRINTED.cards[id]?.deck ?? PRINTED.empires[id]?.deck ?? ""; return html`<span key=${c.card} ...${entity(c.card, { class: `mini ${deck} ${c.silenced ? "silenced" : ""}` })}>${nameOf(c.card).replace(/ \(.*\)$/, "")}</span>`; };
  return html`<div class="pxseat"><ul><li title=${t("counter-florins")}><${Icon} n="florin" class="coin" /><span class="sr">${t("counter-florins")}</span><b class="num">${counter(view, "florins", seat)}</b></li><li title=${t("counter-concessions")}><${Icon} n="pc-cube" /><span class="sr">${t("counter-concessions")}</span><b class="num">${counter(view, "concessions", seat)}</b></li><li title=${t("zone-hand")}><${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span><b class="num">${zone(view, "hand", seat).length}</b></li>
      ${ICONS.map((k) => html`<li key=${k} class=${counter(view, k, seat) ? "" : "z"} title=${nameOf("prestige:" + k)}><${Icon} n=${"pr-" + k} /><span class="sr">${nameOf("prestige:" + k)}</span><b class="num">${counter(view, k, seat)}</b></li>`)}</ul>
    ${own && own.west.length + own.east.length ? html`<div class="minis">${own.west.map(mini)}${own.east.map(mini)}</div>` : null}</div>`;
}

/** How near each bank is to each victory. @param {{view: any}} p */
export function Radar({ view }) {
  return html`<ul class="pxradar">${view.board.victories.map((/** @type {any} */ v) => {
    const rows = view.standing.map((/** @type {any} */ s) => ({ seat: s.seat, near: s[v.id], missing: s.victories.find((/** @type {any} */ x) => x.id === v.id)?.missing })).filter((/** @type {any} */ r) => r.near !== undefined);
    return html`<li key=${v.id} ...${entity("victory:" + v.id, { class: v.active ? "on" : "" })}><span class="em"><${Icon} n=${VICTORY_ICON[v.id]} /></span><b>${nameOf("victory:" + v.id)}</b>
      <span class="near">${rows.map((/** @type {any} */ r) => html`<span key=${r.seat} class=${r.missing === 0 ? "met" : ""}><${Dot} seat=${r.seat} /><i class="num">${r.missing === 0 ? "✓" : "−" + r.missing}</i></span>`)}</span></li>`; })}</ul>`;
}

/** @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card") return html`<p>${attribute("card-" + id, "about")}</p>`;
  if (kind === "victory") {
    const rows = (view.standing ?? []).map((/** @type {any} */ s) => ({ seat: s.seat, v: s.victories?.find((/** @type {any} */ x) => x.id === id) }));
    return html`${rows.map((/** @type {any} */ r) => html`<p key=${r.seat}><${Dot} seat=${r.seat} /> ${(r.v?.needs ?? []).map((/** @type {any} */ n) => `${t(n.text)} ${n.have}${n.missing ? ` (−${n.missing})` : " ✓"}`).join(" · ")}</p>`)}`;
  }
  return null;
}

/** Every card and piece. */
export function Museum() {
  const men = RELIGIONS.flatMap((r) => ["knight", "rook", "bishop", "pirate"].map((k) => `${r}_${k}`)).concat(Object.keys(FAMILY).map((f) => f + "_cube"));
  return html`<div class="px pxmuseum"><svg viewBox="0 0 660 50" class="px-map" role="group" aria-label=${t("game-name")}><rect width="660" height="50" class="tray" />${men.map((w, i) => html`<g key=${w} transform=${`translate(${25 + 40 * i} 25)`}><${Man} word=${w} /></g>`)}</svg>
    <div class="pxhand"><section>${Object.keys(PRINTED.cards).map((id) => html`<${Card} key=${id} of=${"card:" + id} />`)}${Object.keys(PRINTED.empires).flatMap((id) => [html`<${Card} key=${id} of=${"card:" + id} />`, html`<${Card} key=${id + "r"} of=${"card:" + id} republic=${true} />`])}</section></div></div>`;
}
