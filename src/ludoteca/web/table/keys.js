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
 * @typedef {{replay: () => void, window: (w: import("./over.js").WindowName) => void}} Windows
 * what the page opens
 */

/** What each key does. @type {Record<string, (model: TableModel, page: Windows) => unknown>} */
const ACTIONS = {
  u: (model) => model.undo(),
  r: (model) => model.redo(),
  n: () => nextLit(1),
  N: () => nextLit(-1),
  p: () => focusOn(".choices button"),
  l: () => focusOn(".log, .plainlog") || focusOn("#ptab-log"),
  w: (_, page) => page.window("recap"),
  v: (_, page) => page.replay(),
  "[": ({ replay, state }) => replay.look((replay.at.peek() ?? state.peek()?.seq ?? 0) - 1),
  "]": ({ replay }) => {
    const at = replay.at.peek();
    if (at !== null) replay.look(at + 1);
  },
  x: () => set({ view: settings.peek().view === "text" ? "board" : "text" }),
  h: (model) => model.askHint(),
  s: (model) => model.skip(),
  "?": (_, page) => page.window("keys"),
};

/** What a key does now. @param {TableModel} model @param {string} key */
function actionOf(model, key) {
  if (/^[1-9]$/.test(key)) {
    const branch = model.branches.peek()[Number(key) - 1];
    if (branch?.amount) return () => focusOn(".choices .amount input[type=number]");
    return branch && (() => model.choose(branch));
  }
  if (key === "h" && !(model.myTurn.peek() && model.table.peek()?.hints)) return undefined;
  return Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
}

/** @param {TableModel} model */
function escape(model) {
  if (info.peek()) info.value = null;
  else if (!model.widen() && model.notice.peek()) model.notice.value = null;
}

/** @param {TableModel} model @param {Windows} page */
export function useKeys(model, page) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest?.("input, textarea, select, dialog"))
        return;
      if (e.key === "Escape") return escape(model);
      if (!settings.peek().keys || model.covered.peek()) return;
      const act = actionOf(model, e.key);
      if (!act) return;
      act(model, page);
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [model]);
}
