// What choices bring, and the question before one that loses points.
import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { speak } from "../../src/ludoteca/web/app/texts.js";
import {
  briefly,
  foreseen,
  loses,
  menuOf,
  narrowed,
  wordOf,
} from "../../src/ludoteca/web/table/choices.js";
import { TableModel } from "../../src/ludoteca/web/table/model.js";

const claim = { do: "claim governor", verb: "claim", args: { office: "office:governor" } };
const pass = { do: "pass", verb: "pass", args: {} };
const fact = { key: "claim-fails", rule: "office.4", args: { vp: 50 }, loss: true };

before(() => speak("en"));

test("a fact belongs to the choice at its place in the menu", () => {
  const view = /** @type {any} */ ({ menu: [pass, claim], foreseen: [{ at: 1, ...fact }] });
  const [first, second] = menuOf(view);
  assert.deepEqual([loses(first), loses(second)], [false, true]);
  assert.deepEqual(foreseen(first), []);
  assert.match(foreseen(second).join(), /foresee-claim-fails/);
  assert.deepEqual(menuOf(null), []);
});

test("a fact is said in few words where its text has some", () => {
  const battle = { key: "battle", rule: "10.4", args: { attack: 3, defence: 2 }, loss: false };
  const attack = { do: "attack", verb: "attack", args: {}, foreseen: [fact, battle] };
  assert.deepEqual(briefly(attack), ["3 against 2"]);
  assert.deepEqual(briefly(pass), []);
});

test("a choice that was asked about is the only one left", () => {
  assert.deepEqual(narrowed([pass, claim], [{ sure: claim.do }]), [claim]);
  assert.doesNotMatch(wordOf({ sure: claim.do }, [claim]), /undefined/);
});

test("a choice that loses points is made at the second click, any other at the first", () => {
  /** @type {string[]} */
  const sent = [];
  const model = Object.create(TableModel.prototype);
  model.narrowing = {
    value: [],
    peek() {
      return this.value;
    },
  };
  model.act = (/** @type {{do: string}} */ c) => sent.push(c.do);
  model.make(pass);
  assert.deepEqual(sent, ["pass"]);
  const lossy = { ...claim, foreseen: [fact] };
  model.make(lossy);
  assert.deepEqual(sent, ["pass"]);
  assert.deepEqual(model.narrowing.value, [{ sure: claim.do }]);
  model.make(lossy);
  assert.deepEqual(sent, ["pass", claim.do]);
});
