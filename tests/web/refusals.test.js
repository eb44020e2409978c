// Refused choices as a few reasons.
import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { speak } from "../../src/ludoteca/web/app/texts.js";
import { byReason, inShort } from "../../src/ludoteca/web/table/refusals.js";

const refuse = (c, rule, key, args) => ({ ...c, no: { rule, key, args } });
const place = (at) => ({ do: `place ${at}`, verb: "place", args: { space: `space:${at}` } });
const pay = (amount) => ({ do: `pay ${amount}`, verb: "pay", args: { amount } });
const pass = { do: "pass", verb: "pass", args: {} };
const shown = (refused) =>
  byReason(refused).map(({ no, choices }) => [no?.args, choices.map((c) => c.do)]);

before(() => speak("en"));

test("what one rule refuses with the same words is one reason", () => {
  const poor = { price: 4 };
  assert.deepEqual(
    shown([
      refuse(pay(1), "buy.3", "price", poor),
      refuse(pass, "turn.1", "price", poor),
      refuse(pay(2), "buy.3", "price", { ...poor }),
      refuse(pay(3), "buy.3", "price", { price: 5 }),
    ]),
    [
      [poor, ["pay 1", "pay 2"]],
      [poor, ["pass"]],
      [{ price: 5 }, ["pay 3"]],
    ],
  );
});

test("what a reason says of the choice itself is left open", () => {
  const far = (at, from) =>
    refuse(place(at), "city.2", "far", { space: `space:${at}`, from: `space:${from}` });
  assert.deepEqual(shown([far("a1", "h5"), far("b1", "h5"), far("c1", "h6")]), [
    [{ space: "…space:a1", from: "space:h5" }, ["place a1", "place b1"]],
    [{ space: "space:c1", from: "space:h6" }, ["place c1"]],
  ]);
});

test("choices that differ in one thing are a sentence and the names of that thing", () => {
  const [many, ...rest] = inShort([place("a1"), place("b1"), place("c1"), pass]);
  assert.deepEqual(many.names, ["space-a1", "space-b1", "space-c1"]);
  assert.match(many.text, /place/);
  assert.deepEqual(
    rest.map(({ names }) => names),
    [[]],
  );
  assert.equal(inShort([place("a1"), place("b1")]).length, 2);
  assert.equal(inShort([pass, pass, pass]).length, 3);
});
