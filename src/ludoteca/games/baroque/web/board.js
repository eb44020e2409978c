// @ts-check
// The board of Baroque: the Holy Roman Empire about 1650, drawn from map.json (made by tools/boards/baroque.py).
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
  useRef,
  armsOf,
  nameOf,
  t,
  has,
  attribute,
  phone,
  isLit,
  lazy,
  text,
  use,
  Piece,
  lines,
  wrap,
  Sea,
  Cartouche,
  Rose,
  Locator,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { Defs, Token, WIDE } from "./pieces.js";
import { Mat, Beside, Markers, ENDINGS, DONE } from "./mat.js";
import { MAP, ARMS, coat, kindOf, playerOf, called, copies } from "./cards.js";

export { Card, Hand } from "./cards.js";

const WIDTH = 2010,
  HEIGHT = 1264,
  LEFT = 46,
  TOP = 46,
  MAP_WIDTH = 1577,
  MAP_HEIGHT = 1172;
const ABROAD = /** @type {[string, number, number, number][]} */ ([
  ["abroad-poland", 1452, 360, 30],
  ["abroad-lithuania", 1543, 292, 23],
  ["abroad-hungary", 1480, 860, 30],
  ["abroad-croatia", 1300, 1180, 23],
  ["abroad-venice", 960, 1170, 26],
  ["abroad-grisons", 826, 1108, 23],
  ["abroad-switzerland", 560, 1090, 28],
  ["abroad-france", 150, 860, 32],
  ["abroad-united_provinces", 300, 350, 23],
  ["abroad-denmark", 800, 110, 23],
  ["abroad-sweden", 1152, 72, 23],
]);
const SEAS = /** @type {[string, number, number, number][]} */ ([
  ["water-north_sea", 420, 150, 36],
  ["water-baltic", 1290, 110, 32],
  ["water-adriatic", 1080, 1205, 24],
]);
/** Where the marker of a war stands. @type {Record<string, [number, number]>} */
const FRONTS = {
  denmark: [694, 102],
  dutch: [300, 236],
  france: [150, 812],
  ottoman: [1480, 812],
  sweden: [1062, 66],
};
const MARKS = ["mark-value", "mark-elector", "mark-diocese", "mark-port", "mark-hammer"];
/** Powers by the states that are theirs from the start: to click one is to choose it. @type {Record<string, string[]>} */
export const MAJORS = {
  brandenburg: ["brandenburg"],
  austria: ["austria"],
  palatinate: ["lower_palatinate", "upper_palatinate"],
  spanish_netherlands: ["spanish_netherlands"],
};

/** @param {string} seat @param {any} view */
export const arms = (seat, view) => ARMS[playerOf(view, seat)?.power] ?? null;

/** Where else than on what it names a choice can be clicked. @param {{verb: string, args: Record<string, any>}} c @param {any} view @returns {string|string[]|null} */
export function spots({ verb, args }, view) {
  if (verb === "halt" || verb === "force-march")
    return "state:" + String(view?.prompt?.args?.at ?? "").replace("state:", "");
  if (ENDINGS.includes(verb)) return DONE;
  if (verb === "power")
    return (MAJORS[String(args.power).replace("power:", "")] ?? []).map((id) => "state:" + id);
  const kind =
    verb === "influence-politician"
      ? "politician"
      : verb === "influence-bishop"
        ? "bishop"
        : verb === "intervene"
          ? "divine_intervention"
          : null;
  return kind
    ? zone(view, "front", view?.seat).filter((ref) => kindOf(ref) === kind)
    : copies(view, args.card);
}

// ---------------------------------------------------------------- the printed map

/** Box of every space of the victory track, clockwise from the upper left corner. */
const VP = (() => {
  const out = [],
    w = 1663 / 30,
    h = MAP_HEIGHT / 20,
    thick = 40;
  for (let i = 0; i < 30; i += 1) out.push([3 + w * i, 3, w, thick]);
  for (let i = 0; i < 20; i += 1) out.push([3 + 1663 - thick, TOP + h * i, thick, h]);
  for (let i = 0; i < 30; i += 1) out.push([3 + 1663 - w * (i + 1), HEIGHT - 43, w, thick]);
  for (let i = 0; i < 20; i += 1) out.push([3, HEIGHT - TOP - h * (i + 1), thick, h]);
  return out;
})();

/** Sea, water lines, foreign countries: never changes, so it is made once. */
const ground = html`<g clip-path="url(#ba-frame)"
  ><${Sea} land="ba-land" x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} />
  ${Object.values(MAP.foreign).map((d) => html`<path d=${d} fill="none" stroke="var(--sepia)" stroke-dasharray="2 5" />`)}</g
>`;
const scenery = html`<g opacity=".5" clip-path="url(#ba-frame)" aria-hidden="true" class="printed"
  >${MAP.scenery.map((/** @type {any} */ [s, x, y, size]) => use(`eg-${s}`, x, y, size))}</g
>`;
const track = html`<g aria-hidden="true"
  ><rect x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} class="rule2" /><rect
    x="1.5"
    y="1.5"
    width="1666"
    height=${HEIGHT - 3}
    rx="4"
    class="rule2"
  />
  ${VP.map(([x, y, w, h], i) => html`<rect x=${x} y=${y} width=${w} height=${h} class=${i % 5 ? "cell" : "cell2"} id=${`vp-${i}`} />${text(x + w / 2, y + h / 2 + 8, i, 23, i % 5 ? "soft" : "nm")}`)}</g
>`;

/** @param {{id: string, s: any, view: any}} p */
function Shape({ id, s, view }) {
  const m = MAP.states[id];
  const held = s.control !== "none" ? coat(view, s.control).colour : null;
  return html`<g
    ...${entity("state:" + id, { class: `place ${m.home ? "major" : ""} ${held ? `held pl-${held}` : ""} ${s.in_play ? "" : "out"}` })}
    id=${"state-" + id}
  >
    <path
      d=${m.d}
      class=${"ground w" + m.wash} />${held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held})`} />` : null}
    ${s.in_play ? null : html`<path d=${m.d} fill="url(#eg-out)" />`}
    <path d=${m.d} class="band" clip-path=${`url(#ba-clip-${id})`} /><path d=${m.d} class="edge"
  /></g>`;
}

/** Value, marks and name, set upon the rows of pieces; in low states the name stands beside the marks. @param {{id: string, view: any}} p */
function Label({ id, view }) {
  const m = MAP.states[id];
  const name = lines(nameOf("state:" + id));
  const marks = id === "brunswick" && view.board.ninth_elector ? ["elector", ...m.marks] : m.marks;
  const head = 28 + 26 * marks.length,
    beside = m.row ? 5 + name[0].length * m.size * 0.47 : 0;
  const top = m.y + (m.lines - name.length) * m.size * 0.96;
  const x = m.x - (head + beside) / 2 + 14,
    y = top + 14;
  return html`<g class="label" id=${"label-" + id}
    ><circle cx=${x} cy=${y} r="14" class="hi ring" />${text(x, y + 7.6, m.value, 23, "nm")}
    ${marks.map((/** @type {string} */ k, /** @type {number} */ i) => use(`ba-k-${k}`, x + 28 + 26 * i, y, 25))}
    ${m.row ? text(x + head - 9, y + 7.6, name[0], m.size, "nm halo", "start") : name.map((line, i) => text(m.x, top + 29 + m.size * (0.76 + 0.96 * i), line, m.size, "nm halo"))}
    <${Badge} of=${"state:" + id} x=${m.row ? x - 32 : x + head + 4} y=${y - 3} r=${14.5}
  /></g>`;
}

/** Armies keep their name when they march, so that they are seen to travel: those that came to a state take the name of those that left another. @param {any} view @returns {(host: string, where: string) => string} */
function useBanners(view) {
  const kept = useRef({
    view: /** @type {any} */ (null),
    at: /** @type {Map<string, {n: number, name: string}>} */ (new Map()),
    made: 0,
  });
  const k = kept.current;
  if (k.view !== view) {
    /** @type {Map<string, number>} */
    const now = new Map();
    for (const [id, s] of /** @type {[string, any][]} */ (Object.entries(view.board.states ?? {})))
      if (s.armies && s.host !== "ottomans") now.set(`${s.host}:${id}`, s.armies);
    if (view.board.battle)
      now.set(`${view.board.battle.attacker}:battle`, view.board.battle.armies);
    const left = [...k.at].filter(([key, was]) => (now.get(key) ?? 0) < was.n);
    /** @type {Map<string, string>} */
    const came = new Map();
    for (const key of now.keys()) {
      const from = k.at.has(key) ? -1 : left.findIndex(([other]) => other[0] === key[0]);
      if (from >= 0) came.set(key, left.splice(from, 1)[0][1].name);
    }
    const taken = new Set(came.values());
    const next = new Map(
      [...now].map(([key, n]) => {
        const own = k.at.get(key)?.name;
        return [
          key,
          { n, name: came.get(key) ?? (own && !taken.has(own) ? own : `army-${(k.made += 1)}`) },
        ];
      }),
    );
    kept.current = { view, at: next, made: k.made };
  }
  return (host, where) => kept.current.at.get(`${host}:${where}`)?.name ?? `army-${host}-${where}`;
}

/** What stands in a state, in reading order: who holds it, what is built there, who camps there, who has influence. @param {string} id @param {any} s @param {any} view @param {(host: string, where: string) => string} banner */
function tokens(id, s, view, banner) {
  /** @type {{key: string, width: number, what: any}[]} */
  const out = [];
  const add = (
    /** @type {string} */ key,
    /** @type {string} */ kind,
    /** @type {any} */ more = {},
    width = WIDE[kind],
  ) => out.push({ key, width, what: html`<${Token} kind=${kind} ...${more} />` });
  const holder = s.control !== "none" ? s.control : null;
  const own = holder ? (s.influence["ABCDEF".indexOf(holder)] ?? 0) : 0;
  if (holder && (s.home !== holder || own))
    add(
      `control-${id}`,
      "control",
      { arms: coat(view, holder), count: own },
      own ? WIDE.held : WIDE.control,
    );
  if (s.city) add(`city-${id}`, s.city === 1 ? "city" : "fort", { used: s.used_city });
  if (s.residence) add(`residence-${id}`, "residence", { used: s.used_residence });
  if (s.host === "ottomans") add(`ottomans-${id}`, "ottoman");
  else if (s.armies > 0) {
    const moved = Math.min(s.moved, s.armies),
      fresh = s.armies - moved,
      its = coat(view, s.host);
    if (fresh) add(banner(s.host, id), "army", { arms: its, count: fresh });
    if (moved)
      add(banner(s.host, id) + (fresh ? "-moved" : ""), "army", {
        arms: its,
        count: moved,
        moved: true,
      });
  }
  if (s.general) add(`general-${s.general}`, "general", { arms: coat(view, s.general) });
  s.influence.forEach((/** @type {number} */ n, /** @type {number} */ i) => {
    if (n && "ABCDEF"[i] !== holder)
      add(`influence-${"ABCDEF"[i]}-${id}`, "influence", {
        arms: coat(view, "ABCDEF"[i]),
        count: n,
      });
  });
  for (const [who, where] of Object.entries(view.board.composers))
    if (where === id) add(`composer-${who}`, "composer");
  if (s.no_income) add(`no-income-${id}`, "nothing");
  const fight = view.board.battle;
  if (fight?.state === id) {
    add(`battle-${id}`, "war");
    add(banner(fight.attacker, "battle"), "army", {
      arms: coat(view, fight.attacker),
      count: fight.armies,
    });
    if (fight.general)
      add(`general-${fight.attacker}`, "general", { arms: coat(view, fight.attacker) });
  }
  if (zone(view, "event").some((ref) => ref.endsWith("_sells_" + id))) add(`sale-${id}`, "sale");
  if (isLit("state:" + id) && zone(view, "event").some((ref) => ref.startsWith("card:revolt")))
    add(`revolt-${id}`, "revolt");
  return out;
}

/** How far pieces may reach over the border of their state; and how far before they are set upon one another. */
const OVER = 34,
  LONGEST = 46;
/** Pieces are drawn larger where their state has room for it without another row. */
const SCALES = [1.2, 1.1];

/** In which row each piece stands: as many rows as are needed, the last takes what is left. @param {{width: number}[]} all @param {[number, number, number][]} rows @param {number} scale */
function arrange(all, rows, scale) {
  const used = rows.map(() => 0);
  let row = 0;
  const where = all.map(({ width }) => {
    if (used[row] && used[row] + width * scale > rows[row][2] + OVER && row < rows.length - 1)
      row += 1;
    used[row] += width * scale;
    return row;
  });
  return { where, last: row, fits: used.every((wide, r) => wide <= rows[r][2] + OVER) };
}

/** @param {{id: string, s: any, view: any, banner: (host: string, where: string) => string}} p */
function Pieces({ id, s, view, banner }) {
  const { rows } = MAP.states[id];
  const all = tokens(id, s, view, banner);
  const small = arrange(all, rows, 1);
  const scale =
    SCALES.find((k) => {
      const larger = arrange(all, rows, k);
      return larger.fits && larger.last === small.last;
    }) ?? 1;
  const { where } = arrange(all, rows, scale);
  return rows.map(
    (/** @type {[number, number, number]} */ [cx, y, room], /** @type {number} */ r) => {
      const here = all.filter((_, i) => where[i] === r);
      const wide = here.reduce((sum, token) => sum + token.width * scale, 0);
      const step = scale * Math.min(1, (room + LONGEST) / wide);
      let x = cx - (wide * step) / scale / 2;
      return here.map((token) => {
        x += token.width * step;
        const shift = token.width === WIDE.held ? 7.5 * scale : 0;
        return html`<${Piece} key=${token.key} name=${token.key} x=${x - (token.width * step) / 2 - shift} y=${y + 15 * (scale - 1)}><g transform=${`scale(${scale})`}>${token.what}</g></${Piece}>`;
      });
    },
  );
}

/** Markers of the wars, on the border they are fought at. @param {{view: any}} p */
const Fronts = ({ view }) =>
  zone(view, "wars").map((/** @type {string} */ ref) => {
    const [x, y] = FRONTS[ref.slice(ref.indexOf(":") + 1)] ?? [0, 0];
    return html`<g
      key=${ref}
      ...${entity(ref, { class: "front" })}
      transform=${`translate(${x} ${y})`}
      ><circle r="27" class="frontring" />${use("ba-p-war", 0, 0, 46)}</g
    >`;
  });

/** @param {{view: any}} p */
function Cartouches({ view }) {
  const { turn = 0, turns = 0, phase } = view.board;
  const now = wrap(phase ? t(`phase-${phase}`) : "", 16);
  return html`<g aria-hidden="true" class="printed"
    ><${Cartouche}
      x=${1420}
      y=${414}
      w=${186}
      h=${122 + 24 * now.length}
    />${text(1513, 466, t("game-name"), 42, "title")}
    ${text(1513, 502, turns ? t("board-turn-of", { turn, turns }) : t("board-turn", { turn }), 24, "it")}${now.map((line, i) => text(1513, 532 + 24 * i, line, 23, "it soft"))}
    <${Cartouche} x=${1396} y=${946} w=${204} h=${222} />
    ${MARKS.map(
      (k, i) =>
        html`${k === "mark-value" ? html`<circle cx="1426" cy=${982 + 38 * i} r="14" class="hi ring" />${text(1426, 989.6, 3, 23, "nm")}` : use(k.replace("mark", "ba-k"), 1426, 982 + 38 * i, 27)}
        ${text(1448, 990 + 38 * i, t(k), 23, "it", "start")}`,
    )}</g
  >`;
}

/** A phone shows the player's own land first. @param {any} view @param {string|null} me @returns {[number, number]} */
function home(view, me) {
  const at = MAP.states[MAJORS[playerOf(view, me ?? "A")?.power]?.[0] ?? "hessen"];
  return [(at.x - LEFT) / MAP_WIDTH, (at.y + 50 - TOP) / MAP_HEIGHT];
}

/** @param {{view: any, me: string|null}} p */
export function Board({ view, me }) {
  const root = useTravel(view);
  const banner = useBanners(view);
  const states = Object.entries(view.board.states ?? {});
  if (!states.length) return null;
  const ordered = [...states].sort(
    (a, b) => Number(isLit("state:" + a[0])) - Number(isLit("state:" + b[0])),
  );
  const small = phone.value;
  const box = small ? `${LEFT} ${TOP} ${MAP_WIDTH} ${MAP_HEIGHT}` : `0 0 ${WIDTH} ${HEIGHT}`;
  return html`<div class=${"ba " + (small ? "ba-small" : "map-whole")}>${small ? html`<${Beside} view=${view} />` : null}<div class="ground-floor"><${ZoomPan} most=${5} start=${home(view, me)}><svg ref=${root} viewBox=${box} class="map-board ba-map" role="group" aria-label=${t("game-name")}>
    <${Defs} map=${MAP} /><rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" />${ground}
    <g clip-path="url(#ba-frame)">${ordered.map(([id, s]) => html`<${Shape} key=${id} id=${id} s=${s} view=${view} />`)}</g>${scenery}
    <g class="printed">${ABROAD.map(([id, x, y, size]) => text(x, y, t(id), size, "soft sc halo-f"))}${SEAS.map(([id, x, y, size]) => text(x, y, t(id), size, "it soft halo-s"))}
      ${states.map(([id]) => html`<${Label} key=${id} id=${id} view=${view} />`)}</g>
    ${small ? null : html`${track}<${Mat} view=${view} me=${me} height=${HEIGHT} />`}<${Cartouches} view=${view} /><g class="printed"><${Rose} x=${150} y=${178} r=${62} /><g opacity=".8" aria-hidden="true">${use("eg-ship", 112, 330, 62)}${use("eg-ship", 1385, 70, 44)}</g></g>
    <${Fronts} view=${view} />
    <g class="pieces">${states.map(([id, s]) => html`<${Pieces} key=${id} id=${id} s=${s} view=${view} banner=${banner} />`)}
      ${small ? null : html`<${Markers} view=${view} id="vp" cells=${VP} of=${(/** @type {number} */ v) => ((v % 100) + 100) % 100} hundreds=${true} />`}</g></svg></${ZoomPan}>${small ? html`<${Locator} x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT}><use href="#ba-land" class="land" />${states.map(([id, s]) => html`<path key=${id} d=${MAP.states[id].d} class=${`spot ${s.control !== "none" ? "pl-" + coat(view, s.control).colour : ""}`} />`)}</${Locator}>` : null}
    <div class="map-tray"><${Tray} /></div></div></div>`;
}

// ---------------------------------------------------------------- players, standing, what things are

const SHOWN = /** @type {[string, string][]} */ ([
  ["florins", "florin"],
  ["income", "ui-plus"],
  ["armies", "ba-army"],
  ["states", "ui-flag"],
  ["support", "ba-elector"],
]);

/** @param {{view: any, seat: string}} p */
export function Seat({ view, seat }) {
  const hand = zone(view, "hand", seat),
    front = zone(view, "front", seat);
  const player = playerOf(view, seat);
  return html`<div class="baseat">
    <span class="power"
      >${player?.power && has(`power-${player.power}`) ? t(`power-${player.power}`) : ""}</span
    ><span class="vp"><b class="num">${counter(view, "vp", seat)}</b> ${t("counter-vp")}</span>
    <ul>
      ${SHOWN.map(([id, icon]) => html`<li key=${id} class=${id} title=${t(`counter-${id}`)}><${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span><b class="num">${counter(view, id, seat)}</b></li>`)}
      <li title=${t("zone-hand")}>
        <${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span
        ><b class="num">${hand.length}</b>
      </li>
    </ul>
    ${front.length ? html`<div class="front">${front.map((/** @type {string} */ c) => html`<span key=${c} ...${entity(c, { class: "who", text: true })}>${called(c).name}</span>`)}</div>` : null}
  </div>`;
}

/** Points, support and electors of everybody, the nearest to victory first. @param {{view: any}} p */
export function Radar({ view }) {
  const rows = [...(view.standing ?? [])].sort((a, b) => b.vp - a.vp || b.support - a.support);
  const most = Math.max(10, ...rows.map((r) => r.vp));
  return html`<h2>${t("board-radar-title")}</h2>
    <table class="baradar">
      <thead>
        <tr>
          <td></td>
          <th class="vpbar">${t("counter-vp")}</th>
          <th><${Icon} n="ba-elector" />${t("counter-support")}</th>
          <th><${Icon} n="an-crown" />${t("board-electors")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (r) =>
            html`<tr key=${r.seat} class=${`pl-${armsOf(r.seat).colour}`}>
              <td><${Dot} seat=${r.seat} /></td>
              <td class="vpbar">
                <div>
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="12" class="bg" />
                    <rect
                      width=${Math.max(1.5, (100 * Math.max(0, r.vp)) / most)}
                      height="12"
                      class="fg"
                    /></svg
                  ><b class="num">${r.vp}</b>
                </div>
              </td>
              <td class="num">${r.support}</td>
              <td class="num">${r.electors}/${r.electors_needed}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** The rule to read about a thing. @type {Record<string, string>} */
const RULES = {
  "do:influence": "10.3.1.a",
  "do:influence-politician": "10.3.3.a",
  "do:influence-bishop": "10.3.4.a",
  "do:build-army": "10.2.1.a",
  "do:build-city": "10.2.2.a",
  "do:build-fortified": "10.2.3.a",
  "do:build-residence": "10.2.4.a",
  "do:buy": "7.3.a",
  "do:mulligan": "7.2.b",
  "war:denmark": "14.3.1.a",
  "war:dutch": "14.3.2.a",
  "war:france": "14.3.3.a",
  "war:ottoman": "14.3.4.a",
  "war:sweden": "14.3.5.a",
};

/** What the little card tells: a card's text; what a state is worth, who holds it and what stands there. @param {string} ref @param {any} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card") return html`<p>${attribute(`card-${id}`, "text")}</p>`;
  if (kind === "do" || kind === "seal" || kind === "pile" || kind === "war")
    return html`${has(`about-${kind}-${id}`) ? html`<p>${t(`about-${kind}-${id}`)}</p>` : null}${RULES[ref] ? html`<p><${RuleLink} id=${RULES[ref]} /></p>` : null}`;
  const s = kind === "state" ? view.board.states?.[id] : null;
  if (!s) return null;
  const m = MAP.states[id];
  const marks = id === "brunswick" && view.board.ninth_elector ? ["elector", ...m.marks] : m.marks;
  return html`<p>
      <b class="num">${m.value}</b>${" "}
      ${t("mark-value")}${marks.map((/** @type {string} */ k) => ` · ${t(`mark-${k}`)}`)}
    </p>
    ${s.in_play ? null : html`<p>${t("zone-out-of-play")}</p>`}
    ${s.control !== "none" ? html`<p class="ba-fact"><${Shield} seat=${s.control} /> ${nameOf("seat:" + s.control)}</p>` : null}
    ${s.city ? html`<p class="ba-fact"><${Icon} n=${s.city === 1 ? "ba-city" : "ba-fortified"} /> ${t(s.city === 1 ? "piece-city" : "piece-fort")}${s.used_city ? ` · ${t("piece-used")}` : ""}</p>` : null}
    ${s.residence ? html`<p class="ba-fact"><${Icon} n="ba-residence" /> ${t("piece-residence")}${s.used_residence ? ` · ${t("piece-used")}` : ""}</p>` : null}
    ${s.host === "ottomans" ? html`<p class="ba-fact"><${Icon} n="ba-war" /> ${nameOf("host:ottomans")}</p>` : s.armies ? html`<p class="ba-fact"><${Icon} n="ba-army" /> ${nameOf("seat:" + s.host)}: ${t("piece-armies", { n: s.armies, moved: Math.min(s.moved, s.armies) })}${s.general ? ` · ${t("piece-general")}` : ""}</p>` : null}
    ${s.influence.map((/** @type {number} */ n, /** @type {number} */ i) => (n ? html`<p class="ba-fact"><${Dot} seat=${"ABCDEF"[i]} /> ${nameOf("seat:" + "ABCDEF"[i])}: ${t("piece-influence", { n })}</p>` : null))}
    ${Object.entries(view.board.composers).map(([who, where]) => (where === id ? html`<p class="ba-fact"><${Icon} n="ba-composer" /> ${nameOf("composer:" + who)}</p>` : null))}
    ${s.no_income ? html`<p class="ba-fact"><${Icon} n="florin" /> ${t("piece-nothing")}</p>` : null}`;
}

export const Museum = lazy(() => import("./museum.js"), "Museum");
