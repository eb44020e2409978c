// @ts-check
// The drawings of the icon sprite.
import { html } from "../vendor/ui.js";

/**
 * A drawing of the sprite, decoration only: the text beside it says what it means.
 * @param {{n: string, class?: string}} p
 */
export const Icon = (p) =>
  html`<svg class=${"i " + (p.class ?? "")} aria-hidden="true" focusable="false">
    <use href=${"#" + p.n} />
  </svg>`;
