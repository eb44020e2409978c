// @ts-check
// The strip of a trial: how many moves were tried, why it ends, and what becomes of them.
import { html } from "../vendor/ui.js";
import { t, tell } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** How many of the last sentences are shown. */
const MAX_TOLD = 2;

/** @param {{model: TableModel}} p */
export function TrialBar({ model }) {
  const { moves, end, busy, events } = model.trial;
  const said = [
    ...events.value.slice(-MAX_TOLD).map((e) => tell(`log-${e.key}`, e.args)),
    t(end.value ? `ui-trial-end-${end.value}` : "ui-trial-about"),
  ];
  const count = moves.value?.length ?? 0;
  if (moves.value === null) return null;
  return html`<section class="trial panel" role="group" aria-label=${t("ui-trial")}>
    <p role="status"><b>${t("ui-trial-moves", { count })}</b>${" "} ${said.join(" ")}</p>
    <div class="row">
      <button
        type="button"
        class="small"
        data-act="trial-back"
        disabled=${!count || busy.value}
        onClick=${() => model.trial.back()}
      >
        <${Icon} n="ui-undo" />${t("ui-trial-back")}
      </button>
      <button
        type="button"
        class="small"
        data-act="trial-discard"
        onClick=${() => model.trial.discard()}
      >
        ${t("ui-trial-discard")}
      </button>
      <button
        type="button"
        class="small primary"
        data-act="trial-keep"
        disabled=${!count || busy.value}
        onClick=${() => model.trial.keep()}
      >
        ${t("ui-trial-keep")}
      </button>
    </div>
  </section>`;
}
