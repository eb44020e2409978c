// @ts-check
// When what was measured on the screen must be measured again.
import { signal } from "../vendor/ui.js";

/**
 * Grows when letters have come that were drawn with others meanwhile: what was measured with those
 * is measured again.
 */
export const lettered = signal(0);
document.fonts.addEventListener("loadingdone", () => {
  lettered.value += 1;
});
