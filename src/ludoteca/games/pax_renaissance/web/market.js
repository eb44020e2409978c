// @ts-check
// The market: two rows of a fair card and five cards, with their florins and prices, and the decks.
import { html, entity, Icon, nameOf, phone, t } from "/static/board-kit/index.js";
import { shortName } from "./printed.js";
import { Card } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").MarketRow} MarketRow
 * @typedef {import("./board.d.ts").MarketSpace} MarketSpace
 */

/** The fair card of a row, face down. @param {string} region */
const fair = (region) =>
  html`<div ...${entity("region:" + region, { class: "pxfair " + region })}>
    <${Icon} n="fair" /><b>${nameOf("region:" + region)}</b>
  </div>`;

/** @param {{space: MarketSpace, nth: number, region: string, view: View}} p */
function Space({ space, nth, region, view }) {
  const card =
    nth === 0 ? fair(region) : html`<${Card} of=${space.card} view=${view} small=${true} />`;
  const coins = html`<span class="coins num" title=${t("counter-florins")}
    ><${Icon} n="florin" />${space.florins}</span
  >`;
  return html`<div class=${"space " + (nth === 0 ? "fair" : "")}>
    ${space.card ? card : html`<div class="pxgap"></div>`}
    ${space.florins ? coins : null}${nth > 0 ? html`<span class="price num">${space.price}</span>` : null}
  </div>`;
}

/** The deck of a row, with the face-up card of Astrology. @param {{row: MarketRow}} p */
function Deck({ row }) {
  const name = row.top ? shortName(row.top) : "";
  const top = row.top
    ? html`<span
        ...${entity(row.top, { text: true, class: /\S{12}/.test(name) ? "topcard longword" : "topcard" })}
        >${name}</span
      >`
    : null;
  return html`<div class=${"pxdeck " + row.region} title=${t("counter-deck_" + row.region)}>
    <${Icon} n=${row.region} /><b class="num">${row.deck}</b>${top}
  </div>`;
}

/** @param {{view: View}} p */
export function Market({ view }) {
  // On a phone the rows scroll together: the keyboard reaches them also where no card can be chosen.
  return html`<div
    class="pxmarket"
    role=${phone.value ? "group" : null}
    aria-label=${phone.value ? t("ui-board") : null}
    tabindex=${phone.value ? 0 : null}
  >
    ${view.board.market.map(
      (row) =>
        html`<div
          class="mrow"
          key=${row.region}
          role="group"
          aria-label=${t("zone-market_" + row.region)}
        >
          ${row.spaces.map(
            (s, i) =>
              html`<${Space} key=${i} space=${s} nth=${i} region=${row.region} view=${view} />`,
          )}
          <${Deck} row=${row} />
        </div>`,
    )}
  </div>`;
}
