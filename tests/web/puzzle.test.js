// The way through the solution of a puzzle, and the verdict of a line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOfSolution } from "../../src/ludoteca/web/table/puzzle-line.js";
import { Trial } from "../../src/ludoteca/web/table/trial.js";

const solution = ["buy 1", "play 1", "declare"];

test("the solution goes on where the moves on the board follow it", () => {
  assert.deepEqual(nextOfSolution(solution, []), ["buy 1"]);
  assert.deepEqual(nextOfSolution(solution, ["buy 1"]), ["buy 1", "play 1"]);
  assert.deepEqual(nextOfSolution(solution, ["buy 1", "play 1"]), solution);
});

test("after another line the solution begins again", () => {
  assert.deepEqual(nextOfSolution(solution, ["pass"]), ["buy 1"]);
  assert.deepEqual(nextOfSolution(solution, solution), ["buy 1"]);
});

test("a trial keeps the verdict of its line and forgets it with the next one", async () => {
  const answers = [
    { rev: 1, made: 1, end: "", view: {}, events: [], verdict: "failed", why: "goal" },
    { rev: 1, made: 0, end: "", view: {}, events: [] },
  ];
  const trial = new Trial({
    ask: async () => answers.shift(),
    rev: () => 1,
    menu: () => [],
    act: () => {},
    say: () => {},
  });
  await trial.make("pass");
  assert.deepEqual([trial.verdict.value, trial.why.value], ["failed", "goal"]);
  await trial.back();
  assert.deepEqual([trial.verdict.value, trial.why.value], ["", ""]);
});
