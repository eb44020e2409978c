// The card a question is about.
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { subjectOf } from "../../src/ludoteca/web/table/subject.js";
import { namedBy } from "../../src/ludoteca/web/table/naming.js";
import { board } from "../../src/ludoteca/web/board-kit/host.js";

const line = (seat, does, ...cards) => ({
  seq: 1,
  seat,
  do: does,
  auto: false,
  turn: false,
  events: cards.map((card) => ({ key: "played", rule: "1", args: { seat: `seat:${seat}`, card } })),
});
const prompt = (key, args = {}) => ({ key, args, seat: "A", rule: "1" });

test("a question that names its card needs no other", () => {
  board.value = { follows: ["Agents"] };
  const asked = prompt("Agents", { card: "card:51", land: "land:hre" });
  assert.equal(subjectOf(asked, [line("A", "play 7", "card:7")]), null);
});

test("a question that follows a card shows the one its player used last", () => {
  board.value = { follows: ["Rob"] };
  const lines = [
    line("A", "play tax", "card:tax"),
    line("A", "play knights", "card:knights"),
    line("A", "rob B"),
    line("B", "play truce", "card:truce"),
  ];
  assert.equal(subjectOf(prompt("Rob"), lines), "card:knights");
  assert.equal(subjectOf(prompt("Turn"), lines), null);
  assert.equal(subjectOf(prompt("Rob"), [...lines, line("A", "confirm")]), null);
  assert.equal(subjectOf(prompt("Rob"), [line("B", "play truce", "card:truce")]), null);
});

test("a button names its entities and the places of its board, not its verb", () => {
  board.value = { spots: () => "coin:3" };
  const choices = [
    { do: "march a b 3", verb: "march", args: { frm: "state:a", to: "state:b", n: 3 } },
    { do: "march a c 3", verb: "march", args: { frm: "state:a", to: "state:c", n: 3 } },
  ];
  assert.deepEqual([...namedBy(choices)], ["coin:3", "state:a", "state:b", "state:c"]);
  board.value = null;
});
