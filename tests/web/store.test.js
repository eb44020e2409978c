// The seats that this browser holds.
import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clock } from "./clock.js";
import { ended, hold, seats } from "../../src/ludoteca/web/app/store.js";

beforeEach(() => {
  clock.start();
  hold("x1", { token: "secret", seat: "A", game: "parley" });
});

afterEach(() => clock.stop());

test("a seat is forgotten some time after its token has ended", () => {
  ended("x1", "secret");
  assert.equal(seats.value.x1.token, "secret");
  clock.tick(3000);
  assert.equal(seats.value.x1, undefined);
});

test("a new token that another tab stores a moment later stays", () => {
  ended("x1", "secret");
  clock.tick(500);
  hold("x1", { token: "newer" });
  clock.tick(10_000);
  assert.equal(seats.value.x1.token, "newer");
});
