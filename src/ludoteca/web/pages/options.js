// @ts-check
// The options of a game, explained in its own words.
import { html } from "../vendor/ui.js";
import { t, has } from "../texts.js";

/** @param {string} id */
export const about = (id) => (has(`option-${id}-about`) ? t(`option-${id}-about`) : "");

/** What was agreed. @param {{options: Record<string, string>}} p */
export const OptionList = ({ options }) => Object.keys(options).length ? html`<dl class="optionlist">${Object.entries(options).map(([id, value]) =>
  html`<div key=${id}><dt>${t(`option-${id}`)}</dt><dd>${t(`option-${id}-${value}`)}</dd></div>`)}</dl>` : null;
