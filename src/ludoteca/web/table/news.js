// @ts-check
// What a correspondence table says beside the board to players and spectators.
import { html } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { clockWords, delayWords } from "../pages/clock-fields.js";
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

/** Who proposes which clock. @param {{request: import("../types/wire.js").TableRequest}} p */
export const ClockRequest = ({ request }) =>
  t("ui-request-clock", {
    name: nameOf("seat:" + request.by),
    clock: request.clock ? clockWords(request.clock) : "",
  });
