// @ts-check
// The whole board of Anno 1452: the map, the printed tables and the hand.
import { html, phone, zone, Later } from "/static/board-kit/index.js";
import { TimeTable, Prestige, Crowns, Market, Order, RoundDice, Battle, Beside } from "./tables.js";
import { Cards } from "./cards.js";
import { Map_ } from "./map.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Region} Region
 * @typedef {import("./board.d.ts").Place} Place
 */

/** @param {{view: View, me: string|null}} p */
export function Board({ view, me }) {
  if (phone.value)
    return html`<div class="an an-small">
      <${Beside} view=${view} /><${Map_} view=${view} me=${me} />
    </div>`;
  return html`<div class="an map-whole">
    <div class="an-mapbox"><${Map_} view=${view} me=${me} /></div>
    <div class="an-tables"><${Later}>
      <div class=${`an-paper ${zone(view, "market").length ? "dense" : ""}`}>
        <div class="an-print">
          <${TimeTable} view=${view} />
          <div class="an-right">
            <${Prestige} view=${view} /><${Order} view=${view} />${view.over ? null : html`<${RoundDice} />`}
          </div>
        </div>
        <${Crowns} view=${view} />
      </div>
      <${Battle} view=${view} /><${Cards} view=${view} me=${me} /></${Later}>
    </div>
  </div>`;
}

/**
 * On a desktop the hand lies beside the map; on a phone the printed tables lie below the hand.
 * @param {{view: View, me: string|null}} p
 */
export const Hand = ({ view, me }) =>
  phone.value
    ? html`<${Cards} view=${view} me=${me} /><${Market} view=${view} />
        <div class="an-paper an-folded">
          <${TimeTable} view=${view} />${view.over ? null : html`<${RoundDice} />`}<${Prestige}
            view=${view}
          />
        </div>`
    : null;
