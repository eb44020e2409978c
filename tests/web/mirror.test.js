// Differences between states, and views put together from their parts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Mirror, lineOf, mergedView, patched } from "../../src/ludoteca/web/app/mirror.js";

test("a patch changes fields, drops them, and adds them as they are", () => {
  const old = { a: 1, b: { c: 2, d: 3 }, e: null };
  assert.deepEqual(patched(old, [1, [[1], 0, 5], 2, { x: null }, "f", { y: 1 }]), {
    a: 1,
    b: { c: 5 },
    e: { x: null },
    f: { y: 1 },
  });
  assert.deepEqual(old, { a: 1, b: { c: 2, d: 3 }, e: null });
});

test("a patch of a list splices first and then changes entries by their new place", () => {
  const old = [{ id: "a", n: 1 }, { id: "b" }, { id: "c", n: 3 }];
  assert.deepEqual(patched(old, [[1, 1, { id: "x" }, { id: "y" }], 3, [1, 4]]), [
    { id: "a", n: 1 },
    { id: "x" },
    { id: "y" },
    { id: "c", n: 4 },
  ]);
});

test("a value or a marked whole replaces what was there", () => {
  assert.equal(patched({ a: 1 }, null), null);
  assert.deepEqual(patched([1, 2], { "=": [3] }), [3]);
  assert.deepEqual(patched([1, 2], { a: 1 }), { a: 1 });
  assert.deepEqual(patched([1, 2], { "=": { "=": 1 } }), { "=": 1 });
  assert.deepEqual(patched(null, [1]), [1]);
});

test("what is equal is shared, so that the page draws again only what has changed", () => {
  const old = { a: { x: 1 }, b: { y: 1 } };
  const now = patched(old, [1, [0, 2]]);
  assert.equal(now.a, old.a);
  assert.notEqual(now.b, old.b);
});

test("own zones stand in for those of everybody", () => {
  const hand = (seat, ...cards) => ({ id: "hand", seat, cards });
  const view = {
    board: { zones: [hand("A", "back:0"), hand("B", "back:0")], counters: [] },
    waiting: [],
  };
  const words = { verbs: { pass: [] }, refusals: {} };
  const merged = mergedView(view, { zones: [hand("B", "card:1")], menu: ["pass"] }, "B", words);
  assert.deepEqual(merged.board.zones, [hand("A", "back:0"), hand("B", "card:1")]);
  assert.deepEqual(
    [merged.seat, merged.menu, merged.deals],
    ["B", [{ do: "pass", verb: "pass", args: {} }], []],
  );
  assert.deepEqual(view.board.zones[1], hand("B", "back:0"));
  assert.equal(mergedView(null, null, null, words), null);
});

test("brief choices are completed from the signatures", () => {
  const words = {
    verbs: {
      buy: [
        ["card", "card"],
        ["price", "number"],
      ],
    },
    refusals: { "too-poor": [["cost", "number"]] },
  };
  const buy = { do: "buy 41 2", verb: "buy", args: { card: "card:41", price: 2 } };
  const hidden = { do: "take", verb: "take", args: { card: "back:0" } };
  const own = { menu: ["buy 41 2", hidden] };
  const view = mergedView({ board: { zones: [] }, waiting: [] }, own, "A", words);
  assert.deepEqual(view.menu, [buy, hidden]);
  assert.deepEqual(view.greyed, []);
  const mirror = new Mirror();
  mirror.words = words;
  const greyed = [["buy 41 2", "too-poor", "buy.1", 7]];
  const reasons = mirror.complete({ type: "reasons", rev: 3, seat: "A", greyed });
  const no = { key: "too-poor", rule: "buy.1", args: { cost: 7 } };
  assert.deepEqual(reasons, { type: "reasons", rev: 3, seat: "A", greyed: [{ ...buy, no }] });
});

test("a question is found among those that the table waits for, unless it is sent", () => {
  const words = { verbs: { pass: [] }, refusals: {} };
  const ask = (seat, key) => ({ seat, key, rule: "1", args: {} });
  const view = { board: { zones: [] }, waiting: [ask("A", "Act"), ask("B", "Answer")] };
  const promptOf = (own, seat) => mergedView(view, own, seat, words).prompt;
  assert.deepEqual(promptOf({ menu: ["pass"] }, "B"), ask("B", "Answer"));
  assert.equal(promptOf({}, "B"), null);
  const own = { menu: ["pass"], waiting: [ask("B", "Secret")] };
  assert.deepEqual(promptOf(own, "B"), ask("B", "Secret"));
  assert.deepEqual(promptOf({ ...own, prompt: ask("B", "Other") }, "B"), ask("B", "Other"));
});

test("a line of the log is completed from the signatures of its events", () => {
  const events = {
    draw: [
      ["count", "number"],
      ["card", "card"],
    ],
    bought: [],
  };
  const words = { events, rules: ["2.1"] };
  const sent = [
    [1, 0, 3, "41"],
    [-2, "2.2", 3],
  ];
  assert.deepEqual(lineOf([7, "B", 1, 500, "draw 41", sent], words, 1700000000000), {
    seq: 7,
    seat: "B",
    do: "draw 41",
    auto: true,
    turn: false,
    at: 1700000000500,
    events: [
      { key: "draw", rule: "2.1", args: { count: 3, card: "card:41" } },
      { key: "draw-hidden", rule: "2.2", args: { count: 3 } },
    ],
  });
  const opening = lineOf([0, null, 3, 1, "", []], words, 0);
  assert.deepEqual([opening.auto, opening.turn, "do" in opening], [true, true, false]);
});

test("of the player only the fields that have changed are sent", () => {
  const mirror = new Mirror();
  const state = { type: "state", rev: 1, seq: 0, from: -1, events: [], own: null };
  const me = { seats: ["A"], looking: "A", undo: [] };
  mirror.complete({ ...state, n: 1, public: { view: null, table: {} }, me });
  const next = mirror.complete({ ...state, base: 1, patch: [], me: { undo: [4] } });
  assert.deepEqual(next.me, { seats: ["A"], looking: "A", undo: [4] });
  assert.deepEqual(mirror.complete({ ...state, base: 2, patch: [] }).me, next.me);
});

test("times of lines count from the line before, and from zero after a whole state", () => {
  const mirror = new Mirror();
  const line = (since) => [1, "A", 0, since, "", []];
  const state = { type: "state", rev: 1, seq: 0, from: -1, own: null };
  const whole = { n: 1, public: { view: null, table: {} }, me: { looking: null } };
  const times = (message) => mirror.complete(message).events.map((one) => one.at);
  assert.deepEqual(times({ ...state, ...whole, events: [line(1000), line(5)] }), [1000, 1005]);
  assert.deepEqual(times({ ...state, base: 1, patch: [], events: [line(-2)] }), [1003]);
  assert.deepEqual(times({ ...state, ...whole, events: [line(2000)] }), [2000]);
});

test("the numbers of a state are those of its lines where they are not sent", () => {
  const mirror = new Mirror();
  const whole = { n: 1, public: { view: null, table: {} }, me: { looking: null } };
  const line = (seq) => [seq, "A", 0, 1, "", []];
  const numbers = (message) => {
    const { seq, from } = mirror.complete({
      type: "state",
      rev: 1,
      own: null,
      ...whole,
      ...message,
    });
    return [seq, from];
  };
  assert.deepEqual(numbers({ events: [line(4), line(5)] }), [5, 3]);
  assert.deepEqual(numbers({ events: [line(4)], seq: 9, from: 1 }), [9, 1]);
  assert.deepEqual(numbers({ events: [], seq: 0, from: -1 }), [0, -1]);
});

test("a mirror follows only what continues its own state", () => {
  const mirror = new Mirror();
  assert.equal(mirror.follow({ base: 1, patch: [] }), false);
  assert.equal(mirror.follow({ n: 1, public: { view: null, table: { a: 1 } } }), true);
  assert.equal(mirror.follow({ base: 1, patch: [0, [0, 2]] }), true);
  assert.equal(mirror.follow({ base: 1, patch: [0, [0, 3]] }), false);
  assert.equal(mirror.state.table.a, 2);
});
