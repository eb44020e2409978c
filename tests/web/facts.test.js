// What every drawn board says about the numbers of a view.
import test from "node:test";
import assert from "node:assert/strict";
import "./browser.js";

const { signed, points } = await import("../../src/ludoteca/web/board-kit/facts.js");

test("a number below zero has a true minus", () => {
  assert.equal(signed(-5), "−5");
  assert.equal(signed(0), "0");
  assert.equal(signed(12), "12");
});

test("points that may still come are not counted among those of a seat", () => {
  assert.equal(points({ score: 49, track: 41, offices: 8 }), 41);
  assert.equal(points({ score: 8, track: 0, houses: 8 }), 0);
  assert.equal(points({ score: 7 }), 7);
  assert.equal(points(undefined), undefined);
});
