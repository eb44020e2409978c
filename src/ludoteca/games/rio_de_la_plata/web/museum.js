// @ts-check
// Every tile, piece, panel and office of Rio de la Plata in each of its states, for review.
import { html, nameOf, t, tell } from "/static/board-kit/index.js";
import { PRINTED, SEATS, LEFT, TOP, CELL, defs, side } from "./printed.js";
import { Stack, Space, Wall, Road, Camp, emblems } from "./pieces.js";
import { Order, Pit, Fields, Artisans, Grid, Office } from "./panels.js";
import { Foes, War, Compass } from "./war.js";
import { Ship, Quay } from "./ship.js";
import { SmallWar, SmallQuay, SmallShip, Store } from "./small_panels.js";
/** @typedef {import("./board.d.ts").Space} SpaceData */
/** @typedef {import("./board.d.ts").Board} Board */

const TILES = [...Object.keys(PRINTED.buildings), "palace", "cathedral"];
const EMPTY = {
  id: "a1",
  owner: "none",
  building: "none",
  discs: [],
  idle: 0,
  steps: 0,
  fought: false,
};
/** @param {string} id @param {string|null} seat @param {number|string} value */
const count = (id, seat, value) => ({ id, seat, value });

/** A position made up to show every state once. @param {Partial<Board>} more */
function view(more = {}) {
  const counters = [
    count("year", null, "year:1589"),
    count("turn", null, 10),
    count("turns", null, 20),
    count("indians", null, 6),
    count("corsairs", null, 4),
    count("pieces", null, 31),
    count("cargo", null, 9),
    count("capacity", null, 35),
    count("attackers", null, 12),
  ];
  SEATS.forEach((s, i) =>
    counters.push(
      count("vp", s, 10 * i),
      count("hand", s, 4),
      count("stone", s, 3),
      count("wood", s, 2),
      count("fine", s, 1),
      count("silver", s, 12),
      count("fields", s, i % 3),
      count("artisans", s, (i + 1) % 3),
      count("quay", s, i % 2),
      count("added", s, i === 1 ? 2 : 0),
      count("attacked", s, i === 2 ? 1 : 0),
    ),
  );
  return {
    seat: "A",
    menu: [],
    standing: [],
    prompt: null,
    board: {
      zones: [
        { id: "held", seat: "B", cards: ["office:gunner"] },
        { id: "cargo", seat: "A", cards: ["good:stone", "good:fine"] },
      ],
      counters,
      year: "1589",
      placed: 2,
      most_placed: 5,
      order: SEATS,
      spaces: [],
      districts: [],
      walls: [],
      roads: [],
      digs: [
        { id: "quarry_1", seat: "A" },
        { id: "quarry_3", seat: "D" },
      ],
      claims: [{ office: "bishop", seat: "C" }],
      ship: {
        open: true,
        here: true,
        back: null,
        fee: "none",
        cargo: [
          { seat: "A", good: "stone", value: 3 },
          { seat: "C", good: "fine", value: 2 },
          { seat: "E", good: "wood", value: 4 },
        ],
      },
      war: {
        attacker: "D",
        enemy: "indians",
        camps: [{ edge: "n_a1", size: 3, groups: 2 }],
        round: 2,
        quiet: 1,
        most_quiet: 3,
      },
      ...more,
    },
  };
}
/** @param {string} id @param {number} columns @param {number} full @param {boolean} built */
const grid = (id, columns, full, built) => ({
  id,
  columns,
  built,
  cells: PRINTED.majors[id].from.map((_, i) => ({
    id: `${id}_${i + 1}`,
    vp: Math.max(0, 6 - i),
    open: i !== 7,
    disc: i < full ? SEATS[i % 5] : null,
    unpaid: i === 1 && full > 1,
    by: "A",
  })),
});

/** @param {{w: number, h: number, label: string, children?: unknown}} p */
const Frame = (p) =>
  html`<figure>
    <svg
      viewBox=${`-6 -10 ${p.w + 12} ${p.h + 16}`}
      width=${(p.w + 12) * 0.8}
      class="map-board ri-map"
      role="img"
      aria-label=${p.label}
    >
      ${p.children}
    </svg>
    <figcaption>${p.label}</figcaption>
  </figure>`;
/**
 * One space of the city with something on it, in peace or at war.
 * @param {{s: Partial<SpaceData> & {enemy?: string}, war?: boolean}} p
 */
const One = ({ s, war }) =>
  html`<g transform=${`translate(${-LEFT} ${-TOP})`} class=${war ? "atwar" : ""}
    ><rect x=${LEFT} y=${TOP} width=${CELL} height=${CELL} class="dB" /><${Space}
      s=${{ ...EMPTY, ...s }}
      name="museum"
      enemy=${s.enemy}
      attacker=${war ? "B" : undefined}
  /></g>`;

/** Each tile, and a house of every colour. */
const Tiles = () =>
  html`${TILES.map(
    (k, i) =>
      html`<${Frame} key=${k} w=${CELL} h=${CELL} label=${nameOf("building:" + k)}><${One} s=${{
        building: k,
        owner: i < 2 ? SEATS[i] : "none",
      }} /></${Frame}>`,
  )}
  ${SEATS.map(
    (s) =>
      html`<${Frame} key=${s} w=${CELL} h=${CELL} label=${s}><${One} s=${{
        building: "house",
        owner: s,
        discs: [s, s],
      }} /></${Frame}>`,
  )}`;

/** Who stands on a space, in words. @param {string} who */
const standingName = (who) =>
  who === "shadow" ? t("counter-shadow") : who === "enemy" ? t("zone-enemies") : who;

/** One to three discs of everybody, at war. */
const Groups = () =>
  html`${[...SEATS, "shadow", "enemy"].map((who) =>
    [1, 2, 3].map(
      (n) =>
        html`<${Frame} key=${who + n} w=${CELL} h=${CELL} label=${standingName(who)}><${One} war=${true} s=${{
          discs: Array.from({ length: n }, () => who),
          steps: 4 - n,
        }} /></${Frame}>`,
    ),
  )}`;

/** Spaces on which several things stand. @type {(Partial<SpaceData> & {enemy?: string})[]} */
const MIXED = [
  { discs: ["A", "C", "D"] },
  { discs: ["A", "B"], steps: 2 },
  { discs: ["enemy", "enemy"], enemy: "corsairs", fought: true },
  { idle: 2 },
  { building: "market", discs: ["A", "B"] },
  { building: "house", owner: "B", idle: 1 },
  { building: "house", owner: "A", discs: ["A", "A"], steps: 3, fought: true },
];

/** What is special about a space, in words. @param {(typeof MIXED)[number]} s */
const mixedName = (s) =>
  s.fought
    ? t("board-fought")
    : s.idle
      ? tell("board-idle", { seat: "seat:B", n: s.idle })
      : s.discs?.join(" + ");

const Mixed = () =>
  html`${MIXED.map(
    (s, i) =>
      html`<${Frame} key=${i} w=${CELL} h=${CELL} label=${mixedName(s)}><${One} war=${true} s=${s} /></${Frame}>`,
  )}`;

/** Camps before the city: the size of a group, and how many there are. */
const CAMPS = [
  [[1, 1]],
  [[3, 1]],
  [
    [2, 1],
    [1, 1],
  ],
  [[3, 4]],
  [
    [3, 2],
    [2, 1],
    [1, 3],
  ],
];

const Camps = () =>
  html`${CAMPS.map(
    (camps, i) =>
      html`<${Frame} key=${i} w=${CELL + 40} h=${CELL + 14} label=${camps
        .map(([size, groups]) => `${groups}×${size}`)
        .join(
          " + ",
        )}><g transform=${`translate(${20 - LEFT} ${34 - TOP})`}><rect x=${LEFT} y=${TOP} width=${CELL}
          height=${38} class="dB" /><${Camp} edge="n_a1" camps=${camps.map(([size, groups]) => ({
            size,
            groups,
          }))} l=${side(0, 0, "n")} enemy=${i % 2 ? "corsairs" : "indians"} /></g></${Frame}>`,
  )}`;

/** A wall and a road. */
const Lines = () =>
  html`<${Frame} w=${CELL} h=${30} label=${nameOf("major:walls")}><g
    transform=${`translate(${-LEFT} ${15 - TOP})`}><${Wall} l=${side(0, 0, "n")} /></g></${Frame}><${Frame}
      w=${CELL} h=${30} label=${nameOf("major:roads")}><g
        transform=${`translate(${-LEFT} ${15 - TOP})`}><${Road} l=${side(0, 0, "n")} /></g></${Frame}>`;

/** Grids: id, columns, filled cells, built. @type {[string, number, number, boolean][]} */
const GRIDS = [
  ["palace", 7, 9, false],
  ["cathedral", 7, 0, true],
  ["fort", 7, 3, false],
  ["port", 5, 10, false],
  ["walls", 4, 2, false],
  ["roads", 4, 0, false],
];

/** Everything that stands beside the city. @param {{now: ReturnType<typeof view>}} p */
const Panels = ({ now }) =>
  html`${GRIDS.map(
    ([id, columns, full, built]) =>
      html`<${Frame} key=${id} w=${232} h=${100} label=${nameOf("major:" + id)}><${Grid} view=${now}
          grid=${grid(id, columns, full, built)} /></${Frame}>`,
  )}
    <${Frame} w=${204} h=${104} label=${t("zone-order")}><${Order} view=${now} /></${Frame}><${Frame}
      w=${204} h=${104} label=${nameOf("pit:quarry")}><${Pit} view=${now} pit="quarry" /></${Frame}><${Frame}
        w=${204} h=${128} label=${t("counter-fields")}><${Fields} view=${now} h=${128} /></${Frame}>
    <${Frame} w=${204} h=${128} label=${t("counter-artisans")}><${Artisans} view=${now} h=${128}
      /></${Frame}><${Frame} w=${464} h=${134} label=${nameOf("enemy:indians")}><${Foes} view=${now}
        /></${Frame}><${Frame} w=${256} h=${212} label=${t("board-round")}><${War} view=${now}
          /></${Frame}><${Frame} w=${320} h=${104} label=${t("board-round")}><${SmallWar} view=${now} /></${Frame}>
    <${Frame} w=${120} h=${120} label=${t("board-on")}><g transform="translate(60 60)"><${Compass} r=${52}
      /></g></${Frame}><${Frame} w=${250} h=${104} label=${t("board-store")}><${Store} view=${now} seat="A"
        /></${Frame}><${Frame} w=${250} h=${104} label=${t("board-hold")}><${SmallShip} view=${now}
          /></${Frame}><${Frame} w=${136} h=${104} label=${t("board-quay")}><${SmallQuay} view=${now}
            /></${Frame}>`;

/** The ship in the port, away and sold. @param {{now: ReturnType<typeof view>}} p */
function Ships({ now }) {
  const away = view({ ship: { ...now.board.ship, here: false, back: "1591" } }),
    none = view({ ship: { open: false, here: false, back: null, fee: "none", cargo: [] } });
  return html`${[now, away, none].map(
    (v, i) =>
      html`<${Frame} key=${i} w=${370} h=${280} label=${t("board-hold")}><${Ship} view=${v} /></${Frame}>`,
  )}<${Frame} w=${98} h=${196} label=${t("board-quay")}><${Quay} view=${now} w=${98} h=${196}
    /></${Frame}>`;
}

export function Museum() {
  const now = view();
  return html`<div class="ri rimuseum">
    <svg width="0" height="0" aria-hidden="true">
      ${defs}
      <defs>${emblems}</defs>
    </svg>
    <section><${Tiles} /></section>
    <section><${Groups} /> <${Mixed} /> <${Camps} /> <${Lines} /></section>
    <section><${Panels} now=${now} /></section>
    <section><${Ships} now=${now} /></section>
    <section>
      ${SEATS.map(
        (s) =>
          html`<${Frame} key=${s} w=${40} h=${40} label=${s}><g transform="translate(20 24)"><${Stack}
          discs=${[s]} under=${s === "C"} /></g></${Frame}>`,
      )}
    </section>
    <div class="rioffices">
      ${Object.keys(PRINTED.offices).map(
        (id) => html`<${Office} key=${id} of=${"office:" + id} view=${now} />`,
      )}
    </div>
  </div>`;
}
