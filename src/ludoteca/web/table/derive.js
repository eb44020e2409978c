// @ts-check
// What follows from the state of a table: number keys, dimmed entities, news, names of the seats.
import { t } from "../app/texts.js";
import { refsOf } from "./choices.js";

/**
 * @typedef {import("../types/wire.js").Choice} Choice
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").TableInfo} TableInfo
 * @typedef {import("../types/wire.js").StateMessage} StateMessage
 * @typedef {import("./choices.js").Branch} Branch
 */

/** How many of the newest actions count as news. */
const MAX_NEWS = 6;
/** There are number keys for this many choices. */
const MAX_KEYS = 9;

/**
 * The table with a name for every seat: bots have none of their own.
 * @param {TableInfo|null} table
 */
export function withNames(table) {
  if (!table) return null;
  return {
    ...table,
    seats: table.seats.map((s) => ({
      ...s,
      name: s.name || (s.kind === "open" ? t("ui-open-seat") : t("ui-bot-n", { seat: s.seat })),
    })),
  };
}

/**
 * Whether nobody may move: the table is closed or paused.
 * @param {{table: {value: {closed?: boolean, paused?: boolean}|null}}} p
 */
export const resting = ({ table }) => Boolean(table.value?.closed || table.value?.paused);

/**
 * The number key of a lit entity, where one click on it is the same as one of the numbered choices.
 * @param {Branch[]} branches
 * @param {Set<string>} lit
 * @param {Choice[]} left
 * @returns {Map<string, number>}
 */
export function numberKeys(branches, lit, left) {
  /** @type {Map<string, number>} */
  const keys = new Map();
  branches.forEach((branch, i) => {
    for (const ref of lit) {
      if (branch.choices.every((c) => refsOf(c).includes(ref)))
        keys.set(ref, keys.has(ref) ? 0 : i + 1);
    }
  });
  for (const [ref, n] of keys) {
    const count = left.filter((c) => refsOf(c).includes(ref)).length;
    if (n === 0 || n > MAX_KEYS || count !== branches[n - 1].choices.length) keys.delete(ref);
  }
  return keys;
}

/**
 * Entities that only refused choices name, with those choices.
 * @param {Choice[]} refused
 * @param {Set<string>} lit
 * @returns {Map<string, Choice[]>}
 */
export function dimmed(refused, lit) {
  /** @type {Map<string, Choice[]>} */
  const out = new Map();
  for (const c of refused) {
    for (const ref of refsOf(c)) {
      if (typeof ref === "string" && !lit.has(ref)) out.set(ref, [...(out.get(ref) ?? []), c]);
    }
  }
  return out;
}

/**
 * The newest actions of other seats.
 * @param {LogLine[]} lines
 * @param {string[]} own
 */
const newestOfOthers = (lines, own) =>
  lines.filter((line) => line.seq > 0 && !own.includes(line.seat)).slice(-MAX_NEWS);

/**
 * The log events of the newest actions of the others; in a replay, of the action looked at.
 * @param {StateMessage|null} state
 * @param {LogLine[]} lines
 * @param {number|null} at
 */
export function newsOf(state, lines, at) {
  const newest =
    at === null
      ? newestOfOthers(state?.events ?? [], state?.me.seats ?? [])
      : lines.filter((line) => line.seq === at);
  return newest.flatMap((line) => line.events);
}

/**
 * The entities that events are about, seats left out.
 * @param {import("../types/wire.js").LogEvent[]} events
 */
export const subjectsOf = (events) =>
  new Set(
    events
      .flatMap((e) => Object.values(e.args))
      .filter((ref) => typeof ref === "string" && !ref.startsWith("seat:")),
  );

/**
 * The newest rewind of the table, if it is new and another player asked for it.
 * @param {TableInfo|null} known the table before
 * @param {StateMessage} state
 */
export function rewindOfOthers(known, state) {
  const newest = state.table.backs.at(-1);
  if (!known || !newest || newest.at <= (known.backs.at(-1)?.at ?? 0)) return null;
  return newest.by && state.me.seats.includes(newest.by) ? null : newest;
}

/**
 * Hotseat: when another of this device's seats must act, its hand is covered until its player takes
 * the device.
 * @param {StateMessage} state
 * @param {string|null} covered the seat whose hand is covered now
 * @returns {string|null}
 */
export function seatToCover(state, covered) {
  const { me, view } = state;
  if (me.seats.length < 2 || !view || view.over) return null;
  const asked = view.waiting.map((w) => w.seat).filter((seat) => me.seats.includes(seat));
  if (asked.length && !(me.looking && asked.includes(me.looking))) return asked[0];
  return asked.length && covered !== me.looking ? null : covered;
}

/**
 * The action before the player's own last one, when going back there needs the others: the player cannot undo alone,
 * the table allows it, and nobody has been asked yet.
 * @param {import("../types/wire.js").Me} me
 * @param {TableInfo|null} table
 * @param {LogLine[]} lines
 * @returns {number|null}
 */
export function backByConsent(me, table, lines) {
  const own = lines.filter((line) => me.seats.includes(line.seat) && !line.auto);
  if (!own.length || me.undo.length || !table) return null;
  if (table.state !== "playing" || table.undo === "strict") return null;
  const others = table.seats.filter(
    (seat) => seat.kind === "human" && !me.seats.includes(seat.seat),
  );
  if (!others.length) return null; // nobody could refuse: a draw is taken back only in the replay
  const asked = table.requests.some((r) => r.kind === "rewind" && me.seats.includes(r.by));
  return asked ? null : own[own.length - 1].seq - 1;
}

/**
 * Whether the player may try moves now: nobody else is asked.
 * @param {import("./model.js").TableModel} model
 */
export const mayTry = (model) =>
  model.myTurn.value &&
  !model.trial.on.value &&
  !model.idle.value &&
  model.live.value?.waiting.length === 1;
