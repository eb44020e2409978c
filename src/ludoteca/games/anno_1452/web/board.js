// @ts-check
// The board of Anno 1452, as the table loads it.
import { ENDINGS, DONE } from "./tables.js";

export { Card } from "./cards.js";
export { arms } from "./owners.js";
export { Board, Hand } from "./whole.js";
export { Seat, Radar } from "./seats.js";
export { about } from "./about.js";
export { Museum } from "./museum.js";

/** The counter of the players' money. */
export const purse = "gold";

/**
 * Where else than on what it names a choice can be clicked.
 * @param {{verb: string, args: Record<string, string|number>}} c
 * @returns {string|string[]|null}
 */
export function spots({ verb, args }) {
  if (ENDINGS.includes(verb)) return DONE;
  return verb === "place" ? "place:" + args.number : null;
}
