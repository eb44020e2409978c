// @ts-check
// How chance has fallen: at one table, and at all finished ones of a game.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { api } from "../app/net.js";
import { Failure, problem } from "../app/failure.js";
import { seats as held } from "../app/store.js";
import { Frame } from "./reference.js";

/**
 * @typedef {import("../types/rest.js").Tally} Tally
 * @typedef {import("../types/rest.js").TableChance} TableChance
 * @typedef {import("../types/rest.js").GameChance} GameChance
 */

const WORDS = {
  few: "ui-chance-few",
  usual: "ui-chance-usual",
  unusual: "ui-chance-unusual",
  rare: "ui-chance-rare",
};

/**
 * Counts beside what is expected, and a sentence about them.
 * @param {{where: string, title: string, boxes: string, tally: Tally}} p
 */
function Counts({ where, title, boxes, tally }) {
  const number = (/** @type {number} */ n) => n.toLocaleString(lang.value);
  return html`<h3>${title}</h3>
    <p>${t(WORDS[tally.verdict], { total: tally.total, oneIn: tally.one_in ?? 0 })}</p>
    ${
      tally.total
        ? html`<div class="scrollx" tabindex="0" role="region" aria-label=${`${where}: ${title}`}>
            <table class="tally">
              <thead>
                <tr>
                  <th scope="col">${boxes}</th>
                  ${tally.counts.map(
                    (_, i) => html`<th scope="col" class="num" key=${i}>${i + 1}</th>`,
                  )}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">${t("ui-chance-came")}</th>
                  ${tally.counts.map((n, i) => html`<td class="num" key=${i}>${number(n)}</td>`)}
                </tr>
                <tr>
                  <th scope="row">${t("ui-chance-expected")}</th>
                  ${tally.counts.map(
                    (_, i) => html`<td class="num" key=${i}>${number(tally.expected)}</td>`,
                  )}
                </tr>
              </tbody>
            </table>
          </div>`
        : null
    }`;
}

/** @param {{where: string, found: {dice: Tally|null, draws: Tally|null}}} p */
const Both = ({ where, found }) =>
  html`${
    found.dice
      ? html`<${Counts}
          where=${where}
          title=${t("ui-chance-dice")}
          boxes=${t("ui-chance-face")}
          tally=${found.dice}
        />`
      : null
  }
  ${
    found.draws?.total
      ? html`<${Counts}
          where=${where}
          title=${t("ui-chance-draws")}
          boxes=${t("ui-chance-tenth")}
          tally=${found.draws}
        />`
      : null
  }`;

/** The seed of a table: promised before, opened after. @param {{found: TableChance}} p */
const Seed = ({ found }) =>
  html`<dl class="glossary">
      <div>
        <dt>${t("ui-chance-published")}</dt>
        <dd><code>${found.commitment ?? "–"}</code></dd>
      </div>
      <div>
        <dt>${t("ui-chance-seed")}</dt>
        <dd>${found.seed ? html`<code>${found.seed}</code>` : t("ui-chance-seed-later")}</dd>
      </div>
    </dl>
    ${
      found.over
        ? html`<p>${t(found.follows ? "ui-chance-follows" : "ui-chance-follows-not")}</p>`
        : null
    }`;

/** @param {{game?: string, table?: string}} p */
export function Chance({ game, table }) {
  const [here, setHere] = useState(/** @type {TableChance|null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [all, setAll] = useState(/** @type {GameChance|null|false} */ (null));
  useEffect(() => {
    const asked = table
      ? api("GET", `/api/tables/${table}/chance`, { token: held.peek()[table]?.token })
      : Promise.resolve({ game });
    asked
      .then((found) => {
        setHere(found);
        return api("GET", `/api/games/${found.game}/chance`).then(setAll);
      })
      .catch((e) => {
        setTrouble(e);
        setAll(false);
      });
  }, [game, table]);
  if (all === null && !here)
    return html`<main class="sheetpage" id="main"><p class="loading">${t("ui-loading")}</p></main>`;
  if (!here) return html`<${Failure} error=${trouble} />`;
  return html`<${Frame} game=${here.game} here="chance">
    ${(all || undefined)?.dice === null ? html`<p>${t("ui-chance-no-dice")}</p>` : null}
    ${
      table
        ? html`<section>
            <h2>${t("ui-chance-table")}</h2>
            <${Both} where=${t("ui-chance-table")} found=${here} /><${Seed} found=${here} />
          </section>`
        : null
    }
    ${
      all === null
        ? html`<p>${t("ui-loading")}</p>`
        : all === false
          ? html`<p role="alert">${problem(trouble)}</p>`
          : html`<section>
              <h2>${t("ui-chance-all", { count: all.tables })}</h2>
              ${
                all.tables
                  ? html`<${Both} where=${t("ui-chance-all", { count: all.tables })} found=${all} />
                      <p class="small-text">${t("ui-chance-draws-about")}</p>`
                  : null
              }
            </section>`
    }
    <section><h2>${t("ui-chance-how")}</h2><p>${t("ui-chance-how-about")}</p></section></${Frame}>`;
}
