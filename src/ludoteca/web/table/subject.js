// @ts-check
// The card that a question is about, shown beside a question that does not name it.
import { html } from "../vendor/ui.js";
import { nameOf } from "../app/texts.js";
import { entity } from "../board-kit/entity.js";
import { board } from "../board-kit/host.js";
import { Icon } from "../board-kit/icon.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").Prompt} Prompt
 */

/** @param {Record<string, unknown>} args @returns {string[]} */
const cardsIn = (args) =>
  Object.values(args).flatMap((v) => (typeof v === "string" && v.startsWith("card:") ? [v] : []));

/**
 * The card that led to a question: the last one that its player has used in this turn. A question
 * that names a card needs no other.
 * @param {Prompt} prompt
 * @param {LogLine[]} lines
 * @returns {string|null}
 */
export function subjectOf(prompt, lines) {
  if (cardsIn(prompt.args).length || !board.value?.follows?.includes(prompt.key)) return null;
  for (const line of lines.filter(({ seat }) => seat === prompt.seat).reverse()) {
    if (line.do === "confirm") break;
    const [used] = line.events.flatMap(({ args }) => cardsIn(args));
    if (used) return used;
  }
  return null;
}

/** Its name, which tells all about it when it is pointed at. @param {{model: TableModel, prompt: Prompt}} p */
export function Subject({ model, prompt }) {
  const ref = subjectOf(prompt, model.lines.value);
  return ref
    ? html`<small class="subject" data-subject=${ref}>
        <${Icon} n="ui-hand" />${" "}
        <b ...${entity(ref, { class: "ob", text: true })}>${nameOf(ref)}</b>
      </small>`
    : null;
}
