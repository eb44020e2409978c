// @ts-check
// Owners of pieces in Anno 1452: colours and letters of the seats and of Ottokar.

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Region} Region
 * @typedef {import("./board.d.ts").Place} Place
 */

/** @type {Record<string, string>} */
export const LETTER = { red: "R", blue: "B", green: "G", yellow: "Y" };
/** @param {string} seat @param {View} view */
export const arms = (seat, view) => {
  const colour = view.board.colours?.[seat];
  return colour ? { colour, letter: LETTER[colour] } : null;
};
/**
 * The dress of an owner: a seat or the passive prince.
 * @param {string|null} owner
 * @param {View} view
 */
export const dress = (owner, view) => {
  if (!owner) return null;
  const colour = owner === "ottokar" ? (view.board.ottokar ?? "") : view.board.colours[owner];
  return { colour, letter: owner === "ottokar" ? "O" : LETTER[colour] };
};
