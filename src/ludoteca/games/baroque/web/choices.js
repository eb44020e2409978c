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
 * The kind of card by which an action is done.
 * @type {Record<string, string>}
 */
const CARDS = {
  "influence-politician": "politician",
  "influence-bishop": "bishop",
  intervene: "divine_intervention",
};

/** What the question names. @param {View} view @param {string} name */
const asked = (view, name) => String(view?.prompt?.args?.[name] ?? "");

/**
 * Where else than on what it names a choice can be clicked.
 * @param {{verb: string, args: Record<string, unknown>}} c
 * @param {View} view
 * @returns {string|string[]|null}
 */
export function spots({ verb, args }, view) {
  if (verb === "halt" || verb === "force-march")
    return "state:" + asked(view, "at").replace("state:", "");
  if (verb === "bid") return [asked(view, "state"), ...zone(view, "event")];
  if (ENDINGS.includes(verb)) return DONE;
  if (verb === "power")
    return (MAJORS[String(args.power).replace("power:", "")] ?? []).map((id) => "state:" + id);
  return CARDS[verb]
    ? zone(view, "front", view?.seat).filter((ref) => kindOf(ref) === CARDS[verb])
    : copies(view, args.card);
}
