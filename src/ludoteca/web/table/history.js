// @ts-check
// The log of a table on the client. A state brings only the end of a long log: older lines are
// fetched page by page. Each seat that the page looks from has a log of its own.
import { api } from "../app/net.js";
import { names, t } from "../app/texts.js";
import { rewindOfOthers } from "./derive.js";
import { mergedLines } from "./playback.js";

/**
 * @typedef {import("../types/wire.js").StateMessage} StateMessage
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").TableInfo} TableInfo
 * @typedef {{events: LogLine[], more: boolean}} LogPage
 * @typedef {{rev: number|null, lines: LogLine[]}} SeatLog
 */

/**
 * A log with lines that were left out of it.
 * @param {LogLine[]} lines
 * @param {LogLine[]} page
 */
export function completedLines(lines, page) {
  const known = new Set(lines.map((line) => line.seq));
  return [...page.filter((line) => !known.has(line.seq)), ...lines].sort((a, b) => a.seq - b.seq);
}

/**
 * What a host did to seats since the last message, as sentences.
 * @param {TableInfo|null} known
 * @param {TableInfo} table
 */
export function announced(known, table) {
  const seen = known?.announcements?.at(-1)?.at ?? 0;
  const fresh = known ? (table.announcements ?? []).filter((a) => a.at > seen) : [];
  return fresh.map((a) => t(`ui-announced-${a.kind}`, { name: names.peek()[a.seat ?? ""] ?? "" }));
}

/**
 * The sentence about another player who took the table back, if the state brings one.
 * @param {TableInfo|null} known
 * @param {StateMessage} state
 */
export function rewindText(known, state) {
  const rewind = rewindOfOthers(known, state);
  if (!rewind) return null;
  const name = names.peek()[rewind.by ?? ""] ?? t("ui-host");
  return t("ui-went-back", { name, to: rewind.to });
}

export class TableLog {
  /** the seat whose log is shown */
  seat = /** @type {string|null} */ (null);
  /** whether the log has no gap */
  whole = true;
  /** @type {Map<string|null, SeatLog>} the logs of the other seats */
  others = new Map();

  /**
   * @param {object} model
   * @param {string} model.id
   * @param {string|null} model.token
   * @param {{peek: () => StateMessage|null}} model.state the state on the screen
   * @param {{value: LogLine[], peek: () => LogLine[]}} model.lines the log that is shown
   */
  constructor(model) {
    this.model = model;
    this.lines = model.lines;
  }

  /** @param {string} query @returns {Promise<LogPage|null>} */
  fetchPage(query) {
    const { id, token } = this.model;
    return api("GET", `/api/tables/${id}/log?${query}`, { token }).catch(() => null);
  }

  /** Take the lines of a state. @param {StateMessage} state */
  merge(state) {
    const seat = state.me.looking;
    let known = this.lines.peek();
    if (seat !== this.seat) {
      known = this.others.get(seat)?.lines ?? [];
      this.seat = seat;
      this.whole = true;
    }
    this.lines.value = mergedLines(known, state);
    if (state.missing) this.complete(seat, state.missing);
  }

  /**
   * Fetch the lines that a state left out, the newest page first.
   * @param {string|null} seat
   * @param {[number, number]} missing the first and the last of them
   */
  async complete(seat, [first, last]) {
    this.whole = false;
    let before = last + 1;
    for (;;) {
      const page = await this.fetchPage(
        `since=${first - 1}&before=${before}&seat=${seat ?? "none"}`,
      );
      if (!page?.events.length || this.seat !== seat) return;
      this.lines.value = completedLines(this.lines.peek(), page.events);
      before = page.events[0].seq;
      if (!page.more) break;
    }
    this.whole = true;
  }

  /** The revision up to which the shown log is known. @param {number|null} rev of the last state */
  knownRev(rev) {
    return this.whole ? rev : null;
  }

  /**
   * The revision to connect again with. A new connection looks from the first own seat: a page that
   * looked from another one does not have the log of that seat up to its revision.
   * @param {number|null} rev of the last state
   * @param {{seats: string[], looking: string|null}} me
   */
  greetingRev(rev, { seats, looking }) {
    return looking === (seats[0] ?? null) ? this.knownRev(rev) : null;
  }

  /**
   * Keep the shown log for later, because the page turns to another seat.
   * @param {string} seat the other seat
   * @returns {number|null} the revision up to which the log of the other seat is known
   */
  turn(seat) {
    const rev = this.model.state.peek()?.rev ?? null;
    this.others.set(this.seat, { rev: this.knownRev(rev), lines: this.lines.peek() });
    return this.others.get(seat)?.rev ?? null;
  }
}
