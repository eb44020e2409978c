// @ts-check
// The city of a small screen in few strokes.
import { entity, html, isLit, text, zone } from "/static/board-kit/index.js";
import {
  PRINTED,
  CELL,
  LEFT,
  TOP,
  RIGHT,
  BOTTOM,
  ALL,
  at,
  middle,
  edgeLine,
  roadLine,
  line,
  icon,
  ground,
} from "./printed.js";
import { dress, Tile } from "./pieces.js";
import { Trails, campsOf } from "./city.js";
/** @typedef {import("./board.d.ts").View} View */

/** The part of the board that a small screen shows as its map. */
export const NEAR = [LEFT - 34, TOP - 56, RIGHT - LEFT + 60, BOTTOM - TOP + 132];

/** More lit borders than this are not marked on the small picture. */
const MAX_LIT_LINES = 60;

/** Fort and Port, once they stand. @param {{view: View}} p */
export const Outworks = ({ view }) =>
  html`${["fort", "port"]
    .filter((m) => zone(view, "standing").includes("major:" + m))
    .map(
      (m) =>
        html`<${Tile}
          key=${m}
          kind=${m}
          x=${LEFT + (m === "fort" ? 8 : 12.5) * CELL}
          y=${BOTTOM + 46}
        />`,
    )}`;

/** A cell of the city; with `letters` it is an entity. @param {{id: string, letters?: boolean}} p */
function Cell({ id, letters }) {
  const [c, r] = at(id),
    kind = PRINTED.map[r][c],
    ref = "space:" + id,
    cls = `cellc ${kind === "P" ? "plaza" : "d" + kind} ${letters && isLit(ref) ? "dotlit" : ""}`;
  return html`<rect
    ...${letters ? entity(ref, { class: cls, quiet: true }) : { class: cls }}
    x=${LEFT + CELL * c}
    y=${TOP + CELL * r}
    width=${CELL}
    height=${CELL}
  />`;
}

/** The border of the city, walls and roads. @param {{board: View["board"]}} p */
const Lines = ({ board }) =>
  html`<path d=${`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} class="rule2" />${board.walls.map(
      (/** @type {string} */ id) => html`<path key=${id} d=${line(edgeLine(id))} class="wall1" />`,
    )}<path d=${`M${LEFT} ${BOTTOM}H${RIGHT}`} class="wall1" />${board.roads.map(
      (/** @type {string} */ id) => html`<path key=${id} d=${line(roadLine(id))} class="road0" />`,
    )}`;

/** Whose discs stand somewhere, and how many. @param {string} top @param {number} count */
const standing = (top, count) =>
  (top === "enemy" ? "" : top === "shadow" ? "S" : top) +
  (count > 1 || top === "enemy" ? count : "");

/**
 * What stands on a space.
 * @param {{s: View["board"]["spaces"][number], letters?: boolean, name?: string}} p
 */
function SpaceMark({ s, letters, name }) {
  const [x, y] = middle(s.id),
    top = s.discs[s.discs.length - 1],
    neutral = s.owner === "none";
  return html`<g
    >${
      s.building !== "none"
        ? html`<g class=${neutral ? "neutral" : dress(s.owner)}
            ><rect x=${x - 25} y=${y - 25} width="50" height="50" rx="4" class="body block" />${
              letters && !top ? icon("ri-" + s.building, x, y, 42, neutral ? "" : "onplayer") : null
            }</g
          >`
        : null
    }
    ${
      top
        ? html`<g
            class=${"token " + dress(top)}
            data-piece=${name}
            transform=${`translate(${x} ${y})`}
            ><circle r="27" class="body disc" />${
              letters ? text(0, 13, standing(top, s.discs.length), 39, "nm ink") : null
            }</g
          >`
        : null
    }</g
  >`;
}

/** The camps before the city, with their strength. @param {{view: View, letters?: boolean}} p */
const Camps = ({ view, letters }) =>
  html`${[...campsOf(view)].map(([edge, own]) => {
    const l = edgeLine(edge),
      [x, y] = [(l[0] + l[2]) / 2, (l[1] + l[3]) / 2],
      strength = own.reduce((n, c) => n + c.size * c.groups, 0);
    return html`<g key=${edge} class="token enemy"
      ><circle cx=${x} cy=${y} r="27" class="body disc" />${
        letters ? text(x, y + 13, strength, 39, "nm ink") : null
      }</g
    >`;
  })}`;

/** On the small picture: the spaces and borders that can be chosen. @param {{view: View}} p */
function Beacons({ view }) {
  const refs = [...new Set(view.menu.flatMap((c) => Object.values(c.args).map(String)))];
  const lines = refs.filter((v) => /^(edge|road):/.test(v) && isLit(v));
  return html`${ALL.filter((id) => isLit("space:" + id)).map(
    (id) =>
      html`<circle key=${id} cx=${middle(id)[0]} cy=${middle(id)[1]} r="19" class="beacon" />`,
  )}${
    lines.length > MAX_LIT_LINES
      ? null
      : lines.map(
          (ref) =>
            html`<path
              key=${ref}
              d=${line(ref.startsWith("edge") ? edgeLine(ref.slice(5)) : roadLine(ref.slice(5)))}
              class="beaconline"
            />`,
        )
  }`;
}

/**
 * The city in few strokes; without letters it is the small picture, on which what can be chosen
 * is marked.
 * @param {{view: View, letters?: boolean, names?: Map<string, string>}} p
 */
export function Plan({ view, letters, names }) {
  const b = view.board;
  return html`${
      letters
        ? html`${ground}<g class="printed"><${Outworks} view=${view} /></g>`
        : html`<rect x=${NEAR[0]} y=${NEAR[1]} width=${NEAR[2]} height=${NEAR[3]} class="pampa" />`
    }
    ${ALL.map((id) => html`<${Cell} key=${id} id=${id} letters=${letters} />`)}
    <g class=${`printed ${b.war ? "atwar" : ""}`}
      ><${Lines} board=${b} />
      ${letters ? html`<${Trails} view=${view} />` : null}${b.spaces.map(
        (s) =>
          html`<${SpaceMark} key=${s.id} s=${s} letters=${letters} name=${names?.get(s.id)} />`,
      )}
      <${Camps} view=${view} letters=${letters} />
      ${letters ? null : html`<${Beacons} view=${view} />`}</g
    >`;
}
