// @ts-check
// Windows over the page, the browser's own <dialog>: focus stays inside, Escape closes, focus
// returns.
import { html, useRef, useEffect } from "../vendor/ui.js";
import { t } from "./texts.js";
import { Icon } from "../board-kit/icon.js";

/** @param {{title: string, close: () => void, children?: unknown, class?: string}} p */
export function Dialog(p) {
  const el = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement|null} */ (document.activeElement);
    el.current?.showModal();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${el}
    class=${"dialog panel " + (p.class ?? "")}
    aria-labelledby="dialog-title"
    onClose=${p.close}
    onClick=${(/** @type {MouseEvent} */ e) => {
      if (e.target === el.current) p.close();
    }}
  >
    <header>
      <h2 id="dialog-title">${p.title}</h2>
      <button type="button" class="tool" aria-label=${t("ui-close")} onClick=${p.close}>
        <${Icon} n="ui-close" />
      </button>
    </header>
    <div class="dialog-body">${p.children}</div>
  </dialog>`;
}
