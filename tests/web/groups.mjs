// The labels of all groups of choices that a table would show for menus, as JSON: [[game, language, verb, label], ...].
// node groups.mjs CASES RESULT; CASES: {game: {texts: {language: [common, own]}, menus: [...]}}
import { answers } from "./browser.js";
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

const { speak } = await import("../../src/ludoteca/web/app/texts.js");
const { branches, openSentence } = await import("../../src/ludoteca/web/table/choices.js");
const [, , cases, result] = argv;
const found = [];

function walk(choices, told) {
  for (const branch of branches(choices)) {
    if (branch.step === null) continue;
    told(branch.choices[0].verb, branch.label);
    if (!branch.amount && branch.choices.length < choices.length) walk(branch.choices, told);
  }
}

for (const [game, { texts, menus }] of Object.entries(JSON.parse(readFileSync(cases, "utf8"))))
  for (const [lang, [common, own]] of Object.entries(texts)) {
    answers.set(`/text/${lang}/common.ftl`, { body: common });
    answers.set(`/text/${lang}/${game}.ftl`, { body: own });
    await speak(lang, game);
    const told = (verb, label) => found.push([game, lang, verb, label]);
    for (const menu of menus) {
      walk(menu, told);
      for (const verb of new Set(menu.map((c) => c.verb))) {
        const same = menu.filter((c) => c.verb === verb);
        if (same.length > 1) told(verb, openSentence(same));
      }
    }
  }
writeFileSync(result, JSON.stringify(found));
