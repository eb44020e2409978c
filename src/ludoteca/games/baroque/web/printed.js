// @ts-check
// The printed map: seas, foreign countries, the shapes and labels of the states, the victory track,
// the cartouches and the fronts
// of the wars.
import {
  html,
  entity,
  Badge,
  nameOf,
  t,
  text,
  use,
  lines,
  wrap,
  Sea,
  Cartouche,
  zone,
} from "/static/board-kit/index.js";
import { MAP, coat } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").StateFacts} StateFacts
 */

export const WIDTH = 2010;
export const HEIGHT = 1264;
export const LEFT = 46;
export const TOP = 46;
export const MAP_WIDTH = 1577;
export const MAP_HEIGHT = 1172;
export const ABROAD = /** @type {[string, number, number, number][]} */ ([
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
export const SEAS = /** @type {[string, number, number, number][]} */ ([
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
/** Box of every space of the victory track, clockwise from the upper left corner. */
export const VP = (() => {
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
export const ground = html`<g clip-path="url(#ba-frame)"
  ><${Sea} land="ba-land" x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} />
  ${Object.values(MAP.foreign).map(
    (d) => html`<path d=${d} fill="none" stroke="var(--sepia)" stroke-dasharray="2 5" />`,
  )}</g
>`;
export const scenery = html`<g
  opacity=".5"
  clip-path="url(#ba-frame)"
  aria-hidden="true"
  class="printed"
  >${MAP.scenery.map(([s, x, y, size]) => use(`eg-${s}`, x, y, size))}</g
>`;
export const track = html`<g aria-hidden="true"
  ><rect x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT} class="rule2" /><rect
    x="1.5"
    y="1.5"
    width="1666"
    height=${HEIGHT - 3}
    rx="4"
    class="rule2"
  />
  ${VP.map(
    ([x, y, w, h], i) =>
      html`<rect
          x=${x}
          y=${y}
          width=${w}
          height=${h}
          class=${i % 5 ? "cell" : "cell2"}
          id=${`vp-${i}`}
        />${text(x + w / 2, y + h / 2 + 8, i, 23, i % 5 ? "soft" : "nm")}`,
  )}</g
>`;

/** @param {{id: string, s: StateFacts, view: View}} p */
export function Shape({ id, s, view }) {
  const m = MAP.states[id];
  const held = s.control !== "none" ? coat(view, s.control).colour : null;
  return html`<g
    ...${entity("state:" + id, {
      class: `place ${m.home ? "major" : ""} ${held ? `held pl-${held}` : ""} ${s.in_play ? "" : "out"}`,
    })}
    id=${"state-" + id}
  >
    <path d=${m.d} class=${"ground w" + m.wash} />${
      held ? html`<path d=${m.d} class="tint" fill=${`url(#eg-t-${held})`} />` : null
    }
    ${s.in_play ? null : html`<path d=${m.d} fill="url(#eg-out)" />`}
    <path d=${m.d} class="band" clip-path=${`url(#ba-clip-${id})`} /><path d=${m.d} class="edge"
  /></g>`;
}

/**
 * Value, marks and name, set upon the rows of pieces; in low states the name stands beside the
 * marks.
 * @param {{id: string, view: View}} p
 */
export function Label({ id, view }) {
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
    ${marks.map((k, i) => use(`ba-k-${k}`, x + 28 + 26 * i, y, 25))}
    ${
      m.row
        ? text(x + head - 9, y + 7.6, name[0], m.size, "nm halo", "start")
        : name.map((line, i) =>
            text(m.x, top + 29 + m.size * (0.76 + 0.96 * i), line, m.size, "nm halo"),
          )
    }<${Badge} of=${"state:" + id} x=${m.row ? x - 32 : x + head + 4} y=${y - 3} r=${14.5}
  /></g>`;
}

/** Markers of the wars, on the border they are fought at. @param {{view: View}} p */
export const Fronts = ({ view }) =>
  zone(view, "wars").map((ref) => {
    const [x, y] = FRONTS[ref.slice(ref.indexOf(":") + 1)] ?? [0, 0];
    return html`<g
      key=${ref}
      ...${entity(ref, { class: "front" })}
      transform=${`translate(${x} ${y})`}
      ><circle r="27" class="frontring" />${use("ba-p-war", 0, 0, 46)}</g
    >`;
  });

/** @param {{view: View}} p */
export function Cartouches({ view }) {
  const { turn = 0, turns = 0, phase } = view.board;
  const now = wrap(phase ? t(`phase-${phase}`) : "", 16);
  return html`<g aria-hidden="true" class="printed"
    ><${Cartouche}
      x=${1420}
      y=${414}
      w=${186}
      h=${122 + 24 * now.length}
    />${text(1513, 466, t("game-name"), 42, "title")}
    ${text(
      1513,
      502,
      turns ? t("board-turn-of", { turn, turns }) : t("board-turn", { turn }),
      24,
      "it",
    )}${now.map((line, i) => text(1513, 532 + 24 * i, line, 23, "it soft"))}
    <${Cartouche} x=${1396} y=${946} w=${204} h=${222} />
    ${MARKS.map(
      (k, i) =>
        html`${
          k === "mark-value"
            ? html`<circle
                  cx="1426"
                  cy=${982 + 38 * i}
                  r="14"
                  class="hi ring"
                />${text(1426, 989.6, 3, 23, "nm")}`
            : use(k.replace("mark", "ba-k"), 1426, 982 + 38 * i, 27)
        }
        ${text(1448, 990 + 38 * i, t(k), 23, "it", "start")}`,
    )}</g
  >`;
}
