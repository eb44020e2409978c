// The log as turns and battles.
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsOf } from "../../src/ludoteca/web/table/turns.js";

const FIGHTS = { begin: ["attack"], end: ["conquered", "repelled"] };
let seq = 0;
const line = (seat, ...keys) => ({
  seq: (seq += 1),
  seat,
  auto: false,
  turn: false,
  events: keys.map((key) => ({ key, rule: "1", args: {} })),
});
const shape = (turns) =>
  turns.map((t) => [t.seat, ...t.parts.map((p) => [p.battle, ...p.events.map(({ e }) => e.key)])]);

test("lines of one seat in a row are one turn", () => {
  const turns = turnsOf([line("A", "build"), line("A", "march"), line("B", "build")], FIGHTS);
  assert.deepEqual(shape(turns), [
    ["A", [false, "build", "march"]],
    ["B", [false, "build"]],
  ]);
  assert.equal(turns[0].last, turns[0].first + 1);
});

test("a battle stays in the turn it began in, also when others act, and ends with its outcome", () => {
  const turns = turnsOf(
    [
      line("A", "build", "attack"),
      line("B", "committed"),
      line("A", "dice"),
      line("B", "loss", "conquered", "gold"),
      line("B", "build"),
    ],
    FIGHTS,
  );
  assert.deepEqual(shape(turns), [
    [
      "A",
      [false, "build"],
      [true, "attack", "committed", "dice", "loss", "conquered"],
      [false, "gold"],
    ],
    ["B", [false, "build"]],
  ]);
  assert.equal(turns[0].parts[1].done, true);
});

test("a battle that goes on is open, and a new one ends what was left open", () => {
  const turns = turnsOf([line("A", "attack"), line("B", "dice"), line("B", "attack")], FIGHTS);
  assert.deepEqual(shape(turns), [["A", [true, "attack", "dice"], [true, "attack"]]]);
  assert.deepEqual(
    turns[0].parts.map((p) => p.done),
    [false, false],
  );
});

test("actions that tell nothing make no turn", () => {
  assert.deepEqual(turnsOf([line("A"), line("B", "build"), line("C")], FIGHTS).length, 1);
});
