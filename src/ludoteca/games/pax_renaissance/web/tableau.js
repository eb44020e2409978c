// @ts-check
// How a tableau lies: piles of a card with its vassals and queens, as portraits or as tiles in several rows.
import { html, entity, isLit, Icon, phone, t } from "/static/board-kit/index.js";
import { Card, Under } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").TableauCard} TableauCard
 * @typedef {{card: TableauCard, vassals: TableauCard[]}} PileFacts
 */

/**
 * How wide a tableau lies: a portrait with its neighbours' gap, what lies under it, a tile, and
 * between two sections.
 */
const PORTRAIT = 125,
  BESIDE = 114,
  TILE = 136,
  BETWEEN = 16,
  HEADING = 150;

/**
 * A section of a tableau as it lies: every card with its vassals behind it.
 * @param {TableauCard[]} cards
 * @param {View} view
 * @returns {PileFacts[]}
 */
export function stacks(cards, view) {
  const lord = (/** @type {TableauCard} */ c) => {
    const x = c.vassal && view.board.lands.find((l) => "card:" + l.id === c.card)?.suzerain;
    return x ? "card:" + x : null;
  };
  const heads = cards.filter((c) => !cards.some((x) => x.card === lord(c)));
  return heads.map((card) => ({ card, vassals: cards.filter((c) => lord(c) === card.card) }));
}

/** How many cards lie in one pile: the uppermost, its vassals and their queens. @param {PileFacts} pile */
const height = ({ card, vassals }) =>
  1 + vassals.length + [card, ...vassals].filter((x) => x.queen).length;

/**
 * In how many columns of so many rows these piles find room, none of them torn.
 * @param {PileFacts[]} piles
 * @param {number} rows
 */
function columns(piles, rows) {
  /** @type {number[]} */
  const free = [];
  for (const pile of piles) {
    const at = free.findIndex((n) => n >= height(pile));
    if (at < 0) free.push(rows - height(pile));
    else free[at] -= height(pile);
  }
  return free.length;
}

/**
 * Whether the sections lie as portraits (1) or as tiles in two or three rows, so that all are seen at
 * once.
 * @param {PileFacts[][]} sections
 * @param {number} room
 */
export function rowsFor(sections, room) {
  const wide = (/** @type {(piles: PileFacts[]) => number} */ of) =>
    sections.reduce((sum, piles) => sum + Math.max(HEADING, of(piles)) + BETWEEN, 0) <= room;
  if (
    wide((piles) =>
      piles.reduce((sum, pile) => sum + PORTRAIT + (height(pile) > 1 ? BESIDE : 0), 0),
    )
  )
    return 1;
  const most = Math.max(0, ...sections.flat().map(height));
  return most <= 2 && wide((piles) => columns(piles, 2) * TILE) ? 2 : Math.max(3, most);
}

/** Queens and vassals under a card. @param {{pile: PileFacts, view: View}} p */
const Unders = ({ pile, view }) =>
  html`<div class="unders">
    ${[pile.card, ...pile.vassals]
      .filter((x) => x.queen)
      .map((x) => html`<${Under} key=${x.queen} of=${x.queen} icon="pc-queen" view=${view} />`)}
    ${pile.vassals.map(
      (x) =>
        html`<${Under}
          key=${x.card}
          of=${x.card}
          icon="vassal"
          view=${view}
          republic=${x.republic}
        />`,
    )}
  </div>`;

/** @param {{pile: PileFacts, view: View, tile: boolean}} p */
const Pile = ({ pile, view, tile }) =>
  html`<div class=${"pxstack high" + height(pile)}>
    <${Card}
      of=${pile.card.card}
      view=${view}
      silenced=${pile.card.silenced}
      republic=${pile.card.republic}
      tile=${tile}
    />
    ${height(pile) > 1 ? html`<${Unders} pile=${pile} view=${view} />` : null}
  </div>`;

/** Two columns of about the same height, for a phone. @param {PileFacts[]} piles */
function halves(piles) {
  const sum = (/** @type {PileFacts[]} */ of) => of.reduce((n, pile) => n + height(pile), 0);
  const out = /** @type {PileFacts[][]} */ ([[], []]);
  for (const pile of piles) out[sum(out[0]) <= sum(out[1]) ? 0 : 1].push(pile);
  return out;
}

/** @param {{piles: PileFacts[], view: View, side: string, rows: number}} p */
export function Section({ piles, view, side, rows }) {
  const lie = (/** @type {PileFacts[]} */ of) =>
    of.map(
      (pile) => html`<${Pile} key=${pile.card.card} pile=${pile} view=${view} tile=${rows > 1} />`,
    );
  const inColumns = () =>
    halves(piles).map((of, i) => html`<div key=${i} class="column">${lie(of)}</div>`);
  const zone = "zone:tableau_" + side;
  const head = html`<${Icon} n=${side} />${t("zone-tableau_" + side)}`;
  return html`<section class=${piles.length ? "" : "bare"}>
    ${
      isLit(zone) // a heading cannot be a button
        ? html`<div ...${entity(zone, { class: "head", text: true })}>${head}</div>`
        : html`<h3 ...${entity(zone, { text: true })}>${head}</h3>`
    }
    <div class="row">${phone.value && rows > 1 ? inColumns() : lie(piles)}</div>
  </section>`;
}
