// Trying moves on a private copy, keeping and discarding them.
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Trial } from "../../src/ludoteca/web/table/trial.js";
import { backByConsent } from "../../src/ludoteca/web/table/derive.js";

/** A table on which `buy` and `sell` can be tried and `draw` cannot. */
function table() {
  const log = { acted: [], said: [], asked: [] };
  const real = { rev: 7, menu: ["buy", "sell"] };
  const trial = new Trial({
    ask: async (moves) => {
      log.asked.push(moves);
      const stop = moves.indexOf("draw");
      const made = stop < 0 ? moves.length : stop;
      return { rev: real.rev, made, end: stop < 0 ? "" : "chance", view: { made }, events: [] };
    },
    rev: () => 7,
    menu: () => real.menu,
    act: (move) => log.acted.push(move),
    say: (key, args) => log.said.push([key, args]),
  });
  return { trial, log, real };
}

test("moves are tried on top of each other, and the last one can be taken back", async () => {
  const { trial, log } = table();
  await trial.begin();
  await trial.make("buy");
  await trial.make("sell");
  assert.deepEqual(trial.moves.value, ["buy", "sell"]);
  await trial.back();
  assert.deepEqual(trial.moves.value, ["buy"]);
  assert.deepEqual(log.asked, [[], ["buy"], ["buy", "sell"], ["buy"]]);
  assert.deepEqual(log.acted, []);
});

test("a move that chance decides is not among those tried, and another one may follow", async () => {
  const { trial } = table();
  await trial.begin();
  await trial.make("buy");
  await trial.make("draw");
  assert.deepEqual(trial.moves.value, ["buy"]);
  assert.equal(trial.end.value, "chance");
  await trial.make("sell");
  assert.deepEqual(trial.moves.value, ["buy", "sell"]);
  assert.equal(trial.end.value, "");
});

test("kept moves are made one by one while the table offers them", async () => {
  const { trial, log, real } = table();
  await trial.begin();
  for (const move of ["buy", "sell", "buy"]) await trial.make(move);
  trial.keep();
  assert.equal(trial.on.value, false);
  assert.deepEqual(log.acted, ["buy"]);
  trial.proceed();
  assert.deepEqual(log.acted, ["buy", "sell"]);
  real.menu = ["pass"];
  trial.proceed();
  assert.deepEqual(log.acted, ["buy", "sell"]);
  assert.deepEqual(log.said, [["ui-trial-differs", { made: 2, left: 1 }]]);
  trial.proceed();
  assert.equal(log.said.length, 1);
});

test("a table that moves on ends the trial", async () => {
  const { trial, log, real } = table();
  await trial.begin();
  trial.follow(7);
  assert.equal(trial.on.value, true);
  trial.follow(8);
  assert.equal(trial.on.value, false);
  assert.deepEqual(log.said, [["ui-trial-moved", {}]]);
  real.rev = 8;
  await trial.begin();
  assert.equal(trial.on.value, false);
});

test("the others are asked to go back only where the player cannot undo alone", () => {
  const me = { seats: ["A"], undo: [], looking: "A", host: false, redo: false, told: [] };
  const lines = [
    { seq: 11, seat: "B", auto: false, turn: false, events: [] },
    { seq: 12, seat: "A", auto: false, turn: false, events: [] },
    { seq: 13, seat: "A", auto: true, turn: false, events: [] },
  ];
  const seats = [
    { seat: "A", kind: "human" },
    { seat: "B", kind: "human" },
  ];
  const at = (more) => ({ state: "playing", undo: "consent", requests: [], seats, ...more });
  assert.equal(backByConsent(me, at({}), lines), 11);
  assert.equal(backByConsent({ ...me, undo: [11] }, at({}), lines), null);
  assert.equal(backByConsent(me, at({ undo: "strict" }), lines), null);
  const alone = [seats[0], { seat: "B", kind: "bot" }];
  assert.equal(backByConsent(me, at({ seats: alone }), lines), null, "bots are not asked");
  assert.equal(backByConsent(me, at({ state: "over" }), lines), null);
  assert.equal(backByConsent(me, at({ requests: [{ kind: "rewind", by: "A" }] }), lines), null);
  assert.equal(backByConsent(me, at({ requests: [{ kind: "rewind", by: "B" }] }), lines), 11);
  assert.equal(backByConsent({ ...me, seats: [] }, at({}), lines), null);
  assert.equal(backByConsent(me, at({}), lines.slice(0, 1)), null);
});
