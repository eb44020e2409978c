// @ts-check
// Which window lies over the table.
import { signal } from "../vendor/ui.js";

/** @typedef {"settings"|"menu"|"keys"|"recap"|"near"|"prepared"} WindowName */

export const over = signal(/** @type {WindowName|null} */ (null));
