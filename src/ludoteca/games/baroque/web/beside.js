// @ts-check
// What lies beside the map, on a phone.
import { html, entity, Dot, Icon, nameOf, t, zone, counter } from "/static/board-kit/index.js";
import { coat, iconOf } from "./cards.js";

/** @typedef {import("./board.d.ts").View} View */

/**
 * On a phone: what lies beside the map, as rows that wrap. The scores stand in the order of the seats,
 * like the names above them; the turn order has a place of its own.
 * @param {{view: View}} p
 */
export function Beside({ view }) {
  const { order = [], active, actions = 0 } = view.board;
  const seats = [...order].sort();
  const now = zone(view, "event");
  const playing = zone(view, "in-play").filter((ref) => !/:war(_\d+)?$/.test(ref));
  return html`<div class="ba-beside">
    <ul class="ba-race">
      ${seats.map(
        (seat) =>
          html`<li
            key=${seat}
            class=${`pl-${coat(view, seat).colour} ${seat === active ? "active" : ""}`}
          >
            <b class="letter">${coat(view, seat).letter}</b
            ><span class="num">${counter(view, "vp", seat)}</span><${Icon} n="ba-elector" /><span
              class="num"
              >${counter(view, "support", seat)}</span
            ><span class="sr">${nameOf("seat:" + seat)}</span>
          </li>`,
      )}
    </ul>
    <ul class="ba-now">
      <li class="when">${t("board-turn", { turn: view.board.turn ?? 0 })}</li>
      ${
        order.length
          ? html`<li class="order">
              <span class="sr">${t("zone-order")}</span>${order.map(
                (seat) => html`<${Dot} key=${seat} seat=${seat} />`,
              )}
            </li>`
          : null
      }
      ${
        active && active !== "none"
          ? html`<li class="acts">
              ${[0, 1, 2].map((i) => html`<i key=${i} class=${i < actions ? "on" : ""}></i>`)}<span
                class="sr"
                >${t("counter-actions")} ${actions}</span
              >
            </li>`
          : null
      }
      ${now.map(
        (ref) =>
          html`<li key=${ref} ...${entity(ref, { class: "tagcard now", text: true })}>
            <${Icon} n=${iconOf(ref)} />${nameOf(ref)}
          </li>`,
      )}
      ${zone(view, "wars").map(
        (ref) =>
          html`<li key=${ref} ...${entity(ref, { class: "tagcard", text: true })}>
            <${Icon} n="ba-war" />${nameOf(ref)}
          </li>`,
      )}
      ${playing.map(
        (ref) =>
          html`<li key=${ref} ...${entity(ref, { class: "tagcard", text: true })}>
            <${Icon} n=${iconOf(ref)} />${nameOf(ref)}
          </li>`,
      )}
    </ul>
  </div>`;
}
