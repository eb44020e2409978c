// Lists of tables.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ago, filterValues, fits } from "../../src/ludoteca/web/app/listing.js";

const NOW = 1_700_000_000_000;
const ANY = { game: "", clock: "", seats: "" };
const table = (game, clock, seats) => ({
  game,
  clock: { kind: clock },
  seats: Array.from({ length: seats }, () => ({})),
});

test("a moment of the past is named in the largest unit that has passed", () => {
  const told = (seconds, lang = "en") => ago(NOW - seconds * 1000, NOW, lang);
  assert.equal(told(0), "now");
  assert.equal(told(59), "now");
  assert.equal(told(60), "1 minute ago");
  assert.equal(told(3 * 3600 + 5), "3 hours ago");
  assert.equal(told(86400), "yesterday");
  assert.equal(told(86400, "it"), "ieri");
  assert.equal(told(8 * 86400), "last week");
  assert.equal(told(-30), "now"); // a clock that is a little behind
});

test("filters let through what fits all of them", () => {
  const tables = [
    table("baroque", "none", 2),
    table("baroque", "live", 3),
    table("parley", "none", 3),
  ];
  const left = (filter) => tables.filter((x) => fits(x, { ...ANY, ...filter })).length;
  assert.equal(left({}), 3);
  assert.equal(left({ game: "baroque" }), 2);
  assert.equal(left({ clock: "none" }), 2);
  assert.equal(left({ seats: "3" }), 2);
  assert.equal(left({ game: "baroque", seats: "3" }), 1);
  assert.equal(left({ game: "parley", clock: "live" }), 0);
});

test("a filter offers what there is", () => {
  const tables = [table("parley", "none", 3), table("baroque", "none", 2)];
  assert.deepEqual(filterValues(tables), {
    game: ["baroque", "parley"],
    clock: ["none"],
    seats: ["2", "3"],
  });
});
