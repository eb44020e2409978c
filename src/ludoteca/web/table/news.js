// @ts-check
// What a player or a spectator of a correspondence table is told beside the board.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { delayWords } from "../pages/clock-fields.js";
import { over } from "./over.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} p */
export function Correspondence({ model }) {
  const me = model.me.value;
  const delay = model.table.value?.delay;
  return html`${
    me.prepared?.[1]
      ? html`<div class="request panel" role="status">
          <p>${t("ui-prepared-news")}</p>
          <button
            type="button"
            class="small primary"
            data-act="prepared-news"
            onClick=${() => {
              over.value = "prepared";
            }}
          >
            ${t("ui-prepared-look")}
          </button>
        </div>`
      : null
  }${
    delay && !me.seats.length
      ? html`<p class="request panel" role="note">
          ${t("ui-delay-behind", { late: delayWords(delay) })}
        </p>`
      : null
  }`;
}
