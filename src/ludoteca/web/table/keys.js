// @ts-check
// The keyboard at the table; docs/keyboard.md lists it. Single keys can be switched off in the
// settings.
import { html, useEffect } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { settings, set } from "../app/store.js";
import { info } from "../board-kit/entity.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** Every key with the text that explains it. @type {[string, string][]} */
export const KEYS = [
  ["1–9", "ui-key-choose"],
  ["Esc", "ui-key-back"],
  ["U", "ui-key-undo"],
  ["R", "ui-key-redo"],
  ["N", "ui-key-next"],
  ["P", "ui-key-prompt"],
  ["L", "ui-key-log"],
  ["W", "ui-key-recap"],
  ["V", "ui-key-replay"],
  ["[ ]", "ui-key-step"],
  ["X", "ui-key-text"],
  ["H", "ui-key-hint"],
  ["S", "ui-key-skip"],
  ["+ − 0", "ui-key-zoom"],
  ["?", "ui-key-help"],
];

export const KeysHelp = () =>
  html`<dl class="keys">
      ${KEYS.map(
        ([k, text]) =>
          html`<div key=${k}>
            <dt><kbd>${k}</kbd></dt>
            <dd>${t(text)}</dd>
          </div>`,
      )}
    </dl>
    <p class="small-text">${t("ui-keys-about")}</p>`;

/** @param {string} selector */
function focusOn(selector) {
  const el = /** @type {HTMLElement|null} */ (document.querySelector(selector));
  el?.focus();
  return Boolean(el);
}

/** The next lit thing on the board after the one with the focus. @param {number} step */
function nextLit(step) {
  const all = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll(".board .lit, .bottom .lit, .seats .lit, .sheet .pc.lit"),
  ]);
  if (!all.length) return;
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[(at + step + all.length) % all.length].focus();
}

/**
 * @param {TableModel} model
 * @param {{replay: () => void, window: (w: import("./windows.js").WindowName) => void}} more
 */
export function useKeys(model, more) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest?.("input, textarea, select, dialog"))
        return;
      if (e.key === "Escape") {
        if (info.peek()) info.value = null;
        else if (!model.widen() && model.notice.peek()) model.notice.value = null;
        return;
      }
      if (!settings.peek().keys || model.covered.peek()) return;
      const n = Number(e.key);
      if (e.key >= "1" && e.key <= "9" && model.branches.peek()[n - 1])
        model.choose(model.branches.peek()[n - 1]);
      else if (e.key === "u") model.undo();
      else if (e.key === "r") model.redo();
      else if (e.key === "n") nextLit(1);
      else if (e.key === "N") nextLit(-1);
      else if (e.key === "p") focusOn(".choices button");
      else if (e.key === "l") focusOn(".log, .plainlog") || focusOn("#ptab-log");
      else if (e.key === "w") more.window("recap");
      else if (e.key === "v") more.replay();
      else if (e.key === "[")
        model.replay.look((model.replay.at.peek() ?? model.state.peek()?.seq ?? 0) - 1);
      else if (e.key === "]") {
        if (model.replay.at.peek() !== null)
          model.replay.look(/** @type {number} */ (model.replay.at.peek()) + 1);
      } else if (e.key === "x") set({ view: settings.peek().view === "text" ? "board" : "text" });
      else if (e.key === "h" && model.myTurn.peek() && model.table.peek()?.hints) model.askHint();
      else if (e.key === "s") model.skip();
      else if (e.key === "?") more.window("keys");
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [model]);
}
