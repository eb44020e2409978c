// @ts-check
// Refused choices as a few reasons: what one rule refuses is listed once.
import { nameOf } from "../app/texts.js";
import { differing, grouped, openSentence, opened, sentence } from "./choices.js";

/** @import { Choice, Ref } from "../types/wire.js" */

/** Fewer choices of one verb are listed one by one. */
const MIN_ALIKE = 3;

/**
 * What the reason of a choice says apart from what the choice itself names.
 * @param {Choice} c
 */
function reasonOf({ args, no }) {
  if (!no) return "";
  /** @type {Set<Ref>} */
  const own = new Set(Object.values(args).filter((value) => typeof value === "string"));
  const others = Object.entries(no.args).filter(([, value]) => !own.has(value));
  return `${no.rule} ${no.key} ${JSON.stringify(others)}`;
}

/**
 * The reason of all these choices. What it says of each of them is left open.
 * @param {Choice[]} choices
 * @returns {Choice["no"]}
 */
function sharedReason(choices) {
  const { no } = choices[0];
  if (!no) return no;
  /** @type {Record<string, Ref>} */
  const args = {};
  for (const [name, value] of Object.entries(no.args)) {
    const values = choices.map((c) => c.no?.args[name] ?? value);
    args[name] = values.every((v) => v === value) ? value : opened(values);
  }
  return { ...no, args };
}

/**
 * Refused choices by reason: those that the same rule refuses with the same words, whatever these
 * say of the choice itself.
 * @param {Choice[]} refused
 * @returns {{no: Choice["no"], choices: Choice[]}[]}
 */
export const byReason = (refused) =>
  [...grouped(refused, reasonOf).values()].map((choices) => ({
    no: sharedReason(choices),
    choices,
  }));

/**
 * What is refused, in as few words as possible: many choices of one verb that differ in one thing
 * are a sentence and the names of that thing.
 * @param {Choice[]} choices
 * @returns {{text: string, names: string[]}[]}
 */
export const inShort = (choices) =>
  [...grouped(choices, (c) => c.verb).values()].flatMap((group) => {
    const [name, ...more] = differing(group);
    if (group.length < MIN_ALIKE || more.length || name === undefined)
      return group.map((c) => ({ text: sentence(c), names: [] }));
    return [{ text: openSentence(group), names: group.map((c) => nameOf(c.args[name])) }];
  });
