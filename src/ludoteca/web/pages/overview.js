// @ts-check
// A game on one page: its picture, the goal, a turn, what players can do, and how it ends.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { Art } from "../app/art.js";
import { ORDER, cssId } from "../app/games.js";
import { Icon } from "../board-kit/icon.js";
import { useReference } from "./reference.js";

/** The symbol of each section. */
const SYMBOLS = { goal: "ui-star", turn: "ui-clock", actions: "ui-hand", end: "ui-play" };

/** @param {{game: string}} p */
export function Overview({ game }) {
  const data = useReference({ game, what: "overview" });
  if (data === null) return html`<p>${t("ui-loading")}</p>`;
  if (data === false) return html`<p role="alert">${t("ui-failed")}</p>`;
  if (!data.sections.length) return null;
  return html`<section class="overview" aria-labelledby="overview">
    <h2 id="overview">${t("ui-overview")}</h2>
    ${
      ORDER.includes(cssId(game))
        ? html`<div class="overview-art"><${Art} name=${cssId(game)} /></div>`
        : null
    }
    <div class="overview-parts">
      ${data.sections.map(
        (section) =>
          html`<section key=${section.key} data-section=${section.key}>
            <h3><${Icon} n=${SYMBOLS[section.key]} /> ${t(`ui-overview-${section.key}`)}</h3>
            <ul>
              ${section.rules.map(
                (rule) =>
                  html`<li key=${rule.id}>
                    <a href=${`/rules/${game}#rule-${rule.id}`}>${rule.title}</a>
                    <span>${rule.text}</span>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
    </div>
  </section>`;
}
