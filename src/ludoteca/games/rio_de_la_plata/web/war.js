// @ts-check
// The adversaries, the war and the compass, each drawn from its own upper left corner.
import {
  html,
  entity,
  isLit,
  Badge,
  nameOf,
  t,
  tell,
  text,
  Piece,
  Rose,
  counter,
  wrap,
} from "/static/board-kit/index.js";
import { PRINTED, ENEMY_ICON, icon } from "./printed.js";
import { Stack } from "./pieces.js";
import { verbOf } from "./panels.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").War} WarData */

/** @param {number} v */
const foeX = (v) => 42 + 55 * (v - 2);
/** How strong the enemies are, and what that adds to an attack. @param {{view: View}} p */
export function Foes({ view }) {
  return html`<rect width="464" height="134" rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width="456"
      height="126"
      rx="3"
      class="thin"
    />
    ${["indians", "corsairs"].map(
      (id, i) =>
        html`<g key=${id} ...${entity("enemy:" + id, { quiet: true })} id=${"enemy-" + id}
          ><rect x=${14 + 200 * i} y="6" width="190" height="28" fill="transparent" /><circle
            cx=${28 + 200 * i}
            cy="20"
            r="14"
            class="hi thinring"
          />
          ${icon(ENEMY_ICON[id], 28 + 200 * i, 20, 20)}${text(
            50 + 200 * i,
            27,
            `${nameOf("enemy:" + id)} ${counter(view, id) || "–"}`,
            19,
            "nm",
            "start",
          )}</g
        >`,
    )}
    ${PRINTED.adversary.map(
      ([v, bonus]) =>
        html`<g key=${v} id=${`adversary-${v}`}
          ><rect
            x=${foeX(v) - 25}
            y="38"
            width="50"
            height="60"
            rx="4"
            class="cell"
          />${text(foeX(v), 56, v, 19, "nm")}${
            bonus === null ? null : text(foeX(v), 121, "+" + bonus, 19, "nm soft")
          }</g
        >`,
    )}
    <g class="printed"
      >${["indians", "corsairs"].map((id, i) => {
        const v = counter(view, id);
        return html`<${Piece} key=${id} name=${"foe-" + id} x=${
          v
            ? foeX(Math.min(9, v)) +
              (counter(view, "indians") === counter(view, "corsairs") ? -11 + 22 * i : 0)
            : 28 + 200 * i
        } y=${v ? 79 : 20}>
      <circle r="14.500" class="body enemy" />${icon(ENEMY_ICON[id], 0, 0, 20, "onenemy")}</${Piece}>`;
      })}</g
    >`;
}

/** The war: who leads whom, how many are left, how long there has been no battle. @param {{view: View}} p */
export function War({ view }) {
  const w = /** @type {WarData} */ (view.board.war);
  const outside = w.camps.reduce((n, c) => n + c.size * c.groups, 0);
  const rows = [
    [t("board-round"), w.round],
    [t("counter-attackers"), counter(view, "attackers")],
    [t("board-outside"), outside],
  ];
  return html`<g class="warsheet"
    ><rect width="256" height="212" rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width="248"
      height="204"
      rx="3"
      class="thin"
    /><circle
      cx="30"
      cy="34"
      r="19"
      class="body enemy"
    />${icon(ENEMY_ICON[w.enemy], 30, 34, 26, "onenemy")}
    ${text(58, 31, tell("board-war", { enemy: "enemy:" + w.enemy }), 20, "nm", "start")}<g
      transform="translate(71 51)"
      ><${Stack} discs=${[w.attacker]} r=${12} /></g
    >${text(90, 57, tell("board-leads", { seat: "seat:" + w.attacker }), 18, "it soft", "start")}
    <path d="M14 74H242" class="thin" />${rows.map(
      ([label, n], i) =>
        html`${text(16, 100 + 27 * i, label, 19, "", "start")}${text(
          240,
          100 + 27 * i,
          n,
          21,
          "nm",
          "end",
        )}`,
    )}<path d="M14 164H242" class="thin" /> ${text(
      16,
      192,
      t("board-quiet"),
      18,
      "it soft",
      "start",
    )}${Array.from(
      { length: w.most_quiet },
      (_, i) =>
        html`<circle
          cx=${235 - 22 * (w.most_quiet - 1 - i)}
          cy="186"
          r="8.500"
          class=${i < w.quiet ? "body enemy" : "hi thinring"}
        />`,
    )}</g
  >`;
}

const LETTERS = 13; // in a line of the compass
/** The compass: with it one goes on, when one is done. @param {{r: number}} p */
export function Compass({ r }) {
  const ref = verbOf(["done", "confirm", "hold", "keep"]);
  const said = wrap(tell(ref.replace(":", "-"), {}), LETTERS);
  const high = 22 * said.length + 8;
  const wide = Math.max(r * 1.84, 14 + 8.6 * Math.max(...said.map((line) => line.length)));
  return html`<g ...${entity(ref, { class: "compass", quiet: true })}
    ><circle r=${r + 7} class="glow" /><${Rose} x=${0} y=${0} r=${r} />${
      isLit(ref)
        ? html`<g class="passed"
            ><rect x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx="15" />${said.map(
              (line, i) => text(0, 7 + 22 * (i - (said.length - 1) / 2), line, 20, "nm"),
            )}</g
          >`
        : null
    }<${Badge} of=${ref} x=${r * 0.72} y=${-r * 0.72} r=${11}
  /></g>`;
}
