// @ts-check
// The log as turns, and the battles and wars within them as groups of their own.
import { board } from "../board-kit/host.js";

/**
 * @typedef {import("../types/wire.js").LogLine} Line
 * @typedef {import("../types/wire.js").LogEvent} LogEvent
 * @typedef {{e: LogEvent, line: Line}} Told  one sentence, and the action it belongs to
 * @typedef {{battle: boolean, done: boolean, events: Told[]}} Part  sentences that belong together
 * @typedef {{first: number, last: number, seat: string, lines: Line[], parts: Part[]}} Turn
 * @typedef {{begin: string[], end: string[]}} Battles  keys of the events that open and close a battle
 */

/** @type {Battles} of a game whose board names none */
const NO_BATTLES = { begin: [], end: [] };

/**
 * Lines of one seat in a row belong to one turn. A battle stays within the turn it began in,
 * also when other seats act in it.
 * @param {Line[]} lines
 * @param {Battles} fights
 * @returns {Turn[]}
 */
export function turnsOf(lines, fights = board.value?.battles ?? NO_BATTLES) {
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Part|null} */
  let fight = null;
  for (const line of lines) {
    let turn = turns[turns.length - 1];
    if (!turn || (turn.seat !== line.seat && !fight)) {
      turn = { first: line.seq, last: line.seq, seat: line.seat, lines: [], parts: [] };
      turns.push(turn);
    }
    turn.lines.push(line);
    turn.last = line.seq;
    for (const e of line.events) {
      if (fights.begin.includes(e.key)) {
        fight = { battle: true, done: false, events: [] };
        turn.parts.push(fight);
      }
      const part = fight ?? openPart(turn);
      part.events.push({ e, line });
      if (fight && fights.end.includes(e.key)) {
        fight.done = true;
        fight = null;
      }
    }
  }
  return turns.filter((turn) => turn.parts.length);
}

/** The part of a turn outside of battles that is being written. @param {Turn} turn @returns {Part} */
function openPart(turn) {
  const last = turn.parts[turn.parts.length - 1];
  if (last && !last.battle) return last;
  const part = { battle: false, done: false, events: [] };
  turn.parts.push(part);
  return part;
}
