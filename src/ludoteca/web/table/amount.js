// @ts-check
// Choosing a number out of many: one stepper, slider and field instead of a button for each.
import { html, signal } from "../vendor/ui.js";
import { t, nameOf, unbroken } from "../app/texts.js";
import { board } from "../board-kit/host.js";
import { sentence } from "./choices.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("./choices.js").Branch} Branch
 */

/**
 * Where the control stands. The list and the board show the same one, and a new question begins at
 * its smallest number.
 */
const standing = signal({ question: "", at: 0 });

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

/**
 * What everybody can pay, where the game's board says which counter that is.
 * @param {{model: TableModel}} p
 */
function Purses({ model }) {
  const purse = board.value?.purse;
  const counters = model.view.value?.board?.counters ?? [];
  const money = counters.filter((c) => c.id === purse && c.seat !== null);
  if (!purse || !money.length) return null;
  return html`<span class="purses">
    ${money.map((c) => html`<span key=${c.seat}>${nameOf("seat:" + c.seat)} <b>${c.value}</b></span>`)}
  </span>`;
}

/**
 * One number of many: `look` is the class of the button that makes the choice.
 * @param {{model: TableModel, branch: Branch, look: string}} p
 */
export function Amount({ model, branch, look }) {
  const { choices, amount } = branch;
  const question = choices.map((c) => c.do).join();
  const numbers = choices.map((c) => Number(c.args[String(amount)]));
  const at = standing.value.question === question ? standing.value.at : 0;
  const choice = choices[at];
  const move = (/** @type {number} */ to) => {
    standing.value = { question, at: Math.max(0, Math.min(numbers.length - 1, to)) };
  };
  const type = (/** @type {Event} */ e) =>
    move(nearest(numbers, Number(/** @type {HTMLInputElement} */ (e.target).value)));
  const make = () => {
    const made = choices[standing.peek().question === question ? standing.peek().at : 0];
    model.choose({ label: sentence(made), choices: [made], step: null });
  };
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
  return html`<div class="amount" role="group" aria-label=${branch.label}>
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
      onChange=${type}
      onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
        if (e.key !== "Enter") return;
        type(e);
        make();
      }}
    />
    <button
      type="button"
      class=${`${look} ${model.pending.value ? "busy" : ""}`}
      data-verb=${choice.verb}
      data-do=${choice.do}
      onClick=${make}
    >
      <span>${unbroken(sentence(choice))}</span>
    </button>
  </div>`;
}
