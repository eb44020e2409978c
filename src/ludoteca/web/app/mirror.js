// @ts-check
// The public state of a table as this page has it. The server sends it whole once per connection
// and then only what has changed (docs/wire.md).

/**
 * @import {
 *   Clock, Me, Own, Patch, PublicState, PublicUpdate, StateMessage, StateUpdate, TableInfo, View,
 *   WireMessage, ServerMessage, Zone,
 * } from "../types/wire.js"
 */

/** The version of the messages. The server asks a page that speaks another one to reload. */
export const WIRE = 2;

const DROPPED = "-";
const SPLICED = "@";
const WHOLE = "=";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A value after a patch. The old value is not changed; what is equal in both is shared.
 * @param {unknown} old
 * @param {Patch} patch
 * @returns {unknown}
 */
export function patched(old, patch) {
  if (!isObject(patch) || typeof old !== "object" || old === null) return patch;
  if (WHOLE in patch) return patch[WHOLE];
  return Array.isArray(old) ? patchedList(old, patch) : patchedObject({ ...old }, patch);
}

/** @param {Record<string, unknown>} fields @param {Record<string, unknown>} patch */
function patchedObject(fields, patch) {
  for (const key of /** @type {string[]} */ (patch[DROPPED] ?? [])) delete fields[key];
  for (const [key, value] of Object.entries(patch))
    if (key !== DROPPED) fields[key] = key in fields ? patched(fields[key], value) : value;
  return fields;
}

/** @param {unknown[]} old @param {Record<string, unknown>} patch */
function patchedList(old, patch) {
  const entries = [...old];
  if (SPLICED in patch) {
    const [start, removed, items] = /** @type {[number, number, unknown[]]} */ (patch[SPLICED]);
    entries.splice(start, removed, ...items);
  }
  for (const [key, value] of Object.entries(patch))
    if (key !== SPLICED) entries[Number(key)] = patched(entries[Number(key)], value);
  return entries;
}

/** The name of a zone among those of a board. @param {Zone} zone */
const zoneName = (zone) => `${zone.id} ${zone.seat ?? ""}`;

/**
 * The view of a seat: the public part with what only this seat sees and may do.
 * @param {PublicState["view"]} view
 * @param {Own|null} own
 * @param {string|null} seat
 * @returns {View|null}
 */
export function mergedView(view, own, seat) {
  if (!view) return null;
  const { zones = [], ...rest } = own ?? {};
  const seen = new Map(zones.map((zone) => [zoneName(zone), zone]));
  const board = zones.length
    ? { ...view.board, zones: view.board.zones.map((zone) => seen.get(zoneName(zone)) ?? zone) }
    : view.board;
  return { prompt: null, menu: [], greyed: [], deals: [], ...view, ...rest, seat, board };
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
    if (message.type !== "state" && message.type !== "table") return message;
    if (!this.follow(message)) return null;
    const table = this.table(message);
    return message.type === "table" ? { type: "table", table } : this.stateOf(message, table);
  }

  /** @param {PublicUpdate} update @returns {boolean} whether it fits */
  follow(update) {
    if (update.clock) this.clock = update.clock;
    if (update.public) {
      this.count = update.n ?? 1;
      this.state = update.public;
      return true;
    }
    if (!this.state || update.base !== this.count) return false;
    this.count += 1;
    for (const patch of update.patch ?? [])
      this.state = /** @type {PublicState} */ (patched(this.state, patch));
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
    if (update.me) this.me = update.me;
    const me = /** @type {Me} */ (this.me);
    const { rev, seq, from, events, missing = null, chat } = update;
    const view = mergedView(/** @type {PublicState} */ (this.state).view, update.own, me.looking);
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
