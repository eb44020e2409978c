// @ts-check
// Where on the board a choice can be clicked.
import { zone } from "/static/board-kit/index.js";
import { ENDINGS, DONE } from "./mat.js";
import { ARMS, kindOf, playerOf, copies } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 */

/**
 * Powers by the states that are theirs from the start: to click one is to choose it.
 * @type {Record<string, string[]>}
 */
export const MAJORS = {
  brandenburg: ["brandenburg"],
  austria: ["austria"],
  palatinate: ["lower_palatinate", "upper_palatinate"],
  spanish_netherlands: ["spanish_netherlands"],
};

/** @param {string} seat @param {View} view */
export const arms = (seat, view) => ARMS[playerOf(view, seat)?.power ?? ""] ?? null;

/**
 * Where else than on what it names a choice can be clicked.
 * @param {{verb: string, args: Record<string, unknown>}} c
 * @param {View} view
 * @returns {string|string[]|null}
 */
export function spots({ verb, args }, view) {
  if (verb === "halt" || verb === "force-march")
    return "state:" + String(view?.prompt?.args?.at ?? "").replace("state:", "");
  if (ENDINGS.includes(verb)) return DONE;
  if (verb === "power")
    return (MAJORS[String(args.power).replace("power:", "")] ?? []).map((id) => "state:" + id);
  const kind =
    verb === "influence-politician"
      ? "politician"
      : verb === "influence-bishop"
        ? "bishop"
        : verb === "intervene"
          ? "divine_intervention"
          : null;
  return kind
    ? zone(view, "front", view?.seat).filter((ref) => kindOf(ref) === kind)
    : copies(view, args.card);
}
