// @ts-check
// The options of a game, explained in its own words.
import { html } from "../vendor/ui.js";
import { t, has } from "../app/texts.js";

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

/** What was agreed. @param {{options: Record<string, string>}} p */
export const OptionList = ({ options }) =>
  Object.keys(options).length
    ? html`<dl class="optionlist">
        ${Object.entries(options).map(
          ([id, value]) =>
            html`<div key=${id}>
              <dt>${t(`option-${id}`)}</dt>
              <dd>${t(`option-${id}-${value}`)}</dd>
            </div>`,
        )}
      </dl>`
    : null;
