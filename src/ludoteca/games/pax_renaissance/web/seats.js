// @ts-check
// The panel of a player: florins, concessions, prestige, actions, and the tableau in a line.
import { html, entity, Icon, nameOf, phone, t, zone, counter } from "/static/board-kit/index.js";
import { FAMILY, printed, shortName } from "./printed.js";
import { Burden } from "./cards.js";
import { stacks } from "./tableau.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Tableau} Tableau
 * @typedef {Pick<import("./board.d.ts").TableauCard, "card"> & Partial<import("./board.d.ts").TableauCard>} Mini
 */

const ICONS = ["law", "discovery", "patron", "catholic", "reformist", "islamic"];

/** The colour and the letter of a seat's bank. @param {string} seat @param {View} view */
export const arms = (seat, view) => FAMILY[view.board.families?.["ABCDEF".indexOf(seat)]] ?? null;

/**
 * A number with its icon; the name is for screen readers and the pointer.
 * @param {string} n
 * @param {string} name
 * @param {number} value
 * @param {{cls?: string, coin?: boolean}} [more]
 */
const figure = (n, name, value, { cls, coin } = {}) =>
  html`<li key=${n} class=${cls} title=${name}>
    <${Icon} n=${n} class=${coin ? "coin" : undefined} /><span class="sr">${name}</span
    ><b class="num">${value}</b>
  </li>`;

/** The actions left of the player whose turn it is. @param {number} left */
const actions = (left) =>
  html`<li class="acts" title=${t("counter-actions")}>
    ${Array.from({ length: left }, (_, i) => html`<${Icon} key=${i} n="action" />`)}<span class="sr"
      >${t("counter-actions")} ${left}</span
    >
  </li>`;

/** What kind of empire card it is. @param {Mini} c */
function rank(c) {
  if (c.vassal) return html`<${Icon} n="vassal" />`;
  if (printed(c.card).kind !== "empire") return null;
  return html`<${Icon} n=${c.republic ? "pc-republic" : "pc-king"} class="king" />`;
}

/** A card of the tableau, as a line of its name. @param {Mini} c @param {View} view */
const mini = (c, view) =>
  html`<span
    key=${c.card}
    ...${entity(c.card, {
      text: true,
      class: `mini ${printed(c.card).deck} ${c.silenced ? "silenced" : ""} ${c.vassal ? "vassal" : ""}`,
    })}
    >${rank(c)}${shortName(c.card)}${c.queen ? html`<${Icon} n="pc-queen" class="king" />` : null}<${Burden}
      of=${c.card}
      view=${view}
  /></span>`;

/**
 * A section with its sign, which stays with the first card.
 * @param {string} n
 * @param {string} name
 * @param {Mini[]} cards
 * @param {View} view
 */
function wing(n, name, [first, ...rest], view) {
  if (!first) return null;
  return html`<span class="wingfirst"
      ><${Icon} n=${n} class="wing" /><span class="sr">${name}</span>${mini(first, view)}</span
    >${rest.map((c) => mini(c, view))}`;
}

/** Both sections, the married queens and the old maids. @param {{own: Tableau, view: View}} p */
function Wings({ own, view }) {
  const side = (/** @type {"west"|"east"} */ which) =>
    wing(
      which,
      t("zone-tableau_" + which),
      stacks(own[which], view).flatMap(({ card, vassals }) => [card, ...vassals]),
      view,
    );
  const married = [...own.west, ...own.east].flatMap((c) => c.queen ?? []);
  const queens = [...married, ...own.maids].map((card) => ({ card, queen: null }));
  return html`<div class="wings">
    ${side("west")}${side("east")}${wing("pc-queen", t("zone-queens"), queens, view)}
  </div>`;
}

/** @param {{view: View, seat: string}} p */
export function Seat({ view, seat }) {
  const own = view.board.tableaux.find((x) => x.seat === seat);
  const left = view.board.turn === seat ? counter(view, "actions") : 0;
  const prestige = (/** @type {string} */ k) =>
    figure("pr-" + k, nameOf("prestige:" + k), counter(view, k, seat), {
      cls: counter(view, k, seat) ? "" : "z",
    });
  const figures = [
    figure("florin", t("counter-florins"), counter(view, "florins", seat), { coin: true }),
    figure("pc-cube", t("counter-concessions"), counter(view, "concessions", seat)),
    figure("ui-hand", t("zone-hand"), zone(view, "hand", seat).length),
    ...ICONS.map(prestige),
    left ? actions(left) : null,
  ];
  return html`<ul class="pxseat">
      ${figures}
    </ul>
    ${own && (phone.value || seat !== view.seat) ? html`<${Wings} own=${own} view=${view} />` : null}`;
}
