// @ts-check
// A trial: the player makes moves on a private copy, then keeps or discards them.
import { signal, computed, batch } from "../vendor/ui.js";

/**
 * @typedef {import("../types/wire.js").View} View
 * @typedef {{rev: number, made: number, end: string, view: View,
 *   events: import("../types/wire.js").LogEvent[], verdict?: string, why?: string}} Answer
 */

/**
 * Try moves at the table of a model; at a puzzle they are judged, too.
 * @param {import("./model.js").TableModel} model
 * @param {string[]} moves
 * @returns {Promise<Answer|null>}
 */
export const tryMoves = (model, moves) =>
  model.puzzle
    ? import("./puzzle-line.js").then((line) => line.tryLine(model, moves))
    : model.post("trial", { do: moves, seat: model.looking.peek() });

/** The moves being tried, and those being made for good. */
export class Trial {
  /** the texts of the moves, null when nothing is being tried */
  moves = signal(/** @type {string[]|null} */ (null));
  view = signal(/** @type {View|null} */ (null));
  /** why nothing more can be tried, "" while the player is asked on */
  end = signal("");
  /** at a puzzle: what the moves have come to, "" while the turn goes on */
  verdict = signal("");
  /** why they have failed */
  why = signal("");
  /** whether the server is being asked */
  busy = signal(false);
  on = computed(() => this.moves.value !== null);
  /** the log of the private copy */
  events = signal(/** @type {import("../types/wire.js").LogEvent[]} */ ([]));
  /** moves that are still to be made for good */
  kept = /** @type {string[]} */ ([]);
  /** the rev it starts from */
  from = 0;
  /** how many were made for good */
  made = 0;

  /**
   * @param {object} table
   * @param {(moves: string[]) => Promise<Answer|null>} table.ask tries moves on the server; null after a failure
   * @param {() => number|null} table.rev the rev on the screen
   * @param {() => string[]} table.menu the texts of the choices the table offers now
   * @param {(move: string) => void} table.act makes a move for good
   * @param {(key: string, args: Record<string, number>) => void} table.say tells the player what happened
   */
  constructor(table) {
    this.table = table;
  }

  /** Begin without a move. */
  begin() {
    this.kept = [];
    return this.show([]);
  }

  /** Try one more move. @param {string} move */
  make(move) {
    return this.show([...(this.moves.peek() ?? []), move]);
  }

  /** Take the last move back. */
  back() {
    return this.show((this.moves.peek() ?? []).slice(0, -1));
  }

  /** @param {string[]} moves */
  async show(moves) {
    if (this.busy.peek()) return;
    this.busy.value = true;
    const answer = await this.table.ask(moves);
    this.busy.value = false;
    if (!answer) return;
    if (answer.rev !== this.table.rev()) {
      this.discard();
      return;
    }
    batch(() => {
      this.from = answer.rev;
      this.moves.value = moves.slice(0, answer.made);
      this.view.value = answer.view;
      this.end.value = answer.end;
      this.events.value = answer.events;
      this.verdict.value = answer.verdict ?? "";
      this.why.value = answer.why ?? "";
    });
  }

  discard() {
    batch(() => {
      this.moves.value = null;
      this.view.value = null;
      this.end.value = "";
    });
  }

  /** Make the moves for good, one after the other. */
  keep() {
    this.kept = this.moves.peek() ?? [];
    this.made = 0;
    this.discard();
    this.proceed();
  }

  /** Send the next kept move, if the table offers it. */
  proceed() {
    if (!this.kept.length) return;
    const [next, ...rest] = this.kept;
    if (!this.table.menu().includes(next)) {
      this.table.say("ui-trial-differs", { made: this.made, left: this.kept.length });
      this.kept = [];
      return;
    }
    this.kept = rest;
    this.made += 1;
    this.table.act(next);
  }

  /** A state of the table arrives. What is being tried may no longer start from it. @param {number} rev */
  follow(rev) {
    if (this.on.peek() && rev !== this.from) {
      this.discard();
      this.table.say("ui-trial-moved", {});
    }
  }
}
