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
 * What stands in a state, in reading order: who holds it, what is built there, who camps there, who
 * has influence.
 * @param {string} id
 * @param {StateFacts} s
 * @param {View} view
 * @param {(host: string, where: string) => string} banner
 */
function tokens(id, s, view, banner) {
  /** @type {{key: string, width: number, what: unknown}[]} */
  const out = [];
  const add = (
    /** @type {string} */ key,
    /** @type {string} */ kind,
    /** @type {object} */ more = {},
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
  s.influence.forEach((n, i) => {
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
