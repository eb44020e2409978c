// @ts-check
// The decks, the event being resolved and the favours, on the mat beside the map.
import {
  html,
  entity,
  Badge,
  nameOf,
  t,
  isLit,
  text,
  wrap,
  zone,
} from "/static/board-kit/index.js";
import { iconOf, textOf } from "./cards.js";

/** @typedef {import("./board.d.ts").View} View */

/** The left edge and the width of the mat. */
export const X = 1682;
export const W = 320;

/** @param {string} name @param {number} x @param {number} y @param {number} size */
export const sprite = (name, x, y, size) =>
  html`<svg
    class="i"
    x=${x - size / 2}
    y=${y - size / 2}
    width=${size}
    height=${size}
    aria-hidden="true"
  >
    <use href=${"#" + name} />
  </svg>`;

/**
 * @param {{x: number, n: number, ref: string, id: string, of: string, top?: string, below: string}} p
 */
export const Deck = ({ x, n, ref, id, of, top, below }) =>
  html`<g
    ><g ...${entity(ref, { class: "deck" })} id=${id}
      ><rect x=${x + 5} y="129" width="70" height="98" rx="6" class="under" /><rect
        x=${x + 2.5}
        y="126.500"
        width="70"
        height="98"
        rx="6"
        class="under" />
      <rect x=${x} y="124" width="70" height="98" rx="6" class=${"back " + of} /><rect
        x=${x + 5}
        y="129"
        width="60"
        height="88"
        rx="4"
        class="backring" /><circle
        cx=${x + 35}
        cy="173"
        r="23"
        class="backring" />${text(x + 35, 182, n, 27, "nm backnum")}
      <${Badge} of=${ref} x=${x + 62} y=${216} r=${14}
    /></g>
    <g ...${entity(below, { class: "deck" })}
      ><rect x=${x + 80} y="124" width="70" height="98" rx="6" class="slot" />
      ${
        top
          ? html`<g ...${isLit(below) ? {} : entity(top)}
              ><rect x=${x + 80} y="124" width="70" height="98" rx="6" class="hi ring" /><rect
                x=${x + 85}
                y="129"
                width="60"
                height="88"
                rx="4"
                class="thin"
              />${sprite(iconOf(top), x + 115, 173, 40)}</g
            >`
          : null
      }
      <${Badge} of=${below} x=${x + 142} y=${216} r=${14} /></g
  ></g>`;

/** The event that is being resolved, or the last one that was. @param {{view: View}} p */
export function Event({ view }) {
  const now = zone(view, "event")[0],
    past = zone(view, "event-discards");
  const of = now ?? past[past.length - 1];
  if (!of)
    return html`<rect x=${X} y="246" width=${W} height="170" rx="7" class="slot" /><g class="faint"
        >${sprite("ba-war", X + W / 2, 331, 90)}</g
      >`;
  const name = wrap(nameOf(of), 24);
  const told = wrap(textOf(of, view), 30).slice(0, 7 - name.length);
  const [first, step] = told.length > 5 ? [299, 20] : [303, 21.5];
  return html`<g
    ...${entity(of, { class: `eventcard ${now ? "now" : ""}` })}
    data-piece=${"event-" + of}
    ><rect x=${X} y="246" width=${W} height="170" rx="7" class="hi ring" /><rect
      x=${X + 5}
      y="251"
      width=${W - 10}
      height="160"
      rx="4"
      class="thin"
    />
    ${sprite(iconOf(of), X + 28, 270, 30)}${name
      .slice(0, 2)
      .map((line, i) =>
        text(X + 50, (name.length > 1 ? 271 : 277) + 23 * i, line, 25, "nm", "start"),
      )}
    ${told.map((line, i) =>
      text(
        X + 16,
        first + step * (i + name.length - 1) + (name.length > 1 ? 2 : 0),
        line,
        23,
        "soft",
        "start",
      ),
    )}</g
  >`;
}

export const FAVOURS = /** @type {[string, number][]} */ ([
  ["hand_limit", 1],
  ["money_small", 1],
  ["money_large", 2],
  ["army", 2],
  ["victory_points", 2],
  ["state", 3],
  ["pick_card", 4],
]);

/** What favours buy, laid over the event and the wars while somebody spends them. */
export const Favours = () =>
  html`<g class="favours"
    ><rect
      x=${X}
      y="246"
      width=${W}
      height="322"
      rx="7"
      class="hi ring"
    />${text(X + W / 2, 276, t("board-favours"), 25, "sc soft")}
    ${FAVOURS.map(
      ([id, cost], i) =>
        html`<g key=${id} ...${entity("favour:" + id, { class: "row" })}
          ><rect
            x=${X + 8}
            y=${288 + 39 * i}
            width=${W - 16}
            height="35"
            rx="6"
            class="cell" />${text(X + 20, 313 + 39 * i, t(`mat-favour-${id}`), 24, "nm", "start")}
          ${Array.from(
            { length: cost },
            (_, k) =>
              html`<circle cx=${X + W - 46 - 22 * k} cy=${305.5 + 39 * i} r="8" class="pip on" />`,
          )}<${Badge} of=${"favour:" + id} x=${X + W - 12} y=${305.5 + 39 * i} r=${16}
        /></g>`,
    )}</g
  >`;
