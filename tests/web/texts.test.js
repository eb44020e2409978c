// Texts from the Fluent files.
import { answers, requests } from "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  attribute,
  firstLanguage,
  has,
  label,
  lang,
  nameOf,
  names,
  parts,
  speak,
  spoken,
  t,
  tell,
  tellIfTold,
  unbroken,
} from "../../src/ludoteca/web/app/texts.js";

beforeEach(async () => {
  names.value = { A: "Anna" };
  await speak("en");
});

test("a text takes variables, and a missing one shows its key", () => {
  assert.equal(t("do-pay", { amount: 3 }), "Pay 3");
  assert.equal(t("no-such-text"), "no-such-text");
  assert.ok(has("do-pay"));
  assert.ok(!has("no-such-text"));
  assert.equal(label("counter-gold"), "Gold");
  assert.equal(attribute("state-bavaria", "in"), "in Bavaria");
  assert.equal(attribute("state-bohemia", "in"), "");
});

test("a file that could not be fetched is fetched again", async () => {
  const path = "/text/fr/common.ftl";
  await assert.rejects(speak("fr"), /offline/);
  answers.set(path, { status: 503, type: "text/plain", body: "busy" });
  await speak("fr");
  assert.equal(t("do-pay", { amount: 3 }), "do-pay");
  answers.set(path, { type: "text/plain", body: "do-pay = Payer { $amount }\n" });
  await speak("fr");
  assert.equal(t("do-pay", { amount: 3 }), "Payer 3");
});

test("small numbers are written without a formatter, in the words of every language", async () => {
  answers.set("/text/pt/common.ftl", {
    type: "text/plain",
    body: "pay = { $n ->\n    [one] { $n } moeda\n   *[other] { $n } moedas\n}\n",
  });
  const { NumberFormat } = Intl;
  Intl.NumberFormat = /** @type {any} */ (
    function Formatter() {
      throw new Error("a formatter");
    }
  );
  try {
    assert.equal(t("do-pay", { amount: -999 }), "Pay -999");
    await speak("pt");
    assert.equal(t("pay", { n: 1 }), "1 moeda");
    assert.equal(t("pay", { n: 12 }), "12 moedas");
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
  assert.equal(t("pay", { n: 12345 }), "12.345 moedas");
  await speak("en");
  assert.equal(t("do-pay", { amount: 1000 }), "Pay 1,000");
  assert.equal(t("do-pay", { amount: 0.5 }), "Pay 0.5");
});

test("entities have names and forms", () => {
  assert.equal(nameOf("state:bavaria"), "Bavaria");
  assert.equal(nameOf("seat:A"), "Anna");
  assert.equal(nameOf("seat:B"), "B");
  assert.equal(nameOf("state:none"), "nobody");
  assert.equal(nameOf(9999), "9999");
  assert.equal(nameOf(12345), "12,345");
  assert.equal(
    tell("log-march", { seat: "seat:A", state: "state:bavaria" }),
    "Anna marches in Bavaria",
  );
});

test("a sentence is cut at the names of its entities", () => {
  assert.deepEqual(parts("do-march", { from: "state:bavaria", to: "state:bohemia" }), [
    "March from ",
    { ref: "state:bavaria", text: "Bavaria" },
    " to ",
    { ref: "state:bohemia", text: "Bohemia" },
  ]);
  assert.deepEqual(parts("do-pay", { amount: 3 }), ["Pay 3"]);
});

test("a text that wants a word it is not given is left out", () => {
  assert.equal(tellIfTold("do-pay", { amount: 2 }), "Pay 2");
  assert.equal(tellIfTold("do-pay", {}), "");
  assert.equal(tellIfTold("no-such-text", {}), "");
});

test("a game's own texts take the place of the common ones", async () => {
  await speak("en", "parley");
  assert.equal(t("do-pass"), "I pass");
  assert.equal(spoken.value, "parley");
  await speak("en");
  assert.equal(t("do-pass"), "Pass");
});

test("another language changes the names and the page, and each file is fetched once", async () => {
  answers.set("/text/it/common.ftl", { type: "text/plain", body: "state-bavaria = Baviera\n" });
  await speak("it");
  assert.equal(nameOf("state:bavaria"), "Baviera");
  assert.equal(lang.value, "it");
  assert.equal(document.documentElement.lang, "it");
  await speak("en");
  await speak("it");
  assert.equal(requests.filter((r) => r.path === "/text/it/common.ftl").length, 1);
});

test("the first language is the chosen one, else the page's, else English", () => {
  document.documentElement.lang = "pt";
  assert.equal(firstLanguage("it"), "it");
  assert.equal(firstLanguage(null), "pt");
  assert.equal(firstLanguage("xx"), "en");
});

test("a number stays with the word it counts, with its name, and with the end of its parenthesis", () => {
  const cases = [
    ["Sell a card for 2 florins", "Sell a card for 2~florins"],
    ["4 against 2 + at most 2", "4~against 2 + at most 2"],
    ["1–5 fiorini, 1.200 punti", "1–5~fiorini, 1.200~punti"],
    ["Anna pays 3 ", "Anna pays 3~"],
    ["Anna bids 7. Bruno passes", "Anna bids 7. Bruno passes"],
    ["Move from H7 to H6", "Move from H7 to H6"],
    ["a 6 costs 1 army (2 FL)", "a 6~costs 1~army (2~FL)"],
    ["for Charles V: a 6", "for Charles~V: a 6"],
    ["tutti I giocatori", "tutti I giocatori"],
    ["gastar os favores (restam: 2)", "gastar os favores (restam:~2)"],
    ["Attacca Estíria 2", "Attacca Estíria~2"],
    ["take it up to 12", "take it up to 12"],
  ];
  for (const [text, shown] of cases) assert.equal(unbroken(text), shown.replaceAll("~", "\u00a0"));
});
