// @ts-check
// Printed matter: what layout.json (tools/boards/pax.py) says of map cards, routes and cards, and how
// the board names it.
import { html, nameOf } from "/static/board-kit/index.js";

/**
 * @typedef {import("./board.d.ts").Layout} Layout
 * @typedef {import("./board.d.ts").PrintedCard} PrintedCard
 * @typedef {import("./board.d.ts").View} View
 */

/** @type {Layout} */
export const PRINTED = await (await fetch(new URL("./layout.json", import.meta.url))).json();

/** The size of a map card. */
export const CARD_W = 198;
export const CARD_H = 166;

/** @type {Record<string, {colour: string, letter: string}>} */
export const FAMILY = {
  fugger: { colour: "orange", letter: "F" },
  medici: { colour: "yellow", letter: "M" },
  coeur: { colour: "blue", letter: "C" },
  marchionni: { colour: "green", letter: "R" },
};
export const RELIGIONS = ["catholic", "reformist", "islamic"];

/** A drawing of the sprite inside an SVG, centred. */
/** @param {string} n @param {number} x @param {number} y @param {number} size @param {string} [cls] */
export const icon = (n, x, y, size, cls = "") =>
  html`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${cls}>
    <use href=${"#" + n} />
  </svg>`;

/** The name without the part that only tells namesakes apart. @param {string} ref */
export const shortName = (ref) => nameOf(ref).replace(/ \(.*\)$/, "");

/** The name of a card's location. @param {string} place */
export const placeName = (place) =>
  place === "none"
    ? ""
    : place === "west" || place === "east"
      ? nameOf("region:" + place)
      : nameOf("land:" + place);

/**
 * What is printed on a card; an empire by its side.
 * @param {string} ref
 * @param {boolean} [republic]
 * @returns {PrintedCard}
 */
export function printed(ref, republic) {
  const id = ref.slice(5),
    empire = PRINTED.empires[id];
  return empire
    ? {
        ...empire[republic ? "republic" : "king"],
        deck: empire.deck,
        kind: "empire",
        place: id,
        shot: "none",
        ability: false,
      }
    : PRINTED.cards[id];
}

// ---------------------------------------------------------------- places that are no entities of the game

/** A piece that lies repressed on an empire. @param {string} land @param {string} piece */
export const repressedAt = (land, piece) => `repressed:${land}/${piece}`;
/** An operation on its card. @param {string} card @param {string} name */
export const operationAt = (card, name) => `op:${card}/${name}`;

// ---------------------------------------------------------------- what lies on a card

/** A word as many times as it is counted. @param {Record<string, number>} counts */
export const spread = (counts) =>
  Object.entries(counts).flatMap(([word, n]) => Array.from({ length: n }, () => word));

/**
 * The religions of the bishops that stand on a card.
 * @param {string} ref
 * @param {View|null|undefined} view
 */
export const bishopsOn = (ref, view) =>
  (view?.board.bishops ?? []).filter((b) => b.card === ref).map((b) => b.religion);

/** The pieces repressed on an empire card. @param {string} ref @param {View|null|undefined} view */
export const heldDown = (ref, view) =>
  spread(view?.board.lands.find((l) => "card:" + l.id === ref && l.holder)?.repressed ?? {});
