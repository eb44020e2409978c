// From a flat menu to a few things to click.
import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { speak } from "../../src/ludoteca/web/app/texts.js";
import {
  amountBranch,
  branches,
  calmOf,
  leaves,
  litOf,
  narrowed,
  openSentence,
  refsOf,
  sentence,
  titleOf,
  tokenRows,
  wordOf,
} from "../../src/ludoteca/web/table/choices.js";
import { board } from "../../src/ludoteca/web/board-kit/host.js";
import { nearest } from "../../src/ludoteca/web/table/amount.js";

const march = (from, to) => ({
  do: `march ${from} ${to}`,
  verb: "march",
  args: { from: `state:${from}`, to: `state:${to}` },
});
const pay = (amount) => ({ do: `pay ${amount}`, verb: "pay", args: { amount } });
const pass = { do: "pass", verb: "pass", args: {} };
const menu = [
  march("bavaria", "bohemia"),
  march("bavaria", "saxony"),
  march("saxony", "bohemia"),
  pass,
];

before(() => speak("en"));

test("a choice is reached by its verb, its entities and the places of its board", () => {
  assert.deepEqual(refsOf(menu[0]), ["do:march", "state:bavaria", "state:bohemia"]);
  board.value = { spots: (c) => (c.verb === "pass" ? ["seal:left", "seal:right"] : null) };
  assert.deepEqual(refsOf(pass), ["do:pass", "seal:left", "seal:right"]);
  board.value = null;
});

test("the board may know more of a choice than its arguments say", () => {
  board.value = {
    words: (c) => (c.verb === "pass" ? { id: "board-pass", args: { gold: 5 } } : null),
  };
  assert.match(sentence(pass), /board-pass/);
  assert.doesNotMatch(sentence(menu[0]), /board-pass/);
  board.value = null;
  assert.doesNotMatch(sentence(pass), /board-pass/);
});

test("each step leaves the choices that fit it", () => {
  const dos = (steps) => narrowed(menu, steps).map((c) => c.do);
  assert.deepEqual(dos([{ verb: "march" }]), [
    "march bavaria bohemia",
    "march bavaria saxony",
    "march saxony bohemia",
  ]);
  assert.deepEqual(dos([{ ref: "state:saxony" }]), [
    "march bavaria saxony",
    "march saxony bohemia",
  ]);
  assert.deepEqual(dos([{ verb: "march" }, { arg: "from", value: "state:saxony" }]), [
    "march saxony bohemia",
  ]);
  assert.deepEqual(dos([{ ref: "state:nowhere" }]), []);
});

test("a sentence names what is chosen and leaves open what is not", () => {
  assert.equal(sentence(menu[0]), "March from Bavaria to Bohemia");
  assert.equal(openSentence(menu.slice(0, 2)), "March from Bavaria to …");
  assert.equal(openSentence(menu.slice(0, 3)), "March from … to …");
});

test("a sentence gives the range of open numbers and leaves out remarks that say nothing", () => {
  const claim = (to, gold) => ({
    do: `claim ${to}`,
    verb: "claim",
    args: { to: `state:${to}`, gold },
  });
  assert.equal(openSentence([pay(3), pay(1), pay(7)]), "Pay 1–7");
  assert.equal(
    openSentence([claim("bavaria", 2), claim("bavaria", 5)]),
    "Claim Bavaria (from in Bavaria, 2–5 Gold)",
  );
  assert.equal(openSentence([claim("bavaria", 2), claim("bohemia", 5)]), "Claim …");
});

test("a verb may have its own words for choices that differ", () => {
  const trade = (good, to, gold) => ({
    do: `trade ${good} ${to}`,
    verb: "trade",
    args: { good: `good:${good}`, to: `state:${to}`, gold },
  });
  const [silk, salt] = [trade("silk", "bavaria", 2), trade("salt", "bavaria", 5)];
  assert.equal(openSentence([silk, trade("salt", "bohemia", 5)]), "Trade for 2–5 Gold");
  assert.equal(openSentence([silk, salt]), "Trade with Bavaria");
  const targets = openSentence([silk, trade("silk", "bohemia", 2)]);
  assert.match(targets, /^Trade .* with … for 2 Gold$/, "no words for targets alone");
  assert.doesNotMatch(openSentence([silk]), /^Trade (for|with)/, "one choice is said whole");
});

test("few choices are listed, many are grouped by verb, then by argument", () => {
  assert.deepEqual(
    branches(menu).map((b) => [b.label, b.step]),
    menu.map((c) => [sentence(c), null]),
  );
  const many = [pass, ...Array.from({ length: 9 }, (_, n) => pay(n + 1))];
  assert.deepEqual(
    branches(many).map((b) => [b.label, b.step, b.choices.length]),
    [
      ["Pass", null, 1],
      ["Pay 1–9", { verb: "pay" }, 9],
    ],
  );
  const one = ["bohemia", "saxony"].flatMap((to) =>
    Array.from({ length: 5 }, (_, n) => march(`s${n}`, to)),
  );
  assert.deepEqual(
    branches(one).map((b) => [b.step.arg, b.choices.length]),
    Array.from({ length: 5 }, () => ["from", 2]),
  );
  assert.equal(branches(one.slice(0, 5).concat(one.slice(0, 5))).length, 5);
});

test("lit is what narrows: not what all remaining choices share, nobody or a hidden card", () => {
  assert.deepEqual([...litOf(menu, false)].sort(), [
    "do:march",
    "do:pass",
    "state:bavaria",
    "state:bohemia",
    "state:saxony",
  ]);
  const begun = narrowed(menu, [{ ref: "state:bavaria" }]);
  assert.deepEqual([...litOf(begun, true)].sort(), ["state:bohemia", "state:saxony"]);
  const hidden = { do: "x", verb: "x", args: { card: "back:1", to: "seat:none" } };
  assert.deepEqual([...litOf([hidden], false)], ["do:x"]);
});

test("targets of several verbs are marked calmly until a verb is chosen, if they are many", () => {
  const to = (verb, n) => ({ do: `${verb} s${n}`, verb, args: { to: `state:s${n}` } });
  const many = (verb, count) => Array.from({ length: count }, (_, n) => to(verb, n));
  const calm = (choices, steps = []) =>
    [...calmOf(choices, litOf(choices, steps.length > 0), steps)].sort();
  const full = [...many("build", 14), ...many("raze", 14), to("siege", 20), pass];
  const built = many("build", 14).map((c) => c.args.to);
  assert.deepEqual(calm(full), built.sort());
  assert.deepEqual(calm(narrowed(full, [{ verb: "build" }]), [{ verb: "build" }]), []);
  assert.deepEqual(calm([...many("build", 14), pass]), [], "one verb");
  assert.deepEqual(calm([...many("build", 12), ...many("raze", 12)]), [], "not so many");
});

test("choices without a place on the board become rows of tokens", () => {
  const rows = tokenRows([...menu, pay(1), pay(2)], new Set(["state:bavaria", "state:saxony"]));
  assert.deepEqual(
    rows.map((row) => [row.verb, row.title, row.tokens.map((token) => [token.label, token.step])]),
    [
      ["pass", "", [["Pass", null]]],
      [
        "pay",
        "Pay 1–2",
        [
          ["1", null],
          ["2", null],
        ],
      ],
    ],
  );
});

test("when several verbs have many tokens, a long row waits behind one token", () => {
  const many = [pass, ...Array.from({ length: 13 }, (_, n) => pay(n))];
  const [first, second] = tokenRows(many, new Set());
  assert.equal(first.tokens.length, 1);
  assert.deepEqual(
    second.tokens.map((token) => [token.label, token.step]),
    [["Pay 0–12", { verb: "pay" }]],
  );
});

test("a place of a verb says what it does now, or its own word while it does nothing", () => {
  assert.equal(titleOf("do:march", menu), "March from … to …");
  assert.equal(titleOf("do:pass", []), "The hourglass");
  assert.equal(titleOf("do:pay", []), "");
  assert.equal(titleOf("state:bavaria", []), "Bavaria");
  assert.equal(wordOf({ verb: "pass" }, menu), "Pass");
  assert.equal(wordOf({ arg: "amount", value: 3 }, menu), "3");
});

test("many numbers of one verb are one branch, from the smallest", () => {
  const bids = Array.from({ length: 12 }, (_, i) => pay(12 - i));
  const [first, second] = branches([...bids, pass]);
  assert.equal(first.amount, "amount");
  assert.deepEqual(
    first.choices.map((c) => c.args.amount),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.equal(second.choices[0], pass);
  assert.equal(amountBranch(bids.slice(0, 8)), null, "few numbers are buttons");
  assert.equal(amountBranch([...bids, march("bavaria", "bohemia")]), null);
  const [row] = tokenRows(bids, new Set());
  assert.equal(row.tokens.length, 1);
  assert.deepEqual(row.tokens[0].choices, first.choices);
});

test("a typed number becomes the nearest that can be chosen", () => {
  assert.equal(nearest([2, 4, 9], 0), 0);
  assert.equal(nearest([2, 4, 9], 5), 1);
  assert.equal(nearest([2, 4, 9], 100), 2);
});

test("a choice that leaves the question stays in sight, unless it also says how many", () => {
  const commit = (/** @type {number} */ n) => ({ do: `commit ${n}`, verb: "commit", args: { n } });
  const leaf = (/** @type {any} */ choice) => ({ step: null, choices: [choice] });
  assert.equal(leaves(/** @type {any} */ (leaf(pass))), true);
  assert.equal(leaves(/** @type {any} */ (leaf(commit(3)))), false);
  assert.equal(leaves(/** @type {any} */ (leaf(pay(3)))), false);
});
