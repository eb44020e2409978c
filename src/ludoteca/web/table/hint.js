// @ts-check
// What a strong bot would consider here, and why; it knows only what this seat knows.
import { html, useEffect, useRef } from "../vendor/ui.js";
import { t, tell } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";

/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("../types/wire.js").Advice} Advice */

/** The reasons of a choice as one phrase. @param {Advice} x */
export const reasonsOf = (x) => x.reasons.map((r) => tell(r.key, r.args)).join("; ");

/** @param {{model: TableModel}} p */
export function HintBox({ model }) {
  const h = model.hint.value;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // It opens above the button that was pressed, and grows when the answer comes: a long sheet may
  // have to move.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [h]);
  const menu = model.live.value?.menu ?? [];
  const answer = h === "asked" ? null : h;
  const hints = (answer?.hints ?? []).filter((x) => menu.some((c) => c.do === x.do));
  return html`<section
    class="request hintbox panel"
    aria-label=${t("ui-hint")}
    role="status"
    ref=${box}
  >
    <${Icon} n="ui-hint" />
    ${
      !answer
        ? html`<p>${t("ui-hint-thinking")}</p>`
        : hints.length
          ? html`<ol>
              ${hints.map(
                (x) =>
                  html`<li key=${x.do}>
                    <button
                      type="button"
                      class="small"
                      data-hint=${x.do}
                      onClick=${() => model.act(x)}
                    >
                      ${tell(`do-${x.verb}`, x.args)}
                    </button>
                    <span
                      ><b>${t("ui-hint-chance", { percent: x.chance })}</b> ${reasonsOf(x)}</span
                    >
                  </li>`,
              )}
            </ol>`
          : html`<p>${t("ui-hint-none")}</p>`
    }
    <button
      type="button"
      class="tool"
      aria-label=${t("ui-close")}
      onClick=${() => {
        model.hint.value = null;
      }}
    >
      <${Icon} n="ui-close" />
    </button>
  </section>`;
}
