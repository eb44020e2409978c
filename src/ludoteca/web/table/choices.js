// @ts-check
// From a flat menu to a few things to click: each click narrows, and when one choice is left it is made.
import { tell, nameOf, OPEN_WORD } from "../texts.js";

/**
 * @typedef {import("../texts.js").Ref} Ref
 * @typedef {{key: string, rule: string, args: Record<string, Ref>}} No
 * @typedef {{do: string, verb: string, args: Record<string, Ref>, no?: No}} Choice
 * @typedef {{verb: string} | {ref: string} | {arg: string, value: Ref}} Narrowing
 * @typedef {{label: string, choices: Choice[], step: Narrowing|null}} Branch  step null: this is one choice, to be made
 */

/** So many choices are shown as they are; more are grouped. */
export const FEW = 8;

/** @param {Choice} c @param {Narrowing} n */
function fits(c, n) {
  if ("verb" in n) return c.verb === n.verb;
  if ("ref" in n) return Object.values(c.args).includes(n.ref);
  return c.args[n.arg] === n.value;
}

/** @template {Choice} T @param {T[]} menu @param {Narrowing[]} steps @returns {T[]} */
export const narrowed = (menu, steps) => menu.filter((c) => steps.every((n) => fits(c, n)));

/** @param {Choice} c */
export const sentence = (c) => tell(`do-${c.verb}`, c.args);

/** The sentence of several choices of one verb: what they share is said, what they differ in is left open. @param {Choice[]} choices */
export function openSentence(choices) {
  /** @type {Record<string, Ref>} */
  const args = {};
  for (const [name, value] of Object.entries(choices[0].args)) {
    args[name] = choices.every((c) => c.args[name] === value) ? value : OPEN_WORD + value;
  }
  return tell(`do-${choices[0].verb}`, args);
}

/** @param {Choice[]} choices @param {(c: Choice) => string} key @returns {Map<string, Choice[]>} */
function grouped(choices, key) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const c of choices) {
    const k = key(c);
    groups.set(k, [...(groups.get(k) ?? []), c]);
  }
  return groups;
}

/** @param {Choice[]} choices @returns {Branch[]} */
const leaves = (choices) => choices.map((c) => ({ label: sentence(c), choices: [c], step: null }));

/** The list a person reads: whole choices when they are few, otherwise groups that open. @param {Choice[]} choices @returns {Branch[]} */
export function branches(choices) {
  if (choices.length <= FEW) return leaves(choices);
  const verbs = grouped(choices, (c) => c.verb);
  if (verbs.size > 1) {
    return [...verbs.entries()].flatMap(([verb, group]) =>
      group.length === 1 ? leaves(group) : [{ label: openSentence(group), choices: group, step: { verb } }]);
  }
  for (const name of Object.keys(choices[0].args)) {
    const values = grouped(choices, (c) => String(c.args[name]));
    if (values.size < 2) continue;
    return [...values.values()].flatMap((group) => group.length === 1 ? leaves(group)
      : [{ label: openSentence(group), choices: group, step: { arg: name, value: group[0].args[name] } }]);
  }
  return leaves(choices);
}

/** The entities a click on which narrows these choices (or makes the only one). @param {Choice[]} choices @param {boolean} begun @returns {Set<string>} */
export function litOf(choices, begun) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const c of choices) {
    for (const ref of new Set(Object.values(c.args))) {
      if (typeof ref === "string" && !ref.endsWith(":none") && !ref.startsWith("back:")) seen.set(ref, (seen.get(ref) ?? 0) + 1);
    }
  }
  const settled = (/** @type {number} */ n) => begun && choices.length > 1 && n === choices.length;
  return new Set([...seen].filter(([, n]) => !settled(n)).map(([ref]) => ref));
}

/** What one narrowing was, in a word, for the way back. @param {Narrowing} n @param {Choice[]} menu */
export function wordOf(n, menu) {
  if ("verb" in n) return openSentence(menu.filter((c) => c.verb === n.verb));
  return nameOf("ref" in n ? n.ref : n.value);
}
