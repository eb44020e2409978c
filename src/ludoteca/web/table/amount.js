// @ts-check
// Choosing a number out of many: one stepper, slider and field instead of a button for each.
import { html, signal } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { amountOf, openSentence, sentence } from "./choices.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("./choices.js").Choice} Choice
 */

/** The counter that holds the players' money, as the game's own drawing says: docs/boards.md. */
export const purse = signal("");

/**
 * Where the control stands. The list and the board show the same one, and a new question begins at
 * its smallest number.
 */
const standing = signal({ question: "", at: 0 });

/** @param {Choice[]} choices */
const questionOf = (choices) =>
  `${choices[0].do} ${choices[choices.length - 1].do} ${choices.length}`;

/**
 * The place of the number nearest to what was typed.
 * @param {number[]} numbers
 * @param {number} typed
 */
export function nearest(numbers, typed) {
  let best = 0;
  numbers.forEach((n, i) => {
    if (Math.abs(n - typed) < Math.abs(numbers[best] - typed)) best = i;
  });
  return best;
}

/** What everybody can pay, where the game says which counter that is. @param {{model: TableModel}} p */
function Purses({ model }) {
  const counters = model.view.value?.board?.counters ?? [];
  const money = counters.filter((c) => c.id === purse.value && c.seat !== null);
  if (!purse.value || !money.length) return null;
  return html`<span class="purses">
    ${money.map((c) => html`<span key=${c.seat}>${nameOf("seat:" + c.seat)} <b>${c.value}</b></span>`)}
  </span>`;
}

/**
 * One number of many: `look` is the class of the button that makes the choice.
 * @param {{model: TableModel, choices: Choice[], look: string}} p
 */
export function Amount({ model, choices, look }) {
  const question = questionOf(choices);
  const numbers = choices.map((c) => amountOf(c, choices));
  const at = standing.value.question === question ? standing.value.at : 0;
  const move = (/** @type {number} */ to) => {
    standing.value = { question, at: Math.max(0, Math.min(numbers.length - 1, to)) };
  };
  const choice = choices[at];
  const make = () => model.choose({ label: sentence(choice), choices: [choice], step: null });
  const step = (
    /** @type {number} */ by,
    /** @type {string} */ label,
    /** @type {string} */ sign,
  ) =>
    html`<button
      type="button"
      class="step"
      aria-label=${t(label)}
      disabled=${numbers[at + by] === undefined}
      onClick=${() => move(at + by)}
    >
      ${sign}
    </button>`;
  return html`<div class="amount" role="group" aria-label=${openSentence(choices)}>
    <${Purses} model=${model} />
    ${step(-1, "ui-less", "−")}
    <input
      type="range"
      min="0"
      max=${numbers.length - 1}
      value=${at}
      aria-label=${t("ui-amount")}
      aria-valuetext=${String(numbers[at])}
      onInput=${(/** @type {InputEvent} */ e) =>
        move(Number(/** @type {HTMLInputElement} */ (e.target).value))}
    />
    ${step(1, "ui-more", "+")}
    <input
      type="number"
      inputmode="numeric"
      min=${numbers[0]}
      max=${numbers[numbers.length - 1]}
      value=${numbers[at]}
      aria-label=${t("ui-amount")}
      onChange=${(/** @type {Event} */ e) =>
        move(nearest(numbers, Number(/** @type {HTMLInputElement} */ (e.target).value)))}
      onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
        if (e.key !== "Enter") return;
        move(nearest(numbers, Number(/** @type {HTMLInputElement} */ (e.target).value)));
        const named = choices[standing.peek().at];
        model.choose({ label: sentence(named), choices: [named], step: null });
      }}
    />
    <button
      type="button"
      class=${`${look} ${model.pending.value ? "busy" : ""}`}
      data-verb=${choice.verb}
      data-do=${choice.do}
      onClick=${make}
    >
      <span>${sentence(choice)}</span>
    </button>
  </div>`;
}
