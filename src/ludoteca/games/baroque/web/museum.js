// @ts-check
// Every piece, card and state of a place of Baroque, for review.
import { html, t, Piece } from "/static/board-kit/index.js";
import { Board } from "./board.js";
import { MAJORS } from "./choices.js";
import { MAP, ARMS, Card } from "./cards.js";
import { Token, WIDE } from "./pieces.js";

/** @typedef {import("./board.d.ts").View} View */

const COLOURED = ["control", "influence", "army", "general"],
  SPENT = ["city", "fort", "residence"];

/**
 * A made-up position that shows every piece and every state of a place.
 * @returns {View}
 */
function made() {
  const states = Object.keys(MAP.states),
    powers = Object.keys(ARMS),
    seats = ["A", "B", "C", "D"];
  const one = (/** @type {string} */ id, /** @type {number} */ i) => ({
    in_play: id !== "holstein",
    home: powers.flatMap((p, s) => (MAJORS[p].includes(id) ? [seats[s]] : []))[0] ?? "none",
    control: i % 5 === 4 ? "none" : seats[i % 4],
    host: i % 7 === 3 ? "ottomans" : i % 2 ? seats[(i + 1) % 4] : seats[i % 4],
    armies: i % 3 === 0 ? 2 : 0,
    moved: i % 6 === 0 ? 1 : 0,
    general: i % 12 === 0 ? seats[i % 4] : null,
    influence: seats.map((_, s) => ((i + s) % 3 === 0 ? 1 + ((i + s) % 4) : 0)),
    city: i % 3,
    residence: MAP.states[id].marks.includes("diocese") && i % 2 === 0,
    used_city: i % 4 === 1,
    used_residence: i % 4 === 0,
    no_income: i % 9 === 5,
  });
  const shown = {
    board: {
      turn: 2,
      turns: 3,
      phase: "actions",
      active: "B",
      actions: 2,
      order: ["C", "B", "A", "D"],
      war_cost: 7,
      ninth_elector: true,
      battle: { attacker: "A", state: "bohemia", origin: "silesia", armies: 3, general: true },
      states: Object.fromEntries(states.map((id, i) => [id, one(id, i)])),
      players: powers.map((power, i) => ({
        seat: seats[i],
        power,
        costs: { army: 3, city: 6, fortified: 8, residence: 6 },
      })),
      composers: { bach: "austria", schutz: "brandenburg" },
      zones: [
        { id: "wars", seat: null, cards: ["war:denmark", "war:france", "war:ottoman"] },
        { id: "in-play", seat: null, cards: ["card:chaos", "card:polish_permission"] },
        { id: "event", seat: null, cards: ["card:revolt"] },
        { id: "event-discards", seat: null, cards: ["card:peace"] },
        { id: "discards", seat: null, cards: ["card:assassin"] },
      ],
      counters: [
        { id: "deck", seat: null, value: 17 },
        { id: "event-deck", seat: null, value: 24 },
        ...seats.flatMap((seat, i) => [
          { id: "vp", seat, value: [21, 21, 104, 47][i] },
          { id: "support", seat, value: [6, 6, 6, 11][i] },
        ]),
      ],
    },
  };
  return /** @type {View} */ (/** @type {unknown} */ (shown));
}

/**
 * The pieces of a kind: in every colour and on both sides, or unused and used.
 * @param {{kind: string}} p
 */
function Shelf({ kind }) {
  const shown = COLOURED.includes(kind)
    ? Object.values(ARMS).map((arms, i) => ({ arms, moved: i > 1, used: false }))
    : SPENT.includes(kind)
      ? [
          { arms: null, moved: false, used: false },
          { arms: null, moved: false, used: true },
        ]
      : [{ arms: null, moved: false, used: false }];
  return html`<figure>
    <svg viewBox=${`0 0 ${60 * shown.length} 56`} class="map-board" aria-hidden="true">
      ${shown.map(
        (p, i) =>
          html`<${Piece} key=${i} name=${`museum-${kind}-${i}`} x=${30 + 60 * i} y=${28}>
            <${Token} kind=${kind} ...${p} count=${2} /></${Piece}>`,
      )}
    </svg>
    <figcaption>${t(`piece-${kind}`, { n: 2 })}</figcaption>
  </figure>`;
}

/** @param {{cards: {kinds: {entities: {ref: string}[]}[]}}} p */
export function Museum({ cards }) {
  const kinds = Object.keys(WIDE).filter((kind) => kind !== "held");
  return html`<div class="ba bamuseum">
    <div class="showroom"><${Board} view=${made()} me="A" /></div>
    <div class="bapieces">${kinds.map((kind) => html`<${Shelf} key=${kind} kind=${kind} />`)}</div>
    <div class="bashelf">
      ${cards.kinds
        .flatMap((k) => k.entities)
        .filter(({ ref }) => ref.startsWith("card:"))
        .map(({ ref }) => html`<${Card} key=${ref} of=${ref} />`)}<${Card} of="back:0" /><${Card}
        of="back:1"
      />
    </div>
  </div>`;
}
