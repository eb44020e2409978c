// @ts-check
// The pieces that stand in the states: who holds a state, what is built there, which armies and
// influence are there.
import { html, useRef, isLit, Piece, zone } from "/static/board-kit/index.js";
import { Token, WIDE } from "./pieces.js";
import { MAP, coat } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").StateFacts} StateFacts
 */

/**
 * Armies keep their name when they march, so that they are seen to travel: those that came to a
 * state take the name of those that left another.
 * @param {View} view
 * @returns {(host: string, where: string) => string}
 */
export function useBanners(view) {
  const kept = useRef({
    view: /** @type {View|null} */ (null),
    at: /** @type {Map<string, {n: number, name: string}>} */ (new Map()),
    made: 0,
  });
  const k = kept.current;
  if (k.view !== view) {
    /** @type {Map<string, number>} */
    const now = new Map();
    for (const [id, s] of Object.entries(view.board.states ?? {}))
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

/**
 * @typedef {{key: string, width: number, what: unknown}} Standing
 * @typedef {(host: string, where: string) => string} Banner
 */

/**
 * @param {string} key
 * @param {string} kind
 * @param {object} more
 * @param {number} width
 * @returns {Standing}
 */
const token = (key, kind, more = {}, width = WIDE[kind]) => ({
  key,
  width,
  what: html`<${Token} kind=${kind} ...${more} />`,
});

/**
 * Who holds a state and what is built there.
 * @param {string} id
 * @param {StateFacts} s
 * @param {View} view
 */
function holdings(id, s, view) {
  const out = [];
  const holder = s.control !== "none" ? s.control : null;
  const own = holder ? (s.influence["ABCDEF".indexOf(holder)] ?? 0) : 0;
  if (holder && (s.home !== holder || own)) {
    const more = { arms: coat(view, holder), count: own };
    out.push(token(`control-${id}`, "control", more, own ? WIDE.held : WIDE.control));
  }
  if (s.city) out.push(token(`city-${id}`, s.city === 1 ? "city" : "fort", { used: s.used_city }));
  if (s.residence) out.push(token(`residence-${id}`, "residence", { used: s.used_residence }));
  return out;
}

/**
 * The armies in a state and their general.
 * @param {string} id
 * @param {StateFacts} s
 * @param {View} view
 * @param {Banner} banner
 */
function camp(id, s, view, banner) {
  const out = [];
  if (s.host === "ottomans") out.push(token(`ottomans-${id}`, "ottoman"));
  else if (s.armies > 0) {
    const moved = Math.min(s.moved, s.armies),
      fresh = s.armies - moved,
      arms = coat(view, s.host),
      name = banner(s.host, id);
    if (fresh) out.push(token(name, "army", { arms, count: fresh }));
    if (moved)
      out.push(token(name + (fresh ? "-moved" : ""), "army", { arms, count: moved, moved: true }));
  }
  if (s.general)
    out.push(token(`general-${s.general}`, "general", { arms: coat(view, s.general) }));
  return out;
}

/**
 * The influence of others than the holder.
 * @param {string} id
 * @param {StateFacts} s
 * @param {View} view
 */
const influence = (id, s, view) =>
  s.influence.flatMap((count, i) => {
    const seat = "ABCDEF"[i];
    if (!count || seat === s.control) return [];
    return [token(`influence-${seat}-${id}`, "influence", { arms: coat(view, seat), count })];
  });

/**
 * The attackers of a battle in a state.
 * @param {string} id
 * @param {View} view
 * @param {Banner} banner
 */
function attackers(id, view, banner) {
  const fight = view.board.battle;
  if (fight?.state !== id) return [];
  const arms = coat(view, fight.attacker);
  return [
    token(`battle-${id}`, "war"),
    token(banner(fight.attacker, "battle"), "army", { arms, count: fight.armies }),
    ...(fight.general ? [token(`general-${fight.attacker}`, "general", { arms })] : []),
  ];
}

/** What the event being resolved marks in a state. @param {string} id @param {View} view */
function marked(id, view) {
  const events = zone(view, "event");
  const out = [];
  if (events.some((ref) => ref.endsWith("_sells_" + id))) out.push(token(`sale-${id}`, "sale"));
  if (isLit("state:" + id) && events.some((ref) => ref.startsWith("card:revolt")))
    out.push(token(`revolt-${id}`, "revolt"));
  return out;
}

/**
 * What stands in a state, in reading order: who holds it, what is built there, who camps there, who
 * has influence.
 * @param {string} id
 * @param {StateFacts} s
 * @param {View} view
 * @param {Banner} banner
 */
function tokens(id, s, view, banner) {
  const composers = Object.entries(view.board.composers).filter(([, where]) => where === id);
  return [
    ...holdings(id, s, view),
    ...camp(id, s, view, banner),
    ...influence(id, s, view),
    ...composers.map(([who]) => token(`composer-${who}`, "composer")),
    ...(s.no_income ? [token(`no-income-${id}`, "nothing")] : []),
    ...attackers(id, view, banner),
    ...marked(id, view),
  ];
}

/**
 * How far pieces may reach over the border of their state; and how far before they are set upon one
 * another.
 */
const OVER = 34,
  MAX_OVER = 46;
/** Pieces are drawn larger where their state has room for it without another row. */
const SCALES = [1.2, 1.1];

/**
 * In which row each piece stands: as many rows as are needed, the last takes what is left.
 * @param {{width: number}[]} all
 * @param {[number, number, number][]} rows
 * @param {number} scale
 */
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

/**
 * @param {{id: string, s: StateFacts, view: View, banner: (host: string, where: string) => string}} p
 */
export function Pieces({ id, s, view, banner }) {
  const { rows } = MAP.states[id];
  const all = tokens(id, s, view, banner);
  const small = arrange(all, rows, 1);
  const scale =
    SCALES.find((k) => {
      const larger = arrange(all, rows, k);
      return larger.fits && larger.last === small.last;
    }) ?? 1;
  const { where } = arrange(all, rows, scale);
  return rows.map(([cx, y, room], r) => {
    const here = all.filter((_, i) => where[i] === r);
    const wide = here.reduce((sum, token) => sum + token.width * scale, 0);
    const step = scale * Math.min(1, (room + MAX_OVER) / wide);
    let x = cx - (wide * step) / scale / 2;
    return here.map((token) => {
      x += token.width * step;
      const shift = token.width === WIDE.held ? 7.5 * scale : 0;
      return html`<${Piece} key=${token.key} name=${token.key} x=${x - (token.width * step) / 2 - shift}
        y=${y + 15 * (scale - 1)}>
        <g transform=${`scale(${scale})`}>${token.what}</g></${Piece}>`;
    });
  });
}
