// @ts-check
// What may change hands and be promised in the game on the screen.
import { signal } from "../vendor/ui.js";

/** Filled when the table opens; null where there are no deals. */
export const dealing = signal(/** @type {import("../types/rest.js").DealRules|null} */ (null));
