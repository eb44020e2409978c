// @ts-check
// Where on the board a choice may be clicked besides what it names, and the drawing on its token.
import { operationAt, repressedAt } from "./printed.js";
import { operationIcon } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Choice} Choice
 */

/**
 * An operation lies on its card, the operations of a section on it, a repressed piece on its empire,
 * other answers where the question is.
 * @param {Choice} choice
 * @param {View|undefined} view
 */
export function spots({ verb, args }, view) {
  const asked = view?.prompt?.args ?? {};
  if (verb === "use" || verb === "cipher")
    return operationAt(args.card.slice(5), args.operation.slice(10));
  if (verb === "operations" || verb === "free_operations")
    return args.region.replace("region:", "zone:tableau_");
  if (verb === "operations_both") return ["zone:tableau_west", "zone:tableau_east"];
  if (verb === "pacify" || verb === "lose_repressed")
    return asked.land ? repressedAt(asked.land.slice(5), args.piece.slice(6)) : null;
  if (verb === "take_repressed") return repressedAt(args.land.slice(5), args.piece.slice(6));
  if (verb === "secularise" || verb === "join") return asked.land ?? null;
  if (verb === "submit") return asked.border ?? null;
  if (verb === "use_apostasy") return asked.card ?? null;
  return null;
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
