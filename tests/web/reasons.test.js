// The refused choices of a question, which a page asks for.
import { FakeSocket, fire } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { closed, march, opened, pass, state } from "./states.js";

let model;
const socket = () => FakeSocket.newest;
const asked = () => socket().sent.filter((m) => m.type === "reasons").length;

beforeEach(() => {
  model = opened();
});

afterEach(() => closed(model));

test("the reasons of refused choices are asked for once a question, and late ones are dropped", () => {
  const greyed = [[march("bavaria", "vienna"), "far", "1"]];
  socket().say(state({ view: { menu: [pass] } }));
  assert.equal(asked(), 1);
  assert.deepEqual(model.refused.value, []);
  socket().say(state({ rev: 2, view: { menu: [pass] } }));
  assert.equal(asked(), 2);
  socket().say({ type: "reasons", rev: 1, seat: "A", greyed });
  assert.deepEqual(model.refused.value, []);
  socket().say({ type: "reasons", rev: 2, seat: "B", greyed });
  assert.deepEqual(model.refused.value, []);
  socket().say({ type: "reasons", rev: 2, seat: "A", greyed });
  assert.deepEqual(
    model.refused.value.map((c) => [c.do, c.no.key]),
    [["march bavaria vienna", "far"]],
  );
  socket().say(state({ rev: 2, view: { menu: [pass] } }));
  assert.equal(asked(), 2);
  socket().say(state({ rev: 3, view: { menu: [], prompt: null } }));
  assert.equal(asked(), 2);
  assert.deepEqual(model.refused.value, []);
});

test("a page out of sight asks for no reasons until it is looked at", () => {
  document.hidden = true;
  fire("visibilitychange");
  socket().say(state());
  assert.equal(asked(), 0);
  document.hidden = false;
  fire("visibilitychange");
  assert.equal(asked(), 1);
});
