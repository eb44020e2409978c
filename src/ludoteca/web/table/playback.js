// @ts-check
// Shows the states of a table in order, at a pace a person can follow.

/**
 * @typedef {import("../types/wire.js").StateMessage} StateMessage
 * @typedef {import("../types/wire.js").LogLine} LogLine
 */

/** How long one action of another seat stays on the screen before the next is shown. */
export const PACES = { off: 0, quick: 350, normal: 800, slow: 1600 };
/** From this many lines on, a state is shown without a pause: it is a whole log, not news. */
const MANY_LINES = 20;

/**
 * The lines of a log after a state has come: `from` says which are kept.
 * @param {LogLine[]} lines
 * @param {StateMessage} state
 */
export function mergedLines(lines, state) {
  const fresh = new Set(state.events.map((line) => line.seq));
  return [
    ...lines.filter((line) => line.seq <= state.from && !fresh.has(line.seq)),
    ...state.events,
  ];
}

/**
 * Whether the state has an action of this player that was not made for them.
 * @param {StateMessage} state
 */
const hasOwnAction = (state) =>
  state.events.some((line) => state.me.seats.includes(line.seat) && !line.auto);

/** Whether the state has log events of other seats. @param {StateMessage} state */
const hasNews = (state) =>
  state.events.some(
    (line) => line.seq > 0 && !state.me.seats.includes(line.seat) && line.events.length > 0,
  );

/** A queue of states that waits between the actions of others. */
export class Playback {
  /**
   * @param {object} player
   * @param {(state: StateMessage) => void} player.show draws a state
   * @param {(state: StateMessage) => void} player.skipped takes a state that is not drawn
   * @param {(count: number) => void} player.behind how many states wait
   * @param {() => number} player.pace milliseconds between two actions
   */
  constructor(player) {
    this.player = player;
    /** @type {StateMessage[]} */
    this.queue = [];
    this.timer = 0;
  }

  /** @param {StateMessage} state */
  add(state) {
    this.queue.push(state);
    if (this.timer && hasOwnAction(state)) this.skip();
    else if (!this.timer) this.next();
    else this.player.behind(this.queue.length);
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const state = this.queue.shift();
    this.player.behind(this.queue.length);
    if (!state) return;
    this.player.show(state);
    const pause = hasNews(state) && state.events.length < MANY_LINES ? this.player.pace() : 0;
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else if (this.queue.length) this.next();
  }

  /** Go to the newest state without waiting. */
  skip() {
    for (const state of this.queue.splice(0, this.queue.length - 1)) this.player.skipped(state);
    this.next();
  }

  stop() {
    clearTimeout(this.timer);
  }
}
