// @ts-check
// Where on the board a choice may be clicked besides what it names, and the drawing on its token.
import { operationAt, repressedAt } from "./printed.js";
import { operationIcon } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Choice} Choice
 */

/**
 * The place of a choice by its verb, from its own arguments and those of the question.
 * @typedef {Record<string, string>} Args
 * @type {Record<string, (args: Args, asked: Args) => string | string[] | null>}
 */
const PLACES = {
  use: ({ card, operation }) => operationAt(card.slice(5), operation.slice(10)),
  cipher: ({ card, operation }) => operationAt(card.slice(5), operation.slice(10)),
  operations: ({ region }) => region.replace("region:", "zone:tableau_"),
  free_operations: ({ region }) => region.replace("region:", "zone:tableau_"),
  operations_both: () => ["zone:tableau_west", "zone:tableau_east"],
  pacify: ({ piece }, { land }) => (land ? repressedAt(land.slice(5), piece.slice(6)) : null),
  lose_repressed: ({ piece }, { land }) =>
    land ? repressedAt(land.slice(5), piece.slice(6)) : null,
  take_repressed: ({ land, piece }) => repressedAt(land.slice(5), piece.slice(6)),
  secularise: (_, { land }) => land ?? null,
  join: (_, { land }) => land ?? null,
  submit: (_, { border }) => border ?? null,
  use_apostasy: (_, { card }) => card ?? null,
};

/**
 * An operation lies on its card, the operations of a section on it, a repressed piece on its
 * empire, other answers where the question is.
 * @param {Choice} choice
 * @param {View|undefined} view
 */
export const spots = ({ verb, args }, view) =>
  PLACES[verb]?.(args, view?.prompt?.args ?? {}) ?? null;

/**
 * What lies on a card comes with it when it is bought.
 * @param {Choice} choice
 * @param {View|undefined} view
 */
export function words({ verb, args }, view) {
  if (verb !== "buy") return null;
  const spaces = view?.board.market.flatMap((row) => row.spaces) ?? [];
  const found = spaces.find((space) => space.card === args.card)?.florins;
  return found ? { id: "board-buy", args: { found } } : null;
}

/** @type {Record<string, string>} */
export const EMBLEMS = {
  buy: "florin",
  play: "ui-hand",
  sell: "sell",
  treachery: "sell",
  operations: "action",
  operations_both: "action",
  free_operations: "action",
  fair: "fair",
  free_fair: "fair",
  declare: "laurel",
  activate: "os-comet",
  torch: "os-torch",
  reprisal: "os-peasant-revolt",
  apostasy: "os-apostasy",
  use_apostasy: "os-apostasy",
  pass: "ui-chevron",
  done: "ui-check",
  maid: "pc-queen",
  shelve: "pc-queen",
  forgo: "ui-close",
  leave: "ui-close",
  keep: "ui-close",
  stay: "ui-close",
  join: "pc-rook",
  pay: "florin",
  submit: "op-repress",
  secularise: "ri-fort",
};

/** @param {Choice} choice */
export function emblem({ verb, args }) {
  if (verb === "use" || verb === "cipher")
    return operationIcon(args.operation.slice(10).replace(/_.*/, ""));
  if (args.piece) {
    const [who, kind] = args.piece.slice(6).split("_");
    return kind === "cube" ? "pc-cube" : `pc-${kind}-${who}`;
  }
  return EMBLEMS[verb] ?? null;
}
