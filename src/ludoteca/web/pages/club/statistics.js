// @ts-check
// Statistics of a title over its finished games: bars, each with its number in words.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t, lang, speak, spoken } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { problem } from "../../app/failure.js";
import { endingName } from "./archive.js";
import { PlayPage, titleOf } from "./play-parts.js";

/** @typedef {import("../../types/play.js").TitleStatistics} TitleStatistics */

const WIDTH = 300;
const HEIGHT = 18;

/**
 * Horizontal bars with a label and a number each.
 * @param {{title: string, bars: {label: string, value: number, text: string}[]}} p
 */
function Bars({ title, bars }) {
  const most = Math.max(...bars.map((bar) => bar.value), 1e-9);
  return html`<section>
    <h2>${title}</h2>
    <table class="bars">
      <tbody>
        ${bars.map(
          (bar) =>
            html`<tr key=${bar.label}>
              <th scope="row">${bar.label}</th>
              <td class="num">${bar.text}</td>
              <td>
                <svg
                  viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width=${(WIDTH * bar.value) / most} height=${HEIGHT} />
                </svg>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {{found: TitleStatistics}} p */
function Plots({ found }) {
  const percent = new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(lang.value);
  return html`${found.seats.map(
      (one) =>
        html`<${Bars}
          key=${one.count}
          title=${t("club-statistics-seats", { count: one.count })}
          bars=${one.shares.map((share, i) => ({
            label: t("ui-seat-n", { n: i + 1 }),
            value: share,
            text: percent.format(share),
          }))}
        />`,
    )}
    ${
      found.factions.length
        ? html`<${Bars}
            title=${t("club-statistics-factions")}
            bars=${found.factions.map((one) => ({
              label: `${t(one.faction)} (${number.format(one.games)})`,
              value: one.share,
              text: percent.format(one.share),
            }))}
          />`
        : null
    }
    <${Bars}
      title=${t("club-statistics-endings")}
      bars=${found.endings.map((ending) => ({
        label: endingName(ending.reason) || ending.reason,
        value: ending.games,
        text: number.format(ending.games),
      }))}
    />
    <${Bars}
      title=${t("club-statistics-lengths")}
      bars=${found.lengths.map((bar) => ({
        label: bar.first === bar.last ? `${bar.first}` : `${bar.first}–${bar.last}`,
        value: bar.games,
        text: number.format(bar.games),
      }))}
    />`;
}

/** @param {{id: string}} p */
export function StatisticsPage({ id }) {
  const [found, setFound] = useState(/** @type {TitleStatistics|null|false} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    speak(lang.peek(), id).catch(() => undefined);
    api("GET", `/api/club/statistics/${encodeURIComponent(id)}`).then(setFound, (e) => {
      setTrouble(e);
      setFound(false);
    });
  }, [id]);
  if (found === false)
    return html`<${PlayPage} here="archive"><p role="alert">${problem(trouble)}</p></${PlayPage}>`;
  if (!found || spoken.value !== id)
    return html`<${PlayPage} here="archive"><p class="loading">${t("ui-loading")}</p></${PlayPage}>`;
  return html`<${PlayPage} here="archive">
    <h1>${t("club-title-statistics")}: ${titleOf(id)}</h1>
    <p>${t("club-statistics-games", { count: found.games, median: found.median })}</p>
    ${found.games ? html`<${Plots} found=${found} />` : null}</${PlayPage}>`;
}
