// @ts-check
// The museum of Anno 1452: every piece and every state of a place.
import { html, t, Piece } from "/static/board-kit/index.js";
import { Card } from "./cards.js";
import { MAP, Disc } from "./map.js";
import { Board } from "./whole.js";
import { LETTER } from "./owners.js";

/** A made-up position that shows every piece and every state of a place. */
function made() {
  const colours = { A: "red", B: "blue", C: "green" },
    owners = ["A", "B", "C", "ottokar", null];
  const regions = Object.entries(MAP.regions).map(([id, m], n) => ({
    id,
    limit: /** @type {any} */ (m).slots.length,
    towers: 1 + (n % 3),
    price: 4 + (n % 3),
    holder: owners[n % 5],
    bound: n % 6 === 1,
    places: /** @type {any} */ (m).slots.map((/** @type {any} */ _, /** @type {number} */ i) => {
      const k = n + 2 * i;
      const owner = owners[k % 5];
      return {
        id: `${id}-${i + 1}`,
        owner,
        value: owner ? 3 - (k % 3) : 0,
        city: owner !== null && k % 4 === 1,
        citizens: owner ? (k % 4 === 1 ? k % 7 : k % 4) : 0,
      };
    }),
  }));
  const years = [
    "1254",
    "1257",
    "1273",
    "1292",
    "1298",
    "1308",
    "1314",
    "1346",
    "1378",
    "1400",
    "1410",
    "1438",
    "1440",
    "1452",
  ];
  return {
    waiting: [],
    board: {
      colours,
      ottokar: "yellow",
      king: "A",
      antiking: "C",
      vacant: false,
      order: ["B", "A", "C"],
      regions,
      battle: {
        attacker: "A",
        defender: "B",
        origin: "tirol-1",
        target: "bayern-2",
        round: 2,
        soldiers: [3, 0],
        allies: [[], ["franken-1"]],
        hits: [1, 2],
        units: [4, 5],
        odds: [38, 60, 2],
        losses: [2, 1],
      },
      track: {
        rows: years.map((year, i) => ({ id: year, year, coronation: i > 1 && i < 13 })),
        row: "1314",
        column: 2,
        last: "1410",
      },
      zones: [
        { id: "deck", seat: null, cards: ["back:0", "back:0"] },
        { id: "discards", seat: null, cards: ["card:city-prag"] },
      ],
      counters: ["A", "B", "C"].flatMap((seat, i) => [
        { id: "prestige", seat, value: [12, 12, 0][i] },
        { id: "soldiers", seat, value: [8, 0, 4][i] },
      ]),
    },
  };
}

/** @param {{cards: {kinds: {entities: {ref: string}[]}[]}}} p */
export function Museum({ cards }) {
  const view = made();
  return html`<div class="an anmuseum">
    <div class="showroom"><${Board} view=${view} me="A" /></div>
    <svg
      viewBox="0 0 800 330"
      class="map-board an-map shelf"
      role="group"
      aria-label=${t("game-name")}
    >
      <rect width="800" height="330" class="paper" />
      ${Object.keys(LETTER).map((colour, r) =>
        [0, 1, 2, 3, 4, 5, 6].map(
          (n) =>
            html`<${Piece} key=${colour + n} name=${`museum-${colour}-${n}`} x=${60 + 100 * n} y=${54 + 74 * r}>
              <g class=${"pl-" + colour}>
                <${Disc}
                  id=${`museum-${colour}-${n}`}
                  own=${{ colour, letter: LETTER[colour] }}
                  city=${n > 3}
                  citizens=${n}
                  value=${1 + ((n + r) % 3)}
                />
              </g>
            </${Piece}>`,
        ),
      )}
    </svg>
    <div class="anhand shelf">
      ${cards.kinds
        .flatMap((k) => k.entities)
        .filter(({ ref }) => ref.startsWith("card:"))
        .map(({ ref }) => html`<${Card} key=${ref} of=${ref} />`)}<${Card} of="back:0" />
    </div>
  </div>`;
}
