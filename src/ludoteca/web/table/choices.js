// @ts-check
// From a flat menu to a few things to click: each click narrows, and when one choice is left it is
// made.
import { tell, tellAs, nameOf, has, t, OPEN_WORD } from "../app/texts.js";
import { board, viewOf } from "../board-kit/host.js";

/**
 * @typedef {import("../app/texts.js").Ref} Ref
 * @typedef {{key: string, rule: string, args: Record<string, Ref>}} No
 * @typedef {No & {loss: boolean}} Foresight
 * @typedef {{do: string, verb: string, args: Record<string, Ref>, no?: No, foreseen?: Foresight[]}} Choice
 * @typedef {{verb: string} | {ref: string} | {arg: string, value: Ref} | {sure: string}} Narrowing
 *   sure: the choice that loses points and has been asked about
 * @typedef {{label: string, choices: Choice[], step: Narrowing|null, amount?: string}} Branch
 *   step null: this is one choice, to be made; amount: the one argument, a number, in which they
 *   differ
 * @typedef {{verb: string, title: string, tokens: (Branch & {value: Ref|null})[]}} TokenRow  title
 *   "": each token says it all
 */

/** So many choices are shown as they are; more are grouped. */
export const FEW = 8;

/**
 * Everything a click on which can mean this choice: its verb's own place, the places its board
 * gives it (docs/boards.md, "Every choice on the board"), and what it names.
 * @param {Choice} c
 * @returns {Ref[]}
 */
export const refsOf = (c) => [
  `do:${c.verb}`,
  ...[board.value?.spots?.(c, viewOf()) ?? []].flat(),
  ...Object.values(c.args),
];

/** @param {Choice} c @param {Narrowing} n */
function fits(c, n) {
  if ("verb" in n) return c.verb === n.verb;
  if ("ref" in n) return refsOf(c).includes(n.ref);
  if ("sure" in n) return c.do === n.sure;
  return c.args[n.arg] === n.value;
}

/**
 * The choices of a view, each with what it brings.
 * @param {import("../types/wire.js").View|null} view
 * @returns {Choice[]}
 */
export function menuOf(view) {
  const foreseen = view?.foreseen ?? [];
  if (!view || !foreseen.length) return view?.menu ?? [];
  return view.menu.map((c, i) => ({ ...c, foreseen: foreseen.filter((f) => f.at === i) }));
}

/** What a choice brings, as sentences. @param {Choice} c */
export const foreseen = (c) => (c.foreseen ?? []).map((f) => tell(`foresee-${f.key}`, f.args));

/** The same in few words, where the game has some. @param {Choice} c */
export const briefly = (c) =>
  (c.foreseen ?? []).map((f) => tellAs(`foresee-${f.key}`, "brief", f.args)).filter(Boolean);

/**
 * Whether a choice loses points for certain and has not been asked about.
 * @param {Choice} c
 * @param {Narrowing[]} [steps]
 */
export const loses = (c, steps = []) =>
  (c.foreseen ?? []).some((f) => f.loss) && !steps.some((n) => "sure" in n && n.sure === c.do);

/** @template {Choice} T @param {T[]} menu @param {Narrowing[]} steps @returns {T[]} */
export const narrowed = (menu, steps) => menu.filter((c) => steps.every((n) => fits(c, n)));

/**
 * The text of a choice. The game's own drawing may know more of it than its arguments, such as a
 * price: docs/boards.md.
 * @param {Choice} c
 */
export function sentence(c) {
  const own = board.value?.words?.(c, viewOf());
  return own ? tell(own.id, { ...c.args, ...own.args }) : tell(`do-${c.verb}`, c.args);
}

/** A remark in brackets of which something is left open: it says nothing of all choices. */
const OPEN_REMARK = new RegExp(`\\s*\\([^()]*${OPEN_WORD}[^()]*\\)`, "g");

/**
 * What an argument in which choices differ leaves open: numbers from the smallest to the largest.
 * @param {Ref[]} values
 */
export function opened(values) {
  if (values.some((v) => typeof v !== "number")) return OPEN_WORD + values[0];
  const numbers = values.map(Number);
  return `${OPEN_WORD}${Math.min(...numbers)}–${Math.max(...numbers)}`;
}

/**
 * The words of a verb for choices that differ in these entities: ".open-state-card" names them, ".open" serves choices
 * that share no entity. "" if the verb has no such words: docs/boards.md.
 * @param {string} key
 * @param {Record<string, Ref>} args
 */
function openWords(key, args) {
  const entities = Object.entries(args).filter(([, v]) => typeof v === "string" && v.includes(":"));
  const open = entities.filter(([, v]) => String(v).startsWith(OPEN_WORD)).map(([name]) => name);
  if (!open.length) return "";
  const own = tellAs(key, `open-${open.join("-")}`, args);
  return own || (open.length === entities.length ? tellAs(key, "open", args) : "");
}

/**
 * The sentence of several choices of one verb: what they share is said, what they differ in is left
 * open.
 * @param {Choice[]} choices
 */
export function openSentence(choices) {
  /** @type {Record<string, Ref>} */
  const args = {};
  for (const [name, value] of Object.entries(choices[0].args)) {
    const values = choices.map((c) => c.args[name]);
    args[name] = values.every((v) => v === value) ? value : opened(values);
  }
  const key = `do-${choices[0].verb}`;
  const text = openWords(key, args) || tell(key, args);
  return choices.length > 1 ? text.replace(OPEN_REMARK, "") : text;
}

/** @param {Choice[]} choices @param {(c: Choice) => string} key @returns {Map<string, Choice[]>} */
export function grouped(choices, key) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const c of choices) {
    const k = key(c);
    groups.set(k, [...(groups.get(k) ?? []), c]);
  }
  return groups;
}

/**
 * The arguments in which choices of one verb differ.
 * @param {Choice[]} choices
 */
export const differing = (choices) =>
  Object.keys(choices[0].args).filter((name) =>
    choices.some((c) => c.args[name] !== choices[0].args[name]),
  );

/**
 * Many choices of one verb that differ in one number, as one branch, from the smallest; null for
 * any others.
 * @param {Choice[]} choices
 * @returns {Branch|null}
 */
export function amountBranch(choices) {
  if (choices.length <= FEW || choices.some((c) => c.verb !== choices[0].verb)) return null;
  const [amount, ...more] = differing(choices);
  if (more.length || choices.some((c) => typeof c.args[amount] !== "number")) return null;
  const sorted = [...choices].sort((a, b) => Number(a.args[amount]) - Number(b.args[amount]));
  return { label: openSentence(sorted), choices: sorted, step: { verb: sorted[0].verb }, amount };
}

/** @param {Choice[]} choices @returns {Branch[]} */
const whole = (choices) => choices.map((c) => ({ label: sentence(c), choices: [c], step: null }));

/**
 * The list a person reads: whole choices when they are few, otherwise groups that open.
 * @param {Choice[]} choices
 * @returns {Branch[]}
 */
export function branches(choices) {
  if (choices.length <= FEW) return whole(choices);
  const verbs = grouped(choices, (c) => c.verb);
  if (verbs.size > 1) {
    return [...verbs.entries()].flatMap(([verb, group]) => {
      const numbers = amountBranch(group);
      if (numbers) return [numbers];
      return group.length === 1
        ? whole(group)
        : [{ label: openSentence(group), choices: group, step: { verb } }];
    });
  }
  const numbers = amountBranch(choices);
  if (numbers) return [numbers];
  for (const name of Object.keys(choices[0].args)) {
    const values = grouped(choices, (c) => String(c.args[name]));
    if (values.size < 2) continue;
    return [...values.values()].flatMap((group) =>
      group.length === 1
        ? whole(group)
        : [
            {
              label: openSentence(group),
              choices: group,
              step: { arg: name, value: group[0].args[name] },
            },
          ],
    );
  }
  return whole(choices);
}

/** The verbs by which a player leaves a question, of all games: they are always in sight. */
const LEAVING =
  /^(confirm|pass|done|done-.*|end-phase|finished|halt|commit|stay|forgo|suffer|leave|hold|keep|no-structure)$/;

/**
 * Whether a branch ends or passes the question. One that also says how many or what is one choice of a list.
 * @param {Branch} branch
 */
export const leaves = ({ step, choices: [{ verb, do: text }] }) =>
  step === null && text === verb && LEAVING.test(verb);

/**
 * The entities a click on which narrows these choices (or makes the only one).
 * @param {Choice[]} choices
 * @param {boolean} begun
 * @returns {Set<string>}
 */
export function litOf(choices, begun) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const c of choices) {
    for (const ref of new Set(refsOf(c))) {
      if (typeof ref === "string" && !ref.endsWith(":none") && !ref.startsWith("back:"))
        seen.set(ref, (seen.get(ref) ?? 0) + 1);
    }
  }
  const settled = (/** @type {number} */ n) => begun && choices.length > 1 && n === choices.length;
  return new Set([...seen].filter(([, n]) => !settled(n)).map(([ref]) => ref));
}

/**
 * So many tokens lie on the board at once; when several verbs have more, the longest rows wait
 * behind one token. Of so many lit entities none stands out.
 */
const CROWD = 12;

/** A verb with so many choices has no crowd of targets. */
const FEW_TARGETS = 4;

/**
 * The lit entities that are marked calmly, because the targets of several verbs are lit at once, more than a look can
 * tell apart: the verb comes first. The places of verbs, and what only verbs with few targets name, stand out.
 * @param {Choice[]} choices
 * @param {Set<string>} lit
 * @param {Narrowing[]} steps
 * @returns {Set<string>}
 */
export function calmOf(choices, lit, steps) {
  const verbs = [...grouped(choices, (c) => c.verb).values()];
  const many = verbs.filter((group) => group.length > FEW_TARGETS);
  const targets = new Set(many.flat().flatMap(refsOf).map(String));
  const calm = [...lit].filter((ref) => targets.has(ref) && !ref.startsWith("do:"));
  return new Set(!steps.length && many.length > 1 && calm.length > CROWD ? calm : []);
}

/**
 * The choices to which no place on the board leads, as rows of tokens to lay on it: one for a whole
 * choice, one for each value where they differ in it.
 * @param {Choice[]} choices
 * @param {Set<string>} reached  the entities that can be clicked on the board now
 * @returns {TokenRow[]}
 */
export function tokenRows(choices, reached) {
  const rest = choices.filter((c) => !refsOf(c).some((ref) => reached.has(String(ref))));
  const verbs = [...grouped(rest, (c) => c.verb).entries()];
  const rows = verbs.map(([verb, group]) => tokenRow(verb, group));
  const crowd = rows.reduce((sum, row) => sum + row.tokens.length, 0) > CROWD;
  return rows.map((row, i) =>
    crowd && rows.length > 1 && row.tokens.length > 2
      ? {
          ...row,
          title: "",
          tokens: [
            {
              label: openSentence(verbs[i][1]),
              choices: verbs[i][1],
              step: { verb: row.verb },
              value: null,
            },
          ],
        }
      : row,
  );
}

/** @param {string} verb @param {Choice[]} group @returns {TokenRow} */
function tokenRow(verb, group) {
  const numbers = amountBranch(group);
  if (numbers) return { verb, title: "", tokens: [{ ...numbers, value: null }] };
  const differ = differing(group);
  if (group.length === 1 || !differ.length)
    return { verb, title: "", tokens: whole(group).map((leaf) => ({ ...leaf, value: null })) };
  const [name] = differ;
  const tokens = [...grouped(group, (c) => String(c.args[name])).values()].map((same) => {
    const value = same[0].args[name];
    return {
      label: nameOf(value),
      choices: same,
      step: same.length === 1 ? null : { arg: name, value },
      value,
    };
  });
  return { verb, title: openSentence(group), tokens };
}

/**
 * The name of an entity, or of a verb's place on the board: then what it does now.
 * @param {string} ref
 * @param {Choice[]} menu
 */
export function titleOf(ref, menu) {
  if (!ref.startsWith("do:")) return nameOf(ref);
  const same = menu.filter((c) => c.verb === ref.slice(3));
  if (same.length) return openSentence(same);
  return has(`spot-${ref.slice(3)}`) ? t(`spot-${ref.slice(3)}`) : "";
}

/**
 * What one narrowing was, in a word, for the way back.
 * @param {Narrowing} n
 * @param {Choice[]} menu
 */
export function wordOf(n, menu) {
  if ("verb" in n) return titleOf("do:" + n.verb, menu);
  if ("sure" in n) return t("ui-sure");
  return "ref" in n ? titleOf(n.ref, menu) : nameOf(n.value);
}
