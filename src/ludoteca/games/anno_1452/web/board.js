// @ts-check
// The board of Anno 1452, as the table loads it.
import { attribute } from "/static/board-kit/index.js";
import { ENDINGS, DONE } from "./tables.js";

export { Card } from "./cards.js";
export { arms } from "./owners.js";
export { Board, Hand } from "./whole.js";
export { Seat, Radar } from "./seats.js";
export { about } from "./about.js";
export { Museum } from "./museum.js";

/** The counter of the players' money. */
export const purse = "gold";
/** Questions of Special cards and reactions, and of cards that cost a Citizen or build a City. */
export const follows = [
  "Allies",
  "Betrayed",
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

/** What a card costs and brings as it is used by a verb: the form of its name, and the text with it. */
const CARD_TEXTS = {
  play: { form: "deal", id: "board-play" },
  react: { form: "deal", id: "board-play" },
  special: { form: "window", id: "board-special" },
};

/**
 * The text of a choice that plays a card, null for one that cannot be played so.
 * @param {string} verb
 * @param {string|number} card
 */
function cardWords(verb, card) {
  const text = CARD_TEXTS[/** @type {keyof typeof CARD_TEXTS} */ (verb)];
  const known = text && attribute(String(card).replace(":", "-"), text.form);
  return known ? { id: text.id, args: {} } : null;
}

/**
 * What a card costs and brings, an Estate where it would be built, and a Citizen that is paid for.
 * @param {{verb: string, args: Record<string, string|number>}} c
 * @param {import("./board.d.ts").View|null|undefined} view
 * @returns {{id: string, args: Record<string, number>}|null}
 */
export function words({ verb, args }, view) {
  const region = view?.board.regions.find((r) => "region:" + r.id === args.region);
  if (verb === "citizen" && PAID.includes(view?.prompt?.key ?? ""))
    return { id: "board-citizen", args: {} };
  if (verb === "build" && region) return { id: "board-build", args: { gold: region.price } };
  return cardWords(verb, args.card);
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
