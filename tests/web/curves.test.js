// The drawing of a rating curve.
import test from "node:test";
import assert from "node:assert/strict";
import "./browser.js";

const { drawn } = await import("../../src/ludoteca/web/pages/club/curves.js");

test("a curve goes from left to right, the highest rating at the top", () => {
  assert.equal(drawn([1000, 1100, 1050]), "4.0,56.0 150.0,4.0 296.0,30.0");
});

test("one game and equal ratings are drawn too", () => {
  assert.equal(drawn([1000]), "4.0,56.0");
  assert.equal(drawn([1000, 1000]), "4.0,56.0 296.0,56.0");
});
