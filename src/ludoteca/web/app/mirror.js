// @ts-check
// The public state of a table as this page has it. The server sends it whole once per connection
// and then only what has changed (docs/wire.md).

/**
 * @import {
 *   BriefChoice, BriefEvent, BriefLine, BriefRefused, Choice, Clock, LogEvent, LogLine, Me, Own, Patch, Prompt,
 *   PublicState, PublicUpdate, Ref, StateMessage, StateUpdate, TableInfo, View, WireMessage,
 *   ServerMessage, Start, Words, Zone,
 * } from "../types/wire.js"
 */

/** The version of the messages. The server asks a page that speaks another one to reload. */
export const WIRE = 4;

const WHOLE = "=";

/**
 * A value after a patch. The old value is not changed; what is equal in both is shared.
 * @param {unknown} old
 * @param {Patch} patch
 * @returns {unknown}
 */
export function patched(old, patch) {
  if (typeof old !== "object" || old === null) return patch;
  if (!Array.isArray(patch)) {
    const boxed = typeof patch === "object" && patch !== null && WHOLE in patch;
    return boxed ? patch[WHOLE] : patch;
  }
  const [first, ...rest] = patch;
  const [ahead, steps] = Array.isArray(first) ? [first, rest] : [[], patch];
  return Array.isArray(old) ? patchedList(old, ahead, steps) : patchedObject(old, ahead, steps);
}

/**
 * @param {object} old
 * @param {number[]} dropped
 * @param {unknown[]} steps a place and a patch in turn; a place that is a key is new
 */
function patchedObject(old, dropped, steps) {
  const fields = /** @type {Record<string, unknown>} */ ({ ...old });
  const places = Object.keys(old).sort();
  for (const place of dropped) delete fields[places[place]];
  for (let i = 0; i < steps.length; i += 2) {
    const place = /** @type {string|number} */ (steps[i]);
    if (typeof place === "string") fields[place] = steps[i + 1];
    else fields[places[place]] = patched(fields[places[place]], steps[i + 1]);
  }
  return fields;
}

/**
 * @param {unknown[]} old
 * @param {unknown[]} splice start, how many are removed, and what comes in their place
 * @param {unknown[]} steps an index and a patch in turn
 */
function patchedList(old, [start = 0, removed = 0, ...items], steps) {
  const entries = [...old];
  entries.splice(/** @type {number} */ (start), /** @type {number} */ (removed), ...items);
  for (let i = 0; i < steps.length; i += 2) {
    const index = /** @type {number} */ (steps[i]);
    entries[index] = patched(entries[index], steps[i + 1]);
  }
  return entries;
}

/** The name of a zone among those of a board. @param {Zone} zone */
const zoneName = (zone) => `${zone.id} ${zone.seat ?? ""}`;

const AUTO = 1;
const TURN = 2;
const HIDDEN = "-hidden";

/** An entity as it appears in a view. @param {string} kind @param {Ref} word @returns {Ref} */
const refOf = (kind, word) => (kind === "number" ? Number(word) : `${kind}:${word}`);

/** @type {WeakMap<Words, string[]>} */
const sortedKeys = new WeakMap();

/** The keys of events in the order that numbers them. @param {Words} words */
function keysOf(words) {
  const keys = sortedKeys.get(words) ?? Object.keys(words.events).sort();
  sortedKeys.set(words, keys);
  return keys;
}

/**
 * An event from its brief form: the signature says what its values are.
 * @param {BriefEvent} brief
 * @param {Words} words
 * @returns {LogEvent}
 */
function eventOf([place, rule, ...values], words) {
  const key = keysOf(words)[place < 0 ? -1 - place : place];
  const args = values.map((value, i) => {
    const [name, kind] = words.events[key][i];
    return [name, refOf(kind, value)];
  });
  return {
    key: place < 0 ? key + HIDDEN : key,
    rule: typeof rule === "number" ? words.rules[rule] : rule,
    args: Object.fromEntries(args),
  };
}

/**
 * A line of the log from its brief form.
 * @param {BriefLine} brief
 * @param {Words} words
 * @param {number} before when the line before was made
 * @returns {LogLine}
 */
export const lineOf = ([seq, seat, bits, since, action, events], words, before) => ({
  seq,
  seat,
  ...(action && { do: action }),
  auto: (bits & AUTO) !== 0,
  turn: (bits & TURN) !== 0,
  at: before + since,
  events: events.map((event) => eventOf(event, words)),
});

/**
 * A choice from its text: the signature of the verb says what its words are.
 * @param {BriefChoice} brief
 * @param {Words} words
 * @returns {Choice}
 */
export function choiceOf(brief, words) {
  if (typeof brief !== "string") return brief;
  const [verb, ...rest] = brief.split(" ");
  const args = words.verbs[verb].map(([name, kind], i) => [name, refOf(kind, rest[i])]);
  return { do: brief, verb, args: Object.fromEntries(args) };
}

/**
 * The refused choices with their reasons.
 * @param {BriefRefused[]} greyed
 * @param {Words} words
 * @returns {Choice[]}
 */
export const refusedOf = (greyed, words) =>
  greyed.map(([brief, key, rule, ...values]) => {
    const args = words.refusals[key].map(([name], i) => [name, values[i]]);
    return { ...choiceOf(brief, words), no: { key, rule, args: Object.fromEntries(args) } };
  });

/**
 * What a seat is asked: it is not sent where it is among the questions that the table waits for.
 * @param {Own} own
 * @param {Prompt[]} waiting
 * @param {string|null} seat
 * @returns {Prompt|null}
 */
const promptOf = (own, waiting, seat) =>
  own.prompt ?? (own.menu?.length ? (waiting.find((p) => p.seat === seat) ?? null) : null);

/**
 * The view of a seat: the public part with what only this seat sees and may do.
 * @param {PublicState["view"]} view
 * @param {Own|null} own
 * @param {string|null} seat
 * @param {Words} words
 * @returns {View|null}
 */
export function mergedView(view, own, seat, words) {
  if (!view) return null;
  const { zones = [], menu = [], ...rest } = own ?? {};
  const choices = {
    menu: menu.map((brief) => choiceOf(brief, words)),
    greyed: [],
    deals: [],
  };
  const seen = new Map(zones.map((zone) => [zoneName(zone), zone]));
  const board = zones.length
    ? { ...view.board, zones: view.board.zones.map((zone) => seen.get(zoneName(zone)) ?? zone) }
    : view.board;
  const prompt = promptOf(own ?? {}, own?.waiting ?? view.waiting, seat);
  return { ...choices, ...view, ...rest, prompt, seat, board };
}

/** @type {Map<string, Start>} the starts of games that this page has fetched, by their key */
export const starts = new Map();

/**
 * The key of a start that a message is a difference to and that this page lacks; "" if none.
 * @param {WireMessage} message
 * @returns {string}
 */
export function startLacking(message) {
  const update = message.type === "refused" ? message.state : message;
  const key = (update && "start" in update && update.start) || "";
  return starts.has(key) ? "" : key;
}

/** Completes the messages of one connection from what it was sent before. */
export class Mirror {
  /** the number of the public state on this page; 0: none */
  count = 0;
  /** @type {PublicState|null} */
  state = null;
  /** @type {Me|null} */
  me = null;
  /** @type {Clock|null} */
  clock = null;
  /** @type {Words} */
  words = { verbs: {}, refusals: {}, events: {}, rules: [] };
  /** when the last line of the log was made */
  at = 0;

  /**
   * The message with its table, view and player filled in; null when the differences do not fit
   * what this page has. Then the whole state has to be asked for.
   * @param {WireMessage} message
   * @returns {ServerMessage|null}
   */
  complete(message) {
    if (message.type === "refused") {
      const state = message.state ? this.complete(message.state) : undefined;
      return { ...message, state: /** @type {StateMessage|undefined} */ (state ?? undefined) };
    }
    if (message.type === "reasons")
      return { ...message, greyed: refusedOf(message.greyed, this.words) };
    if (message.type !== "state" && message.type !== "table") return message;
    if (!this.follow(message)) return null;
    const table = this.table(message);
    return message.type === "table" ? { type: "table", table } : this.stateOf(message, table);
  }

  /** @param {PublicUpdate} update @returns {boolean} whether it fits */
  follow(update) {
    if (update.clock) this.clock = update.clock;
    if (update.n !== undefined) this.at = 0;
    if (update.public) {
      this.count = update.n ?? 1;
      this.state = update.public;
      return true;
    }
    const start = starts.get(update.start ?? "");
    if (start) {
      this.count = update.n ?? 1;
      this.words = start.words;
      this.state = /** @type {PublicState} */ (patched(start.state, update.patch));
      return true;
    }
    if (!this.state || update.base !== this.count) return false;
    this.count += 1;
    this.state = /** @type {PublicState} */ (patched(this.state, update.patch));
    return true;
  }

  /** @param {PublicUpdate} update @returns {TableInfo} */
  table(update) {
    const facts = /** @type {PublicState} */ (this.state).table;
    const clock = /** @type {Clock} */ (this.clock);
    return { ...facts, clock, invite: update.invite ?? null };
  }

  /** @param {StateUpdate} update @param {TableInfo} table @returns {StateMessage} */
  stateOf(update, table) {
    if (update.me) this.me = /** @type {Me} */ ({ ...this.me, ...update.me });
    if (update.words) this.words = update.words;
    const me = /** @type {Me} */ (this.me);
    const { rev, missing = null, chat } = update;
    const { seq = update.events.at(-1)?.[0] ?? 0, from = (update.events[0]?.[0] ?? 0) - 1 } =
      update;
    const events = update.events.map((brief) => {
      this.at += brief[3];
      return lineOf(brief, this.words, this.at - brief[3]);
    });
    const view = mergedView(
      /** @type {PublicState} */ (this.state).view,
      update.own,
      me.looking,
      this.words,
    );
    return {
      type: "state",
      rev,
      seq,
      from,
      events,
      missing,
      view,
      me,
      table,
      ...(chat && { chat }),
    };
  }
}
