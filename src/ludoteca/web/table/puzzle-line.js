// @ts-check
// A line of moves at a puzzle: the server plays it from the position and judges it.
import { api } from "../app/net.js";

/**
 * @param {import("./model.js").TableModel} model
 * @param {string[]} moves
 * @returns {Promise<import("./trial.js").Answer|null>}
 */
export async function tryLine(model, moves) {
  const game = model.table.peek()?.game ?? "";
  try {
    const answer = await api("POST", `/api/games/${game}/puzzles/${model.puzzle}/trial`, {
      body: { do: moves },
    });
    return { ...answer, rev: model.state.peek()?.rev ?? 0 };
  } catch (e) {
    model.sayError(e);
    return null;
  }
}

/**
 * The line to show next on the way through a solution: one move more, or the first one after another line.
 * @param {string[]} solution
 * @param {string[]} moves
 */
export function nextOfSolution(solution, moves) {
  const follows = moves.length < solution.length && moves.every((move, i) => move === solution[i]);
  return solution.slice(0, follows ? moves.length + 1 : 1);
}
