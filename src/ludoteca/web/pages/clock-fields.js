// @ts-check
// A clock of one's own choice, and how far spectators are behind.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { withValue } from "../app/forms.js";

/**
 * @typedef {import("../types/correspondence.js").ClockRules} ClockRules
 * @typedef {import("../types/correspondence.js").Delay} Delay
 */

const DAY = 86400;
const MINUTE = 60;

/** What a player begins with when choosing a clock. @type {Record<string, ClockRules>} */
const FIRST = {
  none: { kind: "none" },
  live: { kind: "live", move: 0, reserve: 20 * MINUTE, increment: 15 },
  async: { kind: "async", bank: 3 * DAY, increment: DAY, cap: 3 * DAY },
};

export const OWN_CLOCK = FIRST.async;

/** The delays that are offered. @type {Record<string, Delay>} */
export const DELAYS = {
  none: {},
  "moves-3": { moves: 3 },
  "moves-10": { moves: 10 },
  "minutes-10": { minutes: 10 },
  "minutes-60": { minutes: 60 },
};

/** A delay in words. @param {Delay} delay */
export function delayWords(delay) {
  if (delay.moves) return t("ui-delay-moves", { n: delay.moves });
  return delay.minutes ? t("ui-delay-minutes", { n: delay.minutes }) : t("ui-delay-none");
}

/** A clock in words. @param {ClockRules} rules */
export function clockWords(rules) {
  if (rules.kind === "live")
    return t("ui-clock-said-live", {
      minutes: Math.round((rules.reserve ?? 0) / MINUTE),
      seconds: rules.increment ?? 0,
    });
  if (rules.kind === "async")
    return t("ui-clock-said-async", {
      days: Math.round((rules.bank ?? 0) / DAY),
      more: Math.round((rules.increment ?? 0) / DAY),
    });
  return t("ui-clock-said-none");
}

/**
 * A number of a clock.
 * @param {{id: string, label: string, value: number, max: number, min?: number, set: (n: number) => void}} p
 */
const Amount = ({ id, label, value, max, min = 0, set }) =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="number"
      inputmode="numeric"
      min=${min}
      max=${max}
      value=${value}
      onInput=${withValue((text) => set(Math.min(max, Math.max(min, Math.round(Number(text))))))}
    />
  </div>`;

/** @param {{value: ClockRules, set: (rules: ClockRules) => void}} p */
export function ClockFields({ value, set }) {
  return html`<div class="field">
      <label for="clock-kind">${t("ui-clock-kind")}</label>
      <select id="clock-kind" value=${value.kind} onChange=${withValue((kind) => set(FIRST[kind]))}>
        <option value="live">${t("ui-clock-face")}</option>
        <option value="async">${t("ui-clock-async")}</option>
        <option value="none">${t("ui-clock-none")}</option>
      </select>
    </div>
    ${
      value.kind === "async"
        ? html`<${Amount}
              id="clock-bank"
              label=${t("ui-clock-bank")}
              min=${1}
              max=${300}
              value=${Math.round((value.bank ?? 0) / DAY)}
              set=${(/** @type {number} */ n) => set(daysOf(n * DAY, value.increment ?? 0))}
            /><${Amount}
              id="clock-more"
              label=${t("ui-clock-more-days")}
              max=${60}
              value=${Math.round((value.increment ?? 0) / DAY)}
              set=${(/** @type {number} */ n) => set(daysOf(value.bank ?? DAY, n * DAY))}
            />`
        : null
    }
    ${
      value.kind === "live"
        ? html`<${Amount}
              id="clock-reserve"
              label=${t("ui-clock-reserve")}
              min=${1}
              max=${1000}
              value=${Math.round((value.reserve ?? 0) / MINUTE)}
              set=${(/** @type {number} */ n) => set({ ...value, reserve: n * MINUTE })}
            /><${Amount}
              id="clock-seconds"
              label=${t("ui-clock-more-seconds")}
              max=${3600}
              value=${value.increment ?? 0}
              set=${(/** @type {number} */ n) => set({ ...value, increment: n })}
            />`
        : null
    }`;
}

/**
 * A clock over days. The time of a player never grows beyond what they began with, or one move.
 * @param {number} bank
 * @param {number} increment
 * @returns {ClockRules}
 */
const daysOf = (bank, increment) => ({
  kind: "async",
  bank,
  increment,
  cap: Math.max(bank, increment),
});

/** @param {{value: string, set: (delay: string) => void}} p */
export const DelayChoice = ({ value, set }) =>
  html`<div class="field">
    <label for="delay">${t("ui-delay")}</label>
    <select id="delay" value=${value} onChange=${withValue(set)}>
      ${Object.entries(DELAYS).map(
        ([id, delay]) => html`<option key=${id} value=${id}>${delayWords(delay)}</option>`,
      )}
    </select>
  </div>`;
