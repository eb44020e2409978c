// @ts-check
// The board of Rio de la Plata: Buenos Aires with its districts, the panels around it, the river
// and the ship.
import {
  html,
  entity,
  signal,
  Icon,
  Dot,
  Tray,
  ZoomPan,
  Later,
  useTravel,
  nameOf,
  t,
  phone,
  lazy,
  text,
  use,
  Piece,
  Cartouche,
  zone,
  counter,
  signed,
} from "/static/board-kit/index.js";
import {
  PRINTED,
  WIDTH,
  HEIGHT,
  CELL,
  LEFT,
  BOTTOM,
  SEATS,
  COLOUR,
  GOOD_ICON,
  GRIDS,
  SCORE,
  ENEMY_ICON,
  icon,
  yearX,
  defs,
  ground,
} from "./printed.js";
import { emblems, below } from "./pieces.js";
import { Order, Pit, Fields, Artisans, Grid, Office } from "./panels.js";
import { Foes, War, Compass } from "./war.js";
import { Ship, Quay } from "./ship.js";
import { City } from "./city.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").Choice} Choice */

const SmallBoard = lazy(() => import("./small.js"), "SmallBoard");
if (phone.peek()) SmallBoard.begin();

/** The counter of the players' money. */
export const purse = "silver";
export const battles = {
  begin: ["war-breaks-out", "war-forced"],
  end: ["war-over", "war-no-entrance"],
};

export const Museum = lazy(() => import("./museum.js"), "Museum");
const lore = signal(/** @type {((ref: string, view: View) => unknown)|null} */ (null));
/** What the tooltip says; fetched when the first is opened. @param {string} ref @param {View} view */
export function about(ref, view) {
  if (!lore.value)
    import("./lore.js").then(
      (file) => {
        lore.value = file.about;
      },
      () => {},
    );
  return lore.value?.(ref, view) ?? null;
}
/** @param {string} seat */
export const arms = (seat) => ({ colour: COLOUR[seat] ?? "red", letter: seat });
/** Places of choices that name nothing on the board. @param {Choice} choice */
export function spots(choice) {
  if (choice.verb === "shift") return `place:${choice.args.place}`;
  return choice.verb === "bet" ? "major:fort" : null;
}
/** @param {Choice} choice */
export const emblem = (choice) =>
  choice.args.building
    ? "ri-" + choice.args.building.slice(9)
    : choice.args.good
      ? GOOD_ICON[choice.args.good.slice(5)]
      : null;

// ---------------------------------------------------------------- the tracks around

/**
 * Score markers: several on one space lie like a fan, each letter to be seen; one below zero has a minus.
 * @param {{view: View}} p
 */
function Score({ view }) {
  /** @type {Map<number, string[]>} */
  const on = new Map();
  for (const s of view.board.order) {
    const i = ((counter(view, "vp", s) % 100) + 100) % 100;
    on.set(i, [...(on.get(i) ?? []), s]);
  }
  return html`<g class="printed"
    >${SCORE.map(
      ([x, y, w, h], i) =>
        html`<rect
            x=${x}
            y=${y}
            width=${w}
            height=${h}
            class=${i % 5 ? "cell" : "cell2"}
            id=${`score-${i}`}
          />${text(x + w / 2, y + h / 2 + 6, i, 18, i % 5 ? "soft" : "nm")}`,
    )}
    ${[...on].map(([i, seats]) => {
      const [x, y, w, h] = SCORE[i],
        flat = w > 30.5,
        gap = 18,
        first = (-gap * (seats.length - 1)) / 2,
        clear = seats.length > 2 && (i < 3 || i > 96) ? -first : 0;
      return html`${
        seats.length > 2
          ? html`<rect x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} class="tied" />`
          : null
      }${seats.map((s, n) => {
        const away = first + gap * n + (i < 3 ? clear : -clear);
        return html`<${Piece} key=${s} name=${"score-" + s} x=${x + w / 2 + (flat ? away : 0)}
          y=${y + h / 2 + (flat ? 0 : away)}><circle r="12" class=${`body disc pl-${COLOUR[s]}`} />
        <g class=${`token pl-${COLOUR[s]}`}>${text(
          flat && n < seats.length - 1 ? -3 : 0,
          flat || n === seats.length - 1 ? 5.5 : 2.5,
          s,
          18,
          "nm ink",
        )}</g>${counter(view, "vp", s) < 0 ? below : null}</${Piece}>`;
      })}`;
    })}</g
  >`;
}

/** @param {{view: View}} p */
function Years({ view }) {
  const [first, last, short] = PRINTED.years,
    end = first + counter(view, "turns") - 1;
  return html`<g><rect x="44" y="12" width=${WIDTH - 88} height="56" rx="4" class="panelp" />${Array.from(
    { length: last - first + 1 },
    (_, i) => first + i,
  ).map(
    (y) =>
      html`<g key=${y} ...${entity("year:" + y, { class: y > end ? "beyond" : "", quiet: true })}>
        <rect
          x=${yearX(y)}
          y="18"
          width="44"
          height="44"
          rx="4"
          class=${`${y === short || y === end ? "cell2" : "cell"} ${
            String(y) === view.board.year ? "nowyear" : ""
          }`}
          id=${`year-${y}`}
        />${text(yearX(y) + 22, 46, y, 18, "nm")}
        ${(PRINTED.gaps[y] ?? []).map((/** @type {string} */ q, i, all) =>
          icon(ENEMY_ICON[q], yearX(y) + 57.6, 40 + (all.length === 1 ? 0 : -13 + 26 * i), 25),
        )}</g
      >`,
  )}
    <g class="printed">${
      view.board.ship.back
        ? html`<${Piece} name="ship-back" x=${
            yearX(Number(view.board.ship.back)) + 22
          } y=${66}><circle r="12" class="body enemy" />${icon(
            "ri-ship",
            0,
            0,
            17,
            "onenemy",
          )}</${Piece}>`
        : null
    }
    <${Piece} name="year" x=${
      yearX(Number(view.board.year)) + 22
    } y=${14}><path d="M-11-6H11L0 7z" class="dark" /></${Piece}></g></g>`;
}

/** @param {{view: View}} p */
function River({ view }) {
  const standing = zone(view, "standing"),
    fx = LEFT + 7 * CELL,
    qx = LEFT + 12 * CELL,
    b = view.board;
  const major = (
    /** @type {string} */ id,
    /** @type {number} */ x,
    /** @type {number} */ w,
    /** @type {number} */ size,
  ) =>
    html`<g ...${entity("major:" + id, { class: "outwork", quiet: true })}
      ><rect
        x=${x}
        y=${BOTTOM + 8}
        width=${w}
        height="58"
        rx="4"
        class=${standing.includes("major:" + id) ? "tile" : "slot"}
      />
      ${
        standing.includes("major:" + id)
          ? icon("ri-" + id, x + w / 2, BOTTOM + 37, size)
          : text(x + w / 2, BOTTOM + 44, nameOf("major:" + id), 19, "it soft")
      }</g
    >`;
  return html`<g class="printed"
      ><${Cartouche} x=${60} y=${750} w=${250} h=${72} />${text(
        185,
        785,
        t("game-name"),
        22,
        "title",
      )}${text(185, 808, "Buenos Aires, 1580–1599", 18, "it soft")}</g
    >
    <g transform="translate(46 838)"><${Foes} view=${view} /></g
    ><g transform="translate(606 896)"><${Compass} r=${58} /></g>
    ${
      b.war
        ? html`<g transform="translate(682 762)"><${War} view=${view} /></g>`
        : html`<g class="printed" aria-hidden="true"
            >${text(
              730,
              812,
              "Río de la Plata",
              42,
              "it rivername",
            )}${use("eg-ship", 762, 890, 74)}${use("eg-ship", 880, 862, 46)}</g
          >`
    }
    <g transform=${`translate(${qx - 20} 764)`}><${Quay} view=${view} w=${98} h=${196} /></g
    >${major("fort", fx, 2 * CELL, 46)}${major("port", qx, CELL, 42)}<g
      transform="translate(1082 694)"
      ><${Ship} view=${view}
    /></g>`;
}

/** The panels left of the city. @type {[string, number, (p: {view: View}) => unknown][]} */
const WORKS = [
  ["order", 80, Order],
  ["quarry", 192, (p) => html`<${Pit} ...${p} pit="quarry" />`],
  ["forest", 304, (p) => html`<${Pit} ...${p} pit="forest" />`],
  ["fields", 416, (p) => html`<${Fields} ...${p} h=${128} />`],
  ["artisans", 552, (p) => html`<${Artisans} ...${p} h=${134} />`],
];

/** @param {{view: View}} p */
export function Board({ view }) {
  const root = useTravel(view);
  if (phone.value) return html`<${SmallBoard} view=${view} />`;
  return html`<div class="ri map-whole"><${ZoomPan} most=${5}><svg ref=${root}
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} class="map-board ri-map" role="group"
      aria-label=${t("game-name")}>${defs}<defs>${emblems}</defs>${ground}<${Later}><${Years} view=${view} />
    ${WORKS.map(
      ([id, y, Own]) =>
        html`<g key=${id} transform=${`translate(46 ${y})`}><${Own} view=${view} /></g>`,
    )}</${Later}><${Later}>${view.board.grids.map(
      (g) =>
        html`<g key=${g.id} transform=${`translate(${GRIDS[g.id].join(" ")})`}
          ><${Grid} grid=${g} view=${view}
        /></g>`,
    )}
    <${River} view=${view} /></${Later}><${Later}><${City} view=${view} /></${Later}>
    <${Later}><${Score} view=${view} /></${Later}></svg></${ZoomPan}></div><div
      class="ri-tray"><${Tray} /></div>`;
}

// ---------------------------------------------------------------- offices, players, standing

/** @param {{of: string, view?: View}} p */
export const Card = ({ of, view }) =>
  of.startsWith("office:") && view
    ? html`<${Office} of=${of} view=${view} />`
    : html`<span ...${entity(of, { text: true, class: "chip small" })}>${nameOf(of)}</span>`;
/**
 * The twelve offices lie below the board; a phone has room to tell what each does.
 * @param {{view: View}} p
 */
export const Hand = ({ view }) =>
  html`<div class="rioffices">
    ${Object.keys(PRINTED.offices).map(
      (id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} told=${phone.value} />`,
    )}
  </div>`;

const SHOWN = /** @type {[string, string][]} */ ([
  ["hand", "ri-worker"],
  ["stone", "ri-stone"],
  ["wood", "ri-wood"],
  ["fine", "ri-goods"],
  ["silver", "ri-silver"],
]);
/**
 * What a player has. The goods of the viewer can be clicked where one is to be given, the
 * workers where one is to be hired.
 * @param {{view: View, seat: string}} p
 */
export function Seat({ view, seat }) {
  const held = zone(view, "held", seat),
    mine = view.seat === seat;
  const own = (/** @type {string} */ id) =>
    mine ? entity(id === "hand" ? "do:hire" : "good:" + id, { text: true, class: "mine" }) : {};
  return html`<div class="riseat">
    <ul>
      ${SHOWN.map(
        ([id, n]) =>
          html`<li key=${id} title=${t(`counter-${id}`)}>
            <span ...${own(id)}
              ><${Icon} n=${n} class=${"good-" + id} /><span class="sr">${t(`counter-${id}`)}</span
              ><b class="num">${counter(view, id, seat)}</b></span
            >
          </li>`,
      )}
      ${["houses", "huts"].map(
        (id) =>
          html`<li key=${id} title=${t("zone-" + id)}>
            <${Icon} n=${id === "huts" ? "ri-hut" : "ri-house"} /><span class="sr"
              >${t("zone-" + id)}</span
            ><b class="num">${zone(view, id, seat).length}</b>
          </li>`,
      )}
    </ul>
    <span class="vp"
      ><b class="num">${signed(counter(view, "vp", seat))}</b> ${t("counter-vp")}</span
    >
    ${
      view.waiting?.some((w) => w.seat === seat && w.key === "PlaceTurn")
        ? html`<p class="placed">
            ${t("board-placed", { n: view.board.placed, most: view.board.most_placed })}
          </p>`
        : null
    }
    ${
      held.length
        ? html`<div class="front">
            ${held.map(
              (/** @type {string} */ o) =>
                html`<span key=${o} ...${entity(o, { class: "who" })}>${nameOf(o)}</span>`,
            )}
          </div>`
        : null
    }
  </div>`;
}

const SOURCES = /** @type {[string, string][]} */ ([
  ["houses", "ri-house"],
  ["offices", "ri-of-governor"],
  ["works", "ri-palace"],
  ["cargo", "ri-ship"],
  ["silver", "ri-silver"],
]);
/** What each player has on the track, and what else they may count on at the end. */
/** @param {{view: View}} p */
export function Radar({ view }) {
  const rows = (view.standing ?? []).map((of, i) => ({ seat: SEATS[i], score: of.score, of })),
    most = Math.max(20, ...rows.map((r) => r.score));
  return html`<h2 class="rih">
      ${t("ui-standing")}<small
        >${view.board.year} · ${counter(view, "turn")}/${counter(view, "turns")}</small
      >
    </h2>
    <ul class="ribars">
      ${rows.map(
        (r) =>
          html`<li key=${r.seat} class=${"pl-" + COLOUR[r.seat]}>
            <${Dot} seat=${r.seat} />
            <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="9" class="bg" />
              <rect width=${Math.max(0, (100 * r.score) / most)} height="9" class="more" />
              <rect
                width=${Math.max(0.8, (100 * (r.of.track ?? r.score)) / most)}
                height="9"
                class="fg"
              />
            </svg>
            ${
              SOURCES.some(([id]) => r.of[id])
                ? html`<span class="from"
                    ><span title=${t("term-track")}>${signed(r.of.track ?? r.score)}</span
                    >${SOURCES.filter(([id]) => r.of[id]).map(
                      ([id, n]) =>
                        html`<span key=${id} title=${t("term-" + id)}
                          >+<${Icon} n=${n} class=${"good-" + id} /><span class="sr"
                            >${t("term-" + id)}</span
                          >${r.of[id]}</span
                        >`,
                    )}</span
                  >`
                : null
            }<b class="num">${signed(r.score)}</b>
          </li>`,
      )}
    </ul>`;
}
