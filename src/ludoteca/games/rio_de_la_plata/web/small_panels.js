// @ts-check
// Panels of the small screen: the war, the Quay, the ship and the store of the player.
import { html, entity, Badge, t, tell, text, zone, counter } from "/static/board-kit/index.js";
import { GOOD_ICON, ENEMY_ICON, icon } from "./printed.js";
import { Stack } from "./pieces.js";
import { SHIP, shipSays } from "./ship.js";
import { Spot, Sheet, times, verbOf } from "./panels.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").War} WarData */

/**
 * The war, as War tells it. A phone cuts its right side, so the numbers stand at the left, before
 * their labels.
 * @param {{view: View}} p
 */
export function SmallWar({ view }) {
  const w = /** @type {WarData} */ (view.board.war),
    outside = w.camps.reduce((n, c) => n + c.size * c.groups, 0),
    rows = [
      [t("counter-attackers"), counter(view, "attackers")],
      [t("board-outside"), outside],
    ],
    first = 338 - 20 * (w.most_quiet - 1);
  return html`<g class="smallwar"
    ><rect width="360" height="104" rx="5" class="panelp" /><rect
      x="4"
      y="4"
      width="352"
      height="96"
      rx="3"
      class="thin"
    /><circle cx="26" cy="29" r="17" class="body enemy" />${icon(
      ENEMY_ICON[w.enemy],
      26,
      29,
      23,
      "onenemy",
    )}
    ${text(51, 27, tell("board-war", { enemy: "enemy:" + w.enemy }), 19, "nm", "start")}${text(
      51,
      46,
      tell("board-leads", { seat: "seat:" + w.attacker }),
      17,
      "it soft",
      "start",
    )}<g class="warcounts">${rows.map(([, n], i) => text(40, 69 + 22 * i, n, 20, "nm", "end"))}</g
    >${rows.map(([label], i) => text(48, 69 + 22 * i, label, 16, "", "start"))}
    ${text(346, 69, `${t("board-round")} ${w.round}`, 17, "soft", "end")}${text(
      first - 14,
      91,
      t("board-quiet"),
      17,
      "it soft",
      "end",
    )}${Array.from(
      { length: w.most_quiet },
      (_, i) =>
        html`<circle
          cx=${first + 20 * i}
          cy="86"
          r="8"
          class=${i < w.quiet ? "body enemy" : "hi thinring"}
        />`,
    )}</g
  >`;
}

/** The Quay on a small screen. @param {{view: View}} p */
export const SmallQuay = ({
  view,
}) => html`<${Spot} of="do:dock" w=${136} h=${104}><${Sheet} w=${136} h=${104} title=${t("board-quay")}
  icon="ri-port" /><rect x="11" y="38" width="114" height="54" rx="3" class="pier" /></${Spot}>
  <g class="printed">${view.board.order
    .filter((/** @type {string} */ s) => counter(view, "quay", s))
    .map(
      (/** @type {string} */ s, i, all) =>
        html`<g
          key=${s}
          transform=${`translate(${
            68 + Math.min(32, 84 / Math.max(1, all.length - 1)) * (i - (all.length - 1) / 2)
          } 68)`}
          ><${Stack} discs=${times(counter(view, "quay", s), s)} r=${14}
        /></g>`,
    )}</g>`;

/** The ship in few strokes, for a small screen. @param {{view: View}} p */
export function SmallShip({ view }) {
  const owners = view.board.order.filter(
    (/** @type {string} */ s) => zone(view, "cargo", s).length,
  );
  return html`<${Spot} of=${verbOf(SHIP)} w=${250} h=${104}><${Sheet} w=${250} h=${104}
    title=${shipSays(view.board.ship)} icon="ri-ship" />${text(
      13,
      55,
      t("board-hold"),
      17,
      "soft",
      "start",
    )}${text(237, 55, `${counter(view, "cargo")} / ${counter(view, "capacity")}`, 18, "nm", "end")}
    ${owners.map(
      (s, i) =>
        html`<g key=${s} transform=${`translate(${26 + 46 * i} 80)`}
          ><${Stack} discs=${[s]} r=${12} />${text(
            16,
            6,
            zone(view, "cargo", s).length,
            18,
            "nm",
            "start",
          )}</g
        >`,
    )}</${Spot}>`;
}

const STORE = ["stone", "wood", "fine", "silver"];
/**
 * What the viewer has: the goods may be clicked where one is to be given, the workers
 * where one is to be hired.
 * @param {{view: View, seat: string}} p
 */
export function Store({ view, seat }) {
  const goods = [...STORE.map((g) => [g, "good:" + g]), ["hand", "do:hire"]];
  return html`<${Sheet}
      w=${250}
      h=${104}
      title=${t("board-store")}
      note=${
        view.prompt?.key === "PlaceTurn" && view.prompt.seat === seat
          ? `${view.board.placed}/${view.board.most_placed}`
          : null
      }
    />
    ${goods.map(
      ([id, ref], i) =>
        html`<g
          key=${id}
          ...${entity(ref, { class: "good", quiet: true })}
          transform=${`translate(${10 + 46.5 * i} 36)`}
          ><rect width="44" height="58" rx="4" />${
            id === "hand"
              ? html`<g transform="translate(22 18)"><${Stack} discs=${[seat]} r=${14} /></g>`
              : icon(GOOD_ICON[id], 22, 18, 29, "good-" + id)
          }
          ${text(22, 52, counter(view, id, seat), 20, "nm")}<${Badge}
            of=${ref}
            x=${40}
            y=${4}
            r=${9}
        /></g>`,
    )}`;
}
