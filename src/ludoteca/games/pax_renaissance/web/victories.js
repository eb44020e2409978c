// @ts-check
// The four victory cards: asleep or awake, and how much each bank lacks.
import { html, entity, Icon, Dot, nameOf, t } from "/static/board-kit/index.js";

/** @typedef {import("./board.d.ts").View} View */

/** @type {Record<string, string>} */
const VICTORY_ICON = {
  renaissance: "pc-republic",
  imperial: "an-crown",
  holy: "pc-bishop",
  globalization: "pr-discovery",
};

/** What each bank lacks for a victory. @param {{view: View, id: string}} p */
function Near({ view, id }) {
  const rows = view.standing
    .map((s) => ({ seat: s.seat, missing: s.victories?.find((x) => x.id === id)?.missing }))
    .filter((r) => r.missing !== undefined);
  return html`<span class="near"
    >${rows.map(
      (r) =>
        html`<span key=${r.seat} class=${r.missing === 0 ? "met" : ""}
          ><${Dot} seat=${r.seat} /><i class="num"
            >${r.missing === 0 ? "✓" : "−" + r.missing}</i
          ></span
        >`,
    )}</span
  >`;
}

/** @param {{view: View}} p */
export const Victories = ({ view }) =>
  html`<ul class="pxvict" aria-label=${t("board-victories")}>
    ${view.board.victories.map(
      (v) =>
        html`<li key=${v.id}>
          <div
            ...${entity("victory:" + v.id, { text: true, class: "vcard " + (v.active ? "on" : "") })}
            id=${"victory-" + v.id}
          >
            <span class="em"><${Icon} n=${VICTORY_ICON[v.id]} /></span
            ><b>${nameOf("victory:" + v.id)}</b><${Near} view=${view} id=${v.id} />
          </div>
        </li>`,
    )}
  </ul>`;

/** The victory cards lie below the players; on a phone below the market too. @param {{view: View}} p */
export const Radar = ({ view }) =>
  html`<h2 class="pxnear">${t("board-victories")} <small>${t("board-near")}</small></h2>
    <${Victories} view=${view} />`;
