// @ts-check
// When what was measured on the screen must be measured again.
import { signal } from "../vendor/ui.js";

/**
 * Incremented when web fonts finish loading: what was measured with other fonts is measured again.
 */
export const lettered = signal(0);
document.fonts.addEventListener("loadingdone", () => {
  lettered.value += 1;
});
