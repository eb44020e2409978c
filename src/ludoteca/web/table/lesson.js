// @ts-check
// Where a lesson is: which step fits the table on the screen.

/**
 * @typedef {import("../types/rest.js").LessonInfo} LessonInfo
 * @typedef {import("../types/rest.js").LessonStep} LessonStep
 * @typedef {{kind: "step", step: LessonStep, number: number} |
 *   {kind: "wait"|"forced"|"left"|"done"}} LessonState
 */

/**
 * The learner's moves as the log has them.
 * @param {import("../types/wire.js").LogLine[]} lines
 * @param {string} seat
 * @returns {[number, string][]}
 */
export const ownMoves = (lines, seat) =>
  lines.flatMap((line) => (line.seat === seat && line.do ? [[line.seq, line.do]] : []));

/** Whether a move is another than the lesson's. @param {LessonInfo} lesson */
const strays =
  (lesson) =>
  (/** @type {[number, string]} */ [seq, does]) =>
    seq <= lesson.length && lesson.own[String(seq)] !== does;

/**
 * @param {LessonInfo} lesson
 * @param {{seq: number, moves: [number, string][], asked: boolean, read: number}} table `read`: how
 *   many steps of this moment the learner has read
 * @returns {LessonState}
 */
export function lessonState(lesson, { seq, moves, asked, read }) {
  if (moves.some(strays(lesson))) return { kind: "left" };
  if (seq >= Math.max(0, ...Object.keys(lesson.own).map(Number))) return { kind: "done" };
  const here = lesson.steps.filter((step) => step.seq === seq);
  const step = here[Math.min(read, here.length - 1)];
  if (step && asked) return { kind: "step", step, number: lesson.steps.indexOf(step) };
  return { kind: asked ? "forced" : "wait" };
}
