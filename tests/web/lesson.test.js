// Which step of a lesson fits the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonState, ownMoves } from "../../src/ludoteca/web/table/lesson.js";

const step = (seq, does, say = "") => ({ seq, do: does, say, at: [], chapter: 0 });
const lesson = {
  seat: "A",
  length: 5,
  steps: [
    step(0, "", "hello"),
    step(0, "", "look"),
    step(0, "buy 1"),
    step(1, "confirm"),
    step(4, "play 1"),
  ],
  own: { 1: "buy 1", 2: "confirm", 5: "play 1" },
};
const at = (seq, moves = [], more = {}) =>
  lessonState(lesson, { seq, moves, asked: true, read: 0, ...more });

test("steps that are only read come one after the other, then the move", () => {
  assert.equal(at(0).step.say, "hello");
  assert.equal(at(0, [], { read: 1 }).step.say, "look");
  assert.equal(at(0, [], { read: 2 }).step.do, "buy 1");
  assert.equal(at(0, [], { read: 9 }).step.do, "buy 1");
  assert.equal(at(0, [], { read: 2 }).number, 2);
});

test("while the others move there is nothing to do", () => {
  assert.equal(
    at(
      3,
      [
        [1, "buy 1"],
        [2, "confirm"],
      ],
      { asked: false },
    ).kind,
    "wait",
  );
});

test("a question between the steps has one answer only", () => {
  assert.equal(
    at(3, [
      [1, "buy 1"],
      [2, "confirm"],
    ]).kind,
    "forced",
  );
});

test("another move leaves the lesson, and taking it back returns to it", () => {
  assert.equal(at(1, [[1, "buy 2"]]).kind, "left");
  assert.equal(
    at(3, [
      [1, "buy 1"],
      [2, "confirm"],
      [3, "pass"],
    ]).kind,
    "left",
  );
  assert.equal(at(0, []).kind, "step");
});

test("after the last move the lesson is done, whatever is played then", () => {
  const moves = [
    [1, "buy 1"],
    [2, "confirm"],
    [5, "play 1"],
  ];
  assert.equal(at(5, moves).kind, "done");
  assert.equal(at(9, [...moves, [9, "pass"]]).kind, "done");
});

test("own moves are those of the learner's seat that the log tells", () => {
  const lines = [
    { seq: 1, seat: "A", do: "buy 1", events: [] },
    { seq: 2, seat: "B", events: [] },
    { seq: 3, seat: "B", do: "pass", events: [] },
  ];
  assert.deepEqual(ownMoves(lines, "A"), [[1, "buy 1"]]);
});
