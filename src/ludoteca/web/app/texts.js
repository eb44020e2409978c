// @ts-check
// Texts from the Fluent files the server gives out. The scripts contain no sentences.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { signal, batch } from "../vendor/ui.js";

/** @typedef {string|number} Ref  "state:bavaria", "seat:A", or a plain number */
/**
 * @typedef {string | {ref: string, text: string}} Part  plain text, or the name of an entity inside
 *   a sentence
 */

export const LANGUAGES = ["en", "it", "pt"];
/** Every language by its own name, which is the same whatever the page speaks. */
/** @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", it: "Italiano", pt: "Português" };

/** Whether this server has accounts. */
export const hasClub = document.documentElement.dataset.club !== undefined;

export const lang = signal("en");
/** Names of the players of the table on the screen, by seat letter. */
export const names = signal(/** @type {Record<string, string>} */ ({}));
const bundle = signal(/** @type {FluentBundle|null} */ (null));
/** @type {Map<string, Promise<FluentResource>>} the files that were fetched, each read once */
const sources = new Map();
/** @type {Map<string, Record<string, string>>} */
let forms = new Map();
/** The game whose texts are loaded. */
export const spoken = signal(/** @type {string|null} */ (null));

/** @param {string} path */
function source(path) {
  let found = sources.get(path);
  if (!found) {
    const answer = fetch(path);
    found = answer.then((r) => (r.ok ? r.text() : "")).then((text) => new FluentResource(text));
    answer.then((r) => r.ok || sources.delete(path)).catch(() => sources.delete(path));
    sources.set(path, found);
  }
  return found;
}

/**
 * Make the texts of a language, and of a game or of none, those that are spoken.
 * @param {string} wanted
 * @param {string|null} of
 */
export async function speak(wanted, of = null) {
  const [common, club, own] = await Promise.all([
    source(`/text/${wanted}/common.ftl`),
    hasClub ? source(`/text/${wanted}/club.ftl`) : null,
    of ? source(`/text/${wanted}/${of}.ftl`) : null,
  ]);
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(common);
  if (club) made.addResource(club);
  if (own) made.addResource(own, { allowOverrides: true });
  forms = new Map();
  document.documentElement.lang = wanted;
  batch(() => {
    bundle.value = made;
    lang.value = wanted;
    spoken.value = of;
  });
}

/** @param {string} key */
export const has = (key) => Boolean(bundle.value?.hasMessage(key));

/** Whole numbers below this are written without separators in every language. */
const MAX_PLAIN = 1000;

/** A number that needs no formatter of the browser: the first one takes a phone long to load. */
class PlainNumber extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/** @param {string|number} value */
const argument = (value) =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < MAX_PLAIN
    ? new PlainNumber(value)
    : value;

/**
 * @param {import("../vendor/fluent.js").Pattern|null|undefined} pattern
 * @param {Record<string, string|number>} [vars]
 */
function format(pattern, vars) {
  if (pattern === null || pattern === undefined) return "";
  const given =
    vars && Object.fromEntries(Object.entries(vars).map(([name, v]) => [name, argument(v)]));
  return String(bundle.peek()?.formatPattern(pattern, given, []));
}

/**
 * A text whose variables are numbers or finished words. A missing one shows its key, so that a game
 * never stops for want of a word.
 * @param {string} key
 * @param {Record<string, string|number>} [vars]
 * @returns {string}
 */
export function t(key, vars) {
  const message = bundle.value?.getMessage(key);
  return message?.value ? format(message.value, vars) : key;
}

/**
 * The name of a counter or zone, without the colon some games write after it.
 * @param {string} key
 */
export const label = (key) => t(key).replace(/\s*:$/, "");

/**
 * An attribute of a message, or "" when it has none.
 * @param {string} key
 * @param {string} attribute
 * @param {Record<string, string|number>} [vars]
 */
export function attribute(key, attribute, vars) {
  const pattern = bundle.value?.getMessage(key)?.attributes[attribute];
  return pattern ? format(pattern, vars) : "";
}

/**
 * A placeholder for an entity that a sentence leaves open; an entity may follow it, whose forms
 * are then left open too.
 */
export const OPEN_WORD = "…";

/** A number that a sentence leaves open between two. */
const RANGE = new RegExp(`^${OPEN_WORD}-?\\d+–-?\\d+$`);

/**
 * The forms of an entity's name: "" the name, "_in", "_of"... its attributes.
 * @param {string} ref
 * @returns {Record<string, string>}
 */
function formsOf(ref) {
  const at = ref.indexOf(":");
  const kind = ref.slice(0, at);
  const word = ref.slice(at + 1);
  if (kind === "seat" && word !== "none") return { "": names.value[word] ?? word };
  if (kind === "text") return { "": decodeURIComponent(word) }; // a player's own words
  let key = `${kind}-${word}`;
  if (word === "none" && !has(key)) key = "none";
  // read also where the forms are known: a drawn name changes with the language
  const words = bundle.value;
  let found = forms.get(key);
  if (!found) {
    found = { "": t(key) };
    for (const [name, pattern] of Object.entries(words?.getMessage(key)?.attributes ?? {}))
      found["_" + name] = format(pattern);
    forms.set(key, found);
  }
  return found;
}

/** The name of an entity of a view. @param {Ref} ref @returns {string} */
export const nameOf = (ref) =>
  typeof ref === "number"
    ? Math.abs(ref) < 10000
      ? String(ref)
      : new Intl.NumberFormat(lang.value).format(ref)
    : formsOf(ref)[""];

/**
 * @param {Record<string, Ref>} args
 * @param {(name: string, ref: string, text: string) => string} wrap
 */
function variables(args, wrap) {
  /** @type {Record<string, string|number>} */
  const vars = {};
  for (const [name, ref] of Object.entries(args)) {
    if (typeof ref === "number") vars[name] = ref;
    else if (ref.startsWith(OPEN_WORD)) {
      vars[name] = RANGE.test(ref) ? ref.slice(OPEN_WORD.length) : OPEN_WORD;
      if (ref.includes(":"))
        for (const suffix of Object.keys(formsOf(ref.slice(1)))) vars[name + suffix] = OPEN_WORD;
    } else
      for (const [suffix, text] of Object.entries(formsOf(ref)))
        vars[name + suffix] = wrap(name, ref, text);
  }
  return vars;
}

/**
 * Like tell, but "" when the text wants a word it is not given (what only the asked player may
 * know).
 * @param {string} key
 * @param {Record<string, Ref>} args
 */
export function tellIfTold(key, args) {
  const message = bundle.value?.getMessage(key);
  /** @type {Error[]} */
  const errors = [];
  if (!message?.value) return "";
  const text = String(
    bundle.peek()?.formatPattern(
      message.value,
      variables(args, (_n, _r, word) => word),
      errors,
    ),
  );
  return errors.length ? "" : text;
}

/**
 * A sentence about entities, as plain text.
 * @param {string} key
 * @param {Record<string, Ref>} args
 */
export const tell = (key, args) =>
  t(
    key,
    variables(args, (_n, _r, text) => text),
  );

/**
 * Like tell, in the words of an attribute of the text; "" if it has none of this name.
 * @param {string} key
 * @param {string} name
 * @param {Record<string, Ref>} args
 */
export const tellAs = (key, name, args) =>
  attribute(
    key,
    name,
    variables(args, (_n, _r, text) => text),
  );

// Entities are marked inside the finished sentence by characters no text uses, and found again by
// them.
const OPEN = "\uE000",
  MID = "\uE001",
  CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}(.*?)${MID}(.*?)${CLOSE}`, "g");

/**
 * A sentence about entities, cut at their names.
 * @param {string} key
 * @param {Record<string, Ref>} args
 * @returns {Part[]}
 */
export function parts(key, args) {
  const text = t(
    key,
    variables(args, (_n, ref, word) => OPEN + ref + MID + word + CLOSE),
  );
  /** @type {Part[]} */
  const out = [];
  let from = 0;
  for (const m of text.matchAll(MARKED)) {
    if (m.index > from) out.push(text.slice(from, m.index));
    out.push({ ref: m[1], text: m[2] });
    from = m.index + m[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

/** A number before a word, or at the end of a text that goes on with the name of an entity. */
const COUNTED = /(?<![\p{L}\d])([+−-]?\d(?:[\d.,–-]*\d)?) (?=\p{L}|$)/gu;
/** A name and its number: "Charles V", "Styria 2". */
const NUMBERED = /(\p{Lu}\p{L}+) (?=(?:[IVX]+|\d+)(?![\p{L}\d]))/gu;
/** The space before a number that ends a parenthesis: "(left: 2)". */
const ENDING = / (?=\d+\))/g;

/**
 * A text for the screen: a number stays on one line with the word it counts, with the name it
 * belongs to, and with what it ends.
 * @param {string} text
 */
export const unbroken = (text) =>
  text.replace(COUNTED, "$1\u00a0").replace(NUMBERED, "$1\u00a0").replace(ENDING, "\u00a0");

/**
 * The language to begin with: the chosen one, else the one the server found in the browser's
 * wishes.
 * @param {string|null} chosen
 */
export function firstLanguage(chosen) {
  const asked = chosen ?? document.documentElement.lang ?? "en";
  return LANGUAGES.includes(asked) ? asked : "en";
}

/** A day in the player's language. @param {number} at */
export const dayOf = (at) => new Date(at).toLocaleDateString(lang.value, { dateStyle: "medium" });
