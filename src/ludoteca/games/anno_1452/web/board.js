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
/** Questions of Special cards, and of cards that cost a Citizen or build a City. */
export const follows = [
  "Rob",
  "Ban",
  "Revolt",
  "Spy",
  "Steal",
  "FreeCitizens",
  "BuyEstates",
  "PayCitizen",
  "LayCity",
];
export const battles = {
  begin: ["attack", "attack-alone"],
  end: ["conquered", "repelled", "both-destroyed", "truce"],
};

/** The questions in which a Citizen is paid for; others place one that a card gives. */
const PAID = ["Turn", "MoreCitizens"];

/**
 * What an Estate costs where it would be built, and a Citizen that is paid for.
 * @param {{verb: string, args: Record<string, string|number>}} c
 * @param {import("./board.d.ts").View|null|undefined} view
 * @returns {{id: string, args: Record<string, number>}|null}
 */
export function words({ verb, args }, view) {
  const region = view?.board.regions.find((r) => "region:" + r.id === args.region);
  if (verb === "citizen" && PAID.includes(view?.prompt?.key ?? ""))
    return { id: "board-citizen", args: {} };
  return verb === "build" && region ? { id: "board-build", args: { gold: region.price } } : null;
}

/**
 * Where else than on what it names a choice can be clicked.
 * @param {{verb: string, args: Record<string, string|number>}} c
 * @param {import("./board.d.ts").View|null|undefined} view
 * @returns {string|string[]|null}
 */
export function spots({ verb, args }, view) {
  if (ENDINGS.includes(verb)) return DONE;
  if (verb === "commit" && view?.board.battle) return "estate:" + view.board.battle.target;
  return verb === "place" ? "place:" + args.number : null;
}
