// @ts-check
// Handlers that pass the content of a field on.

/** Pass on what was typed or chosen. @param {(value: string) => void} run */
export const withValue = (run) => (/** @type {Event} */ e) =>
  run(/** @type {HTMLInputElement|HTMLSelectElement|HTMLTextAreaElement} */ (e.target).value);

/** Pass on whether the box is checked. @param {(checked: boolean) => void} run */
export const withChecked = (run) => (/** @type {Event} */ e) =>
  run(/** @type {HTMLInputElement} */ (e.target).checked);
