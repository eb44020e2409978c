// @ts-check
// What may change hands and be promised in the game on the screen.
import { signal } from "../vendor/ui.js";

/** Filled when the table opens; null where there are no deals. */
export const dealing = signal(/** @type {import("../types/rest.js").DealRules|null} */ (null));

/**
 * Whether the players of this table can deal: the game knows deals and its options allow them.
 * @param {import("./model.js").TableModel} model
 */
export const mayDeal = (model) => dealing.value !== null && model.live.value?.dealing !== false;
