// @ts-check
// How a table reads the rules: the decisions on what the rulebook leaves open, and the options that
// were chosen. The address names the options that are not as recommended.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { games } from "../app/net.js";
import { place } from "../app/router.js";
import { cssId } from "../app/games.js";
import { useReference, Frame } from "./reference.js";
import { Decisions } from "./rule-text.js";

/**
 * @typedef {import("../types/rest.js").GameOption} GameOption
 * @typedef {import("../types/rest.js").Ruling} Ruling
 */

/** The options of a game; null until they are known. @param {string} game */
function useOptions(game) {
  const [options, setOptions] = useState(/** @type {GameOption[]|null} */ (null));
  useEffect(() => {
    games().then(
      (all) => setOptions(all.find((g) => cssId(g.id) === cssId(game))?.options ?? []),
      () => setOptions([]),
    );
  }, [game]);
  return options;
}

/** Of an option with more values, such as the number of turns, only two are listed. */
const FEW_VALUES = 5;

/**
 * The values of an option: that of this table first, and which one is recommended.
 * @param {{option: GameOption, chosen: string}} p
 */
function Values({ option, chosen }) {
  const others = option.values.filter(
    (v) => v !== chosen && (option.values.length <= FEW_VALUES || v === option.default),
  );
  return html`<ul class="readvalues">
    ${[chosen, ...others].map(
      (v) =>
        html`<li key=${v} class=${v === chosen ? "on" : ""}>
          ${v === chosen ? html`<b>${t("ui-readings-here")}</b> ` : null}${t(
            `option-${option.id}-${v}`,
          )}${v === option.default ? html` <small>${t("ui-recommended")}</small>` : null}
        </li>`,
    )}
  </ul>`;
}

/**
 * An option with the questions that it answers.
 * @param {{option: GameOption, chosen: string, gaps: Ruling[], game: string}} p
 */
const Reading = ({ option, chosen, gaps, game }) =>
  html`<section class="reading" data-option=${option.id}>
    <h3>${t(`option-${option.id}`)}</h3>
    <${Values} option=${option} chosen=${chosen} />
    <details>
      <summary>${t("ui-readings-why")}</summary>
      <${Decisions} gaps=${gaps} game=${game} />
    </details>
  </section>`;

/** @param {{gaps: Ruling[], options: GameOption[], game: string}} p */
function Readings({ gaps, options, game }) {
  const asked = new URL(place.value, location.origin).searchParams;
  const chosen = (/** @type {GameOption} */ o) =>
    o.values.find((v) => v === asked.get(o.id)) ?? o.default;
  const usual = (/** @type {GameOption} */ o) => chosen(o) === o.default;
  const open = options
    .map((option) => ({ option, gaps: gaps.filter((g) => g.option === option.id) }))
    .filter((reading) => reading.gaps.length)
    .sort((a, b) => Number(usual(a.option)) - Number(usual(b.option)));
  const changed = options.filter((o) => !usual(o)).length;
  const fixed = gaps.filter((g) => !open.some((reading) => reading.gaps.includes(g)));
  return html`<h2>${t("ui-readings")}</h2>
    <p>${changed ? t("ui-readings-changed", { count: changed }) : t("ui-readings-as-usual")}</p>
    ${
      open.length
        ? html`<div class="readings">
            ${open.map(
              (reading) =>
                html`<${Reading}
                  key=${reading.option.id}
                  ...${reading}
                  chosen=${chosen(reading.option)}
                  game=${game}
                />`,
            )}
          </div>`
        : null
    }
    ${
      fixed.length
        ? html`<details class="fixed">
            <summary>${t("ui-readings-fixed", { count: fixed.length })}</summary>
            <${Decisions} gaps=${fixed} game=${game} />
          </details>`
        : null
    }`;
}

/** @param {{game: string}} p */
export function ReadingsPage({ game }) {
  const data = useReference({ game, what: "rules" });
  const options = useOptions(game);
  return html`<${Frame} game=${game} here="readings">${
    data === null || options === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<${Readings} gaps=${data.gaps} options=${options} game=${game} />`
  }</${Frame}>`;
}
