// @ts-check
// The options of a game, explained in its own words.
import { html } from "../vendor/ui.js";
import { t, has } from "../app/texts.js";
import { phone } from "../app/store.js";

/** The clocks that are offered for a new table. */
export const CLOCKS =
  /** @type {Record<string, {kind: string, [rule: string]: string|number}>} */ ({
    none: { kind: "none" },
    blitz: { kind: "live", move: 45, reserve: 600 },
    live: { kind: "live", move: 120, reserve: 1800 },
    days: { kind: "async", bank: 259200, increment: 86400, cap: 604800 },
  });

/** @param {string} id */
export const about = (id) => (has(`option-${id}-about`) ? t(`option-${id}-about`) : "");

/**
 * What a bot is like, in a line or two.
 * @param {string|null|undefined} level
 * @param {string|null|undefined} style
 */
export const character = (level, style) =>
  [`bot-${level}-about`, `style-${style}-about`]
    .filter(has)
    .map((key) => t(key))
    .join(" ");

/**
 * How much time there is, in words.
 * @param {{kind: string, seats: {move: number, left: number}[]}} clock
 */
export function pace(clock) {
  const { move = 0, left = 0 } = clock.seats[0] ?? {};
  if (clock.kind === "live")
    return t("ui-agreed-live", {
      seconds: Math.round(move / 1000),
      minutes: Math.round(left / 60000),
    });
  return clock.kind === "async"
    ? t("ui-agreed-async", { days: Math.round(left / 86400000) })
    : t("ui-clock-none");
}

// On a phone a longer list is folded: the name and the button below it stay in sight.
const MAX_OPEN_OPTIONS = 6;

/** What was agreed. @param {{options: Record<string, string>}} p */
export function OptionList({ options }) {
  const agreed = Object.entries(options);
  if (!agreed.length) return null;
  const list = html`<dl class="optionlist">
    ${agreed.map(
      ([id, value]) =>
        html`<div key=${id}>
          <dt>${t(`option-${id}`)}</dt>
          <dd>${t(`option-${id}-${value}`)}</dd>
        </div>`,
    )}
  </dl>`;
  if (!phone.value || agreed.length <= MAX_OPEN_OPTIONS) return list;
  return html`<details>
    <summary>${t("ui-finer-points")}</summary>
    ${list}
  </details>`;
}

/**
 * A link to how a table with these options reads the rules.
 * @param {{game: string, options: Record<string, string>}} p
 */
export const ReadingsLink = ({ game, options }) =>
  html`<p>
    <a target="_blank" href=${`/readings/${game}?${new URLSearchParams(options)}`}
      >${t("ui-readings")}</a
    >
  </p>`;
