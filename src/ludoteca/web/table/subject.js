// @ts-check
// The card that a question is about, shown beside it.
import { html, signal } from "../vendor/ui.js";
import { attribute, nameOf } from "../app/texts.js";
import { entity } from "../board-kit/entity.js";
import { Icon } from "../board-kit/icon.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").Prompt} Prompt
 */

/** The questions to which a played card leads without being named by them; set by the board. */
export const follows = signal(/** @type {string[]} */ ([]));

/** @param {Record<string, unknown>} args @returns {string[]} */
const cardsIn = (args) =>
  Object.values(args).flatMap((v) => (typeof v === "string" && v.startsWith("card:") ? [v] : []));

/**
 * The cards that a question names, else the last one this player has used in this turn.
 * @param {Prompt} prompt
 * @param {LogLine[]} lines
 */
export function subjectsOf(prompt, lines) {
  const named = cardsIn(prompt.args);
  if (named.length || !follows.value.includes(prompt.key)) return named;
  for (const line of lines.filter(({ seat }) => seat === prompt.seat).reverse()) {
    if (line.do === "confirm") break;
    const used = line.events.flatMap(({ args }) => cardsIn(args));
    if (used.length) return used.slice(0, 1);
  }
  return [];
}

/** What a card does, in a line. @param {string} ref */
function textOf(ref) {
  const key = ref.replace(":", "-");
  return attribute(key, "text") || attribute(key, "about");
}

/** @param {{model: TableModel, prompt: Prompt}} p */
export const Subjects = ({ model, prompt }) =>
  html`${subjectsOf(prompt, model.lines.value).map(
    (ref) =>
      html`<small key=${ref} class="subject" data-subject=${ref}>
        <${Icon} n="ui-hand" /> <b ...${entity(ref, { class: "ob", text: true })}>${nameOf(ref)}</b>
        ${" "}${textOf(ref)}
      </small>`,
  )}`;
